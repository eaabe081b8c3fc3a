"""The About dialog: version, licences, and links to the project's pages where they are known."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt import __version__
from wonderland_qt.addresses import addresses
from wonderland_qt.app.paper.panels import Panel, button, paragraph
from wonderland_qt.app.paper.scaled_pages import ScaledDialog
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.newest.newest_version import known_version
from wonderland_qt.models.newest.version_numbers import is_newer

WIDTH = 560
PAGES = {"homepage": "about-homepage", "issues": "about-issues", "download": "about-download"}
"""The fields of the project's addresses, and the text of the button for each."""


class AboutDialog(ScaledDialog):
    """A modal dialog; `links` are buttons for those pages that the project has."""

    def __init__(self, say: Callable[[Text], str], parent: QWidget) -> None:
        """Show the lines about the program, and links to those of its pages whose addresses are known.

        The dialog deletes itself when it is closed.
        """
        super().__init__(say(Text("about-title")), parent)
        self.told = [say(line) for line in _lines()]
        known = {words: getattr(addresses(), field) for field, words in PAGES.items()}
        self.links = [
            button(say(Text(words)), partial(show_page, address))
            for words, address in known.items()
            if address
        ]
        self._lay_out(close=button(say(Text("about-close")), self.reject, "chief"))
        self.finished.connect(self.deleteLater)

    def _lay_out(self, close: QPushButton) -> None:
        """Lay the lines above a row of the links and the button that closes the dialog."""
        panel = Panel(self.windowTitle())
        for line in self.told:
            panel.sheet.addWidget(paragraph(line))
        panel.sheet.addSpacing(round(10 * self.grown))
        panel.sheet.addLayout(_row_of_buttons(self.links, close))
        panel.setFixedWidth(round(WIDTH * self.grown))
        QVBoxLayout(self).addWidget(panel)


def show_page(address: str) -> None:
    """Open a web page in the system's browser."""
    QDesktopServices.openUrl(QUrl(address))


def _lines() -> list[Text]:
    """Return the lines of the dialog, with a newer version if one is known."""
    lines = [text("about-version", version=__version__)]
    newest = known_version().version
    if addresses().newest and newest and is_newer(newest, __version__):
        lines.append(text("newest-out", version=newest, running=__version__))
    return [*lines, Text("start-unofficial"), Text("about-licences")]


def _row_of_buttons(links: list[QPushButton], close: QPushButton) -> QHBoxLayout:
    """Return the links at the left, and at the right the button that Enter presses."""
    row = QHBoxLayout()
    for link in links:
        row.addWidget(link)
    row.addStretch()
    row.addWidget(close)
    close.setDefault(True)
    return row
