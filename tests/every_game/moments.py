"""At which moments each game is looked at, so that all are looked at alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.table.table_model import Table

NAMES = ("Ada", "Bartholomew", "Cécile", "Dinah", "Edith")
SEED, STEPS = 20, 20_000


@dataclass(frozen=True)
class Moments:
    """What `tests/games/<id>/moments.py` says: which moments there are, and which of them it is now, if any.

    `options` are those of the table at which they all come.
    """

    names: frozenset[str] = frozenset()
    options: tuple[tuple[str, str], ...] = ()
    moment_of: Callable[[Any, tuple[Decision, ...]], str] = lambda _view, _decisions: ""


def moments_of(game: str) -> Moments:
    """Return a game's moments; one that says none is looked at before and after it alone."""
    name = f"tests.games.{game}.moments"
    if find_spec(name) is None:
        return Moments()
    told = import_module(name)
    return Moments(frozenset(told.MOMENTS), told.OPTIONS, told.moment_of)


def shown_moments(window: Any, players: int, one_in: int = 1) -> Iterator[str]:
    """Show start, new game, and each moment of a game of bots once; yield its name while it is shown.

    Where `one_in` so many moments is enough, these are the first, each at that distance, and the end.
    """
    window.show_start()
    yield "start"
    window.show_new_game()
    window.new_game.seats.set_size(players)
    yield "new-game"
    guests = tuple(Guest(name, "random") for name in NAMES[:players])
    moments = moments_of(window.game)
    table = window.lobby.begin(Invitation(guests, SEED, 0, moments.options))
    table.close()
    for number, moment in enumerate(_of_game(table.session, moments)):
        _seat(table.session, "")
        if number % one_in == 0 or moment == "final":
            window._sit_down(Table(table.session, window.lobby.words, window.settings.curtain))
            yield moment
            window._leave_table()
        _seat(table.session, "random")


def _of_game(session: Session[Any, Any], moments: Moments) -> Iterator[str]:
    seen = {""}
    for _ in range(STEPS):
        moment = "final" if session.over else moments.moment_of(session.view(None), session.decisions)
        if moment not in seen:
            seen.add(moment)
            yield moment
        if session.over:
            return
        session.step_bot()


def _seat(session: Session[Any, Any], bot: str) -> None:
    for seat in session.seats:
        session.change_seat(Seat(seat.player, seat.name, bot))
