"""The names and kinds of the columns: others read them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from longshore.lab.rows import TABLES, TURN, turn_columns, turn_dicts

LAB = Path(__file__).parents[2] / "docs" / "lab.md"


def numbered(*names: str) -> list[str]:
    return [f"{name}_{index}" for name in names for index in range(5)]


def test_the_columns_have_the_names_that_are_promised():
    names = {table: [column.name for column in columns] for table, columns in TABLES.items()}
    assert " ".join(names["games"]) == (
        "game seed edition seats options rounds turns idle_rounds ended winners best_score first"
        " forfeits"
    )
    assert " ".join(names["seats"]) == (
        "game seat bot order card score rank win_share cash loans island_score island harbour"
        " factory ship pier machines warehouses produced stocked loaded shipped auctions won"
        " received spent_on_cargo earned_by_cargo paid_0 paid_1 paid_2 paid_3 paid_4 forfeits"
        " decisions"
    )
    assert names["turns"] == [
        *("game", "turn", "round", "seat"),
        *numbered("cash", "loans", "factory", "harbour", "ship", "island", "supply"),
        *numbered("factory_price", "harbour_price"),
        *("money", "subsidy", "loans_taken", "loans_repaid", "buildings", "interest"),
        *("declined", "domestic", "brokers", "wages", "passed"),
        *numbered("factory_sold", "factory_paid", "harbour_sold", "harbour_paid"),
        *("auction", "seller", "winner", "bid"),
        *numbered("cargo", "bids"),
    ]


def test_what_is_empty_is_none():
    turns = np.zeros(2, TURN)
    turns["cash"], turns["cash"][0, 4] = 3, -1
    turns["factory_price"][0, 1], turns["factory_price"][1, 1] = np.nan, 2.5
    turns["brokers"] = -1  # which is a flow of -$1, not nothing
    turns["auction"] = [0, 2]
    columns = turn_columns(turns)
    assert columns["cash_4"] == [None, 3]
    assert columns["cash_0"] == [3, 3]
    assert columns["factory_price_1"] == [None, 2.5]
    assert columns["brokers"] == [-1, -1]
    assert columns["auction"] == ["", "kept"]
    rows = turn_dicts(turns)
    assert [row["auction"] for row in rows] == ["", "kept"]
    assert list(rows[0]) == [column.name for column in TABLES["turns"]]
    assert turn_dicts(turns[:0]) == []


def test_the_document_names_every_column():
    text = LAB.read_text(encoding="utf-8")
    for columns in TABLES.values():
        for column in columns:
            family = column.name.rstrip("01234")
            shown = f"`{family}0…4`" if family.endswith("_") else f"`{column.name}`"
            assert shown in text, shown
