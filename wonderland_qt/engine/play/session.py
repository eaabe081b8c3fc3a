"""The session: the one stateful shell around a game, for a table of persons and bots."""

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
from wonderland_qt.engine.journals.past import Past
from wonderland_qt.engine.journals.playthrough import LogEntry, Playthrough, Scores
from wonderland_qt.engine.journals.replay import replay
from wonderland_qt.engine.journals.replay_stretch import ReplayedAnswer, replayed_answers
from wonderland_qt.engine.play.information_set import Bot, InformationSet
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_writer import SaveWriter
from wonderland_qt.engine.words.texts import Text, text

if TYPE_CHECKING:
    from wonderland_qt.engine.saved.resume import Resumed


@dataclass(frozen=True, slots=True)
class Changes:
    """What the last line changed: the events to show, or that the game went back (`undone`).

    `past` is the game after each step, of a session that is watched; `together` tells that several
    had been asked, whose answers were opened at once.
    """

    line: AnyLine
    events: tuple[Event, ...] = ()
    past: tuple[Past[Any, Any], ...] = ()
    together: bool = False

    @property
    def undone(self) -> bool:
        """Tell whether the game went back to an earlier moment."""
        return isinstance(self.line, Undone)


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's thinking about one decision, on a game of its own: a thread or a process may do it."""

    bot: Bot
    known: InformationSet[Any, Any]
    decision: Decision
    kind: str = ""

    @property
    def player(self) -> PlayerId:
        """Return for whom the bot thinks."""
        return self.decision.player

    def think(self) -> str:
        """Return the id of the option that the bot takes."""
        return self.bot.choose(self.known, self.decision)


Listener = Callable[[Changes], None]
BotFactory = Callable[[str, PlayerId], Bot]
"""Finds the bot of a kind for a player."""


def _nobody(kind: str, player: PlayerId) -> Bot:
    raise LookupError(f"no bot {kind!r} for {player}")


