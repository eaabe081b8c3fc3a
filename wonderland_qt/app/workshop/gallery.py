"""The gallery: a picture of every entry, with a search and a choice of kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeySequence, QPainter, QPen, QPixmap, QPixmapCache, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from wonderland_qt.app.paper.flow_layout import Flowing
from wonderland_qt.app.paper.panels import Panel, as_written, styled
from wonderland_qt.app.workshop.fields import SearchField
from wonderland_qt.app.workshop.gallery_pictures import GalleryPictures, Room
from wonderland_qt.models.qt_index import Index
from wonderland_qt.models.workshop.gallery_model import EntryRole, GalleryModel
from wonderland_qt.models.workshop.workshop_entries import WorkshopEntry
from wonderland_qt.scene.pictures.letters import DISPLAY

CARD, NAME, LETTERS, EDGE, HEADING, BETWEEN_KINDS = (90, 106), 32, 12, 4, 30, 4
GOLD, PALE, MARK, RULE, INK = "#e0a82e", "#fdf0cf", "#8c2b24", "#c9a66b", "#2b2118"


class Gallery(Panel):
    """Emits `picked` with the entry that was selected."""

    picked = Signal(object)

    def __init__(
        self,
        model: GalleryModel,
        pictures: Callable[[], GalleryPictures],
        say_kind: Callable[[str], str],
        search: str,
        parent: QWidget | None = None,
    ) -> None:
        """Show all entries: `pictures` returns the current pictures, and `say_kind` the words for a kind."""
        super().__init__(parent=parent)
        self.model, self._say_kind, self._kind = model, say_kind, ""
        self.search = SearchField(placeholderText=search, clearButtonEnabled=True)
        QShortcut(QKeySequence("/"), self, self.search.setFocus)
        self.kinds, self._group = Flowing(), QButtonGroup(self, exclusive=True)
        self.list = _EntryList(
            viewMode=QListView.ViewMode.IconMode,
            resizeMode=QListView.ResizeMode.Adjust,
            movement=QListView.Movement.Static,
        )
        self.delegate = _EntryDelegate(pictures, self.list)
        self.list.setItemDelegate(self.delegate)
        self.list.setModel(model)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._lay_out(search)
        self.search.textChanged.connect(self._filter_entries)
        self.list.selectionModel().currentChanged.connect(self._emit_picked)
        self.offer_kinds(model.counts)

    def _lay_out(self, search: str) -> None:
        """Lay the search above the kinds, and the list below them."""
        self.lay(self.search, search)
        self.sheet.addWidget(self.kinds)
        self.lay(self.list, search, 1)

    def offer_kinds(self, counts: Mapping[str, int]) -> None:
        """Show a button for each kind, with the number of its entries; show all if the chosen one is gone."""
        chosen = self._kind if self._kind in counts else ""
        for old in self._group.buttons():
            self._group.removeButton(old)
        self.kinds.clear()
        for kind, count in counts.items():
            button = self._button_of_kind(kind, count)
            button.setChecked(kind == chosen)
            self._group.addButton(button)
            self.kinds.add(button)
        if chosen != self._kind:
            self.choose_kind(chosen)

    def _button_of_kind(self, kind: str, count: int) -> QPushButton:
        """Return a button that shows only the entries of a kind, with their number."""
        button = styled(QPushButton(as_written(f"{self._say_kind(kind)} {count}")), "filter")
        button.setCheckable(True)
        button.clicked.connect(lambda: self.choose_kind(kind))
        return button

    def choose_kind(self, kind: str) -> None:
        """Show only the entries of this kind, or all for ""."""
        self._kind = kind
        self._filter_entries()

    def show_entry(self, entry: WorkshopEntry) -> None:
        """Select an entry and scroll to it; clear the search and the kind if they hide it."""
        if self.model.row_of(entry) < 0:
            self.search.clear()
            self.choose_kind("")
            all_kinds = self._group.buttons()[0]
            all_kinds.setChecked(True)
        index = self.model.index(self.model.row_of(entry))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    def grow(self, grown: float) -> None:
        """Scale the entries and the gaps between the buttons of kinds."""
        self.delegate.grow(grown)
        self.kinds.space(round(BETWEEN_KINDS * grown))
        self.list.doItemsLayout()

    def _filter_entries(self) -> None:
        """List the entries of the chosen kind that match the search; select the first if none is selected."""
        self.model.choose(self._kind, self.search.text())
        if not self.list.currentIndex().isValid() and self.model.entries:
            self.list.setCurrentIndex(self.model.index(self.model.row_of(self.model.entries[0])))

    def _emit_picked(self, current: QModelIndex, _before: QModelIndex) -> None:
        """Emit the entry that was selected, unless none is."""
        if current.isValid():
            self.picked.emit(current.data(EntryRole.ENTRY))


class _EntryList(QListView):
    """A list of entries under headings, which the keyboard skips."""

    def moveCursor(self, act: QListView.CursorAction, held: Qt.KeyboardModifier) -> QModelIndex:
        """Return the index that the cursor moves to, beyond a heading; the top heading is left downwards."""
        found = super().moveCursor(act, held)
        is_heading = found.isValid() and not found.flags() & Qt.ItemFlag.ItemIsEnabled
        if not is_heading:
            return found
        moves_down = found.row() > self.currentIndex().row()
        nothing_above = found.row() == 0
        return found.siblingAtRow(found.row() + (1 if moves_down or nothing_above else -1))


class _EntryDelegate(QStyledItemDelegate):
    """Paints entries with their names, and headings across the gallery."""

    def __init__(self, pictures: Callable[[], GalleryPictures], view: QListView) -> None:
        super().__init__(view)
        self._pictures, self._view, self._grown = pictures, view, 1.0

    def grow(self, grown: float) -> None:
        """Set the scale."""
        self._grown = grown

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of an entry or of a heading, which fills a row; at full width Qt would wrap it."""
        if index.data(EntryRole.ENTRY) is None:
            return QSize(self._view.viewport().width() - 1, self._length(HEADING))
        width, height = CARD
        return QSize(self._length(width + 2 * EDGE), self._length(height + NAME + 2 * EDGE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a heading, or an entry with its picture above its name."""
        entry, body, edge = index.data(EntryRole.ENTRY), option.rect, self._length(EDGE)
        if entry is None:
            self._paint_heading(painter, body.adjusted(edge, 0, -edge, -edge), index.data())
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        _width_of_card, height_of_card = CARD
        above = QRect(body.left(), body.top() + edge, body.width(), self._length(height_of_card))
        self._draw_picture(painter, entry, above)
        below = QRect(body.left() + edge, above.bottom(), body.width() - 2 * edge, self._length(NAME))
        self._write_name(painter, below, index.data(), changed=entry.changed)
        painter.restore()

    def _write_name(self, painter: QPainter, room: QRect, name: str, *, changed: bool) -> None:
        """Write the name of an entry, bold and in a colour of its own if the entry was changed."""
        painter.setPen(QColor(MARK if changed else INK))
        font = painter.font()
        font.setPixelSize(self._length(LETTERS))
        font.setBold(changed)
        painter.setFont(font)
        wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(room, wrapped, name)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Paint a pale ground with a golden edge behind the entry under the pointer or the chosen one."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(QColor(GOLD), 2.5 if chosen else 1))
            painter.setBrush(QColor(PALE))
            painter.drawRoundedRect(option.rect.adjusted(2, 2, -2, -2), 7, 7)

    def _paint_heading(self, painter: QPainter, room: QRect, words: str) -> None:
        """Paint a heading with a line beside it."""
        painter.save()
        font = QFont(DISPLAY)
        font.setPixelSize(self._length(16))
        painter.setFont(font)
        painter.setPen(QColor(MARK))
        painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words)
        left = room.left() + painter.fontMetrics().horizontalAdvance(words) + self._length(8)
        painter.setPen(QPen(QColor(RULE), 1))
        painter.drawLine(left, room.bottom() - self._length(6), room.right(), room.bottom() - self._length(6))
        painter.restore()

    def _draw_picture(self, painter: QPainter, entry: WorkshopEntry, room: QRect) -> None:
        """Draw the picture of an entry in the middle of a room."""
        pixmap = self._picture_from_cache(painter, entry, room)
        size = pixmap.deviceIndependentSize()
        corner = room.center() - QRect(0, 0, round(size.width()), round(size.height())).center()
        painter.drawPixmap(corner, pixmap)

    def _picture_from_cache(self, painter: QPainter, entry: WorkshopEntry, room: QRect) -> QPixmap:
        """Return the picture of an entry from Qt's cache, or draw it.

        The key holds all that changes the picture; other contents have another stamp.
        """
        ratio = painter.device().devicePixelRatioF()
        pictures = self._pictures()
        size = f"{room.width()}x{room.height()}/{ratio}"
        key = f"{pictures.stamp}/{entry.path}/{hash(entry.shown.pieces)}/{size}"
        found = QPixmap()
        if not QPixmapCache.find(key, found):
            found = pictures.picture(entry, Room(room.width(), room.height(), ratio))
            QPixmapCache.insert(key, found)
        return found

    def _length(self, usual: int) -> int:
        return round(usual * self._grown)
