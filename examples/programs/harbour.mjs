// A player for `longshore`, in JavaScript and without dependencies: the reference client of the
// line protocol that docs/programs.md describes.
//
//   longshore ladder --challenge "program:node examples/programs/harbour.mjs" --field random
//
// It wants to be sent its view and the legal actions, weighs each action by a rule of thumb or
// two, and does the best one.
import { createInterface } from "node:readline";

const say = (line) => process.stdout.write(`${line}\n`);
const words = (text) => text.split(" ");
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const PRICED = /^(.)@(\d+)$/;

let game; // the table: seats, letters of the colours, and which seat is ours
let view; // what we know now
let legal; // what we may do now
let asked; // the decision that we are asked for

// What containers are worth on our island, roughly: two of a colour are worth less than one of
// each, since the colour that an island has most of is discarded at the end.
function worth(colours) {
  const mine = view.board.seats[game.seat].island;
  return sum(
    colours.map((colour) => {
      const there = mine.filter((one) => one === colour).length;
      return Math.max(1, view.own.values[colour] - 1.5 * there);
    }),
  );
}

// A price for each container of a store, from notation: `k@2 n@3`.
const prices = (goods) => goods.filter((one) => PRICED.test(one)).map((one) => +one.match(PRICED)[2]);
const off = (goods, wanted) => sum(prices(goods).map((price) => Math.abs(price - wanted)));

function weigh(action) {
  const [verb, ...rest] = words(action);
  const area = view.board.seats[game.seat];
  const cash = view.own.cash;
  switch (verb) {
    case "produce": // for $2 or $3 somebody buys it
      return (area.factory.length < area.facts.factory_capacity ? 7 : 1) - 0.3 * off(rest, 2.5);
    case "stock": {
      const [bought, shelf] = action.split("->").map((part) => prices(words(part)));
      const gain = 5 * bought.length - sum(bought);
      return shelf.length <= area.warehouses && cash > sum(bought) ? gain - 0.2 * off(rest.slice(bought.length), 5) : -5;
    }
    case "load":
    case "sail": {
      if (rest[0] === "island") return area.ship.length > 2 ? 9 : 2 * area.ship.length - 4;
      const bought = prices(rest);
      if (!bought.length) return rest[0] === "sea" || verb === "load" ? -1 : 0.5;
      return cash - sum(bought) < 3 ? -4 : 6 * bought.length - 1.2 * sum(bought);
    }
    case "build":
      if (cash < 14) return -3;
      return rest[0] === "warehouse" ? 6 - 2 * area.warehouses : 7 - 2 * area.machines.length;
    case "accept": {
      const bid = view.board.bidding.highest;
      return 2 * bid - worth(area.ship) + bid; // twice the bid, and nothing to pay
    }
    case "decline":
      return 0;
    case "pass":
      return 0.1;
    case "repay":
      return cash > 25 ? 3 : -2;
    case "loan":
      return cash < 3 && area.loans === 0 ? 1 : -8;
    case "call": { // a broker: for its containers a little money, for its money few containers
      const broker = view.board.brokers[["I", "II", "III"].indexOf(rest[0])];
      if (rest[1] === "money") return broker.money - 3 * prices(rest).length;
      return cash > +rest[2] + 3 ? 3 * broker.goods.length - +rest[2] : -4;
    }
    default: // sell at home, give up what comes first: rather not
      return -1 - rest.length / 10;
  }
}

// Bids are sealed: a part of what the cargo is worth to us, as far as the cash goes.
function bid() {
  const cargo = view.board.seats[view.board.active].ship;
  return `bid ${Math.max(0, Math.min(view.own.cash - 2, Math.floor(0.7 * worth(cargo))))}`;
}

function decision() {
  const { phase } = view.board;
  if (phase === "bids") return bid();
  if (phase === "tiebreak") return "bid 0";
  if (phase === "raise") return "pass";
  const weighed = legal.actions.map((action) => [weigh(action), action]);
  return weighed.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
}

const hear = {
  longshore() {
    say("send view legal");
    say("ready 1 Harbour");
  },
  game: (told) => (game = JSON.parse(told)),
  view: (told) => (view = JSON.parse(told)),
  legal(told) {
    legal = JSON.parse(told.slice(told.indexOf("{")));
    if (words(told)[0] === asked) say(`act ${asked} ${decision()}`);
  },
  // Of thousands of ways to set out a store only the first were sent: we want to see more.
  decide(told) {
    asked = words(told)[0];
    say(legal.complete ? `act ${asked} ${decision()}` : `legal ${asked} 1000`);
  },
  // What the rules refuse we leave to them: the first of all that is legal.
  refused: (told) => say(`act ${words(told)[0]} ${legal.actions[0]}`),
  over() {},
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const word = words(line)[0];
  hear[word]?.(line.slice(word.length + 1));
});
