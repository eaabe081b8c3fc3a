"""Tells of a newer version, if the person wants that and the project has an address to ask."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from wonderland_qt import __version__
from wonderland_qt.addresses import addresses
from wonderland_qt.engine.words.texts import text

if TYPE_CHECKING:
    from wonderland_qt.app.main_window import MainWindow
    from wonderland_qt.models.newest.newest_version import NewestVersion

MILLISECONDS_AFTER_START = 3_000
"""A delay, so that the shelf is shown first."""


def tell_of_newer_version(window: MainWindow) -> NewestVersion | None:
    """Check for a newer version soon, if wanted and possible; return the checking object."""
    address = addresses().newest if window.settings.asks_newest else ""
    if not address:
        return None
    from wonderland_qt.models.newest.newest_version import NewestVersion

    newest = NewestVersion(address, window)
    newest.newer.connect(lambda version: _show_remark(window, version))
    QTimer.singleShot(MILLISECONDS_AFTER_START, newest, lambda: newest.look(date.today()))  # noqa: DTZ011 the day of who sits here
    return newest


def _show_remark(window: MainWindow, version: str) -> None:
    """Say in the status bar that a newer version is out."""
    window.saving.remark_too(window.shelf.say(text("newest-out", version=version, running=__version__)))
