"""A button that shows its keyboard shortcut as a key cap beside its words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from wonderland_qt.app.paper.panels import as_written, styled
from wonderland_qt.app.paper.window_style import BODY
from wonderland_qt.scene.style.palette import INK, PAPER

GAP, BESIDE, DEPTH, CORNER = 0.5, 0.4, 0.14, 0.3
"""In line heights: the gap between words and cap, the cap's padding, its foot, the radius of its corners."""

SMALLER, LEAST_LETTERS = 0.85, 11
PRINTED = {"Пропуск": "Пробіл", "Tabulator": "Tab"}
"""Names of keys that differ between Qt and keyboards or the manual; "Пропуск" also means skipping."""


def printed(key: str | Qt.Key) -> str:
    """Return the label of a key or a key combination, in the language of the window."""
    label = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    for name_in_qt, name_on_keyboard in PRINTED.items():
        label = label.replace(name_in_qt, name_on_keyboard)
    return label


class KeyButton(QPushButton):
    """A button with a key cap; `key` is named as in Qt ("F1", "Esc").

    If the page itself handles the key, leave `key` empty and give only the `cap`.
    """

    def __init__(
        self,
        words: str,
        key: str,
        act: SignalInstance | Callable[..., Any],
        kind: str = "keyed",
        cap: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Call or emit `act` on a click or the key; Return also accepts Enter on the number pad."""
        super().__init__(as_written(words), parent, autoDefault=True)
        styled(self, kind)
        self.cap = printed(cap or key)
        """The label of the key cap."""
        self.setAccessibleName(words)
        self.setAccessibleDescription(self.cap)
        on_number_pad = key.replace("Return", "Enter")  # Qt calls the two keys by different names
        for shortcut in sorted({key, on_number_pad} - {""}):
            QShortcut(QKeySequence(shortcut), self, self.click)
        self.clicked.connect(act)

    def sizeHint(self) -> QSize:
        """Return the size of the words and the cap."""
        usual = super().sizeHint()
        return QSize(usual.width() + round(self._gap + self._cap_width), usual.height())

    def minimumSizeHint(self) -> QSize:
        """Return the size of the words and the cap."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, its words, and the cap beside them.

        Qt paints the button without words, because it would centre them without the cap.
        """
        option, painter = QStyleOptionButton(), QPainter(self)
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        label = self.text().replace("&&", "&")
        words = self.fontMetrics().horizontalAdvance(label)
        left = (self.width() - words - self._gap - self._cap_width) / 2
        room = QRectF(left, 0, words + 1, self.height())  # one pixel for rounding
        painter.setFont(self.font())
        painter.setPen(option.palette.buttonText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, label)
        self._paint_cap(painter, QPointF(left + words + self._gap, self.height() / 2))

    def _paint_cap(self, painter: QPainter, left: QPointF) -> None:
        """Paint the key cap, with its foot, to the right of a point at half its height."""
        height = self._line_height * 1.15
        body = QRectF(left.x(), left.y() - height / 2, self._cap_width, height)
        foot, top, corner = QPainterPath(), QPainterPath(), self._line_height * CORNER
        foot.addRoundedRect(body, corner, corner)
        top.addRoundedRect(body.adjusted(0, 0, 0, -self._line_height * DEPTH), corner, corner)
        painter.fillPath(foot, QColor(INK))
        painter.fillPath(top, QColor(PAPER))
        painter.strokePath(top, QPen(QColor(INK), 1.2))
        painter.setFont(_cap_font(self.font().pixelSize()))
        painter.setPen(QColor(INK))
        painter.drawText(top.boundingRect(), Qt.AlignmentFlag.AlignCenter, self.cap)

    @property
    def _line_height(self) -> float:
        return float(self.fontMetrics().height())

    @property
    def _gap(self) -> float:
        """Return the gap between words and cap, none while the words are left out."""
        return self._line_height * GAP if self.text().strip() else 0.0

    @property
    def _cap_width(self) -> float:
        """Return the width of the cap, which is never narrower than a square key."""
        words = _width_of(self.cap, self.font().pixelSize())
        return max(words + 2 * self._line_height * BESIDE, self._line_height * 1.1)


@cache
def _cap_font(beside: int) -> QFont:
    """Return the font of a cap, smaller than the letters beside it, by at least two pixels if legible."""
    font = QFont([BODY])
    font.setPixelSize(max(min(round(beside * SMALLER), beside - 2), LEAST_LETTERS))
    font.setWeight(QFont.Weight.Bold)
    return font


@cache
def _width_of(cap: str, beside: int) -> int:
    """Return the width of a cap's label beside letters of this height."""
    return QFontMetrics(_cap_font(beside)).horizontalAdvance(cap)
