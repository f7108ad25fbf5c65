"""The books of a game: the engine's journal, posted row by row in compiled code.

They follow every payment and every container, so that a turn can be closed where it ends, although
the next one's interest stands in the same pages.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from longshore.engine import places
from longshore.engine.compiled import compiled, entry
from longshore.engine.journal import CAPACITY, Fact, Reason
from longshore.engine.places import PLACES
from longshore.engine.purses import PURSES
from longshore.engine.scoring import island_score, score, tie_rank
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    NONE,
    SEATS,
    Phase,
    in_auction,
)
from longshore.engine.turn import ACTIONS
from longshore.lab import rows
from longshore.lab.rows import AUCTIONS

TALLIES = (
    "produced",
    "stocked",
    "loaded",
    "shipped",
    "auctions",
    "won",
    "received",
    "spent_on_cargo",
    "earned_by_cargo",
)

BOOKS = np.dtype(
    [
        ("cash", "i4", (PURSES,)),
        ("goods", "i4", (PLACES, COLOURS)),
        ("loans", "i4", (SEATS,)),
        ("machines", "i4", (SEATS,)),
        ("warehouses", "i4", (SEATS,)),
        *((name, "i4", (SEATS,)) for name in TALLIES),
        ("paid", "i4", (SEATS, SEATS)),  # by who pays and to whom
        ("game", "i4"),
        ("seats", "i4"),
        ("turns", "i4"),  # turns closed
        ("idle", "i4"),  # the last of them in a row in which all actions were given up
        ("idlest", "i4"),  # the most of them in a row
        ("seat", "i4"),  # whose turn it is
        ("round", "i4"),
        ("longest", "i4"),  # the last round that is followed; 0: all of them
        ("closed", "i4"),  # the game is over, or past the longest round
    ],
    align=True,
)

RESULT = np.dtype(
    [
        (name, "i4", (SEATS,))
        for name in (
            "score",
            "rank",
            "island_score",
            "island",
            "harbour",
            "factory",
            "ship",
            "pier",
        )
    ],
    align=True,
)

_SOLD, _KEPT, _UNSOLD = (AUCTIONS.index(name) for name in (rows.SOLD, rows.KEPT, rows.UNSOLD))


@compiled
def _shelf_price(place: Any) -> Any:
    """The price marked on a shelf of a store; 0 for any other place."""
    if places.FACTORY <= place < places.HARBOUR:
        return FACTORY_LOWEST + (place - places.FACTORY) % FACTORY_PRICES
    if places.HARBOUR <= place < places.SHIP:
        return HARBOUR_LOWEST + (place - places.HARBOUR) % HARBOUR_PRICES
    return 0


@compiled
def _begin_turn(books: Any, turn: Any, seat: Any, number: Any) -> None:
    books.seat = seat
    books.round = number
    turn.game = books.game
    turn.turn = books.turns + 1
    turn.round = number
    turn.seat = seat
    turn.subsidy = 0
    turn.loans_taken = 0
    turn.loans_repaid = 0
    turn.buildings = 0
    turn.interest = 0
    turn.declined = 0
    turn.domestic = 0
    turn.brokers = 0
    turn.wages = 0
    turn.passed = 0
    for colour in range(COLOURS):
        turn.factory_sold[colour] = 0
        turn.factory_paid[colour] = 0
        turn.harbour_sold[colour] = 0
        turn.harbour_paid[colour] = 0
        turn.cargo[colour] = NONE
    for other in range(SEATS):
        turn.bids[other] = NONE
    turn.auction = 0
    turn.seller = NONE
    turn.winner = NONE
    turn.bid = NONE


@compiled
def _close_turn(books: Any, turn: Any) -> None:
    """Write down how things stand at the end of a turn."""
    books.turns += 1
    books.idle = books.idle + 1 if turn.passed == ACTIONS else 0
    books.idlest = max(books.idlest, books.idle)
    turn.money = 0
    for seat in range(SEATS):
        there = seat < books.seats
        turn.cash[seat] = books.cash[seat] if there else NONE
        turn.loans[seat] = books.loans[seat] if there else NONE
        turn.factory[seat] = _stock(books, seat, places.FACTORY, FACTORY_PRICES)
        turn.harbour[seat] = _stock(books, seat, places.HARBOUR, HARBOUR_PRICES)
        turn.ship[seat] = _stock(books, seat, places.SHIP, 1)
        turn.island[seat] = _stock(books, seat, places.ISLAND, 1)
        turn.money += books.cash[seat]
    for colour in range(COLOURS):
        turn.supply[colour] = books.goods[places.SUPPLY, colour]
        turn.factory_price[colour] = _mean_price(books, colour, places.FACTORY, places.HARBOUR)
        turn.harbour_price[colour] = _mean_price(books, colour, places.HARBOUR, places.SHIP)


@compiled
def _stock(books: Any, seat: Any, first: Any, shelves: Any) -> Any:
    """Containers of a seat in so many places each."""
    if seat >= books.seats:
        return NONE
    count = 0
    for shelf in range(first + shelves * seat, first + shelves * (seat + 1)):
        for colour in range(COLOURS):
            count += books.goods[shelf, colour]
    return count


@compiled
def _mean_price(books: Any, colour: Any, first: Any, end: Any) -> Any:
    count = 0
    total = 0
    for shelf in range(first, end):
        count += books.goods[shelf, colour]
        total += books.goods[shelf, colour] * _shelf_price(shelf)
    return total / count if count > 0 else np.nan


@compiled
def _post_money(books: Any, turn: Any, row: Any) -> None:
    reason, giver, taker, amount = row[1], row[2], row[3], row[4]
    books.cash[giver] -= amount
    books.cash[taker] += amount
    if giver < SEATS and taker < SEATS:
        books.paid[giver, taker] += amount
    if reason == Reason.LOAN:
        turn.loans_taken += amount
    elif reason == Reason.REPAYMENT:
        turn.loans_repaid += amount
    elif reason == Reason.INTEREST:
        turn.interest += amount
    elif reason == Reason.MACHINE or reason == Reason.WAREHOUSE:  # noqa: PLR1714 (compiled)
        turn.buildings += amount
    elif reason == Reason.UNION_WAGE:
        turn.wages += amount
    elif reason == Reason.DOMESTIC_SALE:
        turn.domestic += amount
    elif Reason.BROKER_BID <= reason <= Reason.BROKER_PAYMENT:
        if taker < SEATS:
            turn.brokers += amount
        if giver < SEATS:
            turn.brokers -= amount
    else:
        _post_cargo_money(books, turn, row)


@compiled
def _post_cargo_money(books: Any, turn: Any, row: Any) -> None:
    """A4, A5. A subsidy that goes to the brokers is no seat's, and has a reason of its own."""
    reason, giver, taker, amount = row[1], row[2], row[3], row[4]
    if reason == Reason.CARGO:
        books.spent_on_cargo[giver] += amount
        books.earned_by_cargo[taker] += amount
    elif reason == Reason.DECLINED:
        books.spent_on_cargo[giver] += amount
        turn.declined += amount
    elif reason == Reason.SUBSIDY:
        books.earned_by_cargo[taker] += amount
        turn.subsidy += amount


