// Writes down a whole game of container-engine, as the engine's own computer players play it.
//
//   node script.cjs        # prints {"moves": [[SEAT, MOVE], …], "money": […]}
//
// They draw from numbers that are the same each time. The bank, too, draws what it seizes; a server would draw
// otherwise, so the first game is taken that comes to its end without that.

const assert = require("assert");
const seedrandom = require("seedrandom");
const { moveAI } = require("container-engine/dist/src/engine");
const { ended } = require("container-engine");
const { deal, play } = require("./container.cjs");

const TRIES = 1000;
const LONGEST = 1000; // moves
const SHORTEST = 200;

function recorded(seed) {
  Math.random = seedrandom(seed);
  const G = deal();
  const moves = [];
  while (!ended(G) && moves.length < LONGEST) {
    const seat = G.currentPlayer;
    moveAI(G, seat);
    const last = [...G.log, ...G.hiddenLog].filter((item) => item.type === "move").pop();
    assert.equal(last.player, seat);
    moves.push(structuredClone([seat, last.move]));
  }
  return ended(G) && moves.length >= SHORTEST ? moves : null;
}

/** The money in the end; null where it depends on what a bank draws. */
function played(moves) {
  Math.random = () => {
    throw new Error("drawn");
  };
  try {
    const G = moves.reduce((before, [seat, move]) => play(before, move, seat), deal());
    return ended(G) ? G.players.map((player) => player.money) : null;
  } catch {
    return null;
  }
}

const random = Math.random;
for (let number = 0; number < TRIES; number++) {
  const moves = recorded(`game ${number}`);
  const money = moves && played(moves);
  Math.random = random;
  if (!money) continue;
  console.log(JSON.stringify({ moves, money }));
  process.exit(0);
}
console.error(`error: none of ${TRIES} games was played to its end without a seizure`);
process.exit(1);
