import { describe, expect, it } from "vitest";
import {
  allowedSet,
  choiceFor,
  groupsOf,
  offerOf,
  plainAction,
  RULES,
  stillAsked,
  type AskedThen,
} from "../../src/acting/choices";
import { planOf } from "../../src/acting/committing";
import type { Offer, Phase, Refused } from "../../src/game/types";
import { RULES as KNOWN } from "../../src/learn/rulebook";
import { BLACK, BLUE, offers, RED, TAN, YELLOW } from "./words";

const stock = (seat: number): Offer => ({
  kind: "stock",
  seat,
  goods: [[TAN, 2]],
  room: 1,
  store: [],
  prices: [2, 3],
});
const no = (kind: Refused["kind"], seat?: number): Refused => ({
  kind,
  code: "no-actions",
  values: {},
  text: "No.",
  ...(seat === undefined ? {} : { seat }),
});
const PASS: Offer = { kind: "pass", actions: 2 };

describe("the choices", () => {
  it("come in the groups in which players think, the empty ones left out", () => {
    const all = offers([
      PASS,
      { kind: "loan", amount: 10 },
      { kind: "sail-sea" },
      stock(RED),
      { kind: "build-warehouse", price: 4 },
    ]);
    expect(groupsOf(all).map((group) => group.name)).toEqual(["build", "harbour", "sail", "bank", "end"]);
  });
  it("show what can be done, then what cannot, seat by seat from one's left", () => {
    const all = offers([stock(YELLOW), PASS], [no("stock", RED), no("reprice")]);
    const harbour = groupsOf(all).find((group) => group.name === "harbour");
    expect(harbour?.choices.map((one) => [one.key, !!one.offer])).toEqual([
      ["stock/2", true],
      ["stock/1", false],
      ["reprice", false],
    ]);
  });
  it("show once what is refused with every seat for one reason, and not what would be idle to ask", () => {
    const all = offers(
      [PASS],
      [no("sail-harbour", RED), no("sail-harbour", YELLOW), { ...no("load"), code: "not-in-harbour" }],
    );
    expect(groupsOf(all)[0]?.choices.map((one) => one.key)).toEqual(["sail-harbour"]);
  });
  it("begin with the left-hand neighbour of whoever plays", () => {
    const all = offers([stock(BLUE), stock(YELLOW)], [], { seat: RED });
    expect(groupsOf(all)[0]?.choices.map((one) => one.seat)).toEqual([YELLOW, BLUE]);
  });
  it("are only those that take no action, once none is left", () => {
    const all = offers(
      [
        { kind: "pass", actions: 0 },
        { kind: "repay", amount: 10 },
      ],
      [no("stock", RED), no("sail-sea")],
    );
    expect(groupsOf(all).map((group) => group.name)).toEqual(["bank", "end"]);
  });
  it("are found for a click on the board, refused ones too", () => {
    const all = offers([stock(YELLOW)], [no("stock", RED), no("sail-island")]);
    expect(choiceFor(all, "stock", YELLOW)?.offer).toBeDefined();
    expect(choiceFor(all, "stock", RED)?.refused?.code).toBe("no-actions");
    expect(choiceFor(all, "sail-island")?.refused).toBeDefined();
    expect(choiceFor(all, "stock", BLUE)).toBeNull();
  });
  it("give the offer of a kind and seat", () => {
    const all = offers([stock(RED), stock(YELLOW)]);
    expect(offerOf(all, "stock", YELLOW)?.seat).toBe(YELLOW);
    expect(offerOf(all, "bid")).toBeNull();
    expect(offerOf(null, "bid")).toBeNull();
  });
  it("know what needs no further choice", () => {
    expect(plainAction("sail-sea")).toEqual({ type: "sail-sea" });
    expect(plainAction("stock")).toBeNull();
  });
});

