"""Rehearsals: courses played to their end by somebody who does what is said; what no longer fits is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake, suggestion
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lessons.course import Coach, Course, Hint, LessonTable, fits
from wonderland_qt.engine.lessons.course_files import Taught
from wonderland_qt.engine.lessons.first_table import AnyRuleset, begin_course, who_is_taught, wrong_at_table
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.play.session import BotFactory, Session

SEEDS = (0, 1, 2)
"""Bots choose by chance between options that are worth the same, so a course must fit whatever they do."""

MOST_OFFERED = 8


def rehearse(
    taught: Taught[Course], ruleset: AnyRuleset, pack: Any, bots: Callable[[int], BotFactory]
) -> tuple[Mistake, ...]:
    """Play a course to its end with bots of several seeds.

    Returns a mistake for every hint that did not come: in one of the games, for a rare one in all of them.
    """
    wrong = list(wrong_at_table(taught.course.table, ruleset, pack))
    if wrong:
        return tuple(map(taught.source.mistake, wrong))
    table = taught.course.table
    missed = [Rehearsal(taught, table, ruleset, pack, bots(seed)).missed() for seed in SEEDS]
    rare = {hint.id for hint in taught.course.hints if hint.rare}
    always = set.intersection(*map(set, missed))
    lacking = {
        hint: mistake for game in missed for hint, mistake in game.items() if hint not in rare - always
    }
    return tuple(lacking.values())


def rehearse_tips(
    tips: Taught[Coach], table: LessonTable, ruleset: AnyRuleset, pack: Any, bots: Callable[[int], BotFactory]
) -> tuple[Mistake, ...]:
    """Play games with a coach; return a mistake for every tip whose moment came, and that nothing obeys."""
    games = [Rehearsal(tips, table, ruleset, pack, bots(seed)).unobeyed() for seed in SEEDS]
    return tuple(mistake for hint, mistake in games[0].items() if all(hint in game for game in games))


class Rehearsal:
    """One game at a table; where nothing is said, a bot of the first kind there plays on."""

    def __init__(
        self,
        taught: Taught[Course] | Taught[Coach],
        table: LessonTable,
        ruleset: AnyRuleset,
        pack: Any,
        bot_factory: BotFactory,
    ) -> None:
        self.taught = taught
        try:
            self.session: Session[Any, Any] = begin_course(table, ruleset, pack, bot_factory=bot_factory)
        except ValueError as error:
            raise ContentMistakes([taught.mistake(("table",), str(error))]) from error
        self.player = who_is_taught(table)
        self.tutor = Tutor(self.session, self.player, taught.course.hints)
        self._own = bot_factory(next(seat.bot for seat in table.seats if seat.bot), self.player)
        self._asked: dict[str, None] = {}
        self._nearest: dict[str, Decision] = {}

    def missed(self) -> dict[str, Mistake]:
        """Play the game; return a mistake for each hint that did not come, by the hint."""
        while not self.session.over:
            if self.session.step_bot() is None:
                self._act()
        left = (hint for hint in self.taught.course.hints if hint.id not in self.tutor.said)
        return {hint.id: self._missed(hint) for hint in left}

    def unobeyed(self) -> dict[str, Mistake]:
        """Play the game; return a mistake for each hint whose moment came and that nothing obeyed."""
        missed, hints = self.missed(), {hint.id: hint for hint in self.taught.course.hints}
        return {
            hint: mistake
            for hint, mistake in missed.items()
            if (nearest := self._nearest.get(hint)) and not self.tutor.obeying(nearest, hints[hint])
        }

    def _act(self) -> None:
        decision = self.session.decision_of(self.player)
        assert decision is not None
        self._asked[decision.prompt.key] = None
        self._note_moments(decision)
        while (hint := self.tutor.look()) is not None and hint.touch is None:
            self.tutor.go_on()
        self.session.choose(self.player, self._answer(decision))

    def _note_moments(self, decision: Decision) -> None:
        """Remember for each hint that has not come the latest decision at which its moment was there."""
        for hint in self.tutor.hints:
            if hint.id not in self.tutor.said and self.tutor.has_come(hint, decision):
                self._nearest[hint.id] = decision

    def _answer(self, decision: Decision) -> str:
        if self.tutor.due is None:
            return self._own.choose(self.session.fork(self.player), decision)
        while decision.picks > 1:
            decision = decision.after(self._obey(decision))
        return decision.answer(self._obey(decision))

    def _obey(self, decision: Decision) -> str:
        obeying = self.tutor.obeying(decision)
        return (obeying or decision.options)[0].id

    def _missed(self, hint: Hint) -> Mistake:
        path = self.taught.path_of(hint.id)
        nearest = self._nearest.get(hint.id)
        if nearest is None:
            return self._never(hint)
        ids = [f"{option.id} (take '{option.take}', put '{option.put}')" for option in nearest.options]
        offered = "; ".join(ids[:MOST_OFFERED]) + ("; ..." if len(ids) > MOST_OFFERED else "")
        why = "nobody thought it wise" if hint.wise and self.tutor.obeying(nearest, hint) else "nothing obeys"
        return self.taught.mistake(
            (*path, "touch"), f"{why} when {nearest.prompt.key} was asked; there were {offered}", True
        )

    def _never(self, hint: Hint) -> Mistake:
        path = (*self.taught.path_of(hint.id), "when")
        for asked in hint.when.asked:
            if not any(fits(key, (asked,)) for key in self._asked):
                near = suggestion(asked, self._asked)
                return self.taught.mistake(
                    (*path, "asked"), f"'{asked}' is never asked in this game{near}", True
                )
        return self.taught.mistake(path, "this moment never comes in this game; correct it, or leave it out")
