"""Preview: what an answer would bring about, up to the next random result or another player's answer."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from wonderland_qt.engine.chance import Chance
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
    if len(game.decisions) != 1 or game.decisions[0].pick_count > 1:
        return Preview()
    copied, events = game.clone(), list[Event]()
    copied.events = events
    copied.chance = NoChance(copied.state)
    chance = False
    try:
        copied.choose(player, option_id)
    except ChanceDecides:
        copied.decisions, chance = (), True
    known = tuple(takewhile(lambda event: not event.reveals, events))
    return Preview(known, chance, copied if len(known) == len(events) else None)
