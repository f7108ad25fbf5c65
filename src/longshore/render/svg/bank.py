"""The Investment Bank: brokers, arrow and payment card."""

from __future__ import annotations

from longshore.game.options import BROKER_NAMES
from longshore.game.views import PaymentCard
from longshore.render.svg.goods import DOWN, MarkPlace, pile
from longshore.render.svg.layout import PAD, Frame, Section, caption, card
from longshore.render.svg.palette import FAINT, INK, LINE, SHELF, SIGNAL
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, path, rect, symbol, text, titled

_LINES = 2
_HEIGHT = 22 + _LINES * DOWN + 38
_MONEY = 46  # the width of a broker's money space


def bank(scene: Scene, frame: Frame) -> Section:
    width = frame.inside / 4
    marks = [card(frame.inside, _HEIGHT, scene.say("bank"))]
    marks.extend(
        at(broker * width, 20, _broker(scene, broker, width))
        for broker in range(len(scene.board.brokers))
    )
    marks.append(at(3 * width, 0, _payment_card(scene, width)))
    return Section(_HEIGHT, titled(scene.say("bank"), *marks, class_="longshore-bank"))


def _broker(scene: Scene, broker: int, width: float) -> str:
    """K1: a container space and a money space."""
    holding, name = scene.board.brokers[broker], BROKER_NAMES[broker]
    goods_width = width - _MONEY - 3 * PAD - 6
    height = _LINES * DOWN + 8
    money_left = PAD + 3 + goods_width + PAD
    marks = [
        text(PAD + 3, 12, scene.say("broker", name=name), size=12, bold=True, room=width - 20),
        rect(PAD + 3, 18, goods_width, height, rx=2, fill=SHELF),
        at(
            PAD + 7,
            22,
            pile(scene, holding.goods, MarkPlace(f"broker-{broker}"), goods_width - 8, _LINES),
        ),
        rect(money_left, 18, _MONEY, height, rx=2, fill="#e3ecd9"),
        text(
            money_left + _MONEY / 2,
            18 + height / 2 + 5,
            f"${holding.money}",
            size=14,
            bold=True,
            anchor="middle",
            room=_MONEY - 4,
        ),
    ]
    marked = scene.board.payment_card
    if marked is not None and marked.broker == broker:
        middle = PAD + 3 + goods_width / 2 if marked.side == "goods" else money_left + _MONEY / 2
        marks.append(_arrow(scene, middle))
    title = scene.say("broker-holds", name=name, count=len(holding.goods), money=holding.money)
    return titled(title, *marks, class_="longshore-broker", data_broker=broker)


def _arrow(scene: Scene, middle: float) -> str:
    """K2: the marked space."""
    return at(
        middle,
        0,
        symbol(
            scene.say("arrow"),
            path("M-4 1H4V8H9L0 18L-9 8H-4z", fill=SIGNAL, stroke=INK),
            class_="longshore-arrow",
        ),
    )


def _payment_card(scene: Scene, width: float) -> str:
    held = scene.board.payment_card
    free = scene.say("payment-card-free")
    marks = [
        rect(
            PAD + 0.5,
            5.5,
            width - 2 * PAD - 1,
            _HEIGHT - 11,
            rx=3,
            fill="#f7efe0",
            stroke=LINE,
            stroke_dasharray="4 3" if held is None else None,
        ),
        caption(PAD + 8, 20, scene.say("payment-card"), width - 30),
    ]
    if held is None:
        marks.append(text(PAD + 8, 42, free, fill=FAINT, room=width - 30))
        return titled(free, *marks, class_="longshore-payment-card")
    title = scene.say("payment-card-held", seat=scene.options.seat_names[held.holder])
    marks.append(text(PAD + 8, 36, title, size=12, bold=True, room=width - 30))
    marks.append(_card_bid(scene, held, width))
    return titled(title, *marks, class_="longshore-payment-card", data_seat=held.holder)


def _card_bid(scene: Scene, held: PaymentCard, width: float) -> str:
    """K4: money, or containers with the store whose room they keep."""
    if held.side == "goods":
        return text(PAD + 8, 57, f"${held.money}", size=15, bold=True)
    marks, y = [], 43
    for store, goods in (("factory", held.factory), ("harbour", held.harbour)):
        if not goods:
            continue
        label = scene.say(f"from-{store}")
        marks.append(text(PAD + 8, y + 11, label, size=10, fill=FAINT, room=46))
        lying = pile(scene, goods, MarkPlace(f"card-{store}"), width - 78, 1)
        marks.append(at(PAD + 58, y, lying))
        y += DOWN + 2
    return "".join(marks)
