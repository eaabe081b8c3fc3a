"""The choice of a game option: a value from a list, or one composed of parts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from wonderland_qt.app.paper.panels import caption, without_margins
from wonderland_qt.engine.game_options import GameOption, put_together, taken_apart
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.pieces.tooltips import tooltip

OF_ITS_OWN = ""
MARGIN = 4
SHORTEST = 6
"""The letters of a value that are always visible; the opened list shows it whole."""


class ValueBox(QComboBox):
    """A combo box that may be narrower than its value, which then ends in three dots."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for room for SHORTEST letters only, instead of for the longest value."""
        super().__init__(parent)
        self.setMinimumContentsLength(SHORTEST)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box with its value shortened to fit."""
        shown, painter = QStyleOptionComboBox(), QStylePainter(self)
        self.initStyleOption(shown)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        width = self.style().subControlRect(control, shown, part, self).width()
        shown.currentText = self.fontMetrics().elidedText(
            shown.currentText, Qt.TextElideMode.ElideRight, width - MARGIN
        )
        painter.drawComplexControl(control, shown)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, shown)


class GameOptionChoice(QObject):
    """A combo box for an option, and if its value is composed of parts, one for each part."""

    def __init__(self, option: GameOption, words: Words, parent: QWidget) -> None:
        """Add a custom value to an option with parts; `sheet` holds their boxes, and else is empty."""
        super().__init__(parent)
        self._say = words.say
        self.option = option
        self.values = self._make_box(option)
        self.parts = {part.id: self._make_box(part) for part in option.parts}
        self.sheet = QWidget(parent)
        if option.parts:
            self.values.addItem(self._say(Text("new-term-own")), OF_ITS_OWN)
            self._lay_parts()
        self.values.currentIndexChanged.connect(self._show_parts)
        self._show_parts()

    @property
    def label(self) -> str:
        """Return the name of the option."""
        return self._say(self.option.name)

    def chosen(self) -> str:
        """Return the value that was chosen, put together from its parts if it is one of its own."""
        value = str(self.values.currentData())
        if value != OF_ITS_OWN:
            return value
        return put_together({part: str(box.currentData()) for part, box in self.parts.items()})

    def prefer(self, value: str) -> None:
        """Choose a value, from the list or composed of parts; ignore one that no longer exists."""
        listed = self.values.findData(value)
        if listed >= 0:
            self.values.setCurrentIndex(listed)
        elif _is_known(value, self.parts):
            self.values.setCurrentIndex(self.values.findData(OF_ITS_OWN))
            for part, part_value in taken_apart(value).items():
                box = self.parts[part]
                box.setCurrentIndex(box.findData(part_value))

    def _make_box(self, option: GameOption) -> QComboBox:
        """Return a combo box with the values of an option, each with its explanation as a tooltip."""
        box = ValueBox()
        box.setAccessibleName(self._say(option.name))
        for row, value in enumerate(option.values):
            box.addItem(self._say(value.name), value.id)
            if value.about is not None:
                box.setItemData(row, tooltip(self._say(value.about)), Qt.ItemDataRole.ToolTipRole)
        box.currentIndexChanged.connect(lambda _row: _describe_value(box))
        _describe_value(box)
        return box

    def _lay_parts(self) -> None:
        """Put the box of each part below its name, with opened lists at least as wide as the box."""
        grid = without_margins(QGridLayout(self.sheet), 2)
        for row, part in enumerate(self.option.parts):
            box = self.parts[part.id]
            box.view().setMinimumWidth(box.sizeHint().width())
            grid.addWidget(caption(self._say(part.name)), 2 * row, 0)
            grid.addWidget(box, 2 * row + 1, 0)

    def _show_parts(self) -> None:
        """Show the boxes of the parts only if a value of your own is chosen."""
        self.sheet.setVisible(self.values.currentData() == OF_ITS_OWN)


def _describe_value(box: QComboBox) -> None:
    """Describe the shown value, if it has a description, in the tooltip and to screen readers."""
    about = str(box.currentData(Qt.ItemDataRole.ToolTipRole) or "")
    box.setToolTip(about)
    box.setAccessibleDescription(about)


def _is_known(value: str, parts: Mapping[str, QComboBox]) -> bool:
    """Tell whether a value is composed of existing parts and values."""
    try:
        chosen = taken_apart(value)
    except ValueError:
        return False
    return all(part in parts and parts[part].findData(part_value) >= 0 for part, part_value in chosen.items())
