"""The switch at a chair between a person and a bot, and the legend that explains it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph, without_margins
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.scene.style.palette import INK, PAPER

PERSON, BOT, RAIL, FOCUS = "#4f7440", "#2b3560", "#e5cf9b", "#1f6f6b"
RIM_WIDTH, FOCUS_WIDTH, SIGN = 1.4, 2.4, 0.62
"""The width of the rim without and with the focus; the side of a picture by the height of the rail."""
WIDTH = 2.1
"""The width by the height: a little more than a square for each side."""
HALF_TURN, CORNER_OF_HEAD = 180, 3
"""Half a turn in degrees, and the radius of the corners of a robot's head in pixels."""


class PersonSwitch(QAbstractButton):
    """Checked means that a bot plays; the active side is filled and its picture is light."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_height(self, height: int) -> None:
        """Set the height, and the width by it."""
        self.setFixedSize(QSize(round(height * WIDTH), height))

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
        """Paint both sides, the active one filled: the person at the left, the bot at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rail = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = rail.height() / 2
        rim = QPen(QColor(FOCUS), FOCUS_WIDTH) if self.hasFocus() else QPen(QColor(INK), RIM_WIDTH)
        painter.setPen(rim)
        painter.setBrush(QColor(RAIL))
        painter.drawRoundedRect(rail, radius, radius)
        persons_side, bots_side = QRectF(rail), QRectF(rail)
        persons_side.setRight(rail.center().x())
        bots_side.setLeft(rail.center().x())
        bot_plays = self.isChecked()
        painter.setBrush(QColor(BOT if bot_plays else PERSON))
        painter.drawRoundedRect(bots_side if bot_plays else persons_side, radius, radius)
        side = rail.height() * SIGN
        _paint_person(painter, persons_side.center(), side, QColor(INK if bot_plays else PAPER))
        _paint_bot(painter, bots_side.center(), side, QColor(PAPER if bot_plays else INK))


def _paint_person(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """Paint a head above shoulders in a square with this side: a disc above the upper half of another.

    All numbers are parts of the side, from the square's centre.
    """
    head, radius_of_head = centre + QPointF(0, -0.24) * side, 0.24 * side
    shoulders = QRectF(centre + QPointF(-0.4, 0.06) * side, QSizeF(0.8, 0.8) * side)
    body = QPainterPath()
    body.addEllipse(head, radius_of_head, radius_of_head)
    body.moveTo(shoulders.left(), shoulders.center().y())
    body.arcTo(shoulders, HALF_TURN, -HALF_TURN)
    body.closeSubpath()
    painter.fillPath(body, colour)


def _paint_bot(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """Paint the head of a robot with two eyes and an antenna in a square with this side."""
    head, eyes, radius_of_eye = QPainterPath(), QPainterPath(), 0.09 * side
    box = QRectF(centre + QPointF(-0.42, -0.2) * side, QSizeF(0.84, 0.62) * side)
    head.addRoundedRect(box, CORNER_OF_HEAD, CORNER_OF_HEAD)
    for eye in (QPointF(-0.18, 0.1), QPointF(0.18, 0.1)):
        eyes.addEllipse(centre + eye * side, radius_of_eye, radius_of_eye)
    painter.fillPath(head.subtracted(eyes), colour)
    _paint_antenna(painter, centre, side, colour)


def _paint_antenna(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    """Paint the antenna of a robot's head: a rod up from the top of the head, with a small ball on it."""
    thickness = 0.08 * side
    foot, end_of_rod, ball = (centre + QPointF(0, y) * side for y in (-0.2, -0.44, -0.46))
    painter.setPen(QPen(colour, max(thickness, 1)))
    painter.drawLine(foot, end_of_rod)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(ball, thickness, thickness)


SWITCH = 24


class Legend(QWidget):
    """Shows the switch in both positions with an explanation; it cannot be pressed."""

    def __init__(self, words: Words) -> None:
        """Show a person above a bot; neither switch takes the focus or a click."""
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
