"""A stepper for an amount: by buttons, the wheel, arrow keys or typed digits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSpinBox, QWidget

from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import button, paragraph, say, say_button, styled

EDGE, WIDE, SIDE, FIGURES = 10, 340, 44, 72
LESS, MORE = "−", "+"
CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
STEPS = {
    **dict.fromkeys((Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus), 1),
    **dict.fromkeys((Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus), -1),
}
Step = tuple[str, str, str]
"""An answer, its words, and what else it would bring."""


class AmountField(QSpinBox):
    """The number; it handles digits and steps, and leaves all other keys to the widgets around it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "amount")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def event(self, event: QEvent) -> bool:
        """Keep digits and steps from the window's shortcuts, and leave other keys to them."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(_is_typing(event) or event.key() in STEPS)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrows, type digits, and ignore other keys."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.stepBy(STEPS[key])
        elif _is_typing(event):
            super().keyPressEvent(event)
        else:
            event.ignore()


def _is_typing(event: QKeyEvent) -> bool:
    """Tell whether a key types or deletes a digit."""
    return event.text().isdigit() or event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}


class Stepper(QFrame):
    """Emits `chosen` with the answer, `pointed` with the one shown now, and `left` if none was meant.

    Esc leaves it only while it is `held`: opened by a drag or click that waits for the amount.
    """

    chosen, pointed = Signal(str), Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden and without amounts; the field has the keyboard for all parts.

        `held` is true while a drag or click waits for the amount, so that Esc can take it back.
        """
        super().__init__(parent)
        self.setObjectName("sheet")
        self.grown, self._steps, self._least = 1.0, list[Step](), 0
        self.held = False
        self.number = AmountField(self)
        self.less = button(LESS, partial(self._step_by, -1), "amount")
        self.more = button(MORE, partial(self._step_by, 1), "amount")
        self.take = KeyButton("", "", self._emit_chosen, kind="amount", cap="Enter")
        self.brings = paragraph("", "brings", Qt.AlignmentFlag.AlignHCenter)
        self.number.valueChanged.connect(self._show_amount)
        self.setFocusProxy(self.number)
        self._lay_out()
        self.hide()

    @property
    def answer(self) -> str:
        """Return the answer of the amount shown, "" while hidden."""
        if not self._steps:
            return ""
        answer, _words, _brings = self._shown_step
        return answer

    def grow(self, grown: float) -> None:
        """Scale the stepper, even while it is shown.

        The button takes on its new style at once, so that it is measured by that.
        """
        self.grown = grown
        self.take.ensurePolished()
        if self._steps:
            self._fit()

    @property
    def offered(self) -> tuple[str, ...]:
        """Return the words of all answers, none while hidden."""
        return tuple(words for _, words, _ in self._steps)

    def shows_steps(self, steps: Sequence[Step]) -> bool:
        """Tell whether these are the steps shown now."""
        return list(steps) == self._steps

    def offer(self, steps: Sequence[Step], least: int) -> None:
        """Show these steps; the first one stands for the amount `least`.

        The number is silent while it is set, so that its words are shown once, by the end.
        """
        self._steps, self._least = list(steps), least
        self.number.blockSignals(True)
        self.number.setRange(least, least + len(steps) - 1)
        self.number.setValue(least)
        self.number.blockSignals(False)
        self.show()
        self.raise_()
        self._show_amount()
        self.number.selectAll()

    def point_again(self) -> None:
        """Emit `pointed` again for the amount shown, if there is one."""
        if self._steps:
            self.pointed.emit(self.answer)

    def put_away(self) -> None:
        """Hide the stepper and forget its answers."""
        self._steps = []
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter or Space; leave with Esc, if a drag or click opened the stepper (`held`)."""
        if event.key() in CHOOSING:
            self._emit_chosen()
        elif event.key() == Qt.Key.Key_Escape and self.held:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step by the wheel anywhere on the sheet: up for more, down for less."""
        self._step_by(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    @property
    def _shown_step(self) -> Step:
        """Return the step of the amount in the field."""
        return self._steps[self.number.value() - self._least]

    def _show_amount(self, _amount: int = 0) -> None:
        """Show the current amount, if amounts are offered, and what it would bring; emit `pointed` for it.

        `_amount` is what the field's signal sends; the field itself has it, too.
        """
        if not self._steps:
            return
        answer, words, brings = self._shown_step
        say_button(self.take, words)
        say(self.brings, brings)
        self.brings.setVisible(bool(brings))
        self.number.setAccessibleName(". ".join(filter(None, (words, brings))))
        self.less.setEnabled(self.number.value() > self.number.minimum())
        self.more.setEnabled(self.number.value() < self.number.maximum())
        self._fit()
        self.pointed.emit(answer)

    def _fit(self) -> None:
        """Fit the width of the stepper to its scale and words, and then the height, as words may wrap."""
        side = round(SIDE * self.grown)
        for part in (self.less, self.more):
            part.setFixedSize(side, side)
        self.number.setFixedSize(round(FIGURES * self.grown), side)
        self.setFixedWidth(max(round(WIDE * self.grown), self._width_needed()))
        self.sheet.activate()
        if self.sheet.hasHeightForWidth():
            self.setFixedHeight(self.sheet.totalHeightForWidth(self.width()))
        else:
            self.setFixedHeight(self.sheet.totalSizeHint().height())

    def _width_needed(self) -> int:
        """Return the width of the number with its buttons, the button beside them, and what lies between."""
        fields = sum(part.width() for part in (self.less, self.number, self.more))
        around = self.sheet.contentsMargins()
        spaces_in_row = self.sheet.columnCount() - 1
        gaps = around.left() + around.right() + spaces_in_row * self.sheet.horizontalSpacing()
        return fields + self.take.sizeHint().width() + gaps + EDGE

    def _step_by(self, steps: int, _checked: bool = False) -> None:
        self.number.stepBy(steps)

    def _emit_chosen(self, _checked: bool = False) -> None:
        """Emit the answer of the amount shown, unless nothing is asked."""
        if self._steps:
            self.chosen.emit(self.answer)

    def _lay_out(self) -> None:
        """Lay out less, amount, more and take in a row, and below it what the amount brings."""
        self.sheet = QGridLayout(self)
        self.sheet.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        parts: tuple[QWidget, ...] = (self.less, self.number, self.more, self.take)
        for column, part in enumerate(parts):
            self.sheet.addWidget(part, 0, column)
        self.sheet.setColumnStretch(len(parts) - 1, 1)
        self.sheet.addWidget(self.brings, 1, 0, 1, len(parts))
        for pressed in (self.less, self.more, self.take):
            pressed.setFocusPolicy(Qt.FocusPolicy.NoFocus)
