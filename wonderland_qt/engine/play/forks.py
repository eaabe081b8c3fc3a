"""Forks: all that a bot may know of a game, and the games it may try things out in."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import Game, GameState
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")


class Fork(Generic[StateT, PackT]):
    """One player's knowledge of a game: their view, the content, and games with all else dealt anew."""

    def __init__(
        self, ruleset: Ruleset[StateT, PackT, Any], game: Game[StateT, PackT], player: PlayerId
    ) -> None:
        self.ruleset = ruleset
        self.player = player
        self.pack = game.pack
        self._game = game
        self._view: Any = None

    @property
    def view(self) -> Any:
        """Return what the player sees."""
        if self._view is None:
            self._view = self.ruleset.view(self._game, self.player)
        return self._view

    def game(self, seed: int) -> Game[StateT, PackT]:
        """Return a game at the same decision in which all that the player cannot see comes from `seed`."""
        return self.ruleset.game(self.ruleset.determinise(self._game, self.player, seed), self.pack)


class Bot(Protocol):
    """Whoever answers decisions in a person's stead; `name` is the kind that seats and commands name."""

    @property
    def name(self) -> str: ...

    def choose(self, fork: Fork[Any, Any], decision: Decision) -> str:
        """Return the answer: the option to take, or several; `fork` holds all that the player may know."""
        ...
