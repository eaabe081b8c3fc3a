"""Castles: where one can be placed, and placing it; two players lay it first and stand it up later."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.facts import CastleBuilt
from wonderland_qt.games.wonderland.piece_ids import castle_piece
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import FOR_TWO, RegionId


class PlaceCastle(PlayerStep):
    """A castle of the player's comes to a region."""

    region: RegionId
    source: str


def castle_regions(position: Position, player: PlayerId) -> list[RegionId]:
    """Return where the player can place a castle: none is there and one is left, or a lying one stands up.

    Rules: REWARD-14, RESULT-6, TWO-12.
    """
    castles = position.state.players[player].castles
    left = len(castles) < position.pack.board.castles
    return [r for r in position.state.ring if (castles[r] == "lying" if r in castles else left)]


def place_castle(game: Game, player: PlayerId, region: RegionId, cause: str) -> None:
    """Place a castle in a region where it can be placed, else nothing; with 2 players, one step of it.

    Rules: RESULT-6, REWARD-14, TWO-12.
    """
    if region in castle_regions(game, player):
        owner = game.state.players[player]
        lies = len(game.state.seats) == FOR_TWO and region not in owner.castles
        owner.castles = {**owner.castles, region: "lying" if lies else "standing"}
        game.emit(CastleBuilt(player=player, region=region, standing=not lies, cause=cause))


def castle_options(
    position: Position, player: PlayerId, regions: Iterable[RegionId], source: str
) -> tuple[Option, ...]:
    """Return the options to place a castle in each of the regions, or to stand up the one lying there."""
    castles = position.state.players[player].castles
    return tuple(
        [
            _raise_option(player, region, source)
            if region in castles
            else _place_option(player, region, source)
            for region in regions
        ]
    )


@cache
def _place_option(player: PlayerId, region: RegionId, source: str) -> Option:
    then = (PlaceCastle(player, region, source),)
    wording = text("option-castle", region=Text(region))
    return Option(f"castle:{region}", then, wording, take=f"castle:{player}", put=f"region:{region}")


@cache
def _raise_option(player: PlayerId, region: RegionId, source: str) -> Option:
    """Return the option to stand a castle up: it is touched where it lies (TWO-12)."""
    then = (PlaceCastle(player, region, source),)
    wording = text("option-castle-up", region=Text(region))
    return Option(f"castle:{region}", then, wording, take=castle_piece(player, region))


@rules.do
def place_chosen_castle(game: Game, step: PlaceCastle) -> None:
    """Place the castle where the player chose (REWARD-14)."""
    place_castle(game, step.player, step.region, step.source)
