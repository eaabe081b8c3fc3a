"""Redealing: samples games that look the same to a player, with all hidden things dealt randomly."""

from __future__ import annotations

from collections.abc import Callable

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import ContentT, Game, Position, StateT
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone

Deal = Callable[[Position[StateT, ContentT], PlayerId | None, OwnChance], None]
"""Deals everything in a position that a viewer may not see randomly, in place."""

TRIES = 200


def redealt(
    game: Game[StateT, ContentT],
    viewer: PlayerId | None,
    deal: Deal[StateT, ContentT],
    asks_the_same: bool = False,
) -> Callable[[int], Game[StateT, ContentT]]:
    """Return a function from a seed to a game that the viewer cannot tell from this one.

    Hidden things are dealt and random streams begin again, and other players' sealed answers are removed.
    A deal counts only if the same players are asked as now; after TRIES failures everything stays as it is.
    `asks_the_same` promises that no deal changes who is asked what, which saves asking again; this also holds
    if the viewer may see all current decisions.
    """
    as_it_lies = _without_sealed_answers(game, viewer)
    known = asks_the_same or not game.decisions or game.asks_openly(viewer)
    asking = game.asking_the_same if known else game.asking_anew
    whom = _players_with_a_choice(game.decisions)

    def dealt(seed: int) -> Game[StateT, ContentT]:
        chance = OwnChance(seed)
        for _ in range(TRIES):
            again = Position(clone(as_it_lies), game.content)
            deal(again, viewer, chance)
            other = asking(again.state)
            if known or _players_with_a_choice(other.decisions) == whom:
                break
        else:
            other = asking(clone(as_it_lies))
        other.state.seed, other.state.streams = chance.number("determinised"), {}
        return other if known or other.decisions else other.advance()

    return dealt


def _without_sealed_answers(game: Game[StateT, ContentT], viewer: PlayerId | None) -> StateT:
    """Return a copy of the state without other players' sealed answers."""
    state = clone(game.state)
    state.sealed = {player: answer for player, answer in state.sealed.items() if player == viewer}
    return state


def _players_with_a_choice(decisions: tuple[Decision, ...]) -> list[PlayerId]:
    """Return the players whose decisions leave a choice or are shown anyway."""
    return [d.player for d in decisions if len(d.options) > 1 or (d.shown and bool(d.options))]
