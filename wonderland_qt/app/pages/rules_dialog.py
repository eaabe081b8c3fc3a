"""The rules reference: illustrated pages, then all numbered rules, opened at those in force."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from wonderland_qt.app.pages.guide_sheet import GuideSheet
from wonderland_qt.app.pages.rules_sheet import SHEET, anchor_of, page_of
from wonderland_qt.app.paper.panels import Panel, button, caption, say, styled, without_margins
from wonderland_qt.app.paper.scaled_pages import growth_beside, room_for
from wonderland_qt.app.paper.window_style import enlarged, style_sheet
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.learning.guide_types import Guide

SIZE = (980, 640)
CHAPTERS_WIDTH = 300


class RulesDialog(QDialog):
    """The rulebook in its own window; it may stay open while the game goes on."""

    def __init__(
        self, words: Words, book: Rulebook, guide: Guide, art: Path, parent: QWidget | None = None
    ) -> None:
        """Make the illustrated pages of the guide, and the numbered rules with their search.

        `_in_force` are the rules in force at the table, none yet; `_grown` is 0 until the first scaling.
        """
        super().__init__(parent)
        self._say, self._book, self._guide = words.say, book, guide
        behind = self._say(Text("rules-behind"))
        self.sheets = [GuideSheet(page, words.language, art, behind) for page in guide.pages]
        self.tabs: list[QPushButton] = []
        self.leaves = QStackedWidget()
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
        """Open the page about the rules in force, or the first page if there are none."""
        self._in_force = tuple(in_force)
        self._scale_to_window()
        self.search.clear()
        self._show_found()
        self.turn_to_leaf(self._leaf_about(self._in_force))

    def open_book(self) -> None:
        """Show the numbered rules, at those in force."""
        self.turn_to_leaf(len(self.sheets))

    def turn_to_leaf(self, leaf: int) -> None:
        """Show an illustrated page, or after the last one the numbered rules."""
        self.leaves.setCurrentIndex(leaf)
        for number, tab in enumerate(self.tabs):
            tab.setChecked(number == leaf)

    def _leaf_about(self, rules: Sequence[str]) -> int:
        """Return the number of the page with most rules from the chapters of these rules, 0 without pages."""
        chapters = {_chapter_of(rule) for rule in rules}

        def rules_from_chapters(leaf: int) -> int:
            return sum(_chapter_of(rule) in chapters for rule in self._guide.pages[leaf].rules)

        return max(range(len(self._guide.pages)), key=rules_from_chapters, default=0)

    def _turn_to_rule(self, rule: str) -> None:
        """Show the numbered rules at a rule that was clicked in the guide."""
        self.open_book()
        self._scroll_to(rule)

    def _scale_to_window(self) -> None:
        """Scale the dialog to the window for which it is opened, if that has another size than before."""
        grown = growth_beside(self.parentWidget())
        if grown != self._grown:
            self._grown = grown
            self.setStyleSheet(style_sheet(grown))
            self.page.document().setDefaultStyleSheet(enlarged(SHEET, grown))
            self.chapters.setFixedWidth(round(CHAPTERS_WIDTH * grown))
            self.resize(room_for(QSize(*SIZE) * grown, self))

    def _connect(self) -> None:
        """Connect search, chapters and links; a rule clicked in the guide opens among the numbered rules."""
        self.search.textChanged.connect(self._show_found)
        self.page.anchorClicked.connect(lambda link: self._scroll_to(link.fragment()))
        self.chapters.currentRowChanged.connect(self._turn_to_chapter)
        for sheet in self.sheets:
            sheet.rule_wanted.connect(self._turn_to_rule)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self, self.close)

    def _show_found(self) -> None:
        """Show the rules that match the search; without a search, those in force come first."""
        self._shown = self._book.found(self.search.text())
        in_force = () if self.search.text() else self._in_force
        self.page.setHtml(page_of(self._shown, in_force, self._say(Text("rules-in-force"))))
        self.chapters.blockSignals(True)
        self.chapters.clear()
        self.chapters.addItems([section.title for section in self._shown.sections])
        self.chapters.blockSignals(False)
        say(self.found, self._say(text("rules-found", rules=len(self._shown.rules))))

    def _scroll_to(self, place: str) -> None:
        """Scroll to a rule or a chapter; clear the search if it hides the rule."""
        if place not in self._shown.rules and place in self._book.rules:
            self.search.clear()
        self.page.scrollToAnchor(place)

    def _turn_to_chapter(self, row: int) -> None:
        """Scroll to the chapter in this row of the list; row -1 is none."""
        if row >= 0:
            self.page.scrollToAnchor(anchor_of(self._shown.sections[row]))

    def _lay_out(self) -> None:
        """Lay out tabs above the leaves: the pages of the guide in their order, then the numbered rules."""
        panel = Panel(self._say(Text("rules-title")))
        panel.sheet.addLayout(self._tab_row())
        for sheet in self.sheets:
            scroll = styled(QScrollArea(widgetResizable=True), "scroll")
            scroll.setFrameShape(QFrame.Shape.NoFrame)
            scroll.setWidget(sheet)
            self.leaves.addWidget(scroll)
        self.leaves.addWidget(self._page_of_numbered_rules())
        panel.sheet.addWidget(self.leaves, 1)
        close = button(self._say(Text("rules-close")), self.close)
        panel.sheet.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        QVBoxLayout(self).addWidget(panel)

    def _tab_row(self) -> QHBoxLayout:
        """Return a button for each illustrated page, and one for the numbered rules."""
        row = QHBoxLayout()
        titles = [sheet.picture.accessibleName() for sheet in self.sheets]
        for number, title in enumerate((*titles, self._say(Text("rules-all")))):
            tab = button(title, partial(self.turn_to_leaf, number), "size")
            tab.setCheckable(True)
            self.tabs.append(tab)
            row.addWidget(tab)
        row.addStretch()
        return row

    def _page_of_numbered_rules(self) -> QWidget:
        """Return the page of all numbered rules, with a list of chapters and a search."""
        leaf = QWidget()
        sheet = without_margins(QVBoxLayout(leaf))
        top = QHBoxLayout()
        self.search.setAccessibleName(self._say(Text("rules-search")))
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        sheet.addLayout(top)
        book = QHBoxLayout()
        self.chapters.setWordWrap(True)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for widget, key in ((self.chapters, "rules-chapters"), (self.page, "rules-title")):
            widget.setAccessibleName(self._say(Text(key)))
            book.addWidget(widget)
        sheet.addLayout(book, 1)
        return leaf


def _chapter_of(rule: str) -> str:
    """Return what the number of a rule begins with, such as REWARD of REWARD-22."""
    chapter, _hyphen, _number = rule.partition("-")
    return chapter
