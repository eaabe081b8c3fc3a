"""Preview: what an answer would bring about, up to the next random result or another player's answer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from wonderland_qt.engine.chance import Chance, ChanceState
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.players import PlayerId


class ChanceDecides(Exception):
    """The preview has reached a random draw."""


class NoChance(Chance):
    """Chance that stops a preview at the first random draw."""

    __slots__ = ()

    def number(self, stream: str) -> int:
        """Raise ChanceDecides."""
        raise ChanceDecides(stream)


class OneRoll(NoChance):
    """Chance that gives a fixed result for the first roll of a die, and stops at any other draw.

    `sides` is how many results that die has, 0 before any roll.
    """

    __slots__ = ("dice", "result", "sides")

    def __init__(self, state: ChanceState, dice: Collection[str], result: int) -> None:
        """Give `result` for the first roll on a stream of `dice`, whose sides are known once it is rolled."""
        super().__init__(state)
        self.dice, self.result, self.sides = dice, result, 0

    def below(self, stream: str, limit: int) -> int:
        """Return the result for the first roll of a die; raise ChanceDecides at any other draw."""
        if stream not in self.dice or self.sides:
            raise ChanceDecides(stream)
        self.sides = limit
        return self.result


@dataclass(frozen=True, slots=True)
class Preview:
    """What would happen until the next decision, or until a random draw if `chance` is true.

    `game` is the game at that point, None if a secret would be revealed before it.
    """

    events: tuple[Event, ...] = ()
    chance: bool = False
    game: Game[Any, Any] | None = None


def preview(game: Game[Any, Any], player: PlayerId, option_id: str) -> Preview:
    """Return what choosing an option would bring about, without changing the game; raises IllegalChoice.

    The preview is empty for simultaneous decisions and answers of several options, and ends before a secret
    would be revealed.
    """
    return _preview_answer(game, player, option_id, NoChance(game.state))


def outcomes(
    game: Game[Any, Any], player: PlayerId, option_id: str, dice: Collection[str]
) -> tuple[Preview, ...]:
    """Return what choosing an option would bring about for each result of its first roll of a die.

    `dice` are the streams that are dice. If none is rolled, there is one outcome.
    """
    roll = OneRoll(game.state, dice, result=0)  # which also finds out how many sides the die has
    previews = [_preview_answer(game, player, option_id, roll)]
    for result in range(1, roll.sides):
        roll = OneRoll(game.state, dice, result)
        previews.append(_preview_answer(game, player, option_id, roll))
    return tuple(previews)


def _preview_answer(game: Game[Any, Any], player: PlayerId, option_id: str, chance: NoChance) -> Preview:
    """Return what an answer would bring about in a copy of the game that draws from `chance`.

    The events end before the first that reveals a secret, and then there is no game to look into either. The
    preview is empty if others answer at the same time or if the answer is only a part of several.
    """
    if len(game.decisions) != 1 or game.decisions[0].pick_count > 1:
        return Preview()
    copied, events = game.clone(), list[Event]()
    copied.events = events
    chance.state = copied.state
    copied.chance = chance
    reached_draw = False
    try:
        copied.choose(player, option_id)
    except ChanceDecides:
        copied.decisions, reached_draw = (), True
    known = tuple(takewhile(lambda event: not event.reveals, events))
    reveals_secret = len(known) < len(events)
    return Preview(known, chance=reached_draw, game=None if reveals_secret else copied)
