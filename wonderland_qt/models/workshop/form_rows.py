"""The rows of a form for an entry, made from the content models: its values, and possible additions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, count
from string import ascii_uppercase
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import PARAMETER, is_parameter
from wonderland_qt.engine.content.model_paths import inside
from wonderland_qt.engine.content.named_verbs import BODY, NamedVerbs
from wonderland_qt.engine.content.tagged_maps import OneKey, argument_key, verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.workshop.named_uses import NamedUse, phrase_of, use_of, uses_in
from wonderland_qt.models.workshop.value_kinds import (
    Data,
    ModelField,
    NoFirstValue,
    ValueKind,
    arguments_of_verb,
    fields_of_model,
    first_value,
    ids_in,
    kind_of,
    kinds_of,
    verb_as_written,
)

Editor = Literal["number", "text", "choice", "switch", "verb", "group", "plain", "colour"]
NAME, ID, WORDED, COLOUR, ICON = "name", "id", {"name", "text"}, "colour", "icon"
"""Keys of entries: name, id, fields with words in each language, and the marks of colours and icons."""
NEW, PARAMETERS = "new", "parameters"
FIRST = (ID, NAME, "emblem")
"""The fields at the top of a form."""
LANGUAGES = ("en", "pl", "uk")


class Addition(NamedTuple):
    """A field or item that may be added inside a row: its label, path and first value."""

    label: str
    path: DocumentPath
    value: Any


@dataclass(frozen=True)
class FormRow:
    """One row of a form: the value at a `path` of the entry, its editor, and possible changes.

    `choices` are values that may replace a word or verb, and `other` is a value of another kind. `shown`
    says how choices are displayed. `renamable` means that the user may choose its key.
    """

    path: DocumentPath
    label: str
    editor: Editor
    value: Any
    choices: Mapping[str, Any]
    additions: tuple[Addition, ...] = ()
    removable: bool = False
    movable: bool = False
    other: Any = None
    low: int | None = None
    high: int | None = None
    phrase: Text | None = None
    shown: str = ""
    renamable: bool = False

    @property
    def depth(self) -> int:
        """Return its depth in the entry."""
        return len(self.path)


def kinds_at(model: type[BaseModel], path: DocumentPath) -> tuple[ValueKind, ...]:
    """Return the kinds of value that a content's model allows at a path."""
    kinds: tuple[Any, ...] = (model,)
    for part in path:
        kinds = inside(kinds, part)
    return tuple(kind for annotation in kinds for kind in kinds_of(annotation))


def rows_of(
    kinds: Sequence[ValueKind],
    value: Any,
    data: Data,
    named: NamedVerbs | None = None,
    icons: Sequence[str] = (),
) -> tuple[FormRow, ...]:
    """Return the rows of an entry of these kinds; `data` is the whole content.

    `named` are the verbs that the content defines, and `icons` the game's icons.
    """
    return tuple(_RowMaker(data, named or {}, icons).rows_within(kinds, value, (), "", False, False))


