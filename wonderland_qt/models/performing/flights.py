"""Flights: gains that fly to where they are counted, with the number that changes there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.pieces import Piece


def by_id(pieces: Iterable[Piece]) -> dict[str, Piece]:
    """Return pieces by their ids."""
    return {piece.id: piece for piece in pieces}


def with_picture(gain: Benefit, pieces: Mapping[str, Piece]) -> Benefit:
    """Return a gain with the picture of its piece, if that is face up."""
    piece = pieces.get(gain.piece) if gain.piece else None
    return replace(gain, picture=f"{piece.kind}/{piece.art}") if piece is not None and piece.face else gain


def flight(
    gains: Sequence[Benefit],
    number: int,
    origin: str,
    before: Mapping[str, Piece],
    after: Mapping[str, Piece],
) -> Flight:
    """Return the flight of the gain with this number, of several that land one after another."""
    gain = gains[number]
    left = _numbers_taken_from(gain.across, before, after)
    goal = next((piece for piece in gain.lands if piece in before or piece in after), "")
    landed = sum(other.amount for other in gains[:number] if other.lands == gain.lands)
    last = not any(other.lands == gain.lands for other in gains[number + 1 :])
    counted = _number_on(before.get(goal)), _number_on(after.get(goal))
    if not goal or counted[1] is None:
        return Flight(with_picture(gain, after), origin, left=left)
    was = (counted[0] or 0) + landed
    now = counted[1] if last else was + gain.amount
    changed = was != now
    numbers = (_printed(was), _printed(now)) if changed else ("", "")
    return Flight(with_picture(gain, after), origin, *numbers, left=left)


def has_changed_number(
    pieces: Sequence[str], before: Mapping[str, Piece], after: Mapping[str, Piece]
) -> bool:
    """Tell whether the number on one of these pieces changed."""
    numbers = ((_number_on(before.get(piece)), _number_on(after.get(piece))) for piece in pieces)
    return any(was is not None and now is not None and was != now for was, now in numbers)


def _numbers_taken_from(
    across: Sequence[str], before: Mapping[str, Piece], after: Mapping[str, Piece]
) -> tuple[str, str]:
    """Return the number on the piece that a gain was taken from, before and after."""
    origin = next((piece for piece in across if has_changed_number([piece], before, after)), "")
    was, now = _number_on(before.get(origin)), _number_on(after.get(origin))
    return ("", "") if was is None or now is None else (_printed(was), _printed(now))


def with_earlier_numbers(
    pieces: Sequence[Piece], before: Mapping[str, Piece], gains: Iterable[Benefit]
) -> tuple[Piece, ...]:
    """Return pieces with their earlier numbers if gains for them are still on their way."""
    goals = {piece for gain in gains for piece in (*gain.lands, *gain.across)}
    return tuple(
        replace(piece, badge=before[piece.id].badge) if piece.id in goals and piece.id in before else piece
        for piece in pieces
    )


def _number_on(piece: Piece | None) -> int | None:
    """Return the number on a piece's badge, or None."""
    badge = piece.badge.lstrip("×").replace("−", "-") if piece is not None else ""
    return int(badge) if badge.lstrip("-").isdecimal() else None


def _printed(number: int) -> str:
    return str(number).replace("-", "−")
