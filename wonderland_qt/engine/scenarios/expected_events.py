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
        indexes = range(begin, len(happened))
        index = next((index for index in indexes if is_event(kind, happened[index])), None)
        if index is None:
            since = "; ".join(f"{name} {shown(fields)}" for name, fields in happened[begin:])
            happening = {"event": _event_shown(kind), "since": since or Text("value-nothing")}
            yield text("scenario-no-event", **happening)
            return
        begin = index + 1


def unwanted_events(unwanted: tuple[Kind, ...], happened: list[Happened]) -> Iterator[Text]:
    """Yield a message about each event that should not have happened."""
    for kind in unwanted:
        for name, fields in happened:
            if is_event(kind, (name, fields)):
                yield text("scenario-happened", event=f"{name} {shown(fields)}")


def is_event(kind: Kind, event: Happened) -> bool:
    """Tell whether an event has the expected class and fields."""
    name, fields = event
    if isinstance(kind, str):
        return kind == name
    wanted = kind.get(name)
    if wanted is None:
        return False
    return not wanted or not list(differences(wanted, fields))


def _event_shown(kind: Kind) -> str:
    """Return an expected event as scenarios write it."""
    if isinstance(kind, str):
        return kind
    return ", ".join(f"{name} {shown(fields)}" for name, fields in kind.items())
