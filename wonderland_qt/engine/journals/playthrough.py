"""A playthrough: a game with its log, its turns and its undo, driven by the lines of a journal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, Game, IllegalChoice, StateT
from wonderland_qt.engine.game_options import ASKED
from wonderland_qt.engine.journals.journal import (
    NO_STATE,
    Answered,
    AnyLine,
    Header,
    SeatChanged,
    TurnEnded,
    Undone,
    chosen_in,
)
from wonderland_qt.engine.journals.snapshots import Recorder, Snapshot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError

START = Text("no-undo-start")
CHANCE = Text("no-undo-chance")
SECRET = Text("no-undo-secret")
OTHERS = Text("no-undo-others")
TURN_ENDED = Text("no-undo-turn-ended")


class NoUndo(WordedError, ValueError):
    """Nothing can be undone; the message says why."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of the log: an event, and the player whose answer caused it ("" during set-up).

    `answer` is the number of that answer, counted from 1; 0 during set-up.
    """

    event: Event
    player: PlayerId
    answer: int = 0


@dataclass(frozen=True, slots=True)
class Scores:
    """The scores when the log had this many `entries`."""

    entries: int
    scores: Mapping[PlayerId, int]


@dataclass(frozen=True, slots=True)
class UndoPoint(Generic[StateT]):
    """What undo restores: a state, and the lengths of the log and of the score history."""

    state: StateT
    entries: int
    scored: int


class Playthrough(Generic[StateT, ContentT]):
    """A game with its log, score history and undo.

    `ending` means that a person has yet to end their turn: until then no one else acts, and this `owner` may
    undo back to the last barrier (a random draw, a secret shown, or another player's action). `snapshots` are
    those of the steps of the last line, if `watch` was called.
    """

    def __init__(self, ruleset: Ruleset[StateT, ContentT], content: ContentT, header: Header) -> None:
        """Begin the game of a header, before any answer, and log the events of its setup.

        `owner` is the player whose turn it is to undo and to end, none yet; `ending` tells that only the end
        of the turn is left to do. By a game option all persons may be asked alike, even without a choice.
        `_barrier` says why nothing before the `_undo_points` can be undone; at first it is the start.
        """
        self.ruleset = ruleset
        self.content = content
        self.seats = {seat.player: seat for seat in header.seats}
        self.log: list[LogEntry] = []
        self.score_history: list[Scores] = []
        self._chosen = chosen_in(header)
        asks_alike, _asks_only_the_able = ASKED.values
        self._asks_everyone = ASKED.of(self._chosen.options) == asks_alike.id
        self.game = self._first_game(header)
        self.ending = False
        self.owner = PlayerId("")
        self.snapshots: tuple[Snapshot[StateT, ContentT], ...] = ()
        self._recorder: Recorder[StateT, ContentT] | None = None
        self._undo_points: list[UndoPoint[StateT]] = []
        self._barrier = START
        self._log_events(PlayerId(""))

    @property
    def over(self) -> bool:
        """Tell whether the game is over and the last turn ended."""
        return self.game.over and not self.ending

    @property
    def answers(self) -> int:
        """Return how many answers have been given."""
        return len(self.score_history) - 1  # the first scores are those before any answer

    def is_bot(self, player: PlayerId) -> bool:
        """Tell whether a bot sits in a player's seat now."""
        seat = self.seats.get(player)
        return seat is not None and seat.is_bot

    def why_no_undo(self) -> Text | None:
        """Return why nothing can be undone, None if something can."""
        return None if self._undo_points else self._barrier

    def watch(self) -> None:
        """Take snapshots of each step from now on."""
        self._recorder = Recorder(self.ruleset.rules)

    def apply(self, line: AnyLine) -> tuple[Event, ...]:
        """Apply a line of a journal; return the events it caused."""
        with self._recorded_steps():
            return self._apply_unrecorded(line)

    @contextmanager
    def _recorded_steps(self) -> Iterator[None]:
        """Run the body with the recorder's rules, if there is one, and keep the `snapshots` that it takes."""
        if self._recorder is None:
            yield
            return
        self.game.rules = self._recorder.rules
        try:
            yield
        finally:
            self.game.rules = self.ruleset.rules
            self.snapshots = self._recorder.take()

    def _apply_unrecorded(self, line: AnyLine) -> tuple[Event, ...]:
        """Apply a line of a journal; return the events it caused, which only answers and seats can.

        This takes no snapshots of steps itself: `apply` does so by exchanging the rules meanwhile.
        """
        match line:
            case Answered():
                return self._answer(line.player, line.option)
            case Undone():
                self._undo()
            case TurnEnded():
                self._forbid_undo(TURN_ENDED)
            case SeatChanged():
                return self._change_seat(line)
        return ()

    def since(self, player: PlayerId) -> list[LogEntry]:
        """Return the entries of the log after the last one that the player caused."""
        begin = len(self.log)
        while begin and self.log[begin - 1].player != player:
            begin -= 1
        return self.log[begin:]

    def _first_game(self, header: Header) -> Game[StateT, ContentT]:
        """Return the game before the first line: from the header's state, or else from its set-up."""
        if bytes(header.start) != bytes(NO_STATE):
            return self._game_from(self.ruleset.codec.decode(bytes(header.start)))
        game = self.ruleset.new(self.content, self._chosen, [])
        game.asked_anyway = self._asked_anyway()
        return game

    def _game_from(self, state: StateT) -> Game[StateT, ContentT]:
        return self.ruleset.game(state, self.content, [], self._asked_anyway())

    def _asked_anyway(self) -> frozenset[PlayerId]:
        """Return the persons to ask even without a choice: all of them if several share the screen."""
        persons = frozenset(seat.player for seat in self.seats.values() if not seat.is_bot)
        return persons if self._asks_everyone and len(persons) > 1 else frozenset()

    def _answer(self, player: PlayerId, option: str) -> tuple[Event, ...]:
        """Answer for a player and log what happens; if a rule fails, the game is as it was before.

        No one answers while a turn waits for its end (`ending`). An illegal choice has changed nothing.
        """
        if self.ending:
            raise IllegalChoice(text("choice-turn-open", player=str(self.owner)))
        before = UndoPoint(clone(self.game.state), len(self.log), len(self.score_history))
        asked = self.game.decisions
        try:
            self.game.choose(player, option)
        except IllegalChoice:
            raise
        except Exception:
            self.game = self._game_from(before.state)
            raise
        events = self._log_events(player)
        self._keep_for_undo(player, before, asked, events)
        return events

    def _log_events(self, player: PlayerId) -> tuple[Event, ...]:
        """Move the game's events into the log, and add its scores to the history."""
        events, self.game.events = tuple(self.game.events or ()), []
        answer = len(self.score_history)
        self.log += [LogEntry(event, player, answer) for event in events]
        self.score_history.append(Scores(len(self.log), dict(self.ruleset.scores(self.game))))
        return events

    def _keep_for_undo(
        self,
        player: PlayerId,
        before: UndoPoint[StateT],
        asked: tuple[Decision, ...],
        events: tuple[Event, ...],
    ) -> None:
        """Keep the state before an answer for undo, or forbid undo if the answer crossed a barrier.

        If others are asked next, the player must first end the turn (`ending`), as their answers would be
        lost by an undo; if the player alone is asked again, the turn goes on.
        """
        if player != self.owner:
            self._forbid_undo(OTHERS)
        barrier = self._barrier_of(player, before, asked, events)
        if barrier is not None:
            self._forbid_undo(barrier)
            return
        self.owner = player
        self._undo_points.append(before)
        self.ending = self.game.waiting() != (player,)

    def _barrier_of(
        self,
        player: PlayerId,
        before: UndoPoint[StateT],
        asked: tuple[Decision, ...],
        events: tuple[Event, ...],
    ) -> Text | None:
        """Return why an answer cannot be undone, None if it can.

        `before` is the state before the answer, `asked` are the decisions then, `events` what it caused. What
        is put to everyone keeps secret who has a choice, and undoing an answer would give that away.
        """
        if self.is_bot(player) or len(asked) != 1:  # with several decisions, others are asked as well
            return OTHERS
        if asked[0].asks_everyone:
            return SECRET
        if self.game.state.streams != before.state.streams:  # something random was drawn
            return CHANCE
        if any(event.audience or event.reveals for event in events):
            return SECRET
        if any(decision.private for decision in self.game.decisions):
            return SECRET
        return None

    def _undo(self) -> None:
        """Return to the state before the last answer; raises NoUndo.

        What it added to the log and the scores goes, too. `_barrier` is why nothing more can be undone.
        """
        if not self._undo_points:
            raise NoUndo(self._barrier)
        before = self._undo_points.pop()
        self.game = self._game_from(before.state)
        del self.log[before.entries :]
        del self.score_history[before.scored :]
        self.ending = False

    def _forbid_undo(self, barrier: Text) -> None:
        """Forbid undo of all answers so far, for the reason given, and end the turn."""
        self._undo_points.clear()
        self._barrier = barrier
        self.ending = False

    def _change_seat(self, line: SeatChanged) -> tuple[Event, ...]:
        """Change a seat and ask again, as `asked_anyway` depends on who is a person.

        Undo ends if that advances the game, or if a bot takes over from the player who could undo.
        """
        self.seats[line.seat.player] = line.seat
        agenda_before = tuple(self.game.state.agenda)
        self.game.ask_again(self._asked_anyway())
        has_advanced = tuple(self.game.state.agenda) != agenda_before
        if has_advanced or (line.seat.is_bot and line.seat.player == self.owner):
            self._forbid_undo(OTHERS)
        if not has_advanced:
            return ()
        self.score_history.pop()  # no answer was given, so the new scores take the place of the last ones
        no_player = PlayerId("")
        return self._log_events(no_player)
