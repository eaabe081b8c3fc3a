"""JSON Schemas of content models, with which editors check and complete files of games and packs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from math import inf
from typing import Any

from pydantic import BaseModel

from wonderland_qt.engine.content.named_verbs import NamedVerbs
from wonderland_qt.engine.content.verb_schemas import know_named, let_parameters_stand

Schema = dict[str, Any]

DIALECT = "http://json-schema.org/draft-07/schema#"
REFERENCE = "#/$defs/"
REMOVED = "Removed"
REMOVE_TOLD = "`remove: true` removes the entry below and allows no other key."


def file_schema(model: type[BaseModel], named: NamedVerbs | None = None) -> Schema:
    """Return the schema of a game's content file, which may have any of the sections with complete entries.

    `named` are the content's composed verbs.
    """
    schema = _schema_of(model)
    let_parameters_stand(model, schema.get("$defs", {}))
    know_named(named or {}, schema.get("$defs", {}))
    for part in (schema, *schema.get("$defs", {}).values()):
        _drop_noise(part)
    schema.pop("required", None)
    return {"$schema": DIALECT, **schema}


def whole_schema(model: type[BaseModel]) -> Schema:
    """Return the schema of a file that must have all required sections."""
    required = _schema_of(model).get("required", [])
    return {**file_schema(model), "required": required} if required else file_schema(model)


def _schema_of(model: type[BaseModel]) -> Schema:
    """Return a copy, to be changed, of the JSON Schema that pydantic makes of a model."""
    schema: Schema = json.loads(_generate_schema(model))
    return schema


@lru_cache
def _generate_schema(model: type[BaseModel]) -> str:
    """Return the JSON Schema that pydantic makes of a model, as JSON; cached, as making it is slow."""
    return json.dumps(model.model_json_schema(by_alias=True))


def pack_schema(model: type[BaseModel], named: NamedVerbs | None = None) -> Schema:
    """Return the schema of a pack's file, whose entries and mappings may be partial."""
    schema = file_schema(model, named)
    return _PartialSchemas(schema["$defs"]).document(schema)


class _PartialSchemas:
    """Makes schemas of partial values, which are merged by field: only ids are required, `remove` allowed."""

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        """Begin with the definitions of whole values, and that of `remove: true`, which may replace any."""
        self._definitions = dict(definitions)
        self._made: dict[str, Schema] = {
            REMOVED: {
                "type": "object",
                "description": REMOVE_TOLD,
                "properties": {"remove": {"const": True}},
                "required": ["remove"],
                "additionalProperties": False,
            }
        }

    def document(self, schema: Schema) -> Schema:
        """Return the schema of the whole file."""
        sections = {name: self._removable(section) for name, section in schema["properties"].items()}
        return {**schema, "properties": sections, "$defs": {**self._definitions, **self._made}}

    def _removable(self, schema: Schema) -> Schema:
        """Return the partial schema of a field, which `remove: true` may stand for.

        A mapping has the key `remove` itself already, be it written out here or referred to.
        """
        partial = self._partial(schema)
        if partial.get("type") == "object" or ("$ref" in partial and self._is_mapping(partial)):
            return partial
        return {"anyOf": [partial, {"$ref": REFERENCE + REMOVED}]}

    def _partial(self, schema: Schema) -> Schema:
        """Return the schema of what may override a value: mappings by field, lists of entries by id."""
        if "$ref" in schema:
            return {**schema, "$ref": REFERENCE + self._partial_name(schema["$ref"].removeprefix(REFERENCE))}
        if "anyOf" in schema:
            return {**schema, "anyOf": [self._partial(branch) for branch in schema["anyOf"]]}
        if isinstance(schema.get("items"), dict) and self._is_entry(schema["items"]):
            return {**schema, "items": self._partial(schema["items"])}
        if "properties" in schema:
            return self._partial_mapping(schema)
        if "patternProperties" in schema:
            fields = {form: self._removable(inner) for form, inner in schema["patternProperties"].items()}
            return {**schema, "patternProperties": fields}
        if isinstance(schema.get("additionalProperties"), dict):
            schema = {**schema, "additionalProperties": self._removable(schema["additionalProperties"])}
        return schema

    def _partial_name(self, name: str) -> str:
        """Return the name of the partial version of a definition, making it if needed.

        A definition without fields has none, and keeps its name.
        """
        definition = self._definitions.get(name, {})
        if "properties" not in definition:
            return name
        partial = f"{name}OverIt"
        if partial not in self._made:
            self._made[partial] = {}  # known by name before it is made: a definition may contain itself
            self._made[partial] = self._partial_mapping(definition)
        return partial

    def _partial_mapping(self, schema: Schema) -> Schema:
        """Return the partial schema of a mapping with known keys."""
        fields = {
            name: value if name == "id" else self._removable(value)
            for name, value in schema["properties"].items()
        }
        required = ["id"] if "id" in schema.get("required", ()) else []
        remove = {"const": True, "description": REMOVE_TOLD}
        return {**schema, "properties": {**fields, "remove": remove}, "required": required}

    def _is_entry(self, items: Any) -> bool:
        """Tell whether the items of a list have ids, by which they are merged."""
        name = str(items.get("$ref", "")).removeprefix(REFERENCE)
        definition = self._definitions.get(name, items)
        return "id" in definition.get("properties", {})

    def _is_mapping(self, schema: Schema) -> bool:
        """Tell whether a schema refers to the partial version of a mapping with known keys."""
        return "properties" in self._made.get(schema["$ref"].removeprefix(REFERENCE), {})


def _drop_noise(schema: Any) -> None:
    """Remove pydantic's titles and infinite defaults in place, and adapt newer keywords to draft 7."""
    if isinstance(schema, list):
        for inner in schema:
            _drop_noise(inner)
    elif isinstance(schema, dict):
        _drop_noise_at_top(schema)
        for key, inner in schema.items():
            maps_names_to_schemas = key in {"properties", "$defs", "patternProperties"}
            for part in inner.values() if maps_names_to_schemas else [inner]:
                _drop_noise(part)


def _drop_noise_at_top(schema: dict[str, Any]) -> None:
    """Remove and adapt keywords of this schema itself, not of those inside it.

    A mapping with patterns of keys allows no other keys. JSON has no word for an infinite default.
    """
    if isinstance(schema.get("title"), str):
        del schema["title"]
    if "patternProperties" in schema:
        schema.setdefault("additionalProperties", False)
    if "prefixItems" in schema:  # which the dialect that editors read does not know
        schema["items"], schema["additionalItems"] = schema.pop("prefixItems"), False
    if schema.get("default") == inf:
        del schema["default"]
