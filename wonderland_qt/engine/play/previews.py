"""Previews: what an answer would bring about, as far as nobody's luck and nobody else has a say in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wonderland_qt.engine.chance import Chance
from wonderland_qt.engine.facts import Fact
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
    """What would happen until the next decision; `chance` tells that chance would decide before that."""

    facts: tuple[Fact, ...] = ()
    chance: bool = False


def preview(game: Game[Any, Any], player: PlayerId, option_id: str) -> Preview:
    """Return what taking an option would bring about.

    Nothing of an answer that is given together with others or takes several options. The game itself stays
    as it is. Raises IllegalChoice when the option is not offered.
    """
    if len(game.decisions) != 1 or game.decisions[0].picks > 1:
        return Preview()
    copied, facts = game.clone(), list[Fact]()
    copied.facts = facts
    copied.chance = NoChance(copied.state)
    try:
        copied.choose(player, option_id)
    except ChanceDecides:
        return Preview(tuple(facts), chance=True)
    return Preview(tuple(facts))
