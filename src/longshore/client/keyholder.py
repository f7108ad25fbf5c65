"""Who holds a key of a table: its host, and whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.client.calling import Wish
from longshore.client.visitor import Visitor
from longshore.server.domain.told import SaidTold
from longshore.server.http.api import types, wishes


class Keyholder(Visitor):
    """What can be done with a key, apart from playing; the server says who may do what."""

    # Keys

    def keys(self) -> tuple[types.KeyTold, ...]:
        """The keys that hold no more than one's own: of one's other devices."""
        return self._get("/keys", types.Keys).keys

    def make_key(self, label: str = "") -> types.NewKeyTold:
        """A key for another device, and the link that brings it there."""
        return self._post("/keys", types.NewKeyTold, wishes.NewKey(label=label))

    def revoke_key(self, key: str) -> types.TableTold:
        """Take a key out of use."""
        wish = Wish("DELETE", f"{self.path}/keys/{key}", self.token)
        return self.caller.ask(types.TableTold, wish)

    # The host's

    def start(self, fill: str | None = None) -> types.TableTold:
        """Begin the game; `fill` is the bot for the seats that are open."""
        return self._noted(self._post("/start", types.TableTold, wishes.Start(fill=fill)))

    def set_seat(self, seat: int, bot: str | None) -> types.TableTold:
        """Put a bot on a seat, or make it open, before the start."""
        return self._put(f"/seats/{seat}", types.TableTold, wishes.SetSeat(bot=bot))

    def order_seats(self, order: Sequence[int] | None = None) -> types.TableTold:
        """Say who sits where, before the start: the one who has seat `order[0]` gets the first, and
        so on; without an order it is drawn. One's own `number` may be another one then.
        """
        told = tuple(order) if order is not None else None
        wish = wishes.SeatOrder(order=told, seq=self.info().seq)
        return self._placed(self._noted(self._post("/seats/order", types.TableTold, wish)))

    def drop(self, seat: int) -> types.TableTold:
        """Drop who sits at a seat. In a running game a bot plays on, once the others agree: until
        then it is `seat_asked`.
        """
        return self._noted(self._post(f"/seats/{seat}/drop", types.TableTold))

    def hand_on(self, seat: int) -> types.NewKeyTold:
        """Hand a seat on: whoever joins with the token of the answer takes it over."""
        return self._post(f"/seats/{seat}/hand", types.NewKeyTold)

    def ask_to_hand_on(self, seat: int) -> types.TableTold:
        """Ask the others for leave to hand on a seat whose person is gone."""
        return self._noted(self._post(f"/seats/{seat}/hand/ask", types.TableTold))

    def close(self) -> types.TableTold:
        """Close the table. It is for the host to do."""
        return self._post("/close", types.TableTold)

    # Everybody's

    def answer_host(self, asked: int, agree: bool) -> types.TableTold:
        """Agree to what the host asks about a seat with entry `asked`, or refuse it."""
        wish = wishes.SeatAnswer(seat=self.number, asked=asked, agree=agree)
        return self._noted(self._post("/seats/answer", types.TableTold, wish))

    def chat(self, text: str, key: str | None = None) -> SaidTold:
        """Say something at the table; with a key of one's own it is said once, if sent again."""
        wish = wishes.Chat(seat=self.number, text=text, key=key)
        return self._noted(self._post("/chat", SaidTold, wish, again=key is not None))
