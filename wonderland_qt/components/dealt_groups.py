"""Groups of hidden places whose cards can be exchanged: their cards are dealt randomly, where they fit.

Places are numbered, and a deal is the list of cards by number. Numbers in a row are a range, which is laid
at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import islice
from operator import mod
from typing import NamedTuple

Dealt = list[str]
"""The card at each numbered place."""

Words = Iterator[int]
"""Random numbers that are used up one after another."""


class Restricted(NamedTuple):
    """Places of one kind, and the cards that can be there."""

    numbers: Sequence[int]
    fitting: Set[str]


class Group:
    """Places whose cards can be exchanged with each other, as far as they fit.

    Restricted places are dealt first, to them only cards that fit, which are sorted to the front for that.
    The places in `last` take what is left.
    """

    def __init__(
        self,
        cards: Iterable[str],
        restricted: Sequence[Restricted],
        others: Sequence[int],
        last: Sequence[int],
    ) -> None:
        """Sort the cards, so that a seed deals alike in every run, with fitting ones in front.

        Restricted places get theirs first, and only cards that fit; then the others, and `last` the rest.
        """
        self._cards = sorted(cards)
        self._restricted = restricted
        self._others = others
        self.last = last
        self._fitting = 0  # so many cards in front fit in the first restricted places
        if restricted:
            first, *_further = restricted
            self._fitting = _fitting_first(self._cards, first.fitting)

    @property
    def numbers(self) -> list[int]:
        """All places of the group."""
        restricted = [number for numbers, _ in self._restricted for number in numbers]
        return [*restricted, *self._others, *self.last]

    @property
    def draws(self) -> int:
        """How many random numbers it takes to deal the group: one for each place but the last ones."""
        return len(self.numbers) - len(self.last)

    def is_settled(self, zones: Sequence[object]) -> bool:
        """Tell whether each zone gets the same cards in every deal; `zones` has the zone of each place.

        That is so if all cards that fit go to restricted places of one zone, and all others to one zone.
        """
        restricted = [numbers for numbers, _fitting in self._restricted]
        if len(restricted) > 1 or self._fitting != sum(map(len, restricted)):
            return False
        places_dealt_alike = [*restricted, [*self._others, *self.last]]
        return all(len({zones[number] for number in places}) <= 1 for places in places_dealt_alike)

    def deal(self, dealt: Dealt, words: Words) -> list[str]:
        """Deal the group's cards to its places but the last; return the cards left for those."""
        left, fitting_in_front = self._cards.copy(), self._fitting
        for turn, (numbers, fitting) in enumerate(self._restricted):
            if turn > 0:
                fitting_in_front = _fitting_first(left, fitting)
            lay(dealt, numbers, _drawn(left, fitting_in_front, len(numbers), words))
        if self._others:
            lay(dealt, self._others, _drawn(left, len(left), len(self._others), words))
        return left

    def deal_all(self, dealt: Dealt, words: Words) -> None:
        """Deal the group's cards to all its places."""
        lay(dealt, self.last, self.deal(dealt, words))

    def beside(self, placed: Mapping[int, str]) -> Group:
        """Return the group without the places that have a card already, and without these cards."""
        laid = set(placed.values())
        return Group(
            [card for card in self._cards if card not in laid],
            restricted=[Restricted(_free(numbers, placed), fitting) for numbers, fitting in self._restricted],
            others=_free(self._others, placed),
            last=_free(self.last, placed),
        )

    def holding(self, dealt: Dealt) -> Group:
        """Return the same places with the cards that other groups have dealt to them."""
        cards = [dealt[number] for number in self.numbers]
        return Group(cards, self._restricted, self._others, self.last)


def in_a_row(numbers: Sequence[int]) -> Sequence[int]:
    """Return the numbers as a range if they follow each other, because many cards are laid faster then."""
    if not numbers:
        return numbers
    first = numbers[0]
    row = range(first, first + len(numbers))
    return row if list(row) == list(numbers) else numbers


def lay(dealt: Dealt, numbers: Sequence[int], cards: Iterable[str]) -> None:
    """Lay a card at each of these places, of which there are as many as cards; a range has no gaps."""
    if isinstance(numbers, range):
        dealt[numbers.start : numbers.stop] = cards
        return
    for number, card in zip(numbers, cards, strict=True):
        dealt[number] = card


def _drawn(cards: list[str], able: int, count: int, words: Words) -> Iterator[str]:
    """Take `count` random cards out of the first `able` ones, which fit; each card taken leaves one fewer.

    `words` are random numbers; the cards are taken only as the result is read.
    """
    sizes = range(able, able - count, -1)
    indexes = map(mod, islice(words, count), sizes)
    return map(cards.pop, indexes)


def _fitting_first(cards: list[str], fitting: Set[str]) -> int:
    """Move the cards that fit to the front, and return how many there are."""
    cards.sort(key=lambda card: card not in fitting)
    return sum(card in fitting for card in cards)


def _free(numbers: Sequence[int], placed: Mapping[int, str]) -> Sequence[int]:
    """Return the places that have no card yet."""
    return [number for number in numbers if number not in placed]
