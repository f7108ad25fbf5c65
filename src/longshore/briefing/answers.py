"""What a player has answered: actions, in notation or as JSON, whatever is written around them.

The last thing that can be meant counts: JSON, a block of code, what stands behind “Action:”, lines
that are actions, or one within a sentence. Nothing is half understood: where one line of several
cannot be read, none is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from longshore.briefing.lexicon import Lexicon, lexicon
from longshore.briefing.typed import NotTyped, json_values, typed_actions
from longshore.game.actions import AnyAction
from longshore.game.options import Options
from longshore.notation import NotationError, parse_action
from longshore.text.messages import DEFAULT, say

LONGEST = 20_000  # signs that are looked at, from the end
LONGEST_LINE = 400
MOST = 20  # actions at once
MOST_LINES, MOST_WORDS, MOST_TRIES = 400, 80, 200  # that are looked at; words of a sentence
_SHOWN = 80  # signs of what cannot be read
_THOUGHTS = re.compile(r"<think(?:ing)?>.*?</think(?:ing)?>", re.DOTALL | re.IGNORECASE)
_FENCED = re.compile(r"```[\w-]*\s*\n?(.*?)```", re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_BULLET = re.compile(r"^\s*(?:[-*•>]\s+|\d+[.)]\s+)+")
_PROSE = 8  # words: more of them, with a full stop behind them, are a sentence


class AnswerError(ValueError):
    """An answer that says no action, or one that cannot be: what is wrong, in its language."""


class _ForAnother(AnswerError):
    """An action for another seat: nothing else in such an answer is looked for."""


def read_answer(
    text: str, options: Options, language: str = DEFAULT, seat: int | None = None
) -> tuple[AnyAction, ...]:
    """The actions that an answer says; whether they are legal is not asked here."""
    return _Reader(options, language, seat).read(text)


class _Reader:
    def __init__(self, options: Options, language: str, seat: int | None) -> None:
        self.options, self.language, self.seat = options, language, seat
        self.words: Lexicon = lexicon(options, language)
        self.problem: AnswerError | None = None  # the first that was met
        self.tries = 0  # of sentences, and of parts of them

    def read(self, text: str) -> tuple[AnyAction, ...]:
        text = _THOUGHTS.sub("", text[-LONGEST:]).strip()
        ways: tuple[Callable[[str], Sequence[AnyAction]], ...] = (
            self._json,
            self._fenced,
            self._marked,
            self._lines,
            self._spans,
        )
        for way in ways:
            if found := way(text):
                if len(found) > MOST:
                    raise AnswerError(self._say("too-many", count=len(found), most=MOST))
                return tuple(found)
        raise self.problem or AnswerError(self._say("nothing"))

    def _say(self, what: str, **values: str | int) -> str:
        return say(f"answer-{what}", self.language, **values)

    # Where actions may stand

    def _json(self, text: str) -> Sequence[AnyAction]:
        for value in reversed(list(json_values(text))):
            try:
                found = typed_actions(value, self.options, self._text_in_json)
            except NotTyped as problem:
                self._note(problem.line, str(problem))
                raise self.problem or AnswerError(self._say("nothing")) from None
            if found:
                return found
        return ()

    def _text_in_json(self, text: str) -> Sequence[AnyAction]:
        return self._all_of(text.splitlines())

    def _fenced(self, text: str) -> Sequence[AnyAction]:
        blocks = [block for block in _FENCED.findall(text) if block.strip()]
        return self._all_of(blocks[-1].splitlines()) if blocks else ()

    def _marked(self, text: str) -> Sequence[AnyAction]:
        """What stands behind the last “Action:”, on its line or on those below it."""
        marks = list(self.words.marked.finditer(text))
        if not marks:
            return ()
        behind = text[marks[-1].end() :].strip("\n *_")
        lines = behind.split("\n\n")[0].splitlines()
        return self._all_of(lines[:1]) if lines and not self._many(lines) else self._all_of(lines)

    def _many(self, lines: Sequence[str]) -> bool:
        return all(self.words.begins_an_action(bare(line).split()) for line in lines)

    def _lines(self, text: str) -> Sequence[AnyAction]:
        """The last lines that are actions; one that sets out to be one has to be."""
        found: list[AnyAction] = []
        for line in reversed(text.splitlines()[-MOST_LINES:]):
            said = bare(line)
            if not said:
                continue
            try:
                found[:0] = self._line(said)
            except AnswerError as problem:
                tries = self.words.begins_an_action(said.split()) and not _is_prose(said)
                if tries or isinstance(problem, _ForAnother):
                    raise
                self.problem = self.problem or problem
                if found:
                    break
        return found

    def _spans(self, text: str) -> Sequence[AnyAction]:
        """Actions within a sentence, marked as code; else what stands behind its last verb."""
        for line in reversed(text.splitlines()):
            if self.words.denies(line):
                continue
            found: Sequence[AnyAction]
            found = [action for span in _SPAN.findall(line) for action in self._try(span)]
            if found:
                return found
        return self._sentences(re.split(r"(?<=[.!?:])\s+", text)[-MOST_LINES:])

    def _sentences(self, sentences: Sequence[str]) -> Sequence[AnyAction]:
        """The last sentences that are actions; else what the last one says that says any."""
        found: list[AnyAction] = []
        for sentence in reversed(sentences):
            denied = self.words.denies(sentence)
            whole = () if denied else self._try(sentence)
            if whole:
                found[:0] = whole
            elif found:
                break
            elif not denied and (within := self._within(sentence)):
                return within
        return found

    def _within(self, sentence: str) -> Sequence[AnyAction]:
        """What stands behind a verb; of parts that “then” parts all have to be understood."""
        found: list[AnyAction] = []
        for part in filter(None, self.words.parting.split(sentence)):
            words = part.split()[-MOST_WORDS:]
            verbs = [n for n in range(len(words)) if self.words.begins_an_action(words[n:])]
            tried = (self._try(" ".join(words[start:])) for start in verbs)
            if one := next(filter(None, tried), ()):
                found += one
            elif verbs or found:
                return ()
        return found

    # Reading

    def _all_of(self, lines: Iterable[str]) -> Sequence[AnyAction]:
        """Lines of which every one is an action; nothing if none of them is."""
        found: list[AnyAction] = []
        wrong: AnswerError | None = None
        for line in map(bare, lines):
            if not line:
                continue
            try:
                found += self._line(line)
            except AnswerError as problem:
                wrong = wrong or problem
        if wrong is not None and (found or isinstance(wrong, _ForAnother)):
            raise wrong
        self.problem = self.problem or wrong
        return found

    def _try(self, line: str) -> Sequence[AnyAction]:
        if self.tries >= MOST_TRIES:
            return ()
        self.tries += 1
        try:
            return self._line(bare(line))
        except AnswerError:
            return ()

    def _line(self, line: str) -> list[AnyAction]:
        """The actions of a line, which semicolons or “then” part."""
        try:
            return self._parts(line)
        except _ForAnother:
            raise
        except AnswerError:
            said, _, rest = map(bare, line.rpartition(": "))  # in words, and then in notation
            begins = self.words.begins_an_action(rest.split())
            if not said or self.words.denies(said) or not begins:
                raise
            return self._parts(rest)

    def _parts(self, line: str) -> list[AnyAction]:
        parts = [part for part in self.words.parting.split(line) if part and part.strip()]
        return [self._one(part.strip()) for part in parts]

    def _one(self, text: str) -> AnyAction:
        if len(text) > LONGEST_LINE:
            raise AnswerError(self._say("nothing"))
        try:
            seat, action = parse_action(text, self.options)
        except NotationError:
            try:
                seat, action = parse_action(self.words.in_notation(text), self.options)
            except NotationError as fault:
                fault.line = fault.column = None
                problem = fault.say(self.language)
                raise AnswerError(self._say("unread", line=_shown(text), problem=problem)) from None
        if seat is not None and self.seat is not None and seat != self.seat:
            mine = self.options.seat_names[self.seat]
            raise _ForAnother(self._say("for-other", line=_shown(text), seat=mine))
        return action

    def _note(self, line: str, problem: str) -> None:
        told = self._say("unread", line=_shown(line), problem=problem)
        self.problem = self.problem or AnswerError(told)


def bare(line: str) -> str:
    """A line without what it is decorated with."""
    return _BULLET.sub("", line).strip().strip("`*_ ").strip()


def _shown(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _is_prose(line: str) -> bool:
    return line.endswith((".", "!", "?", ":")) and len(line.split()) > _PROSE