describe("K3: what may be made together", () => {
  const offer = {
    kind: "produce",
    makes: [BLACK, TAN],
    count: 1,
    sets: [[BLACK]],
    fee: 1,
    boss: RED,
    store: [],
    prices: [1, 2, 3, 4],
  } as const;
  it("is one of the sets that the server names", () => {
    expect(allowedSet(offer, [BLACK])).toBe(true);
    expect(allowedSet(offer, [TAN])).toBe(false);
    expect(allowedSet(offer, [])).toBe(false);
    expect(allowedSet({ ...offer, count: 2, sets: [[BLACK, TAN]] }, [TAN, BLACK])).toBe(true);
  });
});

describe("the one button", () => {
  const step = { action: { type: "sail-sea" } as const, events: [] };
  it("is not there before anything is put together", () =>
    expect(planOf([], null, offers([PASS]))).toBeNull());
  it("leaves the turn open while there are actions left", () =>
    expect(planOf([step], null, offers([{ kind: "pass", actions: 1 }]))).toEqual({
      ends: "open",
      pass: false,
      ask: null,
      left: 1,
    }));
  it("ends the turn with the draft, and asks before an auction and the end of the game", () => {
    expect(planOf([step], "turn", null)).toMatchObject({ ends: "turn", pass: false, ask: null });
    expect(planOf([step], "auction", null)).toMatchObject({ ends: "auction", ask: "island" });
    expect(planOf([step], "game", null)).toMatchObject({ ends: "game", ask: "game" });
  });
  it("T2: asks before a turn that gives actions up, though it was put together so", () => {
    const passed = { type: "passed", seat: BLUE, actions: 1, audience: null } as const;
    const end = { action: { type: "pass" } as const, events: [passed] };
    expect(planOf([step, end], "turn", null)).toMatchObject({ ends: "turn", ask: "pass", left: 1 });
  });
  it("K5: only does it while somebody else has to price what comes back first", () =>
    expect(planOf([step], null, offers([], [], { awaited: false, phase: "price" }))).toMatchObject({
      ends: "waits",
      pass: false,
    }));
  it("says the end of a turn that has only repaying left, with or without a draft", () => {
    const spent = offers([
      { kind: "pass", actions: 0 },
      { kind: "repay", amount: 10 },
    ]);
    expect(planOf([step], null, spent)).toMatchObject({ ends: "last", pass: true });
    expect(planOf([], null, spent)).toMatchObject({ ends: "last", pass: true });
  });
});

describe("while the table is asked anew", () => {
  const PHASES = [
    "act",
    "bids",
    "tiebreak",
    "raise",
    "decide",
    "seize",
    "seize-kind",
    "price",
    "pay",
  ] as const;
  const then = (seq: number, phase: Phase, awaiting: readonly number[]): AskedThen => ({
    seq,
    view: { board: { phase, awaiting } },
  });
  it.each(PHASES)("%s: a loan of somebody, and the prompt stays with what was set in it", (phase) => {
    const asked = offers([], [], { phase, seq: 5 });
    expect(stillAsked(asked, [then(5, phase, [BLUE]), then(6, phase, [BLUE, RED])])).toBe(true);
    expect(stillAsked(asked, [])).toBe(true);
  });
  it("what is answered, or another question, does not", () => {
    const bids = offers([], [], { phase: "bids", seq: 5 });
    expect(stillAsked(bids, [then(6, "bids", [RED])])).toBe(false);
    expect(stillAsked(bids, [then(6, "tiebreak", [BLUE])])).toBe(false);
    expect(stillAsked({ ...bids, awaited: false }, [])).toBe(false);
  });
  it("nor does the same kind of question after another one", () => {
    const act = offers([], [], { phase: "act", seq: 5 });
    expect(stillAsked(act, [then(6, "act", [RED]), then(7, "act", [BLUE])])).toBe(false);
    expect(stillAsked(act, [then(4, "bids", [RED]), then(7, "act", [BLUE])])).toBe(true);
  });
});

describe("the help of the groups", () => {
  it("is about rules that there are", () => {
    for (const rules of Object.values(RULES))
      for (const rule of rules.split(" ")) expect(KNOWN, rule).toContain(rule);
  });
});
