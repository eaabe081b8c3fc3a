"""Foresight: the search bot plays to the next phase of choices and values what everybody then has."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wonderland_qt.components.fitted import stages_of
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.evaluation import hopes
from wonderland_qt.games.bunny_kingdom.evaluation.building import later
from wonderland_qt.games.bunny_kingdom.evaluation.cards import planned
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context
from wonderland_qt.games.bunny_kingdom.fiefs import Fief
from wonderland_qt.games.bunny_kingdom.rules import Position
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm, counts_as, realms
from wonderland_qt.games.bunny_kingdom.scoring.verbs import score
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING, Player, State

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
    """Return the numbers by which a player's points at the end are estimated."""
    owner, buildings = realm.owner, position.content.buildings
    waiting = [buildings[card].strength for card in owner.waiting if card in buildings]
    return {
        **_expected_of_player(position, owner),
        "points": owner.points,
        **_features_of_fiefs(realm.fiefs),
        **_features_of_squares(realm),
        **_features_of_parchments(realm),
        "waiting": len(owner.waiting),
        "waiting_strength": sum(waiting),
    }


def _features_of_fiefs(fiefs: Sequence[Fief]) -> dict[str, float]:
    """Return what a harvest of a player's fiefs would bring now, and their sizes, from which later ones grow.

    `potential` is about what the largest would gain if both its strength and its wealth grew by one.
    """
    points = [fief.points for fief in fiefs]
    strengths = [fief.strength for fief in fiefs]
    wealths = [fief.wealth for fief in fiefs]
    largest = max(fiefs, key=lambda fief: len(fief.squares), default=None)
    return {
        "harvest": sum(points),
        "best_fief": max(points, default=0),
        "fiefs": len(fiefs),
        "strength": sum(strengths),
        "wealth": sum(wealths),
        "most_strength": max(strengths, default=0),
        "most_wealth": max(wealths, default=0),
        "largest": len(largest.squares) if largest is not None else 0,
        "potential": largest.strength + largest.wealth if largest is not None else 0,
    }


def _features_of_squares(realm: Realm) -> dict[str, float]:
    """Return how many squares a player holds and can build on, and how many kinds of resource they give."""
    free = [
        square
        for square, building in realm.owner.squares.items()
        if building == NO_BUILDING and not realm.content.printed[square]
    ]
    resources = {resource for fief in realm.fiefs for resource in fief.resources}
    return {
        "squares": len(realm.owner.squares),
        "free_squares": len(free),
        "resources": len(resources),
    }


def _features_of_parchments(realm: Realm) -> dict[str, float]:
    """Return what a player's parchments would score now, and how many there are.

    Those that would score nothing yet and those that are treasures are counted, too.
    """
    owner = realm.owner
    scores = [score(realm.holding(card, counts_as(owner, card)), card).points for card in owner.parchments]
    return {
        "parchments": len(scores),
        "parchments_now": sum(scores),
        "parchments_idle": scores.count(0),
        "treasures": len(realm.treasures),
    }


def _expected_of_player(position: Position, owner: Player) -> dict[str, float]:
    """Return what the evaluation of rule bots expects of a player's parchments, fiefs and waiting cards.

    A content without an evaluation expects nothing. `room` counts the squares next to a fief that no one has
    taken.
    """
    content = position.content
    if content.evaluation is None:
        return {}
    context = Context(view(position, owner.id), content, owner.id)
    estate = planned(context)
    neighbours = {near for square in owner.squares for near in content.grid.neighbours[square]}
    return {
        "hoped": sum(hopes.expected_score(context, card) for card in owner.parchments),
        "prospect": sum(map(estate.value, estate.fiefs)),
        "waiting_later": sum(later(context, card) for card in owner.waiting if card in content.buildings),
        "room": len(neighbours - context.taken_squares),
    }


FORESIGHT: Foresight[State[Any], Content] = Foresight(horizon, stage, features, stages_of)
