"""The handbook of those who change the games, beside the window: a list of its pages, and one open."""

from __future__ import annotations

from pathlib import PurePosixPath

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
)
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from wonderland_qt.app.paper.growing import growth_beside, room_for
from wonderland_qt.app.paper.panels import Panel, button, caption, styled
from wonderland_qt.app.paper.paper import MONOSPACED, style_sheet
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.words import REFERENCE, Words
from wonderland_qt.models.learning.handbook import FIRST, handbook
from wonderland_qt.scene.pictures.letters import DISPLAY

SIZE = (1040, 660)
LIST_WIDTH, LETTERS = 270, 15
CODE, HEADED, LINKED = "#f6e7c4", "#7c2620", "#1f6f6b"
GITHUB = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class HandbookDialog(QDialog):
    """May stay open while the game goes on; links lead from page to page, and outside to the browser."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say, self.leaves, self.name = words.say, handbook(), ""
        self._grown = 0.0
        self.setWindowTitle(self._say(Text("help-handbook")))
        self.list = styled(QListWidget(), "chapters")
        self.list.addItems([leaf.title.partition(":")[0] for leaf in self.leaves])
        self.page = styled(QTextBrowser(openLinks=False), "rules")
        self._lay_out(foreign=words.language != REFERENCE)
        self.list.currentRowChanged.connect(lambda row: self.turn_to(self.leaves[row].name))
        self.page.anchorClicked.connect(self._follow)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self, self.close)

    def open_at(self, name: str = FIRST) -> None:
        """Open the handbook at a page."""
        self._grow()
        self.turn_to(name)
        self.show()
        self.activateWindow()
        self.page.setFocus()

    def turn_to(self, name: str) -> None:
        """Show a page from its beginning."""
        number = next(number for number, leaf in enumerate(self.leaves) if leaf.name == name)
        self.name = name
        self.list.blockSignals(True)
        self.list.setCurrentRow(number)
        self.list.blockSignals(False)
        self.page.document().setMarkdown(self.leaves[number].markdown, GITHUB)
        _dress(self.page.document(), round(LETTERS * self._grown))
        self.page.moveCursor(QTextCursor.MoveOperation.Start)

    def _follow(self, link: QUrl) -> None:
        name = PurePosixPath(link.path()).stem
        if link.isRelative() and any(leaf.name == name for leaf in self.leaves):
            self.turn_to(name)
        elif link.scheme() == "https":
            QDesktopServices.openUrl(link)

    def _grow(self) -> None:
        """Be as large as the window for which the handbook is opened wants it."""
        grown = growth_beside(self.parentWidget())
        if grown != self._grown:
            self._grown = grown
            letters = f"QTextBrowser#rules {{ font-size: {round(LETTERS * grown)}px; }}"
            self.setStyleSheet(style_sheet(grown) + letters)
            self.list.setFixedWidth(round(LIST_WIDTH * grown))
            self.resize(room_for(QSize(*SIZE) * grown, self))

    def _lay_out(self, foreign: bool) -> None:
        panel, book, closing = Panel(self._say(Text("help-handbook"))), QHBoxLayout(), QHBoxLayout()
        if foreign:
            panel.sheet.addWidget(caption(self._say(Text("help-in-english"))))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for widget, key in ((self.list, "help-pages"), (self.page, "help-handbook")):
            widget.setAccessibleName(self._say(Text(key)))
            book.addWidget(widget)
        panel.sheet.addLayout(book, 1)
        closing.addStretch()
        closing.addWidget(button(self._say(Text("rules-close")), self.close))
        panel.sheet.addLayout(closing)
        QVBoxLayout(self).addWidget(panel)


def _dress(document: QTextDocument, letters: int) -> None:
    """Give Markdown, which Qt shows plainly, our headings, room between paragraphs, and ground under code."""
    block = document.begin()
    while block.isValid():
        _dress_block(block, letters)
        block = block.next()


def _dress_block(block: QTextBlock, letters: int) -> None:
    form, cursor = block.blockFormat(), QTextCursor(block)
    typed = form.hasProperty(QTextFormat.Property.BlockCodeFence)
    if typed:
        form.setBackground(QColor(CODE))
        form.setLeftMargin(letters)
    elif block.textList() is None:
        form.setTopMargin(letters * (1.2 if form.headingLevel() else 0.5))
    cursor.setBlockFormat(form)
    for piece in _pieces(block):
        cursor.setPosition(piece.position())
        cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(_dressed(piece.charFormat(), typed, form.headingLevel(), letters))


def _dressed(was: QTextCharFormat, typed: bool, heading: int, letters: int) -> QTextCharFormat:
    form = QTextCharFormat()
    if typed or was.fontFixedPitch():
        form.setFontFamilies([MONOSPACED])
        form.setProperty(QTextFormat.Property.FontPixelSize, round(letters * 0.87))
    elif was.isAnchor():
        form.setForeground(QColor(LINKED))
        form.setFontUnderline(False)
    elif heading:
        form.setFontFamilies([DISPLAY])
        form.setForeground(QColor(HEADED))
    return form


def _pieces(block: QTextBlock) -> list[QTextFragment]:
    """Return the stretches of a block, found before any of them is changed."""
    pieces, found = block.begin(), []
    while not pieces.atEnd():
        found.append(pieces.fragment())
        pieces += 1
    return found
