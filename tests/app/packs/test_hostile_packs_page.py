"""The page of packs opens whatever lies among them, as does that of a new game; each is switched off."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_rows import PackRow

pytestmark = pytest.mark.window

SMALL = "tea_for_2"
DEEP = "mouse = " + "{ " * 500
WIDE = "mouse = { NUMBER(1, minimumIntegerDigits: 999999999) }\n"
ODD = os.fsdecode(b"caf\xe9\x1b[2J\n")
CIRCLE = "mouse = { mouse }\n"


def words(folder: Path, messages: str) -> None:
    """Write English words into a pack."""
    (folder / "words" / "en").mkdir(parents=True)
    (folder / "words" / "en" / "a.ftl").write_text(messages)


MADE: dict[str, Callable[[Path], object]] = {
    "looped": lambda folder: (folder / "x.yaml").symlink_to("x.yaml"),
    "without-manifest": lambda folder: (folder / "pack.yaml").symlink_to("pack.yaml"),
    "deep": lambda folder: words(folder, DEEP),
    "wide": lambda folder: words(folder, WIDE),
    "circle": lambda folder: words(folder, CIRCLE),
    "orders": lambda folder: (folder / "x.yaml").write_text('"\\e[2J": 1\n'),
    "huge": lambda folder: (folder / "x.yaml").write_text("a: " + "9" * 3_000_000),
    ODD: lambda folder: (folder / "x.yaml").write_text("x: &a 1\n"),
    "well": lambda folder: words(folder, "# my words\n"),
}


def ids(name: str) -> str:
    """Return the id of the pack in a folder."""
    return "odd" if name == ODD else name


@pytest.fixture
def hostile() -> tuple[PackChoice, ...]:
    """Packs of all kinds, all of them switched on."""
    for name, make in MADE.items():
        folder = paths.packs() / name
        folder.mkdir()
        if name != "without-manifest":
            (folder / "pack.yaml").write_text(f"id: {ids(name)}\nname: R & {ids(name)}\ngame: {SMALL}\n")
        make(folder)
    return tuple(PackChoice(ids(name), True) for name in MADE)


@pytest.fixture
def open_packs(application: Any, hostile: tuple[PackChoice, ...]) -> Iterator[Callable[[], Keyboard]]:
    """Opens a window at the page of packs."""
    from wonderland_qt.app.program.application import open_window
    from wonderland_qt.app.settings import Settings

    windows: list[Any] = []

    def opened() -> Keyboard:
        settings = Settings(pace="instant", motion="off", recent=SMALL, packs=hostile, language="en")
        window = open_window([paths.content()], settings)
        windows.append(window)
        window.resize(1280, 720)
        window.show()
        window.show_packs()
        application.processEvents()
        return Keyboard(application, window)

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    application.processEvents()


def test_every_pack_has_its_row_its_switch_and_its_folder(
    open_packs: Callable[[], Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QDesktopServices

    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    keyboard = open_packs()
    page = keyboard.page
    assert {pack_row.id: bool(pack_row.mistakes) for pack_row in page.pack_rows} == {
        ids(name): name != "well" for name in MADE
    }
    assert {name for name, row in page.rows.items() if row.switch.isChecked()} == set(map(ids, MADE))
    for name in ("looped", "huge", "odd"):
        page.rows[name].switch.click()
        page.sheet.folder.click()
    keyboard.settle()
    assert {pack_row.id for pack_row in page.pack_rows if not pack_row.on} == {"looped", "huge", "odd"}
    assert opened[:2] == [str(paths.packs() / name) for name in ("looped", "huge")]
    assert opened[2].startswith(str(paths.packs() / "caf"))
    keyboard.window.show_new_game(SMALL)
    assert keyboard.page is keyboard.window.new_game
    assert keyboard.window.lobby.content is not None


def test_a_row_is_as_high_as_what_stands_in_it(application: Any) -> None:
    from PySide6.QtWidgets import QVBoxLayout, QWidget

    from wonderland_qt.app.packs.pack_captions import PackCaptions
    from wonderland_qt.app.packs.pack_row_view import PackRowView

    told = PackRow("a", "A", "1.0", "", (), paths.packs() / "a", 1, True, (), (), (), {})
    pile = QWidget()
    lines = QVBoxLayout(pile)
    row = PackRowView(told, PackCaptions(Words.load([paths.window() / "words"], "en"), {}), 1.0, True, True)
    lines.addWidget(row)
    lines.addStretch()
    pile.resize(700, 900)
    pile.show()
    application.processEvents()
    assert row.height() == row.sizeHint().height()
    pile.close()
