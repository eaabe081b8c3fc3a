"""The moments of Pixie Queen at which it is looked at."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen.seen.view import TableView

MOMENTS = {"action", "offering", "promotion"}
OPTIONS = ()
ROUND = 3
"""By then pixies stand on the pyramid."""


def moment_of(view: TableView, decisions: tuple[Decision, ...]) -> str:
    """Return what a picture of the table shows now, "" when it shows nothing to picture."""
    asked = {decision.prompt.key for decision in decisions}
    if "ask-demotion" in asked:
        return "judgement" if view.phase == "punish" else "demotion"
    if view.round != ROUND:
        return ""
    if "ask-turn" in asked and len(view.discs) > len(view.seats):
        return "action"
    if "ask-offering" in asked:
        return "offering"
    if "ask-promote" in asked and view.phase == "reward":
        return "promotion"
    return ""
