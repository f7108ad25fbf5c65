from __future__ import annotations

import hashlib
import hmac
import re
import subprocess
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from longshore.game.actions import Bid, Pass, TakeLoan
from longshore.game.game import Game, draw
from longshore.game.options import Options
from longshore.notation import Deal
from longshore.server.domain.fairness import (
    bid_commitment,
    bid_salt,
    deal_commitment,
    is_hash,
    is_sealed,
    make_secret,
)
from tests.server.logged import SECRET, golden

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair.md"
OPTIONS = Options.make("classic", 3, money="open")
DEAL = Deal(1, (0, 1, 2), (0, 2, 1))


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_deal_is_hashed_as_documented():
    hashed = (
        "longshore-deal 1\n"
        f"secret {SECRET}\n"
        "longshore classic 3 money=open\n"
        "deal first red, machines k n o, cards A C B\n"
    )
    assert deal_commitment(SECRET, OPTIONS, DEAL) == sha256(hashed)


def test_a_bid_is_hashed_as_documented():
    message = b"longshore-salt 1\ntable tbl-1\nentry 47\n"
    salt = hmac.new(bytes.fromhex(SECRET), message, "sha256").hexdigest()
    assert bid_salt(SECRET, "tbl-1", 47) == salt
    hashed = f"longshore-bid 1\nsalt {salt}\nred: bid 12 loan\n"
    assert bid_commitment(SECRET, "tbl-1", 47, 1, Bid(12, 1), OPTIONS) == sha256(hashed)


def test_every_part_of_a_deal_is_bound():
    other = "0" * 64
    made = [
        deal_commitment(SECRET, OPTIONS, DEAL),
        deal_commitment(other, OPTIONS, DEAL),
        deal_commitment(SECRET, Options.make("classic", 3), DEAL),
        deal_commitment(SECRET, OPTIONS, msgspec.structs.replace(DEAL, first=0)),
        deal_commitment(SECRET, OPTIONS, msgspec.structs.replace(DEAL, machines=(1, 0, 2))),
        deal_commitment(SECRET, OPTIONS, msgspec.structs.replace(DEAL, cards=(0, 1, 2))),
    ]
    assert all(one != another for one, another in combinations(made, 2))


def test_every_part_of_a_bid_is_bound():
    said = (SECRET, "tbl-1", 47, 1, Bid(12), OPTIONS)
    others = [
        ("0" * 64, "tbl-1", 47, 1, Bid(12), OPTIONS),
        (SECRET, "tbl-2", 47, 1, Bid(12), OPTIONS),
        (SECRET, "tbl-1", 48, 1, Bid(12), OPTIONS),
        (SECRET, "tbl-1", 47, 2, Bid(12), OPTIONS),
        (SECRET, "tbl-1", 47, 1, Bid(13), OPTIONS),
        (SECRET, "tbl-1", 47, 1, Bid(12, loans=1), OPTIONS),
        (SECRET, "tbl-1", 47, 1, Bid(12, bluff=1), OPTIONS),
    ]
    made = [bid_commitment(*one) for one in (said, *others)]
    assert all(one != another for one, another in combinations(made, 2))


def test_the_brokers_containers_are_part_of_the_deal():
    options = Options.make("anniversary", 3)
    deal = draw(options, 1)
    assert deal.brokers is not None
    other = msgspec.structs.replace(deal, brokers=(deal.brokers[0], *deal.brokers[:0:-1]))
    assert other != deal
    assert deal_commitment(SECRET, options, deal) != deal_commitment(SECRET, options, other)


def test_secrets_are_hashes_and_never_the_same():
    found = {make_secret() for _ in range(100)}
    assert len(found) == 100
    assert all(is_hash(secret) for secret in found)


@pytest.mark.parametrize("text", ["", "ab", "G" * 64, "A" * 64, "a" * 63, "a" * 65, None, 7])
def test_what_is_no_hash(text):
    assert not is_hash(text)


@pytest.mark.parametrize("name", ["classic-3", "classic-3-all-zero-tie", "classic-4-progressive"])
def test_A1_A2_sealed_is_what_is_turned_over_later(name):
    """Every bid in a sealed round and none else: not open ones (A6), not loans, not passes."""
    record = golden(name)
    game = Game.start(record.options, deal=record.deal)
    sealed = 0
    for seat, action in record.actions:
        found = is_sealed(game.state, seat, action)
        assert not is_sealed(game.state, seat, TakeLoan())
        assert not is_sealed(game.state, seat, Pass())
        told = {event.__struct_config__.tag for event in game.play(action, seat)}
        assert found == ("bid-sealed" in told)
        sealed += found
    assert (sealed > 0) == (name != "classic-4-progressive")


def test_the_document_works_in_a_shell():
    """The commands of docs/fair.md give what stands below them."""
    block = re.search(r"```sh\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    shown = block[1].splitlines()
    script = "\n".join(line[2:] for line in shown if line.startswith("$ "))
    expected = [line for line in shown if not line.startswith("$ ")]
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=True)
    assert len(expected) == 2
    assert done.stdout.splitlines() == expected
