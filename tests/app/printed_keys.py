"""Somebody who clicks every control of a page and then presses every key that is printed there.

For tests with `pytest.mark.window`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

ARROWS = str.maketrans({"←": "Left", "→": "Right", "↑": "Up", "↓": "Down"})


class Presser:
    """Presses keys in a window; `done` are the caps whose acts came about since the last click."""

    def __init__(self, application: Any, window: Any) -> None:
        self.application, self.window = application, window
        self.done: list[str] = []
        self._replaced: set[int] = set()

    def note(self, cap: str, *_: object) -> None:
        """Note that what is printed as this cap was done."""
        self.done.append(cap)

    def printed(self) -> dict[str, Any]:
        """The buttons with a cap that can be pressed now, by what is printed on it; they only note it."""
        from wonderland_qt.app.paper.key_button import KeyButton

        buttons = [made for made in self.window.findChildren(KeyButton) if made.cap and _seen(made)]
        for made in buttons:
            if id(made) not in self._replaced:
                self._replaced.add(id(made))
                made.clicked.disconnect()
                made.clicked.connect(partial(self.note, made.cap))
        return {made.cap: made for made in buttons}

    def controls(self) -> list[Any]:
        """All that can be clicked."""
        from PySide6.QtWidgets import QWidget

        return [one for one in self.window.findChildren(QWidget) if _seen(one) and _is_clicked(one)]

    def wrong(self) -> list[str]:
        """What goes wrong with keys after a click on each control, in words."""
        caps = self.printed()
        return [found for control in self.controls() for found in self._after(control, caps)]

    def _after(self, control: Any, caps: Mapping[str, Any]) -> Iterator[str]:
        told = f"{type(control).__name__} {control.objectName()} {control.accessibleName()}"
        there = None
        for cap in caps:
            if there is None or self.application.focusWidget() is not there:
                with _harmless(control):
                    self.click(control)
                there = self.application.focusWidget()
            if _is_typed(self.application.focusWidget(), cap):
                continue
            self.done.clear()
            self.press(cap)
            if self.done != [cap]:
                yield f"{cap} after a click on {told}: {self.done}"

    def click(self, control: Any) -> None:
        """Click on the middle of a control."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        target = control.viewport() if hasattr(control, "viewport") else control
        QTest.mouseClick(target, Qt.MouseButton.LeftButton)
        self.application.processEvents()

    def press(self, cap: str) -> None:
        """Press a key where the keyboard is."""
        from PySide6.QtGui import QKeySequence
        from PySide6.QtTest import QTest

        key = QKeySequence.fromString(cap.translate(ARROWS).replace("Enter", "Return"))
        QTest.keySequence(self.application.focusWidget() or self.window, key)
        self.application.processEvents()


def _seen(widget: Any) -> bool:
    return bool(widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty())


def _is_clicked(widget: Any) -> bool:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox

    takes = widget.focusPolicy() & Qt.FocusPolicy.ClickFocus
    return bool(takes or isinstance(widget, QAbstractButton | QComboBox)) and not (
        isinstance(widget, QAbstractScrollArea) and not takes
    )


def _is_typed(focused: Any, cap: str) -> bool:
    """Tell whether a key is a letter, and the keyboard in a field for words."""
    from PySide6.QtWidgets import QLineEdit

    return isinstance(focused, QLineEdit) and len(cap) == 1


@contextmanager
def _harmless(control: Any) -> Iterator[None]:
    """Let a click on a control bring about nothing but where the keyboard is."""
    from PySide6.QtWidgets import QAbstractButton, QComboBox

    pressed = isinstance(control, QAbstractButton)
    checked = pressed and control.isChecked()
    control.blockSignals(True)
    try:
        yield
    finally:
        if isinstance(control, QComboBox):
            control.hidePopup()
        if pressed and control.isCheckable() and not control.group():
            control.setChecked(checked)
        control.blockSignals(False)
