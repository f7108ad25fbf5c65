"""The command `longshore serve`: a host for tables."""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from longshore.cli.database import DEFAULT_DATABASE, Database, trouble_told
from longshore.cli.editions import Editions, use_editions

if TYPE_CHECKING:
    from longshore.server.http.config import Config

HOST, PORT = "127.0.0.1", 8080
_NAME = re.compile(r"\[?[\w.:-]+\]?")
Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(help="The port; 0 takes a free one.")]


def serve(
    *,
    host: Host = HOST,
    port: Port = PORT,
    database: Database = DEFAULT_DATABASE,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where people reach this host, for links.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another page that may use this server; may be repeated."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Another name of this host, or * for any; may be repeated."
        ),
    ] = None,
    behind_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            help="Your proxies, with commas: their X-Forwarded-For and -Proto are believed.",
        ),
    ] = "",
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to everybody.")
    ] = False,
    internal_webhooks: Annotated[
        bool, typer.Option("--internal-webhooks", help="Let webhooks call your own network.")
    ] = False,
    connections: Annotated[
        int | None,
        typer.Option(min=1, help="Connections at a time; by default what open files allow."),
    ] = None,
    address_connections: Annotated[
        int | None,
        typer.Option(min=1, help="Connections of an address at a time; by default 200."),
    ] = None,
    request_seconds: Annotated[
        float | None,
        typer.Option(min=0.1, help="For a request's header, and its body, to come; by default 20."),
    ] = None,
    idle_seconds: Annotated[
        float | None,
        typer.Option(min=0.1, help="That a connection waits for the next request; by default 75."),
    ] = None,
    no_limits: Annotated[
        bool,
        typer.Option(
            "--no-limits", help="No limits of rates and tables: for a host among friends."
        ),
    ] = False,
    log: Annotated[
        str | None,
        typer.Option(
            metavar="HOW",
            help="quiet (trouble alone), text or json; by default quiet at a terminal, else json.",
        ),
    ] = None,
    editions: Editions = None,
    accounts: Annotated[
        bool,
        typer.Option(
            "--accounts",
            envvar="LONGSHORE_ACCOUNTS",
            show_envvar=False,
            help="Let people have accounts, by passkeys; links without one stay the default.",
        ),
    ] = False,
    oidc_issuer: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="LONGSHORE_OIDC_ISSUER",
            show_envvar=False,
            help="With --accounts: a provider of OpenID Connect, by which people may sign in, too.",
        ),
    ] = None,
    oidc_client: Annotated[
        str | None,
        typer.Option(
            metavar="ID",
            envvar="LONGSHORE_OIDC_CLIENT",
            show_envvar=False,
            help="What the provider calls this server; the secret is LONGSHORE_OIDC_SECRET.",
        ),
    ] = None,
    oidc_name: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            envvar="LONGSHORE_OIDC_NAME",
            show_envvar=False,
            help="What people know the provider by; its address by default.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="LONGSHORE_SMTP",
            show_envvar=False,
            help="With --accounts: how to send mail, as smtp://user@mail.example.org:587 or smtps://…;"
            " the password is LONGSHORE_SMTP_PASSWORD.",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="LONGSHORE_MAIL_FROM",
            show_envvar=False,
            help="Whom mail is from, as tables@example.org.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1, help="Processes that serve together at this address; with PostgreSQL only."
        ),
    ] = 1,
) -> None:
    """Host tables: people and bots, live or over days."""
    from longshore.cli.accounts import account_settings
    from longshore.cli.mail import mail_settings
    from longshore.server.http.config import TABLES_PER_ADDRESS, Config
    from longshore.server.http.connections import Waits
    from longshore.server.http.host_token import chosen_token
    from longshore.server.http.limits import STANDARD, UNLIMITED

    use_editions(editions)
    _check_address(public_url, "--public-url")
    for one in origin or ():
        _check_address(one, "--origin")
    for one in allowed_host or ():
        _check_name(one)
    _check_proxies(behind_proxy)
    _check_log(log)
    config = Config(
        database=database,
        public_url=public_url,
        origins=tuple(origin or ()),
        hosts=tuple(allowed_host or ()),
        proxies=behind_proxy,
        host_token=chosen_token(),
        open_metrics=open_metrics,
        internal_webhooks=internal_webhooks,
        rates=(UNLIMITED if no_limits else STANDARD)._replace(
            **_given(connections=address_connections)
        ),
        accounts=account_settings(accounts, oidc_issuer, oidc_client, oidc_name),
        mail=mail_settings(smtp, mail_from, public_url, accounts=accounts),
        connections=connections,
        waits=Waits()._replace(**_given(request=request_seconds, idle=idle_seconds)),
        tables_per_address=None if no_limits else TABLES_PER_ADDRESS,
    )
    run_server(config, host, port, workers=workers, log=log)


