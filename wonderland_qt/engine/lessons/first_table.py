"""Begins the session of a course, and checks its set-up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.journals.journal import Answered, Seat
from wonderland_qt.engine.lessons.course import LessonTable, fits
from wonderland_qt.engine.lessons.ratings import best_rated
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.message_parts import alternatives, suggestion
from wonderland_qt.engine.words.texts import text


def begin_course(
    table: LessonTable, ruleset: AnyRuleset, content: Any, name: str = "", **settings: Any
) -> Session[Any, Any]:
    """Return a session with the set-up of a course, for a person of this name; raises ValueError.

    The decisions that the table lists as `given` are already answered. `settings` are passed on to
    `Session.start`.
    """
    seats = tuple(Seat(PlayerId(seat.role), "" if seat.bot else name, seat.bot) for seat in table.seats)
    players = tuple(seat.player for seat in seats)
    chosen = ruleset.seating.seated(content, players, table.seed, table.options)
    session = Session.start(ruleset, content, chosen, seats, automatic=True, **settings)
    while _give_answer(table, session):
        pass
    return session


def _give_answer(table: LessonTable, session: Session[Any, Any]) -> bool:
    """Give the best rated answer to one waiting decision that the course lists as `given`.

    Return False if none of those is waiting.
    """
    for player in session.waiting:
        decision = session.decision_of(player)
        if decision is not None and fits(decision.prompt.key, table.given):
            session.follow(Answered(player, best_rated(session, decision)))
            return True
    return False


def who_is_taught(table: LessonTable) -> PlayerId:
    """Return the role of the person who is taught."""
    return PlayerId(next(seat.role for seat in table.seats if not seat.bot))


def wrong_at_table(table: LessonTable, ruleset: AnyRuleset, content: Any) -> Iterator[Complaint]:
    """Yield a complaint for each unknown role or option and for a wrong number of seats."""
    roster, sizes = ruleset.seating.roster(content), ruleset.seating.sizes
    for index, seat in enumerate(table.seats):
        if seat.role not in roster:
            message = text("lesson-unknown-role", role=seat.role, near=suggestion(seat.role, roster))
            yield Complaint(("table", "seats", index, "role"), message)
    if len(table.seats) not in sizes:
        message = text("players-expected", sizes=alternatives(sizes), count=str(len(table.seats)))
        yield Complaint(("table", "seats"), message)
    options = [option.id for option in ruleset.seating.all_options(content)]
    for option in table.options:
        if option not in options:
            message = text("unknown-game-option", option=option, near=suggestion(option, options))
            yield Complaint(("table", "options", option), message, at_key=True)
