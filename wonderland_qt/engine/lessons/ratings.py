"""Ratings: the values that a game's evaluation gives the options of a decision."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.session import Session


def values_of(session: Session[Any, Any], decision: Decision) -> dict[str, float]:
    """Return the value of each option to the player who is asked, 0 for all without an evaluation."""
    ids, evaluate = [option.id for option in decision.options], session.ruleset.evaluate
    if evaluate is None:
        return dict.fromkeys(ids, 0.0)
    values = evaluate(session.view(decision.player), session.content, decision)
    return dict(zip(ids, values, strict=True))


def best_rated(session: Session[Any, Any], decision: Decision) -> str:
    """Return the id of the option with the highest value, the first of equals."""
    values = values_of(session, decision)
    return max(values, key=lambda option: values[option])
