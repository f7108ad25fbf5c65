// What has become new at a table that one should be told of.

export interface Watched {
  awaited: boolean; // one's seat owes a decision
  status: string;
  undo: number; // the entry with which somebody asks to take something back; 0: nobody does
}
export type News = "turn" | "finish" | "start" | "undo";

/** The one thing that matters most; nothing when a table is first seen. */
export function whatIsNew(before: Watched | null, now: Watched): News | null {
  if (!before) return null;
  if (now.status === "finished" && before.status === "running") return "finish";
  if (now.awaited && !before.awaited) return "turn";
  if (now.status === "running" && before.status === "open") return "start";
  if (now.undo && now.undo !== before.undo) return "undo";
  return null;
}
