"""An estate: a player's fiefs as they are or could become, and their value in all harvests to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from typing import NamedTuple

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content, ResourceId
from wonderland_qt.games.bunny_kingdom.fiefs import Fief, Holdings, fiefs_of_squares
from wonderland_qt.games.bunny_kingdom.grid import Square


class Prospects(NamedTuple):
    """How many harvests are still to come, and by how much strength and wealth fiefs usually grow."""

    harvests: float
    strength: float
    wealth: float


class EstateFief(NamedTuple):
    """A fief of an estate; `free` are its squares without a building."""

    squares: tuple[Square, ...]
    strength: int
    resources: frozenset[ResourceId]
    free: tuple[Square, ...]


def joined(fiefs: Iterable[EstateFief]) -> EstateFief:
    """Return the fief that results from joining fiefs."""
    squares: tuple[Square, ...] = ()
    free: tuple[Square, ...] = ()
    strength, resources = 0, frozenset[ResourceId]()
    for fief in fiefs:
        squares += fief.squares
        free += fief.free
        strength += fief.strength
        resources |= fief.resources
    return EstateFief(squares, strength, resources, free)


class Division(NamedTuple):
    """The fiefs of an estate, and the fief of each square."""

    fiefs: tuple[EstateFief, ...]
    fief_of: Mapping[Square, EstateFief]


@known_of_content(1024)
def _divided(
    content: Content, squares: tuple[tuple[Square, CardId], ...], trade: tuple[tuple[Square, ResourceId], ...]
) -> Division:
    """Return the fiefs of these squares, with those squares of each where a building could still stand."""
    without_building = {square for square, built in squares if not built}
    free = without_building.intersection(content.without_city)
    fiefs = tuple([_estate_fief(fief, free) for fief in fiefs_of_squares(content, squares, trade)])
    return Division(fiefs, {square: fief for fief in fiefs for square in fief.squares})


def _estate_fief(fief: Fief, free: Set[Square]) -> EstateFief:
    can_be_built_on = tuple([square for square in fief.squares if square in free])
    return EstateFief(fief.squares, fief.strength, frozenset(fief.resources), can_be_built_on)


class Estate:
    """The fiefs of one player; immutable, with methods that return an estate with more."""

    def __init__(self, content: Content, holdings: Holdings, prospects: Prospects) -> None:
        """Divide the holdings into fiefs: `fiefs`, and the fief of each square in `fief_of`.

        The `prospects` say how many harvests are to come, and how much a fief is likely to grow.
        """
        self._content, self._prospects = content, prospects
        self.fiefs, self.fief_of = _divided(
            content, tuple(holdings.squares.items()), tuple(holdings.trade.items())
        )
        self._clear_caches()

    def _clear_caches(self) -> None:
        """Begin with empty caches, because gains and neighbours differ from those of any other estate."""
        self._beside: dict[Square, tuple[EstateFief, ...]] = {}
        self._with_square: dict[Square, EstateFief] = {}
        self._gain_of_building: dict[tuple[CardId, Square], float] = {}

    def value(self, fief: EstateFief) -> float:
        """Return the value of a fief in all harvests to come, as if it had grown.

        The strength and wealth that it is likely to gain make points only with its own: what they would make
        alone is taken off, so that an empty fief has the value 0.
        """
        harvests, strength, wealth = self._prospects
        return harvests * ((fief.strength + strength) * (len(fief.resources) + wealth) - strength * wealth)

    def beside(self, square: Square) -> tuple[EstateFief, ...]:
        """Return the fiefs that a square would join."""
        known = self._beside.get(square)
        if known is None:
            found: list[EstateFief] = []
            for other in self._content.grid.neighbours[square]:
                fief = self.fief_of.get(other)
                if fief is not None and fief not in found:
                    found.append(fief)
            known = self._beside[square] = tuple(found)
        return known

    def with_square(self, square: Square) -> EstateFief:
        """Return the fief of a new square with the fiefs that it joins.

        A printed city gives its strength, and leaves no room for a building, so its square is not free.
        """
        known = self._with_square.get(square)
        if known is None:
            strength, yielded = self._content.printed[square], frozenset(self._content.yields[square])
            alone = EstateFief((square,), strength, yielded, free=() if strength else (square,))
            beside = self.beside(square)
            known = self._with_square[square] = joined((alone, *beside)) if beside else alone
        return known

    def gain_of_square(self, square: Square) -> float:
        """Return how much a new square adds to the value of the fiefs; 0 for an own square."""
        if square in self.fief_of:
            return 0.0
        gain = self.value(self.with_square(square))
        for fief in self.beside(square):
            gain -= self.value(fief)
        return gain

    def with_building(self, card: CardId, square: Square) -> EstateFief:
        """Return the fief of a square with a building there."""
        grown = self._with_building(self.fief_of[square], card)
        return grown._replace(free=tuple([other for other in grown.free if other != square]))

    def gain_of_building(self, card: CardId, square: Square) -> float:
        """Return how much a city or farm adds to the value of a square's fief, anywhere in that fief.

        So the first square of the fief stands for all, and no building is valued twice for one fief.
        """
        fief = self.fief_of[square]
        known = self._gain_of_building.get((card, fief.squares[0]))
        if known is None:
            known = self.value(self._with_building(fief, card)) - self.value(fief)
            self._gain_of_building[card, fief.squares[0]] = known
        return known

    def _with_building(self, fief: EstateFief, card: CardId) -> EstateFief:
        """Return a fief with one more building; a trading post produces a resource that the fief lacks."""
        building = self._content.buildings[card]
        produced: tuple[ResourceId, ...] = building.produces
        if building.produces_one_of:
            new = [resource for resource in building.produces_one_of if resource not in fief.resources]
            produced = tuple(new[:1])
        resources = fief.resources.union(produced) if produced else fief.resources
        return EstateFief(fief.squares, fief.strength + building.strength, resources, fief.free)

    def gain_of_towers(self, one: EstateFief, other: EstateFief) -> float:
        """Return how much joining two fiefs adds to their value; 0 for the same fief."""
        if one is other:
            return 0.0
        together = EstateFief((), one.strength + other.strength, one.resources | other.resources, ())
        return self.value(together) - self.value(one) - self.value(other)

    def sites(self, card: CardId) -> Iterator[tuple[EstateFief, tuple[Square, ...]]]:
        """Yield each fief that has squares for a building, with those squares."""
        terrain = self._content.buildings[card].terrain
        for fief in self.fiefs:
            fit = fief.free if terrain == "any" else self._of_terrain(fief.free, terrain)
            if fit:
                yield fief, fit

    def _of_terrain(self, squares: tuple[Square, ...], terrains: tuple[str, ...]) -> tuple[Square, ...]:
        """Return those squares whose terrain is one of these."""
        kinds = self._content.terrain
        return tuple([square for square in squares if kinds[square].id in terrains])

    def with_built(self, card: CardId, square: Square) -> Estate:
        """Return the estate with a city or farm on a square."""
        return self._with_fief((self.fief_of[square],), self.with_building(card, square))

    def with_more(self, square: Square) -> Estate:
        """Return the estate with one more square."""
        if square in self.fief_of:
            return self
        return self._with_fief(self.beside(square), self.with_square(square))

    def _with_fief(self, before: tuple[EstateFief, ...], after: EstateFief) -> Estate:
        """Return the estate with some fiefs replaced by one, made without dividing the holdings again."""
        changed = Estate.__new__(Estate)
        changed._content, changed._prospects = self._content, self._prospects
        changed.fiefs = (*[fief for fief in self.fiefs if fief not in before], after)
        changed.fief_of = {**self.fief_of, **dict.fromkeys(after.squares, after)}
        changed._clear_caches()
        return changed
