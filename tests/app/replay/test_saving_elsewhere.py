"""A disk that is full under a running game: the window says so, and the game goes on in another file."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import ENOSPC
from pathlib import Path

import pytest

from tests.app.invitations import ALONE
from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import resize
from tests.every_game.on_screen import LANGUAGES
from tests.pictures import SIZES
from wonderland_qt.engine.saved import save_file
from wonderland_qt.engine.saved.save_reader import read_save

pytestmark = pytest.mark.window


def fill_the_disk(patch: pytest.MonkeyPatch) -> None:
    """Let no line be added to the file of a game."""

    def refusing(_handle: int, _data: bytes) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    patch.setattr(save_file, "_write_all_bytes", refusing)


def choose(patch: pytest.MonkeyPatch, file: Path | None) -> None:
    """Choose a file in the dialog that asks for one, or none."""
    from PySide6.QtWidgets import QFileDialog

    patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file or ""), ""))


def play(keyboard: Keyboard) -> None:
    wanted = keyboard.played + 1
    keyboard.play_until(lambda: keyboard.played >= wanted)


def begun(keyboard: Keyboard) -> Keyboard:
    keyboard.window.begin(ALONE)
    play(keyboard)
    return keyboard


def all_is_in(file: Path, keyboard: Keyboard) -> bool:
    return len(read_save(file).journal.lines) == len(keyboard.window.table.session.journal.lines)


def test_a_full_disk_is_told_at_once_and_the_game_goes_on_in_another_file(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keyboard = begun(open_keyboard())
    bar, elsewhere = keyboard.window.statusBar(), keyboard.window.saving.elsewhere
    assert not elsewhere.isVisible()
    with monkeypatch.context() as full:
        fill_the_disk(full)
        play(keyboard)
        told = bar.currentMessage()
        assert told.startswith("The game cannot be saved: ")
        assert "No space left on device. You can play on: the program tries again" in told
        play(keyboard)
        choose(full, None)
        elsewhere.click()
        assert elsewhere.isVisible()
        choose(full, tmp_path / "no such folder" / "mine.wqt")
        elsewhere.click()
        assert "no such folder" in bar.currentMessage()
        choose(full, tmp_path / "mine")
        elsewhere.click()
        assert all_is_in(tmp_path / "mine.wqt", keyboard)
    assert "The game continues in mine.wqt" in bar.currentMessage()
    assert not elsewhere.isVisible()
    play(keyboard)
    assert all_is_in(tmp_path / "mine.wqt", keyboard)
    assert not elsewhere.isVisible()


def test_once_there_is_room_again_all_is_saved_and_nothing_more_is_said(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = begun(open_keyboard())
    with monkeypatch.context() as full:
        fill_the_disk(full)
        play(keyboard)
        assert keyboard.window.saving.elsewhere.isVisible()
    play(keyboard)
    assert all_is_in(keyboard.window.table.session.file.path, keyboard)
    assert keyboard.window.statusBar().currentMessage() == ""
    assert not keyboard.window.saving.elsewhere.isVisible()


def test_who_leaves_may_save_elsewhere_first(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keyboard = begun(open_keyboard())
    window = keyboard.window
    fill_the_disk(monkeypatch)
    play(keyboard)
    window.table_page.left.emit()
    choose(monkeypatch, None)
    window.saving.question.answers[1].click()
    assert keyboard.page is window.table_page
    lines = len(window.table.session.journal.lines)
    window.table_page.left.emit()
    choose(monkeypatch, tmp_path / "mine.wqt")
    window.saving.question.answers[1].click()
    assert window.table is None
    assert len(read_save(tmp_path / "mine.wqt").journal.lines) == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_full_disk_fits_in_every_language(
    language: str, open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard(language=language)
    window = keyboard.window
    window._keep_settings(window.settings)
    begun(keyboard)
    resize(keyboard, SIZES[0])
    fill_the_disk(monkeypatch)
    play(keyboard)
    assert layout_flaws(window) == []
    window.table_page.left.emit()
    assert layout_flaws(window.saving.question) == []
    window.saving.question.answers[2].click()
    assert window.lobby.words.missing == set()
