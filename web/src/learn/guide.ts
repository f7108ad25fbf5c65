// The lessons of the guided first game, as data: when each applies, what it points at, what it suggests, when it
// is learned. The words are `guide-<id>` and `guide-<id>-title`. The first of them that applies is told.
import type { Action } from "../game/types";
import { twoValueColour } from "../game/cards";
import { islandScore } from "../game/worth";
import type { Proper, Values } from "../words/say.svelte";
import { after, area, before, drafted, offered, type Scene } from "./scene";
import * as suggest from "./suggest";

/** A part of the page: by a selector, or by the message that is its name. */
export type Target = { readonly selector: string } | { readonly label: string };

export interface Names {
  called(seat: number): string | Proper;
  colour(colour: number): string;
}

export interface Lesson {
  readonly id: string;
  readonly rules: string; // for the “?” beside it
  /** It is about what is to be decided now, and comes before all others. */
  readonly urgent?: boolean;
  applies(scene: Scene): boolean;
  /** Learned by doing it, told or not. Without this it is learned by reading. */
  done?(scene: Scene): boolean;
  points(scene: Scene): readonly Target[];
  suggests?(scene: Scene): Action | null;
  /** The bid that the coach would make. */
  bids?(scene: Scene): number;
  values?(scene: Scene, names: Names): Values;
}

const place = (name: string, seat: number): Target => ({ selector: `[data-place="${name}-${seat}"]` });
const board = (seat: number): Target => ({ selector: `article[data-seat="${seat}"]` });
/** A place at sea; where there is no room to draw the sea, the line of a ship. */
const berth = (name: string, ship: number): Target => ({
  selector: `[data-berth="${name}"], [data-echo="ship-${ship}"]`,
});
const island = (seat: number): Target => ({
  selector: `[data-place="island-${seat}"], [data-echo="ship-${seat}"]`,
});
const choice = (key: string): Target => ({ selector: `[data-choice="${key}"]` });
const group = (name: string): Target => ({ selector: `[data-group="${name}"]` });
/** The one button that tells the others. */
export const commit: Target = { selector: "[data-commit]" };
const amountField: Target = { selector: '[data-part="amount"]' };
const panel: Target = { label: "acting-title" };
const purse = (seat: number): Target => ({ selector: `[data-purse="${seat}"]` });
const card: Target = { label: "board-card" };
const supply: Target = { label: "board-supply" };

const myTurn = ({ awaited, offers }: Scene): boolean => awaited && offers?.phase === "act";
const limit = ({ view }: Scene): number => view.options.round_limit ?? 0;
const roundsLeft = (scene: Scene): number =>
  limit(scene) ? limit(scene) - scene.view.board.round : Number.POSITIVE_INFINITY;
/** Whoever is first has had a turn. */
const begun = ({ view: { board } }: Scene): boolean => board.round > 1 || board.active !== board.first;
const bidding = ({ view }: Scene): NonNullable<typeof view.board.bidding> | null => view.board.bidding;

/** How many of the second scarcest colour are left: the end is there when it is gone (E1). */
export const beforeTheEnd = ({ view }: Scene): number => [...view.board.supply].sort((a, b) => a - b)[1] ?? 0;

/** A lesson that is learned by doing something which the coach can show. */
function doing(
  id: string,
  rules: string,
  suggests: (scene: Scene) => Action | null,
  rest: Pick<Lesson, "points" | "done"> & Partial<Lesson>,
): Lesson {
  const wanted = rest.applies;
  const applies = (scene: Scene): boolean => {
    if (!myTurn(scene) || (wanted && !wanted(scene))) return false;
    const action = suggests(scene);
    return action !== null && !drafted(scene, action.type);
  };
  return { id, rules, suggests, ...rest, applies };
}

