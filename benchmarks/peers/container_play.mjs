// Random legal play with container-engine, for a given number of seconds.
//
//   node container_play.mjs SECONDS WARMUP_SECONDS SEATS
//
// Prints one JSON object: {"moves", "seconds", "games", "dead_ends"}.
//
// The engine changes the state in place and lists the next seat's moves itself at the end of every
// move, so the loop reads that list and never asks for it again. The list leaves prices, bids and
// the piece to take open; each way to fill them in is a concrete move of its own here, and one of
// those is drawn uniformly: the concrete moves are counted, a number is drawn, and only the move
// it falls on is built.
//
// About a fifth of the games under random play end in a state that the engine never leaves: every
// seat broke, with two loans and no container to sell, so that nothing but sailing and passing is
// ever listed again. Such a game is given up for a fresh one and counted as a dead end.

import engine from "container-engine";

const { setup, move, ended } = engine;

const FACTORY_PRICES = [1, 2, 3, 4];
const HARBOUR_PRICES = [2, 3, 4, 5, 6];
const ENDS_TURN = new Set(["pass", "accept", "decline"]); // a game can only be over after these
const CLOCK_EVERY = 256; // moves between two looks at the clock

const below = (n) => Math.floor(Math.random() * n);
const highestBid = (player) => player.money - player.bid;

/** How many concrete moves one listed choice of the move `name` stands for. */
function waysToFillIn(G, player, name) {
  switch (name) {
    case "produce":
    case "arrangeFactory":
      return FACTORY_PRICES.length;
    case "buyFromFactory":
    case "arrangeWarehouse":
      return HARBOUR_PRICES.length;
    case "bid":
      return highestBid(player) + 1;
    case "buyWarehouse":
      return G.warehousesLeft.length > 0 ? 1 : 0; // the engine lists it without looking
    case "undo":
      return 0; // takes a move back, so it is no move of the game
    default:
      return 1;
  }
}

/** The concrete move number `way` of the listed choice `data` of the move `name`. */
function concreteMove(G, name, data, way) {
  switch (name) {
    case "produce": {
      const piece = G.containersLeft.find((container) => container.color === data);
      return { name, data, extraData: { piece, price: FACTORY_PRICES[way] } };
    }
    case "arrangeFactory":
      return { name, data, extraData: { price: FACTORY_PRICES[way] } };
    case "buyFromFactory":
    case "arrangeWarehouse":
      return { name, data, extraData: { price: HARBOUR_PRICES[way] } };
    case "bid":
      return { name, data, extraData: { price: way } };
    case "buyFactory":
      return { name, data, extraData: G.factoriesLeft.find((piece) => piece.color === data) };
    case "buyWarehouse":
      return { name, data, extraData: G.warehousesLeft[0] };
    default:
      return { name, data };
  }
}

/** One concrete move of the seat to move, each with the same chance. */
function randomMove(G) {
  const player = G.players[G.currentPlayer];
  const listed = player.availableMoves;
  let total = 0;
  for (const name in listed) total += listed[name].length * waysToFillIn(G, player, name);
  let drawn = below(total);
  for (const name in listed) {
    const ways = waysToFillIn(G, player, name);
    const here = listed[name].length * ways;
    if (drawn < here) {
      return concreteMove(G, name, listed[name][Math.floor(drawn / ways)], drawn % ways);
    }
    drawn -= here;
  }
  throw new Error(`no legal move for seat ${G.currentPlayer} in phase ${G.phase}`);
}

/** Nobody can ever do more than sail and pass: no money, no loan to take, nothing to sell. */
function isDeadEnd(G) {
  return G.players.every(
    (player) =>
      player.money === 0 &&
      player.loans.length >= 2 &&
      player.containersOnFactoryStore.length === 0 &&
      player.containersOnWarehouseStore.length === 0 &&
      player.ship.containers.length === 0,
  );
}

function playFor(seconds, seats) {
  let moves = 0;
  let games = 0;
  let deadEnds = 0;
  let G = setup(seats, {});
  const start = performance.now();
  const end = start + seconds * 1000;
  let now = start;
  while (now < end) {
    for (let i = 0; i < CLOCK_EVERY; i += 1) {
      const chosen = randomMove(G);
      G = move(G, chosen, G.currentPlayer);
      if (!ENDS_TURN.has(chosen.name)) continue;
      if (ended(G)) games += 1;
      else if (isDeadEnd(G)) deadEnds += 1;
      else continue;
      G = setup(seats, {});
    }
    moves += CLOCK_EVERY;
    now = performance.now();
  }
  return { moves, seconds: (now - start) / 1000, games, dead_ends: deadEnds };
}

const [seconds, warmup, seats] = process.argv.slice(2).map(Number);
playFor(warmup, seats);
console.log(JSON.stringify(playFor(seconds, seats)));
