"""Telling: facts as lines of the log, with names and never "you"."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, TypeVar, get_args

import msgspec

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Argument, Text, text

PackT = TypeVar("PackT")

Names = Mapping[PlayerId, str]
"""The persons at the table by player; who has no name here is called by the part they play."""

NOTHING = "none"
CAUSE = "cause"


def player_text(player: PlayerId, names: Names) -> Text:
    """Return what a player is called."""
    name = names.get(player, "")
    return text("person", name=name, part=Text(player)) if name else Text(player)


@cache
def _fields(kind: type[Fact]) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a kind of fact, and whether each names players."""
    fields = [f for f in msgspec.structs.fields(kind) if f.name != "audience"]
    return tuple((f.name, PlayerId in (f.type, *get_args(f.type))) for f in fields)


@dataclass(frozen=True)
class Telling(Generic[PackT]):
    """How a game's facts are told: the message `fact-<its class>` with the fact's fields as arguments.

    `called` says by a field's name what the things in it are called, where their id alone does not say it;
    messages select by the fields of `selecting`, whose value is never said itself unless it is a player. A
    cause is told when it `is_worth_naming`. `quiet` are kinds of facts that the table shows and nobody needs
    to be told; `is_quiet` tells it of single facts.
    """

    called: Mapping[str, Callable[[PackT, Any], Text]] = field(default_factory=dict)
    selecting: Collection[str] = ()
    quiet: Collection[type[Fact]] = ()
    is_worth_naming: Callable[[PackT, str], bool] = lambda _pack, _cause: False
    is_quiet: Callable[[Fact], bool] = lambda _fact: False

    def log_text(self, fact: Fact, pack: PackT, names: Names) -> Text | None:
        """Return the line that tells the fact, None when the log does not tell it."""
        if type(fact) in self.quiet or self.is_quiet(fact):
            return None
        return self.line(fact, pack, names)

    def line(self, fact: Fact, pack: PackT, names: Names) -> Text:
        """Return the line for any fact; how many things a field names is the argument `<field>-count`."""
        told = list(self._told(fact, pack, names))
        return Text(f"fact-{type(fact).__name__}", tuple(_without_echo(told)))

    def _told(self, fact: Fact, pack: PackT, names: Names) -> Iterator[tuple[str, Argument]]:
        for name, of_players in _fields(type(fact)):
            value = getattr(fact, name)
            if isinstance(value, tuple):
                yield name, tuple(self._named(name, of_players, member, pack, names) for member in value)
                yield f"{name}-count", len(value)
            else:
                yield name, self._argument(name, of_players, value, pack, names)

    def _argument(self, name: str, of_players: bool, value: Any, pack: PackT, names: Names) -> Argument:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value == "" or (name == CAUSE and not self.is_worth_naming(pack, value)):
            return NOTHING
        if name in self.selecting and not of_players:
            return str(value)
        if isinstance(value, int) and name not in self.called:
            return value
        return self._named(name, of_players, value, pack, names)

    def _named(self, name: str, of_players: bool, value: Any, pack: PackT, names: Names) -> Text:
        if of_players:
            return player_text(value, names)
        return self.called[name](pack, value) if name in self.called else Text(value)


def _without_echo(told: list[tuple[str, Argument]]) -> list[tuple[str, Argument]]:
    """Leave out a cause that the line names already: what the card of its name brings."""
    named = [value for name, value in told if name != CAUSE]
    return [(name, NOTHING if name == CAUSE and value in named else value) for name, value in told]
