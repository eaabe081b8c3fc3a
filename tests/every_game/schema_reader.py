"""Reads data by a JSON Schema, as far as ours go: what editors do with the schemas of content."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,), "array": (list,), "string": (str,), "integer": (int,), "number": (int, float),
    "boolean": (bool,), "null": (type(None),),
}  # fmt: skip


def fits(value: Any, schema: Any, whole: Schema) -> bool:
    """Tell whether a value is as a schema demands."""
    if isinstance(schema, bool):
        return schema
    if "$ref" in schema and not fits(value, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole):
        return False
    return (
        _is_of_type(value, schema)
        and ("enum" not in schema or _among(value, schema["enum"]))
        and ("const" not in schema or _among(value, [schema["const"]]))
        and ("anyOf" not in schema or any(fits(value, one, whole) for one in schema["anyOf"]))
        and all(fits(value, one, whole) for one in schema.get("allOf", ()))
        and ("not" not in schema or not fits(value, schema["not"], whole))
        and _within(value, schema)
        and (not isinstance(value, dict) or _mapping_fits(value, schema, whole))
        and (not isinstance(value, list) or _list_fits(value, schema, whole))
    )


def _is_of_type(value: Any, schema: Schema) -> bool:
    kind = schema.get("type")
    if kind is None:
        return True
    kinds = TYPES[kind]
    return isinstance(value, kinds) and (not isinstance(value, bool) or bool in kinds)


def _among(value: Any, words: Any) -> bool:
    return any(value == word and type(value) is type(word) for word in words)


def _within(value: Any, schema: Schema) -> bool:
    if isinstance(value, str):
        pattern = schema.get("pattern")
        longest, shortest = schema.get("maxLength", len(value)), schema.get("minLength", 0)
        return shortest <= len(value) <= longest and (pattern is None or bool(re.search(pattern, value)))
    if isinstance(value, int | float) and not isinstance(value, bool):
        low, high = schema.get("minimum", value), schema.get("maximum", value)
        above, below = schema.get("exclusiveMinimum"), schema.get("exclusiveMaximum")
        return low <= value <= high and (above is None or value > above) and (below is None or value < below)
    return True


def _mapping_fits(value: dict[Any, Any], schema: Schema, whole: Schema) -> bool:
    known, forms = schema.get("properties", {}), schema.get("patternProperties", {})
    if not set(schema.get("required", ())) <= value.keys():
        return False
    if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
        return False
    for key, inner in value.items():
        demands = [known[key]] if key in known else []
        demands += [one for form, one in forms.items() if re.search(form, str(key))]
        demands = demands or [schema.get("additionalProperties", True)]
        if not all(fits(inner, one, whole) for one in demands):
            return False
        if "propertyNames" in schema and not fits(str(key), schema["propertyNames"], whole):
            return False
    return True


def _list_fits(value: list[Any], schema: Schema, whole: Schema) -> bool:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        return False
    items = schema.get("items", True)
    if isinstance(items, list):
        rest = schema.get("additionalItems", True)
        return all(fits(one, items[n] if n < len(items) else rest, whole) for n, one in enumerate(value))
    return all(fits(one, items, whole) for one in value)
