// Load for server.cjs: many matches at once, each with exactly one move in flight.
//
//   node load.cjs '{"port": …, "seats": 4, "tables": 200, "clients": 4, "seconds": 5, "warmup": 2}'
//   node load.cjs '{"port": …, "seats": 4, "idle": 1000}'
//
// Prints one JSON object. `clients` of the seats are joined and connected; the second form makes that
// many matches without a connection and measures what they weigh.
//
// Matches are made and joined through the lobby's REST API. A client is a WebSocket that sends the
// packets of boardgame.io's own client (engine.io 4, socket.io 5), written by hand to keep the load
// light: only the seat that moved reads the state it gets, the others count theirs. The seats take
// turns; the next one moves as soon as the one before has received the state after its move. A move
// names the state it is for, and the server drops one for another state without an answer.

const WebSocket = require("ws");

const GAME = "counter";
const EVENT = `42/${GAME},`; // engine.io's message (4), socket.io's event (2), the game's namespace
const UPDATE = Buffer.from(`${EVENT}["update",`);
const SYNC = Buffer.from(`${EVENT}["sync",`);
const CONNECTED = Buffer.from(`40/${GAME},`);
const [OPEN, PING] = Buffer.from("02"); // engine.io's; its pong is 3
const AT_ONCE = 32; // requests to the lobby, and tables that connect

const options = JSON.parse(process.argv[2]);
const host = `127.0.0.1:${options.port}`;
const tally = { counting: false, moves: 0, deliveries: 0, latencies: [] };

process.on("uncaughtException", (error) => {
  console.error(`error: ${error.message}`);
  process.exit(1);
});

async function main() {
  const result = options.idle ? await idle(options.idle) : await load();
  console.log(JSON.stringify(result));
  process.exit(0);
}

async function idle(tables) {
  await inParallel(tables, createMatch); // whatever the first requests bring into memory is paid here
  const before = await usage("?collect=1");
  await inParallel(tables, createMatch);
  const after = await usage("?collect=1");
  return {
    rss_bytes: after.rss_bytes - before.rss_bytes,
    heap_bytes: after.heap_bytes - before.heap_bytes,
  };
}

async function load() {
  const tables = await inParallel(options.tables, openTable);
  tables.forEach(sendMove);
  await sleep(options.warmup);
  const before = await usage();
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  tally.counting = true;
  await sleep(options.seconds);
  tally.counting = false;
  const seconds = (performance.now() - start) / 1000;
  const own = process.cpuUsage(ownBefore);
  const after = await usage();
  const stuck = tables.filter((table) => table.moves === 0).length;
  if (stuck) throw new Error(`${stuck} of ${tables.length} tables made no move while it was measured`);
  const latencies = Float64Array.from(tally.latencies).sort();
  return {
    seconds,
    moves: tally.moves,
    deliveries: tally.deliveries,
    p50_ms: latencies[Math.floor(latencies.length * 0.5)],
    p99_ms: latencies[Math.floor(latencies.length * 0.99)],
    server_cpu_seconds: after.cpu_seconds - before.cpu_seconds,
    load_cpu_seconds: (own.user + own.system) / 1e6,
  };
}

async function openTable() {
  const matchID = await createMatch();
  const table = { matchID, clients: [], mover: null, stateID: 0, sentAt: 0, moves: 0 };
  for (let seat = 0; seat < options.clients; seat++) {
    const who = { playerID: `${seat}`, playerName: `seat ${seat}` };
    const { playerCredentials } = await post(`${matchID}/join`, who);
    table.clients.push(await connect(table, who.playerID, playerCredentials));
  }
  return table;
}

/** Opens one seat's connection; the promise holds when the server has sent it the match. */
function connect(table, playerID, credentials) {
  const { matchID } = table;
  const sync = ["sync", matchID, playerID, credentials, options.seats];
  const action = { type: "MAKE_MOVE", payload: { type: "add", args: [], playerID, credentials } };
  const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const client = {
    socket,
    beforeStateID: `${EVENT}["update",${JSON.stringify(action)},`,
    afterStateID: `,"${matchID}","${playerID}"]`,
  };
  socket.on("close", () => {
    throw new Error("the server closed a connection");
  });
  return new Promise((resolve) => {
    socket.on("message", (data) => {
      if (startsWith(data, UPDATE)) onUpdate(table, client, data);
      else if (data[0] === PING) socket.send("3");
      else if (data[0] === OPEN) socket.send(CONNECTED.toString());
      else if (startsWith(data, CONNECTED)) socket.send(EVENT + JSON.stringify(sync));
      else if (startsWith(data, SYNC)) resolve(client);
    });
  });
}

function sendMove(table) {
  table.mover = table.clients[table.stateID % table.clients.length];
  const { socket, beforeStateID, afterStateID } = table.mover;
  table.sentAt = performance.now();
  socket.send(beforeStateID + table.stateID + afterStateID);
}

function onUpdate(table, client, data) {
  if (tally.counting) tally.deliveries++;
  if (client !== table.mover) return;
  const state = JSON.parse(data.toString("utf8", EVENT.length))[2];
  if (state._stateID <= table.stateID) return; // an earlier move, late on this connection
  table.stateID++;
  if (state._stateID !== table.stateID || state.G.count !== table.stateID) throw new Error("a move got lost");
  if (tally.counting) {
    tally.moves++;
    table.moves++;
    tally.latencies.push(performance.now() - table.sentAt);
  }
  sendMove(table);
}

function startsWith(data, prefix) {
  return data.length >= prefix.length && prefix.compare(data, 0, prefix.length) === 0;
}

async function createMatch() {
  return (await post("create", { numPlayers: options.seats })).matchID;
}

async function post(path, content) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(content);
  const answer = await fetch(`http://${host}/games/${GAME}/${path}`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the lobby answered ${answer.status} to ${path}`);
  return answer.json();
}

async function usage(query = "") {
  return (await fetch(`http://${host}/usage${query}`)).json();
}

async function inParallel(count, work) {
  const done = [];
  let begun = 0;
  const worker = async () => {
    while (begun++ < count) done.push(await work());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

function sleep(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

main();
