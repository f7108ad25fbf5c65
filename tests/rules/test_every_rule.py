"""Every rule of docs/rules.md has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"


def rule_ids() -> list[str]:
    """The ids defined in docs/rules.md: bold at the start of a paragraph or list item."""
    text = RULES.read_text(encoding="utf-8")
    return re.findall(r"^(?:- )?\*\*([A-Z]\d+)\*\*", text, flags=re.MULTILINE)


def by_rule() -> dict[str, list[str]]:
    """The tests of this folder by the rule that their names begin with."""
    tests: dict[str, list[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named = re.match(r"test_([A-Z]\d+)_", node.name)
                if named:
                    tests.setdefault(named[1], []).append(node.name)
    return tests


def test_rules_are_found():
    ids = rule_ids()
    assert len(ids) == len(set(ids)) > 60


def test_every_rule_has_a_test():
    tested = by_rule()
    missing = [rule for rule in rule_ids() if rule not in tested]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_every_rule_test_names_a_rule_that_exists():
    unknown = sorted(set(by_rule()) - set(rule_ids()))
    assert not unknown, f"tests name rules that docs/rules.md does not have: {', '.join(unknown)}"
