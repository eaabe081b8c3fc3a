"""Flights: gains that fly to where they are counted, with the number that changes there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.numerals import is_numeral, number_of, numeral


def by_id(pieces: Iterable[Piece]) -> dict[str, Piece]:
    """Return pieces by their ids."""
    return {piece.id: piece for piece in pieces}


def with_picture(gain: Benefit, pieces: Mapping[str, Piece]) -> Benefit:
    """Return a gain with the picture of its piece, if that is face up."""
    piece = pieces.get(gain.piece) if gain.piece else None
    return replace(gain, picture=f"{piece.kind}/{piece.art}") if piece is not None and piece.face else gain


def flight_of(
    gains: Sequence[Benefit],
    index: int,
    origin: str,
    before: Mapping[str, Piece],
    after: Mapping[str, Piece],
    players: Collection[str] = (),
) -> Flight:
    """Return the flight of the gain at this index, of several that land one after another.

    It starts at the piece `origin`, and carries the number at its goal, if there is one, before and after it
    lands. What was not taken from one of the `players` is `supplied`; ids of pieces name their player, as in
    "good:wood:red".
    """
    gain = gains[index]
    of_player = any(player in piece.split(":") for piece in gain.across for player in players)
    was, now = _numbers_at_goal(gains, index, before, after)
    return Flight(
        with_picture(gain, after),
        origin,
        was=was,
        now=now,
        left=_numbers_of_origin(gain, before, after),
        supplied=not of_player,
    )


def _numbers_at_goal(
    gains: Sequence[Benefit], index: int, before: Mapping[str, Piece], after: Mapping[str, Piece]
) -> tuple[str, str]:
    """Return the printed numbers where a gain lands, before and after it does, or "" twice if none changes.

    Gains with the same goal count up one after another, and the last one reaches the final number.
    """
    gain = gains[index]
    goal = next((piece for piece in gain.lands if piece in before or piece in after), "")
    number_after = _number_on(after.get(goal))
    if not goal or number_after is None:
        return "", ""
    landed_before = sum(other.amount for other in gains[:index] if other.lands == gain.lands)
    is_last = not any(other.lands == gain.lands for other in gains[index + 1 :])
    was = (_number_on(before.get(goal)) or 0) + landed_before
    now = number_after if is_last else was + gain.amount
    return ("", "") if was == now else (numeral(was), numeral(now))


def has_number(pieces: Sequence[str], seen: Mapping[str, Piece]) -> bool:
    """Tell whether one of these pieces has a number."""
    return any(_number_on(seen.get(piece)) is not None for piece in pieces)


def has_changed_number(
    pieces: Sequence[str], before: Mapping[str, Piece], after: Mapping[str, Piece]
) -> bool:
    """Tell whether the number on one of these pieces changed."""
    numbers = ((_number_on(before.get(piece)), _number_on(after.get(piece))) for piece in pieces)
    return any(was is not None and now is not None and was != now for was, now in numbers)


def _numbers_of_origin(
    gain: Benefit, before: Mapping[str, Piece], after: Mapping[str, Piece]
) -> tuple[str, str]:
    """Return the printed numbers on the piece that a gain was taken from, before and after, or "" twice.

    It was taken from the first of the `possible_origins` whose number has changed.
    """
    possible_origins = gain.across
    changed = (piece for piece in possible_origins if has_changed_number([piece], before, after))
    origin = next(changed, "")
    was, now = _number_on(before.get(origin)), _number_on(after.get(origin))
    return ("", "") if was is None or now is None else (numeral(was), numeral(now))


def with_earlier_numbers(
    pieces: Sequence[Piece], before: Mapping[str, Piece], gains: Iterable[Benefit]
) -> tuple[Piece, ...]:
    """Return pieces with their earlier numbers if gains for them are still on their way.

    Both ends of a gain wait: the pieces where it lands, and those `across` that it is taken from.
    """
    counting: set[str] = set()
    for gain in gains:
        counting.update(gain.lands, gain.across)
    earlier = {piece: before[piece].badge for piece in counting if piece in before}
    return tuple(
        replace(piece, badge=earlier[piece.id]) if piece.id in earlier else piece for piece in pieces
    )


def _number_on(piece: Piece | None) -> int | None:
    """Return the number on a piece's badge such as "×3" or "−2", None without one."""
    badge = piece.badge.lstrip("×") if piece is not None else ""
    return number_of(badge) if is_numeral(badge) else None
