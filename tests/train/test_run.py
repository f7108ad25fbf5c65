"""A run of training, as small as can be: whole, stopped and gone on with, and what comes of it."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch

from longshore.bots.learned import Learned
from longshore.bots.learned.inference import chances, judge
from longshore.bots.learned.inputs import (
    INPUT,
    INPUTS,
    NUMBERS,
    OFFERS,
    records,
    write_inputs,
    write_inputs_alone,
)
from longshore.bots.learned.turning import PLAIN
from longshore.bots.learned.weights import (
    FILE,
    load_critic,
    load_packed,
    load_packed_critic,
    load_weights,
    write_weights,
)
from longshore.cli import main as cli
from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE
from longshore.envs import BatchEnv
from longshore.text.errors import UserError
from longshore.train.curves import write_page
from longshore.train.exporting import begin_as, export
from longshore.train.lanes import NOBODY, trace_back
from longshore.train.measuring import SHOWN
from longshore.train.network import make_actor, make_critic
from longshore.train.playing import Games
from longshore.train.running import CHECKPOINT, CURVES, open_training
from longshore.train.settings import MOST_SEED, parse_run, read_run


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that went through all its stages without a stop."""
    folder = tmp_path_factory.mktemp("run")
    run = msgspec.structs.replace(read_run("tiny"), ahead=False)
    training = open_training(run, folder)
    training.train()
    assert training.stage == "done"
    return folder


def kept(folder: Path) -> dict[str, torch.Tensor]:
    found: dict[str, torch.Tensor] = torch.load(folder / CHECKPOINT, weights_only=False)["actor"]
    return found


def test_a_run_stopped_after_every_stretch_comes_to_the_same(done: Path, tmp_path: Path) -> None:
    run = msgspec.structs.replace(read_run("tiny"), ahead=False)
    stops = 0
    while True:
        training = open_training(run if not stops else None, tmp_path)
        training.train(seconds=0)
        stops += 1
        if training.stage == "done":
            break
    assert stops > 5
    for name, weights in kept(done).items():
        assert torch.equal(weights, kept(tmp_path)[name]), name


def test_steps_become_smaller_where_the_play_changes_too_much(tmp_path: Path) -> None:
    run = read_run("tiny")
    quick = msgspec.structs.replace(run.learning, rate=0.02, clipped=0.01)
    open_training(msgspec.structs.replace(run, learning=quick), tmp_path).train()
    rows = [json.loads(line) for line in (tmp_path / CURVES).read_text("utf-8").splitlines()]
    paces = [row["pace"] for row in rows if row["stage"] == "playing"]
    assert paces[0] == 1
    assert min(paces) < 0.8


def test_no_run_learns_from_the_games_that_are_for_showing() -> None:
    run = read_run("tiny")
    last = msgspec.structs.replace(run.lanes, seed=MOST_SEED)
    games = Games(
        msgspec.structs.replace(run, lanes=last), torch.device("cpu"), after=4_000_000_000
    )
    assert games.env.episode_seeds.max() < SHOWN
    with pytest.raises(UserError, match=r"lanes\.seed is 0 to 62, not 63"):
        parse_run("[lanes]\nseed = 63")


def test_a_run_that_goes_astray_says_so(tmp_path: Path) -> None:
    run = read_run("tiny")
    wild = msgspec.structs.replace(run.clone, rate=1e30)
    with pytest.raises(UserError, match="gone astray"):
        open_training(msgspec.structs.replace(run, clone=wild), tmp_path).train()


def test_its_curves_tell_all_stages_and_are_drawn(done: Path) -> None:
    rows = [json.loads(line) for line in (done / CURVES).read_text("utf-8").splitlines()]
    assert list(dict.fromkeys(row["stage"] for row in rows)) == ["copying", "judging", "playing"]
    assert all(
        np.isfinite(value) for row in rows for value in row.values() if value != row["stage"]
    )
    page = write_page(done).read_text("utf-8")
    assert "Share of the wins alone among merchants" in page


def test_the_bot_says_what_the_network_says(done: Path, tmp_path: Path) -> None:
    """Within what 16 bits round; and what is played is what is likeliest, or as it is drawn."""
    export(done, tmp_path / "w.npz")
    weights = load_packed(str(tmp_path / "w.npz"))
    state = torch.load(done / CHECKPOINT, weights_only=False)["average"]
    network = make_actor(32, 1)
    network.load_state_dict({name: value.half().float() for name, value in state.items()})
    env = BatchEnv(20, edition="anniversary", seats=4, opponents=["merchant"], seeds=2)
    for _ in range(100):
        env.step(env.advise())
    inputs, offers = np.zeros((20, INPUTS), np.float32), np.zeros((20, MOVES), np.bool_)
    cards = np.zeros(20, np.int64)
    write_inputs(
        records(env.observations, NUMBERS),
        records(env.masks, OFFERS),
        np.ones(20, np.bool_),
        cards,
        records(inputs, INPUT),
        records(offers, OFFERS),
    )
    with torch.no_grad():
        logits = network(torch.from_numpy(inputs)).masked_fill(~torch.from_numpy(offers), -60)
    wanted = logits.softmax(1).numpy()
    for lane in range(20):
        said = chances(env.observations[lane], env.masks[lane], weights)
        plain = PLAIN.reshape(-1, MOVES)[cards[lane]]
        assert np.allclose(said[plain], wanted[lane], atol=1e-4)
        assert (said[~env.masks[lane]] == 0).all()


