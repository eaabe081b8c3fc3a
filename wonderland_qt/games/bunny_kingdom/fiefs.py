"""Fiefs: groups of a player's connected squares, their strength and resources (FIEF, HARVEST)."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Protocol

import msgspec

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content, ResourceId
from wonderland_qt.games.bunny_kingdom.grid import Square, groups


class Holdings(Protocol):
    """What fiefs depend on: squares with the cards built on them, and what trading posts produce."""

    @property
    def squares(self) -> Mapping[Square, CardId]: ...

    @property
    def trade(self) -> Mapping[Square, ResourceId]: ...


Units = Mapping[Square, tuple[ResourceId, ...]]
"""By square, all units that it produces."""


class Fief(msgspec.Struct, frozen=True):
    """A group of connected squares, in the order of the map, with its strength and resources."""

    squares: tuple[Square, ...]
    strength: int
    resources: tuple[ResourceId, ...]

    @property
    def wealth(self) -> int:
        """Return how many different resources the fief produces (HARVEST-2)."""
        return len(self.resources)

    @property
    def points(self) -> int:
        """Return the points of the fief in a harvest (HARVEST-3)."""
        return self.strength * len(self.resources)


def fiefs(content: Content, holdings: Holdings) -> tuple[Fief, ...]:
    """Return the fiefs of a player, ordered by their first square (FIEF-5, FIEF-8)."""
    return fiefs_of_squares(content, tuple(holdings.squares.items()), tuple(holdings.trade.items()))


@known_of_content(4096)
def fiefs_of_squares(
    content: Content, squares: tuple[tuple[Square, CardId], ...], trade: tuple[tuple[Square, ResourceId], ...]
) -> tuple[Fief, ...]:
    """Return the fiefs of these squares; a mapping cannot be cached, so both come as pairs."""
    built, units, order = dict(squares), _units_of_squares(content, squares, trade), content.grid.order
    connected = groups(built, content.grid.neighbours, _joined_by_towers(content, built))
    in_map_order = [sorted(group, key=order.__getitem__) for group in connected]
    found = [_fief_of_group(content, group, built, units) for group in in_map_order]
    return tuple(sorted(found, key=lambda fief: order[fief.squares[0]]))


def _joined_by_towers(content: Content, built: Mapping[Square, CardId]) -> dict[Square, tuple[Square, ...]]:
    """Return by square of a sky tower the square of the other tower of the pair (FIEF-3)."""
    towers: dict[CardId, list[Square]] = {}
    for square, card in built.items():
        if card and content.buildings[card].kind == "sky_tower":
            towers.setdefault(card, []).append(square)
    return {
        square: tuple(other for other in pair if other != square)
        for pair in towers.values()
        for square in pair
    }


def _fief_of_group(
    content: Content,
    squares: list[Square],
    built: Mapping[Square, CardId],
    units: Units,
) -> Fief:
    """Return a fief of these squares; repeats of a resource count once (HARVEST-1, HARVEST-2)."""
    strength, resources = 0, dict[ResourceId, None]()
    for square in squares:
        strength += strength_on(content, square, built[square])
        for unit in units[square]:
            resources[unit] = None
    return Fief(tuple(squares), strength, tuple(resources))


def strength_on(content: Content, square: Square, card: CardId) -> int:
    """Return the strength of the city on a square, printed or built; 0 without one."""
    return content.printed[square] + (content.buildings[card].strength if card else 0)


def produced_on(
    content: Content, square: Square, card: CardId, trade: Mapping[Square, ResourceId]
) -> tuple[ResourceId, ...]:
    """Return every unit that a square produces: its own, and that of a farm on it (FARM-1, FARM-5).

    `trade` has what the player's trading posts produce in this harvest.
    """
    if not card:
        return content.yields[square]
    traded = (trade[square],) if square in trade else ()
    return content.yields[square] + content.buildings[card].produces + traded


def units_by_square(content: Content, holdings: Holdings) -> Units:
    """Return every unit that each square of a player produces, repeats included (SCORE-6)."""
    return _units_of_squares(content, tuple(holdings.squares.items()), tuple(holdings.trade.items()))


@known_of_content(4096)
def _units_of_squares(
    content: Content, squares: tuple[tuple[Square, CardId], ...], trade: tuple[tuple[Square, ResourceId], ...]
) -> Units:
    traded = dict(trade)
    return {square: produced_on(content, square, card, traded) for square, card in squares}


def produced(content: Content, holdings: Holdings) -> Counter[ResourceId]:
    """Count every unit that a player produces, repeats included (SCORE-6)."""
    return Counter(chain.from_iterable(units_by_square(content, holdings).values()))
