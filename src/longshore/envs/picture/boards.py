"""The seats' boards: money, harbour store, factory store, ship and value card."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.engine.state import COLOURS, MACHINE_SPACES, MAX_LOANS, SHIP_ROOM, WAREHOUSE_SPACES
from longshore.envs.picture.canvas import Box, Canvas, Point
from longshore.envs.picture.frame import PAD
from longshore.envs.picture.goods import (
    BUILDING,
    PLAIN,
    container,
    empty_space,
    machine,
    pile,
    warehouse,
)
from longshore.envs.picture.sheet import PictureSheet
from longshore.game.actions import Priced
from longshore.game.board import FACTORY_RANGE, HARBOUR_RANGE
from longshore.render.svg.palette import CARD, FAINT, INK, LINE, SHELF, SIGNAL
from longshore.render.svg.scene import Scene
from longshore.render.svg.ships import berth_words

_MACHINE_PRICES = ("", "$6", "$9", "$12")  # B1
_WAREHOUSE_PRICES = ("", "$4", "$5", "$6", "$7")
_LOAN = 36  # from one loan to the next
_HARBOUR_SHELVES, _FACTORY_SHELVES = 68, 85
_PAPER, _BACK, _BACK_LINE = "#fdf6dc", "#dfe3e8", "#c3cad2"


def boards(sheet: PictureSheet) -> None:
    """All of them, side by side."""
    scene = sheet.scene
    for seat in scene.seats:
        _board(sheet, seat)


def _board(sheet: PictureSheet, seat: int) -> None:
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    left, top = frame.left(seat), frame.boards_top
    active = on_turn(scene, seat)
    canvas.rect(
        Box(left + 2, top, frame.column - 4, frame.board_height),
        CARD,
        scene.seat_paint(seat).fill if active else LINE,
        radius=4,
        line=3 if active else 1,
    )
    _nameplate(sheet, seat)
    x = left + PAD
    _money(sheet, seat, x, top + 33)
    _harbour_store(sheet, seat, x, top + 60)
    _factory_store(sheet, seat, x, top + 161)
    _ship(sheet, seat, x, top + 279)
    _card(sheet, seat, x, top + 322)


def on_turn(scene: Scene, seat: int) -> bool:
    return scene.board.active == seat and scene.board.result is None


def _nameplate(sheet: PictureSheet, seat: int) -> None:
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    left, top, width = frame.left(seat) + 2, frame.boards_top, frame.column - 4
    fill, ink = scene.seat_paint(seat)
    canvas.rect(Box(left, top, width, 26), fill, radius=4)
    x = float(left + 8)
    if on_turn(scene, seat):
        canvas.shape([(x, top + 7), (x + 10, top + 13), (x, top + 19)], ink)
        x += 15
    name = scene.seat_name(seat)
    if seat == scene.viewer:
        name = scene.say("you", name=name)
    canvas.text((x, top + 18), name, 14.5, ink, bold=True, room=width - 90)
    words = _note(scene, seat)
    if words:
        canvas.rect(Box(left + width - 72, top + 5, 66, 16), CARD, INK, radius=8)
        canvas.text((left + width - 39, top + 16.5), words, 10.5, bold=True, anchor="m", room=60)


def _note(scene: Scene, seat: int) -> str:
    """What stands beside a seat's name: that it owes a decision, or that it has won."""
    result = scene.board.result
    if result is not None:
        return "winner" if seat in result.winners else ""
    return scene.say("to-decide") if seat in scene.board.awaiting else ""


# Money.


def _money(sheet: PictureSheet, seat: int, x: float, y: float) -> None:
    """Cash as far as it is known, money cards where they are open, loans."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    area, cash = scene.area(seat), scene.cash(seat)
    if cash is None:
        width = canvas.text((x + 3, y + 15), scene.say("cash-hidden"), 12, FAINT)
    else:
        width = canvas.text((x + 3, y + 16), f"${cash}", 17, bold=True)
    loans_left = x + frame.inner - _LOAN * MAX_LOANS
    if area.money_cards is not None:
        words, room = scene.say("money-cards", count=area.money_cards), loans_left - x - width - 14
        canvas.text((x + width + 9, y + 15), words, 11, FAINT, room=room)
    for space in range(MAX_LOANS):
        _loan(sheet, loans_left + _LOAN * space + 2, y + 1, space < area.loans)


def _loan(sheet: PictureSheet, x: float, y: float, taken: bool) -> None:
    canvas, scene = sheet.canvas, sheet.scene
    if not taken:
        empty_space(canvas, Box(x, y, _LOAN - 3, 19))
        return
    canvas.rect(Box(x, y, _LOAN - 3, 19), "#fbe3e0", SIGNAL, radius=2)
    words = scene.say("loan")
    canvas.text((x + _LOAN / 2 - 1.5, y + 13), words, 10, SIGNAL, bold=True, anchor="m")


# Stores.


def _harbour_store(sheet: PictureSheet, seat: int, x: float, y: float) -> None:
    """H2: warehouses in their spaces, and the store by price."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    area = scene.area(seat)
    step = PLAIN.width + 1.0
    left = x + frame.inner - WAREHOUSE_SPACES * step
    for space in range(WAREHOUSE_SPACES):
        if space < area.warehouses:
            warehouse(canvas, left + space * step, y)
        else:
            price = _WAREHOUSE_PRICES[space]
            empty_space(canvas, Box(left + space * step, y, PLAIN.width, BUILDING), price)
    room = area.facts.harbour_capacity
    _store_name(canvas, f"Harbour {room - area.facts.harbour_room}/{room}", (x, y), left - x)
    _shelves(sheet, area.harbour, HARBOUR_RANGE, (x, y + 25), _HARBOUR_SHELVES)


