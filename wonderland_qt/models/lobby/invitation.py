"""Invitations: who is asked to a new table, and how they are seated."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.game_options import ChosenOptions
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.players import PlayerId

BY_CHANCE = PlayerId("")
SEEDS = 1_000_000


class Guest(msgspec.Struct, frozen=True):
    """Somebody who sits down: a person with a name or a kind of bot, with a role chosen or at random."""

    name: str = ""
    bot: str = ""
    role: PlayerId = msgspec.field(default=BY_CHANCE, name="part")

    def playing(self, role: PlayerId) -> Guest:
        """Return the guest in a role."""
        return msgspec.structs.replace(self, role=role)


@dataclass(frozen=True)
class Invitation:
    """What a new table chose: guests clockwise, the seat that begins (None: at random), its options."""

    guests: tuple[Guest, ...]
    seed: int
    first: int | None = None
    options: tuple[tuple[str, str], ...] = ()


def seat_guests(invitation: Invitation, roster: tuple[PlayerId, ...]) -> tuple[Seat, ...]:
    """Return the seats clockwise from the one that begins; chance comes from the invitation's seed."""
    chance = OwnChance(invitation.seed)
    left = [role for role in roster if role not in {guest.role for guest in invitation.guests}]
    seats = []
    for guest in invitation.guests:
        role = guest.role or chance.pick("parts", left)
        if not guest.role:
            left.remove(role)
        seats.append(Seat(role, guest.name, guest.bot))
    first = invitation.first
    if first is None:
        first = chance.below("first", len(seats))
    return tuple(seats[first:] + seats[:first])


def invite_again(seats: Sequence[Seat], seed: int, options: ChosenOptions) -> Invitation:
    """Return the invitation of the same people to another game by the same options, with other roles."""
    guests = tuple(Guest(seat.name, seat.bot) for seat in seats)
    return Invitation(guests, seed, options=tuple(options.items()))


def fresh_seed() -> int:
    """Return a seed that no one has chosen."""
    return secrets.randbelow(SEEDS)
