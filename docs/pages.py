"""What the site of the documents has besides those in this folder.

Documents that lie elsewhere in the repository are pages, too; a link to any other file leads there.
The reference has a page for each package that programs import, made from its docstrings.
"""
# ruff: noqa: INP001

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
ELSEWHERE = {
    "index.md": "README.md",
    "deploy.md": "deploy/README.md",
    "benchmarks.md": "benchmarks/README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
}
PAGES = {source: page for page, source in ELSEWHERE.items()}
# of a Markdown link or picture, and of an <img>
_TARGET = re.compile(r"(?<=\]\()[^)\s]+(?=\))|(?<= src=\")[^\"]+(?=\")")
_REFERENCE = re.compile(r"reference/([\w.]+)\.md")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the documents from elsewhere, and the pages of the reference that `nav` names."""
    for page, source in ELSEWHERE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    for page in _REFERENCE.findall(str(config.nav)):
        package = page if page == "longshore" else f"longshore.{page}"
        text = f"# `{package}`\n\n::: {package}\n    options:\n      show_root_heading: false\n"
        files.append(File.generated(config, f"reference/{page}.md", content=text))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Let links lead where the same file is on the site, or else in the repository."""
    name = page.file.src_uri
    source = ELSEWHERE.get(name, f"docs/{name}")
    return _TARGET.sub(lambda found: led(found[0], source, str(config.repo_url)), markdown)


def on_post_page(output: str, **_: Any) -> str:
    """Keep the theme from asking GitHub for the repository's stars whenever a page is read."""
    return output.replace(' data-md-component="source"', "")


def led(target: str, source: str, repository: str) -> str:
    """Where a link of a file in the repository leads on the site."""
    path, stroke, anchor = target.partition("#")
    if not path or ":" in path or path.startswith("/"):
        return target
    meant = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    if meant in PAGES:
        return PAGES[meant] + stroke + anchor
    if meant.startswith("docs/") and not meant.endswith((".py", ".toml")):
        return meant.removeprefix("docs/") + stroke + anchor
    if not (ROOT / meant).exists():
        return target  # the build says so
    return f"{repository.rstrip('/')}/blob/main/{meant}{stroke}{anchor}"
