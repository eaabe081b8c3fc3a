"""Passing: a sign that tells to whom hands go this round, disc by disc from the viewer on (DRAFT-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from wonderland_qt.components.seat_order import Seats, Side, clockwise, neighbour
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.seen.view import TableView

SIGN = "sign"


def passing_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the sign, and on it everybody's disc in the order in which hands go round, back to the first."""
    side = view.passing
    line = text("sign-passing", side=side)
    yield Piece(SIGN, "passing", SIGN, order=11, text=_passing_text(view, side), lines=(line,))
    ring = passing_order(view.seats, view.viewer, side)
    yield Piece("passing:0", "disc", ring[0], SIGN, text=Text(ring[0]))
    for order, (giver, taker) in enumerate(pairwise((*ring, ring[0])), start=1):
        words = text("piece-passes", player=Text(giver), next=Text(taker))
        yield Piece(
            ids.PASSED(order), "passed", "passed", SIGN, 2 * order - 1, text=words, icons=("pass_right",)
        )
        yield Piece(ids.PASSING(order), "disc", taker, SIGN, 2 * order, text=words)


def passing_order(seats: Seats, viewer: str | None, side: Side) -> Seats:
    """Return the players as hands reach them, from the viewer on, or from the first seat."""
    first = seats.index(viewer) if viewer in seats else 0
    ring = clockwise(seats, first)
    return ring if side == "left" else (ring[0], *reversed(ring[1:]))


def _passing_text(view: TableView, side: Side) -> Text:
    """Return to which side cards go, with a viewer to whom."""
    if view.viewer is None:
        return text("piece-passing", side=side)
    return text("piece-passing-to", side=side, player=Text(neighbour(view.seats, view.viewer, side)))
