"""The analysis of a finished game: chances over time, luck and skill, and the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from wonderland_qt.app.analysis.chance_bands import ChanceBands, Pin, Point
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import (
    CENTRED,
    Panel,
    caption,
    discard,
    paragraph,
    say,
    say_button,
    styled,
    without_margins,
)
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.saved.analysis_words import AnalysisWords, ToldMoment
from wonderland_qt.models.saved.game_analysis import GameAnalysis
from wonderland_qt.models.saved.replay_table import Replay
from wonderland_qt.scene.pictures.emblems import Emblem, Emblems, picture

EMBLEM = 22


class MomentCard(Panel):
    """A card for one decisive moment; its button emits `wanted` to try the choice again or watch the luck."""

    wanted = Signal()

    def __init__(self, moment: ToldMoment, number: int, emblem: Emblem) -> None:
        """Lay out who it was and the change, when, what was done, what was better, and the button."""
        super().__init__()
        self.moment, self.number = moment, number
        self.sheet.addLayout(self._head_row(emblem))
        self.sheet.addWidget(paragraph(moment.when, "hint"))
        self.sheet.addWidget(paragraph(moment.done, "bold"))
        self.sheet.addWidget(paragraph(moment.better, "hint"))
        self.sheet.addStretch(1)
        self.button = KeyButton(moment.act, str(number), self.wanted)
        self.button.setAccessibleDescription(moment.description)
        self.sheet.addWidget(self.button)

    def _head_row(self, emblem: Emblem) -> QHBoxLayout:
        """Return the player's emblem, the number and name of the moment, and the change of the chances."""
        head, badge = QHBoxLayout(), QLabel()
        badge.setPixmap(picture(emblem, EMBLEM))
        head.addWidget(badge)
        head.addWidget(styled(caption(f"{self.number}  {self.moment.name}"), "bold"), 1)
        head.addWidget(styled(caption(self.moment.change), "figures"))
        return head


EMBLEM, ACCOUNTS = 22, 470
COLUMNS = ("analysis-way", "analysis-own", "analysis-rivals", "analysis-luck-part")


