"""Invitations: who is asked to a new table, and how they are seated."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.house import HouseRules
from wonderland_qt.engine.play.journal import Seat
from wonderland_qt.engine.players import PlayerId

BY_CHANCE = PlayerId("")
SEEDS = 1_000_000


@dataclass(frozen=True)
class Guest:
    """Somebody who sits down: a person with a name or a kind of bot, with a part chosen or by chance."""

    name: str = ""
    bot: str = ""
    part: PlayerId = BY_CHANCE


@dataclass(frozen=True)
class Invitation:
    """What a new table chose: guests clockwise, the seat that begins (None: by chance), its house rules."""

    guests: tuple[Guest, ...]
    seed: int
    first: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    house: tuple[tuple[str, str], ...] = ()


def seat_guests(invitation: Invitation, roster: tuple[PlayerId, ...]) -> tuple[Seat, ...]:
    """Return the seats clockwise from the one that begins; chance comes from the invitation's seed."""
    chance = OwnChance(invitation.seed)
    left = [part for part in roster if part not in {guest.part for guest in invitation.guests}]
    seats = []
    for guest in invitation.guests:
        part = guest.part or chance.pick("parts", left)
        if not guest.part:
            left.remove(part)
        seats.append(Seat(part, guest.name, guest.bot))
    first = invitation.first
    if first is None:
        first = chance.below("first", len(seats))
    return tuple(seats[first:] + seats[:first])


def invite_again(
    seats: Sequence[Seat], seed: int, house: HouseRules, options: Mapping[str, str] | None = None
) -> Invitation:
    """Return the invitation of the same people to another game by the same house rules, with other parts."""
    guests = tuple(Guest(seat.name, seat.bot) for seat in seats)
    kept = tuple((rule, value) for rule, value in house.items() if isinstance(value, str))
    return Invitation(guests, seed, options=tuple((options or {}).items()), house=kept)


def fresh_seed() -> int:
    """Return a seed that nobody has chosen."""
    return secrets.randbelow(SEEDS)
