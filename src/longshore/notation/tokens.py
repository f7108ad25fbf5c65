"""Text cut into words, each of which knows where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from longshore.game.given import of_kind, quote
from longshore.notation.errors import NotationError, hint

ARROW = "->"
_TOKEN = re.compile(
    r"(?P<space>[\s,]+)|(?P<comment>#.*)|(?P<token>->|→|[:=@]|(?:(?!->)[^\s,:=@→#])+)"
)


class Token(NamedTuple):
    """A word or a sign. White space and commas only part them."""

    text: str
    line: int
    column: int
    after_comma: bool

    @property
    def word(self) -> str:
        """As it is compared: lower case, one kind of arrow, `_` as `-`."""
        return ARROW if self.text == "→" else self.text.lower().replace("_", "-")


def cut(text: str, line: int = 1, column: int = 1) -> list[Token]:
    """The tokens of one line, whose first character stands at `column`."""
    tokens: list[Token] = []
    comma = False
    for match in _TOKEN.finditer(text):
        if match["space"]:
            comma = "," in match["space"]
        elif match["token"]:
            tokens.append(Token(match["token"], line, column + match.start(), comma))
            comma = False
    return tokens


class TextLine(NamedTuple):
    """A line of a text, or what stands between semicolons in one."""

    text: str
    number: int
    column: int

    def reader(self) -> TokenReader:
        tokens = cut(self.text, self.number, self.column)
        end = self.column + len(self.text.rstrip())
        return TokenReader(tokens, self.text, line=self.number, end=end)


def bare_lines(text: str) -> list[str]:
    """The lines of a text, whatever machine it was written on."""
    text = of_kind(text, str, "Notation is read from text")
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def items(text: str, number: int) -> Iterator[TextLine]:
    """What stands between the semicolons of a line; a comment ends it."""
    column = 1
    for part in text.split("#", 1)[0].split(";"):
        if cut(part):
            yield TextLine(part, number, column)
        column += len(part) + 1


class TokenReader:
    """Goes through the tokens of a line from left to right."""

    def __init__(
        self,
        tokens: Sequence[Token],
        text: str,
        *,
        line: int | None = None,
        end: int | None = None,
        path: str = "",
        others: Sequence[str] = (),
    ) -> None:
        self.tokens = tokens
        self.index = 0
        self.line = line
        self.end = end
        self.text = text
        self.path = path
        self.others = others  # words that could stand here too, for hints in errors

    def peek(self) -> Token | None:
        return self.tokens[self.index] if self.index < len(self.tokens) else None

    def word(self) -> str:
        """The next word in lower case; empty at the end."""
        token = self.peek()
        return token.word if token else ""

    def take(self) -> Token | None:
        token = self.peek()
        self.index += 1
        return token

    def takes(self, *words: str) -> bool:
        """Step over the next word if it is one of these."""
        if self.word() not in words:
            return False
        self.index += 1
        return True

    def error(
        self, message: str, token: Token | None = None, *, code: str = "", **values: Any
    ) -> NotationError:
        """A fault at a token; without one, at the next token or the end."""
        token = token or self.peek()
        line = token.line if token else self.line
        column = token.column if token else self.end
        fault = NotationError(message, code=code, values=values, text=self.text)
        if self.path:  # a short value inside a dict: the path says it all
            fault.path = self.path
        else:
            fault.line, fault.column = line, column
        return fault

    def fault(self, code: str, **values: Any) -> NotationError:
        """The same with a message `notation-…` for it."""
        return self.error("", code=code, **values)

    def wants(self, code: str, **values: Any) -> NotationError:
        """The next word is not what is wanted here, or is missing."""
        token = self.peek()
        if token is None:
            return self.fault(code, fault="missing", found="", **values)
        return self.fault(code, fault="wrong", found=quote(token.text), **values)

    def not_a(self, kind: str, known: str) -> NotationError:
        """The next word is not of the kind that is wanted here."""
        token = self.peek()
        if token is None:
            return self.error(f"{kind} is missing here; {known}")
        return self.error(f"{quote(token.text)} is not {kind}; {known}")

    def finish(self, what: str) -> None:
        """Nothing may be left."""
        token = self.peek()
        if token is not None:
            more = hint(token.word, self.others)
            raise self.error(f"{quote(token.text)} is too much: {what} is complete before it{more}")
