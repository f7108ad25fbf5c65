// A boardgame.io server with a game that costs next to nothing: any player may add one at any time.
//
//   NODE_ENV=production node --expose-gc server.cjs
//
// It listens on a free port of the loopback address, prints {"port": …} when it does, and ends when its
// input does. GET /usage says what the process has used so far; ?collect=1 collects its garbage first.
//
// The settings are boardgame.io's own, or quicker ones: matches are kept in memory (the default), there
// is no undo stack, and in production it neither logs nor checks that a state can be written as JSON.
// Whole states go out, since with `deltaState` it computes patches and is slower in a game this small.
// package.json holds koa-compose at 4.1.0: with 4.2.0 the lobby answers every request with 404.

const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
};

async function main() {
  process.stdin.resume().on("end", () => process.exit(0));
  const server = Server({ games: [counter], origins: [] });
  server.router.get("/usage", (ctx) => {
    if (ctx.query.collect) global.gc();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    ctx.body = { cpu_seconds: (user + system) / 1e6, rss_bytes: rss, heap_bytes: heapUsed };
  });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(JSON.stringify({ port: appServer.address().port }));
}

main();
