// Load for Longshore's table server: many tables at once.
//
//   node load.cjs '{"ports": […], "pids": […], "way": "channel", "script": FILE, "tables": 200, "spare": 200, "seconds": 5, "warmup": 2}'
//   node load.cjs '{…, "bots": "steady", "tables": 200, "spare": 400, "seconds": 5, "warmup": 2}'
//   node load.cjs '{…, "script": FILE, "whole": 20}'
//   node load.cjs '{…, "script": FILE, "idle": 1000}'
//
// Prints one JSON object. In the first form four people sit at each table, every one with a key and a
// WebSocket of their own, and play the game of the script, one action in flight a table. With "pace" a table
// has an action every so many milliseconds, else as soon as the one before is acknowledged. In the second form
// one person sits with three bots, gives up every turn and bids nothing. In the third so many tables play the
// whole game, with one action in flight in all, told apart by the tenths of the game. The fourth makes tables without
// a connection and measures what they weigh. Of several servers each has its part of the tables; with "spread" the
// people of a table are at all of them by turns, as they are with `longshore serve --workers` by chance.
//
// When a game is over, the table's people sit down at one of the `spare` tables, which were opened and
// connected before the measurement; if there is none left, they open one, and "opened" counts it.
// An action counts when the server has acknowledged it, which it does when it is written to the disk. Every client is
// told of every entry: people count those, and the person who sits with bots reads them.

const fs = require("fs");
const WebSocket = require("../boardgame_io/node_modules/ws");
const { count, inParallel, measured, run, spent, stop } = require("../boardgame_io/common.cjs");
const { WAYS, heard } = require("./ways.cjs");

const AT_ONCE = 16; // tables that are opened at the same time
const TICK = 1; // ms between two looks at whose turn has come, with a pace
const PARTS = 10; // of a whole game

const options = JSON.parse(process.argv[2]);
const script = options.script && JSON.parse(fs.readFileSync(options.script, "utf8"));
const send = WAYS[options.way ?? "channel"];
const tally = { counting: false, actions: 0, deliveries: 0, games: 0, opened: 0, late: 0, latencies: [] };
const spare = [];
let keys = 0;

async function idle() {
  await inParallel(options.idle, AT_ONCE, openTable); // whatever the first requests bring into memory is paid here
  const before = await usage("?forget=1&collect=1");
  await inParallel(options.idle, AT_ONCE, openTable);
  const at_hand = await usage("?collect=1");
  const after = await usage("?forget=1&collect=1");
  return { before, at_hand, after };
}

/** Tables that play a whole game, one action after the other; before them one more, to warm up. */
async function whole() {
  const tables = await inParallel(options.whole + 1, 1, openTable);
  for (const table of tables) await connectAll(table);
  const warm = tables.pop();
  for (let step = 0; step < script.actions.length; step++) await new Promise((resolve) => warm.act(step, resolve));
  const [pid] = options.pids;
  const parts = [];
  for (let part = 0; part < PARTS; part++) {
    const [from, to] = [part, part + 1].map((edge) => Math.round((script.actions.length * edge) / PARTS));
    const before = spent(pid);
    const latencies = [];
    for (let step = from; step < to; step++) {
      for (const table of tables) {
        const start = performance.now();
        await new Promise((resolve) => table.act(step, resolve));
        latencies.push(performance.now() - start);
      }
    }
    const after = spent(pid);
    latencies.sort((one, other) => one - other);
    parts.push({
      actions: latencies.length,
      p50_ms: latencies[Math.floor(latencies.length / 2)],
      cpu_seconds: after.cpu_seconds - before.cpu_seconds,
      rss_bytes: after.rss_bytes,
    });
  }
  return parts;
}

