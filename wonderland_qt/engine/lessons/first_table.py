"""The table of a course: the session that is the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.lessons.course import LessonTable
from wonderland_qt.engine.play.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset

AnyRuleset = Ruleset[Any, Any, Any]


def begin_course(
    table: LessonTable, ruleset: AnyRuleset, pack: Any, name: str = "", **settings: Any
) -> Session[Any, Any]:
    """Return a session at the table of a course, for a person of this name; raises ValueError."""
    seats = tuple(Seat(PlayerId(seat.part), "" if seat.bot else name, seat.bot) for seat in table.seats)
    players = tuple(seat.player for seat in seats)
    chosen = ruleset.seating.seated(pack, players, table.seed, table.options)
    return Session.start(ruleset, pack, chosen, seats, dict(table.house), automatic=True, **settings)


def who_is_taught(table: LessonTable) -> PlayerId:
    """Return the part of the person who is taught."""
    return PlayerId(next(seat.part for seat in table.seats if not seat.bot))


def wrong_at_table(table: LessonTable, ruleset: AnyRuleset, pack: Any) -> Iterator[Complaint]:
    """Yield what cannot be at the table of a course, with its path in the file."""
    roster, sizes = ruleset.seating.roster(pack), ruleset.seating.sizes
    for index, seat in enumerate(table.seats):
        if seat.part not in roster:
            expected = f"nobody plays '{seat.part}'{suggestion(seat.part, roster)}"
            yield Complaint(("table", "seats", index, "part"), expected)
    if len(table.seats) not in sizes:
        expected = f"{len(table.seats)} cannot play; there are tables of {', '.join(map(str, sizes))}"
        yield Complaint(("table", "seats"), expected)
    options = [option.id for option in ruleset.seating.options(pack)]
    for option in table.options:
        if option not in options:
            expected = f"no option is called '{option}'{suggestion(option, options)}"
            yield Complaint(("table", "options", option), expected, True)
