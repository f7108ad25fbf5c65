"""The log: every event has its sentence, every sentence its words, and no secret gets out."""

from __future__ import annotations

import inspect
from collections import defaultdict
from functools import cache
from importlib import resources
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from longshore.engine.state import Phase
from longshore.game import events as happened
from longshore.game.events import AnyEvent, Event, deal_events, read_journal, visible
from longshore.game.options import Options
from longshore.render import log
from longshore.render.log import SILENT, message_of, tell, tell_all
from longshore.text.messages import say
from tests.random_play import SOME, TABLES, PlayedAction, play_game, play_moves, table_id
from tests.support import FAMILY_OF, awaited, legal_moves, started

CLASSIC = Options.make("classic", 5)
ANNIVERSARY = Options.make("anniversary", 5)
BLUE, RED, YELLOW, GREEN, PURPLE = range(5)
BLACK, BROWN, ORANGE, TAN, WHITE = range(5)
KINDS: tuple[type[Event], ...] = get_args(AnyEvent)
SEEDS = range(3)


class _Variables(Visitor):
    """Collects the variables and the messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def log_messages() -> dict[str, _Variables]:
    """The messages of log.ftl and what each refers to."""
    file = resources.files("longshore.text") / "locales" / "en" / "log.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


@cache
def played(table: int) -> tuple[tuple[PlayedAction, tuple[Event, ...]], ...]:
    """The actions of some random games at a table, with their events."""
    return tuple(
        (action, tuple(read_journal(action.before, action.after, action.journal)))
        for seed in SEEDS
        for action in play_game(TABLES[table], seed)
    )


def all_events(table: int) -> list[Event]:
    dealt = [
        event
        for seed in SEEDS
        for event in deal_events(TABLES[table], started(TABLES[table], seed)[0])
    ]
    return dealt + [event for _, events in played(table) for event in events]


AT_SOME_TABLES = pytest.mark.parametrize(
    "table",
    [
        pytest.param(at, id=table_id(table), marks=() if at in SOME else pytest.mark.soak)
        for at, table in enumerate(TABLES)
    ],
)


# Every event


def test_every_kind_of_event_has_a_message_or_is_silent() -> None:
    kinds = {*KINDS, *Event.__subclasses__()}
    spoken = {kind for kind in kinds if message_of(kind) in log_messages()}
    assert spoken.isdisjoint(SILENT)
    assert spoken | SILENT == kinds


def test_every_message_is_of_an_event_or_part_of_another() -> None:
    of_events = {message_of(kind) for kind in KINDS}
    named_in_code = {name for name in log_messages() if f'"{name}"' in inspect.getsource(log)}
    referred_to = {name for found in log_messages().values() for name in found.messages}
    assert set(log_messages()) == of_events - set(map(message_of, SILENT)) | (
        named_in_code | referred_to
    )


@AT_SOME_TABLES
def test_every_event_of_random_games_is_told(table: int) -> None:
    for event in all_events(table):
        sentence = tell(event, TABLES[table])
        if type(event) in SILENT:
            assert sentence is None
            continue
        assert sentence is not None
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert "  " not in sentence
        assert not set("{}@[]") & set(sentence)


def test_random_games_have_every_kind_of_event() -> None:
    kinds = {type(event) for table in range(len(TABLES)) for event in all_events(table)}
    assert kinds == set(KINDS)


def test_every_variable_of_a_message_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those in variants that no game of these has come to."""
    given: dict[str, set[str]] = defaultdict(set)

    def recording(message: str, language: str = "en", **values: object) -> str:
        given[message] |= set(values) | {f"{name}-key" for name in values}
        return say(message, language, **values)

    monkeypatch.setattr(log, "say", recording)
    for table, options in enumerate(TABLES):
        for event in all_events(table):
            tell(event, options)
    assert {message_of(kind) for kind in KINDS if kind not in SILENT} <= set(given)
    for name in given.keys() & log_messages().keys():
        found = log_messages()[name]
        parts = [log_messages()[part].variables for part in found.messages]
        assert found.variables.union(*parts) <= given[name], name


def test_a_message_without_one_of_its_values_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"log-warehouse-built.*price"):
        say("log-warehouse-built", seat="blue")


# Sentences

