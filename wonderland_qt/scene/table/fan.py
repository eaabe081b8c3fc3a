"""A fan: the cards of a hand overlap in an arc; one that is held up is larger, upright, in front."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from wonderland_qt.models.pieces.layout_types import Rect

SEEN, ASIDE = 0.36, 0.15
"""As parts of a card: the least visible part of an overlapped one, the margin beside the fan."""
HIGHEST, HELD_UP, FOOT = 0.74, 1.3, 0.97
"""A card's largest height as a part of the room, its factor when held up, the bottom of fans in the room."""
RISE = 0.35
"""How far a chosen card stands out, as a part of its height."""
TILT, MOST_TILT = 1.7, 9.0
"""The degrees between neighbouring cards, and the largest tilt of the outermost one."""
ARC, APART, LEAST_SEEN, EDGE = 0.12, 1.03, 0.2, 0.02


class Held(NamedTuple):
    """The rectangle of a card or piece and its tilt in degrees."""

    rect: Rect
    tilt: float


def fanned(
    room: Rect, aspect: float, cards: int, held_up: int | None = None, chosen: Collection[int] = ()
) -> list[Held]:
    """Return the positions of this many cards of one aspect (width by height) from left to right.

    `held_up` is the index of a card that is held up, and the `chosen` ones stand out of the fan.
    """
    held = _cards_in_arc(_Fan(room, aspect, cards), held_up)
    return [
        _drawn_out(room, card) if number in chosen and number != held_up else card
        for number, card in enumerate(held)
    ]


def _drawn_out(room: Rect, card: Held) -> Held:
    """Return a chosen card moved up out of its fan, as far as the room allows."""
    rise = min(RISE * card.rect.height, card.rect.y - room.y)
    return Held(Rect(card.rect.x, card.rect.y - rise, card.rect.width, card.rect.height), card.tilt)


class _Fan:
    """Measures of a fan in a room: the width of each card, and the `step` from one card to the next."""

    def __init__(self, room: Rect, aspect: float, cards: int) -> None:
        edge = EDGE * room.width
        self.room = Rect(room.x + edge, room.y, room.width - 2 * edge, room.height)
        self.aspect, self.cards = aspect, cards
        most, beside = self.room.width, 1 + 2 * ASIDE
        self.wide = min(HIGHEST * room.height * aspect, most / (1 + (cards - 1) * SEEN + 2 * ASIDE))
        self.step = min(APART * self.wide, (most - beside * self.wide) / max(cards - 1, 1))

    @property
    def end(self) -> float:
        """Return the right edge of the room."""
        return self.room.x + self.room.width

    @property
    def foot(self) -> float:
        """Return the bottom edge of the cards."""
        return self.room.y + FOOT * self.room.height

    def lefts(self) -> list[float]:
        """Return the left edges of the cards, centred in the room."""
        middle = self.room.x + self.room.width / 2
        return [
            middle + (number - (self.cards - 1) / 2) * self.step - self.wide / 2
            for number in range(self.cards)
        ]


def _cards_in_arc(fan: _Fan, held_up: int | None) -> list[Held]:
    """Return the cards in their arc; the others make room for one that is held up."""
    lefts = fan.lefts()
    if held_up is None:
        return _in_arc(fan, lefts)
    front = _rect_of_held_up(fan, lefts, held_up)
    held = _in_arc(fan, _lefts_beside_held_up(fan, lefts, held_up, front))
    held[held_up] = Held(front, 0.0)
    return held


def _in_arc(fan: _Fan, lefts: Sequence[float]) -> list[Held]:
    """Return cards with these left edges on the arc, whose middle is the highest."""
    high = fan.wide / fan.aspect
    held = []
    for number, left in enumerate(lefts):
        off_middle = 2 * number / (fan.cards - 1) - 1 if fan.cards > 1 else 0.0
        top = fan.foot - high * (1 + ARC * (1 - off_middle * off_middle))
        tilt = off_middle * min(TILT * (fan.cards - 1) / 2, MOST_TILT)
        held.append(Held(Rect(left, top, fan.wide, high), tilt))
    return held


def _rect_of_held_up(fan: _Fan, lefts: Sequence[float], number: int) -> Rect:
    """Return the rectangle of a held-up card: large, above its place, with room for those at its right."""
    high = min(HELD_UP * fan.wide / fan.aspect, FOOT * fan.room.height)
    wide, after = high * fan.aspect, fan.cards - 1 - number
    beside = fan.wide * (1 + LEAST_SEEN * (after - 1)) if after else 0.0
    above = lefts[number] + fan.wide / 2 - wide / 2
    x = max(min(above, fan.end - beside - wide), fan.room.x)
    return Rect(x, fan.foot - high, wide, high)


def _lefts_beside_held_up(fan: _Fan, lefts: Sequence[float], held_up: int, front: Rect) -> list[float]:
    """Return the left edges of cards that have made room for the held-up one in `front`.

    Each side is squeezed only as far as the room demands.
    """
    count_left, count_right = held_up, fan.cards - 1 - held_up
    last_left, first_right = front.x - SEEN * fan.wide, front.x + front.width
    step_left = min(fan.step, (last_left - fan.room.x) / max(count_left - 1, 1))
    step_right = min(fan.step, (fan.end - fan.wide - first_right) / max(count_right - 1, 1))
    at_left = [min(lefts[at], last_left - (count_left - 1 - at) * step_left) for at in range(count_left)]
    at_right = [max(lefts[held_up + 1 + at], first_right + at * step_right) for at in range(count_right)]
    return [*at_left, front.x, *at_right]
