// The smaller parts: keys, the order of payments, undo, handing over, the calculator.
import { describe, expect, it } from "vitest";
import { brokerAt, keyedPlace, moved } from "../../src/acting/ordering";
import { deedOf, SHORTCUTS, type Pressed, type Spot } from "../../src/acting/shortcuts";
import { submit } from "../../src/acting/submit";
import { undoState } from "../../src/acting/undo";
import { cargoOf, keeping, linesOf, reasons, rowsOf, signOf, worthOf } from "../../src/acting/worthline";
import type { Action, Entry } from "../../src/game/types";
import { area, BLACK, BLUE, BROWN, english, ORANGE, RED, TAN, view, WHITE } from "./words";

describe("keys", () => {
  const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    repeat: false,
    ...more,
  });
  const spot = (more: Partial<Spot> = {}): Spot => ({
    typing: false,
    pressing: false,
    dialog: false,
    ...more,
  });
  it("do what the help says, in both cases", () => {
    expect(deedOf(press("b"), spot())).toBe("build");
    expect(deedOf(press("B"), spot())).toBe("build");
    expect(deedOf(press("Backspace"), spot())).toBe("back");
    expect(deedOf(press("x"), spot())).toBeNull();
  });
  it("do nothing while one types, under a dialog, or with another key held", () => {
    for (const [key] of SHORTCUTS) {
      expect(deedOf(press(key), spot({ typing: true }))).toBeNull();
      expect(deedOf(press(key), spot({ dialog: true }))).toBeNull();
      expect(deedOf(press(key, { ctrlKey: true }), spot())).toBeNull();
      expect(deedOf(press(key, { defaultPrevented: true }), spot())).toBeNull();
    }
  });
  it("leave Enter to the button that has the focus", () => {
    expect(deedOf(press("Enter"), spot({ pressing: true }))).toBeNull();
    expect(deedOf(press("Enter"), spot())).toBe("commit");
    expect(deedOf(press("Enter", { repeat: true }), spot())).toBeNull();
  });
  it("all have a line in the help", () => {
    for (const [, deed] of SHORTCUTS) expect(english.has(`acting-key-${deed}`)).toBe(true);
  });
});

describe("K8: the order of payments", () => {
  it("moves one and keeps the others in their order", () => {
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
    expect(moved([1, 2], 5, 0)).toEqual([1, 2]);
    expect(moved([1, 2], 0, 9)).toEqual([2, 1]);
  });
  it("goes by keys, not past the ends", () => {
    expect(keyedPlace("ArrowUp", 0, 3)).toBe(0);
    expect(keyedPlace("ArrowRight", 1, 3)).toBe(2);
    expect(keyedPlace("End", 0, 3)).toBe(2);
    expect(keyedPlace("q", 0, 3)).toBeNull();
  });
  it("goes round the three brokers", () =>
    expect([0, 1, 2, 3].map(brokerAt)).toEqual(["I", "II", "III", "I"]));
});

describe("an undo that is asked for", () => {
  const entry = (seq: number, kind: Entry["kind"], more: object = {}): Entry =>
    ({ seq, kind, ...more }) as unknown as Entry;
  const entries = [
    entry(5, "played"),
    entry(6, "said"),
    entry(7, "played"),
    entry(8, "undo-asked", { to: 5 }),
  ];
  const undoAsked = { seq: 8, seat: RED, to: 5 };
  it("is put to the others, with how much it takes back", () =>
    expect(undoState({ seat: BLUE, entries, undoAsked })).toEqual({ kind: "asked", seat: RED, count: 2 }));
  it("does not count what was taken back before", () => {
    const again = [
      entry(5, "played"),
      entry(6, "played"),
      entry(7, "undone", { to: 6 }),
      entry(8, "played"),
      entry(9, "undo-asked", { to: 5 }),
      entry(10, "played"),
    ];
    expect(undoState({ seat: BLUE, entries: again, undoAsked: { seq: 9, seat: RED, to: 5 } })).toEqual({
      kind: "asked",
      seat: RED,
      count: 2,
    });
  });
  it("is waited for by who asked, and by who has answered", () => {
    expect(undoState({ seat: RED, entries, undoAsked })).toEqual({ kind: "own" });
    const answered = [...entries, entry(9, "undo-answered", { seat: BLUE, agree: true })];
    expect(undoState({ seat: BLUE, entries: answered, undoAsked })).toEqual({ kind: "agreed" });
  });
  it("is put again to who has answered, when somebody has left since", () => {
    const left = [
      ...entries,
      entry(9, "undo-answered", { seat: BLUE, agree: true }),
      entry(10, "left", { seat: 2 }),
    ];
    expect(undoState({ seat: BLUE, entries: left, undoAsked })).toMatchObject({ kind: "asked" });
  });
  it("is nothing to those who look on", () => {
    expect(undoState({ seat: null, entries, undoAsked })).toBeNull();
    expect(undoState({ seat: BLUE, entries, undoAsked: null })).toBeNull();
  });
});

