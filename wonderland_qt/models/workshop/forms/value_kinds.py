"""The kinds of values that the content models allow at a place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, NewType, get_args, get_origin

from pydantic import BaseModel

from wonderland_qt.engine.content.model_paths import (
    LISTS,
    annotations_inside,
    has_keys,
    is_family,
    is_union,
    keys_of,
)
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.shown_as import ShownAs
from wonderland_qt.engine.content.tagged_maps import OneKey, argument_key, is_shorthand, verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath

LANGUAGES = ("en", "pl", "uk")
"""The languages of names and texts in a content."""

ID = "id"
"""The key of an entry's id."""

COLOUR, ICON = "colour", "icon"
"""The marks of words that are shown as colours and icons."""

Data = Mapping[Any, Any]


@dataclass(frozen=True)
class ValueKind:
    """One kind of value: an annotation without unions, and its constraints."""

    annotation: Any
    demands: tuple[Any, ...] = ()

    @property
    def ref(self) -> RefTo | None:
        """Return the reference to a section for kinds that are ids, or None."""
        return next((mark for mark in self.demands if isinstance(mark, RefTo)), None)

    @property
    def shown(self) -> ShownAs | None:
        """Return how forms display values of this kind, or None."""
        return next((mark for mark in self.demands if isinstance(mark, ShownAs)), None)

    def limit(self, *names: str) -> int | None:
        """Return the first of these limits (such as "ge") that the kind has, or None."""
        found = (getattr(mark, name, None) for mark in self.demands for name in names)
        return next((limit for limit in found if isinstance(limit, int)), None)

    @property
    def is_list(self) -> bool:
        """Tell whether it is a list."""
        return get_origin(self.annotation) in LISTS

    @property
    def is_mapping(self) -> bool:
        """Tell whether it is a mapping with free keys."""
        return get_origin(self.annotation) is dict

    @property
    def has_fields(self) -> bool:
        """Tell whether it is a mapping with known keys."""
        return has_keys(self.annotation) and not is_family(self.annotation)

    @property
    def is_verb(self) -> bool:
        """Tell whether it is a verb, a mapping with one key."""
        return is_family(self.annotation)

    @property
    def words(self) -> tuple[Any, ...]:
        """Return the allowed words or numbers, if they are a fixed set."""
        return get_args(self.annotation) if get_origin(self.annotation) is Literal else ()

    def items(self, number: int = 0) -> tuple[ValueKind, ...]:
        """Return the kinds of an item of a list, or of a value of a mapping.

        Only in a list of fixed length the kind depends on the number of the item; items beyond that length,
        which are a mistake, are shown as the last kind.
        """
        arguments = get_args(self.annotation)
        if self.is_mapping:
            _key, value = arguments
            return kinds_of(value)
        if self.length is None:
            return kinds_of(arguments[0])
        return kinds_of(arguments[min(number, self.length - 1)])

    @property
    def keys(self) -> tuple[ValueKind, ...]:
        """Return the kinds of a key of a mapping."""
        key, _value = get_args(self.annotation)
        return kinds_of(key)

    @property
    def length(self) -> int | None:
        """Return the length of a list of fixed length, or None."""
        arguments = get_args(self.annotation)
        is_fixed = get_origin(self.annotation) is tuple and Ellipsis not in arguments
        return len(arguments) if is_fixed else None

    @property
    def form(self) -> Literal["mapping", "list", "word"]:
        """Return the form of its values in YAML; whatever is neither a mapping nor a list is a word."""
        if self.is_verb or self.has_fields or self.is_mapping:
            return "mapping"
        return "list" if self.is_list else "word"

    def takes(self, value: Any) -> bool:
        """Tell whether a value has the form of this kind, without validating it."""
        if self.words:
            return value in self.words
        if self.is_verb:
            return _is_verb_of_family(self.annotation, value)
        if isinstance(value, dict):
            return self.is_mapping or self.has_fields
        if isinstance(value, list):
            return self.is_list
        return self.form == "word" and self._takes_scalar(value)

    def _takes_scalar(self, value: Any) -> bool:
        """Tell whether a number, switch or word is of this type; other types are written as words.

        A whole number may stand for a fraction, but True and False, though numbers in Python, for neither.
        """
        if type(value) is self.annotation:
            return True
        if self.annotation is float:
            return type(value) is int
        return isinstance(value, str) and self.annotation not in {str, int, bool}


