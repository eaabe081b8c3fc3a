"""Pages that scale with their window: their words, panels and pictures."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QLayout, QWidget

from wonderland_qt.app.paper.panels import WoodenPage
from wonderland_qt.app.paper.window_style import style_sheet

WIDTH, HEIGHT = 1280, 720
LEAST, MOST, SHARE, STEP = 0.8, 2.0, 0.65, 20
"""The limits of the scale, the part of a window's growth that pages follow, and the steps in a whole."""

TABLE_SHARE = 1.0
"""The share for what lies around and over a table: it follows the window as fully as the pieces."""

PASSES = 2
"""The number of layout passes: wrapped words know their height only once they have their width."""

FRAME = 36
"""The assumed height of a window's title bar, before it is known."""


class GrowingPage(WoodenPage):
    """A page at the scale `grown`, which is 1 in a window of 1280 x 720.

    A click on something without keyboard focus returns the focus to the widget to be used next.
    """

    least, share = LEAST, SHARE

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grown = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """After a click on the page, give the keyboard to the widget to be used next."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.focus()

    def focus(self) -> None:
        """Give the keyboard to the widget to be used next; pages override this."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale with the window; at the usual scale the program's own style sheet serves."""
        super().resizeEvent(event)
        grown = growth(self.width(), self.height(), self.least, self.share)
        if grown != self.grown:
            self.grown = grown
            self.setStyleSheet(style_sheet(grown) if grown != 1 else "")
            self.grow()
            lay_out_at_once(self)

    def grow(self) -> None:
        """Scale what the style sheet does not; pages override this."""

    def length(self, usual: float) -> int:
        """Return a length at the current scale, in whole pixels."""
        return round(usual * self.grown)


class ScaledDialog(QDialog):
    """A modal dialog at the scale of the window that it belongs to."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        """Take the scale of `parent`; without one, the scale is 1."""
        super().__init__(parent)
        self.grown = growth_beside(parent)
        self.setStyleSheet(style_sheet(self.grown))
        self.setWindowTitle(title)
        self.setModal(True)


def lay_out_at_once(page: QWidget) -> None:
    """Lay out a page now, inner layouts first, as Qt postpones this for what is not yet visible."""
    for _ in range(PASSES):
        for layout in reversed(page.findChildren(QLayout)):
            layout.activate()


def room_for(wanted: QSize, dialog: QWidget) -> QSize:
    """Return a size for a dialog that fits on its screen with a title bar."""
    room = dialog.screen().availableSize()
    return wanted.boundedTo(QSize(room.width(), room.height() - FRAME))


def growth(width: int, height: int, least: float = LEAST, share: float = SHARE) -> float:
    """Return the scale of a page of this size in pixels, rounded down to a step.

    A small page shrinks as its window does, down to `least`; a large one follows a `share` of the growth.
    """
    room = min(width / WIDTH, height / HEIGHT)
    grown = room if room < 1 else 1 + (room - 1) * share
    return int(min(max(grown, least), MOST) * STEP) / STEP


def growth_beside(window: QWidget | None) -> float:
    """Return the scale of a dialog or panel that belongs to this window; 1 without a window."""
    if window is None:
        return 1.0
    return growth(window.width(), window.height(), least=1.0, share=TABLE_SHARE)
