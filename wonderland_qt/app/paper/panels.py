"""Panels: sheets of paper with a heading, and the labels and buttons that lie on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.scene.style.wood import wood

WidgetT = TypeVar("WidgetT", bound=QWidget)
CENTRED = Qt.AlignmentFlag.AlignCenter


class Panel(QFrame):
    """A sheet of paper with a heading over its content."""

    def __init__(self, heading: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.sheet = QVBoxLayout(self)
        self.sheet.setContentsMargins(14, 10, 14, 12)
        self.sheet.setSpacing(6)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.heading = styled(QLabel(self), "heading")
        say(self.heading, heading)
        self.heading.setVisible(bool(heading))
        self.sheet.addWidget(self.heading)

    def shrink(self, width: int) -> None:
        """Be this wide, and no higher than what lies on the sheet."""
        self.setFixedWidth(width)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)

    def lay(self, widget: QWidget, name: str, stretch: int = 0) -> None:
        """Lay a widget on the sheet, last, under a name that a screen reader says."""
        widget.setAccessibleName(name)
        self.sheet.addWidget(widget, stretch)


LAMP, DUSK = (0.5, 0.35, 0.8), 130
"""Where the light above a page is, how far it reaches in widths of the page, how dark its corners are."""


class WoodenPage(QWidget):
    """A page of the window: dark wood, darker in the corners where a lamp hangs above it."""

    lamp = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("wood")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the planks of the table."""
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), wood())
        if self.lamp:
            painter.fillRect(event.rect(), self._dusk())
        painter.end()

    def _dusk(self) -> QRadialGradient:
        across, down, reach = LAMP
        dusk = QRadialGradient(self.width() * across, self.height() * down, self.width() * reach)
        dusk.setColorAt(0.25, QColor(0, 0, 0, 0))
        dusk.setColorAt(1, QColor(12, 6, 3, DUSK))
        return dusk


def styled(widget: WidgetT, kind: str) -> WidgetT:
    """Let the style sheet treat a widget as of this kind."""
    widget.setObjectName(kind)
    return widget


def paragraph(words: str, kind: str = "", alignment: Qt.AlignmentFlag | None = None) -> QLabel:
    """Return a label of wrapped words."""
    label = styled(QLabel(wordWrap=True), kind)
    if alignment is not None:
        label.setAlignment(alignment)
    say(label, words)
    return label


def caption(words: str) -> QLabel:
    """Return a small label of one line."""
    label = styled(QLabel(), "hint")
    say(label, words)
    return label


def say(label: QLabel, words: str) -> None:
    """Change the words of a label, for the eye and for a screen reader; markup in them is words too."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(words)
    label.setAccessibleName(words)


def as_written(words: str) -> str:
    """Return words for a button or a menu, in which an ampersand stands for itself and underlines nothing."""
    return words.replace("&", "&&")


def button(words: str, act: SignalInstance | Callable[..., Any], kind: str = "") -> QPushButton:
    """Return a button that Enter presses too."""
    made = styled(QPushButton(as_written(words), autoDefault=True), kind)
    made.setAccessibleName(words)
    made.clicked.connect(act)
    return made


def say_button(pressed: QPushButton, words: str) -> None:
    """Change the words of a button, for the eye and for a screen reader."""
    pressed.setText(as_written(words))
    pressed.setAccessibleName(words)
