"""What all share, on the left: whose turn it is, the supply, the Investment Bank."""

from __future__ import annotations

from longshore.engine.state import COLOURS
from longshore.envs.picture.canvas import Box, Canvas
from longshore.envs.picture.frame import MARGIN, RAIL, TOP
from longshore.envs.picture.goods import PLAIN, container, machine, pile, warehouse
from longshore.envs.picture.sheet import PictureSheet
from longshore.game.options import BROKER_NAMES
from longshore.game.views import PaymentCard
from longshore.render.svg.heading import title_line, waiting_line
from longshore.render.svg.palette import CARD, FAINT, INK, LINE, SHELF, SIGNAL
from longshore.render.svg.scene import Scene

LEFT, PAD = MARGIN, 9
INSIDE = RAIL - 2 * PAD

_MONEY_FILL, _CARD_FILL = "#e3ecd9", "#f7efe0"
_MONEY = 46  # the width of a broker's money space
_BROKER = 24  # the height of a broker
_ACTIONS = 2  # T1


def panel(canvas: Canvas, y: float, height: float, title: str) -> None:
    """A sheet with its name."""
    canvas.rect(Box(LEFT, y, RAIL, height), CARD, LINE, radius=4)
    canvas.text((LEFT + PAD, y + 16), title, 12, FAINT, bold=True, room=INSIDE)


# Whose turn it is.

HEADING = 108


def heading(sheet: PictureSheet) -> None:
    canvas, scene = sheet.canvas, sheet.scene
    shown, right = scene.board, LEFT + RAIL - 2
    canvas.text((LEFT + 2, TOP + 15), title_line(scene), 16, bold=True, room=RAIL - 4)
    limit = scene.options.round_limit
    rounds = f"Round {shown.round}" + (f" of {limit}" if limit else "")
    canvas.text((LEFT + 2, TOP + 34), rounds, 12.5)
    canvas.text((right, TOP + 34), _looker(scene), 12.5, FAINT, anchor="r")
    if shown.result is None:
        _turn(sheet)
    top = TOP + (83 if shown.result is None else 58)
    for line, words in enumerate(canvas.lines(waiting_line(scene), 13, RAIL - 8)):
        canvas.text((LEFT + 2, top + 17 * line), words, 13, bold=True)


def _looker(scene: Scene) -> str:
    if scene.viewer is not None:
        return scene.say("seen-by-seat", seat=scene.options.seat_names[scene.viewer])
    return scene.say("seen-by-referee")


def _turn(sheet: PictureSheet) -> None:
    """Whose turn it is, how many actions are left of it, and E1: that it is the last."""
    canvas, scene = sheet.canvas, sheet.scene
    fill, ink = scene.seat_paint(scene.board.active)
    words = scene.say("turn", active=scene.seat_name(scene.board.active))
    width = canvas.width(words, 12.5, bold=True) + 20
    y = TOP + 43
    canvas.rect(Box(LEFT, y, width, 21), fill, radius=10)
    canvas.text((LEFT + 10, y + 15), words, 12.5, ink, bold=True)
    for action in range(_ACTIONS):
        there = action < scene.board.actions_left
        canvas.dot(LEFT + width + 14 + 15 * action, y + 10.5, 5, INK if there else SHELF, INK)
    words, x = "actions left", LEFT + width + 7 + 15 * _ACTIONS + 4
    canvas.text((x, y + 15), words, 11, FAINT)
    if scene.board.end_triggered:
        canvas.rect(Box(LEFT + RAIL - 70, y, 70, 21), SIGNAL, radius=10)
        canvas.text((LEFT + RAIL - 35, y + 15), "last turn", 12, "#ffffff", bold=True, anchor="m")


# The supply.


def supply_height(bank: bool) -> int:
    return 24 + COLOURS * _supply_row(bank) + 32


def _supply_row(bank: bool) -> int:
    """Without the Investment Bank there is more room."""
    return 24 if bank else 30


def supply(sheet: PictureSheet, y: float) -> None:
    canvas, scene = sheet.canvas, sheet.scene
    row = _supply_row(scene.options.investment_bank)
    panel(canvas, y, supply_height(scene.options.investment_bank), scene.say("supply"))
    canvas.text((LEFT + RAIL - PAD, y + 16), "machines", 11, FAINT, anchor="r")
    for colour in range(COLOURS):
        _colour(sheet, colour, y + row / 2 + 12 + colour * row)
    bottom = y + 24 + COLOURS * row
    warehouse(canvas, LEFT + PAD, bottom + 2)
    words = scene.say("warehouses-left", count=scene.board.warehouse_supply)
    width = canvas.text((LEFT + PAD + 31, bottom + 19), words, 11.5)
    if scene.board.seized:
        x = LEFT + PAD + 31 + width + 14
        x += canvas.text((x, bottom + 19), scene.say("seized"), 11.5, SIGNAL, bold=True) + 6
        pile(sheet, scene.board.seized, Box(x, bottom + 7, LEFT + RAIL - 4 - x, 17))


