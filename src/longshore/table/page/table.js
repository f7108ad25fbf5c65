// A table: follows it live, shows the board that the server draws, and sends what is done.

import { Live } from "./live.js";
import { ask, attempt, botChoices, byId, capital, fill, make, memory, rememberTable, tick } from "./page.js";

const table = decodeURIComponent(location.pathname.split("/").pop());
const SEATS = ["blue", "red", "yellow", "green", "purple"]; // in turn order
const api = `/api/tables/${table}`;
const say = (text) => {
  byId("problem").textContent = text;
  if (byId("all").hidden) Object.assign(byId("line"), { hidden: !text, textContent: text });
};
const now = { info: null, view: null, menu: null, seat: null, logged: 0, lastOwn: {}, curtain: false };
let invitation = memory.get(`invitation-${table}`);
let offered = false; // came with a link to a seat that is handed on

const query = (more = {}) => {
  const values = Object.entries({ seat: now.seat, ...more }).filter(([, value]) => value !== null);
  return `?${new URLSearchParams(values)}`;
};
const key = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16)).join("");
const seatName = (seat) => capital(SEATS[seat]);
const running = () => now.info.status === "running";
const awaited = () => running() && now.info.awaiting.includes(now.seat);

// Coming in: by a link to a seat, by an invitation, or with the cookie from before

async function enter() {
  const secrets = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  if (secrets.has("key")) {
    await ask("POST", `${api}/enter`, undefined, { Authorization: `Bearer ${secrets.get("key")}` });
  }
  if (!secrets.has("join")) return;
  const known = await ask("GET", api).catch(() => null);
  if (known?.host || known?.mine.length) return; // the cookie holds more than the invitation
  const { status } = await ask("POST", `${api}/visit`, { invitation: secrets.get("join") });
  invitation = secrets.get("join");
  offered = status === "running";
  if (!offered) memory.set(`invitation-${table}`, invitation);
}
addEventListener("hashchange", () => location.reload()); // another link to the same table

// Following

const live = new Live(
  () => `${api}/live${query()}`,
  (told) => (told.kind === "refused" ? say(told.text) : told.kind !== "beat" && refresh()),
  (up) => Object.assign(byId("line"), { hidden: up, textContent: "The line is cut. Trying again …" }),
);

const PACE = 200; // ms between pictures: bots are quicker than eyes
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
let shown = 0;
let troubled = "";
let showing = null;

// What is wrong with showing is said until it works again; what was refused stays.
function trouble(text) {
  if (text) say(text);
  else if (troubled === byId("problem").textContent) say("");
  troubled = text;
}

let again = false;

// Shows what is new; what comes while it does so is shown in one go afterwards.
function refresh() {
  again = true;
  showing ??= (async () => {
    while (again) {
      await pause(Math.max(0, shown + PACE - Date.now()));
      again = false;
      shown = Date.now();
      await attempt(show, trouble);
    }
    showing = null;
  })();
  return showing;
}

// Showing

async function show() {
  now.info = await ask("GET", api);
  chooseSeat();
  const begun = now.info.status !== "open" && now.info.commitment;
  const own = running() && now.seat !== null && !now.curtain;
  const seat = now.curtain ? null : now.seat;
  const [view, menu, picture, log] = await Promise.all([
    begun ? ask("GET", `${api}/view${query({ seat })}`) : null,
    own ? ask("GET", `${api}/menu${query()}`).catch(unlessOver) : null,
    begun ? ask("GET", `${api}/board.svg${query({ seat })}`) : null,
    ask("GET", `${api}/log${query({ seat, after: now.logged, language: "en" })}`),
  ]);
  Object.assign(now, { view, menu });
  byId("all").hidden = false;
  showBoard(picture);
  showSeats();
  showOwn();
  showLog(log);
}

// The game may have ended since it was asked about; the next picture shows it.
function unlessOver(problem) {
  if (problem.status !== 409) throw problem;
  return null;
}

