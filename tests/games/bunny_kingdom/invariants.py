"""Invariants of Bunny Kingdom: points and squares change only as events tell."""

from __future__ import annotations

from collections import Counter

from tests import invariants
from tests.every_game.game_invariants import GameInvariants
from tests.games.bunny_kingdom.positions import frozen_content
from wonderland_qt.engine.events import Event
from wonderland_qt.games.bunny_kingdom.events import (
    Built,
    CampRemoved,
    Harvested,
    ParchmentScored,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES


def conserve(game: invariants.AnyGame) -> None:
    """Every card is somewhere once, and every square and building is one player's at most."""
    assert ZONES.everything(game.state) == dict.fromkeys(game.content.deck, 1)
    players = game.state.players.values()
    squares = Counter(square for player in players for square in player.squares)
    assert not [square for square, count in squares.items() if count > 1]
    built = Counter(card for player in players for card in player.squares.values() if card)
    towers = {card for card in built if game.content.buildings[card].kind == "sky_tower"}
    assert all(count == 1 + (card in towers) for card, count in built.items())
    for player in players:
        assert set(filter(None, player.squares.values())) <= set(player.used)
        assert set(player.trade) <= set(player.squares)


def counted(game: invariants.AnyGame) -> invariants.Counts:
    """Return everybody's points and squares."""
    players = game.state.players.values()
    points = {("points", player.id): player.points for player in players}
    return Counter(points | {("squares", player.id): len(player.squares) for player in players})


def told(event: Event) -> invariants.Counts:
    """Return by how much an event changes points and squares."""
    match event:
        case Harvested() | ParchmentScored():
            return Counter({("points", event.player): event.points})
        case SquareTaken():
            return Counter({("squares", event.player): 1})
        case CampRemoved():
            return Counter({("squares", event.player): -1})
        case Built() if event.building.startswith("camp"):
            return Counter({("squares", event.player): 1})
        case _:
            return Counter()


INVARIANTS = GameInvariants(ZONES, frozen_content, conserve, counted, told)
