"""Foreseen: what an answer would change on the table, up to what chance or somebody else decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wonderland_qt.engine.play.preview import preview
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.table.table_model import Table


@dataclass(frozen=True, slots=True)
class NumberChange:
    """A number on a piece that would be another one."""

    piece: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Pieces as they would lie where they do not lie now, and numbers that would be others."""

    pieces: tuple[Piece, ...] = ()
    numbers: tuple[NumberChange, ...] = ()

    @property
    def empty(self) -> bool:
        """Tell whether nothing would change that can be seen."""
        return not (self.pieces or self.numbers)


NOTHING_FORESEEN = Foreseen()


def foreseen(table: Table, option: str) -> Foreseen:
    """Return what taking an option would change on the table, as far as the screen may know."""
    decision = table.decision
    if decision is None or not option or table.picks.wanted:
        return NOTHING_FORESEEN
    after = preview(table.session.game, decision.player, option).game
    if after is None:
        return NOTHING_FORESEEN
    return changed(table.showing.pieces, table.showing.pieces_of(after))


def changed(before: Sequence[Piece], after: Sequence[Piece]) -> Foreseen:
    """Return in what two looks at one table differ: places, and numbers on what stays in its place."""
    lay = {piece.id: piece for piece in before}
    moved = tuple(piece for piece in after if piece.place and _lies_elsewhere(piece, lay.get(piece.id)))
    return Foreseen(moved, tuple(_numbers(lay, after)))


def _lies_elsewhere(piece: Piece, before: Piece | None) -> bool:
    return before is None or before.place != piece.place


def _numbers(lay: dict[str, Piece], after: Sequence[Piece]) -> Iterator[NumberChange]:
    for piece in after:
        before = lay.get(piece.id)
        if before is not None and before.place == piece.place and _is_other_number(before, piece):
            yield NumberChange(piece.id, before.badge, piece.badge)


def _is_other_number(before: Piece, after: Piece) -> bool:
    return before.badge != after.badge and _is_number(before.badge) and _is_number(after.badge)


def _is_number(badge: str) -> bool:
    return badge.removeprefix("−").removeprefix("-").isdecimal()
