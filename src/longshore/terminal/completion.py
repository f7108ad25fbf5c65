"""What can come next in a line that is being typed: words, seats, containers on sale.

It proposes; whether a whole line is a legal action is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from longshore.game.actions import Priced
from longshore.game.options import BROKER_NAMES
from longshore.game.views import SeatArea, View
from longshore.notation.words import FACTORY, HARBOUR, Shelf
from longshore.terminal.explain import TOPICS

ARROW = "->"
STORES = ("factory", "harbour")


def completions(line: str, view: View, first_words: Sequence[str]) -> list[str]:
    """The words that can stand where the last word of the line stands, or will stand."""
    words = line.lower().split()
    typed = words.pop() if line and not line[-1].isspace() else ""
    if words and words[0].endswith(":"):
        words.pop(0)
    if not words:
        found: Iterable[str] = first_words
    elif view.own is None or words[0] not in _AFTER:
        found = ()
    else:
        found = _AFTER[words[0]](_Next(view, view.own.seat), words[1:])
    fitting = (word for word in found if word.lower().startswith(typed))
    return list(dict.fromkeys(fitting))


class _Next:
    """The next words of an action, verb by verb; `said` are the words after the verb."""

    def __init__(self, view: View, seat: int) -> None:
        self.options, self.board, self.seat = view.options, view.board, seat
        self.area: SeatArea = view.board.seats[seat]

    # Building blocks.

    def letters(self, colours: Iterable[int]) -> list[str]:
        return [self.options.letters[colour] for colour in sorted(set(colours))]

    def on_sale(self, goods: Iterable[Priced]) -> list[str]:
        return [f"{self.options.letters[colour]}@{price}" for colour, price in sorted(goods)]

    def priced(self, colours: Iterable[int], shelf: Shelf) -> list[str]:
        prices = range(shelf.lowest, shelf.highest + 1)
        return [f"{letter}@{price}" for letter in self.letters(colours) for price in prices]

    def others(self) -> list[int]:
        return [seat for seat in range(self.options.seats) if seat != self.seat]

    def names(self, seats: Iterable[int]) -> list[str]:
        return [self.options.seat_names[seat] for seat in seats]

    def host(self, word: str) -> SeatArea | None:
        names = self.options.seat_names
        return self.board.seats[names.index(word)] if word in names else None

    # Verbs.

    def build(self, said: list[str]) -> list[str]:
        left = [colour for colour, count in enumerate(self.board.machine_supply) if count]
        free = [colour for colour in left if colour not in self.area.machines]
        return [] if said else [*self.letters(free), "warehouse"]

    def produce(self, _: list[str]) -> list[str]:
        made = [colour for colour in self.area.machines if self.board.supply[colour]]
        return self.priced([*(colour for colour, _ in self.area.factory), *made], FACTORY)

    def stock(self, said: list[str]) -> list[str]:
        if not said:
            selling = [seat for seat in self.others() if self.board.seats[seat].factory]
            return self.names(selling)
        host = self.host(said[0])
        if host is None:
            return []
        if ARROW not in said:
            return [*self.on_sale(host.factory), ARROW]
        bought = [word.split("@")[0] for word in said[1 : said.index(ARROW)]]
        taken = [
            self.options.letters.index(word) for word in bought if word in self.options.letters
        ]
        return self.priced([*(colour for colour, _ in self.area.harbour), *taken], HARBOUR)

    def reprice(self, _: list[str]) -> list[str]:
        return self.priced((colour for colour, _ in self.area.harbour), HARBOUR)

    def sail(self, said: list[str]) -> list[str]:
        if not said:
            bank = ["bank"] if self.options.investment_bank else []
            return ["sea", "island", *bank, *self.names(self.others())]
        if said[0] == "bank":
            return self.letters(self.area.bank)
        host = self.host(said[0])
        return [] if host is None else self.on_sale(host.harbour)

    def load(self, _: list[str]) -> list[str]:
        if isinstance(self.area.berth, int):
            return self.on_sale(self.board.seats[self.area.berth].harbour)
        return self.letters(self.area.bank)

    def bid(self, said: list[str]) -> list[str]:
        if not said:
            return []
        more = ["loan", "loans"] if self.area.loans < 2 else []
        return more if self.options.bluff == "none" else [*more, "bluff"]

    def award(self, said: list[str]) -> list[str]:
        bidding = self.board.bidding
        return [] if bidding is None or said else self.names(bidding.leaders)

    def sell(self, said: list[str]) -> list[str]:
        return [] if said else self.on_sale(self.area.factory or self.area.harbour)

    def call(self, said: list[str]) -> list[str]:
        if not said:
            return list(BROKER_NAMES)
        if len(said) == 1:
            return ["goods", "money"]
        if said[1] != "money":
            return []
        goods = self.area.harbour if "harbour" in said else self.area.factory
        stores = [store for store in STORES if store not in said]
        return stores if len(said) == 2 else [*self.on_sale(goods), *stores]

    def price(self, said: list[str]) -> list[str]:
        floor = self.board.floor
        if floor is None:
            return []
        stores = [store for store in STORES if store not in said]
        if not said:
            return stores
        in_harbour = "harbour" in said
        goods = floor.harbour if in_harbour else floor.factory
        return [*self.priced(goods, HARBOUR if in_harbour else FACTORY), *stores]

    def pay(self, _: list[str]) -> list[str]:
        card = self.board.payment_card
        return [] if card is None else self.letters((*card.factory, *card.harbour))

    def seize(self, said: list[str]) -> list[str]:
        debtor = self.board.seats[self.board.active]
        if said == ["machine"]:
            return self.letters(debtor.machines)
        if said:
            return []
        if self.board.phase == "seize-machine":
            return ["machine"]
        afloat = debtor.ship or debtor.bank if self.options.seizure == "anniversary" else ()
        colours = debtor.island or afloat
        return self.letters(colours) or self.on_sale(debtor.harbour or debtor.factory)

    def give(self, said: list[str]) -> list[str]:
        return ["warehouse", "machine"] if said else ["up"]

    def about(self, said: list[str]) -> list[str]:
        return [] if said else sorted(TOPICS)


_AFTER: dict[str, Callable[[_Next, list[str]], list[str]]] = {
    "build": _Next.build,
    "produce": _Next.produce,
    "stock": _Next.stock,
    "reprice": _Next.reprice,
    "sail": _Next.sail,
    "load": _Next.load,
    "bid": _Next.bid,
    "award": _Next.award,
    "sell": _Next.sell,
    "call": _Next.call,
    "price": _Next.price,
    "pay": _Next.pay,
    "seize": _Next.seize,
    "give": _Next.give,
    "help": _Next.about,
    "?": _Next.about,
}