class Session(Generic[StateT, ContentT]):
    """A game at a table: who sits where, what is asked now, undo, journal and the file that keeps it.

    The session never asks a bot by itself: its owner calls `step_bot` at a pace of its own.
    """

    def __init__(
        self,
        ruleset: Ruleset[StateT, ContentT],
        content: ContentT,
        journal: Journal,
        *,
        play: Playthrough[StateT, ContentT] | None = None,
        file: SaveFile | None = None,
        bot_factory: BotFactory = _nobody,
        automatic: bool = False,
    ) -> None:
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
        """Return what the table chose."""
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
        """Return a session whose game, kept again, goes on from where a journal leads; raises NoReplay."""
        session = cls(ruleset, content, journal, **settings)
        session._keep_whole()
        return session

    @classmethod
    def resume(
        cls,
        ruleset: Ruleset[StateT, ContentT],
        resumed: Resumed[StateT, ContentT],
        **settings: Any,
    ) -> Session[StateT, ContentT]:
        """Return the session of a saved game, with its log and its undo.

        Where the rules have changed since, the game goes on from its state and the log begins again.
        """
        session = cls(ruleset, resumed.content, resumed.journal, play=resumed.play, **settings)
        if session.file is not None and not resumed.as_written:
            session._keep_whole()
        return session

    @property
    def game(self) -> Game[StateT, ContentT]:
        """Return the game, for reading."""
        return self._play.game

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Return what is asked now; nothing while a turn waits for its end."""
        return () if self._play.ending else self._play.game.decisions

    @property
    def waiting(self) -> tuple[PlayerId, ...]:
        """Return the players who have yet to answer."""
        return () if self._play.ending else self._play.game.waiting()

    @property
    def turn_to_end(self) -> PlayerId | None:
        """Return the person whose turn waits for End turn."""
        return self._play.owner if self._play.ending else None

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self._play.over

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return who sits where now, in the order of the table."""
        return tuple(self._play.seats.values())

    @property
    def score_history(self) -> tuple[Scores, ...]:
        """Return the scores after each answer so far."""
        return tuple(self._play.score_history)

    @property
    def chapters(self) -> tuple[int, ...]:
        """Return after which answers a chapter of the game has begun."""
        began, latest, first = [], 0, 0
        for place, moment in enumerate(self._play.score_history):
            events = self._play.log[first : moment.entries]
            chapter = max((entry.event.chapter for entry in events), default=0)
            if chapter > latest:
                began.append(place)
            latest, first = max(chapter, latest), moment.entries
        return tuple(began)

    def decision_of(self, player: PlayerId) -> Decision | None:
        """Return what the player is asked now."""
        return next((d for d in self.decisions if d.player == player), None)

    def view(self, viewer: PlayerId | None) -> Any:
        """Return what `viewer` sees; None is the public table."""
        return self.ruleset.view(self._play.game, viewer)

    def log(
        self, viewer: PlayerId | None = None, first: int = 0, last: int | None = None
    ) -> tuple[LogEntry, ...]:
        """Return what has happened so far, or between two moments, as far as `viewer` may know it."""
        return tuple(entry for entry in self._play.log[first:last] if audible(entry.event, viewer))

    def since_last_turn(self, player: PlayerId, viewer: PlayerId | None = None) -> tuple[LogEntry, ...]:
        """Return what has happened since the player's last answer, as far as `viewer` may know it."""
        return tuple(entry for entry in self._play.since(player) if audible(entry.event, viewer))

    def replay_answers(self, answers: range) -> Iterator[ReplayedAnswer]:
        """Yield what each of these answers, counted from 1, did step by step."""
        return replayed_answers(self.ruleset, self.content, self.journal, answers)

    def watch(self) -> None:
        """Keep, for those who look on, how the game stands after each step of a change."""
        self._play.watch()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; returns the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def choose(self, player: PlayerId, option_id: str) -> None:
        """Answer for a person; raises IllegalChoice."""
        if self._play.is_bot(player):
            raise IllegalChoice(text("choice-of-bot", player=player))
        self._do(Answered(player, option_id))
        if self.automatic and self._play.ending:
            self.end_turn()

    def end_turn(self) -> None:
        """End the person's turn, and with it undo; raises IllegalChoice when no turn waits for it."""
        if not self._play.ending:
            raise IllegalChoice(Text("choice-no-turn"))
        self._do(TurnEnded())

    def why_no_undo(self) -> Text | None:
        """Return why nothing can be taken back, None when something can."""
        return self._play.why_no_undo()

    def undo(self) -> None:
        """Take back the last answer; raises NoUndo."""
        self._do(Undone())

    def change_seat(self, seat: Seat) -> None:
        """Let a person or a bot take over a player's role."""
        if seat.player not in self._play.seats:
            raise IllegalChoice(text("choice-no-seat", player=seat.player))
        self._bots.pop(seat.player, None)
        self._do(SeatChanged(with_name_on_a_line(seat)))

    def information_set(self, player: PlayerId) -> InformationSet[StateT, ContentT]:
        """Return all that a bot in the player's place may know."""
        return self._known_to(player, self._play.game)

    def _known_to(self, player: PlayerId, game: Game[StateT, ContentT]) -> InformationSet[StateT, ContentT]:
        return InformationSet(
            self.ruleset, game, player, [each.event for each in self._play.log], self._memories
        )

    def next_bot(self) -> PlayerId | None:
        """Return the bot that is to answer next, if any."""
        return next((player for player in self.waiting if self._play.is_bot(player)), None)

    def step_bot(self) -> PlayerId | None:
        """Let one bot that is asked answer; return its player, None when no bot is asked."""
        if (thought := self.thought()) is None:
            return None
        self.act(thought, thought.think())
        return thought.player

    def thought(self) -> Thought | None:
        """Return what the next bot has to think about; None when no bot is asked."""
        player = self.next_bot()
        if player is None or (decision := self.decision_of(player)) is None:
            return None
        known = self._known_to(player, self.game.clone())
        return Thought(self._bot(player), known, decision, self._play.seats[player].bot)

    def act(self, thought: Thought, option_id: str) -> None:
        """Answer as a bot has thought best; nothing happens when it is not asked that any more."""
        asked = self.decision_of(thought.player)
        if asked == thought.decision and self._play.is_bot(thought.player):
            self._do(Answered(thought.player, option_id))

    def follow(self, line: AnyLine) -> None:
        """Do what a line of a journal says, no matter who did it; raises IllegalChoice or NoUndo."""
        self._do(line)

    @property
    def file(self) -> SaveFile | None:
        """Return the file that keeps the game, if any."""
        return self._writer.file if self._writer is not None else None

    def close(self) -> None:
        """Let go of the file of the game."""
        if self._writer is not None:
            self._writer.close(self._play)

    def let_go(self) -> None:
        """Let go of the file of the game without writing to it."""
        if self.file is not None:
            self.file.let_go()

    def _do(self, line: AnyLine) -> None:
        self.attempted, together = line, len(self._play.game.decisions) > 1
        events, self.attempted = self._play.apply(line), None
        self.journal.lines.append(line)
        if self._writer is not None:
            self._writer.did(line, self._play)
        for listener in tuple(self._listeners):
            listener(Changes(line, events, self._play.past, together))

    def _keep_whole(self) -> None:
        """Begin the file with all that has been done so far."""
        if self._writer is not None:
            self._writer.begin(self.journal, self._play)

    def _bot(self, player: PlayerId) -> Bot:
        if player not in self._bots:
            self._bots[player] = self._bot_factory(self._play.seats[player].bot, player)
        return self._bots[player]
