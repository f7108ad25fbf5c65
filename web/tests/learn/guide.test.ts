import { describe, expect, it } from "vitest";
import type { Action, Offer, OfferOf, Priced } from "../../src/game/types";
import { follow, learn, lessonOf, NEW, type Progress } from "../../src/learn/coach";
import { commit, LESSONS, type Lesson } from "../../src/learn/guide";
import { area, type Scene } from "../../src/learn/scene";
import { cargo } from "../../src/learn/suggest";
import { keeping, worthOf } from "../../src/acting/worthline";
import type { CargoWorth } from "../../src/game/worth";
import { summaryOf } from "../../src/learn/summary";
import { coloursOf, seatName } from "../../src/game/editions";
import { GAMES, GUIDED, lexicon, scenes } from "./games";

const words = lexicon();
const lesson = (id: string): Lesson => {
  const found = LESSONS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no lesson ${id}.`);
  return found;
};
const everyScene: readonly Scene[] = GAMES.flatMap(scenes);
const names = (scene: Scene) => ({
  called: seatName,
  colour: (colour: number) => coloursOf(scene.view.options)[colour] ?? "",
});
const first = (id: string): Scene => {
  const found = everyScene.find((scene) => lesson(id).applies(scene));
  if (!found) throw new Error(`No game brings up ${id}.`);
  return found;
};
const withDraft = (scene: Scene, ...draft: Action[]): Scene => ({ ...scene, draft });

const SPOT = /^(article)?\[data-(place|seat|berth|echo|choice|group|purse|way|part)="[a-z0-9/-]+"\]$/;

describe("the lessons", () => {
  it("have names of their own", () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  const fromDraft = new Set(["draft"]); // a turn that is put together is no moment of a game that was played
  it.each(LESSONS.map(({ id }) => id).filter((id) => !fromDraft.has(id)))(
    "%s comes up in a real game",
    (id) => {
      expect(first(id)).toBeDefined();
    },
  );
  it("draft comes up when an action is put into the turn, and goes with it", () => {
    const scene = first("produce");
    const action = lesson("produce").suggests?.(scene) as Action;
    expect(lesson("draft").applies(scene)).toBe(false);
    expect(lesson("draft").applies(withDraft(scene, action))).toBe(true);
  });

  it.each(LESSONS.map((one) => [one.id, one] as const))(
    "%s has its words, and all of their values",
    (id, one) => {
      expect(words.has(`guide-${id}-title`)).toBe(true);
      const scene = id === "draft" ? first("produce") : first(id);
      const text = words.say(`guide-${id}`, one.values?.(scene, names(scene)) ?? {});
      expect(text).not.toContain("guide-");
      expect(text).not.toMatch(/\{|\?\?\?|undefined|NaN/);
      expect(text.length).toBeGreaterThan(40);
      expect(text.length).toBeLessThan(330); // short enough for a phone
    },
  );

  it("point only at what a page can be asked for", () => {
    for (const one of LESSONS) {
      const scene = one.id === "draft" ? first("produce") : first(one.id);
      for (const target of one.points(scene)) {
        if ("label" in target) expect(words.has(target.label)).toBe(true);
        else for (const part of target.selector.split(", ")) expect(part).toMatch(SPOT);
      }
    }
  });
});

describe("when a lesson comes", () => {
  it("produces only when something can be made (P2)", () => {
    for (const scene of everyScene.filter((one) => lesson("produce").applies(one))) {
      const offer = scene.offers?.offers.find((one) => one.kind === "produce") as OfferOf<"produce">;
      expect(offer.count).toBeGreaterThan(0);
      expect(scene.past.turns).toBeGreaterThan(0);
    }
  });
  it("bids only while one owes a first bid, on another's cargo (A1)", () => {
    for (const scene of everyScene.filter((one) => lesson("bid").applies(one))) {
      expect(scene.view.board.phase).toBe("bids");
      expect(scene.view.board.bidding?.seller).not.toBe(scene.seat);
      expect(cargo(scene).length).toBeGreaterThan(0);
    }
  });
  it("asks to sell or to keep only the ship's owner (A4, A5)", () => {
    for (const scene of everyScene.filter((one) => lesson("decide").applies(one)))
      expect(scene.view.board.bidding?.seller).toBe(scene.seat);
  });
  it("sails to the island from the open sea with goods on board (M1, M4)", () => {
    for (const scene of everyScene.filter((one) => lesson("island").applies(one))) {
      expect(area(scene).berth).toBe("sea");
      expect(area(scene).ship.length).toBeGreaterThan(0);
    }
  });
  it("leaves the island only when the ship lies there (M4)", () => {
    for (const scene of everyScene.filter((one) => lesson("leave").applies(one)))
      expect(area(scene).berth).toBe("island");
  });
  it("tells of interest only those who have paid some (I1)", () => {
    for (const scene of everyScene.filter((one) => lesson("interest").applies(one)))
      expect(scene.past.loans).toBeGreaterThan(0);
  });
  it("names the union boss as the rules do (P1)", () => {
    const told = GAMES.flatMap(({ moments }) => moments.flatMap(({ events }) => events));
    const wage = told.find((event) => event.type === "produced" && event.seat === 0 && event.wage > 0);
    const scene = first("boss");
    const { boss } = lesson("boss").values?.(scene, names(scene)) ?? {};
    expect(wage?.type === "produced" && seatName(wage.boss)).toBe(boss);
  });
  it("tells of the last turn in the last round, not before", () => {
    for (const game of GUIDED)
      for (const scene of scenes(game).filter((one) => lesson("last").applies(one)))
        expect(scene.view.board.end_triggered || scene.view.board.round === game.options.round_limit).toBe(
          true,
        );
  });
});

const taken = (from: readonly Priced[], some: readonly Priced[]): boolean => {
  const left = from.map(String);
  return some.every((one) => {
    const at = left.indexOf(String(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
const cost = (goods: readonly Priced[]): number => goods.reduce((sum, [, price]) => sum + price, 0);
const colours = (goods: readonly Priced[]): number[] => goods.map(([colour]) => colour).sort((a, b) => a - b);

/** Whether an action is one of those that are offered, to the last container and dollar. */
function within(action: Action, offers: readonly Offer[], cash: number): boolean {
  return offers.some((offer) => {
    if (offer.kind !== action.type || offer.needs_loan) return false;
    switch (action.type) {
      case "produce": {
        const { sets, store, prices } = offer as OfferOf<"produce">;
        const wanted = String(colours(action.store));
        const made = sets.some((set) => String([...set, ...colours(store)].sort((a, b) => a - b)) === wanted);
        return made && action.store.every(([, price]) => prices.includes(price));
      }
      case "stock": {
        const { seat, goods, room, store, prices } = offer as OfferOf<"stock">;
        return (
          seat === action.seat &&
          taken(goods, action.take) &&
          action.take.length <= room &&
          cost(action.take) <= cash &&
          String(colours(action.store)) === String(colours([...store, ...action.take])) &&
          action.store.every(([, price]) => prices.includes(price))
        );
      }
      case "reprice": {
        const { store, prices } = offer as OfferOf<"reprice">;
        return (
          String(colours(action.store)) === String(colours(store)) &&
          action.store.every(([, price]) => prices.includes(price))
        );
      }
      case "sail-harbour": {
        const { seat, goods, room } = offer as OfferOf<"sail-harbour">;
        const load = action.load ?? [];
        return seat === action.seat && taken(goods, load) && load.length <= room && cost(load) <= cash;
      }
      case "build-machine":
        return (offer as OfferOf<"build-machine">).colours.includes(action.colour);
      case "sell":
        return taken((offer as OfferOf<"sell">).goods, [[action.colour, action.price]]);
      default:
        return true;
    }
  });
}

describe("what the coach suggests", () => {
  it.each(LESSONS.filter((one) => one.suggests).map((one) => [one.id, one] as const))(
    "%s is offered whenever it is suggested",
    (_, one) => {
      const told = everyScene.filter((scene) => one.applies(scene));
      expect(told.length).toBeGreaterThan(0);
      for (const scene of told) {
        const action = one.suggests?.(scene) as Action;
        expect(
          within(action, scene.offers?.offers ?? [], scene.offers?.cash ?? 0),
          JSON.stringify(action),
        ).toBe(true);
      }
    },
  );
  it("is not suggested again once it is in the turn", () => {
    for (const one of LESSONS.filter(({ suggests }) => suggests)) {
      const scene = first(one.id);
      expect(one.applies(withDraft(scene, one.suggests?.(scene) as Action))).toBe(false);
    }
  });
  it("bids no more than one has, and less than the cargo is worth (A1)", () => {
    for (const scene of everyScene.filter((one) => lesson("bid").applies(one))) {
      const { amount, most } = lesson("bid").values?.(scene, names(scene)) as {
        amount: number;
        most: number;
      };
      expect(amount).toBeLessThanOrEqual(scene.offers?.cash ?? 0);
      expect(amount).toBeLessThanOrEqual(most);
      expect(lesson("bid").bids?.(scene)).toBe(amount); // what is shown is what was advised
    }
  });
  it("says of a cargo what the panel says of it, and points at what it advises", () => {
    for (const id of ["bid", "decide"])
      for (const scene of everyScene.filter((one) => lesson(id).applies(one))) {
        const worth = worthOf(scene.view, cargo(scene));
        const { now, most } = keeping(worth as CargoWorth);
        const values = lesson(id).values?.(scene, names(scene));
        expect(values).toMatchObject({ now: Math.abs(now), most, open: most > now });
        if (id !== "decide") continue;
        const way = values?.["better"] === "accept" ? "sell" : "keep";
        expect(lesson(id).points(scene)).toEqual([{ selector: `[data-way="${way}"]` }]);
      }
  });
  it("points at the button that tells the others, once the turn is whole", () => {
    const scene = withDraft(first("produce"), lesson("produce").suggests?.(first("produce")) as Action);
    expect(lesson("draft").points(scene)).toEqual([]);
    expect(lesson("draft").points({ ...scene, complete: true })).toEqual([commit]);
  });
});

describe("the coach", () => {
  /** Somebody who reads everything at once and does what comes. */
  const pupil = (game: (typeof GAMES)[number]): { told: string[]; progress: Progress } => {
    const told: string[] = [];
    let progress = NEW;
    for (const scene of scenes(game)) {
      for (let more = true; more;) {
        progress = follow(progress, scene);
        const now = lessonOf(progress);
        more = now !== null && !now.suggests && !now.urgent;
        if (now && told.at(-1) !== now.id) told.push(now.id);
        if (more) progress = learn(progress);
      }
    }
    return { told, progress };
  };

  it.each(GUIDED.map((game) => [game.name, game] as const))(
    "%s: teaches the trade from end to end",
    (_, game) => {
      const { told } = pupil(game);
      expect(told.slice(0, 2)).toEqual(["welcome", "card"]);
      for (const id of ["turn", "bid", "end", "last"]) expect(told).toContain(id);
      const { learned } = pupil(game).progress;
      for (const id of ["produce", "stock", "sail", "bid", "build"]) expect(learned).toContain(id);
    },
  );
  it("stays with a lesson until it is read, unless something is asked", () => {
    const [begin] = scenes(GUIDED[0] as (typeof GAMES)[number]);
    const told = follow(NEW, begin as Scene);
    expect(lessonOf(told)?.id).toBe("welcome");
    expect(follow(told, first("produce")).telling?.id).toBe("welcome");
    expect(follow(told, first("bid")).telling?.id).toBe("bid");
    expect(lessonOf(follow(learn(told), begin as Scene))?.id).toBe("card");
  });
  it("comes back to what a bid has interrupted", () => {
    const scene = first("produce");
    const told: Progress = { ...NEW, learned: ["welcome", "card", "turn"] };
    const bid = { ...first("bid"), past: scene.past }; // before one has produced
    const bidding = follow(follow(told, scene), bid);
    expect(bidding.telling?.id).toBe("bid");
    expect(follow(learn(bidding), scene).telling?.id).toBe("produce");
  });
  it("does not tell what was done without it", () => {
    const late = everyScene.find(({ past }) => past.made > 0 && past.bids > 0 && past.built > 0) as Scene;
    expect(follow(NEW, late).learned).toEqual(expect.arrayContaining(["produce", "bid", "build"]));
  });
  it("lets go of what nobody heeds for two turns", () => {
    const scene = first("produce");
    const telling = { id: "welcome", since: scene.past.turns };
    expect(follow({ ...NEW, telling }, scene).telling).toEqual(telling);
    const later = { ...scene, past: { ...scene.past, turns: telling.since + 2 } };
    expect(follow({ ...NEW, telling }, later).learned).toContain("welcome");
  });
  it("says nothing while it is paused, and goes on from there", () => {
    const scene = first("bid");
    const paused = { ...NEW, paused: true };
    expect(follow(paused, scene)).toBe(paused);
    expect(follow({ ...paused, paused: false }, scene).telling?.id).toBe("bid");
  });
  it("changes nothing when nothing has changed", () => {
    for (const scene of everyScene.slice(0, 60)) {
      const once = follow(NEW, scene);
      expect(follow(once, scene)).toBe(once);
    }
  });
});

describe("the welcome", () => {
  const told = (scene: Scene): string => {
    const values = lesson("welcome").values?.(scene, names(scene)) ?? {};
    return words.say("guide-welcome", values);
  };
  it("says who begins, and once that was, who began", () => {
    const scene = everyScene[0] as Scene;
    const { board } = scene.view;
    const at = (own: boolean, active: number): Scene => ({
      ...scene,
      seat: own ? board.first : (board.first + 1) % 3,
      view: { ...scene.view, board: { ...board, active } },
    });
    expect(told(at(true, board.first))).toContain("You begin.");
    expect(told(at(true, (board.first + 1) % 3))).toContain("You began.");
    expect(told(at(false, board.first))).toMatch(/\w+ begins\./);
    expect(told(at(false, (board.first + 1) % 3))).toMatch(/\w+ began\./);
  });
});

describe("the summary", () => {
  it.each(GAMES.map((game) => [game.name, game] as const))(
    "%s: is the server's score, at its place",
    (_, game) => {
      const all = scenes(game);
      expect(summaryOf(all[0] as Scene)).toBeNull();
      const last = all.at(-1) as Scene;
      const summary = summaryOf(last);
      const { scores, winners } = last.view.board.result ?? { scores: [], winners: [] };
      expect(summary?.total).toBe(scores[0]?.total);
      expect(summary?.won).toBe(winners.includes(0));
      expect(summary?.place === 1).toBe(winners.includes(0));
      expect(summary?.place).toBeLessThanOrEqual(3);
      expect(summary?.island).toBe(last.view.board.seats[0]?.island.length);
      for (const part of ["made", "traded", "landed", "island"])
        expect(words.say(`guide-over-${part}`, { count: 2, amount: 5 })).toContain("2");
    },
  );
});
