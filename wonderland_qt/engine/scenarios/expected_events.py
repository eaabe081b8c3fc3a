"""Compares the events that a scenario expects with those that happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wonderland_qt.engine.scenarios.expected_data import differences, shown
from wonderland_qt.engine.scenarios.scenario import Kind
from wonderland_qt.engine.words.texts import Text, text

Happened = tuple[str, Any]
"""An event as the name of its class and its fields as plain data."""


def missing_events(expected: tuple[Kind, ...], happened: list[Happened]) -> Iterator[Text]:
    """Yield a message about the first expected event that did not happen in its turn."""
    begin = 0
    for kind in expected:
        spot = next((n for n in range(begin, len(happened)) if is_event(kind, happened[n])), None)
        if spot is None:
            since = "; ".join(f"{name} {shown(fields)}" for name, fields in happened[begin:])
            happening = {"event": _event_shown(kind), "since": since or Text("value-nothing")}
            yield text("scenario-no-event", **happening)
            return
        begin = spot + 1


def unwanted_events(unwanted: tuple[Kind, ...], happened: list[Happened]) -> Iterator[Text]:
    """Yield a message about each event that should not have happened."""
    for kind in unwanted:
        there = [event for event in happened if is_event(kind, event)]
        yield from (text("scenario-happened", event=f"{name} {shown(fields)}") for name, fields in there)


def is_event(kind: Kind, event: Happened) -> bool:
    """Tell whether an event has the expected class and fields."""
    name, fields = event
    if isinstance(kind, str):
        return kind == name
    wanted = kind.get(name)
    return wanted is not None and (not wanted or not list(differences(wanted, fields)))


def _event_shown(kind: Kind) -> str:
    if isinstance(kind, str):
        return kind
    return ", ".join(f"{name} {shown(fields)}" for name, fields in kind.items())
