// Load for Longshore's table server: many tables at once, played over the live channel.
//
//   node load.cjs '{"port": …, "script": FILE, "tables": 200, "spare": 200, "seconds": 5, "warmup": 2}'
//   node load.cjs '{"port": …, "bots": "steady", "tables": 200, "spare": 400, "seconds": 5, "warmup": 2}'
//   node load.cjs '{"port": …, "script": FILE, "idle": 1000}'
//
// Prints one JSON object. In the first form four people sit at each table, every one with a key and a
// WebSocket of their own, and play the game of the script: one action in flight a table, and sealed
// bids of one auction together. With "pace" a table has an action every so many milliseconds, else as
// soon as the one before is acknowledged. In the second form one person sits with three bots, gives up
// every turn and bids nothing. The third makes tables without a connection and measures what they weigh.
//
// When a game is over, the table's people sit down at one of the `spare` tables, which were opened and
// connected before the measurement; if there is none left, they open one, and "opened" counts it.
// An action counts when its seat has received {"kind": "done"}, which the server sends when it is
// written to the disk. Every client is told of every entry: people count those, and the person who sits
// with bots reads them.

const fs = require("fs");
const WebSocket = require("../boardgame_io/node_modules/ws");

const AT_ONCE = 16; // tables that are opened at the same time
const TOLD = '{"seq":';
const DONE = '{"kind":"done"';
const TICK = 1; // ms between two looks at whose turn has come, with a pace

const options = JSON.parse(process.argv[2]);
const script = options.script && JSON.parse(fs.readFileSync(options.script, "utf8"));
const url = `http://127.0.0.1:${options.port}`;
const tally = { counting: false, actions: 0, deliveries: 0, games: 0, opened: 0, late: 0, latencies: [] };
const spare = [];
let keys = 0;

process.on("uncaughtException", stop);
process.on("unhandledRejection", stop);

function stop(error) {
  console.error(`error: ${error.message}`);
  process.exit(1);
}

async function main() {
  const result = options.idle ? await idle(options.idle) : await load();
  console.log(JSON.stringify(result));
  process.exit(0);
}

async function idle(tables) {
  await inParallel(tables, openTable); // whatever the first requests bring into memory is paid here
  const before = await usage("?forget=1&collect=1");
  await inParallel(tables, openTable);
  const at_hand = await usage("?collect=1");
  const after = await usage("?forget=1&collect=1");
  return { before, at_hand, after };
}

async function load() {
  const tables = await inParallel(options.tables, openTable);
  spare.push(...(await inParallel(options.spare, openTable)));
  for (const table of [...tables, ...spare]) await connectAll(table);
  begin(tables.map((table) => new Place(table)));
  await sleep(options.warmup);
  if (options.profile) await usage("", "/profile?on=1");
  const before = await usage();
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  tally.counting = true;
  await sleep(options.seconds);
  tally.counting = false;
  const seconds = (performance.now() - start) / 1000;
  const own = process.cpuUsage(ownBefore);
  const after = await usage();
  if (options.profile) await usage("", "/profile");
  if (!tally.actions) throw new Error("no action was acknowledged while it was measured");
  const latencies = Float64Array.from(tally.latencies).sort();
  return {
    seconds,
    actions: tally.actions,
    deliveries: tally.deliveries,
    games: tally.games,
    opened: tally.opened,
    late: tally.late,
    p50_ms: latencies[Math.floor(latencies.length * 0.5)],
    p99_ms: latencies[Math.floor(latencies.length * 0.99)],
    server_cpu_seconds: after.cpu_seconds - before.cpu_seconds,
    load_cpu_seconds: (own.user + own.system) / 1e6,
    written: after.written - before.written,
  };
}

function begin(places) {
  if (options.bots) return places.forEach(beginLater);
  if (!options.pace) return places.forEach((place) => place.play());
  const now = performance.now();
  places.forEach((place, number) => (place.slot = now + (options.pace * number) / places.length));
  setInterval(() => {
    const now = performance.now();
    for (const place of places) if (place.slot <= now) place.playInTime(now);
  }, TICK);
}

/** One after the other: all at once they would wait for all the bots, and then act at once again. */
function beginLater(place, number, places) {
  setTimeout(() => place.take(place.table), (options.warmup * 1000 * number) / places.length);
}

/** Where people play one game after the other. */
class Place {
  constructor(table) {
    this.slot = Infinity;
    if (options.bots) this.table = table;
    else this.take(table);
  }

  take(table) {
    this.table = table;
    this.step = 0;
    this.waiting = 0; // actions in flight
    this.sentAt = 0;
    table.place = this;
    if (options.bots) table.decide();
  }

