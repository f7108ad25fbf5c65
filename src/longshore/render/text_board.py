"""The board as a picture made of text, from what its onlooker may know.

`picture` draws a view; the same picture without colours is the `repr` of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.game.options import BROKER_NAMES, CARD_NAMES
from longshore.game.views import Bidding, Own, PublicBoard, SeatArea, ShownBid, View
from longshore.render.paint import ALARM, LOUD, QUIET, Flow, Painter, plainly
from longshore.text.messages import DEFAULT, listed

if TYPE_CHECKING:
    from longshore.game.game import Game

PLAIN_WIDTH = 96
GONE_AT_THE_END = 2  # E1
MARK = "▸"

_DONE = ("produced", "called", "won", "sold")
_ASKED = (
    "price",
    "bids",
    "tiebreak",
    "raise",
    "decide",
    "seize",
    "seize-kind",
    "seize-machine",
    "pay",
)


def picture(view: View, language: str = DEFAULT) -> RenderableType:
    """The board as the view's seat, or a spectator, sees it."""
    return Picture(view, {} if view.own is None else {view.own.seat: view.own}, language).all()


def full_picture(game: Game, language: str = DEFAULT) -> RenderableType:
    """The board with every seat's secrets: what only a referee may see."""
    seats = range(game.options.seats)
    secrets = {seat: own for seat in seats if (own := game.view(seat).own) is not None}
    return Picture(game.view(), secrets, language).all()


def plain_board(game: Game) -> str:
    """A board to read in any terminal, with every seat's secrets: the `repr` of a game."""
    return plainly(full_picture(game), PLAIN_WIDTH)


