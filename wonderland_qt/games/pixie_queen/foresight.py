"""Foresight: the search bot plays to the end of the round and values what everybody then has."""

from collections.abc import Mapping
from typing import Any

from wonderland_qt.components.fitted import stage_of_round, stages_of, to_next_round
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.rounds import mine_penalty
from wonderland_qt.games.pixie_queen.rules import Position
from wonderland_qt.games.pixie_queen.scoring import lines_of
from wonderland_qt.games.pixie_queen.state import Player, State


def features(position: Position) -> Mapping[PlayerId, Mapping[str, float]]:
    """Return each player's features: points, costs of a round, pixies, goods, tiles and order."""
    return {name: _features_of_player(position, owner) for name, owner in position.state.players.items()}


def _features_of_player(position: Position, owner: Player) -> dict[str, float]:
    """Return what a player has, as numbers by which the points at the end are estimated."""
    content, state, player = position.content, position.state, owner.id
    small_order = state.small
    return {
        "points": lines_of(content, owner, owner)["score-total"],
        "out": owner.out,
        "mine": mine_penalty(content, owner.mine, owner.permanent),
        "rocks": sum(owner.mine.rocks),
        "chained": owner.mine.chained,
        **_features_of_tracks(content, owner),
        **_features_of_foods(content, owner),
        **_features_of_pixies(position, player),
        "waiting": state.waiting == player,
        "servants": len(owner.servants),
        "food_tile": content.food_tiles[owner.food_tile].gives if owner.food_tile else 0,
        "one_use": bool(owner.one_use),
        "order": small_order.index(player) if player in small_order else len(small_order),
        "kinds": owner.kinds,
        "to_shackle": _penalty_to_next_shackle(content, owner.penalty),
    }


def _features_of_tracks(content: Content, owner: Player) -> dict[str, float]:
    """Return what the track fields bring each round, how far they are, and silver, gold and rings to buy."""
    fields = {track: content.fields[number - 1] for track, number in owner.tracks.items()}
    silver, gold = owner.goods["silver"], owner.goods["gold"]
    return {
        "fields": sum(field.reward - field.penalty for field in fields.values()),
        "silver_field": owner.tracks["silver"],
        "gold_field": owner.tracks["gold"],
        "silver": silver,
        "gold": gold,
        "rings": gold / fields["gold"].gold_for_ring,
    }


def _features_of_foods(content: Content, owner: Player) -> dict[str, float]:
    """Return how much food a player has, of how many kinds, and of the commonest kind."""
    amounts = [owner.goods[food] for food in content.foods]
    return {
        "foods": sum(amounts),
        "food_kinds": sum(amount > 0 for amount in amounts),
        "most_food": max(amounts),
    }


def _features_of_pixies(position: Position, player: PlayerId) -> dict[str, float]:
    """Return how many pixies a player has on the pyramid, and how high; the highest count for most."""
    spaces = [space for space, colour in position.state.pixies.items() if colour == player]
    levels = [position.content.spaces[space].level for space in spaces]
    return {
        "pixies": len(levels),
        "levels": sum(levels),
        "high": sum(level * level for level in levels),
    }


def _penalty_to_next_shackle(content: Content, penalty: int) -> int:
    """Return how many penalty points are left until the next shackle, 0 beyond the last."""
    limits = content.files.score.shackles
    return min((limit - penalty for limit in limits if limit > penalty), default=0)


FORESIGHT: Foresight[State[Any], Content] = Foresight(to_next_round, stage_of_round, features, stages_of)
