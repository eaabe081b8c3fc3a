"""Redealing: samples games that look the same to a player, with all hidden things dealt randomly."""

from __future__ import annotations

from collections.abc import Callable

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import ContentT, Game, StateT
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone

Deal = Callable[[StateT, OwnChance], object]
"""Deals everything in a state that a viewer may not see randomly, in place."""

DEALT = 0x5851F42D4C957F2D
"""What tells the seed of a sampled game from the seed it was dealt by."""

TRIES = 200
"""How often things are dealt again until the same players are asked."""


def redealt(
    game: Game[StateT, ContentT],
    viewer: PlayerId | None,
    deal: Deal[StateT],
    asks_the_same: bool = False,
) -> Callable[[int], Game[StateT, ContentT]]:
    """Return a function from a seed to a game that the viewer cannot tell from this one.

    Hidden things are dealt and random streams begin again, and other players' sealed answers are removed.
    A deal counts only if the same players are asked as now; after TRIES failures everything stays as it is.
    `asks_the_same` promises that no deal changes who is asked what, which saves asking again; this also holds
    if the viewer may see all current decisions.
    """
    present = _without_sealed_answers(game, viewer)
    asks_same = asks_the_same or not game.decisions or game.asks_openly(viewer)
    game_with_state = game.asking_the_same if asks_same else game.asking_anew
    asked_now = _players_with_a_choice(game.decisions)

    def dealt(chance: OwnChance) -> Game[StateT, ContentT]:
        """Return a game with hidden things dealt until the same players are asked, or else as they are."""
        for _ in range(TRIES):
            state = clone(present)
            deal(state, chance)
            sampled = game_with_state(state)
            if asks_same or [decision.player for decision in sampled.decisions] == asked_now:
                return sampled
        return game_with_state(clone(present))

    def sample(seed: int) -> Game[StateT, ContentT]:
        """Return a game with hidden things dealt by this seed, in which the same players are asked.

        Where the new deal leaves no one a choice, the game goes on to the next decision.
        """
        sampled = dealt(OwnChance(seed))
        sampled.state.seed, sampled.state.streams = seed ^ DEALT, {}  # later draws do not repeat the deal's
        no_one_has_a_choice = not asks_same and not sampled.decisions
        return sampled.advance() if no_one_has_a_choice else sampled

    return sample


def _without_sealed_answers(game: Game[StateT, ContentT], viewer: PlayerId | None) -> StateT:
    """Return a copy of the state without other players' sealed answers."""
    state = clone(game.state)
    state.sealed = {player: answer for player, answer in state.sealed.items() if player == viewer}
    return state


def _players_with_a_choice(decisions: tuple[Decision, ...]) -> list[PlayerId]:
    """Return the players whose decisions leave a choice or are shown anyway."""
    return [
        decision.player
        for decision in decisions
        if len(decision.options) > 1 or (decision.shown and decision.options)
    ]
