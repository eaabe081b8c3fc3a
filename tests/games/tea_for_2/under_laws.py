"""What the laws ask of Tea for 2: stars, tokens and cards change only as facts tell."""

from __future__ import annotations

from collections import Counter

from tests import laws
from tests.every_game.under_laws import UnderLaws
from tests.games.tea_for_2.positions import frozen_pack
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.tea_for_2.facts import (
    CardDestroyed,
    MissionScored,
    StarsGained,
    TokensSpent,
    TokensStolen,
    TokensTaken,
)
from wonderland_qt.games.tea_for_2.view import ZONES


def conserve(game: laws.AnyGame) -> None:
    """Every card is somewhere once, and there are no more tokens and cups than in the box."""
    state, pack = game.state, game.pack
    assert ZONES.everything(state) == dict.fromkeys(pack.cards, 1)
    players = state.players.values()
    for token, number in pack.tokens.items():
        assert 0 <= sum(getattr(player, token) for player in players) <= number
        assert all(getattr(player, token) >= 0 for player in players)
    assert sum(player.cups for player in players) <= pack.content.track.cups
    assert state.flamingo in state.seats


def counted(game: laws.AnyGame) -> laws.Counts:
    """Return everybody's stars, tarts, hourglasses and destroyed cards."""
    found: laws.Counts = Counter()
    for player in game.state.players.values():
        found["stars", player.id] = player.total
        found["tarts", player.id] = player.tarts
        found["hourglasses", player.id] = player.hourglasses
        found["destroyed", player.id] = len(player.destroyed)
    return found


def told(fact: Fact) -> laws.Counts:
    """Return by how much a fact changes them."""
    match fact:
        case StarsGained() | MissionScored():
            return Counter({("stars", fact.player): fact.stars})
        case TokensTaken():
            return Counter({(fact.token, fact.player): fact.number})
        case TokensSpent():
            return Counter({(fact.token, fact.player): -fact.number})
        case TokensStolen():
            return Counter({(fact.token, fact.player): fact.number, (fact.token, fact.victim): -fact.number})
        case CardDestroyed():
            return Counter({("destroyed", fact.player): 1})
        case _:
            return Counter()


UNDER_LAWS = UnderLaws(ZONES, frozen_pack, conserve, counted, told)