const ASKED: readonly Lesson[] = [
  {
    id: "seize",
    rules: "I3 I4",
    urgent: true,
    applies: ({ awaited, offers }) => awaited && /^seize/.test(offers?.phase ?? ""),
    points: (scene) => [board(scene.view.board.active)],
  },
  {
    id: "decide",
    rules: "A4 A5",
    urgent: true,
    applies: ({ awaited, offers }) => awaited && offers?.phase === "decide",
    done: ({ past }) => past.decided > 0,
    points: (scene) => {
      const better = suggest.answer(scene, bidding(scene)?.highest ?? 0);
      return [{ selector: `[data-way="${better === "accept" ? "sell" : "keep"}"]` }];
    },
    values: (scene, names) => {
      const amount = bidding(scene)?.highest ?? 0;
      return {
        winner: names.called(bidding(scene)?.leaders[0] ?? 0),
        amount,
        total: 2 * amount,
        ...suggest.worthSaid(scene),
        better: suggest.answer(scene, amount),
      };
    },
  },
  {
    id: "tie",
    rules: "A2",
    urgent: true,
    applies: (scene) => scene.awaited && offered(scene, "bid")?.extra === true,
    done: ({ past }) => past.extras > 0,
    points: () => [],
    values: (scene, names) => ({ seller: names.called(bidding(scene)?.seller ?? 0) }),
  },
  {
    id: "bid",
    rules: "A1 L3",
    urgent: true,
    applies: (scene) => scene.awaited && offered(scene, "bid")?.extra === false,
    done: ({ past }) => past.bids > 0,
    points: (scene) => [amountField, berth("island", bidding(scene)?.seller ?? 0)],
    bids: (scene) => {
      const offer = offered(scene, "bid");
      return offer ? suggest.bid(scene, offer) : 0;
    },
    values: (scene, names) => {
      const offer = offered(scene, "bid");
      return {
        seller: names.called(bidding(scene)?.seller ?? 0),
        ...suggest.worthSaid(scene),
        amount: offer ? suggest.bid(scene, offer) : 0,
      };
    },
  },
  {
    id: "draft",
    rules: "T1",
    urgent: true,
    applies: ({ draft }) => draft.length > 0,
    done: ({ draft, past }) => draft.length === 0 && past.deeds > 0,
    points: ({ complete }) => (complete ? [commit] : []),
  },
];

const BEGINNING: readonly Lesson[] = [
  {
    id: "welcome",
    rules: "T1",
    applies: () => true,
    points: () => [],
    values: ({ view, seat, ...scene }, names) => ({
      begins: `${view.board.first === seat ? "own" : "other"}${begun({ view, seat, ...scene }) ? "-before" : ""}`,
      seat: names.called(view.board.first),
      rounds: limit({ view, seat, ...scene }),
    }),
  },
  {
    id: "card",
    rules: "S6 F1",
    applies: ({ view }) => view.own !== null,
    points: () => [card],
    values: ({ view: { own } }, names) => ({
      colour: names.colour(own ? own.values.indexOf(10) : 0),
      wanted: names.colour(own?.two_value ?? 0),
    }),
  },
  { id: "turn", rules: "T1 T2", applies: myTurn, points: () => [panel] },
];

const NEWS: readonly Lesson[] = [
  {
    id: "boss",
    rules: "P1",
    applies: ({ past }) => past.made > 0,
    points: (scene) => [board(before(scene, scene.seat))],
    values: (scene, names) => ({
      boss: names.called(before(scene, scene.seat)),
      other: names.called(after(scene, scene.seat)),
    }),
  },
  {
    id: "sold",
    rules: "H1",
    applies: ({ past }) => past.fromFactory.length > 0,
    points: ({ seat }) => [place("factory", seat), purse(seat)],
    values: ({ past }, names) => {
      const last = past.fromFactory.at(-1);
      return { seat: names.called(last?.seat ?? 0), amount: last?.paid ?? 0 };
    },
  },
  {
    id: "shipped",
    rules: "M2 H3",
    applies: ({ past }) => past.fromHarbour.length > 0,
    points: ({ seat }) => [place("harbour", seat), purse(seat)],
    values: ({ past }, names) => {
      const last = past.fromHarbour.at(-1);
      return { seat: names.called(last?.seat ?? 0), amount: last?.paid ?? 0 };
    },
  },
  {
    id: "earned",
    rules: "A4",
    applies: ({ past, seat }) => past.ended?.seller === seat && past.ended.winner !== null,
    points: ({ seat }) => [purse(seat)],
    values: ({ past }, names) => ({
      winner: names.called(past.ended?.winner ?? 0),
      amount: past.ended?.price ?? 0,
    }),
  },
  {
    id: "won",
    rules: "A4 F3",
    applies: ({ past, seat }) => past.ended?.winner === seat,
    points: ({ seat }) => [island(seat)],
    values: ({ past }) => ({ amount: past.ended?.price ?? 0 }),
  },
  {
    id: "lost",
    rules: "A1 A4",
    applies: ({ past, seat }) =>
      past.bids > 0 && past.ended !== null && past.ended.seller !== seat && past.ended.winner !== seat,
    points: () => [],
  },
  {
    id: "interest",
    rules: "I1 I2",
    applies: ({ past }) => past.interest > 0,
    points: ({ seat }) => [purse(seat)],
  },
  {
    id: "last",
    rules: "F3",
    urgent: true,
    applies: (scene) => myTurn(scene) && (scene.view.board.end_triggered || roundsLeft(scene) <= 0),
    points: ({ seat }) => [board(seat)],
  },
  {
    id: "end",
    rules: "E1",
    applies: (scene) => roundsLeft(scene) <= 3 || beforeTheEnd(scene) <= 2,
    points: () => [supply],
    values: (scene) => ({ rounds: limit(scene) }),
  },
];

