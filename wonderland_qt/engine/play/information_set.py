"""Information sets: what one player knows of a game, from which bots answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import ContentT, Game, StateT
from wonderland_qt.engine.memory import Memory
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset


class SentKnowledge(NamedTuple):
    """What another process needs to rebuild an information set: the state as JSON, and what was heard."""

    state: bytes
    heard: tuple[Event, ...]
    asked_anyway: frozenset[PlayerId]


class InformationSet(Generic[StateT, ContentT]):
    """All that one player knows of a game: the view and the events; samples games that agree with both.

    `events` are the events of the game so far, if they are collected; `memories` cache what players remember
    of earlier ones.
    """

    def __init__(
        self,
        ruleset: Ruleset[StateT, ContentT],
        game: Game[StateT, ContentT],
        player: PlayerId,
        events: Iterable[Event] = (),
        memories: Memories | None = None,
    ) -> None:
        """Keep the whole game, which only the ruleset may look into, to make the player's view of it.

        `memories` are what players remembered at earlier decisions, so that not all events are heard again.
        """
        self.ruleset = ruleset
        self.player = player
        self.content = game.content
        self._game = game
        self._events = events
        self._memories = memories

    @cached_property
    def view(self) -> Any:
        """What the player sees."""
        return self.ruleset.view(self._game, self.player)

    @cached_property
    def heard(self) -> tuple[Event, ...]:
        """The events so far that the player may know of."""
        return tuple(event for event in self._events if audible(event, self.player))

    @cached_property
    def memory(self) -> Memory[StateT, ContentT] | None:
        """What the player remembers of the events; None in a game without memory."""
        memories = self._memories or Memories(self.ruleset, self.content)
        return memories.of(self.player, tuple(self._events))

    def sample(self, seed: int) -> Game[StateT, ContentT]:
        """Return a game at the same decision, with all that the player cannot know drawn from `seed`."""
        return self._deal(seed)

    @cached_property
    def _deal(self) -> Callable[[int], Game[StateT, ContentT]]:
        """The function that samples a game from a seed, prepared once."""
        if self.memory is None:
            return self.ruleset.determinise(self._game, self.player)
        return self.memory.determinise(self._game)

    def samples(self, seeds: Iterable[int]) -> Iterator[Game[StateT, ContentT]]:
        """Yield a sampled game for each seed."""
        return map(self.sample, seeds)

    def sent(self) -> SentKnowledge:
        """Return what another process needs to rebuild it."""
        game = self._game
        return SentKnowledge(self.ruleset.codec.encode(game.state), self.heard, game.asked_anyway)


class Bot(Protocol):
    """Answers decisions for a player; `name` is the kind of bot that seats and commands use."""

    @property
    def name(self) -> str: ...

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return the answer to a decision: an option's id, or several joined ones."""
        ...
