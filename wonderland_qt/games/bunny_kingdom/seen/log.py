"""The log: facts as lines of text, with names and never "you"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.words.texts import Argument, Text
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.facts import CardsDealt, CardsOpened, FiefHarvested
from wonderland_qt.games.bunny_kingdom.seen.naming import Names, card_text, player_text, square_text

SELECTING = frozenset({"phase", "side"})
"""Fields that messages select by: their value is never said itself."""

CARDS = frozenset({"card", "building", "parchment", "copied", "counted_as"})
QUIET = frozenset({CardsDealt, CardsOpened})
"""Facts that the table shows and nobody needs to be told."""


def log_text(fact: Fact, pack: Pack, names: Names) -> Text | None:
    """Return the line that tells the fact: `fact-<its class>` with its fields as arguments.

    How many squares a fact names is the argument `squares-count`. None when the log does not tell it, as
    when a fief gives nothing.
    """
    if type(fact) in QUIET or (isinstance(fact, FiefHarvested) and not fact.points):
        return None
    return Text(f"fact-{type(fact).__name__}", tuple(_told(fact, pack, names)))


def _told(fact: Fact, pack: Pack, names: Names) -> Iterator[tuple[str, Argument]]:
    for name in _fields(type(fact)):
        value = getattr(fact, name)
        yield name, _argument(name, value, pack, names)
        if isinstance(value, tuple):
            yield f"{name}-count", len(value)


@cache
def _fields(kind: type[Fact]) -> tuple[str, ...]:
    return tuple(f.name for f in msgspec.structs.fields(kind) if f.name not in {"cause", "audience"})


def _argument(name: str, value: Any, pack: Pack, names: Names) -> Argument:
    if name == "player":
        return player_text(value, names)
    if isinstance(value, int):
        return value
    if name in CARDS:
        return card_text(pack, value)
    if name == "cards":
        return tuple(card_text(pack, card) for card in value)
    if name == "squares":
        return tuple(map(square_text, value))
    return str(value) if name in SELECTING or name == "square" else Text(value)
