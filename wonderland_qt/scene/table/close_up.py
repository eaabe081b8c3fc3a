"""The close-up: an enlarged piece with its text, its contents, and why it matters."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

WIDTH, MOST_PICTURE_HEIGHT, EDGE, FRAME = 290, 300, 14, 2
"""Sizes of the panel in pixels at its usual size: its width, the height of pictures, its edge and frame."""
LARGEST_ENLARGED = 150.0
"""The largest width or height in millimetres of a piece that is shown enlarged."""


class CloseUp(QFrame):
    """A panel above the table that shows one piece; mouse events pass through it."""

    def __init__(self, parent: QWidget) -> None:
        """Lay out the picture, the text, the contents and the reason below one another; begin hidden.

        `_covered` are the pixels at the table's right edge where something else lies.
        """
        super().__init__(parent)
        self._table = parent
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.contents = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.text, self.why = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.why.setObjectName("why")
        self._grown, self._covered = 1.0, 0
        self.setFixedWidth(WIDTH)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        sheet.addWidget(self.picture)
        sheet.addWidget(self.text)
        sheet.addWidget(self.contents)
        sheet.addWidget(self.why)
        self.hide()

    def grow(self, grown: float) -> None:
        """Set the factor of the panel's width."""
        self._grown = grown
        self.setFixedWidth(round(WIDTH * grown))

    def keep_clear(self, covered: int) -> None:
        """Avoid this many pixels at the table's right edge, which something else covers."""
        self._covered = covered
        if self.isVisible() and self.geometry().right() > self._uncovered_rect.right():
            self.hide()

    @property
    def room(self) -> int:
        """Return the largest width of a picture in pixels."""
        return self.width() - 2 * (EDGE + FRAME)

    def scale_for(self, body: QRectF) -> float:
        """Return the pixels per millimetre for a piece; 0 if it is large enough on the table.

        It may be as wide as the room, and as high as pictures may be at the size of the window's letters.
        """
        if max(body.width(), body.height()) > LARGEST_ENLARGED or not body.width():
            return 0.0
        by_height = MOST_PICTURE_HEIGHT * self._grown / body.height()
        return min((self.room - EDGE) / body.width(), by_height)

    def open(
        self, pixmap: QPixmap | None, words: str, why: str, beside: QRect, contents: QPixmap | None = None
    ) -> None:
        """Show a piece's picture, words and contents beside it, and why it matters, without what is empty."""
        _show_in(self.picture, pixmap)
        _show_in(self.contents, contents)
        self.text.setText(words)
        self.text.setAccessibleName(words)
        self.why.setText(why)
        self.why.setAccessibleName(why)
        self.why.setVisible(bool(why))
        self.setAccessibleName(words)
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.move(self._corner_beside(beside))
        self.show()
        self.raise_()

    def _corner_beside(self, beside: QRect) -> QPoint:
        """Return the position at the right of the piece, or else at its left, moved to where all is seen."""
        room = self._uncovered_rect
        x = beside.right() + EDGE
        if x + self.width() > room.right():
            x = beside.left() - EDGE - self.width()
        y = beside.center().y() - self.height() // 2
        last_x = max(room.right() - self.width() - EDGE, EDGE)
        last_y = max(room.bottom() - self.height() - EDGE, EDGE)
        return QPoint(min(max(x, EDGE), last_x), min(max(y, EDGE), last_y))

    @property
    def _uncovered_rect(self) -> QRect:
        """Return the part of the table that nothing else covers."""
        return self._table.rect().adjusted(0, 0, -self._covered, 0)


def _show_in(label: QLabel, picture: QPixmap | None) -> None:
    """Show a picture in a label, or hide the label if there is none."""
    label.setVisible(picture is not None)
    if picture is not None:
        label.setPixmap(picture)
