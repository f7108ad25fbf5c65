"""What the table says no to: a code with values, said in any language."""

from __future__ import annotations

from http import HTTPStatus

from longshore.text.messages import Objection


class WishRefused(Objection):
    """A wish that cannot be granted, and why."""

    status = HTTPStatus.CONFLICT


class Malformed(WishRefused):
    """What was sent makes no sense, whatever the state of the table."""

    status = HTTPStatus.UNPROCESSABLE_ENTITY


class Unknown(WishRefused):
    """There is no such thing here, or none that may be known of."""

    status = HTTPStatus.NOT_FOUND


class NoKey(WishRefused):
    """No token came with the wish, or one that is not known at this table."""

    status = HTTPStatus.UNAUTHORIZED


class NotAllowed(WishRefused):
    """The token is good, but not for this."""

    status = HTTPStatus.FORBIDDEN


class Damaged(WishRefused):
    """What is stored of a table or a contest cannot be read: nothing that was sent is to blame."""

    status = HTTPStatus.INTERNAL_SERVER_ERROR


class Lacking(Damaged):
    """What a table needs is not here at the moment, such as its edition."""


class TooMuch(WishRefused):
    """More than this host takes: wait, or do with less."""

    status = HTTPStatus.TOO_MANY_REQUESTS
