"""A read-only view of a YAML file with line numbers, highlighting changes and mistakes."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QRect, QRegularExpression, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from wonderland_qt.app.paper.panels import styled
from wonderland_qt.app.paper.window_style import MONOSPACED

HERE, CHANGED, WRONG = "#fdf0cf", "#ffe08a", "#f7c9c0"
MARGIN, MARGIN_INK = "#f0e2c2", "#6d5a45"
LETTERS = 13
COLOURS = (
    (r"^\s*-?\s*[A-Za-z_][\w]*(?=:)|[{,]\s*[A-Za-z_]\w*(?=:)", "#8c2b24"),
    (r"(?<![\w.])-?\d+(?![\w.])", "#8a4b00"),
    (r"\"[^\"]*\"|'[^']*'", "#1f5f5b"),
    (r"(^|\s)#.*$", "#7d6b52"),
)


class FileView(QPlainTextEdit):
    """Shows a file; it is edited elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty, with line numbers and coloured YAML; a `file` of None means that none is shown."""
        super().__init__(parent, readOnly=True)
        styled(self, "yaml")
        self.setTabChangesFocus(True)
        self.file: Path | None = None
        self._numbers = _LineNumbers(self)
        self._colours = _YamlHighlighter(self.document())
        self.grow(1.0)
        self.updateRequest.connect(self._scroll_numbers)
        self.blockCountChanged.connect(self._make_room_for_numbers)

    def grow(self, grown: float) -> None:
        """Scale the letters, also by a style sheet, as the page's would win over the font."""
        font = QFont(MONOSPACED)
        font.setPixelSize(round(LETTERS * grown))
        self.setFont(font)
        self.setStyleSheet(f"font-family: '{MONOSPACED}'; font-size: {round(LETTERS * grown)}px;")
        self._make_room_for_numbers()

    def show_file(
        self, file: Path, line: int, changed: Collection[int] = (), wrong: Collection[int] = ()
    ) -> None:
        """Show a file at a line (counted from 1), with these lines marked; an unreadable one is empty."""
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError):
            text = ""
        if text != self.toPlainText():
            self.setPlainText(text)
        self.file = file
        marks = {line: HERE, **dict.fromkeys(changed, CHANGED), **dict.fromkeys(wrong, WRONG)}
        self.setExtraSelections([self._line_mark(number, colour) for number, colour in marks.items()])
        cursor = self.textCursor()
        cursor.setPosition(self.document().findBlockByNumber(max(line - 1, 0)).position())
        self.setTextCursor(cursor)
        self.centerCursor()

    def _line_mark(self, line: int, colour: str) -> QTextEdit.ExtraSelection:
        """Return the selection that colours the background of a whole line (counted from 1)."""
        mark = QTextEdit.ExtraSelection()
        mark.cursor = self.textCursor()
        mark.cursor.setPosition(self.document().findBlockByNumber(line - 1).position())
        mark.cursor.clearSelection()
        mark.format.setBackground(QColor(colour))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        return mark

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the line numbers beside the text."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._numbers.setGeometry(inside.left(), inside.top(), self.margin, inside.height())

    @property
    def margin(self) -> int:
        """Return the width of the line numbers, of two digits or more, with a digit's width beside them."""
        digits = len(str(max(self.blockCount(), 10)))
        return self.fontMetrics().horizontalAdvance("0") * (digits + 2)

    def paint_numbers(self, painter: QPainter, room: QRect) -> None:
        """Paint the numbers of the visible lines, aligned at the right, into the margin's `room`."""
        painter.fillRect(room, QColor(MARGIN))
        painter.setPen(QColor(MARGIN_INK))
        painter.setFont(self.font())
        block, right = self.firstVisibleBlock(), self.margin - self.fontMetrics().horizontalAdvance("0")
        while block.isValid():
            body = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if body.top() > room.bottom():
                return
            line = QRect(0, round(body.top()), right, self.fontMetrics().height())
            painter.drawText(line, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block = block.next()

    def _make_room_for_numbers(self, _lines: int = 0) -> None:
        self.setViewportMargins(self.margin, 0, 0, 0)

    def _scroll_numbers(self, updated: QRect, distance: int) -> None:
        """Scroll the line numbers with the text, or paint those again whose lines are updated."""
        if distance:
            self._numbers.scroll(0, distance)
        else:
            self._numbers.update(0, updated.y(), self._numbers.width(), updated.height())


class _LineNumbers(QWidget):
    """The line numbers, painted by the view."""

    def __init__(self, view: FileView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self) -> QSize:
        """Return the width of the longest number."""
        return QSize(self._view.margin, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the numbers."""
        painter = QPainter(self)
        self._view.paint_numbers(painter, event.rect())
        painter.end()


class _YamlHighlighter(QSyntaxHighlighter):
    """Highlights keys, numbers, strings and comments of YAML."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._rules = [(QRegularExpression(pattern), _text_format(colour)) for pattern, colour in COLOURS]

    def highlightBlock(self, text: str) -> None:
        """Highlight a line."""
        for pattern, form in self._rules:
            found = pattern.globalMatch(text)
            while found.hasNext():
                match = found.next()
                self.setFormat(match.capturedStart(), match.capturedLength(), form)


def _text_format(colour: str) -> QTextCharFormat:
    """Return the format of text in a colour."""
    form = QTextCharFormat()
    form.setForeground(QColor(colour))
    return form