def test_the_critic_of_a_file_expects_what_the_one_in_training_does(
    done: Path, tmp_path: Path
) -> None:
    export(done, tmp_path / "w.npz")
    critic = load_packed_critic(str(tmp_path / "w.npz"))
    state = torch.load(done / CHECKPOINT, weights_only=False)["critic"]
    network = make_critic(len(state["entry.bias"]), 1)
    network.load_state_dict({name: value.half().float() for name, value in state.items()})
    env = BatchEnv(20, edition="classic", seats=5, opponents=["merchant"], seeds=3)
    for _ in range(100):
        env.step(env.advise())
    rows, inputs = np.zeros((20, SIZE), np.float32), np.zeros((20, INPUTS), np.float32)
    env.observe_all(rows)
    write_inputs_alone(records(rows, NUMBERS), np.ones(20, np.bool_), records(inputs, INPUT))
    with torch.no_grad():
        wanted = network(torch.from_numpy(inputs))[:, 0].numpy()
    said = [judge(row, critic) for row in rows]
    assert np.ptp(wanted) > 0.001
    assert np.allclose(said, wanted, atol=1e-4)


def test_a_file_without_a_critic_plays_and_says_what_it_lacks(done: Path, tmp_path: Path) -> None:
    export(done, tmp_path / "both.npz")
    actor = load_weights(str(tmp_path / "both.npz"))
    write_weights(actor, tmp_path / "actor.npz")
    for one, other in zip(actor, load_weights(str(tmp_path / "actor.npz")), strict=True):
        assert (one == other).all()
    with pytest.raises(ValueError, match=r"actor\.npz holds only the network that plays"):
        load_critic(str(tmp_path / "actor.npz"))


def test_a_run_begins_as_a_player_that_has_learned(done: Path, tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    export(done, file)
    run = read_run("tiny")
    training = open_training(run, tmp_path / "next")
    begin_as(training, str(file))
    assert training.stage == "judging"
    for name, value in torch.load(done / CHECKPOINT, weights_only=False)["average"].items():
        assert torch.equal(training.actor.whole.state_dict()[name], value.half().float()), name
    training.train()
    rows = [
        json.loads(line)
        for line in (tmp_path / "next" / CURVES).read_text("utf-8").split("\n")[:-1]
    ]
    assert {row["stage"] for row in rows} == {"judging", "playing"}
    with pytest.raises(UserError, match="has begun already"):
        begin_as(open_training(None, tmp_path / "next"), str(file))
    wide = msgspec.structs.replace(run, network=msgspec.structs.replace(run.network, actor=48))
    with pytest.raises(UserError, match="holds actor = 32, actor_blocks = 1; the run asks for 48"):
        begin_as(open_training(wide, tmp_path / "wide"), str(file))
    with pytest.raises(UserError, match=r"none\.npz holds no weights"):
        begin_as(open_training(run, tmp_path / "other"), str(tmp_path / "none.npz"))


def test_the_weights_in_the_wheel_are_small_enough() -> None:
    file = resources.files("longshore.bots.learned") / FILE
    assert 100_000 < len(file.read_bytes()) <= 10_000_000


def test_a_bot_of_its_weights_plays_whole_games(done: Path, tmp_path: Path) -> None:
    export(done, tmp_path / "w.npz")
    from longshore.game.options import Options
    from longshore.lab.setting import Setting
    from longshore.lab.table import play_table

    spec = f"learned:weights={tmp_path / 'w.npz'}"
    options = Options.make("classic", 3, round_limit=4)
    result = play_table(Setting(options=options, bots=(spec, spec, "merchant")), 0)
    assert not result.faults


def test_advantages_run_along_each_seats_own_decisions() -> None:
    """Two seats in turn; the second earns 1 at the end: neither sees the other's values."""
    values = np.array([[0.5], [0.2], [0.4], [0.1], [0.3]], np.float32)
    seats = np.array([[0], [1], [0], [1], [0]])
    earned, done = np.zeros((5, 1, 5), np.float32), np.zeros((5, 1), np.bool_)
    done[3], earned[3, 0, 1], earned[3, 0, 0] = True, 1.0, -1.0
    gains, counts = np.zeros((5, 1), np.float32), np.zeros((5, 1), np.bool_)
    trace_back(values, earned, done, seats, 0.5, gains, counts)
    last_of_one = 1 - 0.1
    last_of_two = -1 - 0.4
    expected = [0.4 - 0.5 + 0.5 * last_of_two, 0.1 - 0.2 + 0.5 * last_of_one]
    assert np.allclose(gains[:4, 0], [*expected, last_of_two, last_of_one])
    assert counts[:, 0].tolist() == [True, True, True, True, False]
    assert NOBODY == -1


def test_what_is_wrong_with_a_run_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UserError, match="no table 'classic-6'"):
        parse_run("[lanes.tables]\nclassic-6 = 1")
    with pytest.raises(UserError, match=r"there is no 'lane'"):
        parse_run("[lane]\ncount = 3")
    with pytest.raises(UserError, match="at most 1 together"):
        parse_run("[lanes]\nalone = 0.9\namong = 0.2")
    assert cli.run(["train", str(tmp_path / "none.toml")]) == 2
    assert "A run is a TOML file, or one of processor" in capsys.readouterr().err
    assert cli.run(["train"]) == 2
    assert cli.run(["train", "--out", str(tmp_path / "none")]) == 2
    assert "holds no run to go on with" in capsys.readouterr().err
    with pytest.raises(ValueError, match="holds no weights"):
        Learned(weights=str(tmp_path / "none.npz"))
