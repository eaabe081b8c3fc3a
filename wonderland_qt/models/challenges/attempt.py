"""An attempt at a challenge: a table at its position, and the verdict on the player's answers."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.journals.journal import Answered
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.models.challenges.challenge_rows import ChallengeRow
from wonderland_qt.models.challenges.tried_challenges import MOST_STARS, TriedChallenges
from wonderland_qt.models.challenges.why import Why, why
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.workshop.scenario_journal import journal_from

BOTS = "rule"


def lay_challenge(row: ChallengeRow, person: str = "") -> Table:
    """Return an unsaved table at a challenge's position, with a person as the player who is asked."""
    lobby, challenge = row.lobby, row.challenge
    persons = {challenge.player: person}
    return lobby.set_out(journal_from(lobby.ruleset, lobby.content, challenge.state, persons, BOTS))


class Attempt(QObject):
    """Judges the answers of the person at a table, and emits `judged` after each verdict.

    `verdict` is "", "wrong" or "solved", and `stars` are those of a right answer: one if it was `hinted`.
    Answers after a verdict are not judged. For the third star the attempt `asks_why` the answer is the best,
    and `reason` is what the person replied.
    """

    judged = Signal()

    def __init__(self, table: Table, row: ChallengeRow, tried: TriedChallenges) -> None:
        """Listen to the session without a verdict yet.

        The decision is kept, because by the time that an answer to it is heard, it is no longer asked. A
        solution may have several answers, of which `_right_answers` have been given.
        """
        super().__init__(table)
        self.row, self._session, self._tried = row, table.session, tried
        self.verdict, self.stars, self.hinted = "", 0, False
        self.asks_why, self.reason = False, ""
        self._right_answers = 0
        self._decision_before = self._decision
        self._stop_listening = table.session.listen(self._judge_answer_in)

    def moved_to(self, table: Table, row: ChallengeRow) -> Attempt:
        """Return a continuation of the attempt at another table of the same game, in another language."""
        self._stop_listening()
        moved = Attempt(table, row, self._tried)
        moved.verdict, moved.stars, moved.hinted = self.verdict, self.stars, self.hinted
        moved._right_answers, moved.asks_why, moved.reason = self._right_answers, self.asks_why, self.reason
        return moved

    def take_hint(self) -> None:
        """Note that the person asked for advice before the verdict, which leaves only one star."""
        if not self.verdict:
            self.hinted = True

    def explain(self, reason: Why) -> None:
        """Accept a reason for the solution, if one is asked for; the right one earns the last star."""
        if not self.asks_why:
            return
        self.asks_why, self.reason = False, reason
        if reason == why(self.row):
            self.stars = MOST_STARS
            self._tried.crown(self.row.challenge.id)
        self.judged.emit()

    @property
    def _decision(self) -> Decision | None:
        return self._session.decision_of(self.row.challenge.player)

    def _judge_answer_in(self, changes: Changes) -> None:
        """Judge the person's first answer to the last decision; an undone answer may be given again.

        A change without such an answer, as a bot's or a later one, is not judged.
        """
        answered, self._decision_before = self._decision_before, self._decision
        line = changes.line
        if changes.undone:
            self.verdict, self._right_answers = "", 0
            self.asks_why, self.reason = False, ""
            self.judged.emit()
        elif self.verdict or answered is None:
            return
        elif isinstance(line, Answered) and line.player == answered.player:
            self._judge_answer(answered, line.option)

    def _judge_answer(self, decision: Decision, answer: str) -> None:
        """Set the verdict on an answer, unless it is right and the solution has more answers."""
        challenge = self.row.challenge
        if not challenge.is_solved_by(decision, answer, self._right_answers):
            self.verdict = "wrong"
            self._tried.note(challenge.id)
        elif self._right_answers + 1 < len(challenge.solution):
            self._right_answers += 1
            return
        else:
            self._solve()
        self.judged.emit()

    def _solve(self) -> None:
        """Note the stars of a solution; the last one is kept back until the person has explained it."""
        challenge = self.row.challenge
        self.verdict = "solved"
        self.stars = self._tried.stars_for(challenge.id, hinted=self.hinted)
        self.asks_why = self.stars == MOST_STARS and why(self.row) is not None
        if self.asks_why:
            self.stars -= 1
        self._tried.note(challenge.id, self.stars)
