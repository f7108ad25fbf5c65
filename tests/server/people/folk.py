"""People with accounts, made in the database as if they had signed in, and their browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from longshore.server.people import accounts, sessions
from longshore.server.people.accounts import AccountRow, make_account_id
from longshore.server.people.people import People
from longshore.server.people.settings import AccountSettings
from tests.server.hosting import Host
from tests.server.people.authenticator import Passkey
from tests.server.serving import Served

ACCOUNTS = AccountSettings()
COOKIE = "longshore-session"


def people_of(served: Served) -> People:
    people = served.house.people
    assert people is not None
    return people


def make_account(served: Served, name: str) -> str:
    """A new account: its id."""
    people, new = people_of(served), make_account_id()
    with people.database.writing() as connection:
        accounts.add(connection, AccountRow(new, name, people.clock()))
    return new


def begin_session(served: Served, account: str, label: str = "Test") -> str:
    """A browser that is signed in: its cookie's value."""
    people = people_of(served)
    with people.database.writing() as connection:
        return sessions.begin(connection, account, label, people.clock(), None)


class Town(Host):
    """A host that offers accounts, and the people who come."""

    def __init__(self, folder: Path, **config: Any) -> None:
        super().__init__(folder, **{"accounts": ACCOUNTS, **config})
        self._people: list[Person] = []

    def __exit__(self, *_: object) -> None:
        for one in self._people:
            one.http.close()
        super().__exit__()

    def account(self, name: str) -> str:
        return make_account(self.served, name)

    def newcomer(self) -> Person:
        """Somebody at a browser of their own, who calls this host by its name, as people do."""
        one = self.person()
        one.url = one.origin = self.url.replace("127.0.0.1", "localhost")
        return one

    def person(self, account: str | None = None, label: str = "Test") -> Person:
        """Somebody at a browser of their own, signed in if it is an account's."""
        self._people.append(Person(self, account, label))
        return self._people[-1]


class Person:
    """Somebody at a browser of their own, which keeps what cookies it gets."""

    def __init__(self, host: Host, account: str | None, label: str) -> None:
        self.host, self.http = host, host.another()
        self.url, self.origin = host.url, ""
        self.account: str | None = None
        self.session: str | None = None
        self.label = label
        if account is not None:
            self.come_in(account)

    def come_in(self, account: str) -> None:
        """Be signed in from now on, as the account's owner."""
        self.account = account
        self.session = begin_session(self.host.served, account, self.label)
        self.http.cookies.set(COOKIE, self.session, domain="127.0.0.1", path="/")

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        if self.origin:  # as a browser does
            more["headers"] = {"origin": self.origin, **more.get("headers", {})}
        return self.http.request(method, self.url + path, **more)

    def good(self, method: str, path: str, **more: Any) -> Any:
        answer = self.ask(method, path, **more)
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.good("GET", path, params=query)

    def post(self, path: str, **body: Any) -> Any:
        return self.good("POST", path, json=body)

    def refused(self, method: str, path: str, **more: Any) -> str:
        """The code of what is said to something that cannot be done."""
        answer = self.ask(method, path, **more)
        assert answer.is_client_error, f"{answer.status_code} {answer.text}"
        return str(answer.json()["code"])

    def sign_up(self, name: str) -> Passkey:
        """A new account: its passkey."""
        options = self.post("/api/people/sign-up", name=name)
        key = Passkey(options)
        self.post("/api/people/sign-up/passkey", passkey=key.made(options, self.origin))
        return key

    def sign_in(self, key: Passkey) -> Any:
        """Sign in by a passkey."""
        options = self.post("/api/people/sign-in")
        return self.post("/api/people/sign-in/passkey", **key.shown(options, self.origin))

    def sign_in_refused(self, key: Passkey) -> str:
        options = self.post("/api/people/sign-in")
        shown = key.shown(options, self.origin)
        return self.refused("POST", "/api/people/sign-in/passkey", json=shown)
