"""What a player says: typed values, each of which expands to a short run of the engine's moves.

Colours are numbers 0 to 4 in the order of the edition's ring, seats are numbers from 0 in turn
order around the table. A container with its price is a pair (colour, price). Lists of containers
are kept in the one order in which they are spelled: by colour, then by price.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, cast, get_args

import msgspec
from msgspec import Meta

from longshore.game.given import quote, whole

# Which numbers stand for something is for the rules; none of them needs more than that.
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Priced: TypeAlias = tuple[Number, Number]


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a player says at the table."""


def _sorted(action: Action, *fields: str) -> None:
    """Bring lists of containers into their one order."""
    for field in fields:
        goods = getattr(action, field)
        try:
            msgspec.structs.force_setattr(action, field, tuple(sorted(goods)))
        except TypeError:
            raise _not_numbers(action, field) from None


def _not_numbers(action: Action, field: str) -> TypeError:
    kind, given = type(action).__name__, quote(getattr(action, field))
    return TypeError(f"{kind}: {field} is a list of containers, not {given}.")


def in_plain_numbers(action: Action) -> AnyAction:
    """The action with NumPy's numbers as Python's; what has no place in it is refused.

    How large a number may be is for the rules to say.
    """
    values = [getattr(action, name) for name in action.__struct_fields__]
    for value in values:
        if not _is_plain(value):
            break
    else:
        return cast(AnyAction, action)
    kind = type(action)
    shape = dict(zip(action.__struct_fields__, _with_numbers(values, lambda _: 0), strict=True))
    try:
        msgspec.convert({"type": kind.__struct_config__.tag, **shape}, kind)
    except msgspec.ValidationError as problem:
        raise TypeError(f"{kind.__name__}: {problem}.") from None
    return cast(AnyAction, kind(*_with_numbers(values, int)))


def _is_plain(value: Any) -> bool:
    """Whether it is a number of Python's, or a list of containers in such numbers."""
    if type(value) is not tuple:
        return type(value) is int
    for one in value:
        if type(one) is not tuple or len(one) != 2 or not type(one[0]) is type(one[1]) is int:
            return False
    return True


def _with_numbers(value: Any, written: Callable[[int], int]) -> Any:
    """What was given, with every whole number in it written so."""
    if isinstance(value, tuple | list):
        return tuple(_with_numbers(one, written) for one in value)
    number = whole(value)
    return value if number is None else written(number)


class BuildMachine(Action, frozen=True, tag="build-machine"):
    """B: buy a machine of a colour."""

    colour: Number


class BuildWarehouse(Action, frozen=True, tag="build-warehouse"):
    """B: buy a warehouse."""


class Produce(Action, frozen=True, tag="produce"):
    """P: produce, and set out the whole factory store.

    The colours made are what the store holds more than before.
    """

    store: tuple[Priced, ...]

    def __post_init__(self) -> None:
        _sorted(self, "store")


class Stock(Action, frozen=True, tag="stock"):
    """H1: buy from a seat's factory store, and set out the whole harbour store."""

    seat: Number
    take: tuple[Priced, ...]
    store: tuple[Priced, ...]

    def __post_init__(self) -> None:
        _sorted(self, "take", "store")


class Reprice(Action, frozen=True, tag="reprice"):
    """H4: set out the harbour store anew without buying."""

    store: tuple[Priced, ...]

    def __post_init__(self) -> None:
        _sorted(self, "store")


class SailSea(Action, frozen=True, tag="sail-sea"):
    """M1: to the open sea."""


class SailIsland(Action, frozen=True, tag="sail-island"):
    """M4: to the island, which opens the auction."""


class SailHarbour(Action, frozen=True, tag="sail-harbour"):
    """M2: into a seat's harbour, loading there."""

    seat: Number
    load: tuple[Priced, ...] = ()

    def __post_init__(self) -> None:
        _sorted(self, "load")


class SailBank(Action, frozen=True, tag="sail-bank"):
    """M5: into one's own harbour at the Investment Bank, loading one's containers (colours)."""

    load: tuple[Number, ...] = ()

    def __post_init__(self) -> None:
        _sorted(self, "load")


