"""Odds: chances and expected values of draws from a bag of known chips, grouped into lots of equal ones."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.seen.view import PlayerView
from wonderland_qt.games.wonderland.state import ChipId
from wonderland_qt.games.wonderland.war.madness import harm_of


class Lot(NamedTuple):
    """A number of equal chips; `harm` is how many units one costs, `bonus` its value besides strength."""

    strength: int
    harm: int
    bonus: float
    number: int = 1


SO_MUCH_MORE = 8
"""Plans look no further than this much more strength: another decision comes first."""

MOST_UNITS = 3
"""More units than this count as this many: the others are hardly lost in time."""

Bag = tuple[Lot, ...]

Harms = tuple[tuple[int, int], ...]
"""By units that a chip costs, how many such chips a bag holds."""


def lots(content: Content, player: PlayerView) -> Bag:
    """Return the lots that a player draws from: the bag, or when it is empty what refills it (BATTLE-21)."""
    singles, alike = lots_of_one(content), _first_alike(content)
    numbers: dict[ChipId, int] = {}
    for chip in player.bag or player.exhausted + player.madness:
        first = alike[chip]
        numbers[first] = numbers.get(first, 0) + 1
    return tuple([_lot_of(singles[first], number) for first, number in numbers.items()])


@cache
def _lot_of(single: Lot, number: int) -> Lot:
    """Return a lot of this number of chips like the `single` one."""
    return single._replace(number=number)


@known_of_content()
def lots_of_one(content: Content) -> tuple[Lot, ...]:
    """Return for each chip of the content, by its number, a lot that holds only this chip."""
    forging = content.weights.battle.forging
    bonuses = [forging if chip.kind == FORGE_CHIP else 0.0 for chip in content.chips]
    harms = [harm_of(content, chip.id) for chip in content.chips]
    strengths = [chip.strength for chip in content.chips]
    return tuple(map(Lot, strengths, harms, bonuses))


@known_of_content()
def _first_alike(content: Content) -> tuple[ChipId, ...]:
    """Return for each chip of the content, by its number, the first chip with an equal lot of one."""
    firsts: dict[Lot, ChipId] = {}
    return tuple([firsts.setdefault(lot, chip) for chip, lot in enumerate(lots_of_one(content))])


def number_of_harmful(bag: Bag) -> int:
    """Return how many chips of a bag cost units."""
    return sum(lot.number for lot in bag if lot.harm)


def chance_of_harm(bag: Bag) -> float:
    """Return the chance that the next chip costs units; 0 for an empty bag."""
    return _ratio(number_of_harmful(bag), size_of(bag))


def expected_strength(bag: Bag) -> float:
    """Return the mean strength of the next chip, madness counting 0 (BATTLE-3); 0 for an empty bag."""
    return _ratio(sum(lot.strength * lot.number for lot in bag), size_of(bag))


def chance_to_bust(bag: Bag, units: int, draws: int) -> float:
    """Return the chance that `draws` chips drawn together cost at least `units` units (BATTLE-8)."""
    harms: dict[int, int] = {}
    for lot in bag:
        harms[lot.harm] = harms.get(lot.harm, 0) + lot.number
    return _chance_of_harms(tuple(harms.items()), units, draws)


@lru_cache(maxsize=4096)
def _chance_of_harms(harms: Harms, units: int, draws: int) -> float:
    """Return the chance to bust, for a bag of which only the harms matter: few bags differ in them.

    A player busts with as much harm as `units`; more is counted as so much.
    """
    if units <= 0:
        return 1.0
    size = sum([number for _, number in harms])
    drawn = min(draws, size)
    ways_to_bust = _ways_to_draw(harms, drawn, most_harm=units).get((drawn, units), 0)
    return _ratio(ways_to_bust, comb(size, drawn))


def _ways_to_draw(harms: Harms, draws: int, most_harm: int) -> dict[tuple[int, int], int]:
    """Count the ways to draw up to `draws` chips, by how many they are and their harm together.

    More harm than `most_harm` counts as `most_harm`.
    """
    ways_by_draw = {(0, 0): 1}
    for harm_of_chip, number in harms:
        grown: dict[tuple[int, int], int] = {}
        for (drawn, harm), ways in ways_by_draw.items():
            for more in range(min(number, draws - drawn) + 1):
                draw = (drawn + more, min(harm + more * harm_of_chip, most_harm))
                grown[draw] = grown.get(draw, 0) + ways * comb(number, more)
        ways_by_draw = grown
    return ways_by_draw


def best_of(bag: Bag, draws: int) -> Bag:
    """Return a bag in which each chip is as likely as it is the best of `draws` chips from `bag` (ALLY-C1).

    The best chip has the least harm, then the most strength. Its number counts the draws that hold it and
    nothing better: those from all chips that are no better, without those from all worse ones.
    """
    as_good_or_worse = size_of(bag)
    draws, best = min(draws, as_good_or_worse), list[Lot]()
    for lot in sorted(bag, key=lambda lot: (lot.harm, -lot.strength, -lot.bonus)):
        worse = as_good_or_worse - lot.number
        ways_to_be_best = comb(as_good_or_worse, draws) - comb(worse, draws)
        if ways_to_be_best:
            best.append(lot._replace(number=ways_to_be_best))
        as_good_or_worse = worse
    return tuple(best)


def likely_gain(bag: Bag, units: int, most_draws: float) -> float:
    """Return about how much strength a bag brings until all units are lost, in at most `most_draws` draws."""
    harm_of_a_draw = _ratio(sum([lot.harm * lot.number for lot in bag]), size_of(bag))
    draws = min(units / harm_of_a_draw, most_draws) if harm_of_a_draw else most_draws
    return draws * expected_strength(bag)


def size_of(bag: Bag) -> int:
    """Return how many chips a bag holds."""
    return sum(lot.number for lot in bag)


def _ratio(part: float, whole: float) -> float:
    """Return the part of the whole; 0 of an empty bag."""
    return part / whole if whole else 0.0


Chances = list[tuple[int, float]]
"""Values, each with its chance."""


class Gamble(NamedTuple):
    """The choice between drawing and stopping in a battle.

    `pays` is what stopping pays at each strength, `unit` the cost of a lost unit, `bust` the cost of the
    last one. A player stops who gets the part `enough` of the most that stopping pays anywhere.
    """

    bag: Bag
    pays: Sequence[float]
    unit: float
    bust: float
    enough: float

    def drawing_once(self, strength: int, units: int) -> float:
        """Return the value of exactly one more draw, after which the player stops.

        Each lot of the bag adds strength, or costs some units, or costs all: a bust, which pays nothing.
        The cost of the last unit is part of `bust`.
        """
        pays, end, value, size = self.pays, len(self.pays) - 1, 0.0, 0
        without_gain = pays[strength]
        for gained, harm, bonus, number in self.bag:
            size += number
            if not harm:
                pay = pays[min(strength + gained, end)]
            elif harm < units:
                pay = without_gain - harm * self.unit
            else:
                pay = -self.bust - (units - 1) * self.unit
            value += number * (pay + bonus)
        return value / size if size else without_gain

    def drawing(self, strength: int, units: int) -> float:
        """Return the value of one more draw, after which the player draws on or stops, whichever is better.

        Chips are counted as if each went back into the bag, which keeps the count short. Without chips or
        units there is nothing to draw with, only the pay so far.
        """
        if not self.bag or units <= 0:
            return self.pays[strength]
        size = size_of(self.bag)
        gains = [(lot.strength, lot.number / size) for lot in self.bag if not lot.harm]
        harms = [(lot.harm, lot.number / size) for lot in self.bag if lot.harm]
        bonus = sum([lot.bonus * lot.number for lot in self.bag]) / size
        return bonus + self._value_of_drawing(gains, harms, strength, min(units, MOST_UNITS))

    def _value_of_drawing(self, gains: Chances, harms: Chances, strength: int, units: int) -> float:
        """Return the value of drawing at this strength with this many units left.

        `gains` are strengths that a chip may add, `harms` units that it may cost, each with its chance; the
        chances of both together are 1.
        It fills a table of the value of each position, a row for each number of units left, by strength. As
        draws cost units or add strength, it goes from no unit up, and in a row from the most strength down;
        the last position that it values is the one asked for. Above the lowest good strength players stop.
        Beyond the greatest strength stopping pays no more. The last unit's cost is not `unit` but `bust`.
        """
        pays, end = self.pays, len(self.pays) - 1
        most_gained = max([gained for gained, _ in gains], default=0)
        stopped = [*pays, *[pays[end]] * most_gained]
        top, rows = self._lowest_good_strength(strength), [[-self.bust] * (end + 1)]
        value = pays[strength]
        for left in range(1, units + 1):
            row = stopped.copy()
            rows_after_harm = [(rows[max(left - harm, 0)], chance) for harm, chance in harms]
            cost_of_units = sum([min(harm, left - 1) * chance for harm, chance in harms]) * self.unit
            for reached in range(top, strength - 1, -1):
                value = -cost_of_units
                for gained, chance in gains:
                    value += chance * row[reached + gained]
                for row_after, chance in rows_after_harm:
                    value += chance * row_after[reached]
                row[reached] = max(row[reached], value)
            rows.append(row)
        return value

    def _lowest_good_strength(self, strength: int) -> int:
        """Return the lowest strength from which on stopping pays nearly the most: no one draws there.

        Nearly is the part `enough` of the most that is within reach, `SO_MUCH_MORE` above this strength.
        """
        top = min(len(self.pays) - 1, strength + SO_MUCH_MORE)
        enough = max(self.pays[strength : top + 1]) * self.enough
        while top > strength and self.pays[top - 1] >= enough:
            top -= 1
        return top
