"""Mail by each one's choice, to a local SMTP server: confirmed first, sent once, and ended."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from smtplib import SMTPException
from typing import Any

import pytest
from sqlalchemy import Connection, select

from longshore.cli.mail import PASSWORD, mail_settings
from longshore.server.mail import delivery, outbox, reminding, sending
from longshore.server.mail.contacts import Contact, next_digest
from longshore.server.mail.letters import letter
from longshore.server.mail.settings import MailSettings
from longshore.server.people import barring
from longshore.server.store.schema import contacts, mails
from longshore.text.errors import UserError
from longshore.text.messages import languages, say
from tests.server.moving_time import Hands, until
from tests.server.people.folk import Person, Town
from tests.server.people.mailbox import LINK, SENDER, Mailbox

EVERY = ["turn", "start", "digest"]
SLOW = {"move": 86_400, "game": 3 * 86_400}


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def town(tmp_path, box: Mailbox, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    monkeypatch.setattr(sending, "SWEEP_SECONDS", 0.05)
    with Town(tmp_path, mail=box.settings, clock=hands) as town:
        yield town


def body(message: EmailMessage) -> str:
    return message.get_content()


def sent(box: Mailbox, address: str, many: int = 1) -> EmailMessage:
    """The last letter to somebody, once there are so many."""
    until(lambda: len(box.to(address)) >= many)
    return box.to(address)[many - 1]


def wants(person: Person, box: Mailbox, address: str, **wish: Any) -> None:
    """Somebody gives an address and confirms it."""
    wish = {"address": address, "on": EVERY, **wish}
    told = person.good("PUT", "/api/me/mail", json=wish)
    assert (told["address"], told["confirmed"]) == (address, False)
    found = re.search(r"\b[2-9a-z]{10}\b", body(sent(box, address)))
    assert found
    told = person.post("/api/me/mail/confirm", code=found[0].upper())
    assert told["confirmed"]


def game_over_days(town: Town, *people: Person) -> str:
    told = people[0].post(
        "/api/tables", seats=3, pace="days", clock=SLOW, title="Slow boat", start=False
    )
    path = f"/api/tables/{told['table']}"
    for one in people[1:]:
        one.post(f"{path}/join", name="x", invitation=told["invitation"])
    people[0].post(f"{path}/start", fill="easy")
    return path


def all_wait(person: Person) -> bool:
    """Whether all of somebody's games wait for them."""
    return all(one.get("waiting") for one in person.get("/api/me/games")["tables"])


def crew(town: Town, box: Mailbox, **wish: Any) -> list[Person]:
    """Three people who all want mail, so that somebody is told whoever begins."""
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    for one, name in zip(people, ("ann", "bob", "cy"), strict=True):
        wants(one, box, f"{name}@example.org", **wish)
    return people


def someone(town: Town, name: str) -> Person:
    return town.person(town.account(name))


def test_nothing_is_sent_before_the_code_has_come_back(town: Town, box: Mailbox) -> None:
    ann = someone(town, "Ann")
    ann.good("PUT", "/api/me/mail", json={"address": "ann@example.org", "on": EVERY})
    letter = sent(box, "ann@example.org")
    assert letter["from"] == SENDER
    assert letter["list-unsubscribe"] is None
    wrong = {"json": {"code": "aaaaaaaaaa"}}
    assert ann.refused("POST", "/api/me/mail/confirm", **wrong) == "mail-code-wrong"
    game_over_days(town, ann)
    assert not ann.get("/api/me/mail")["confirmed"]
    again = {"json": {"address": "other@example.org"}}
    assert ann.refused("PUT", "/api/me/mail", **again) == "mail-too-soon"
    assert len(box.got) == 1


def test_a_code_is_good_for_an_hour_and_for_its_own_account(
    town: Town, box: Mailbox, hands: Hands
) -> None:
    ann, bob = someone(town, "Ann"), someone(town, "Bob")
    ann.good("PUT", "/api/me/mail", json={"address": "ann@example.org", "on": EVERY})
    found = re.search(r"\b[2-9a-z]{10}\b", body(sent(box, "ann@example.org")))
    assert found
    code = {"json": {"code": found[0]}}
    assert bob.refused("POST", "/api/me/mail/confirm", **code) == "mail-code-over"
    hands.forward(3601)
    assert ann.refused("POST", "/api/me/mail/confirm", **code) == "mail-code-over"


