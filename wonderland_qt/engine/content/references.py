"""Checks references between content entries, which the models' annotations mark with `RefTo`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Annotated, Any, Literal, NamedTuple, NewType, get_args, get_origin

from pydantic import BaseModel

from wonderland_qt.engine.content.mistakes import MOST_TOLD
from wonderland_qt.engine.content.model_paths import LISTS, is_family, is_model, is_union
from wonderland_qt.engine.content.tagged_maps import argument_key, is_shorthand, verb_of
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.message_parts import shown, suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import in_words


@dataclass(frozen=True, slots=True)
class RefTo:
    """Marks a value, or the keys of a mapping, as ids of a section: `Annotated[str, RefTo("cards")]`.

    `besides` are other words that are allowed there.
    """

    section: str
    besides: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong at a path of the content; `at_key` means the key instead of the value."""

    path: DocumentPath
    message: Text
    at_key: bool = False

    @property
    def expected(self) -> str:
        """Return the message in English."""
        return in_words(self.message)


class FoundReference(NamedTuple):
    """A reference found in content: its mark, the id it names, its path, and whether it is a key."""

    ref: RefTo
    id: Key
    path: DocumentPath
    at_key: bool


Found = list[FoundReference]
Seek = Callable[[Any, DocumentPath, Found], None]
"""A function that adds the references in a value at a path to those found."""


def unknown_references(model: type[BaseModel], data: dict[Key, Any]) -> Iterator[Complaint]:
    """Yield a complaint for every reference to an id that its section lacks, at most MOST_TOLD of them.

    The data need not be valid. A field may also allow words `besides` the ids, which are no entries.
    """
    found: Found = []
    _seek_in_model(model, data, (), found)
    marks = {reference.ref for reference in found}
    known = {mark: _ids_in_section(data.get(mark.section)) | mark.besides for mark in marks}
    unknown = (reference for reference in found if reference.id not in known[reference.ref])
    for reference in islice(unknown, MOST_TOLD):
        near, section = suggestion(reference.id, known[reference.ref]), reference.ref.section
        message = text("content-no-such-entry", value=shown(reference.id), section=section, near=near)
        yield Complaint(reference.path, message, reference.at_key)


def _ids_in_section(section: object) -> set[Key]:
    """Return the ids of a section: the keys of a mapping, or the `id` of each entry of a list."""
    if isinstance(section, dict):
        return set(section)
    entries = section if isinstance(section, list) else []
    ids = (entry.get("id") for entry in entries if isinstance(entry, dict))
    return {name for name in ids if isinstance(name, str)}


def _seek_in_model(model: type[BaseModel], value: object, path: DocumentPath, found: Found) -> None:
    """Add the references in the fields of a model to those found; `value` need not be valid."""
    if isinstance(value, dict):
        for key, seek in _fields_with_references(model):
            if key in value:
                seek(value[key], (*path, key), found)


@cache
def _fields_with_references(model: type[BaseModel]) -> tuple[tuple[str, Seek], ...]:
    """Return the keys of a model whose values may have references, each with its seek function."""
    seeks = (
        (argument_key(model, name), _seek_for(field.annotation, field.metadata))
        for name, field in model.model_fields.items()
    )
    return tuple((key, seek) for key, seek in seeks if seek)


def _seek_for(annotation: Any, metadata: Sequence[object] = ()) -> Seek | None:
    """Return the function that finds references in values of an annotation, None if it has none.

    Its `metadata` may have a mark (`RefTo`), which decides alone: then no parts are searched.
    """
    for mark in metadata:
        if isinstance(mark, RefTo):
            return _seek_for_reference(mark)
    if isinstance(annotation, NewType):
        return _seek_for(annotation.__supertype__)
    if get_origin(annotation) is Annotated:
        return _seek_for(annotation.__origin__, annotation.__metadata__)
    return _seek_for_model(annotation) if is_model(annotation) else _seek_for_container(annotation)


