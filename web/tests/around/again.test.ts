// Playing again at a table like the one whose game is over.
import { describe, expect, it } from "vitest";
import { againWish, calledTo } from "../../src/around/again";
import type { SaidTold, Settings } from "../../src/game/types";
import { catalogue } from "./helpers";
import { plainOptions } from "../../src/around/options";

const SETTINGS: Settings = {
  title: "Friday",
  public: false,
  pace: "days",
  clock: { move: 60, game: null, out: "bot", bot: "steady" },
  undo: "turn",
  spectators: false,
  counted_cash: false,
  hints: true,
};
const options = { ...plainOptions(catalogue, "classic", 3), supply: 7 };
const bot = { kind: "bot", bot: "steady" } as const;
const person = (name: string) => ({ kind: "person", name }) as const;

describe("playing again", () => {
  it("alone against bots begins at once, with the same bots in their seats and the same settings", () => {
    const played = { options, settings: SETTINGS, seats: [bot, person("Ann"), bot], mine: [1] };
    expect(againWish(played, catalogue)).toEqual({
      ...SETTINGS,
      edition: "classic",
      seats: 3,
      options: { supply: 7 },
      plan: [bot, { kind: "me", name: "Ann" }, bot],
      start: true,
    });
  });

  it("with people leaves their seats open, and waits for them", () => {
    const seats = [person("Ann"), person("Bob"), bot];
    const wish = againWish({ options, settings: SETTINGS, seats, mine: [0] }, catalogue);
    expect(wish.plan).toEqual([{ kind: "me", name: "Ann" }, { kind: "open" }, bot]);
    expect(wish.start).toBe(false);
  });

  it("several at one device all sit down again", () => {
    const seats = [person("Ann"), person("Bob"), bot];
    const wish = againWish({ options, settings: SETTINGS, seats, mine: [0, 1] }, catalogue);
    expect(wish.plan?.map(({ kind }) => kind)).toEqual(["me", "me", "bot"]);
    expect(wish.start).toBe(true);
  });
});

describe("being called to a new table", () => {
  const ORIGIN = "http://harbour.test";
  const say = (name: string, text: string) => ({ kind: "said", name, text }) as SaidTold;

  it("goes by the last link to another table of this server", () => {
    const said = [
      say("Ann", `Another? ${ORIGIN}/t/bbbbbbbbbbbb#join=old`),
      say("Bob", `No, here: ${ORIGIN}/t/cccccccccccc#join=new`),
      say("Cy", `we played at ${ORIGIN}/t/aaaaaaaaaaaa and http://elsewhere.test/t/dddddddddddd`),
    ];
    expect(calledTo(said, "aaaaaaaaaaaa", ORIGIN)).toEqual({
      name: "Bob",
      address: "/t/cccccccccccc#join=new",
    });
    expect(calledTo(said.slice(2), "aaaaaaaaaaaa", ORIGIN)).toBeNull();
    expect(calledTo([say("Ann", "well played, aaaaaaaaaaab")], "aaaaaaaaaaaa", ORIGIN)).toBeNull();
  });
});
