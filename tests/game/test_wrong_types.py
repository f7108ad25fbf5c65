"""Whatever is given where something else belongs is refused in one line, by Longshore itself."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import longshore
from longshore import Game
from longshore.bots import make_bot
from longshore.envs.batch import BatchEnv
from longshore.game.options import Options
from longshore.lab.errors import LabError
from longshore.lab.setting import Setting
from longshore.lab.simulate import Plan, check_plan
from longshore.notation import (
    Record,
    check_action,
    check_deal,
    format_action,
    format_deal,
    parse_action,
    parse_deal,
    parse_position,
    read_position,
    state_from_dict,
)

TABLE = Options.make("classic", 3)
GAME = Game.start(TABLE, seed=1)
RECORD = GAME.record()
HERE = Path(longshore.__file__).parent
NONSENSE = (None, 1.5, "nonsense", [1, "a"], {"a": 1}, object(), np.float64(2.5), True, b"x")


def setting(**given: Any) -> Setting:
    return Setting.make(**{"options": TABLE, "bots": ["random"], **given})


def plan(folder: Path = Path("nowhere"), **given: Any) -> Any:
    return check_plan(Plan(**{"setting": setting(), "games": 1, "folder": folder, **given}))


# What is called with the nonsense, and which of it makes sense there after all.
CALLS: dict[str, tuple[Callable[[Any], object], tuple[Any, ...]]] = {
    "Game.new edition": (Game.new, ()),
    "Game.new seats": (lambda it: Game.new(seats=it), ()),
    "Game.new seed": (lambda it: Game.new(seed=it), (None,)),
    "Game.new deal": (lambda it: Game.new(deal=it), (None,)),
    "Game.new supply": (lambda it: Game.new(supply=it), ()),
    "Game.new round_limit": (lambda it: Game.new(round_limit=it), (None,)),
    "Game.new bluff": (lambda it: Game.new(bluff=it), (None,)),  # there is a choice of that name
    "Game.start options": (Game.start, ()),
    "Game.from_position": (Game.from_position, ()),
    "Game.from_record": (Game.from_record, ()),
    "Game.from_record upto": (lambda it: Game.from_record(RECORD, it), (None,)),
    "play action": (lambda it: GAME.copy().play(it), ()),
    "play seat": (lambda it: GAME.copy().play("pass", it), (None,)),
    "can action": (GAME.can, ("nonsense",)),
    "view": (GAME.view, (None,)),
    "cash": (GAME.cash, ()),
    "seat": (GAME.seat, ()),
    "legal_actions": (GAME.legal_actions, (None,)),
    "legal_moves": (GAME.legal_moves, (None,)),
    "adopt": (lambda it: GAME.copy().adopt(it), ()),
    "Options.make edition": (Options.make, ()),
    "Options.make seats": (lambda it: Options.make("classic", it), ()),
    "parse_action text": (lambda it: parse_action(it, TABLE), ()),
    "parse_action options": (lambda it: parse_action("pass", it), ()),
    "format_action action": (lambda it: format_action(it, TABLE), ()),
    "check_action": (lambda it: check_action(it, TABLE), ()),
    "parse_deal": (lambda it: parse_deal(it, TABLE), ()),
    "format_deal": (lambda it: format_deal(it, TABLE), ()),
    "check_deal": (lambda it: check_deal(it, TABLE), ()),
    "parse_position": (parse_position, ()),
    "read_position": (read_position, ()),
    "state_from_dict": (state_from_dict, ()),
    "Record.from_text": (Record.from_text, ()),
    "Record.from_json": (Record.from_json, ()),
    "Record.read": (Record.read, ()),
    "make_bot": (make_bot, ()),
    "Setting.make options": (lambda it: setting(options=it), ()),
    "Setting.make bots": (lambda it: setting(bots=it), ()),
    "Setting.make seed": (lambda it: setting(seed=it), ()),
    "Plan games": (lambda it: plan(games=it), ()),
    "Plan workers": (lambda it: plan(workers=it), (None,)),
    "Plan folder": (lambda it: plan(folder=it), ("nonsense",)),
    "Plan setting": (lambda it: plan(setting=it), ()),
    "BatchEnv lanes": (BatchEnv, ()),
    "BatchEnv seats": (lambda it: BatchEnv(1, seats=it), ()),
    "BatchEnv reward": (lambda it: BatchEnv(1, reward=it), ()),
    "BatchEnv threads": (lambda it: BatchEnv(1, threads=it), ()),
}


@pytest.mark.parametrize("name", CALLS)
def test_nonsense_is_refused_in_one_line(name: str) -> None:
    call, sensible = CALLS[name]
    for nonsense in NONSENSE:
        if any(nonsense is one or nonsense == one for one in sensible):
            continue
        with pytest.raises((ValueError, TypeError, LabError)) as caught:
            call(nonsense)
        last = traceback.extract_tb(caught.value.__traceback__)[-1]
        assert Path(last.filename).is_relative_to(HERE), (nonsense, str(caught.value))
        assert (last.line or "").startswith("raise "), (nonsense, last.line, str(caught.value))
        assert len(str(caught.value).splitlines()) == 1


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    two, four = np.int8(2), np.int64(4)
    game = Game.new(seats=four, seed=np.uint32(1), supply=np.int16(16), round_limit=np.int64(30))
    assert game == Game.new(seats=4, seed=1, supply=16, round_limit=30)
    assert type(game.options.seats) is type(game.options.supply) is int
    assert game.view(two) == game.view(2)
    assert game.cash(np.uint8(0)) == 20
    assert list(game.legal_moves(two)) == game.legal_moves(2)
    play = game.play(longshore.game.actions.BuildMachine(np.int64(0)), two)
    assert Game.from_record(game.record().to_text()).events == game.events
    assert play == game.events[-len(play) :]
    assert Game.from_record(game.record(), np.int64(0)).history == ()
    assert setting(seed=np.int64(3)).seed == 3
    assert plan(games=np.int64(3)).asked == 3


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "one.game"
    file.write_text(GAME.record().to_text(), encoding="utf-8")
    assert Game.from_record(file) == GAME


def test_the_legal_actions_have_a_length() -> None:
    game = GAME.copy()
    legal = game.legal_actions()
    assert len(legal) == len(list(legal)) == sum(1 for _ in game.legal_actions())
    game.play("pass")
    assert len(game.legal_actions()) == len(list(game.legal_actions()))
    assert len(legal) == sum(1 for _ in legal)