function chooseSeat() {
  const { mine, awaiting } = now.info;
  const before = now.seat;
  const wanted = mine.find((seat) => awaiting.includes(seat));
  if (!mine.includes(now.seat)) now.seat = wanted ?? mine[0] ?? null;
  else if (!awaiting.includes(now.seat) && wanted !== undefined) now.seat = wanted;
  byId("seat-choice").hidden = mine.length < 2;
  if (mine.length > 1) fill(byId("seat"), mine.map((seat) => [seat, seatName(seat)]), now.seat);
  if (now.seat === before) return;
  // several people at one device: nobody sees a hand before its owner says so
  if (mine.length > 1 && running()) drawCurtain();
  if (before !== null) live.reopen();
}

function drawCurtain() {
  now.curtain = true;
  byId("lift").textContent = `Show ${seatName(now.seat)}’s hand`;
}

function showBoard(picture) {
  const board = byId("board");
  byId("all").classList.toggle("waiting", !picture);
  if (!picture) return board.replaceChildren();
  const plain = picture.replace(/ style="[^"]*"/, ""); // the page has its own styles for it
  const drawn = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  byId("status").textContent = drawn.querySelector("desc")?.textContent ?? "";
  const left = board.scrollLeft;
  board.replaceChildren(document.importNode(drawn, true));
  board.scrollLeft = left;
}

function showSeats() {
  const { info } = now;
  byId("title").textContent = info.settings.title || `${capital(info.options.edition)}, ${info.seats.length} seats`;
  if (info.status === "open") byId("status").textContent = "The game has not begun.";
  if (info.status === "closed") byId("status").textContent = "The table is closed.";
  const mine = awaited() ? "● " : "";
  document.title = `${mine}${byId("title").textContent} – Longshore`;
  byId("seats").replaceChildren(...info.seats.map(seatLine));
  byId("start").hidden = !(info.host && info.status === "open");
  const free = info.status === "open" && info.seats.some((seat) => seat.kind === "open");
  byId("join").hidden = !(free && !info.mine.length) && !offered;
  byId("invite").hidden = !invitation && !info.settings.public;
  byId("device").hidden = !info.mine.length && !info.host;
  const live = ["open", "running"].includes(info.status);
  byId("leave").hidden = !info.mine.length || !live;
  byId("close").hidden = !info.host || !live;
}

function seatLine(occupant, seat) {
  const { info } = now;
  const line = make("li", { className: `seat seat-${SEATS[seat]}` });
  const who = occupant.kind === "open" ? "open" : occupant.name;
  const marks = [
    occupant.kind === "bot" && "bot",
    occupant.away && `away, ${occupant.away} plays`,
    info.mine.includes(seat) && "you",
  ].filter(Boolean);
  line.append(make("strong", {}, seatName(seat)), ` ${who}${marks.length ? ` (${marks.join(", ")})` : ""}`);
  const clock = info.clocks?.find((one) => one.seat === seat);
  if (clock?.deadline) line.append(make("time", { className: "clock", dateTime: new Date(clock.deadline).toISOString() }));
  if (running() && info.awaiting.includes(seat)) line.append(make("span", { className: "turn" }, "to decide"));
  if (info.host && !info.mine.includes(seat) && ["open", "running"].includes(info.status)) line.append(...hostTools(occupant, seat));
  return line;
}

function hostTools(occupant, seat) {
  const wish = (text, method, path, body) =>
    make("button", { type: "button", onclick: () => act(() => ask(method, `${api}/seats/${seat}${path}`, body)) }, text);
  if (occupant.kind === "person") return [wish("Drop", "POST", "/drop")];
  if (now.info.status !== "open") return [];
  return occupant.kind === "bot" ? [wish("Make open", "PUT", "", { bot: null })] : [wish("Seat a bot", "PUT", "", { bot: "steady" })];
}

let drawnMenu = "";

