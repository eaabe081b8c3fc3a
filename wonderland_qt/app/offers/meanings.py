"""Asks what a drag or click meant, when it fits several answers or an amount."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.offers.choice_cards import covered_area
from wonderland_qt.app.offers.choice_sheet import ChoiceSheet
from wonderland_qt.app.offers.current_offer import Offering
from wonderland_qt.app.offers.stepper import Stepper
from wonderland_qt.models.offers.offer import Answers

AWAY = 24


class Meanings(QObject):
    """Asks by a sheet of cards, or by a stepper where the answers are amounts of one thing.

    Emits `chosen` with the answer, `pointed` with the one looked at, `left` if none was meant.
    """

    chosen, pointed = Signal(str), Signal(str)
    left = Signal()

    def __init__(self, offering: Offering, around: QWidget) -> None:
        """Pass on what the sheet and the stepper emit, since only one of them asks at a time."""
        super().__init__(around)
        self._offering, self._around = offering, around
        self.sheet, self.stepper = ChoiceSheet(around), Stepper(around)
        for asking in (self.sheet, self.stepper):
            asking.chosen.connect(self.chosen)
            asking.pointed.connect(self.pointed)
            asking.left.connect(self.left)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the widgets that lie over the table."""
        return self.sheet, self.stepper

    @property
    def asked(self) -> bool:
        """Tell whether it is asking what a drag or click meant; a stepper not `held` is offered unasked."""
        return self.sheet.isVisible() or (self.stepper.isVisible() and self.stepper.held)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self.sheet.grown = grown
        self.stepper.grow(grown)

    def ask(self, answers: Answers, point: QPoint) -> None:
        """Ask beside a point which answer is meant, or how many, unless it makes no difference.

        A drag or click waits for the amount, so the stepper is `held`: Esc closes it, and it keeps its place.
        """
        amounts = self._offering.amounts(answers)
        if answer := self._offering.answer_without_asking(answers):
            self.chosen.emit(answer)
        elif amounts:
            self.stepper.held = True
            self._offer_amounts(amounts)
            self.stepper.setFocus()
            self._place_beside(point)
        else:
            self.sheet.open(self._offering.cards(answers), point)

    def lay_out(self, lit: Sequence[QRect]) -> bool:
        """Show a stepper for the amounts that no piece stands for, and tell whether there are any.

        A stepper that shows them already keeps its amount; whatever else was asked is closed.
        """
        amounts = self._offering.loose_amounts
        if amounts and self.stepper.shows_steps(self._offering.steps(amounts)):
            self.stepper.point_again()
            return True
        self.close()
        self.stepper.held = False
        if amounts:
            self._offer_amounts(amounts)
            self.reposition(lit)
        return bool(amounts)

    def close(self) -> None:
        """Hide sheet and stepper, if one is open, and give the keyboard back to the table."""
        if self.sheet.isVisible() or self.stepper.isVisible():
            self.sheet.hide()
            self.stepper.put_away()
            self._around.setFocus()

    def reposition(self, lit: Sequence[QRect]) -> None:
        """Move a stepper that no drag or click opened to the edge where it covers least of the lit pieces."""
        if self.stepper.isVisible() and not self.stepper.held:
            places = [QRect(corner, self.stepper.size()) for corner in self._possible_corners()]
            self.stepper.move(min(places, key=lambda place: covered_area(place, lit)).topLeft())

    def _offer_amounts(self, amounts: Sequence[tuple[str, int]]) -> None:
        """Show the stepper at the least of these amounts, which is the first."""
        _answer, least = amounts[0]
        self.stepper.offer(self._offering.steps(amounts), least)

    def _place_beside(self, point: QPoint) -> None:
        """Move the stepper beside a point, below it if there is room."""
        room, own = self._around.rect(), self.stepper.rect()
        fits_below = point.y() + AWAY + own.height() < room.height()
        x = min(max(point.x() - own.width() // 2, 0), room.width() - own.width())
        below, above = point.y() + AWAY, max(point.y() - AWAY - own.height(), 0)
        self.stepper.move(x, below if fits_below else above)

    def _possible_corners(self) -> Iterator[QPoint]:
        """Yield nine possible positions of the stepper: the lower edge and its middle first.

        Of positions that cover equally much the first is taken.
        """
        room, own = self._around.rect(), self.stepper.rect()
        right, low = room.width() - own.width() - AWAY, room.height() - own.height() - AWAY
        for y in (low, AWAY, low // 2):
            for x in (right // 2, AWAY, right):
                yield QPoint(x, y)
