// Container by container-engine from npm, as a game of boardgame.io, with the engine's own views: a seat
// sees its card, its money and its sealed bid, and nobody else's.
//
// Whose turn it is the engine knows, so boardgame.io lets everybody act and the engine refuses. What else is
// done here makes it quicker:
// - The engine changes a state in place and boardgame.io wants a new one, so the engine gets a copy of what it may change.
//   boardgame.io's way is to have Immer watch the engine's hands, and to look through all of a new state afterwards;
//   what has a prototype of its own Immer lets be, and does not freeze.
// - The log that the engine keeps in its state is cut to what the last move added. boardgame.io has a log of its own,
//   and whole states go to everybody after each move: with all their sentences they would have 137 KB instead of 7
//   at a game's end. What is lost with it is the engine's undo, which is refused here.

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const engine = require("container-engine");
const { original, setAutoFreeze } = require("immer");

const SEATS = 4;
const SEED = "longshore-1";

const UNWATCHED = Object.create({}); // by Immer

setAutoFreeze(false);

const game = {
  name: "container",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({ table: deal() }),
  moves: { play: { move: played, redact: ({ G }) => isSealed(G.table) } },
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => engine.stripSecret(G.table, playerID === null ? undefined : Number(playerID)),
  endIf: ({ G: { table } }) => (engine.ended(table) ? table.players.map((player) => player.money) : undefined),
  disableUndo: true,
};

/** The same deal at every table. */
function deal() {
  const G = engine.setup(SEATS, {}, SEED);
  for (const player of G.players) player.name = `seat ${player.id}`;
  return G;
}

function played({ G, playerID }, wish) {
  if (wish.name === "undo") return INVALID_MOVE;
  try {
    return { table: play(original(G).table, wish, Number(playerID)) };
  } catch {
    return INVALID_MOVE;
  }
}

/** The state after a move that the engine takes. */
function play(G, wish, seat) {
  const next = copied(G);
  engine.move(next, wish, seat);
  if (next.log.length > 1) next.log.shift();
  return next;
}

/** A state whose every list the engine may change; pieces never change. */
function copied(G) {
  return {
    __proto__: UNWATCHED,
    ...G,
    players: G.players.map(copiedPlayer),
    containersLeft: G.containersLeft.slice(),
    factoriesLeft: G.factoriesLeft.slice(),
    warehousesLeft: G.warehousesLeft.slice(),
    loansLeft: G.loansLeft.slice(),
    log: G.log.slice(-1), // the engine looks at the last one
    hiddenLog: G.hiddenLog.slice(),
  };
}

function copiedPlayer(player) {
  return {
    ...player,
    factories: player.factories.slice(),
    warehouses: player.warehouses.slice(),
    ship: { ...player.ship, containers: player.ship.containers.slice() },
    containersOnFactoryStore: player.containersOnFactoryStore.slice(),
    containersOnWarehouseStore: player.containersOnWarehouseStore.slice(),
    containersOnIsland: player.containersOnIsland.slice(),
    loans: player.loans.slice(),
    produced: player.produced.slice(),
  };
}

/** Bids, and loans for them, are not to be read in boardgame.io's log. */
function isSealed({ phase }) {
  return phase === "bid";
}

module.exports = { game, deal, play, SEATS };
