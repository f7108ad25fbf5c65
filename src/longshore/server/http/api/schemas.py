"""The schemas of what is taken and what is told, made from the types.

msgspec describes what it would read. What is only told is described as it is written, which says
more: a field that is always there is required, and one that is left out where it has nothing to
say is never null.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import inspect

_REF = "#/components/schemas/{name}"


def ref(name: str) -> dict[str, Any]:
    """What stands for a schema of the document."""
    return {"$ref": _REF.format(name=name)}


def schemas(
    taken: Iterable[Any], told: Iterable[Any], unions: Mapping[str, Any]
) -> dict[str, dict[str, Any]]:
    """All schemas by name. A union has none of its own and is given one, which others refer to."""
    taken, told = list(taken), list(told)
    listed = [*sorted([*taken, *told], key=str), *unions.values()]
    made, components = msgspec.json.schema_components(listed, ref_template=_REF)
    for kind in _structs([*told, *unions.values()]) - _structs(taken):
        _as_written(kind, components[kind.__name__])
    named = dict(zip(unions, made[len(listed) - len(unions) :], strict=True))
    return {
        **{name: _referring(schema, named) for name, schema in components.items()},
        **named,
    }


def _structs(types: list[Any]) -> set[type[msgspec.Struct]]:
    """The types, and all that they are made of."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[inspect.Type] = list(inspect.multi_type_info(types))
    while waiting:
        one = waiting.pop()
        if isinstance(one, inspect.StructType):
            if one.cls not in found:
                found.add(one.cls)
                waiting += (field.type for field in one.fields)
        elif isinstance(one, inspect.Metadata):
            waiting.append(one.type)
        elif isinstance(one, inspect.UnionType):
            waiting += one.types
        elif isinstance(one, inspect.TupleType):
            waiting += one.item_types
        elif isinstance(one, inspect.CollectionType):
            waiting.append(one.item_type)
        elif isinstance(one, inspect.DictType):
            waiting += (one.key_type, one.value_type)
    return found


def _as_written(kind: type[msgspec.Struct], schema: dict[str, Any]) -> None:
    left_out = kind.__struct_config__.omit_defaults
    for field in msgspec.structs.fields(kind):
        if field.required:
            continue
        described = schema["properties"][field.encode_name]
        if not left_out:
            schema["required"].append(field.encode_name)
            described.pop("default", None)
        elif field.default is None:
            schema["properties"][field.encode_name] = never_null(described)


def never_null(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of what is left out where it would be null."""
    others = [one for one in schema.get("anyOf", [schema]) if one != {"type": "null"}]
    return others[0] if len(others) == 1 else {"anyOf": others}


def _referring(schema: Any, named: Mapping[str, Any]) -> Any:
    """The same with names in the place of unions that have one."""
    if isinstance(schema, list):
        return [_referring(one, named) for one in schema]
    if not isinstance(schema, dict):
        return schema
    for name, union in named.items():
        if schema == union:
            return ref(name)
    return {key: _referring(value, named) for key, value in schema.items()}
