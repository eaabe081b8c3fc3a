"""The strip of players: emblem, name, score, and what each is doing."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonderland_qt.app.paper.one_line import OneLine, one_line
from wonderland_qt.models.table.players_model import PlayerRole
from wonderland_qt.scene.pictures.emblems import Emblems, picture
from wonderland_qt.scene.style.palette import INK

EMBLEM, HEIGHT, GAP, ROOM_AROUND = 22, 30, 6, 4
AROUND = (2, 1, -4, -1)
NAME, STATE = 15, 13
LEAST_NAME, LEAST_STATE = 11, 11
EDGES = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
DOING = 0.58
"""The largest part of a tag for a player's score and activity."""

CORNER, THICK, THIN, ABOVE_LINES = 9, 3, 1.5, 3
"""Of a tag: the radius of its corners, its edge in focus and else, the room above and below its lines."""
BUSY, RESTING, FOCUS = "#f2c65a", "#f4e6c6", "#1f6f6b"


class PlayerTag(QStyledItemDelegate):
    """Paints a player as a paper tag, brighter while others wait for them."""

    def __init__(self, emblems: Emblems, strip: QListView) -> None:
        super().__init__(strip)
        self._emblems, self._strip, self.grown = emblems, strip, 1.0

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size for emblem, title, score and activity, at most an equal share of the strip.

        Some gaps are added, so that short words do not fill their tag.
        """
        bold, small = self._bold_and_small(option.font)
        title, doing = index.data(PlayerRole.TITLE), _score_and_activity(index)
        words = QFontMetrics(bold).horizontalAdvance(title) + QFontMetrics(small).horizontalAdvance(doing)
        width = min(words + self._width_beside_words + 3 * GAP, self._width_of_player(index))
        return QSize(width, self.length(HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the tag: emblem, then the words, on a ground that is lit while others wait for the player."""
        area = QRectF(option.rect).adjusted(*AROUND)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tag = QPainterPath()
        tag.addRoundedRect(area, CORNER, CORNER)
        painter.fillPath(tag, QColor(BUSY if index.data(PlayerRole.BUSY) else RESTING))
        painter.strokePath(tag, QPen(QColor(FOCUS), THICK) if focused else QPen(QColor(INK), THIN))
        side = self.length(EMBLEM)
        emblem = picture(self._emblems[index.data(PlayerRole.ID)], side)
        painter.drawPixmap(int(area.left()) + GAP, int(area.center().y() - side / 2), emblem)
        self._write_lines(
            painter, option, index, area.adjusted(side + 2 * GAP, ABOVE_LINES, -GAP, -ABOVE_LINES)
        )
        painter.restore()

    def _write_lines(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        area: QRectF,
    ) -> None:
        """Write the name at the left, and the score and activity at the right."""
        painter.setPen(QColor(INK))
        for line, edge in zip(self.lines(option, index), EDGES, strict=True):
            painter.setFont(line.font)
            painter.drawText(area, edge | Qt.AlignmentFlag.AlignVCenter, line.words)

    def lines(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> tuple[OneLine, OneLine]:
        """Return the name, and the score with the activity, which gets a part of the room at most (`DOING`).

        Titles are used if those of all players fit.
        """
        bold, small = self._bold_and_small(option.font)
        room = option.rect.width() - self._width_beside_words
        doing = one_line((_score_and_activity(index),), small, LEAST_STATE, round(DOING * room))
        left = room - QFontMetrics(doing.font).horizontalAdvance(doing.words) - GAP
        name = index.data(PlayerRole.TITLE if self._all_fit(bold, index) else PlayerRole.NAME)
        return one_line((name,), bold, LEAST_NAME, left), doing

    def length(self, usual: int) -> int:
        """Return a length at the current scale."""
        return round(usual * self.grown)

    @property
    def _width_beside_words(self) -> int:
        """Return the width of a tag that is not for words."""
        return self.length(EMBLEM) + 4 * GAP

    def _bold_and_small(self, font: QFont) -> tuple[QFont, QFont]:
        """Return the fonts for names, and for scores and activities."""
        bold, small = QFont(font), QFont(font)
        bold.setBold(True)
        bold.setPixelSize(self.length(NAME))
        small.setPixelSize(self.length(STATE))
        return bold, small

    def _width_of_player(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """Return an equal share of the strip."""
        return self._strip.viewport().width() // max(index.model().rowCount(), 1)

    def _all_fit(self, bold: QFont, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Tell whether every player's full title fits beside the largest part for score and activity."""
        model, metrics = index.model(), QFontMetrics(bold)
        titles = (model.index(row, 0).data(PlayerRole.TITLE) for row in range(model.rowCount()))
        widest = max(map(metrics.horizontalAdvance, titles)) + self._width_beside_words
        part_for_title = 1 - DOING
        return widest <= part_for_title * self._width_of_player(index)


def _score_and_activity(index: QModelIndex | QPersistentModelIndex) -> str:
    """Return a player's score and activity."""
    return f"{index.data(PlayerRole.STANDING)} · {index.data(PlayerRole.READINESS)}"


class PlayersStrip(QListView):
    """All players side by side."""

    def __init__(self, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Lay the tags from left to right, without scroll bars, as each fits into its share of the strip."""
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
        """Scale the tags."""
        self._tags.grown = grown
        self.setFixedHeight(self._tags.length(HEIGHT) + ROOM_AROUND)
        self.scheduleDelayedItemsLayout()
