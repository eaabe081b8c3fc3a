"""A line over the table that says what a drop or a click would do, or why it is not possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from wonderland_qt.app.offers.choice_cards import covered_area
from wonderland_qt.app.paper.panels import say, styled

MARGIN, BESIDE, ENDLESS = 10, 60, 10_000
WIDEST = 0.42
"""The widest the line may be, as a part of the table."""
LONG_REST = 1500
"""The milliseconds of rest after which what the table already shows is said in words, too."""
COVERING = 20
"""How much worse it is to cover the piece that the line is about than anything else."""


NOWHERE = QRect()


class HandLine(QLabel):
    """A label beside the piece it is about, where it covers least; the mouse goes through it.

    A stage may reserve a room for it. Words that `wait`, because the table shows the same, appear after a
    long rest. While the player moves `by_keys`, words go out by `told` instead of covering the table.
    """

    told = Signal(str)

    def __init__(self, around: QWidget) -> None:
        """Begin hidden, on the widget `around` that it may cover.

        The line is about the rectangle `_about`, covers the `_spared` ones last, and keeps to the `_room` if
        that is not empty. While `by_keys` is true the player uses the keyboard, and the words are shown
        elsewhere.
        """
        super().__init__(around)
        styled(self, "handline")
        self._around, self._about, self._room = around, QRect(), QRect()
        self._spared: Sequence[QRect] = ()
        self.by_keys = False
        self._rest = QTimer(self, singleShot=True, interval=LONG_REST)
        self._rest.timeout.connect(self.show)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(
        self,
        words: str,
        about: QRect | None = None,
        spared: Sequence[QRect] = (),
        room: QRect = NOWHERE,
        wait: bool = False,
    ) -> None:
        """Say something about the rectangle `about`, or nothing, without covering the `spared` ones.

        The line keeps to a `room` unless that is empty; with `wait` it appears after a long rest. While the
        player uses the keyboard, words without a room are emitted by `told` and not shown here, and those
        that `wait` are left out, as the table shows the same.
        """
        self._about, self._spared, self._room = about or QRect(), spared, room
        say(self, words)
        self._rest.stop()
        elsewhere = self.by_keys and room.isEmpty()
        self.setVisible(bool(words) and not wait and not elsewhere)
        if elsewhere:
            self.told.emit("" if wait else words)
        elif words and wait and not self.by_keys:
            self._rest.start()
        self.reposition()

    def reposition(self) -> None:
        """Size the line to its words and move it where it covers least.

        It is at most as wide as its reserved room, or without one as WIDEST of the table; longer words wrap.
        """
        natural = self.fontMetrics().boundingRect(0, 0, ENDLESS, ENDLESS, 0, self.text()).width() + BESIDE
        self.setMinimumHeight(0)  # else the height of the last words would count
        widest = self._room.width() or round(WIDEST * self._around.width())
        self.setFixedWidth(min(natural, widest))
        height_of_words = self.heightForWidth(self.width())  # -1 if unknown
        self.setFixedHeight(max(height_of_words, 0))
        places = [QRect(corner, self.size()) for corner in self._possible_corners(self.size())]
        self.move(min(places, key=self._weighted_area_covered).topLeft())

    def _possible_corners(self, size: QSize) -> Iterator[QPoint]:
        """Yield possible positions: in the reserved room, else around the piece, then at the edges.

        A line higher than the reserved room begins at its top.
        """
        if not self._room.isEmpty():
            centred = self._room.center() - QRect(QPoint(), size).center()
            yield QPoint(centred.x(), max(centred.y(), self._room.top()))
            return
        free = self._around.size() - size
        middle_of_table = free.width() // 2
        at_edges = (QPoint(middle_of_table, free.height()), QPoint(middle_of_table, 0))
        for corner in (*self._corners_around_piece(size), *at_edges):
            yield QPoint(_clamped(corner.x(), free.width()), _clamped(corner.y(), free.height()))

    def _corners_around_piece(self, size: QSize) -> Iterator[QPoint]:
        """Yield the positions above, below, right and left of the piece that the line is about."""
        about = self._about
        centred = about.center() - QRect(QPoint(), size).center()
        yield QPoint(centred.x(), about.top() - MARGIN - size.height())
        yield QPoint(centred.x(), about.bottom() + MARGIN)
        yield QPoint(about.right() + MARGIN, centred.y())
        yield QPoint(about.left() - MARGIN - size.width(), centred.y())

    def _weighted_area_covered(self, place: QRect) -> int:
        """Return the weighted area of important things that a place would cover."""
        return covered_area(place, self._spared) + COVERING * covered_area(place, [self._about])


def _clamped(coordinate: int, end: int) -> int:
    """Return the coordinate nearest to this one that keeps the margin to both ends of the table."""
    return min(max(coordinate, MARGIN), max(end - MARGIN, MARGIN))
