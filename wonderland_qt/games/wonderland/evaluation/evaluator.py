"""Evaluates a decision: every option by the steps it carries."""

from wonderland_qt.components.evaluation import neutral
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation import battle, forging, placing, tea  # noqa: F401  # they register
from wonderland_qt.games.wonderland.evaluation.context import Context, evaluator
from wonderland_qt.games.wonderland.seen.view import TableView


def evaluate(view: TableView, content: Content, decision: Decision) -> list[float]:
    """Return the value of each option to the player who is asked, in tenths of a VP."""
    if content.evaluation is None:
        return neutral(decision)
    return evaluator.of_options(Context(view, content, decision.player), decision)
