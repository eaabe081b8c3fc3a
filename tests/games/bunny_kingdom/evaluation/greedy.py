"""A peer to play against: drafts the card that alone brings most, and else does what the evaluation says."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.evaluation.estate import Estate, Prospects
from wonderland_qt.games.bunny_kingdom.evaluation.evaluator import evaluate
from wonderland_qt.games.bunny_kingdom.exploration import LayCard
from wonderland_qt.games.bunny_kingdom.seen.value_now import value_now
from wonderland_qt.games.bunny_kingdom.seen.view import TableView


def greedily(view: TableView, content: Content, decision: Decision) -> list[float]:
    """Return what cards bring on the board as it stands, and for other options what the evaluation says."""
    cards = [step.card for option in decision.options for step in option.then if isinstance(step, LayCard)]
    if not cards:
        return evaluate(view, content, decision)
    me = view.players[decision.player]
    estate = Estate(content, me, Prospects(content.settings.rounds - len(me.harvests), 0, 0))
    return [_alone(view, content, decision, estate, card) for card in cards]


def _alone(view: TableView, content: Content, decision: Decision, estate: Estate, card: CardId) -> float:
    known = content.cards[card]
    match known.kind:
        case "territory":
            return estate.gain_of_square(known.of)
        case "building" if content.buildings[card].kind in {"city", "farm"}:
            gains = [estate.gain_of_building(card, squares[0]) for _, squares in estate.sites(card)]
            return max(gains, default=0.0)
        case "parchment":
            return value_now(content, view, decision.player, card).points
        case _:
            return 1.0
