"""The Investment Bank: the payment card, the arrow and the brokers' spaces."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.engine import places, purses
from longshore.engine.state import BROKERS, NONE, Phase
from longshore.game.options import BROKER_NAMES
from longshore.game.validation.sheet import Sheet, name_of

CALLING = (Phase.CALL_BID, Phase.OFFER)
SEIZING = (Phase.SEIZE, Phase.SEIZE_KIND, Phase.SEIZE_MACHINE)


def faults(sheet: Sheet) -> Iterator[str]:
    if not sheet.investment_bank:
        yield from _not_in_play(sheet)
        return
    yield from _payment_card(sheet)
    yield from _marked_space(sheet)
    yield from _holder_in_its_turn(sheet)


def _not_in_play(sheet: Sheet) -> Iterator[str]:
    used = (
        sheet.holder != NONE,
        sheet.arrow != NONE,
        sheet.called,
        sheet.won,
        *sheet.cash[purses.CARD : purses.BANK],
        *(sheet.count(place) for place in range(places.PIER, places.FLOOR_FACTORY)),
    )
    if any(used):
        yield "The Investment Bank is not in play, but something of it is in use."


def _payment_card(sheet: Sheet) -> Iterator[str]:
    """K2, K6: card and arrow are taken and freed together."""
    money, goods = sheet.cash[purses.CARD], sheet.on_card
    if sheet.holder == NONE:
        if money or goods:
            yield "Nobody holds the payment card, but there is a bid on it."
        if sheet.arrow != NONE and sheet.phase not in CALLING:
            yield "Nobody holds the payment card, but a broker's space is marked."
        return
    name = name_of(sheet.holder)
    if not 0 <= sheet.holder < sheet.seats:
        yield f"Seat {sheet.holder} holds the payment card, but is not in play."
    elif not 0 <= sheet.arrow < 2 * BROKERS:
        yield f"{name} holds the payment card, but no broker's space is marked."
    elif sheet.arrow < BROKERS and (money < 1 or goods):
        yield f"{name} bids for a broker's containers, so money alone must lie on the payment card."
    elif sheet.arrow >= BROKERS and (goods < 1 or money):
        yield f"{name} bids for a broker's money, so containers alone must lie on the payment card."


def _marked_space(sheet: Sheet) -> Iterator[str]:
    """K2: what is marked holds something, and nothing leaves it until it is won."""
    if not 0 <= sheet.arrow < 2 * BROKERS or sheet.phase == Phase.PAY:
        return
    broker = sheet.arrow % BROKERS
    if sheet.arrow < BROKERS:
        what, held = "container", sheet.count(places.BROKER + broker)
    else:
        what, held = "money", sheet.cash[purses.BROKER + broker]
    if held == 0:
        yield f"The {what} space of broker {BROKER_NAMES[broker]} is marked, but is empty."


def _holder_in_its_turn(sheet: Sheet) -> Iterator[str]:
    """K6: who holds the card when its turn starts wins, so in its turn a holder has called."""
    if sheet.phase in CALLING or sheet.phase in SEIZING or sheet.phase == Phase.PAY:
        return
    holds = sheet.holder == sheet.active
    name = name_of(sheet.active)
    if sheet.phase == Phase.OVER:
        if sheet.holder != NONE:
            yield "The game is over, but the payment card is not free (K7)."
    elif sheet.called and not holds:
        yield f"{name} has called the broker this turn, but does not hold the payment card."
    elif holds and not sheet.called:
        yield f"{name} holds the payment card in its own turn without having called the broker."
