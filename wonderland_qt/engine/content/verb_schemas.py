"""JSON Schemas for composed verbs: parameters in their definitions, and arguments in their uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import PARAMETER
from wonderland_qt.engine.content.model_paths import annotations_inside
from wonderland_qt.engine.content.named_verbs import (
    BODY,
    NamedVerb,
    NamedVerbs,
    items_of,
    sections_of_verbs,
)

Schema = dict[str, Any]

REFERENCE = "#/$defs/"
NAMED_PARAMETER: Schema = {"type": "string", "pattern": r"^\$[a-z][a-z0-9_]*$"}


def let_parameters_stand(model: type[BaseModel], definitions: dict[str, Schema]) -> None:
    """Allow parameters in the definitions of composed verbs, changing the schemas in place.

    That is only in what a verb does and when (its BODY), as the rest of its definition, such as its word,
    is the same at every use.
    """
    schemas = _SchemasWithParameters(definitions)
    for section in sections_of_verbs(model):
        for spec in annotations_inside(annotations_inside((model,), section), "word"):
            fields = definitions[spec.__name__]["properties"]
            fields.update({key: schemas.with_parameters(fields[key]) for key in BODY if key in fields})
    definitions.update(schemas.made)


class _SchemasWithParameters:
    """Schemas in which every value may also be a parameter, made when first needed."""

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        """Begin with the definitions as they are; `made` are the versions of them with parameters."""
        self._definitions = definitions
        self.made: dict[str, Schema] = {}

    def with_parameters(self, schema: Schema) -> Schema:
        """Return the schema of a value in which parameters are allowed for its fields, items and theirs.

        A reference leads to another definition, which gets a version with parameters of its own.
        """
        if "$ref" in schema:
            return {
                **schema,
                "$ref": REFERENCE + self._name_with_parameters(schema["$ref"].removeprefix(REFERENCE)),
            }
        changed = dict(schema)
        for key in ("properties", "patternProperties"):
            if key in schema:
                fields = schema[key].items()
                changed[key] = {name: self._schema_or_parameter(inner) for name, inner in fields}
        for key in ("items", "additionalProperties"):
            if isinstance(schema.get(key), dict):
                changed[key] = self._schema_or_parameter(schema[key])
        for key in ("items", "prefixItems"):
            if isinstance(schema.get(key), list):
                changed[key] = [self._schema_or_parameter(inner) for inner in schema[key]]
        if "anyOf" in schema:
            changed["anyOf"] = [self.with_parameters(inner) for inner in schema["anyOf"]]
        return changed

    def _schema_or_parameter(self, schema: Schema) -> Schema:
        """Return a schema that allows a parameter such as `$strength` instead of the value."""
        return {"anyOf": [self.with_parameters(schema), NAMED_PARAMETER]}

    def _name_with_parameters(self, name: str) -> str:
        """Return the name of a definition's version with parameters, making it if needed."""
        version = f"{name}InVerb"
        if version not in self.made:
            self.made[version] = {}  # known by name before it is made: a definition may contain itself
            self.made[version] = self.with_parameters(self._definitions[name])
        return version


def know_named(named: NamedVerbs, definitions: dict[str, Schema]) -> None:
    """Allow composed verbs wherever verbs of their family are, changing the schemas in place.

    That is also in the version of a family with parameters, which definitions of other verbs use.
    """
    for family, words in named.items():
        for name in (family.__name__, f"{family.__name__}InVerb"):
            if name in definitions:
                for verb in words.values():
                    _add_to_family(verb, name, definitions)


def _add_to_family(verb: NamedVerb, name: str, definitions: Mapping[str, Schema]) -> None:
    """Add a composed verb to the schema of its family: its arguments, and the bare word if it needs none.

    `anyOf` lists the schema of maps from one word to arguments, then that of bare words, if there are any.
    """
    family = definitions[name]
    one_key_maps, *bare_words = family["anyOf"]
    arguments = _schema_of_arguments(verb, {"$ref": REFERENCE + name}, definitions)
    one_key_maps["properties"][verb.word] = arguments
    if not verb.demanded:
        if not bare_words:
            bare_words.append({"enum": []})
            family["anyOf"] += bare_words
        bare_words[0]["enum"].append(verb.word)


def _schema_of_arguments(verb: NamedVerb, family: Schema, definitions: Mapping[str, Schema]) -> Schema:
    """Return the schema of a composed verb's arguments; a single one may be written without its name."""
    fields = {
        name: _schema_of_argument(name, verb, family, definitions) for name in map(str, verb.parameters)
    }
    whole: Schema = {"type": "object", "properties": fields, "additionalProperties": False}
    if verb.demanded:
        whole["required"] = list(verb.demanded)
    if len(fields) != 1:
        return whole
    (only_field,) = fields.values()
    without_name: Schema = {"allOf": [only_field, {"not": {"type": "object"}}]}
    return {"anyOf": [whole, without_name]}


def _schema_of_argument(
    name: str, verb: NamedVerb, family: Schema, definitions: Mapping[str, Schema]
) -> Schema:
    """Return the schema of an argument: it must fit all places in the verb's `do` that use it."""
    list_of_verbs: Schema = {"items": family}
    schemas = list(_schemas_of_places(PARAMETER + name, verb.spec.get("do"), [list_of_verbs], definitions))
    return {"allOf": schemas} if schemas else {}


def _schemas_of_places(
    parameter: str, value: Any, schemas: Sequence[Schema], definitions: Mapping[str, Schema]
) -> Iterator[Schema]:
    """Yield the schema of each place in a value where a parameter is used."""
    if value == parameter:
        yield schemas[0] if len(schemas) == 1 else {"anyOf": list(schemas)}
        return
    for key, inner in items_of(value):
        found = [part for schema in schemas for part in _schemas_inside(schema, key, definitions)]
        if found:
            yield from _schemas_of_places(parameter, inner, found, definitions)


def _schemas_inside(schema: Schema, key: Any, definitions: Mapping[str, Schema]) -> Iterator[Schema]:
    """Yield the schemas that a field or item of a value with this schema may have.

    The `items` of a list have one schema together, or one each.
    """
    if "$ref" in schema:
        yield from _schemas_inside(definitions[schema["$ref"].removeprefix(REFERENCE)], key, definitions)
    for inner in schema.get("anyOf", ()):
        yield from _schemas_inside(inner, key, definitions)
    items = schema.get("items")
    if isinstance(key, int):
        if isinstance(items, dict):
            yield items
        elif items and key < len(items):
            yield items[key]
        return
    if key in schema.get("properties", {}):
        yield schema["properties"][key]
    elif isinstance(schema.get("additionalProperties"), dict):
        yield schema["additionalProperties"]
