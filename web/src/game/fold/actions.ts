// Redrawing the board: building, producing, stocking, sailing, selling at home.
import type { Board, EventOf } from "../types";
import { areaOf, changeArea, coloursOnly, counted, minus, offShelf, plus, type Draws } from "./changes";
import { warehouse } from "./turn";

function machineBuilt(board: Board, { seat, colour }: EventOf<"machine-built">): Board {
  const taken = { ...board, machine_supply: counted(board.machine_supply, colour, -1) };
  return changeArea(taken, seat, { machines: [...areaOf(board, seat).machines, colour] });
}

/** The containers made are in the store that is set out next. */
function produced(board: Board, { colours }: EventOf<"produced">): Board {
  const supply = colours.reduce((left, colour) => counted(left, colour, -1), board.supply);
  return { ...board, supply, produced: true };
}

function storeSetOut(board: Board, { seat, store, goods }: EventOf<"store-set-out">): Board {
  const set = changeArea(board, seat, { [store]: goods });
  if (board.floor?.seat !== seat) return set;
  const floor = { ...board.floor, [store]: [] };
  return { ...set, floor: floor.factory.length || floor.harbour.length ? floor : null };
}

/** The containers bought are in the store that is set out next. */
const stocked = (board: Board, { host, goods }: EventOf<"stocked">): Board =>
  changeArea(board, host, { factory: offShelf(areaOf(board, host).factory, goods) });

function shipLoaded(board: Board, { seat, host, goods }: EventOf<"ship-loaded">): Board {
  const sold = changeArea(board, host, { harbour: offShelf(areaOf(board, host).harbour, goods) });
  return changeArea(sold, seat, { ship: plus(areaOf(sold, seat).ship, coloursOnly(goods)) });
}

function shipLoadedAtBank(board: Board, { seat, goods }: EventOf<"ship-loaded-at-bank">): Board {
  const area = areaOf(board, seat);
  return changeArea(board, seat, { bank: minus(area.bank, goods), ship: plus(area.ship, goods) });
}

function soldAtHome(board: Board, { seat, store, colour, price }: EventOf<"sold-at-home">): Board {
  const left = offShelf(areaOf(board, seat)[store], [[colour, price]]);
  const back = { ...board, supply: counted(board.supply, colour, 1), sold: true };
  return changeArea(back, seat, { [store]: left });
}

export const ACTIONS: Draws = {
  "machine-built": machineBuilt,
  "warehouse-built": (board, { seat }) => warehouse(board, seat, 1),
  produced,
  "store-set-out": storeSetOut,
  stocked,
  "ship-sailed": (board, { seat, berth }) => changeArea(board, seat, { berth }),
  "ship-loaded": shipLoaded,
  "ship-loaded-at-bank": shipLoadedAtBank,
  "sold-at-home": soldAtHome,
};
