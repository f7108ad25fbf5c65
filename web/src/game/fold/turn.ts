// Redrawing the board: the deal, the turn, interest and loans, and how it ends.
import { BROKERS, COLOURS } from "../numbers";
import { noFacts, withFacts } from "../facts";
import type { Board, Broker, Default, EventOf, Options, Seat, SeatArea } from "../types";
import { areaOf, changeArea, counted, minus, offShelf, plus, type Draws } from "./changes";

const NO_GOODS: Broker = { goods: [], money: 0 };

/** The table before anything is dealt; the other events of the deal are folded over it. */
export function begin({ options, first }: EventOf<"game-began">): Board {
  return withFacts({
    round: 1,
    first,
    active: first,
    phase: "act",
    awaiting: [],
    actions_left: 0,
    produced: false,
    called: false,
    won: false,
    sold: false,
    end_triggered: false,
    supply: Array.from({ length: COLOURS }, () => options.supply),
    colours_gone: [],
    machine_supply: Array.from({ length: COLOURS }, () => options.machines),
    warehouse_supply: options.warehouses,
    seized: [],
    seats: Array.from({ length: options.seats }, () => emptyArea(options)),
    brokers: options.investment_bank ? Array.from({ length: BROKERS }, () => NO_GOODS) : [],
    payment_card: null,
    floor: null,
    bidding: null,
    default: null,
    result: null,
  });
}

const emptyArea = (options: Options): SeatArea => ({
  machines: [],
  warehouses: 0,
  factory: [],
  harbour: [],
  ship: [],
  berth: "sea",
  island: [],
  bank: [],
  loans: 0,
  cash: options.money === "open" ? 0 : null,
  money_cards: options.money_cards === "open" ? 0 : null,
  card: null,
  facts: noFacts(),
});

function seatDealt(board: Board, { seat, machine, price }: EventOf<"seat-dealt">): Board {
  const dealt = {
    ...board,
    supply: counted(board.supply, machine, -1),
    machine_supply: counted(board.machine_supply, machine, -1),
    warehouse_supply: board.warehouse_supply - 1,
  };
  return changeArea(dealt, seat, { machines: [machine], warehouses: 1, factory: [[machine, price]] });
}

const inDefault = (loans: number, to_seize: number): Default | null => (loans ? { loans, to_seize } : null);

function moneyCards(board: Board, { cards }: EventOf<"money-cards-counted">): Board {
  const seats = board.seats.map((area, seat) => {
    const held = cards[seat] ?? 0;
    return area.money_cards === held ? area : { ...area, money_cards: held };
  });
  return { ...board, seats };
}

const loan = (board: Board, seat: Seat, change: number): Board =>
  changeArea(board, seat, { loans: areaOf(board, seat).loans + change });

function containerSeized(board: Board, { seat, place, colour, price }: EventOf<"container-seized">): Board {
  const area = areaOf(board, seat);
  const left =
    place === "factory" || place === "harbour"
      ? offShelf(area[place], [[colour, price ?? 0]])
      : minus(area[place], [colour]);
  const seized = { ...board, seized: plus(board.seized, [colour]) };
  return changeArea(seized, seat, { [place]: left });
}

/** B1, I3: a warehouse out of the supply, or back into it. */
export const warehouse = (board: Board, seat: Seat, change: number): Board =>
  changeArea({ ...board, warehouse_supply: board.warehouse_supply - change }, seat, {
    warehouses: areaOf(board, seat).warehouses + change,
  });

function machineSeized(board: Board, { seat, colour }: EventOf<"machine-seized">): Board {
  const back = { ...board, machine_supply: counted(board.machine_supply, colour, 1) };
  return changeArea(back, seat, { machines: minus(areaOf(board, seat).machines, [colour]) });
}

function gameOver(board: Board, { scores, winners }: EventOf<"game-over">): Board {
  const seats = board.seats.map((area, seat) => {
    const score = scores.find((one) => one.seat === seat);
    return score ? { ...area, cash: score.cash, card: score.card } : area;
  });
  return { ...board, seats, result: { scores, winners } };
}

export const TURN: Draws = {
  "game-began": (_, event) => begin(event),
  "seat-dealt": seatDealt,
  "brokers-dealt": (board, { goods }) => ({
    ...board,
    brokers: goods.map((held) => ({ goods: held, money: 0 })), // their money is paid, as all money is
  }),
  "turn-began": (board, { seat, round }) => ({
    ...board,
    active: seat,
    round,
    produced: false,
    called: false,
    won: false,
    sold: false,
  }),
  awaited: (board, { phase, seats, actions_left, in_default, to_seize }) => ({
    ...board,
    phase,
    awaiting: seats,
    actions_left,
    default: inDefault(in_default, to_seize),
  }),
  "money-cards-counted": moneyCards,
  "loan-taken": (board, { seat }) => loan(board, seat, 1),
  "loan-repaid": (board, { seat }) => loan(board, seat, -1),
  "loan-struck-off": (board, { seat }) => loan(board, seat, -1),
  "container-seized": containerSeized,
  "warehouse-seized": (board, { seat }) => warehouse(board, seat, -1),
  "machine-seized": machineSeized,
  "end-triggered": (board) => ({ ...board, end_triggered: true }),
  "game-over": gameOver,
};
