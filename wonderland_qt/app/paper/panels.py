"""Paper panels with a heading, and the labels and buttons on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.scene.style.wood import wood

WidgetT = TypeVar("WidgetT", bound=QWidget)
LayoutT = TypeVar("LayoutT", bound=QLayout)
CENTRED = Qt.AlignmentFlag.AlignCenter


class Panel(QFrame):
    """A sheet of paper with a heading above its content."""

    def __init__(self, heading: str = "", parent: QWidget | None = None) -> None:
        """Begin with the heading alone on the sheet, and hide it if it is empty."""
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

    def lay(self, widget: QWidget, name: str, stretch: int = 0) -> None:
        """Append a widget with an accessible name."""
        widget.setAccessibleName(name)
        self.sheet.addWidget(widget, stretch)


LAMP, LIT = (0.5, 0.35, 0.8), 0.25
"""The place and the radius of the light, in parts of the page, and the part of the radius without dusk."""
DUSK = QColor(12, 6, 3, 130)
"""The darkness of the corners."""


class WoodenPage(QWidget):
    """A page with a background of dark wood; with a `lamp`, its corners are darker."""

    lamp = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("wood")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the planks, and on a page with a lamp the shadow of the corners."""
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), wood())
        if self.lamp:
            painter.fillRect(event.rect(), self._gradient_of_dusk())
        painter.end()

    def _gradient_of_dusk(self) -> QRadialGradient:
        """Return the darkness that grows from the place of the lamp to the corners."""
        across, down, reach = LAMP
        dusk = QRadialGradient(self.width() * across, self.height() * down, self.width() * reach)
        dusk.setColorAt(LIT, Qt.GlobalColor.transparent)
        dusk.setColorAt(1, DUSK)
        return dusk


def styled(widget: WidgetT, kind: str) -> WidgetT:
    """Set the name by which the style sheet knows a widget, and return the widget."""
    widget.setObjectName(kind)
    return widget


def restyle(widget: QWidget) -> None:
    """Apply the style sheet again, after the name or a property of a widget has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def discard(widgets: Iterable[QWidget]) -> None:
    """Hide widgets at once, and delete them once Qt is back in its event loop."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def without_margins(layout: LayoutT, spacing: int = -1) -> LayoutT:
    """Return a layout without margins and with this spacing; -1 is the usual one of the style."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return layout


def paragraph(words: str, kind: str = "", alignment: Qt.AlignmentFlag | None = None) -> QLabel:
    """Return a label whose words wrap, aligned as Qt does by default if `alignment` is None.

    `kind` is what the style sheet calls such a label.
    """
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
    """Set the text of a label, also for screen readers; markup is shown literally."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(words)
    label.setAccessibleName(words)


def as_written(words: str) -> str:
    """Return a text for a button or a menu, with ampersands shown instead of underlining a letter."""
    return words.replace("&", "&&")


def button(words: str, act: SignalInstance | Callable[..., Any], kind: str = "") -> QPushButton:
    """Return a button that Enter presses when it has the focus."""
    made = styled(QPushButton(as_written(words), autoDefault=True), kind)
    made.setAccessibleName(words)
    made.clicked.connect(act)
    return made


def say_button(pressed: QPushButton, words: str) -> None:
    """Set the text of a button, also for screen readers."""
    pressed.setText(as_written(words))
    pressed.setAccessibleName(words)
