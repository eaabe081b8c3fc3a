"""The page of packs: the pile by keys, mistakes and conflicts told, packs dropped onto the window."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from wonderland_qt import paths
from wonderland_qt.models.packs.choices import PackChoice

pytestmark = pytest.mark.window

CARD = "tea_cards:\n  - {id: tea_1_01, rewards: [{vp: 4}]}\n"
ON = (PackChoice("larder", True), PackChoice("kitchen", True))


def pack(folder: Path, name: str, content: str = CARD) -> Path:
    """Write a pack."""
    (folder / name).mkdir(parents=True)
    (folder / name / "pack.yaml").write_text(
        f"id: {name}\nname: {name.title()}\ngame: wonderland\nauthor: Ada\n"
    )
    (folder / name / "teas.yaml").write_text(content)
    return folder / name


@pytest.fixture
def open_page(application: Any) -> Iterator[Callable[..., tuple[Keyboard, Any]]]:
    """Opens a window whose games read their content as packs change it, at the page of packs."""
    from wonderland_qt.app.program.application import open_window
    from wonderland_qt.app.program.drops import Drops
    from wonderland_qt.app.settings import Settings

    windows = []

    def opened(packs: tuple[PackChoice, ...] = (), language: str = "en") -> tuple[Keyboard, Any]:
        settings = Settings(pace="instant", motion="off", recent="wonderland", packs=packs, language=language)
        window = open_window([paths.content()], settings)
        window._keep_settings(settings)
        windows.append(window)
        Drops(window)
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        application.processEvents()
        window.start.packs.click()
        application.processEvents()
        return Keyboard(application, window), window.pages.currentWidget()

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    application.processEvents()


def test_a_pack_is_switched_on_and_new_games_are_played_with_it(open_page: Any) -> None:
    pack(paths.packs(), "kitchen")
    keyboard, page = open_page()
    assert [(pack_row.id, pack_row.state) for pack_row in page.pack_rows] == [("kitchen", "off")]
    keyboard.press("Space")
    assert [(pack_row.id, pack_row.state) for pack_row in page.pack_rows] == [("kitchen", "fine")]
    assert page.pack_rows[0].changes == {"tea_cards": 1}
    window = keyboard.window
    assert window.settings.packs == (PackChoice("kitchen", True),)
    keyboard.press("Escape")
    window.show_new_game("wonderland")
    assert window.lobby.content.effects["tea_1_01.rewards.0"].vp == 4
    assert any(label.text() == "With Kitchen" for label in window.new_game.findChildren(_label()))


def test_a_pack_is_moved_by_the_keyboard_and_the_upper_one_counts(open_page: Any) -> None:
    pack(paths.packs(), "kitchen")
    pack(paths.packs(), "larder", CARD.replace("4", "5"))
    keyboard, page = open_page(ON)
    assert [(pack_row.id, pack_row.state) for pack_row in page.pack_rows] == [
        ("kitchen", "overlaid"),
        ("larder", "overlaid"),
    ]
    shared = ("wonderland", "tea_cards", "tea_1_01")
    assert page.pack_rows[0].overlaid == (("tea_cards.tea_1_01.rewards", "larder", "Larder", True, shared),)
    keyboard.press("Alt+Down")
    assert [pack_row.id for pack_row in page.pack_rows] == ["larder", "kitchen"]
    assert [choice.id for choice in keyboard.window.settings.packs] == ["kitchen", "larder"]
    assert keyboard.window.lobby.content.effects["tea_1_01.rewards.0"].vp == 5


def test_a_pack_with_mistakes_is_told_and_stays_out(open_page: Any) -> None:
    pack(paths.packs(), "kitchen", CARD.replace("{vp", "{vpp"))
    pack(paths.packs(), "larder", CARD.replace("4", "5"))
    keyboard, page = open_page(ON)
    assert [pack_row.state for pack_row in page.pack_rows] == ["wrong", "fine"]
    ((place, said, opened_at, _),) = page.pack_rows[0].mistakes
    assert opened_at == (paths.packs() / "kitchen" / "teas.yaml", 2, 30)
    assert place == "teas.yaml:2:30"
    assert "unknown verb 'vpp'" in said
    assert page.ribbon.prompt.text() == "2 packs, 2 switched on. One has mistakes and is left out."
    assert keyboard.window.lobby.content.effects["tea_1_01.rewards.0"].vp == 5


def test_a_row_is_carried_by_hand(open_page: Any) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    for name in ("kitchen", "larder", "pantry"):
        pack(paths.packs(), name)
    keyboard, page = open_page((*ON, PackChoice("pantry")))
    assert [pack_row.id for pack_row in page.pack_rows] == ["pantry", "kitchen", "larder"]
    row, beside = page.rows["pantry"], QPoint(8, 20)
    QTest.mousePress(row, Qt.MouseButton.LeftButton, pos=beside)
    below = page.rows["larder"].mapTo(page, QPoint(8, 60))
    QTest.mouseMove(row, row.mapFrom(page, below))
    keyboard.application.processEvents()
    assert page.rows["kitchen"].y() < row.y(), "the others make room"
    QTest.mouseRelease(row, Qt.MouseButton.LeftButton, pos=beside)
    keyboard.application.processEvents()
    assert [pack_row.id for pack_row in page.pack_rows] == ["kitchen", "larder", "pantry"]
    assert [choice.id for choice in keyboard.window.settings.packs] == ["pantry", "larder", "kitchen"]


def test_a_mistake_is_opened_and_put_right_by_its_buttons(
    open_page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtWidgets import QPushButton

    from wonderland_qt.app.packs import packs_page

    opened: list[Any] = []

    def remember(*place: Any) -> bool:
        opened.append(place)
        return True

    monkeypatch.setattr(packs_page, "open_at", remember)
    file = pack(paths.packs(), "kitchen", CARD.replace("{vp", "{vpp")) / "teas.yaml"
    _, page = open_page(ON)
    buttons = {one.text(): one for one in page.sheet.notes.findChildren(QPushButton)}
    buttons["Open file"].click()
    assert opened == [(file, 2, 30)]
    buttons["Change to “vp”"].click()
    assert file.read_text() == CARD
    assert [pack_row.state for pack_row in page.pack_rows] == ["fine"]


def test_two_packs_change_places_so_that_the_other_counts(open_page: Any) -> None:
    from PySide6.QtWidgets import QPushButton

    pack(paths.packs(), "kitchen")
    pack(paths.packs(), "larder", CARD.replace("4", "5"))
    keyboard, page = open_page(ON)
    assert keyboard.window.lobby.content.effects["tea_1_01.rewards.0"].vp == 4
    buttons = page.sheet.notes.findChildren(QPushButton)
    next(one for one in buttons if one.text().startswith("Swap")).click()
    assert keyboard.window.lobby.content.effects["tea_1_01.rewards.0"].vp == 5


def test_both_cards_of_a_conflict_are_kept_and_lie_in_new_games(open_page: Any) -> None:
    from PySide6.QtWidgets import QPushButton

    from wonderland_qt.app.packs.twin_cards import TwinCards

    file = pack(paths.packs(), "kitchen") / "teas.yaml"
    pack(paths.packs(), "larder", CARD.replace("4", "5"))
    keyboard, page = open_page(ON)
    (twins,) = page.sheet.notes.findChildren(TwinCards)
    drawn = [label.pixmap().toImage() for label in twins.findChildren(_label()) if label.pixmap()]
    assert len(drawn) == 2
    assert drawn[0] != drawn[1]
    buttons = page.sheet.notes.findChildren(QPushButton)
    next(one for one in buttons if one.text().startswith("Keep both")).click()
    assert page.trouble.isHidden()
    assert [pack_row.state for pack_row in page.pack_rows] == ["fine", "fine"]
    effects = keyboard.window.lobby.content.effects
    assert effects["tea_1_01.rewards.0"].vp == 5
    assert effects["tea_1_01_kitchen.rewards.0"].vp == 4
    assert file.read_text().startswith("tea_cards:\n  - {id: tea_1_01_kitchen, rewards: [{vp: 4}], round: 1")


def test_of_many_shared_entries_the_first_are_pictured_and_the_others_counted(
    open_page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.packs import pack_sheet
    from wonderland_qt.app.packs.twin_cards import TwinCards

    monkeypatch.setattr(pack_sheet, "MOST_PICTURED", 1)
    cards = CARD + "".join(CARD.splitlines(keepends=True)[1].replace("1_01", f"1_0{n}") for n in (2, 3))
    pack(paths.packs(), "kitchen", cards)
    pack(paths.packs(), "larder", cards.replace("4", "5"))
    _, page = open_page(ON)
    assert len(page.sheet.notes.findChildren(TwinCards)) == 1
    assert [label.text() for label in page.sheet.notes.findChildren(_label())].count("and 2 more") == 1


def test_a_pack_is_shared_under_the_name_that_was_given_it(
    open_page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtWidgets import QFileDialog

    pack(paths.packs(), "kitchen")
    _, page = open_page()
    for name in ("kitchen 1.2", "guests.ZIP"):
        chosen = str(tmp_path / name)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, chosen=chosen: (chosen, ""))
        page.sheet.share.click()
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == [
        "guests.ZIP",
        "kitchen 1.2.pack.zip",
    ]
    (tmp_path / "kitchen 1.2.pack.zip").write_text("older")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "kitchen 1.2"), ""))
    page.sheet.share.click()
    assert page.trouble.text() == "kitchen 1.2.pack.zip already exists; choose another name."
    assert (tmp_path / "kitchen 1.2.pack.zip").read_text() == "older"


def test_a_pack_is_shared_as_a_zip_that_can_be_installed(open_page: Any, tmp_path: Path) -> None:
    folder = pack(paths.packs(), "kitchen")
    (folder / ".secret").write_text("not for others")
    _, page = open_page(ON)
    archive = tmp_path / "kitchen.zip"
    page.pack_up(archive)
    assert zipfile.ZipFile(archive).namelist() == ["kitchen/pack.yaml", "kitchen/teas.yaml"]
    shutil.rmtree(folder)
    page.take([archive])
    assert [(pack_row.id, pack_row.state) for pack_row in page.pack_rows] == [("kitchen", "off")]
    page.pack_up(tmp_path / "nowhere" / "kitchen.zip")
    assert "No such file or directory" in page.trouble.text()


def test_help_opens_the_page_about_packs(open_page: Any) -> None:
    keyboard, _ = open_page()
    keyboard.press("F1")
    assert keyboard.window.help.handbook.name == "packs"


def test_a_pack_dropped_onto_the_window_lies_on_top_switched_off(open_page: Any, tmp_path: Path) -> None:
    from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    pack(paths.packs(), "kitchen")
    keyboard, _ = open_page(ON)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(pack(tmp_path / "from elsewhere", "pantry")))])
    copied = Qt.DropAction.CopyAction, dropped, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    for event in (QDragEnterEvent(QPoint(9, 9), *copied), QDropEvent(QPointF(9, 9), *copied)):
        keyboard.application.sendEvent(keyboard.window, event)
    page = keyboard.window.pages.currentWidget()
    assert [(pack_row.id, pack_row.on) for pack_row in page.pack_rows] == [
        ("pantry", False),
        ("kitchen", True),
    ]
    assert page.chosen == "pantry"
    page.take([tmp_path / "nowhere.zip"])
    assert "no such file or folder" in page.trouble.text()


@pytest.mark.parametrize("language", paths.languages())
def test_nothing_is_cut_off_and_markup_is_plain_text(open_page: Any, language: str) -> None:
    pack(paths.packs(), "kitchen", CARD.replace("{vp", "{vpp"))
    manifest = paths.packs() / "kitchen" / "pack.yaml"
    manifest.write_text(manifest.read_text().replace("name: Kitchen", "name: <b>Kitchen</b>"))
    pack(paths.packs(), "larder")
    keyboard, page = open_page(ON, language)
    assert layout_flaws(keyboard.window) == []
    title = next(label for label in page.sheet.findChildren(_label()) if label.text() == "<b>Kitchen</b>")
    assert title.textFormat() == _plain_text()


def _label() -> Any:
    from PySide6.QtWidgets import QLabel

    return QLabel


def _plain_text() -> Any:
    from PySide6.QtCore import Qt

    return Qt.TextFormat.PlainText