def _seek_for_container(annotation: Any) -> Seek | None:
    """Return the seek function for a union, list, tuple or mapping, None for anything else."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if is_union(annotation):
        return _seek_for_union(arguments)
    if origin is tuple and Ellipsis not in arguments:
        return _seek_for_fixed_tuple([_seek_for(item) for item in arguments])
    if origin in LISTS:
        return _seek_for_list(_seek_for(arguments[0]))
    if origin is dict:
        key, value = arguments
        return _seek_for_mapping(_seek_for(key), _seek_for(value))
    return None


def _seek_for_reference(ref: RefTo) -> Seek:
    """Return the seek function for a value that is itself a reference."""

    def seek(value: Any, path: DocumentPath, found: Found) -> None:
        if isinstance(value, str):
            found.append(FoundReference(ref, value, path, at_key=False))

    return seek


def _seek_for_union(members: tuple[Any, ...]) -> Seek | None:
    """Return the seek function for a union; words that one of its literals allows are no references."""
    literals = [member for member in members if get_origin(member) is Literal]
    words = {word for literal in literals for word in get_args(literal)}
    seeks = [seek for seek in map(_seek_for, members) if seek is not None]

    def seek_in_members(value: Any, path: DocumentPath, found: Found) -> None:
        """Add what is found by any member of the union, unless the value is a word of a literal."""
        if not isinstance(value, str) or value not in words:
            for seek in seeks:
                seek(value, path, found)

    return seek_in_members if seeks else None


def _seek_for_list(item_seek: Seek | None) -> Seek | None:
    """Return the seek function for a list whose items all have the same annotation."""
    if item_seek is None:
        return None

    def seek_in_items(value: Any, path: DocumentPath, found: Found) -> None:
        """Add what is found in each item of a list."""
        if isinstance(value, list):
            for index, item in enumerate(value):
                item_seek(item, (*path, index), found)

    return seek_in_items


def _seek_for_fixed_tuple(seeks: list[Seek | None]) -> Seek | None:
    """Return the seek function for a tuple such as `[card, number]`; surplus items count as its last."""

    def seek_in_items(value: Any, path: DocumentPath, found: Found) -> None:
        """Add what is found in each item of a tuple by the seek function of its place, or of the last one."""
        if isinstance(value, list):
            for index, item in enumerate(value):
                last_place = len(seeks) - 1
                seek = seeks[min(index, last_place)]
                if seek:
                    seek(item, (*path, index), found)

    return seek_in_items if any(seeks) else None


def _seek_for_mapping(key_seek: Seek | None, value_seek: Seek | None) -> Seek | None:
    """Return the seek function for a mapping, whose keys and values may both be references."""

    def seek_in_pairs(value: Any, path: DocumentPath, found: Found) -> None:
        """Add what is found in each key and each value of a mapping."""
        if not isinstance(value, dict):
            return
        for key, inner in value.items():
            if key_seek:
                _seek_in_key(key_seek, key, (*path, key), found)
            if value_seek:
                value_seek(inner, (*path, key), found)

    return seek_in_pairs if key_seek or value_seek else None


def _seek_in_key(seek: Seek, key: Key, path: DocumentPath, found: Found) -> None:
    """Add the references in a key of a mapping, marked as such."""
    in_key: Found = []
    seek(key, path, in_key)
    found.extend(reference._replace(at_key=True) for reference in in_key)


def _seek_for_model(model: type[BaseModel]) -> Seek:
    """Return the seek function for a record, or for a one-key map if the model is a family of these.

    Other values in place of a one-key map have no known fields to seek in; validation complains about them.
    """

    def seek_in_record(value: Any, path: DocumentPath, found: Found) -> None:
        _seek_in_model(model, value, path, found)

    def seek_in_one_key(value: Any, path: DocumentPath, found: Found) -> None:
        """Add what is found in the arguments of a one-key map."""
        if isinstance(value, dict) and len(value) == 1:
            [(word, arguments)] = value.items()
            _seek_in_verb(model, word, arguments, path, found)

    return seek_in_one_key if is_family(model) else seek_in_record


def _seek_in_verb(family: Any, word: Key, arguments: object, path: DocumentPath, found: Found) -> None:
    """Find references in the arguments of a verb, which may be in shorthand."""
    verb = verb_of(family, word)
    if verb is None:
        return
    if verb.shorthand and (not isinstance(arguments, dict) or is_shorthand(verb, arguments)):
        arguments = {argument_key(verb, verb.shorthand): arguments}
    _seek_in_model(verb, arguments, (*path, word), found)
