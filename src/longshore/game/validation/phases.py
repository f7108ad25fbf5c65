"""Whether what lies on the table fits what the table waits for."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.engine import places, purses
from longshore.engine.interest import SAFE_MACHINES, SAFE_WAREHOUSES
from longshore.engine.moves import BID_STEP, SHELF_PRICES
from longshore.engine.state import (
    AUCTION,
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    MAX_LOANS,
    NONE,
    SEATS,
    Berth,
    Phase,
    Seizure,
)
from longshore.game.validation import auction
from longshore.game.validation.sheet import Sheet, name_of

SEIZING = (Phase.SEIZE, Phase.SEIZE_KIND, Phase.SEIZE_MACHINE)
DECISIONS = tuple(phase for phase in Phase if phase <= Phase.OVER)

# What is used in some phases only: field, its value elsewhere, those phases, what it means.
_USED: tuple[tuple[str, int, tuple[Phase, ...], str], ...] = (
    ("to_make", 0, (Phase.MAKE,), "Containers are still to be made, but nobody is producing."),
    (
        "host",
        NONE,
        (Phase.STOCK, Phase.LOAD),
        "A store is being bought from, but nobody is buying.",
    ),
    ("taken", 0, (Phase.STOCK, Phase.LOAD), "Containers have been taken, but nobody is buying."),
    ("tab", 0, (Phase.STOCK, Phase.LOAD), "Something is still to be paid, but nobody is buying."),
    ("pricer", NONE, (Phase.PRICE,), "A store is being set out, but nobody is pricing."),
    (
        "cursor",
        0,
        (Phase.MAKE, Phase.PRICE, Phase.STOCK, Phase.LOAD, Phase.OFFER, Phase.PAY),
        "A choice of several is half made, but nobody is choosing.",
    ),
    ("defaults", 0, SEIZING, "Loans are in default, but nothing is being seized."),
    ("to_seize", 0, (Phase.SEIZE,), "Containers are still to be seized, but nobody is seizing."),
)
_BIDDING = (Phase.BIDS, Phase.TIEBREAK, Phase.RAISE, Phase.CALL_BID)


def faults(sheet: Sheet) -> Iterator[str]:
    if sheet.phase not in DECISIONS:
        yield f"The game was left in the middle of a move (phase {sheet.phase})."
        return
    yield from _clean(sheet)
    yield from _floors(sheet)
    yield from _pending(sheet)
    yield from auction.clean(sheet)
    yield from auction.remembered(sheet)
    if not 0 <= sheet.active < sheet.seats:
        return  # said elsewhere
    if sheet.phase in AUCTION:
        yield from auction.faults(sheet)
    else:
        yield from _awaited(sheet)
    check = _DEMANDS.get(Phase(sheet.phase))
    if check is not None:
        yield from check(sheet)


def _clean(sheet: Sheet) -> Iterator[str]:
    for field, value, phases, sentence in _USED:
        if getattr(sheet, field) != value and sheet.phase not in phases:
            yield sentence


def _floors(sheet: Sheet) -> Iterator[str]:
    """What lies on the floor belongs to an action that is not finished."""
    for floor, what, phases in (
        (places.FLOOR_FACTORY, "factory", (Phase.MAKE, Phase.PRICE, Phase.OFFER)),
        (places.FLOOR_HARBOUR, "harbour", (Phase.STOCK, Phase.PRICE, Phase.OFFER)),
    ):
        if any(sheet.goods[floor]) and sheet.phase not in phases:
            yield f"Containers of a {what} store lie on the floor, but nobody is setting it out."


def _pending(sheet: Sheet) -> Iterator[str]:
    """Hundreds are spelled only by a seat that is bidding."""
    for seat in range(SEATS):
        pending = sheet.pending[seat]
        if pending < 0 or pending % BID_STEP:
            yield f"{name_of(seat)} has ${pending} of a bid spelled; it must be whole hundreds."
        elif pending and not (sheet.phase in _BIDDING and sheet.awaiting >> seat & 1):
            yield f"{name_of(seat)} has ${pending} of a bid spelled, but owes no bid."


def _awaited(sheet: Sheet) -> Iterator[str]:
    """Who owes the decision of a phase."""
    if sheet.phase == Phase.OVER:
        if sheet.awaiting:
            yield "The game is over, but somebody is still awaited."
        return
    seat = sheet.active
    if sheet.phase == Phase.PRICE:
        seat = sheet.pricer
    elif sheet.phase in SEIZING and not _own_choice(sheet):
        seat = sheet.right_of(sheet.active)
    if not 0 <= seat < sheet.seats:
        yield f"Seat {seat} owes a decision, but is not in play."
    elif sheet.awaiting != 1 << seat:
        names = ", ".join(name_of(other) for other in sheet.seats_in(sheet.awaiting)) or "Nobody"
        yield f"{name_of(seat)} owes the next decision; awaited: {names}."


def _own_choice(sheet: Sheet) -> bool:
    """I4: the defaulting seat itself picks the kind of building; I5: its neighbour does."""
    own: bool = sheet.phase == Phase.SEIZE_KIND and sheet.seizure != Seizure.PRINTED
    return own


# What each phase demands.


def _making(sheet: Sheet) -> Iterator[str]:
    """P2: the choice must be possible, and the action is marked."""
    name = name_of(sheet.active)
    if not sheet.produced:
        yield f"{name} is producing, but has not begun to."
    possible = sum(
        colour in sheet.machines[sheet.active] and sheet.goods[places.SUPPLY][colour] > 0
        for colour in range(max(0, sheet.cursor), COLOURS)
    )
    if not 1 <= sheet.to_make <= possible:
        yield f"{name} is to make {sheet.to_make} more; it must be 1 to {possible}."
    if not 0 <= sheet.cursor < COLOURS:
        yield f"The choice of what is made stands at {sheet.cursor}; it must be 0 to {COLOURS - 1}."


def _pricing(sheet: Sheet) -> Iterator[str]:
    factory = any(sheet.goods[places.FLOOR_FACTORY])
    if not factory and not any(sheet.goods[places.FLOOR_HARBOUR]):
        yield f"{name_of(sheet.pricer)} is to set prices, but there is nothing to price."
    highest = (
        FACTORY_LOWEST + FACTORY_PRICES - 1 if factory else HARBOUR_LOWEST + HARBOUR_PRICES - 1
    )
    if not 0 <= sheet.cursor <= highest:
        yield f"The price last set is {sheet.cursor}; it must be 0 to {highest}."
    if sheet.pricer != sheet.active and not (sheet.called and sheet.holder == sheet.active):
        name = name_of(sheet.pricer)
        yield f"{name} is to set prices in another's turn, but was not outbid (K5)."


def _affordable(sheet: Sheet, first: int, prices: range) -> bool:
    """Whether a store has something to be taken from the cursor on with the money at hand."""
    cash = sheet.cash[sheet.active] - sheet.tab
    return any(
        price <= cash and colour * SHELF_PRICES + price >= sheet.cursor and count > 0
        for shelf, price in enumerate(prices)
        for colour, count in enumerate(sheet.goods[first + shelf])
    )


def _tab(sheet: Sheet) -> Iterator[str]:
    """What was taken is paid when the purchase ends, and must be at hand."""
    name, cash = name_of(sheet.active), sheet.cash[sheet.active]
    if not 0 <= sheet.tab <= cash:
        yield f"{name} is to pay ${sheet.tab} for what it took; it has ${cash}."
    if (sheet.tab > 0) != (sheet.taken > 0 and sheet.host != NONE):
        yield f"{name} is to pay ${sheet.tab}, which does not go with what it took."


def _stocking(sheet: Sheet) -> Iterator[str]:
    """H1: from another seat's factory store, at least one."""
    yield from _tab(sheet)
    name = name_of(sheet.active)
    if not 0 <= sheet.host < sheet.seats or sheet.host == sheet.active:
        yield f"{name} is buying from seat {sheet.host}, which is not another seat in play."
        return
    if sheet.taken < 0 or sheet.taken != sheet.count(places.FLOOR_HARBOUR):
        yield f"{name} has taken {sheet.taken}, but not as many lie on the floor."
    prices = range(FACTORY_LOWEST, FACTORY_LOWEST + FACTORY_PRICES)
    first = places.FACTORY + FACTORY_PRICES * sheet.host
    if sheet.taken == 0 and not _affordable(sheet, first, prices):
        yield f"{name} is buying, but there is nothing that it can buy."


