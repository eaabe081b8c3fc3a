"""Odds: what a bag may bring, from its contents alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import NamedTuple


class Lot(NamedTuple):
    """Chips that are all the same to whoever draws them: so many of them, for `number`.

    `harm` is what one costs in units, `bonus` what else it brings.
    """

    strength: int
    harm: int
    bonus: float
    number: int


ENOUGH = 0.85
"""Who may stop with this part of the most there is to get is counted as stopping."""

SO_MUCH_MORE = 8
"""Strength beyond this is not planned for: there is another decision before it."""

MOST_UNITS = 3
"""Who has more units than this is counted as having so many: they are not lost in time."""

Bag = tuple[Lot, ...]


def chance_of_harm(bag: Iterable[Lot]) -> float:
    """Return the chance that the next chip costs units; 0 for an empty bag."""
    lots = tuple(bag)
    return _share(sum(lot.number for lot in lots if lot.harm), _size(lots))


def expected_strength(bag: Iterable[Lot]) -> float:
    """Return the mean strength of the next chip, madness counting 0 (BATTLE-3); 0 for an empty bag."""
    lots = tuple(bag)
    return _share(sum(lot.strength * lot.number for lot in lots), _size(lots))


def chance_to_bust(bag: Iterable[Lot], units: int, draws: int) -> float:
    """Return the chance that so many draws, none going back, cost at least so many units (BATTLE-8)."""
    return _chance_of_sum([(lot.harm, lot.number) for lot in bag], units, draws)


def chance_to_gain(bag: Iterable[Lot], strength: int, draws: int) -> float:
    """Return the chance that so many draws, none going back, bring at least so much strength."""
    return _chance_of_sum([(lot.strength, lot.number) for lot in bag], strength, draws)


def _chance_of_sum(lots: Sequence[tuple[int, int]], wanted: int, draws: int) -> float:
    """Count the hands of so many chips by their sum, lot by lot."""
    if wanted <= 0:
        return 1.0
    size = sum(count for _, count in lots)
    hands: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, count in lots:
        grown: dict[tuple[int, int], int] = {}
        for (drawn, total), ways in hands.items():
            for more in range(min(count, draws - drawn) + 1):
                key = (drawn + more, min(total + more * value, wanted))
                grown[key] = grown.get(key, 0) + ways * comb(count, more)
        hands = grown
    drawn = min(draws, size)
    return _share(hands.get((drawn, wanted), 0), comb(size, drawn))


def _size(lots: Iterable[Lot]) -> int:
    return sum(lot.number for lot in lots)


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def _chances(lots: list[tuple[int, int]], size: int) -> list[tuple[int, float]]:
    """Return how likely each value is."""
    numbers: dict[int, int] = {}
    for value, number in lots:
        numbers[value] = numbers.get(value, 0) + number
    return [(value, number / size) for value, number in numbers.items()]


class Gamble(NamedTuple):
    """A battle as its drawer sees it.

    `pays` is what stopping pays at each strength, `unit` what a lost unit costs, `bust` the last one.
    """

    bag: Bag
    pays: Sequence[float]
    unit: float
    bust: float

    def drawing(self, strength: int, units: int) -> float:
        """Return what one more draw is worth, going on or stopping afterwards, whichever is better.

        Later chips are counted as if each went back into the bag, which keeps the count short.
        """
        size = _size(self.bag)
        if not size or units <= 0:
            return self.pays[strength]
        gains = _chances([(lot.strength, lot.number) for lot in self.bag if not lot.harm], size)
        harms = _chances([(lot.harm, lot.number) for lot in self.bag if lot.harm], size)
        bonus = sum([lot.bonus * lot.number for lot in self.bag]) / size
        return bonus + self._drawing(gains, harms, strength, min(units, MOST_UNITS))

    def _drawing(
        self, gains: list[tuple[int, float]], harms: list[tuple[int, float]], strength: int, units: int
    ) -> float:
        """Work out the worth of every case, from few units to many and from much strength to little."""
        pays, end = self.pays, len(self.pays) - 1
        stopped = [*pays, *[pays[end]] * max([gained for gained, _ in gains], default=0)]
        top = self._top(strength)
        rows = [[-self.bust] * (end + 1)]
        worth = pays[strength]
        for left in range(1, units + 1):
            row = stopped.copy()
            after = [(rows[max(left - harm, 0)], chance) for harm, chance in harms]
            lost = sum([min(harm, left - 1) * chance for harm, chance in harms]) * self.unit
            for mine in range(top, strength - 1, -1):
                worth = -lost
                for gained, chance in gains:
                    worth += chance * row[mine + gained]
                for fewer, chance in after:
                    worth += chance * fewer[mine]
                row[mine] = max(row[mine], worth)
            rows.append(row)
        return worth

    def _top(self, strength: int) -> int:
        """Return the least strength from which on stopping pays nearly all that there is to get."""
        top = min(len(self.pays) - 1, strength + SO_MUCH_MORE)
        enough = max(self.pays[strength : top + 1]) * ENOUGH
        while top > strength and self.pays[top - 1] >= enough:
            top -= 1
        return top
