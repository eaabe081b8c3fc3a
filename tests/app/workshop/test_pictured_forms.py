"""Forms offer colours, symbols and signs as they look, and pictures for those who do not draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.workshop.test_forms import own_files, view_of
from wonderland_qt import paths

pytestmark = pytest.mark.window


def choose(application: Any, box: Any, word: str) -> None:
    number = box.findText(word)
    box.setCurrentIndex(number)
    box.activated.emit(number)
    application.processEvents()


def add(application: Any, view: Any, label: str) -> None:
    """Add a field by the button beside a row; one that adds but one thing has no menu."""
    menu = view.add.menu()
    actions = menu.actions() if menu is not None else []
    next((one.trigger for one in actions if one.text() == label), view.add.click)()
    application.processEvents()


def test_a_sixth_faction_is_made_by_clicks_and_is_nobodys_twin(
    visit: Callable[..., Any], application: Any
) -> None:
    from wonderland_qt.scene.pictures.emblems import emblems_of

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("alice"))
    page.workbench.double.click()
    form, edited = page.workbench.form, page.workshop.edited
    assert page.entry.id == "alice_3", "alice_2 is a chip of hers"
    assert "emblem" not in form.draft.value
    add(application, view_of(form), "emblem")
    colour = view_of(form, "emblem", "colour").editor
    symbol = view_of(form, "emblem", "symbol").editor
    assert not colour.itemIcon(0).isNull()
    assert not symbol.itemIcon(0).isNull()
    choose(application, colour, "#9a7fc0")
    choose(application, symbol, "key")
    form.save.click()
    application.processEvents()
    assert "emblem: {colour: '#9a7fc0', symbol: key" in own_files()[0].read_text(encoding="utf-8")
    emblems = emblems_of(edited.cast)
    assert (emblems["alice_3"].colour, emblems["alice_3"].symbol) == ("#9a7fc0", "key")
    assert len({one.symbol for one in emblems.values()}) == 6


def test_a_colour_that_is_none_is_told_beside_its_field(visit: Callable[..., Any], application: Any) -> None:
    from PySide6.QtTest import QTest

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("alice"))
    page.workbench.open_form()
    form = page.workbench.form
    add(application, view_of(form), "emblem")
    colour = view_of(form, "emblem", "colour").editor
    colour.lineEdit().selectAll()
    QTest.keyClicks(colour.lineEdit(), "#12")
    form.check()
    assert view_of(form, "emblem", "colour").wrong.isVisible()
    assert not form.save.isEnabled()
    QTest.keyClicks(colour.lineEdit(), "3abc")
    form.check()
    assert form.draft.value["emblem"]["colour"] == "#123abc"
    assert form.save.isEnabled()


def test_the_sign_of_a_named_verb_is_chosen_from_those_there_are(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("second_helping"))
    page.workbench.open_form()
    form = page.workbench.form
    add(application, view_of(form), "icon")
    sign = view_of(form, "icon").editor
    names = [sign.itemText(number) for number in range(sign.count())]
    assert "crown" in names or "vp" in names
    assert not any(sign.itemIcon(number).isNull() for number in range(sign.count()))
    choose(application, sign, "vp")
    assert form.draft.value["icon"] == "vp"


def test_what_a_named_verb_says_has_a_field_in_each_language(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("wonderland", "pl")
    page.jump(page.workshop.edited.entry("second_helping"))
    page.workbench.open_form()
    form = page.workbench.form
    add(application, view_of(form), "text")
    fields = [view_of(form, "text", language).editor for language in ("en", "pl", "uk")]
    assert all(field.isEnabled() for field in fields)
    assert [view_of(form, "name", language).editor.text() for language in ("en", "pl", "uk")]


def test_a_picture_is_made_of_a_shape(visit: Callable[..., Any], application: Any) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("walrus"))
    page.workbench.open_form()
    asked = page.workbench.choose_shape()
    before = asked.picture
    asked.shapes["heart"].click()
    asked.colours["#5b3a7a"].click()
    assert asked.picture != before
    assert asked.shapes["heart"].isChecked()
    asked.answers[0].click()
    application.processEvents()
    (drawn,) = paths.packs().rglob("*.svg")
    assert drawn.parts[-2:] == ("wonderlandian", "walrus.svg")
    assert "#5b3a7a" in drawn.read_text(encoding="utf-8")
    assert "walrus.svg" in page.ribbon.prompt.text()


def test_a_shape_lies_beneath_the_signs_of_a_card(visit: Callable[..., Any], application: Any) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    page.workbench.open_form()
    asked = page.workbench.choose_shape()
    asked.answers[0].click()
    application.processEvents()
    (drawn,) = paths.packs().rglob("*.svg")
    assert drawn.name == "tea_1_01_ground.svg"
    book = page._oven().book
    assert book._over.keys() == {"tea_card/tea_1_01_ground"}


def test_the_shapes_are_chosen_by_keys(visit: Callable[..., Any]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("walrus"))
    page.workbench.open_form()
    asked = page.workbench.choose_shape()
    asked.shapes["bell"].setFocus()
    QTest.keyClick(asked.shapes["bell"], Qt.Key.Key_Space)
    assert asked.shape == "bell"


def test_what_has_no_picture_is_offered_none(visit: Callable[..., Any]) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("second_helping"))
    page.workbench.open_form()
    assert not page.workbench.form.shape.isEnabled()
    page.workbench._close()
    page.jump(page.workshop.edited.entry("walrus"))
    page.workbench.open_form()
    assert page.workbench.form.shape.isEnabled()


@pytest.mark.parametrize("beneath", [False, True])
def test_a_shape_is_a_picture_that_packs_may_have(beneath: bool, application: Any) -> None:
    from wonderland_qt.models.pictures.plain_svg import plain_svg
    from wonderland_qt.scene.pictures.shape_pictures import SHAPES, shape_picture

    drawn = [shape_picture(one, "#2f6fa8", "card", 0.75, beneath) for one in SHAPES]
    assert len(set(drawn)) == len(SHAPES)
    for one in drawn:
        assert plain_svg(one.encode()).count(b"<path") == 3


def test_the_wheel_over_a_form_changes_nothing(visit: Callable[..., Any], application: Any) -> None:
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtGui import QWheelEvent

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("alice"))
    page.workbench.open_form()
    form = page.workbench.form
    add(application, view_of(form), "emblem")
    before = str(form.draft.value)
    for view in form.rows:
        if view.editor is not None:
            at, none = QPointF(5, 5), Qt.KeyboardModifier.NoModifier
            turned = QWheelEvent(
                at, at, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, none,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            application.sendEvent(view.editor, turned)
    assert str(form.draft.value) == before


def test_rows_of_a_form_are_no_windows_of_their_own(visit: Callable[..., Any], application: Any) -> None:
    from wonderland_qt.app.workshop.form_row_view import FormRowView

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("alice"))
    page.workbench.open_form()
    row = page.workbench.form.rows[0]
    alone = FormRowView(row.row, row._say, "", row._pictures, 1.0)
    shown = [one for one in application.topLevelWidgets() if one.isVisible() and one is not page.window()]
    assert shown == []
    alone.deleteLater()


def test_a_parameter_of_a_named_verb_is_called_and_put_by_clicks(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("clean_plate"))
    page.workbench.open_form()
    form = page.workbench.form
    name = view_of(form, "parameters", "vp").key
    name.setText("points")
    name.editingFinished.emit()
    application.processEvents()
    assert form.draft.value["do"] == [{"vp": "$points"}]
    view_of(form, "if", 0, "shards", "at_most").other.click()
    application.processEvents()
    assert view_of(form, "if", 0, "shards", "at_most").editor.currentText() == "$points"
    assert view_of(form, "do", 0).key is None
    assert form.save.isEnabled()


def test_a_shape_lies_beneath_the_signs_that_a_new_card_is_to_have(visit: Callable[..., Any]) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    page.workbench.make_new()
    assert not page.entry.shown.piece.icons
    page.workbench.choose_shape().made.emit("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
    (picture,) = page.workshop.edited.own.rglob("*.svg")
    assert picture.stem == f"{page.entry.shown.piece.art}_ground"
    page.workbench.form.draft.put(("name", "en"), "Treacle Tart")
    page.workbench.form.write()
    assert page.workbench.form.heading.text() == "Treacle Tart"
