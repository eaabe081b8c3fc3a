"""Foresight: the search bot plays to the end of the round and values what everybody then has."""

from collections.abc import Mapping
from typing import Any

from wonderland_qt.components.fitted import stage_of_round, stages_of, to_next_round
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.rules import Position
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm, counts_as, realms
from wonderland_qt.games.bunny_kingdom.scoring.verbs import score
from wonderland_qt.games.bunny_kingdom.state import State


def features(position: Position) -> Mapping[PlayerId, Mapping[str, float]]:
    """Return each player's features: points, fiefs, and what parchments would score now."""
    known = realms(position.content, position.state.players)
    return {player: _features_of_player(position, realm) for player, realm in known.items()}


def _features_of_player(position: Position, realm: Realm) -> dict[str, float]:
    """Return one player's features."""
    owner, content = realm.owner, position.content
    points = sorted((fief.points for fief in realm.fiefs), reverse=True)
    largest = max(realm.fiefs, key=lambda fief: len(fief.squares), default=None)
    held = [score(realm.holding(card, counts_as(owner, card)), card).points for card in owner.parchments]
    return {
        "points": owner.points,
        "harvest": sum(points),
        "best_fief": points[0] if points else 0,
        "fiefs": len(points),
        "strength": sum(fief.strength for fief in realm.fiefs),
        "wealth": sum(fief.wealth for fief in realm.fiefs),
        "most_strength": max((fief.strength for fief in realm.fiefs), default=0),
        "most_wealth": max((fief.wealth for fief in realm.fiefs), default=0),
        "largest": len(largest.squares) if largest else 0,
        "potential": largest.strength + largest.wealth if largest else 0,
        "squares": len(owner.squares),
        "free_squares": sum(not card and not content.printed[s] for s, card in owner.squares.items()),
        "resources": len({resource for fief in realm.fiefs for resource in fief.resources}),
        "parchments": len(held),
        "parchments_now": sum(held),
        "parchments_idle": held.count(0),
        "treasures": len(realm.treasures),
        "waiting": len(owner.waiting),
        "waiting_strength": sum(
            content.buildings[c].strength for c in owner.waiting if c in content.buildings
        ),
    }


FORESIGHT: Foresight[State[Any], Content] = Foresight(to_next_round, stage_of_round, features, stages_of)
