// The start page: play at once, open a table, join one, and the lobby.

import { ask, attempt, botChoices, byId, capital, fill, make, memory, rememberedTables } from "./page.js";

const saying = (id) => (text) => (byId(id).textContent = text);
const names = [byId("play").elements.name, byId("open").elements.name];

function remembered(form) {
  memory.set("name", form.elements.name.value);
  return form.elements.name.value;
}

async function open(wish) {
  const made = await ask("POST", "/api/tables", wish);
  if (made.invitation) memory.set(`invitation-${made.table}`, made.invitation);
  location.assign(`/t/${made.table}`);
}

function onSubmit(id, work) {
  byId(id).addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = event.target.querySelector("button");
    button.disabled = true;
    await attempt(() => work(event.target), saying(`${id.split("-")[0]}-problem`));
    button.disabled = false;
  });
}

onSubmit("play", (form) => {
  const { edition, seats, bot } = form.elements;
  const others = Array.from({ length: seats.value - 1 }, () => ({ kind: "bot", bot: bot.value }));
  return open({
    edition: edition.value,
    seats: Number(seats.value),
    plan: [{ kind: "me" }, ...others],
    name: remembered(form),
    hints: true,
    start: true,
  });
});

onSubmit("open", (form) => {
  const { edition, seats, title, pace } = form.elements;
  return open({
    edition: edition.value,
    seats: Number(seats.value),
    title: title.value,
    pace: pace.value,
    public: form.elements.public.checked,
    name: remembered(form),
  });
});

onSubmit("join", async (form) => {
  const link = URL.canParse(form.elements.link.value) ? new URL(form.elements.link.value) : null;
  if (!link || !/^https?:$/.test(link.protocol) || !link.pathname.includes("/t/")) {
    throw new Error("A link to a table looks like https://…/t/… ; this is none.");
  }
  location.assign(link);
});

onSubmit("lobby-choice", (form) => showLobby(form.elements.status.value));
byId("lobby-choice").elements.status.addEventListener("change", (event) =>
  attempt(() => showLobby(event.target.value), saying("lobby-problem")),
);

async function showLobby(status) {
  const told = await ask("GET", `/api/tables?status=${status}`);
  byId("lobby").replaceChildren(...told.tables.map(listed));
  byId("lobby-empty").hidden = told.tables.length > 0;
}

function listed(table) {
  const who = table.seats.map((seat) => seat.name || "open").join(", ");
  const link = make("a", { href: `/t/${table.table}` }, table.title || capital(table.edition));
  const pace = table.pace === "days" ? "over days" : "live";
  const when = new Date(table.changed_at).toLocaleString();
  return make("li", {}, link, make("span", {}, ` ${table.edition}, ${pace}: ${who} (${when})`));
}

function showOwn() {
  const own = rememberedTables();
  byId("own").hidden = !own.length;
  const line = ({ table, title, at }) =>
    make("li", {}, make("a", { href: `/t/${table}` }, title), ` (${new Date(at).toLocaleString()})`);
  byId("own-tables").replaceChildren(...own.map(line));
}

async function begin() {
  showOwn();
  const catalogue = await ask("GET", "/api/catalogue");
  const editions = catalogue.editions.map(({ name }) => [name, capital(name)]);
  for (const form of [byId("play"), byId("open")]) {
    fill(form.elements.edition, editions, "classic");
    fill(form.elements.seats, Object.keys(catalogue.editions[0].by_seats).map((n) => [n, n]), "4");
  }
  fill(byId("play").elements.bot, botChoices(catalogue), "steady");
  await showLobby("open");
}

for (const input of names) input.value = memory.get("name") ?? "Player";
attempt(begin, saying("play-problem"));
