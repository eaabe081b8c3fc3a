"""The tutor: decides which hint is due in a session, and which options follow it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.journals.journal import Answered, Undone
from wonderland_qt.engine.lessons.course import Hint, fits
from wonderland_qt.engine.lessons.ratings import values_of
from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.expected_events import is_event
from wonderland_qt.engine.scenarios.scenario import Kind
from wonderland_qt.engine.scenarios.to_builtins import plain
from wonderland_qt.engine.words.reasons import Reason

MOST_REASONS = 2
"""How many reasons are shown for one option."""


class Tutor:
    """Follows one player of a session and gives each hint once, in the order of the list.

    A hint is due when its moment has come and, if it has `touch`, an option follows it.
    """

    def __init__(self, session: Session[Any, Any], player: PlayerId, hints: Sequence[Hint]) -> None:
        """Follow a session from now on, for a player who has not got any of the hints yet.

        `given_hints` has the ids of hints given, `events_since_answer` what happened since the last answer.
        """
        self.session, self.player = session, player
        self.hints = tuple(hints)
        self.given_hints: set[str] = set()
        self.events_since_answer: list[Event] = []
        self.due_hint: Hint | None = None
        self._is_silenced = False
        self._hint_of_answer: list[str] = []  # the hint that each answer finished, "" for none
        self._leave = session.listen(self._follow_changes)

    def leave(self) -> None:
        """Stop listening to the session and give no more hints."""
        self._leave()
        self.hints, self.due_hint = (), None

    def find_due_hint(self) -> Hint | None:
        """Return the hint that is due now, None if the player is not asked or wants none here.

        After the `last` hint no other comes.
        """
        self.due_hint = None
        if self.player in self.session.waiting and not self.gave_last and not self._is_silenced:
            decision = self.session.decision_of(self.player)
            if decision is not None:
                self.due_hint = self._first_due_hint(decision)
        return self.due_hint

    @property
    def gave_last(self) -> bool:
        """Tell whether the `last` hint has been given."""
        return any(hint.last and hint.id in self.given_hints for hint in self.hints)

    def go_on(self) -> None:
        """Mark the due hint as read, and look for the next."""
        if self.due_hint is not None:
            self.given_hints.add(self.due_hint.id)
            self.find_due_hint()

    def know(self) -> None:
        """Mark the due hint as known, and give no hint until the player has answered."""
        if self.due_hint is not None:
            self.given_hints.add(self.due_hint.id)
            self.due_hint, self._is_silenced = None, True

    def obeying(self, decision: Decision, hint: Hint | None = None) -> tuple[Option, ...]:
        """Return the options that follow a hint (by default the due one), the best rated first.

        A hint with `because` means only options for which the game gives one of these reasons.
        """
        hint = hint or self.due_hint
        if hint is None or hint.touch is None:
            return ()
        meant = [option for option in decision.options if hint.touch.means(option)]
        if hint.because:
            meant = [option for option in meant if self._speaks_for(option, decision, hint.because)]
        if len(meant) < 2:
            return tuple(meant)  # without asking the evaluation, which takes time
        values = self._values_of_options(decision)
        return tuple(sorted(meant, key=lambda option: -values[option.id]))

    def reasons(self, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Return the weightiest reasons for an option."""
        return self._all_reasons(decision, option)[:MOST_REASONS]

    def _all_reasons(self, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Return all reasons for an option, the weightiest first, from what the player sees."""
        session = self.session
        reasons_for = session.ruleset.narration.reasons
        return tuple(reasons_for(session.view(self.player), session.content, decision, option))

    def _speaks_for(self, option: Option, decision: Decision, keys: tuple[str, ...]) -> bool:
        """Tell whether an option has a reason with one of these keys."""
        return any(fits(reason.text.key, keys) for reason in self._all_reasons(decision, option))

    def allows(self, option: Option) -> bool:
        """Tell whether the due hint allows an option to be chosen."""
        due = self.due_hint
        if due is None or not due.insist or due.touch is None:
            return True
        return due.touch.means(option)

    def has_come(self, hint: Hint, decision: Decision) -> bool:
        """Tell whether the moment of a hint has come.

        It comes with the question, after the hint and after the event that the hint names; it need not name
        any of them. The `last` hint comes only after all others.
        """
        when = hint.when
        if hint.last and not self._gave_all_others(hint):
            return False
        if when.asked and not fits(decision.prompt.key, when.asked):
            return False
        if when.after and when.after not in self.given_hints:
            return False
        return when.event is None or self._has_happened(when.event)

    def _has_happened(self, expected: Kind) -> bool:
        """Tell whether an event of this kind happened since the player's last answer."""
        return any(is_event(expected, _kind_and_fields(event)) for event in self.events_since_answer)

    def _gave_all_others(self, hint: Hint) -> bool:
        """Tell whether all other hints that are not rare have been given."""
        return all(other.rare or other.id in self.given_hints for other in self.hints if other is not hint)

    def _first_due_hint(self, decision: Decision) -> Hint | None:
        """Return the first hint not yet given whose moment has come and which can be followed."""
        for hint in self.hints:
            is_left = hint.id not in self.given_hints
            if is_left and self.has_come(hint, decision) and self._can_be_done(hint, decision):
                return hint
        return None

    def _can_be_done(self, hint: Hint, decision: Decision) -> bool:
        """Tell whether an option follows the hint and, for a wise hint, is rated best."""
        if hint.touch is None:
            return True
        obeying = self.obeying(decision, hint)
        return bool(obeying) and (not hint.wise or self._is_wise(obeying[0], decision))

    def _is_wise(self, option: Option, decision: Decision) -> bool:
        """Tell whether the game's evaluation rates no option better."""
        values = self._values_of_options(decision)
        return values[option.id] == max(values.values())

    def _values_of_options(self, decision: Decision) -> dict[str, float]:
        return values_of(self.session, decision)

    def _follow_changes(self, changes: Changes) -> None:
        """Keep track of hints and events after a change of the session.

        The player's answer finishes the due hint, and an undone answer takes back the one it finished.
        """
        line = changes.line
        if isinstance(line, Answered) and line.player == self.player:
            self._finish_due_hint()
        elif isinstance(line, Undone) and self._hint_of_answer:
            self.given_hints.discard(self._hint_of_answer.pop())
        self.events_since_answer += [event for event in changes.events if audible(event, self.player)]

    def _finish_due_hint(self) -> None:
        """Mark the due hint as given, whether the player followed it or not.

        Hints are wanted again, and wait only for events from now on. An undo of the answer, with which the
        hint is noted, makes it wanted again.
        """
        self.events_since_answer.clear()
        self._is_silenced = False
        self._hint_of_answer.append(self.due_hint.id if self.due_hint is not None else "")
        if self.due_hint is not None:
            self.given_hints.add(self.due_hint.id)
        self.due_hint = None


def _kind_and_fields(event: Event) -> tuple[str, Any]:
    """Return the name of an event's class and its fields as plain data, as `is_event` compares them.

    No fields are numbers of pieces, which would have to become names.
    """
    return type(event).__name__, plain(event, (), str)
