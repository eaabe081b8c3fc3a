"""The file of a game under way: nothing decided is lost, whatever becomes of disk, folder and program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.pebbles import PEBBLES
from tests.engine.saved.kept import act, begun, gone_on, played, stands
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.saved import save_writer
from wonderland_qt.engine.saved.file_lock import LockedElsewhere
from wonderland_qt.engine.saved.save_file import Disturbed, SaveFile, write_whole
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.words.worded_errors import in_words

FULL = OSError(28, "No space left on device")


def kept(path: Path) -> bytes:
    return PEBBLES.codec.encode(gone_on(path).play.game.state)


def test_every_decision_is_in_the_file_and_synced_before_anybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    session = begun(tmp_path / "game.save")
    assert len(synced) == 2, "the file and its folder"
    told: list[bytes] = []
    session.listen(lambda _changes: told.append(kept(tmp_path / "game.save")))
    while not session.over:
        before = len(synced)
        act(session)
        assert len(synced) == before + 1
        assert told[-1] == stands(session)


def test_a_full_disk_is_told_and_what_was_decided_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(tmp_path / "game.save")
    file = session.file
    assert file is not None
    whole, real = (tmp_path / "game.save").read_bytes(), os.write

    def half(handle: int, data: bytes) -> int:
        real(handle, data[:5])
        raise FULL

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        for _ in range(3):
            act(session)
            assert file.problem is not None
            assert in_words(file.problem).endswith("game.save: No space left on device")
            assert (tmp_path / "game.save").read_bytes() == whole
    act(session)
    assert file.problem is None
    assert kept(tmp_path / "game.save") == stands(session)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such limit there")
def test_a_line_that_the_system_takes_in_part_only_is_written_later(tmp_path: Path) -> None:
    import resource

    path, before = tmp_path / "game.save", resource.getrlimit(resource.RLIMIT_FSIZE)
    session = begun(path)
    assert session.file is not None
    whole = path.read_bytes()
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 7, before[1]))
    try:
        act(session)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert session.file.problem is not None
    assert "File too large" in in_words(session.file.problem)
    assert path.read_bytes() == whole
    act(session)
    assert kept(path) == stands(session)


def test_what_was_written_in_part_and_cannot_be_cut_off_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, real = begun(tmp_path / "game.save"), os.write

    def half(handle: int, data: bytes) -> int:
        real(handle, data[:5])
        raise FULL

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        patch.setattr(os, "ftruncate", _full)
        act(session)
    act(session)
    assert kept(tmp_path / "game.save") == stands(session)


def test_a_game_that_cannot_be_kept_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(b"another game")
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copy2", _full)
        session = begun(path)
        assert session.file is not None
        assert session.file.problem
        assert path.read_bytes() == b"another game"
    act(session)
    assert (tmp_path / "game-1.save.aside").read_bytes() == b"another game"
    assert kept(path) == stands(session)


def test_a_file_that_may_not_be_written_to_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    played(path).close()
    monkeypatch.setattr(os, "open", _full)
    file, save = SaveFile.reopened(path)
    assert file.problem is not None
    assert in_words(file.problem).endswith("game.save: No space left on device")
    assert len(save.journal.lines) == 2


def _full(*_: object) -> int:
    raise FULL


def test_a_folder_that_is_removed_is_made_again_with_the_whole_game(tmp_path: Path) -> None:
    session = played(tmp_path / "saves" / "game.save")
    shutil.rmtree(tmp_path / "saves")
    act(session)
    assert kept(tmp_path / "saves" / "game.save") == stands(session)
    (tmp_path / "saves" / "game.save").unlink()
    session.close()
    act(session)
    assert kept(tmp_path / "saves" / "game.save") == stands(session)


def appended(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"a line of somebody else\n")


def overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"somebody else")


def overwritten_at_its_end(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-3] + b"?}\n")


def truncated(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def replaced(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(b"a file of somebody else\n")
    other.replace(path)


DISTURBANCES = (appended, overwritten, overwritten_at_its_end, truncated, emptied, replaced)


@pytest.mark.parametrize("disturb", DISTURBANCES)
@pytest.mark.parametrize("leave", [False, True], ids=["playing on", "leaving"])
def test_a_file_that_another_program_changed_is_left_alone_and_the_whole_game_is_written_beside_it(
    disturb: Callable[[Path], None], leave: bool, tmp_path: Path
) -> None:
    path = tmp_path / "game.save"
    session = played(path)
    file = session.file
    assert file is not None
    disturb(path)
    changed = path.read_bytes()
    session.close() if leave else act(session)
    assert path.read_bytes() == changed
    assert file.disturbed == Disturbed(path, file.path)
    assert not file.disturbed.removed
    assert {found.name for found in tmp_path.iterdir()} == {path.name, file.path.name}
    assert kept(file.path) == stands(session)
    told = file.disturbed
    act(session)
    assert (file.disturbed, file.problem) == (told, None)
    assert kept(file.path) == stands(session)


def test_a_file_that_is_changed_after_every_decision_keeps_a_name_of_the_same_length(tmp_path: Path) -> None:
    session = played(tmp_path / "game-20260101-123456-abcdef.save")
    file = session.file
    assert file is not None
    for _ in range(3):
        appended(file.path)
        act(session)
    assert re.fullmatch(r"game-20260101-123456-[0-9a-f]{6}\.save", file.path.name)
    assert kept(file.path) == stands(session)


def test_a_file_that_was_removed_is_written_again_and_that_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    session = played(path)
    path.unlink()
    act(session)
    assert session.file is not None
    assert session.file.disturbed == Disturbed(path, path)
    assert session.file.disturbed.removed
    assert kept(path) == stands(session)


def test_the_same_lines_in_another_file_of_that_name_are_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    session = played(path)
    (tmp_path / "copy").write_bytes(path.read_bytes())
    (tmp_path / "copy").replace(path)
    act(session)
    assert session.file is not None
    assert (session.file.disturbed, session.file.path) == (None, path)
    assert kept(path) == stands(session)
    with pytest.raises(LockedElsewhere):
        SaveFile.reopened(path)


def test_where_the_disk_is_full_a_game_whose_file_was_changed_is_written_beside_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    session = played(path)
    assert session.file is not None
    appended(path)
    changed = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _full)
        act(session)
        assert "No space left" in in_words(session.file.problem or "")
    act(session)
    assert session.file.problem is None
    assert kept(session.file.path) == stands(session)
    assert path.read_bytes() == changed


def test_a_game_whose_state_cannot_be_told_lets_go_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    session = played(path)

    def breaks() -> str:
        raise ZeroDivisionError("a hat too many")

    monkeypatch.setattr(save_writer, "now", breaks)
    with pytest.raises(ZeroDivisionError):
        session.close()
    SaveFile.reopened(path)[0].close_unwritten()


def test_a_game_begins_where_nothing_can_be_written_and_is_kept_once_it_can(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    session = played(tmp_path / "saves" / "game.save")
    assert session.file is not None
    assert session.file.problem is not None
    assert str(tmp_path / "saves") in in_words(session.file.problem)
    (tmp_path / "saves").unlink()
    assert session.file.sync()
    assert kept(tmp_path / "saves" / "game.save") == stands(session)


def test_a_game_that_is_open_elsewhere_is_not_opened_twice(tmp_path: Path) -> None:
    session = played(tmp_path / "game.save")
    with pytest.raises(LockedElsewhere, match="is open in another window"):
        SaveFile.reopened(tmp_path / "game.save")
    session.close()
    file, save = SaveFile.reopened(tmp_path / "game.save")
    file.close()
    assert save.journal == session.journal


def test_a_program_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    program = (
        "import os, sys; from pathlib import Path; from tests.engine.saved.kept import played;"
        "session = played(Path(sys.argv[1])); os.kill(os.getpid(), 9)"
    )
    path = tmp_path / "game.save"
    subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    file, save = SaveFile.reopened(path)
    assert len(save.journal.lines) == 2
    session = Session.resume(PEBBLES, gone_on(path), file=file)
    act(session)
    assert len(read_save(path).journal.lines) == 3


def test_a_game_goes_on_behind_a_line_that_was_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    played(path).close()
    path.write_bytes(path.read_bytes() + b'{"check":"12')
    file, _ = SaveFile.reopened(path)
    session = Session.resume(PEBBLES, gone_on(path), file=file)
    act(session)
    assert kept(path) == stands(session)


def test_a_write_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(b"old")

    def fail(_: int) -> None:
        raise FULL

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["game.save"]