SENTENCES = [
    (
        happened.GameBegan(CLASSIC, YELLOW),
        "A game of the classic edition began with 5 seats; Yellow was drawn to start.",
    ),
    (
        happened.SeatDealt(BLUE, ORANGE, 2, 20),
        "Blue started with an orange machine, orange at $2 in their factory store, and $20.",
    ),
    (
        happened.CardDealt(RED, 0, audience=(RED,)),
        "Red was dealt value card A: orange $10, tan $5 or $10, white $6, black $4 and brown $2.",
    ),
    (
        happened.BrokersDealt(((BLACK, TAN), (WHITE,), ()), (1, 2, 3)),
        "Brokers I, II and III started with $1 (black, tan), $2 (white) and $3.",
    ),
    (happened.TurnBegan(GREEN, 3), "Round 3: Green began their turn."),
    (happened.Passed(BLUE, 0), "Blue ended their turn."),
    (happened.Passed(BLUE, 1), "Blue passed, giving up an action."),
    (happened.Passed(BLUE, 2), "Blue passed, giving up both actions."),
    (happened.InterestPaid(BLUE, 2, ()), "Blue paid $2 interest to the bank."),
    (happened.InterestPaid(BLUE, 1, (0,)), "Blue paid $1 interest to broker I."),
    (
        happened.InterestPaid(BLUE, 2, (0, 1)),
        "Blue paid $2 interest, $1 each to brokers I and II.",
    ),
    (happened.Defaulted(BLUE, 1), "Blue could not pay the interest on a loan."),
    (happened.Defaulted(BLUE, 2), "Blue could not pay the interest on 2 loans."),
    (
        happened.ContainerSeized(BLUE, "factory", ORANGE, 3),
        "Blue lost an orange container, marked $3, from their factory store.",
    ),
    (
        happened.ContainerSeized(BLUE, "harbour", BLACK, 6),
        "Blue lost a black container, marked $6, from their harbour store.",
    ),
    (
        happened.ContainerSeized(BLUE, "ship", TAN, None),
        "Blue lost a tan container from their ship.",
    ),
    (
        happened.ContainerSeized(BLUE, "island", TAN, None),
        "Blue lost a tan container from the island.",
    ),
    (
        happened.ContainerSeized(BLUE, "bank", TAN, None),
        "Blue lost a tan container from their harbour at the Investment Bank.",
    ),
    (happened.WarehouseSeized(BLUE), "Blue lost a warehouse to the supply."),
    (happened.MachineSeized(BLUE, WHITE), "Blue lost their white machine to the supply."),
    (
        happened.InterestForgiven(BLUE),
        "Nothing of Blue’s could be seized: the interest on a loan was forgiven.",
    ),
    (happened.LoanTaken(RED, 10, "wish"), "Red took a loan of $10."),
    (happened.LoanTaken(RED, 10, "bid"), "Red took a loan of $10 with their bid."),
    (
        happened.LoanTaken(RED, 10, "interest"),
        "Red had to take a loan of $10 for their interest.",
    ),
    (happened.LoanRepaid(RED, 10), "Red repaid a loan of $10."),
    (happened.LoanStruckOff(RED), "One of Red’s loans was struck off."),
    (happened.MachineBuilt(RED, ORANGE, 6), "Red built an orange machine for $6."),
    (happened.MachineBuilt(RED, BROWN, 9), "Red built a brown machine for $9."),
    (happened.WarehouseBuilt(RED, 4), "Red built a warehouse for $4."),
    (
        happened.Produced(BLUE, (BLACK, TAN), 1, RED),
        "Blue produced black and tan, and paid $1 to Red.",
    ),
    (happened.Produced(BLUE, (), 0, RED), "Blue produced nothing."),
    (happened.Produced(BLUE, (), 1, RED), "Blue produced nothing, and paid $1 to Red."),
    (
        happened.StoreSetOut(BLUE, "factory", ((BLACK, 2), (BLACK, 2), (TAN, 4))),
        "Blue set out their factory store: two black at $2 and tan at $4.",
    ),
    (
        happened.StoreSetOut(BLUE, "harbour", ((WHITE, 6),)),
        "Blue set out their harbour store: white at $6.",
    ),
    (happened.StoreSetOut(BLUE, "harbour", ()), "Blue left their harbour store empty."),
    (happened.StoreSetOut(BLUE, "factory", ()), "Blue left their factory store empty."),
    (
        happened.Stocked(BLUE, RED, ((BLACK, 2),), 2),
        "Blue bought black at $2 from Red’s factory store.",
    ),
    (
        happened.Stocked(BLUE, RED, ((BLACK, 2), (BLACK, 3), (TAN, 3)), 8),
        "Blue bought black at $2, black at $3 and tan at $3 from Red’s factory store, $8 in all.",
    ),
    (happened.ShipSailed(BLUE, "sea", RED), "Blue sailed to Red’s harbour."),
    (happened.ShipSailed(BLUE, "sea", "island"), "Blue sailed to the island."),
    (
        happened.ShipSailed(BLUE, "sea", "bank"),
        "Blue sailed to their harbour at the Investment Bank.",
    ),
    (happened.ShipSailed(BLUE, RED, "sea"), "Blue left Red’s harbour for the open sea."),
    (happened.ShipSailed(BLUE, "island", "sea"), "Blue left the island for the open sea."),
    (
        happened.ShipSailed(BLUE, "bank", "sea"),
        "Blue left the Investment Bank for the open sea.",
    ),
    (
        happened.ShipLoaded(BLUE, PURPLE, ((TAN, 5),), 5),
        "Blue loaded tan at $5 from Purple’s harbour store.",
    ),
    (
        happened.ShipLoaded(BLUE, PURPLE, ((BLACK, 2), (TAN, 5), (TAN, 5)), 12),
        "Blue loaded black at $2 and two tan at $5 from Purple’s harbour store, $12 in all.",
    ),
    (
        happened.ShipLoadedAtBank(BLUE, (BLACK, BLACK, BLACK, TAN)),
        "Blue loaded three black and tan from their harbour at the Investment Bank.",
    ),
    (
        happened.SoldAtHome(BLUE, "factory", BLACK, 3, 2),
        "Blue made a domestic sale: black at $3 from their factory store, for $2.",
    ),
    (
        happened.SoldAtHome(BLUE, "harbour", BLACK, 3, 2),
        "Blue made a domestic sale: black at $3 from their harbour store, for $2.",
    ),
    (
        happened.EndTriggered(BLUE),
        "A second colour was gone from the supply: Blue’s turn was the last.",
    ),
    (
        happened.AuctionOpened(RED, (BLACK, BLACK, TAN), "sealed"),
        "Red put their cargo (black, black, tan) up for sealed bids.",
    ),
    (
        happened.AuctionOpened(RED, (TAN,), "open"),
        "Red put their cargo (tan) up for open bidding.",
    ),
    (
        happened.SealedBid(BLUE, 12, 0, 0, extra=False, audience=(BLUE,)),
        "Blue sealed a bid of $12.",
    ),
    (
        happened.SealedBid(BLUE, 25, 1, 0, extra=False, audience=(BLUE,)),
        "Blue sealed a bid of $25, with a loan.",
    ),
    (
        happened.SealedBid(BLUE, 0, 0, 1, extra=True, audience=(BLUE,)),
        "Blue sealed an extra bid of $0, with a bluffing card.",
    ),
    (
        happened.SealedBid(BLUE, 12, 2, 2, extra=False, audience=(BLUE,)),
        "Blue sealed a bid of $12, with 2 loans and 2 bluffing cards.",
    ),
    (
        happened.SealedBid(BLUE, 12, 1, 1, extra=False, audience=(BLUE,)),
        "Blue sealed a bid of $12, with a loan and a bluffing card.",
    ),
    (happened.BidSealed(BLUE, extra=False), "Blue sealed a bid."),
    (happened.BidSealed(BLUE, extra=True), "Blue sealed an extra bid."),
    (happened.BidSealed(BLUE, extra=False, cards=1), "Blue sealed a bid of 1 card."),
    (happened.BidSealed(BLUE, extra=True, cards=3), "Blue sealed an extra bid of 3 cards."),
    (
        happened.BidsRevealed(
            (
                happened.RevealedBid(BLUE, 12, 1, 2, 12),
                happened.RevealedBid(YELLOW, 8, 0, 1, 0),
                happened.RevealedBid(GREEN, 0, 0, 0, 0),
            ),
            extra=False,
        ),
        "The bids were shown: Blue $12, Yellow $0 (a bluff of $8) and Green $0.",
    ),
    (
        happened.BidsRevealed((happened.RevealedBid(BLUE, 1, 0, 0, 1),), extra=True),
        "The extra bids were shown: Blue $1.",
    ),
    (happened.BidRaised(BLUE, 7), "Blue bid $7."),
    (happened.BidPassed(BLUE), "Blue dropped out of the bidding."),
    (
        happened.BidsTied((BLUE, YELLOW, GREEN), 5, again=True),
        "Blue, Yellow and Green were tied at $5 and had to make extra bids.",
    ),
    (
        happened.BidsTied((BLUE, YELLOW), 6, again=False),
        "Blue and Yellow were tied at $6: the seller had to pick one of them.",
    ),
    (happened.HighestBid(BLUE, 12), "Blue’s bid of $12 was the highest."),
    (
        happened.CargoSold(RED, BLUE, 12, 12, (BLACK, BLACK, TAN)),
        "Red’s cargo (black, black, tan) went to Blue for $12; the bank paid Red $12 more.",
    ),
    (
        happened.CargoSold(RED, BLUE, 0, 0, (TAN,)),
        "Red’s cargo (tan) went to Blue for nothing.",
    ),
    (
        happened.CargoKept(RED, 12, (BLACK, TAN)),
        "Red declined, and kept their cargo (black, tan) for $12, paid to the bank.",
    ),
    (
        happened.CargoKept(RED, 0, (BLACK,)),
        "Red declined, and kept their cargo (black) for nothing.",
    ),
    (
        happened.CargoUnsold(RED, (BLACK,)),
        "Nobody bid for Red’s cargo (black): Red kept it for nothing.",
    ),
    (
        happened.BrokerCalled(BLUE, 1, "goods", 3, (), ()),
        "Blue bid $3 for broker II’s containers.",
    ),
    (
        happened.BrokerCalled(BLUE, 0, "money", 0, ((BLACK, 2),), ()),
        "Blue bid black at $2 from their factory store for broker I’s money.",
    ),
    (
        happened.BrokerCalled(BLUE, 2, "money", 0, (), ((BLACK, 4), (TAN, 5))),
        "Blue bid black at $4 and tan at $5 from their harbour store for broker III’s money.",
    ),
    (
        happened.BrokerCalled(BLUE, 2, "money", 0, ((TAN, 1),), ((BLACK, 4),)),
        (
            "Blue bid tan at $1 from their factory store, and black at $4 from their harbour store,"
            " for broker III’s money."
        ),
    ),
    (happened.BrokerOutbid(BLUE, 3, (), ()), "Blue was outbid, and took $3 back."),
    (
        happened.BrokerOutbid(BLUE, 0, (BLACK, BLACK), ()),
        "Blue was outbid, and took two black back to their factory store.",
    ),
    (
        happened.BrokerOutbid(BLUE, 0, (), (TAN,)),
        "Blue was outbid, and took tan back to their harbour store.",
    ),
    (
        happened.BrokerOutbid(BLUE, 0, (BLACK,), (TAN,)),
        (
            "Blue was outbid, and took black back to their factory store,"
            " and tan to their harbour store."
        ),
    ),
    (
        happened.BrokerWon(BLUE, 0, "goods", (BLACK, TAN, TAN), 0, at_the_end=False),
        "Blue won broker I’s containers: black and two tan.",
    ),
    (
        happened.BrokerWon(BLUE, 0, "goods", (BLACK,), 0, at_the_end=True),
        "At the end, Blue won broker I’s containers: black.",
    ),
    (
        happened.BrokerWon(BLUE, 2, "money", (), 7, at_the_end=False),
        "Blue won broker III’s money: $7.",
    ),
    (
        happened.BrokerWon(BLUE, 2, "money", (), 7, at_the_end=True),
        "At the end, Blue won broker III’s money: $7.",
    ),
    (
        happened.BrokersPaid(BLUE, (2, 1, 0), ()),
        "Blue paid the brokers their bid: $2 to I and $1 to II.",
    ),
    (
        happened.BrokersPaid(BLUE, (0, 0, 0), ((0, TAN), (1, BLACK), (2, TAN), (0, TAN))),
        "Blue paid the brokers their bid: tan to I, black to II, tan to III and tan to I.",
    ),
    (
        happened.BrokersPaid(None, (4, 4, 4), ()),
        "The government paid the brokers its subsidy: $4 to I, $4 to II and $4 to III.",
    ),
]


