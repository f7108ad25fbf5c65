"""A seat at a table: what its holder sees, asks, wants and does."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec

from longshore.client.calling import Wish
from longshore.client.errors import Refused
from longshore.client.keyholder import Keyholder
from longshore.client.watching import Moment, Watch
from longshore.game.actions import AnyAction
from longshore.game.views import View
from longshore.server.domain.orders import Orders
from longshore.server.domain.told import (
    PlayedTold,
    ReturnedTold,
    UndoAnsweredTold,
    UndoAskedTold,
    UndoneTold,
)
from longshore.server.http.api import types, wishes
from longshore.server.http.api.offered import DraftTold, Offers
from longshore.server.webhooks.webhooks import Webhook, WebhookSettings


def make_key() -> str:
    """A key for a wish, so that it is granted once only however often it is sent."""
    return secrets.token_urlsafe(12)


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """What was done at once: the entry of each action."""

    entries: tuple[PlayedTold, ...]


class Seat(Keyholder):
    """A seat, held by a token. With a token that holds several, `number` says which.

    Actions are typed values of `longshore.game.actions`, or text in Longshore notation.
    """

    def of(self, number: int) -> Seat:
        """Another seat that the same token holds."""
        seat = Seat(self.caller, self.table, self.token, number)
        seat.seq = self.seq
        return seat

    # The game

    def legal(self, most: int = 200) -> types.Legal:
        """What the seat may do now, at most so many actions of it."""
        return self._noted(self._get_now("/legal", types.Legal, seat=self.number, most=most))

    def offers(self) -> Offers:
        """What the seat can do now, each thing once, and which entries it may take back to."""
        return self._noted(self._get_now("/offers", Offers, seat=self.number))

    def check(self, action: AnyAction | str) -> types.Checked:
        """Whether the seat could take an action now, and if not, why."""
        wish = wishes.Check(seat=self.number, action=action)
        return self._post("/check", types.Checked, wish, again=True, seen=self.seq or None)

    def draft(self, actions: Sequence[AnyAction | str]) -> DraftTold:
        """What a part of one's own turn would bring, and what could be done next.

        Nothing is written, and nobody is told.
        """
        wish = wishes.Draft(seat=self.number, actions=tuple(actions), seq=self._seen())
        return self._post("/draft", DraftTold, wish, again=True)

    def play(
        self, action: AnyAction | str, seq: int | None = None, key: str | None = None
    ) -> PlayedTold:
        """Take an action; the answer is its entry in the log.

        `seq` is the last entry that was seen, by default the last of any answer; if the game has
        gone on since, it is refused as `stale`. When the line is cut it is sent again, with the
        same key, and nothing happens twice.
        """
        return self.play_turn((action,), seq, key)[0]

    def play_turn(
        self,
        actions: Sequence[AnyAction | str],
        seq: int | None = None,
        key: str | None = None,
    ) -> tuple[PlayedTold, ...]:
        """Take several actions, all of them or none; the answer is the entry of each.

        They are one's own: nothing can follow what ends the turn. A refusal says in
        `values["index"]` which action, from 0, cannot be taken.
        """
        seen = self._seen() if seq is None else seq
        wish = wishes.Play(
            seat=self.number, actions=tuple(actions), seq=seen, key=key or make_key()
        )
        played = self._post("/actions", Turn, wish, again=True).entries
        self._noted(played[-1])
        return played

    def undo(
        self, to: int | None = None, seq: int | None = None, key: str | None = None
    ) -> UndoneTold | UndoAskedTold:
        """Take back entry `to` and all after it, or one's own last action.

        In one's own turn, with nothing revealed since, at once; else everybody is asked.
        """
        seen = self._seen() if seq is None else seq
        wish = wishes.UndoWish(seat=self.number, seq=seen, to=to, key=key or make_key())
        kinds: type[UndoneTold | UndoAskedTold] = UndoneTold | UndoAskedTold  # type: ignore[assignment]
        return self._noted(self._post("/undo", kinds, wish, again=True))

    def answer_undo(self, asked: int, agree: bool) -> UndoneTold | UndoAnsweredTold:
        """Agree to the undo that entry `asked` asks for, or refuse it."""
        wish = wishes.UndoAnswer(seat=self.number, asked=asked, agree=agree)
        kinds: type[UndoneTold | UndoAnsweredTold] = UndoneTold | UndoAnsweredTold  # type: ignore[assignment]
        return self._noted(self._post("/undo/answer", kinds, wish))

    def come_back(self) -> ReturnedTold:
        """Take the seat over from the bot that plays it."""
        return self._noted(self._post("/return", ReturnedTold, wishes.ForSeat(seat=self.number)))

    def hint(self) -> types.Hint:
        """What a bot would do, where the table allows to ask."""
        return self._noted(self._get_now("/hint", types.Hint, seat=self.number))

    def fork(
        self,
        at: int,
        *,
        play: tuple[int, ...] | None = None,
        bot: str = "steady",
        title: str = "",
        name: str = "Player",
    ) -> Seat:
        """A new table that goes on from after entry `at`, with bots in the other seats.

        Of a running game it is a study: what the seat does not know is drawn anew.
        """
        wish = wishes.Fork(at=at, seat=self.number, play=play, bot=bot, title=title, name=name)
        made = self._post("/fork", types.NewTableTold, wish)
        return Seat(self.caller, made.table, made.token, made.seats[0] if made.seats else None)

    # Sitting

    def rename(self, name: str) -> types.TableTold:
        """Go by another name."""
        return self._post("/name", types.TableTold, wishes.Rename(seat=self.number, name=name))

    def leave(self) -> types.TableTold:
        """Get up. In a running game a bot plays on."""
        return self._post("/leave", types.TableTold, wishes.ForSeat(seat=self.number))

    # One's own

    def orders(self) -> Orders:
        """One's standing orders."""
        return self._get("/orders", Orders, seat=self.number)

    def set_orders(self, orders: Orders) -> Orders:
        """Set one's standing orders, all of them; `Orders()` withdraws them."""
        return self._put("/orders", Orders, orders, seat=self.number)

    def notes(self) -> str:
        """One's private notes."""
        return self._get("/notes", wishes.Notes, seat=self.number).text

    def set_notes(self, text: str) -> str:
        """Write one's private notes."""
        return self._put("/notes", wishes.Notes, wishes.Notes(text=text), seat=self.number).text

    def webhook(self) -> WebhookSettings | None:
        """Where one is told elsewhere, if anywhere."""
        try:
            return self._get("/webhook", WebhookSettings, seat=self.number)
        except Refused as problem:
            if problem.code == "no-webhook":
                return None
            raise

    def set_webhook(self, webhook: WebhookSettings | None) -> str | None:
        """Be told elsewhere; None for no more. What comes back is the secret of the signatures."""
        if webhook is not None:
            return self._put("/webhook", Webhook, webhook, seat=self.number).secret
        query = {"seat": self.number}
        self.caller.send(
            Wish("DELETE", self.path + "/webhook", self.token, query=query, again=True)
        )
        return None

    # Playing to the end

    def play_with(self, choose: Callable[[Moment], AnyAction | str | None]) -> View | None:
        """Play the seat to the end of the game: `choose` is asked whenever the table waits for it.

        What it answers is played; None leaves the decision to somebody else. Returns the game as it
        ended, or None if the table was closed before it began.
        """
        watch = Watch(self)
        for moment in watch.moments():
            action = choose(moment)
            if action is not None:
                watch.play(action, moment)
        return watch.view

    def _seen(self) -> int:
        """The last entry that was seen; who has seen none looks first."""
        if self.seq == 0:
            self.info()
        return self.seq
