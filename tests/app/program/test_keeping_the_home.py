"""Nothing of the user's is harmed: by smoke games, homes that cannot be written to, or bad settings."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from errno import EACCES, ENOSPC, EROFS
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import ALONE, PERSONS
from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.app import open_table
from wonderland_qt.app.opened_files import open_files
from wonderland_qt.app.program import application, smoke
from wonderland_qt.app.settings import Settings, TableChoices, load_settings, store_settings
from wonderland_qt.engine.installed_games import first_game
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.models.lobby import game_lobby
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.saved import replay_table

pytestmark = pytest.mark.window


def blocked(folder: Path) -> Path:
    """A file where a folder would have to be, so that nothing can be written there, even by root."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way", encoding="utf-8")
    return folder


def minding_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to open what is read-only for writing, though root asks."""
    opened = os.open

    def refusing(path: Any, flags: int, *rest: int) -> int:
        if (
            flags & (os.O_RDWR | os.O_WRONLY)
            and Path(path).exists()
            and not Path(path).stat().st_mode & 0o222
        ):
            raise PermissionError(EACCES, os.strerror(EACCES), str(path))
        return opened(path, flags, *rest)

    monkeypatch.setattr(os, "open", refusing)


def lines_kept() -> list[int]:
    return [len(read_save(path).journal.lines) for path in sorted(paths.saves().glob("*.wqt"))]


def play(keyboard: Keyboard, more: int) -> None:
    wanted = keyboard.played + more
    keyboard.play_until(lambda: keyboard.played >= wanted)


def test_a_throwaway_home_takes_the_place_of_the_user_s_for_a_while(home: Path) -> None:
    store_settings(Settings(names=("Ada",)))
    with paths.throwaway_home() as elsewhere:
        store_settings(Settings(names=("Robot",)))
        assert paths.saves().is_relative_to(elsewhere)
    assert load_settings().names == ("Ada",)
    assert not elsewhere.exists()
    assert paths.data().is_relative_to(home)


def test_a_smoke_game_leaves_nothing_at_home(
    home: Path, open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    qt = open_keyboard().application
    elsewhere: list[Path] = []

    def begun(_application: Any, window: Any, *_: Any) -> int:
        window.begin(ALONE)
        elsewhere.extend(paths.saves().iterdir())
        window.close()
        return 0

    monkeypatch.setattr(application, "make_application", lambda: qt)
    monkeypatch.setattr(smoke, "play_and_picture", begun)
    assert application.run_smoke([paths.content()], first_game(), tmp_path / "smoke.png", {}) == 0
    assert len(elsewhere) == 1
    assert not elsewhere[0].parent.exists()
    assert not paths.saves().exists()
    assert not paths.settings().exists()


def test_a_game_begins_in_a_home_that_cannot_be_written_to_and_leaving_asks(
    home: Path, open_keyboard: Callable[..., Keyboard]
) -> None:
    blocked(home)
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(ALONE)
    keyboard.settle()
    assert str(home) in window.statusBar().currentMessage()
    window.table_page.left.emit()
    assert keyboard.page is window.table_page
    window.saving.question.answers[2].click()
    assert window.table is not None
    window.close()
    assert window.isVisible()
    home.unlink()
    window.saving.question.answers[0].click()
    assert window.table is None
    assert lines_kept() == [len(window.shelf.saved_games.find().games[0].journal.lines)]


def test_the_shelf_tells_that_no_game_can_be_saved_until_it_can(
    home: Path, open_keyboard: Callable[..., Keyboard]
) -> None:
    blocked(home)
    window = open_keyboard().window
    told = window.start.problem.text()
    assert told.startswith("Games cannot be saved: Not a directory")
    assert str(paths.saves()) in told
    home.unlink()
    window.show_start()
    assert window.start.problem.text() == ""


def test_a_folder_that_is_removed_while_people_play_is_made_again(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(ALONE)
    play(keyboard, 2)
    shutil.rmtree(paths.data())
    play(keyboard, 1)
    assert lines_kept() == [len(keyboard.window.table.session.journal.lines)]
    assert "was removed" in keyboard.window.statusBar().currentMessage()


def test_a_file_that_another_program_changes_while_people_play_is_told_and_left_alone(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(ALONE)
    play(keyboard, 2)
    (path,) = paths.saves().iterdir()
    path.write_bytes(path.read_bytes() + b"a line of somebody else\n")
    changed = path.read_bytes()
    play(keyboard, 1)
    now = window.table.session.file.path
    assert now.name in window.statusBar().currentMessage()
    assert path.read_bytes() == changed
    assert len(read_save(now).journal.lines) == len(window.table.session.journal.lines)
    now.write_bytes(b"somebody else")
    window.show_start()
    (again,) = set(paths.saves().glob("*.wqt")) - {path, now}
    assert again.name in window.statusBar().currentMessage()


def test_a_file_that_is_renamed_while_people_play_is_left_alone_and_the_game_written_again(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(ALONE)
    play(keyboard, 2)
    (path,) = paths.saves().iterdir()
    renamed = path.rename(path.with_name("with the Hatter.save"))
    before = renamed.read_bytes()
    play(keyboard, 1)
    assert "was removed" in window.statusBar().currentMessage()
    assert renamed.read_bytes() == before
    assert len(read_save(path).journal.lines) == len(window.table.session.journal.lines)


def test_a_file_that_is_made_read_only_loses_nothing_and_play_goes_on(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    minding_modes(monkeypatch)
    window.begin(ALONE)
    play(keyboard, 1)
    (path,) = paths.saves().iterdir()
    path.chmod(0o444)
    play(keyboard, 1)
    before = lines_kept()
    assert before == [len(window.table.session.journal.lines)]
    window.show_start()
    window.resume()
    play(keyboard, 1)
    assert lines_kept() == [len(window.table.session.journal.lines)] > before


def test_a_saved_game_that_cannot_be_shown_is_let_go_of_and_goes_on_once_it_can_be(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_keyboard().window
    window.begin(ALONE)
    window.show_start()

    def breaks(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("a hat too many")

    with monkeypatch.context() as broken:
        broken.setattr(game_lobby, "Table", breaks)
        window.resume()
        assert "the game cannot be shown (ZeroDivisionError: a hat too many)" in window.start.problem.text()
        broken.setattr(replay_table, "Table", breaks)
        window.show_saved()
        assert "the game cannot be shown (ZeroDivisionError: a hat too many)" in window.saved.problem.text()
        assert window.saved.list.row is not None
        window.show_start()
    with monkeypatch.context() as broken:
        broken.setattr(open_table, "TablePage", breaks)
        with pytest.raises(ZeroDivisionError):
            window.resume()
        assert window.pages.currentWidget() is window.start
    window.resume()
    assert window.table is not None


def test_without_saved_games_there_is_no_empty_list(
    open_keyboard: Callable[..., Keyboard], tmp_path: Path
) -> None:
    window = open_keyboard().window
    open_files(window, [tmp_path / "gone.save"])
    assert not window.saved.list.isVisible()
    assert f"{tmp_path / 'gone.save'}: no such file; correct the path" in window.saved.problem.text()


@pytest.mark.parametrize("why", [ENOSPC, EROFS], ids=["full", "read-only"])
def test_a_disk_that_takes_nothing_for_a_while_loses_nothing(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch, why: int
) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(ALONE)
    play(keyboard, 1)
    before = lines_kept()

    def refused(*_: Any) -> int:
        raise OSError(why, os.strerror(why))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refused)
        play(keyboard, 2)
        assert os.strerror(why) in keyboard.window.statusBar().currentMessage()
        assert lines_kept() == before
    play(keyboard, 1)
    assert lines_kept() == [len(keyboard.window.table.session.journal.lines)]
    assert keyboard.window.statusBar().currentMessage() == ""


def test_two_windows_on_one_home_keep_their_own_games(open_keyboard: Callable[..., Keyboard]) -> None:
    first, second = open_keyboard(), open_keyboard()
    first.window.begin(PERSONS)
    second.window.resume()
    assert second.page is second.window.start
    assert "another window" in second.window.start.problem.text()
    second.window.begin(ALONE)
    first.window.show_start()
    second.window.show_start()
    assert len(lines_kept()) == 2


@pytest.mark.parametrize("settings", [
    Settings(names=tuple(f"Guest {number}" for number in range(9))),
    Settings(names=("A" * 500,)),
    Settings(tables={"wonderland": TableChoices(guests=tuple(Guest(str(n)) for n in range(9)))}),
    Settings(tables={"wonderland": TableChoices({"x": "y", "bags": "nobody"}, (Guest("", "oracle"),) * 3)}),
])  # fmt: skip
def test_whatever_stands_in_the_settings_a_new_game_can_be_begun(
    settings: Settings, open_keyboard: Callable[..., Keyboard]
) -> None:
    window = open_keyboard(names=settings.names, tables=settings.tables).window
    window.show_new_game()
    assert window.pages.currentWidget() is window.new_game
    window.new_game.begin.click()
    assert window.table is not None


@pytest.mark.parametrize("seed", ["²", "9" * 5000, "-3", "seven", ""])
def test_whatever_is_written_as_a_seed_a_game_begins(
    seed: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    window = open_keyboard().window
    window.show_new_game()
    window.new_game.further.seed.setText(seed)
    window.new_game.begin.click()
    assert window.table is not None


def test_a_saved_game_from_elsewhere_is_copied_in_and_shown(
    open_keyboard: Callable[..., Keyboard], tmp_path: Path
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(PERSONS)
    window.show_start()
    (kept,) = paths.saves().iterdir()
    elsewhere = tmp_path / "evening.save"
    shutil.move(kept, elsewhere)
    open_files(window, [elsewhere])
    assert window.saved.list.row.persons == "Ann, Ben and Cleo"
    assert elsewhere.exists()
    (tmp_path / "tea.save").write_text("tea", encoding="utf-8")
    open_files(window, [tmp_path / "tea.save"])
    assert "tea.save: this is not a Wonderland Qt save" in window.saved.problem.text()


def test_markup_in_a_name_is_shown_as_it_is_written(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QLabel

    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(Invitation((Guest("<b>Ann</b>"), Guest("", "random")), seed=3, first=0))
    play(keyboard, 2)
    shown = {label.text() for label in window.findChildren(QLabel) if _rendered(label, Qt)}
    window.table_page.replay_wanted.emit()
    keyboard.settle()
    shown |= {label.text() for label in window.findChildren(QLabel) if _rendered(label, Qt)}
    assert shown == set()


def _rendered(label: Any, qt: Any) -> bool:
    """Tell whether a label would take its words for markup."""
    return label.textFormat() != qt.TextFormat.PlainText and "<b>Ann" in label.text()
