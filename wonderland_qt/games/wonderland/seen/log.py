"""The log: facts as lines of text, with names and never "you"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec

from wonderland_qt.engine.facts import Fact, PlayerId
from wonderland_qt.engine.words.texts import Argument, Text
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.facts import ChipsExhausted, StrengthChanged, TeaCardLaid, TileLaid
from wonderland_qt.games.wonderland.seen.naming import Names, chip_text, place_text, player_text

PLACES = frozenset({"place", "region", "chair"})
CHIPS = frozenset({"chip", "chips"})
SELECTING = frozenset({"to", "phase", "line", "origin", "by"})
"""Fields that messages select by: their value is never said itself."""

NOTHING = "none"
QUIET = frozenset({TeaCardLaid, TileLaid, ChipsExhausted})
"""Facts that the table shows and nobody needs to be told."""


def log_text(fact: Fact, pack: Pack, names: Names) -> Text | None:
    """Return the line that tells the fact: `fact-<its class>` with its fields as arguments.

    How many things a field names is the argument `<field>-count`. None when the log does not tell it.
    """
    return None if _is_quiet(fact) else line(fact, pack, names)


def _is_quiet(fact: Fact) -> bool:
    """Tell whether nobody needs to be told: what the table shows, and markers cleared away after a battle."""
    cleared_away = isinstance(fact, StrengthChanged) and not fact.strength and not fact.cause
    return type(fact) in QUIET or cleared_away


def line(fact: Fact, pack: Pack, names: Names) -> Text:
    """Return the line for any fact."""
    told: list[tuple[str, Argument]] = []
    for name, sort in _fields(type(fact)).items():
        value = getattr(fact, name)
        told.append((name, _argument(sort, value, pack, names)))
        if isinstance(value, tuple):
            told.append((f"{name}-count", len(value)))
    return Text(f"fact-{type(fact).__name__}", tuple(_without_echo(told)))


def _without_echo(told: list[tuple[str, Argument]]) -> list[tuple[str, Argument]]:
    """Leave out a cause that the line names already: chips that the card of their name brings."""
    named = [value for name, value in told if name != "cause"]
    return [(name, NOTHING if name == "cause" and value in named else value) for name, value in told]


@cache
def _fields(kind: type[Fact]) -> Mapping[str, str]:
    """Return the fields of a kind of fact with what sort of thing each names."""
    fields = msgspec.structs.fields(kind)
    return {field.name: _sort(field.name, field.type) for field in fields if field.name != "audience"}


def _sort(name: str, annotation: Any) -> str:
    if PlayerId in (annotation, *get_args(annotation)):
        return "player"
    if name in CHIPS:
        return "chip"
    if name in PLACES:
        return "place"
    if name in SELECTING:
        return "selector"
    return "cause" if name == "cause" else "thing"


def _argument(sort: str, value: Any, pack: Pack, names: Names) -> Argument:
    if isinstance(value, tuple):
        return tuple(_named(sort, member, pack, names) for member in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value == "" or (sort == "cause" and not _is_worth_naming(value, pack)):
        return NOTHING
    if sort == "selector":
        return str(value)
    if isinstance(value, int) and sort != "chip":
        return value
    return _named(sort, value, pack, names)


def _named(sort: str, value: Any, pack: Pack, names: Names) -> Text:
    match sort:
        case "player":
            return player_text(value, names)
        case "chip":
            return chip_text(pack, value)
        case "place":
            return place_text(pack, value)
        case _:
            return Text(value)


def _is_worth_naming(cause: str, pack: Pack) -> bool:
    """Tell whether a cause is a thing with a name; a tea card was named when it was taken."""
    return cause in pack.abilities or cause in pack.wonderlandians or cause in pack.ally_abilities
