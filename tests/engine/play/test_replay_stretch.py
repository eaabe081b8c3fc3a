"""A stretch of a game is seen again as it was; what was taken back is none of it."""

from __future__ import annotations

from tests.engine.pebbles import PEBBLES
from tests.engine.play.test_session import after_laying, state


def test_a_replay_shows_the_game_before_and_after_each_answer() -> None:
    session, winner = after_laying()
    before = state(session)
    session.choose(winner, "take")
    past = session.replay_stretch(3, 3)
    assert [PEBBLES.codec.encode(moment.game.state) for moment in past] == [before, state(session)]
    assert past[-1].events == tuple(entry.event for entry in session.log() if entry.answer == 3)


def test_an_answer_that_was_taken_back_is_not_seen_again() -> None:
    session, winner = after_laying()
    before = state(session)
    session.choose(winner, "take")
    session.undo()
    assert [PEBBLES.codec.encode(moment.game.state) for moment in session.replay_stretch(2, 2)][-1] == before


def test_every_entry_of_the_log_tells_by_which_answer_it_came_about() -> None:
    session, winner = after_laying()
    laid = [entry.answer for entry in session.log()]
    session.choose(winner, "take")
    assert set(laid) <= {0, 1, 2}
    assert {entry.answer for entry in session.log()[len(laid) :]} == {3}
