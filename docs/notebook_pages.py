"""The notebooks as pages: run by mkdocs-jupyter, dressed like every other page of the site.

What it makes comes with a style sheet, a copier and scripts of its own, some of them loaded from
elsewhere. Only the cells are kept. Code gets the theme's looks, links lead to pages, and figures
are drawn by plotly's script from the installed package.
"""
# ruff: noqa: INP001

from __future__ import annotations

import json
import logging
import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pages import led
from plotly.offline import get_plotlyjs

PLOTLY = "notebooks/plotly.min.js"
PATIENCE = 600  # seconds until a kernel answers
_KERNELS = TemporaryDirectory(prefix="longshore-kernels-")
log = logging.getLogger("mkdocs.hooks.notebook_pages")

_CELLS = re.compile(r'<div class="jupyter-wrapper">.*</div> <!-- jupyter-wrapper -->', re.DOTALL)
_COPIER = re.compile(
    r'<div class="zeroclipboard-container">.*?</clipboard-copy>\s*</div>', re.DOTALL
)
_COPIED = re.compile(r'<div class="clipboard-copy-txt"[^>]*>.*?</div>', re.DOTALL)
_CODE = re.compile(
    r'<div class="highlight-ipynb[^"]*"><pre><span></span>(.*?)</pre></div>', re.DOTALL
)
_PLACE = re.compile(r'<a class="anchor-link"([^>]*)>')
_SHOWN = '<div class="jp-Cell-outputWrapper"'
_LINK = re.compile(r'(?<=<a href=")[^"#:]+(?:#[^"]*)?(?=")')
# a script from an address, and one that imports from there
_LOADED = re.compile(
    r'<script[^>]* src="https?:[^"]*"[^>]*>\s*</script>'
    r'|<script type="module">\s*import "https?:[^"]*"\s*</script>'
)


def on_startup(**_: Any) -> None:
    """Have kernels open no port and take their time, and figures written as HTML."""
    settings = {
        "KernelManager": {"transport": "ipc", "ip": f"{_KERNELS.name}/kernel"},
        "NotebookClient": {"startup_timeout": PATIENCE},
    }
    file = Path(_KERNELS.name, "jupyter_nbconvert_config.json")
    file.write_text(json.dumps(settings), encoding="utf-8")
    os.environ["JUPYTER_CONFIG_PATH"] = _KERNELS.name
    os.environ["PLOTLY_RENDERER"] = "notebook_connected"


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add plotly's script, once for all notebooks."""
    files.append(File.generated(config, PLOTLY, content=get_plotlyjs()))
    return files


def on_page_content(
    html: str, *, page: Page, config: MkDocsConfig, files: Files, **_: Any
) -> str | None:
    """The cells of a notebook, and where to have it from."""
    if not page.file.src_uri.endswith(".ipynb"):
        return None
    found = _CELLS.search(html)
    if found is None:
        raise ValueError(f"{page.file.src_uri}: mkdocs-jupyter made other HTML than it used to.")
    cells = _COPIED.sub("", _COPIER.sub("", found[0]))
    cells = _CODE.sub(
        r'<div class="highlight"><pre><span></span><code>\1</code></pre></div>', cells
    )
    cells = _PLACE.sub(r'<a class="headerlink" title="Permanent link"\1>', cells)
    cells = cells.replace(_SHOWN, f"{_SHOWN} data-search-exclude")  # nobody looks for a drawing
    cells = _LINK.sub(lambda link: _led(link[0], page, config, files), _LOADED.sub("", cells))
    if "Plotly.newPlot" in cells:
        script = files.src_uris[PLOTLY].url_relative_to(page.file)
        cells = f'<script src="{script}"></script>\n{cells}'
    name = Path(page.file.src_uri).name
    return f'{cells}\n<p><a href="{name}" download>This notebook, to run it yourself</a></p>'


def _led(target: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Where a link of a notebook leads on the site."""
    meant = led(target, f"docs/{page.file.src_uri}", str(config.repo_url))
    path, stroke, anchor = meant.partition("#")
    if ":" in path:
        return meant
    file = files.get_file_from_path(path)
    if file is None:
        log.warning("%s has a link to %s, which is not there.", page.file.src_uri, target)
        return target
    if anchor:  # which MkDocs looks for once all pages are made
        page.links_to_anchors = page.links_to_anchors or {}
        page.links_to_anchors.setdefault(file, {})[anchor] = target
    return file.url_relative_to(page.file) + stroke + anchor
