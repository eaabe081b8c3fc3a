"""The seat plan of a new table: who is to sit where, with which part."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest


@dataclass(frozen=True)
class SeatPlan:
    """Guests clockwise, each with a part of the roster or, on a free chair, with one by chance."""

    roster: tuple[PlayerId, ...]
    guests: tuple[Guest, ...] = ()

    def seat_of(self, part: PlayerId) -> int | None:
        """Return on which seat a part sits, None where it is free."""
        return next((seat for seat, guest in enumerate(self.guests) if guest.part == part), None)

    @property
    def free_chair(self) -> int | None:
        """Return the first seat without a part."""
        return self.seat_of(BY_CHANCE)

    def seated(self, seat: int, guest: Guest) -> SeatPlan:
        """Return the plan with another guest on a seat."""
        return replace(self, guests=(*self.guests[:seat], guest, *self.guests[seat + 1 :]))

    def put(self, part: PlayerId, seat: int) -> SeatPlan:
        """Return the plan with a part on a seat; where it sat before, what was here sits now."""
        before, here = self.seat_of(part), self.guests[seat]
        plan = self
        if before is not None:
            plan = plan.seated(before, replace(self.guests[before], part=here.part))
        return plan.seated(seat, replace(here, part=part))

    def freed(self, seat: int) -> SeatPlan:
        """Return the plan with a part by chance on a seat."""
        return self.seated(seat, replace(self.guests[seat], part=BY_CHANCE))

    def turned(self, seat: int, by: int) -> SeatPlan:
        """Return the plan with the part on a seat that comes so many further in the roster."""
        here = self.guests[seat].part
        place = self.roster.index(here) + by if here in self.roster else min(by, 0)
        return self.put(self.roster[place % len(self.roster)], seat)

    def sized(self, count: int, newcomer: Guest) -> SeatPlan:
        """Return the plan of so many guests: those who are there, then newcomers with parts that are left."""
        guests = self.guests[:count]
        left = [part for part in self.roster if part not in {guest.part for guest in guests}]
        new = tuple(replace(newcomer, part=part) for part in left[: count - len(guests)])
        return replace(self, guests=guests + new)

    @property
    def mistake(self) -> Text | None:
        """Return what cannot be about the plan."""
        names = [guest.name for guest in self.guests if guest.name]
        return Text("new-names-twice") if len(set(names)) < len(names) else None
