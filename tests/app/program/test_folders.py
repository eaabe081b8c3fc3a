"""The program is dressed in every folder: no letter in the name of one spoils its style sheet."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths

pytestmark = pytest.mark.window

RESOURCES = paths.resources()
LATIN = [chr(code) for code in range(0xA0, 0x100)]
AWKWARD = [
    *"'&#%\";()[]{}!@$+,=^~`|<>*?:",
    "\\",
    "\\data",
    " ",
    "  two",
    "Оксана",
    "dom Żółw",
    "日本",
    "🂡",
    "url(",
]


@pytest.fixture
def dress_in(application: Any) -> Iterator[Callable[[Path], None]]:
    """Dresses the program as if installed in a folder, and from its own folder again at the end."""
    from wonderland_qt.app.paper.window_style import _style_sheet, dress

    with pytest.MonkeyPatch.context() as patch:

        def dressed(folder: Path) -> None:
            folder.mkdir(parents=True)
            (folder / "resources").symlink_to(RESOURCES, target_is_directory=True)
            patch.setattr(sys, "_MEIPASS", str(folder), raising=False)
            _style_sheet.cache_clear()
            dress(application)

        yield dressed
    _style_sheet.cache_clear()
    dress(application)


def ticked() -> bytes:
    """The pixels of a box that is ticked, by a picture which the style sheet names."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QCheckBox

    box, seen = QCheckBox(), QImage(24, 24, QImage.Format.Format_RGB32)
    box.setChecked(True)
    box.resize(seen.size())
    seen.fill(Qt.GlobalColor.white)
    box.render(seen)
    box.deleteLater()
    return bytes(seen.constBits())


def test_every_letter_of_a_folder_leaves_the_style_sheet_whole(
    dress_in: Callable[[Path], None], tmp_path: Path
) -> None:
    wanted = ticked()
    for letters in (*LATIN, *AWKWARD):
        dress_in(tmp_path / f"of {letters} here")
        assert ticked() == wanted, letters


BROKEN = "QCheckBox::indicator { image: url(/home/Müller/tick.svg); }"


def undress() -> None:
    """Let Qt read style sheets that it cannot."""
    from PySide6.QtWidgets import QCheckBox

    for sheet in (BROKEN, BROKEN):
        box = QCheckBox()
        box.setStyleSheet(sheet)
        box.ensurePolished()
        box.deleteLater()


def test_a_style_sheet_that_cannot_be_read_is_reported_once(
    open_keyboard: Callable[..., Keyboard], capfd: pytest.CaptureFixture[str]
) -> None:
    from wonderland_qt.app.program.qt_messages import hearing_style_complaints
    from wonderland_qt.app.program.trouble import Trouble

    window = open_keyboard().window
    trouble = Trouble(window.shelf.say, window)
    with hearing_style_complaints() as complaints:
        undress()
        complaints.tell(trouble.hear_of)
        undress()
    (report,) = paths.reports().iterdir()
    assert "Could not parse" in report.read_text(encoding="utf-8")
    assert "Could not parse" in capfd.readouterr().err
    assert trouble.message is not None
    trouble.message.done(0)


def test_a_start_in_which_a_style_sheet_cannot_be_read_fails(
    application: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from wonderland_qt.app.program import application as program

    def badly_dressed() -> Any:
        undress()
        return application

    monkeypatch.setattr(program, "make_application", lambda: application)
    assert program.run_until_shown([paths.content()], "") == 0
    monkeypatch.setattr(program, "make_application", badly_dressed)
    assert program.run_until_shown([paths.content()], "") != 0
    assert "Could not parse" in capfd.readouterr().err
