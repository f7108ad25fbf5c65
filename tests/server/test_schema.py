"""Whatever is sent: no server error, and every answer as the OpenAPI document says.

Schemathesis makes the requests from the document itself, at its boundaries one by one, and beyond
by chance. They go to tables in every state and come with every kind of token; some of them are
turned into wishes that make sense, so that games go on while it lasts.
"""

from __future__ import annotations

import json
import logging
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks
from schemathesis.schemas import APIOperation

from longshore.server.domain.tokens import make_token
from longshore.server.http.api.messages import FromServer
from longshore.server.http.description import describe
from longshore.server.store.steady_clock import steady_clock
from tests.server.hosting import SECONDS, Host, Opened
from tests.support import RUNS

DOCUMENT = json.loads(json.dumps(describe(people=False)))
OPERATIONS = tuple(
    f"{method.upper()} {path}" for path, item in DOCUMENT["paths"].items() for method in item
)
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
FEW = 25  # cases of an operation at its boundaries; all of them in a soak
STREAM_SECONDS = 0.3  # how long a stream that does not end is read


HOST_TOKEN = make_token()


class Asking(NamedTuple):
    """A table, and the token somebody comes with."""

    table: str
    token: str | None


class Told(NamedTuple):
    """A case that is about to be sent, and what a client of the table could know."""

    host: Host
    asking: Asking
    chance: random.Random

    def get(self, what: str = "", **query: Any) -> Any:
        """What is answered to this token; {} if it is refused."""
        path = f"/api/tables/{self.asking.table}{what}"
        answer = self.host.ask("GET", path, self.asking.token, params=query)
        return answer.json() if answer.is_success else {}


class Clock:
    """The time, which can be let pass."""

    passed = 0

    def __call__(self) -> int:
        return steady_clock() + self.passed


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Host]:
    quick = {"think": 0.02, "heartbeat": 0.05, "internal_webhooks": True, "host_token": HOST_TOKEN}
    with Host(tmp_path_factory.mktemp("schema"), clock=clock, **quick) as made:
        yield made


@pytest.fixture(scope="module")
def finished(host: Host) -> Opened:
    """A game of bots, played to its end."""
    plan = [{"kind": "bot", "bot": "steady"}] * 3
    made = host.open(plan=plan, seats=3, start=True, public=True, title="Bots")
    wait_until(lambda: made.get()["status"] == "finished")
    return made


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture(scope="module")
def bidding(finished: Opened) -> int:
    """An entry of that game after which sealed bids were awaited."""
    entries = finished.get("/log")["entries"]
    return next(one["seq"] for one in entries if one.get("auction") is not None)


@pytest.fixture(scope="module", params=OPERATIONS)
def label(request: pytest.FixtureRequest) -> str:
    """An operation; the tests of one come one after another, with the same tables."""
    return str(request.param)


@pytest.fixture(scope="module")
def asking(host: Host, finished: Opened, bidding: int, label: str, clock: Clock) -> list[Asking]:
    """Tables in every state, and tokens of every kind."""
    special = []
    if label.endswith("/undo/answer"):
        special = [undo_asked(host)]
    if label.endswith("/seats/answer"):
        special = [seat_asked(host)]
    if label.endswith("/hand/ask"):
        special = [left_alone(host)] * 8  # which seat is asked about is drawn
    if label.endswith("/undo"):
        special = [undoable(host)]
    if "/api/host/" in label:  # one that can be exported, one that can be closed
        special = [Asking(table.id, HOST_TOKEN) for table in (finished, host.open())]
    if label.startswith("DELETE /api/host/"):  # not the one that others ask for
        special = [closed_by_now(host) for _ in range(8)]
    if label.endswith("/return"):
        special = [taken_over(host, clock)]
    waiting = host.open(seats=3, public=True, name="Ann")
    joined = waiting.join("Bob")
    host.put(f"{waiting.path}/webhook", joined, url="http://127.0.0.1:9/x")
    private = host.open(seats=4, edition="anniversary", name="Cy")
    hot = {"plan": [{"kind": "me"}] * 4, "seats": 4, "start": True, "hints": True}
    running = host.open(edition="anniversary", clock={"move": 3600, "out": "safe"}, **hot)
    shared = host.open(seats=3, undo="consent", hints=True, spectators=False, name="Di")
    other, third = shared.join("Eve"), shared.join("Flo")
    shared.post("/start")
    shared.play_any("first") if shared.get()["awaiting"] == [0] else None
    closed = host.open(seats=3)
    closed.post("/close")
    auction = Opened(host, finished.post("/fork", at=bidding, play=[0, 1, 2]))
    return [
        *special,
        Asking(waiting.id, waiting.token),
        Asking(waiting.id, joined),
        Asking(waiting.id, None),
        Asking(private.id, private.token),
        Asking(private.id, private.invitation),
        Asking(running.id, running.token),
        Asking(running.id, waiting.token),
        Asking(shared.id, shared.token),
        Asking(shared.id, other),
        Asking(shared.id, third),
        Asking(shared.id, "x" * 43),
        Asking(closed.id, closed.token),
        Asking(auction.id, auction.token),
        Asking(finished.id, finished.token),
        Asking(finished.id, None),
        Asking("222222222222", running.token),
        Asking("no table", "no token"),
    ]


