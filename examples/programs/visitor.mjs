// A player that comes to a table by the HTTP API (docs/http.md), in JavaScript and without
// dependencies. It is given the link to its seat, and plays until the game is over: whatever it may
// do at the moment, it does one of those things, by chance.
//
//   node examples/programs/visitor.mjs "http://127.0.0.1:8080/t/TABLE#key=…"
//
// In an arena's plan: bot = "guest:node examples/programs/visitor.mjs"

const [, , given] = process.argv;
const link = new URL(given);
const table = `${link.origin}/api/tables/${link.pathname.split("/t/")[1]}`;
const headers = {
  authorization: `Bearer ${new URLSearchParams(link.hash.slice(1)).get("key")}`,
  "content-type": "application/json",
};

async function ask(path, body) {
  const answer = await fetch(table + path, {
    method: body ? "POST" : "GET",
    headers,
    body: body && JSON.stringify(body),
  });
  return { good: answer.ok, told: await answer.json() };
}

const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const any = (things) => things[Math.floor(things.length * Math.random())];

for (;;) {
  const { told: now } = await ask("");
  if (now.status === "finished" || now.status === "closed") break;
  const [seat] = now.mine;
  if (!now.awaiting.includes(seat)) {
    await wait(0.1); // a program that is in a hurry follows the live channel instead
    continue;
  }
  const { told: legal } = await ask(`/legal?seat=${seat}`);
  const choices = legal.actions.filter((one) => one.type !== "loan" && one.type !== "repay");
  const actions = [any(choices.length ? choices : legal.actions)];
  const wish = { seat, actions, seq: legal.seq, key: crypto.randomUUID() };
  const { good, told: done } = await ask("/actions", wish);
  // if something has happened since we looked, we look again
  if (!good && done.code !== "stale" && done.code !== "not-running") throw new Error(done.text);
}
