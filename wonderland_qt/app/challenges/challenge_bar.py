"""The bar above the table while a challenge is tried: its goal, then the verdict on the answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from wonderland_qt.app.challenges.stars import stars_of
from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import say, styled
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.challenges.attempt import Attempt
from wonderland_qt.models.challenges.challenge_rows import learnt, measured_answers
from wonderland_qt.models.challenges.why import REASONS, Why, why, why_in_words
from wonderland_qt.models.pieces.tooltips import tooltip

LEAST_LETTERS = 12


class ChallengeBar(QFrame):
    """Emits `again` to retry the position, `another` for the next challenge, `left` for their page."""

    again = Signal()
    another = Signal()
    left = Signal()

    def __init__(self, attempt: Attempt, say_text: Callable[[Text], str]) -> None:
        """Show the goal of the challenge first; the verdict decides which buttons show."""
        super().__init__()
        self.attempt, self._say = attempt, say_text
        styled(self, "challenge-bar")
        self.verdict = styled(FitLabel("", LEAST_LETTERS), "challenge-verdict")
        self.why = styled(FitLabel("", LEAST_LETTERS, shorter=("",)), "challenge-why")
        self.reasons = [self._reason_button(number, reason) for number, reason in enumerate(REASONS, 1)]
        self.retry = KeyButton(say_text(Text("challenge-again")), "Ctrl+R", self.again)
        self.following = KeyButton(say_text(Text("challenge-another")), "Ctrl+N", self.another)
        self.back = KeyButton(say_text(Text("challenge-back")), "Ctrl+B", self.left)
        self._lay_out()
        attempt.judged.connect(self._show_verdict)
        self._show_state()

    def _lay_out(self) -> None:
        """Lay verdict, explanation and buttons side by side."""
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 3, 14, 3)
        line.addWidget(self.verdict)
        line.addWidget(self.why, 1)
        for button in (*self.reasons, self.retry, self.following, self.back):
            line.addWidget(button)

    def _show_verdict(self) -> None:
        """Show the verdict and announce it to screen readers."""
        self._show_state()
        spoken = f"{self.verdict.text()} {self.why.text()}"
        announce(self, spoken)

    def _reason_button(self, number: int, reason: Why) -> KeyButton:
        """Return a button that gives a reason why the solution is best."""
        words = self._say(Text(f"challenge-reason-{reason}"))
        return KeyButton(words, f"Ctrl+{number}", partial(self.attempt.explain, reason))

    def _show_state(self) -> None:
        """Show the goal, or the verdict with the buttons that follow it."""
        verdict, row, asks_why = self.attempt.verdict, self.attempt.row, self.attempt.asks_why
        if verdict == "solved":
            headline = self._say(self._solution_headline)
            self._set_words(f"{stars_of(self.attempt.stars)}  {headline}", self._explanation)
        elif verdict == "wrong":
            self._set_words(self._say(Text("challenge-wrong")), self._say(Text("challenge-wrong-how")))
        else:
            asked = self._say(text("challenge-you", role=row.role, score=row.score))
            self._set_words(row.goal, f"{row.number}. {asked}")
        self.retry.setVisible(bool(verdict) and not asks_why)
        self.following.setVisible(verdict == "solved" and not asks_why)
        for reason in self.reasons:
            reason.setVisible(asks_why)

    @property
    def _solution_headline(self) -> Text:
        """Return the headline after a solution: ask for the reason, or say whether the given one is right."""
        if self.attempt.asks_why:
            return Text("challenge-why")
        if not self.attempt.reason:
            return Text("challenge-solved")
        is_right = self.attempt.reason == why(self.attempt.row)
        return Text("challenge-why-right" if is_right else "challenge-why-wrong")

    @property
    def _explanation(self) -> str:
        """Return the explanation after a solution, "" while the player is still asked for the reason.

        Once a reason was given it is the right reason, else the lesson, or else how often answers win.
        """
        if self.attempt.asks_why:
            return ""
        row, reason = self.attempt.row, why_in_words(self.attempt.row)
        if self.attempt.reason and reason is not None:
            return row.lobby.say(reason)
        return learnt(row) or self._words_of_figures()

    def _words_of_figures(self) -> str:
        """Return how often the best answer wins, compared with the second best; "" if there are not two."""
        answers = measured_answers(self.attempt.row)
        if len(answers) < 2:
            return ""
        best, second = answers[0], answers[1]
        return self._say(text("challenge-figures", best=round(best.wins), wins=round(second.wins)))

    def _set_words(self, verdict: str, why: str) -> None:
        """Write the verdict and what explains it; both are tooltips as well, as they may be cut short."""
        for label, words in ((self.verdict, verdict), (self.why, why)):
            say(label, words)
            label.setToolTip(tooltip(words))
