"""An answer tried out: what it does, or what is wrong with it and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.briefing.answers import AnswerError, read_answer
from longshore.briefing.brief import Briefing
from longshore.game.actions import AnyAction
from longshore.game.game import Game, Trial
from longshore.game.refusals import IllegalAction
from longshore.notation import format_action
from longshore.text.messages import say

_FORMS = 3  # that are shown of those which are like what was meant


def play_answer(game: Game, briefing: Briefing, text: str) -> list[Trial]:
    """The actions of an answer, tried out one after the other on copies of the game.

    The game may be one that hides what the seat does not know. Raises `AnswerError`, in the
    language of the briefing, which says what would be right; nothing is done then.
    """
    seat = briefing.seat
    if seat is None:
        raise ValueError("A briefing without a seat has nothing to answer.")
    try:
        actions = read_answer(text, briefing.options, briefing.language, seat)
    except AnswerError as problem:
        raise AnswerError(_taught(briefing, str(problem), None)) from None
    trials: list[Trial] = []
    for action in actions:
        if trials:
            game = _gone_on(game, briefing, trials[-1], action, seat)
        try:
            trials.append(game.attempt(action, seat))
        except IllegalAction as problem:
            reason = problem.say(briefing.language)
            line = format_action(action, briefing.options)
            told = say("answer-refused", briefing.language, line=line, reason=reason)
            raise AnswerError(_taught(briefing, told, action)) from None
    return trials


def _gone_on(game: Game, briefing: Briefing, last: Trial, action: AnyAction, seat: int) -> Game:
    """The game after a trial, if the seat still has a say."""
    after = game.after(last)
    if seat not in after.waiting or after.facts.phase != game.facts.phase:
        line = format_action(action, briefing.options)
        told = say("answer-too-late", briefing.language, line=line)
        raise AnswerError(_taught(briefing, told, None, forms=False))
    return after


def _taught(briefing: Briefing, told: str, action: AnyAction | None, *, forms: bool = True) -> str:
    """What is wrong, and what would be right: of the kind that was meant, or whatever there is."""
    lines = [told]
    if forms and (right := _like(briefing, action)):
        lines += [say("answer-right", briefing.language, form=one) for one in right]
    return "\n".join([*lines, say("answer-again", briefing.language)])


def _like(briefing: Briefing, action: AnyAction | None) -> Sequence[str]:
    every = [one.form for one in briefing.choices]
    if action is None:
        return every[:_FORMS]
    verb = format_action(action, briefing.options).split()[0]
    alike = [form for form in every if form.split()[0] == verb]
    return (alike or every)[:_FORMS]
