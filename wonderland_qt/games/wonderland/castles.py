"""Castles: where one can be placed, and placing it."""

from __future__ import annotations

from functools import cache

from wonderland_qt.engine.decisions import Option, Step
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.texts import Text, text
from wonderland_qt.games.wonderland.facts import CastleBuilt
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import RegionId


class PlaceCastle(Step):
    """A castle of the player's comes to a region."""

    player: PlayerId
    region: RegionId
    source: str


def castle_regions(position: Position, player: PlayerId) -> list[RegionId]:
    """Return where the player can place a castle: none is there and one is left (REWARD-14, RESULT-6)."""
    castles = position.state.players[player].castles
    if len(castles) >= position.pack.board.castles:
        return []
    return [region for region in position.pack.ring if region not in castles]


def place_castle(game: Game, player: PlayerId, region: RegionId, cause: str) -> None:
    """Place a castle in a region where it can be placed, else nothing (RESULT-6, REWARD-14)."""
    if region in castle_regions(game, player):
        game.state.players[player].castles[region] = "standing"
        game.emit(CastleBuilt(player=player, region=region, cause=cause))


@cache
def castle_option(player: PlayerId, region: RegionId, source: str) -> Option:
    """Return the option to place a castle in a region."""
    then = (PlaceCastle(player, region, source),)
    wording = text("option-castle", region=Text(region))
    return Option(f"castle:{region}", then, wording, take=f"castle:{player}", put=f"region:{region}")


@rules.do
def place_chosen_castle(game: Game, step: PlaceCastle) -> None:
    """Place the castle where the player chose (REWARD-14)."""
    place_castle(game, step.player, step.region, step.source)
