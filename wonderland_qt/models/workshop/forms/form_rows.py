"""The rows of a form for an entry, made from the content models: its values, and possible additions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal

from wonderland_qt.engine.content.composed_verbs import PARAMETER, is_parameter
from wonderland_qt.engine.content.named_verbs import BODY, NamedVerbs
from wonderland_qt.engine.content.tagged_maps import OneKey, argument_key, verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.workshop.forms.additions import Addition, Additions
from wonderland_qt.models.workshop.forms.first_values import NoFirstValue, first_value, verb_as_written
from wonderland_qt.models.workshop.forms.free_keys import is_renamable
from wonderland_qt.models.workshop.forms.named_uses import NamedUse, phrase_of, use_of, uses_in
from wonderland_qt.models.workshop.forms.value_kinds import (
    COLOUR,
    ICON,
    ID,
    Data,
    ModelField,
    ValueKind,
    WrittenArguments,
    arguments_of_verb,
    fields_of_model,
    ids_in,
    kind_of,
)

Editor = Literal["number", "text", "choice", "switch", "verb", "group", "plain", "colour"]
NAME, PARAMETERS = "name", "parameters"
FIRST = (ID, NAME, "emblem")
"""The fields at the top of a form."""


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
    """Return the rows of an entry of these kinds; `data`, `named` and `icons` are of the whole content."""
    maker = _RowMaker(data, named or {}, icons)
    return tuple(maker.rows_within(kinds, _plain_row((), "", value)))


def _plain_row(
    path: DocumentPath, label: str, value: Any, *, removable: bool = False, movable: bool = False
) -> FormRow:
    """Return the row of a value before its kind is known: its text is edited as it is."""
    return FormRow(path, label, "plain", value, {}, removable=removable, movable=movable)


class _RowMaker:
    """Makes the rows of a value and of all values inside it."""

    def __init__(self, data: Data, named: NamedVerbs, icons: Sequence[str]) -> None:
        self._data, self._named, self._icons = data, named, icons
        self._additions = Additions(data, icons)
        self._parameters: tuple[str, ...] = ()

    def rows_within(self, kinds: Sequence[ValueKind], row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a value, completed by what its kind allows, then those of the values inside it."""
        is_whole_entry = not row.path  # it comes first, and its parameters may stand in any row inside it
        if is_whole_entry:
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
        fields = fields_of_model(kind.annotation)
        additions = tuple(self._additions.of_model(fields, row.value, row.path))
        yield replace(row, editor="group", additions=additions)
        yield from self._rows_of_fields(fields, row.value, row.path)

    def _rows_of_mapping(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a mapping with free keys, then those of its values."""
        additions = tuple(self._additions.of_mapping(kind, row.value, row.path))
        yield replace(row, editor="group", additions=additions)
        for key, value in row.value.items():
            plain_row = _plain_row((*row.path, key), str(key), value, removable=True)
            outer_row, *inner_rows = self.rows_within(kind.items(), plain_row)
            yield replace(outer_row, renamable=is_renamable(kind.keys, key, row.path))
            yield from inner_rows

    def _rows_of_fields(
        self, fields: Sequence[ModelField], value: Data, path: DocumentPath
    ) -> Iterator[FormRow]:
        """Yield the rows of the fields that a mapping has: its id, name and emblem first."""
        for field in sorted(fields, key=lambda field: field.key not in FIRST):
            if field.key in value:
                path_of_field = (*path, field.key)
                inner = value[field.key]
                row = _plain_row(path_of_field, field.key, inner, removable=not field.required)
                yield from self.rows_within(field.kinds, row)

    def _rows_of_list(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a list, then those of its items, labelled by their ids or numbers."""
        yield replace(row, editor="group", additions=self._additions.of_list(kind, row.value, row.path))
        may_vary = kind.length is None
        removable = may_vary and len(row.value) > (kind.limit("min_length") or 0)
        for number, item in enumerate(row.value):
            path, label = (*row.path, number), _label_of_item(item, number)
            movable = may_vary and number > 0
            plain_row = _plain_row(path, label, item, removable=removable, movable=movable)
            yield from self.rows_within(kind.items(number), plain_row)

    def _rows_of_verb(self, kind: ValueKind, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a verb of the rules, then those of its arguments, if it is no bare word."""
        is_bare_word = isinstance(row.value, str)
        word, written = (row.value, {}) if is_bare_word else next(iter(row.value.items()))
        verb = verbs(kind.annotation)[str(word)]
        arguments = arguments_of_verb(verb, written)
        yield self._row_of_verb(kind.annotation, row, str(word), fields_of_model(verb), arguments)
        if not is_bare_word:
            yield from self._rows_of_arguments(verb, arguments, (*row.path, word))

    def _rows_of_arguments(
        self, verb: type[OneKey], arguments: WrittenArguments, path: DocumentPath
    ) -> Iterator[FormRow]:
        """Yield the rows of a verb's arguments at a path.

        A verb may have a `shorthand`, one argument without its key; if it has none, such a value gets no row.
        """
        fields = fields_of_model(verb)
        if not arguments.unnamed:
            yield from self._rows_of_fields(fields, arguments.value, path)
        elif verb.shorthand:
            key_left_out = argument_key(verb, verb.shorthand)
            (only,) = (field for field in fields if field.key == key_left_out)
            yield from self.rows_within(only.kinds, _plain_row(path, only.key, arguments.value))

    def _rows_of_named_use(self, use: NamedUse, row: FormRow) -> Iterator[FormRow]:
        """Yield the row of a use of a content's own verb, then those of its arguments."""
        arguments = use.arguments_in(row.value)
        path = (*row.path, use.verb.word)
        yield self._row_of_verb(use.family, row, use.verb.word, use.fields, arguments)
        if arguments.unnamed:
            (only,) = use.fields
            yield from self.rows_within(only.kinds, _plain_row(path, only.key, arguments.value))
        else:
            yield from self._rows_of_fields(use.fields, arguments.value, path)

    def _row_of_verb(
        self,
        family: type[OneKey],
        row: FormRow,
        word: str,
        fields: Sequence[ModelField],
        arguments: WrittenArguments,
    ) -> FormRow:
        """Return the row of a verb: phrase, verbs that may replace it, and arguments to add (if named)."""
        additions: tuple[Addition, ...] = ()
        if not arguments.unnamed:
            lacking = self._additions.of_verb(
                fields, arguments.value, row.path, word=word, is_bare_word=isinstance(row.value, str)
            )
            additions = tuple(lacking)
        return replace(
            row,
            editor="verb",
            choices=self._verbs_to_choose(family),
            additions=additions,
            phrase=phrase_of(family, row.value, self._named),
        )

    def _verbs_to_choose(self, family: type[OneKey]) -> dict[str, Any]:
        """Return the verbs of a family that have first arguments, as written with them."""
        found: dict[str, Any] = {}
        for word in verbs(family):
            with suppress(NoFirstValue):
                found[word] = verb_as_written(family, word, self._data)
        for use in uses_in(self._named, family):
            with suppress(NoFirstValue):
                found[use.verb.word] = use.first_use(self._data)
        return found

    def _value_of_other_kind(
        self, kinds: Sequence[ValueKind], kind: ValueKind | None, path: DocumentPath
    ) -> Any:
        """Return a first value of another form, or None, so that a form can go through all of them in turn.

        After the present kind come the later ones, a parameter of the content's own verb, the earlier ones.
        """
        place = kinds.index(kind) if kind is not None else len(kinds)
        earlier_kinds, later_kinds = kinds[:place], kinds[place + 1 :]
        later_value = self._first_with_other_form(later_kinds, kind)
        if later_value is not None:
            return later_value
        is_in_body = bool(path) and path[0] in BODY
        if self._parameters and kind is not None and is_in_body:
            return self._parameters[0]
        return self._first_with_other_form(earlier_kinds, kind)

    def _first_with_other_form(self, kinds: Sequence[ValueKind], present: ValueKind | None) -> Any:
        """Return a first value of one of these kinds whose form differs from the present one, or None."""
        for kind in kinds:
            if present is None or kind.form != present.form:
                with suppress(NoFirstValue):
                    return first_value([kind], self._data)
        return None

    def _with_editor(self, kinds: Sequence[ValueKind], kind: ValueKind, row: FormRow) -> FormRow:
        """Return the row of a word, number or switch with the editor for its kind; an unknown icon stays."""
        words = chain.from_iterable(map(self._words_to_choose, kinds))
        choices = {str(word): word for word in words}
        shown = kind.shown.what if kind.shown is not None else ""
        if shown == ICON:
            choices.setdefault(str(row.value), row.value)
        return replace(
            row,
            editor=_editor_for(row.value, kind, shown, choices),
            choices=choices,
            low=kind.limit("ge"),
            high=kind.limit("le"),
            shown=shown,
        )

    def _words_to_choose(self, kind: ValueKind) -> Sequence[Any]:
        """Return the words that a form offers for a kind: those it is shown by, fixed ones, or ids."""
        if kind.shown is not None:
            return kind.shown.offered or self._icons
        return ids_in(self._data, kind.ref) if kind.ref is not None and not kind.words else kind.words


def _label_of_item(item: Any, number: int) -> str:
    """Return the id of an item of a list, or its number counted from 1."""
    name = item.get(ID) if isinstance(item, dict) else None
    return name if isinstance(name, str) else str(number + 1)


def _editor_for(value: Any, kind: ValueKind, shown: str, choices: Mapping[str, Any]) -> Editor:
    """Return the editor of a value: a switch or a colour even if it has choices; text comes last."""
    if isinstance(value, bool):
        return "switch"
    if shown == COLOUR:
        return "colour"
    if str(value) in choices:
        return "choice"
    return "number" if type(value) is int and kind.annotation is int else "text"


def parameters_of(value: Any) -> tuple[str, ...]:
    """Return the parameters of a content's own verb, as written in its body."""
    parameters = value.get(PARAMETERS) if isinstance(value, dict) else None
    return tuple(f"{PARAMETER}{name}" for name in parameters) if isinstance(parameters, dict) else ()
