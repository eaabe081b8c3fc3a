"""Weights: the numbers of an evaluation, as content, so that packs and experiments can change them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import date
from typing import Annotated, Any, TypeVar, dataclass_transform

from pydantic import ConfigDict, Field

from wonderland_qt.engine.content.content_model import ContentModel

Number = Annotated[float, Field(strict=True, allow_inf_nan=False)]
"""A number that can be tuned."""

WeightsT = TypeVar("WeightsT")
ContentT = TypeVar("ContentT")


class Tuned(ContentModel):
    """When the numbers were tuned, at which commit, and by how many games."""

    date: Annotated[date, Field(strict=False)]
    commit: str
    games: Annotated[int, Field(ge=0)]


class UnknownNumber(LookupError):
    """An evaluation has no number of this name."""


@dataclass_transform(frozen_default=True, eq_default=False, kw_only_default=True)
def weights(record: type[WeightsT]) -> type[WeightsT]:
    """Make a class a frozen dataclass of numbers that pydantic validates, with fast attribute access."""
    record.__pydantic_config__ = ConfigDict(extra="forbid", use_attribute_docstrings=True)  # type: ignore[attr-defined]  # pydantic looks for it
    return dataclass(frozen=True, slots=True, eq=False, kw_only=True)(record)


def numbers(record: object) -> dict[str, float]:
    """Return all numbers in a record by dotted name: `stopping.drawn`, `reach.3`."""
    return dict(_numbers_within("", record))


def _numbers_within(name: str, value: object) -> Iterator[tuple[str, float]]:
    """Yield all numbers in a value, with names that begin with the value's own name."""
    if isinstance(value, int | float):
        yield name, float(value)
    for key, inner in _named_parts(value):
        yield from _numbers_within(f"{name}.{key}" if name else key, inner)


def _named_parts(value: object) -> Iterator[tuple[str, object]]:
    """Yield the parts of a record, mapping or tuple by name; nothing for other values."""
    if is_dataclass(value):
        yield from ((each.name, getattr(value, each.name)) for each in fields(value))
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, tuple):
        yield from ((str(index), inner) for index, inner in enumerate(value))


def written_at(record: object, name: str) -> tuple[tuple[str, ...], Any]:
    """Return the path and value to write for a number; for one in a list the list, as packs replace lists."""
    path, value = list[str](), record
    for key in name.split("."):
        if isinstance(value, tuple):
            return tuple(path), list(value)
        path.append(key)
        value = dict(_named_parts(value))[key]
    return tuple(path), value


def with_numbers(record: WeightsT, changed: Mapping[str, float]) -> WeightsT:
    """Return a record with some of its numbers changed; raises UnknownNumber."""
    for name, value in changed.items():
        record = _with_number(record, name.split("."), value, name)
    return record


def _with_number(record: Any, path: list[str], value: float, name: str) -> Any:
    """Return a record with the number at a path of fields, keys and indexes changed.

    Raises UnknownNumber, with the `name` of the number in the outermost record, if the path leads to none.
    """
    if not path:
        return value
    key, *rest = path
    known = dict(_named_parts(record))
    if key not in known:
        raise UnknownNumber(name)
    is_number, should_be_number = isinstance(known[key], int | float), not rest
    if is_number != should_be_number:
        raise UnknownNumber(name)
    return _with_part(record, key, _with_number(known[key], rest, value, name))


def _with_part(record: Any, key: str, inner: Any) -> Any:
    """Return a record, tuple or mapping with one of its parts replaced."""
    if is_dataclass(record) and not isinstance(record, type):
        return replace(record, **{key: inner})
    if isinstance(record, tuple):
        changed = int(key)
        return (*record[:changed], inner, *record[changed + 1 :])
    return {**record, key: inner}


def with_weights(content: ContentT, evaluation: object) -> ContentT:
    """Return a shallow copy of a content with another evaluation."""
    copied = copy(content)
    vars(copied)["evaluation"] = evaluation
    return copied