class AnalysisPage(GrowingPage):
    """The analysis of one game; `tried` asks to play from before an answer, `looked` to watch that answer."""

    left = Signal()
    tried = Signal(int, str)
    looked = Signal(int)

    def __init__(self, game: GameAnalysis, replay: Replay, emblems: Emblems) -> None:
        """Show the results so far; the page follows the analysis while it runs."""
        super().__init__()
        self.game, self.replay, self._emblems = game, replay, emblems
        self._say = replay.table.words.say
        self.bands, self.ribbon = ChanceBands(emblems), Ribbon()
        self.accounts, self._rows = Panel(self._say(Text("analysis-skill"))), QGridLayout()
        self.cards: list[MomentCard] = []
        self._shown: tuple[object, ...] = ()
        self._moments = QHBoxLayout()
        self.status = paragraph("", "status", CENTRED)
        self.words = QPlainTextEdit(readOnly=True)
        self.words.setAccessibleName(self._say(Text("analysis-title")))
        self._lay_out()
        self._add_buttons()
        game.changed.connect(self.refresh)
        game.failed.connect(self._show_failure)
        self.refresh()
        self.grow()

    def focus(self) -> None:
        """Give the keyboard to the words, the first card or the start button, whichever is in use."""
        if self.words.isVisible():
            self.words.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.cards:
            self.cards[0].button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the replay when another page is shown, but not when the window is only minimised."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.replay.close()

    def grow(self) -> None:
        """Scale the ribbon, the bands and the accounts to the size of the page."""
        self.ribbon.grow(self.grown)
        self.bands.grow(self.grown)
        self.accounts.setFixedWidth(self.length(ACCOUNTS))

    def refresh(self) -> None:
        """Show the progress of the analysis and the results that are known so far, if there are any.

        A whole one needs no button.
        """
        game = self.game
        key = "analysis-stop" if game.running else "analysis-start"
        say_button(self.start, self._say(Text(key)))
        self.start.setVisible(game.running or not game.complete)
        say(self.status, self._words_of_status)
        self.status.setVisible(not game.complete)
        if game.analysis is not None:
            self._show_results(AnalysisWords(self.replay, game.analysis))

    @property
    def _words_of_status(self) -> str:
        """Return how far the analysis is, or what it would do; a whole one needs no words."""
        game = self.game
        if game.running:
            percent = 100 * game.done // max(game.total, 1)
            return self._say(text("analysis-running", percent=percent))
        return "" if game.complete else self._say(Text("analysis-explained"))

    def _show_results(self, words: AnalysisWords) -> None:
        """Show the chances as bands, with phases and pins, and everything else in words."""
        analysis = words.analysis
        winners_first = sorted(analysis.players, key=lambda player: player not in analysis.winners)
        self.bands.show_chances(
            self._points_of(words),
            order=winners_first,
            phases=[(band.first, band.name) for band in self.replay.bands],
            pins=[Pin(moment.at.answer, number) for number, moment in enumerate(analysis.moments, 1)],
            last=self.replay.session.last,
        )
        self._show_accounts(words, winners_first)
        self._show_moments(words)
        in_words = "\n".join(words.lines(self.game.complete))
        if self.words.toPlainText() != in_words:
            self.words.setPlainText(in_words)
        self.bands.setAccessibleDescription(in_words)

    def _points_of(self, words: AnalysisWords) -> list[Point]:
        """Return the chances: even before the first answer, then as analysed, and certain at the end."""
        analysis = words.analysis
        players, winners = analysis.players, analysis.winners
        even = {player: 1 / len(players) for player in players}
        points = [Point(0, even)]
        points += [Point(choice.answer, choice.chances) for choice in analysis.choices]
        if self.game.complete:
            won = {player: 1 / len(winners) if player in winners else 0.0 for player in players}
            points.append(Point(self.replay.session.last, won))
        return points

    def _show_accounts(self, words: AnalysisWords, order: Sequence[PlayerId]) -> None:
        """Fill the table of luck and skill once, when the analysis is complete.

        Luck is what the choices do not explain, so it is known only after the last of them.
        """
        self.accounts.setVisible(self.game.complete)
        if not self.game.complete or self._rows.count():
            return
        for column, key in enumerate(COLUMNS, 2):
            self._rows.addWidget(caption(self._say(Text(key))), 0, column, CENTRED)
        for row, player in enumerate(order, 1):
            self._add_account(words, row, player)

    def _add_account(self, words: AnalysisWords, row: int, player: PlayerId) -> None:
        """Add a player's emblem, name and figures to a row of the table of luck and skill."""
        emblem = QLabel()
        emblem.setPixmap(picture(self._emblems[player], EMBLEM))
        name = styled(caption(self.replay.table.name_of(player)), "bold")
        name.setAccessibleName(words.told(player))
        self._rows.addWidget(emblem, row, 0)
        self._rows.addWidget(name, row, 1)
        for column, figure in enumerate(words.figures(player), 2):
            self._rows.addWidget(styled(caption(figure), "figures"), row, column, CENTRED)

    def _show_moments(self, words: AnalysisWords) -> None:
        """Show a card for each decisive moment, unless the same ones are shown already.

        If the complete analysis found none, the status says so.
        """
        moments = tuple(words.moments())
        if moments == self._shown:
            return
        self._shown = moments
        discard(self.cards)
        self.cards = [
            MomentCard(moment, number, self._emblems[moment.player])
            for number, moment in enumerate(moments, 1)
        ]
        for card in self.cards:
            self._moments.addWidget(card, 1)
            card.wanted.connect(partial(self._open_moment, card))
        if not self.cards and self.game.complete:
            say(self.status, self._say(Text("analysis-no-moments")))
            self.status.show()

    def _open_moment(self, card: MomentCard) -> None:
        """Ask to play from before a choice, or to watch a stroke of luck."""
        self.bands.choose(card.number)
        if card.moment.is_choice:
            self.tried.emit(card.moment.answer, card.moment.player)
        else:
            self.looked.emit(card.moment.answer)

    def _start_or_stop(self) -> None:
        """Start the analysis, or stop it while it runs."""
        if self.game.running:
            self.game.stop()
        else:
            self.game.start()

    def _toggle_words(self) -> None:
        """Switch between the pictures and the same analysis in words."""
        in_words = self.words.isHidden()
        self.words.setVisible(in_words)
        self._drawn.setVisible(not in_words)
        self.focus()

    def _show_failure(self, problem: str) -> None:
        """Say that the analysis failed, with the last line of the traceback, if there is one."""
        line = problem.splitlines()[-1] if problem else ""
        say(self.status, self._say(text("analysis-failed", problem=line)))
        self.status.show()

    def _lay_out(self) -> None:
        """Lay out title, status, the drawn analysis and ribbon; words can take the place of what is drawn."""
        head = QHBoxLayout()
        head.setContentsMargins(14, 8, 14, 0)
        head.addWidget(styled(QLabel(self._say(Text("analysis-title"))), "bar"))
        self._drawn = QWidget()
        self._lay_out_drawn(QVBoxLayout(self._drawn))
        self.words.hide()
        page = without_margins(QVBoxLayout(self), 0)
        page.addLayout(head)
        page.addWidget(self.status)
        page.addWidget(self._drawn, 1)
        page.addWidget(self.words, 1)
        page.addWidget(self.ribbon)

    def _lay_out_drawn(self, sheet: QVBoxLayout) -> None:
        """Lay the chances and beside them the accounts above, and the deciding moments below."""
        chances = Panel(self._say(Text("analysis-chances")))
        chances.lay(self.bands, self._say(Text("analysis-chances")), 1)
        self._rows.setColumnStretch(1, 1)
        self.accounts.sheet.addLayout(self._rows)
        self.accounts.sheet.addWidget(paragraph(self._say(Text("analysis-adds-up")), "hint"))
        self.accounts.sheet.addStretch(1)
        above = QHBoxLayout()
        above.addWidget(chances, 1)
        above.addWidget(self.accounts)
        sheet.addLayout(above, 3)
        sheet.addLayout(self._moments, 2)

    def _add_buttons(self) -> None:
        """Fill the ribbon: start or stop the analysis, show it in words instead of pictures, and leave."""
        self.start = KeyButton(
            self._say(Text("analysis-start")), "S", self._start_or_stop, kind="keyed-chief"
        )
        self.in_words = KeyButton(self._say(Text("analysis-words")), "F3", self._toggle_words)
        self.back = KeyButton(self._say(Text("saved-back")), "Esc", self.left)
        self.ribbon.tell(self._say(Text("analysis-prompt")))
        self.ribbon.add(self.start, self.in_words, self.back)