def _colour(sheet: PictureSheet, colour: int, y: float) -> None:
    canvas, scene = sheet.canvas, sheet.scene
    left, machines = scene.board.supply[colour], scene.board.machine_supply[colour]
    x = LEFT + PAD
    container(sheet, colour, (x, y + 4))
    canvas.text((x + 31, y + 15.5), scene.colour_name(colour), 11.5)
    gauge = x + 84
    canvas.rect(Box(gauge, y + 7, 102, 8), SHELF, LINE, radius=4, line=0.5)
    share = min(1.0, left / scene.options.supply)
    if left:
        canvas.rect(Box(gauge, y + 7, max(8, 102 * share), 8), FAINT, radius=4)
    words, ink = (str(left), INK) if left else (scene.say("gone"), SIGNAL)
    canvas.text((gauge + 114, y + 15.5), words, 13, ink, bold=True)
    if machines:
        machine(sheet, colour, (LEFT + RAIL - PAD - 46, y))
    words, ink = (str(machines), INK) if machines else ("none", FAINT)
    canvas.text((LEFT + RAIL - PAD, y + 15.5), words, 12, ink, bold=bool(machines), anchor="r")


# The Investment Bank.

BANK = 24 + 3 * _BROKER + 50


def bank(sheet: PictureSheet, y: float) -> None:
    """K1: the brokers, and the payment card."""
    canvas, scene = sheet.canvas, sheet.scene
    panel(canvas, y, BANK, scene.say("bank"))
    for broker in range(len(scene.board.brokers)):
        _broker(sheet, broker, y + 22 + broker * _BROKER)
    _payment_card(sheet, y + 24 + 3 * _BROKER)


def _broker(sheet: PictureSheet, broker: int, y: float) -> None:
    """A container space and a money space; K2: the marked one is framed."""
    canvas, scene = sheet.canvas, sheet.scene
    holding, card = scene.board.brokers[broker], scene.board.payment_card
    x = LEFT + PAD
    canvas.text((x + 9, y + 15.5), BROKER_NAMES[broker], 12, bold=True, anchor="m")
    goods_left, goods_width = x + 24, INSIDE - 24 - _MONEY - 5
    money_left = goods_left + goods_width + 5
    marked = card.side if card is not None and card.broker == broker else None
    height = _BROKER - 3
    _space(canvas, Box(goods_left, y + 1, goods_width, height), SHELF, marked == "goods")
    _space(canvas, Box(money_left, y + 1, _MONEY, height), _MONEY_FILL, marked == "money")
    pile(sheet, holding.goods, Box(goods_left + 5, y + 3.5, goods_width - 8, 17))
    middle = money_left + _MONEY / 2
    canvas.text((middle, y + 16), f"${holding.money}", 13, bold=True, anchor="m", room=_MONEY - 8)


def _space(canvas: Canvas, box: Box, fill: str, marked: bool) -> None:
    canvas.rect(box, fill, SIGNAL if marked else None, radius=2, line=2)


def _payment_card(sheet: PictureSheet, y: float) -> None:
    canvas, scene = sheet.canvas, sheet.scene
    held = scene.board.payment_card
    x, width = LEFT + PAD, INSIDE
    if held is None:
        canvas.dashed(Box(x, y, width, 38), LINE)
        words = f"{scene.say('payment-card')}: {scene.say('payment-card-free')}"
        canvas.text((x + 9, y + 23), words, 12, FAINT)
        return
    canvas.rect(Box(x, y, width, 40), _CARD_FILL, SIGNAL, radius=3)
    canvas.rect(Box(x + 1, y + 1, 5, 38), scene.seat_paint(held.holder).fill)
    wanted = "containers" if held.side == "goods" else "money"
    title = scene.say("payment-card-held", seat=scene.options.seat_names[held.holder])
    words = f"{title} for {BROKER_NAMES[held.broker]}’s {wanted}"
    canvas.text((x + 12, y + 15), words, 12, bold=True, room=width - 18)
    _card_bid(sheet, held, x + 12, y + 20)


def _card_bid(sheet: PictureSheet, held: PaymentCard, x: float, y: float) -> None:
    """K4: money, or containers with the store whose room they keep."""
    canvas, scene = sheet.canvas, sheet.scene
    if held.side == "goods":
        canvas.text((x, y + 14), f"${held.money}", 14, bold=True)
        return
    half = (INSIDE - 16) / 2
    for store, goods in (("factory", held.factory), ("harbour", held.harbour)):
        if not goods:
            continue
        width = canvas.text((x, y + 13), scene.say(f"from-{store}"), 11, FAINT)
        pile(sheet, goods, Box(x + width + 5, y + 2, half - width - 8, 16))
        x += max(width + 5 + len(goods) * PLAIN.across, half)