function showOwn() {
  const { info, menu, view } = now;
  byId("curtain").hidden = !now.curtain;
  byId("own").hidden = now.curtain || !running() || now.seat === null;
  const active = Boolean(menu) && running();
  byId("bid").hidden = !(active && menu.bids);
  byId("bluff").hidden = !menu?.bids?.bluff;
  byId("cash").textContent = view?.view?.own ? `of your $${view.view.own.cash}` : "";
  byId("say-action").hidden = !active || !menu.awaited;
  byId("undo").hidden = !active || info.settings.undo === "none" || !(view?.free_undo?.length || now.lastOwn[now.seat]);
  byId("hint").hidden = !active || !menu.awaited || !info.settings.hints;
  byId("return").hidden = !running() || now.seat === null || !info.seats[now.seat].away;
  byId("chat").hidden = !(info.mine.length || info.host) || info.status === "closed";
  const asked = info.undo_asked;
  byId("undo-asked").hidden = !asked || now.seat === null;
  if (asked) byId("undo-text").textContent = `${seatName(asked.seat)} asks to go back to before entry ${asked.to}.`;
  byId("agree").hidden = asked?.seat === now.seat;
  const shown = active && menu.awaited ? JSON.stringify(menu.choices) : active ? "waiting" : "";
  if (shown === drawnMenu) return; // keep the focus where it is
  drawnMenu = shown;
  const offers = active ? menu.choices.filter((choice) => menu.awaited || choice.kind === "loan") : [];
  byId("choices").replaceChildren(...offers.map(choiceButton));
}

function choiceButton({ text, whole }) {
  const field = byId("say-action").elements.text;
  const put = () => ((field.value = text), field.focus());
  const button = { type: "button", className: whole ? "" : "example", onclick: whole ? () => play(text) : put };
  return make("button", button, whole ? text : `${text} …`);
}

let atEnd = true;
byId("log").addEventListener("scroll", ({ target }) => {
  atEnd = target.scrollHeight - target.scrollTop - target.clientHeight < 40;
});

function showLog(told) {
  const list = byId("log");
  told.entries.forEach((entry, index) => {
    if (entry.seq <= now.logged) return;
    now.logged = entry.seq;
    if (entry.kind === "played") now.lastOwn[entry.seat] = entry.seq;
    if (entry.kind === "undone") now.lastOwn = {};
    for (const line of [...told.sentences[index], ...plainLines(entry)]) {
      list.append(make("li", { className: entry.kind, title: new Date(entry.at).toLocaleString() }, line));
    }
  });
  if (atEnd) list.scrollTop = list.scrollHeight;
  if (now.logged < told.seq) refresh(); // a long log comes in pages
  byId("exports").hidden = !now.view;
  const forms = now.info.status === "finished" ? ["text", "jsonl", "csv"] : ["jsonl", "csv"];
  const links = forms.map((form) => make("a", { href: `${api}/export${query({ format: form })}` }, form));
  byId("exports").replaceChildren("Export: ", ...links.flatMap((link) => [link, " "]));
}

const ENTRIES = {
  joined: (entry) => `${entry.name} sat down as ${seatName(entry.seat)}.`,
  left: (entry) => `${seatName(entry.seat)} ${entry.dropped ? "was dropped by the host" : "left"}.`,
  renamed: (entry) => `${seatName(entry.seat)} is now called ${entry.name}.`,
  closed: () => "The host closed the table.",
  said: (entry) => `${entry.name || "Host"}: ${entry.text}`,
  undone: (entry) => `${seatName(entry.seat)} took back entry ${entry.to} and all after it.`,
  "undo-asked": (entry) => `${seatName(entry.seat)} asks to take back entry ${entry.to}.`,
  "undo-answered": (entry) => `${seatName(entry.seat)} ${entry.agree ? "agrees" : "refuses"}.`,
  "taken-over": (entry) => `${seatName(entry.seat)}’s time ran out: ${entry.name} plays on.`,
  returned: (entry) => `${seatName(entry.seat)} is back.`,
};
const plainLines = (entry) => (entry.kind in ENTRIES ? [ENTRIES[entry.kind](entry)] : []);

// Doing

let busy = false;

async function act(work) {
  if (busy) return undefined; // a second click on the same button
  busy = true;
  const done = await attempt(work, say);
  shown = 0; // at once
  await refresh();
  busy = false;
  return done;
}

