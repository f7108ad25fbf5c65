"""The server's description of itself: what is told is described as it is written."""

from __future__ import annotations

import json
import runpy
from typing import Any, get_args

import msgspec
import pytest

from longshore.game.actions import AnyAction
from longshore.server.http.api.schemas import schemas
from longshore.server.http.description import UNIONS, describe


class Whole(msgspec.Struct):
    one: int
    two: int | None = None
    three: tuple[int, ...] = ()


class Sparse(msgspec.Struct, omit_defaults=True):
    one: int
    two: Whole | int | None = None
    three: bool = True


class First(msgspec.Struct, tag_field="kind", tag="first"):
    whole: Whole | None = None


class Second(msgspec.Struct, tag_field="kind", tag="second"):
    firsts: tuple[First, ...]


class Holder(msgspec.Struct):
    ones: tuple[First | Second, ...]
    maybe: First | Second | None


def test_what_is_taken_may_leave_out_what_has_a_default() -> None:
    whole = schemas([Whole], [], {})["Whole"]
    assert whole["required"] == ["one"]
    assert whole["properties"]["three"]["default"] == ()


def test_what_is_told_is_there_unless_it_is_left_out_and_then_it_is_never_null() -> None:
    made = schemas([], [Sparse], {})
    assert made["Whole"]["required"] == ["one", "two", "three"]
    assert {"type": "null"} in made["Whole"]["properties"]["two"]["anyOf"]
    assert made["Sparse"]["required"] == ["one"]
    two = made["Sparse"]["properties"]["two"]["anyOf"]
    assert two == [{"type": "integer"}, {"$ref": "#/components/schemas/Whole"}]


def test_what_is_taken_and_told_is_described_as_it_is_taken() -> None:
    assert schemas([First], [Sparse], {})["Whole"]["required"] == ["one"]


def test_a_union_has_a_name_that_others_refer_to() -> None:
    made = schemas([], [Holder], {"Any": First | Second})
    assert made["Any"]["discriminator"]["propertyName"] == "kind"
    assert made["Holder"]["properties"]["ones"]["items"] == {"$ref": "#/components/schemas/Any"}
    maybe = made["Holder"]["properties"]["maybe"]["anyOf"]
    assert {"$ref": "#/components/schemas/Any"} in maybe


def _open(schema: Any, path: str = "") -> list[str]:
    """Where a schema says nothing."""
    if isinstance(schema, list):
        return [found for one in schema for found in _open(one, path)]
    if not isinstance(schema, dict):
        return []
    found = [path] if schema == {} or schema.get("additionalProperties") == {} else []
    for name, one in schema.items():
        if name not in ("default", "mapping"):
            found += _open(one, f"{path}.{name}")
    return found


def test_every_part_of_what_is_sent_and_told_has_a_type() -> None:
    assert _open(describe()["components"]["schemas"]) == []


@pytest.mark.parametrize("name", UNIONS)
def test_unions_are_told_apart_by_a_tag(name: str) -> None:
    union = describe()["components"]["schemas"][name]
    assert len(union["anyOf"]) == len(union["discriminator"]["mapping"])


def test_it_is_written_without_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    """As `python -m` does it, to be built into the page."""
    with pytest.warns(RuntimeWarning, match="found in sys.modules"):
        runpy.run_module("longshore.server.http.description", run_name="__main__")
    made = json.loads(capsys.readouterr().out)
    assert made == json.loads(json.dumps(describe()))
    tags = [kind.__struct_config__.tag for kind in get_args(AnyAction)]
    assert made["components"]["schemas"]["Legal"]["properties"]["kinds"]["items"]["enum"] == tags
