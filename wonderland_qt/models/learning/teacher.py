"""The teacher: what it says to anyone who acts now, which pieces are lit, and what obeys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.lessons.course import Hint, fits
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.words.reasons import Reason
from wonderland_qt.models.learning.lessons import Lessons


class Teacher(QObject):
    """The lessons of a table as its window shows them.

    `changed` comes when the teacher says something else or falls silent, `led_back` when somebody tried
    what a hint does not let them do.
    """

    changed = Signal()
    led_back = Signal()

    def __init__(self, lessons: Lessons, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lessons, self._language = lessons, language
        self._tutor: Tutor | None = None
        self._left: Decision | None = None
        self.hint: Hint | None = None
        self.goal: Option | None = None
        self.reasons: tuple[Reason, ...] = ()
        self._picked: list[str] = []
        self._later: list[str] = []

    @property
    def headline(self) -> str:
        """Return the first line of what is said."""
        return self.hint.say[self._language][0] if self.hint is not None else ""

    @property
    def text(self) -> str:
        """Return what is said below the headline, at most two sentences."""
        return "".join(self.hint.say[self._language][1:]) if self.hint is not None else ""

    @property
    def instead(self) -> str:
        """Return what is said to those who try something else; "" for the usual words."""
        return self.hint.instead.get(self._language, "") if self.hint is not None else ""

    @property
    def face(self) -> str:
        """Return with which face it is said."""
        return self.hint.looks if self.hint is not None else "talking"

    @property
    def teaches(self) -> bool:
        """Tell whether a lesson is given, which dims the table, and no mere tip."""
        return self.hint is not None and self.lessons.given and self.lessons.lesson > 0

    @property
    def is_read(self) -> bool:
        """Tell whether there is nothing to do but to read on."""
        return self.hint is not None and self.hint.touch is None

    @property
    def advises(self) -> bool:
        """Tell whether a lesson points at something to do, which can be shown or is known already."""
        return self.teaches and self.goal is not None

    @property
    def pointed(self) -> tuple[str, ...]:
        """Return the pieces that are to be touched, in order: what to take, where to put it."""
        return tuple(filter(None, (self.goal.take, self.goal.put))) if self.goal is not None else ()

    def shows(self, piece: str, place: str) -> bool:
        """Tell whether a piece that lies in a place is lit beside those to touch."""
        if self.hint is None:
            return False
        named = (piece, f"{place}/{piece}")
        chosen = piece in (*self._picked, *self._later, *self._counted)
        return chosen or any(fits(name, self.hint.show) for name in named)

    @property
    def _counted(self) -> Iterator[str]:
        """Yield the pieces from which the reasons follow."""
        return (piece for reason in self.reasons for piece in reason.pieces)

    @property
    def place(self) -> tuple[int, int]:
        """Return how many lessons have begun, and of how many."""
        course = self.lessons.course
        return (self.lessons.begun, len(course.lessons)) if course is not None else (0, 0)

    @property
    def lesson(self) -> tuple[str, ...]:
        """Return what the lesson is called, after the chapter to which it belongs; nothing for a tip."""
        course, number = self.lessons.course, self.lessons.lesson
        if course is None or not number:
            return ()
        lesson = course.lessons[number - 1]
        return tuple(words[self._language] for words in (lesson.chapter, lesson.title) if words)

    def follow(self, decision: Decision | None, picked: Sequence[str]) -> None:
        """Say what is due at a decision, of which so many options are picked already."""
        self._tutor = self.lessons.look(decision.player) if decision is not None else None
        self._left, self._picked = decision, []
        for option_id in picked:
            if self._left is not None:
                self._picked.append(_end(self._left.option(option_id)))
            self._left = self._left.after(option_id) if self._left is not None else None
        self._point()

    def lets(self, decision: Decision | None, option_id: str) -> bool:
        """Tell whether an option may be chosen; who tries another than what is insisted on is led back."""
        options = decision.options if decision is not None else ()
        if all(self.lessons.lets(option) for option in options if option.id == option_id):
            return True
        self.led_back.emit()
        return False

    def go_on(self) -> None:
        """Take what was said as read: a hint with nothing to touch, or any tip."""
        if self._tutor is not None and (self.is_read or not self.teaches):
            player = self._tutor.player
            self._tutor.go_on()
            self._tutor = self.lessons.look(player)
            self._point()

    def know(self) -> None:
        """Take what is advised as known: the pupil plays on as they like."""
        if self._tutor is not None and self.advises:
            self._tutor.know()
            self._point()

    def leave(self) -> None:
        """End lessons and tips for this game."""
        self.lessons.leave()
        self._hush()

    def coach(self, wanted: bool) -> None:
        """Let the coach speak from the next decision on, or never."""
        self.lessons.coaching = wanted
        if not wanted and not self.teaches:
            self._hush()

    def _hush(self) -> None:
        self._tutor = None
        self._point()

    def _point(self) -> None:
        hint = self._tutor.due if self._tutor is not None else None
        left = self._left if self._left is not None and self._left.pick_count else None
        obeying = self._tutor.obeying(left) if self._tutor is not None and left is not None else ()
        before = (self.hint, self.goal)
        self.hint, self.goal = hint, next(iter(obeying), None)
        self.reasons = self._why(left)
        self._later = list(self._to_pick_later())
        if before != (self.hint, self.goal):
            self.changed.emit()

    def _why(self, left: Decision | None) -> tuple[Reason, ...]:
        """Return why the goal is advised."""
        if self._tutor is None or left is None or self.goal is None:
            return ()
        return self._tutor.reasons(left, self.goal)

    def _to_pick_later(self) -> Iterator[str]:
        """Yield the pieces that are to be picked after the goal, where an answer takes several."""
        left, goal = self._left, self.goal
        while self._tutor is not None and left is not None and goal is not None and left.pick_count > 1:
            left = left.after(goal.id)
            goal = next(iter(self._tutor.obeying(left)), None)
            if goal is not None:
                yield _end(goal)


def _end(option: Option) -> str:
    """Return the piece or place that an option is about."""
    return option.take or option.put
