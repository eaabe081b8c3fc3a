"""What editors need to know of verbs that a content names itself: their parameters, and how they are used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import PARAMETER
from wonderland_qt.engine.content.model_paths import inside
from wonderland_qt.engine.content.named_verbs import BODY, NamedVerb, NamedVerbs, sections_of_verbs

Schema = dict[str, Any]

REFERENCE = "#/$defs/"
NAMED_PARAMETER: Schema = {"type": "string", "pattern": r"^\$[a-z][a-z0-9_]*$"}


def let_parameters_stand(model: type[BaseModel], definitions: dict[str, Schema]) -> None:
    """Let parameters stand in what named verbs are made of, in place."""
    opened = _Opened(definitions)
    for section in sections_of_verbs(model):
        for spec in inside(inside((model,), section), "word"):
            fields = definitions[spec.__name__]["properties"]
            fields.update({key: opened.inner(fields[key]) for key in BODY if key in fields})
    definitions.update(opened.made)


class _Opened:
    """Schemas in which a parameter may stand for every value, made when they are first wanted."""

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        self._definitions = definitions
        self.made: dict[str, Schema] = {}

    def inner(self, schema: Schema) -> Schema:
        """Return the schema of a value in which parameters may stand."""
        if "$ref" in schema:
            return {**schema, "$ref": REFERENCE + self._named(schema["$ref"].removeprefix(REFERENCE))}
        found = dict(schema)
        for key in ("properties", "patternProperties"):
            if key in schema:
                found[key] = {name: self._value(inner) for name, inner in schema[key].items()}
        for key in ("items", "additionalProperties"):
            if isinstance(schema.get(key), dict):
                found[key] = self._value(schema[key])
        for key in ("items", "prefixItems"):
            if isinstance(schema.get(key), list):
                found[key] = [self._value(inner) for inner in schema[key]]
        if "anyOf" in schema:
            found["anyOf"] = [self.inner(inner) for inner in schema["anyOf"]]
        return found

    def _value(self, schema: Schema) -> Schema:
        return {"anyOf": [self.inner(schema), NAMED_PARAMETER]}

    def _named(self, name: str) -> str:
        opened = f"{name}InVerb"
        if opened not in self.made:
            self.made[opened] = {}
            self.made[opened] = self.inner(self._definitions[name])
        return opened


def know_named(named: NamedVerbs, definitions: dict[str, Schema]) -> None:
    """Let the verbs that a content has named stand where others do, in place."""
    for family, words in named.items():
        for name in (family.__name__, f"{family.__name__}InVerb"):
            if name in definitions:
                for verb in words.values():
                    _know(verb, name, definitions)


def _know(verb: NamedVerb, name: str, definitions: Mapping[str, Schema]) -> None:
    family = definitions[name]
    written, *bare = family["anyOf"]
    written["properties"][verb.word] = _arguments(verb, {"$ref": REFERENCE + name}, definitions)
    if not verb.demanded:
        if not bare:
            family["anyOf"].append({"enum": []})
        family["anyOf"][1]["enum"].append(verb.word)


def _arguments(verb: NamedVerb, family: Schema, definitions: Mapping[str, Schema]) -> Schema:
    fields = {name: _kind_of(name, verb, family, definitions) for name in map(str, verb.parameters)}
    whole: Schema = {"type": "object", "properties": fields, "additionalProperties": False}
    if verb.demanded:
        whole["required"] = list(verb.demanded)
    if len(fields) != 1:
        return whole
    (alone,) = fields.values()
    return {"anyOf": [whole, {"allOf": [alone, {"not": {"type": "object"}}]}]}


def _kind_of(name: str, verb: NamedVerb, family: Schema, definitions: Mapping[str, Schema]) -> Schema:
    """Return what an argument may be: what may stand in all places of the parameter."""
    body = verb.spec.get("do")
    items: Schema = {"items": family}
    places = list(_places(PARAMETER + name, body, [items], definitions))
    return {"allOf": places} if places else {}


def _places(
    parameter: str, value: Any, schemas: Sequence[Schema], definitions: Mapping[str, Schema]
) -> Iterator[Schema]:
    """Yield the schemas of the places in a value where a parameter stands."""
    if value == parameter:
        yield schemas[0] if len(schemas) == 1 else {"anyOf": list(schemas)}
        return
    parts = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    for key, inner in parts:
        found = [one for schema in schemas for one in _inside(schema, key, definitions)]
        if found:
            yield from _places(parameter, inner, found, definitions)


def _inside(schema: Schema, key: Any, definitions: Mapping[str, Schema]) -> Iterator[Schema]:
    if "$ref" in schema:
        yield from _inside(definitions[schema["$ref"].removeprefix(REFERENCE)], key, definitions)
    for inner in schema.get("anyOf", ()):
        yield from _inside(inner, key, definitions)
    items = schema.get("items")
    if isinstance(key, int):
        yield from [items] if isinstance(items, dict) else (items or [])[key : key + 1]
        return
    if key in schema.get("properties", {}):
        yield schema["properties"][key]
    elif isinstance(schema.get("additionalProperties"), dict):
        yield schema["additionalProperties"]