class Load(Action, frozen=True, tag="load"):
    """M3: load where the ship already lies, in a seat's harbour."""

    load: tuple[Priced, ...]

    def __post_init__(self) -> None:
        _sorted(self, "load")


class LoadBank(Action, frozen=True, tag="load-bank"):
    """M3: load in one's own harbour at the Investment Bank, where the ship already lies."""

    load: tuple[Number, ...]

    def __post_init__(self) -> None:
        _sorted(self, "load")


class Bid(Action, frozen=True, tag="bid"):
    """A1, A2, A6: bid for the cargo; loans taken on the spot and bluffing cards go with it."""

    amount: Number
    loans: Number = 0
    bluff: Number = 0


class Accept(Action, frozen=True, tag="accept"):
    """A4: sell the cargo to the highest bidder."""


class Decline(Action, frozen=True, tag="decline"):
    """A5: pay the highest bid and keep the cargo."""


class Award(Action, frozen=True, tag="award"):
    """A2: sell the cargo to one of the tied."""

    seat: Number


class TakeLoan(Action, frozen=True, tag="loan"):
    """L1: take a loan."""


class Repay(Action, frozen=True, tag="repay"):
    """L2: repay a loan."""


class SellHome(Action, frozen=True, tag="sell"):
    """D: sell a container to the supply for $2."""

    colour: Number
    price: Number


class CallForGoods(Action, frozen=True, tag="call-goods"):
    """K2: call a broker (0 to 2) for its containers, bidding money."""

    broker: Number
    amount: Number


class CallForMoney(Action, frozen=True, tag="call-money"):
    """K2: call a broker (0 to 2) for its money, bidding containers from one's stores."""

    broker: Number
    factory: tuple[Priced, ...] = ()
    harbour: tuple[Priced, ...] = ()

    def __post_init__(self) -> None:
        _sorted(self, "factory", "harbour")


class PriceReturned(Action, frozen=True, tag="price"):
    """K5: price the containers that come back from the payment card."""

    factory: tuple[Priced, ...] = ()
    harbour: tuple[Priced, ...] = ()

    def __post_init__(self) -> None:
        _sorted(self, "factory", "harbour")


class PayBrokers(Action, frozen=True, tag="pay"):
    """K8: the order in which the containers bid are paid to brokers I, II, III, I, …"""

    order: tuple[Number, ...]


class Seize(Action, frozen=True, tag="seize"):
    """I4: pick the container that is seized; from a store with its price."""

    colour: Number
    price: Number | None = None


class GiveUpWarehouse(Action, frozen=True, tag="give-up-warehouse"):
    """I4: a warehouse goes."""


class GiveUpMachine(Action, frozen=True, tag="give-up-machine"):
    """I4: a machine goes."""


class SeizeMachine(Action, frozen=True, tag="seize-machine"):
    """I4: pick the machine that goes."""

    colour: Number


class Pass(Action, frozen=True, tag="pass"):
    """T2: give up the actions left; A6: bid no more."""


AnyAction: TypeAlias = (
    BuildMachine
    | BuildWarehouse
    | Produce
    | Stock
    | Reprice
    | SailSea
    | SailIsland
    | SailHarbour
    | SailBank
    | Load
    | LoadBank
    | Bid
    | Accept
    | Decline
    | Award
    | TakeLoan
    | Repay
    | SellHome
    | CallForGoods
    | CallForMoney
    | PriceReturned
    | PayBrokers
    | Seize
    | GiveUpWarehouse
    | GiveUpMachine
    | SeizeMachine
    | Pass
)
KINDS = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyAction))
Kind: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(KINDS)})]


def to_json(action: Action) -> bytes:
    """An action as JSON, its kind in `type`."""
    return msgspec.json.encode(action)


def from_json(text: str | bytes) -> AnyAction:
    """Read an action from JSON; a `msgspec.ValidationError` names the place of a fault."""
    action: AnyAction = msgspec.json.decode(text, type=AnyAction)
    return action
