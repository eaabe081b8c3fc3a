"""The registry of the rules of Bunny Kingdom, and what rules of all phases share."""

from typing import Any, TypeAlias

from wonderland_qt.components.seat_order import Side, clockwise, opposite
from wonderland_qt.engine import flow
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.state import State

Position: TypeAlias = flow.Position[State[Any], Content]
Game: TypeAlias = flow.Game[State[Any], Content]

PASSING = "passing"
"""The game option that says to which side hands go in the first round."""

rules: flow.Rules[State[Any], Content] = flow.Rules()


def in_order(position: Position) -> tuple[PlayerId, ...]:
    """Return the players in the order in which they are asked: in round r, from seat r on (GAME-3)."""
    return clockwise(position.state.seats, position.state.round - 1)


def passing_side(position: Position) -> Side:
    """Return the side to which hands go in this round (DRAFT-4).

    It is the opposite of what the content says if the table has chosen to begin with the other side.
    """
    state, sides = position.state, position.content.settings.pass_direction
    side = sides[state.round - 1]
    return side if state.options.get(PASSING, sides[0]) == sides[0] else opposite(side)
