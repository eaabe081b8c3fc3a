"""What a player remembers of the screens: what all saw taken is there, and nowhere else."""

from __future__ import annotations

import pytest

from tests.games.pixie_queen.positions import COLOURS, frozen_content
from tests.invariants import playing
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.goods import with_changed
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.seen.view import hidden


def midway() -> tuple[Game, list[Event]]:
    """Return a game of three after 40 decisions, and all that happened."""
    events: list[Event] = []
    game = PIXIE_QUEEN.new(frozen_content(), NewGame(COLOURS[:3], seed=5), events)
    for turn, _ in enumerate(playing(game, 5)):
        if turn == 40:
            break
    return game, events


@pytest.mark.rule("SECRET-1")
def test_a_token_behind_the_wrong_screen_is_refused_by_who_saw_it_taken() -> None:
    game, events = midway()
    viewer = game.state.seats[0]
    known = InformationSet(PIXIE_QUEEN, game, viewer, events)
    assert known.memory is not None
    other = game.clone()
    first, second = hidden(other.state, viewer)
    good = next(good for good, tokens in first.goods.items() if tokens)
    first.goods, second.goods = with_changed(first.goods, good, -1), with_changed(second.goods, good, 1)
    assert known.memory.agrees(game)
    assert PIXIE_QUEEN.view(other, viewer) == known.view, "no view tells the two apart"
    assert not known.memory.agrees(other)


@pytest.mark.rule("SECRET-1")
def test_who_came_late_deals_at_random_what_was_taken_before() -> None:
    game, events = midway()
    viewer = game.state.seats[0]
    late = InformationSet(PIXIE_QUEEN, game, viewer, events[len(events) // 2 :])
    assert late.memory is not None
    assert late.memory.agrees(game)
    dealt = [sample.state.players for sample in late.samples(range(10))]
    for owner in hidden(game.state, viewer):
        assert len({tuple(players[owner.id].goods.values()) for players in dealt}) > 1
