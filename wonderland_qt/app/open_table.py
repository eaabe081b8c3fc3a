"""An open table: the game, its pages, its sounds and the pace of its bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.audio.sounds import Sounds
from wonderland_qt.app.audio.turn_call import TurnCall
from wonderland_qt.app.offers.secret_keys import SecretKeys
from wonderland_qt.app.pages.curtain import Curtain
from wonderland_qt.app.pages.final import FinalPage
from wonderland_qt.app.pages.page_stack import PageStack
from wonderland_qt.app.settings import HOVERS, MILLISECONDS, Settings
from wonderland_qt.app.system_motion import motion_milliseconds, tempo
from wonderland_qt.app.table.advice_view import AdviceView
from wonderland_qt.app.table.classroom import Classroom
from wonderland_qt.app.table.pace import Pace
from wonderland_qt.app.table.table_page import TablePage
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.narration.shown_changes import ShownChanges
from wonderland_qt.models.pieces.cast import cast_at
from wonderland_qt.models.pieces.layout_types import Beat, Stage
from wonderland_qt.models.records.finished_games import note_finished
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.thinking.adviser import Adviser
from wonderland_qt.scene.pictures.emblems import emblems_of

LAST_ANSWER = 500
"""The milliseconds in which the last person to answer by secret keys may change the answer."""


class OpenTable(QObject):
    """Owns a table and everything that serves it, and closes them together; `final` is created at the end."""

    rematch_wanted = Signal()
    finished = Signal()
    moment_wanted = Signal(int)
    analysis_wanted = Signal(object)

    def __init__(
        self,
        table: Table,
        bots: tuple[str, ...],
        settings: Settings,
        sounds: Sounds,
        pages: PageStack,
        window: QWidget,
    ) -> None:
        """Make the parts of an open table; the page and the curtain are added to `pages`, but not shown yet.

        The preferences are applied last, when all parts exist. `_advice_was_asked` tells the records whether
        a person asked for advice. The last answer of several waits a moment, to be changed like the others.
        """
        super().__init__(window)
        self.table, self._pages, self._sounds = table, pages, sounds
        self._emblems = emblems_of(cast_at(table.session))
        table.setParent(self)
        self._add_pages(bots)
        self._add_teacher_and_adviser()
        self.keys = SecretKeys(table, window)
        self.pace = Pace(table, MILLISECONDS[settings.pace], window)
        self.call = TurnCall(table, sounds)
        self._advice_was_asked = False
        self._connect_pages()
        self._connect_sounds()
        self.adviser.changed.connect(self._note_advice)
        table.ended.connect(self._record_finished_game)
        table.last_answer.wait = LAST_ANSWER
        self.follow(settings)

    def _add_pages(self, bots: tuple[str, ...]) -> None:
        """Make the page of the table and the curtain; the final page is made at the end of the game."""
        self.page = TablePage(self.table, self._emblems, bots)
        self.curtain = Curtain(self.table.words)
        self.final: FinalPage | None = None
        for page in (self.page, self.curtain):
            self._pages.addWidget(page)

    def _add_teacher_and_adviser(self) -> None:
        """Make the teacher's view and the adviser."""
        self.classroom = Classroom(self.table, self.page)
        self.adviser = Adviser(self.table, self)
        self.advice = AdviceView(self.table, self.adviser, self.page, self._emblems)

    def _connect_pages(self) -> None:
        """Let bots wait for animations, and show curtain or final page whenever the table asks for them."""
        self.page.skipped.connect(self.pace.skip)
        self.page.drawn.motion.began.connect(self.pace.hold)
        self.curtain.lifted.connect(self.lift_curtain)
        self.curtain.passed.connect(self._pass_curtain)
        self.curtain.left.connect(self._leave_curtain)
        self.table.covered.connect(self.show)
        self.table.ended.connect(self.show)

    def _connect_sounds(self) -> None:
        """Play sounds for what people and the game do from now on, and the ambience of the stage at once."""
        self.page.drawn.hand.handled.connect(self._sounds.handle)
        self.table.staged.connect(self._enter_room)
        self._enter_room(self.table.stage)
        self.table.beat_shown.connect(self._sound_beat)
        self.table.happened.connect(self._sound_changes)
        self.table.ended.connect(self._sound_the_end)

    def follow(self, settings: Settings) -> None:
        """Apply these preferences to the page, the teacher, the table and its pace.

        While lessons are given, turns end by themselves, whatever is preferred.
        """
        self._tempo = tempo(settings.motion)
        self.page.show_as(settings.sight)
        self.page.drawn.set_hover(HOVERS[settings.enlarging])
        milliseconds = motion_milliseconds(settings.motion)
        self.page.drawn.set_motion(milliseconds)
        self.page.history.moves = bool(milliseconds)
        self.classroom.set_motion(milliseconds)
        self.advice.light.still = not milliseconds
        self.table.teacher.coach(settings.coach == "on")
        by_itself = settings.end_turn_by_itself or self.table.teacher.lessons.given
        self.table.prefer(settings.curtain, by_itself, settings.keys)
        self.pace.set_pause(MILLISECONDS[settings.pace])

    def _enter_room(self, stage: Stage) -> None:
        """Play the ambience of a stage."""
        self._sounds.enter(self.page.drawn.table_scene.oven.book.lights[stage.light].room)

    def _sound_beat(self, beat: Beat) -> None:
        """Play the sounds of a beat."""
        self._sounds.play(self.table.game, beat.sounds)

    def _sound_changes(self, changes: ShownChanges) -> None:
        """Play the sounds of what has happened, or of a person's answer while others are awaited."""
        self._sounds.play(self.table.game, changes.sounds)
        if changes.answered:
            self._sounds.handle("ready")

    def _note_advice(self) -> None:
        """Remember for the record whether advice was ever asked for."""
        self._advice_was_asked = self._advice_was_asked or self.adviser.asked

    def _record_finished_game(self) -> None:
        """Add the game to the records of the people who play here, unless it does not count."""
        note_finished(self.table, advised=self._advice_was_asked)

    def _sound_the_end(self) -> None:
        self.cheer(self.table.winners)

    def cheer(self, winners: Iterable[PlayerId]) -> None:
        """Play the sound of a person's victory, or else of the end of the game."""
        won = not set(winners).isdisjoint(self.table.persons)
        self._sounds.handle("victory" if won else "finished")

    def show(self) -> None:
        """Show the curtain, the final page or the table, whichever is due.

        The curtain waits while `beats_are_shown`, as no one acts meanwhile.
        """
        screen = self.table.screen
        covered = None if screen.beats_are_shown else screen.covered_for
        if covered is not None:
            self._cover(covered)
        elif self.table.session.over:
            self._show_final()
        else:
            self.show_table()

    def show_table(self) -> None:
        """Show the table."""
        self._pages.setCurrentWidget(self.page)
        self.page.focus()
        self.classroom.focus()

    def lay_over(self, bar: QWidget, advised: Callable[[], object]) -> None:
        """Add a bar above the table; `advised` is called when advice is asked for, and as it gets better."""
        self.page.lay_over(bar)

        def call_unless_withdrawn() -> None:
            if self.adviser.asked:
                advised()

        self.adviser.changed.connect(call_unless_withdrawn)

    def lift_curtain(self) -> None:
        """Show the secret to the person behind the curtain."""
        self.table.lift_curtain()
        self.show()

    def _pass_curtain(self) -> None:
        """Give the answer of the person behind the curtain without showing them the table."""
        self.table.pass_by()
        self.show()

    def _leave_curtain(self) -> None:
        """Return from the curtain of somebody who wanted to peek at their own cards."""
        if self.table.screen.peeking is not None:
            self.table.look_away()
            self.show()

    def _cover(self, player: PlayerId) -> None:
        """Show the curtain for a person, with the answer that passes, if they have one."""
        passing = self.table.passing
        answer = self.table.words.say(passing.text) if passing else ""
        self.curtain.fall(self.table.title_of(player), self._emblems[player], answer)
        self._pages.setCurrentWidget(self.curtain)
        self.curtain.focus()

    def _show_final(self) -> None:
        """Show the final page, which is created when first needed, and then counts the scores."""
        is_new = self.final is None
        if self.final is None:
            self.final = self._make_final()
            self._pages.addWidget(self.final)
        self._pages.setCurrentWidget(self.final)
        self.final.setFocus()
        if is_new:
            self.final.count(self._tempo)

    def _make_final(self) -> FinalPage:
        """Return the final page, which passes on what a person wants next."""
        final = FinalPage(self.table, self._emblems)
        final.rematch_wanted.connect(self.rematch_wanted)
        final.table_wanted.connect(self.show_table)
        final.left.connect(self.finished)
        final.moment_wanted.connect(self.moment_wanted)
        final.analysis_wanted.connect(self._want_analysis)
        return final

    def _want_analysis(self) -> None:
        """Ask for the analysis of this game, if it is saved."""
        file = self.table.session.file
        if file is not None:
            self.analysis_wanted.emit(file.path)

    def close(self) -> None:
        """Leave the table, whose game is saved, and delete everything.

        The ambience of its room ends at once (""), as no room is entered.
        """
        self._sounds.enter("")
        self.adviser.close()
        for watching in (self.pace, self.keys, self.call):
            watching.stop()
            watching.deleteLater()
        self.table.close()
        self.table.blockSignals(True)  # an animation that ends with its page must not show another page
        for page in (self.page, self.curtain, self.final):
            if page is not None:
                self._pages.let_go(page)
        self.deleteLater()
