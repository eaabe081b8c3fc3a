"""Rehearsals: play courses by following their hints, and find hints that never come."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lessons.course import Coach, Course, Hint, LessonTable, fits
from wonderland_qt.engine.lessons.course_files import Taught
from wonderland_qt.engine.lessons.first_table import begin_course, who_is_taught, wrong_at_table
from wonderland_qt.engine.lessons.tutor import Tutor
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.play.thoughts import BotFactory
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import literal

SEEDS = (0, 1, 2)
"""The seeds of the bots: they choose randomly among equals, so a course is tried with several."""

MOST_OFFERED = 8


@dataclass(frozen=True)
class NotSeen:
    """Why a hint did not come in a rehearsal, and the path in the file of what it waits for."""

    path: DocumentPath
    why: Text
    at_key: bool = False


def wrong_in_course(taught: Taught[Course], ruleset: AnyRuleset, content: Any) -> tuple[Mistake, ...]:
    """Return the mistakes in the set-up of a course."""
    return tuple(map(taught.source.mistake, wrong_at_table(taught.course.table, ruleset, content)))


def rehearse(
    taught: Taught[Course], ruleset: AnyRuleset, content: Any, bots: Callable[[int], BotFactory]
) -> tuple[Mistake, ...]:
    """Play a course, whose set-up must be valid, with bots of several seeds.

    Returns a message for every hint that did not come in one of the games, or in any of them if it is rare.
    This need not be a mistake: with other content bots play differently.
    """
    table = taught.course.table
    missed = {
        seed: Rehearsal(taught, table, ruleset, content, bot_factory=bots(seed)).missed() for seed in SEEDS
    }
    mistakes = []
    for hint in taught.course.hints:
        unseen = {seed: hints[hint.id] for seed, hints in missed.items() if hint.id in hints}
        came_in_some_game = len(unseen) < len(SEEDS)
        if unseen and not (hint.rare and came_in_some_game):
            mistakes.append(_mistake_of_unseen_hint(taught, unseen))
    return tuple(mistakes)


def rehearse_tips(
    tips: Taught[Coach],
    table: LessonTable,
    ruleset: AnyRuleset,
    content: Any,
    bots: Callable[[int], BotFactory],
) -> tuple[Mistake, ...]:
    """Play games with a coach; return a message for every tip that could be followed in none of them.

    Its moment came in each game, but no option was one that the tip asks for.
    """
    unobeyed = {
        seed: Rehearsal(tips, table, ruleset, content, bot_factory=bots(seed)).unobeyed() for seed in SEEDS
    }
    return tuple(
        _mistake_of_unseen_hint(tips, {seed: hints[hint.id] for seed, hints in unobeyed.items()})
        for hint in tips.course.hints
        if all(hint.id in hints for hints in unobeyed.values())
    )


def _mistake_of_unseen_hint(taught: Taught[Any], seen: Mapping[int, NotSeen]) -> Mistake:
    """Return the mistake about a hint that came in no rehearsal; `seen` says by seed why not.

    It gives all seeds, as texts of their own so that they are listed, but the reason of the first only.
    """
    seeds = tuple(text("words-of-others", words=str(seed)) for seed in seen)
    first = next(iter(seen.values()))
    tried = text("lesson-hint-not-seen", count=len(seen), seeds=seeds, why=first.why)
    return taught.mistake(first.path, tried, first.at_key)


class Rehearsal:
    """One game whose learner follows the hints; without a hint, a bot of the table's first kind answers."""

    def __init__(
        self,
        taught: Taught[Course] | Taught[Coach],
        table: LessonTable,
        ruleset: AnyRuleset,
        content: Any,
        bot_factory: BotFactory,
    ) -> None:
        """Seat the learner and the bots; a table that cannot begin is a mistake in the lesson.

        Where no hint says what to do, a bot of the first bot's kind answers for the learner.
        """
        self.taught = taught
        try:
            self.session: Session[Any, Any] = begin_course(table, ruleset, content, bot_factory=bot_factory)
        except ValueError as error:
            raise ContentMistakes([taught.mistake(("table",), literal(error))]) from error
        self.player = who_is_taught(table)
        self.tutor = Tutor(self.session, self.player, taught.course.hints)
        self._learner_bot = bot_factory(next(seat.bot for seat in table.seats if seat.bot), self.player)
        self._prompts_asked: dict[str, None] = {}  # to report a hint that waits for a prompt never asked
        self._nearest: dict[str, Decision] = {}  # the last decision at which a hint's moment had come

    def missed(self) -> dict[str, NotSeen]:
        """Play the game; return for each hint that did not come why not, by the id of the hint."""
        while not self.session.over:
            if self.session.step_bot() is None:
                self._read_and_answer()
        left = (hint for hint in self.taught.course.hints if hint.id not in self.tutor.given_hints)
        return {hint.id: self._why_missed(hint) for hint in left}

    def unobeyed(self) -> dict[str, NotSeen]:
        """Play the game; return the missed hints whose moment came but which no option could follow.

        What counts are the options of the last decision at which the moment had come.
        """
        missed, found = self.missed(), dict[str, NotSeen]()
        for hint in self.taught.course.hints:
            decision = self._nearest.get(hint.id)
            if hint.id in missed and decision is not None and not self.tutor.obeying(decision, hint):
                found[hint.id] = missed[hint.id]
        return found

    def _read_and_answer(self) -> None:
        """Read all hints that need no action, then answer for the learner."""
        decision = self.session.decision_of(self.player)
        assert decision is not None
        self._prompts_asked[decision.prompt.key] = None
        self._note_moments(decision)
        while (hint := self.tutor.find_due_hint()) is not None and hint.touch is None:
            self.tutor.go_on()
        self.session.choose(self.player, self._answer(decision))

    def _note_moments(self, decision: Decision) -> None:
        """Remember for each hint still to come the latest decision at which its moment had come."""
        for hint in self.tutor.hints:
            if hint.id not in self.tutor.given_hints and self.tutor.has_come(hint, decision):
                self._nearest[hint.id] = decision

    def _answer(self, decision: Decision) -> str:
        """Return the answer that the due hint asks for; without a hint, a bot's answer."""
        if self.tutor.due_hint is None:
            return self._learner_bot.choose(self.session.information_set(self.player), decision)
        while decision.pick_count > 1:
            decision = decision.after(self._option_to_obey(decision))
        return decision.answer(self._option_to_obey(decision))

    def _option_to_obey(self, decision: Decision) -> str:
        """Return the id of the best option that follows the due hint, of the first option if none does."""
        candidates = self.tutor.obeying(decision) or decision.options
        return candidates[0].id

    def _why_missed(self, hint: Hint) -> NotSeen:
        """Return why a hint did not come: no moment, no option that fits, or bots rated another better.

        Only a `wise` hint must be rated best.
        """
        path = self.taught.path_of(hint.id)
        nearest = self._nearest.get(hint.id)
        if nearest is None:
            return self._why_moment_never_came(hint)
        was_rated_worse = hint.wise and self.tutor.obeying(nearest, hint)
        key = "lesson-bots-chose-else" if was_rated_worse else "lesson-no-option"
        why = text(key, prompt=nearest.prompt.key, offered=_offered_in_words(nearest))
        return NotSeen((*path, "touch"), why, at_key=True)

    def _why_moment_never_came(self, hint: Hint) -> NotSeen:
        """Return why the moment of a hint never came."""
        path = (*self.taught.path_of(hint.id), "when")
        for asked in hint.when.asked:
            if not any(fits(key, (asked,)) for key in self._prompts_asked):
                return NotSeen((*path, "asked"), text("lesson-not-asked", prompt=asked), at_key=True)
        return NotSeen(path, Text("lesson-moment-not-reached"))


def _offered_in_words(decision: Decision) -> str:
    """Return the first options of a decision as one line."""
    words = [f"{option.id} (take '{option.take}', put '{option.put}')" for option in decision.options]
    if len(words) > MOST_OFFERED:
        words[MOST_OFFERED:] = ["..."]
    return "; ".join(words)
