"""The final page: the winner, what every score is made of, and the best moments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.pages.podium import Podium, Standee
from wonderland_qt.app.pages.score_graph import ScoreGraph
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import CENTRED, Panel, caption, paragraph, say, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.plain.score_view import ScoreView
from wonderland_qt.app.seating.portraits import portraits_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.score_history import Leap, best_leaps
from wonderland_qt.models.narration.scores_model import NUMBER_ROLE, ranks
from wonderland_qt.models.pieces.cast import cast_at
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.backdrop import bake_backdrop
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures

PANEL, MOMENT_LETTERS = 620, 14
BESIDE_PANEL, ABOVE_PANEL, BETWEEN = 16, 8, 4
"""The room beside and above what is in the panel, and between its parts, in pixels at the usual size."""
BESIDE_MOMENT, ABOVE_MOMENT = 8, 2
"""The pixels left and right of a moment's line in its button, and above and below it."""
END = "final"
"""The name of the backdrop and the light for the end of a game."""


class FinalPage(GrowingPage):
    """The end of a game: the podium counts the scores, with a table, a graph and moments beside it."""

    share, lamp = 1.0, True
    rematch_wanted = Signal()
    table_wanted = Signal()
    moment_wanted = Signal(int)
    analysis_wanted = Signal()
    left = Signal()

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Show the final state of a game; the podium waits for `count`."""
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self.scores = ScoreView(table.scores, emblems)
        self.podium = Podium(self._players_on_podium(), portraits_of(cast_at(table.session), table.art))
        self.graph = ScoreGraph(table.score_history, emblems, table.session.chapters)
        self._leaps = best_leaps(table.session.score_history)
        self.moments = self._moment_buttons()
        self.title = paragraph("", "banner-title", CENTRED)
        self.tie = paragraph(table.voice.tie, "banner-line", CENTRED)
        self.ribbon, self._panel = Ribbon(), Panel()
        self._book = oven_of(cast_at(table.session), table.art).book
        self._ground = QPixmap()
        self._lay_out()
        self._connect()
        self._show_winners()
        pack_pictures().came.connect(self._draw_again)
        self.grow()

    def _moment_buttons(self) -> list[QPushButton]:
        """Return a button for each of the largest gains, which opens the game at that moment."""
        lines_of_leaps = self._table.voice.best_moments()
        return [
            self._moment_button(leap, line, shorter_lines)
            for leap, (line, *shorter_lines) in zip(self._leaps, lines_of_leaps, strict=True)
        ]

    def count(self, tempo: float) -> None:
        """Count the scores line by line, at `tempo` times the usual duration; 0 shows the result at once."""
        if tempo:
            self._say_title(self._say(Text("final-counting")))
        self.podium.count(tempo)

    def grow(self) -> None:
        """Scale podium, scores, graph and moments to the size of the page."""
        self.ribbon.grow(self.grown)
        self.podium.grow(self.grown)
        self._panel.setFixedWidth(self.length(PANEL))
        side, above = self.length(BESIDE_PANEL), self.length(ABOVE_PANEL)
        self._panel.sheet.setContentsMargins(side, above, side, above)
        self._panel.sheet.setSpacing(self.length(BETWEEN))
        self.scores.grow(self.grown)
        self.scores.setFixedHeight(self.scores.wanted_height())
        self.graph.grow(self.grown)
        for moment in self.moments:
            for label in moment.findChildren(FitLabel):
                label.write_at_least(self.length(MOMENT_LETTERS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the game's final backdrop, or wood if it has none; it is baked again for another size."""
        ratio = self.devicePixelRatioF()
        if self._ground.size() != (QSizeF(self.size()) * ratio).toSize():
            drawn, light = self._book.named(f"backdrop/{END}"), self._book.lights[END]
            self._ground = bake_backdrop(drawn, light, QSizeF(self.size()), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the count."""
        self.podium.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the count with Space or Enter, which press no button here."""
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.podium.skip()
        else:
            super().keyPressEvent(event)

    def _draw_again(self) -> None:
        """Paint again, because pictures of packs have arrived."""
        self._ground = QPixmap()
        self.update()
        self.podium.update()

    def _players_on_podium(self) -> list[Standee]:
        """Return the players in the order of the seats, each with their score after every line."""
        winners, numbers_of = self._table.winners, self._numbers_of_players()
        finals = {player: numbers[-1] for player, numbers in numbers_of.items()}
        places = ranks(finals, winners)
        return [
            Standee(
                player=player,
                name=self._table.name_of(player),
                sums=_running_sums(numbers),
                rank=self._say(text("final-rank", rank=places[player])),
                wins=player in winners,
            )
            for player, numbers in numbers_of.items()
        ]

    def _numbers_of_players(self) -> dict[PlayerId, list[int]]:
        """Return what each player has on every line of the scores; a number that is missing adds nothing."""
        model = self._table.scores
        lines = range(model.rowCount())
        return {
            seat.player: [model.index(line, column).data(NUMBER_ROLE) or 0 for line in lines]
            for column, seat in enumerate(self._table.session.seats)
        }

    def _show_lines(self, counted: int) -> None:
        """Show the first `counted` lines of the scores; the sum appears with the last one before it."""
        rows = self.scores.model().rowCount()
        for row in range(rows):
            seen = row < counted or counted >= rows - 1
            self.scores.setRowHidden(row, not seen)

    def _show_winners(self) -> None:
        """Show who has won."""
        table = self._table
        names = tuple(text("player-named", name=table.title_of(player)) for player in table.winners)
        self._say_title(self._say(text("final-title", winners=names, count=len(names))))

    def _say_title(self, words: str) -> None:
        say(self.title, words)

    def _moment_button(self, leap: Leap, line: str, shorter: Sequence[str]) -> QPushButton:
        """Return a button that shows a moment again; it is labelled by a `shorter` line if space lacks."""
        moment = QPushButton(autoDefault=True)
        styled(moment, "moment")
        moment.setAccessibleName(line)
        moment.setToolTip(tooltip(line))
        words = FitLabel(line, MOMENT_LETTERS, shorter=shorter)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        sheet = QHBoxLayout(moment)
        sheet.setContentsMargins(BESIDE_MOMENT, ABOVE_MOMENT, BESIDE_MOMENT, ABOVE_MOMENT)
        sheet.addWidget(words)
        moment.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        moment.clicked.connect(partial(self.moment_wanted.emit, leap.answer))
        return moment

    def _connect(self) -> None:
        self.podium.counted.connect(self._show_lines)
        self.podium.crowned.connect(self._show_winners)

    def _lay_out(self) -> None:
        """Lay out the title, the words on a tie if there was one, and the podium; beside them the panel."""
        page, row, stage = without_margins(QVBoxLayout(self), 0), QHBoxLayout(), QVBoxLayout()
        stage.addWidget(self.title)
        if self.tie.text():
            stage.addWidget(self.tie)
        stage.addWidget(self.podium, 1)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(12)
        row.addLayout(stage, 1)
        row.addWidget(self._panel)
        page.addLayout(row, 1)
        page.addWidget(self.ribbon)
        self._fill_panel()
        self._add_buttons()

    def _fill_panel(self) -> None:
        """Fill the panel with the scores, the graph and the best moments, each below a heading.

        If scores only fall in the game, the moments are the hardest instead.
        """
        sheet = self._panel.sheet
        for key, widget, stretch in (
            ("final-scores", self.scores, 0),
            ("final-course", self.graph, 1),
        ):
            heading = self._say(Text(key))
            sheet.addWidget(_heading(heading))
            widget.setAccessibleName(heading)
            sheet.addWidget(widget, stretch)
        if self._leaps:
            key = "final-moments" if self._leaps[0].gain > 0 else "final-hard-moments"
            sheet.addWidget(_heading(self._say(Text(key))))
        for moment in self.moments:
            sheet.addWidget(moment)

    def _add_buttons(self) -> None:
        """Add the buttons to the ribbon; a rematch has a key that no one presses by mistake.

        A game without a file has no analysis, which reads the game from its file.
        """
        self.start = KeyButton(self._say(Text("final-start")), "Esc", self.left)
        self.analysis = KeyButton(self._say(Text("button-analysis")), "A", self.analysis_wanted)
        self.table = KeyButton(self._say(Text("final-table")), "Ctrl+T", self.table_wanted)
        again = self._say(Text("final-rematch"))
        self.rematch = KeyButton(again, "Ctrl+N", self.rematch_wanted, kind="keyed-chief")
        self.ribbon.tell(self._say(Text("prompt-over")))
        self.ribbon.add(self.analysis, self.table, self.start, self.rematch)
        if self._table.session.file is None:
            self.analysis.hide()


def _running_sums(numbers: list[int]) -> tuple[int, ...]:
    """Return the score before the first line and after each one.

    `numbers` are the lines, and last their sum, which is the score after the last line.
    """
    *lines, final = numbers
    before_last = accumulate(lines[:-1], initial=0)
    return (*before_last, final)


def _heading(words: str) -> QLabel:
    """Return a heading of one line; a label that wraps would take more height than its words fill."""
    return styled(caption(words), "heading")
