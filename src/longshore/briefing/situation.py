"""How things stand, as lines: the board of the terminal without its columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from longshore.game.options import CARD_NAMES
from longshore.game.views import Own, SeatArea, View
from longshore.notation.words import letter, priced
from longshore.render.paint import plainly
from longshore.render.scores import score_table
from longshore.render.text_board import PLAIN_WIDTH, Picture
from longshore.text.messages import DEFAULT

_APART = " · "


def situation(view: View, language: str = DEFAULT) -> str:
    """All that a view shows."""
    own = {} if view.own is None else {view.own.seat: view.own}
    return "\n".join(_Lines(view, own, language).lines())


class _Lines(Picture):
    """Writes what a picture draws, a line a seat."""

    def lines(self) -> Iterator[str]:
        board = self.board
        yield self.headline().plain
        for seat, area in enumerate(board.seats):
            yield self.seat_line(seat, area)
        yield from self.supplies()
        yield from map(self.card, self.secrets.values())
        if board.brokers:
            yield _APART.join(piece.plain for piece in self.broker_pieces())
        yield from (matter.plain for matter in self.matters())
        if board.result is not None:
            table = score_table(board, board.result, self.options, self.paint.language)
            yield plainly(table, PLAIN_WIDTH)

    def seat_line(self, seat: int, area: SeatArea) -> str:
        facts = area.facts
        in_factory = facts.factory_capacity - facts.factory_room
        factory = f"{self.say('terminal-factory')} {in_factory}/{facts.factory_capacity}"
        harbour = self.say(
            "terminal-places",
            used=facts.harbour_capacity - facts.harbour_room,
            warehouses=area.warehouses,
            price=facts.warehouse_price or 0,
        )
        next_machine = self.say("terminal-next", price=facts.machine_price or 0)
        parts = [
            f"{self.say('terminal-machines')} {self.letters(area.machines)}, {next_machine}",
            f"{factory}: {self.priced(area.factory)}",
            f"{self.say('terminal-harbour')} {harbour}: {self.priced(area.harbour)}",
            f"{self.say('terminal-ship')} {self.paint.berth(area.berth)}: {self.goods(area.ship)}",
            f"{self.say('terminal-island')}: {self.goods(area.island)}",
        ]
        if area.bank:
            parts.append(self.say("terminal-in-bank", goods=self.goods(area.bank)))
        return _APART.join([f"{self.who(seat)}: {self.purse(seat, area)}", *parts])

    def who(self, seat: int) -> str:
        if seat == self.viewer:
            return self.say("terminal-you", seat=self.paint.key(seat))
        return self.paint.name(seat)

    def purse(self, seat: int, area: SeatArea) -> str:
        money = self.money(seat, area).plain.strip()
        loans = f", {self.say('terminal-loans', loans=area.loans)}" if area.loans else ""
        return f"{money}{loans}"

    def letters(self, colours: Iterable[int]) -> str:
        return " ".join(letter(colour, self.options) for colour in colours)

    def priced(self, goods: Iterable[tuple[int, int]]) -> str:
        """As they are written in actions."""
        return " ".join(priced(one, self.options) for one in goods) or "–"

    def goods(self, colours: Iterable[int]) -> str:
        return self.paint.goods(colours).plain

    def supplies(self) -> Iterator[str]:
        board = self.board
        colours = range(len(self.options.colours))
        left = [f"{self.paint.colour(one).plain} {self.left(board.supply[one])}" for one in colours]
        near = self.nearness().plain
        supply = f"{self.say('terminal-supply')}: {', '.join(left)}"
        yield _APART.join([supply, near] if near else [supply])
        machines = [
            f"{letter(one, self.options)} {self.left(board.machine_supply[one])}" for one in colours
        ]
        warehouses = self.say("terminal-warehouses", count=board.warehouse_supply)
        built = f"{self.say('terminal-supply')}, {self.say('terminal-machines')}"
        yield _APART.join([f"{built}: {', '.join(machines)}", warehouses])

    def card(self, own: Own) -> str:
        """S6: what a colour is worth."""
        worths = zip(self.options.letters, self.values(own), strict=False)
        listed = ", ".join(f"{one} {value}" for one, value in worths)
        name = self.say("terminal-card", card=CARD_NAMES[own.card])
        return f"{self.say('terminal-your-card')} ({name}): {listed}"
