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


NOWHERE = Restricted((), frozenset())


class Group:
    """Places whose cards can be exchanged with each other, as far as they fit.

    Restricted places are dealt first, to them only cards that fit, which are sorted to the front for that.
    The `last_places` take what is left.
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
        Only the first restricted ones are prepared, as what fits the further ones is left over by these:
        `_fitting` cards fit there, and the places `_dealt_in_one_go` get one each from so many (`_sizes`).
        """
        self._cards = sorted(cards)
        self._restricted = restricted
        self._other_places = others
        self.last_places = last
        first, *self._further = restricted or [NOWHERE]
        self._fitting = _fitting_first(self._cards, first.fitting) if restricted else 0
        self._dealt_in_one_go, self._sizes = self._places_dealt_in_one_go(first.numbers)

    def _places_dealt_in_one_go(self, restricted: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
        """Return the places that are dealt in one go, and from how many cards each of them gets one.

        These are the first `restricted` places, and all others unless further places are restricted: those
        come before the others, so that cards that fit them are still left. Joined numbers that are in a row
        become a range, on which cards are laid faster; the others alone stay as they came.
        """
        sizes = _one_fewer_each(self._fitting, len(restricted))
        if self._further or not self._other_places:
            return restricted, sizes
        left = len(self._cards) - len(restricted)
        numbers = in_a_row([*restricted, *self._other_places]) if restricted else self._other_places
        return numbers, (*sizes, *_one_fewer_each(left, len(self._other_places)))

    @property
    def numbers(self) -> list[int]:
        """All places of the group."""
        restricted = [number for numbers, _ in self._restricted for number in numbers]
        return [*restricted, *self._other_places, *self.last_places]

    @property
    def draws(self) -> int:
        """How many random numbers it takes to deal the group: one for each place but the last ones.

        Those get what is left.
        """
        return len(self.numbers) - len(self.last_places)

    def is_settled(self, zones: Sequence[object]) -> bool:
        """Tell whether each zone gets the same cards in every deal; `zones` has the zone of each place.

        That is so if all cards that fit go to restricted places of one zone, and all others to one zone.
        """
        restricted = [numbers for numbers, _fitting in self._restricted]
        if len(restricted) > 1 or self._fitting != sum(map(len, restricted)):
            return False
        places_dealt_alike = [*restricted, [*self._other_places, *self.last_places]]
        return all(len({zones[number] for number in places}) <= 1 for places in places_dealt_alike)

    def deal(self, dealt: Dealt, words: Words) -> list[str]:
        """Deal the group's cards to its places but the last; return the cards left for those.

        The first restricted places are dealt in one go, together with the others if no further ones are
        restricted. Else the further ones follow, each from the cards that fit, and then the others. As each
        card dealt is gone, every draw is out of one card fewer than the draw before.
        """
        left = self._cards.copy()
        if self._sizes:
            lay(dealt, self._dealt_in_one_go, _drawn(left, self._sizes, words))
        if self._further:
            for numbers, fitting in self._further:
                sizes = _one_fewer_each(_fitting_first(left, fitting), len(numbers))
                lay(dealt, numbers, _drawn(left, sizes, words))
            lay(
                dealt,
                self._other_places,
                _drawn(left, _one_fewer_each(len(left), len(self._other_places)), words),
            )
        return left

    def deal_all(self, dealt: Dealt, words: Words) -> None:
        """Deal the group's cards to all its places."""
        lay(dealt, self.last_places, self.deal(dealt, words))

    def beside(self, placed: Mapping[int, str]) -> Group:
        """Return the group without the places that have a card already, and without these cards."""
        laid = set(placed.values())
        return Group(
            [card for card in self._cards if card not in laid],
            restricted=[Restricted(_free(numbers, placed), fitting) for numbers, fitting in self._restricted],
            others=_free(self._other_places, placed),
            last=_free(self.last_places, placed),
        )

    def holding(self, dealt: Dealt) -> Group:
        """Return the same places with the cards that other groups have dealt to them."""
        cards = [dealt[number] for number in self.numbers]
        return Group(cards, self._restricted, self._other_places, self.last_places)


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


def _one_fewer_each(first: int, count: int) -> Sequence[int]:
    """Return how many cards are left at each of `count` draws: `first`, then one fewer each time."""
    return range(first, first - count, -1)


def _drawn(cards: list[str], sizes: Sequence[int], words: Words) -> Iterator[str]:
    """Take a random card for each of these sizes out of as many cards in front, as only those fit.

    A random number (`words`) modulo the size is the index of the card. The cards are taken only as the result
    is read.
    """
    return map(cards.pop, map(mod, islice(words, len(sizes)), sizes))


def _fitting_first(cards: list[str], fitting: Set[str]) -> int:
    """Move the cards that fit to the front, and return how many there are."""
    cards.sort(key=lambda card: card not in fitting)
    return sum(card in fitting for card in cards)


def _free(numbers: Sequence[int], placed: Mapping[int, str]) -> Sequence[int]:
    """Return the places that have no card yet."""
    return [number for number in numbers if number not in placed]