async function play(text) {
  const sealed = now.menu.bids?.sealed && text.startsWith("bid ");
  const seen = sealed ? { auction: now.menu.auction } : { seq: now.menu.seq };
  const done = await act(() => ask("POST", `${api}/actions`, { action: text, seat: now.seat, key: key(), ...seen }));
  if (done) byId("say-action").elements.text.value = "";
}

function onSubmit(id, work) {
  byId(id).addEventListener("submit", (event) => {
    event.preventDefault();
    work(event.target.elements, event.target);
  });
}
const onClick = (id, work) => byId(id).addEventListener("click", work);

onSubmit("say-action", ({ text }) => text.value.trim() && play(text.value));
onSubmit("bid", ({ amount, loans, bluff }) => {
  const extra = (word, { value }) => (Number(value) ? ` ${word} ${value}` : "");
  play(`bid ${amount.value}${extra("loans", loans)}${byId("bluff").hidden ? "" : extra("bluff", bluff)}`);
});
onSubmit("chat", async ({ text }) => {
  const body = { text: text.value, key: key(), seat: now.seat };
  if (await act(() => ask("POST", `${api}/chat`, body))) text.value = "";
});
onSubmit("join", async ({ name }) => {
  memory.set("name", name.value);
  const done = await act(() => ask("POST", `${api}/join`, { name: name.value, invitation }));
  if (done) offered = false;
  if (done) live.reopen();
});
onSubmit("start", ({ fill: bot }) => act(() => ask("POST", `${api}/start`, { fill: bot.value || null })));
onClick("undo", () => {
  const to = now.view.free_undo?.length ? null : now.lastOwn[now.seat];
  act(() => ask("POST", `${api}/undo`, { seat: now.seat, seq: now.menu.seq, to, key: key() }));
});
for (const [id, agree] of [["agree", true], ["refuse", false]]) {
  onClick(id, () => act(() => ask("POST", `${api}/undo/answer`, { seat: now.seat, asked: now.info.undo_asked.seq, agree })));
}
onClick("hint", () =>
  act(async () => {
    const field = byId("say-action").elements.text;
    [field.value] = (await ask("GET", `${api}/hint${query()}`)).texts;
    field.focus();
  }),
);
onClick("return", () => act(() => ask("POST", `${api}/return`, { seat: now.seat })));
onClick("leave", async () => {
  if (!confirm("Leave your seat for good? In a running game a bot plays on for you.")) return;
  if (await act(() => ask("POST", `${api}/leave`, { seat: now.seat }))) location.assign("/");
});
onClick("close", () => confirm("Close the table for everybody?") && act(() => ask("POST", `${api}/close`)));
onClick("lift", () => ((now.curtain = false), refresh()));
byId("seat").addEventListener("change", (event) => {
  now.seat = Number(event.target.value);
  if (running()) drawCurtain();
  live.reopen();
  refresh();
});

async function copy(link) {
  const field = byId("link");
  Object.assign(field, { hidden: false, value: link });
  field.select();
  await navigator.clipboard?.writeText(link).catch(() => null); // else it can be copied by hand
}
onClick("invite", () => copy(location.origin + location.pathname + (invitation ? `#join=${invitation}` : "")));
onClick("device", () => act(async () => copy((await ask("POST", `${api}/keys`, { label: "link" })).link)));

setInterval(() => document.querySelectorAll(".clock").forEach(tick), 500);

byId("join").elements.name.value = memory.get("name") ?? "Player";
let turnedAway = "";
await attempt(enter, (text) => (turnedAway = text));
await refresh();
if (turnedAway) say(turnedAway);
if (now.info) live.open();
if (now.info?.mine.length) rememberTable(table, now.info.settings.title || capital(now.info.options.edition));
const bots = await attempt(async () => botChoices(await ask("GET", "/api/catalogue")), (text) => text && say(text));
fill(byId("start").elements.fill, [["", "none: all are taken"], ...(bots ?? [])], "steady");