def kinds_of(annotation: Any, demands: Sequence[Any] = ()) -> tuple[ValueKind, ...]:
    """Return the kinds of value that an annotation allows, without None."""
    return tuple(_kinds_in_annotation(annotation, tuple(demands)))


def kinds_at(model: type[BaseModel], path: DocumentPath) -> tuple[ValueKind, ...]:
    """Return the kinds of value that a content's model allows at a path."""
    kinds: tuple[Any, ...] = (model,)
    for part in path:
        kinds = annotations_inside(kinds, part)
    return tuple(kind for annotation in kinds for kind in kinds_of(annotation))


def _kinds_in_annotation(annotation: Any, demands: tuple[Any, ...]) -> Iterator[ValueKind]:
    """Yield the kinds that are nested in an annotation, each with the demands of all around it."""
    if is_union(annotation):
        for member in get_args(annotation):
            yield from _kinds_in_annotation(member, demands)
    elif get_origin(annotation) is Annotated:
        inner, *marks = get_args(annotation)
        yield from _kinds_in_annotation(inner, (*demands, *_single_constraints(marks)))
    elif isinstance(annotation, NewType):
        yield from _kinds_in_annotation(annotation.__supertype__, demands)
    elif annotation is not NoneType:
        yield ValueKind(annotation, demands)


def _single_constraints(marks: Sequence[Any]) -> Iterator[Any]:
    """Yield each constraint by itself, because pydantic keeps several in one object."""
    for mark in marks:
        yield mark
        yield from getattr(mark, "metadata", ())


def kind_of(kinds: Sequence[ValueKind], value: Any) -> ValueKind | None:
    """Return the first kind that a value has the form of, or None."""
    return next((kind for kind in kinds if kind.takes(value)), None)


@dataclass(frozen=True)
class ModelField:
    """A field of a model, with its key in YAML."""

    key: str
    kinds: tuple[ValueKind, ...]
    required: bool


def fields_of_model(model: Any) -> tuple[ModelField, ...]:
    """Return the fields of a model of pydantic, or of another class with annotated keys."""
    fields = getattr(model, "model_fields", None)
    if fields is None:
        return tuple(
            ModelField(key, kinds_of(annotation), required=True) for key, annotation in keys_of(model).items()
        )
    return tuple(
        ModelField(
            key=argument_key(model, name),
            kinds=kinds_of(field.annotation, tuple(_single_constraints(field.metadata))),
            required=field.is_required(),
        )
        for name, field in fields.items()
    )


class WrittenArguments(NamedTuple):
    """The arguments of a verb as written: a mapping by name, or one that is `unnamed`."""

    value: Any
    unnamed: bool


def arguments_of_verb(verb: type[OneKey], value: Any) -> WrittenArguments:
    """Return what is written behind the word of a verb of the rules: arguments by name, or one without it."""
    is_by_name = isinstance(value, dict) and not (verb.shorthand and is_shorthand(verb, value))
    return WrittenArguments(value, unnamed=not is_by_name)


def ids_in(data: Data, ref: RefTo) -> tuple[str, ...]:
    """Return the ids that a reference allows, and the words that it allows in addition.

    Ids are the keys of a section that is a mapping, or of the entries in a list.
    """
    section = data.get(ref.section, ())
    if isinstance(section, dict):
        ids = list(section)
    else:
        ids = [entry.get(ID) for entry in section if isinstance(entry, dict)]
    return (*(str(name) for name in ids if name is not None), *sorted(ref.besides))


def _is_verb_of_family(family: type[OneKey], value: Any) -> bool:
    """Tell whether a value is one verb of a family: a mapping from it to its arguments, or the bare word."""
    if isinstance(value, dict):
        return len(value) == 1 and str(next(iter(value))) in verbs(family)
    return isinstance(value, str) and value in verbs(family)