def closed_by_now(host: Host) -> Asking:
    """A table that can be deleted."""
    table = host.open()
    table.post("/close")
    return Asking(table.id, HOST_TOKEN)


def undoable(host: Host) -> Asking:
    """Somebody has acted and may take it back."""
    table = host.open(seats=3, name="Ann")
    tokens = (table.token, table.join("Bob"), table.join("Cyd"))
    table.post("/start")
    token = tokens[table.get()["awaiting"][0]]
    seq = table.get()["seq"]
    table.post("/actions", token, actions=["build warehouse"], seq=seq, key="k")
    return Asking(table.id, token)


def undo_asked(host: Host) -> Asking:
    """Somebody has asked for an undo, and this one is to answer."""
    table = host.open(seats=3, undo="consent", name="Ann")
    tokens = [table.token, table.join("Bob"), table.join("Cyd")]
    table.post("/start")
    seat = table.get()["awaiting"][0]
    loan = {"actions": ["loan"], "seq": table.get()["seq"], "key": "k"}
    other = tokens[(seat + 1) % 3]
    taken = table.post("/actions", other, **loan)["entries"][0]["seq"]
    table.post("/undo", other, seq=taken, to=taken, key="u")
    return Asking(table.id, tokens[(seat + 2) % 3])


def seat_asked(host: Host) -> Asking:
    """The host asks whether somebody may be dropped, and this one is to answer."""
    table = host.open(seats=3, name="Ann")
    bob = table.join("Bob", 1)
    table.join("Cyd", 2)
    table.post("/start")
    table.post("/seats/2/drop")
    return Asking(table.id, bob)


def left_alone(host: Host) -> Asking:
    """Somebody has left, and the host can ask the others whether somebody else may sit there."""
    table = host.open(seats=4, name="Ann")
    tokens = [table.join("Bob", 1), table.join("Cyd", 2)]
    table.join("Dee", 3)
    table.post("/start")
    for token in tokens:
        table.post("/leave", token)
    return Asking(table.id, table.token)


def taken_over(host: Host, clock: Clock) -> Asking:
    """A bot plays for this one, whose time has run out; the game waits for another's turn."""
    plan = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "steady"}]
    table = host.open(seats=3, plan=plan, start=True, clock={"move": 60, "out": "bot"})

    def asked() -> bool:
        awaiting = table.get()["awaiting"]
        if awaiting == [1]:
            table.play_any(f"before-{table.get()['seq']}")
        return bool(awaiting == [0])

    wait_until(asked)
    clock.passed += 61_000
    wait_until(lambda: "away" in table.get()["seats"][0])
    return Asking(table.id, table.token)


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as made:
        yield made


@pytest.fixture(scope="module")
def schema(host: Host) -> schemathesis.BaseSchema:
    """The document as the server gives it out."""
    document = host.get("/api/openapi.json")
    assert document == DOCUMENT
    made = schemathesis.openapi.from_dict(document)
    made.config.update(base_url=host.url)
    return made


