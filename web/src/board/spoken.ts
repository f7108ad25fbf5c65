// The text equivalents of what is drawn.
import type { Colours, Priced, Seat, View } from "../game/types";
import { listed, say } from "../words/say.svelte";
import { grouped, groupedByPrice, scarcest } from "./reading";
import type { Table } from "../table/table.svelte";

const isPriced = (goods: Colours | readonly Priced[]): goods is readonly Priced[] => Array.isArray(goods[0]);

/** “two black at $3 and tan at $2”. */
export function goodsWords(table: Pick<Table, "colours">, goods: Colours | readonly Priced[]): string {
  const name = (colour: number): string => table.colours[colour] ?? "";
  if (!goods.length) return say("board-nothing");
  if (isPriced(goods)) {
    return listed(
      groupedByPrice(goods).map(({ colour, price, count }) =>
        say("log-priced", { colour: name(colour), price, count }),
      ),
    );
  }
  return listed(grouped(goods).map(({ colour, count }) => say("log-alike", { colour: name(colour), count })));
}

/** An amount by itself, which may be less than nothing. */
export const moneyWords = (amount: number): string =>
  amount < 0 ? say("money-minus", { amount: -amount }) : say("money", { amount });

export const nameOf = (table: Pick<Table, "names">, seat: Seat): string => table.names[seat] ?? "";

/** Where a seat's ship lies. */
export function berthWords(table: Pick<Table, "view" | "names">, seat: Seat): string {
  const berth = table.view?.board.seats[seat]?.berth ?? "sea";
  if (typeof berth !== "number") return say(`board-at-${berth}`);
  return say("board-at-harbour", { name: nameOf(table, berth) });
}

/** How near the end is (E1). */
export function endWords(table: Pick<Table, "colours">, { board }: View): string {
  if (board.result) return say("board-end-over");
  if (board.end_triggered) return say("board-end-triggered");
  const [first, second] = scarcest(board.supply);
  return say("board-end-near", {
    colour: table.colours[first?.colour ?? 0] ?? "",
    left: first?.left ?? 0,
    wanted: table.colours[second?.colour ?? 0] ?? "",
    then: second?.left ?? 0,
  });
}
