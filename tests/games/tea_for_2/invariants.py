"""Invariants of Tea for 2: stars, tokens and cards change only as events tell."""

from __future__ import annotations

from collections import Counter

from tests import invariants
from tests.every_game.game_invariants import GameInvariants
from tests.games.tea_for_2.positions import frozen_content
from wonderland_qt.engine.events import Event
from wonderland_qt.games.tea_for_2.events import (
    CardDestroyed,
    MissionScored,
    StarsGained,
    TokensSpent,
    TokensStolen,
    TokensTaken,
)
from wonderland_qt.games.tea_for_2.view import ZONES


def conserve(game: invariants.AnyGame) -> None:
    """Every card is somewhere once, and there are no more tokens and cups than in the box."""
    state, content = game.state, game.content
    assert ZONES.everything(state) == dict.fromkeys(content.cards, 1)
    players = state.players.values()
    for token, number in content.tokens.items():
        assert 0 <= sum(getattr(player, token) for player in players) <= number
        assert all(getattr(player, token) >= 0 for player in players)
    assert sum(player.cups for player in players) <= content.files.track.cups
    assert state.flamingo in state.seats


def counted(game: invariants.AnyGame) -> invariants.Counts:
    """Return everybody's stars, tarts, hourglasses and destroyed cards."""
    found: invariants.Counts = Counter()
    for player in game.state.players.values():
        found["stars", player.id] = player.total
        found["tarts", player.id] = player.tarts
        found["hourglasses", player.id] = player.hourglasses
        found["destroyed", player.id] = len(player.destroyed)
    return found


def told(event: Event) -> invariants.Counts:
    """Return by how much an event changes them."""
    match event:
        case StarsGained() | MissionScored():
            return Counter({("stars", event.player): event.stars})
        case TokensTaken():
            return Counter({(event.token, event.player): event.number})
        case TokensSpent():
            return Counter({(event.token, event.player): -event.number})
        case TokensStolen():
            return Counter(
                {(event.token, event.player): event.number, (event.token, event.victim): -event.number}
            )
        case CardDestroyed():
            return Counter({("destroyed", event.player): 1})
        case _:
            return Counter()


INVARIANTS = GameInvariants(ZONES, frozen_content, conserve, counted, told)
