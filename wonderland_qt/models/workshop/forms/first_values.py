"""First values of the kinds that the content models allow: what a form begins with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wonderland_qt.engine.content.named_verbs import items_of
from wonderland_qt.engine.content.shown_as import ShownAs
from wonderland_qt.engine.content.tagged_maps import OneKey, argument_key, verbs
from wonderland_qt.models.workshop.forms.value_kinds import Data, ValueKind, fields_of_model, ids_in

DEEPEST = 6
"""The largest depth of first values: a verb of verbs begins with one without verbs inside."""


class NoFirstValue(Exception):
    """There is no default value for a kind: the user must write one."""


def first_value(kinds: Sequence[ValueKind], data: Data, depth: int = 0) -> Any:
    """Return a default value of the first kind that has one; raises NoFirstValue.

    `depth` counts the values around it, of which at most DEEPEST are made.
    """
    for kind in kinds:
        try:
            return _first_of_kind(kind, data, depth)
        except NoFirstValue:
            continue
    raise NoFirstValue


def _first_of_kind(kind: ValueKind, data: Data, depth: int) -> Any:
    """Return a value to begin with: an offered or allowed word, a verb, needed fields, a list or a scalar.

    Raises NoFirstValue where values are nested too deep.
    """
    if depth > DEEPEST:
        raise NoFirstValue
    if kind.shown is not None and kind.shown.offered:
        return _first_unused_word(kind.shown, data)
    if kind.words:
        return kind.words[0]
    if kind.is_verb:
        return _first_verb(kind.annotation, data, depth)
    if kind.has_fields:
        return first_mapping(kind.annotation, data, depth)
    if kind.is_list:
        return _first_list(kind, data, depth)
    return {} if kind.is_mapping else _first_scalar(kind, data)


def _first_list(kind: ValueKind, data: Data, depth: int) -> list[Any]:
    """Return a list of as few first values as it must have."""
    fewest = kind.length if kind.length is not None else kind.limit("min_length") or 0
    return [first_value(kind.items(number), data, depth + 1) for number in range(fewest)]


def _first_unused_word(shown: ShownAs, data: Data) -> str:
    """Return the first offered word that is not used under the same key, or the first one."""
    taken = set(_words_under_key(shown.what, data))
    return next((word for word in shown.offered if word not in taken), shown.offered[0])


def _words_under_key(key: str, value: Any) -> Iterator[str]:
    """Yield the words under a key at any depth."""
    for name, part in items_of(value):
        if name == key and isinstance(part, str):
            yield part
        yield from _words_under_key(key, part)


def _first_scalar(kind: ValueKind, data: Data) -> Any:
    """Return a first switch, number, id or word; raises NoFirstValue if there is no id or for other kinds.

    A number begins at 1, which does something where 0 might not, or at its least value if that is higher.
    """
    if kind.annotation is bool:
        return True
    if kind.annotation in {int, float}:
        least = kind.limit("ge")
        return max(least, 1) if least is not None else 1
    if kind.annotation is str:
        ids = ids_in(data, kind.ref) if kind.ref is not None else ("new",)
        if ids:
            return ids[0]
    raise NoFirstValue


def first_mapping(model: Any, data: Data, depth: int = 0) -> dict[str, Any]:
    """Return a mapping with only the required fields of a model.

    `depth` counts the values around it, so that verbs inside verbs come to an end.
    """
    return {
        field.key: first_value(field.kinds, data, depth + 1)
        for field in fields_of_model(model)
        if field.required
    }


def _first_verb(family: type[OneKey], data: Data, depth: int = 0) -> Any:
    """Return the verb of a family with the fewest required arguments that all have default values.

    `depth` counts the values around it, as verbs within verbs go no deeper than DEEPEST. Raises NoFirstValue
    if every verb has an argument without one.
    """
    verb_of = verbs(family)
    fewest_arguments_first = sorted(verb_of, key=lambda word: len(_required_arguments(verb_of[word])))
    for word in fewest_arguments_first:
        try:
            return verb_as_written(family, word, data, depth + 1)
        except NoFirstValue:
            continue
    raise NoFirstValue


def _required_arguments(model: Any) -> list[str]:
    """Return the keys of the fields that a verb must have."""
    return [field.key for field in fields_of_model(model) if field.required]


def verb_as_written(family: type[OneKey], word: str, data: Data, depth: int = 0) -> Any:
    """Return a verb with default arguments, in its shortest form: bare if it needs none.

    A single argument that may go without its name does.
    """
    verb = verbs(family)[word]
    arguments = first_mapping(verb, data, depth)
    if not arguments:
        return word
    key_to_omit = argument_key(verb, verb.shorthand) if verb.shorthand else ""
    if set(arguments) == {key_to_omit}:
        return {word: arguments[key_to_omit]}
    return {word: arguments}