@pytest.mark.parametrize(
    ("event", "sentence"), SENTENCES, ids=[type(event).__name__ for event, _ in SENTENCES]
)
def test_the_sentence_of_an_event(event: Event, sentence: str) -> None:
    assert tell(event, CLASSIC) == sentence


def test_colours_are_those_of_the_edition() -> None:
    event = happened.Produced(PURPLE, (ORANGE, TAN, WHITE), 1, GREEN)
    sentence = "Purple produced purple, beige and grey, and paid $1 to Green."
    assert tell(event, ANNIVERSARY) == sentence


def score(seat: int, total: int) -> happened.Score:
    return happened.Score(seat, 0, (4, 2, 10, 5, 6), None, total, 0, 0, 0, 0, 0, total)


def test_the_end_names_the_winner_and_every_score_best_first() -> None:
    scores = (score(BLUE, -3), score(RED, 91), score(YELLOW, 0))
    sentence = "The game was over in round 12, and Red won: Red $91, Yellow $0 and Blue −$3."
    assert tell(happened.GameOver(12, scores, (RED,)), CLASSIC) == sentence


def test_F4_a_shared_victory_names_all_winners() -> None:
    scores = (score(BLUE, 50), score(RED, 50), score(YELLOW, 7))
    sentence = (
        "The game was over in round 9, and Blue and Red won together:"
        " Blue $50, Red $50 and Yellow $7."
    )
    assert tell(happened.GameOver(9, scores, (BLUE, RED)), CLASSIC) == sentence


