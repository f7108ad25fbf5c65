"""The bot that asks a model: at a real endpoint, which answers well, badly, late or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longshore import Game
from longshore.agents.model import Model
from longshore.bots.bot import Decision, bot_rng
from longshore.bots.loading import BotError
from longshore.bots.referee import ask
from longshore.bots.registry import entries, label, make_bot, outside
from longshore.bots.seated import play_out
from longshore.game.events import visible
from longshore.game.options import Options
from longshore.lab.setting import Setting
from longshore.lab.table import play_table
from tests.agents.standin import Asked, Reply, StandIn, first_choice, stand_in
from tests.tabletop import position


def made(at: StandIn, **more: object) -> Model:
    return Model(model="clever", url=at.url, **more)  # type: ignore[arg-type]


def turn() -> Game:
    return position(
        seats=3,
        blue={"machines": "k", "cash": 8, "factory": "k@3"},
        red={"factory": "n@2 n@4", "harbour": "o@3"},
    )


def decision(game: Game, seat: int = 0) -> Decision:
    return Decision(
        game.buffer, game.options, seat, bot_rng(1), told=lambda: visible(game.events, seat)
    )


def test_it_reads_its_seat_and_its_answer_is_played() -> None:
    with stand_in(lambda _: "Cheap goods!\nstock red n@2 -> n@4\nbuild a warehouse") as at:
        bot = made(at, temperature=0.5, answer=300)
        game = turn()
        answer = ask(bot, decision(game))
        assert answer.forfeit is None
        assert len(answer.moves) == 4  # two actions
        (asked,) = at.asked
        assert asked.path == "/v1/chat/completions"
        assert asked.key is None
        assert asked.body["model"] == "clever"
        assert (asked.body["temperature"], asked.body["max_tokens"]) == (0.5, 300)
        system, user = asked.body["messages"]
        assert "P1 You may produce once a turn." in system["content"]
        assert "- build a warehouse for $4: build warehouse" in user["content"]
        assert bot.usage.requests == 1
        assert bot.usage.tokens == 110
        assert bot.costs() == {"requests": 1, "tokens-in": 100, "tokens-out": 10}


def test_what_is_wrong_is_told_and_it_may_try_again() -> None:
    answers = iter(["I sing a song.", "build k", "build n"])
    with stand_in(lambda _: next(answers)) as at:
        answer = ask(made(at), decision(turn()))
        assert answer.forfeit is None
        told = [asked.last for asked in at.asked]
        assert "could not be read" in told[1]
        assert "black machine already" in told[2]
        assert "Right would be: build n|o|t|w" in told[2]
        assert [len(asked.body["messages"]) for asked in at.asked] == [2, 4, 6]


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        (Reply("la la la"), "no answer of 2 could be played"),
        (Reply("no such model", status=404), "the endpoint answered 404: no such model"),
        (Reply("busy", status=503), "the endpoint answered 503: busy"),
        (Reply(raw=b"<html>"), "the endpoint's answer holds no message"),
        (Reply(raw=b"[" * 3_000_000), "the endpoint's answer is too long"),
        (Reply("pass", after=30), "the endpoint did not answer within"),
        (Reply("", status=302, headers=(("location", "http://127.0.0.1:9/"),)), "answered 302"),
    ],
    ids=["nonsense", "refused", "busy", "no JSON", "flood", "late", "elsewhere"],
)
def test_without_an_answer_a_safe_move_is_made_and_the_reason_noted(
    reply: Reply, reason: str
) -> None:
    with stand_in(lambda _: reply) as at:
        game = turn()
        seconds = 1.0 if reply.after else 50.0  # for a busy machine
        bot = made(at, seconds=seconds, tries=2, retries=1)
        answer = ask(bot, decision(game), 0.1)  # it has the time that it was given
        assert reason in (answer.forfeit or "")
        assert game.can("pass", 0)
        assert len(answer.moves) == 1


def test_it_asks_again_where_an_endpoint_is_busy() -> None:
    replies = iter([Reply("later", status=429, headers=(("retry-after", "0"),)), Reply("pass")])
    with stand_in(lambda _: next(replies)) as at:
        assert ask(made(at), decision(turn())).forfeit is None
        assert len(at.asked) == 2


def test_its_tokens_are_bounded() -> None:
    with stand_in(lambda _: "pass") as at:
        bot = made(at, tokens=200)
        reasons = [ask(bot, decision(turn())).forfeit for _ in range(4)]
        assert reasons[:2] == [None, None]
        assert "the 200 tokens of the game are used up" in str(reasons[2])
        assert len(at.asked) == 2


def test_it_remembers_what_it_notes_and_nothing_else() -> None:
    answers = iter(["Secret thought.\n<notes>Red buys black.</notes>\npass", "pass", "pass"])
    with stand_in(lambda _: next(answers)) as at:
        bot = made(at, memory=11)
        for _ in range(2):
            assert ask(bot, decision(turn())).forfeit is None
        first, second = at.asked
        assert "<notes>" in first.body["messages"][0]["content"]
        assert "## Your notes" not in first.last
        assert "## Your notes\nbuys black." in second.last
        assert "Secret thought" not in str(second.body)
    with stand_in(lambda _: "<notes>x</notes>pass") as at:
        forgetful = made(at, memory=0)
        ask(forgetful, decision(turn()))
        assert "<notes>" not in str(at.asked[0].body)
        assert forgetful.notes == ""


def test_it_is_told_what_has_happened_since_it_last_decided() -> None:
    with stand_in(first_choice) as at:
        game = Game.new("classic", 3, seed=4, round_limit=2)
        forfeits = play_out(game, {seat: made(at) for seat in range(3)}, seed=1)
        assert forfeits == []
        assert game.over
        told = [asked.last for asked in at.asked]
        assert "began with 3 seats" in told[0]
        assert not any("began with 3 seats" in text for text in told[3:])
        assert all("What has happened" in text for text in told[3:])
        # nobody is told another's card
        assert all(text.count("was dealt value card") <= 1 for text in told)


def test_it_plays_in_the_lab_too() -> None:
    with stand_in(first_choice) as at:
        spec = f"llm:model=x,url={at.url},memory=0"
        options = Options.make("classic", 3, round_limit=1)
        setting = Setting(options=options, bots=(spec, "random", "random"), seed=3)
        played = play_table(setting, 0)
        assert played.faults == ()
        assert any("What has happened" in asked.last for asked in at.asked)


def test_the_key_comes_from_the_environment_and_stands_nowhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log = tmp_path / "log.jsonl"
    with stand_in(lambda _: Reply("bad key", status=401)) as at:
        monkeypatch.setenv("MY_KEY", "s3cret")
        spec = f"llm:model=x,url={at.url},key=MY_KEY,log={log}"
        bot = make_bot(spec)
        answer = ask(bot, decision(turn()))
        assert at.asked[0].key == "Bearer s3cret"
        assert "401" in str(answer.forfeit)
        assert "s3cret" not in label(spec) + str(answer) + log.read_text() + repr(vars(bot))
        assert json.loads(log.read_text())["error"].startswith("the endpoint answered 401")
    monkeypatch.delenv("MY_KEY")
    with pytest.raises(BotError, match="'MY_KEY' is not set"):
        make_bot(spec)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("llm", "llm has to be given model"),
        ("llm:model=x", "url"),
        ("llm:model=x,url=ftp://a", "url is an address as http://127.0.0.1:11434/v1"),
        ("llm:model=x,url=http://me:pass@a/v1", "url is an address"),
        ("llm:model=x,url=http://a,tries=0", "tries"),
        ("llm:model=x,url=http://a,language=xx", "language is one of"),
    ],
)
def test_what_it_has_to_be_told(spec: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        make_bot(spec)


def test_nobody_seats_it_by_its_name_alone() -> None:
    """A visitor of a server could else have it ask any address."""
    assert "llm" in {one.name for one in outside()}
    assert "llm" not in {one.name for one in entries()}


def test_where_there_is_one_thing_to_do_nobody_is_asked() -> None:
    def never(_: Asked) -> str:
        raise AssertionError

    cargo = {"at": "island", "cargo": ["k"]}
    game = position(phase="bids", turn="red", blue={"cash": 0, "loans": 2}, red={"ship": cargo})
    with stand_in(never) as at:
        assert ask(made(at), decision(game)).forfeit is None
        assert at.asked == []
