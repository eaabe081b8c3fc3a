"""What an answer would bring about, without asking chance and without touching the game."""

import pytest

from tests.games.wonderland.positions import frozen_content
from tests.invariants import playing
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.lookahead.preview import preview
from wonderland_qt.games.wonderland.game import WONDERLAND


@pytest.mark.parametrize("seed", [3, 4])
def test_a_preview_is_the_beginning_of_what_then_happens(seed: int) -> None:
    happened: list[Event] = []
    game = WONDERLAND.new(
        frozen_content(), WONDERLAND.seating.random_new_game(frozen_content(), seed, seed, {}), happened
    )
    ended = {True: 0, False: 0}
    for at in playing(game, seed):
        if len(at.decisions) > 1:
            assert preview(at, at.decisions[0].player, at.decisions[0].options[0].id).events == ()
            continue
        before, decision = WONDERLAND.codec.encode(at.state), at.decisions[0]
        for option in decision.options:
            seen = preview(at, decision.player, option.id)
            played, events = at.clone(), list[Event]()
            played.events = events
            played.choose(decision.player, option.id)
            assert tuple(events[: len(seen.events)]) == seen.events
            secret = seen.game is None
            assert seen.chance or secret or len(events) == len(seen.events)
            ended[seen.chance] += 1
        assert WONDERLAND.codec.encode(at.state) == before
    assert all(ended.values()), "some end before chance, some at the next decision"
