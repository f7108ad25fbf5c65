"""The shape of every turn in random games: what was done, in what order, and who paid whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longshore.engine import places
from longshore.engine.journal import Fact, Reason
from longshore.engine.purses import BANK, BROKER
from longshore.engine.state import Phase
from longshore.game.options import Options
from tests.engine.shadow import Shadow
from tests.support import FAMILY_OF, SEEDS, Played, varied_game, varied_options

Row = list[int]
ACTIONS = {
    "build_warehouse",
    "build_machine",
    "produce",
    "stock",
    "sail_sea",
    "sail_island",
    "sail_pier",
    "sail_harbour",
    "load",
    "call",
}
MACHINE_PRICES = (0, 6, 9, 12)
WAREHOUSE_PRICES = (0, 4, 5, 6, 7)


class Turn:
    """What the active seat did, as the moves and the journal tell it."""

    def __init__(self, options: Options, seat: int) -> None:
        self.seat = seat
        self.kinds = ACTIONS | ({"sell"} if options.domestic_sale == "action" else set())
        self.actions: list[str] = []
        self.done: list[str] = []  # the actions, and other things that happened between them

    def add(self, seat: int, move: int, phase: Phase) -> None:
        family = FAMILY_OF[move]
        if seat != self.seat or phase not in (Phase.ACT, Phase.DECIDE):
            return
        if phase == Phase.ACT and family in self.kinds:
            self.actions.append(family)
        self.done.append(family)

    def tell(self, rows: list[Row]) -> None:
        for row in rows:
            if row[0] in (Fact.BROKER_WON, Fact.END_TRIGGERED) and row[1] == self.seat:
                self.done.append(Fact(row[0]).name)


def turns(seed: int, options: Options) -> Iterator[Turn]:
    """The finished turns of a game."""
    turn: Turn | None = None
    phase = Phase.OVER
    for played in varied_game(seed):
        starts = [at for at, row in enumerate(played.rows) if row[0] == Fact.TURN]
        first = starts[0] if starts else len(played.rows)
        if turn is not None:
            turn.add(played.seat, played.move, phase)
            turn.tell(played.rows[:first])
        for at in starts:
            if turn is not None:
                yield turn
            turn = Turn(options, played.rows[at][1])
            turn.tell(played.rows[at:])
        phase = Phase(int(played.state.phase))
    if turn is not None:
        yield turn


@SEEDS
def test_T1_T3_K3_D1_what_a_turn_can_hold(seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        options = varied_options(seed)
        for turn in turns(seed, options):
            assert len(turn.actions) <= 2
            assert turn.actions.count("produce") <= 1
            assert turn.actions.count("call") <= 1
            if "sail_island" in turn.actions:  # T3
                assert turn.actions[-1] == "sail_island"
                assert turn.done[-1] in ("accept", "decline", "award", "sail_island")
            if "call" in turn.done:  # K3
                assert "BROKER_WON" not in turn.done
                assert "END_TRIGGERED" not in turn.done
            if options.domestic_sale == "pre-turn" and "sell" in turn.done:
                before = turn.done[: turn.done.index("sell")]
                assert turn.done.count("sell") == 1
                assert not turn.kinds & set(before)
            seen.update(set(turn.done))
    assert seen["call"] > 20
    assert seen["sell"] > 20
    assert seen["sail_island"] > 20
    assert seen["BROKER_WON"] > 5


def check_interest(options: Options, shadow: Shadow, seat: int, rows: list[Row]) -> str:
    """I1, I2: rows from a seat's interest on, the books as they stood before."""
    loans, cash = shadow.loans[seat], shadow.cash[seat]
    told = [row for row in rows if row[0] == Fact.MONEY and row[1] == Reason.INTEREST]
    assert all(row[2] == seat and row[4] == 1 for row in told)
    banks = [BROKER, BROKER + 1] if options.investment_bank else [BANK, BANK]
    assert [row[3] for row in told] == banks[: len(told)]
    borrowed = sum(row[0] == Fact.LOAN_TAKEN and row[1] == seat for row in rows)
    defaults = [row[2] for row in rows if row[0] == Fact.DEFAULTED]
    if cash >= loans:
        assert (len(told), borrowed, defaults) == (loans, 0, [])
        return "paid" if loans else "free"
    if loans == 1:
        assert (len(told), borrowed, defaults) == (1, 1, [])
        return "borrowed"
    assert (len(told), borrowed, defaults) == (cash, 0, [2 - cash])
    return "defaulted"


def charged_from(options: Options, played: Played, before: Phase) -> int:
    """The row from which on interest is charged, or the number of rows if it is not.

    K6: at the start of the turn, or where the win comes first after the brokers are paid.
    """
    starts = [at for at, row in enumerate(played.rows) if row[0] == Fact.TURN]
    assert len(starts) <= 1
    if options.broker_win == "after-interest":
        return starts[0] if starts else len(played.rows)
    if played.state.phase == Phase.PAY or not (starts or before == Phase.PAY):
        return len(played.rows)
    own = (Reason.BROKER_PRIZE, Reason.BROKER_PAYMENT)
    moved = (Fact.MONEY, Fact.GOODS)
    last = starts[0] if starts else 0
    for at, row in enumerate(played.rows):
        if at > last and row[0] in moved and row[1] in own:
            last = at
    return last


