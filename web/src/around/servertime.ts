// What time it is for the server: deadlines are by its clock, and a phone's may be wrong by minutes.

const NOT_WORTH = 2_000; // ms; the header counts whole seconds
let offset = 0;
let asked: Promise<void> | null = null;

export const serverNow = (): number => Date.now() + offset;

/** Compare the clocks, once a visit. */
export function compareClocks(): Promise<void> {
  asked ??= compare();
  return asked;
}

async function compare(): Promise<void> {
  try {
    const began = Date.now();
    const answer = await fetch("/healthz", { cache: "no-store" });
    const said = Date.parse(answer.headers.get("date") ?? "");
    const here = (began + Date.now()) / 2;
    await answer.text(); // what is not read keeps the line
    if (Number.isNaN(said)) return;
    const found = said + 500 - here; // on average half a second has gone since
    if (Math.abs(found) > NOT_WORTH) offset = found;
  } catch {
    asked = null; // with the line back it is asked again
  }
}
