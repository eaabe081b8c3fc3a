"""Preferences of how one sees are followed at once: the game goes on where it is."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.app.invitations import PERSONS
from tests.app.keyboard import Keyboard, over
from tests.colours_seen import colours_of
from wonderland_qt import paths

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def usual_eyes_afterwards(application: Any) -> Iterator[None]:
    from wonderland_qt.app.paper.window_style import dress_for
    from wonderland_qt.scene.style.eyes import Eyes

    yield
    dress_for(Eyes())


def prefer(keyboard: Keyboard, field: str, value: str) -> None:
    """Choose a value in the dialog of preferences, and keep it."""
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    window = keyboard.window
    dialog = SettingsDialog(window.shelf.words, window.settings, window)
    choice = dialog.choices[field]
    choice.setCurrentIndex(choice.findData(value))
    window._keep_settings(dialog.settings())
    keyboard.settle()


def on_the_table(keyboard: Keyboard) -> set[str]:
    """The colours that are seen of the table."""
    return set(colours_of(keyboard.drawn.grab().toImage()))


@pytest.mark.parametrize(("game", "role"), [("bunny_kingdom", "yellow"), ("pixie_queen", "blue")])
def test_boxes_on_the_shelf_take_other_colours(
    open_keyboard: Callable[..., Keyboard], game: str, role: str
) -> None:
    from wonderland_qt.scene.style.eyes import Eyes

    listed = tomllib.loads((paths.of_game(game) / "emblems.toml").read_text(encoding="utf-8"))
    usual, chosen = listed[role]["colour"], listed[role]["protanopia"]
    keyboard = open_keyboard(game)
    before = on_the_box(keyboard, game)
    prefer(keyboard, "colours", "protanopia")
    after = on_the_box(keyboard, game)
    assert keyboard.window.settings.eyes == Eyes("protanopia")
    assert (usual in before, chosen in before) == (True, False)
    assert (usual in after, chosen in after) == (False, True)


def on_the_box(keyboard: Keyboard, game: str) -> set[str]:
    """The colours that are seen of a box on the shelf."""
    from PySide6.QtCore import QSize

    image = keyboard.window.start.boxes[game]._picture_of_front(QSize(386, 560)).toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_the_table_takes_other_colours_at_once_and_the_game_goes_on(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    listed = tomllib.loads((paths.of_game("bunny_kingdom") / "emblems.toml").read_text(encoding="utf-8"))
    usual, chosen = listed["yellow"]["colour"], listed["yellow"]["protanopia"]
    keyboard = open_keyboard("bunny_kingdom", curtain="off")
    keyboard.begin_at(PERSONS, over, back=60)
    session = keyboard.window.table.session
    before = on_the_table(keyboard)
    prefer(keyboard, "colours", "protanopia")
    after = on_the_table(keyboard)
    assert keyboard.window.table.session is session
    assert (usual in before, chosen in before) == (True, False)
    assert (usual in after, chosen in after) == (False, True)


def seen_light(keyboard: Keyboard) -> int:
    """How many pixels of the table have the colour of light around what can be chosen."""
    from PySide6.QtGui import QColor

    from wonderland_qt.scene.style.rims import LEGAL

    return colours_of(keyboard.drawn.grab().toImage())[QColor(LEGAL).name()]


def test_high_contrast_widens_light(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("wonderland", curtain="off")
    keyboard.begin_at(PERSONS, over, back=60)
    before = seen_light(keyboard)
    prefer(keyboard, "contrast", "high")
    assert before > 0
    assert seen_light(keyboard) > 1.2 * before
    prefer(keyboard, "contrast", "usual")
    assert seen_light(keyboard) == before


def test_larger_letters_are_larger_on_the_ribbon_and_on_pieces(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.pictures.letters import fit

    keyboard = open_keyboard("bunny_kingdom", curtain="off")
    keyboard.begin_at(PERSONS, over, back=60)
    ribbon, heights = [], []
    for size in ("usual", "larger", "largest"):
        prefer(keyboard, "letters", size)
        ribbon.append(keyboard.window.table_page.ribbon.undo.font().pixelSize())
        heights.append(fit("Ann", QRectF(0, 0, 90, 40), 9).font.pixelSize())
    assert ribbon[0] < ribbon[1] < ribbon[2]
    assert heights == [11, 14, 17]


def test_larger_letters_shrink_before_words_are_cut_short(application: Any) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.pictures.letters import fit
    from wonderland_qt.scene.style.eyes import Eyes, see_with

    narrow = QRectF(0, 0, 62, 14)
    usual = fit("Bandersnatch", narrow, 9)
    see_with(Eyes(letters="largest"))
    larger = fit("Bandersnatch", narrow, 9)
    assert usual.whole
    assert larger.whole
    assert usual.font.pixelSize() < larger.font.pixelSize() < 17
