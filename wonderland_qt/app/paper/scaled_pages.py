"""Pages that grow and shrink with their window: their words, panels and pictures."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from wonderland_qt.app.paper.panels import WoodenPage
from wonderland_qt.app.paper.window_style import style_sheet

WIDTH, HEIGHT = 1280, 720
LEAST, MOST, SHARE, STEP = 0.8, 2.0, 0.65, 20
"""Between which bounds pages grow, how much of a larger window they follow, how fine the steps are."""

TABLE_SHARE = 1.0
"""How much what lies around and over a table follows: as much as the pieces on it."""

PASSES = 2
"""How often a page is laid out at once: wrapped words find their height when their width is known."""

FRAME = 36
"""How much a window's title is taken to be high, before there is one."""


class GrowingPage(WoodenPage):
    """A page that is `grown` times as large as in the window it was made for, within its own bounds.

    A click on what takes no keyboard, such as a button, gives it back to where the next act is.
    """

    least, share = LEAST, SHARE

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grown = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the keyboard where the next act is, after a click."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.focus()

    def focus(self) -> None:
        """Put the keyboard where the next act is."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow with the window."""
        super().resizeEvent(event)
        grown = growth(self.width(), self.height(), self.least, self.share)
        if grown != self.grown:
            self.grown = grown
            self.setStyleSheet(style_sheet(grown) if grown != 1 else "")
            self.grow()
            lay_out_at_once(self)

    def grow(self) -> None:
        """Make larger or smaller what the style sheet does not reach."""

    def length(self, usual: float) -> int:
        """Return a length as it has grown."""
        return round(usual * self.grown)


def lay_out_at_once(page: QWidget) -> None:
    """Lay out all of a page, inner things first: Qt forgets that layouts wait where nothing is seen yet."""
    for _ in range(PASSES):
        for layout in reversed(page.findChildren(QLayout)):
            layout.activate()


def room_for(wanted: QSize, dialog: QWidget) -> QSize:
    """Return the size that a dialog may have on its screen, with its title."""
    room = dialog.screen().availableSize()
    return wanted.boundedTo(QSize(room.width(), room.height() - FRAME))


def growth(width: int, height: int, least: float = LEAST, share: float = SHARE) -> float:
    """Return how many times larger a page is that has this room."""
    room = min(width / WIDTH, height / HEIGHT)
    grown = room if room < 1 else 1 + (room - 1) * share
    return int(min(max(grown, least), MOST) * STEP) / STEP


def growth_beside(window: QWidget | None) -> float:
    """Return how many times larger things are that lie beside a table or over this window."""
    return growth(window.width(), window.height(), 1.0, TABLE_SHARE) if window is not None else 1.0
