"""Actions as text: one canonical spelling, forgiving reading, errors that name the place."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from longshore.game import actions as said
from longshore.game.actions import AnyAction, from_json, to_json
from longshore.game.options import Options
from longshore.notation import NotationError, check_action, format_action, parse_action

CLASSIC = Options.make("classic", 3)
ANNIVERSARY = Options.make("anniversary", 5)

# Every line of the grammar, with what it means at a classic table of three.
CANONICAL: tuple[tuple[str, AnyAction], ...] = (
    ("build k", said.BuildMachine(0)),
    ("build warehouse", said.BuildWarehouse()),
    ("produce k@2 n@3", said.Produce(((0, 2), (1, 3)))),
    (
        "stock red k@2 n@3 -> k@4 n@5 o@6",
        said.Stock(1, ((0, 2), (1, 3)), ((0, 4), (1, 5), (2, 6))),
    ),
    ("reprice k@4 n@5", said.Reprice(((0, 4), (1, 5)))),
    ("sail sea", said.SailSea()),
    ("sail island", said.SailIsland()),
    ("sail red k@3 n@4", said.SailHarbour(1, ((0, 3), (1, 4)))),
    ("sail red", said.SailHarbour(1)),
    ("sail bank k n", said.SailBank((0, 1))),
    ("sail bank", said.SailBank()),
    ("load k@3", said.Load(((0, 3),))),
    ("load k n", said.LoadBank((0, 1))),
    ("bid 12", said.Bid(12)),
    ("bid 12 loan", said.Bid(12, 1)),
    ("bid 12 loans 2", said.Bid(12, 2)),
    ("bid 12 bluff 1", said.Bid(12, 0, 1)),
    ("bid 12 loan bluff 2", said.Bid(12, 1, 2)),
    ("accept", said.Accept()),
    ("decline", said.Decline()),
    ("award red", said.Award(1)),
    ("loan", said.TakeLoan()),
    ("repay", said.Repay()),
    ("sell k@2", said.SellHome(0, 2)),
    ("call I goods 4", said.CallForGoods(0, 4)),
    ("call II money factory k@2 harbour n@3", said.CallForMoney(1, ((0, 2),), ((1, 3),))),
    ("call III money harbour n@3", said.CallForMoney(2, (), ((1, 3),))),
    ("price factory k@2 harbour n@4", said.PriceReturned(((0, 2),), ((1, 4),))),
    ("pay k n k", said.PayBrokers((0, 1, 0))),
    ("seize k", said.Seize(0)),
    ("seize k@3", said.Seize(0, 3)),
    ("give up warehouse", said.GiveUpWarehouse()),
    ("give up machine", said.GiveUpMachine()),
    ("seize machine k", said.SeizeMachine(0)),
    ("pass", said.Pass()),
)

_COLOUR = st.integers(0, 4)


def _some(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(strategy, min_size=1, max_size=5).map(tuple)


_FACTORY = st.tuples(_COLOUR, st.integers(1, 4))
_HARBOUR = st.tuples(_COLOUR, st.integers(2, 6))
_STORES = st.one_of(
    st.tuples(_some(_FACTORY), st.just(())),
    st.tuples(st.just(()), _some(_HARBOUR)),
    st.tuples(_some(_FACTORY), _some(_HARBOUR)),
)


def actions(seats: int) -> st.SearchStrategy[AnyAction]:
    """Any action that can be said at a table of so many seats."""
    seat = st.integers(0, seats - 1)
    broker = st.integers(0, 2)
    money = st.integers(0, 5000)
    return st.one_of(
        st.sampled_from([action for _, action in CANONICAL if not action.__struct_fields__]),
        st.builds(said.BuildMachine, _COLOUR),
        st.builds(said.Produce, _some(_FACTORY)),
        st.builds(said.Stock, seat, _some(_FACTORY), _some(_HARBOUR)),
        st.builds(said.Reprice, _some(_HARBOUR)),
        st.builds(said.SailHarbour, seat, st.just(()) | _some(_HARBOUR)),
        st.builds(said.SailBank, st.just(()) | _some(_COLOUR)),
        st.builds(said.Load, _some(_HARBOUR)),
        st.builds(said.LoadBank, _some(_COLOUR)),
        st.builds(said.Bid, money, st.integers(0, 2), st.integers(0, 2)),
        st.builds(said.Award, seat),
        st.builds(said.SellHome, _COLOUR, st.integers(1, 6)),
        st.builds(said.CallForGoods, broker, st.integers(1, 5000)),
        st.builds(lambda at, stores: said.CallForMoney(at, *stores), broker, _STORES),
        st.builds(lambda stores: said.PriceReturned(*stores), _STORES),
        st.builds(said.PayBrokers, _some(_COLOUR)),
        st.builds(said.Seize, _COLOUR, st.none() | st.integers(1, 6)),
        st.builds(said.SeizeMachine, _COLOUR),
    )


@pytest.mark.parametrize(("text", "action"), CANONICAL)
def test_the_grammar(text: str, action: AnyAction) -> None:
    assert parse_action(text, CLASSIC) == (None, action)
    assert format_action(action, CLASSIC) == text
    assert parse_action(f"yellow: {text}", CLASSIC) == (2, action)
    assert format_action(action, CLASSIC, 2) == f"yellow: {text}"


def test_every_kind_of_action_is_in_the_grammar() -> None:
    kinds = set(AnyAction.__args__)  # type: ignore[attr-defined]
    assert {type(action) for _, action in CANONICAL} == kinds


@given(actions(5), st.sampled_from((None, 0, 1, 2, 3, 4)))
def test_text_and_json_round_trip(action: AnyAction, seat: int | None) -> None:
    text = format_action(action, ANNIVERSARY, seat)
    assert parse_action(text, ANNIVERSARY) == (seat, action)
    assert from_json(to_json(action)) == action
    check_action(action, ANNIVERSARY)


@given(actions(3), st.randoms(use_true_random=False))
def test_reading_is_forgiving(action: AnyAction, chance: Any) -> None:
    """Case, space, commas, full names and the typographic arrow make no difference."""
    words: list[str] = []
    for word in format_action(action, CLASSIC, 1).split(" "):
        colour, at, price = word.partition("@")
        if colour in CLASSIC.letters and chance.random() < 0.5:
            colour = CLASSIC.colours[CLASSIC.letters.index(colour)]
        space = chance.choice(("", " ", "\t"))
        loose = f"{colour}{space}{at}{space}{price}" if at else colour
        loose = loose.replace("->", chance.choice(("->", "→")))
        words.append(chance.choice((loose, loose.upper(), loose.capitalize())))
    loosely = " " + chance.choice((" ", "  ", " , ", "\t")).join(words) + " \n"
    assert parse_action(loosely, CLASSIC) == (1, action)


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("produce k@2,n@3", "produce k@2 n@3"),
        ("produce n@3 k@2", "produce k@2 n@3"),
        ("Stock Red black@2→k@4", "stock red k@2 -> k@4"),
        ("stock red k@2->k@4", "stock red k@2 -> k@4"),
        ("bid $12 loans 1", "bid 12 loan"),
        ("bid 012 bluff", "bid 12 bluff 1"),
        ("call 2 goods 3", "call II goods 3"),
        ("call i money harbour n@3 factory k@2", "call I money factory k@2 harbour n@3"),
        ("red:pass # tired", "red: pass"),
    ],
)
def test_other_spellings(loose: str, canonical: str) -> None:
    seat, action = parse_action(loose, CLASSIC)
    assert format_action(action, CLASSIC, seat) == canonical


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("produce x", 9, "'x' is not a colour; the colours are k (black), n (brown)"),
        ("produce", 8, "a container with its price is missing here, such as k@4"),
        ("produce k@5", 11, "a price in a factory store is a number from 1 to 4"),
        ("produce k2", 9, "it is written k@2"),
        ("produce k", 10, "the price of this container is missing"),
        ("reprice k@1", 11, "a price in a harbour store is a number from 2 to 6"),
        ("reprice k@", 11, "a number is missing here"),
        ("stock red k@2", 14, "-> and the prices of the whole harbour store are missing"),
        ("stock red -> k@3", 11, "a container with its price is missing here"),
        ("stock green k@2 -> k@3", 7, "'green' is not a seat; the seats are blue, red, yellow"),
        ("green: pass", 1, "'green' is not a seat"),
        ("sail home", 6, "sail to sea, island or a seat"),
        ("sail sea now", 10, "'now' is too much: the action is complete before it"),
        ("sail bank k@2", 12, "these containers have no price"),
        ("load k n@2", 9, "these containers have no price"),
        ("load k@2 n", 11, "the price of this container is missing"),
        ("bid twelve", 5, "'twelve' is not a number"),
        ("bid -1", 5, "'-1' is not a number"),
        ("bid 99999999999999999999", 5, "is out of range"),
        ("bid 1 loans 3", 13, "the number of loans is a number from 1 to 2"),
        ("bid 1 bluff 0", 13, "the number of bluffing cards is a number from 1 to 2"),
        ("call IV goods 1", 6, "the brokers are I, II, III"),
        ("call I goods 0", 14, "a bid for goods is a whole number, 1 or more"),
        ("call I gold 1", 8, "it is goods or money"),
        ("call I money", 13, "name factory or harbour"),
        ("call I money factory k@2 factory k@3", 26, "the factory store is named twice"),
        ("price factory", 14, "a container with its price is missing here"),
        ("pay", 4, "a colour is missing here"),
        ("give way", 6, "write give up warehouse or give up machine"),
        ("give up hope", 9, "give up warehouse or give up machine"),
        ("build hope", 7, "build a warehouse or a machine"),
        ("buld k", 1, "did you mean build?"),
        ("red:", 5, "an action is missing here"),
        ("", 1, "there is no action here"),
    ],
)
def test_errors_name_the_place(text: str, column: int, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, CLASSIC)
    fault = caught.value
    assert said in fault.message
    assert fault.column == column
    assert str(fault) == f"column {column}: {fault.message}"


def test_an_action_is_one_line() -> None:
    with pytest.raises(NotationError, match="an action is one line"):
        parse_action("pass\npass", CLASSIC)


@pytest.mark.parametrize(
    "action",
    [
        said.BuildMachine(5),
        said.BuildMachine(-1),
        said.Produce(((0, 9),)),
        said.Produce(()),
        said.Award(3),
        said.Bid(-1),
        said.Bid(1, 3),
        said.Bid(1, -1),
        said.CallForGoods(3, 1),
        said.CallForMoney(0),
        said.Seize(0, 7),
    ],
)
def test_values_that_no_text_can_say_are_refused(action: AnyAction) -> None:
    with pytest.raises(NotationError):
        check_action(action, CLASSIC)


def reads_or_refuses(text: str) -> None:
    """Whatever is read can be written and read again; anything else is a `NotationError`."""
    try:
        _, action = parse_action(text, CLASSIC)
    except NotationError:
        return
    assert parse_action(format_action(action, CLASSIC), CLASSIC) == (None, action)


@settings(max_examples=300)
@given(st.text(max_size=30) | st.text("kntow@-> :,redbluidpas0123#\n", max_size=30))
@example("k@" * 1000)
@example("bid " + "9" * 5000)
def test_no_text_is_more_than_a_notation_error(text: str) -> None:
    reads_or_refuses(text)


@settings(max_examples=300)
@given(st.sampled_from(CANONICAL), st.integers(0, 30), st.text(max_size=3))
def test_damaged_texts_give_notation_errors(
    line: tuple[str, AnyAction], place: int, scrap: str
) -> None:
    text, _ = line
    reads_or_refuses(text[:place] + scrap + text[place + 1 :])
