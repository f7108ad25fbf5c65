"""The command `longshore audit`."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Any

import typer

from longshore.cli.console import counted
from longshore.cli.database import DEFAULT_DATABASE, Database, trouble_told
from longshore.cli.editions import Editions, use_editions

if TYPE_CHECKING:
    from longshore.server.exports.auditing import Audit, Difference

DIFFERENT = 1


def audit(
    *,
    database: Database = DEFAULT_DATABASE,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    editions: Editions = None,
) -> None:
    """Play all stored games again; say which differ from what was stored, and where."""
    from longshore.server.exports.auditing import audit_tables
    from longshore.server.store import open_store

    use_editions(editions)
    with trouble_told(), closing(open_store(database, reading=True)) as store:
        found = audit_tables(store.every_table(), store.lines)
    if json:
        _print_json(found)
    else:
        _show(found)
    if found.differences:
        raise typer.Exit(DIFFERENT)


def _show(found: Audit) -> None:
    from longshore.server.domain.rules_version import is_here

    for version, count in sorted(found.versions.items()):
        here = ", as in this program" if is_here(version) else ""
        same = count.games - count.differ
        print(
            f"Rules {version}{here}: {counted(count.games, 'game')},"
            f" {counted(count.actions, 'action')}; {same:,} the same, {count.differ:,} different."
        )
    for difference in found.differences:
        print(_line(difference))
    games = sum(count.games for count in found.versions.values())
    tables, again = counted(found.tables, "table"), counted(games, "game")
    print(f"{tables}, {again} played again: {_verdict(found)}")


def _line(difference: Difference) -> str:
    rules = f" (rules {difference.rules})" if difference.rules else ""
    return f"Table {difference.table}, entry {difference.seq}{rules}: {difference.say()}"


def _verdict(found: Audit) -> str:
    tables = len({difference.table for difference in found.differences})
    if not tables:
        return "all as they were stored."
    return "one differs." if tables == 1 else f"{tables:,} differ."


def _print_json(found: Audit) -> None:
    import json

    import msgspec

    differences: list[dict[str, Any]] = [
        {
            "table": one.table,
            "entry": one.seq,
            "rules": one.rules,
            "difference": one.code,
            "text": one.say(),
        }
        for one in found.differences
    ]
    told = {
        "rules": found.rules,
        "tables": found.tables,
        "versions": msgspec.to_builtins(found.versions),
        "differences": differences,
    }
    print(json.dumps(told, ensure_ascii=False))
