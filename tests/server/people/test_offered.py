"""Where the host offers no accounts, nothing of it shows; where it does, little without asking."""

from __future__ import annotations

from longshore.server.http.description import PEOPLE
from longshore.text.messages import languages
from tests.server.hosting import Host
from tests.server.people.folk import Town


def test_without_accounts_nothing_of_it_shows(tmp_path) -> None:
    with Host(tmp_path) as host:
        assert "accounts" not in host.get("/api/catalogue")
        described = host.get("/api/openapi.json")
        for routes in PEOPLE:
            for path, ways in routes.paths.items():
                assert path not in described["paths"]
                for method in ways:
                    told = host.ask(method.upper(), path, json={})
                    assert (told.status_code, told.json()["code"]) == (404, "http"), path
        pages = {"accept": "text/html"}
        assert host.ask("GET", "/me", headers=pages).status_code == 404
        assert host.ask("GET", "/page/words/en-people.ftl").status_code == 404
        answer = host.ask("POST", "/api/tables", json={"seats": 3})
        assert "session" not in answer.headers["set-cookie"]


def test_with_accounts_the_page_hears_of_them(tmp_path) -> None:
    with Town(tmp_path) as town:
        assert town.get("/api/catalogue")["accounts"] is True
        assert "/api/me" in town.get("/api/openapi.json")["paths"]
        for language in languages():
            words = town.ask("GET", f"/page/words/{language}-people.ftl").text
            assert "people-sign-in =" in words