def test_one_is_told_once_that_a_game_over_days_waits(
    town: Town, box: Mailbox, hands: Hands
) -> None:
    people = crew(town, box)
    path = game_over_days(town, *people)
    hands.forward(30)
    time.sleep(0.2)  # a few sweeps
    assert len(box.got) == 3  # the codes alone: nobody is told at once
    hands.forward(31)
    until(lambda: len(box.got) == 4)
    letter = box.got[3]
    assert "Slow boat" in letter["subject"]
    assert f"{LINK}/t/{path.rpartition('/')[2]}" in body(letter)
    assert "#" not in body(letter)  # no key goes by mail
    [waited_for] = [one for one in people if one.get("/api/me/games")["tables"][0].get("waiting")]
    assert letter["to"] == f"{waited_for.get('/api/me')['name'].lower()}@example.org"
    hands.forward(600)
    time.sleep(0.2)
    assert len(box.got) == 4  # once for each decision


def test_after_a_long_outage_one_is_told_once_of_each_table_that_still_waits(
    tmp_path, box: Mailbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "SWEEP_SECONDS", 0.05)
    with Town(tmp_path, mail=box.settings, clock=hands) as town:
        ann = someone(town, "Ann")
        wants(ann, box, "ann@example.org", on=["turn"])
        told_before = game_over_days(town, ann)
        until(lambda: all_wait(ann))
        hands.forward(61)
        sent(box, "ann@example.org", 2)
        slept_through = [game_over_days(town, ann) for _ in range(2)]
        until(lambda: all_wait(ann))
        id_ = str(ann.account)
    hands.forward(6 * 3600)
    with Town(tmp_path, mail=box.settings, clock=hands) as town:
        sent(box, "ann@example.org", 4)
        hands.forward(600)
        ann = town.person(id_)
        game_over_days(town, ann)  # of which one is told last
        until(lambda: all_wait(ann))
        hands.forward(61)
        letters = [sent(box, "ann@example.org", at) for at in (3, 4, 5)]
    subjects = "".join(body(one) for one in letters)
    assert [subjects.count(path.rpartition("/")[2]) for path in slept_through] == [1, 1]
    assert told_before.rpartition("/")[2] not in subjects
    assert len(box.got) == 5


def test_nobody_is_left_out_where_many_play(
    town: Town, box: Mailbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminding, "MOST", 2)
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org", on=["turn"])
    for _ in range(5):
        game_over_days(town, ann)
    until(lambda: all_wait(ann))
    hands.forward(61)
    sent(box, "ann@example.org", 6)


def test_whoever_is_barred_is_told_nothing_more(town: Town, box: Mailbox, hands: Hands) -> None:
    ann, bob = someone(town, "Ann"), someone(town, "Bob")
    wants(ann, box, "ann@example.org")
    wants(bob, box, "bob@example.org")
    game_over_days(town, ann)  # alone with bots: it waits for her
    game_over_days(town, bob)
    for one in (ann, bob):
        until(lambda: one.get("/api/me/games")["tables"][0].get("waiting"))  # noqa: B023
    database = town.served.store.database
    barring.bar(database, str(ann.account), hands())
    with database.writing() as connection:  # one that was written before
        outbox.put(connection, str(ann.account), "turn", hands())
    hands.forward(61)
    sent(box, "bob@example.org", 2)
    hands.forward(86_400)
    sent(box, "bob@example.org", 3)
    assert len(box.to("ann@example.org")) == 1  # the code


def test_one_is_told_of_what_one_has_chosen_alone(town: Town, box: Mailbox, hands: Hands) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org", on=["digest"], digest_minute=0)
    game_over_days(town, ann)
    hands.forward(3600)
    time.sleep(0.2)
    assert len(box.got) == 1
    ann.good("PUT", "/api/me/mail", json={"address": "ann@example.org", "on": []})
    assert ann.get("/api/me/mail")["confirmed"]  # the address is the same
    hands.forward(2 * 86_400)
    time.sleep(0.2)
    assert len(box.got) == 1


def test_the_days_letter_has_all_that_waits_and_comes_once_a_day(
    town: Town, box: Mailbox, hands: Hands
) -> None:
    path = game_over_days(town, *crew(town, box, on=["digest"], language="de"))
    hands.forward((next_digest(7 * 60, hands()) - hands()) / 1000 - 1)
    time.sleep(0.2)
    assert len(box.got) == 3
    hands.forward(2)
    until(lambda: len(box.got) == 4)
    letter = box.got[3]
    assert letter["subject"] == say("mail-digest-subject", "de", n=1)
    assert f"{LINK}/t/{path.rpartition('/')[2]}" in body(letter)
    hands.forward(3600)
    time.sleep(0.2)
    assert len(box.got) == 4
    hands.forward(82_800)
    until(lambda: len(box.got) == 5)