const TO_DO: readonly Lesson[] = [
  doing("home", "D1", suggest.sellHome, {
    points: ({ seat }) => [choice("sell"), place("factory", seat)],
    done: ({ past }) => past.soldHome > 0,
  }),
  doing("repay", "L2", suggest.repay, {
    points: ({ seat }) => [choice("repay"), purse(seat)],
    done: ({ past }) => past.repaid > 0,
  }),
  doing("produce", "P1 P2 P3", suggest.produce, {
    points: ({ seat }) => [place("factory", seat), group("produce")],
    done: ({ past }) => past.made > 0,
    values: (scene, names) => ({ colour: names.colour(area(scene).machines[0] ?? 0) }),
  }),
  doing("leave", "M4 M1", suggest.toSea, {
    applies: (scene) => area(scene).berth === "island",
    points: ({ seat }) => [berth("island", seat), choice("sail-sea")],
    done: ({ past }) => past.leftIsland > 0,
  }),
  doing("island", "M4 T3", suggest.toIsland, {
    points: ({ seat }) => [berth("island", seat), choice("sail-island")],
    done: ({ past }) => past.landed > 0,
  }),
  doing("sea", "M1", suggest.toSea, {
    applies: (scene) => typeof area(scene).berth === "number",
    points: ({ seat }) => [berth("sea", seat), choice("sail-sea")],
    done: ({ past }) => past.putOut > 0,
  }),
  doing("stock", "H1 H2 H3", suggest.stock, {
    points: ({ seat }) => [place("harbour", seat), group("harbour")],
    done: ({ past }) => past.bought > 0,
    values: (scene) => ({ room: offered(scene, "stock")?.room ?? area(scene).facts.harbour_room }),
  }),
  doing("sail", "M1 M2", suggest.sail, {
    applies: (scene) => !area(scene).ship.length,
    points: (scene) => {
      const action = suggest.sail(scene);
      const host = action?.type === "sail-harbour" ? action.seat : 0;
      return [place("harbour", host), choice(`sail-harbour/${host}`)];
    },
    done: ({ past }) => past.loaded > 0,
    values: (scene, names) => {
      const action = suggest.sail(scene);
      return { seat: names.called(action?.type === "sail-harbour" ? action.seat : 0) };
    },
  }),
  doing("build", "B1 B2", suggest.build, {
    applies: ({ past }) => past.deeds > 1,
    points: ({ seat }) => [place("warehouses", seat), place("machines", seat), group("build")],
    done: ({ past }) => past.built > 0,
  }),
  doing("prices", "H4", suggest.reprice, {
    applies: ({ past }) => past.unsold >= 3,
    points: ({ seat }) => [place("harbour", seat), choice("reprice")],
    done: ({ past }) => past.repriced > 0,
  }),
];

const LATER: readonly Lesson[] = [
  {
    id: "score",
    rules: "F1 F2",
    applies: ({ view, seat }) => new Set(view.board.seats[seat]?.island).size > 1,
    points: ({ seat }) => [island(seat), card],
    values: (scene, names) => {
      const { own, options } = scene.view;
      const island = own && islandScore(area(scene).island, own.card, options.discard_tie);
      return {
        colour: names.colour(island?.discarded ?? 0),
        wanted: names.colour(own ? twoValueColour(own.card) : 0),
      };
    },
  },
  {
    id: "loan",
    rules: "L1 I1",
    applies: (scene) => {
      if (!myTurn(scene) || scene.past.loans > 0 || drafted(scene, "loan")) return false;
      const short = (scene.offers?.offers ?? []).some((one) => one.needs_loan);
      return short || scene.view.board.round >= 5;
    },
    points: ({ seat }) => [purse(seat), choice("loan")],
  },
];

export const LESSONS: readonly Lesson[] = [...ASKED, ...BEGINNING, ...NEWS, ...TO_DO, ...LATER];
