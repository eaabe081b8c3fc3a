"""What a player remembers of hands: what was passed on is with its later holders, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import SEATS, frozen_content
from tests.invariants import playing
from wonderland_qt.components.seat_order import neighbour
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.events import HandsPassed
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.rules import Game, passing_side


def passed_once(players: int) -> tuple[Game, InformationSet[Any, Any], PlayerId]:
    """Return a game after the first pass, what seat 1 knows of it, and who has the hand that it passed."""
    events: list[Event] = []
    game = BUNNY_KINGDOM.new(frozen_content(), NewGame(SEATS[:players], seed=3), events)
    for _ in playing(game, 3):
        if any(isinstance(event, HandsPassed) for event in events):
            break
    viewer = game.state.seats[0]
    holder = neighbour(game.state.seats, viewer, passing_side(game))
    return game, InformationSet(BUNNY_KINGDOM, game, viewer, events), holder


@pytest.mark.rule("GAME-4", "DRAFT-3")
@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_passed_on_stays_as_it_was_in_every_sample(players: int) -> None:
    game, known, holder = passed_once(players)
    dealt = [sample.state.players for sample in known.samples(range(8))]
    assert {frozenset(owners[holder].hand) for owners in dealt} == {
        frozenset(game.state.players[holder].hand)
    }
    unseen = next(seat for seat in game.state.seats if seat not in (known.player, holder))
    assert len({frozenset(owners[unseen].hand) for owners in dealt}) > 1


@pytest.mark.rule("TWO-2")
def test_of_two_only_the_card_from_the_reserve_is_dealt_anew() -> None:
    game, known, holder = passed_once(2)
    true = set(game.state.players[holder].hand)
    lost = [true - set(sample.state.players[holder].hand) for sample in known.samples(range(8))]
    assert max(map(len, lost)) == 1


@pytest.mark.rule("GAME-4", "DRAFT-3")
@pytest.mark.parametrize("players", [3, 4])
def test_a_card_of_the_deck_in_a_hand_passed_on_is_refused(players: int) -> None:
    game, known, holder = passed_once(players)
    assert known.memory is not None
    other = game.clone()
    held, (drawn, *deck) = other.state.players[holder], other.state.deck
    held.hand, other.state.deck = (drawn, *held.hand[1:]), (held.hand[0], *deck)
    assert known.memory.agrees(game)
    assert BUNNY_KINGDOM.view(other, known.player) == known.view, "no view tells the two apart"
    assert not known.memory.agrees(other)
