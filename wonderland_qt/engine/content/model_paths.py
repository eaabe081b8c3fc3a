"""Finds the type annotations of a content model that belong to a path in its data."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, NewType, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from wonderland_qt.engine.content.tagged_maps import OneKey, argument_key, verb_of
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key

LISTS = (list, tuple, set, frozenset)


def is_model(annotation: object) -> bool:
    """Tell whether an annotation is a model class."""
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)


def is_family(annotation: object) -> bool:
    """Tell whether an annotation is a family of one-key maps."""
    return isinstance(annotation, type) and issubclass(annotation, OneKey) and not annotation.word


def is_union(annotation: object) -> bool:
    """Tell whether an annotation is `X | Y`."""
    return get_origin(annotation) in (Union, UnionType)


def has_keys(annotation: object) -> bool:
    """Tell whether an annotation is a model class or a dataclass, which pydantic checks like one."""
    return is_model(annotation) or (isinstance(annotation, type) and is_dataclass(annotation))


def keys_of(model: type[Any]) -> dict[str, Any]:
    """Return the annotations of a model's fields by their keys in YAML."""
    if is_dataclass(model):
        hints = get_type_hints(model)
        return {field.name: hints[field.name] for field in fields(model)}
    return {argument_key(model, name): field.annotation for name, field in model.model_fields.items()}


def path_and_allowed_keys(
    model: type[BaseModel], location: tuple[Key, ...]
) -> tuple[DocumentPath, list[str]]:
    """Return the path in the data of a pydantic error, and the keys that are allowed beside its end.

    A location of pydantic also has labels of union members, which are no keys and are left out: they lead
    nowhere inside the annotations, and change no allowed keys.
    """
    annotations: list[Any] = [model]
    allowed: list[str] = []
    path: list[Key] = []
    for index, part in enumerate(location):
        inner = list(annotations_inside(annotations, part))
        if inner or index == len(location) - 1:
            allowed = [key for outer in annotations for key in _known_keys(outer)]
        if inner:
            path.append(part)
            annotations = inner
    return tuple(path), allowed


def annotations_inside(kinds: Iterable[Any], key: Key) -> tuple[Any, ...]:
    """Return the annotations of the field or item `key` of a value with one of these annotations."""
    return tuple(annotation for outer in kinds for annotation in _annotations_inside_one(outer, key))


def may_be_one_key(kinds: Iterable[Any]) -> bool:
    """Tell whether one of the annotations allows one-key maps."""
    return any(is_family(member) for annotation in kinds for member in plain_types(annotation))


def _known_keys(annotation: Any) -> Iterator[str]:
    """Yield the keys of all models in an annotation, families of one-key maps excepted."""
    for member in plain_types(annotation):
        if has_keys(member) and not is_family(member):
            yield from keys_of(member)


def _annotations_inside_one(annotation: Any, part: Key) -> Iterator[Any]:
    """Yield the annotations of the field or item `part` of a value with this annotation.

    Each member of a union is tried: as a family of one-key maps, whose part is a verb, as a model with
    fields, as a list or tuple, or as a mapping. What has no such part yields nothing. Nor does "[key]", which
    pydantic adds to the path of an error in a mapping's key itself: it leads to no value.
    """
    for member in plain_types(annotation):
        origin, arguments = get_origin(member), get_args(member)
        if is_family(member):
            verb = verb_of(member, part)
            if verb is not None:
                yield verb
        elif has_keys(member):
            if part in keys_of(member):
                yield keys_of(member)[str(part)]
        elif origin in LISTS and isinstance(part, int):
            has_fixed_items = origin is tuple and Ellipsis not in arguments
            yield arguments[part] if has_fixed_items else arguments[0]
        elif origin is dict and part != "[key]":
            _key_annotation, value_annotation = arguments
            yield value_annotation


def plain_types(annotation: Any) -> Iterator[Any]:
    """Yield the plain types of an annotation, with unions, `Annotated` and `NewType` resolved."""
    if is_union(annotation):
        for member in get_args(annotation):
            yield from plain_types(member)
    elif get_origin(annotation) is Annotated:
        yield from plain_types(get_args(annotation)[0])
    elif isinstance(annotation, NewType):
        yield from plain_types(annotation.__supertype__)
    else:
        yield annotation
