"""Tables: who sits down with which faction, and which allies come along."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.newgame.ally_sets import SET, allies_named, name_of, usual_set
from wonderland_qt.games.wonderland.newgame.setup import NewGame


def seated(content: Content, players: tuple[PlayerId, ...], seed: int, options: Mapping[str, str]) -> NewGame:
    """Return the set-up for these factions, clockwise from the first player (SETUP-7, SETUP-16).

    `options` may name the ally `set`: A, random, mix, or card_soldier=A,flamingo=C.
    """
    allies = allies_named(content, options.get(SET, usual_set(content)))
    return NewGame(players, allies.ally_set, seed, allies.mix)


def options_of(content: Content, chosen: NewGame) -> dict[str, str]:
    """Return the options by which a table was set up."""
    return {SET: name_of(content, chosen)}
