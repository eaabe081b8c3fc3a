"""A game that is looked back on stands at any of its moments, as it stood then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.engine.pebbles import PEBBLES, PebbleContent
from tests.engine.saved.kept import CONTENT, act, begun, played, stands
from wonderland_qt.engine.play.replay_session import ReplaySession
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.saved.save_file import SaveFile


def over(path: Path) -> tuple[Session[Any, PebbleContent], list[bytes]]:
    """A finished game, and how it stood after each answer that was not taken back."""
    session = begun(path)
    seen = [stands(session)]
    while not session.over:
        act(session)
        if session.why_no_undo() is None and len(seen) % 3 == 0:
            session.undo()
            act(session)
        answers = len(session.score_history) - 1
        seen[answers:] = [stands(session)]
    return session, seen


def test_each_moment_is_as_it_was_whether_stepped_or_jumped_to(tmp_path: Path) -> None:
    session, seen = over(tmp_path / "game.save")
    past = ReplaySession(PEBBLES, CONTENT, session.journal)
    assert past.last == len(seen) - 1
    assert past.course == session.score_history
    for moment in range(past.last):
        assert stands(past) == seen[moment]
        past.step()
    for moment in (past.last, 0, past.last // 2, past.last, -5, 999):
        past.go_to(moment)
        assert stands(past) == seen[min(max(moment, 0), past.last)]


def test_who_decided_and_what_it_brought_about_is_told(tmp_path: Path) -> None:
    session, _ = over(tmp_path / "game.save")
    past = ReplaySession(PEBBLES, CONTENT, session.journal)
    assert (past.decider, past.brought_about) == (None, ())
    past.go_to(past.last)
    assert past.decider == past.deciders[-1]
    assert past.brought_about == tuple(entry.event for entry in session.log() if entry.answer == past.last)


def test_a_game_is_played_on_from_a_moment_as_a_copy(tmp_path: Path) -> None:
    session, seen = over(tmp_path / "game.save")
    past = ReplaySession(PEBBLES, CONTENT, session.journal)
    past.go_to(3)
    before = (tmp_path / "game.save").read_bytes()
    copy = Session.go_on(PEBBLES, CONTENT, past.copied(), file=SaveFile(tmp_path / "copy.save"))
    assert stands(copy) == seen[3]
    act(copy)
    assert past.at == 3
    assert stands(past) == seen[3]
    assert (tmp_path / "game.save").read_bytes() == before


def test_a_game_under_way_is_looked_back_on_up_to_now(tmp_path: Path) -> None:
    session = played(tmp_path / "game.save", acts=3)
    past = ReplaySession(PEBBLES, CONTENT, session.journal)
    past.go_to(past.last)
    assert stands(past) == stands(session)
    assert not past.finished
