"""The handbook in its own window: the manual and the pages about changing games, with a list of them."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QImage,
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

from wonderland_qt import paths
from wonderland_qt.app.paper.panels import Panel, button, caption, styled
from wonderland_qt.app.paper.scaled_pages import growth_beside, room_for
from wonderland_qt.app.paper.window_style import MONOSPACED, style_sheet
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.learning.handbook import MANUAL, handbook, page_of
from wonderland_qt.scene.pictures.letters import DISPLAY

SIZE = (1040, 660)
LIST_WIDTH, LETTERS = 270, 15
IN_CODE, ABOVE_HEADING, ABOVE_PARAGRAPH = 0.87, 1.2, 0.5
"""The height of letters in code, and the distances above headings and other paragraphs, by the letters."""
PICTURED = 0.94
"""The width of a picture, as a part of the page's."""
CODE, HEADED, LINKED = "#f6e7c4", "#7c2620", "#1f6f6b"
GITHUB = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class Page(QTextBrowser):
    """A page of the handbook, with pictures scaled to its width."""

    def __init__(self) -> None:
        """Leave links to the dialog, which turns its own pages."""
        super().__init__(openLinks=False)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture that ships with the documents, scaled to the page; load nothing else."""
        name = QUrl(name)
        shipped = paths.docs() / PurePosixPath(name.path())
        if not name.isRelative() or ".." in shipped.parts:
            return None
        ratio = self.devicePixelRatio()
        width = round(self.viewport().width() * PICTURED * ratio)
        picture = QImage(str(shipped)).scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture


class HandbookDialog(QDialog):
    """Stays open beside the game; links open other pages here, and web pages in the browser."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        """List the pages of the handbook; a note appears on a page that exists only in English."""
        super().__init__(parent)
        self._say, self._language = words.say, words.language
        self.leaves, self.name = handbook(words.language), ""
        self._grown = 0.0  # no window's size, so that the first window scales the dialog
        self.setWindowTitle(self._say(Text("help-title")))
        self.list = styled(QListWidget(), "chapters")
        self.list.addItems([_short_title(leaf.title) for leaf in self.leaves])
        self.page = styled(Page(), "rules")
        self.in_english = caption(self._say(Text("help-in-english")))
        self._lay_out()
        self.list.currentRowChanged.connect(lambda row: self.turn_to(self.leaves[row].name))
        self.page.anchorClicked.connect(self._follow_link)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self, self.close)

    def open_at(self, name: str = MANUAL) -> None:
        """Open the handbook at a page."""
        self._scale_to_window()
        self.turn_to(name)
        self.show()
        self.activateWindow()
        self.page.setFocus()

    def turn_to(self, name: str) -> None:
        """Show a page from its beginning, mark it in the list, and say if it exists only in English.

        The list is silent meanwhile, since a new current row would turn to the page a second time.
        """
        number = next(number for number, leaf in enumerate(self.leaves) if leaf.name == name)
        self.name = name
        self.list.blockSignals(True)
        self.list.setCurrentRow(number)
        self.list.blockSignals(False)
        leaf = self.leaves[number]
        self.in_english.setVisible(leaf.language != self._language)
        self.page.document().setMarkdown(leaf.markdown, GITHUB)
        _style(self.page.document(), round(LETTERS * self._grown))
        self.page.moveCursor(QTextCursor.MoveOperation.Start)

    def _follow_link(self, link: QUrl) -> None:
        """Open a link to another page here, and a web link in the browser; ignore other links."""
        name = page_of(PurePosixPath(link.path()).name)
        if link.isRelative() and any(leaf.name == name for leaf in self.leaves):
            self.turn_to(name)
        elif link.scheme() == "https":
            QDesktopServices.openUrl(link)

    def _scale_to_window(self) -> None:
        """Scale the dialog to the window for which it is opened, if that has another size than before."""
        grown = growth_beside(self.parentWidget())
        if grown != self._grown:
            self._grown = grown
            letters = f"QTextBrowser#rules {{ font-size: {round(LETTERS * grown)}px; }}"
            self.setStyleSheet(style_sheet(grown) + letters)
            self.list.setFixedWidth(round(LIST_WIDTH * grown))
            self.resize(room_for(QSize(*SIZE) * grown, self))

    def _lay_out(self) -> None:
        """Lay out the note on the language, the list beside the page, and the button to close."""
        panel, book = Panel(self._say(Text("help-title"))), QHBoxLayout()
        panel.sheet.addWidget(self.in_english)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for widget, key in ((self.list, "help-pages"), (self.page, "help-title")):
            widget.setAccessibleName(self._say(Text(key)))
            book.addWidget(widget)
        panel.sheet.addLayout(book, 1)
        close = button(self._say(Text("rules-close")), self.close)
        panel.sheet.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        QVBoxLayout(self).addWidget(panel)


def _short_title(title: str) -> str:
    """Return a title without what follows its colon."""
    short, _colon, _rest = title.partition(":")
    return short


def _style(document: QTextDocument, letters: int) -> None:
    """Style Qt's plain Markdown: our headings, space between paragraphs, and a background for code.

    All of it is one edit block: after each edit Qt would lay out the whole page again.
    """
    whole = QTextCursor(document)
    whole.beginEditBlock()
    block = document.begin()
    while block.isValid():
        _style_block(block, letters)
        block = block.next()
    whole.endEditBlock()


def _style_block(block: QTextBlock, letters: int) -> None:
    """Style a paragraph, and each fragment of its text.

    Code has a ground and a margin, and other paragraphs, except items of lists, some distance from the last.
    """
    form, cursor = block.blockFormat(), QTextCursor(block)
    is_code = form.hasProperty(QTextFormat.Property.BlockCodeFence)
    if is_code:
        form.setBackground(QColor(CODE))
        form.setLeftMargin(letters)
    elif block.textList() is None:
        form.setTopMargin(letters * (ABOVE_HEADING if form.headingLevel() else ABOVE_PARAGRAPH))
    cursor.setBlockFormat(form)
    for piece in _fragments(block):
        cursor.setPosition(piece.position())
        cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(_style_of_fragment(piece.charFormat(), is_code, form.headingLevel(), letters))


def _style_of_fragment(before: QTextCharFormat, in_code: bool, heading: int, letters: int) -> QTextCharFormat:
    """Return the style to add to a fragment: of code, of a link, or of a heading (level 0 is none)."""
    form = QTextCharFormat()
    if in_code or before.fontFixedPitch():
        form.setFontFamilies([MONOSPACED])
        form.setProperty(QTextFormat.Property.FontPixelSize, round(letters * IN_CODE))
    elif before.isAnchor():
        form.setForeground(QColor(LINKED))
        form.setFontUnderline(False)
    elif heading:
        form.setFontFamilies([DISPLAY])
        form.setForeground(QColor(HEADED))
    return form


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    """Return the text fragments of a block as a list, because changing one invalidates Qt's iterator."""
    iterator, fragments = block.begin(), []
    while not iterator.atEnd():
        fragments.append(iterator.fragment())
        iterator += 1
    return fragments