def _loading(sheet: Sheet) -> Iterator[str]:
    """M2, M3, M5: from the harbour in which the ship lies."""
    yield from _tab(sheet)
    name, berth = name_of(sheet.active), sheet.berth[sheet.active]
    wanted = NONE if berth == Berth.PIER else berth
    if wanted >= sheet.seats or sheet.host != wanted:
        yield f"{name} is loading, but not where its ship lies."
        return
    if sheet.taken not in (NONE, 0, 1):
        yield f"The mark of what was loaded is {sheet.taken}; it must be -1, 0 or 1."
    if sheet.host == NONE:
        possible = any(sheet.goods[places.PIER + sheet.active])
    else:
        prices = range(HARBOUR_LOWEST, HARBOUR_LOWEST + HARBOUR_PRICES)
        first = places.HARBOUR + HARBOUR_PRICES * sheet.host
        possible = _affordable(sheet, first, prices)
    if sheet.taken == NONE and not possible:
        yield f"{name} is loading, but there is nothing that it can load."


def _seizing(sheet: Sheet) -> Iterator[str]:
    """I3, I6: there are loans in default, and there is something to seize."""
    name = name_of(sheet.active)
    if not 1 <= sheet.defaults <= MAX_LOANS:
        yield f"{name} has {sheet.defaults} loans in default; it must be 1 to {MAX_LOANS}."
    if sheet.phase != Phase.SEIZE:
        yield from _seizing_building(sheet, name)
        return
    seat = sheet.active
    within_reach = sheet.count(places.ISLAND + seat) + sheet.factory(seat) + sheet.harbour(seat)
    most = 2
    if sheet.seizure == Seizure.ANNIVERSARY:
        within_reach += sheet.count(places.SHIP + seat) + sheet.count(places.PIER + seat)
        most = 1
    if not 1 <= sheet.to_seize <= min(most, within_reach):
        yield f"{name} is to lose {sheet.to_seize} containers; it must be 1 to {most} of its own."


