// Who may play on from a moment: of a finished game whoever sees it; of a running one its seats, as a study
// in which what the seat does not know is dealt anew. After the last action of a finished game nothing is left
// to play.
import type { Seat, Status } from "../game/types";

export function mayFork(
  status: Status | undefined,
  seat: Seat | null,
  last: boolean,
): "again" | "study" | null {
  if (status === "finished") return last ? null : "again";
  return status === "running" && seat !== null ? "study" : null;
}
