"""Lessons at a table: the course that is played there, if any, and the tips of the game's coach."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.lessons.course import Coach, Course
from wonderland_qt.engine.lessons.first_table import who_is_taught
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId


class Lessons:
    """The lessons and tips of a session; the coach gives tips only when no course is being played.

    They belong to the session and outlive the windows that show it.
    """

    def __init__(
        self, session: Session[Any, Any], course: Course | None = None, coach: Coach | None = None
    ) -> None:
        """Make a tutor for the person whom the course teaches, and one with tips for each person.

        Tips can be turned off (`coaching`), and all of it for the rest of the game (`declined`). `_begun`
        has the numbers of the lessons that have begun; without a course `taught` is "", which is no player.
        """
        self.course, self.coach = course, coach
        self.coaching = True
        self.declined = False
        self._begun: list[int] = []
        self.taught = PlayerId("")
        self._tutor: Tutor | None = None
        if course is not None:
            self.taught = who_is_taught(course.table)
            self._tutor = Tutor(session, self.taught, course.hints)
        self._tips: dict[PlayerId, Tutor] = {}
        if coach:
            persons = [seat.player for seat in session.seats if not seat.is_bot]
            self._tips = {player: Tutor(session, player, coach.tips) for player in persons}

    @property
    def given(self) -> bool:
        """Tell whether a course is being played and was not left."""
        return self._tutor is not None

    @property
    def teacher(self) -> str:
        """Return the name of the teacher's pictures, or ""."""
        taught = self.course if self.given else self.coach
        return taught.teacher if taught is not None else ""

    @property
    def lesson_number(self) -> int:
        """Return the number of the lesson whose hint is due, 0 for a tip or none."""
        due = self._tutor.due_hint if self._tutor is not None else None
        return self.course.lesson_of(due.id) if due is not None and self.course is not None else 0

    @property
    def begun(self) -> int:
        """Return the number of lessons that have begun; all of them while the last hint says farewell."""
        due = self._tutor.due_hint if self._tutor is not None else None
        if due is not None and due.last and self.course is not None:
            return len(self.course.lessons)
        return len(self._begun)

    def look(self, player: PlayerId | None) -> Tutor | None:
        """Return the tutor with a hint for the player who acts now, whose lesson then counts, or None."""
        for tutor in self._who_may_speak(player):
            if tutor.find_due_hint() is not None:
                self._count_lesson()
                return tutor
        return None

    def _count_lesson(self) -> None:
        """Count the lesson whose hint is due, if it was not counted before."""
        if self.lesson_number and self.lesson_number not in self._begun:
            self._begun.append(self.lesson_number)

    def lets(self, option: Option) -> bool:
        """Tell whether the current hint allows an option."""
        return self._tutor is None or self._tutor.allows(option)

    def leave(self) -> None:
        """End lessons and tips for the rest of this game."""
        self.declined = True
        if self._tutor is not None:
            self._tutor.leave()
            self._tutor = None

    def _who_may_speak(self, player: PlayerId | None) -> list[Tutor]:
        """Return the tutor of the course for the player who is taught, else the player's coach, if any."""
        if self.declined:
            return []
        if self._tutor is not None:
            return [self._tutor] if player == self.taught else []
        return [self._tips[player]] if self.coaching and player in self._tips else []