def operation_of(schema: schemathesis.BaseSchema, label: str) -> APIOperation:
    found: APIOperation = schema.find_operation_by_label(label)
    assert found is not None
    return found


# Wishes that make sense


def _with_action(told: Told, body: dict[str, Any]) -> None:
    table = told.get()
    seats = [seat for seat in table.get("awaiting", ()) if seat in table["mine"]]
    if not seats:
        return
    legal = told.get("/legal", seat=seats[0], most=200)
    body["action"] = told.chance.choice(legal["actions"])
    body["seat"] = seats[0]


def _with_actions(told: Told, body: dict[str, Any]) -> None:
    _with_action(told, body)
    body["actions"] = [body.pop("action", "pass")]
    body["seq"] = told.get().get("seq", 0)


def _play(told: Told, body: dict[str, Any]) -> None:
    _with_actions(told, body)
    body["key"] = f"k{body['seq']}"


def _undo(told: Told, body: dict[str, Any]) -> None:
    table = told.get()
    body["seq"] = table.get("seq", 0)
    body["to"] = told.chance.choice([None, body["seq"]])
    body["seat"] = next(iter(table.get("mine", ())), None)


def _answer(told: Told, body: dict[str, Any]) -> None:
    table = told.get()
    asked = table.get("undo_asked") or table.get("seat_asked") or {}
    body["asked"] = asked.get("seq", 1)
    body["seat"] = None


def _fork(told: Told, body: dict[str, Any]) -> None:
    body |= {"at": told.chance.randint(1, told.get().get("seq", 1)), "bot": "steady"}


def _own_seat(told: Told, body: dict[str, Any]) -> None:
    body["seat"] = next(iter(told.get().get("mine", ())), None)


def _with(**values: Any) -> Callable[[Told, dict[str, Any]], None]:
    def put(_: Told, body: dict[str, Any]) -> None:
        body.clear()
        body.update(values)

    return put


def _visit(told: Told, body: dict[str, Any]) -> None:
    body["invitation"] = told.asking.token or "x"


def _order(told: Told, body: dict[str, Any]) -> None:
    body |= {"seq": told.get().get("seq", 1), "order": None}


