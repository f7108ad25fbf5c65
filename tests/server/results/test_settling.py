"""Results are written down while a server runs, whatever happened before."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from longshore.server.results import keeping, settling
from tests.server.moving_time import until
from tests.server.people.folk import Town
from tests.server.results.games import Finished, account, rows


def test_it_goes_on_after_an_error_nobody_thought_of(
    tmp_path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked, unsettled = [False], keeping.unsettled

    def once(*arguments: Any) -> list[str]:
        if not asked[0]:
            asked[0] = True
            raise RuntimeError("nobody thought of that")
        return unsettled(*arguments)

    monkeypatch.setattr(keeping, "unsettled", once)
    monkeypatch.setattr(settling, "SWEEP_SECONDS", 0.05)
    with caplog.at_level(logging.ERROR), Town(tmp_path) as town:
        until(lambda: asked[0])
        store = town.served.store
        game = Finished(store, [account(store, "Ann"), "bot:easy", "bot:easy"])
        until(lambda: len(rows(store, "seat", table_id=game.id)) == 3)
    assert "Results cannot be looked after." in caplog.text
