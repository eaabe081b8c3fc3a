"""Tables: who sits down with which faction, chosen by chance where nobody chose."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland.pack import Pack
from wonderland_qt.games.wonderland.setup import AnyAllySet, NewGame

PLAYERS = range(2, 6)
"""How many can play."""


def random_table(pack: Pack, players: int, seed: int, options: Mapping[str, str]) -> NewGame:
    """Return a table of so many players with random factions in random seats (SETUP-7, SETUP-16).

    `options` may name the ally `set`, or leave it to chance: "random" or "random_mix".
    """
    chance = OwnChance(seed)
    left = list(pack.factions)
    seats = []
    for _ in range(players):
        faction = chance.pick("factions", left)
        left.remove(faction)
        seats.append(PlayerId(faction))
    return NewGame(tuple(seats), ally_set_named(pack, options.get("set", "A")), chance.number("game"))


def ally_sets(pack: Pack) -> tuple[AnyAllySet, ...]:
    """Return the ally sets that the content has, and those that chance can make of them (SETUP-2)."""
    return (*sorted({ability.ally_set for ability in pack.content.ally_abilities}), "random", "random_mix")


def ally_set_named(pack: Pack, name: str) -> AnyAllySet:
    """Return the ally set of this name; raises ValueError when the content has none."""
    for ally_set in ally_sets(pack):
        if ally_set == name:
            return ally_set
    raise ValueError(f"there is no ally set {name!r}; there are {', '.join(ally_sets(pack))}")
