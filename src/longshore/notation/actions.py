"""Actions as text: `red: stock blue k@2 n@3 -> k@4 n@5`.

Only the options of the table are needed, for its letters and seats; whether an action is legal is
not notation's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longshore.engine.auction import BLUFFING_CARDS
from longshore.engine.state import MAX_LOANS
from longshore.game import actions as said
from longshore.game.actions import AnyAction, Priced
from longshore.game.given import of_kind, quote
from longshore.game.options import Options
from longshore.notation.errors import NotationError, SeatList, near
from longshore.notation.tokens import ARROW, TextLine, TokenReader, bare_lines
from longshore.notation.words import (
    FACTORY,
    HARBOUR,
    MOST_MONEY,
    STORE,
    Shelf,
    broker_name,
    find_colour,
    legend,
    letter,
    priced,
    read_broker,
    read_colour,
    read_colour_list,
    read_priced,
    read_priced_list,
    read_said_number,
    read_seat,
    seat_name,
)

OPTIONS = "The table is said by its Options"

STORES = ("factory", "harbour")


def parse_action(text: str, options: Options) -> tuple[int | None, AnyAction]:
    """Read an action; the seat is None unless the text begins with one, as in `red: pass`."""
    options = of_kind(options, Options, OPTIONS)
    lines = [(number, line) for number, line in enumerate(bare_lines(text), 1) if line.strip()]
    if not lines:
        raise NotationError(code="none", values=_known_actions(), column=1, text=text)
    if len(lines) > 1:
        number, line = lines[1]
        raise NotationError(code="second-line", line=number, text=line)
    number, line = lines[0]
    try:
        return read_action(TextLine(line, number, 1).reader(), options)
    except NotationError as fault:
        fault.line = None  # there is only one
        raise


def read_action(reader: TokenReader, options: Options) -> tuple[int | None, AnyAction]:
    """Read an action that fills the rest of a line."""
    seat = None
    if len(reader.tokens) > reader.index + 1 and reader.tokens[reader.index + 1].text == ":":
        seat = read_seat(reader, options)
        reader.take()
    verb = reader.word()
    if verb not in _VERBS:
        close = near(verb, _VERBS) if verb else ""
        if close:
            raise reader.wants("action-near", near=close, **_known_actions())
        raise reader.wants("action", **_known_actions())
    reader.take()
    action = _VERBS[verb](reader, options)
    if reader.peek() is not None:
        raise reader.wants("too-much")
    return seat, action


def _known_actions() -> dict[str, str]:
    return {"words": ", ".join(_VERBS)}


# Reading, one function a verb.


def _build(reader: TokenReader, options: Options) -> AnyAction:
    if reader.takes("warehouse"):
        return said.BuildWarehouse()
    if find_colour(reader.word(), options) is None:
        raise reader.wants("build", colours=legend(options))
    return said.BuildMachine(read_colour(reader, options))


def _some(
    reader: TokenReader, options: Options, shelf: Shelf, stops: Sequence[str] = ()
) -> tuple[Priced, ...]:
    """At least one container with its price."""
    found = read_priced_list(reader, options, shelf, stops)
    if not found:
        example = f"{options.letters[0]}@{shelf.highest}"
        raise reader.fault("priced-missing", example=example)
    return found


def _produce(reader: TokenReader, options: Options) -> AnyAction:
    return said.Produce(_some(reader, options, FACTORY))


def _stock(reader: TokenReader, options: Options) -> AnyAction:
    seat = read_seat(reader, options)
    take = _some(reader, options, FACTORY, (ARROW,))
    if not reader.takes(ARROW):
        raise reader.fault("arrow-missing")
    return said.Stock(seat, take, _some(reader, options, HARBOUR))


def _reprice(reader: TokenReader, options: Options) -> AnyAction:
    return said.Reprice(_some(reader, options, HARBOUR))


def _sail(reader: TokenReader, options: Options) -> AnyAction:
    if reader.takes("sea"):
        return said.SailSea()
    if reader.takes("island"):
        return said.SailIsland()
    if reader.takes("bank"):
        return said.SailBank(read_colour_list(reader, options))
    if reader.word() not in options.seat_names:
        code = "place-bank" if options.investment_bank else "place"
        raise reader.wants(code, seats=SeatList(options.seat_names))
    seat = read_seat(reader, options)
    return said.SailHarbour(seat, read_priced_list(reader, options, HARBOUR))


def _load(reader: TokenReader, options: Options) -> AnyAction:
    """With prices in a seat's harbour, without in one's own at the Investment Bank."""
    after = reader.tokens[reader.index + 1 : reader.index + 2]
    if reader.peek() is None or (after and after[0].text == "@"):
        return said.Load(_some(reader, options, HARBOUR))
    return said.LoadBank(read_colour_list(reader, options))


def _bid(reader: TokenReader, _: Options) -> AnyAction:
    amount = read_said_number(reader, "bid", 0, MOST_MONEY)
    loans = bluff = 0
    if reader.takes("loan", "loans"):
        loans = _how_many(reader, "loans", MAX_LOANS)
    if reader.takes("bluff"):
        bluff = _how_many(reader, "bluff", BLUFFING_CARDS)
    return said.Bid(amount, loans, bluff)


def _how_many(reader: TokenReader, what: str, most: int) -> int:
    """A number that need not be written if it is one."""
    if reader.peek() is None or reader.word() == "bluff":
        return 1
    return read_said_number(reader, what, 1, most)


def _award(reader: TokenReader, options: Options) -> AnyAction:
    return said.Award(read_seat(reader, options))


def _sell(reader: TokenReader, options: Options) -> AnyAction:
    return said.SellHome(*read_priced(reader, options, STORE))


def _call(reader: TokenReader, options: Options) -> AnyAction:
    broker = read_broker(reader)
    if reader.takes("goods"):
        return said.CallForGoods(broker, read_said_number(reader, "call", 1, MOST_MONEY))
    if not reader.takes("money"):
        raise reader.wants("call")
    return said.CallForMoney(broker, *_from_stores(reader, options))


def _price(reader: TokenReader, options: Options) -> AnyAction:
    return said.PriceReturned(*_from_stores(reader, options))


def _from_stores(
    reader: TokenReader, options: Options
) -> tuple[tuple[Priced, ...], tuple[Priced, ...]]:
    """`factory k@2 harbour n@3`: either or both, in any order."""
    found: dict[str, tuple[Priced, ...]] = {}
    while reader.peek() or not found:
        store = reader.word()
        if store not in STORES:
            raise reader.wants("store")
        if store in found:
            raise reader.fault("store-twice", store=store)
        reader.take()
        shelf = FACTORY if store == "factory" else HARBOUR
        found[store] = _some(reader, options, shelf, STORES)
    return found.get("factory", ()), found.get("harbour", ())


def _pay(reader: TokenReader, options: Options) -> AnyAction:
    order = (read_colour(reader, options), *read_colour_list(reader, options))
    return said.PayBrokers(order)


def _seize(reader: TokenReader, options: Options) -> AnyAction:
    if reader.takes("machine"):
        return said.SeizeMachine(read_colour(reader, options))
    colour = read_colour(reader, options)
    if not reader.takes("@"):
        return said.Seize(colour)
    return said.Seize(colour, read_said_number(reader, "price", STORE.lowest, STORE.highest))


def _give(reader: TokenReader, _: Options) -> AnyAction:
    if not reader.takes("up"):
        raise reader.wants("give")
    if reader.takes("warehouse"):
        return said.GiveUpWarehouse()
    if reader.takes("machine"):
        return said.GiveUpMachine()
    raise reader.wants("give-up")


def _plain(action: AnyAction) -> Callable[[TokenReader, Options], AnyAction]:
    """An action that is its verb and nothing more."""
    return lambda _reader, _options: action


_VERBS: dict[str, Callable[[TokenReader, Options], AnyAction]] = {
    "build": _build,
    "produce": _produce,
    "stock": _stock,
    "reprice": _reprice,
    "sail": _sail,
    "load": _load,
    "bid": _bid,
    "accept": _plain(said.Accept()),
    "decline": _plain(said.Decline()),
    "award": _award,
    "loan": _plain(said.TakeLoan()),
    "repay": _plain(said.Repay()),
    "sell": _sell,
    "call": _call,
    "price": _price,
    "pay": _pay,
    "seize": _seize,
    "give": _give,
    "pass": _plain(said.Pass()),
}


# Writing.


def format_action(action: AnyAction, options: Options, seat: int | None = None) -> str:
    """The one canonical text of an action, with its seat in front if that is given."""
    words = " ".join(_words(action, of_kind(options, Options, OPTIONS)))
    return words if seat is None else f"{seat_name(seat, options)}: {words}"


def check_action(action: AnyAction, options: Options) -> None:
    """Refuse a typed value that no text could say at this table, such as a price of $9."""
    text = format_action(action, options)
    try:
        _, read = parse_action(text, options)
    except NotationError as fault:
        raise NotationError(f"{quote(text)}: {fault.message}", text=text) from None
    if read != action:
        raise NotationError(f"{quote(text)} does not say what this action holds", text=text)


def _all(containers: Sequence[Priced], options: Options) -> list[str]:
    return [priced(container, options) for container in containers]


def _letters(colours: Sequence[int], options: Options) -> list[str]:
    return [letter(colour, options) for colour in colours]


def _words(action: AnyAction, options: Options) -> list[str]:
    """Buildings, stores and single words."""
    match action:
        case said.BuildMachine(colour):
            return ["build", letter(colour, options)]
        case said.BuildWarehouse():
            return ["build", "warehouse"]
        case said.Produce(store):
            return ["produce", *_all(store, options)]
        case said.Stock(seat, take, store):
            bought = ["stock", seat_name(seat, options), *_all(take, options)]
            return [*bought, ARROW, *_all(store, options)]
        case said.Reprice(store):
            return ["reprice", *_all(store, options)]
        case said.SellHome(colour, price):
            return ["sell", priced((colour, price), options)]
        case said.Accept() | said.Decline() | said.TakeLoan() | said.Repay() | said.Pass():
            return [str(type(action).__struct_config__.tag)]
        case _:
            return _ship_words(action, options)


def _ship_words(action: AnyAction, options: Options) -> list[str]:
    """Ships and the auction."""
    match action:
        case said.SailSea():
            return ["sail", "sea"]
        case said.SailIsland():
            return ["sail", "island"]
        case said.SailHarbour(seat, load):
            return ["sail", seat_name(seat, options), *_all(load, options)]
        case said.SailBank(colours):
            return ["sail", "bank", *_letters(colours, options)]
        case said.Load(load):
            return ["load", *_all(load, options)]
        case said.LoadBank(colours):
            return ["load", *_letters(colours, options)]
        case said.Bid():
            return _bid_words(action)
        case said.Award(seat):
            return ["award", seat_name(seat, options)]
        case _:
            return _broker_words(action, options)


def _broker_words(action: AnyAction, options: Options) -> list[str]:
    """Brokers and seizures."""
    match action:
        case said.CallForGoods(broker, amount):
            return ["call", broker_name(broker), "goods", str(amount)]
        case said.CallForMoney(broker, factory, harbour):
            return ["call", broker_name(broker), "money", *_stores(factory, harbour, options)]
        case said.PriceReturned(factory, harbour):
            return ["price", *_stores(factory, harbour, options)]
        case said.PayBrokers(order):
            return ["pay", *_letters(order, options)]
        case said.Seize(colour, price):
            if price is None:
                return ["seize", letter(colour, options)]
            return ["seize", priced((colour, price), options)]
        case said.GiveUpWarehouse():
            return ["give", "up", "warehouse"]
        case said.GiveUpMachine():
            return ["give", "up", "machine"]
        case said.SeizeMachine(colour):
            return ["seize", "machine", letter(colour, options)]
        case _:
            raise NotationError(f"{quote(action)} is not an action")


def _bid_words(bid: said.Bid) -> list[str]:
    words = ["bid", str(bid.amount)]
    if bid.loans == 1:
        words.append("loan")
    elif bid.loans:
        words += ["loans", str(bid.loans)]
    if bid.bluff:
        words += ["bluff", str(bid.bluff)]
    return words


def _stores(factory: Sequence[Priced], harbour: Sequence[Priced], options: Options) -> list[str]:
    words = ["factory", *_all(factory, options)] if factory else []
    if harbour:
        words += ["harbour", *_all(harbour, options)]
    return words
