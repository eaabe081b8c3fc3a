"""The list of saved games: a picture, the players, the score, and when each was last played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import QDate, QLocale, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wonderland_qt.app.paper.one_line import one_line
from wonderland_qt.app.paper.window_style import BODY
from wonderland_qt.app.replay.thumbnails import thumbnail
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.saved_rows import SavedRow
from wonderland_qt.models.qt_index import Index
from wonderland_qt.scene.pictures.emblems import emblems_of, paint_emblem

ROW, PICTURE, EDGE, EMBLEM = 112, QSize(136, 88), 8, 20
HEADING, GREEN, LEAST_LETTERS = "Vollkorn", "#2f6b3a", 11
AROUND_CARD = 3, 3, -4, -3
"""How far the edges of a card are moved in from its row: left, top, right and bottom, in pixels."""
EMBLEM_STEP = 1.2
"""From one emblem to the next, by their width."""
LINES = 4.3
"""The lines of words on a card: four, and margins above and below."""
ABOVE, BEFORE_DAY = 0.2, 6
"""The margin above the lines, by their height, and the gap before the day in pixels."""

INK, RED, QUIET, CARD, CHOSEN, AROUND = "#2b2118", "#8c2b24", "#6d5a45", "#fbf4e3", "#f2c65a", "#b99d6f"
ROW_ROLE = Qt.ItemDataRole.UserRole + 1


class SavedList(QListView):
    """Saved games, the last one played first; emits `chosen` with the row that is selected."""

    chosen = Signal(object)

    def __init__(self, words: Words) -> None:
        """Show games as painted cards that scroll by pixels, because a card is too high to scroll by rows."""
        super().__init__()
        self._words, self._rows = words, list[SavedRow]()
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self._cards = _CardDelegate(words, self)
        self.setItemDelegate(self._cards)
        self.setObjectName("saved")
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.selectionModel().currentChanged.connect(self._emit_chosen)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._cards.grown = grown
        self.scheduleDelayedItemsLayout()

    def offer(self, rows: Sequence[SavedRow]) -> None:
        """List these games, each as a card with a line for screen readers; none is selected."""
        self._model.clear()
        self._rows = list(rows)
        for row in rows:
            item = QStandardItem(self._description_of(row))
            item.setEditable(False)
            item.setData(row, ROW_ROLE)
            self._model.appendRow(item)

    @property
    def row(self) -> SavedRow | None:
        """Return the selected game, or None."""
        current = self.currentIndex()
        return self._rows[current.row()] if current.isValid() else None

    def choose(self, number: int) -> None:
        """Select the game at this position."""
        self.setCurrentIndex(self._model.index(number, 0))

    def _emit_chosen(self, _current: QModelIndex) -> None:
        """Emit the game that is selected now, if any."""
        if self.row is not None:
            self.chosen.emit(self.row)

    def _description_of(self, row: SavedRow) -> str:
        """Return a game's row as one line for screen readers."""
        return ", ".join((row.title, row.persons, row.stands, when(row.played, self._words)))


