"""The pieces on the table, made from a view: the map, boards, cards and buildings with their places.

Ids are those that options take up and put down on. A piece that the viewer may not know has an id that
says only where it lies, such as `parchment:pink:1`.
"""

from collections.abc import Iterator
from itertools import pairwise

from wonderland_qt.components.scenery import fixed_pieces
from wonderland_qt.components.seat_order import Seats, Side, clockwise, neighbour
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.map_pieces import map_pieces
from wonderland_qt.games.bunny_kingdom.table.player_pieces import board_of, board_pieces, hand_pieces
from wonderland_qt.games.bunny_kingdom.table.race import race_pieces

PHASES = {
    "setup": ("phase-setup", "ready"),
    "exploration": ("phase-exploration", "draft"),
    "construction": ("phase-construction", "build"),
    "harvest": ("phase-harvest", "harvest"),
    "scoring": ("phase-scoring", "parchments"),
    "over": ("phase-over", "crown"),
}
"""The name and the icon of each phase."""


SIGNS = {"construction": "sign-construction", "harvest": "sign-harvest", "scoring": "sign-scoring"}
"""The text of the sign in phases in which nothing is passed on."""

FIRST_BOARD = 20
"""The order of the first board: after the phase, its sign and the deck."""


def pieces(view: TableView, content: Content) -> tuple[Piece, ...]:
    """Return every piece on the table as the viewer sees it; places come before what lies on them."""
    return (
        *fixed_pieces(content.files.scenery, view.phase),
        *map_pieces(view, content),
        *_round_sign_and_deck(view, content),
        *_all_boards(view, content),
        *race_pieces(view),
        *hand_pieces(view, content),
    )


def _round_sign_and_deck(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the sign with round and phase, and the deck."""
    rounds = content.settings.rounds
    words = text("piece-phase", phase=view.phase, round=view.round, rounds=rounds)
    (name, icon), badge = PHASES[view.phase], f"{view.round}/{rounds}"
    yield Piece("phase", "phase", art=name, order=10, badge=badge, text=words, icons=(icon,))
    yield from _phase_sign(view, content)
    words = text("piece-deck", cards=view.deck.count)
    yield Piece("deck", "deck", art="deck", order=12, face=False, badge=str(view.deck.count), text=words)


def _phase_sign(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the sign of the phase: to whom cards are passed, or what happens now.

    It lies between the phase and the deck (`order`). The same words are printed on it and read out.
    """
    if view.phase == "exploration":
        yield from passing_pieces(view)
    elif view.phase in SIGNS:
        words = Text(SIGNS[view.phase])
        yield Piece(SIGN, SIGN, art=SIGN, order=11, text=words, lines=(words,))


def _all_boards(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield everybody's board, beginning with the viewer's."""
    first = view.seats.index(view.viewer) if view.viewer in view.seats else 0
    for order, seat in enumerate(clockwise(view.seats, first), start=FIRST_BOARD):
        yield from board_pieces(view, content, player=seat, board=board_of(view, seat), order=order)


SIGN = "sign"


def passing_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the sign with everybody's disc in the order in which hands are passed."""
    side = view.passing
    line = text("sign-passing", side=side)
    yield Piece(SIGN, "passing", art=SIGN, order=11, text=_passing_text(view, side), lines=(line,))
    first, *others = passing_order(view.seats, view.viewer, side)
    yield Piece("passing:0", "disc", art=first, place=SIGN, text=Text(first))
    for order, (giver, taker) in enumerate(pairwise((first, *others, first)), start=1):
        words, arrow = text("piece-passes", player=Text(giver), next=Text(taker)), ids.PASSED(order)
        yield Piece(
            arrow, "passed", art="passed", place=SIGN, order=2 * order - 1, text=words, icons=("pass_right",)
        )
        yield Piece(ids.PASSING(order), "disc", art=taker, place=SIGN, order=2 * order, text=words)


def passing_order(seats: Seats, viewer: str | None, side: Side) -> Seats:
    """Return the players in the order in which a hand is passed, beginning with the viewer."""
    begin = seats.index(viewer) if viewer in seats else 0
    first, *others = clockwise(seats, begin)
    return (first, *others) if side == "left" else (first, *reversed(others))


def _passing_text(view: TableView, side: Side) -> Text:
    """Return the text that says to which side, or player, cards are passed."""
    if view.viewer is None:
        return text("piece-passing", side=side)
    return text("piece-passing-to", side=side, player=Text(neighbour(view.seats, view.viewer, side)))
