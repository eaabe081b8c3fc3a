"""Replaces hidden cards in steps and in the contents of zones by those dealt to their places."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from wonderland_qt.engine.decisions import Step


def exchange_cards(value: Any, exchange: Mapping[str, str]) -> Any:
    """Return a value with all hidden cards in it exchanged, at any depth; other values stay as they are."""
    if isinstance(value, str):
        return exchange.get(value, value)
    if isinstance(value, tuple):
        return tuple([exchange_cards(inner, exchange) for inner in value])
    if isinstance(value, Mapping):
        return {key: exchange_cards(inner, exchange) for key, inner in value.items()}
    return exchange_in_step(value, exchange) if isinstance(value, Step) else value


@lru_cache(1024)
def strings_in_step(step: Step) -> frozenset[str]:
    """Return all strings in a step, such as card ids (cached, as steps are immutable)."""
    return frozenset(_strings_in([getattr(step, name) for name in step.__struct_fields__]))


def _strings_in(values: Iterable[Any]) -> Iterator[str]:
    """Yield all strings in values, at any depth of steps, tuples and mappings."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Step):
            yield from strings_in_step(value)
        elif isinstance(value, tuple | Mapping):
            yield from _strings_in(value.values() if isinstance(value, Mapping) else value)


def exchange_in_step(step: Any, exchange: Mapping[str, str]) -> Any:
    """Return a step with all hidden cards in it exchanged; the same step if it has none."""
    if exchange.keys().isdisjoint(strings_in_step(step)):
        return step
    fields = {name: getattr(step, name) for name in step.__struct_fields__}
    exchanged = {name: exchange_cards(value, exchange) for name, value in fields.items()}
    return step if exchanged == fields else type(step)(**exchanged)
