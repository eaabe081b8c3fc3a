"""The rule of verbs that the content names itself."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import holds
from wonderland_qt.games.wonderland.content.vocabulary import ComposedEffect
from wonderland_qt.games.wonderland.rules import Game, Position, verbs


@verbs.do
def composed(game: Game, effect: ComposedEffect, bound: Bound) -> None:
    """Let all that it is made of happen, if its conditions hold."""
    if holds(game, effect.conditions, bound):
        game.push(bound.all_within(effect.do))


@verbs.possible
def some_of_it_is_possible(position: Position, effect: ComposedEffect, bound: Bound) -> bool:
    """Tell whether its conditions hold and any of its parts would do something."""
    return holds(position, effect.conditions, bound) and any(
        verbs.options(position, bound.within(part)) for part in effect.do
    )
