"""The documents as a site: it builds without a warning, and every link of it leads somewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.deploy.tools import ROOT, passes

# It takes as long as a hundred other tests; `make docs` stops at a warning, too.
pytestmark = pytest.mark.soak
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src"}


class Document(HTMLParser):
    """The links, the loaded files and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        self.anchors.update(value for name in ("id", "name") if (value := has.get(name)))
        if tag == "a" and (link := has.get("href")):
            self.links.add(link)
        if (file := has.get(LOADED.get(tag, ""))) and has.get("rel") != "canonical":
            self.loads.add(file)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Document]:
    """Every page by its file. A build stops at the first warning."""
    folder = tmp_path_factory.mktemp("site")
    passes(
        "mkdocs", "build", "--strict", "--config-file", ROOT / "mkdocs.yml", "--site-dir", folder
    )
    files = [file for file in folder.rglob("*.html") if file.name != "404.html"]
    return {file: Document(file.read_text(encoding="utf-8")) for file in files}


def test_make_docs_stops_at_a_warning() -> None:
    """With `--quiet` MkDocs counts no warnings, and so `--strict` finds none."""
    recipe = re.search(r"/mkdocs build.*", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert recipe
    assert "--strict" in recipe[0]
    assert "--quiet" not in recipe[0]


def within(site: dict[Path, Document], kind: str) -> Iterator[tuple[Path, Path, str]]:
    """Each link to the site itself: its page, the file that it leads to, the anchor."""
    for page, document in site.items():
        for link in getattr(document, kind):
            parts = urlsplit(link)
            if not parts.scheme:
                meant = (page.parent / unquote(parts.path)).resolve() if parts.path else page
                yield (
                    page,
                    meant / "index.html" if meant.is_dir() else meant,
                    unquote(parts.fragment),
                )


def test_every_link_leads_to_a_page_and_to_its_place_there(site: dict[Path, Document]) -> None:
    known = {page.resolve(): document for page, document in site.items()}
    for page, meant, anchor in within(site, "links"):
        assert meant.exists(), f"{page}: {meant}"
        if anchor and meant.resolve() in known and not anchor.startswith("__"):
            assert anchor in known[meant.resolve()].anchors, f"{page}: {meant}#{anchor}"


def test_nothing_is_loaded_from_elsewhere(site: dict[Path, Document]) -> None:
    loaded = {file for document in site.values() for file in document.loads}
    assert not [file for file in loaded if urlsplit(file).netloc]
    assert all(meant.exists() for _, meant, _ in within(site, "loads"))


def test_no_script_asks_elsewhere(site: dict[Path, Document]) -> None:
    """The theme would ask GitHub for stars, notebooks would import what draws formulas."""
    for page in site:
        text = page.read_text(encoding="utf-8")
        assert 'data-md-component="source"' not in text, page
        assert not re.search(r"""\bimport\b[^;<]*["']https?:""", text), page


def test_every_document_is_a_page(site: dict[Path, Document]) -> None:
    pages = {page.parent.name for page in site}
    assert {file.stem for file in (ROOT / "docs").glob("*.md")} <= pages


def test_every_notebook_is_a_page_with_what_its_cells_show(site: dict[Path, Document]) -> None:
    pages = {page.parent.name: page for page in site}
    for file in (ROOT / "docs" / "notebooks").glob("*.ipynb"):
        page = pages[file.stem]
        assert (page.parent / file.name).read_bytes() == file.read_bytes()
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        text = page.read_text(encoding="utf-8")
        assert text.count("<pre><span></span><code>") == sum(
            cell["cell_type"] == "code" for cell in cells
        )
        assert "jp-OutputArea-output" in text
        assert text.count("jp-Cell-outputWrapper") == text.count(" data-search-exclude")


def test_the_reference_holds_what_programs_import(site: dict[Path, Document]) -> None:
    import longshore
    from longshore import bots, client, envs, notation

    anchors = set().union(*(document.anchors for document in site.values()))
    for package in (longshore, bots, client, envs, notation):
        public = {name for name in package.__all__ if isinstance(getattr(package, name), type)}
        assert {f"{package.__name__}.{name}" for name in public} <= anchors
