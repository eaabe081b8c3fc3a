"""The moments of a game at which it is looked at, with persons in the seats; for tests with a window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.pictures import NAMES, moment_of
from wonderland_qt.engine.play.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.models.lobby import Guest, Invitation
from wonderland_qt.models.table import Table

SEED, STEPS = 20, 20_000


def moments(window: Any, players: int, seed: int = SEED) -> Iterator[str]:
    """Show start, new game, and each moment of a game of bots once; yield its name while it is shown."""
    window.show_start()
    yield "start"
    window.show_new_game()
    window.new_game.seats.set_size(players)
    yield "new-game"
    guests = tuple(Guest(name, "random") for name in NAMES[:players])
    table = window.lobby.begin(Invitation(guests, seed, 0, (("set", "A"),)))
    table.close()
    for moment in _of_game(table.session):
        _seat(table.session, "")
        window._sit_down(Table(table.session, window.lobby.words, window.settings.curtain))
        yield moment
        window._leave_table()
        _seat(table.session, "random")


def _of_game(session: Session[Any, Any]) -> Iterator[str]:
    seen = {""}
    for _ in range(STEPS):
        moment = "final" if session.over else moment_of(session.view(None), session.decisions)
        if moment not in seen:
            seen.add(moment)
            yield moment
        if session.over:
            return
        session.step_bot()


def _seat(session: Session[Any, Any], bot: str) -> None:
    for seat in session.seats:
        session.change_seat(Seat(seat.player, seat.name, bot))
