"""The rules reference: all numbered rules, searchable, opened at those in force."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from wonderland_qt.app.pages.rules_sheet import SHEET, anchor_of, page_of
from wonderland_qt.app.paper.growing import growth_beside, room_for
from wonderland_qt.app.paper.panels import Panel, button, caption, say, styled
from wonderland_qt.app.paper.paper import enlarged, style_sheet
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words import Words

SIZE = (980, 640)
CHAPTERS_WIDTH = 300


class RulesDialog(QDialog):
    """A book beside the table: it may stay open while the game goes on."""

    def __init__(self, words: Words, book: Rulebook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say, self._book = words.say, book
        self._in_force: tuple[str, ...] = ()
        self._grown = 0.0
        self.setWindowTitle(self._say(Text("rules-title")))
        self.search = QLineEdit(placeholderText=self._say(Text("rules-search")), clearButtonEnabled=True)
        self.chapters = styled(QListWidget(), "chapters")
        self.page = styled(QTextBrowser(openLinks=False), "rules")
        self.found = caption("")
        self._lay_out()
        self._connect()
        self.show_rules(())

    def show_rules(self, in_force: Sequence[str]) -> None:
        """Open the book at the rules in force, or at its beginning when there are none."""
        self._in_force = tuple(in_force)
        self._grow()
        self.search.clear()
        self._fill()

    def _grow(self) -> None:
        """Be as large as the window for which the book is opened wants it."""
        grown = growth_beside(self.parentWidget())
        if grown != self._grown:
            self._grown = grown
            self.setStyleSheet(style_sheet(grown))
            self.page.document().setDefaultStyleSheet(enlarged(SHEET, grown))
            self.chapters.setFixedWidth(round(CHAPTERS_WIDTH * grown))
            self.resize(room_for(QSize(*SIZE) * grown, self))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._fill)
        self.page.anchorClicked.connect(lambda link: self._turn_to(link.fragment()))
        self.chapters.currentRowChanged.connect(self._turn_to_chapter)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def _fill(self) -> None:
        """Show what the search leaves of the book."""
        self._shown = self._book.found(self.search.text())
        in_force = () if self.search.text() else self._in_force
        self.page.setHtml(page_of(self._shown, in_force, self._say(Text("rules-in-force"))))
        self.chapters.blockSignals(True)
        self.chapters.clear()
        self.chapters.addItems([section.title for section in self._shown.sections])
        self.chapters.blockSignals(False)
        say(self.found, self._say(text("rules-found", rules=len(self._shown.rules))))

    def _turn_to(self, place: str) -> None:
        """Turn to a rule or a chapter; a rule that the search has left out brings the whole book back."""
        if place not in self._shown.rules and place in self._book.rules:
            self.search.clear()
        self.page.scrollToAnchor(place)

    def _turn_to_chapter(self, row: int) -> None:
        if row >= 0:
            self.page.scrollToAnchor(anchor_of(self._shown.sections[row]))

    def _lay_out(self) -> None:
        panel = Panel(self._say(Text("rules-title")))
        top = QHBoxLayout()
        self.search.setAccessibleName(self._say(Text("rules-search")))
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        panel.sheet.addLayout(top)
        book = QHBoxLayout()
        self.chapters.setWordWrap(True)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for widget, key in ((self.chapters, "rules-chapters"), (self.page, "rules-title")):
            widget.setAccessibleName(self._say(Text(key)))
            book.addWidget(widget)
        panel.sheet.addLayout(book, 1)
        closing = QHBoxLayout()
        closing.addStretch()
        closing.addWidget(button(self._say(Text("rules-close")), self.close))
        panel.sheet.addLayout(closing)
        QVBoxLayout(self).addWidget(panel)
