"""The rows of a form for an entry, made from the content models: its values, and possible additions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, count
from string import ascii_uppercase
from typing import Any, Literal, NamedTuple

from wonderland_qt.engine.content.composed_verbs import PARAMETER, is_parameter
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
    return tuple(_RowMaker(data, named or {}, icons).rows_within(kinds, _plain_row((), "", value)))


def _plain_row(
    path: DocumentPath, label: str, value: Any, *, removable: bool = False, movable: bool = False
) -> FormRow:
    """Return the row of a value before its kind is known: its text is edited as it is."""
    return FormRow(path, label, "plain", value, {}, removable=removable, movable=movable)


class _RowMaker:
    """Makes the rows of a value and of all values inside it."""

    def __init__(self, data: Data, named: NamedVerbs, icons: Sequence[str]) -> None:
        self._data, self._named, self._icons = data, named, icons
        self._parameters: tuple[str, ...] = ()

    def rows_within(self, kinds: Sequence[ValueKind], row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a value, completed by what its kind allows, then those of the values inside it."""
        if not row.path:
            self._parameters = parameters_of(row.value)
        use = use_of(self._named, kinds, row.value)
        if use is not None:
            yield from self._rows_of_named_use(use, row)
            return
        kind = kind_of(kinds, row.value)
        with_other = replace(row, other=self._value_of_other_kind(kinds, kind, row.path))
        if kind is None:
            yield self._with_parameters(with_other)
        elif kind.is_verb:
            yield from self._rows_of_verb(kind, row)
        elif kind.has_fields:
            yield from self._rows_of_model(kind, with_other)
        elif kind.is_mapping:
            yield from self._rows_of_mapping(kind, with_other)
        elif kind.is_list:
            yield from self._rows_of_list(kind, row)
        else:
            yield self._with_editor(kinds, kind, with_other)

    def _with_parameters(self, row: FormRow) -> FormRow:
        """Return a row that offers the other parameters if its value is one, or else the row itself."""
        if not is_parameter(row.value):
            return row
        names = (row.value, *self._parameters)
        return replace(row, editor="choice", choices={name: name for name in names})

    def _rows_of_model(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a mapping with known keys, then those of its fields."""
        fields = fields_of_model(kind.base)
        additions = tuple(self._fields_to_add(fields, row.value, row.path))
        yield replace(row, editor="group", additions=additions)
        yield from self._rows_of_fields(fields, row.value, row.path)

    def _rows_of_mapping(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a mapping with free keys, then those of its values."""
        yield replace(row, editor="group", additions=tuple(self._keys_to_add(kind, row.value, row.path)))
        for key, value in row.value.items():
            begun = _plain_row((*row.path, key), str(key), value, removable=True)
            rows = self.rows_within(kind.items(), begun)
            yield replace(next(rows), renamable=_is_renamable(kind.keys, key, row.path))
            yield from rows

    def _rows_of_fields(
        self, fields: Sequence[ModelField], value: Data, path: DocumentPath
    ) -> Iterator[FormRow]:
        """Yield the rows of the fields that a mapping has: its id, name and emblem first."""
        for field in sorted(fields, key=lambda one: one.key not in FIRST):
            if field.key in value:
                inner = value[field.key]
                row = _plain_row((*path, field.key), field.key, inner, removable=not field.required)
                yield from self.rows_within(field.kinds, row)

    def _rows_of_list(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a list, then those of its items, labelled by their ids or numbers."""
        yield replace(row, editor="group", additions=self._next_item(kind, row.value, row.path))
        varies = kind.length is None
        removable = varies and len(row.value) > (kind.limit("min_length") or 0)
        for number, item in enumerate(row.value):
            name = item.get(ID) if isinstance(item, dict) else None
            label = name if isinstance(name, str) else str(number + 1)
            movable = varies and number > 0
            begun = _plain_row((*row.path, number), label, item, removable=removable, movable=movable)
            yield from self.rows_within(kind.items(number), begun)

    def _rows_of_verb(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a verb of the rules, then those of its arguments."""
        word, arguments = (row.value, {}) if isinstance(row.value, str) else next(iter(row.value.items()))
        verb = verbs(kind.base)[str(word)]
        fields = fields_of_model(verb)
        written, short = arguments_of_verb(verb, arguments)
        additions = (
            () if short else tuple(self._fields_to_add(fields, written, row.path, str(word), row.value))
        )
        yield self._with_verbs(kind.base, row, additions)
        if isinstance(row.value, str) or (short and not verb.shorthand):
            return
        path = (*row.path, word)
        if short:
            key = argument_key(verb, verb.shorthand)
            field = next(field for field in fields if field.key == key)
            yield from self.rows_within(field.kinds, _plain_row(path, key, arguments))
        else:
            yield from self._rows_of_fields(fields, written, path)

    def _rows_of_named_use(self, use: NamedUse, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a use of a content's own verb, then those of its arguments."""
        word, fields = use.verb.word, use.fields
        written, short = use.written(row.value)
        additions = () if short else tuple(self._fields_to_add(fields, written, row.path, word, row.value))
        yield self._with_verbs(use.family, row, additions)
        path = (*row.path, word)
        if short:
            (only,) = fields
            yield from self.rows_within(only.kinds, _plain_row(path, only.key, written))
        else:
            yield from self._rows_of_fields(fields, written, path)

    def _with_verbs(self, family: type[OneKey], row: FormRow, additions: tuple[Addition, ...]) -> FormRow:
        """Return the row of a verb: its phrase, and the verbs of its family that may replace it."""
        phrase, choices = phrase_of(family, row.value, self._named), self._verbs_to_choose(family)
        return replace(row, editor="verb", choices=choices, additions=additions, phrase=phrase)

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
                names = chain([NEW], (f"{NEW}_{number}" for number in count(2)))
                yield next(name for name in names if name not in value)

    def _value_of_other_kind(
        self, kinds: Sequence[ValueKind], kind: ValueKind | None, path: DocumentPath
    ) -> Any:
        """Return a first value of the next kind with another form, or None.

        After the last kind comes a parameter, if the content's own verb has any.
        """
        place = kinds.index(kind) if kind is not None else len(kinds)
        later = self._first_with_other_form(kinds[place + 1 :], kind)
        if later is not None:
            return later
        if self._parameters and kind is not None and path and path[0] in BODY:
            return self._parameters[0]
        return self._first_with_other_form(kinds[:place], kind)

    def _first_with_other_form(self, kinds: Sequence[ValueKind], kind: ValueKind | None) -> Any:
        """Return a first value of one of these kinds whose form differs from `kind`, or None."""
        for one in kinds:
            if kind is None or _form_of_kind(one) != _form_of_kind(kind):
                with suppress(NoFirstValue):
                    return first_value([one], self._data)
        return None

    def _with_editor(self, kinds: Sequence[ValueKind], kind: ValueKind, row: FormRow) -> FormRow:
        """Return the row of a word, number or switch with the editor for its kind."""
        value = row.value
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
