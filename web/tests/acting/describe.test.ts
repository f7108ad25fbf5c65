import { describe as group, expect, it } from "vitest";
import { cashChange, describe, describeStore } from "../../src/acting/describe";
import type { Action, Event } from "../../src/game/types";
import { area, BLACK, BLUE, english, ftl, ORANGE, RED, spoken, TAN, view, WHITE } from "./words";

const table = {
  ...spoken,
  seat: BLUE,
  now: view({ seats: [area({ factory: [[BLACK, 2]] }), area(), area()] }),
};
const said = (action: Action, events?: readonly Event[]): string => describe(action, table, events, english);

group("an action as a sentence", () => {
  const SENTENCES: [Action, string][] = [
    [{ type: "build-machine", colour: ORANGE }, "Build an orange machine"],
    [{ type: "build-machine", colour: TAN }, "Build a tan machine"],
    [{ type: "build-warehouse" }, "Build a warehouse"],
    [
      {
        type: "produce",
        store: [
          [BLACK, 2],
          [BLACK, 3],
          [TAN, 1],
        ],
      },
      "Produce black and tan",
    ],
    [{ type: "produce", store: [[BLACK, 4]] }, "Mark new prices in your factory store"],
    [
      {
        type: "stock",
        seat: RED,
        take: [
          [TAN, 3],
          [BLACK, 2],
        ],
        store: [],
      },
      "Buy black and tan from Red for $5",
    ],
    [{ type: "reprice", store: [[TAN, 3]] }, "Mark new prices in your harbour store"],
    [{ type: "sail-sea" }, "Sail to the open sea"],
    [{ type: "sail-island" }, "Sail to the island and hold the auction"],
    [{ type: "sail-harbour", seat: RED }, "Sail to Red’s harbour"],
    [
      {
        type: "sail-harbour",
        seat: RED,
        load: [
          [BLACK, 2],
          [BLACK, 2],
        ],
      },
      "Sail to Red’s harbour and load two black for $4",
    ],
    [{ type: "sail-bank", load: [] }, "Sail to your harbour at the Investment Bank"],
    [{ type: "sail-bank", load: [TAN] }, "Sail to your harbour at the Investment Bank and load tan"],
    [{ type: "load", load: [[WHITE, 6]] }, "Load white for $6"],
    [{ type: "load-bank", load: [TAN, TAN, WHITE] }, "Load two tan and white at the Investment Bank"],
    [{ type: "bid", amount: 7 }, "Bid $7"],
    [{ type: "bid", amount: 17, loans: 1, bluff: 2 }, "Bid $17, with a loan and 2 bluffing cards"],
    [{ type: "accept" }, "Sell the cargo to the highest bidder"],
    [{ type: "decline" }, "Keep the cargo and pay the bid to the bank"],
    [{ type: "award", seat: RED }, "Sell the cargo to Red"],
    [{ type: "loan" }, "Take a loan of $10"],
    [{ type: "repay" }, "Repay a loan of $10"],
    [{ type: "sell", colour: BLACK, price: 2 }, "Sell a black container at $2 back to the supply for $2"],
    [{ type: "call-goods", broker: 1, amount: 4 }, "Bid $4 for the containers of broker II"],
    [
      { type: "call-money", broker: 0, factory: [[TAN, 2]], harbour: [[BLACK, 4]] },
      "Bid black and tan for the money of broker I",
    ],
    [{ type: "price", factory: [[TAN, 2]], harbour: [[BLACK, 5]] }, "Put back black at $5 and tan at $2"],
    [{ type: "pay", order: [TAN, BLACK, TAN] }, "Pay the brokers in this order: tan, black and tan"],
    [{ type: "seize", colour: TAN }, "The bank takes tan"],
    [{ type: "seize", colour: TAN, price: 3 }, "The bank takes tan at $3"],
    [{ type: "give-up-warehouse" }, "A warehouse goes"],
    [{ type: "give-up-machine" }, "A machine goes"],
    [{ type: "seize-machine", colour: TAN }, "The tan machine goes"],
    [{ type: "pass" }, "End the turn"],
  ];
  it.each(SENTENCES)("%j", (action, sentence) => expect(said(action)).toBe(sentence));
  it("there is one for every kind of action", () => {
    const kinds = new Set(SENTENCES.map(([action]) => action.type));
    const messages = [...ftl("acting").matchAll(/^acting-do-([a-z-]+) =/gm)].map((found) => found[1]);
    expect(new Set(messages)).toEqual(kinds);
  });
  it("tells of a production what its trial told", () => {
    const produced = {
      type: "produced",
      seat: BLUE,
      colours: [BLACK],
      wage: 1,
      boss: RED,
      audience: null,
    } as const;
    expect(
      said(
        {
          type: "produce",
          store: [
            [BLACK, 2],
            [BLACK, 2],
          ],
        },
        [produced],
      ),
    ).toBe("Produce black");
  });
  it("tells how a store is set out", () => {
    const store = describeStore(
      {
        type: "stock",
        seat: RED,
        take: [[TAN, 2]],
        store: [
          [TAN, 5],
          [BLACK, 4],
        ],
      },
      table,
      english,
    );
    expect(store).toBe("Your harbour store then: black at $4 and tan at $5.");
    expect(describeStore({ type: "pass" }, table, english)).toBe("");
  });
});

group("what a trial does to one's cash", () => {
  const event = (event: object): Event => ({ seat: BLUE, audience: null, ...event }) as Event;
  it("adds up what is paid and received by the seat itself", () => {
    const events = [
      event({ type: "loan-taken", amount: 10, cause: "wish" }),
      event({ type: "warehouse-built", price: 4 }),
      event({ type: "stocked", host: RED, goods: [[TAN, 3]], paid: 3 }),
      event({ type: "produced", colours: [BLACK], wage: 1, boss: RED }),
      event({ type: "warehouse-built", seat: RED, price: 7 }),
    ];
    expect(cashChange(events, BLUE)).toBe(2);
  });
});
