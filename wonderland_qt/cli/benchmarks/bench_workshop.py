"""The benchmark of the workshop: the time from changing a number to seeing it on its card."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.workshop.number_row import PAUSE
from wonderland_qt.app.workshop.workshop_page import WorkshopPage
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.models.workshop.own_packs import MY_TWEAKS
from wonderland_qt.models.workshop.workshop_model import Workshop

SIZE = (1280, 720)
CHANGES = 5


def number_to_card_ms(
    ruleset: Ruleset[Any, Any], content_folders: Sequence[Path], application: QApplication
) -> float:
    """Return the milliseconds from the last key in a number to the painted card.

    This includes the pause in which more keys may come, which is added to the measured time because the
    number is set without typing, and reading all content.
    """
    with TemporaryDirectory() as home:
        workshop = Workshop(ruleset, content_folders, Path(home) / MY_TWEAKS, REFERENCE)
        page = _workshop_page(workshop)
        page.resize(*SIZE)
        page.show()
        edited = workshop.edited
        page.jump(next(entry for entry in edited.checked.entries if edited.numbers(entry)))
        application.processEvents()
        taken = [_change_number(page, application) for _ in range(CHANGES)]
        page.close()
        page.deleteLater()
    return PAUSE + 1e3 * median(taken)


def _change_number(page: WorkshopPage, application: QApplication) -> float:
    """Change a number by one, the next time back again, and return the seconds until it is shown."""
    number = page.sheet.numbers[-1].number
    step = 1 if number.value == number.before else -1
    value = number.value + step
    begun = time.perf_counter()
    page.workshop.set_number(number, value)
    application.processEvents()
    return time.perf_counter() - begun


def _workshop_page(workshop: Workshop) -> WorkshopPage:
    """Return the page of a workshop, which then owns the workshop; of the box only the name matters."""
    game, seating = workshop.game, workshop.edited.ruleset.seating
    words = Words.load((paths.window() / "words",), REFERENCE)
    box = Box(game, title=game, line="", minutes=0, sizes=tuple(seating.sizes))
    edited = workshop.edited
    page = WorkshopPage(
        workshop, words, box, oven=lambda: oven_of(edited.cast, edited.art), languages=paths.languages()
    )
    workshop.setParent(page)
    return page
