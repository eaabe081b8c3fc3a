"""The panel beside the challenges: the chosen one's task, how to earn stars, and its lesson once solved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from wonderland_qt.app.challenges.stars import stars_label, stars_of
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, paragraph, styled
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.replay.thumbnails import thumbnail
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.challenges.challenge_rows import ChallengeRow, learnt, measured_answers
from wonderland_qt.models.challenges.tried_challenges import MOST_STARS
from wonderland_qt.models.challenges.why import why_in_words
from wonderland_qt.models.pieces.cast import Cast

PICTURE = QSize(300, 130)
MOST_ANSWERS = 4
BEST = "✓ "


class ChallengeSheet(Panel):
    """Emits `played` to start the challenge; hides its answers until it is solved."""

    played = Signal()

    def __init__(self, say_text: Callable[[Text], str], title_of_game: Callable[[str], str]) -> None:
        """Let all but the button scroll, so that the challenge can always be started."""
        super().__init__()
        self._say, self._title_of_game = say_text, title_of_game
        self._scrolling = VerticalScroll(QWidget())
        self.sheet.addWidget(self._scrolling, 1)
        self.play = KeyButton(
            say_text(Text("challenge-play")), "Return", self.played, kind="keyed-chief", cap="Enter"
        )
        self.sheet.addWidget(self.play)

    def show_challenge(self, row: ChallengeRow | None, grown: float) -> None:
        """Describe a challenge; leave the panel empty for None."""
        self.play.setEnabled(row is not None)
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 0, 6, 0)
        if row is not None:
            self._add_description(row, lines, grown)
        lines.addStretch(1)
        self._scrolling.hold(content)

    def _add_description(self, row: ChallengeRow, lines: QVBoxLayout, grown: float) -> None:
        """Add a picture of the challenge, its task, the ways to earn stars, and its lesson.

        A challenge from a pack names the pack as its maker.
        """
        lines.addWidget(self._picture_of(row, grown), 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(paragraph(f"{row.number}. {row.title}", "box-title"))
        game, players = self._title_of_game(row.game), len(row.players)
        where = text("challenge-where", game=game, players=players, moment=row.moment)
        lines.addWidget(paragraph(self._say(where), "why"))
        if row.maker:
            lines.addWidget(paragraph(self._say(text("challenge-maker", pack=row.maker)), "hint"))
        lines.addWidget(paragraph(self._say(text("challenge-you", role=row.role, score=row.score))))
        lines.addWidget(paragraph(row.goal, "bold"))
        lines.addLayout(self._ways_to_earn_stars())
        lines.addWidget(self._lesson_of(row))

    def _picture_of(self, row: ChallengeRow, grown: float) -> QLabel:
        """Return a picture of who plays in a challenge, and who of them is asked."""
        size = QSize(round(PICTURE.width() * grown), round(PICTURE.height() * grown))
        cast, asked, shown = Cast(row.game, row.players), (row.challenge.player,), QLabel()
        shown.setPixmap(thumbnail(cast, row.players, asked, size, self.devicePixelRatioF()))
        return shown

    def _ways_to_earn_stars(self) -> QGridLayout:
        """Return a grid of what earns one, two and three stars."""
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for number in range(1, MOST_STARS + 1):
            way = self._say(Text(f"challenge-way-{number}"))
            grid.addWidget(stars_label(number, stars_of(number)), number, 0)
            grid.addWidget(paragraph(way), number, 1)
        return grid

    def _lesson_of(self, row: ChallengeRow) -> QFrame:
        """Return the lesson with the measured answers, or a note that it follows the solution."""
        frame = styled(QFrame(), "learnt")
        lines = QVBoxLayout(frame)
        lines.addWidget(paragraph(self._say(Text("challenge-learnt")), "bold"))
        if row.tried.stars:
            self._add_lesson(row, lines)
        else:
            lines.addWidget(paragraph(self._say(Text("challenge-untold")), "why"))
        return frame

    def _add_lesson(self, row: ChallengeRow, lines: QVBoxLayout) -> None:
        """Add the lesson, the reason, and the best measured answers with how often each wins."""
        lesson, reason = learnt(row), why_in_words(row)
        if lesson:
            lines.addWidget(paragraph(lesson))
        if reason is not None:
            lines.addWidget(paragraph(row.lobby.say(reason)))
        for answer in measured_answers(row)[:MOST_ANSWERS]:
            best_one = paragraph(f"{BEST}{answer.words}", "bold")
            lines.addWidget(best_one if answer.best else paragraph(answer.words))
            lines.addLayout(self._bar_of_wins(answer.wins))

    def _bar_of_wins(self, wins: float) -> QHBoxLayout:
        """Return a bar and a figure for the wins of an answer in 100 games."""
        line, bar = QHBoxLayout(), QProgressBar()
        bar.setRange(0, 100)
        bar.setValue(round(wins))
        bar.setTextVisible(False)
        figure = styled(QLabel(self._say(text("challenge-wins", wins=round(wins)))), "figures")
        bar.setAccessibleName(figure.text())
        line.addWidget(bar, 1)
        line.addWidget(figure)
        return line