class Picture:
    """Draws one board. `secrets` are what is known of seats beside what lies open."""

    def __init__(self, view: View, secrets: Mapping[int, Own], language: str) -> None:
        self.options, self.board, self.secrets = view.options, view.board, secrets
        self.viewer = view.seat
        self.paint = Painter(view.options, language)
        self.say, self.text = self.paint.say, self.paint.text

    def all(self) -> RenderableType:
        parts: list[RenderableType] = [self.headline(), "", self.seats(), "", self.colours()]
        if self.board.brokers:
            parts.append(self.brokers())
        parts += self.matters()
        return Group(*parts)

    # What is going on.

    def headline(self) -> Text:
        board, limit = self.board, self.options.round_limit
        facts = [self.text("terminal-round", LOUD, round=board.round, limit=limit or 0)]
        if board.phase == "over":
            facts.append(self.text("terminal-over", LOUD))
        else:
            seat, left = self.paint.key(board.active), board.actions_left
            facts.append(self.text("terminal-turn", seat=seat, actions=left))
            done = (name for name in _DONE if getattr(board, name))
            facts += [self.text(f"terminal-done-{name}") for name in done]
        if board.phase in _ASKED:
            asked = self.paint.counted(board.awaiting)
            facts.append(self.text("terminal-asked", phase=board.phase, **asked))
        edition = self.text("terminal-edition", QUIET, edition=self.options.edition)
        return Text(" · ").join([*facts, edition])

    # Seats.

    def seats(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
        table.add_column(self.say("terminal-seat"), no_wrap=True)
        table.add_column(self.say("terminal-machines"), no_wrap=True)
        table.add_column(self.say("terminal-factory"), min_width=10)
        table.add_column(self.say("terminal-harbour"), min_width=12)
        table.add_column(self.say("terminal-ship"), no_wrap=True)
        table.add_column(self.say("terminal-island"), min_width=8)
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
        name = self.paint.seat(seat)
        if seat == self.viewer:
            name = self.text("terminal-you", aside=QUIET, seat=self.paint.key(seat))
        lines = [Text.assemble(mark, " ", name), self.money(seat, area)]
        if area.loans:
            loans = self.text("terminal-loans", ALARM, loans=area.loans)
            lines.append(Text.assemble("  ", loans))
        return Group(*lines)

    def money(self, seat: int, area: SeatArea) -> Text:
        """V2: one's own cash, others' only where money is open; cards where they are counted."""
        own = self.secrets.get(seat)
        cash = area.cash if own is None else own.cash
        line = Text(f"  {self.paint.money(cash)}", QUIET if cash is None else LOUD)
        if area.money_cards is not None:
            cards = self.say("terminal-money-cards", cards=area.money_cards)
            line.append(f" {cards}", QUIET)
        return line

    def machines_cell(self, area: SeatArea) -> RenderableType:
        in_order = Text(" ").join(self.paint.container(colour) for colour in area.machines)
        # 0: there is no space for another
        price = self.text("terminal-next", QUIET, price=area.facts.machine_price or 0)
        return Group(in_order, price)

    def factory_cell(self, area: SeatArea) -> RenderableType:
        used = area.facts.factory_capacity - area.facts.factory_room
        return Group(
            self.paint.store(area.factory),
            Text(f"{used}/{area.facts.factory_capacity}", QUIET),
        )

    def harbour_cell(self, area: SeatArea) -> RenderableType:
        places = self.text(
            "terminal-places",
            QUIET,
            used=area.facts.harbour_capacity - area.facts.harbour_room,
            warehouses=area.warehouses,
            price=area.facts.warehouse_price or 0,
        )
        return Group(self.paint.store(area.harbour), places)

    def island_cell(self, area: SeatArea) -> RenderableType:
        lines = [self.paint.goods(area.island)]
        if area.bank:
            goods = self.paint.goods(area.bank)
            lines.append(self.text("terminal-in-bank", QUIET, goods=goods))
        return Group(*lines)

    # The supply and the cards.

    def colours(self) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column("")
        for colour in range(len(self.options.colours)):
            table.add_column(self.paint.colour(colour), justify="right")
        table.add_column("", no_wrap=True)
        warehouses = self.text("terminal-warehouses", QUIET, count=self.board.warehouse_supply)
        machines = map(self.left, self.board.machine_supply)
        supply = map(self.left, self.board.supply)
        table.add_row(self.say("terminal-supply"), *supply, self.nearness())
        table.add_row(self.say("terminal-machines"), *machines, warehouses)
        for seat, own in sorted(self.secrets.items()):
            whose = "terminal-your-card" if seat == self.viewer else "terminal-card-of"
            owner = self.say(whose, seat=self.paint.key(seat))
            card = self.text("terminal-card", QUIET, card=CARD_NAMES[own.card])
            table.add_row(owner, *self.values(own), card)
        return table

    def left(self, count: int) -> Text:
        if count == 0:
            return self.text("terminal-none-left", ALARM)
        return Text(str(count), LOUD if count <= 3 else "")

    def values(self, own: Own) -> Iterator[str]:
        for colour, value in enumerate(own.values):
            yield "5/10" if colour == own.two_value else str(value)

    def nearness(self) -> Text:
        """E1: how near the end is."""
        if self.board.phase == "over":
            return Text()
        if self.board.end_triggered:
            return self.text("terminal-last-turn", ALARM)
        gone = len(self.board.colours_gone)
        style = ALARM if gone else QUIET
        return self.text("terminal-gone", style, gone=gone, end=GONE_AT_THE_END)

    # The Investment Bank.

    def brokers(self) -> RenderableType:
        return Group(Flow(self.broker_pieces(), gap=3))

    def broker_pieces(self) -> list[Text]:
        pieces = [self.text("terminal-brokers", LOUD)]
        nothing = self.say("terminal-no-goods")
        for name, broker in zip(BROKER_NAMES, self.board.brokers, strict=True):
            goods = self.paint.goods(broker.goods, nothing)
            money = self.paint.money(broker.money)
            pieces.append(Text.assemble((f"{name} ", LOUD), goods, f" {money}"))
        return [*pieces, self.payment_card()]

    def payment_card(self) -> Text:
        card = self.board.payment_card
        if card is None:
            return self.text("terminal-payment-free", QUIET)
        seat, broker = self.paint.key(card.holder), BROKER_NAMES[card.broker]
        if card.side == "goods":
            said = "terminal-payment-for-goods"
            return self.text(said, seat=seat, amount=card.money, broker=broker)
        goods = self.paint.goods((*card.factory, *card.harbour))
        return self.text("terminal-payment-for-money", seat=seat, goods=goods, broker=broker)

    # What is being settled.

    def matters(self) -> list[Text]:
        board, parts = self.board, list[Text]()
        if board.default is not None:
            seat, loans = self.paint.key(board.active), board.default.loans
            parts.append(self.text("terminal-default", ALARM, seat=seat, loans=loans))
        if board.floor is not None:
            goods = self.paint.goods((*board.floor.factory, *board.floor.harbour))
            seat = self.paint.key(board.floor.seat)
            parts.append(self.text("terminal-in-hand", seat=seat, goods=goods))
        if board.bidding is not None:
            parts += self.auction(board, board.bidding)
        return parts

    def auction(self, board: PublicBoard, bidding: Bidding) -> Iterator[Text]:
        cargo = self.paint.goods(board.seats[bidding.seller].ship)
        seller = self.paint.key(bidding.seller)
        yield self.text("terminal-for-sale", seat=seller, goods=cargo)
        if bidding.sealed:
            yield self.text("terminal-bids-in", seats=self.bids_in(bidding))
        for seat, own in sorted(self.secrets.items()):
            if own.bid is not None and own.bid.amount is not None:
                bid = self.bid(ShownBid(own.bid.amount, own.bid.bluff, own.bid.amount))
                whose = "terminal-your-bid" if seat == self.viewer else "terminal-bid-of"
                yield Text(self.say(whose, seat=self.paint.key(seat), bid=bid))
        if shown := list(self.shown_bids(bidding)):
            bids = listed(shown, self.paint.language, plain=True)
            yield self.text("terminal-bids", bids=bids)
        if bidding.leaders:
            leaders = self.paint.names(bidding.leaders)
            yield self.text("terminal-highest", LOUD, amount=bidding.highest, seats=leaders)

    def bids_in(self, bidding: Bidding) -> str:
        """Who has sealed a bid, with the number of its cards where all see it (A7)."""
        made = [
            self.say("terminal-bid-in", seat=self.paint.key(seat), cards=bidding.cards[seat] or 0)
            for seat in bidding.sealed
        ]
        return listed(made, self.paint.language)

    def shown_bids(self, bidding: Bidding) -> Iterator[str]:
        for seat, both in enumerate(zip(bidding.bids, bidding.extras, strict=True)):
            name, said = self.paint.key(seat), [self.bid(one) for one in both if one is not None]
            if len(said) == 1:
                yield self.say("terminal-seat-bid", seat=name, bid=said[0])
            if len(said) == 2:
                yield self.say("terminal-seat-bids", seat=name, bid=said[0], extra=said[1])
            if seat in bidding.passed:
                yield self.say("terminal-seat-passed", seat=name)

    def bid(self, bid: ShownBid) -> str:
        """A7: a bluff can make a bid count less than it is."""
        said = "terminal-bid" if bid.counts == bid.amount else "terminal-bid-counting"
        return self.say(said, amount=bid.amount, bluff=bid.bluff, counts=bid.counts)
