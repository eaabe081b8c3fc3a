"""The moments of Tea for 2 at which it is looked at."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.tea_for_2.view import TableView

ASKED = {
    "ask-reveal": "duel",
    "ask-action": "choice",
    "ask-hourglasses": "watch",
    "ask-destroy_own_discard": "tidy",
}
MOMENTS = set(ASKED.values())
OPTIONS = ()
ROUND = 4
"""By then cards have been bought and lie with the discards."""


def moment_of(view: TableView, decisions: tuple[Decision, ...]) -> str:
    """Return what a picture of the table shows now, "" when it shows nothing to picture."""
    if view.round < ROUND:
        return ""
    return next((ASKED[asked.prompt.key] for asked in decisions if asked.prompt.key in ASKED), "")
