"""The start page: a shelf with the box of every game, the last one played selected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt import paths
from wonderland_qt.app.help.help_menu import HelpMenu
from wonderland_qt.app.pages.box_button import BoxButton
from wonderland_qt.app.pages.box_label import BoxLabel
from wonderland_qt.app.pages.box_shelf import BoxShelf
from wonderland_qt.app.pages.opening_box import OpeningBox
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import CENTRED, button, paragraph, say, styled
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.models.lobby.shelf import Bookmark
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.scene.hand.spatial_navigation import DIRECTIONS, towards

BESIDE, ABOVE, BETWEEN, LEAST_LETTERS = 24, 8, 6, 11
ROOM_AROUND_LABEL = (12, 8, 12, 10)
"""The room on the left, above, on the right and below the words of a label, in unscaled pixels."""


class StartPage(GrowingPage):
    """The first page; `boxes` and `labels` hold the box and the label of each game by its id."""

    share, lamp = 1.0, True
    continued = Signal(str)
    begun = Signal(str)
    rules_wanted = Signal(str)
    language_wanted = Signal(str)
    settings_wanted = Signal()
    packs_wanted = Signal()
    saved_wanted = Signal()
    workshop_wanted = Signal(str)
    challenges_wanted = Signal(str)
    records_wanted = Signal()
    full_screen_wanted = Signal()
    quitted = Signal()

    def __init__(self, words: Words, boxes: tuple[Box, ...], parent: QWidget | None = None) -> None:
        """Begin without bookmarks, and without a last game: the page is given them when it is shown."""
        super().__init__(parent)
        self._say, self._tempo = words.say, 0.0
        self._bookmarks: Mapping[str, Bookmark | None] = {}
        self._recent = self._walked_to = ""
        self.boxes = {box.game: BoxButton(box) for box in boxes}
        self.labels = {box.game: BoxLabel(box, words) for box in boxes}
        self.problem = paragraph("", "status", CENTRED)
        self.hint = styled(FitLabel("", LEAST_LETTERS), "status")
        self.title = paragraph(self._say(Text("start-title")), "title", CENTRED)
        self.languages = {
            language: self._language_button(language, words.language) for language in paths.languages()
        }
        self._make_quiet_buttons()
        self.ribbon, self.shelf, self._page = Ribbon(), BoxShelf(self.boxes, self.labels), QVBoxLayout(self)
        self.opening = OpeningBox(self)
        self._foot = QHBoxLayout()
        self._lay_out()
        self._connect()
        self.grow()

    def _make_quiet_buttons(self) -> None:
        """Make the buttons of the foot, and the menu of help."""
        say, quiet = self._say, partial(KeyButton, kind="quiet")
        self.workshop = quiet(say(Text("start-workshop")), "F7", self._workshop_of_focused)
        self.challenges = quiet(say(Text("challenges-title")), "F2", self._challenges_of_focused)
        self.records = quiet(say(Text("records-title")), "F4", self.records_wanted)
        self.help_menu = HelpMenu(say, self)
        self.help = quiet(say(Text("help-title")), "Shift+F1", self._open_help)

    def offer(self, bookmarks: Mapping[str, Bookmark | None], recent: str, problem: str = "") -> None:
        """Show the saved game of each game, and give the keyboard to the box of the last one played.

        `problem` explains content that cannot be read, or a saved game that cannot be shown.
        """
        self._bookmarks, self._recent = bookmarks, recent
        for game, bookmark in bookmarks.items():
            self.labels[game].offer(bookmark)
            words, moment = self._words_on_bookmark(bookmark)
            self.boxes[game].mark(words, moment)
        of_saved_games = [bookmark.problem for bookmark in bookmarks.values() if bookmark is not None]
        say(self.problem, "\n".join(filter(None, [problem, *of_saved_games])))
        self.problem.setVisible(bool(self.problem.text()))
        if recent in self.boxes:
            self._walked_to = recent
            self.focus()
            self.boxes[recent].swing()
            self._show_hint(recent)

    def focus(self) -> None:
        """Give the keyboard to the box that had it last, if that is still there."""
        if self._walked_to in self.boxes:
            self.boxes[self._walked_to].setFocus()

    def set_tempo(self, tempo: float) -> None:
        """Set the duration of animations, as a factor of the usual; 0 shows none."""
        self._tempo = tempo
        for box in self.boxes.values():
            box.set_tempo(tempo)

    def grow(self) -> None:
        """Scale the boxes and labels to the size of the page."""
        left, above, right, below = map(self.length, ROOM_AROUND_LABEL)
        for label in self.labels.values():
            label.sheet.setContentsMargins(left, above, right, below)
        self.ribbon.grow(self.grown)
        beside = self.length(BESIDE)
        self._foot.setContentsMargins(beside, self.length(ABOVE), beside, self.length(ABOVE))
        self._foot.setSpacing(self.length(BETWEEN))
        self._page.setContentsMargins(0, self.length(ABOVE), 0, 0)
        self.shelf.grow(self.grown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize an opening box with the page."""
        super().resizeEvent(event)
        self.opening.resize(self.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus with the arrow keys, and show what the Enter key would do on a box.

        A box shows it with the focus or under the pointer; only the focus is remembered, to return there.
        """
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in DIRECTIONS:
            return self._move_focus(watched, event.key())
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.Enter} and isinstance(watched, BoxButton):
            self._show_hint(watched.box.game)
            if event.type() == QEvent.Type.FocusIn:
                self._walked_to = watched.box.game
        return super().eventFilter(watched, event)

    def _move_focus(self, focused: QObject, key: int) -> bool:
        """Move the focus to the nearest button in the direction of an arrow key; tell if the key was used.

        It counts as used at the edge as well, so that Qt does not move the focus to some other button there.
        """
        if not isinstance(focused, QAbstractButton):
            return False
        others = [other for other in self._reachable_buttons() if other.isVisible() and other is not focused]
        buttons = {str(number): other for number, other in enumerate(others)}
        bodies = {name: self._rect_of(other) for name, other in buttons.items()}
        nearest = towards(bodies, self._rect_of(focused).center(), DIRECTIONS[key])
        if nearest:
            buttons[nearest].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _rect_of(self, widget: QWidget) -> QRectF:
        """Return where a widget is on the page."""
        return QRectF(QPointF(widget.mapTo(self, QPointF(0, 0))), widget.size().toSizeF())

    def _reachable_buttons(self) -> Iterator[QAbstractButton]:
        """Yield all buttons that the arrow keys can reach."""
        for game, box in self.boxes.items():
            yield box
            yield from self.labels[game].buttons
        yield from (*self.languages.values(), self.challenges, self.records, self.workshop, self.help)
        yield from self.chores

    def _open_box(self, game: str) -> None:
        """Animate the opening of a box."""
        self.opening.open(self.boxes[game], self._tempo)

    def _enter_game(self, game: str) -> None:
        """Continue the saved game of an opened box, or begin a new one."""
        bookmark = self._bookmarks.get(game)
        if bookmark is not None and bookmark.readable:
            self.continued.emit(game)
        else:
            self.begun.emit(game)

    def _words_on_bookmark(self, bookmark: Bookmark | None) -> tuple[str, str]:
        """Return the words and the moment on a bookmark, "" and "" if no game can be continued."""
        if bookmark is None or not bookmark.readable:
            return "", ""
        if bookmark.over:
            return self._say(Text("start-over")), ""
        return self._say(Text("start-continue")), bookmark.moment

    def _show_hint(self, game: str) -> None:
        """Show what Enter would do on a game's box: begin, go on with the saved game, or look at its end."""
        bookmark, title = self._bookmarks.get(game), self.boxes[game].box.title
        key = "start-begins"
        if bookmark is not None and bookmark.readable:
            key = "start-looks-back" if bookmark.over else "start-goes-on"
        hint = bookmark.description if bookmark is not None else ""
        self.ribbon.tell(self._say(text(key, game=title)))
        say(self.hint, hint)
        self.hint.setToolTip(tooltip(hint))

    def _connect(self) -> None:
        """Connect boxes and labels with their games, and watch all buttons for the arrow keys."""
        for game, box in self.boxes.items():
            label = self.labels[game]
            box.clicked.connect(partial(self._open_box, game))
            label.continued.connect(partial(self.continued.emit, game))
            label.begun.connect(partial(self.begun.emit, game))
            label.rules_wanted.connect(partial(self.rules_wanted.emit, game))
        for reachable in self._reachable_buttons():
            reachable.installEventFilter(self)
        self.opening.opened.connect(self._enter_game)
        self.help_menu.rules_wanted.connect(self._rules_of_focused)

    def _open_help(self) -> None:
        """Open the menu of helps above its button."""
        above = QPoint(0, -self.help_menu.sizeHint().height())
        self.help_menu.popup(self.help.mapToGlobal(above))

    def _rules_of_focused(self) -> None:
        """Ask for the rules of the focused box, or of the last game played."""
        self.rules_wanted.emit(self._focused_game)

    def _workshop_of_focused(self) -> None:
        """Ask for the workshop of the focused box, or of the last game played."""
        self.workshop_wanted.emit(self._focused_game)

    def _challenges_of_focused(self) -> None:
        """Ask for the challenges of the focused box, or of the last game played."""
        self.challenges_wanted.emit(self._focused_game)

    @property
    def _focused_game(self) -> str:
        """Return the game of the focused box, or else the last one played."""
        focused = (game for game, box in self.boxes.items() if box.hasFocus())
        return next(focused, self._recent)

    def _language_button(self, language: str, current: str) -> QPushButton:
        """Return the button that switches to a language; that of the current language is marked."""
        words = self._say(Text(f"language-{language}"))
        kind = "spoken" if language == current else "quiet"
        return button(words, partial(self.language_wanted.emit, language), kind)

    def _lay_out(self) -> None:
        """Lay out the title, the shelf, the problems, the hint beside the quieter buttons, and the ribbon."""
        layout = self._page
        layout.setSpacing(0)
        layout.addWidget(self.title)
        layout.addWidget(self.shelf, 1)
        layout.addWidget(self.problem)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(self.hint)
        lines.addWidget(paragraph(self._say(Text("start-unofficial")), "small-status"))
        self._foot.addLayout(lines, 1)
        for language in self.languages.values():
            self._foot.addWidget(language)
        self._foot.addWidget(self.challenges)
        self._foot.addWidget(self.records)
        self._foot.addWidget(self.workshop)
        self._foot.addWidget(self.help)
        layout.addLayout(self._foot)
        self._add_ribbon_buttons()
        layout.addWidget(self.ribbon)

    def _add_ribbon_buttons(self) -> None:
        """Fill the ribbon with the chores that concern all games; the rules are those of the box in focus."""
        self.saved = KeyButton(self._say(Text("start-saved")), "F5", self.saved_wanted)
        self.rules = KeyButton(self._say(Text("start-rules")), "F1", self._rules_of_focused)
        self.settings = KeyButton(self._say(Text("start-settings")), "F10", self.settings_wanted)
        self.full_screen = KeyButton(
            self._say(Text("start-full-screen")), "", self.full_screen_wanted, cap="F11"
        )
        self.quit = KeyButton(self._say(Text("start-quit")), "Ctrl+Q", self.quitted)
        self.packs = KeyButton(self._say(Text("start-packs")), "F6", self.packs_wanted)
        self.chores = (self.saved, self.rules, self.packs, self.settings, self.full_screen, self.quit)
        self.ribbon.add(*self.chores)
