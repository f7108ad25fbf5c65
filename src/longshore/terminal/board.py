"""The board as a picture made of text, from what its onlooker may know.

`picture` draws a view; the same picture without colours is the `repr` of a game.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.terminal.paint import (
    ALARM,
    BROKERS,
    CARDS,
    LOUD,
    QUIET,
    Flow,
    Painter,
    counted,
    emit,
)
from longshore.views import Bidding, Own, PublicBoard, SeatArea, ShownBid, View

if TYPE_CHECKING:
    from longshore.game import Game

PLAIN_WIDTH = 96
GONE_AT_THE_END = 2  # E1
MARK = "▸"

_DONE = {
    "produced": "has produced",
    "called": "has called a broker",
    "won": "has won from a broker",
    "sold": "has sold home",
}
_ASKED = {
    "price": "to price what came back",
    "bids": "to bid",
    "tiebreak": "to bid again",
    "raise": "to raise or pass",
    "decide": "to accept or decline",
    "seize": "to pick what is seized",
    "seize-kind": "to give up a warehouse or a machine",
    "seize-machine": "to pick the machine that goes",
    "pay": "to pay the brokers",
}


def picture(view: View) -> RenderableType:
    """The board as the view's seat, or a spectator, sees it."""
    return _Picture(view, {} if view.own is None else {view.own.seat: view.own}).all()


def full_picture(game: Game) -> RenderableType:
    """The board with every seat's secrets: what only a referee may see."""
    seats = range(game.options.seats)
    secrets = {seat: own for seat in seats if (own := game.view(seat).own) is not None}
    return _Picture(game.view(), secrets).all()


def plain_board(game: Game) -> str:
    """A board to read in any terminal, with every seat's secrets: the `repr` of a game."""
    paper = io.StringIO()
    emit(Console(file=paper, width=PLAIN_WIDTH, color_system=None), full_picture(game))
    return paper.getvalue().rstrip()


