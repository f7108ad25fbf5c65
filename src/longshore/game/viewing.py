"""How a view is made: copied from the state by allow-list.

Nothing is ever taken out of a state to make one: what is not named here is not shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from longshore.engine import places, purses, scoring
from longshore.engine.state import (
    AUCTION,
    BROKERS,
    COLOURS,
    NONE,
    SHIP_ROOM,
    Bluff,
    Openness,
    Phase,
)
from longshore.engine.types import State
from longshore.game import board
from longshore.game.events.event import Colours
from longshore.game.events.results import game_over
from longshore.game.events.shown import berth_name, money_cards, phase_name, space_name
from longshore.game.options import Options
from longshore.game.plain import plain
from longshore.game.views import (
    Bidding,
    Broker,
    Default,
    Facts,
    Floor,
    Own,
    OwnBid,
    PaymentCard,
    PublicBoard,
    Result,
    SeatArea,
    ShownBid,
    View,
)

_OPEN, _OVER = Openness.OPEN, Phase.OVER


def make_view(state: State, options: Options, seat: int | None) -> View:
    """What a seat may know of a game; `seat` None is a spectator."""
    if seat is not None and not 0 <= seat < options.seats:
        raise ValueError(f"The seats of this table are 0 to {options.seats - 1}; not {seat!r}.")
    numbers = plain(state)
    return View(
        options=options,
        board=_public_board(numbers),
        own=None if seat is None else _own(numbers, seat),
    )


def _public_board(state: State) -> PublicBoard:
    """V1: all that lies open."""
    supply, card, floor = board.supply(state), _payment_card(state), _floor(state)
    result = _result(state) if state.phase == _OVER else None
    areas = (_seat_area(state, seat, result is not None) for seat in range(state.seats))
    return PublicBoard(
        round=state.round_number,
        first=state.first,
        active=state.active,
        phase=phase_name(state.phase),
        awaiting=board.awaited(state),
        actions_left=state.actions_left,
        produced=bool(state.produced),
        called=bool(state.called),
        won=bool(state.won),
        sold=bool(state.sold),
        end_triggered=bool(state.ending),
        supply=supply,
        colours_gone=_gone(supply),
        machine_supply=state.machine_supply,
        warehouse_supply=state.warehouse_supply,
        seized=board.colours(state, places.BOX),
        seats=tuple(
            _with_facts(area, seat, card, floor, state.warehouse_supply)
            for seat, area in enumerate(areas)
        ),
        brokers=_brokers(state),
        payment_card=card,
        floor=floor,
        bidding=_bidding(state),
        default=make_default(state.defaults, state.to_seize),
        result=result,
    )


def make_default(loans: int, to_seize: int) -> Default | None:
    return Default(loans, to_seize) if loans else None


def _seat_area(state: State, seat: int, over: bool) -> SeatArea:
    open_money = over or state.money == _OPEN
    return SeatArea(
        machines=board.machines(state, seat),
        warehouses=state.warehouses[seat],
        factory=board.factory(state, seat),
        harbour=board.harbour(state, seat),
        ship=board.ship(state, seat),
        berth=berth_name(state.berth[seat]),
        island=board.island(state, seat),
        bank=board.pier(state, seat),
        loans=state.loans[seat],
        cash=state.cash[seat] if open_money else None,
        money_cards=money_cards(state, seat),
        card=state.card[seat] if over else None,
    )


def _brokers(state: State) -> tuple[Broker, ...]:
    if not state.investment_bank:
        return ()
    return tuple(
        Broker(
            goods=board.colours(state, places.BROKER + broker),
            money=state.cash[purses.BROKER + broker],
        )
        for broker in range(BROKERS)
    )


def _payment_card(state: State) -> PaymentCard | None:
    if state.holder == NONE:
        return None
    broker, side = space_name(state.arrow)
    return PaymentCard(
        holder=state.holder,
        broker=broker,
        side=side,
        money=state.cash[purses.CARD],
        factory=board.colours(state, places.CARD_FACTORY),
        harbour=board.colours(state, places.CARD_HARBOUR),
    )


def _floor(state: State) -> Floor | None:
    factory = board.colours(state, places.FLOOR_FACTORY)
    harbour = board.colours(state, places.FLOOR_HARBOUR)
    if not factory and not harbour:
        return None
    # in the middle of an action the hand is the active seat's
    seat = state.active if state.pricer == NONE else state.pricer
    return Floor(seat, factory, harbour)


def _bidding(state: State) -> Bidding | None:
    """V1: bids are secret until revealed: the first in `BIDS`, the extra ones in `TIEBREAK`."""
    if state.phase not in AUCTION:
        return None
    first = state.phase == Phase.BIDS
    sealed = first or state.phase == Phase.TIEBREAK
    nothing: tuple[ShownBid | None, ...] = (None,) * state.seats
    return Bidding(
        seller=state.active,
        sealed=_sealed(state),
        cards=tuple(cards or None for cards in state.bid_cards[: state.seats]),
        bids=nothing if first else _shown_bids(state, state.bid, state.bluffs),
        extras=nothing if sealed else _shown_bids(state, state.extra, state.extra_bluffs),
        passed=board.seats_of(state.folded),
        highest=0 if first else state.high,
        leaders=() if first else board.tied(state),
    )


def _sealed(state: State) -> tuple[int, ...]:
    """Who has sealed a bid: of those asked, who is no longer awaited."""
    asked: tuple[int, ...] = ()
    if state.phase == Phase.BIDS:
        asked = tuple(seat for seat in range(state.seats) if seat != state.active)
    elif state.phase == Phase.TIEBREAK:
        asked = board.tied(state)
    return tuple(seat for seat in asked if seat not in board.awaited(state))


def _shown_bids(
    state: State, amounts: Sequence[int], bluffs: Sequence[int]
) -> tuple[ShownBid | None, ...]:
    """A7: with `bluff = cancel` a bid with a bluffing card counts as $0."""
    shown: list[ShownBid | None] = []
    for amount, bluff in zip(amounts[: state.seats], bluffs[: state.seats], strict=True):
        cancelled = state.bluff == Bluff.CANCEL and bluff > 0
        bid = ShownBid(amount, bluff, 0 if cancelled else amount)
        shown.append(None if amount == NONE else bid)
    return tuple(shown)


def _result(state: State) -> Result:
    end = game_over(state)
    return Result(end.scores, end.winners)


def _own(state: State, seat: int) -> Own:
    card = state.card[seat]
    return Own(
        seat=seat,
        cash=board.cash(state, seat),
        card=card,
        values=card_values(card),
        two_value=int(scoring.two_value_colour(card)),
        bid=_own_bid(state, seat),
    )


@cache
def card_values(card: int) -> tuple[int, ...]:
    """S6: the worth of each colour on a value card, 5 for the 5/10 colour."""
    return tuple(int(scoring.card_value(card, colour)) for colour in range(COLOURS))


def _own_bid(state: State, seat: int) -> OwnBid | None:
    """The seat's bid while it is sealed."""
    if state.phase == Phase.BIDS:
        amount, bluff = state.bid[seat], state.bluffs[seat]
    elif state.phase == Phase.TIEBREAK:
        amount, bluff = state.extra[seat], state.extra_bluffs[seat]
    else:
        return None
    return None if amount == NONE else OwnBid(amount, state.sealed_loans[seat], bluff)


