"""Preloads modules and rules that will soon be needed, while the window is idle."""

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
"""Modules that the start page does not need; each one imports those before it."""

REST = 150
"""The milliseconds between two imports, in which the window can respond."""


class Preloading(QObject):
    """Preloads one thing after another: on the shelf what a new game needs, then what a table needs.

    `read_rules` reads the rules of the game likely to be played, or is None if that is unknown.
    """

    def __init__(
        self, pages: QStackedWidget, read_rules: Callable[[], object] | None, parent: QObject
    ) -> None:
        """Start with what a new game needs, a piece at each tick, so that the shelf stays responsive.

        What a table needs is added when the shelf is left for the first time.
        """
        super().__init__(parent)
        self._pages = pages
        self._work = deque(_imports_of(FOR_A_NEW_GAME))
        if read_rules is not None:
            self._work.append(read_rules)
        self._timer = QTimer(self, interval=REST)
        self._timer.timeout.connect(self._do_next)
        self._timer.start()
        pages.currentChanged.connect(self._add_table_work)

    def _add_table_work(self) -> None:
        """Preload what a table needs as well, once the shelf has been left for the first time."""
        self._pages.currentChanged.disconnect(self._add_table_work)
        self._work.extend(_imports_of(FOR_A_TABLE))
        self._timer.start()

    def _do_next(self) -> None:
        """Do the next piece of work, or stop if nothing is left."""
        if self._work:
            act = self._work.popleft()
            act()
        else:
            self._timer.stop()


def _imports_of(modules: tuple[str, ...]) -> list[Callable[[], object]]:
    """Return for each module a function that imports it."""
    return [partial(import_module, module) for module in modules]
