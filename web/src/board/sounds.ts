// A few quiet sounds, made on the spot. Nothing is heard unless it is wished for.
import { prefs } from "../prefs.svelte";

export type Sound = "move" | "coin" | "your-turn" | "gavel";

/** One note: when it starts, how long it sounds (s), its pitch (Hz, gliding to `to`), how loud. */
interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly to?: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // a box set down on wood
  move: [
    { at: 0, length: 0.09, pitch: 190, to: 90, loud: 0.16, wave: "triangle" },
    { at: 0.01, length: 0.03, pitch: 620, to: 380, loud: 0.03, wave: "square" },
  ],
  coin: [
    { at: 0, length: 0.12, pitch: 1760, loud: 0.05, wave: "sine" },
    { at: 0.06, length: 0.2, pitch: 2637, loud: 0.045, wave: "sine" },
  ],
  // a ship's bell, twice
  "your-turn": [
    { at: 0, length: 0.7, pitch: 880, loud: 0.08, wave: "sine" },
    { at: 0, length: 0.4, pitch: 2217, loud: 0.02, wave: "sine" },
    { at: 0.28, length: 0.9, pitch: 880, loud: 0.08, wave: "sine" },
    { at: 0.28, length: 0.5, pitch: 2217, loud: 0.02, wave: "sine" },
  ],
  gavel: [
    { at: 0, length: 0.08, pitch: 240, to: 120, loud: 0.22, wave: "triangle" },
    { at: 0.17, length: 0.1, pitch: 240, to: 110, loud: 0.26, wave: "triangle" },
  ],
};

let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (!prefs.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // a page that nobody has touched may not sound; then it stays quiet
  if (context.state === "suspended") void context.resume();
  for (const note of NOTES[name]) sound(context, note);
}

function sound(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.length;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = note.wave;
  source.frequency.setValueAtTime(note.pitch, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}
