"""Facts that must have happened, or must not, compared with those that did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wonderland_qt.engine.scenarios.comparing import differences, shown
from wonderland_qt.engine.scenarios.scenario import Kind

Happened = tuple[str, Any]
"""The kind of a fact and its fields."""


def missing_facts(expected: tuple[Kind, ...], happened: list[Happened]) -> Iterator[str]:
    """Yield the first expected fact that did not happen after those before it."""
    begin = 0
    for kind in expected:
        spot = next((n for n in range(begin, len(happened)) if is_fact(kind, happened[n])), None)
        if spot is None:
            since = "; ".join(f"{name} {shown(fields)}" for name, fields in happened[begin:]) or "nothing"
            yield f"{_fact_shown(kind)} did not happen; from there on happened: {since}"
            return
        begin = spot + 1


def unwanted_facts(unwanted: tuple[Kind, ...], happened: list[Happened]) -> Iterator[str]:
    """Yield the facts that happened and should not have."""
    for kind in unwanted:
        there = [fact for fact in happened if is_fact(kind, fact)]
        yield from (f"{name} {shown(fields)} happened" for name, fields in there)


def is_fact(kind: Kind, fact: Happened) -> bool:
    """Tell whether a fact is of a kind, with the fields that are written."""
    name, fields = fact
    if isinstance(kind, str):
        return kind == name
    wanted = kind.get(name)
    return wanted is not None and (not wanted or not list(differences(wanted, fields)))


def _fact_shown(kind: Kind) -> str:
    if isinstance(kind, str):
        return kind
    return ", ".join(f"{name} {shown(fields)}" for name, fields in kind.items())