async function load() {
  const tables = await inParallel(options.tables, AT_ONCE, openTable);
  spare.push(...(await inParallel(options.spare, AT_ONCE, openTable)));
  for (const table of [...tables, ...spare]) await connectAll(table);
  begin(tables.map((table) => new Place(table)));
  const { before, after, ...got } = await measured(tally, options, options.profile ? profiled : usage);
  return { ...got, written: after.written - before.written };
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
    this.acting = false;
    table.place = this;
    if (options.bots) table.decide();
  }

  /** With a pace: the next action is due; when the one before is not done yet, it is late. */
  playInTime(now) {
    if (this.acting || !this.table) return;
    const late = now - this.slot > options.pace;
    if (late && tally.counting) tally.late++;
    const due = late ? this.slot : now;
    this.slot += options.pace;
    this.play(due);
  }

  play(since = performance.now()) {
    this.acting = true;
    this.table.act(this.step, () => {
      count(tally, since);
      this.acting = false;
      if (++this.step === script.actions.length) this.moveOn().catch(stop);
      else if (!options.pace) this.play();
    });
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
  constructor(port, id, tokens, seq) {
    Object.assign(this, { port, id, tokens, seq, sockets: [], place: null, done: null });
    Object.assign(this, { awaited: null, acting: false, doneSeq: 0, over: false });
  }

  /** Where a seat's client is. */
  portOf(seat) {
    const { ports, spread } = options;
    return spread ? ports[(ports.indexOf(this.port) + seat) % ports.length] : this.port;
  }

  /** Has a step of the script done. */
  act(step, done) {
    const [seat, action] = script.actions[step];
    this.wish(seat, action, done);
  }

  wish(seat, action, done) {
    this.done = done;
    send(this, seat, `"key":"${(keys++).toString(36)}","seq":${this.seq},"actions":[${action}]`);
  }

  acknowledged(seq) {
    if (!options.bots) this.seq = seq;
    this.done(seq);
  }

  told(data) {
    if (tally.counting) tally.deliveries++;
    if (options.bots) this.hear(JSON.parse(data));
  }

  // Beside bots

  hear(told) {
    this.seq = told.seq;
    for (const event of told.events ?? []) if (event.type === "awaited") this.awaited = event;
    this.over = told.status === "finished";
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
    const since = performance.now();
    this.wish(0, action, (seq) => {
      count(tally, since);
      this.acting = false;
      this.doneSeq = seq;
      this.decide();
    });
  }
}

/** At the servers by turns. */
async function openTable(number = 0) {
  const port = options.ports[number % options.ports.length];
  const seats = script ? script.seats : 4;
  const open = { edition: script ? script.edition : "classic", seats, name: "seat 0" };
  if (options.bots) {
    const plan = [{ kind: "me" }];
    while (plan.length < seats) plan.push({ kind: "bot", bot: options.bots });
    const { table, token } = await post(port, "", { ...open, plan, start: true });
    return new Table(port, table, [token], 0);
  }
  const { table, token, invitation } = await post(port, "", open);
  const tokens = [token];
  for (let seat = 1; seat < seats; seat++) {
    tokens.push((await post(port, `/${table}/join`, { name: `seat ${seat}`, seat, invitation })).token);
  }
  const { seq } = await post(port, `/${table}/start`, {}, token);
  return new Table(port, table, tokens, seq);
}

async function connectAll(table) {
  table.sockets = await Promise.all(table.tokens.map((token, seat) => connect(table, token, seat)));
}

/** A seat's live channel, from what this client knows on. */
function connect(table, token, seat) {
  const path = `/api/tables/${table.id}/live?after=${table.seq}`;
  const socket = new WebSocket(`ws://127.0.0.1:${table.portOf(seat)}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on("message", (data) => heard(table, data));
  socket.on("close", (code) => stop(new Error(`the server closed a channel with ${code}`)));
  return new Promise((resolve) => socket.on("open", () => resolve(socket)));
}

async function post(port, path, content, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const body = JSON.stringify(content);
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables${path}`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the server answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What the servers say of themselves, added up. */
async function usage(query = "") {
  const sums = {};
  for (const port of options.ports) {
    const said = await (await fetch(`http://127.0.0.1:${port}/usage${query}`)).json();
    for (const [name, value] of Object.entries(said)) sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
}

/** The same, asked first and last of what is profiled. */
async function profiled() {
  for (const port of options.ports) await fetch(`http://127.0.0.1:${port}/profile`);
  return usage();
}

run(options.idle ? idle : options.whole ? whole : load);
