"""The workshop writes into the pack that is chosen: asked once, shown always."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths

pytestmark = pytest.mark.window

KITCHEN = {"pack.yaml": "id: my-kitchen\nname: Ada's Kitchen\nversion: '0.3'\ngame: wonderland\n"}
LOBSTER = """# our own
wonderlandians:
  - id: lobster   # red
    name: {en: Lobster, pl: Homar, uk: Омар}
    figures: [{id: lobster_figure, strength: 3}]  # strong
"""


@pytest.fixture
def kitchen() -> Path:
    folder = paths.packs() / "my-kitchen"
    folder.mkdir(parents=True)
    for name, words in {**KITCHEN, "guests.yaml": LOBSTER}.items():
        (folder / name).write_text(words, encoding="utf-8")
    return folder


def chooser(page: Any) -> Any:
    from wonderland_qt.app.workshop.pack_chooser import PackChooser

    return page.findChild(PackChooser)


def test_whoever_has_a_pack_is_asked_once_and_works_in_it(
    visit: Callable[..., Any], kitchen: Path, application: Any
) -> None:
    page = visit("wonderland", settled=False)
    window, asked = page.window(), chooser(page)
    assert asked.packs.item(0).text() == "Ada's Kitchen (0.3) · my-kitchen"
    asked.answers[0].click()
    application.processEvents()
    page = window.pages.currentWidget()
    assert "Ada's Kitchen" in page.writing.text()
    lobster = page.workshop.edited.entry("lobster")
    assert lobster.changed
    page.jump(lobster)
    row = page.sheet.numbers[0]
    row.box.setValue(2)
    row._pause.stop()
    row._write()
    assert (kitchen / "guests.yaml").read_text(encoding="utf-8") == LOBSTER.replace(
        "strength: 3", "strength: 2"
    )
    assert [folder.name for folder in paths.packs().iterdir()] == ["my-kitchen"]
    assert page.trial.many.isEnabled(), "what the pack changes can be compared"
    assert [path.name for path in page.workshop.edited.folders_below] == ["content"]
    Keyboard(application, window).press("Ctrl+Z")
    assert (kitchen / "guests.yaml").read_text(encoding="utf-8") == LOBSTER
    Keyboard(application, window).press("Escape")
    Keyboard(application, window).press("F7")
    page = window.pages.currentWidget()
    assert chooser(page) is None, "asked once"
    assert page.workshop.edited.own == kitchen
    page.tried.emit()
    assert [pack.id for pack in window.shelf.lobby("wonderland").packs] == ["my-kitchen"]


def test_a_new_pack_is_made_from_the_workshop_by_its_name(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("tea_for_2", settled=False)
    window = page.window()
    assert chooser(page) is None, "nothing to choose from"
    Keyboard(application, window).press("W")
    asked = chooser(page)
    asked.name.setText("Кухня Ади")
    asked.answers[1].click()
    application.processEvents()
    page = window.pages.currentWidget()
    own = page.workshop.edited.own
    assert own.parent == paths.packs()
    assert 'name: "Кухня Ади"' in (own / "pack.yaml").read_text(encoding="utf-8")
    assert "Кухня Ади" in page.writing.text()
    row = page.sheet.numbers[0]
    row.box.setValue(row.number.value + 1)
    row._pause.stop()
    row._write()
    assert not page.workshop.mistakes
    assert page.entry.changed
    assert page.file.view.file.parent == own
    assert [pack.id for pack in window.shelf.lobby("tea_for_2").packs] == [own.name]


def test_what_a_pack_needs_lies_beneath_it_and_what_lies_above_does_not(
    visit: Callable[..., Any], kitchen: Path, application: Any
) -> None:
    from PySide6.QtCore import Qt

    base, above = paths.packs() / "base", paths.packs() / "above"
    for folder, words in ((base, "id: base\nname: Base"), (above, "id: above\nname: Above")):
        folder.mkdir()
        (folder / "pack.yaml").write_text(f"{words}\ngame: wonderland\n", encoding="utf-8")
    (base / "a.yaml").write_text("board: {castle_strength: 3}\n", encoding="utf-8")
    (kitchen / "pack.yaml").write_text(KITCHEN["pack.yaml"] + "needs: [base]\n", encoding="utf-8")
    page = visit("wonderland", settled=False)
    window = page.window()
    pile = window.shelf.pile
    for name in ("base", "my-kitchen", "above"):
        pile.move(pile.pack(name), len(pile.packs))
    asked = chooser(page)
    asked.packs.setCurrentItem(asked.packs.findItems("my-kitchen", Qt.MatchFlag.MatchContains)[0])
    chooser(page).answers[0].click()
    application.processEvents()
    page = window.pages.currentWidget()
    assert [path.name for path in page.workshop.edited.folders_below] == ["content", "base"]


def turned(page: Any, by: int = 1) -> int:
    """Turn the first number of the shown entry, and return what it is to be."""
    row = page.sheet.numbers[0]
    wanted = row.number.value + by
    row.box.setValue(wanted)
    row._pause.stop()
    row._write()
    return int(wanted)


def test_the_first_change_asks_for_a_pack_and_is_made_in_it(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("wonderland", settled=False)
    page.jump(page.workshop.edited.entry("tea_1_01"))
    assert page.writing.text() == "Writing to: no pack yet"
    wanted = turned(page)
    asked = chooser(page)
    assert asked.name.placeholderText() == "My changes"
    assert not paths.packs().exists() or not any(paths.packs().iterdir()), "nothing is written unasked"
    assert not asked.answers[0].isVisibleTo(asked), "there is no pack to choose"
    asked.name.setText("Ada's Guests")
    asked.answers[1].click()
    application.processEvents()
    assert [folder.name for folder in paths.packs().iterdir()] == ["ada-s-guests"]
    assert "Ada's Guests" in page.writing.text()
    assert page.entry.id == "tea_1_01"
    assert page.sheet.numbers[0].number.value == wanted
    assert "ada-s-guests" in str(page.file.view.file)
    turned(page)
    assert len([one for one in page.findChildren(type(asked)) if one.isVisible()]) == 0, "asked once"


def test_a_question_that_is_left_writes_nothing_and_comes_again(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("tea_for_2", settled=False)
    before = page.sheet.numbers[0].number.value
    turned(page)
    chooser(page).answers[2].click()
    application.processEvents()
    assert page.sheet.numbers[0].box.value() == before
    Keyboard(application, page.window()).press("F2")
    asked = chooser(page)
    assert not page.workbench.open
    asked.answers[1].click()
    application.processEvents()
    assert page.workbench.open, "what was wanted is done as soon as there is a pack"
    assert [folder.name for folder in paths.packs().iterdir()] != ["my-tweaks"]


AMBUSH = """verbs:
  ambush: {parameters: {vp: {}}, do: [{vp: $vp}]}  # ours