def run_server(
    config: Config,
    host: str,
    port: int,
    ready: Callable[[str], None] | None = None,
    *,
    workers: int = 1,
    log: str | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address once it answers."""
    with ExitStack() as held:
        gc.disable()  # a tenth of the start; a server looks for rubbish in its own way
        held.callback(gc.enable)
        from longshore.server.http.door import Door
        from longshore.server.http.host_token import made_token
        from longshore.server.http.hosts import reachable
        from longshore.server.http.logs import Manner, manner_of, start_logs
        from longshore.server.http.serving import address_of, listening_socket, make_server
        from longshore.server.http.workers import Workers, check_workers
        from longshore.server.store import open_store

        if workers > 1:
            with trouble_told():
                check_workers(config.database)
        door = held.enter_context(closing(Door(host, port))) if workers > 1 else None
        listening = door.held if door else held.enter_context(listening_socket(host, port))
        _prepare()  # before anybody waits for it
        with trouble_told():
            store = held.enter_context(closing(open_store(config.database)))
        manner = manner_of(log, sys.stderr) if ready is None else Manner("warning")
        held.enter_context(closing(start_logs(manner.level, form=manner.form)))
        config = replace(config, reachable=config.reachable or reachable(listening))
        # a token that was chosen is known, and need not stand in whatever keeps these lines
        token = None if config.host_token else made_token(store.secret())

        def answers() -> None:
            address = address_of(listening)
            if ready is None:
                _announce(address, config, token)
            else:
                ready(address)

        if door is None:
            make_server(config, store, answers).run(sockets=[listening])
        else:
            store.close()  # it is up to date now; each worker opens it for itself
            gc.enable()  # whoever looks after workers lives as long as they
            Workers(config, door, workers, _prepare, manner).run(answers)
        print("\nStopped.", file=sys.stderr)


def _prepare() -> None:
    """Have all compiled that a server uses."""
    from longshore.cli.warmup import server_parts
    from longshore.engine.readiness import prepare

    prepare(*server_parts())


def _check_address(url: str | None, option: str) -> None:
    from urllib.parse import urlsplit

    from longshore.text.errors import UserError

    if url is None:
        return
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise UserError(f"{option} is an address as https://table.example.org; not {url[:80]!r}.")


def _check_name(host: str) -> None:
    from longshore.text.errors import UserError

    if host != "*" and not _NAME.fullmatch(host):
        raise UserError(f"--allowed-host is a name as table.example.org, or *; not {host[:80]!r}.")


def _check_proxies(addresses: str) -> None:
    from longshore.server.http.connections import Networks
    from longshore.text.errors import UserError

    try:
        Networks(addresses)
    except ValueError as fault:
        raise UserError(f"--behind-proxy takes {fault}.") from None


def _check_log(wish: str | None) -> None:
    from longshore.server.http.logs import WISHES
    from longshore.text.errors import UserError

    if wish is not None and wish not in WISHES:
        raise UserError(f"--log is quiet, text or json; not {wish[:80]!r}.")


def _given(**values: Any) -> dict[str, Any]:
    """What the host has said; the rest is as it is by default."""
    return {name: value for name, value in values.items() if value is not None}


def _announce(address: str, config: Config, token: str | None) -> None:
    from longshore.cli.accounts import about_passkeys, by_name
    from longshore.server.http.host_token import VARIABLE, page_link

    if config.accounts is not None and not config.public_url:
        address = by_name(address)
    others = config.public_url or config.reachable
    where = f"{address}, for others at {others}" if others else address
    print(f"Longshore is at {where} (Ctrl-C stops it).", file=sys.stderr, flush=True)
    page = page_link(config.public_url or address, token)
    how = "" if token else f" by the token of {VARIABLE}"
    print(f"The hosts' page{how}: {page}", file=sys.stderr, flush=True)
    if config.accounts is not None and (trouble := about_passkeys(address, config)):
        print(trouble, file=sys.stderr, flush=True)