# Who may read what


def test_A1_a_sealed_bid_has_its_amount_for_its_seat_alone() -> None:
    events = (
        happened.SealedBid(BLUE, 12, 1, 0, extra=False, audience=(BLUE,)),
        happened.BidSealed(BLUE, extra=False),
    )
    assert tell_all(events, CLASSIC, BLUE) == ["Blue sealed a bid of $12, with a loan."]
    assert tell_all(events, CLASSIC, RED) == ["Blue sealed a bid."]
    assert tell_all(events, CLASSIC, None) == ["Blue sealed a bid."]


def test_S5_a_value_card_is_told_to_its_seat_alone() -> None:
    dealt = deal_events(CLASSIC, started(CLASSIC, 1)[0])
    for reader in (None, *range(CLASSIC.seats)):
        cards = [line for line in tell_all(dealt, CLASSIC, reader) if "value card" in line]
        owner = [] if reader is None else [CLASSIC.seat_names[reader].capitalize()]
        assert [line.split()[0] for line in cards] == owner


def possible_bids(action: PlayedAction) -> list[tuple[int, ...]]:
    """Bids that the seat could have made: nothing, all it has, and with a loan or a bluff."""
    possible = legal_moves(action.before, action.seat)
    bids = [move for move in possible if FAMILY_OF[move] == "bid"]
    first = [move for move in possible if FAMILY_OF[move] in ("loan", "bluff")]
    return [(bids[0],), (bids[-1],), *((move, bids[0]) for move in first)]


