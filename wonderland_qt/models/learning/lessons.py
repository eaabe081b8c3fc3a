"""Lessons at a table: the course that is played there, if one is, and the tips of the game's coach."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.lessons.course import Coach, Course
from wonderland_qt.engine.lessons.first_table import who_is_taught
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId


class Lessons:
    """What is taught to whom; the coach is silent until the lessons are left.

    They belong to a session and outlive the windows that show it.
    """

    def __init__(
        self, session: Session[Any, Any], course: Course | None = None, coach: Coach | None = None
    ) -> None:
        self.course, self.coach = course, coach
        self.coaching = True
        self.taught = who_is_taught(course.table) if course is not None else PlayerId("")
        self._tutor = Tutor(session, self.taught, course.hints) if course is not None else None
        persons = [seat.player for seat in session.seats if not seat.is_bot]
        self._tips = {player: Tutor(session, player, coach.tips) for player in persons} if coach else {}

    @property
    def given(self) -> bool:
        """Tell whether a course is played, and no one has left it."""
        return self._tutor is not None

    @property
    def teacher(self) -> str:
        """Return the name of the pictures of who teaches, "" where no one does."""
        taught = self.course if self.given else self.coach
        return taught.teacher if taught is not None else ""

    @property
    def lesson(self) -> int:
        """Return the number of the lesson whose hint is due, 0 for a tip or none."""
        due = self._tutor.due if self._tutor is not None else None
        return self.course.lesson_of(due.id) if due is not None and self.course is not None else 0

    def look(self, player: PlayerId | None) -> Tutor | None:
        """Return the tutor who has something to say to anyone who acts now; None for silence."""
        for tutor in self._who_may_speak(player):
            if tutor.look() is not None:
                return tutor
        return None

    def lets(self, option: Option) -> bool:
        """Tell whether what is said now lets an option be chosen."""
        return self._tutor is None or self._tutor.lets(option)

    def leave(self) -> None:
        """End the lessons for good; the game goes on."""
        if self._tutor is not None:
            self._tutor.leave()
            self._tutor = None

    def _who_may_speak(self, player: PlayerId | None) -> list[Tutor]:
        if self._tutor is not None:
            return [self._tutor] if player == self.taught else []
        return [self._tips[player]] if self.coaching and player in self._tips else []
