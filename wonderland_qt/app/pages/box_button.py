"""A box on the shelf: its picture with the title on a plate, and a bookmark if its game can be continued."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from wonderland_qt.app.paper.one_line import one_line
from wonderland_qt.app.paper.pixmaps import blank, rendered
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.scene.pictures.box_picture import box_picture
from wonderland_qt.scene.style.eyes import Colours, eyes
from wonderland_qt.scene.style.palette import INK, PAPER

ASPECT = 386 / 560
PLATE = QRectF(24 / 386, 36 / 560, 324 / 386, 74 / 560)
"""The place of the title's plate on the picture, in fractions of its size."""

RIBBON = QRectF(0.63, 0.19, 0.41, 0.225)
RISE, GLOW = 0.03, 7
RISING, SWINGING, SWING = 140, 700, 9.0
"""The milliseconds a box rises, those its bookmark swings, and the degrees of the first swing."""

LIT, GOLD, DARK_RED = "#ffd25e", "#efc65f", "#7c2620"
TITLE_HEIGHT, TITLE_WIDTH = 0.5, 0.9
"""The height of a title's letters and the most width of its line, as parts of its plate."""
NOTCH, WORDS_ON_BOOKMARK = 0.16, 0.42
"""By the height of a bookmark, or of the room on it: the notch at its end, and the words above a moment."""
PLAIN_WOOD = "#8a6a4c"
LEAST_LETTERS = 11
PICTURES = 16
"""The most pictures of boxes kept in memory, counting each size."""