def _factory_store(sheet: PictureSheet, seat: int, x: float, y: float) -> None:
    """P2: machines in their spaces, and the store by price."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    area = scene.area(seat)
    step = PLAIN.width + 3.0
    left = x + frame.inner - MACHINE_SPACES * step + 2
    for space in range(MACHINE_SPACES):
        if space < len(area.machines):
            machine(sheet, area.machines[space], (left + space * step, y))
        else:
            price = _MACHINE_PRICES[space]
            empty_space(canvas, Box(left + space * step, y, PLAIN.width, BUILDING), price)
    room = area.facts.factory_capacity
    _store_name(canvas, f"Factory {room - area.facts.factory_room}/{room}", (x, y), left - x)
    _shelves(sheet, area.factory, FACTORY_RANGE, (x, y + 25), _FACTORY_SHELVES)


def _store_name(canvas: Canvas, words: str, place: Point, room: float) -> None:
    """A store's name, and below it how much of its room is taken."""
    name, used = words.split()
    canvas.text((place[0] + 3, place[1] + 9), name, 11, FAINT, bold=True, room=room - 8)
    canvas.text((place[0] + 3, place[1] + 20), used, 10, FAINT, room=room - 8)


def _shelves(
    sheet: PictureSheet, goods: Sequence[Priced], prices: range, place: Point, height: float
) -> None:
    """A column for each price."""
    canvas, frame = sheet.canvas, sheet.frame
    cell, (x, y) = frame.inner / len(prices), place
    across = int(cell // PLAIN.across)
    for column, price in enumerate(prices):
        left = x + column * cell
        canvas.rect(Box(left + 1, y, cell - 2, height), SHELF, radius=2)
        canvas.text((left + cell / 2, y + 11.5), f"${price}", 11, FAINT, bold=True, anchor="m")
        colours = [colour for colour, marked in goods if marked == price]
        wide = min(len(colours), across) * PLAIN.across - 1
        if len(colours) > across * int((height - 15) // PLAIN.down):
            wide = cell - 3
        pile(sheet, colours, Box(left + (cell - wide) / 2, y + 15, wide, height - 16))


# Ship and value card.


def _ship(sheet: PictureSheet, seat: int, x: float, y: float) -> None:
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    berth = scene.say("ship", berth=berth_words(scene, seat))
    canvas.text((x + 3, y + 10), berth, 11, FAINT, bold=True, room=frame.inner - 6)
    cargo = scene.area(seat).ship
    for space in range(SHIP_ROOM):
        left = x + 3 + space * (PLAIN.width + 4)
        if space < len(cargo):
            container(sheet, cargo[space], (left, y + 15))
        else:
            empty_space(canvas, Box(left, y + 15, *PLAIN))


def _card(sheet: PictureSheet, seat: int, x: float, y: float) -> None:
    """The value card, or its back."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    values, height, width = scene.card(seat), 53, frame.inner
    canvas.rect(Box(x, y, width, height), _BACK if values is None else _PAPER, LINE, radius=3)
    if values is None:
        for stripe in range(8, width - height + 8, 12):
            ends = [(x + stripe, y + height - 5), (x + stripe + height - 10, y + 5)]
            canvas.line(ends, _BACK_LINE)
        words = scene.say("card-hidden")
        middle = x + width / 2
        canvas.text((middle, y + height / 2 + 4), words, 11, FAINT, anchor="m", bold=True)
        return
    cell = width / COLOURS
    canvas.text((x + 5, y + 12), "Value card", 10, FAINT, bold=True)
    for colour, value in enumerate(values):
        left = x + colour * cell
        container(sheet, colour, (left + (cell - PLAIN.width) / 2, y + 17))
        canvas.text((left + cell / 2, y + 46), value, 13, bold=True, anchor="m")
