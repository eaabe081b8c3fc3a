"""Tables: who sits down with which faction, chosen by chance where nobody chose."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.newgame.ally_sets import SET, allies_named, name_of, usual_set
from wonderland_qt.games.wonderland.newgame.setup import NewGame
from wonderland_qt.parts.seating import seated_by_chance


def random_table(pack: Pack, players: int, seed: int, options: Mapping[str, str]) -> NewGame:
    """Return a table of so many players with random factions in random seats (SETUP-7, SETUP-16).

    `options` may name the ally `set`: A, random, mix, or card_soldier=A,flamingo=C.
    """
    drawn = seated_by_chance(tuple(map(PlayerId, pack.factions)), players, seed, "factions")
    return seated(pack, drawn.seats, drawn.seed, options)


def seated(pack: Pack, players: tuple[PlayerId, ...], seed: int, options: Mapping[str, str]) -> NewGame:
    """Return the set-up for these factions, clockwise from the first player; `options` may name a `set`."""
    allies = allies_named(pack, options.get(SET, usual_set(pack)))
    return NewGame(players, allies.ally_set, seed, allies.mix)


def options_of(pack: Pack, chosen: NewGame) -> dict[str, str]:
    """Return the options by which a table was set up."""
    return {SET: name_of(pack, chosen)}