@AT_SOME_TABLES
def test_A1_L3_A7_nobody_else_can_tell_one_sealed_bid_from_another(table: int) -> None:
    options = TABLES[table]
    told_apart = 0
    for action, _ in played(table):
        others_bid_too = int(action.before.awaiting) & ~(1 << action.seat)
        sealed = action.before.phase in (Phase.BIDS, Phase.TIEBREAK)
        if not sealed or not others_bid_too or action.seat not in awaited(action.before):
            continue
        bids = [play_moves(action.before, action.seat, run) for run in possible_bids(action)]
        outcomes = [read_journal(bid.before, bid.after, bid.journal) for bid in bids]
        cards = {bid.after.bid_cards[action.seat] for bid in bids}  # that is told (A7), and no more
        for reader in (None, *range(options.seats)):
            logs = {tuple(tell_all(events, options, reader)) for events in outcomes}
            if reader != action.seat:
                assert len(logs) == len(cards)
            told_apart += len(logs) - len(cards)
    if options.auction == "sealed":  # in open bidding only extra bids are sealed, if all_zero = tie
        assert told_apart, "no bid was compared, or the bidder itself cannot read its own"


@AT_SOME_TABLES
def test_everybody_reads_the_events_they_may_know_in_order(table: int) -> None:
    options, events = TABLES[table], all_events(table)[:2000]
    for reader in (None, *range(options.seats)):
        told = [tell(event, options) for event in visible(events, reader)]
        lines = tell_all(events, options, reader)
        known = visible(events, reader)
        repeated = [
            isinstance(event, happened.BidSealed) and event.seat == reader for event in known
        ]
        wanted = [line for line, again in zip(told, repeated, strict=True) if not again]
        assert lines == [line for line in wanted if line is not None]