  /** With a pace: the next action is due; when the one before is not done yet, it is late. */
  playInTime(now) {
    if (this.waiting || !this.table) return;
    const late = now - this.slot > options.pace;
    if (late && tally.counting) tally.late++;
    const due = late ? this.slot : now;
    this.slot += options.pace;
    this.play(due);
  }

  play(from = performance.now()) {
    const { table } = this;
    const { wishes } = script.steps[this.step];
    const { seq } = table;
    this.waiting = wishes.length;
    this.sentAt = from;
    for (const [seat, action] of wishes) table.sockets[seat].send(frame(seq, action));
  }

  done(seq) {
    count(this.sentAt);
    const { table } = this;
    table.seq = Math.max(table.seq, seq);
    if (--this.waiting) return;
    if (++this.step === script.steps.length) this.moveOn().catch(stop);
    else if (!options.pace) this.play();
  }

  async moveOn() {
    if (tally.counting) tally.games++;
    this.table = null;
    let next = spare.pop();
    if (!next) {
      tally.opened++;
      next = await openTable();
      await connectAll(next);
    }
    this.take(next);
    if (!options.pace && !options.bots) this.play();
  }
}

class Table {
  constructor(id, tokens, seq) {
    Object.assign(this, { id, tokens, seq, sockets: [], place: null });
    Object.assign(this, { awaited: null, acting: false, doneSeq: 0, over: false });
  }

  onMessage(data) {
    const text = data.toString("latin1", 0, 14);
    if (text.startsWith(TOLD)) {
      if (tally.counting) tally.deliveries++;
      if (options.bots) this.hear(JSON.parse(data));
    } else if (text === DONE) {
      const { seq } = JSON.parse(data);
      if (options.bots) this.acted(seq);
      else this.place.done(seq);
    } else throw new Error(`the server answered ${data}`);
  }

  // Beside bots

  hear(told) {
    this.seq = told.seq;
    for (const event of told.events ?? []) if (event.type === "awaited") this.awaited = event;
    this.over = told.status === "finished";
    this.decide();
  }

  acted(seq) {
    count(this.sentAt);
    this.acting = false;
    this.doneSeq = seq;
    this.decide();
  }

  /** Gives up every turn, bids nothing, and moves on when the game is over. */
  decide() {
    if (!this.place || this.acting || this.seq < this.doneSeq) return;
    if (this.over) {
      const { place } = this;
      this.place = null;
      place.moveOn().catch(stop);
      return;
    }
    if (!this.awaited?.seats.includes(0)) return;
    const action = this.awaited.phase === "act" ? '{"type":"pass"}' : '{"type":"bid","amount":0}';
    this.acting = true;
    this.sentAt = performance.now();
    this.sockets[0].send(frame(this.seq, action));
  }
}

function frame(seq, action) {
  return `{"do":"play","key":"${(keys++).toString(36)}","seq":${seq},"actions":[${action}]}`;
}

function count(from) {
  if (!tally.counting) return;
  tally.actions++;
  tally.latencies.push(performance.now() - from);
}

async function openTable() {
  const seats = script ? script.seats : 4;
  const open = { edition: script ? script.edition : "classic", seats, name: "seat 0" };
  if (options.bots) {
    const plan = [{ kind: "me" }];
    while (plan.length < seats) plan.push({ kind: "bot", bot: options.bots });
    const { table, token } = await post("", { ...open, plan, start: true });
    return new Table(table, [token], 0);
  }
  const { table, token, invitation } = await post("", open);
  const tokens = [token];
  for (let seat = 1; seat < seats; seat++) {
    tokens.push((await post(`/${table}/join`, { name: `seat ${seat}`, seat, invitation })).token);
  }
  const { seq } = await post(`/${table}/start`, {}, token);
  return new Table(table, tokens, seq);
}

async function connectAll(table) {
  table.sockets = await Promise.all(table.tokens.map((token) => connect(table, token)));
}

/** A seat's live channel, from what this client knows on. */
function connect(table, token) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table.id}/live?after=${table.seq}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on("message", (data) => table.onMessage(data));
  socket.on("close", (code) => stop(new Error(`the server closed a channel with ${code}`)));
  return new Promise((resolve) => socket.on("open", () => resolve(socket)));
}

async function post(path, content, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`${url}/api/tables${path}`, { method: "POST", headers, body: JSON.stringify(content) });
  if (!answer.ok) throw new Error(`the server answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function usage(query = "", path = "/usage") {
  return (await fetch(`${url}${path}${query}`)).json();
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
