"""Forethought: what the first clicks will want is read in the moments in which no one does anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

LATER = (
    "wonderland_qt.models.lobby.game_lobby",
    "wonderland_qt.app.pages.new_game",
    "wonderland_qt.scene.table.table_scene",
    "wonderland_qt.app.table.table_page",
    "wonderland_qt.app.open_table",
)
"""Modules that the start page does without, each of them resting on those before it."""

REST = 150
"""Milliseconds between two pieces of work, in which the window answers."""


class Forethought(QObject):
    """Reads one thing after another once the window is there: pages first, then the rules of a game."""

    def __init__(self, read_rules: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = _work(read_rules)
        self._timer = QTimer(self, interval=REST)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        work = next(self._work, None)
        if work is None:
            self._timer.stop()
        else:
            work()


def _work(read_rules: Callable[[], object]) -> Iterator[Callable[[], object]]:
    for module in LATER:
        yield partial(import_module, module)
    yield read_rules
