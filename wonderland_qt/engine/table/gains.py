"""Gains: what an event brings or costs a player, and how it flies to where it is counted."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.numerals import number_of, signed_numeral

SIGN = "icon/"
"""The beginning of pictures that are signs and not things."""


class Benefit(msgspec.Struct, frozen=True):
    """An amount of something that a player gained, or lost if it is negative.

    `picture` is a picture of the game's art as `kind/name`; a visible `piece` shows its own instead. A gain
    flies to the first visible piece of `lands`, and a loss leaves from there. A `place` is where it comes to
    on the board. The first visible piece of `across` is where a gain comes from, or where a loss goes.
    `because` is the thing or player that caused it.
    """

    player: PlayerId
    picture: str
    amount: int = 1
    piece: str = ""
    lands: tuple[str, ...] = ()
    place: str = ""
    across: tuple[str, ...] = ()
    because: str = ""

    @property
    def signed_amount(self) -> str:
        """Return the amount for printing, with its sign."""
        return signed_numeral(self.amount)

    @property
    def is_sign(self) -> bool:
        """Tell whether its picture is a sign for what happens on the board, and not the thing that comes."""
        return self.picture.startswith(SIGN) and bool(self.place)

    @property
    def lost(self) -> bool:
        """Tell whether it goes away from its player."""
        return self.amount < 0


class Flight(msgspec.Struct, frozen=True):
    """A gain that flies from the piece `origin`; the number where it lands changes from `was` to `now`.

    A `burden` is an unwanted one. `left` is the number before and after where it was taken from: at a player,
    or if `supplied` at something that belongs to no one.
    """

    gain: Benefit
    origin: str = ""
    was: str = ""
    now: str = ""
    burden: bool = False
    left: tuple[str, str] = ("", "")
    supplied: bool = False

    @property
    def rises(self) -> bool:
        """Tell whether the number where it lands increases, or would if it were shown."""
        if not self.now:
            return not self.gain.lost
        return number_of(self.now) > number_of(self.was or "0")


def summed(gains: tuple[Benefit, ...]) -> tuple[Benefit, ...]:
    """Return gains with those of the same player and picture added up, in the order of the first.

    A gain and a loss that cancel out are left out.
    """
    sums: dict[tuple[PlayerId, str], Benefit] = {}
    for gain in gains:
        before = sums.get((gain.player, gain.picture))
        amount = gain.amount + (before.amount if before is not None else 0)
        sums[gain.player, gain.picture] = msgspec.structs.replace(gain, amount=amount)
    return tuple(gain for gain in sums.values() if gain.amount)
