"""Who has a result: an account, a bot, or somebody whose account is gone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import ColumnElement

from longshore.server.domain.tokens import make_id

Kind: TypeAlias = Literal["account", "bot", "gone"]
_ACCOUNT, _BOT, _GONE = "a.", "b.", "g."
_LENGTH = 16


def of_account(account: str) -> str:
    """An account as it stands in results."""
    return _ACCOUNT + account


def is_account(player: ColumnElement[str], account: ColumnElement[str]) -> ColumnElement[bool]:
    """The same of columns, in a question to the database."""
    return player == _ACCOUNT + account


def is_bot(player: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a column has a bot."""
    return player.startswith(_BOT)


def of_bot(bot: str) -> str:
    """A bot, by the name it is registered under."""
    return _BOT + bot


def of_nobody() -> str:
    """In the place of an account that is deleted: its games stay those of one player, for what the
    others' ratings are made of, and say no more of who that was.
    """
    return _GONE + make_id(_LENGTH)


def account_of(player: str) -> str | None:
    """The account's id, if it is one's."""
    return player.removeprefix(_ACCOUNT) if player.startswith(_ACCOUNT) else None


def bot_of(player: str) -> str | None:
    """The bot's name, if it is one."""
    return player.removeprefix(_BOT) if player.startswith(_BOT) else None
