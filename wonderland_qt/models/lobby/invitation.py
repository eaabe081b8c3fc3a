"""Invitations to a new table, and the seats of the invited guests."""

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
    """A person with a name or a kind of bot, with a chosen role or a random one."""

    name: str = ""
    bot: str = ""
    role: PlayerId = msgspec.field(default=BY_CHANCE, name="part")

    def playing(self, role: PlayerId) -> Guest:
        """Return the guest with this role."""
        return msgspec.structs.replace(self, role=role)


@dataclass(frozen=True)
class Invitation:
    """The choices for a new table: guests clockwise, seed, starting seat (None: random), options."""

    guests: tuple[Guest, ...]
    seed: int
    first: int | None = None
    options: tuple[tuple[str, str], ...] = ()


def seat_guests(invitation: Invitation, roster: tuple[PlayerId, ...]) -> tuple[Seat, ...]:
    """Return the seats clockwise from the starting one.

    Guests without a role get a free one, and without a `first` seat one is drawn, both by the seed.
    """
    chance = OwnChance(invitation.seed)
    chosen = {guest.role for guest in invitation.guests}
    free_roles = [role for role in roster if role not in chosen]
    seats = []
    for guest in invitation.guests:
        role = guest.role or chance.pick("parts", free_roles)
        if role in free_roles:
            free_roles.remove(role)
        seats.append(Seat(role, guest.name, guest.bot))
    first = invitation.first
    if first is None:
        first = chance.below("first", len(seats))
    return tuple(seats[first:] + seats[:first])


def invite_again(seats: Sequence[Seat], seed: int, options: ChosenOptions) -> Invitation:
    """Return an invitation of the same guests to another game with the same options and random roles."""
    guests = tuple(Guest(seat.name, seat.bot) for seat in seats)
    return Invitation(guests, seed, options=tuple(options.items()))


def fresh_seed() -> int:
    """Return a random seed."""
    return secrets.randbelow(SEEDS)
