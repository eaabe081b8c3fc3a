"""Forethought: what the next clicks will want is read in the moments in which no one does anything."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget

FOR_A_NEW_GAME = (
    "wonderland_qt.models.lobby.game_lobby",
    "wonderland_qt.app.pages.new_game",
)
FOR_A_TABLE = (
    "wonderland_qt.scene.table.table_scene",
    "wonderland_qt.app.table.table_page",
    "wonderland_qt.app.open_table",
)
"""Modules that the start page does without, each of them resting on those before it."""

REST = 150
"""Milliseconds between two pieces of work, in which the window answers."""


class Forethought(QObject):
    """Reads one thing after another: at the shelf what a new game asks, then what a table wants.

    `read_rules` reads those of the game that is likely to be wanted; None where no one knows which.
    """

    def __init__(
        self, pages: QStackedWidget, read_rules: Callable[[], object] | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._work = deque(_reading(FOR_A_NEW_GAME))
        if read_rules is not None:
            self._work.append(read_rules)
        self._timer = QTimer(self, interval=REST)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()
        pages.currentChanged.connect(self._think_of_a_table)

    def _think_of_a_table(self) -> None:
        self._pages.currentChanged.disconnect(self._think_of_a_table)
        self._work.extend(_reading(FOR_A_TABLE))
        self._timer.start()

    def _go_on(self) -> None:
        if self._work:
            self._work.popleft()()
        else:
            self._timer.stop()


def _reading(modules: tuple[str, ...]) -> list[Callable[[], object]]:
    return [partial(import_module, module) for module in modules]
