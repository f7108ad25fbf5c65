// Which lesson is told now. Nothing here changes anything: what was learned comes back as a new value.
import { LESSONS, type Lesson } from "./guide";
import type { Scene } from "./scene";

/** How far somebody is; kept in the browser for each table. */
export interface Progress {
  readonly learned: readonly string[];
  readonly paused: boolean;
  /** The lesson that is being told, and the turn of one's own in which it was told first. */
  readonly telling: { readonly id: string; readonly since: number } | null;
}

export const NEW: Progress = { learned: [], paused: false, telling: null };

const PATIENCE = 2; // own turns after which a lesson that nobody heeds is let go

export const lessonOf = (progress: Progress): Lesson | null =>
  LESSONS.find((one) => one.id === progress.telling?.id) ?? null;

/** Move on by what is to be seen now. The same value if nothing changes. */
export function follow(progress: Progress, scene: Scene): Progress {
  if (progress.paused) return progress;
  const settled = settle(progress, scene);
  const open = (lesson: Lesson): boolean => !settled.learned.includes(lesson.id) && lesson.applies(scene);
  const told = lessonOf(settled);
  const urgent = LESSONS.find((one) => one.urgent && open(one));
  const next = urgent ?? (told && open(told) ? told : LESSONS.find(open)) ?? null;
  if (next?.id === settled.telling?.id) return settled;
  const telling = next && { id: next.id, since: scene.past.turns };
  return { ...settled, telling };
}

/** What has been done is learned; what nobody heeded for some turns is let go. */
function settle(progress: Progress, scene: Scene): Progress {
  const { learned, telling } = progress;
  const fresh = LESSONS.filter((one) => !learned.includes(one.id) && one.done?.(scene)).map((one) => one.id);
  const stale = telling && !learned.includes(telling.id) && scene.past.turns >= telling.since + PATIENCE;
  if (stale && !fresh.includes(telling.id)) fresh.push(telling.id);
  if (!fresh.length) return progress;
  return {
    ...progress,
    learned: [...learned, ...fresh],
    telling: telling && fresh.includes(telling.id) ? null : telling,
  };
}

/** The lesson that is told has been read, or is not wanted. */
export function learn(progress: Progress): Progress {
  const { telling, learned } = progress;
  if (!telling) return progress;
  return { ...progress, learned: [...learned, telling.id], telling: null };
}

/** How many lessons are behind one. */
export const behind = ({ learned }: Progress): number =>
  LESSONS.filter((one) => learned.includes(one.id)).length;
