"""Gains: what an event brings somebody or costs them, and how it flies to where it is counted."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.players import PlayerId


class Benefit(msgspec.Struct, frozen=True):
    """So many of something that a player gained; fewer than none for what was lost.

    `picture` is a picture of the game's art as `kind/name`; a `piece` that lies open shows its own instead.
    It lands on the first of the pieces `lands` that is seen, and what is lost leaves it. A `place` is where
    it comes to on the board. The first of `across` that is seen is where it comes from, or what is lost goes.
    """

    player: PlayerId
    picture: str
    amount: int = 1
    piece: str = ""
    lands: tuple[str, ...] = ()
    place: str = ""
    across: tuple[str, ...] = ()

    @property
    def lost(self) -> bool:
        """Tell whether it goes away from its player."""
        return self.amount < 0


class Flight(msgspec.Struct, frozen=True):
    """A gain on its way, out of the piece `origin`; from `was` to `now` changes the number where it lands.

    An unwanted one is a `burden`. `left` is the number before and after where it was taken from somebody.
    """

    gain: Benefit
    origin: str = ""
    was: str = ""
    now: str = ""
    burden: bool = False
    left: tuple[str, str] = ("", "")

    @property
    def rises(self) -> bool:
        """Tell whether the number where it lands becomes greater."""
        return _value(self.now) > _value(self.was)


def summed(gains: tuple[Benefit, ...]) -> tuple[Benefit, ...]:
    """Return gains of one picture as one, in the order in which each came first."""
    sums: dict[tuple[PlayerId, str], Benefit] = {}
    for gain in gains:
        before = sums.get((gain.player, gain.picture))
        amount = gain.amount + (before.amount if before is not None else 0)
        sums[gain.player, gain.picture] = msgspec.structs.replace(gain, amount=amount)
    return tuple(gain for gain in sums.values() if gain.amount)


def _value(number: str) -> int:
    return int(number.replace("−", "-") or 0)