class _Picture:
    """Draws one board. `secrets` are what is known of seats beside what lies open."""

    def __init__(self, view: View, secrets: Mapping[int, Own]) -> None:
        self.options, self.board, self.secrets = view.options, view.board, secrets
        self.viewer = view.seat
        self.paint = Painter(view.options)

    def all(self) -> RenderableType:
        parts: list[RenderableType] = [self.headline(), "", self.seats(), "", self.colours()]
        if self.board.brokers:
            parts.append(self.brokers())
        parts += self.matters()
        return Group(*parts)

    # What is going on.

    def headline(self) -> Text:
        board, limit = self.board, self.options.round_limit
        facts = [Text(f"Round {board.round}" + (f" of {limit}" if limit else ""), LOUD)]
        if board.phase == "over":
            facts.append(Text("the game is over", LOUD))
        else:
            left = f"’s turn, {counted(board.actions_left, 'action')} left"
            facts.append(Text.assemble(self.paint.seat(board.active), left))
            facts += [Text(said) for name, said in _DONE.items() if getattr(board, name)]
        if board.phase in _ASKED:
            facts.append(Text(f"{self.paint.names(board.awaiting)} {_ASKED[board.phase]}"))
        return Text(" · ").join([*facts, Text(self.options.edition, QUIET)])

    # Seats.

    def seats(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
        table.add_column("Seat", no_wrap=True)
        table.add_column("Machines", no_wrap=True)
        table.add_column("Factory", min_width=10)
        table.add_column("Harbour", min_width=12)
        table.add_column("Ship", no_wrap=True)
        table.add_column("Island", min_width=8)
        for seat, area in enumerate(self.board.seats):
            table.add_row(
                self.seat_cell(seat, area),
                self.machines_cell(area),
                self.factory_cell(area),
                self.harbour_cell(area),
                Group(self.paint.goods(area.ship), Text(self.paint.berth(area.berth), QUIET)),
                self.island_cell(area),
            )
        return table

    def seat_cell(self, seat: int, area: SeatArea) -> RenderableType:
        mark = MARK if seat == self.board.active and self.board.phase != "over" else " "
        you = Text(" (you)", QUIET) if seat == self.viewer else Text()
        lines = [Text.assemble(mark, " ", self.paint.seat(seat), you), self.money(seat, area)]
        if area.loans:
            lines.append(Text(f"  {counted(area.loans, 'loan')}", ALARM))
        return Group(*lines)

    def money(self, seat: int, area: SeatArea) -> Text:
        """V2: one's own cash, others' only where money is open; cards where they are counted."""
        own = self.secrets.get(seat)
        cash = area.cash if own is None else own.cash
        line = Text("  $?", QUIET) if cash is None else Text(f"  ${cash}", LOUD)
        if area.money_cards is not None:
            line.append(f" {counted(area.money_cards, 'card')}", QUIET)
        return line

    def machines_cell(self, area: SeatArea) -> RenderableType:
        in_order = Text(" ").join(self.paint.container(colour) for colour in area.machines)
        return Group(in_order, _next_price(area.facts.machine_price))

    def factory_cell(self, area: SeatArea) -> RenderableType:
        used = area.facts.factory_capacity - area.facts.factory_room
        return Group(
            self.paint.store(area.factory),
            Text(f"{used}/{area.facts.factory_capacity}", QUIET),
        )

    def harbour_cell(self, area: SeatArea) -> RenderableType:
        used = area.facts.harbour_capacity - area.facts.harbour_room
        places = Text(f"{used}/{area.warehouses}", QUIET)
        places.append(", ").append_text(_next_price(area.facts.warehouse_price))
        return Group(self.paint.store(area.harbour), places)

    def island_cell(self, area: SeatArea) -> RenderableType:
        lines = [self.paint.goods(area.island)]
        if area.bank:
            lines.append(Text.assemble(("bank ", QUIET), self.paint.goods(area.bank)))
        return Group(*lines)

    # The supply and the cards.

    def colours(self) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column("")
        for colour in range(len(self.options.colours)):
            table.add_column(self.paint.colour(colour), justify="right")
        table.add_column("", no_wrap=True)
        warehouses = Text(counted(self.board.warehouse_supply, "warehouse"), QUIET)
        table.add_row("Supply", *map(_left, self.board.supply), self.nearness())
        table.add_row("Machines", *map(_left, self.board.machine_supply), warehouses)
        for seat, own in sorted(self.secrets.items()):
            owner = "Your card" if seat == self.viewer else f"{self.paint.name(seat)}’s card"
            table.add_row(owner, *self.values(own), Text(f"card {CARDS[own.card]}", QUIET))
        return table

    def values(self, own: Own) -> Iterator[str]:
        for colour, value in enumerate(own.values):
            yield "5/10" if colour == own.two_value else str(value)

    def nearness(self) -> Text:
        """E1: how near the end is."""
        if self.board.phase == "over":
            return Text()
        if self.board.end_triggered:
            return Text("the last turn", ALARM)
        gone = len(self.board.colours_gone)
        return Text(f"{gone} of {GONE_AT_THE_END} gone", ALARM if gone else QUIET)

    # The Investment Bank.

    def brokers(self) -> RenderableType:
        pieces = [Text("Brokers", LOUD)]
        for name, broker in zip(BROKERS, self.board.brokers, strict=True):
            goods = self.paint.goods(broker.goods, "no goods")
            pieces.append(Text.assemble((f"{name} ", LOUD), goods, f" ${broker.money}"))
        return Group(Flow([*pieces, self.payment_card()], gap=3))

    def payment_card(self) -> Text:
        card = self.board.payment_card
        if card is None:
            return Text("payment card free", QUIET)
        bid: Text | str = f"${card.money}"
        if card.side == "money":
            bid = self.paint.goods((*card.factory, *card.harbour))
        wanted = "containers" if card.side == "goods" else "money"
        holder = self.paint.seat(card.holder)
        return Text.assemble(holder, " bids ", bid, f" for {BROKERS[card.broker]}’s {wanted}")

    # What is being settled.

    def matters(self) -> list[RenderableType]:
        board, parts = self.board, list[RenderableType]()
        if board.default is not None:
            owed = f" is in default with {counted(board.default.loans, 'loan')}"
            parts.append(Text.assemble(self.paint.seat(board.active), owed, style=ALARM))
        if board.floor is not None:
            both = (*board.floor.factory, *board.floor.harbour)
            parts.append(
                Text.assemble(
                    self.paint.seat(board.floor.seat), " has in hand ", self.paint.goods(both)
                )
            )
        if board.bidding is not None:
            parts += self.auction(board, board.bidding)
        return parts

    def auction(self, board: PublicBoard, bidding: Bidding) -> Iterator[Text]:
        cargo = self.paint.goods(board.seats[bidding.seller].ship)
        yield Text.assemble(self.paint.seat(bidding.seller), " has for sale ", cargo)
        if bidding.sealed:
            yield Text(f"Sealed bids are in: {self.paint.names(bidding.sealed)}")
        for seat, own in sorted(self.secrets.items()):
            if own.bid is not None and own.bid.amount is not None:
                whose = "Your" if seat == self.viewer else f"{self.paint.name(seat)}’s"
                yield Text(f"{whose} sealed bid: {_spell_bid(own.bid.amount, own.bid.bluff)}")
        shown = list(self.shown_bids(bidding))
        if shown:
            yield Text(f"Bids: {', '.join(shown)}")
        if bidding.leaders:
            leaders = self.paint.names(bidding.leaders)
            yield Text(f"Highest: ${bidding.highest} by {leaders}", LOUD)

    def shown_bids(self, bidding: Bidding) -> Iterator[str]:
        for seat, (bid, extra) in enumerate(zip(bidding.bids, bidding.extras, strict=True)):
            said = [_spell_shown(one) for one in (bid, extra) if one is not None]
            if said:
                yield f"{self.paint.name(seat)} {' + '.join(said)}"
            if seat in bidding.passed:
                yield f"{self.paint.name(seat)} passed"


def _next_price(price: int | None) -> Text:
    return Text("no more" if price is None else f"next ${price}", QUIET)


def _left(count: int) -> Text:
    return Text("gone", ALARM) if count == 0 else Text(str(count), LOUD if count <= 3 else "")


def _spell_bid(amount: int, bluff: int) -> str:
    cards = f" with {counted(bluff, 'bluffing card')}" if bluff else ""
    return f"${amount}{cards}"


def _spell_shown(bid: ShownBid) -> str:
    counts = "" if bid.counts == bid.amount else f", counting ${bid.counts}"
    return _spell_bid(bid.amount, bid.bluff) + counts
