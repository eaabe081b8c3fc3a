"""The moments of Wonderland's War at which it is looked at."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.wonderland.seen.view import TableView

MOMENTS = {"setup", "tea", "late-tea", "wagers", "battle", "forging"}
OPTIONS = (("set", "A"),)
TEA_CARDS_SEEN, FIGHTERS, ROUNDS = 9, 3, 3


def moment_of(view: TableView, decisions: tuple[Decision, ...]) -> str:
    """Return what a picture of the table shows now, "" when it shows nothing to picture."""
    if view.phase == "setup":
        return "setup"
    if view.phase == "tea" and sum(view.tea.taken.values()) == TEA_CARDS_SEEN:
        return "late-tea" if view.round == ROUNDS else "tea"
    battle, fighters = view.battle, min(FIGHTERS, len(view.seats))
    if battle is not None and len(battle.participants) >= fighters and len(decisions) > 1 and battle.draws:
        return "battle"
    if any(asked.face_down for asked in decisions):
        return "wagers"
    if any(option.put.startswith("space:") for asked in decisions for option in asked.options):
        return "forging"
    return ""
