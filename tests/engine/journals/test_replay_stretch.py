"""A stretch of a game is seen again as it was; what was taken back is none of it."""

from __future__ import annotations

from tests.engine.pebbles import PEBBLES
from tests.engine.play.test_session import after_laying


def test_a_replay_tells_what_each_answer_did_step_by_step() -> None:
    session, winner = after_laying()
    session.choose(winner, "take")
    (told,) = session.replay_answers(range(3, 4))
    assert (told.line.player, told.line.option) == (winner, "take")
    events = [event for snapshot in told.snapshots for event in snapshot.events]
    assert events == [entry.event for entry in session.log() if entry.answer == 3]
    assert PEBBLES.scores(told.snapshots[-1].game) == PEBBLES.scores(session.game)


def test_an_answer_that_was_taken_back_is_not_seen_again() -> None:
    session, winner = after_laying()
    session.choose(winner, "take")
    session.undo()
    assert list(session.replay_answers(range(3, 4))) == []


def test_every_entry_of_the_log_tells_by_which_answer_it_came_about() -> None:
    session, winner = after_laying()
    laid = [entry.answer for entry in session.log()]
    session.choose(winner, "take")
    assert set(laid) <= {0, 1, 2}
    assert {entry.answer for entry in session.log()[len(laid) :]} == {3}
