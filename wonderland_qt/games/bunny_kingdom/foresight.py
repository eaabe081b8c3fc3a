"""Foresight: the search bot plays to the next phase of choices and values what everybody then has."""

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.components.fitted import stages_of
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.evaluation import hopes
from wonderland_qt.games.bunny_kingdom.evaluation.building import later
from wonderland_qt.games.bunny_kingdom.evaluation.cards import planned
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context
from wonderland_qt.games.bunny_kingdom.rules import Position
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm, counts_as, realms
from wonderland_qt.games.bunny_kingdom.scoring.verbs import score
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.state import Player, State

STOPS = ("exploration", "construction")
"""The phases at whose beginning positions are valued."""


def horizon(start: State[Any]) -> Callable[[State[Any]], bool]:
    """Return a test that stops the simulation when the next exploration or construction begins.

    Playing on from a draft to the harvest takes longer, and foretells the final leads no better.
    """
    now = start.round, start.phase
    return lambda state: (state.round, state.phase) != now and state.phase in STOPS


def stage(state: State[Any]) -> str:
    """Return the stage of the game: the phase and its round."""
    return f"{state.phase}-{state.round}"


def features(position: Position) -> Mapping[PlayerId, Mapping[str, float]]:
    """Return each player's features: points, fiefs, what parchments would score now and what is expected."""
    known = realms(position.content, position.state.players)
    return {player: _features_of_player(position, realm) for player, realm in known.items()}


def _features_of_player(position: Position, realm: Realm) -> dict[str, float]:
    """Return one player's features."""
    owner, content = realm.owner, position.content
    points = sorted((fief.points for fief in realm.fiefs), reverse=True)
    largest = max(realm.fiefs, key=lambda fief: len(fief.squares), default=None)
    held = [score(realm.holding(card, counts_as(owner, card)), card).points for card in owner.parchments]
    return {
        **_expected_of_player(position, owner),
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


def _expected_of_player(position: Position, owner: Player) -> dict[str, float]:
    """Return what the evaluation of rule bots expects of a player's parchments, fiefs and waiting cards."""
    content = position.content
    if content.evaluation is None:
        return {}
    context = Context(view(position, owner.id), content, owner.id)
    estate, buildings = planned(context), content.buildings
    beside = {other for square in owner.squares for other in content.grid.neighbours[square]}
    return {
        "hoped": sum(
            hopes.hope(verb, context, card)
            for card in owner.parchments
            for verb in content.parchments[card].score
        ),
        "prospect": sum(map(estate.value, estate.parts)),
        "waiting_later": sum(later(context, card) for card in owner.waiting if card in buildings),
        "room": len(beside - context.taken_squares),
    }


FORESIGHT: Foresight[State[Any], Content] = Foresight(horizon, stage, features, stages_of)
