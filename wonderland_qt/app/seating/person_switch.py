"""The switch at a chair between a person and a bot, and the legend that explains it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph, without_margins
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.scene.style.palette import INK, PAPER

PERSON, BOT, RAIL, FOCUS = "#4f7440", "#2b3560", "#e5cf9b", "#1f6f6b"


class PersonSwitch(QAbstractButton):
    """Checked means that a bot plays; the active side is filled and its picture is light."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_height(self, height: int) -> None:
        """Set the height."""
        self.setFixedSize(QSize(round(height * 2.1), height))

    def sizeHint(self) -> QSize:
        """Return the fixed size."""
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle with Enter as with Space, and switch to a side with an arrow key."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                if self.isChecked() != (event.key() == Qt.Key.Key_Right):
                    self.click()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both sides, the active one filled."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rail = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = rail.height() / 2
        painter.setPen(QPen(QColor(FOCUS if self.hasFocus() else INK), 2.4 if self.hasFocus() else 1.4))
        painter.setBrush(QColor(RAIL))
        painter.drawRoundedRect(rail, radius, radius)
        half = rail.width() / 2
        left = rail.center().x() if self.isChecked() else rail.left()
        painter.setBrush(QColor(BOT if self.isChecked() else PERSON))
        painter.drawRoundedRect(QRectF(left, rail.top(), half, rail.height()), radius, radius)
        middle, side = rail.center().y(), rail.height() * 0.62
        person, bot = QPointF(rail.left() + half / 2, middle), QPointF(rail.right() - half / 2, middle)
        _paint_person(painter, person, side, QColor(INK if self.isChecked() else PAPER))
        _paint_bot(painter, bot, side, QColor(PAPER if self.isChecked() else INK))


def _paint_person(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """Paint a head above shoulders in a square with this side."""
    body = QPainterPath()
    body.addEllipse(QPointF(centre.x(), centre.y() - side * 0.24), side * 0.24, side * 0.24)
    shoulders = QRectF(centre.x() - side * 0.4, centre.y() + side * 0.06, side * 0.8, side * 0.8)
    body.moveTo(shoulders.left(), centre.y() + side * 0.46)
    body.arcTo(shoulders, 180, -180)
    body.closeSubpath()
    painter.fillPath(body, colour)


def _paint_bot(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """Paint the head of a robot with two eyes and an antenna in a square with this side."""
    head, eyes = QPainterPath(), QPainterPath()
    head.addRoundedRect(
        QRectF(centre.x() - side * 0.42, centre.y() - side * 0.2, side * 0.84, side * 0.62), 3, 3
    )
    for across in (-0.18, 0.18):
        eye = centre + QPointF(side * across, side * 0.1)
        eyes.addEllipse(eye, side * 0.09, side * 0.09)
    painter.fillPath(head.subtracted(eyes), colour)
    painter.setPen(QPen(colour, max(side * 0.08, 1)))
    painter.drawLine(centre + QPointF(0, -side * 0.2), centre + QPointF(0, -side * 0.44))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre + QPointF(0, -side * 0.46), side * 0.08, side * 0.08)


SWITCH = 24


class Legend(QWidget):
    """Shows the switch in both positions with an explanation; it cannot be pressed."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._switches = (PersonSwitch(), PersonSwitch())
        grid = without_margins(QGridLayout(self))
        grid.setColumnStretch(1, 1)
        grid.addWidget(paragraph(words.say(Text("new-legend")), "bold"), 0, 0, 1, 2)
        sides = (Text("new-legend-person"), Text("new-legend-bot"))
        for row, (switch, side) in enumerate(zip(self._switches, sides, strict=True)):
            label = paragraph(words.say(side))
            switch.setChecked(row == 1)
            switch.setAccessibleName(label.text())
            switch.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            switch.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            grid.addWidget(switch, row + 1, 0)
            grid.addWidget(label, row + 1, 1)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        for switch in self._switches:
            switch.set_height(round(SWITCH * grown))