def test_one_is_told_that_a_table_was_opened_for_one(
    town: Town, box: Mailbox, hands: Hands
) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    wants(people[0], box, "ann@example.org", on=["start"])
    for one in people:
        one.post("/api/seeking", seats=3, pace="days")
    letter = sent(box, "ann@example.org", 2)
    [table] = people[0].get("/api/me/games")["tables"]
    assert f"{LINK}/t/{table['table']}" in body(letter)


def test_nobody_is_flooded_with_codes(town: Town, box: Mailbox, hands: Hands) -> None:
    wish = {"json": {"address": "stranger@example.org", "on": EVERY}}
    ann = someone(town, "Buy at evil.example")
    for sent_so_far in (1, 2, 3):
        ann.good("PUT", "/api/me/mail", **wish)
        sent(box, "stranger@example.org", sent_so_far)
        ann.good("DELETE", "/api/me/mail")
        assert ann.refused("PUT", "/api/me/mail", **wish) == "mail-too-soon"
        hands.forward(61)
    assert ann.refused("PUT", "/api/me/mail", **wish) == "mail-too-many"
    other = {"json": {"address": "Stranger@Example.org", "on": EVERY}}
    assert someone(town, "Bob").refused("PUT", "/api/me/mail", **other) == "mail-too-many"
    for number in range(3):
        ann.good("PUT", "/api/me/mail", json={"address": f"a{number}@example.org"})
        sent(box, f"a{number}@example.org")
        hands.forward(61)
    last = {"json": {"address": "a9@example.org"}}
    assert ann.refused("PUT", "/api/me/mail", **last) == "mail-too-many"
    assert all("evil" not in body(one) for one in box.got)
    assert len(box.to("stranger@example.org")) == 3
    hands.forward(86_400)
    ann.good("PUT", "/api/me/mail", **wish)


def test_what_is_not_taken_is_tried_again(town: Town, box: Mailbox, hands: Hands) -> None:
    ann = someone(town, "Ann")
    box.refusing = "451 Not now"
    ann.good("PUT", "/api/me/mail", json={"address": "ann@example.org", "on": EVERY})
    store = town.served.store

    def attempts() -> int:
        with store.database.reading() as connection:
            return connection.execute(select(mails.c.attempts)).scalar() or 0

    until(lambda: attempts() == 1)
    with store.database.reading() as connection:
        assert "code" not in connection.execute(select(mails.c.body)).scalar_one()
    box.refusing = ""
    hands.forward(61)
    found = re.search(r"\b[2-9a-z]{10}\b", body(sent(box, "ann@example.org")))
    until(lambda: attempts() == 0)
    assert found
    assert ann.post("/api/me/mail/confirm", code=found[0])["confirmed"]


def test_it_is_ended_by_what_stands_in_a_mail(town: Town, box: Mailbox, hands: Hands) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org", on=["start"])
    for one in (ann, someone(town, "Bob"), someone(town, "Cy")):
        one.post("/api/seeking", seats=3, pace="days")
    letter = sent(box, "ann@example.org", 2)
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = letter["list-unsubscribe"].strip("<>")
    guest = town.person()
    path = link.removeprefix(LINK)
    wrong = "/api/mail/stop?token=" + "a" * 43
    assert guest.refused("POST", wrong) == "mail-stop-unknown"
    guest.good("POST", path, data={"List-Unsubscribe": "One-Click"})
    assert ann.get("/api/me/mail")["on"] == []


def test_mail_to_an_address_that_is_left_ends_nothing_at_the_next(
    town: Town, box: Mailbox, hands: Hands
) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org")
    with town.served.store.database.reading() as connection:
        old = connection.execute(select(contacts.c.stop)).scalar_one()
    hands.forward(61)
    wants(ann, box, "other@example.org")
    link = f"/api/mail/stop?token={old}"
    assert town.person().refused("POST", link) == "mail-stop-unknown"
    assert ann.get("/api/me/mail")["on"] == EVERY


def test_a_server_that_never_ends_an_answer_is_given_up(
    box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "WHOLE_SECONDS", 0.5)
    told = outbox.MailBody(kind="confirm")
    made = letter(box.settings, Contact(address="a@example.org"), "Ann", told, "c")
    box.dripping = True
    with pytest.raises((OSError, SMTPException)):
        delivery.send(box.settings, made)  # each bit comes well within its own time
    box.dripping = False
    delivery.send(box.settings, made)
    assert len(box.got) == 1
    assert outbox.TAKEN_MS > 1000 * (delivery.WHOLE_SECONDS + delivery.SECONDS)