def with_cash(view: View, cash: Sequence[int]) -> View:
    """The view of somebody who has counted everybody's cash (V2)."""
    areas = tuple(
        msgspec.structs.replace(area, cash=int(money))
        for area, money in zip(view.board.seats, cash, strict=False)
    )
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, seats=areas))


# What follows from the open facts.


def with_facts(shown: PublicBoard) -> PublicBoard:
    """The board with all that follows from it worked out."""
    seats = tuple(
        _with_facts(area, seat, shown.payment_card, shown.floor, shown.warehouse_supply)
        for seat, area in enumerate(shown.seats)
    )
    return msgspec.structs.replace(shown, seats=seats, colours_gone=_gone(shown.supply))


def _gone(supply: tuple[int, ...]) -> Colours:
    return tuple(colour for colour, count in enumerate(supply) if count == 0)


def _with_facts(
    area: SeatArea, seat: int, card: PaymentCard | None, floor: Floor | None, warehouse_supply: int
) -> SeatArea:
    in_factory, in_harbour = len(area.factory), len(area.harbour)
    if card is not None and card.holder == seat:  # K4: they keep their room
        in_factory += len(card.factory)
        in_harbour += len(card.harbour)
    if floor is not None and floor.seat == seat:
        in_factory += len(floor.factory)
        in_harbour += len(floor.harbour)
    machines, warehouses = len(area.machines), area.warehouses
    facts = Facts(
        factory_capacity=board.factory_capacity(machines),
        factory_room=board.factory_capacity(machines) - in_factory,
        harbour_capacity=warehouses,
        harbour_room=warehouses - in_harbour,
        ship_room=SHIP_ROOM - len(area.ship),
        machine_price=board.next_machine(machines),
        warehouse_price=board.next_warehouse(warehouses, warehouse_supply),
        interest=area.loans,
    )
    return msgspec.structs.replace(area, facts=facts)