@compiled
def _post_goods(books: Any, turn: Any, row: Any) -> None:
    reason, source, target, colour, count = row[1], row[2], row[3], row[4], row[5]
    books.goods[source, colour] -= count
    books.goods[target, colour] += count
    price = _shelf_price(source)
    if reason == Reason.PRODUCTION:
        books.produced[books.seat] += count
    elif reason == Reason.STOCKING:
        books.stocked[books.seat] += count
        turn.factory_sold[colour] += count
        turn.factory_paid[colour] += count * price
    elif reason == Reason.LOADING:
        books.loaded[books.seat] += count
        turn.harbour_sold[colour] += count
        turn.harbour_paid[colour] += count * price
    elif reason == Reason.CARGO:
        books.shipped[source - places.SHIP] += count
        books.received[target - places.ISLAND] += count
        turn.cargo[colour] += count


@compiled
def _post_auction(books: Any, turn: Any, fact: Any, row: Any) -> None:
    seat = row[1]
    if fact == Fact.AUCTION_OPENED:
        books.auctions[seat] += 1
        turn.seller = seat
        for colour in range(COLOURS):
            turn.cargo[colour] = 0
    elif fact == Fact.BID_REVEALED:
        turn.bids[seat] = row[5]
    elif fact == Fact.BID_RAISED:
        turn.bids[seat] = row[2]
    elif fact == Fact.EXTRA_REVEALED:
        turn.bids[seat] = max(0, turn.bids[seat]) + row[5]
    elif fact == Fact.AUCTION_ACCEPTED:
        books.won[row[2]] += 1
        turn.winner = row[2]
        turn.bid = row[3]
        turn.auction = _SOLD
    elif fact == Fact.AUCTION_DECLINED:
        turn.bid = row[2]
        turn.auction = _KEPT
    elif fact == Fact.AUCTION_UNSOLD:
        turn.bid = 0
        turn.auction = _UNSOLD


