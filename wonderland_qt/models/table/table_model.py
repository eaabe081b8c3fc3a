"""The table: the only access of the windows to a session, which shows no other view than the viewer's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.learning.lessons import Lessons
from wonderland_qt.models.learning.teacher import Teacher
from wonderland_qt.models.narration.log_model import LogModel
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.score_history import ScoreLine, lines_of
from wonderland_qt.models.narration.scores_model import ScoresModel
from wonderland_qt.models.narration.shown_changes import shown_changes
from wonderland_qt.models.performing.others_turns import OthersTurns, PlayedTurn
from wonderland_qt.models.pieces.pieces_model import PiecesModel
from wonderland_qt.models.table.bot_turns import BotTurns
from wonderland_qt.models.table.last_answer import LastAnswer
from wonderland_qt.models.table.options_model import OptionsModel
from wonderland_qt.models.table.pads import USUAL_KEYS, Keys, Pads
from wonderland_qt.models.table.picks import Picks
from wonderland_qt.models.table.player_status import player_rows
from wonderland_qt.models.table.players_model import PlayersModel
from wonderland_qt.models.table.screen import Curtain, Screen
from wonderland_qt.models.table.shown_view import Showing
from wonderland_qt.models.table.voice import Voice


class Table(QObject):
    """A session at a screen, as item models and signals.

    Signals: `changed` (after any change), `happened` (a `ShownChanges`), `covered` (the player to pass the
    screen to), `announced` (a new line of the log), `ended` (the game is over), `staged` (another stage,
    before its pieces change), `beat_shown` (a beat), `view_changed` (another view without an event).
    """

    changed = Signal()
    happened = Signal(object)
    covered = Signal(str)
    announced = Signal(str)
    ended = Signal()
    staged = Signal(object)
    beat_shown = Signal(object)
    view_changed = Signal()

    def __init__(
        self,
        session: Session[Any, Any],
        words: Words,
        curtain: Curtain | Screen = "automatic",
        lessons: Lessons | None = None,
        parent: QObject | None = None,
        art: Sequence[Path] = (),
    ) -> None:
        """Make the screen, or use that of a replay, the answers, words and models; follow the session."""
        super().__init__(parent)
        self.session, self.words, self.art = session, words, tuple(art)
        self.teacher = Teacher(lessons or Lessons(session), words.language, self)
        self.screen = curtain if isinstance(curtain, Screen) else Screen(curtain)
        self.pads, self.bots = Pads(session, self.screen), BotTurns(session, self.screen)
        self.picks, self._pressed = Picks(), Picks()  # pressed are those by secret keys
        self.last_answer = LastAnswer(session, self.pads, self)
        self.last_answer.sealed.connect(self._choose_for)
        self.narrator = Narrator(session, words)
        self.voice = Voice(session, words, self.screen, self.pads, self.narrator)
        self._turn_records = OthersTurns(session, partial(self.narrator.texts, viewer=None))
        self.pieces = PiecesModel(self.voice.say, self, words.has)
        self.log = LogModel(self)
        self.options = OptionsModel(self.voice.say, self, self.voice.preview)
        self.players = PlayersModel(words.say, self)
        self.scores = ScoresModel(words.say, self)
        self.showing = Showing(session, self.screen, self.pads, self.picks, self.narrator)
        self.stage = self.showing.stage
        self._changes_to_report: Changes | None = None
        self._stop_listening = session.listen(self._follow_changes)
        session.watch()  # beats show the steps of a change
        self._refresh_view()

    @property
    def persons(self) -> tuple[PlayerId, ...]:
        """Return the players who are persons."""
        return tuple(seat.player for seat in self.session.seats if not seat.is_bot)

    @property
    def decision(self) -> Decision | None:
        """Return the acting person's decision, if the screen may show it and its answer."""
        return self.pads.open_decision

    @property
    def game(self) -> str:
        """Return the id of the game."""
        return self.session.ruleset.id

    def name_of(self, player: PlayerId) -> str:
        """Return the name of the person or bot who plays a role, or the role's if there is none."""
        return self.voice.name_of(player)

    def title_of(self, player: PlayerId) -> str:
        """Return the name together with the role, as in "Ann (White)"."""
        return self.voice.title_of(player)

    @property
    def winners(self) -> tuple[PlayerId, ...]:
        """Return the winners, no one while the game goes on."""
        return self.session.ruleset.winners(self.session.game) if self.session.over else ()

    @property
    def nobody_asked(self) -> bool:
        """Tell whether no person has anything to do."""
        return self.pads.nobody_asked

    @property
    def score_history(self) -> tuple[ScoreLine, ...]:
        """Return each player's score after each answer."""
        return lines_of(self.session.score_history, [seat.player for seat in self.session.seats])

    def choose(self, option_id: str) -> None:
        """Answer for the acting person, or pick or unpick an option of an answer of several."""
        if not self.teacher.lets(self.decision, option_id):
            return
        if self.picks.wanted:
            self.picks.toggle(option_id)
            self._refresh_view()
        else:
            self._give_answer(option_id)

    def confirm(self) -> None:
        """Give the acting person's answer of several, if enough options are picked."""
        if self.picks.complete:
            self._give_answer(self.picks.answer)

    def _give_answer(self, answer: str) -> None:
        """Answer for the acting person, if there is a decision."""
        if (decision := self.decision) is not None:
            self._choose_for(decision.player, answer)

    def press(self, player: PlayerId, number: int) -> None:
        """Answer, once it is whole, by a numbered key of a pad; the last one may be changed for a while."""
        option, decision = self.pads.option(player, number), self.session.decision_of(player)
        answer = self._pressed.press(decision, option.id) if option is not None else ""
        if answer and self.last_answer.hold_if_last(player, answer):
            self._refresh_view()
        elif answer:
            self._choose_for(player, answer)

    def _choose_for(self, player: str, answer: str) -> None:
        """Answer for a player; from then on the screen waits for the next one."""
        self.screen.answered()
        self.session.choose(PlayerId(player), answer)

    def answer_openly(self) -> None:
        """Let the current question be answered openly, one player after another."""
        self.pads.answer_openly()
        self._refresh_view()

    def turn_to(self, player: PlayerId) -> None:
        """Let another asked person answer now, or change an answer."""
        if player in self.pads.moment().asked:
            self.screen.turn_to(player)
            self._refresh_view()

    @property
    def changeable(self) -> tuple[PlayerId, ...]:
        """Return who may change an answer: if asked in turn, at a free screen, until all have answered."""
        return self.pads.changeable

    @property
    def who_may_peek(self) -> Mapping[PlayerId, Text]:
        """Return the persons who can look at private information now, with the words of the button."""
        return self.voice.buttons_to_peek

    def end_turn(self) -> None:
        """End the turn that waits for its end, if one does."""
        if self.may_end_turn:
            self.screen.answered()
            self.session.end_turn()

    @property
    def may_end_turn(self) -> bool:
        """Tell whether a turn waits for its end and may be ended now."""
        screen_is_free = self.screen.covered_for is None and not self.screen.beats_are_shown
        return screen_is_free and self.session.turn_to_end is not None

    def undo(self) -> None:
        """Unpick the last option, or end the turn at the screen and undo the last answer if that may be."""
        if self.picks.picked:
            self.picks.take_back()
            self._refresh_view()
        elif self.why_no_undo() is None:
            self.screen.answered()
            self.session.undo()

    def why_no_undo(self) -> Text | None:
        """Return the reason why nothing can be undone, or None."""
        return None if self.picks.picked else self.session.why_no_undo()

    def lift_curtain(self) -> None:
        """Lift the curtain, if it is down; the public view will do if others see it and nothing is secret."""
        if (covered := self.screen.covered_for) is None:
            return
        looks_alone = len(self.persons) == 1 or self.screen.peeking is not None
        self.screen.lift(private=looks_alone or self.pads.moment().shows_secrets(covered))
        self._refresh_view()

    @property
    def passing(self) -> Option | None:
        """Return the option that the person behind the curtain can choose without lifting it, or None."""
        return self.pads.passing

    def pass_by(self) -> None:
        """Choose the `passing` option for the person behind the curtain, without lifting it."""
        player, option = self.screen.covered_for, self.passing
        if player is not None and option is not None:
            self.screen.answered()
            self.session.choose(player, option.id)

    def peek(self, player: PlayerId) -> None:
        """Let one of several persons look at private information, behind the curtain."""
        if len(self.persons) > 1 and player in self.persons:
            self.screen.peek(player)
            self._refresh_view()

    def look_away(self) -> None:
        """End the peeking."""
        self.screen.look_away()
        self._refresh_view()

    def change_seat(self, player: PlayerId, name: str, bot: str) -> None:
        """Let a person or a bot take over a player's role."""
        self.narrator.forget()
        self.session.change_seat(Seat(player, name, bot))

    def prefer(self, curtain: Curtain, automatic: bool, keys: tuple[Keys, ...] = USUAL_KEYS) -> None:
        """Apply the user's preferences."""
        self.screen.curtain, self.session.automatic, self.pads.keys = curtain, automatic, keys
        self.changed.emit()

    @property
    def others_turns(self) -> tuple[PlayedTurn, ...]:
        """Return the others' turns since the last answer of the acting person, or of the only one."""
        alone = self.persons[0] if len(self.persons) == 1 else None
        return self._turn_records.since(self.screen.acting or alone)

    def close(self) -> None:
        """Stop listening to the session."""
        self.last_answer.close()
        self._stop_listening()

    def play_again(self, stretch: range) -> None:
        """Show the beats of a stretch of past answers again, while the game waits."""
        self.showing.replay(stretch)
        self._show_beat_or_current_state()

    def show_whole(self, whole: bool) -> None:
        """Show the whole table, or the stage of the moment again."""
        self.showing.whole = whole
        self._refresh_view()

    def go_on(self) -> None:
        """Go on to the next beat, if beats are shown."""
        if self.showing.beat is not None:
            self.showing.go_on()
            self._continue_showing()

    def skip_beats(self) -> None:
        """Skip all beats, if any are shown, and show the current state."""
        if self.showing.beat is not None:
            self.showing.skip()
            self._continue_showing()

    def _continue_showing(self) -> None:
        """Show the next beat or the current state, and lower the curtain if needed."""
        self._show_beat_or_current_state()
        self._announce_lines()
        self._report_if_over()
        self._report_if_covered()

    def _follow_changes(self, changes: Changes) -> None:
        """Show changes of the session; a question that no one has answered yet begins with secret answers."""
        if len(self.session.waiting) == len(self.session.decisions):
            self.pads.answer_secretly()
        self._turn_records.note(changes)
        self._refresh_view(changes)
        self._announce_lines()
        self._report_if_over()

    def _announce_lines(self) -> None:
        """Announce the lines of the events that are shown now."""
        for line in self.narrator.news(self.showing.events, self.screen.viewer):
            self.announced.emit(line)

    def _refresh_view(self, changes: Changes | None = None) -> None:
        """Update who acts and what is visible, after changes of the session or (None) only of this screen."""
        self.screen.update(self.pads.moment())
        self.showing.renew(changes)
        self._changes_to_report = changes or self._changes_to_report  # they may still wait for beats
        self._show_beat_or_current_state()
        self._report_if_covered()

    def _report_if_covered(self) -> None:
        """Emit `covered` if the curtain is down, and no beats are shown."""
        if self.screen.covered_for is not None and not self.screen.beats_are_shown:
            self.covered.emit(self.screen.covered_for)

    def _show_beat_or_current_state(self) -> None:
        """Show the next beat or the current state in all models, then report it: as a beat, event or view."""
        viewer, beat = self.screen.viewer, self.showing.beat
        self.picks.follow(self.decision)
        self.teacher.follow(self.decision, self.picks.picked)
        self._report_new_stage()
        self._update_models(viewer)
        self.changed.emit()
        if beat is not None:
            self.beat_shown.emit(beat)
        elif self._changes_to_report is not None:
            changes, self._changes_to_report = self._changes_to_report, None
            seen = shown_changes(changes, self.showing.events, self.narrator, viewer, self.persons)
            self.happened.emit(seen)
        else:
            self.view_changed.emit()

    def _update_models(self, viewer: PlayerId | None) -> None:
        """Show in all models what is on the table now, as the viewer may know it."""
        session, game = self.session, self.showing.game
        self.pieces.show(self.showing.pieces)
        self.log.show(self.narrator.log(viewer, len(self.showing.to_come)))  # lines to come are left out
        names = {seat.player: self.name_of(seat.player) for seat in session.seats}
        self.scores.show(names, session.ruleset.narration.standings(game, viewer))
        self.players.show(player_rows(session, self.voice, game))
        self.options.show(self.decision, self.picks.picked)

    def _report_if_over(self) -> None:
        if self.session.over and self.showing.beat is None:
            self.ended.emit()

    def _report_new_stage(self) -> None:
        stage = self.showing.stage
        if stage != self.stage:
            self.stage = stage
            self.staged.emit(stage)
