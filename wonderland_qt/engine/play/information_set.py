"""What one player knows of a game: all that a bot answers from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Generic, Protocol

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import ContentT, Game, StateT
from wonderland_qt.engine.memory import Memory
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset


class InformationSet(Generic[StateT, ContentT]):
    """All that one player knows of a game: the view, the events heard, and games that agree with both.

    `events` are those of the game so far, none where no one collects them; `memories` have heard the earlier
    ones of them already.
    """

    def __init__(
        self,
        ruleset: Ruleset[StateT, ContentT],
        game: Game[StateT, ContentT],
        player: PlayerId,
        events: Iterable[Event] = (),
        memories: Memories | None = None,
    ) -> None:
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
        """What has happened so far, as far as the player may know it."""
        return tuple(event for event in self._events if audible(event, self.player))

    @cached_property
    def memory(self) -> Memory[StateT, ContentT] | None:
        """What the player remembers of the events heard; None in a game that has no memory."""
        memories = self._memories or Memories(self.ruleset, self.content)
        return memories.of(self.player, tuple(self._events))

    def sample(self, seed: int) -> Game[StateT, ContentT]:
        """Return a game at the same decision in which all that the player cannot know comes from `seed`."""
        return self._deal(seed)

    @cached_property
    def _deal(self) -> Callable[[int], Game[StateT, ContentT]]:
        """What deals all that the player cannot know from a seed, made ready once."""
        if self.memory is None:
            return self.ruleset.determinise(self._game, self.player)
        return self.memory.determinise(self._game)

    def samples(self, seeds: Iterable[int]) -> Iterator[Game[StateT, ContentT]]:
        """Yield a game for each seed."""
        return map(self.sample, seeds)

    def sent(self) -> tuple[bytes, tuple[Event, ...], frozenset[PlayerId]]:
        """Return the position, the events heard and who is asked anyway, for a process that knows as much."""
        game = self._game
        return self.ruleset.codec.encode(game.state), self.heard, game.asked_anyway


class Bot(Protocol):
    """Answers decisions in a person's stead; `name` is the kind that seats and commands name."""

    @property
    def name(self) -> str: ...

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return the answer: the option to take, or several; `known` holds all that the player may know."""
        ...
