"""A peer to play against: drafts the card that alone brings most, and does all else as the judgement says."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack
from wonderland_qt.games.bunny_kingdom.exploration import LayCard
from wonderland_qt.games.bunny_kingdom.judgement.estate import Estate, Prospects
from wonderland_qt.games.bunny_kingdom.judgement.judging import judge
from wonderland_qt.games.bunny_kingdom.seen.live_worth import worth_now
from wonderland_qt.games.bunny_kingdom.seen.view import TableView


def greedily(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return for cards what they bring on the board as it stands, and what else the judgement says."""
    cards = [step.card for option in decision.options for step in option.then if isinstance(step, LayCard)]
    if not cards:
        return judge(view, pack, decision)
    me = view.players[decision.player]
    estate = Estate(pack, me, Prospects(pack.settings.rounds - len(me.harvests), 0, 0))
    return [_alone(view, pack, decision, estate, card) for card in cards]


def _alone(view: TableView, pack: Pack, decision: Decision, estate: Estate, card: CardId) -> float:
    known = pack.cards[card]
    match known.kind:
        case "territory":
            return estate.gain_of_square(known.of)
        case "building" if pack.buildings[card].kind in {"city", "farm"}:
            gains = [estate.gain_of_building(card, squares[0]) for _, squares in estate.sites(card)]
            return max(gains, default=0.0)
        case "parchment":
            return worth_now(pack, view, decision.player, card).points
        case _:
            return 1.0
