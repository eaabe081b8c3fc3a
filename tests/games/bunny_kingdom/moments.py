"""The moments of Bunny Kingdom at which it is looked at."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.bunny_kingdom.seen.view import TableView

MOMENTS = {"draft", "building"}
OPTIONS = ()
ROUND, HAND = 3, 8
"""By then fiefs have grown, and a hand is still large."""


def moment_of(view: TableView, decisions: tuple[Decision, ...]) -> str:
    """Return what a picture of the table shows now, "" when it shows nothing to picture."""
    asked = {decision.prompt.key for decision in decisions}
    hands = {player.hand.count for player in view.players.values()}
    if "ask-copy" in asked:
        return "copies"
    if "ask-trade" in asked:
        return "trade"
    if view.round == ROUND and "ask-cards" in asked and hands == {HAND}:
        return "draft"
    if view.round == ROUND and "ask-build" in asked:
        return "building"
    return ""
