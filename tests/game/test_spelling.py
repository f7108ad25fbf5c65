"""Between actions and moves: what is said can be spelled, and what is spelled was said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import get_args

import pytest

from longshore.engine import moves as m
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.state import FIELDS, Phase
from longshore.game import board
from longshore.game.actions import Action, AnyAction, Bid, PayBrokers, TakeLoan, from_json, to_json
from longshore.game.game import Game
from longshore.game.speller import Unspeakable
from longshore.game.spelling import every_action, fold, perform, unfinished
from longshore.notation import format_action, parse_action
from tests.positions import ASKED, Position, positions, raw_run, some_actions, varied_actions
from tests.soaking import sized
from tests.support import awaited, legal_moves
from tests.tabletop import position

RED = 1
WHOLE = 200  # a list of actions up to this long is compared as a whole


def spelled(state: GameBuffer, seat: int, action: Action) -> tuple[list[int], bytes]:
    """The moves of an action, and the bytes of the game after it."""
    after = state.copy()
    moves = perform(after, seat, action, Pages())
    return moves, after.state.tobytes()


def each_speaker(each: int) -> Iterator[tuple[Position, int]]:
    """Every seat that may say something, in so many positions of every phase."""
    for at in positions(each):
        for seat in at.speakers():
            yield at, seat


# From actions to moves and back


def test_what_can_be_said_is_spelled_and_read_back() -> None:
    chance = random.Random(1)
    kinds: set[type[Action]] = set()
    phases: set[Phase] = set()
    for at, seat in each_speaker(14):
        buffer, game = at.buffer(), at.game()
        for action in varied_actions(chance, at, seat, 3):
            moves, _ = spelled(buffer, seat, action)
            assert fold(buffer, seat, moves) == [action]
            assert fold(at.state, seat, moves) == [action]
            assert game.can(action, seat)
            kinds.add(type(action))
        phases.add(at.phase)
    assert kinds == set(get_args(AnyAction))
    assert phases == ASKED


def test_what_can_be_said_has_text_and_json() -> None:
    chance = random.Random(2)
    for at, seat in each_speaker(10):
        for action in varied_actions(chance, at, seat, 3):
            text = format_action(action, at.options)
            assert parse_action(text, at.options) == (None, action)
            named = format_action(action, at.options, seat)
            assert named == f"{at.options.seat_names[seat]}: {text}"
            assert parse_action(named, at.options) == (seat, action)
            assert from_json(to_json(action)) == action


@sized("each", 4, 8)
def test_no_two_actions_are_equal_or_have_the_same_moves(each: int) -> None:
    compared = 0
    for at, seat in each_speaker(each):
        buffer, actions = at.buffer(), some_actions(at, seat, WHOLE)
        assert len(set(actions)) == len(actions)
        assert len({format_action(action, at.options) for action in actions}) == len(actions)
        moves = {tuple(spelled(buffer, seat, action)[0]) for action in actions}
        assert len(moves) == len(actions)
        compared += len(actions)
    assert compared > 375 * each


def test_listing_changes_nothing() -> None:
    for at, seat in each_speaker(5):
        buffer = at.buffer()
        before = buffer.state.tobytes()
        some_actions(at, seat, 50)
        list(zip(range(50), every_action(buffer, seat), strict=False))
        assert buffer.state.tobytes() == before


# From moves to actions and back


def test_any_run_of_moves_is_one_of_the_actions() -> None:
    """`legal_actions` is complete, and an action does what its moves do."""
    chance = random.Random(3)
    found = 0
    for at, seat in each_speaker(12):
        listed = some_actions(at, seat, WHOLE)
        for _ in range(2):
            run, after = raw_run(chance, at, seat)
            (action,) = fold(at.state, seat, run)
            assert spelled(at.buffer(), seat, action) == (run, after.state.tobytes())
            if len(listed) < WHOLE:
                assert action in listed
                found += 1
    assert found > 500


def every_raw_run(buffer: GameBuffer, seat: int, run: list[int]) -> Iterator[list[int]]:
    """All runs of legal moves to the end of an action, a loan in the middle left out."""
    for move in legal_moves(buffer.state, seat):
        sealed = board.owes_sealed_bid(buffer.state, seat)
        if run and move == m.TAKE_LOAN and not sealed:
            continue
        after = buffer.copy()
        assert after.step(seat, move, Pages())
        if unfinished(after.state, seat, move):
            yield from every_raw_run(after, seat, [*run, move])
        else:
            yield [*run, move]


def test_the_list_holds_every_run_of_moves() -> None:
    whole = 0
    for at, seat in each_speaker(8):
        listed = some_actions(at, seat, WHOLE)
        if len(listed) < WHOLE:
            runs = every_raw_run(at.buffer(), seat, [])
            assert {fold(at.state, seat, run)[0] for run in runs} == set(listed)
            whole += 1
    assert whole > 150


def differing(one: GameBuffer, other: GameBuffer) -> set[str]:
    return {name for name in FIELDS if (one.state[name] != other.state[name]).any()}


def test_L1_a_loan_in_the_middle_of_an_action_is_said_before_it() -> None:
    """It comes to the same, but for the change that is given where bills are counted (V2)."""
    chance = random.Random(4)
    kinds: set[type[Action]] = set()
    for at, seat in each_speaker(40):
        run, after = raw_run(chance, at, seat, loans=0.5)
        *loans, action = fold(at.state, seat, run)
        if not loans:
            continue
        assert loans == [TakeLoan()] * run.count(m.TAKE_LOAN)
        told = at.buffer()
        for said in (*loans, action):
            perform(told, seat, said, Pages())
        assert differing(told, after) <= ({"bills"} if at.state.money_cards else set())
        kinds.add(type(action))
    assert len(kinds) >= 5, "loans in the middle of too few kinds of action"


def test_a_run_of_several_actions_is_read_as_several() -> None:
    chance = random.Random(5)
    longest = 0
    for at in positions(8):
        for seat in at.awaited():
            buffer, unread, run, said = at.buffer(), Pages(), list[int](), list[AnyAction]()
            while seat in awaited(buffer.state) and len(said) < 4:
                here = Position(at.options, buffer.state)
                action = chance.choice(varied_actions(chance, here, seat, 1))
                run += perform(buffer, seat, action, unread)
                said.append(action)
            assert fold(at.state, seat, run) == said
            longest = max(longest, len(said))
    assert longest == 4


# What cannot be spelled or read


def game_at_the_island() -> Game:
    game = position(
        "anniversary",
        seats=3,
        blue={"ship": {"at": "sea", "cargo": "k n"}},
        red={"cash": 330},
        yellow={"cash": 4},
    )
    game.play("sail island")
    return game


def test_moves_that_are_not_possible_cannot_be_read() -> None:
    game = position(seats=3)
    with pytest.raises(Unspeakable, match="accept is not possible"):
        fold(game.buffer, 0, [m.ACCEPT])
    with pytest.raises(Unspeakable, match="pass is not possible"):
        fold(game.buffer, RED, [m.PASS])


def test_moves_that_end_in_the_middle_cannot_be_read() -> None:
    game = position(seats=3, red={"harbour": "k@2"})
    sail = m.encode("sail_harbour", RED)
    with pytest.raises(Unspeakable, match="in the middle of an action"):
        fold(game.buffer, 0, [sail])
    assert len(fold(game.buffer, 0, [sail, m.DONE])) == 1
    island = game_at_the_island()
    for begun in ([m.TAKE_LOAN], [m.encode("bluff", 1)], [m.HUNDRED]):
        with pytest.raises(Unspeakable, match="in the middle of an action"):
            fold(island.buffer, RED, begun)


@pytest.mark.parametrize(
    "text",
    ["accept", "sail red k@3", "produce k@1 k@1", "stock red n@2 -> n@2 n@3", "call I goods 2"],
)
def test_an_action_that_is_not_possible_cannot_be_spelled(text: str) -> None:
    game = position(seats=3, red={"factory": "n@2", "harbour": "k@2"})
    _, action = parse_action(text, game.options)
    with pytest.raises(Unspeakable):
        perform(game.buffer.copy(), 0, action, Pages())


# The one spelling


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("bid 0", ["bid 0"]),
        ("bid 99", ["bid 99"]),
        ("bid 213", ["hundred", "hundred", "bid 13"]),
        ("bid 300 loans 2 bluff 2", ["loan", "loan", "bluff 2", *["hundred"] * 3, "bid 0"]),
        ("bid 5 loan bluff 1", ["loan", "bluff 1", "bid 5"]),
    ],
)
def test_a_bid_is_loans_then_bluffing_cards_then_hundreds_then_the_rest(
    said: str, names: list[str]
) -> None:
    game = game_at_the_island()
    _, action = parse_action(said, game.options)
    moves, _ = spelled(game.buffer, RED, action)
    assert [m.move_name(move) for move in moves] == names
    assert fold(game.buffer, RED, moves) == [action]


def table_of_goods() -> Game:
    return position(
        "anniversary",
        seats=3,
        round=2,
        blue={
            "machines": "k n p",
            "warehouses": 3,
            "factory": "k@1 k@2 n@2 n@2 p@4",
            "harbour": "e@2",
            "pier": "k g",
        },
        red={"factory": "n@1 n@2", "harbour": "g@2 g@3 k@6", "warehouses": 3},
        brokers={"I": {"goods": "e", "money": 5}},
    )


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("build e", ["build_machine 3"]),
        ("produce k@1 k@2 n@2 n@3 p@4 p@4", ["produce", "make 2", *"122344"]),
        ("produce k@1 k@2 n@2 n@3 n@4 p@4", ["produce", "make 1", *"122344"]),
        ("stock red n@1 -> n@3 e@2", ["stock 1", "take 1 1", "done", *"32"]),
        ("stock red n@2 n@1 -> n@4 n@3 e@2", ["stock 1", "take 1 1", "take 1 2", *"342"]),
        ("reprice e@6", ["stock 0", *"6"]),
        ("sail red", ["sail_harbour 1", "done"]),
        ("sail red g@3 k@6", ["sail_harbour 1", "take 0 6", "take 4 3"]),
        ("sail bank g", ["sail_pier", "fetch 4"]),
        ("sail bank k", ["sail_pier", "fetch 0", "done"]),
        ("call I goods 7", ["call 0", "bid 7"]),
        (
            "call I money harbour e@2 factory n@2 k@2",
            ["call 3", "offer_factory 0 2", "offer_factory 1 2", "offer_harbour 3 2"],
        ),
        ("call I money factory k@1", ["call 3", "offer_factory 0 1", "done"]),
    ],
)
def test_containers_are_named_in_rising_order(said: str, names: list[str]) -> None:
    game = table_of_goods()
    _, action = parse_action(said, game.options)
    wanted = [f"price {name}" if name.isdigit() else name for name in names]
    moves, _ = spelled(game.buffer, 0, action)
    assert [m.move_name(move) for move in moves] == wanted
    assert fold(game.buffer, 0, moves) == [action]


def test_K8_what_pays_itself_is_still_said() -> None:
    game = position(
        "anniversary",
        seats=3,
        round=2,
        turn="red",
        blue={"machines": "k n", "factory": ""},
        phase="pay",
        won=True,
        red={"machines": "k n", "factory": ""},
        payment={"holder": "red", "space": "I money", "factory": "k n n"},
        brokers={"I": {"money": 0}},
    )
    pays = {text: game.can(text) for text in ("pay k n n", "pay n k n", "pay n n k", "pay k n")}
    assert list(pays.values()) == [True, True, True, False]
    moves, _ = spelled(game.buffer, RED, PayBrokers((0, 1, 1)))
    assert [m.move_name(move) for move in moves] == ["pay 0"]
    assert set(every_action(game.buffer, RED)) - {TakeLoan()} == {
        PayBrokers(order) for order in ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    }


# Who owes nothing


def test_L1_a_seat_that_owes_nothing_can_say_one_thing() -> None:
    game = position(seats=3, red={"loans": 1}, yellow={"loans": 2})
    assert list(every_action(game.buffer, RED)) == [TakeLoan()]
    assert list(every_action(game.buffer, 2)) == []


def test_L3_a_seat_that_owes_a_sealed_bid_cannot_take_an_open_loan() -> None:
    game = game_at_the_island()
    yellow = set(every_action(game.buffer, 2))
    assert TakeLoan() not in yellow
    assert Bid(24, loans=2) in yellow
    assert {bid.loans for bid in yellow if isinstance(bid, Bid)} == {0, 1, 2}
    assert len(yellow) == 3 * (5 + 15 + 25)  # bluffing cards, amounts by loans


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    game = position(options={"round_limit": 1}, turn="yellow")
    game.play("pass")
    assert game.over
    assert [list(every_action(game.buffer, seat)) for seat in range(3)] == [[], [], []]