tea_cards:
  - {id: tea_1_12, rewards: [{ambush: 2}]}
"""


def test_a_verb_that_is_renamed_stays_in_sight_and_other_packs_are_named(
    visit: Callable[..., Any], kitchen: Path, application: Any
) -> None:
    (kitchen / "verbs.yaml").write_text(AMBUSH, encoding="utf-8")
    other = paths.packs() / "supper"
    other.mkdir()
    (other / "pack.yaml").write_text("id: supper\nname: Supper\ngame: wonderland\nneeds: [my-kitchen]\n")
    (other / "a.yaml").write_text("tea_cards: [{id: tea_1_13, rewards: [{ambush: 1}]}]\n")
    page = visit("wonderland", settled=False)
    asked = chooser(page)
    asked.packs.setCurrentRow(next(n for n in (0, 1) if "my-kitchen" in asked.packs.item(n).text()))
    asked.answers[0].click()
    application.processEvents()
    page.jump(page.workshop.edited.entry("ambush"))
    page.workbench.open_form()
    key = page.workbench.form.rows[0].key
    assert key.text() == "ambush"
    key.setText("raid")
    key.editingFinished.emit()
    application.processEvents()
    page.workbench.form.write()
    assert (kitchen / "verbs.yaml").read_text(encoding="utf-8") == AMBUSH.replace("ambush", "raid")
    assert page.entry.id == "raid"
    assert page.workbench.form.rows[0].key.text() == "raid"
    assert "Supper" in page.ribbon.prompt.text()


def test_a_pack_that_was_chosen_and_has_gone_is_asked_for_again(
    visit: Callable[..., Any], kitchen: Path, application: Any
) -> None:
    from shutil import rmtree

    page = visit("wonderland", settled=False)
    chooser(page).answers[0].click()
    application.processEvents()
    rmtree(kitchen)
    window = page.window()
    page.left.emit()
    Keyboard(application, window).press("F7")
    page = window.pages.currentWidget()
    turned(page)
    assert chooser(page) is not None