def test_no_process_takes_what_another_sends(town: Town, box: Mailbox, hands: Hands) -> None:
    ann = town.account("Ann")
    hands.forward(1)
    database, later = town.served.store.database, hands() + 1_000_000
    with database.writing() as connection:
        for _ in range(3):
            outbox.put(connection, ann, "turn", later)
    taken = [outbox.take(database, later) for _ in range(4)]
    assert len({one.id for one in taken if one is not None}) == 3
    assert taken[3] is None
    with database.reading() as connection:
        waiting = set(connection.scalars(select(mails.c.next_at)))
    assert waiting == {later + outbox.TAKEN_MS}


def test_every_mail_program_can_read_how_it_is_ended(town: Town, box: Mailbox) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org", on=["start"], language="de")
    for one in (ann, someone(town, "Bob"), someone(town, "Cy")):
        one.post("/api/seeking", seats=3, pace="days")
    sent(box, "ann@example.org", 2)
    lines = box.raw[box.got.index(box.to("ann@example.org")[1])].split(b"\r\n")
    [line] = [line for line in lines if line.startswith(b"List-Unsubscribe:")]
    found = re.fullmatch(
        rf"List-Unsubscribe: <{LINK}(/api/mail/stop\?token=[\w-]{{43}})>", line.decode()
    )
    assert found
    assert all(b"=?" not in line for line in lines if not line.startswith((b"Subject:", b" ")))
    guest, link = town.newcomer(), found[1]
    asked = guest.ask("GET", link)
    assert asked.status_code == 200
    assert asked.headers["cache-control"] == "no-store"
    assert '<form method="post">' in asked.text
    assert say("mail-stop-button", "de") in asked.text
    assert ann.get("/api/me/mail")["on"] == ["start"]  # whoever looks has ended nothing
    pressed = guest.ask("POST", link, headers={"accept": "text/html"})
    assert say("mail-stopped", "de") in pressed.text
    assert ann.get("/api/me/mail")["on"] == []
    assert guest.refused("GET", "/api/mail/stop?token=" + "a" * 43) == "mail-stop-unknown"


def test_an_address_is_told_to_nobody_and_goes_with_the_account(
    town: Town, box: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = someone(town, "Ann"), someone(town, "Bob")
    wants(ann, box, "secret@example.org")
    ann.good("PUT", "/api/me/public", json={"public": True})
    path = game_over_days(town, ann, bob)
    for where in (path, "/api/player?name=Ann", "/api/me", "/api/me/mail", "/api/me/data"):
        assert "secret@" not in bob.ask("GET", where).text
    kept = ann.get("/api/me/data")["kept"]["contact"][0]
    assert kept["address"] == "secret@example.org"
    assert "stop" not in kept
    assert "secret@" not in caplog.text
    ann.post("/api/me/delete", name="Ann")
    with town.served.store.database.reading() as connection:
        assert connection.execute(select(contacts)).all() == []
        assert connection.execute(select(mails)).all() == []


def test_an_address_stays_confirmed_in_large_letters(town: Town, box: Mailbox) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann.o'hara+games@mail.example-2.org")
    wish = {"address": "Ann.O'Hara+games@Mail.Example-2.org", "on": EVERY}
    assert ann.good("PUT", "/api/me/mail", json=wish)["confirmed"]


def test_an_address_can_be_forgotten(town: Town, box: Mailbox) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org")
    ann.good("DELETE", "/api/me/mail")
    assert ann.get("/api/me/mail")["address"] is None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"address": "nobody"}, "mail-address"),
        ({"address": "a@b"}, "mail-address"),
        ({"address": "a@example.org\r\nBcc: b@example.org"}, "mail-address"),
        ({"address": "a@example.org, b@example.org"}, "mail-address"),
        ({"address": "Ann <a@example.org>"}, "mail-address"),
        ({"address": "@example.org"}, "mail-address"),
        ({"address": "\u00e4@example.org"}, "mail-address"),
        ({"address": "a@[127.0.0.1]"}, "mail-address"),
        ({"address": "a@127.0.0.1"}, "mail-address"),
        ({"address": "a@localhost"}, "mail-address"),
        ({"address": "a(x)@example.org"}, "mail-address"),
        ({"address": "a%inside.example@example.org"}, "mail-address"),
        ({"address": "a@example.org?subject=x"}, "mail-address"),
        ({"address": "a..b@example.org"}, "mail-address"),
        ({"address": "a@-example.org"}, "mail-address"),
        ({"address": "a" * 65 + "@example.org"}, "mail-address"),
        ({"address": "a" * 250 + "@example.org"}, "wrong-field"),
        ({"on": ["everything"]}, "wrong-field"),
        ({"language": "xx"}, "no-such-language"),
        ({"digest_minute": 1440}, "wrong-field"),
        ({"confirmed": True}, "wrong-field"),
    ],
)
def test_forged_wishes(town: Town, box: Mailbox, wish: dict[str, Any], code: str) -> None:
    ann = someone(town, "Ann")
    assert ann.refused("PUT", "/api/me/mail", json={"on": EVERY, **wish}) == code
    guest = town.person()
    assert guest.refused("PUT", "/api/me/mail", json=wish) in ("not-signed-in", "wrong-field")
    assert box.got == []


