"""Everything that a window says to eyes, mouse and screen reader; for tests with `pytest.mark.window`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def said(window: Any) -> set[str]:
    """Every word of every widget and model of the window, hidden pages included."""
    from PySide6.QtWidgets import QWidget

    words = set(_of_widget(window))
    for widget in window.findChildren(QWidget):
        words |= set(_of_widget(widget))
    return words


def seen(window: Any) -> list[str]:
    """All that is said and drawn: every word, and of every piece where it lies and how it looks."""
    drawn = window.table_page.drawn
    looks = [
        f"{item.piece_id} {item.home} {item.look} {item.isVisible()}"
        for item in drawn.table_scene.piece_items()
    ]
    hand = drawn.hand
    return sorted([*said(window), *looks, f"{hand.goals} {hand.ring.piece} {hand.taken}", drawn.line.text()])


def state_of(window: Any) -> list[tuple[str, ...]]:
    """All that can be told of every widget in its order: words, state, place, focus and selection."""
    from PySide6.QtWidgets import QWidget

    return [_state(widget) for widget in (window, *window.findChildren(QWidget))]


def _state(widget: Any) -> tuple[str, ...]:
    model, current = getattr(widget, "model", None), getattr(widget, "currentIndex", None)
    at: Any = current() if callable(current) and callable(model) and model() is not None else None
    bits = (widget.isEnabled(), widget.isVisible(), widget.hasFocus(), widget.geometry().getRect())
    where = (at.row(), at.parent().row()) if hasattr(at, "row") else at
    return (type(widget).__name__, *sorted(_of_widget(widget)), *map(str, bits), str(where))


def _of_widget(widget: Any) -> Iterator[str]:
    for ask in ("windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription",
                "text", "placeholderText", "toPlainText", "currentText"):  # fmt: skip
        read = getattr(widget, ask, None)
        if callable(read):
            yield str(read())
    model = getattr(widget, "model", None)
    if callable(model) and model() is not None:
        yield from _of_model(model())


def _columns(model: Any, place: Any) -> int:
    from PySide6.QtCore import QAbstractListModel

    return 1 if isinstance(model, QAbstractListModel) else int(model.columnCount(place))


def _of_model(model: Any) -> Iterator[str]:
    from PySide6.QtCore import QModelIndex, Qt

    own = range(Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 11)
    roles = [0, *range(3, 6), *range(11, 13), *own]  # what is read, hovered and heard, and our own
    waiting = [QModelIndex()]
    while waiting:
        place = waiting.pop()
        for row in range(model.rowCount(place)):
            for column in range(_columns(model, place)):
                index = model.index(row, column, place)
                waiting.append(index)
                yield from map(str, filter(None, map(index.data, roles)))
