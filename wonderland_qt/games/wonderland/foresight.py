"""Foresight: the search bot plays to the end of the tea or battle and values what everybody then has."""

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.components.fitted import stages_of
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.battlefield import starting_strength
from wonderland_qt.games.wonderland.mechanics.scoring import score
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import Player, RegionId, State

REACH = (0.0, 2.2, 4.0, 5.4, 6.4, 7.1, 7.6, 8.0, 8.3)
"""About how much strength a number of units draws in a battle before they are lost."""

Features = dict[PlayerId, dict[str, float]]

HELD = ("figures", "wonderlandians", "abilities", "quests", "feats", "artifacts")
"""The features that count what a player has, named as the player's fields."""

OF_BATTLES = ("pays", "pays_alone", "battles", "lead")
"""The features that battles to come add to."""

STRONGEST = 5
"""The feature `strongest` counts so many of a player's strongest chips."""

STILL_DRAWN = 2
"""About how much strength a player who fights on still gains in a battle."""


def horizon(start: State[Any]) -> Callable[[State[Any]], bool]:
    """Return a function that tells when the current tea or battle is over."""
    started_in = _tea_or_battle(start)
    return lambda state: _tea_or_battle(state) != started_in


def _tea_or_battle(state: State[Any]) -> tuple[int, str, str]:
    """Return what tells teas and battles apart: round, phase and the region of the battle."""
    return state.round, state.phase, state.battle.region if state.battle else ""


def stage(state: State[Any]) -> str:
    """Return the stage whose weights apply: phase and round."""
    return f"{state.phase}-{state.round}"


def features(position: Position) -> Mapping[PlayerId, Mapping[str, float]]:
    """Return each player's features: points, chips, units, cards, and what battles to come promise."""
    state = position.state
    features_of = {name: _own_features(position, owner) for name, owner in state.players.items()}
    for region in _regions_to_fight_in(state):
        _add_battle_features(position, region, features_of)
    return features_of


def _own_features(position: Position, owner: Player) -> dict[str, float]:
    """Return the features that are counted from a player's own pieces; those of battles begin at 0."""
    content, points = position.content, score(position, owner.id)
    chips = (*owner.bag, *owner.active, *owner.exhausted, *owner.madness)
    strengths = [content.chips[chip].strength for chip in chips]
    strengths_in_bag = [content.chips[chip].strength for chip in owner.bag]
    harmful, size_of_bag = content.harmful, max(len(owner.bag), 1)
    return {
        "points": points.total,
        "castles": sum(castle == "standing" for castle in owner.castles.values()),
        "castle_points": points.castles,
        "shards": owner.shards,
        "shield": owner.shield,
        "leader_strength": owner.leader_strength,
        "supporters": owner.supporters,
        **{held: len(getattr(owner, held)) for held in HELD},
        "chips": len(chips),
        "strength": sum(strengths),
        "strongest": sum(sorted(strengths)[-STRONGEST:]),
        "harmful": sum(chip in harmful for chip in chips),
        "in_bag": sum(strengths_in_bag) / size_of_bag,
        "harm_in_bag": sum(chip in harmful for chip in owner.bag) / size_of_bag,
        "allies": sum("ally" in content.chips[chip].tags for chip in chips),
        "strong_allies": sum(content.chips[chip].level == "strong" for chip in chips),
        **dict.fromkeys(OF_BATTLES, 0.0),
    }


def _regions_to_fight_in(state: State[Any]) -> tuple[RegionId, ...]:
    """Return the regions whose battles are not over in this round.

    Before the war these are all. So they are if a scenario has set the marker outside the ring.
    """
    if state.phase != "war" or state.marker not in state.ring:
        return state.ring
    turns = clockwise(state.ring, state.ring.index(state.marker))
    return turns[turns.index(state.battle.region) :] if state.battle else turns


def _add_battle_features(position: Position, region: RegionId, features_of: Features) -> None:
    """Add to each player's features what a battle promises, by their share of all power in the region.

    The share is the chance of the first place, and of the second one after the first was missed; the second
    place pays half (RESULT-2).
    """
    powers = {name: _power(position, owner, region) for name, owner in position.state.players.items()}
    tile = position.state.tiles.get(region)
    pays = position.content.tiles[tile].values[position.state.round - 1] if tile else 0
    total = sum(powers.values())
    for name, power in powers.items():
        if power:
            features, share = features_of[name], power / total
            features["pays"] += share * pays + share * (1 - share) * pays / 2
            features["pays_alone"] += pays if power == total else 0
            features["battles"] += 1
            features["lead"] += share


def _power(position: Position, owner: Player, region: RegionId) -> float:
    """Return a player's power in a region: the square of their likely strength.

    By squares twice the strength is four times the power, as the stronger one mostly wins. In a battle being
    fought the likely strength is the one reached and what a fighter still draws, 0 after a bust; elsewhere it
    is the starting strength and what the units are likely to draw (REACH), 0 without any.
    """
    content, units = position.content, owner.units_in(region)
    if not units:
        return 0.0
    battle = position.state.battle
    if battle is not None and battle.region == region and owner.id in battle.participants:
        part = battle.participants[owner.id]
        still_drawn = STILL_DRAWN if part.fight == "fighting" else 0
        return 0.0 if part.fight == "busted" else float(part.strength + still_drawn) ** 2
    reach = REACH[min(units, len(REACH) - 1)]
    return float((reach + starting_strength(content, owner, region)) ** 2)


FORESIGHT: Foresight[State[Any], Content] = Foresight(horizon, stage, features, stages_of)