def _seizing_building(sheet: Sheet, name: str) -> Iterator[str]:
    if sheet.seizure == Seizure.ANNIVERSARY:
        yield "A building is being seized, but at this table none ever is (I6)."
    if sheet.machine_count(sheet.active) <= SAFE_MACHINES:
        yield f"{name} is to lose a machine, but all it has are safe (I3)."
    elif sheet.phase == Phase.SEIZE_KIND and sheet.warehouses[sheet.active] <= SAFE_WAREHOUSES:
        yield f"{name} is to lose a warehouse, but all it has are safe (I3)."


def _calling(sheet: Sheet) -> Iterator[str]:
    """K2: the caller does not hold the card, and can bid enough."""
    name, seat = name_of(sheet.active), sheet.active
    if not sheet.called or sheet.holder == seat:
        yield f"{name} is calling a broker, but has not begun to or holds the payment card already."
    spaces = range(BROKERS) if sheet.phase == Phase.CALL_BID else range(BROKERS, 2 * BROKERS)
    if sheet.arrow not in spaces:
        yield f"{name} is calling a broker, but the space marked does not fit the bid."
    if sheet.phase == Phase.CALL_BID:
        enough = max(sheet.cash[purses.CARD] + 1, sheet.pending[seat]) <= sheet.cash[seat]
    else:
        enough = sheet.factory(seat) + sheet.harbour(seat) > sheet.on_card
    if not enough:
        yield f"{name} is calling a broker, but cannot bid enough."


def _paying(sheet: Sheet) -> Iterator[str]:
    """K8: the payer chooses while there is more than one colour."""
    name = name_of(sheet.active)
    if sheet.holder != sheet.active or not sheet.won or sheet.arrow < BROKERS:
        yield f"{name} is paying containers to the brokers, but has not won their money."
    card, other = sheet.goods[places.CARD_FACTORY], sheet.goods[places.CARD_HARBOUR]
    if sum(a + b > 0 for a, b in zip(card, other, strict=True)) < 2:
        yield f"{name} is to choose what is paid to the brokers, but there is no choice."
    if not 0 <= sheet.cursor < BROKERS:
        yield f"The next broker to be paid is {sheet.cursor}; it must be 0 to {BROKERS - 1}."


_DEMANDS = {
    Phase.MAKE: _making,
    Phase.PRICE: _pricing,
    Phase.STOCK: _stocking,
    Phase.LOAD: _loading,
    Phase.SEIZE: _seizing,
    Phase.SEIZE_KIND: _seizing,
    Phase.SEIZE_MACHINE: _seizing,
    Phase.CALL_BID: _calling,
    Phase.OFFER: _calling,
    Phase.PAY: _paying,
}
