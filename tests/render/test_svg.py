"""The picture of the table: complete, tidy, and no more than a seat may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from longshore import Game, Options
from longshore.engine import places, purses
from longshore.engine.state import AUTOMATIC, COLOURS, NONE, Berth, Phase
from longshore.engine.types import State
from longshore.game.board import awaited
from longshore.game.viewing import make_view
from longshore.render.svg import scene, svg_board, svg_view
from longshore.render.svg.goods import HEIGHT, WIDTH
from longshore.render.svg.shapes import tag, text
from longshore.text import messages
from tests.soaking import sized
from tests.support import EDITIONS, SEATS, TABLES, copy_of, random_game, started
from tests.tabletop import position

_SVG = "{http://www.w3.org/2000/svg}"
_BERTHS: dict[int, str] = {Berth.SEA: "sea", Berth.ISLAND: "island", Berth.PIER: "bank"}


class Position:
    """A table at some moment, and its picture with all hands open."""

    def __init__(self, options: Options, state: State) -> None:
        self.options, self.state = options, state
        self.game = Game(options, state)

    @cached_property
    def svg(self) -> str:
        return svg_board(self.game)

    @cached_property
    def root(self) -> ET.Element:
        return drawn(self.svg)

    @property
    def seats(self) -> range:
        return range(self.options.seats)


def _tables() -> Iterator[Options]:
    for edition, seats in TABLES:
        yield Options.make(edition, seats, round_limit=30)
    yield Options.make("classic", 3, auction="progressive", money="open", seizure="printed")
    yield Options.make("classic", 4, investment_bank=True, bluff="cancel", supply=6)


@cache
def positions() -> tuple[Position, ...]:
    """Of every table the start, and of random games the first and the last of every phase."""
    found = []
    for options in _tables():
        found.append(Position(options, started(options, 7)[0]))
        by_phase: dict[int, list[State]] = {}
        for seed in range(4):
            for played in random_game(options, seed, limit=700):
                seen = by_phase.setdefault(int(played.state.phase), [])
                seen[1:] = [copy_of(played.state)]
        found += [Position(options, state) for seen in by_phase.values() for state in seen]
    return (*found, *_buildings_lost())


def _buildings_lost() -> Iterator[Position]:
    """I3 (c), which random play hardly ever comes to."""
    ruined = {"machines": "k n o", "warehouses": 3, "loans": 2, "cash": 0, "factory": ""}
    game = position("classic", 3, turn="yellow", blue=ruined)
    for action in ("pass", "give up machine"):
        game.play(action)
        yield Position(game.options, copy_of(game.state))


def drawn(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def marked(root: ET.Element, name: str) -> list[ET.Element]:
    """The elements of a class."""
    return [element for element in root.iter() if element.get("class") == f"longshore-{name}"]


def words(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{_SVG}text")]


# Complete


def place_name(row: int) -> tuple[str, int | None]:
    """What a row of the goods ledger is called in the picture, and its price."""
    if row >= places.FLOOR_HARBOUR:
        return "hand-harbour", None
    kinds: list[tuple[int, str]] = [
        (places.SUPPLY, "supply"),
        (places.BOX, "seized"),
        (places.FACTORY, "factory"),
        (places.HARBOUR, "harbour"),
        (places.SHIP, "ship"),
        (places.ISLAND, "island"),
        (places.PIER, "bank"),
        (places.BROKER, "broker"),
        (places.CARD_FACTORY, "card-factory"),
        (places.CARD_HARBOUR, "card-harbour"),
        (places.FLOOR_FACTORY, "hand-factory"),
        (places.FLOOR_HARBOUR, "hand-harbour"),
    ]
    (first, kind), _ = next(pair for pair in pairwise(kinds) if pair[0][0] <= row < pair[1][0])
    if kind == "factory":
        return f"factory-{(row - first) // 4}", 1 + (row - first) % 4
    if kind == "harbour":
        return f"harbour-{(row - first) // 5}", 2 + (row - first) % 5
    if kind in ("ship", "island", "bank", "broker"):
        return f"{kind}-{row - first}", None
    return kind, None


def lying(state: State) -> Counter[tuple[str, int | None, int]]:
    """All containers of a position by place, price and colour."""
    return Counter(
        {
            (*place_name(row), colour): int(state.goods[row, colour])
            for row in range(places.PLACES)
            for colour in range(COLOURS)
            if state.goods[row, colour]
        }
    )


def shown(root: ET.Element, kind: str = "container") -> Counter[tuple[str, int | None, int]]:
    """All containers of a picture in the same way."""
    found: Counter[tuple[str, int | None, int]] = Counter()
    for element in marked(root, kind):
        price = element.get("data-price")
        key = (
            str(element.get("data-place")),
            None if price is None else int(price),
            int(str(element.get("data-colour"))),
        )
        found[key] += int(str(element.get("data-count")))
    return +found


def test_the_positions_drawn_here_are_of_every_phase_in_both_editions() -> None:
    asked = {phase for phase in Phase if phase < AUTOMATIC}
    bank = {Phase.CALL_BID, Phase.OFFER, Phase.PAY}
    buildings = {Phase.SEIZE_KIND, Phase.SEIZE_MACHINE}
    elsewhere = {"classic": bank, "anniversary": buildings}
    for edition in EDITIONS:
        plain = [one for one in positions() if one.options.edition == edition]
        phases = {Phase(int(one.state.phase)) for one in plain}
        assert phases >= asked - elsewhere[edition] - {Phase.RAISE}, edition
    assert {Phase(int(one.state.phase)) for one in positions()} == asked


@sized("each", 2, 1)
def test_every_container_is_drawn_where_it_lies(each: int) -> None:
    for one in positions()[::each]:
        expected = lying(one.state)
        assert shown(one.root) == expected
        assert shown(drawn(svg_view(one.game.view(None)))) == expected


def test_everything_else_on_the_boards_is_drawn() -> None:
    for one in positions():
        root, state = one.root, one.state
        machines = Counter(
            (int(str(element.get("data-seat"))), int(str(element.get("data-colour"))))
            for element in marked(root, "machine")
        )
        assert machines == Counter(
            (seat, int(colour))
            for seat in one.seats
            for colour in state.machines[seat]
            if colour != NONE
        )
        for seat, board in enumerate(marked(root, "board")):
            assert len(marked(board, "warehouse")) == state.warehouses[seat]
            assert len(marked(board, "loan")) == state.loans[seat]
            assert f"${int(state.cash[seat])}" in words(marked(board, "money")[0])
            decides = "to decide" in words(board)
            assert decides == (seat in awaited(state))
        spare = words(marked(root, "supply")[0])
        assert f"warehouses: {int(state.warehouse_supply)}" in spare
        for colour in range(COLOURS):
            assert f"machines: {int(state.machine_supply[colour])}" in spare


def test_every_ship_lies_at_its_berth_with_its_cargo() -> None:
    for one in positions():
        root, state = one.root, one.state
        berths = {element.get("data-seat"): element for element in marked(root, "ship")}
        assert len(berths) == one.options.seats
        for seat in one.seats:
            berth, ship = int(state.berth[seat]), berths[str(seat)]
            assert ship.get("data-berth") == _BERTHS.get(berth, str(berth))
            cargo = {key[2]: count for key, count in shown(ship, "echo").items()}
            on_board = enumerate(state.goods[places.SHIP + seat])
            assert cargo == {colour: count for colour, count in on_board if count}
        for quay in marked(root, "quay"):
            guests = {ship.get("data-seat") for ship in marked(quay, "ship")}
            host = int(str(quay.get("data-seat")))
            assert guests == {str(seat) for seat in one.seats if state.berth[seat] == host}


def test_the_investment_bank_is_drawn_where_there_is_one() -> None:
    arrows = 0
    for one in positions():
        root, state = one.root, one.state
        if not one.options.investment_bank:
            assert not marked(root, "bank")
            assert not marked(root, "pier")
            continue
        for broker, element in enumerate(marked(root, "broker")):
            assert f"${int(state.cash[purses.BROKER + broker])}" in words(element)
            pointed = state.holder != NONE and state.arrow % 3 == broker
            assert len(marked(element, "arrow")) == pointed
            arrows += pointed
        (card,) = marked(root, "payment-card")
        holder = None if state.holder == NONE else str(int(state.holder))
        assert card.get("data-seat") == holder
        assert ("free" in words(card)) == (holder is None)
    assert arrows, "no position with a marked space"


def test_revealed_bids_are_drawn_and_sealed_ones_are_not() -> None:
    game = position("classic", 4, turn="blue", blue={"ship": "k n", "machines": "k"})
    game.play("sail island")
    game.play("red: bid 7")
    auction = words(marked(drawn(svg_view(game.view("green"))), "auction")[0])
    assert "sealed" in auction
    assert "$7" not in auction
    assert "$7" in words(marked(drawn(svg_view(game.view("red"))), "auction")[0])
    game.play("yellow: bid 3")
    game.play("green: bid 0")
    for looker in (None, "blue", "green"):
        auction = words(marked(drawn(svg_view(game.view(looker))), "auction")[0])
        assert {"$7", "$3", "$0", "highest bid"} <= set(auction)
    game.play("accept")
    assert not marked(drawn(svg_board(game)), "auction")


def test_what_is_awaited_is_said() -> None:
    game = Game.new("classic", 3, seed=1)
    name = game.options.seat_names[game.active].capitalize()
    heading = words(marked(drawn(svg_board(game)), "heading")[0])
    assert f"Waiting for {name}: 2 actions, or pass" in heading
    for one in positions():
        said = " ".join(words(marked(one.root, "heading")[0]))
        if one.state.phase == Phase.OVER:
            assert "The game is over" in said
            continue
        assert not said.endswith(": a decision")
        for seat in awaited(one.state):
            assert one.options.seat_names[seat].capitalize() in said


def test_several_are_listed_as_the_language_lists_them() -> None:
    game = position(phase="bids", turn="blue", blue={"ship": ("island", "k")})
    heading = words(marked(drawn(svg_board(game)), "heading")[0])
    assert "Waiting for Red and Yellow: sealed bids for the cargo" in heading
    german = words(marked(drawn(svg_board(game, language="de")), "heading")[0])
    assert "Warten auf Rot und Gelb: verdeckte Angebote für die Ladung" in german


def test_messages_get_the_bare_names_of_seats_and_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that selects on `$colour-key` has the same keys in every language."""
    given: dict[str, set[str]] = {"colour": set(), "seat": set(), "first": set()}

    def noted(message: str, language: str = "en", **values: object) -> str:
        for name in given.keys() & values.keys():
            given[name].add(str(values[name]))
        return said(message, language, **values)

    said = messages.say
    monkeypatch.setattr(messages, "say", noted)
    scene._say.cache_clear()
    options = Options.make("anniversary", 3)
    svg_board(Game.start(options, seed=1), language="de")
    scene._say.cache_clear()
    assert given["colour"] == set(options.colours)
    assert given["seat"] == set(options.seat_names)
    assert given["first"] < set(options.seat_names)


