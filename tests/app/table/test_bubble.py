"""The teacher's bubble: whatever is said in it fits, in every language and at every size of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.every_game.features import TAUGHT
from tests.every_game.on_screen import LANGUAGES
from wonderland_qt import paths
from wonderland_qt.engine.words.reasons import Reason
from wonderland_qt.engine.words.texts import text

pytestmark = pytest.mark.window

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (2560, 1600))


LONG_REASONS = (Reason(text("player-named", name="W" * 24)), Reason(text("player-named", name="m" * 24)))
"""Two reasons of the greatest length."""


class Teacher(NamedTuple):
    """Whose face is shown beside it."""

    teacher: str


class Said(NamedTuple):
    """What a bubble asks of the teacher."""

    headline: str
    text: str
    is_read: bool
    advises: bool = True
    teaches: bool = True
    face: str = "talking"
    place: tuple[int, int] = (7, 12)
    chapter_and_title: tuple[str, ...] = ("Kuźnia i zadania", "Dobrać czy się wycofać")
    lessons: Teacher = Teacher("cheshire_cat")
    reasons: tuple[Reason, ...] = ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_fits_into_the_bubble(
    open_keyboard: Callable[..., Keyboard], application: Any, language: str
) -> None:
    from PySide6.QtCore import QRect

    shelf = open_keyboard(language=language).window.shelf
    flaws = {}
    for size in SIZES:
        page = page_of_a_table(size)
        for game in TAUGHT:
            panel = panel_over(page, shelf.lobby(game).words.say, game)
            for said in everything_said(shelf.lobby(game).courses.values(), language):
                panel.tell(said, "", ready=False, can_show=True, by_key=True)
                panel.reposition(QRect(0, 0, *size), [], page.grown)
                flaws[size, said.headline] = layout_flaws(panel)
        page.deleteLater()
    assert {at: found for at, found in flaws.items() if found} == {}


def page_of_a_table(size: tuple[int, int]) -> Any:
    """Show an empty page that grows as that of a table does."""
    from wonderland_qt.app.paper.scaled_pages import TABLE_SHARE, GrowingPage

    page = GrowingPage()
    page.least, page.share = 1.0, TABLE_SHARE
    page.resize(*size)
    page.show()
    return page


def panel_over(page: Any, say: Callable[[Any], str], game: str) -> Any:
    """Return the teacher's panel of a game."""
    from wonderland_qt.app.table.teacher_panel import TeacherPanel

    panel = TeacherPanel(say, paths.of_game(game) / "art", page)
    panel.show()
    return panel


def everything_said(courses: Any, language: str) -> Iterator[Said]:
    """Yield what the lessons of a game say: what is only read, and what is to be done."""
    for course in courses:
        for hint in course.hints:
            headline, *below = hint.say[language]
            for is_read in (True, False):
                yield Said(headline, "".join(below), is_read, reasons=() if is_read else LONG_REASONS)
