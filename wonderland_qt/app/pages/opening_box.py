"""The animation of a box that comes forward from the shelf and opens its lid."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.pages.box_button import BoxButton
from wonderland_qt.scene.style.palette import INK, WOOD

OPENING, OPEN_LID = 600, 105
"""The milliseconds that the box takes, and the degrees by which its lid turns."""
DUSK, DARKEST = "#140c06", 150
"""The colour that darkens the page around the box, and its alpha (of 255) once the box is in front."""
CORNER = 8
FORWARD, LARGE = 0.45, 0.86
"""The part of the time in which the box comes forward, and its height then, as a part of the page's."""


class OpeningBox(QWidget):
    """Covers a page while a box opens; a click or a key skips the animation."""

    opened = Signal(str)

    def __init__(self, page: QWidget) -> None:
        """Begin hidden; a box of None means that none is opening."""
        super().__init__(page)
        self._page = page
        self._box: BoxButton | None = None
        self._time = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._time.valueChanged.connect(self.update)
        self._time.finished.connect(self._emit_opened)
        self.hide()

    def open(self, box: BoxButton, tempo: float) -> None:
        """Open a box, unless one is opening, at `tempo` times the usual duration; 0 opens it at once."""
        if self._box is not None:
            return
        self._box = box
        self._time.setDuration(round(OPENING * tempo))
        if tempo:
            self.setGeometry(self._page.rect())
            self.show()
            self.raise_()
            self.setFocus()
        self._time.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the animation."""
        self._time.setCurrentTime(self._time.duration())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the animation."""
        self._time.setCurrentTime(self._time.duration())

    def hideEvent(self, event: QEvent) -> None:
        """Stop the animation when the page is hidden."""
        self._time.stop()
        self._box = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, its inside, and the lid that turns about its left side once the box is in front.

        Nothing is painted when no box opens.
        """
        if self._box is None:
            return
        time = float(self._time.currentValue())
        forward = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(time / FORWARD, 1))
        turned = max(time - FORWARD, 0) / (1 - FORWARD)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_dusk(painter, forward)
        body = self._rect_of_box(forward)
        _paint_inside(painter, body)
        painter.setTransform(_turn_of_lid(body, turned), combine=True)
        self._box.paint_front(painter, body, self._rect_of_box(1).size().toSize())

    def _paint_dusk(self, painter: QPainter, forward: float) -> None:
        """Darken the page, the more the farther the box has come forward."""
        dusk = QColor(DUSK)
        dusk.setAlpha(round(DARKEST * forward))
        painter.fillRect(self.rect(), dusk)

    def _rect_of_box(self, forward: float) -> QRectF:
        """Return the rectangle of the box after this part (0 to 1) of its way forward."""
        assert self._box is not None
        start = QRectF(self._box.mapTo(self._page, self._box.front.topLeft()), self._box.front.size())
        height = self.height() * LARGE
        width = height * start.width() / start.height()
        goal = QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)
        corner = start.topLeft() + (goal.topLeft() - start.topLeft()) * forward
        return QRectF(corner, start.size() + (goal.size() - start.size()) * forward)

    def _emit_opened(self) -> None:
        """Hide the animation, and emit the game of the opened box, if one was opening."""
        box, self._box = self._box, None
        self.hide()
        if box is not None:
            self.opened.emit(box.box.game)


def _turn_of_lid(body: QRectF, turned: float) -> QTransform:
    """Return the rotation of a lid about its left side, from shut (0) to open (1)."""
    hinge = QPointF(body.left(), body.center().y())
    turn = QTransform.fromTranslate(hinge.x(), hinge.y())
    turn.rotate(-OPEN_LID * turned, Qt.Axis.YAxis)
    turn.translate(-hinge.x(), -hinge.y())
    return turn


def _paint_inside(painter: QPainter, body: QRectF) -> None:
    """Paint the inside of a box: plain wood."""
    painter.setPen(QPen(QColor(INK), 4))
    painter.setBrush(QColor(WOOD))
    painter.drawRoundedRect(body, CORNER, CORNER)