class _CardDelegate(QStyledItemDelegate):
    """Paints each game as a card."""

    def __init__(self, words: Words, parent: QListView) -> None:
        super().__init__(parent)
        self._words, self.grown = words, 1.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a card; the list stretches it to its own width."""
        return QSize(200, round(ROW * self.grown))

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """Paint the card of a game: its picture at the left, the words beside it, a thick edge if chosen."""
        row: SavedRow = index.data(ROW_ROLE)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        body = QRectF(option.rect).adjusted(*AROUND_CARD)
        self._paint_paper(painter, body, chosen=chosen)
        edge, size = EDGE * self.grown, self._size_of_picture
        small = thumbnail(
            row.cast, row.roles, row.winners, size=size, ratio=painter.device().devicePixelRatioF()
        )
        painter.drawPixmap(round(body.left() + edge), round(body.center().y() - size.height() / 2), small)
        beside_picture = body.adjusted(edge + size.width() + edge, 0, -edge, 0)
        self._paint_words(painter, beside_picture, row)
        painter.restore()

    @property
    def _size_of_picture(self) -> QSize:
        """Return the size of the picture of a game."""
        return QSize(round(PICTURE.width() * self.grown), round(PICTURE.height() * self.grown))

    def _paint_paper(self, painter: QPainter, body: QRectF, *, chosen: bool) -> None:
        """Paint the empty card, with a thick golden edge if it is the chosen one."""
        paper = QPainterPath()
        paper.addRoundedRect(body, 8, 8)
        painter.fillPath(paper, QColor(CARD))
        painter.strokePath(paper, QPen(QColor(CHOSEN if chosen else AROUND), 4 if chosen else 1.6))

    def _paint_words(self, painter: QPainter, room: QRectF, row: SavedRow) -> None:
        """Write title, persons, emblems and scores below each other, with state and day at the right."""
        height = room.height() / LINES
        first = QRectF(room.left(), room.top() + height * ABOVE, room.width(), height)
        title, persons, emblems, scores = (first.translated(0, height * number) for number in range(4))
        self._write(painter, title, row.title, font=self._font(18, HEADING, bold=True), colour=INK)
        self._write(painter, persons, row.persons, font=self._font(14), colour=INK)
        self._paint_emblems(painter, emblems, row)
        self._write_state(painter, emblems, row)
        self._write_scores_and_day(painter, scores, row)

    def _write_scores_and_day(self, painter: QPainter, room: QRectF, row: SavedRow) -> None:
        """Write the scores at the left, and at the right when the game was last played."""
        font_of_day, day = self._font(13), when(row.played, self._words)
        width_of_day = QFontMetrics(font_of_day).horizontalAdvance(day) + BEFORE_DAY
        left_of_day = room.adjusted(0, 0, -width_of_day, 0)
        self._write(painter, left_of_day, row.stands, font=self._font(14, bold=True), colour=RED)
        self._write(painter, room, day, font=font_of_day, colour=QUIET, right=True)

    def _write_state(self, painter: QPainter, room: QRectF, row: SavedRow) -> None:
        """Write at the right whether the game is over or still under way."""
        key, colour = ("saved-over", QUIET) if row.over else ("saved-under-way", GREEN)
        state = self._words.say(Text(key))
        self._write(painter, room, state, font=self._font(13, bold=True), colour=colour, right=True)

    def _paint_emblems(self, painter: QPainter, room: QRectF, row: SavedRow) -> None:
        """Paint the emblems of the roles side by side at the left of a room."""
        side, emblems = EMBLEM * self.grown, emblems_of(row.cast)
        for number, role in enumerate(row.roles):
            left = room.left() + number * side * EMBLEM_STEP
            spot = QRectF(left, room.center().y() - side / 2, side, side)
            paint_emblem(painter, emblems[role], spot, painter.device().devicePixelRatioF())

    def _font(self, size: int, family: str = BODY, *, bold: bool = False) -> QFont:
        """Return a font at the scale of the list; `size` is its unscaled height in pixels."""
        font = QFont()
        font.setFamilies([family])
        font.setPixelSize(round(size * self.grown))
        font.setBold(bold)
        return font

    def _write(
        self, painter: QPainter, room: QRectF, words: str, font: QFont, colour: str, *, right: bool = False
    ) -> None:
        """Write words on one line, in smaller letters or cut short if they do not fit."""
        fitted = one_line([words], font, LEAST_LETTERS, int(room.width()))
        painter.setFont(fitted.font)
        painter.setPen(QColor(colour))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, fitted.words)


def when(moment: datetime, words: Words) -> str:
    """Return in words when a game was last played: today, yesterday, or the day and month."""
    days_ago = (datetime.now().astimezone().date() - moment.date()).days
    if days_ago in {0, 1}:
        key = "saved-today" if days_ago == 0 else "saved-yesterday"
        return words.say(text(key, time=f"{moment:%H:%M}"))
    return QLocale(words.language).toString(QDate(moment.year, moment.month, moment.day), "d MMMM")
