"""Evaluates a decision: every option by the steps it carries."""

from wonderland_qt.components.evaluation import neutral
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.evaluation import building, cards, hopes  # noqa: F401  # they register
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context, evaluator
from wonderland_qt.games.bunny_kingdom.scoring.copies import CopyParchment
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm
from wonderland_qt.games.bunny_kingdom.scoring.verbs import looks_at_points, score
from wonderland_qt.games.bunny_kingdom.seen.view import TableView


def evaluate(view: TableView, content: Content, decision: Decision) -> list[float]:
    """Return the value of each option to the player who is asked, in points.

    Cards that were picked before it for the same answer count as taken.
    """
    if content.evaluation is None:
        return neutral(decision)
    context = context_of(view, content, decision.player)
    context.taken = tuple([ids.CARD.names(option_id) for option_id in decision.taken])
    return evaluator.of_options(context, decision)


def context_of(view: TableView, content: Content, player: PlayerId) -> Context:
    """Return the player's context of a view; that of the last evaluation if all three are the same.

    So the picks of one answer share what the context remembers.
    """
    latest = LATEST[0] if LATEST else None
    if latest and latest.view is view and latest.content is content and latest.player == player:
        return latest
    LATEST[:] = [Context(view, content, player)]
    return LATEST[0]


LATEST: list[Context] = []
"""The context of the last evaluation, which all picks of one answer share; none before the first."""


@evaluator
def copy_parchment(context: Context, step: CopyParchment) -> float:
    """Return the points of all the player's parchments after the copy (COPY-1)."""
    after = context.realm.holding(step.card, step.copied)
    return sum(_parchment_score(context, after, card) for card in after.parchments)


def _parchment_score(context: Context, after: Realm, card: str) -> float:
    """Return the score of a parchment; the expected one if it depends on final points."""
    if not looks_at_points(after, card):
        return score(after, card).points
    return hopes.expected_score(context, card, after.parchments[card])
