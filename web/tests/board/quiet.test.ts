// Sounds and motion only when they are wished for.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attachMotion } from "../../src/board/motion";
import { NOTES, play } from "../../src/board/sounds";
import type { Event, View } from "../../src/game/types";
import { prefs } from "../../src/prefs.svelte";

const heard: number[] = [];
class Audio {
  state = "running";
  currentTime = 0;
  destination = {};
  createOscillator = () => ({
    frequency: {
      setValueAtTime: (pitch: number) => heard.push(pitch),
      exponentialRampToValueAtTime: vi.fn(),
    },
    connect: (next: unknown) => next,
    start: vi.fn(),
    stop: vi.fn(),
  });
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: vi.fn(),
  });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("document", { hidden: false });
  heard.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  prefs.sounds = false;
  prefs.motion = true;
});

describe("sounds", () => {
  it("are off unless they are switched on", () => {
    play("gavel");
    expect(heard).toEqual([]);
    prefs.sounds = true;
    play("gavel");
    expect(heard).toEqual(NOTES.gavel.map(({ pitch }) => pitch));
  });
  it.each(Object.entries(NOTES))("%s is short and quiet", (_, notes) => {
    for (const { at, length, loud } of notes) {
      expect(at + length).toBeLessThan(1.5);
      expect(loud).toBeLessThan(0.3);
    }
  });
});

describe("motion", () => {
  const before = { board: { seats: [], floor: null } } as unknown as View;
  const sailed = [{ type: "ship-sailed", seat: 0, origin: "sea", berth: 1, audience: null }] as Event[];
  const looked = vi.fn(() => []);
  const root = { querySelectorAll: looked, querySelector: () => null } as unknown as HTMLElement;

  function watched(events: readonly Event[], view: View | null): (() => void) | void {
    let seen: (() => void) | void = undefined;
    const off = attachMotion(
      {
        on: (_, watch) => {
          seen = watch(events, view, before);
          return () => undefined;
        },
      },
      root,
    );
    off();
    return seen;
  }

  it("is prepared before a step, to be shown after it", () => {
    expect(watched(sailed, before)).toBeTypeOf("function");
  });
  it("is none when it is switched off, and nothing is measured", () => {
    prefs.motion = false;
    looked.mockClear();
    expect(watched(sailed, before)).toBeUndefined();
    expect(looked).not.toHaveBeenCalled();
  });
  it("is none for what moves nothing, or when there was nothing before", () => {
    expect(watched([{ type: "passed", seat: 0, actions: 1, audience: null }], before)).toBeUndefined();
    expect(watched(sailed, null)).toBeUndefined();
  });
  it("still lets the sound be heard", () => {
    prefs.motion = false;
    prefs.sounds = true;
    watched(sailed, before);
    expect(heard).toEqual(NOTES.move.map(({ pitch }) => pitch));
  });
});
