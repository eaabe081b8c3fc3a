"""The teacher: the current hint for the player who acts, the pieces it lights, and the advised option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.lessons.course import Hint, fits
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.words.reasons import Reason
from wonderland_qt.models.learning.lessons import Lessons


class Teacher(QObject):
    """Shows the lessons of a table.

    `changed` is emitted when the hint or the advised option changes, `led_back` when the player tried an
    option that the hint does not allow.
    """

    changed = Signal()
    led_back = Signal()

    def __init__(self, lessons: Lessons, language: str, parent: QObject | None = None) -> None:
        """Begin without a hint, and so without an advised option (`goal`) and its reasons.

        As an answer may take several picks, `_left_to_answer` is the decision on those still to come,
        `_picked` are the pieces picked already, and `_picked_later` those that are advised after the goal.
        """
        super().__init__(parent)
        self.lessons, self._language = lessons, language
        self._tutor: Tutor | None = None
        self._left_to_answer: Decision | None = None
        self.hint: Hint | None = None
        self.goal: Option | None = None
        self.reasons: tuple[Reason, ...] = ()
        self._picked: list[str] = []
        self._picked_later: list[str] = []

    @property
    def headline(self) -> str:
        """Return the first line of the hint, "" without one."""
        return self.hint.say[self._language][0] if self.hint is not None else ""

    @property
    def text(self) -> str:
        """Return the rest of the hint, at most two sentences."""
        return "".join(self.hint.say[self._language][1:]) if self.hint is not None else ""

    @property
    def instead(self) -> str:
        """Return the hint's words for players who try something else; "" for the usual ones."""
        return self.hint.instead.get(self._language, "") if self.hint is not None else ""

    @property
    def face(self) -> str:
        """Return the name of the teacher's expression: that of the hint, or a talking face without one."""
        return self.hint.looks if self.hint is not None else "talking"

    @property
    def teaches(self) -> bool:
        """Tell whether the hint belongs to a lesson, which dims the table, and is not only a tip."""
        return self.hint is not None and self.lessons.given and self.lessons.lesson_number > 0

    @property
    def is_read(self) -> bool:
        """Tell whether the hint only wants to be read."""
        return self.hint is not None and self.hint.touch is None

    @property
    def advises(self) -> bool:
        """Tell whether a lesson advises an option, which can be demonstrated or skipped."""
        return self.teaches and self.goal is not None

    @property
    def pointed(self) -> tuple[str, ...]:
        """Return the pieces of the advised option to touch, in order: what to take, where to put it."""
        return tuple(filter(None, (self.goal.take, self.goal.put))) if self.goal is not None else ()

    def highlights(self, piece: str, place: str) -> bool:
        """Tell whether a piece in a place is highlighted, besides the ones to touch.

        Highlighted are the pieces that the hint names (alone or as place/piece), those of options picked so
        far or to be picked later in the same answer, and those that the reasons for the advice refer to.
        """
        if self.hint is None:
            return False
        named = (piece, f"{place}/{piece}")
        chosen = piece in (*self._picked, *self._picked_later, *self._pieces_in_reasons)
        return chosen or any(fits(name, self.hint.show) for name in named)

    @property
    def _pieces_in_reasons(self) -> Iterator[str]:
        """Yield the pieces that the reasons refer to."""
        return (piece for reason in self.reasons for piece in reason.pieces)

    @property
    def place(self) -> tuple[int, int]:
        """Return the number of lessons that have begun, and the number of all; (0, 0) without a course."""
        course = self.lessons.course
        return (self.lessons.begun, len(course.lessons)) if course is not None else (0, 0)

    @property
    def chapter_and_title(self) -> tuple[str, ...]:
        """Return the chapter and title of the lesson, as far as it has them; nothing for a tip."""
        course, number = self.lessons.course, self.lessons.lesson_number
        if course is None or not number:
            return ()
        lesson = course.lessons[number - 1]
        return tuple(words[self._language] for words in (lesson.chapter, lesson.title) if words)

    def follow(self, decision: Decision | None, picked: Sequence[str]) -> None:
        """Show the hint for a decision, if there is one, of which these options are picked already."""
        self._tutor = self.lessons.look(decision.player) if decision is not None else None
        self._left_to_answer, self._picked = decision, []
        for option_id in picked:
            if self._left_to_answer is None:
                break
            self._picked.append(_piece_or_place(self._left_to_answer.option(option_id)))
            self._left_to_answer = self._left_to_answer.after(option_id)
        self._update_hint_and_goal()

    def lets(self, decision: Decision | None, option_id: str) -> bool:
        """Tell whether the hint allows an option, and emit `led_back` if not."""
        options = decision.options if decision is not None else ()
        chosen = [option for option in options if option.id == option_id]
        if all(map(self.lessons.lets, chosen)):
            return True
        self.led_back.emit()
        return False

    def go_on(self) -> None:
        """Go on to the next hint after one that only wants to be read, or after a tip."""
        if self._tutor is not None and (self.is_read or not self.teaches):
            player = self._tutor.player
            self._tutor.go_on()
            self._tutor = self.lessons.look(player)
            self._update_hint_and_goal()

    def know(self) -> None:
        """Skip the advised option as known, so that the player may choose freely."""
        if self._tutor is not None and self.advises:
            self._tutor.know()
            self._update_hint_and_goal()

    def leave(self) -> None:
        """End lessons and tips for this game."""
        self.lessons.leave()
        self._stop_speaking()

    def coach(self, wanted: bool) -> None:
        """Turn the coach on from the next decision, or off."""
        self.lessons.coaching = wanted
        if not wanted and not self.teaches:
            self._stop_speaking()

    def _stop_speaking(self) -> None:
        self._tutor = None
        self._update_hint_and_goal()

    def _update_hint_and_goal(self) -> None:
        """Set the due hint, the option that it advises and the reasons, and report a change."""
        before = self.hint, self.goal
        left = self._left_to_answer
        self.hint = self._tutor.due_hint if self._tutor is not None else None
        self.goal = self._advised_option(left)
        self.reasons = self._reasons_for_goal(left)
        self._picked_later = list(self._pieces_to_pick_later())
        if before != (self.hint, self.goal):
            self.changed.emit()

    def _advised_option(self, left: Decision | None) -> Option | None:
        """Return the option that the due hint advises, none once all options of the answer are picked."""
        if self._tutor is None or left is None or not left.pick_count:
            return None
        return next(iter(self._tutor.obeying(left)), None)

    def _reasons_for_goal(self, left: Decision | None) -> tuple[Reason, ...]:
        """Return the reasons for the advised option, none if no option is advised."""
        if self._tutor is None or left is None or self.goal is None:
            return ()
        return self._tutor.reasons(left, self.goal)

    def _pieces_to_pick_later(self) -> Iterator[str]:
        """Yield the further pieces to pick after the goal, for answers of several options."""
        left, goal = self._left_to_answer, self.goal
        while self._tutor is not None and left is not None and goal is not None and left.pick_count > 1:
            left = left.after(goal.id)
            goal = next(iter(self._tutor.obeying(left)), None)
            if goal is not None:
                yield _piece_or_place(goal)


def _piece_or_place(option: Option) -> str:
    """Return the piece or place that an option is about."""
    return option.take or option.put
