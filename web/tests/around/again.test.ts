// Playing again at a table like the one whose game is over.
import { describe, expect, it } from "vitest";
import { againWish, calledTo, inCompany, overheard } from "../../src/around/again";
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
  spectator_chat: false,
  counted_cash: false,
  hints: true,
  rated: false,
  rated_bots: false,
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

  it("without them begins at once, with bots in their seats like those that are there", () => {
    const seats = [person("Ann"), person("Bob"), { kind: "bot", bot: "hard" } as const];
    const wish = againWish({ options, settings: SETTINGS, seats, mine: [0] }, catalogue, { alone: true });
    expect(wish.plan?.slice(1)).toEqual([
      { kind: "bot", bot: "hard" },
      { kind: "bot", bot: "hard" },
    ]);
    expect(wish.start).toBe(true);
    expect(inCompany({ seats, mine: [0] })).toBe(true);
    expect(inCompany({ seats, mine: [0, 1] })).toBe(false);
  });

  it("several at one device all sit down again", () => {
    const seats = [person("Ann"), person("Bob"), bot];
    const wish = againWish({ options, settings: SETTINGS, seats, mine: [0, 1] }, catalogue);
    expect(wish.plan?.map(({ kind }) => kind)).toEqual(["me", "me", "bot"]);
    expect(wish.start).toBe(true);
  });
});

describe("the invitation in the chat", () => {
  const seats = [person("Ann"), person("Bob"), bot];
  const heard = (settings: Partial<Settings>, mine = [0]) =>
    overheard({ options, settings: { ...SETTINGS, ...settings }, seats, mine });

  it("is read by those who look on, if they may and if there is one", () => {
    expect(heard({ spectators: true })).toBe(true);
    expect(heard({ spectators: false })).toBe(false);
    expect(heard({ spectators: true, public: true })).toBe(false); // anybody may come anyway
    expect(heard({ spectators: true }, [0, 1])).toBe(false); // nobody has to be called
  });
});

describe("being called to a new table", () => {
  const HERE = "http://harbour.test";
  const OTHERS = "http://192.0.2.7:8080";
  const said = (name: string, text: string, status = "finished") =>
    ({ kind: "said", status, name, text }) as SaidTold;
  const called = (...what: SaidTold[]) => calledTo(what, "aaaaaaaaaaaa", [HERE, OTHERS]);

  it("goes by the last link to another table of this server", () => {
    const talk = [
      said("Ann", `Another? ${HERE}/t/bbbbbbbbbbbb#join=old`),
      said("Bob", `No, here: ${HERE}/t/cccccccccccc#join=new-_1`),
      said("Cy", `we played at ${HERE}/t/aaaaaaaaaaaa and http://elsewhere.test/t/dddddddddddd`),
    ];
    expect(called(...talk)).toEqual({ name: "Bob", address: "/t/cccccccccccc#join=new-_1" });
    expect(called(...talk.slice(2))).toBeNull();
    expect(called(said("Ann", "well played, aaaaaaaaaaab"))).toBeNull();
  });

  it("finds the table of somebody who calls the server by its other name", () => {
    const call = said("Ann", `Here: ${OTHERS}/t/bbbbbbbbbbbb#join=x`);
    expect(called(call)).toEqual({ name: "Ann", address: "/t/bbbbbbbbbbbb#join=x" });
    expect(called(said("Ann", `${OTHERS}/t/bbbbbbbbbbbb`))?.address).toBe("/t/bbbbbbbbbbbb");
  });

  it("does not go where somebody calls who only looks on", () => {
    const guest = { ...said("Gus", `${HERE}/t/dddddddddddd`), guest: true };
    expect(called(guest)).toBeNull();
    expect(called(said("Ann", `${HERE}/t/bbbbbbbbbbbb`), guest)?.name).toBe("Ann");
  });

  it("takes nobody to a seat whose key somebody else holds", () => {
    const tables = `${HERE}/t/bbbbbbbbbbbb`;
    for (const rest of [
      "#key=x",
      "#join=a&key=x",
      "#key=x&join=a",
      "?key=x",
      "?a#join=b",
      "#join=",
      "/x",
      "#x",
    ])
      expect(called(said("Eve", tables + rest))).toBeNull();
    for (const text of [
      `${HERE}/t/bbbb`,
      `${HERE}/t/..%2fapi`,
      `${HERE}.evil/t/bbbbbbbbbbbb`,
      "/t/bbbbbbbbbbbb",
    ])
      expect(called(said("Eve", text))).toBeNull();
  });

  it("is not called by what was said during the game", () => {
    expect(called(said("Ann", `${HERE}/t/bbbbbbbbbbbb#join=x`, "running"))).toBeNull();
  });
});
