"""Tiles: what they are worth until the end, and which exchange is best."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland_qt.games.pixie_queen.content import vocabulary
from wonderland_qt.games.pixie_queen.content.pack import TileId
from wonderland_qt.games.pixie_queen.judgement.sight import Sight

FOOD = 0.55
"""What a token of food of one's choice is worth."""

EACH_ROUND: Mapping[type[vocabulary.Ability], float] = {
    vocabulary.CheaperGold: 0.4,
    vocabulary.PrizeReward: 0.5,
    vocabulary.Steal: 0.75,
    vocabulary.MorePromotions: 1.3,
    vocabulary.SwapFor: 0.4,
    vocabulary.RockFor: 0.2,
    vocabulary.OneMoreSlot: 0.4,
    vocabulary.CopyUnused: 0.5,
    vocabulary.MinePenaltyMost: 0.7,
}
"""What permanent abilities are worth in each round to come."""

ONCE: Mapping[type[vocabulary.Ability], float] = {
    vocabulary.MoreKinds: 1.6,
    vocabulary.ChooseMarkers: 1.6,
    vocabulary.SparePixie: 1.8,
}
"""What one-use abilities are worth."""


def tile_worth(sight: Sight, tile: TileId) -> float:
    """Return what a tile is worth to whoever has it."""
    if tile in sight.pack.food_tiles:
        return FOOD * sight.pack.food_tiles[tile].gives * sight.steals
    ability = type(sight.pack.abilities[tile])
    if ability in ONCE:
        return ONCE[ability] if sight.rounds > 1 or ability is not vocabulary.ChooseMarkers else 0.3
    return EACH_ROUND.get(ability, 0.4) * sight.rounds


def best_exchange(sight: Sight) -> float:
    """Return what the best exchange of a tile would bring."""
    view, me, best = sight.view, sight.me, -0.5
    others = [player for player in view.players.values() if player.id != sight.player and not player.out]
    for own, there in (
        (me.food_tile, [*view.food_stack[:1], *(other.food_tile for other in others)]),
        (me.one_use, [*view.one_use, *(other.one_use for other in others)]),
        (me.permanent, [*view.permanents, *(other.permanent for other in others)]),
    ):
        if own:
            found = [tile_worth(sight, tile) for tile in there if tile]
            best = max([best, *(worth - tile_worth(sight, own) for worth in found)])
    return best