class _RowMaker:
    """Makes the rows of a value and of all values inside it."""

    def __init__(self, data: Data, named: NamedVerbs, icons: Sequence[str]) -> None:
        self._data, self._named, self._icons = data, named, icons
        self._parameters: tuple[str, ...] = ()

    def rows_within(
        self,
        kinds: Sequence[ValueKind],
        value: Any,
        path: DocumentPath,
        label: str,
        removable: bool,
        movable: bool,
    ) -> Iterator[FormRow]:
        """Yield the row of a value, then those of the values inside it."""
        if not path:
            self._parameters = parameters_of(value)
        use = use_of(self._named, kinds, value)
        if use is not None:
            yield from self._rows_of_named_use(use, value, path, label, removable, movable)
            return
        kind = kind_of(kinds, value)
        other = self._value_of_other_kind(kinds, kind, path)
        if kind is None and is_parameter(value):
            choices = {value: value, **{one: one for one in self._parameters}}
            yield FormRow(path, label, "choice", value, choices, (), removable, movable, other)
        elif kind is None:
            yield FormRow(path, label, "plain", value, {}, (), removable, movable, other)
        elif kind.is_verb:
            yield from self._rows_of_verb(kind, value, path, label, removable, movable)
        elif kind.has_fields:
            fields = fields_of_model(kind.base)
            additions = tuple(self._fields_to_add(fields, value, path))
            yield FormRow(path, label, "group", value, {}, additions, removable, movable, other)
            yield from self._rows_of_fields(fields, value, path)
        elif kind.is_mapping:
            additions = tuple(self._keys_to_add(kind, value, path))
            yield FormRow(path, label, "group", value, {}, additions, removable, movable, other)
            for key, inner in value.items():
                rows = self.rows_within(kind.items(), inner, (*path, key), str(key), True, False)
                yield replace(next(rows), renamable=_is_renamable(kind.keys, key, path))
                yield from rows
        elif kind.is_list:
            yield FormRow(
                path, label, "group", value, {}, self._next_item(kind, value, path), removable, movable
            )
            yield from self._rows_of_items(kind, value, path)
        else:
            row = FormRow(path, label, "text", value, {}, (), removable, movable, other)
            yield self._with_editor(kinds, kind, value, row)

    def _rows_of_fields(
        self, fields: Sequence[ModelField], value: Data, path: DocumentPath
    ) -> Iterator[FormRow]:
        for field in sorted(fields, key=lambda one: one.key not in FIRST):
            if field.key in value:
                inner = value[field.key]
                yield from self.rows_within(
                    field.kinds, inner, (*path, field.key), field.key, not field.required, False
                )

    def _rows_of_items(self, kind: ValueKind, value: Sequence[Any], path: DocumentPath) -> Iterator[FormRow]:
        removable = kind.length is None and len(value) > (kind.limit("min_length") or 0)
        for number, item in enumerate(value):
            named = item.get(ID) if isinstance(item, dict) else None
            label = named if isinstance(named, str) else str(number + 1)
            yield from self.rows_within(
                kind.items(number),
                item,
                (*path, number),
                label,
                removable,
                kind.length is None and number > 0,
            )

    def _rows_of_verb(
        self, kind: ValueKind, value: Any, path: DocumentPath, label: str, removable: bool, movable: bool
    ) -> Iterator[FormRow]:
        family = kind.base
        word, arguments = (value, {}) if isinstance(value, str) else next(iter(value.items()))
        verb, choices = verbs(family)[str(word)], self._verbs_to_choose(family)
        fields = fields_of_model(verb)
        written, short = arguments_of_verb(verb, arguments)
        additions = () if short else tuple(self._fields_to_add(fields, written, path, str(word), value))
        phrase = phrase_of(family, value, self._named)
        yield FormRow(path, label, "verb", value, choices, additions, removable, movable, phrase=phrase)
        if isinstance(value, str) or (short and not verb.shorthand):
            return
        if short:
            key = argument_key(verb, verb.shorthand)
            field = next(field for field in fields if field.key == key)
            yield from self.rows_within(field.kinds, arguments, (*path, word), key, False, False)
        else:
            yield from self._rows_of_fields(fields, written, (*path, word))

    def _rows_of_named_use(
        self, use: NamedUse, value: Any, path: DocumentPath, label: str, removable: bool, movable: bool
    ) -> Iterator[FormRow]:
        """Yield the row of a use of a content's own verb, then those of its arguments."""
        word, fields, choices = use.verb.word, use.fields, self._verbs_to_choose(use.family)
        written, short = use.written(value)
        additions = () if short else tuple(self._fields_to_add(fields, written, path, word, value))
        phrase = phrase_of(use.family, value, self._named)
        yield FormRow(path, label, "verb", value, choices, additions, removable, movable, phrase=phrase)
        if short:
            yield from self.rows_within(fields[0].kinds, written, (*path, word), fields[0].key, False, False)
        else:
            yield from self._rows_of_fields(fields, written, (*path, word))

    def _verbs_to_choose(self, family: type[OneKey]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for word in verbs(family):
            with suppress(NoFirstValue):
                found[word] = verb_as_written(family, word, self._data)
        for use in uses_in(self._named, family):
            with suppress(NoFirstValue):
                found[use.verb.word] = use.first(self._data)
        return found

    def _fields_to_add(
        self,
        fields: Sequence[ModelField],
        value: Data,
        path: DocumentPath,
        word: str = "",
        whole: Any = None,
    ) -> Iterator[Addition]:
        """Yield the fields that may be added; a bare verb becomes a mapping with its first argument."""
        for field in fields:
            if field.key in value or (field.key == ID and not word):
                continue
            with suppress(NoFirstValue):
                first = self._first_of_field(field)
                if isinstance(whole, str):
                    yield Addition(field.key, path, {word: {field.key: first}})
                else:
                    inside_verb = (word,) if word else ()
                    yield Addition(field.key, (*path, *inside_verb, field.key), first)

    def _first_of_field(self, field: ModelField) -> Any:
        """Return a first value of a field; a list gets one item even if it may be empty."""
        if field.key in WORDED and any(kind.is_mapping for kind in field.kinds):
            return dict.fromkeys(LANGUAGES, "…")
        for kind in field.kinds:
            if kind.shown is not None and kind.shown.what == ICON and self._icons:
                return self._icons[0]
            if kind.is_list and not kind.length:
                return [first_value(kind.items(), self._data)]
        return first_value(field.kinds, self._data)

    def _next_item(self, kind: ValueKind, value: Sequence[Any], path: DocumentPath) -> tuple[Addition, ...]:
        most = kind.limit("max_length")
        if kind.length is not None or (most is not None and len(value) >= most):
            return ()
        with suppress(NoFirstValue):
            return (Addition("", (*path, len(value)), first_value(kind.items(), self._data)),)
        return ()

    def _keys_to_add(self, kind: ValueKind, value: Data, path: DocumentPath) -> Iterator[Addition]:
        with suppress(NoFirstValue):
            first = first_value(kind.items(), self._data)
            for key in self._unused_keys(kind.keys, value, path):
                yield Addition(str(key), (*path, key), first)

    def _unused_keys(self, kinds: Sequence[ValueKind], value: Data, path: DocumentPath) -> Iterator[Key]:
        for kind in kinds:
            if kind.words:
                yield from (word for word in kind.words if word not in value)
            elif kind.ref is not None:
                yield from (name for name in ids_in(self._data, kind.ref) if name not in value)
            elif kind.base is int and kind.limit("ge") is not None and kind.limit("le") is not None:
                low, high = kind.limit("ge") or 0, kind.limit("le") or 0
                yield from (number for number in range(low, high + 1) if number not in value)
            elif value and all(str(key) in ascii_uppercase for key in value):
                yield from [letter for letter in ascii_uppercase if letter not in value][:1]
            elif kind.base is str and path and path[-1] in WORDED:
                yield from (word for word in (*LANGUAGES, NEW) if word not in value)
            elif kind.base is str:
                yield next(
                    word for word in chain([NEW], (f"{NEW}_{n}" for n in count(2))) if word not in value
                )

    def _value_of_other_kind(
        self, kinds: Sequence[ValueKind], kind: ValueKind | None, path: DocumentPath
    ) -> Any:
        """Return a first value of the next kind with another form, or None.

        After the last kind comes a parameter, if the content's own verb has any.
        """
        at = kinds.index(kind) if kind is not None else len(kinds)
        later = self._first_with_other_form(kinds[at + 1 :], kind)
        parameter = self._parameters[:1] if kind is not None and path[:1] and path[0] in BODY else ()
        return (
            later
            if later is not None
            else next(iter(parameter), self._first_with_other_form(kinds[:at], kind))
        )

    def _first_with_other_form(self, kinds: Sequence[ValueKind], kind: ValueKind | None) -> Any:
        """Return a first value of one of these kinds whose form differs from `kind`, or None."""
        for one in kinds:
            if kind is None or _form_of_kind(one) != _form_of_kind(kind):
                with suppress(NoFirstValue):
                    return first_value([one], self._data)
        return None

    def _with_editor(self, kinds: Sequence[ValueKind], kind: ValueKind, value: Any, row: FormRow) -> FormRow:
        choices = {str(word): word for one in kinds for word in self._words_to_choose(one)}
        shown = kind.shown.what if kind.shown is not None else ""
        if shown == ICON:
            choices.setdefault(str(value), value)
        editor: Editor = "text"
        if isinstance(value, bool):
            editor = "switch"
        elif shown == COLOUR:
            editor = "colour"
        elif str(value) in choices:
            editor = "choice"
        elif type(value) is int and kind.base is int:
            editor = "number"
        low, high = kind.limit("ge"), kind.limit("le")
        return replace(row, editor=editor, choices=choices, low=low, high=high, shown=shown)

    def _words_to_choose(self, kind: ValueKind) -> Sequence[Any]:
        if kind.shown is not None:
            return kind.shown.offered or self._icons
        return kind.words or (ids_in(self._data, kind.ref) if kind.ref is not None else ())


def parameters_of(value: Any) -> tuple[str, ...]:
    """Return the parameters of a content's own verb, as written in its body."""
    named = value.get(PARAMETERS) if isinstance(value, dict) else None
    return tuple(f"{PARAMETER}{name}" for name in named) if isinstance(named, dict) else ()


def _is_renamable(kinds: Sequence[ValueKind], key: Key, path: DocumentPath) -> bool:
    """Tell whether the user may choose a key: no language, no letter of a row, no word of the rules."""
    worded = bool(path) and path[-1] in WORDED
    free = any(kind.base is str and not kind.words and kind.ref is None for kind in kinds)
    return free and not worded and str(key) not in ascii_uppercase


def _form_of_kind(kind: ValueKind) -> str:
    if kind.is_verb or kind.has_fields or kind.is_mapping:
        return "mapping"
    return "list" if kind.is_list else "word"
