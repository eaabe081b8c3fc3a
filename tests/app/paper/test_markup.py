"""Markup in names is words: no label, tooltip or item shows it as anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import first_game
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

NAME = "<b>Ann</b>"
INVITATION = Invitation((Guest(NAME), Guest("", "random")), seed=1)
ROLES = ("DisplayRole", "ToolTipRole")


def guessed_as_markup(window: Any) -> Iterator[str]:
    """Yield what Qt would take for markup: in labels that guess, in tooltips of widgets and of items."""
    from PySide6.QtCore import QAbstractItemModel, Qt
    from PySide6.QtWidgets import QLabel, QWidget

    for label in window.findChildren(QLabel):
        guessing = label.textFormat() in {Qt.TextFormat.AutoText, Qt.TextFormat.RichText}
        if guessing and "<b>" in label.text():
            yield f"{type(label).__name__}: {label.text()}"
    for widget in window.findChildren(QWidget):
        if "<b>" in widget.toolTip():
            yield f"{type(widget).__name__}: {widget.toolTip()}"
    for model in window.findChildren(QAbstractItemModel):
        for row in range(model.rowCount()):
            told = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
            if "<b>" in str(told):
                yield f"{type(model).__name__}: {told}"


@pytest.mark.parametrize("sight", ["drawn", "plain"])
def test_a_person_whose_name_is_markup(open_keyboard: Callable[..., Keyboard], sight: str) -> None:
    keyboard = open_keyboard(first_game(), sight=sight)
    window = keyboard.window
    window.show_new_game(first_game())
    window.begin(fitted(INVITATION, first_game()))
    keyboard.settle()
    assert NAME in window.table.title_of(window.table.session.seats[0].player)
    assert list(guessed_as_markup(window)) == []
    window.show_saved()
    keyboard.settle()
    assert list(guessed_as_markup(window)) == []
    window.show_start()
    assert list(guessed_as_markup(window)) == []


def test_a_pack_whose_names_are_markup(open_keyboard: Callable[..., Keyboard]) -> None:
    folder = paths.packs() / "kitchen"
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: kitchen\nname: {NAME}\nauthor: {NAME}\ngame: {first_game()}\n")
    (folder / "a.yaml").write_text(f"'{NAME}': 1\n")
    window = open_keyboard(first_game()).window
    window.show_packs()
    assert NAME in {pack_row.name for pack_row in window.pages.currentWidget().pack_rows}
    assert list(guessed_as_markup(window)) == []


def test_a_tooltip_shows_markup_as_it_is_written() -> None:
    from PySide6.QtGui import QTextDocument

    from wonderland_qt.models.pieces.tooltips import tooltip

    shown = QTextDocument()
    shown.setHtml(tooltip('<img src="/etc/x.png"> & <b>Ann</b>'))
    assert shown.toPlainText() == '<img src="/etc/x.png"> & <b>Ann</b>'
    assert tooltip("Ann & Ben") == "Ann & Ben"
