"""What people with accounts send and are told. Ids of accounts are told to nobody.

`PasskeyOptions`, `AskOptions`, `MadePasskey` and `ShownPasskey` are in `server.people.webauthn`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from longshore.game.options import MAX_SEATS
from longshore.server.domain.settings import Name, Strict
from longshore.server.http.api.types import TypedAnswer
from longshore.server.people import codes
from longshore.server.people.webauthn import MadePasskey

Label = Annotated[str, Meta(max_length=60)]


# What is sent


class AccountName(Strict, frozen=True, kw_only=True):
    """A name for an account: one that nobody else's looks like."""

    name: Name


class NewPasskey(Strict, frozen=True, kw_only=True):
    """A passkey that was made, and what its owner calls it; by default as the browser is called."""

    passkey: MadePasskey
    label: Label = ""


class RecoveryCode(Strict, frozen=True, kw_only=True):
    """A recovery code, as it was written down; spaces, hyphens and capitals do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=codes.LONGEST)]


class ReportedSeat(Strict, frozen=True, kw_only=True):
    """Somebody at a table whose name is reported."""

    seat: Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]


# What is told


class Here(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """Accounts at this server: the provider by which one can sign in, if there is one, and who is
    signed in, if somebody is. `blocked`: the host has taken the name, another is to be chosen.
    `vouched`: the provider has said who it is, and a name is to be chosen.
    """

    provider: str | None = None
    name: str | None = None
    blocked: bool = False
    vouched: bool = False


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """Where to go on: an address of the provider."""

    address: str


class PasskeyTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A passkey of one's own; times in ms since 1970."""

    id: str
    label: str
    created_at: int
    used_at: int | None = None


class ProviderTold(msgspec.Struct, frozen=True, kw_only=True):
    """A provider that opens one's account. `now` is whether the host still has it."""

    issuer: str
    name: str
    now: bool
    created_at: int


class SessionTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A browser where one is signed in; `this` is the one that asks."""

    id: str
    label: str
    created_at: int
    used_at: int
    this: bool = False


class Me(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """One's own account: what opens it, and where it is open. `codes` are recovery codes left;
    `public` is whether everybody may see one's ratings and rated games.
    """

    name: str
    created_at: int
    passkeys: tuple[PasskeyTold, ...]
    providers: tuple[ProviderTold, ...]
    sessions: tuple[SessionTold, ...]
    codes: int
    blocked: bool = False
    public: bool = False


class RecoveryCodes(msgspec.Struct, frozen=True, kw_only=True):
    """New recovery codes, told this once; those one had are good for nothing any more."""

    codes: tuple[str, ...]


class SessionsEnded(msgspec.Struct, frozen=True, kw_only=True):
    """How many sessions were ended."""

    ended: int


class MyData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept of one's account, by what it is, as it stood at `at`; times in ms since
    1970. Keys, hashes and codes are not among it.
    """

    at: int
    kept: dict[str, tuple[dict[str, Any], ...]]
