import { expect, test } from "vitest";
import { botGroups } from "../../src/around/bots";
import { firstNew, newSince, saidIn } from "../../src/around/chat";
import { offeredSeats } from "../../src/around/offered";
import { whatIsNew, type Watched } from "../../src/around/turning";
import { addressTrouble } from "../../src/around/webhook";
import type { Entry } from "../../src/game/types";
import { catalogue, english, source } from "./helpers";

const entry = (seq: number, kind: string, more: object = {}): Entry =>
  ({ seq, at: 0, kind, status: "running", ...more }) as unknown as Entry;

test("what was said, and what of it is new and not one's own", () => {
  const said = saidIn([
    entry(1, "opened"),
    entry(2, "said", { seat: 0, name: "Ann", text: "Hello" }),
    entry(3, "said", { seat: 1, name: "Bob", text: "Hi" }),
    entry(4, "said", { name: "", text: "from a host without a seat" }),
  ]);
  expect(said.map((one) => one.seq)).toEqual([2, 3, 4]);
  expect(newSince(said, 1, [0])).toBe(2);
  expect(newSince(said, 3, [0])).toBe(1);
  expect(newSince(said, 4, [])).toBe(0);
  expect(firstNew(said, 1, [0])?.seq).toBe(3); // what one says oneself is not new
  expect(firstNew(said, 3, [0])?.seq).toBe(4);
  expect(firstNew(said, 2, [1])?.seq).toBe(4);
  expect(firstNew(said, 0, [0])).toBeUndefined(); // nothing was read before: nothing stands out
});

test("seats that are handed on, until somebody sits down", () => {
  const offers = [entry(3, "seat-offered", { seat: 1 }), entry(4, "seat-offered", { seat: 2 })];
  expect(offeredSeats(offers)).toEqual([1, 2]);
  expect(offeredSeats([...offers, entry(5, "joined", { seat: 1, name: "Cy", seats: [] })])).toEqual([2]);
});

const watched = (more: Partial<Watched> = {}): Watched => ({
  awaited: false,
  status: "running",
  undo: 0,
  ...more,
});
test.each([
  [null, { awaited: true }, null], // a table that is just being opened tells nothing
  [{}, {}, null],
  [{}, { awaited: true }, "turn"],
  [{ awaited: true }, { awaited: true }, null],
  [{ status: "open" }, {}, "start"],
  [{ status: "open" }, { awaited: true }, "turn"],
  [{ awaited: true }, { status: "finished" }, "finish"],
  [{}, { undo: 7 }, "undo"],
  [{ undo: 7 }, { undo: 7 }, null],
])("from %j to %j one is told %j", (before, now, news) => {
  expect(whatIsNew(before && watched(before), watched(now))).toBe(news);
  if (news) expect(english.has(`around-news-${news}`)).toBe(true);
});

test("bots by kind, without those that levels are made of", () => {
  expect(botGroups(catalogue).map((group) => [group.kind, group.bots.map((bot) => bot.name)])).toEqual([
    ["level", ["easy", "steady", "hard", "master"]],
    ["personality", ["shipper", "hoarder", "price-cutter", "maker", "harbour-master"]],
    ["bot", ["random", "learned"]],
  ]);
});

test("every bot of the roster that people are offered has a name and a description in words", () => {
  const names = [...source("bots/roster.toml").matchAll(/^\[(?!outside|exploiter)\w+\.([\w-]+)\]/gm)].map(
    (found) => found[1],
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    expect(english.has(`around-bot-${name}`), name).toBe(true);
    expect(english.has(`around-bot-name-${name}`), name).toBe(true);
  }
});

test.each([
  ["https://ntfy.example.org/x", null],
  ["", "around-webhook-no-url"],
  ["ntfy", "around-webhook-bad-url"],
  ["ftp://example.org", "around-webhook-bad-url"],
])("the address %j", (text, trouble) => expect(addressTrouble(text)).toBe(trouble));
