"""What comes and goes: the auction, containers in hand, the result."""

from __future__ import annotations

from longshore.game.views import Bidding, Floor, OwnBid, ShownBid
from longshore.render.svg.goods import MarkPlace, pile, row
from longshore.render.svg.layout import PAD, Frame, Section, card
from longshore.render.svg.palette import FAINT
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, rect, text, titled

_STRIP = 66


def auction(scene: Scene, frame: Frame, bidding: Bidding) -> Section:
    """A cell above each seat's column: the seller's with the cargo, the others with their bids."""
    cargo = len(scene.area(bidding.seller).ship)
    title = scene.say("auction", seat=scene.options.seat_names[bidding.seller], count=cargo)
    marks = [card(frame.inside, _STRIP, title)]
    for seat in scene.seats:
        leads = seat in bidding.leaders
        inside = (
            _cargo(scene, seat) if seat == bidding.seller else _bid(scene, frame, bidding, seat)
        )
        marks.append(at(frame.left(seat), 20, _seat_cell(scene, frame, seat, inside, leads)))
    return Section(_STRIP, titled(title, *marks, class_="longshore-auction"))


def _seat_cell(scene: Scene, frame: Frame, seat: int, inside: str, marked: bool) -> str:
    paint = scene.seat_paint(seat)
    name = scene.seat_name(seat)
    return "".join(
        (
            rect(PAD, 0, 4, _STRIP - 25, fill=paint.fill),
            rect(PAD + 4, 0, frame.inner - 4, _STRIP - 25, fill="#fff3c9") if marked else "",
            text(PAD + 9, 12, name, size=11, bold=True, room=frame.inner - 16),
            inside,
        )
    )


def _cargo(scene: Scene, seat: int) -> str:
    return at(PAD + 9, 20, row(scene, scene.area(seat).ship, MarkPlace(f"ship-{seat}", echo=True)))


def _bid(scene: Scene, frame: Frame, bidding: Bidding, seat: int) -> str:
    """What is known of a seat's bid."""
    words, note = bid_words(scene, bidding, seat)
    return text(PAD + 9, 30, words, size=14, bold=bool(words), room=frame.inner - 16) + (
        text(frame.column - PAD - 4, 12, note, size=10, fill=FAINT, anchor="end", room=90)
        if note
        else ""
    )


def bid_words(scene: Scene, bidding: Bidding, seat: int) -> tuple[str, str]:
    """A seat's bid as far as it is known, and a note on it."""
    note = scene.say("highest") if seat in bidding.leaders else ""
    own = scene.own(seat)
    sealed = own.bid if own is not None else None
    shown = (bidding.bids[seat], bidding.extras[seat])
    parts = [_amount(scene, bid) for bid in shown if bid is not None]
    if sealed is not None:
        parts.append(_sealed_amount(scene, sealed))
        note = scene.say("sealed-own")
    elif seat in bidding.sealed:
        parts.append(scene.say("sealed", cards=bidding.cards[seat] or 0))
    elif seat in bidding.passed:
        note = scene.say("passed")
    if not parts and seat not in bidding.passed:
        parts.append(scene.say("no-bid"))
    return " + ".join(parts), note


def _amount(scene: Scene, bid: ShownBid) -> str:
    if bid.counts != bid.amount:  # A7
        return scene.say("bid-cancelled", amount=bid.amount, bluff=bid.bluff)
    return scene.say("bid", amount=bid.amount, bluff=bid.bluff)


def _sealed_amount(scene: Scene, bid: OwnBid) -> str:
    return scene.say("bid-sealed", amount=bid.amount, loans=bid.loans, bluff=bid.bluff)


def in_hand(scene: Scene, frame: Frame, floor: Floor) -> Section:
    """K5: containers out of their store, to be priced by their owner."""
    title = scene.say("in-hand", seat=scene.options.seat_names[floor.seat])
    marks = [card(frame.inside, 42, title)]
    half = frame.inside / 2
    stores = (("factory", floor.factory), ("harbour", floor.harbour))
    for column, (store, goods) in enumerate(stores):
        if goods:
            lying = pile(scene, goods, MarkPlace(f"hand-{store}"), half - 90, 1)
            marks.append(
                at(
                    column * half,
                    20,
                    text(8, 11, scene.say(f"for-{store}"), size=11, room=74) + at(84, 0, lying),
                )
            )
    return Section(42, titled(title, *marks, class_="longshore-hand"))
