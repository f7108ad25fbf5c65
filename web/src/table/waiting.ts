// Waiting for something, and asking again for what passes.
import { Refusal } from "../api/http";

const MOST_TRIES = 7;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Until it is so; or for a while, when the line is cut. */
export async function until(there: () => boolean): Promise<void> {
  for (let tries = 0; tries < 60 && !there(); tries++) await pause(50);
}

/** Ask, and again while the refusal may pass, longer after each; what is asked must be safe to ask twice. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refusal) || !problem.passing || tries === MOST_TRIES) throw problem;
      await pause(150 * 2 ** tries);
    }
  }
}
