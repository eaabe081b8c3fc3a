"""Weights: the numbers that an evaluation goes by, as content, so that a pack or a trial can change them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import date
from typing import Annotated, Any, TypeVar, dataclass_transform

from pydantic import ConfigDict, Field

from wonderland_qt.engine.content.content_model import ContentModel

Number = Annotated[float, Field(strict=True, allow_inf_nan=False)]
"""A number that may be tuned."""

WeightsT = TypeVar("WeightsT")
ContentT = TypeVar("ContentT")


class Tuned(ContentModel):
    """When the numbers were tuned, from which commit on, and by how many games."""

    date: Annotated[date, Field(strict=False)]
    commit: str
    games: Annotated[int, Field(ge=0)]


class UnknownNumber(LookupError):
    """An evaluation has no number of this name."""


@dataclass_transform(frozen_default=True, eq_default=False, kw_only_default=True)
def weights(record: type[WeightsT]) -> type[WeightsT]:
    """Make a record of numbers that pydantic checks, and that is read as fast as a constant of a module."""
    record.__pydantic_config__ = ConfigDict(extra="forbid", use_attribute_docstrings=True)  # type: ignore[attr-defined]  # pydantic looks for it
    return dataclass(frozen=True, slots=True, eq=False, kw_only=True)(record)


def numbers(record: object) -> dict[str, float]:
    """Return all numbers of a record by their names: `stopping.drawn`, `reach.3`."""
    return dict(_numbers("", record))


def _numbers(name: str, value: object) -> Iterator[tuple[str, float]]:
    if isinstance(value, int | float):
        yield name, float(value)
    for key, inner in _parts(value):
        yield from _numbers(f"{name}.{key}" if name else key, inner)


def _parts(value: object) -> Iterator[tuple[str, object]]:
    """Yield what a record, a mapping or a list holds; nothing else has numbers."""
    if is_dataclass(value):
        yield from ((each.name, getattr(value, each.name)) for each in fields(value))
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, tuple):
        yield from ((str(index), inner) for index, inner in enumerate(value))


def written_at(record: object, name: str) -> tuple[tuple[str, ...], Any]:
    """Return where a number is written, and what: of a list all of it, as no pack changes a part of one."""
    path: tuple[str, ...] = ()
    for key in name.split("."):
        if isinstance(record, tuple):
            return path, list(record)
        path, record = (*path, key), dict(_parts(record))[key]
    return path, record


def with_numbers(record: WeightsT, changed: Mapping[str, float]) -> WeightsT:
    """Return the record with other values for some of its numbers; raises UnknownNumber."""
    for name, value in changed.items():
        record = _with_number(record, name.split("."), value, name)
    return record


def _with_number(record: Any, path: list[str], value: float, name: str) -> Any:
    if not path:
        return value
    key, *rest = path
    known = dict(_parts(record))
    if key not in known or isinstance(known[key], int | float) is bool(rest):
        raise UnknownNumber(name)
    inner = _with_number(known[key], rest, value, name)
    if is_dataclass(record) and not isinstance(record, type):
        return replace(record, **{key: inner})
    if isinstance(record, tuple):
        return tuple(inner if str(index) == key else kept for index, kept in enumerate(record))
    return {**record, key: inner}


def with_weights(content: ContentT, evaluation: object) -> ContentT:
    """Return the content as a bot sees it that goes by other numbers; all else is shared."""
    seen = copy(content)
    vars(seen)["evaluation"] = evaluation
    return seen
