"""The seat plan of a new table: the guests by seat, with their roles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest


@dataclass(frozen=True)
class SeatPlan:
    """Guests clockwise, each with a role of the roster or, on a free chair, a random one."""

    roster: tuple[PlayerId, ...]
    guests: tuple[Guest, ...] = ()

    def seat_of(self, role: PlayerId) -> int | None:
        """Return the seat of a role, or None."""
        return next((seat for seat, guest in enumerate(self.guests) if guest.role == role), None)

    @property
    def free_chair(self) -> int | None:
        """Return the first seat without a role."""
        return self.seat_of(BY_CHANCE)

    def seated(self, seat: int, guest: Guest) -> SeatPlan:
        """Return the plan with another guest on a seat."""
        return replace(self, guests=(*self.guests[:seat], guest, *self.guests[seat + 1 :]))

    def put(self, role: PlayerId, seat: int) -> SeatPlan:
        """Return the plan with a role on a seat; a role that sat elsewhere swaps seats."""
        guest, seat_before = self.guests[seat], self.seat_of(role)
        plan = self.seated(seat, guest.playing(role))
        if seat_before is None or seat_before == seat:
            return plan
        return plan.seated(seat_before, self.guests[seat_before].playing(guest.role))

    def freed(self, seat: int) -> SeatPlan:
        """Return the plan with a random role on a seat."""
        return self.seated(seat, self.guests[seat].playing(BY_CHANCE))

    def turned(self, seat: int, by: int) -> SeatPlan:
        """Return the plan with the role on a seat replaced by the one `by` places further in the roster.

        A free chair gets the first role of the roster, or for a negative `by` one counted from its end.
        """
        role = self.guests[seat].role
        place = self.roster.index(role) + by if role in self.roster else min(by, 0)
        return self.put(self.roster[place % len(self.roster)], seat)

    def sized(self, count: int, *newcomers: Guest) -> SeatPlan:
        """Return the plan with `count` guests: the first present ones, then newcomers with unused roles.

        The second seat gets the first newcomer, and so on in turn, as a person mostly has the first seat; if
        that is new, it gets the last one.
        """
        present = self.guests[:count]
        taken = {guest.role for guest in present}
        free_roles = [role for role in self.roster if role not in taken][: count - len(present)]
        guests = list(present)
        for seat, role in enumerate(free_roles, start=len(present)):
            newcomer = newcomers[(seat - 1) % len(newcomers)]  # seats count from 0
            guests.append(newcomer.playing(role))
        return replace(self, guests=tuple(guests))

    @property
    def mistake(self) -> Text | None:
        """Return the message that two guests have the same name, or None."""
        names = [guest.name for guest in self.guests if guest.name]
        return Text("new-names-twice") if len(set(names)) < len(names) else None
