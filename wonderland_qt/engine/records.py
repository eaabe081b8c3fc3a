"""Records: typed mutable parts of a state, whose fields define how to clone, encode and validate them."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, Literal, NewType, TypeVar, Union, get_args, get_origin

import msgspec

Cloner = Callable[[Any], Any]
T = TypeVar("T")
R = TypeVar("R", bound="Record")


class Record(msgspec.Struct):
    """A mutable part of a game's state.

    Fields hold either immutable values (ints, strings, bools, tuples, frozen structs and `Mapping`s of
    these), which clones share, or lists, dicts and records, which clones copy. References are ids.
    """


shallow_copy: Cloner = Record.__copy__  # type: ignore[attr-defined]  # msgspec's stub leaves it out


def clone(record: R) -> R:
    """Return an independent copy of `record`; immutable values are shared."""
    copied: R = shallow_copy(record)
    for name, clone_value in clone_plan(type(record)):
        setattr(copied, name, clone_value(getattr(record, name)))
    return copied


@cache
def clone_plan(kind: type[Record]) -> tuple[tuple[str, Cloner], ...]:
    """Return the fields of `kind` that a clone must copy, each with the function that copies it."""
    plan = []
    for field in msgspec.structs.fields(kind):
        cloner = _cloner_for(field.type, f"{kind.__name__}.{field.name}")
        if cloner is not None:
            plan.append((field.name, cloner))
    return tuple(plan)


def _cloner_for(annotation: Any, where: str) -> Cloner | None:
    """Return the function that copies values of an annotation, None if clones can share them.

    A record none of whose fields must be copied needs only a shallow copy, which is faster than a clone.
    """
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is list:
        return _list_cloner(_cloner_for(arguments[0], where))
    if origin is dict:
        return _dict_cloner(_cloner_for(arguments[1], where))
    if origin in (Union, types.UnionType):
        return _optional_cloner(arguments, where)
    kind = origin or annotation  # `Deck` of `Deck[Card]`
    if isinstance(kind, type) and issubclass(kind, Record):
        return clone if clone_plan(kind) else shallow_copy
    _require_immutable(annotation, where)
    return None


def _list_cloner(inner: Cloner | None) -> Cloner:
    """Return the function that copies a list and, if members can change, each member by `inner`."""
    if inner is None:
        return list.copy
    return lambda values: [inner(value) for value in values]


def _dict_cloner(inner: Cloner | None) -> Cloner:
    """Return the function that copies a dict and, if values can change, each value by `inner`."""
    if inner is None:
        return dict.copy
    return lambda values: {key: inner(value) for key, value in values.items()}


def _optional_cloner(members: tuple[Any, ...], where: str) -> Cloner | None:
    """Return the function that copies values of a union such as `Hand | None`, None if they can be shared."""
    found = [_cloner_for(member, where) for member in members if member is not type(None)]
    cloners = [cloner for cloner in found if cloner is not None]
    if not cloners:
        return None
    if len(cloners) > 1:
        raise TypeError(f"{where}: a union may hold one mutable kind at most")
    inner = cloners[0]
    return lambda value: None if value is None else inner(value)


def _require_immutable(annotation: Any, where: str) -> None:
    """Raise TypeError unless all values of this annotation are immutable.

    A type variable in a state stands for its steps, which are frozen.
    """
    if isinstance(annotation, NewType):
        annotation = annotation.__supertype__
    if isinstance(annotation, TypeVar) or annotation in (int, str, bool, type(None)):
        return
    if get_origin(annotation) in (tuple, Mapping):
        for inner in get_args(annotation):
            if inner is not Ellipsis:
                _require_immutable(inner, where)
        return
    if get_origin(annotation) is Literal:
        return
    if isinstance(annotation, type) and _is_frozen(annotation):
        return
    raise TypeError(f"{where}: {annotation} can be neither cloned nor shared")


def _is_frozen(kind: type) -> bool:
    """Tell whether a class is a record that cannot change, so that clones can share it."""
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.frozen


class Codec(Generic[T]):
    """Encodes records of one type as JSON, and validates them when decoding."""

    def __init__(self, kind: Any) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(kind, strict=True)

    def encode(self, record: T) -> bytes:
        """Return the record as JSON bytes."""
        return self._encoder.encode(record)

    def decode(self, data: bytes) -> T:
        """Return the record in `data`; raises msgspec.ValidationError naming the path of the mistake."""
        decoded: T = self._decoder.decode(data)
        return decoded
