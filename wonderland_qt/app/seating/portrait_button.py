"""The portrait of a role, which can be clicked or dragged."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from wonderland_qt.app.seating.portraits import ASPECT, CORNER, Portraits
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.lobby.invitation import BY_CHANCE
from wonderland_qt.scene.pictures.emblems import paint_emblem
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures
from wonderland_qt.scene.style.palette import INK, PAPER, see_through

LIT, AWAY = "#ffd25e", 0.4
BADGE, GLOW = 0.27, 5
MARK = "?"


class PortraitButton(QAbstractButton):
    """Shows a role, or a mark for a random one; `lifted`, `carried` and `dropped` report a drag.

    An `away` portrait is dim because its role sits elsewhere; a `lit` one can receive a dragged role.
    """

    lifted = Signal()
    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    digit = Signal(int)
    turned = Signal(int)
    freed = Signal()

    def __init__(self, portraits: Portraits, parent: QWidget | None = None) -> None:
        """Begin with a random role; repaint when pictures of packs have loaded.

        `away` dims a role of the shelf that sits at the table, `lit` marks where a role would go.
        """
        super().__init__(parent)
        self._portraits = portraits
        self.role = BY_CHANCE
        self.away = self.lit = False
        self._pressed_at: QPointF | None = None
        self._carrying = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        pack_pictures().came.connect(self.update)

    def show_role(self, role: PlayerId, away: bool = False, lit: bool = False) -> None:
        """Show a role, dim if it is `away`, highlighted if `lit`."""
        if (role, away, lit) != (self.role, self.away, self.lit):
            self.role, self.away, self.lit = role, away, lit
            self.update()

    def set_width(self, width: int) -> None:
        """Set the width."""
        self.setFixedSize(width, round(width / ASPECT))

    def card(self) -> QPixmap:
        """Return the picture to drag."""
        inner = self._portrait_rect
        return self._portraits.card(self.role, round(inner.width()), self.devicePixelRatioF())

    @property
    def _portrait_rect(self) -> QRectF:
        """Return where the portrait is: inside the margin for the glow."""
        return QRectF(self.rect()).adjusted(GLOW, GLOW, -GLOW, -GLOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait with its emblem, or an empty dashed frame.

        The frame is empty while the portrait is dragged elsewhere, and for a random role. A role
        that sits elsewhere (`away`) is pale, and what is pointed at, focused or chosen glows.
        """
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        inner, frame = self._portrait_rect, QPainterPath()
        frame.addRoundedRect(inner, inner.width() * CORNER, inner.width() * CORNER)
        if self.lit or self.hasFocus() or self.underMouse():
            painter.strokePath(frame, QPen(QColor(LIT), 2 * GLOW))
        if self.role == BY_CHANCE or self._carrying:
            self._paint_empty_frame(painter, inner, frame)
            return
        card = self.card()
        painter.drawPixmap(inner, card, QRectF(card.rect()))
        if self.away:
            painter.fillPath(frame, see_through("#3a281c", 1 - AWAY))
        self._paint_badge(painter, inner.width() * BADGE)

    def _paint_badge(self, painter: QPainter, side: float) -> None:
        """Paint the emblem of the role in the upper left corner."""
        corner = QRectF(0, 0, side, side)
        paint_emblem(painter, self._portraits.emblems[self.role], corner, self.devicePixelRatioF())

    def _paint_empty_frame(self, painter: QPainter, inner: QRectF, frame: QPainterPath) -> None:
        """Paint a dashed frame: with a mark for a random role, empty while the portrait is dragged."""
        painter.fillPath(frame, see_through(PAPER, 0.75))
        painter.strokePath(frame, QPen(QColor(INK), 2, Qt.PenStyle.DashLine))
        font = self.font()
        font.setFamilies(["Vollkorn"])
        font.setPixelSize(round(inner.height() * 0.4))
        painter.setFont(font)
        painter.setPen(see_through(INK, 0.75))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, MARK if self.role == BY_CHANCE else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.role != BY_CHANCE:
            self._pressed_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag once the pointer is far from where it was pressed, or continue it."""
        if self._pressed_at is None:
            return
        far = (event.position() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if far and not self._carrying:
            self._carrying = True
            self.setDown(False)
            self.lifted.emit()
            self.update()
        if self._carrying:
            self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or else a click."""
        self._pressed_at = None
        if self._carrying:
            self._carrying = False
            self.update()
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click with Enter, change the role with arrows, free it with Delete, seat it with a digit."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.turned.emit(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.turned.emit(1)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.freed.emit()
            case _ if event.text().isdigit():
                self.digit.emit(int(event.text()))
            case _:
                super().keyPressEvent(event)
