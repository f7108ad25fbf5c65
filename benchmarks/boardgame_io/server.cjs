// A boardgame.io server for a measurement.
//
//   NODE_ENV=production node --expose-gc server.cjs '{"game": "counter"}'
//   NODE_ENV=production node --expose-gc server.cjs '{"game": "container", "journal": FILE}'
//
// It listens on a free port of the loopback address, prints {"port": …, "pid": …} when it does, and ends when
// its input does. GET /memory says what the process holds, after a collection; GET /states how many moves each match has.
//
// The settings are boardgame.io's own, or quicker ones: without a journal matches are kept in memory (the default),
// there is no undo stack, and in production it neither logs nor checks that a state can be written as JSON.
// Whole states go out, since with `deltaState` it computes patches, which takes longer, in both games.
// package.json holds koa-compose at 4.1.0: with 4.2.0 the lobby answers every request with 404.

const { Server, SocketIO } = require("boardgame.io/server");
const { Journal } = require("./journal.cjs");

const options = JSON.parse(process.argv[2]);

/** What is loaded for one game is not loaded for another: the counter is measured without the engine. */
function game() {
  if (options.game === "container") return require("./container.cjs").game;
  return require("./counter.cjs");
}

async function main() {
  process.stdin.resume().on("end", () => process.exit(0));
  const journal = options.journal && new Journal(options.journal);
  const durable = journal && { db: journal, transport: new SocketIO({ pubSub: journal }) };
  const server = Server({ games: [game()], origins: [], ...durable });
  server.router.get("/memory", (ctx) => {
    global.gc();
    const { rss, heapUsed } = process.memoryUsage();
    ctx.body = { rss_bytes: rss, heap_bytes: heapUsed };
  });
  server.router.get("/states", (ctx) => {
    const ids = server.db.listMatches();
    ctx.body = Object.fromEntries(ids.map((id) => [id, server.db.fetch(id, { state: true }).state._stateID]));
  });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid }));
}

main();
