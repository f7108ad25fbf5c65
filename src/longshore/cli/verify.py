"""The command `longshore verify`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli.editions import Editions, use_editions

if TYPE_CHECKING:
    from longshore.server.exports.evidence import Evidence, Finding

FAILED = 1
_SHOWN = {"good": "right", "note": "note", "bad": "WRONG"}


def verify(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A finished game of a table, as text or JSON Lines; - is the standard input.",
        ),
    ],
    *,
    commitment: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HASH",
            help="A commitment that the table told during the game, of the deal or of a bid;"
            " may be repeated.",
        ),
    ] = None,
    editions: Editions = None,
) -> None:
    """Check that a table's game was dealt and bid as it was committed to, and is a legal one."""
    from longshore.server.exports.checking import check, holds

    use_editions(editions)
    kept = [_kept(text) for text in commitment or []]
    findings = check(_read(file), kept)
    _show(findings)
    if not holds(findings):
        raise typer.Exit(FAILED)


def _kept(text: str) -> str:
    from longshore.server.domain.fairness import is_hash
    from longshore.text.errors import UserError

    plain = text.strip().lower()
    if not is_hash(plain):
        raise UserError(f"--commitment is 64 hexadecimal digits, not {text[:80]!r}.")
    return plain


def _read(file: str) -> Evidence:
    from longshore.server.exports.evidence import NotEvidence
    from longshore.server.exports.evidence_files import read_evidence
    from longshore.text.errors import UserError
    from longshore.text.files import STDIN, read_text

    text = read_text(file)
    try:
        return read_evidence(text)
    except NotEvidence as fault:
        shown = "The standard input" if file == STDIN else file
        raise UserError(f"{shown}: {fault}") from None


def _show(findings: list[Finding]) -> None:
    for finding in findings:
        print(f"{_SHOWN[finding.kind]:6} {finding.say()}")
    wrong = sum(finding.kind == "bad" for finding in findings)
    if wrong:
        what = "one thing is" if wrong == 1 else f"{wrong} things are"
        print(f"Not verified: {what} wrong.")
    elif any(finding.code == "kept-deal" for finding in findings):
        print("Verified, with the commitment that you kept.")
    else:
        print("Verified, as far as the file alone can show.")
