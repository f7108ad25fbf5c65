"""A seat's board: harbour store, factory store, ship, money and value card."""

from __future__ import annotations

from longshore.engine.state import COLOURS, MAX_LOANS
from longshore.render.svg.goods import DOWN, WIDTH, empty_space, swatch
from longshore.render.svg.layout import PAD, Frame, Section, caption
from longshore.render.svg.palette import CARD, FAINT, INK, LINE, SIGNAL
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, path, rect, symbol, text, titled
from longshore.render.svg.ships import berth_words, hold
from longshore.render.svg.stores import factory_store, harbour_store

_LOAN = 32  # from one loan to the next


def seats(scene: Scene, frame: Frame) -> Section:
    """All boards, side by side."""
    boards = [_board(scene, frame, seat) for seat in scene.seats]
    marks = (at(frame.left(seat), 0, board.marks) for seat, board in enumerate(boards))
    return Section(boards[0].height, "".join(marks))


def _board(scene: Scene, frame: Frame, seat: int) -> Section:
    """One seat's board, from the harbour down to the card in its hand."""
    parts = (
        harbour_store(scene, frame, seat),
        factory_store(scene, frame, seat),
        _ship(scene, frame, seat),
        _money(scene, frame, seat),
        _card(scene, frame, seat),
    )
    y, marks = 32.0, []
    for part in parts:
        marks.append(at(PAD, y, part.marks))
        y += part.height + 8
    active = _on_turn(scene, seat)
    sheet = rect(
        2,
        1,
        frame.column - 4,
        y,
        rx=4,
        fill=CARD,
        stroke=scene.seat_paint(seat).fill if active else LINE,
        stroke_width=3 if active else 1,
    )
    board = titled(
        scene.say("board-of", seat=scene.options.seat_names[seat]),
        sheet,
        _nameplate(scene, frame, seat),
        *marks,
        class_="longshore-board",
        data_seat=seat,
    )
    return Section(y + 2, board)


def _on_turn(scene: Scene, seat: int) -> bool:
    return scene.board.active == seat and scene.board.result is None


def _nameplate(scene: Scene, frame: Frame, seat: int) -> str:
    paint, width = scene.seat_paint(seat), frame.column - 4
    name = scene.seat_name(seat)
    if seat == scene.viewer:
        name = scene.say("you", name=name)
    active = _on_turn(scene, seat)
    marks = [rect(2, 1, width, 24, rx=4, fill=paint.fill)]
    if active:
        marks.append(path("M9 7.5L18 13L9 18.5z", fill=paint.ink))
    x = 23 if active else 9
    marks.append(text(x, 18, name, size=14, fill=paint.ink, bold=True, room=width - 80))
    if seat in scene.board.awaiting:
        marks.append(rect(width - 64, 5, 60, 16, rx=8, fill=CARD, stroke=INK))
        words = scene.say("to-decide")
        marks.append(text(width - 34, 16.5, words, size=10, bold=True, anchor="middle", room=54))
    return "".join(marks)


def _ship(scene: Scene, frame: Frame, seat: int) -> Section:
    berth = berth_words(scene, seat)
    title = scene.say("ship-at", seat=scene.options.seat_names[seat], berth=berth)
    label = scene.say("ship", berth=berth)
    marks = titled(
        title,
        caption(2, 10, label, frame.inner - 4),
        at(2, 15, hold(scene, seat)),
    )
    return Section(15 + DOWN, marks)


def _money(scene: Scene, frame: Frame, seat: int) -> Section:
    """Cash as far as it is known, money cards where they are open, loans."""
    area, cash = scene.area(seat), scene.cash(seat)
    hidden = scene.say("cash-hidden")
    marks = [
        text(2, 14, f"${cash}", size=15, bold=True)
        if cash is not None
        else text(2, 14, hidden, size=12, fill=FAINT, room=60)
    ]
    if area.money_cards is not None:
        words = scene.say("money-cards", count=area.money_cards)
        marks.append(
            text(62, 14, words, size=11, fill=FAINT, room=frame.inner - 62 - 2 * _LOAN - 4)
        )
    for space in range(MAX_LOANS):
        x = frame.inner - _LOAN * (MAX_LOANS - space)
        marks.append(_loan(scene, x, space < area.loans))
    known = hidden if cash is None else f"${cash}"
    title = scene.say("money", cash=known, loans=area.loans)
    return Section(18, titled(title, *marks, class_="longshore-money", data_seat=seat))


def _loan(scene: Scene, x: float, taken: bool) -> str:
    if not taken:
        return empty_space(x, 0, _LOAN - 2, 18)
    sheet = rect(x + 0.5, 0.5, _LOAN - 3, 17, rx=2, fill="#fbe3e0", stroke=SIGNAL)
    words = text(
        x + _LOAN / 2 - 1,
        12.5,
        scene.say("loan"),
        size=9,
        fill=SIGNAL,
        bold=True,
        anchor="middle",
        room=_LOAN - 5,
    )
    return symbol(scene.say("loan-taken"), sheet, words, class_="longshore-loan")


def _card(scene: Scene, frame: Frame, seat: int) -> Section:
    """The value card, or its back."""
    values, height = scene.card(seat), 38
    if values is None:
        return Section(height, _card_back(scene, frame, height))
    cell = frame.inner / COLOURS
    marks = [rect(0.5, 0.5, frame.inner - 1, height - 1, rx=3, fill="#fdf6dc", stroke=LINE)]
    for colour, value in enumerate(values):
        x = colour * cell
        marks.append(swatch(scene, colour, x + (cell - WIDTH) / 2, 4))
        marks.append(text(x + cell / 2, 32, value, size=12, bold=True, anchor="middle"))
    worth = (f"{scene.colour_name(colour)} {value}" for colour, value in enumerate(values))
    title = scene.say("card", values=", ".join(worth))
    return Section(height, symbol(title, *marks, class_="longshore-card"))


def _card_back(scene: Scene, frame: Frame, height: float) -> str:
    width = frame.inner
    lines = "".join(
        f"M{x} {height - 4:g}l{height - 8:g} {8 - height:g}" for x in range(8, width - 40, 12)
    )
    return titled(
        scene.say("card-hidden"),
        rect(0.5, 0.5, width - 1, height - 1, rx=3, fill="#dfe3e8", stroke=LINE),
        path(lines, stroke="#c3cad2"),
        text(
            width / 2,
            height / 2 + 4,
            scene.say("card-hidden"),
            size=11,
            fill=FAINT,
            anchor="middle",
            room=width - 12,
        ),
        class_="longshore-card-back",
    )
