"""The session: runs a game for a table of persons and bots, with undo, log and saving."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import ContentT, Game, IllegalChoice, StateT
from wonderland_qt.engine.game_options import ChosenOptions, NewGame
from wonderland_qt.engine.journals.journal import (
    Answered,
    AnyLine,
    Journal,
    Seat,
    SeatChanged,
    TurnEnded,
    Undone,
    chosen_in,
    new_journal,
    with_name_on_a_line,
)
from wonderland_qt.engine.journals.playthrough import LogEntry, Playthrough, Scores
from wonderland_qt.engine.journals.replay import replay
from wonderland_qt.engine.journals.replay_stretch import ReplayedAnswer, replayed_answers
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.play.information_set import Bot, InformationSet
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.play.thoughts import BotFactory, Thought, no_such_bot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_writer import SaveWriter
from wonderland_qt.engine.words.texts import Text, text

if TYPE_CHECKING:
    from wonderland_qt.engine.saved.resume import Resumed


@dataclass(frozen=True, slots=True)
class Changes:
    """What a line of the journal changed: the events to show, or an undo.

    `snapshots` are those of the steps, if the session is watched; `together` is true if several players had
    been asked.
    """

    line: AnyLine
    events: tuple[Event, ...] = ()
    snapshots: tuple[Snapshot[Any, Any], ...] = ()
    together: bool = False

    @property
    def undone(self) -> bool:
        """Tell whether the game went back to an earlier moment."""
        return isinstance(self.line, Undone)


Listener = Callable[[Changes], None]


class Session(Generic[StateT, ContentT]):
    """A game at a table: seats, decisions, undo, journal and save file; bots answer only in `step_bot`."""

    def __init__(
        self,
        ruleset: Ruleset[StateT, ContentT],
        content: ContentT,
        journal: Journal,
        *,
        play: Playthrough[StateT, ContentT] | None = None,
        file: SaveFile | None = None,
        bot_factory: BotFactory = no_such_bot,
        automatic: bool = False,
    ) -> None:
        """Continue the game of a journal, saved line by line in `file`; `play` is it if replayed already.

        With `automatic` turns end by themselves. `attempted` is the line being applied, for error reports.
        """
        self.ruleset = ruleset
        self.content = content
        self.journal = journal
        self.automatic = automatic
        self.attempted: AnyLine | None = None
        self._writer = SaveWriter(file) if file is not None else None
        self._bot_factory = bot_factory
        self._bots: dict[PlayerId, Bot] = {}
        self._memories = Memories(ruleset, content)
        self._listeners: list[Listener] = []
        self._play = play or replay(ruleset, content, journal)

    @cached_property
    def options(self) -> ChosenOptions:
        """Return the chosen game options."""
        return chosen_in(self.journal.header).options

    @classmethod
    def start(
        cls,
        ruleset: Ruleset[StateT, ContentT],
        content: ContentT,
        chosen: NewGame,
        seats: tuple[Seat, ...],
        **settings: Any,
    ) -> Session[StateT, ContentT]:
        """Return a session with a new game."""
        return cls.go_on(ruleset, content, new_journal(ruleset, content, chosen, seats), **settings)

    @classmethod
    def go_on(
        cls, ruleset: Ruleset[StateT, ContentT], content: ContentT, journal: Journal, **settings: Any
    ) -> Session[StateT, ContentT]:
        """Return a session that continues a journal, written completely to its file; raises NoReplay."""
        session = cls(ruleset, content, journal, **settings)
        session._write_whole_file()
        return session

    @classmethod
    def resume(
        cls,
        ruleset: Ruleset[StateT, ContentT],
        resumed: Resumed[StateT, ContentT],
        **settings: Any,
    ) -> Session[StateT, ContentT]:
        """Return the session of a saved game, with its log and its undo.

        If the rules have changed since, the game continues from its saved state, with a new log. A file that
        lines cannot be added to as it is, such as one of an earlier format, is written again.
        """
        session = cls(ruleset, resumed.content, resumed.journal, play=resumed.play, **settings)
        if session.file is not None and not resumed.as_written:
            session._write_whole_file()
        return session

    @property
    def game(self) -> Game[StateT, ContentT]:
        """Return the game, which callers must not change."""
        return self._play.game

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Return the current decisions, none while a turn waits for its end."""
        return () if self._play.ending else self._play.game.decisions

    @property
    def waiting(self) -> tuple[PlayerId, ...]:
        """Return the players who have yet to answer, none while a turn waits for its end."""
        return () if self._play.ending else self._play.game.waiting()

    @property
    def turn_to_end(self) -> PlayerId | None:
        """Return the person who has to end their turn, if any."""
        return self._play.owner if self._play.ending else None

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self._play.over

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the present seats, in the order of the table."""
        return tuple(self._play.seats.values())

    @property
    def score_history(self) -> tuple[Scores, ...]:
        """Return the scores after each answer so far."""
        return tuple(self._play.score_history)

    @property
    def chapters(self) -> tuple[int, ...]:
        """Return the numbers of the answers whose events begin a new chapter of the game (0: the set-up)."""
        began, latest_chapter, first_entry = [], 0, 0
        for answer, scores in enumerate(self._play.score_history):
            entries = self._play.log[first_entry : scores.entries]
            chapter = max((entry.event.chapter for entry in entries), default=0)
            if chapter > latest_chapter:
                began.append(answer)
                latest_chapter = chapter
            first_entry = scores.entries
        return tuple(began)

    def decision_of(self, player: PlayerId) -> Decision | None:
        """Return the player's current decision, None if there is none."""
        return next((decision for decision in self.decisions if decision.player == player), None)

    def view(self, viewer: PlayerId | None) -> Any:
        """Return what `viewer` sees; None is the public."""
        return self.ruleset.view(self._play.game, viewer)

    def log(
        self, viewer: PlayerId | None = None, first: int = 0, last: int | None = None
    ) -> tuple[LogEntry, ...]:
        """Return the entries of the log, or a slice of them, that `viewer` may know of."""
        return tuple(entry for entry in self._play.log[first:last] if audible(entry.event, viewer))

    def since_last_turn(self, player: PlayerId, viewer: PlayerId | None = None) -> tuple[LogEntry, ...]:
        """Return the entries of the log since the player's last answer that `viewer` may know of."""
        return tuple(entry for entry in self._play.since(player) if audible(entry.event, viewer))

    def replay_answers(self, answers: range) -> Iterator[ReplayedAnswer]:
        """Yield the answers with these numbers, counted from 1, with the snapshots of their steps."""
        return replayed_answers(self.ruleset, self.content, self.journal, answers)

    def watch(self) -> None:
        """Take snapshots of each step of a change from now on."""
        self._play.watch()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; return a function that stops this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def choose(self, player: PlayerId, option_id: str) -> None:
        """Answer for a person, and end the turn where turns end by themselves; raises IllegalChoice."""
        if self._play.is_bot(player):
            raise IllegalChoice(text("choice-of-bot", player=player))
        self._apply_line(Answered(player, option_id))
        if self.automatic and self._play.ending:
            self.end_turn()

    def end_turn(self) -> None:
        """End the person's turn, and with it undo; raises IllegalChoice if no turn waits for its end."""
        if not self._play.ending:
            raise IllegalChoice(Text("choice-no-turn"))
        self._apply_line(TurnEnded())

    def why_no_undo(self) -> Text | None:
        """Return why nothing can be undone, None if something can."""
        return self._play.why_no_undo()

    def undo(self) -> None:
        """Undo the last answer; raises NoUndo."""
        self._apply_line(Undone())

    def change_seat(self, seat: Seat) -> None:
        """Let a person or a bot take over a player's role; raises IllegalChoice if no one plays that role."""
        if seat.player not in self._play.seats:
            raise IllegalChoice(text("choice-no-seat", player=seat.player))
        self._bots.pop(seat.player, None)
        self._apply_line(SeatChanged(with_name_on_a_line(seat)))

    def information_set(self, player: PlayerId) -> InformationSet[StateT, ContentT]:
        """Return all that the player knows."""
        return self._known_to(player, self._play.game)

    def _known_to(self, player: PlayerId, game: Game[StateT, ContentT]) -> InformationSet[StateT, ContentT]:
        """Return all that the player knows of a game, which is the session's or a copy of it."""
        events = [entry.event for entry in self._play.log]
        return InformationSet(self.ruleset, game, player, events, self._memories)

    def next_bot(self) -> PlayerId | None:
        """Return the player whose bot has to answer next, if any."""
        return next((player for player in self.waiting if self._play.is_bot(player)), None)

    def step_bot(self) -> PlayerId | None:
        """Let the next bot answer; return its player, None if no bot is asked."""
        thought = self.thought()
        if thought is None:
            return None
        self.act(thought, thought.think())
        return thought.player

    def thought(self) -> Thought | None:
        """Return the decision that the next bot has to think about, None if no bot is asked."""
        player = self.next_bot()
        decision = self.decision_of(player) if player is not None else None
        if player is None or decision is None:
            return None
        known = self._known_to(player, self.game.clone())
        return Thought(self._bot_of(player), known, decision, self._play.seats[player].bot)

    def act(self, thought: Thought, option_id: str) -> None:
        """Give a bot's answer, unless the decision has changed or a person has taken over meanwhile."""
        asked = self.decision_of(thought.player)
        if asked == thought.decision and self._play.is_bot(thought.player):
            self._apply_line(Answered(thought.player, option_id))

    def follow(self, line: AnyLine) -> None:
        """Apply a line of a journal, no matter who did it; raises IllegalChoice or NoUndo."""
        self._apply_line(line)

    @property
    def file(self) -> SaveFile | None:
        """Return the game's save file, if any."""
        return self._writer.file if self._writer is not None else None

    def close(self) -> None:
        """Write the last state to the game's file and close it."""
        if self._writer is not None:
            self._writer.close(self._play)

    def close_unwritten(self) -> None:
        """Close the game's file without writing to it."""
        if self.file is not None:
            self.file.close_unwritten()

    def _apply_line(self, line: AnyLine) -> None:
        """Apply a line, add it to journal and file, and call the listeners.

        If applying it raises, `attempted` keeps the line for a report of the error.
        """
        self.attempted = line
        several_asked = len(self._play.game.decisions) > 1
        events = self._play.apply(line)
        self.attempted = None
        self.journal.lines.append(line)
        if self._writer is not None:
            self._writer.did(line, self._play)
        for listener in tuple(self._listeners):
            listener(Changes(line, events, self._play.snapshots, together=several_asked))

    def _write_whole_file(self) -> None:
        """Write the file again, with the whole journal so far."""
        if self._writer is not None:
            self._writer.begin(self.journal, self._play)

    def _bot_of(self, player: PlayerId) -> Bot:
        """Return the bot that answers for a player, made when it is first asked."""
        if player not in self._bots:
            self._bots[player] = self._bot_factory(self._play.seats[player].bot, player)
        return self._bots[player]