def test_the_result_is_drawn_when_the_game_is_over() -> None:
    over = [one for one in positions() if one.state.phase == Phase.OVER]
    assert over
    for one in over:
        root = drawn(svg_view(one.game.view(None)))
        (result,) = marked(root, "result")
        for total in one.game.scores():
            assert (f"−${-total}" if total < 0 else f"${total}") in words(result)
        assert len(marked(root, "card")) == one.options.seats  # all value cards lie open


# Secret


def hidden_changed(state: State, options: Options, knower: int | None) -> State:
    """The same table with everything different that the knower does not know."""
    other = copy_of(state)
    unknown = [seat for seat in range(options.seats) if seat != knower]
    spare = [card for card in range(5) if knower is None or card != state.card[knower]]
    for place, seat in enumerate(unknown):
        later = spare[(spare.index(int(state.card[seat])) + 1 + place // 4) % len(spare)]
        other.card[seat] = later
        if options.money == "hidden":
            other.cash[seat] += 3 + place
        if state.phase == Phase.BIDS and state.bid[seat] != NONE:
            other.bid[seat] += 1
            other.sealed_loans[seat] ^= 1
        if state.phase == Phase.TIEBREAK and state.extra[seat] != NONE:
            other.extra[seat] += 1
    return other


@sized("each", 3, 1)
def test_V1_V2_a_picture_shows_nothing_that_its_seat_cannot_know(each: int) -> None:
    for number, one in enumerate(positions()[::each]):
        if one.state.phase == Phase.OVER:
            continue
        # a spectator or a seat that owes a decision, and one more seat, each in its turn
        owing = awaited(one.state)[0] if number % 2 else None
        for looker in {owing, number % one.options.seats}:
            other = hidden_changed(one.state, one.options, looker)
            assert svg_board(Game(one.options, other)) != one.svg
            seen = svg_view(make_view(one.state, one.options, looker))
            assert svg_view(make_view(other, one.options, looker)) == seen


def test_V2_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    game = Game.new("classic", 4, seed=5)
    root = drawn(svg_view(game.view(2)))
    for seat, board in enumerate(marked(root, "board")):
        assert ("$20" in words(board)) == (seat == 2)
        assert len(marked(board, "card")) == (seat == 2)
        assert len(marked(board, "card-back")) == (seat != 2)
    assert len(marked(drawn(svg_board(game)), "card")) == 4
    assert not marked(drawn(svg_view(game.view(None))), "card")


def test_V2_money_cards_are_counted_where_they_are_open() -> None:
    for edition, said in (("classic", 0), ("anniversary", 3)):
        root = drawn(svg_view(Game.new(edition, 3, seed=5).view(None)))
        # S5, S7: eleven bills and two bluffing cards
        assert words(root).count("13 cards") == said


# Tidy


def boxes(element: ET.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, ...]]:
    """Where the containers of a picture are, echoes too: left, top, right, bottom."""
    scale = 1.0
    if moved := element.get("transform"):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", moved)]
        x, y = x + numbers[0], y + numbers[1]
        scale = numbers[2] if "scale" in moved else 1
    if element.get("class") in ("longshore-container", "longshore-echo"):
        yield x, y, x + scale * WIDTH, y + scale * HEIGHT
    for child in element:
        yield from boxes(child, x, y)


def test_no_container_lies_on_another_or_outside() -> None:
    for one in positions():
        root = one.root
        width, height = (float(number) for number in str(root.get("viewBox")).split()[2:])
        found = sorted(boxes(root), key=lambda box: (box[1], box[0]))
        for left, top, right, bottom in found:
            assert 0 <= left < right <= width
            assert 0 <= top < bottom <= height
        for number, one_box in enumerate(found):
            for other in found[number + 1 :]:
                apart = (
                    one_box[2] <= other[0] + 0.01
                    or other[2] <= one_box[0] + 0.01
                    or one_box[3] <= other[1] + 0.01
                )
                assert apart, (one.options, one_box, other)


def test_a_crowded_place_shows_one_container_of_each_colour_with_its_number() -> None:
    options = Options.make("classic", 5)
    state, _ = started(options, 3)
    state.goods[places.ISLAND + 1] = (12, 9, 0, 20, 8)
    root = drawn(svg_view(make_view(state, options, None)))
    area = marked(root, "island-area")[1]
    assert {"×12", "×9", "×20", "×8", "49"} <= set(words(area))
    assert len(marked(area, "container")) == 4
    assert shown(root) == lying(state)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_colours_differ_in_paint_letter_and_hatching(edition: str, seats: int) -> None:
    root = drawn(svg_board(Game.new(edition, seats, seed=2)))
    looks = []
    for element in marked(marked(root, "supply")[0], "container"):
        face = element.find(f"{_SVG}rect")
        hatching = element.find(f"{_SVG}path")
        letter = element.find(f"{_SVG}text")
        assert face is not None
        assert letter is not None
        looks.append((face.get("fill"), letter.text, "" if hatching is None else hatching.get("d")))
    for kind in zip(*looks, strict=True):
        assert len(set(kind)) == COLOURS


# Fit for a page


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_picture_is_one_scalable_element_on_its_own(edition: str, seats: int) -> None:
    svg = Game.new(edition, seats, seed=2)._repr_html_()
    root = drawn(svg)
    assert root.tag == f"{_SVG}svg"
    assert root.get("width") == "100%"
    assert re.fullmatch(r"0 0 \d+ [\d.]+", str(root.get("viewBox")))
    used = {element.tag.removeprefix(_SVG) for element in root.iter()}
    assert used == {"svg", "title", "desc", "g", "rect", "path", "text"}
    for element in root.iter():
        # ids and links would reach out of the picture, handlers would run
        assert not [name for name in element.attrib if name == "id" or "href" in name]
        assert not [name for name in element.attrib if name.startswith("on")]
    assert "url(" not in svg
    assert svg.count("http") == 1  # the name space


def test_every_part_has_a_name_for_those_who_listen() -> None:
    for one in positions():
        root = one.root
        assert root[0].tag == f"{_SVG}title"
        assert root[1].tag == f"{_SVG}desc"
        for element in root.iter():
            if str(element.get("role", "")).startswith(("graphics-object", "graphics-symbol")):
                assert element[0].tag == f"{_SVG}title"
                assert (element[0].text or "").strip()


def test_the_same_game_gives_the_same_bytes() -> None:
    for one in positions():
        again = Game(one.options, copy_of(one.state))
        assert svg_board(again) == one.svg


def test_text_is_escaped() -> None:
    nasty = "<script>&\"'"
    element = drawn(text(1, 2, nasty))
    assert element.text == nasty
    assert drawn(tag("g", data_name=nasty)).get("data-name") == nasty
