"""A player's memory in Pixie Queen: what they saw others take behind screens (SECRET-1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from wonderland_qt.components.deck import without
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen import events
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.rules import Game, Position
from wonderland_qt.games.pixie_queen.seen.dealing import dealt_knowing, held
from wonderland_qt.games.pixie_queen.seen.view import hidden

Things = Mapping[Any, int]
Screens = Mapping[PlayerId, Things]
"""By player, how many of each thing are known to be behind the screen."""

NOTHING: Things = {}


@dataclass(frozen=True, slots=True)
class ScreensRemembered:
    """A player's memory of all screens: goods, prizes and reward tiles, offerings included.

    Everybody sees goods and prizes go behind screens and come from there. Of rewards everybody hears only the
    points; they tell the tiles as long as all since the setup are remembered (`tiles` are those left, None
    if unknown).
    """

    viewer: PlayerId
    content: Content
    screens: Screens = field(default_factory=dict)
    tiles: tuple[int, ...] | None = None

    @classmethod
    def before(cls, content: Content, player: PlayerId) -> ScreensRemembered:
        """Return the memory of a player before the game."""
        return cls(player, content)

    def after(self, event: Event) -> ScreensRemembered:
        """Return the memory after an event that the player hears.

        The prize of a servant does not go behind the screen (REWARD-8).
        """
        match event:
            case events.PrizeTaken(player=player, prize=prize):
                servant = self.content.prizes[prize].row == "servant"
                return self if servant else self._after_change(player, prize, 1)
            case events.RewardTaken(player=player, points=points):
                return self._after_reward(player, points)
            case events.PlayerLeft(player=player):
                return self._after_leaving(player)
            case _:
                return self._after_goods(event)

    def _after_goods(self, event: Event) -> ScreensRemembered:
        """Return the memory after an event that moves goods behind or from a screen.

        Goods gained in the setup show that all reward tiles can be known. An added token leaves the screen.
        """
        match event:
            case events.GoodsGained(player=player, good=good, tokens=tokens, cause=cause):
                return self._with_reward_tiles_known(cause)._after_change(player, good, tokens)
            case events.GoodsPaid() | events.GoodsOffered():
                return self._after_change(event.player, event.good, -event.tokens)
            case events.GoodsRobbed(player=player, other=other, good=good, tokens=tokens):
                return self._after_change(other, good, -tokens)._after_change(player, good, tokens)
            case events.TokenAdded(player=player, good=good):
                return self._after_change(player, good, -1)
            case _:
                return self

    def agrees(self, position: Position) -> bool:
        """Tell whether a position agrees with this memory of screens."""
        state = position.state
        return all(
            self._agrees_with_screen(held(owner, state), owner.id) for owner in hidden(state, self.viewer)
        )

    def determinise(self, game: Game) -> Callable[[int], Game]:
        """Return a function that deals, from a seed, a game that the player cannot tell from the real one."""
        return dealt_knowing(game, self.viewer, self.screens)

    def _agrees_with_screen(self, things: Counter[Any], owner: PlayerId) -> bool:
        """Tell whether a screen hides what is remembered; it may hide more while reward tiles are unknown."""
        known = Counter(self.screens.get(owner, NOTHING))
        return things >= known if self.tiles is None else things == known

    def _with_reward_tiles_known(self, cause: str) -> ScreensRemembered:
        """Return the memory with all reward tiles known, if the event is from the setup.

        A player who has watched from there on hears of every reward, and so knows which tiles are left.
        """
        if self.tiles is not None or cause != "setup":
            return self
        return replace(self, tiles=self.content.setup.rewards)

    def _after_change(self, player: PlayerId, thing: Any, by: int) -> ScreensRemembered:
        """Return the memory after things have come behind a screen, or gone if `by` is negative.

        Of things that went, the memory may know none, as they came before it began.
        """
        before = self.screens.get(player, NOTHING)
        things = {**before, thing: max(before.get(thing, 0) + by, 0)}
        return replace(self, screens={**self.screens, player: things})

    def _after_reward(self, player: PlayerId, points: int) -> ScreensRemembered:
        """Return the memory after a reward: one tile of that value, else tiles of 1 (SCORE-3).

        Which of these it was is known only as long as the `tiles` left in the supply are, else it stays open.
        """
        if self.tiles is None:
            return self
        remembered, tiles_given = self, (points,) if points in self.tiles else (1,) * points
        for tile in tiles_given:
            left = without(remembered.tiles or (), tile)
            remembered = replace(remembered._after_change(player, tile, 1), tiles=left)
        return remembered

    def _after_leaving(self, player: PlayerId) -> ScreensRemembered:
        """Return the memory after a player has left, whose reward tiles can be paid again (SCORE-5).

        Of the things behind a screen, the reward tiles are the numbers. While the tiles left are unknown
        (None), they stay so.
        """
        things = self.screens.get(player, NOTHING)
        given_back = Counter({tile: number for tile, number in things.items() if isinstance(tile, int)})
        tiles = None if self.tiles is None else (*self.tiles, *given_back.elements())
        return replace(self, tiles=tiles, screens={**self.screens, player: NOTHING})
