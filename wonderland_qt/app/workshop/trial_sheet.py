"""The panel of trials: games of bots with and without your changes, a verdict in words, and a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeVar

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, paragraph, say, styled, without_margins
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.workshop.dots import DotPlot, Dots
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.workshop.trial_games import Change, Novelty, Verdict
from wonderland_qt.models.workshop.workshop_model import Workshop

Plotted = Literal["new", "wins", "scores", "seats", "taken", "won"]
MEASURED: tuple[Plotted, ...] = ("new", "wins", "scores", "taken", "won", "seats")
"""The figures that can be plotted, named as in a comparison."""

One = TypeVar("One", Change, Novelty)

FEW, MANY = 100, 600
WIDTH_BESIDE_PLOT = 380
"""The width of what is to the left of the plot, in unscaled pixels."""
BESIDE_LINES = 8
"""The pixels between the lines of a verdict and the scroll bar at their right."""

SHOWN = 14
"""The most figures plotted; if there are more, those that changed most relative to their margins."""


class TrialSheet(Panel):
    """Runs games of bots, and shows what a change does."""

    def __init__(self, workshop: Workshop, say_window: Say) -> None:
        """Offer a few or many games; the sheet picks the measure to plot until the user does."""
        super().__init__(say_window(Text("workshop-trial")))
        self._workshop, self._say = workshop, say_window
        self.verdict, self.further = paragraph("", "verdict"), paragraph("", "hint")
        self._make_buttons()
        self.progress, self.plot = QProgressBar(), DotPlot()
        self._kinds = QButtonGroup(self, exclusive=True)
        self._measured: Plotted = "wins"
        self._by_kind: dict[Plotted, QPushButton] = {}
        self._picked = False
        self._lay_out()
        workshop.trial.counted.connect(self._show_verdict)
        workshop.trial.ended.connect(self.offer)
        workshop.trial.failed.connect(self._show_problem)
        self.offer()

    def _make_buttons(self) -> None:
        """Make the buttons that play a few or many games, and the one that stops them."""
        self.few = KeyButton(self._play_words(FEW), "P", lambda: self.play(FEW))
        self.many = KeyButton(self._play_words(MANY), "R", lambda: self.play(MANY), kind="keyed-chief")
        self.stop = KeyButton(self._say(Text("workshop-stop")), "", self.cancel, cap="Esc")

    def offer(self) -> None:
        """Show the buttons for what is possible now; without a verdict, also words that invite to a trial.

        Something is changed once the user has a folder of their own; without a change no game is offered.
        """
        running, changed = self._workshop.trial.running, self._workshop.edited.own.is_dir()
        for play in (self.few, self.many):
            play.setVisible(not running)
            play.setEnabled(changed and not self._workshop.mistakes)
        self.stop.setVisible(running)
        self.progress.setVisible(running)
        if not running and self._workshop.verdict is None:
            key = "workshop-trial-invites" if changed else "workshop-trial-nothing"
            say(self.verdict, self._say(Text(key)))
            say(self.further, "")
            self.plot.show_dots(())

    def play(self, games: int) -> None:
        """Play this many games with the changes and without them."""
        self.progress.setRange(0, games)
        self.progress.setValue(0)
        self._workshop.try_out(games)
        self.plot.show_dots(())
        self._picked = False
        say(self.verdict, self._say(text("workshop-trial-plays", games=games)))
        say(self.further, "")
        self.offer()

    def cancel(self) -> bool:
        """Stop the games; tell whether any were running."""
        running = self._workshop.trial.running
        self._workshop.trial.stop()
        self.offer()
        return running

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self.plot.grow(grown)
        self._left.setFixedWidth(round(WIDTH_BESIDE_PLOT * grown))

    def _show_verdict(self, verdict: Verdict) -> None:
        """Show what the games played so far say: the first sentence large, and the plot below."""
        self.progress.setValue(verdict.comparison.games)
        first, *others = verdict.sentences
        say(self.verdict, first)
        played = text("workshop-trial-played", games=verdict.comparison.games)
        say(self.further, " ".join([*others, self._say(played)]))
        self._show_new_first(verdict)
        self._plot_figures()

    def _show_problem(self, problem: str) -> None:
        """Say that the games failed, and why, and offer to play them again."""
        self.offer()
        say(self.verdict, self._say(Text("workshop-trial-failed")))
        say(self.further, problem)

    def _choose_figures(self, measured: Plotted) -> None:
        self._measured, self._picked = measured, True
        self._plot_figures()

    def _plot_figures(self) -> None:
        """Plot the chosen figures, if there are enough games.

        Scores have a scale of their own; all else are shares, from 0 to 1.
        """
        verdict = self._workshop.verdict
        if verdict is None or not verdict.comparison.has_enough_games:
            self.plot.show_dots(())
            return
        keys = ("fair", "new") if self._measured == "new" else ("before", "after")
        before, after = (self._say(Text(f"workshop-{key}")) for key in keys)
        ends = None if self._measured == "scores" else (0.0, 1.0)
        self.plot.show_dots(list(self._dots_to_plot(verdict)), self._value_words, (before, after), ends)

    def _show_new_first(self, verdict: Verdict) -> None:
        """Offer the plot of new entries only if there are any, and then start with it."""
        some_new = bool(verdict.comparison.new)
        self._by_kind["new"].setVisible(some_new)
        if not self._picked or (self._measured == "new" and not some_new):
            self._measured = "new" if some_new else "wins"
            self._by_kind[self._measured].setChecked(True)

    def _value_words(self, value: float) -> str:
        """Return a value of the scale in words: points, or a percentage."""
        if self._measured == "scores":
            return f"{value:g}"
        return self._say(text("workshop-share", share=f"{value * 100:g}"))

    def _dots_to_plot(self, verdict: Verdict) -> Iterator[Dots]:
        """Yield the figures to plot: new entries against their fair shares, others before and after."""
        if self._measured == "new":
            for new in _most_telling(verdict.comparison.new):
                yield self._dots_of_new(verdict, new)
            return
        for change in _most_telling(verdict.comparison.changes_of(self._measured)):
            name = verdict.names.get(change.id, change.id)
            if self._measured == "seats":
                name = self._say(text("workshop-seat", seat=change.id))
            words = self._change_words(change)
            yield Dots(
                name, change.before, change.after, margin=change.margin, change=words, sure=change.is_sure
            )

    def _dots_of_new(self, verdict: Verdict, new: Novelty) -> Dots:
        """Return the figure of a new entry, compared with its fair share."""
        who = verdict.names.get(new.id, new.id)
        name = self._say(text(f"workshop-new-{new.measured}", who=who))
        words = self._change_words(new)
        return Dots(name, new.fair, new.share, margin=new.margin, change=words, sure=new.is_sure)

    def _change_words(self, change: Change | Novelty) -> str:
        """Return a change in words, with its margin, and whether it is significant.

        The words take tenths: of a point for scores, else of a percent.
        """
        tenths = 10 if self._measured == "scores" else 1000
        difference = round(change.difference * tenths)
        key = "workshop-change-known" if change.margin is not None else "workshop-change-unknown"
        margin = round((change.margin or 0) * tenths)
        sure = "yes" if change.is_sure else "no"
        way = _way_of(difference)
        return self._say(text(key, way=way, by=abs(difference), margin=margin, sure=sure))

    def _play_words(self, games: int) -> str:
        return self._say(text("workshop-play", games=games))

    def _lay_out(self) -> None:
        """Lay the verdict, the progress and buttons at the left, the plot and its filters at the right."""
        self._left = QWidget()
        left, right, buttons = without_margins(QVBoxLayout(self._left)), QVBoxLayout(), QHBoxLayout()
        left.addWidget(VerticalScroll(self._verdict_in_lines()), 1)
        left.addWidget(self.progress)
        self.progress.setTextVisible(False)
        for button in (self.many, self.few, self.stop):
            buttons.addWidget(button)
        buttons.addStretch(1)
        left.addLayout(buttons)
        right.addLayout(self._row_of_filters())
        right.addWidget(VerticalScroll(self.plot), 1)
        row = QHBoxLayout()
        row.addWidget(self._left)
        row.addLayout(right, 1)
        self.sheet.addLayout(row, 1)

    def _verdict_in_lines(self) -> QWidget:
        """Return the verdict above its details, for a scroll area, which keeps long verdicts in the sheet."""
        lines = QWidget()
        sheet = QVBoxLayout(lines)
        sheet.setContentsMargins(0, 0, BESIDE_LINES, 0)
        sheet.addWidget(self.verdict)
        sheet.addWidget(self.further)
        sheet.addStretch(1)
        return lines

    def _row_of_filters(self) -> QHBoxLayout:
        """Return the buttons that choose the figures to plot; the one for new things hides until some are."""
        row = QHBoxLayout()
        for measured in MEASURED:
            self._by_kind[measured] = filter_button = self._filter_button(measured)
            self._kinds.addButton(filter_button)
            row.addWidget(filter_button)
        self._by_kind["new"].hide()
        row.addStretch(1)
        return row

    def _filter_button(self, measured: Plotted) -> QPushButton:
        """Return the button that plots figures of one kind."""
        made = styled(QPushButton(self._say(Text(f"workshop-measured-{measured}"))), "filter")
        made.setCheckable(True)
        made.setChecked(measured == self._measured)
        made.clicked.connect(lambda: self._choose_figures(measured))
        return made


def _way_of(difference: int) -> str:
    """Return the word by which the words about a change tell whether it is more, less or none."""
    if difference == 0:
        return "none"
    return "more" if difference > 0 else "less"


def _most_telling(changes: Sequence[One]) -> Sequence[One]:
    """Return the figures that changed most beyond their margins, or all in their order if all fit."""
    return changes if len(changes) <= SHOWN else sorted(changes, key=_by_significance)[:SHOWN]


def _by_significance(change: Change | Novelty) -> float:
    """Return a sort key by which changes most beyond their margins come first, those without one last."""
    return -abs(change.difference) / change.margin if change.margin else 0.0
