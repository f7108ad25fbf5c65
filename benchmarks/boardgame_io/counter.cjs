// A game that costs next to nothing: any player may add one at any time. What is left is the transport.

const { ActivePlayers } = require("boardgame.io/core");

module.exports = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
};
