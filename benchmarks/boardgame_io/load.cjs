// Load for server.cjs: many matches at once, each with exactly one move in flight.
//
//   node load.cjs '{"port": …, "pids": […], "game": "counter", "tables": 200, "clients": 4, "seconds": 5, "warmup": 2}'
//   node load.cjs '{…, "game": "container", "script": FILE, "tables": 200, "spare": 50, "clients": 4, "seconds": 5, "warmup": 2}'
//   node load.cjs '{"port": …, "game": "counter", "idle": 1000}'
//
// Prints one JSON object. `clients` of the seats are joined and connected; the third form makes that
// many matches without a connection and measures what they weigh.
//
// Matches are made and joined through the lobby's REST API. A client is a WebSocket that sends the
// packets of boardgame.io's own client (engine.io 4, socket.io 5), written by hand to keep the load
// light: only the seat that moved looks into the state it gets, the others count theirs. The next one moves as soon as
// the one before has received the state after its move. A move names the state it is for, and the server drops
// one for another state without an answer.
//
// At the counter the seats take turns. Container is played by a script (script.cjs); when a game is over, the table's
// people go on at one of the `spare` matches, which were opened and joined before the measurement.

const fs = require("fs");
const WebSocket = require("ws");
const { count, inParallel, measured, run, stop } = require("./common.cjs");

const SEATS = 4;
const AT_ONCE = 32; // requests to the lobby, and tables that connect
const [OPEN, PING] = Buffer.from("02"); // engine.io's; its pong is 3

const options = JSON.parse(process.argv[2]);
const EVENT = `42/${options.game},`; // engine.io's message (4), socket.io's event (2), the game's namespace
const UPDATE = Buffer.from(`${EVENT}["update",`);
const SYNC = Buffer.from(`${EVENT}["sync",`);
const CONNECTED = Buffer.from(`40/${options.game},`);
const STATE_ID = '"_stateID":'; // the state's own comes before those of its log

const host = `127.0.0.1:${options.port}`;
const script = options.script && JSON.parse(fs.readFileSync(options.script, "utf8"));
const tally = { counting: false, actions: 0, deliveries: 0, games: 0, opened: 0, latencies: [] };
const spare = [];

async function idle() {
  await inParallel(options.idle, AT_ONCE, createMatch); // whatever the first requests bring into memory is paid here
  const before = await ask("memory");
  await inParallel(options.idle, AT_ONCE, createMatch);
  const after = await ask("memory");
  return {
    rss_bytes: after.rss_bytes - before.rss_bytes,
    heap_bytes: after.heap_bytes - before.heap_bytes,
  };
}

async function load() {
  const tables = await inParallel(options.tables, AT_ONCE, openTable);
  spare.push(...(await inParallel(options.spare ?? 0, AT_ONCE, openTable)));
  tables.forEach(sendMove);
  const got = await measured(tally, options);
  return options.states ? { ...got, states: Object.fromEntries(tables.map((one) => [one.matchID, one.stateID])) } : got;
}

async function openTable() {
  const matchID = await createMatch();
  const table = { matchID, clients: [], mover: null, stateID: 0, sentAt: 0 };
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
  const sync = ["sync", matchID, playerID, credentials, SEATS];
  const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const client = { socket, playerID, credentials };
  socket.on("close", () => stop(new Error("the server closed a connection")));
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
  const { matchID, stateID } = table;
  const [seat, move] = script ? script.moves[stateID] : [stateID % options.clients, null];
  table.mover = table.clients[seat];
  const { socket, playerID, credentials } = table.mover;
  const payload = { type: move ? "play" : "add", args: move ? [move] : [], playerID, credentials };
  const packet = ["update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID];
  table.sentAt = performance.now();
  socket.send(EVENT + JSON.stringify(packet));
}

function onUpdate(table, client, data) {
  if (tally.counting) tally.deliveries++;
  if (client !== table.mover) return;
  const at = data.indexOf(STATE_ID) + STATE_ID.length;
  const stateID = Number.parseInt(data.toString("latin1", at, at + 10), 10);
  if (stateID <= table.stateID) return; // an earlier move, late on this connection
  if (stateID !== ++table.stateID) throw new Error("a move got lost");
  count(tally, table.sentAt);
  if (script && stateID === script.moves.length) moveOn(table, data).catch(stop);
  else sendMove(table);
}

/** The game is over: it must have come to the script's end. */
async function moveOn(table, data) {
  const state = JSON.parse(data.toString("utf8", EVENT.length))[2];
  if (`${state.ctx.gameover}` !== `${script.money}`) throw new Error("a game ended otherwise than in the script");
  if (tally.counting) tally.games++;
  if (!spare.length) tally.opened++;
  sendMove(spare.pop() ?? (await openTable()));
}

function startsWith(data, prefix) {
  return data.length >= prefix.length && prefix.compare(data, 0, prefix.length) === 0;
}

async function createMatch() {
  return (await post("create", { numPlayers: SEATS })).matchID;
}

async function post(path, content) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(content);
  const answer = await fetch(`http://${host}/games/${options.game}/${path}`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the lobby answered ${answer.status} to ${path}`);
  return answer.json();
}

async function ask(path) {
  return (await fetch(`http://${host}/${path}`)).json();
}

run(options.idle ? idle : load);
