"""An answer tried out: what it does, or what is wrong with it and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.briefing.answers import LONGEST, LONGEST_LINE, AnswerError, bare, read_answer
from longshore.briefing.brief import Briefing
from longshore.briefing.lexicon import lexicon
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
    actions = understood(briefing, text)
    trials: list[Trial] = []
    for action in actions:
        if trials:
            game = _gone_on(game, briefing, trials[-1], action, seat)
        try:
            trials.append(game.attempt(action, seat))
        except IllegalAction as problem:
            raise refused(briefing, action, problem.say(briefing.language)) from None
    return trials


def _gone_on(game: Game, briefing: Briefing, last: Trial, action: AnyAction, seat: int) -> Game:
    """The game after a trial, if the seat still has a say."""
    after = game.after(last)
    if seat not in after.waiting or after.facts.phase != game.facts.phase:
        line = format_action(action, briefing.options)
        told = say("answer-too-late", briefing.language, line=line)
        raise AnswerError(taught(briefing, told, forms=False))
    return after


def refused(briefing: Briefing, action: AnyAction, reason: str) -> AnswerError:
    """An action that cannot be taken, for a reason that is said in the briefing's language."""
    line = format_action(action, briefing.options)
    told = say("answer-refused", briefing.language, line=line, reason=reason)
    return AnswerError(taught(briefing, told, line.split()[0]))


def understood(briefing: Briefing, text: str) -> tuple[AnyAction, ...]:
    """The actions of an answer; an `AnswerError` says what would be right."""
    text = _without_words(briefing, text[-LONGEST:])
    try:
        return read_answer(text, briefing.options, briefing.language, briefing.seat)
    except AnswerError as problem:
        raise AnswerError(taught(briefing, str(problem), _verb(briefing, text))) from None


def _without_words(briefing: Briefing, text: str) -> str:
    """An answer in which lines of the list were copied, without the words that say what is done.

    Where those stand alone, they are enough if there is one way to write what they say.
    """
    meant: dict[str, str | None] = {}
    for one in briefing.choices:
        only = one.example if one.form == one.example else None
        for words in (one.words, one.words.partition(";")[0]):
            meant.setdefault(" ".join(words.split()).lower(), only)
    longest = sorted(meant, key=len, reverse=True)

    def plainly(line: str) -> str:
        said = " ".join(bare(line).split())
        for words in longest:
            if said.lower().startswith(f"{words}:"):
                return said[len(words) + 1 :].strip()
        return meant.get(said.lower().rstrip(".! ")) or line

    return "\n".join(map(plainly, text.splitlines()))


def taught(briefing: Briefing, told: str, verb: str = "", *, forms: bool = True) -> str:
    """What is wrong, and what would be right: of the kind that was meant, or whatever there is."""
    lines = [told]
    if forms and (right := _like(briefing, verb)):
        lines += [say("answer-right", briefing.language, form=one) for one in right]
    return "\n".join([*lines, say("answer-again", briefing.language)])


def _verb(briefing: Briefing, text: str) -> str:
    """What the last line of an answer that cannot be read sets out to do; empty if it does not."""
    words = lexicon(briefing.options, briefing.language)
    last = next((one for one in map(bare, reversed(text.splitlines())) if one), "")
    said = (
        words.in_notation(last[:LONGEST_LINE]).split()
        if words.begins_an_action(last.split())
        else []
    )
    return said[0] if said else ""


def _like(briefing: Briefing, verb: str) -> Sequence[str]:
    every = [one.form for one in briefing.choices]
    alike = [form for form in every if form.split()[0] == verb]
    return (alike or every)[:_FORMS]
