"""Additions: the fields, arguments, keys and items that may be added to an entry in a form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.models.workshop.forms.first_values import NoFirstValue, first_value
from wonderland_qt.models.workshop.forms.free_keys import WORDED, keys_to_add
from wonderland_qt.models.workshop.forms.value_kinds import ICON, ID, LANGUAGES, Data, ModelField, ValueKind


class Addition(NamedTuple):
    """A field or item that may be added inside a row: its label, path and first value."""

    label: str
    path: DocumentPath
    value: Any


class Additions:
    """Finds what may be added to the values of an entry; nothing is that has no first value."""

    def __init__(self, data: Data, icons: Sequence[str]) -> None:
        self._data, self._icons = data, icons

    def of_model(self, fields: Sequence[ModelField], value: Data, path: DocumentPath) -> Iterator[Addition]:
        """Yield the fields that a mapping lacks with their first values; an id is never lacking."""
        for key, first in self._missing_fields(fields, value):
            if key != ID:
                yield Addition(key, (*path, key), first)

    def of_verb(
        self,
        fields: Sequence[ModelField],
        arguments: Data,
        path: DocumentPath,
        word: str,
        is_bare_word: bool,
    ) -> Iterator[Addition]:
        """Yield the arguments that may be added; a bare verb becomes a mapping with its first argument."""
        for key, value in self._missing_fields(fields, arguments):
            if is_bare_word:
                yield Addition(key, path, {word: {key: value}})
            else:
                yield Addition(key, (*path, word, key), value)

    def of_mapping(self, kind: ValueKind, value: Data, path: DocumentPath) -> Iterator[Addition]:
        """Yield the keys that a mapping lacks with a first value, if there is one."""
        with suppress(NoFirstValue):
            first = first_value(kind.items(), self._data)
            for key in keys_to_add(kind.keys, value, path, self._data):
                yield Addition(str(key), (*path, key), first)

    def of_list(self, kind: ValueKind, value: Sequence[Any], path: DocumentPath) -> tuple[Addition, ...]:
        """Return one more item for a list, none if it is full or of fixed length, or has no first value."""
        most = kind.limit("max_length")
        is_full = most is not None and len(value) >= most
        if kind.length is not None or is_full:
            return ()
        with suppress(NoFirstValue):
            return (Addition("", (*path, len(value)), first_value(kind.items(), self._data)),)
        return ()

    def _missing_fields(self, fields: Sequence[ModelField], value: Data) -> Iterator[tuple[str, Any]]:
        """Yield the key and a first value of each field that a mapping lacks, if there is a first value."""
        for field in fields:
            if field.key not in value:
                with suppress(NoFirstValue):
                    yield field.key, self._first_of_field(field)

    def _first_of_field(self, field: ModelField) -> Any:
        """Return a field's first value: dots as texts, the first icon; a list of any length has one item."""
        is_text_by_language = field.key in WORDED and any(kind.is_mapping for kind in field.kinds)
        if is_text_by_language:
            return dict.fromkeys(LANGUAGES, "…")
        for kind in field.kinds:
            is_icon = kind.shown is not None and kind.shown.what == ICON
            if is_icon and self._icons:
                return self._icons[0]
            has_any_length = kind.is_list and not kind.length
            if has_any_length:
                return [first_value(kind.items(), self._data)]
        return first_value(field.kinds, self._data)
