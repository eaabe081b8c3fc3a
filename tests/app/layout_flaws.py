"""What a stranger would frown at in a window: words cut off, things that overlap or leave their panel.

For tests with `pytest.mark.window`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

SLACK, BELOW = 1, 2
ELLIPSIS = "…"
BREAK = "\u200b"
"""Where a line may break inside a word."""
MADE_FOR, LEAST_PIXELS = (1280, 720), 11


def layout_flaws(window: Any) -> list[str]:
    """Everything to frown at in what is seen of a window now."""
    from PySide6.QtWidgets import QWidget

    widgets = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]
    return sorted({f"{_told(widget)}: {flaw}" for widget in widgets for flaw in _flaws(widget)})


def _flaws(widget: Any) -> Iterator[str]:
    for kind, look in _looks():
        if isinstance(widget, kind):
            yield from look(widget)
    yield from _too_small(widget)
    yield from _misplaced(widget)


def _too_small(widget: Any) -> Iterator[str]:
    """Words in letters that are too small to be read in a window of the size that pages are made for."""
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit

    from wonderland_qt.app.paper.one_line import FitLabel

    if widget.window().width() < MADE_FOR[0] or widget.window().height() < MADE_FOR[1]:
        return
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    if isinstance(widget, QComboBox):
        words = widget.currentText()
    font = widget.shown.font if isinstance(widget, FitLabel) else widget.font()
    if words and font.pixelSize() < LEAST_PIXELS:
        yield f"is written {font.pixelSize()} pixels high"


def _looks() -> list[tuple[Any, Callable[[Any], Iterator[str]]]]:
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListView, QTableView

    from wonderland_qt.app.paper.lined import LinedText
    from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
    from wonderland_qt.app.seating.round_table import RoundTable
    from wonderland_qt.app.table.players_strip import PlayersStrip

    return [
        (QLabel, _cut_label),
        (QAbstractButton, _cut_button),
        (QComboBox, _cut_combo),
        (QLineEdit, _cut_placeholder),
        (QListView, _cut_rows),
        (PlayersStrip, _cut_tags),
        (QTableView, _cut_cells),
        (LinedText, _cut_lines),
        (VerticalScroll, _cut_side),
        (RoundTable, _crowded),
    ]


def _cut_label(label: Any) -> Iterator[str]:
    from wonderland_qt.app.paper.one_line import FitLabel

    if isinstance(label, FitLabel):
        if label.shown.words not in label.choices:
            yield "is shortened"
        return
    if not label.text():
        return
    wrapped = label.wordWrap()
    words = [label.fontMetrics().horizontalAdvance(word) for word in label.text().replace(BREAK, " ").split()]
    width = max(words, default=0) if wrapped else label.sizeHint().width()
    height = label.heightForWidth(label.width()) if wrapped else label.sizeHint().height()
    if width > label.width() + SLACK or height > label.height() + SLACK:
        yield f"needs {width} x {height}, has {label.width()} x {label.height()}"
    if label.text().endswith(ELLIPSIS) and label.accessibleName() != label.text() and not label.toolTip():
        yield "is shortened, and nothing tells the rest"


def _cut_button(button: Any) -> Iterator[str]:
    needed = button.sizeHint()
    if button.text() and (needed.width() > button.width() + SLACK or needed.height() > button.height()):
        yield f"needs {needed.width()}, has {button.width()}"


def _cut_combo(combo: Any) -> Iterator[str]:
    from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = combo.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, combo).width()
    for item in range(combo.count()):
        icon = 0 if combo.itemIcon(item).isNull() else combo.iconSize().width() + 4
        needed = combo.fontMetrics().horizontalAdvance(combo.itemText(item)) + icon
        if needed > room:
            yield f"{combo.itemText(item)} needs {needed}, has {room}"


def _cut_placeholder(line: Any) -> Iterator[str]:
    needed = line.fontMetrics().horizontalAdvance(line.placeholderText())
    if needed > line.contentsRect().width() - 16:
        yield f"{line.placeholderText()} needs {needed}"


def _cut_rows(view: Any) -> Iterator[str]:
    """Rows that are lower than their words need."""
    from PySide6.QtWidgets import QStyleOptionViewItem

    delegate, model = view.itemDelegate(), view.model()
    option = QStyleOptionViewItem()
    option.font = view.font()
    for row in range(model.rowCount() if model is not None else 0):
        index = model.index(row, 0)
        rect, needed = view.visualRect(index), delegate.sizeHint(option, index)
        too_wide = rect.width() > view.viewport().width() and not view.wordWrap()
        if rect.height() < needed.height() or too_wide:
            yield f"row {row} needs {needed.height()}, has {rect.height()}"


def _cut_tags(strip: Any) -> Iterator[str]:
    """Tags of players whose words do not fit, or that are not all seen."""
    from PySide6.QtWidgets import QStyleOptionViewItem

    from wonderland_qt.models.table.players_model import PlayerRole

    option = QStyleOptionViewItem()
    option.font = strip.font()
    seen = strip.viewport().rect()
    for row in range(strip.model().rowCount()):
        index = strip.model().index(row)
        option.rect = strip.visualRect(index)
        if not seen.contains(option.rect):
            yield f"tag {row} is not all seen"
        who, doing = strip.itemDelegate().lines(option, index)
        if who.words not in (index.data(PlayerRole.TITLE), index.data(PlayerRole.NAME)):
            yield f"{who.words} is shortened"
        if not doing.words.endswith(index.data(PlayerRole.READINESS)):
            yield f"{doing.words} is shortened"


def _cut_cells(table: Any) -> Iterator[str]:
    from PySide6.QtCore import Qt

    model, metrics = table.model(), table.fontMetrics()
    for column in range(model.columnCount()):
        name = str(model.headerData(column, Qt.Orientation.Horizontal))
        header = table.horizontalHeader()
        if header.short_name(column).words != name:
            yield f"{name} is shortened"
        for row in range(model.rowCount()):
            if metrics.horizontalAdvance(str(model.index(row, column).data())) > table.columnWidth(column):
                yield f"cell {row}, {column}"
    lines = table.verticalHeader()
    for row in range(model.rowCount()):
        if lines.sectionSizeHint(row) > lines.sectionSize(row) or lines.sizeHint().width() > lines.width():
            yield f"line {row}"


def _cut_lines(text: Any) -> Iterator[str]:
    """A text whose last line is seen in part, or that has room for a line more than it shows."""
    height = text.viewport().height() - BELOW
    block = text.firstVisibleBlock()
    while block.isValid():
        rect = text.blockBoundingGeometry(block).translated(text.contentOffset())
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number).rect().translated(rect.topLeft())
            if line.top() < height - SLACK < line.bottom() - 2 * SLACK - BELOW:
                yield f"cuts a line at {height}: {line.top():.0f} to {line.bottom():.0f}"
        block = block.next()
    first = text.firstVisibleBlock()
    shown = text.contentOffset().y() + text.blockBoundingGeometry(text.document().lastBlock()).bottom()
    if text.at_end and first.blockNumber() > 0 and height - shown >= text.fontMetrics().height():
        yield f"has room for more: {shown:.0f} of {height}"


def _cut_side(scroll: Any) -> Iterator[str]:
    """What is scrolled up and down only, and yet wider than what is seen of it."""
    needed, seen = scroll.widget().minimumSizeHint().width(), scroll.viewport().width()
    if needed > seen:
        yield f"needs {needed}, has {seen}"


def _crowded(table: Any) -> Iterator[str]:
    """Chairs that are not all seen, or stand on each other."""
    for chair in table.shown:
        if not table.rect().contains(chair.geometry()):
            yield f"{_told(chair)} leaves it"
    for one, other in combinations(table.shown, 2):
        if one.geometry().intersects(other.geometry()):
            yield f"{_told(one)} and {_told(other)} overlap"


def _misplaced(parent: Any) -> Iterator[str]:
    """Children that a layout has placed outside of their parent or on each other."""
    from PySide6.QtWidgets import QSplitter

    layout = parent.layout()
    if isinstance(parent, QSplitter):
        children: list[Any] = [parent.widget(number) for number in range(parent.count())]
    elif layout is not None:
        children = _laid_by(layout)
    else:
        return
    children = [child for child in children if child.isVisible()]
    for child in children:
        if not parent.rect().contains(child.geometry()):
            yield f"{_told(child)} leaves it: {child.geometry()}"
    for one, other in combinations(children, 2):
        if one.geometry().intersects(other.geometry()):
            yield f"{_told(one)} and {_told(other)} overlap"


def _laid_by(layout: Any) -> list[Any]:
    from PySide6.QtWidgets import QLayout, QWidget

    layouts = [layout, *layout.findChildren(QLayout)]
    return [
        child
        for child in layout.parentWidget().children()
        if isinstance(child, QWidget) and any(one.indexOf(child) >= 0 for one in layouts)
    ]


def _told(widget: Any) -> str:
    text = getattr(widget, "text", None)
    words = str(text())[:40] if callable(text) else ""
    return f"{type(widget).__name__}#{widget.objectName()} {words or widget.accessibleName()[:40]}".strip()
