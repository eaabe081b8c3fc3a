"""The base of all content models: strict, frozen, and without unknown keys."""

from contextlib import suppress
from typing import Any

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema
from pydantic_core.core_schema import definition_reference_schema

_LOOSE = {"enum", "frozenset", "model", "set", "tuple"}


def _loosen(schema: Any, handler: GetCoreSchemaHandler) -> None:
    """Make the validation of tuples, sets and enums in a pydantic schema accept lists and strings.

    Defaults and metadata are values, not schemas, though they may look alike.
    """
    if isinstance(schema, dict):
        _loosen_one(schema, handler)
        for key in schema.keys() - {"default", "metadata"}:
            _loosen(schema[key], handler)
    elif isinstance(schema, list | tuple):
        for inner in schema:
            _loosen(inner, handler)


def _loosen_one(schema: dict[str, Any], handler: GetCoreSchemaHandler) -> None:
    """Let one part of a schema, or an enum that it refers to, accept the lists and strings of YAML."""
    kind = schema.get("type")
    if isinstance(kind, str) and kind in _LOOSE:
        schema["strict"] = False
    elif kind == "definition-ref":
        # A model loosens its own schema, which may not exist yet; an enum has no one else to do it.
        with suppress(LookupError):
            shared: Any = handler.resolve_ref_schema(definition_reference_schema(schema["schema_ref"]))
            if shared["type"] == "enum":
                shared["strict"] = False


class ContentModel(BaseModel):
    """A frozen, strict record of content: `'3'` is no number, `1` is not true, unknown keys are errors.

    YAML has no tuples, sets or enums, so only these also accept lists and strings.
    """

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid", populate_by_name=True)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return the model's schema, made to accept what YAML has instead of tuples, sets and enums."""
        schema = handler(source)
        _loosen(handler.resolve_ref_schema(schema), handler)
        return schema
