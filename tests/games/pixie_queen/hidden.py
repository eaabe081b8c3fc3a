"""What of a game of Pixie Queen is hidden from a viewer, so that nothing of it leaks (SECRET)."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.seen.view import hidden
from wonderland_qt.games.pixie_queen.state import State


def hidden_cards(state: State[Any], viewer: PlayerId | None) -> set[str]:
    """Return the ids of all prizes that the viewer may not look at."""
    return {prize for player in hidden(state, viewer) for prize in player.prizes}


def secrets(state: State[Any], viewer: PlayerId | None) -> dict[str, object]:
    """Return by name all that is hidden from a viewer, in a form without order; chance among it."""
    found: dict[str, object] = {}
    for player in hidden(state, viewer) if len(hidden(state, viewer)) > 1 else ():
        found[f"{player.id} goods"] = {good: tokens for good, tokens in player.goods.items() if tokens}
        found[f"{player.id} prizes"] = sorted(player.prizes)
        found[f"{player.id} rewards"] = sorted(player.rewards)
    answers = {player: answer for player, answer in state.sealed.items() if player != viewer}
    return {**found, "answers": answers, "seed": state.seed, "streams": dict(state.streams)}
