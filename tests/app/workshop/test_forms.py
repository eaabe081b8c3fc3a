"""Entries are added, changed by forms, and removed in the window, by keys and by clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from yaml import safe_load

from tests.app.keyboard import Keyboard
from tests.every_game.on_screen import in_languages
from wonderland_qt import paths

pytestmark = pytest.mark.window

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="240"><rect width="180" height="240"/></svg>'
)


def view_of(form: Any, *path: str | int) -> Any:
    return next(view for view in form.rows if view.row.path == path)


def own_files() -> list[Path]:
    return [file for file in paths.packs().rglob("*.yaml") if file.name != "pack.yaml"]


def press(page: Any, application: Any, *keys: str) -> None:
    keyboard = Keyboard(application, page.window())
    for key in keys:
        keyboard.press(key)


def test_a_new_card_is_made_filled_in_and_saved(visit: Callable[..., Any], application: Any) -> None:
    from PySide6.QtTest import QTest

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_04"))
    page.focus()
    press(page, application, "Ctrl+D")
    form, bench = page.workbench.form, page.workbench
    assert bench.open
    assert page.entry.id == "tea_1_31"
    card = page.workshop.edited.entry("tea_1_31")
    english = view_of(form, "name", "en").editor
    english.setFocus()
    english.selectAll()
    QTest.keyClicks(english, "Toast")
    assert form.draft.value["name"]["en"] == "Toast"
    assert form.save.isEnabled(), "a click that comes at once counts"
    units = view_of(form, "rewards", 0, "units").editor
    units.setValue(-1)
    form.check()
    wrong = view_of(form, "rewards", 0, "units").wrong
    assert wrong.isVisible()
    assert "at least 0" in wrong.text()
    assert not form.save.isEnabled()
    units.setValue(4)
    verb = view_of(form, "rewards", 1).editor
    number = verb.findText("quest")
    verb.setCurrentIndex(number)
    verb.activated.emit(number)
    application.processEvents()
    view_of(form, "rewards").add.click()
    application.processEvents()
    assert form.save.isEnabled()
    form.save.click()
    (file,) = own_files()
    written = safe_load(file.read_text(encoding="utf-8"))["tea_cards"][0]
    assert written["name"]["en"] == "Toast"
    assert written["rewards"][:2] == [{"units": 4}, "quest"]
    assert len(written["rewards"]) == 4
    assert page.workshop.edited.name_of(card.shown.name, "en") == "Toast"
    page._leave()
    assert not bench.open
    assert page.sheet.isVisible()


def test_a_built_in_entry_that_was_changed_is_restored_or_removed(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("tea_for_2")
    entry = next(one for one in page.workshop.edited.checked.entries if one.path == ("missions", 0))
    page.jump(entry)
    page.workbench.open_form()
    view_of(page.workbench.form, "tile").editor.setValue(9)
    page.workbench.form.check()
    press(page, application, "Ctrl+Return", "Escape")
    assert page.entry.changed
    asked = page.workbench.ask_to_remove()
    asked.answers[0].click()
    application.processEvents()
    assert not page.entry.changed
    assert own_files() == []


def test_what_cannot_go_says_why(visit: Callable[..., Any], application: Any) -> None:
    page = visit("wonderland")
    region = next(one for one in page.workshop.edited.checked.entries if one.path == ("regions", 0))
    page.jump(region)
    page.focus()
    press(page, application, "Alt+Del")
    assert "Not written" in page.ribbon.prompt.text()
    assert own_files() == []
    assert page.workshop.edited.entry(region.id) is not None


def test_a_form_is_not_closed_over_what_was_typed(visit: Callable[..., Any], application: Any) -> None:
    from wonderland_qt.app.pages.question_dialog import QuestionDialog

    page = visit("pixie_queen")
    page.jump(page.workshop.edited.entry("food_2"))
    page.workbench.open_form()
    view_of(page.workbench.form, "copies").editor.setValue(7)
    page.gallery.show_entry(page.workshop.edited.checked.entries[0])
    assert page.entry.id == "food_2", "another entry waits until this one is saved or left"
    page.workbench.form.check()
    page._leave()
    (asked,) = page.findChildren(QuestionDialog)
    asked.answers[0].click()
    application.processEvents()
    assert not page.workbench.open
    assert safe_load(own_files()[0].read_text(encoding="utf-8")) == {
        "food_tiles": [{"id": "food_2", "copies": 7}]
    }


def test_an_editor_that_saves_is_seen_in_an_untouched_form(visit: Callable[..., Any]) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    file, _, _ = page.workshop.own_place(page.entry)
    page.workbench.open_form()
    file.write_text(file.read_text(encoding="utf-8").replace("units: 3", "units: 5"), encoding="utf-8")
    page.workshop.read_again()
    assert view_of(page.workbench.form, "rewards", 0, "units").editor.value() == 5


def test_a_picture_is_dropped_on_the_form(visit: Callable[..., Any], tmp_path: Path) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("walrus"))
    picture = tmp_path / "mine.svg"
    picture.write_text(SQUARE, encoding="utf-8")
    page.workbench.open_form()
    page.workbench.form.pictured.emit(picture)
    (drawn,) = paths.packs().rglob("*.svg")
    assert drawn.read_text(encoding="utf-8") == SQUARE
    picture.write_text("<svg><script/></svg>", encoding="utf-8")
    page.workbench.form.pictured.emit(picture)
    assert drawn.read_text(encoding="utf-8") == SQUARE, "a picture that could not be drawn is not taken"


@pytest.mark.parametrize(("game", "language"), in_languages())
def test_every_kind_of_entry_has_its_form_in_the_window(
    game: str, language: str, visit: Callable[..., Any]
) -> None:
    page = visit(game, language)
    kinds = {entry.shown.kind: entry for entry in page.workshop.edited.checked.entries}
    for entry in list(kinds.values())[:6]:
        page.jump(entry)
        page.workbench.open_form()
        assert page.workbench.form.rows
        assert not page.workbench.form.save.isEnabled(), "nothing has been changed"
        page.workbench._close()
