import { beforeEach, describe, expect, test } from "vitest";
import {
  choosePreset,
  chooseSeats,
  emptyForm,
  fitForm,
  problemsOf,
  QUICK,
  quickFrom,
  quickWish,
  startsAtOnce,
  wishOf,
  type TableForm,
} from "../../src/around/newtable";
import { clashes, merged, plainOptions } from "../../src/around/options";
import { catalogue, english } from "./helpers";

let form: TableForm;
beforeEach(() => {
  form = emptyForm();
  fitForm(form, catalogue);
});
const ids = (): string[] => problemsOf(form, catalogue).map((one) => one.id);

test("a form that was kept for an edition that is gone is one for the first there is", () => {
  form = { ...emptyForm(), preset: "lost", edition: "lost", changes: { supply: 3 } };
  fitForm(form, catalogue);
  expect(form).toMatchObject({ preset: "classic", edition: "classic", changes: {} });
});

describe("presets", () => {
  test.each(catalogue.presets)(
    "$name makes sense with any number of seats, and is explained",
    ({ name, edition }) => {
      const id = name === edition ? `option-edition-${name}` : `around-preset-${name}`;
      expect(english.has(id)).toBe(true);
      expect(english.has(`${id}-about`)).toBe(true);
      for (const seats of [3, 4, 5]) {
        form.seats = seats;
        choosePreset(form, name, catalogue);
        const options = merged(plainOptions(catalogue, form.edition, form.seats), form.changes);
        expect(clashes(options, catalogue.ranges).filter((one) => one.wrong)).toEqual([]);
      }
    },
  );

  test("a short game is half as long, whatever the number of seats", () => {
    choosePreset(form, "short", catalogue);
    expect(wishOf(form, "", catalogue).options).toEqual({ supply: 8 });
    chooseSeats(form, 5, catalogue);
    expect(form.preset).toBe("short");
    expect(wishOf(form, "", catalogue)).toMatchObject({ seats: 5, options: { supply: 10 } });
  });

  test("five at the table are five; with others it is no longer that", () => {
    choosePreset(form, "five", catalogue);
    expect(wishOf(form, "", catalogue)).toMatchObject({ seats: 5, options: { domestic_sale: "pre-turn" } });
    chooseSeats(form, 4, catalogue);
    expect(form.preset).toBeNull();
  });

  test("the first game has hints", () => {
    choosePreset(form, "first", catalogue);
    expect(wishOf(form, "", catalogue)).toMatchObject({
      hints: true,
      options: { domestic_sale: "pre-turn", supply: 10 },
    });
  });

  test("its hints go with it, also after something was changed", () => {
    choosePreset(form, "first", catalogue);
    choosePreset(form, "classic", catalogue);
    expect(form.hints).toBe(false);
    choosePreset(form, "first", catalogue);
    form.preset = null;
    choosePreset(form, "short", catalogue);
    expect(form.hints).toBe(false);
  });

  test("hints that were wished for stay", () => {
    form.hints = true;
    for (const name of ["short", "first", "open"]) choosePreset(form, name, catalogue);
    expect(form.hints).toBe(true);
  });

  test("a remembered table is as it was: its preset does not bring hints that were put away", () => {
    choosePreset(form, "first", catalogue);
    form.hints = false;
    choosePreset(form, "first", catalogue);
    expect(form.hints).toBe(false);
  });
});

describe("the wish", () => {
  test("is for as many seats as there are, the host in the first", () => {
    expect(wishOf(form, "Ann", catalogue)).toEqual({
      edition: "classic",
      seats: 4,
      options: {},
      plan: [{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
      name: "Ann",
      title: "",
      public: false,
      pace: "live",
      clock: null,
      undo: "consent",
      spectators: true,
      spectator_chat: false,
      counted_cash: true,
      hints: false,
      start: false,
    });
  });

  test("begins at once when nobody has to come", () => {
    form.plan.forEach((seat, at) => (seat.kind = at ? "bot" : "me"));
    expect(startsAtOnce(form)).toBe(true);
    expect(wishOf(form, "", catalogue)).toMatchObject({
      start: true,
      plan: [{ kind: "me" }, { kind: "bot", bot: "steady" }, {}, {}],
    });
  });

  test("a hot seat has names of its own", () => {
    Object.assign(form.plan[1] as object, { kind: "me", name: " Bob " });
    expect(wishOf(form, "Ann", catalogue).plan?.slice(0, 2)).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "me", name: "Bob" },
    ]);
  });

  test("clocks are in seconds", () => {
    form.move = { on: true, amount: 1, unit: "days" };
    form.game = { on: true, amount: 90, unit: "minutes" };
    expect(wishOf(form, "", catalogue).clock).toEqual({
      move: 86_400,
      game: 5400,
      out: "bot",
      bot: "steady",
    });
  });
});

describe("what is wrong is said at its field", () => {
  test("nothing is at first", () => expect(ids()).toEqual([]));

  test.each([null, 0, 4, 86_400 * 31])("a clock of %s seconds", (amount) => {
    form.move = { on: true, amount, unit: "seconds" };
    expect(problemsOf(form, catalogue)).toEqual([
      { field: "move", id: "around-new-clock-range", wrong: true },
    ]);
  });

  test("minutes for a game over days are odd, not wrong", () => {
    form.pace = "days";
    form.move = { on: true, amount: 5, unit: "minutes" };
    expect(problemsOf(form, catalogue)).toEqual([
      { field: "move", id: "around-new-clock-short", wrong: false },
    ]);
  });

  test("no seat of one's own, the same name twice, a full table in the lobby, counting what is open", () => {
    form.plan.forEach((seat) => (seat.kind = "bot"));
    form.public = true;
    form.changes = { money: "open" };
    expect(ids().sort()).toEqual(["around-new-counted-open", "around-new-no-me", "around-new-public-full"]);
    form = emptyForm();
    fitForm(form, catalogue);
    form.plan.forEach((seat) => Object.assign(seat, { kind: "me", name: "ann" }));
    expect(ids()).toEqual(["around-new-same-name"]);
  });

  test("options that clash", () => {
    form.changes = { auction: "progressive", bluff: "cancel" };
    expect(problemsOf(form, catalogue)).toMatchObject([{ field: "bluff", wrong: true }]);
  });

  test("every message is there", () => {
    for (const id of [
      "no-me",
      "same-name",
      "public-full",
      "counted-open",
      "clock-range",
      "clock-short",
      "clock-long",
    ]) {
      expect(english.has(`around-new-${id}`), id).toBe(true);
    }
  });
});

describe("play now", () => {
  test("is classic for four against three steady bots, with hints, at once", () => {
    const bot = { kind: "bot", bot: "steady" };
    expect(quickWish(QUICK, "")).toEqual({
      seats: 4,
      plan: [{ kind: "me" }, bot, bot, bot],
      hints: true,
      start: true,
    });
  });

  test("remembers what can still be had", () => {
    expect(quickFrom({ bot: "hard", seats: 5 }, catalogue)).toEqual({
      edition: "classic",
      seats: 5,
      bot: "hard",
    });
    expect(quickFrom({ bot: "gone", seats: 7, edition: "lost" }, catalogue)).toEqual({
      ...QUICK,
      edition: "classic",
    });
    expect(quickWish({ ...QUICK, edition: "anniversary" }, "")).toMatchObject({ edition: "anniversary" });
    expect(quickFrom(null, null)).toEqual(QUICK);
  });
});
