"""The command `longshore`. Each command loads what it needs when it is called."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, Any

import typer

from longshore import __version__
from longshore.cli.arena import arena
from longshore.cli.audit import audit
from longshore.cli.backup import backup, restore
from longshore.cli.console import make_console
from longshore.cli.database import DEFAULT_DATABASE, Database
from longshore.cli.dataset import dataset
from longshore.cli.editions import Editions, use_editions
from longshore.cli.exploit import exploit
from longshore.cli.extras import what_is_missing
from longshore.cli.join import join
from longshore.cli.ladder import ladder
from longshore.cli.mcp import mcp
from longshore.cli.measure import bench, perft
from longshore.cli.misuse import plainly
from longshore.cli.rebuild import rebuild
from longshore.cli.report import report
from longshore.cli.review import review
from longshore.cli.serve import serve
from longshore.cli.simulate import simulate
from longshore.cli.train import train
from longshore.cli.verify import verify
from longshore.cli.warmup import warmup

MISUSED, STOPPED, PIPE_CLOSED = 2, 130, 141

app = typer.Typer(
    name="longshore",
    help="Longshore: an independent implementation of the rules of Container.",
    add_completion=False,
    no_args_is_help=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        help="de, en, es, fr, it or nl; by default LONGSHORE_LANGUAGE, or the system's language.",
    ),
]


def main() -> None:
    """The entry point: whatever a user does wrong is one line and exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a sign shows another
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit status."""
    from longshore.bots.loading import BotError
    from longshore.text.errors import UserError

    try:
        status = app(arguments, prog_name="longshore", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as misuse:
        return _complain(plainly(misuse))
    except (UserError, BotError) as problem:
        return _complain(str(problem))
    except ModuleNotFoundError as problem:
        missing = what_is_missing(f"longshore {' '.join(arguments[:1])}", problem)
        if missing is None:
            raise
        return _complain(missing)
    except (
        BrokenPipeError,
        SystemExit,
    ):  # Typer makes a SystemExit of the one, and of nothing else
        # whoever was reading has enough; keep the interpreter from flushing into the void
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort):
        status = STOPPED
    if status == STOPPED:
        print("\nStopped.", file=sys.stderr)
    return status if isinstance(status, int) else 0


def _complain(reason: str) -> int:
    print(f"longshore: {reason}", file=sys.stderr)
    return MISUSED


@app.callback()
def longshore(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(f"longshore {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    *,
    edition: Annotated[
        str | None, typer.Option(help="classic (default), anniversary, or one of --editions.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="3 to 5; 4 by default.")] = None,
    human: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT", help="A seat that you play; may be repeated."),
    ] = None,
    hot_seat: Annotated[
        int | None, typer.Option(metavar="N", help="So many people at this screen; 0 watches.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal from a seed.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Another rule, as money=open; may be repeated."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "--bots",
            metavar="[SEAT=]BOT",
            help="Who plays the other seats, as hard or red=shipper; with --terminal also"
            " search:seconds=2 or file.py:Class; may be repeated, the last takes what is left."
            " See `longshore bots`.",
        ),
    ] = None,
    start: Annotated[
        str | None,
        typer.Option("--from", metavar="FILE", help="Go on with a game or a position (terminal)."),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    language: Language = None,
    port: Annotated[
        int | None, typer.Option(help="For the browser; by default 8087, or a free one.")
    ] = None,
    database: Database = DEFAULT_DATABASE,
    browser: Annotated[
        bool, typer.Option(help="Open the browser; else only the address is printed.")
    ] = True,
    editions: Editions = None,
) -> None:
    """Play against bots, or several at one screen: in the browser, or in the terminal."""
    from longshore.cli.play import need_registered, play_in_browser
    from longshore.game.written_options import make_seed
    from longshore.terminal import setup
    from longshore.terminal.introduction import introduce
    from longshore.terminal.play import TerminalGame
    from longshore.terminal.prompt import Screen
    from longshore.text.errors import told_in
    from longshore.text.words import chosen_language

    use_editions(editions)
    _check(terminal or start is None, "--from goes with --terminal.")
    _check(terminal or language is None, "--language goes with --terminal; the page has its own.")
    spoken = chosen_language(language) if terminal else "en"
    setup.check_bots(bot or [])
    chance = make_seed(seed)
    with told_in(spoken):
        game = setup.make_game(start, edition, seats, option or [], seed)
    people = setup.find_people(game, human or [], hot_seat)
    specs = setup.seat_bots(game, people, bot or [])
    if not terminal:
        need_registered(specs)
        play_in_browser(
            game.options,
            people,
            specs,
            seed=seed,
            port=port,
            database=database,
            browser=browser,
        )
        return
    introduction = introduce(game.options, specs, spoken)
    screen = Screen(make_console())
    words = {"introduction": introduction, "language": spoken}
    TerminalGame(game, setup.make_bots(specs), screen, chance, **words).run()


@app.command()
def bots(
    name: Annotated[
        str | None, typer.Argument(metavar="[BOT]", help="Only this one, as merchant.")
    ] = None,
    json: Json = False,
) -> None:
    """List the bots, what they are like and the parameters they take."""
    from longshore.terminal.roster import chosen, roster_json, roster_table

    shown = chosen(name)
    if json:
        _print_json(roster_json(shown))
        return
    make_console().print(roster_table(shown))


app.command()(simulate)
app.command()(dataset)
app.command()(train)
app.command()(exploit)
app.command()(ladder)
app.command()(arena)
app.command()(report)
app.command()(review)
app.command()(serve)
app.command()(join)
app.command()(mcp)
app.command()(verify)
app.command()(audit)
app.command()(rebuild)
app.command()(backup)
app.command()(restore)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game; - is the standard input.")],
    *,
    at: Annotated[int | None, typer.Option(metavar="N", help="Stop after the N-th action.")] = None,
    json: Json = False,
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Show what this seat may know.")
    ] = None,
    page: Annotated[
        bool, typer.Option("--page", help="Show it in the browser, to be looked through.")
    ] = False,
    browser: Annotated[
        bool, typer.Option(help="With --page: open the browser; else only print the address.")
    ] = True,
    language: Language = None,
    editions: Editions = None,
) -> None:
    """Replay a recorded game: its log, and the board at the end; or on the page."""
    from longshore.terminal.replay import (
        find_seat,
        print_replay,
        read_game,
        read_record,
        replay_json,
    )
    from longshore.text.errors import told_in
    from longshore.text.words import chosen_language

    use_editions(editions)
    spoken = chosen_language(language)
    if page:
        from longshore.cli.replayed import show_on_page

        alone = at is None and seat is None and language is None and not json
        _check(alone, "--page shows the whole game, and the page has its own languages.")
        with told_in(spoken):
            record = read_record(file)
        show_on_page(record, browser=browser)
        return
    with told_in(spoken):
        game, actions = read_game(file, at)
        viewer = find_seat(game, seat)
    if json:
        _print_json(replay_json(game, actions, viewer))
        return
    print_replay(make_console(), game, actions, viewer, spoken)


@app.command()
def position(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A position; - is the standard input.")
    ],
    json: Json = False,
    language: Language = None,
    editions: Editions = None,
) -> None:
    """Check a position; print its board and its canonical text."""
    from longshore.terminal.replay import print_board, read_position
    from longshore.text.errors import told_in
    from longshore.text.words import chosen_language

    use_editions(editions)
    spoken = chosen_language(language)
    with told_in(spoken):
        game = read_position(file)
    if json:
        _print_json(game.position_dict())
        return
    print_board(make_console(), game, None, spoken)
    print()
    print(game.position(), end="")


app.command()(perft)
app.command()(bench)
app.command()(warmup)


def _check(right: bool, reason: str) -> None:
    from longshore.text.errors import UserError

    if not right:
        raise UserError(reason)


def _print_json(value: dict[str, Any]) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False))


if __name__ == "__main__":
    main()
