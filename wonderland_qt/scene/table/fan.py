"""A fan: the cards of a hand overlap in an arc; one that is held up is larger, upright, in front."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from wonderland_qt.models.pieces.layout_types import Rect

SEEN, ASIDE = 0.36, 0.15
"""As parts of a card: the least visible part of an overlapped one, the margin beside the fan."""
CARD_HEIGHT, HELD_UP, FOOT_SHARE = 0.74, 1.3, 0.97
"""A card's largest height as a part of the room, its factor when held up, the bottom of fans in the room."""
RISE = 0.35
"""How far a chosen card stands out, as a part of its height."""
TILT, MOST_TILT = 1.7, 9.0
"""The degrees between neighbouring cards, and the largest tilt of the outermost one."""
ARC, APART, LEAST_SEEN, EDGE = 0.12, 1.03, 0.2, 0.02
"""By card: the height of the arc, the largest step, what is seen beside a held-up card; edge by the room."""


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
        _moved_out(room, card) if number in chosen and number != held_up else card
        for number, card in enumerate(held)
    ]


def _moved_out(room: Rect, card: Held) -> Held:
    """Return a chosen card moved up out of its fan, as far as the room allows."""
    rise = min(RISE * card.rect.height, card.rect.y - room.y)
    return Held(Rect(card.rect.x, card.rect.y - rise, card.rect.width, card.rect.height), card.tilt)


class _Fan:
    """Measures of a fan in a room: the width of each card, and the `step` from one card to the next.

    A lone or few cards are as high as the room allows; many are narrower, so that a part of each is seen.
    """

    def __init__(self, room: Rect, aspect: float, cards: int) -> None:
        """Choose the width of the cards first, as large as the room's height and its width allow.

        In the width, one whole card with margins must fit, and of each other card the part `SEEN`. The steps
        from card to card share the room that is left, up to `APART`; a lone card has none. All constants are
        parts of a card's width, but `EDGE` is one of the room's, and `CARD_HEIGHT` one of its height.
        """
        edge = EDGE * room.width
        self.room = Rect(room.x + edge, room.y, room.width - 2 * edge, room.height)
        self.aspect, self.cards = aspect, cards
        steps, card_with_margins = cards - 1, 1 + 2 * ASIDE
        widest = self.room.width / (card_with_margins + steps * SEEN)
        self.card_width = min(CARD_HEIGHT * room.height * aspect, widest)
        room_for_steps = self.room.width - card_with_margins * self.card_width
        self.step = min(APART * self.card_width, room_for_steps / max(steps, 1))

    @property
    def end(self) -> float:
        """Return the right edge of the room."""
        return self.room.x + self.room.width

    @property
    def foot(self) -> float:
        """Return the bottom edge of the cards."""
        return self.room.y + FOOT_SHARE * self.room.height

    def lefts(self) -> list[float]:
        """Return the left edges of the cards, centred in the room."""
        middle = self.room.x + self.room.width / 2
        first = middle - (self.cards - 1) / 2 * self.step - self.card_width / 2
        return [first + number * self.step for number in range(self.cards)]


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
    height = fan.card_width / fan.aspect
    largest_tilt = min(TILT * (fan.cards - 1) / 2, MOST_TILT)
    held = []
    for number, left in enumerate(lefts):
        off_middle = 2 * number / (fan.cards - 1) - 1 if fan.cards > 1 else 0.0  # -1 to 1
        top = fan.foot - height * (1 + ARC * (1 - off_middle * off_middle))
        held.append(Held(Rect(left, top, fan.card_width, height), off_middle * largest_tilt))
    return held


def _rect_of_held_up(fan: _Fan, lefts: Sequence[float], number: int) -> Rect:
    """Return the rectangle of a held-up card: large, above its place, with room for those at its right."""
    height = min(HELD_UP * fan.card_width / fan.aspect, FOOT_SHARE * fan.room.height)
    width, cards_at_right = height * fan.aspect, fan.cards - 1 - number
    at_right = fan.card_width * (1 + LEAST_SEEN * (cards_at_right - 1)) if cards_at_right else 0.0
    above_place = lefts[number] + fan.card_width / 2 - width / 2
    x = max(min(above_place, fan.end - at_right - width), fan.room.x)
    return Rect(x, fan.foot - height, width, height)


def _lefts_beside_held_up(fan: _Fan, lefts: Sequence[float], held_up: int, front: Rect) -> list[float]:
    """Return the left edges of cards that have made room for the held-up one in `front`.

    Each side is squeezed only as far as the room demands; one card on a side has no step.
    """
    before, behind = lefts[:held_up], lefts[held_up + 1 :]
    return [*_squeezed_at_left(fan, before, front), front.x, *_squeezed_at_right(fan, behind, front)]


def _squeezed_at_left(fan: _Fan, lefts: Sequence[float], front: Rect) -> list[float]:
    """Return the left edges of the cards before `front`, the last of which shows its `SEEN` part."""
    last = front.x - SEEN * fan.card_width
    steps = len(lefts) - 1
    step = min(fan.step, (last - fan.room.x) / max(steps, 1))
    return [min(left, last - (steps - number) * step) for number, left in enumerate(lefts)]


def _squeezed_at_right(fan: _Fan, lefts: Sequence[float], front: Rect) -> list[float]:
    """Return the left edges of the cards behind `front`, the first of which begins where that one ends."""
    first = front.x + front.width
    steps = len(lefts) - 1
    step = min(fan.step, (fan.end - fan.card_width - first) / max(steps, 1))
    return [max(left, first + number * step) for number, left in enumerate(lefts)]
