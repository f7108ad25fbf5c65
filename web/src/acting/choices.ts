// What can be done now, in the groups in which players think, with what cannot be done and why.
import type { Action, ActionKind, Offer, OfferOf, Offers, Phase, Refused } from "../game/types";

export type GroupName = "build" | "produce" | "harbour" | "sail" | "home" | "brokers" | "bank" | "end";

/** One thing to do: offered, or refused with a reason. */
export interface Choice {
  readonly key: string;
  readonly kind: ActionKind;
  readonly seat?: number;
  readonly offer?: Offer;
  readonly refused?: Refused;
}
export interface Group {
  readonly name: GroupName;
  readonly choices: readonly Choice[];
}

const GROUPS: readonly (readonly [GroupName, readonly ActionKind[]])[] = [
  ["build", ["build-machine", "build-warehouse"]],
  ["produce", ["produce"]],
  ["harbour", ["stock", "reprice"]],
  ["sail", ["sail-harbour", "load", "load-bank", "sail-sea", "sail-bank", "sail-island"]],
  ["home", ["sell"]],
  ["brokers", ["call-goods", "call-money"]],
  ["bank", ["loan", "repay"]],
  ["end", ["pass"]],
];
/** The rules that each group is about, for its help. */
export const RULES: Readonly<Record<GroupName, string>> = {
  build: "B1 B2",
  produce: "P1 P2 P3 P4",
  harbour: "H1 H2 H3 H4",
  sail: "M1 M2 M3 M4",
  home: "D1 D2",
  brokers: "K1 K2 K4",
  bank: "L1 L2 I1",
  end: "T1 T2",
};
const FREE: readonly GroupName[] = ["bank", "end"]; // what takes no action

/** There is nothing to choose about these: they are done with one click. */
const PLAIN = ["build-warehouse", "sail-sea", "sail-island", "loan", "repay", "pass"] as const;

/** The whole action of a kind that leaves nothing to choose; null for the others. */
export function plainAction(kind: ActionKind): Action | null {
  const type = PLAIN.find((one) => one === kind);
  return type ? { type } : null;
}

/** Refusals that say no more than that there is nothing of the sort to do now. */
const IDLE: ReadonlySet<string> = new Set([
  "not-in-harbour",
  "not-in-bank-harbour",
  "no-docked-loading",
  "at-sea-already",
  "no-loan",
]);

const targetOf = (what: Offer | Refused): number | undefined =>
  "seat" in what && typeof what.seat === "number" ? what.seat : undefined;

export const choiceKey = (kind: string, seat?: number): string =>
  seat === undefined ? kind : `${kind}/${seat}`;

/** How far a seat sits to the left of another: neighbours first. */
const around = (from: number, seat: number | undefined): number =>
  seat === undefined ? -1 : (seat - from + 10) % 10;

/** The groups with something in them. Where no action is left only what takes none is shown. */
export function groupsOf(offers: Offers): Group[] {
  const spent = offers.offers.some((offer) => offer.kind === "pass" && offer.actions === 0);
  return GROUPS.filter(([name]) => !spent || FREE.includes(name))
    .map(([name, kinds]) => ({
      name,
      choices: possibleFirst(kinds.flatMap((kind) => choicesOf(offers, kind))),
    }))
    .filter((group) => group.choices.length > 0);
}

const possibleFirst = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => Number(!!one.refused) - Number(!!other.refused));

function choicesOf(offers: Offers, kind: ActionKind): Choice[] {
  const found = new Map<string, Choice>();
  for (const refused of refusedOf(offers, kind)) {
    const seat = targetOf(refused);
    found.set(choiceKey(kind, seat), {
      key: choiceKey(kind, seat),
      kind,
      refused,
      ...(seat === undefined ? {} : { seat }),
    });
  }
  for (const offer of offers.offers) {
    if (offer.kind !== kind) continue;
    const seat = targetOf(offer);
    found.set(choiceKey(kind, seat), {
      key: choiceKey(kind, seat),
      kind,
      offer,
      ...(seat === undefined ? {} : { seat }),
    });
  }
  return [...found.values()].sort((a, b) => around(offers.seat, a.seat) - around(offers.seat, b.seat));
}

/** What is refused of a kind; seats that are all refused for one reason are refused once. */
function refusedOf(offers: Offers, kind: ActionKind): Refused[] {
  const all = offers.refused.filter((one) => one.kind === kind && !IDLE.has(one.code));
  const [first] = all;
  const offered = offers.offers.some((one) => one.kind === kind);
  if (!first || offered || all.length < 2 || all.some((one) => one.code !== first.code)) return all;
  const { seat: _, ...once } = first;
  return [once];
}

/** The choice that a click on the board, or a button, stands for. */
export function choiceFor(offers: Offers, kind: string, seat?: number): Choice | null {
  const choices = choicesOf(offers, kind as ActionKind);
  return choices.find((one) => seat === undefined || one.seat === undefined || one.seat === seat) ?? null;
}

/** The offer of a kind, with its seat as target where it has one. */
export function offerOf<K extends ActionKind>(
  offers: Offers | null,
  kind: K,
  seat?: number,
): OfferOf<K> | null {
  for (const offer of offers?.offers ?? []) {
    if (offer.kind !== kind) continue;
    const target = targetOf(offer);
    if (seat === undefined || target === undefined || target === seat) return offer as OfferOf<K>;
  }
  return null;
}

/** K3: whether a choice of what is made is one of those allowed. */
export function allowedSet(offer: OfferOf<"produce">, colours: readonly number[]): boolean {
  if (colours.length !== offer.count) return false;
  const wanted = [...colours].sort((a, b) => a - b).join();
  return offer.sets.some((set) => [...set].sort((a, b) => a - b).join() === wanted);
}

/** A moment of the game, as far as it matters whether the same is still asked. */
export interface AskedThen {
  readonly seq: number;
  readonly view: { readonly board: { readonly phase: Phase; readonly awaiting: readonly number[] } };
}

/** Whether what was offered is shown while the table is asked anew: at every moment since, the same decision
 * was owed. Somebody may have taken a loan or sealed a bid; what one has set so far must not go with that. */
export function stillAsked(offers: Offers, moments: readonly AskedThen[]): boolean {
  if (!offers.awaited) return false;
  const since = moments.filter((moment) => moment.seq > offers.seq);
  return since.every(
    ({ view: { board } }) => board.phase === offers.phase && board.awaiting.includes(offers.seat),
  );
}
