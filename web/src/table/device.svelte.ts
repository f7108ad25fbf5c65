// Several people at one device: a curtain is drawn until it is handed to the one who is awaited.
import type { EntryOf } from "../game/types";
import type { Table } from "./table.svelte";

export class Device {
  /** The seat that the device is to be handed to. */
  curtain = $state.raw<number | null>(null);
  private covered = 0; // the entry after which the curtain was drawn: once is enough

  constructor(private readonly table: Table) {}

  /** The game begins: it goes to the one of those here who is asked first. */
  begin({ events, seq }: EntryOf<"started">): void {
    const { mine } = this.table;
    if (mine.length < 2) return;
    const asked = events.findLast((event) => event.type === "awaited")?.seats ?? [];
    this.draw(mine.find((one) => asked.includes(one)) ?? mine[0] ?? 0, seq);
  }

  /** It goes to the one who is awaited now, unless that is who has it. */
  handOver(): void {
    const { running, mine, nowSeq, now, seat } = this.table;
    if (!running || mine.length < 2 || this.covered === nowSeq) return;
    const awaiting = now?.board.awaiting ?? [];
    const next = mine.find((one) => awaiting.includes(one));
    if (next === undefined || (seat !== null && awaiting.includes(seat))) return;
    this.draw(next, nowSeq);
  }

  handTo(seat: number): void {
    this.draw(seat, this.table.nowSeq);
  }

  private draw(seat: number, seq: number): void {
    this.covered = seq;
    this.curtain = seat;
  }
}
