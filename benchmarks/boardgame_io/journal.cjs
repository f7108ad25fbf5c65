// A store for boardgame.io that survives a crash, and that holds back what clients are told until it is on the
// disk: boardgame.io tells everybody of a move first and hands it to its store afterwards.
//
// What is played lies in memory, as in boardgame.io's own default store, and each new state is a line
// appended to one file, which is opened so that a write returns when it is on the disk (O_DSYNC). Whatever comes
// while one write is under way goes into the next. That is the quickest way found: boardgame.io's own FlatFile writes
// three files for each move; a database
// would do all this and more. The file is never tidied up. On a start the newest state of each match is read from it.

const fs = require("fs");
const { Sync } = require("boardgame.io/internal");

const { O_APPEND, O_CREAT, O_WRONLY, O_DSYNC } = fs.constants;

class Journal extends Sync {
  constructor(file) {
    super();
    this.matches = new Map(); // to { initialState, state, metadata, log }
    this.lines = []; // not yet on their way to the disk
    this.held = []; // what is to be told when those are on it
    this.writing = false;
    this.subscribers = new Map();
    if (fs.existsSync(file)) this.#read(fs.readFileSync(file, "utf8"));
    this.descriptor = fs.openSync(file, O_APPEND | O_CREAT | O_WRONLY | O_DSYNC);
  }

  // What boardgame.io asks of a store

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    this.#append({ id, initialState, metadata });
  }

  setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...deltalog);
    this.#append({ id, state, deltalog });
  }

  /** Of a match's particulars only the time changes with a move; that alone is not written. */
  setMetadata(id, metadata) {
    const match = this.matches.get(id);
    const before = match.metadata;
    match.metadata = metadata;
    if (metadata.players !== before.players || metadata.gameover !== before.gameover) this.#append({ id, metadata });
  }

  fetch(id) {
    return this.matches.get(id) ?? {};
  }

  wipe(id) {
    this.matches.delete(id);
    this.#append({ id });
  }

  listMatches() {
    return [...this.matches.keys()];
  }

  // What boardgame.io asks of a channel between its processes, through which it tells everything

  publish(channel, payload) {
    if (payload.type !== "update" && payload.type !== "patch") this.#tell({ channel, payload });
    else this.held.push({ channel, payload });
  }

  subscribe(channel, callback) {
    this.subscribers.set(channel, [...(this.subscribers.get(channel) ?? []), callback]);
  }

  unsubscribeAll(channel) {
    this.subscribers.delete(channel);
  }

  #tell({ channel, payload }) {
    for (const callback of this.subscribers.get(channel) ?? []) callback(payload);
  }

  // The file

  #append(line) {
    this.lines.push(JSON.stringify(line));
    if (this.writing) return;
    this.writing = true;
    setImmediate(() => this.#write()); // with whatever else has come in by then
  }

  #write() {
    const { lines, held } = this;
    this.lines = [];
    this.held = [];
    fs.write(this.descriptor, Buffer.from(`${lines.join("\n")}\n`), (error, written) => this.#written(error, written, lines, held));
  }

  #written(error, written, lines, held) {
    if (error) throw error;
    if (written < Buffer.byteLength(lines.join("\n"))) throw new Error("the disk is full");
    for (const told of held) this.#tell(told);
    if (this.lines.length) this.#write();
    else this.writing = false;
  }

  #read(text) {
    for (const line of text.slice(0, text.lastIndexOf("\n") + 1).split("\n")) {
      if (!line) continue; // what follows the last line's end was not written whole, and nobody was told
      const { id, deltalog = [], ...rest } = JSON.parse(line);
      if (rest.initialState) this.matches.set(id, { state: rest.initialState, log: [] });
      const match = this.matches.get(id);
      if (Object.keys(rest).length === 0) this.matches.delete(id);
      else Object.assign(match, rest).log.push(...deltalog);
    }
  }
}

module.exports = { Journal };
