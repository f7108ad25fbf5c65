// The figures of the economy: what each shows, from the books of the game and from what one may know.
import { byRound, delivered, DRAINS, SOURCES, type Economy, type Flow, type Sale } from "../game/economy";
import type { Dye } from "../game/editions";
import type { Seat } from "../game/types";
import { capital, Proper, say } from "../words/say.svelte";
import { money, number } from "./amounts";
import { seatLabel, type Seated } from "./names";
import { containerStyle, otherStyle, seatStyle } from "./plot/paints";
import type { Panel, Series, Stop, Style, Tick } from "./plot/types";

export interface FigureSpec {
  readonly name: string;
  readonly title: string;
  readonly reading: string;
  readonly first: string; // heading of the table's first column
  readonly panels: readonly Panel[];
  readonly wide?: boolean;
}

/** Whose books they are, and how much of them may be shown. */
export interface Looker extends Seated {
  readonly dyes: readonly Dye[];
  readonly seat: Seat | null;
  readonly open: boolean; // everybody's cash may be known: open, counted, or the game is over
  readonly over: boolean;
}

export function figuresOf(books: Economy, looker: Looker): FigureSpec[] {
  const kit = new Kit(books, looker);
  return [
    worth(kit),
    cash(kit),
    supply(kit),
    deliveriesByColour(kit),
    flows(kit),
    prices(kit),
    deliveriesBySeat(kit),
  ].filter((figure) => figure !== null);
}

/** What all figures are drawn with. */
class Kit {
  readonly stops: readonly Stop[];
  readonly ticks: readonly Tick[];

  constructor(
    readonly books: Economy,
    readonly looker: Looker,
  ) {
    this.stops = books.turns.map(({ turn, round, seat, seq }) => ({
      x: turn,
      seq,
      label:
        seat === null
          ? say("past-scrub-deal")
          : say("past-turn", { round, seat: new Proper(looker.names[seat] ?? "") }),
    }));
    const first = new Map<number, number>();
    for (const { turn, round } of books.turns) if (turn && !first.has(round)) first.set(round, turn);
    this.ticks = [...first].map(([round, at]) => ({ at, label: number(round) }));
  }

  get seats(): Seat[] {
    return Array.from({ length: this.books.seats }, (_, seat) => seat);
  }

  seatSeries(seat: Seat, values: Series["values"]): Series {
    const key = this.looker.seatKeys[seat] ?? "";
    return { key, label: seatLabel(this.looker, seat), style: seatStyle(seat, key), values };
  }

  colourSeries(colour: number, values: Series["values"], sizes?: readonly number[]): Series {
    const dye = this.looker.dyes[colour] as Dye;
    const label = capital(say(`colour-${dye.name}`));
    return { key: dye.name, label, style: containerStyle(dye), values, ...(sizes ? { sizes } : {}) };
  }

  /** A panel over all turns. */
  overTurns(
    kind: Panel["kind"],
    yTitle: string,
    series: readonly Series[],
    more: Partial<Panel> = {},
  ): Panel {
    const { stops, ticks } = this;
    return {
      kind,
      stops,
      series,
      xTicks: ticks,
      xTitle: say("past-axis-round"),
      yTitle,
      format: money,
      ...more,
    };
  }
}

const text = (name: string): Pick<FigureSpec, "name" | "title" | "reading" | "first"> => ({
  name,
  title: say(`past-figure-${name}`),
  reading: say(`past-figure-${name}-reading`),
  first: say("past-axis-turn"),
});

/** F3 as it would have been at the end of each turn: with a card that one knows. */
function worth(kit: Kit): FigureSpec | null {
  const { turns } = kit.books;
  const known = kit.seats.filter((seat) => turns.some((turn) => turn.worth[seat] != null));
  if (!known.length) return null;
  const series = known.map((seat) =>
    kit.seatSeries(
      seat,
      turns.map((turn) => turn.worth[seat] ?? null),
    ),
  );
  const told = text("worth");
  const reading = kit.looker.over ? told.reading : say("past-figure-worth-own");
  return { ...told, reading, panels: [kit.overTurns("steps", say("past-axis-dollars"), series)], wide: true };
}

/** V2: one's own, and the others' where that may be known. */
function cash(kit: Kit): FigureSpec | null {
  const { open, seat: own } = kit.looker;
  const known = kit.seats.filter((seat) => open || seat === own);
  if (!known.length) return null;
  const series = known.map((seat) =>
    kit.seatSeries(
      seat,
      kit.books.turns.map((turn) => turn.cash[seat] ?? null),
    ),
  );
  return { ...text("cash"), panels: [kit.overTurns("steps", say("past-axis-dollars"), series)], wide: true };
}

function supply(kit: Kit): FigureSpec | null {
  if (!kit.looker.open) return null;
  const { turns } = kit.books;
  const banked = turns.some((turn) => turn.money.brokers || turn.money.card);
  const parts = [["seats", otherStyle("teal")] as const];
  const more = banked ? [["brokers", otherStyle("plum", "rise", "8 4")] as const] : [];
  const series = [...parts, ...more].map(([part, style]): Series => ({
    key: part,
    label: capital(say(`past-money-${part}`)),
    style: part === "brokers" ? { ...style, sign: "square" } : style,
    values: turns.map(({ money: held }) => (part === "seats" ? held.seats : held.brokers + held.card)),
  }));
  return { ...text("supply"), panels: [kit.overTurns("steps", say("past-axis-dollars"), series)] };
}