class BoxButton(QAbstractButton):
    """The box of a game on the shelf; it rises and is lit while the pointer or the keyboard is on it."""

    def __init__(self, box: Box, parent: QWidget | None = None) -> None:
        """Begin lowered and without a bookmark (`_marked`, its words and moment), which `swing` swings once.

        Tempo 0 shows no motion.
        """
        super().__init__(parent)
        self.box = box
        self._marked: tuple[str, str] | None = None
        self._tempo = 0.0
        self._rise = QVariantAnimation(self, startValue=0.0, endValue=0.0)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._swing = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        for move in (self._rise, self._swing):
            move.valueChanged.connect(self.update)
        self.setAccessibleName(box.title)
        self.setAccessibleDescription(box.line)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def raised(self) -> bool:
        """Tell whether the pointer or the keyboard is on the box."""
        return self.hasFocus() or self.underMouse()

    @property
    def front(self) -> QRectF:
        """Return the current rectangle of the picture."""
        height = (self.height() - GLOW) / (1 + RISE)
        top = self.height() - height - height * RISE * (self._rise.currentValue() or 0.0)
        return QRectF(GLOW, top, self.width() - 2 * GLOW, height)

    def set_tempo(self, tempo: float) -> None:
        """Set the duration of animations, as a factor of the usual; 0 shows none."""
        self._tempo = tempo

    def swing(self) -> None:
        """Let the bookmark swing once."""
        if self._marked is not None and self._tempo:
            self._swing.setDuration(round(SWINGING * self._tempo))
            self._swing.start()

    def mark(self, words: str, moment: str) -> None:
        """Show a bookmark with these words and the moment of the saved game; without words, remove it."""
        self._marked = (words, moment) if words else None
        description = ". ".join(part for part in (self.box.line, words, moment) if part)
        self.setAccessibleDescription(description)
        self.update()

    def set_height(self, height: int) -> None:
        """Give the box this height, with room to rise."""
        self.setFixedSize(QSize(round(height * ASPECT) + 2 * GLOW, round(height * (1 + RISE)) + GLOW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, with a glow while it is raised, and a bookmark if it has one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        front = self.front
        if self.raised:
            self._paint_glow(painter, front)
        self.paint_front(painter, front)
        if self._marked is not None:
            words, moment = self._marked
            self._paint_bookmark(painter, _rect_in(front, RIBBON), words, moment)

    def paint_front(self, painter: QPainter, front: QRectF, drawn: QSize | None = None) -> None:
        """Paint the picture and the title into `front`.

        The picture is rendered at the size `drawn`, if given: an animation scales one picture all the way.
        """
        picture = self._picture_of_front(drawn or front.size().toSize())
        painter.drawPixmap(front, picture, QRectF(picture.rect()))
        self._write_title(painter, _rect_in(front, PLATE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the box with Enter as with Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Rise when the pointer arrives."""
        super().enterEvent(event)
        self._animate_rise()

    def leaveEvent(self, event: QEvent) -> None:
        """Sink back when the pointer leaves."""
        super().leaveEvent(event)
        self._animate_rise()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Rise when the keyboard arrives."""
        super().focusInEvent(event)
        self._animate_rise()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Sink back when the keyboard leaves."""
        super().focusOutEvent(event)
        self._animate_rise()

    def _animate_rise(self) -> None:
        """Rise or sink, depending on the pointer and the keyboard."""
        risen, wanted = self._rise.currentValue() or 0.0, float(self.raised)
        self._rise.stop()
        self._rise.setStartValue(risen)
        self._rise.setEndValue(wanted)
        self._rise.setDuration(round(RISING * self._tempo))
        self._rise.start()
        self.update()

    def _picture_of_front(self, size: QSize) -> QPixmap:
        """Return the picture of the game's box, or of a plain one."""
        return _drawn_or_plain_box(self.box, size, self.devicePixelRatioF())

    def _paint_glow(self, painter: QPainter, front: QRectF) -> None:
        """Paint a glow around the box that grows fainter outwards."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strongest, fainter_by, corner = 200, 26, 7
        for outwards in range(GLOW):
            light = QColor(LIT)
            light.setAlpha(strongest - fainter_by * outwards)
            painter.setPen(QPen(light, 2))
            edge = front.adjusted(-outwards, -outwards, outwards, outwards)
            painter.drawRoundedRect(edge, corner, corner)

    def _write_title(self, painter: QPainter, plate: QRectF) -> None:
        """Write the title on its plate, in letters that fit on one line."""
        font = QFont("Vollkorn SemiBold")
        font.setPixelSize(max(round(plate.height() * TITLE_HEIGHT), LEAST_LETTERS))
        line = one_line((self.box.title,), font, LEAST_LETTERS, round(plate.width() * TITLE_WIDTH))
        painter.setFont(line.font)
        painter.setPen(QColor(DARK_RED))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, line.words)

    def _paint_bookmark(self, painter: QPainter, ribbon: QRectF, words: str, moment: str) -> None:
        """Paint a golden ribbon that hangs (or swings) over the box, with the words above the moment.

        Without a moment, the words get all the room.
        """
        ribbon.setRight(min(ribbon.right(), self.width() - 1.0))
        if self._swing.state() == QVariantAnimation.State.Running:
            self._turn_about_hook(painter, QPointF(ribbon.center().x(), ribbon.top()))
        notch = ribbon.height() * NOTCH
        painter.setPen(QPen(QColor(INK), 2))
        painter.setBrush(QColor(GOLD))
        painter.drawPolygon(_with_notch(ribbon, notch))
        room = ribbon.adjusted(5, 3, -5, -notch)
        upper, lower = QRectF(room), QRectF(room)
        if moment:
            upper.setHeight(room.height() * WORDS_ON_BOOKMARK)
        lower.setTop(upper.bottom())
        _write_fitted(painter, upper, words, family="Vollkorn SemiBold", colour=DARK_RED)
        _write_fitted(painter, lower, moment, family="PT Sans", colour=INK)

    def _turn_about_hook(self, painter: QPainter, hook: QPointF) -> None:
        """Turn what is painted next about the hook that it swings on."""
        painter.translate(hook)
        painter.rotate(_swing_angle(1 - self._swing.currentValue()))
        painter.translate(-hook)


def height_in(room: int) -> int:
    """Return the height of a box that fits into a room, with space to rise."""
    return int((room - GLOW) / (1 + RISE))


def _swing_angle(time: float) -> float:
    """Return the angle in degrees of a swinging bookmark at a time from 0 to 1."""
    return SWING * (1 - time) * sin(time * 4 * pi)


def _write_fitted(painter: QPainter, room: QRectF, words: str, family: str, colour: str) -> None:
    """Write words into a room, on several lines if necessary, in the largest letters that fit."""
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    font = QFont(family)
    for size in range(max(round(room.height() * 0.7), LEAST_LETTERS), LEAST_LETTERS - 1, -1):
        font.setPixelSize(size)
        painter.setFont(font)
        needed = painter.boundingRect(room, flags, words)
        if needed.height() <= room.height() and needed.width() <= room.width():
            break
    painter.setPen(QColor(colour))
    painter.drawText(room, flags, words)


def small_front(box: Box, width: int, ratio: float) -> QPixmap:
    """Return the picture of a box at this width, without its title."""
    return _drawn_or_plain_box(box, QSize(width, round(width / ASPECT)), ratio)


def _drawn_or_plain_box(box: Box, size: QSize, ratio: float) -> QPixmap:
    """Return the picture of a game's box in the preferred colours, or of a plain one if it has none."""
    drawn = _box_picture(box, size.width(), size.height(), ratio, eyes().colours)
    return drawn if drawn is not None else _plain_box(size.width(), size.height(), ratio)


def _rect_in(front: QRectF, part: QRectF) -> QRectF:
    """Return the rectangle that `part` describes in fractions of `front`."""
    left, top = part.x() * front.width(), part.y() * front.height()
    width, height = part.width() * front.width(), part.height() * front.height()
    return QRectF(front.x() + left, front.y() + top, width, height)


@lru_cache(maxsize=PICTURES)
def _box_picture(box: Box, width: int, height: int, ratio: float, _colours: Colours) -> QPixmap | None:
    """Return the picture of a box, or None if it has none, cached by the preferred colours, too."""
    picture = box_picture(box.game, box.picture)
    return rendered(picture, QSize(width, height), ratio) if picture is not None else None


@lru_cache(maxsize=PICTURES)
def _plain_box(width: int, height: int, ratio: float) -> QPixmap:
    """Return a plain wooden box with a plate, for a game without a picture."""
    pixmap = blank(QSize(width, height), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    front = QRectF(2, 2, width - 4, height - 4)
    corner_of_box, corner_of_plate = 6, 8
    painter.setPen(QPen(QColor(INK), 3))
    painter.setBrush(QColor(PLAIN_WOOD))
    painter.drawRoundedRect(front, corner_of_box, corner_of_box)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(_rect_in(front, PLATE), corner_of_plate, corner_of_plate)
    painter.end()
    return pixmap


def _with_notch(ribbon: QRectF, notch: float) -> QPolygonF:
    """Return the outline of a ribbon with a notch of this height in its lower end."""
    tip_of_notch = QPointF(ribbon.center().x(), ribbon.bottom() - notch)
    upper_corners = [ribbon.topLeft(), ribbon.topRight()]
    lower_corners = [ribbon.bottomRight(), tip_of_notch, ribbon.bottomLeft()]
    return QPolygonF(upper_corners + lower_corners)
