// What both pages need: asking the server, and building elements from text alone.

export class Refusal extends Error {
  constructor(status, told) {
    super(told.text ?? `The server answered ${status}.`);
    this.status = status;
    this.code = told.code;
  }
}

export async function ask(method, path, body, headers = {}) {
  const wish = { method, headers: { ...headers }, credentials: "same-origin" };
  if (body !== undefined) {
    wish.body = JSON.stringify(body);
    wish.headers["Content-Type"] = "application/json";
  }
  let answer;
  try {
    answer = await fetch(path, wish);
  } catch {
    throw new Error("The server cannot be reached at the moment.");
  }
  const isJson = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  const told = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, isJson ? told : {});
  return told;
}

export const byId = (id) => document.getElementById(id);

// An element with properties and children; strings become text, never markup.
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function fill(select, options, chosen) {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  if (chosen !== undefined) select.value = chosen;
}

export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

// Runs what a form or a button wants, and says below it what was refused.
export async function attempt(work, say) {
  say("");
  try {
    return await work();
  } catch (problem) {
    say(problem.message);
    return undefined;
  }
}

// What this browser remembers; some forbid even that.
export const memory = {
  get(name, store = localStorage) {
    try {
      return store.getItem(`longshore-${name}`);
    } catch {
      return null;
    }
  },
  set(name, value, store = localStorage) {
    try {
      store.setItem(`longshore-${name}`, value);
    } catch {
      // then it is asked again
    }
  },
};

// The tables that this browser has sat at, the last one first.
export const rememberedTables = () => JSON.parse(memory.get("tables") ?? "[]");
export function rememberTable(table, title) {
  const others = rememberedTables().filter((one) => one.table !== table);
  memory.set("tables", JSON.stringify([{ table, title, at: Date.now() }, ...others].slice(0, 20)));
}

// The levels of bots come first in a list, the easy one at their head.
export const botChoices = (catalogue) =>
  ["level", "bot"].flatMap((kind) =>
    catalogue.bots.filter((bot) => bot.kind === kind).map((bot) => [bot.name, capital(bot.name)]),
  );

// How long a clock still runs, from the `dateTime` of its element.
export function tick(clock) {
  const left = Math.max(0, Math.round((new Date(clock.dateTime) - Date.now()) / 1000));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  clock.textContent = hours ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(left % 60)}`;
}
