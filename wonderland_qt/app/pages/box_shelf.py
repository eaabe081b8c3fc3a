"""The shelf of boxes: one row, or rows of two in a narrow window, with a board below each row."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wonderland_qt import paths
from wonderland_qt.app.pages.box_button import ASPECT, BoxButton, height_in
from wonderland_qt.app.pages.box_label import BoxLabel
from wonderland_qt.app.paper.pixmaps import rendered

BOX_HEIGHT, LEAST_BOX_HEIGHT, COLUMN, LEAST_COLUMN = 376, 200, 320, 318
BESIDE, BOARD, FOOT, BELOW, ROUND = 10, 34, 2, 8, 28
"""Lengths at 1280 x 720: between labels, the board's height, how deep boxes stand in it, between board and
label, and beside a box."""

BOARD_PICTURE = 1200, 56
NARROW = 1.15
"""Boxes stand in rows of two where the window's width is less than this times its height."""


class BoxShelf(QScrollArea):
    """Scrolls if the boards do not fit."""

    def __init__(self, boxes: Mapping[str, BoxButton], labels: Mapping[str, BoxLabel]) -> None:
        """Watch boxes and labels, to scroll to the one in focus and to make room for a label that grows."""
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grown = 1.0
        self.boards = _Boards(boxes, labels)
        self.setWidget(self.boards)
        for widget in (self.viewport(), self.boards):
            widget.setAutoFillBackground(False)
        for watched in (*boxes.values(), *labels.values()):
            watched.installEventFilter(self)

    def grow(self, grown: float) -> None:
        """Let boxes be up to `grown` times as large as usual."""
        self._grown = grown
        self._place_boxes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the boxes for the new size."""
        super().resizeEvent(event)
        self._place_boxes()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to the box that has the keyboard, and place all boxes again when a label grows."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, BoxButton):
            self.ensureWidgetVisible(watched)
        if event.type() == QEvent.Type.LayoutRequest and isinstance(watched, BoxLabel):
            self._place_boxes()
        return super().eventFilter(watched, event)

    def _place_boxes(self) -> None:
        """Place the boxes for the current size, leaving room for a scroll bar if one appears."""
        page = self.window()
        narrow = page.width() < NARROW * page.height()
        self.boards.arrange(self.size(), self._grown, narrow)
        if self.boards.width() > self.width():
            bar = QSize(0, self.horizontalScrollBar().sizeHint().height())
            self.boards.arrange(self.size() - bar, self._grown, narrow)


class _Boards(QWidget):
    """The boards, with the boxes on them and the labels below."""

    def __init__(self, boxes: Mapping[str, BoxButton], labels: Mapping[str, BoxLabel]) -> None:
        """Take in boxes and labels; where they and the boards below them lie is decided by `arrange`."""
        super().__init__()
        self._boxes, self._labels = boxes, labels
        self._board_height, self._tops = BOARD, list[int]()
        for child in (*boxes.values(), *labels.values()):
            child.setParent(self)

    def arrange(self, room: QSize, grown: float, narrow: bool) -> None:
        """Place all boxes and labels in this room, in one row, or two abreast if it is `narrow`.

        Boxes are as high as the room, their column and their usual size allow; where even small ones do not
        fit, the shelf becomes larger than the room and is scrolled.
        """
        boxes = len(self._boxes)
        columns = max(min(2, boxes) if narrow else boxes, 1)
        rows = ceil(boxes / columns)
        column = round(min(max(room.width() / columns, LEAST_COLUMN * grown), COLUMN * grown))
        below = self._size_labels(column - round(BESIDE * grown)) + 2 * round(BELOW * grown)
        self._board_height = round(BOARD * grown)
        high_in_row = height_in(room.height() // max(rows, 1) - self._board_height - below)
        high_in_column = round((column - ROUND) / ASPECT)
        height = min(high_in_row, high_in_column, round(BOX_HEIGHT * grown))
        for box in self._boxes.values():
            box.set_height(max(height, LEAST_BOX_HEIGHT))
        self._place_in_rows(columns, column, max(room.width(), columns * column), below)

    def _size_labels(self, width: int) -> int:
        """Give all labels this width and the height of the highest; return that height."""
        height = max((label.heightForWidth(width) for label in self._labels.values()), default=0)
        for label in self._labels.values():
            label.setFixedSize(width, height)
        return height

    def _place_in_rows(self, columns: int, column: int, width: int, below: int) -> None:
        """Move boxes and labels to their columns, each row centred, and note where the boards are.

        `below` is the height for labels below a board. The boxes stand FOOT deep in it, so that much of them
        overlaps its top.
        """
        tall = max((box.height() for box in self._boxes.values()), default=0)
        row_height = tall + self._board_height + below
        self._tops = []
        for number, (game, box) in enumerate(self._boxes.items()):
            row, place = divmod(number, columns)
            in_this_row = min(columns, len(self._boxes) - row * columns)
            middle = round(width / 2 + (place - (in_this_row - 1) / 2) * column)
            top, bottom = row * row_height, (row + 1) * row_height
            box.move(middle - box.width() // 2, top)
            label = self._labels[game]
            label.move(middle - label.width() // 2, bottom - (below + label.height()) // 2)
            if not place:
                self._tops.append(top + tall - FOOT)
        self.resize(width, row_height * len(self._tops))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the boards from one side to the other."""
        painter = QPainter(self)
        board = _board_picture(self._board_height, self.devicePixelRatioF())
        for top in self._tops:
            left = 0.0
            while left < self.width():
                painter.drawPixmap(QPointF(left, top), board)
                left += board.deviceIndependentSize().width()
        painter.end()


@lru_cache(maxsize=2)
def _board_picture(height: int, ratio: float) -> QPixmap:
    """Return the picture of a board at this height."""
    usual_width, usual_height = BOARD_PICTURE
    width = round(height * usual_width / usual_height)
    return rendered(QSvgRenderer(str(paths.window() / "shelf.svg")), QSize(width, height), ratio)
