"""The start page: a shelf with the box of every game, the last one played with a bookmark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt import paths
from wonderland_qt.app.language import spoken
from wonderland_qt.app.pages.box_button import BoxButton
from wonderland_qt.app.pages.box_label import BoxLabel
from wonderland_qt.app.paper.growing import GrowingPage
from wonderland_qt.app.paper.panels import CENTRED, button, paragraph, say
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.boxes import Box
from wonderland_qt.models.shelf import Bookmark
from wonderland_qt.scene.hand.spatial_navigation import DIRECTIONS, towards

BOX_HEIGHT, LABEL_WIDTH, BETWEEN = 376, 318, 26
BOARD = 34
BOARD_PICTURE = 1200, 56


class StartPage(GrowingPage):
    """What is seen first. `boxes` and `labels` are those of each game by its id."""

    share = 1.0
    continued = Signal(str)
    begun = Signal(str)
    rules_wanted = Signal(str)
    language_wanted = Signal(str)
    settings_wanted = Signal()
    quitted = Signal()

    def __init__(self, words: Words, boxes: tuple[Box, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say = words.say
        self._bookmarks: Mapping[str, Bookmark | None] = {}
        self.boxes = {box.game: BoxButton(box) for box in boxes}
        self.labels = {box.game: BoxLabel(box, words) for box in boxes}
        self.problem = paragraph("", "status", CENTRED)
        self.hint = paragraph("", "status")
        self.languages = {language: self._language(language, words.language) for language in spoken()}
        self._shelf, self._page = QGridLayout(), QVBoxLayout(self)
        self._lay_out()
        self._connect()
        self.grow()

    def offer(self, bookmarks: Mapping[str, Bookmark | None], recent: str, problem: str = "") -> None:
        """Offer each game with its saved one, and put the keyboard on the box of the last game played.

        `problem` says that a game's content cannot be read.
        """
        self._bookmarks = bookmarks
        for game, bookmark in bookmarks.items():
            self.labels[game].offer(bookmark)
            self.boxes[game].mark(*self._on_bookmark(bookmark))
        problems = [problem, *(bookmark.problem for bookmark in bookmarks.values() if bookmark is not None)]
        say(self.problem, "\n".join(filter(None, problems)))
        self.problem.setVisible(bool(self.problem.text()))
        if recent in self.boxes:
            self.boxes[recent].setFocus()
            self._show_hint(recent)

    def grow(self) -> None:
        """Show boxes and labels larger in a larger window, and smaller where many stand beside each other."""
        across = len(self.boxes) * (self.length(LABEL_WIDTH) + self.length(BETWEEN))
        crowded = min(1.0, (self.width() - 2 * self.length(BETWEEN)) / max(across, 1))
        for box in self.boxes.values():
            box.stand(round(self.length(BOX_HEIGHT) * crowded))
        for label in self.labels.values():
            label.shrink(round(self.length(LABEL_WIDTH) * crowded))
            label.sheet.setContentsMargins(self.length(14), self.length(8), self.length(14), self.length(10))
        self._shelf.setHorizontalSpacing(round(self.length(BETWEEN) * crowded))
        self._shelf.setRowMinimumHeight(1, self.length(BOARD))
        self._page.setContentsMargins(self.length(28), self.length(14), self.length(28), self.length(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board on which the boxes stand, from wall to wall."""
        super().paintEvent(event)
        box = next(iter(self.boxes.values()), None)
        if box is None:
            return
        foot = box.mapTo(self, box.rect().bottomLeft()).y() - 2
        board, width = _board(self.length(BOARD), self.devicePixelRatioF()), 0.0
        painter = QPainter(self)
        while width < self.width():
            painter.drawPixmap(QPointF(width, foot), board)
            width += board.deviceIndependentSize().width()
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk over the page with the arrows, and tell what Enter would do on a box."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in DIRECTIONS
        ):
            return self._walk(watched, event.key())
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.Enter} and isinstance(watched, BoxButton):
            self._show_hint(watched.box.game)
        return super().eventFilter(watched, event)

    def _walk(self, here: QObject, key: int) -> bool:
        if not isinstance(here, QAbstractButton):
            return False
        reachable = {str(number): one for number, one in enumerate(self._reachable()) if one.isVisible()}
        bodies = {number: self._body(one) for number, one in reachable.items() if one is not here}
        found = towards(bodies, self._body(here).center(), DIRECTIONS[key])
        if found:
            reachable[found].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _body(self, one: QWidget) -> QRectF:
        return QRectF(QPointF(one.mapTo(self, QPointF(0, 0))), one.size().toSizeF())

    def _reachable(self) -> Iterator[QAbstractButton]:
        for game, box in self.boxes.items():
            yield box
            yield from self.labels[game].buttons
        yield from self.languages.values()
        yield from (self.settings, self.quit)

    def _take(self, game: str) -> None:
        """Do what comes next with a box: go on with its saved game, or begin one."""
        bookmark = self._bookmarks.get(game)
        (self.continued if bookmark is not None and bookmark.readable else self.begun).emit(game)

    def _on_bookmark(self, bookmark: Bookmark | None) -> tuple[str, str]:
        if bookmark is None or not bookmark.readable:
            return "", ""
        return self._say(Text("start-over" if bookmark.over else "start-continue")), bookmark.moment

    def _show_hint(self, game: str) -> None:
        bookmark, title = self._bookmarks.get(game), self.boxes[game].box.title
        key = "start-begins"
        if bookmark is not None and bookmark.readable:
            key = "start-looks-back" if bookmark.over else "start-goes-on"
        told = bookmark.told if bookmark is not None else ""
        say(self.hint, "  ".join(filter(None, (self._say(text(key, game=title)), told))))

    def _connect(self) -> None:
        for game, box in self.boxes.items():
            label = self.labels[game]
            box.clicked.connect(partial(self._take, game))
            label.continued.connect(partial(self.continued.emit, game))
            label.begun.connect(partial(self.begun.emit, game))
            label.rules_wanted.connect(partial(self.rules_wanted.emit, game))
        for one in self._reachable():
            one.installEventFilter(self)

    def _language(self, language: str, now: str) -> QPushButton:
        words = self._say(Text(f"language-{language}"))
        return button(
            words, partial(self.language_wanted.emit, language), "spoken" if language == now else "quiet"
        )

    def _lay_out(self) -> None:
        self.settings = button(self._say(Text("start-settings")), self.settings_wanted, "quiet")
        self.quit = button(self._say(Text("start-quit")), self.quitted, "quiet")
        layout = self._page
        layout.addWidget(paragraph(self._say(Text("start-title")), "title", CENTRED))
        layout.addStretch(1)
        layout.addLayout(self._on_the_shelf())
        layout.addWidget(self.problem)
        layout.addStretch(1)
        layout.addLayout(self._ribbon())
        layout.addWidget(paragraph(self._say(Text("start-unofficial")), "small-status", CENTRED))

    def _on_the_shelf(self) -> QHBoxLayout:
        for column, game in enumerate(self.boxes):
            self._shelf.addWidget(self.boxes[game], 0, column, Qt.AlignmentFlag.AlignHCenter)
            self._shelf.addWidget(
                self.labels[game], 2, column, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            )
        self._shelf.setVerticalSpacing(0)
        row = QHBoxLayout()
        row.addStretch()
        row.addLayout(self._shelf)
        row.addStretch()
        return row

    def _ribbon(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.hint, 1)
        for one in (*self.languages.values(), self.settings, self.quit):
            row.addWidget(one)
        return row


@cache
def _board(height: int, ratio: float) -> QPixmap:
    """Return the board of the shelf, this high."""
    width = round(height * BOARD_PICTURE[0] / BOARD_PICTURE[1])
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(str(paths.window() / "shelf.svg")).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap
