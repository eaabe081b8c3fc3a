"""Placing castles; with two players a castle is laid first and stood up later."""

from functools import cache

from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import CastleBuilt
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import FOR_TWO, RegionId


class PlaceCastle(PlayerStep):
    """The player places a castle in a region, or stands up the one that lies there."""

    region: RegionId
    source: str


def castle_regions(position: Position, player: PlayerId) -> list[RegionId]:
    """Return the regions where the player can place a castle or stand up a lying one.

    Rules: REWARD-14, RESULT-6, TWO-12.
    """
    castles = position.state.players[player].castles
    has_castle_left = len(castles) < position.content.board.castles
    possible = ("lying", "none") if has_castle_left else ("lying",)
    return [region for region in position.state.ring if castles.get(region, "none") in possible]


def castle_options(position: Position, player: PlayerId, regions: list[RegionId], cause: str) -> list[Option]:
    """Return an option for each region: to place a castle, or to stand up the one that lies there."""
    castles = position.state.players[player].castles
    return [_castle_option(player, region, cause, region in castles) for region in regions]


@cache
def _castle_option(player: PlayerId, region: RegionId, source: str, lies: bool) -> Option:
    """Return the option to place a castle, or to stand up the one that lies in the region (TWO-12).

    A new castle is put into the region; one that lies there stays in its place, so it has no place to be put.
    The `source` is what gave it, for the step that places it.
    """
    then, castle = (PlaceCastle(player, region, source),), ids.CASTLE(region)
    if lies:
        label = text("option-castle-up", region=Text(region))
        return Option(castle, then, label, take=ids.CASTLE(player, region))
    label = text("option-castle", region=Text(region))
    return Option(castle, then, label, take=ids.CASTLE(player), put=ids.REGION(region))


@rules.do
def place_castle(game: Game, step: PlaceCastle) -> None:
    """Place a castle if it can be placed there; with two players, lay it first and stand it up later.

    Rules: RESULT-6, REWARD-14, TWO-12.
    """
    if step.region in castle_regions(game, step.player):
        owner = game.state.players[step.player]
        only_laid = len(game.state.seats) == FOR_TWO and step.region not in owner.castles
        owner.castles = {**owner.castles, step.region: "lying" if only_laid else "standing"}
        built = CastleBuilt(player=step.player, region=step.region, standing=not only_laid, cause=step.source)
        game.emit(built)
