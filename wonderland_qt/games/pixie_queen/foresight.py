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
    fields = {track: content.fields[number - 1] for track, number in owner.tracks.items()}
    levels = [content.spaces[space].level for space, colour in state.pixies.items() if colour == player]
    foods = sorted((owner.goods[food] for food in content.foods), reverse=True)
    shackles = content.files.score.shackles
    return {
        "points": lines_of(content, owner, owner)["score-total"],
        "out": owner.out,
        "mine": mine_penalty(content, owner.mine, owner.permanent),
        "rocks": sum(owner.mine.rocks),
        "chained": owner.mine.chained,
        "fields": sum(field.reward - field.penalty for field in fields.values()),
        "silver_field": owner.tracks["silver"],
        "gold_field": owner.tracks["gold"],
        "silver": owner.goods["silver"],
        "gold": owner.goods["gold"],
        "rings": owner.goods["gold"] / fields["gold"].gold_for_ring,
        "foods": sum(foods),
        "food_kinds": sum(food > 0 for food in foods),
        "most_food": foods[0],
        "pixies": len(levels),
        "levels": sum(levels),
        "high": sum(level * level for level in levels),
        "waiting": state.waiting == player,
        "servants": len(owner.servants),
        "food_tile": content.food_tiles[owner.food_tile].gives if owner.food_tile else 0,
        "one_use": bool(owner.one_use),
        "order": state.small.index(player) if player in state.small else len(state.small),
        "kinds": owner.kinds,
        "to_shackle": min((limit - owner.penalty for limit in shackles if limit > owner.penalty), default=0),
    }


FORESIGHT: Foresight[State[Any], Content] = Foresight(to_next_round, stage_of_round, features, stages_of)
