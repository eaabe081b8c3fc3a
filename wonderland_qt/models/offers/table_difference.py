"""The difference between the pieces of a table before and after an answer: places and numbers that change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from wonderland_qt.engine.lookahead.due import Due, Promise
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.numerals import is_numeral, number_of

RANGE = "–"


@dataclass(frozen=True, slots=True)
class NumberChange:
    """A number on a piece that would change; `after` is a range if a die decides."""

    piece: str
    before: str
    after: str

    @property
    def rises(self) -> bool:
        """Tell whether the number would rise, or may rise by the die."""
        _least, _, greatest = self.after.rpartition(RANGE)
        return number_of(greatest) > number_of(self.before)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Pieces at their new places, and numbers that would change.

    `added` is what other pieces than the taken one would add, `causes` are all pieces that would take
    effect, and `touched` is the touched piece. `way` is a walking piece followed by the places on its way.
    """

    pieces: tuple[Piece, ...] = ()
    numbers: tuple[NumberChange, ...] = ()
    added: tuple[Due, ...] = ()
    causes: frozenset[str] = frozenset()
    touched: str = ""
    way: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Tell whether nothing visible would change."""
        return not (self.pieces or self.numbers or self.causes)


NOTHING_FORESEEN = Foreseen()


def changed(
    before: Sequence[Piece],
    afters: Sequence[Sequence[Piece]],
    promises: Sequence[Promise] = (),
    only: str = "",
) -> Foreseen:
    """Return the difference between the pieces before and after: changed places and changed numbers.

    `afters` has one sequence for each outcome of a die; a piece moves only if it does so in all of them.
    `promises` will change numbers later. With `only`, compare just the pieces in that place.
    """
    pieces_before = {piece.id: piece for piece in before}
    first, *others = (_pieces_in_place(after, only) for after in afters)
    on_table = (piece for piece in first.values() if piece.place)
    elsewhere = (piece for piece in on_table if _lies_elsewhere(piece, pieces_before.get(piece.id)))
    moved = tuple(piece for piece in elsewhere if _has_same_place_in_all(piece, others))
    promise_for = {promise.piece: promise for promise in promises}
    numbers = tuple(_changed_numbers(pieces_before, first.values(), others, promise_for))
    return Foreseen(moved, numbers)


def _pieces_in_place(pieces: Sequence[Piece], place: str) -> dict[str, Piece]:
    """Return the pieces in a place, or all if that is "", by id."""
    return {piece.id: piece for piece in pieces if not place or piece.place == place}


def _lies_elsewhere(piece: Piece, before: Piece | None) -> bool:
    """Tell whether a piece is new, or in another place than before."""
    return before is None or before.place != piece.place


def _has_same_place_in_all(piece: Piece, others: Sequence[Mapping[str, Piece]]) -> bool:
    """Tell whether a piece would be in the same place in all outcomes."""
    return all(piece.id in other and other[piece.id].place == piece.place for other in others)


def _changed_numbers(
    pieces_before: Mapping[str, Piece],
    after: Iterable[Piece],
    others: Sequence[Mapping[str, Piece]],
    promise_for: Mapping[str, Promise],
) -> Iterator[NumberChange]:
    """Yield the changed numbers, with what is promised, of pieces that keep their place in all outcomes."""
    for piece in after:
        before = pieces_before.get(piece.id)
        if before is None or _lies_elsewhere(piece, before) or not _has_same_place_in_all(piece, others):
            continue
        badges = {piece.badge} | {other[piece.id].badge for other in others}
        if not all(map(is_numeral, badges | {before.badge})):
            continue
        promise = promise_for.get(piece.id)
        if promise is not None:
            badges = _badges_with_promise(badges, promise)
        if badges != {before.badge}:
            yield NumberChange(piece.id, before.badge, _range_of_numbers(badges))


def _badges_with_promise(badges: set[str], promise: Promise) -> set[str]:
    """Return what badges may show later: each number with the least and with the most that is promised."""
    amounts = (promise.least, promise.most)
    return {_changed_number(badge, amount) for badge, amount in product(badges, amounts)}


def _changed_number(badge: str, amount: int) -> str:
    """Return a number changed by this much, but not below 0."""
    return str(max(number_of(badge) + amount, 0)) if amount else badge


def _range_of_numbers(badges: set[str]) -> str:
    """Return the only number, or the range from the least to the greatest."""
    least, greatest = min(badges, key=number_of), max(badges, key=number_of)
    return least if least == greatest else f"{least}{RANGE}{greatest}"