describe("handing an action to the table", () => {
  function table(refuse: (action: Action, drafted: readonly Action[]) => boolean) {
    const drafted: Action[] = [];
    const picks: unknown[] = [];
    return {
      drafted,
      picks,
      draftable: true,
      problem: "",
      // as at the real table, every wish begins without a problem
      async propose(action: Action) {
        this.problem = refuse(action, drafted) ? `No ${action.type}` : "";
        if (!this.problem) drafted.push(action);
        return !this.problem;
      },
      async takeBack() {
        this.problem = "";
        return drafted.pop() !== undefined;
      },
      pick: (what: null) => void picks.push(what),
    };
  }
  it("takes the loans first, then closes the panel", async () => {
    const to = table(() => false);
    expect(await submit(to, { type: "build-warehouse" }, 2)).toBe(true);
    expect(to.drafted.map((action) => action.type)).toEqual(["loan", "loan", "build-warehouse"]);
    expect(to.picks).toEqual([null]);
  });
  it("takes the loans back when the action is refused, and leaves the panel open", async () => {
    const to = table((action) => action.type === "build-warehouse");
    expect(await submit(to, { type: "build-warehouse" }, 1)).toBe(false);
    expect(to.drafted).toEqual([]);
    expect(to.picks).toEqual([]);
    expect(to.problem).toBe("No build-warehouse"); // why not is still to be read
  });
  it("does nothing while steps of others are still being shown: it would be done at once", async () => {
    const to = { ...table(() => false), draftable: false };
    expect(await submit(to, { type: "sail-sea" })).toBe(false);
    expect(to.drafted).toEqual([]);
  });
  it("does not act when a loan is refused", async () => {
    const to = table((action, drafted) => action.type === "loan" && drafted.length === 1);
    expect(await submit(to, { type: "build-warehouse" }, 2)).toBe(false);
    expect(to.drafted).toEqual([]);
    expect(to.problem).toBe("No loan");
  });
});

describe("the calculator", () => {
  const island = [BLACK, BROWN, ORANGE, WHITE];
  const seats = [area({ island }), area({ ship: [TAN, TAN] }), area()];
  const now = view({ phase: "bids", active: RED, seats });
  it("F1, F2: what the cargo adds to the island as it stands", () => {
    // card A: orange 10, tan 5/10, white 6, black 4, brown 2
    const worth = worthOf(now, cargoOf(now));
    // before: all four tied, brown goes (10 + 6 + 4 = 20); after: all five, tan is the most and goes (4 + 2 + 10 + 6 = 22)
    expect(worth?.now).toBe(2);
    expect(worth?.card).toBe(20);
    expect(linesOf([TAN, TAN], worth!)).toEqual([{ colour: TAN, count: 2, each: 10, discarded: true }]);
    expect(reasons([TAN, TAN], worth!, TAN)).toEqual([
      { id: "every" },
      { id: "discard-other", colour: TAN, wanted: BROWN },
    ]);
  });
  it("says what a bid would leave, as the island stands and by the card", () => {
    const worth = worthOf(now, [TAN, TAN])!;
    expect(rowsOf(worth, 9)).toEqual([
      { id: "now", worth: 2, after: -7 },
      { id: "card", worth: 20, after: 11 },
    ]);
    expect(rowsOf(worth, null).map((row) => row.after)).toEqual([null, null]);
    expect(keeping({ ...worth, now: 12, most: 10 })).toEqual({ now: 12, most: 12 });
    expect(keeping({ ...worth, now: -2, most: 10 })).toEqual({ now: -2, most: 10 });
  });
  it("shows the very best only where it differs: the 5/10 colour without all five", () => {
    const alone = view({ phase: "bids", active: RED, seats: [area(), area({ ship: [TAN] }), area()] });
    expect(rowsOf(worthOf(alone, [TAN])!, null).map((row) => [row.id, row.worth])).toEqual([
      ["now", 0],
      ["card", 5],
      ["most", 10],
    ]);
  });
  it("F3: what lies on one's own ship counts there already", () => {
    const worth = worthOf(now, [WHITE, WHITE], true)!; // white goes instead of brown: +2 − 6 = −4
    expect(rowsOf(worth, null).map((row) => [row.id, row.worth])).toEqual([
      ["now", -4],
      ["end", -10],
      ["card", 12],
    ]);
    expect(rowsOf(worthOf(now, [WHITE, WHITE])!, null).map((row) => row.id)).toEqual(["now", "card"]);
  });
  it("says of a ship whether it would add or cost something", () => {
    const said = (amount: number) =>
      english.say("acting-ship-worth", { sign: signOf(amount), amount: Math.abs(amount) });
    expect(said(12)).toBe("On your island your cargo would add $12 now.");
    expect(said(-4)).toBe("On your island your cargo would cost you $4 now.");
    expect(said(0)).toBe("On your island your cargo would add nothing now.");
  });
  it("says nothing to who has no card, or of an empty ship", () => {
    expect(worthOf({ ...now, own: null }, [TAN])).toBeNull();
    expect(worthOf(now, [])).toBeNull();
  });
});
