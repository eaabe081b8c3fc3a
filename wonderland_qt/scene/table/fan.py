"""A fan: cards held in a hand overlap in an arc; the one that is held up stands upright before the others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from wonderland_qt.models.pieces.layout_types import Rect

SEEN, ASIDE = 0.36, 0.15
"""What is seen at least of a card on which the next one lies; what is left beside a fan for one held up."""
HIGHEST, HELD_UP, FOOT = 0.74, 1.3, 0.97
"""How high a card is at most, as a part of the room; so much larger it is when held up; where fans end."""
RISE = 0.35
"""How far a chosen card stands out, as a part of its height."""
TILT, MOST_TILT = 1.7, 9.0
"""By how many degrees a card is turned more than the one before, and the last at most."""
ARC, APART, LEAST_SEEN, EDGE = 0.12, 1.03, 0.2, 0.02


class Held(NamedTuple):
    """Where a card is held, or a piece lies, and by how many degrees it is turned."""

    rect: Rect
    tilt: float


def fanned(
    room: Rect, aspect: float, cards: int, held_up: int | None = None, chosen: Collection[int] = ()
) -> list[Held]:
    """Return how so many cards of one shape (width by height) are held, from left to right.

    Those that are `chosen` stand out of the fan.
    """
    held = _held(room, aspect, cards, held_up)
    return [
        _drawn_out(room, card) if number in chosen and number != held_up else card
        for number, card in enumerate(held)
    ]


def _drawn_out(room: Rect, card: Held) -> Held:
    """Return a card as far above its place as is seen well, and as there is room for."""
    rise = min(RISE * card.rect.height, card.rect.y - room.y)
    return Held(Rect(card.rect.x, card.rect.y - rise, card.rect.width, card.rect.height), card.tilt)


def _held(room: Rect, aspect: float, cards: int, held_up: int | None) -> list[Held]:
    edge = EDGE * room.width
    room = Rect(room.x + edge, room.y, room.width - 2 * edge, room.height)
    wide = min(HIGHEST * room.height * aspect, room.width / (1 + (cards - 1) * SEEN + 2 * ASIDE))
    step = min(APART * wide, (room.width - (1 + 2 * ASIDE) * wide) / max(cards - 1, 1))
    middle = room.x + room.width / 2
    lefts = [middle + (number - (cards - 1) / 2) * step - wide / 2 for number in range(cards)]
    if held_up is None:
        return [_in_arc(room, left, wide, aspect, number, cards) for number, left in enumerate(lefts)]
    front = _held_up(room, lefts, wide, aspect, held_up)
    lefts = _parted(room, lefts, wide, step, held_up, front)
    held = [_in_arc(room, left, wide, aspect, number, cards) for number, left in enumerate(lefts)]
    return [*held[:held_up], Held(front, 0.0), *held[held_up + 1 :]]


def _in_arc(room: Rect, left: float, wide: float, aspect: float, number: int, cards: int) -> Held:
    """Return a card in its place on the arc: the middle ones are the highest."""
    off = 2 * number / (cards - 1) - 1 if cards > 1 else 0.0
    high, end = wide / aspect, room.y + FOOT * room.height
    top = end - high * (1 + ARC * (1 - off * off))
    return Held(Rect(left, top, wide, high), off * min(TILT * (cards - 1) / 2, MOST_TILT))


def _held_up(room: Rect, lefts: Sequence[float], wide: float, aspect: float, number: int) -> Rect:
    """Return where a card is that is held up: large, above its place, with room for those at its right."""
    high = min(HELD_UP * wide / aspect, FOOT * room.height)
    after = len(lefts) - 1 - number
    beside = wide * (1 + LEAST_SEEN * (after - 1)) if after else 0.0
    x = lefts[number] + wide / 2 - high * aspect / 2
    x = max(min(x, room.x + room.width - beside - high * aspect), room.x)
    return Rect(x, room.y + FOOT * room.height - high, high * aspect, high)


def _parted(
    room: Rect, lefts: Sequence[float], wide: float, step: float, number: int, front: Rect
) -> list[float]:
    """Return where cards begin that have made room for the one that is held up."""
    before, after = number, len(lefts) - 1 - number
    near, first = front.x - SEEN * wide, front.x + front.width
    closer = min(step, (near - room.x) / max(before - 1, 1))
    further = min(step, (room.x + room.width - wide - first) / max(after - 1, 1))
    left = [min(lefts[at], near - (before - 1 - at) * closer) for at in range(before)]
    right = [max(lefts[number + 1 + at], first + at * further) for at in range(after)]
    return [*left, front.x, *right]
