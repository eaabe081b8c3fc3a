"""The strip of players: emblem, name, and what each is doing."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonderland_qt.app.paper.one_line import OneLine, one_line
from wonderland_qt.models.players_model import PlayerRole
from wonderland_qt.scene.pictures.emblems import Emblems, picture
from wonderland_qt.scene.pictures.palette import INK

EMBLEM, HEIGHT, GAP = 36, 52, 8
AROUND = (2, 2, -4, -2)
NAME, STATE = 16, 14
LEAST_NAME, LEAST_STATE = 13, 12
EDGES = (Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom)
BUSY = "#f2c65a"
RESTING = "#f4e6c6"


class PlayerTag(QStyledItemDelegate):
    """Paints a player as a tag of paper, brighter while others wait for them."""

    def __init__(self, emblems: Emblems, strip: QListView) -> None:
        super().__init__(strip)
        self._emblems, self._strip, self.grown = emblems, strip, 1.0

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return room for the emblem and the longer of the two lines, but no more than is there for each."""
        bold, small = self._fonts(option.font)
        title, state = index.data(PlayerRole.TITLE), index.data(PlayerRole.READINESS)
        words = max(QFontMetrics(bold).horizontalAdvance(title), QFontMetrics(small).horizontalAdvance(state))
        return QSize(min(words + self._beside + GAP, self._share(index)), self.length(HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the tag."""
        area = QRectF(option.rect).adjusted(*AROUND)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tag = QPainterPath()
        tag.addRoundedRect(area, 9, 9)
        painter.fillPath(tag, QColor(BUSY if index.data(PlayerRole.BUSY) else RESTING))
        painter.strokePath(tag, QPen(QColor("#1f6f6b" if focused else INK), 3 if focused else 1.5))
        side = self.length(EMBLEM)
        emblem = picture(self._emblems[index.data(PlayerRole.ID)], side)
        painter.drawPixmap(int(area.left()) + GAP, int(area.center().y() - side / 2), emblem)
        self._write(painter, option, index, area.adjusted(side + 2 * GAP, 3, -GAP, -3))
        painter.restore()

    def _write(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        area: QRectF,
    ) -> None:
        painter.setPen(QColor(INK))
        for line, edge in zip(self.lines(option, index), EDGES, strict=True):
            painter.setFont(line.font)
            painter.drawText(area, edge | Qt.TextFlag.TextSingleLine, line.words)

    def lines(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> tuple[OneLine, OneLine]:
        """Return who it is and what they are doing; by name alone when not all fit in full."""
        bold, small = self._fonts(option.font)
        room = option.rect.width() - self._beside
        name = index.data(PlayerRole.TITLE if self._all_fit(bold, index) else PlayerRole.NAME)
        return (
            one_line((name,), bold, LEAST_NAME, room),
            one_line((index.data(PlayerRole.READINESS),), small, LEAST_STATE, room),
        )

    def length(self, usual: int) -> int:
        """Return a length as the strip has grown."""
        return round(usual * self.grown)

    @property
    def _beside(self) -> int:
        """What of a tag's width is not for words."""
        return self.length(EMBLEM) + 3 * GAP + 6

    def _fonts(self, font: QFont) -> tuple[QFont, QFont]:
        bold, small = QFont(font), QFont(font)
        bold.setBold(True)
        bold.setPixelSize(self.length(NAME))
        small.setPixelSize(self.length(STATE))
        return bold, small

    def _share(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return self._strip.viewport().width() // max(index.model().rowCount(), 1)

    def _all_fit(self, bold: QFont, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Tell whether every player can be called in full within their share of the strip."""
        model, metrics = index.model(), QFontMetrics(bold)
        titles = (model.index(row, 0).data(PlayerRole.TITLE) for row in range(model.rowCount()))
        return max(map(metrics.horizontalAdvance, titles)) + self._beside <= self._share(index)


class PlayersStrip(QListView):
    """All players side by side."""

    def __init__(self, emblems: Emblems, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlow(QListView.Flow.LeftToRight)
        self._tags = PlayerTag(emblems, self)
        self.setItemDelegate(self._tags)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setStyleSheet("background: transparent; border: none;")
        self.grow(1.0)

    def grow(self, grown: float) -> None:
        """Have tags so many times larger."""
        self._tags.grown = grown
        self.setFixedHeight(self._tags.length(HEIGHT) + 4)
        self.scheduleDelayedItemsLayout()
