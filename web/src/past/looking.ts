// The figures of a table's economy, with all that whoever looks at it may know.
import { economy } from "../game/economy";
import type { Table } from "../table/table.svelte";
import { figuresOf, type FigureSpec } from "./figures";
import { stopsOf } from "./stops";

export function figuresFor(table: Table): FigureSpec[] {
  const { board, own } = table.now ?? {};
  const cards = (board?.seats ?? []).map((area, seat) => area.card ?? (own?.seat === seat ? own.card : null));
  const steps = stopsOf(table.entries).map(({ seq, entry }) => ({ seq, events: entry.events }));
  const { names, seatKeys, dyes, seat, over, options, told } = table;
  const open = over || options?.money === "open" || Boolean(told?.settings.counted_cash);
  return figuresOf(economy(steps, cards), { names, seatKeys, dyes, seat, over, open });
}
