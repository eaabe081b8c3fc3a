"""A row of miniature cards over the table, for the options that no piece on the stage stands for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from wonderland_qt.app.offers.choice_card import CardFace, ChoiceCard, same_size

EDGE, BETWEEN, BAR = 8, 6, 12
KEYS = "123456789"


class ChoiceCards(QScrollArea):
    """Emits `chosen` with an option, and `pointed` with the one under the pointer ("" for none)."""

    chosen = Signal(str)
    pointed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden and without cards; the cards leave the keyboard to the table.

        `_advised` has for each answer its chance in words and whether it is the best, `_shown` what the cards
        show, and `_around` is the widget that contains them.
        """
        super().__init__(parent)
        self._around = parent
        self.setObjectName("cards")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards: list[ChoiceCard] = []
        self._grown = 1.0
        self._advised: dict[str, tuple[str, bool]] = {}
        self._shown: list[CardFace] = []
        self.hide()

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self._make_cards()

    def show_cards(self, shown: Sequence[CardFace]) -> None:
        """Show a card for each option, with its words and pictures; nothing is made again without need."""
        if _what_tells_apart(shown) != _what_tells_apart(self._shown):
            self._shown = list(shown)
            self._make_cards()

    @property
    def options(self) -> tuple[str, ...]:
        """Return the options that have a card."""
        return tuple(card.option for card in self.cards)

    def ring(self, option: str) -> None:
        """Ring the card of an option, or none, and scroll it into view."""
        for card in self.cards:
            if bool(card.property("ringed")) != (card.option == option):
                card.ring(card.option == option)
            if card.option == option:
                self.ensureWidgetVisible(card)

    def advise(self, chances: Mapping[str, tuple[str, bool]]) -> None:
        """Show on the card of each option its chance of winning, and whether that is the best."""
        self._advised = dict(chances)
        for card in self.cards:
            self._advise_card(card)

    def _advise_card(self, card: ChoiceCard) -> None:
        """Show on a card the chance of its option, or none without advice."""
        chance, best = self._advised.get(card.option, ("", False))
        card.advise(chance, best)

    def body(self, option: str) -> QRect:
        """Return the rectangle of an option's card, in the parent's coordinates."""
        card = next(card for card in self.cards if card.option == option)
        return QRect(card.mapTo(self._around, card.rect().topLeft()), card.size())

    def option_of(self, key: str) -> str:
        """Return the option whose card has this key, or ""."""
        return next((card.option for card in self.cards if key and card.key == key), "")

    def reposition(self, room: QRect, lit: Sequence[QRect]) -> None:
        """Move to the edge of a room where the cards cover least of the lit pieces.

        A stage's room may be lower than the cards: then they reach beyond it, upwards first.
        """
        if not self.cards:
            return
        size = self._size_within(room)
        left, right = room.left() + EDGE, room.left() + room.width() - size.width() - EDGE
        low, top = room.top() + room.height() - size.height() - EDGE, room.top() + EDGE
        middle = (left + right) // 2
        best_first = [QPoint(x, y) for y in (low, top) for x in (middle, left, right)]
        places = [QRect(corner, size) for corner in best_first]
        self.setGeometry(min(places, key=lambda place: covered_area(place, lit)))

    def _size_within(self, room: QRect) -> QSize:
        """Return the size for all cards in a row, or of the room's width with a scroll bar below them.

        All cards have the same height.
        """
        gaps = BETWEEN * (len(self.cards) - 1)
        row = sum(card.width() for card in self.cards) + gaps + 2 * EDGE
        height = self.cards[0].height() + 2 * EDGE
        widest = room.width() - 2 * EDGE
        return QSize(row, height) if row <= widest else QSize(widest, height + BAR)

    def _make_cards(self) -> None:
        """Make all cards again, in a row and of one height; the first ones get keys, all others none.

        Without cards, hide.
        """
        row, self.cards = QWidget(), []
        row.setObjectName("cards")
        self.setWidget(row)
        for number, face in enumerate(self._shown):
            key = KEYS[number] if number < len(KEYS) else ""
            self.cards.append(self._make_card(face, key, row))
        same_size(self.cards)
        self._place_in(row)
        self.setVisible(bool(self.cards))

    def _make_card(self, face: CardFace, key: str, row: QWidget) -> ChoiceCard:
        """Make a card that emits its answer, with the chance that advice gives it."""
        card = ChoiceCard(face.answer, face.words, key, pictures=face.pictures, grown=self._grown, parent=row)
        card.clicked.connect(partial(self.chosen.emit, face.answer))
        card.pointed.connect(self.pointed)
        self._advise_card(card)
        return card

    def _place_in(self, row: QWidget) -> None:
        """Place the cards side by side in their row, which is as large as they need."""
        left = EDGE
        for card in self.cards:
            card.move(left, EDGE)
            card.show()
            left += card.width() + BETWEEN
        highest = max((card.height() for card in self.cards), default=0)
        row.resize(left - BETWEEN + EDGE, highest + 2 * EDGE)


def _what_tells_apart(shown: Sequence[CardFace]) -> list[tuple[str, str, bool]]:
    """Return what tells cards apart: the option, its words, and whether it has pictures."""
    return [(card.answer, card.words, bool(card.pictures)) for card in shown]


def covered_area(place: QRect, bodies: Iterable[QRect]) -> int:
    """Return the area of these bodies that lies below a place."""
    common = (place.intersected(body) for body in bodies)
    return sum(part.width() * part.height() for part in common)