@SEEDS
def test_I1_I2_K6_interest_is_paid_at_the_start_of_every_turn(seeds: range) -> None:
    cases: Counter[str] = Counter()
    for seed in seeds:
        options = varied_options(seed)
        shadow, phase = Shadow(options, bills=False), Phase.OVER
        for played in varied_game(seed):
            if played.seat < 0:
                shadow.deal(played.state, played.rows)
                phase = Phase(int(played.state.phase))
                continue
            start = charged_from(options, played, phase)
            assert money(played.rows[:start], Reason.INTEREST) == []
            rows = played.rows[start:]
            won = rows[:1] if rows and rows[0][0] != Fact.TURN else []
            shadow.read(played.rows[:start] + won)
            if rows:
                seat = int(played.state.active)
                cases[check_interest(options, shadow, seat, rows)] += 1
                cases[options.broker_win] += bool(won)
            shadow.read(rows[len(won) :])
            phase = Phase(int(played.state.phase))
    assert min(cases[case] for case in ("free", "paid", "borrowed", "defaulted")) > 10
    assert cases["before-interest"] > 0


def money(rows: list[Row], reason: Reason) -> list[tuple[int, int, int]]:
    """Payments for a reason: giver, taker, amount."""
    return [(r[2], r[3], r[4]) for r in rows if r[0] == Fact.MONEY and r[1] == reason]


def to_brokers(giver: int, amount: int) -> list[tuple[int, int, int]]:
    """K8: $1 at a time to brokers I, II, III, I, …"""
    shares = Counter(dollar % 3 for dollar in range(amount))
    return [(giver, BROKER + broker, shares[broker]) for broker in range(3) if shares[broker]]


@SEEDS
def test_A4_A5_K8_who_pays_whom_when_a_cargo_is_sold_or_kept(seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        options = varied_options(seed)
        for played in varied_game(seed):
            rows = played.rows
            for fact, seller, *rest in rows:
                if fact == Fact.AUCTION_ACCEPTED:
                    winner, amount = rest[0], rest[1]
                    paid = [(winner, seller, amount)] if amount else []
                    assert money(rows, Reason.CARGO) == paid
                    assert money(rows, Reason.SUBSIDY) == (
                        [(BANK, seller, amount)] if amount else []
                    )
                    seen["accepted"] += 1
                elif fact == Fact.AUCTION_DECLINED:
                    amount = rest[0]
                    paid = [(seller, BANK, amount)] if amount else []
                    assert money(rows, Reason.DECLINED) == paid
                    bank = to_brokers(BANK, amount) if options.investment_bank else []
                    assert money(rows, Reason.BROKER_SUBSIDY) == bank
                    assert not money(rows, Reason.SUBSIDY)
                    seen["declined"] += 1
                elif fact == Fact.AUCTION_UNSOLD:
                    assert not money(rows, Reason.CARGO) + money(rows, Reason.SUBSIDY)
                    seen["unsold"] += 1
    assert min(seen[case] for case in ("accepted", "declined", "unsold")) > 3


@SEEDS
def test_B1_P1_H1_M2_prices_are_paid_to_those_they_are_due(seeds: range) -> None:
    for seed in seeds:
        options = varied_options(seed)
        shadow = Shadow(options, bills=False)
        tab: list[tuple[int, int]] = []  # host and price of what was taken, until it is paid
        for played in varied_game(seed):
            if played.seat < 0:
                shadow.deal(played.state, played.rows)
                continue
            check_prices(options, shadow, played.rows, tab)
            shadow.read(played.rows)


def check_paid(rows: list[Row], reason: Reason, seat: int, tab: list[tuple[int, int]]) -> None:
    """A purchase is one payment, of all that was taken, to the one seat it was taken from."""
    for payment in money(rows, reason):
        (host,) = {host for host, _ in tab}
        assert payment == (seat, host, sum(price for _, price in tab))
        tab.clear()


def check_prices(
    options: Options, shadow: Shadow, rows: list[Row], tab: list[tuple[int, int]]
) -> None:
    seat = shadow.active
    for fact, second, *rest in rows:
        if fact == Fact.MACHINE_BUILT:
            price = MACHINE_PRICES[len(shadow.machines[second])]
            assert money(rows, Reason.MACHINE) == [(second, BANK, price)]
        elif fact == Fact.WAREHOUSE_BUILT:
            price = WAREHOUSE_PRICES[shadow.warehouses[second]]
            assert money(rows, Reason.WAREHOUSE) == [(second, BANK, price)]
        elif fact == Fact.GOODS and second == Reason.STOCKING:
            host, price = divmod(rest[0] - places.FACTORY, 4)
            tab.append((host, price + 1))
        elif fact == Fact.GOODS and second == Reason.LOADING and rest[0] < places.SHIP:
            host, price = divmod(rest[0] - places.HARBOUR, 5)
            tab.append((host, price + 2))
            assert shadow.berth[seat] == host
            assert rest[1] == places.SHIP + seat
    check_paid(rows, Reason.STOCKING, seat, tab)
    check_paid(rows, Reason.LOADING, seat, tab)
    wages = money(rows, Reason.UNION_WAGE)
    assert wages in ([], [(seat, (seat - 1) % options.seats, 1)])
