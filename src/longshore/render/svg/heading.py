"""The head of the picture: which game, whose turn, what the table waits for."""

from __future__ import annotations

from longshore.render.svg.layout import Frame, Section
from longshore.render.svg.palette import FAINT, SIGNAL
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import rect, text, titled


def heading(scene: Scene, frame: Frame) -> Section:
    turn, room = turn_line(scene), frame.inside
    marks = [
        text(2, 16, title_line(scene), size=14, bold=True, room=room * 0.6),
        text(room - 2, 16, _looker(scene), fill=FAINT, anchor="end", room=room * 0.38),
        text(2, 37, turn, size=13, room=room),
        text(2, 57, waiting_line(scene), size=13, bold=True, room=room),
    ]
    height = 64
    if scene.board.end_triggered and scene.board.result is None:
        marks.append(_last_turn(scene, frame, height))
        height += 24
    return Section(height, titled(turn, *marks, class_="longshore-heading"))


def title_line(scene: Scene) -> str:
    return scene.say("title", edition=scene.options.edition, seats=scene.options.seats)


def turn_line(scene: Scene) -> str:
    shown = scene.board
    words = scene.say("round", round=shown.round, first=scene.options.seat_names[shown.first])
    if shown.result is not None:
        return words
    words = f"{words} · {scene.say('turn', active=scene.seat_name(shown.active))}"
    if shown.default is None:
        return words
    loans, containers = shown.default.loans, shown.default.to_seize
    return f"{words} · {scene.say('default', loans=loans, containers=containers)}"


def waiting_line(scene: Scene) -> str:
    """Who owes which decision, or who has won."""
    shown = scene.board
    if shown.result is not None:
        winners = shown.result.winners
        return scene.say("won", seats=scene.seat_names(winners), winners=len(winners))
    decision = scene.say("decision", phase=shown.phase, actions=shown.actions_left)
    return scene.say("waiting", seats=scene.seat_names(shown.awaiting), decision=decision)


def _looker(scene: Scene) -> str:
    if scene.viewer is not None:
        return scene.say("seen-by-seat", seat=scene.options.seat_names[scene.viewer])
    return scene.say("seen-by-referee" if scene.owns else "seen-by-spectator")


def _last_turn(scene: Scene, frame: Frame, y: float) -> str:
    """E1: nobody should miss it."""
    words = scene.say("last-turn", active=scene.seat_name(scene.board.active))
    banner = rect(0, y, frame.inside, 22, rx=4, fill=SIGNAL)
    return banner + text(
        frame.inside / 2, y + 15, words, fill="#ffffff", bold=True, anchor="middle"
    )