@compiled
def _post_other(books: Any, fact: Any, seat: Any) -> None:
    if fact == Fact.LOAN_TAKEN:
        books.loans[seat] += 1
    elif fact == Fact.LOAN_REPAID or fact == Fact.LOAN_STRUCK_OFF:  # noqa: PLR1714 (compiled)
        books.loans[seat] -= 1
    elif fact == Fact.MACHINE_BUILT:
        books.machines[seat] += 1
    elif fact == Fact.MACHINE_SEIZED:
        books.machines[seat] -= 1
    elif fact == Fact.WAREHOUSE_BUILT:
        books.warehouses[seat] += 1
    elif fact == Fact.WAREHOUSE_SEIZED:
        books.warehouses[seat] -= 1


@compiled
def _post_row(books: Any, turns: Any, row: Any) -> None:
    fact = row[0]
    turn = turns[books.turns]
    if fact == Fact.MONEY:
        _post_money(books, turn, row)
    elif fact == Fact.GOODS:
        _post_goods(books, turn, row)
    elif fact == Fact.TURN:
        _close_turn(books, turn)
        if 0 < books.longest < row[2]:
            books.closed = 1
        else:
            _begin_turn(books, turns[books.turns], row[1], row[2])
    elif fact == Fact.GAME_OVER:
        _close_turn(books, turn)
        books.closed = 1
    elif Fact.AUCTION_OPENED <= fact <= Fact.AUCTION_UNSOLD:
        _post_auction(books, turn, fact, row)
    elif fact == Fact.PASSED:
        turn.passed += row[2]
    else:
        _post_other(books, fact, row[1])


@entry
def post(pages: Any, books: Any, turns: Any) -> int:
    """Post what a journal tells, and empty it; how many rows it had."""
    journal = pages[0]
    count: int = journal.count
    for row in range(min(count, CAPACITY)):
        if not books[0].closed:
            _post_row(books[0], turns, journal.rows[row])
    journal.count = 0
    return count


@entry
def open_on(cells: Any, books: Any, turns: Any) -> None:
    """The books of a game in somebody's turn."""
    state = cells[0]
    book = books[0]
    for purse in range(PURSES):
        book.cash[purse] = state.cash[purse]
    for place in range(PLACES):
        for colour in range(COLOURS):
            book.goods[place, colour] = state.goods[place, colour]
    for seat in range(SEATS):
        book.loans[seat] = state.loans[seat]
        for space in range(MACHINE_SPACES):
            if state.machines[seat, space] != NONE:
                book.machines[seat] += 1
        book.warehouses[seat] = state.warehouses[seat]
    book.seats = state.seats
    _begin_turn(book, turns[0], state.active, state.round_number)
    if in_auction(state):
        _join_auction(state, turns[0])


@compiled
def _join_auction(state: Any, turn: Any) -> None:
    """A game that is taken up while an auction is held: nothing sealed is told."""
    turn.seller = state.active
    for colour in range(COLOURS):
        turn.cargo[colour] = 0
    if state.phase != Phase.BIDS:
        for seat in range(SEATS):
            turn.bids[seat] = state.bid[seat]


@entry
def settle_on(cells: Any, books: Any, results: Any) -> None:
    """Score a game as the books have it: a game that is past its longest round, as it was then."""
    state = cells[0]
    book = books[0]
    result = results[0]
    for purse in range(PURSES):
        state.cash[purse] = book.cash[purse]
    for place in range(PLACES):
        state.held[place] = 0
        for colour in range(COLOURS):
            state.goods[place, colour] = book.goods[place, colour]
            state.held[place] += book.goods[place, colour]
    for seat in range(state.seats):
        state.loans[seat] = book.loans[seat]
    for seat in range(state.seats):
        result.score[seat] = score(state, seat)
        result.island_score[seat] = island_score(state, seat)
        result.island[seat] = state.held[places.ISLAND + seat]
        result.harbour[seat] = _stock(book, seat, places.HARBOUR, HARBOUR_PRICES)
        result.factory[seat] = _stock(book, seat, places.FACTORY, FACTORY_PRICES)
        result.ship[seat] = state.held[places.SHIP + seat]
        result.pier[seat] = state.held[places.PIER + seat]
    for seat in range(state.seats):
        result.rank[seat] = 1
        for other in range(state.seats):
            if _beats(state, result, other, seat):
                result.rank[seat] += 1


@compiled
def _beats(state: Any, result: Any, one: Any, other: Any) -> Any:
    """F4: more money, or the same and ahead in the tie-break."""
    if result.score[one] != result.score[other]:
        return result.score[one] > result.score[other]
    return tie_rank(state, one) > tie_rank(state, other)
