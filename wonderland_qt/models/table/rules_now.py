"""The rules that apply at a table now, as far as the viewer may know."""

from __future__ import annotations

from wonderland_qt.engine.play.rules_in_force import rules_in_force
from wonderland_qt.models.table.table_model import Table


def rules_now(table: Table, option_id: str = "") -> tuple[str, ...]:
    """Return the ids of the rules of the current question, with those of one option first.

    While persons answer in secret, return only the question's own rules, and behind a curtain none.
    """
    if table.screen.covered_for is not None or table.screen.peeking is not None:
        return ()
    decision = table.decision
    if decision is not None:
        return rules_in_force(table.session.game, decision, option_id)
    return rules_in_force(table.session.game) if table.session.decisions else ()