def test_a_title_cannot_begin_a_header() -> None:
    settings = MailSettings(host="x", port=1, sender=SENDER, link=LINK)
    tables = (("t", "Evil\r\nBcc: b@example.org"),)
    for language in languages():
        for kind in ("turn", "start", "digest", "confirm"):
            told = outbox.MailBody(kind=kind, tables=tables)  # type: ignore[arg-type]
            made = letter(settings, Contact(language, address="a@example.org"), "Ann", told, "c")
            assert made["bcc"] is None


def test_without_a_server_for_it_none_is_offered(tmp_path) -> None:
    with Town(tmp_path) as town:
        ann = someone(town, "Ann")
        assert not ann.get("/api/me/mail")["offered"]
        body = {"json": {"address": "ann@example.org"}}
        assert ann.refused("PUT", "/api/me/mail", **body) == "mail-none"


def test_how_a_host_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD, "from the environment")

    def made(url: str | None, sender: str | None = SENDER, public: str | None = LINK, **more: Any):
        return mail_settings(url, sender, public, **{"accounts": True, **more})

    found = made("smtp://ann%40x@mail.example.org")
    assert (found.port, found.security, found.user) == (587, "starttls", "ann@x")
    assert found.password == "from the environment"
    assert "environment" not in repr(found)
    assert (made("smtps://mail.example.org").port, made("smtps://m").security) == (465, "tls")
    assert made("smtp://127.0.0.1:25").security == "none"
    assert mail_settings(None, None, None, accounts=False) is None
    for wrong in (
        lambda: made("http://mail.example.org"),
        lambda: made("smtp://"),
        lambda: made("smtp://m:99999"),
        lambda: made("smtp://m", None),
        lambda: made("smtp://m", "nobody"),
        lambda: made("smtp://m", public=None),
        lambda: made("smtp://m", accounts=False),
        lambda: made(None),
    ):
        with pytest.raises(UserError):
            wrong()


def test_nobody_is_held_where_there_is_nothing_to_tell(
    town: Town, box: Mailbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org", on=["turn"])
    held: list[str] = []
    hold = reminding.hold

    def noted(connection: Connection, account: str) -> None:
        held.append(account)
        hold(connection, account)

    monkeypatch.setattr(reminding, "hold", noted)
    database, account = town.served.store.database, str(ann.account)
    one = reminding.Candidate(account, "t", promised=True)
    seen = reminding.TableSeen("t", True, hands() - 90_000, hands() - 90_000)
    for waiting, times in ((None, 0), (hands() - 50_000, 0), (hands() - 90_000, 1)):
        for _ in range(2):  # also when somebody has told it already
            reminding._tell(database, one, seen._replace(waiting=waiting), hands())
            assert held == [account] * times


def test_two_processes_tell_it_once(town: Town, box: Mailbox, hands: Hands) -> None:
    ann = someone(town, "Ann")
    wants(ann, box, "ann@example.org", on=["turn"])
    path = game_over_days(town, ann)
    database, account = town.served.store.database, str(ann.account)
    one = reminding.Candidate(account, path.rpartition("/")[2], promised=False)
    seen = reminding.TableSeen("t", True, hands() - 90_000, hands() - 90_000)
    told = [reminding._tell(database, one, seen, hands()) for _ in range(3)]
    assert told == [1, 0, 0]
    later = seen._replace(waiting=hands() - 70_000)
    assert reminding._tell(database, one, later, hands()) == 1