# By the last word of the address; what is not here makes sense as soon as it is well-formed.
SENSE: dict[str, Callable[[Told, dict[str, Any]], None]] = {
    "check": _with_action,
    "draft": _with_actions,
    "actions": _play,
    "undo": _undo,
    "answer": _answer,
    "fork": _fork,
    "chat": _own_seat,
    "name": _own_seat,
    "leave": _own_seat,
    "return": _own_seat,
    "visit": _visit,
    "join": _with(name="Gil"),
    "start": _with(fill="steady"),
    "{seat}": _with(bot="steady"),
    "orders": _with(bid={"most": 5}),
    "order": _order,
    "webhook": _with(url="http://127.0.0.1:9/x", on=["chat"]),
    # the browser's keys of RFC 8291
    "push": _with(
        endpoint="http://127.0.0.1:9/x",
        p256dh=(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    ),
}


def make_sense(case: Case, told: Told) -> None:
    """Turn a request into one that may be granted."""
    sense = SENSE.get(case.path.rpartition("/")[2])
    if sense is not None and isinstance(case.body, dict):
        sense(told, case.body)
    if "key" in case.path_parameters:
        keys = told.get("/keys").get("keys", ())
        case.path_parameters["key"] = keys[-1]["id"] if keys else "none"
    if "seat" in case.path_parameters:
        case.path_parameters["seat"] = told.chance.choice([1, 2])
    if case.query:
        seats = told.get().get("mine", ())
        case.query = {"seat": seats[0]} if seats else {}


# Sending


def send(case: Case, session: requests.Session, asking: Asking, *, to_table: bool) -> int:
    """Send a case, with a token and perhaps to a table there is, and check what is answered."""
    if to_table and "table" in case.path_parameters:
        case.path_parameters["table"] = asking.table
    headers = {} if asking.token is None else {"authorization": f"Bearer {asking.token}"}
    session.cookies.clear()
    stream = case.path.endswith("/stream")
    timeout = STREAM_SECONDS if stream else SECONDS
    answer = case.call(session=session, headers=headers, timeout=timeout)
    if stream and answer.status_code == 200:
        case.validate_response(answer, checks=CHECKS[:-1])
        check_events(answer.text)
        return 200
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400 and case.method != "HEAD":
        assert set(answer.json()) == {"code", "values", "text"}, answer.text
    return int(answer.status_code)


def check_events(stream: str) -> None:
    """The body is text to the document; each event in it is one of its types."""
    complete = stream.rpartition("\n\n")[0]
    told = [line[6:] for line in complete.split("\n") if line.startswith("data: ")]
    for line in told:
        msgspec.json.decode(line, type=FromServer)


def no_errors_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


def spread(cases: list[Case], run: str, begin: int) -> list[Case]:
    """Some of the cases, from the first to the last; other ones for operations alike."""
    each = 1 if run == "soak" else -(-len(cases) // FEW)
    return cases[begin % each :: each]


@RUNS
def test_every_boundary_of_the_document_is_answered_as_it_says(
    run: str,
    label: str,
    host: Host,
    schema: schemathesis.BaseSchema,
    session: requests.Session,
    asking: list[Asking],
    caplog: pytest.LogCaptureFixture,
) -> None:
    operation, chance = operation_of(schema, label), random.Random(label)

    def cases() -> Iterator[Case]:
        return schema.iter_coverage_cases(
            operation,
            generation_modes=list(GenerationMode),
            generation_config=schema.config.generation,
        )

    granted = 0
    for whose in asking:
        case = next(cases())
        make_sense(case, Told(host, whose, chance))
        granted += send(case, session, whose, to_table=True) < 300
    assert granted, "nothing that was sent made sense"
    for number, case in enumerate(spread(list(cases()), run, OPERATIONS.index(label))):
        whose = asking[number % len(asking)]
        if number % 3 == 0:
            make_sense(case, Told(host, whose, chance))
        send(case, session, whose, to_table=number % 7 != 6)
    no_errors_logged(caplog)


def by_chance(
    data: st.DataObject,
    host: Host,
    operation: APIOperation,
    session: requests.Session,
    asking: list[Asking],
) -> None:
    mode = data.draw(st.sampled_from(list(GenerationMode)))
    case = data.draw(operation.as_strategy(generation_mode=mode))
    whose = data.draw(st.sampled_from(asking))
    if mode == GenerationMode.POSITIVE and data.draw(st.booleans()):
        make_sense(case, Told(host, whose, random.Random(data.draw(st.integers(0, 2**32)))))
    send(case, session, whose, to_table=data.draw(st.integers(0, 9)) > 0)


NO_HEALTH_CHECK = list(HealthCheck)  # schemas with few values filter a lot


def test_requests_by_chance_are_answered_as_the_document_says(
    label: str,
    host: Host,
    schema: schemathesis.BaseSchema,
    session: requests.Session,
    asking: list[Asking],
    caplog: pytest.LogCaptureFixture,
) -> None:
    operation = operation_of(schema, label)

    @settings(max_examples=6, suppress_health_check=NO_HEALTH_CHECK)
    @given(st.data())
    def send_some(data: st.DataObject) -> None:
        by_chance(data, host, operation, session, asking)

    send_some()
    no_errors_logged(caplog)


@pytest.mark.soak
def test_many_more_requests_by_chance_are_answered_as_the_document_says(
    label: str,
    host: Host,
    schema: schemathesis.BaseSchema,
    session: requests.Session,
    asking: list[Asking],
    caplog: pytest.LogCaptureFixture,
) -> None:
    operation = operation_of(schema, label)

    @settings(settings.get_profile("soak"), suppress_health_check=NO_HEALTH_CHECK)
    @given(st.data())
    def send_many(data: st.DataObject) -> None:
        by_chance(data, host, operation, session, asking)

    send_many()
    no_errors_logged(caplog)
