"""The drawn table with the keyboard on one of its goals: a piece, a place or a card of an option."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.drawn.offer_table import CARD, OfferTable
from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.spatial_navigation import DIRECTIONS, ON, first_of, next_of, towards
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.table.contents import words_with_contents

FOCUS_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


class FocusTable(OfferTable):
    """A drawn table whose goals the keyboard walks, with a ring round the one that it is on."""

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Begin on no card: `_card` is the option whose card has the keyboard, "" if none has."""
        super().__init__(table, emblems, parent)
        self._card = ""

    @property
    def goals(self) -> tuple[str, ...]:
        """Return what can be touched next: pieces and places, then cards, named `CARD` and their option.

        While a piece is taken, cards cannot be touched.
        """
        cards = () if self.hand.taken else self.cards.options
        return (*self.hand.goals, *(CARD + option for option in cards))

    @property
    def _first_goal(self) -> str:
        """Return the goal at which the keyboard begins: one that the teacher points at, else the first."""
        return first_of(self.goals, self._table.teacher.pointed)

    @property
    def focused(self) -> str:
        """Return the piece, place or card that has the keyboard."""
        return CARD + self._card if self._card else self.hand.ring.piece

    @property
    def option_in_focus(self) -> str:
        """Return the option at the keyboard, if a touch there has only one meaning."""
        answers = (self._card,) if self._card else self.hand.offer.touch(self.hand.ring.piece)
        return answers[0] if len(answers) == 1 and self._table.decision else ""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the keyboard to the next or previous goal."""
        goal = next_of(self.goals, self.focused, forward) if self.hasFocus() else ""
        if not goal:
            return super().focusNextPrevChild(forward)
        self._focus_goal(goal)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the first goal, unless one is in focus, or people answer in secret by their keys.

        The ring is shown once the keyboard brought the focus here, until the mouse is pressed.
        """
        super().focusInEvent(event)
        if event.reason() in FOCUS_BY_KEYS:
            self.hand.ring.by_keys = True
        if self.focused not in self.goals and not self._table.pads.shown:
            self._begin_at(self._first_goal)

    def begin_again(self, focused: str = "") -> None:
        """Put the keyboard on `focused` if that is still a goal, else on the first one.

        If another widget has the keyboard, or the offer is out of date, no goal is marked; nor is a first one
        beside pads, which have keys of their own.
        """
        if self.hasFocus() and self._offering.is_current:
            first = "" if self._table.pads.shown else self._first_goal
            self._begin_at(focused if focused in self.goals else first)
        else:
            self._card = ""
            self.cards.ring("")
            self.hand.ring.renew()

    def _begin_at(self, goal: str) -> None:
        """Put the keyboard on the first goal of a new question.

        It is announced without words over the table; pointing at it later explains it there.
        """
        self._focus_goal(goal)
        self.line.tell("")
        self.hand.forget()

    def _move_by_key(self, key: int) -> bool:
        """Move to where a key leads, and tell whether it is a key that moves.

        Arrows move towards a side, the others to the next or previous goal; where there is none, they stay.
        """
        if key in DIRECTIONS and self.goals:
            self._move_towards(key)
        elif key in ON and self.goals:
            self._focus_goal(next_of(self.goals, self.focused, ON[key]) or self.focused)
        else:
            return False
        return True

    def _move_towards(self, key: int) -> None:
        """Move the keyboard to the nearest goal in the direction of an arrow key, if there is any."""
        bodies = {goal: self._rect_of_goal(goal) for goal in self.goals}
        focused = bodies.pop(self.focused, QRectF())
        nearest = towards(bodies, focused.center(), DIRECTIONS[key])
        self._focus_goal(nearest or self.focused)

    def _focus_goal(self, goal: str) -> None:
        """Put the keyboard on a goal, a piece or a card, scroll to it, and say what it is and would do."""
        self._put_ring(goal)
        item = self.table_scene.item_of(self.hand.ring.piece)
        if self._card:
            self._preview_card(self._card)
            focused = next(card for card in self.cards.cards if card.option == self._card)
            self._announce_words(focused.words)
        elif item is not None:
            self.ensureVisible(item.body)
            self.hand.reach(goal)
            self._announce_words(words_with_contents(self.table_scene, goal))

    def _put_ring(self, goal: str) -> None:
        """Put the ring round a piece or a card, and show what pointing at it would show.

        Once the keyboard moved the focus, its piece is the hovered one, before that the pointer's.
        """
        self._card = goal.removeprefix(CARD) if goal.startswith(CARD) else ""
        self.cards.ring(self._card)
        self.hand.ring.put("" if self._card else goal)
        self.show_as_hovered(self.hand.ring.piece if self.hand.ring.by_keys else self._pointed_piece)

    def _preview_card(self, option: str) -> None:
        """Highlight what a card is about, and say what it would do if the card does not."""
        preview = self._offering.preview(option) if option in self.cards.options else ""
        if not preview:
            self._light_option("")
            self._show_words("")
            return
        self._light_option(option)
        self.hand.at = self._rect_of_goal(CARD + option).center()
        self._show_words("" if preview == self._offering.words_of(option) else preview)

    def _announce_words(self, words: str) -> None:
        """Let screen readers say words and what the line says, but nothing twice."""
        if self.isVisible():
            sentences = dict.fromkeys(filter(None, (words, self.line.text())))
            announce(self, ". ".join(sentences))
