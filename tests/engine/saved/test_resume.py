"""Continue works after any edit or upgrade: on the game's own content, or from how it last stood."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.engine.pebbles import PEBBLES, PebbleContent, Seen
from tests.engine.saved.kept import CONTENT, act, gone_on, played, rewrite, stands
from wonderland_qt.engine.journals.journal import Answered
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.ruleset import Display, Ruleset
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saves import UnreadableSave
from wonderland_qt.engine.table.pieces import Piece

EDITED = PebbleContent(points=(9, 9, 9))


def test_an_unchanged_game_goes_on_from_its_journal(tmp_path: Path) -> None:
    session = played(tmp_path / "game.save", acts=4)
    found = gone_on(tmp_path / "game.save")
    assert (found.which, found.from_state, found.as_written) == ("same", False, True)
    assert PEBBLES.codec.encode(found.play.game.state) == stands(session)


def test_a_game_without_its_content_goes_on_with_that_of_today_and_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    played(path, acts=4).close()
    file, save = SaveFile.reopened(path)
    found = resume(PEBBLES, EDITED, save, today=())
    assert (found.which, found.as_written) == ("present", False)
    before = path.read_bytes()
    session = Session.resume(PEBBLES, found, file=file)
    act(session)
    session.close()
    assert gone_on(path, EDITED).which == "same"
    assert [aside.read_bytes() for aside in tmp_path.glob("*.aside")] == [before]


def test_where_the_rules_have_changed_a_game_goes_on_from_how_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    session = played(path, acts=4)
    session.close()
    rewrite(path, b'"option":"lay-', b'"option":"say-')
    file, save = SaveFile.reopened(path)
    found = resume(PEBBLES, CONTENT, save, today=())
    assert found.from_state
    resumed = Session.resume(PEBBLES, found, file=file)
    assert stands(resumed) == stands(session)
    assert resumed.log() == ()
    act(resumed)
    resumed.close()
    assert PEBBLES.codec.encode(gone_on(path).play.game.state) == stands(resumed)


def test_what_was_decided_after_the_state_was_written_down_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    session = played(path, acts=3)
    session.close()
    file, save = SaveFile.reopened(path)
    session = Session.resume(PEBBLES, resume(PEBBLES, CONTENT, save, today=()), file=file)
    act(session)
    first = next(line for line in save.journal.lines if isinstance(line, Answered))
    rewrite(path, msgspec.json.encode(first), msgspec.json.encode(Answered(first.player, "lay-99")))
    found = gone_on(path)
    assert found.from_state
    assert PEBBLES.codec.encode(found.play.game.state) == stands(session)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"points":', b'"points":1'),
        (b'"pebbles":[', b'"pebbles":[77,'),
        (b'"agenda":[{', b'"agenda":[{"x":1,'),
    ],
)
def test_a_state_that_was_tampered_with_changes_nothing_where_the_decisions_tell_better(
    tmp_path: Path, old: bytes, new: bytes
) -> None:
    path = tmp_path / "game.save"
    session = played(path, acts=4)
    rewrite(path, old, new)
    with contextlib.suppress(UnreadableSave):
        found = gone_on(path)
        assert found.from_state or PEBBLES.codec.encode(found.play.game.state) == stands(session)


def doubled_at_the_end(view: Seen, _content: PebbleContent) -> list[Piece]:
    return [Piece("bag", "bag", "")] * (2 if view.round == len(CONTENT.points) else 1)


@pytest.mark.parametrize(
    "unsound",
    [
        replace(PEBBLES, one_of_each=lambda state: [f"pebble {pebble}" for pebble in state.bag]),
        replace(PEBBLES, display=Display(pieces=doubled_at_the_end)),
    ],
    ids=["a piece lies in two places", "it cannot be shown later on"],
)
def test_a_state_that_loads_and_cannot_be_played_to_its_end_is_refused(
    unsound: Ruleset[Any, Any], tmp_path: Path
) -> None:
    path = tmp_path / "game.save"
    played(path, acts=4).close()
    rewrite(path, b'"option":"lay-', b'"option":"say-')
    assert resume(PEBBLES, CONTENT, read_save(path), today=()).from_state
    with pytest.raises(UnreadableSave):
        resume(unsound, CONTENT, read_save(path), today=())


def test_a_state_that_counts_further_than_any_game_is_refused_before_it_is_laid(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    played(path, acts=4).close()
    rewrite(path, b'"option":"lay-', b'"option":"say-')
    assert resume(PEBBLES, CONTENT, read_save(path), today=()).from_state
    rewrite(path, b'"points":4}', b'"points":4000000000}')
    laid: list[int] = []

    def pieces(view: Seen, _content: PebbleContent) -> list[Piece]:
        laid.append(view.round)
        return []

    ruleset = replace(PEBBLES, display=Display(pieces=pieces))
    with pytest.raises(UnreadableSave):
        resume(ruleset, CONTENT, read_save(path), today=())
    assert laid == []


def test_a_game_that_cannot_be_shown_now_is_refused_and_its_file_is_not_at_fault(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    played(path, acts=4).close()
    ruleset = replace(PEBBLES, display=Display(pieces=lambda _view, _content: [Piece("bag", "bag", "")] * 2))
    with pytest.raises(UnreadableSave) as refusal:
        resume(ruleset, CONTENT, read_save(path), today=())
    assert str(refusal.value) == f"{path}: the game cannot be shown (two pieces are called bag)"
    assert not refusal.value.damaged


def test_a_state_with_which_nobody_can_play_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    played(path, acts=4).close()
    rewrite(path, b'"hands":{"ann"', b'"hands":{"zed"')
    with pytest.raises(UnreadableSave, match="does not reproduce the saved state"):
        resume(PEBBLES, CONTENT, read_save(path), today=())
