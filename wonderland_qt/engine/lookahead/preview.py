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
    """Chance would be asked now."""


class NoChance(Chance):
    """Chance that gives nothing away."""

    __slots__ = ()

    def number(self, stream: str) -> int:
        """Raise ChanceDecides."""
        raise ChanceDecides(stream)


class OneRoll(NoChance):
    """Chance that gives one result of the first roll of a die, and nothing else away.

    `sides` is of how many results it is one, 0 before any die was rolled.
    """

    __slots__ = ("dice", "result", "sides")

    def __init__(self, state: ChanceState, dice: Collection[str], result: int) -> None:
        super().__init__(state)
        self.dice, self.result, self.sides = dice, result, 0

    def below(self, stream: str, limit: int) -> int:
        """Return the result of the first roll; raise ChanceDecides at any other."""
        if stream not in self.dice or self.sides:
            raise ChanceDecides(stream)
        self.sides = limit
        return self.result


@dataclass(frozen=True, slots=True)
class Preview:
    """What would happen until the next decision; `chance` tells that chance would decide before that.

    `game` is how the game would stand then; None where a secret would be laid open before that.
    """

    events: tuple[Event, ...] = ()
    chance: bool = False
    game: Game[Any, Any] | None = None


def preview(game: Game[Any, Any], player: PlayerId, option_id: str) -> Preview:
    """Return what taking an option would bring about.

    Nothing of an answer that is given together with others or takes several options, and nothing from where
    a secret would be laid open. The game itself stays as it is. Raises IllegalChoice when the option is not
    offered.
    """
    return _previewed(game, player, option_id, NoChance(game.state))


def outcomes(
    game: Game[Any, Any], player: PlayerId, option_id: str, dice: Collection[str]
) -> tuple[Preview, ...]:
    """Return what taking an option would bring about with each result of the first roll of one of the dice.

    Everybody knows the results of dice, so none is a secret; where none is rolled there is one outcome.
    """
    roll = OneRoll(game.state, dice, 0)
    first = _previewed(game, player, option_id, roll)
    more = range(1, roll.sides)
    return (
        first,
        *(_previewed(game, player, option_id, OneRoll(game.state, dice, result)) for result in more),
    )


def _previewed(game: Game[Any, Any], player: PlayerId, option_id: str, allowed: NoChance) -> Preview:
    if len(game.decisions) != 1 or game.decisions[0].pick_count > 1:
        return Preview()
    copied, events = game.clone(), list[Event]()
    copied.events = events
    allowed.state = copied.state
    copied.chance = allowed
    chance = False
    try:
        copied.choose(player, option_id)
    except ChanceDecides:
        copied.decisions, chance = (), True
    known = tuple(takewhile(lambda event: not event.reveals, events))
    return Preview(known, chance, copied if len(known) == len(events) else None)
