"""The table of wins: persons down, games across, each cell with wins, a bar and the favourite role."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph, styled, without_margins
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.records.record_book import RecordBook, WinCount
from wonderland_qt.models.records.record_words import RecordWords
from wonderland_qt.scene.style.palette import INK

GROUND, FILL = "#e6d3a3", "#1f6f6b"
SIZE, NOTCH, RIM = QSize(70, 16), 2, 1.5


class FairBar(QWidget):
    """A bar of a share from 0 to 1, with a notch at the `fair` share; `words` are for screen readers."""

    def __init__(self, share: float, fair: float, words: str, grown: float) -> None:
        """Take the share of wins and the fair share, both from 0 to 1; `words` say them to screen readers."""
        super().__init__()
        self.share, self.fair = share, fair
        self.setAccessibleName(words)
        self.setMinimumSize(round(SIZE.width() * grown), round(SIZE.height() * grown))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, filled up to the share of wins, and the notch at the fair share."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body, bar = QRectF(self.rect()).adjusted(1, 3, -1, -3), QPainterPath()
        bar.addRoundedRect(body, body.height() / 2, body.height() / 2)
        painter.fillPath(bar, QColor(GROUND))
        painter.setClipPath(bar)
        won = body.adjusted(0, 0, -body.width() * (1 - self.share), 0)
        painter.fillRect(won, QColor(FILL))
        painter.setClipping(False)
        painter.strokePath(bar, QPen(QColor(INK), RIM))
        middle_of_notch = round(body.left() + body.width() * self.fair)
        notch = QRect(middle_of_notch - NOTCH // 2, 0, NOTCH, self.height())
        painter.fillRect(notch, QColor(INK))
        painter.end()


MOST_WINS = "★"
TOP = Qt.AlignmentFlag.AlignTop


class RecordsTable(QWidget):
    """The table of a record book for some persons and games."""

    def __init__(
        self, book: RecordBook, persons: Sequence[str], games: Sequence[str], words: RecordWords, grown: float
    ) -> None:
        """Lay out a row for each person and a column for each game; the last column counts all games."""
        super().__init__()
        self._book, self._words, self._grown = book, words, grown
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(round(14 * grown))
        grid.setVerticalSpacing(round(10 * grown))
        columns = (*games, "")  # the last one counts all games
        self._add_titles(grid, columns)
        for row, name in enumerate(persons, 1):
            grid.addWidget(self._name_and_streak(name), row, 0, TOP)
            for column, game in enumerate(columns, 1):
                grid.addWidget(self._cell_of(name, game), row, column, TOP)
        grid.setRowStretch(len(persons) + 1, 1)

    def _add_titles(self, grid: QGridLayout, columns: Sequence[str]) -> None:
        """Add the titles of the games above their columns."""
        for column, game in enumerate(columns, 1):
            title = self._words.titles.get(game, "") if game else self._words.say(Text("records-all"))
            grid.addWidget(paragraph(title, "challenge-name"), 0, column, Qt.AlignmentFlag.AlignBottom)
            grid.setColumnStretch(column, 1)

    def _name_and_streak(self, name: str) -> QWidget:
        """Return a person's name above their games won in a row, if that is worth a line."""
        shown = QWidget()
        lines = without_margins(QVBoxLayout(shown), 0)
        lines.addWidget(paragraph(name, "bold"))
        streak = self._words.streak(self._book, name)
        if streak:
            lines.addWidget(paragraph(streak, "hint"))
        return shown

    def _cell_of(self, name: str, game: str) -> QWidget:
        """Return the wins of a person in a game ("" for all), with a bar and their favourite role.

        It is empty without games. A mark says that no one has won this game more often.
        """
        shown, tally = QWidget(), self._book.tally(name, game)
        lines = without_margins(QVBoxLayout(shown), 1)
        if not tally.games:
            return shown
        count = spoken = self._words.tally(tally)
        if game and self._book.leads(name, game):
            spoken = f"{count}, {self._words.say(Text('records-most-wins'))}"
            count = f"{count} {MOST_WINS}"
        wins = styled(QLabel(count), "bold")
        wins.setAccessibleName(spoken)
        lines.addWidget(wins)
        if tally.share is not None:
            lines.addWidget(self._bar_of_wins(tally, tally.share))
        self._add_favourite(lines, name, game)
        return shown

    def _bar_of_wins(self, tally: WinCount, share: float) -> FairBar:
        """Return a bar of a share of wins, with the fair share, both in percent for screen readers."""
        shares = text("records-share", share=round(100 * share), fair=round(100 * tally.fair_share))
        return FairBar(share, tally.fair_share, self._words.say(shares), self._grown)

    def _add_favourite(self, lines: QVBoxLayout, name: str, game: str) -> None:
        """Add the role that a person plays most in a game, if there is one."""
        favourite = self._book.favourite(name, game) if game else None
        if favourite is not None:
            role = self._words.role(game, favourite.role)
            liked = text("records-likes", role=role, games=favourite.games)
            lines.addWidget(paragraph(self._words.say(liked), "hint"))
