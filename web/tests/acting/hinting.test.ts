import { describe, expect, it } from "vitest";
import type { BidDraft } from "../../src/acting/bidding";
import { followHint, type Before } from "../../src/acting/hinting";
import type { Action } from "../../src/game/types";
import { BLACK } from "./words";

/** Follow a hint; what was done, what was asked, what was put into the field. */
async function followed(actions: readonly Action[], { draftable = false, yes = true, refuse = "" } = {}) {
  const done: string[] = [];
  const asked: Before[] = [];
  const filled: BidDraft[] = [];
  const doing = (how: string) => async (action: Action) => {
    if (action.type === refuse) return false;
    done.push(`${how} ${action.type}`);
    return true;
  };
  await followHint({ draftable, propose: doing("draft"), play: doing("play") }, actions, {
    ask: async (before) => {
      asked.push(before);
      return yes;
    },
    fill: (bid) => void filled.push(bid),
  });
  return { done, asked, filled };
}

describe("doing what a bot would do", () => {
  it("goes into the draft in one's own turn, where committing asks", async () => {
    const { done, asked } = await followed([{ type: "loan" }, { type: "sail-island" }, { type: "pass" }], {
      draftable: true,
    });
    expect(done).toEqual(["draft loan", "draft sail-island", "draft pass"]);
    expect(asked).toEqual([]);
  });
  it("stops at what cannot be done", async () => {
    const { done } = await followed([{ type: "sail-sea" }, { type: "loan" }], {
      draftable: true,
      refuse: "sail-sea",
    });
    expect(done).toEqual([]);
  });
  it.each([
    ["A5 declining", "decline", "decline"],
    ["A6 bidding no more", "pass", "out"],
    ["L1 a loan", "loan", "loan"],
  ] as const)("%s is asked first, and is not done without a yes", async (_, type, before) => {
    expect(await followed([{ type }])).toEqual({ done: [`play ${type}`], asked: [before], filled: [] });
    expect(await followed([{ type }], { yes: false })).toEqual({ done: [], asked: [before], filled: [] });
  });
  it("A1 a bid goes into its field and is not made", async () => {
    const { done, asked, filled } = await followed([{ type: "bid", amount: 12, loans: 1 }]);
    expect([done, asked]).toEqual([[], []]);
    expect(filled).toEqual([{ amount: 12, loans: 1, bluff: 0 }]);
  });
  it("what is one button by hand is done", async () => {
    const { done, asked } = await followed([{ type: "seize", colour: BLACK }]);
    expect([done, asked]).toEqual([["play seize"], []]);
  });
});
