"""The replay of a game: the table at any moment, the graph of the scores, and the playback buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wonderland_qt.app.drawn.drawn_table import DrawnTable
from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import paragraph, say, styled, without_margins
from wonderland_qt.app.replay.afterimage import Afterimage
from wonderland_qt.app.replay.course_bar import CourseBar
from wonderland_qt.app.settings import MOTION_MILLISECONDS
from wonderland_qt.app.table.left_out import LeftOutPictures
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.saved.replay_table import Replay
from wonderland_qt.scene.pictures.emblems import Emblems, picture

PLAYING, FADING = 900, 120
"""The milliseconds from one moment to the next during playback, and those of the fade after a jump."""

EMBLEM, STANDING, LEAST_LETTERS = 26, 20, 12
AROUND = 12, 6, 12, 8
"""The margins of the sheet at the left, top, right and bottom, in pixels at the usual size."""
SPEEDS = (1, 2, 4)
TRANSPORT = (
    ("replay-phase-before", "◀◀", "PgUp", "PgUp"),
    ("replay-before", "|◀", "Left", "←"),
    ("replay-play", "▶", "Space", "Space"),
    ("replay-next", "▶|", "Right", "→"),
    ("replay-phase-next", "▶▶", "PgDown", "PgDown"),
)
PLAY, PAUSE = "▶", "II"


class ReplayView(QFrame):
    """Shows a replay; `play_on_wanted` asks for a new game from the moment shown."""

    play_on_wanted = Signal()

    def __init__(self, replay: Replay, emblems: Emblems, tempo: float) -> None:
        """Lay the table above a panel that moves through the game, stopped and at the usual speed.

        The panel says what happened and who sees it, shows the course of the scores beside the standings,
        and has buttons to play back, to change the speed, and to play on from the moment shown.
        """
        super().__init__()
        self.replay, self._emblems, self._tempo = replay, emblems, tempo
        replay.setParent(self)
        self._say, self._speed, self._grown = replay.table.words.say, 1, 1.0
        self.drawn = DrawnTable(replay.table, emblems)
        self.course = self._course_bar()
        self._make_labels()
        self._make_buttons()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._show_next)
        self._lay_out()
        self._set_up_switches()
        self.refresh()

    def _make_labels(self) -> None:
        """Make the labels about the moment shown, and those for the emblem and score of each player.

        The line `left_out` says what is missing of the game as it was played; `_left_out` finds missing
        pictures.
        """
        self.headline, self.count = styled(FitLabel("", LEAST_LETTERS), "heading"), styled(QLabel(), "hint")
        self.left_out = paragraph("", "hint")
        self._left_out = LeftOutPictures(self.replay.table, self)
        self._left_out.found.connect(self._tell_left_out)
        self.emblem, self.seen_by = QLabel(), styled(QLabel(), "hint")
        self._standings = {seat.player: (QLabel(), QLabel()) for seat in self.replay.session.seats}

    def _make_buttons(self) -> None:
        """Make the switches for what is shown, and the buttons that play back, faster or slower, and on."""
        self.hidden = QCheckBox(self._say(Text("replay-hidden")))
        self.to_come = QCheckBox(self._say(Text("replay-to-come")))
        self.buttons = [self._playback_button(key, sign, keys, cap=cap) for key, sign, keys, cap in TRANSPORT]
        self.speeds = [self._speed_button(speed) for speed in SPEEDS]
        self.play_on = KeyButton(
            self._say(Text("replay-play-on")), "Return", self.play_on_wanted, kind="chief", cap="Enter"
        )

    def _course_bar(self) -> CourseBar:
        """Return the graph of the scores, where phases by night are dark and a click goes to a moment."""
        replay = self.replay
        lights = oven_of(replay.cast, replay.table.art).book.lights
        nights = frozenset(band.light for band in replay.bands if lights[band.light].face == "night")
        course = CourseBar(replay, self._emblems, nights)
        course.setAccessibleName(self._say(Text("replay-course")))
        course.wanted.connect(self.go_to)
        return course

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self.course.grow(grown)
        left, top, right, bottom = (round(side * grown) for side in AROUND)
        self._sheet.setContentsMargins(left, top, right, bottom)
        self.refresh()

    @property
    def playing(self) -> bool:
        """Tell whether the playback is running."""
        return self._clock.isActive()

    def _tell_left_out(self) -> None:
        """List the pictures that the game was played with and that are not available."""
        lines = [*map(self._say, self.replay.left_out), *filter(None, [self._left_out.message])]
        self.left_out.setText("\n".join(lines))
        self.left_out.setVisible(bool(lines))

    def go_to(self, moment: int) -> None:
        """Show a moment; the next one is animated, any other fades in."""
        session = self.replay.session
        if moment == session.at:
            return
        if moment == session.at + 1:
            self.drawn.set_motion(round(MOTION_MILLISECONDS["fast"] * self._tempo))
            session.step()
        else:
            self._fade_out_picture()
            session.go_to(moment)
        self.refresh()

    def _fade_out_picture(self) -> None:
        """Fade out the current picture, unless one is fading already; pieces do not travel."""
        self.drawn.set_motion(0)
        if self._tempo and self.drawn.findChild(Afterimage) is None:
            Afterimage(self.drawn, round(FADING * self._tempo))

    def toggle(self) -> None:
        """Start the playback (from the beginning if it is at the end), or stop it."""
        if self.playing:
            self._clock.stop()
        else:
            if self.replay.session.at == self.replay.session.last:
                self.go_to(0)
            self._clock.start(PLAYING // self._speed)
        self.refresh()

    def stop(self) -> None:
        """Stop the playback."""
        self._clock.stop()

    def refresh(self) -> None:
        """Show the current moment and whose view it is, and enable the buttons that lead anywhere from it."""
        session, replay = self.replay.session, self.replay
        headline = replay.headline or self._headline_of_nothing
        say(self.headline, headline)
        self.headline.setToolTip(tooltip(headline))
        say(self.count, self._say(text("replay-count", at=session.at, last=session.last)))
        seen = text("replay-seen-by", name=replay.seen_by) if replay.seen_by else Text("replay-seen-by-all")
        say(self.seen_by, self._say(seen))
        self._show_decider()
        self._refresh_buttons()
        self._show_standings()
        self.course.update()

    def _refresh_buttons(self) -> None:
        """Enable the buttons that lead anywhere from the moment shown, and press the one of the speed."""
        session = self.replay.session
        phase_before, before, play, following, phase_next = self.buttons
        play.setText(PAUSE if self.playing else PLAY)
        for backwards in (phase_before, before):
            backwards.setEnabled(session.at > 0)
        for forwards in (following, phase_next):
            forwards.setEnabled(session.at < session.last)
        for speed, button in zip(SPEEDS, self.speeds, strict=True):
            button.setChecked(speed == self._speed)
        self.play_on.setEnabled(not (session.finished and session.at == session.last))

    @property
    def _headline_of_nothing(self) -> str:
        """Return the headline of a moment at which the viewer may know of no event."""
        decider = self.replay.session.decider
        if decider is None:
            return self._say(Text("replay-beginning"))
        return self._say(text("replay-moment", name=self.replay.table.name_of(decider)))

    def _show_decider(self) -> None:
        """Show the emblem of the player who decides next, or none at the end."""
        decider, side = self.replay.session.decider, round(EMBLEM * self._grown)
        if decider is not None:
            self.emblem.setPixmap(picture(self._emblems[decider], side))
        self.emblem.setVisible(decider is not None)

    def _show_standings(self) -> None:
        """Show everybody's score now, and the final one if what is to come may be seen."""
        session = self.replay.session
        for player, (emblem, label) in self._standings.items():
            emblem.setPixmap(picture(self._emblems[player], round(STANDING * self._grown)))
            now, end = session.course[session.at].scores[player], session.course[-1].scores[player]
            shows_end = self.to_come.isChecked() and session.at < session.last
            say(label, f"{numeral(now)} → {numeral(end)}" if shows_end else numeral(now))

    def _show_next(self) -> None:
        """Show the next moment of the playback, which stops at the last one."""
        if self.replay.session.at == self.replay.session.last:
            self._clock.stop()
            self.refresh()
        else:
            self.go_to(self.replay.session.at + 1)

    def _playback_button(self, key: str, sign: str, keys: str, cap: str) -> KeyButton:
        """Return a playback button, whose `cap` shows the key that presses it; the chief one plays."""
        kind = "keyed-chief" if key == "replay-play" else "keyed"
        made = KeyButton(sign, keys, partial(self._do_playback, key), kind=kind, cap=cap)
        made.setAccessibleName(self._say(Text(key)))
        made.setToolTip(tooltip(self._say(Text(key))))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _do_playback(self, key: str) -> None:
        """Do what a playback button stands for, named by the key of its words; the last is the next phase."""
        now = self.replay.session.at
        match key:
            case "replay-play":
                self.toggle()
            case "replay-before":
                self.go_to(now - 1)
            case "replay-next":
                self.go_to(now + 1)
            case "replay-phase-before":
                self.go_to(self.replay.phase_beside(-1))
            case _:
                self.go_to(self.replay.phase_beside(1))

    def _speed_button(self, speed: int) -> QPushButton:
        """Return a button that plays the replay this many times as fast, and stays pressed meanwhile."""
        made = styled(QPushButton(f"{speed}×"), "size")
        made.setCheckable(True)
        made.setAccessibleName(self._say(text("replay-speed", times=speed)))
        made.clicked.connect(lambda: self._set_speed(speed))
        return made

    def _set_speed(self, speed: int) -> None:
        """Play back at so many times the usual speed from now on, also while it is playing."""
        self._speed = speed
        if self.playing:
            self._clock.start(PLAYING // speed)
        self.refresh()

    def _set_up_switches(self) -> None:
        """Set the switches for hidden things and those to come, and follow them."""
        self.hidden.setChecked(self.replay.onlooker.hidden)
        self.hidden.setEnabled(self.replay.may_show_hidden)
        if not self.replay.may_show_hidden:
            self.hidden.setToolTip(tooltip(self._say(Text("replay-stays-hidden"))))
        self.to_come.setChecked(True)
        self.hidden.toggled.connect(self._show_hidden)
        self.to_come.toggled.connect(self._show_to_come)

    def _show_hidden(self, shown: bool) -> None:
        """Show or hide what players could not see then, and refresh all parts."""
        self.replay.show_hidden(shown)
        self.refresh()

    def _show_to_come(self, shown: bool) -> None:
        """Show or hide the scores and phases that are still to come, and refresh all parts."""
        self.course.show_to_come(shown)
        self.refresh()

    def _lay_out(self) -> None:
        """Lay the table above a panel with what is shown, the graph with the scores, and the buttons."""
        rows, panel = without_margins(QVBoxLayout(self)), styled(QFrame(), "panel")
        rows.addWidget(self.drawn, 5)
        rows.addWidget(panel, 3)
        graph_and_scores = QHBoxLayout()
        graph_and_scores.addWidget(self.course, 1)
        graph_and_scores.addWidget(self._standings_beside_graph())
        self._sheet = QVBoxLayout(panel)
        self._sheet.setSpacing(4)
        self._sheet.addLayout(self._row_of_labels())
        self._sheet.addWidget(self.left_out)
        self._sheet.addLayout(graph_and_scores, 1)
        self._sheet.addLayout(self._row_of_buttons())
        self._tell_left_out()

    def _row_of_labels(self) -> QHBoxLayout:
        """Return the row that tells which moment is shown, for whom, and what else is visible."""
        row = QHBoxLayout()
        row.addWidget(self.emblem)
        row.addWidget(self.headline, 1)
        for widget in (self.count, self.seen_by, self.hidden, self.to_come):
            row.addWidget(widget)
        row.setSpacing(10)
        return row

    def _row_of_buttons(self) -> QHBoxLayout:
        """Return the playback buttons and speeds, with the button that plays on at the right."""
        row = QHBoxLayout()
        for button in self.buttons + self.speeds:
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.play_on)
        return row

    def _standings_beside_graph(self) -> QWidget:
        """Return the players' scores, now and at the end, to stand beside the graph."""
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setContentsMargins(4, 0, 0, 0)
        grid.setVerticalSpacing(2)
        for row, (player, (emblem, label)) in enumerate(self._standings.items()):
            emblem.setToolTip(tooltip(self.replay.table.title_of(player)))
            grid.addWidget(emblem, row, 0)
            grid.addWidget(styled(label, "bold"), row, 1)
        return sheet
