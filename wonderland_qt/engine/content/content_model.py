"""The base of all content models: strict, frozen, and no key is let by that is not known."""

from contextlib import suppress
from typing import Any

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema
from pydantic_core.core_schema import definition_reference_schema

_LOOSE = {"enum", "frozenset", "model", "set", "tuple"}


def _loosen(schema: Any, handler: GetCoreSchemaHandler) -> None:
    if isinstance(schema, dict):
        _loosen_one(schema, handler)
        for key in schema.keys() - {"default", "metadata"}:
            _loosen(schema[key], handler)
    elif isinstance(schema, list | tuple):
        for inner in schema:
            _loosen(inner, handler)


def _loosen_one(schema: dict[str, Any], handler: GetCoreSchemaHandler) -> None:
    kind = schema.get("type")
    if isinstance(kind, str) and kind in _LOOSE:
        schema["strict"] = False
    elif kind == "definition-ref":
        # A model loosens its own schema; an enum has no one else to do it.
        with suppress(LookupError):
            shared: Any = handler.resolve_ref_schema(definition_reference_schema(schema["schema_ref"]))
            shared |= {"strict": False} if shared["type"] == "enum" else {}


class ContentModel(BaseModel):
    """A frozen record of the content; `'3'` is no number, `1` is not true, and unknown keys are refused.

    YAML knows no tuples, sets or enums, so for these alone lists and words are taken.
    """

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid", populate_by_name=True)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema = handler(source)
        _loosen(handler.resolve_ref_schema(schema), handler)
        return schema
