// What came of the guided game, and one piece of advice.
import type { Score } from "../game/types";
import { area, type Scene } from "./scene";

export type Advice = "well" | "loans" | "ship" | "island" | "colours";

export interface Summary {
  readonly total: number;
  readonly place: number;
  readonly seats: number;
  readonly won: boolean;
  readonly made: number;
  readonly sold: number; // containers from one's stores
  readonly soldFor: number;
  readonly landed: number;
  readonly earned: number;
  readonly island: number; // containers
  readonly counted: number; // what they counted
  readonly advice: Advice;
}

const FEW = 3; // containers on the island

/** Null while the game goes on. */
export function summaryOf(scene: Scene): Summary | null {
  const result = scene.view.board.result;
  const own = result?.scores.find((one) => one.seat === scene.seat);
  if (!result || !own) return null;
  const { past } = scene;
  const trades = [...past.fromFactory, ...past.fromHarbour];
  const won = result.winners.includes(scene.seat);
  return {
    total: own.total,
    place: won ? 1 : 1 + result.scores.filter((one) => better(one, own, result.winners)).length,
    seats: result.scores.length,
    won,
    made: past.made,
    sold: trades.reduce((sum, one) => sum + one.count, 0),
    soldFor: trades.reduce((sum, one) => sum + one.paid, 0),
    landed: past.landed,
    earned: past.earned,
    island: area(scene).island.length,
    counted: own.island,
    advice: won ? "well" : adviceOf(scene, own),
  };
}

/** F4: of two that have the same the winner comes first. */
const better = (one: Score, own: Score, winners: readonly number[]): boolean =>
  one.total > own.total || (one.total === own.total && winners.includes(one.seat));

function adviceOf(scene: Scene, own: Score): Advice {
  const { island } = area(scene);
  if (own.loans < 0) return "loans";
  if (!scene.past.landed) return "ship";
  if (island.length < FEW) return "island";
  const lost = island.filter((colour) => colour === own.discarded).length;
  return lost * 2 >= island.length ? "colours" : "well";
}
