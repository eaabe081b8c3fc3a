"""What the laws ask of Bunny Kingdom: points and squares change only as facts tell."""

from __future__ import annotations

from collections import Counter

from tests import laws
from tests.every_game.under_laws import UnderLaws
from tests.games.bunny_kingdom.positions import frozen_pack
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.bunny_kingdom.facts import (
    Built,
    CampRemoved,
    Harvested,
    ParchmentScored,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES


def conserve(game: laws.AnyGame) -> None:
    """Every card is somewhere once, and every square and building is one player's at most."""
    assert ZONES.everything(game.state) == dict.fromkeys(game.pack.deck, 1)
    players = game.state.players.values()
    squares = Counter(square for player in players for square in player.squares)
    assert not [square for square, count in squares.items() if count > 1]
    built = Counter(card for player in players for card in player.squares.values() if card)
    towers = {card for card in built if game.pack.buildings[card].kind == "sky_tower"}
    assert all(count == 1 + (card in towers) for card, count in built.items())
    for player in players:
        assert set(filter(None, player.squares.values())) <= set(player.used)
        assert set(player.trade) <= set(player.squares)


def counted(game: laws.AnyGame) -> laws.Counts:
    """Return everybody's points and squares."""
    players = game.state.players.values()
    points = {("points", player.id): player.points for player in players}
    return Counter(points | {("squares", player.id): len(player.squares) for player in players})


def told(fact: Fact) -> laws.Counts:
    """Return by how much a fact changes points and squares."""
    match fact:
        case Harvested() | ParchmentScored():
            return Counter({("points", fact.player): fact.points})
        case SquareTaken():
            return Counter({("squares", fact.player): 1})
        case CampRemoved():
            return Counter({("squares", fact.player): -1})
        case Built() if fact.building.startswith("camp"):
            return Counter({("squares", fact.player): 1})
        case _:
            return Counter()


UNDER_LAWS = UnderLaws(ZONES, frozen_pack, conserve, counted, told)