const FLOWS: Readonly<Record<Exclude<Flow, "deal">, Style>> = {
  loans: otherStyle("sky", "rise"),
  subsidy: otherStyle("teal"),
  domestic: otherStyle("olive", "dots"),
  brokers: otherStyle("plum", "grid"),
  interest: otherStyle("ochre", "dots"),
  machines: otherStyle("rust"),
  warehouses: otherStyle("rust", "lie"),
  declined: otherStyle("magenta", "rise"),
  repaid: otherStyle("slate", "fall"),
  bids: otherStyle("mist", "grid"),
};

/** By round: above the line what comes to the seats from outside, below it what leaves them. */
function flows(kit: Kit): FigureSpec | null {
  const rounds = byRound(kit.books);
  const series = ([...SOURCES, ...DRAINS] as const).flatMap((flow): Series[] => {
    if (flow === "deal") return [];
    const sign = (DRAINS as readonly Flow[]).includes(flow) ? -1 : 1;
    const values = rounds.map((round) => sign * round.flows[flow] + 0);
    if (values.every((value) => value === 0)) return [];
    return [{ key: flow, label: capital(say(`past-flow-${flow}`)), style: FLOWS[flow], values }];
  });
  if (!series.length) return null;
  const panel: Panel = {
    kind: "bars",
    stops: rounds.map(({ round, last }) => ({
      x: round,
      label: say("past-round", { round }),
      seq: last.seq,
    })),
    series,
    xTicks: rounds.map(({ round }) => ({ at: round, label: number(round) })),
    xTitle: say("past-axis-round"),
    yTitle: say("past-axis-dollars-round"),
    format: money,
  };
  return { ...text("flows"), first: say("past-axis-round"), panels: [panel], wide: true };
}

/** What a container cost along the chain: by colour in the stores; at the island a cargo's mean. */
function prices(kit: Kit): FigureSpec | null {
  const { sales } = kit.books;
  if (!sales.length) return null;
  // the two stores can be compared; a cargo may cost far more
  const top = Math.max(...sales.map((sale) => (sale.place === "island" ? 0 : sale.price)));
  const panel = (place: Sale["place"], series: readonly Series[], more: Partial<Panel> = {}): Panel =>
    kit.overTurns("signs", say("past-axis-each"), series, { heading: say(`past-place-${place}`), ...more });
  const inStore = (place: "factory" | "harbour"): Panel => {
    const there = sales.filter((sale) => sale.place === place);
    const series = kit.looker.dyes.map((_, colour) => {
      const { values, sizes } = means(
        kit,
        there.filter((sale) => sale.colour === colour),
      );
      return kit.colourSeries(colour, values, sizes);
    });
    return panel(place, series, { top });
  };
  const landed = sales.filter((sale) => sale.place === "island");
  const outcomes = [
    ["sold", otherStyle("teal")],
    ["kept", { ...otherStyle("magenta"), sign: "square" }],
  ] as const;
  const island = outcomes.map(([outcome, style]): Series => {
    const found = means(
      kit,
      landed.filter((sale) => sale.kept === (outcome === "kept")),
    );
    return { key: outcome, label: capital(say(`past-cargo-${outcome}`)), style, ...found };
  });
  const panels = [inStore("factory"), inStore("harbour"), panel("island", island)];
  return { ...text("prices"), panels, wide: true };
}

/** The mean price paid for a container, and how many were bought, by turn. */
function means(kit: Kit, sales: readonly Sale[]): { values: (number | null)[]; sizes: number[] } {
  const sizes = kit.stops.map(() => 0);
  const paid = kit.stops.map(() => 0);
  for (const { turn, count, price } of sales) {
    sizes[turn] = (sizes[turn] ?? 0) + count;
    paid[turn] = (paid[turn] ?? 0) + count * price;
  }
  return { sizes, values: sizes.map((size, turn) => (size ? (paid[turn] ?? 0) / size : null)) };
}

function deliveriesBySeat(kit: Kit): FigureSpec | null {
  const { deliveries, turns } = kit.books;
  if (!deliveries.length) return null;
  const series = kit.seats.map((seat) => {
    const own = deliveries.filter((delivery) => delivery.seat === seat);
    const upTo = (turn: number): number =>
      own.reduce((sum, delivery) => sum + (delivery.turn <= turn ? delivery.cargo.length : 0), 0);
    return kit.seatSeries(
      seat,
      turns.map(({ turn }) => upTo(turn)),
    );
  });
  const panel = kit.overTurns("steps", say("past-axis-containers"), series, { whole: true, format: number });
  return { ...text("deliveries"), panels: [panel], wide: true };
}

function deliveriesByColour(kit: Kit): FigureSpec | null {
  const { deliveries, seats } = kit.books;
  if (!deliveries.length) return null;
  const counts = delivered(deliveries, seats);
  const panel: Panel = {
    kind: "bars",
    stops: kit.seats.map((seat) => ({ x: seat, label: seatLabel(kit.looker, seat) })),
    series: kit.looker.dyes.map((_, colour) =>
      kit.colourSeries(
        colour,
        kit.seats.map((seat) => counts[seat]?.[colour] ?? 0),
      ),
    ),
    xTicks: kit.seats.map((seat) => ({ at: seat, label: kit.looker.names[seat] ?? "" })),
    allTicks: true,
    yTitle: say("past-axis-containers"),
    whole: true,
    format: number,
  };
  return { ...text("colours"), first: say("past-axis-seat"), panels: [panel] };
}
