"""What happened, as typed facts with an audience: read from the engine's journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from longshore.game.events.auction_kinds import (
    AuctionOpened,
    BidPassed,
    BidRaised,
    BidSealed,
    BidsRevealed,
    BidsTied,
    BrokerCalled,
    BrokerOutbid,
    BrokersPaid,
    BrokerWon,
    CargoKept,
    CargoSold,
    CargoUnsold,
    HighestBid,
    RevealedBid,
    SealedBid,
)
from longshore.game.events.dealing import deal_events
from longshore.game.events.event import Berth, Event
from longshore.game.events.from_journal import read_journal
from longshore.game.events.kinds import (
    Awaited,
    BrokersDealt,
    CardDealt,
    ContainerSeized,
    Defaulted,
    EndTriggered,
    GameBegan,
    GameOver,
    InterestForgiven,
    InterestPaid,
    LoanRepaid,
    LoanStruckOff,
    LoanTaken,
    MachineBuilt,
    MachineSeized,
    MoneyCardsCounted,
    Passed,
    Produced,
    Score,
    SeatDealt,
    ShipLoaded,
    ShipLoadedAtBank,
    ShipSailed,
    SoldAtHome,
    Stocked,
    StoreSetOut,
    TurnBegan,
    WarehouseBuilt,
    WarehouseSeized,
)
from longshore.game.events.money import Payment, payments

__all__ = [
    "AnyEvent",
    "AuctionOpened",
    "Awaited",
    "Berth",
    "BidPassed",
    "BidRaised",
    "BidSealed",
    "BidsRevealed",
    "BidsTied",
    "BrokerCalled",
    "BrokerOutbid",
    "BrokerWon",
    "BrokersDealt",
    "BrokersPaid",
    "CardDealt",
    "CargoKept",
    "CargoSold",
    "CargoUnsold",
    "ContainerSeized",
    "Defaulted",
    "EndTriggered",
    "Event",
    "GameBegan",
    "GameOver",
    "HighestBid",
    "InterestForgiven",
    "InterestPaid",
    "LoanRepaid",
    "LoanStruckOff",
    "LoanTaken",
    "MachineBuilt",
    "MachineSeized",
    "MoneyCardsCounted",
    "Passed",
    "Payment",
    "Produced",
    "RevealedBid",
    "Score",
    "SealedBid",
    "SeatDealt",
    "ShipLoaded",
    "ShipLoadedAtBank",
    "ShipSailed",
    "SoldAtHome",
    "Stocked",
    "StoreSetOut",
    "TurnBegan",
    "WarehouseBuilt",
    "WarehouseSeized",
    "deal_events",
    "from_json",
    "payments",
    "read_journal",
    "to_json",
    "visible",
]


AnyEvent: TypeAlias = (
    GameBegan
    | SeatDealt
    | CardDealt
    | BrokersDealt
    | TurnBegan
    | Awaited
    | Passed
    | MoneyCardsCounted
    | InterestPaid
    | Defaulted
    | ContainerSeized
    | WarehouseSeized
    | MachineSeized
    | InterestForgiven
    | LoanTaken
    | LoanRepaid
    | LoanStruckOff
    | MachineBuilt
    | WarehouseBuilt
    | Produced
    | StoreSetOut
    | Stocked
    | ShipSailed
    | ShipLoaded
    | ShipLoadedAtBank
    | SoldAtHome
    | EndTriggered
    | AuctionOpened
    | SealedBid
    | BidSealed
    | BidsRevealed
    | BidRaised
    | BidPassed
    | BidsTied
    | HighestBid
    | CargoSold
    | CargoKept
    | CargoUnsold
    | BrokerCalled
    | BrokerOutbid
    | BrokerWon
    | BrokersPaid
    | GameOver
)


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that a seat may know; None is a spectator, who knows what everybody knows."""
    return [event for event in events if event.audience is None or seat in event.audience]


def to_json(event: Event) -> bytes:
    """An event as JSON, its kind in `type`."""
    return msgspec.json.encode(event)


def from_json(text: str | bytes) -> AnyEvent:
    """Read an event from JSON; a `msgspec.ValidationError` names the place of a fault."""
    event: AnyEvent = msgspec.json.decode(text, type=AnyEvent)
    return event
