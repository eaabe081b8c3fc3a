"""Measures: what parchments count of a realm; each model stands beside its rule."""

from functools import singledispatch
from itertools import chain

from wonderland_qt.components.amounts import Some
from wonderland_qt.games.bunny_kingdom.content.buildings import TerrainRef
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Measure, ProducedRef
from wonderland_qt.games.bunny_kingdom.scoring.counted import Counted, cards, squares
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm


@singledispatch
def count(measure: Measure, realm: Realm) -> Counted:
    """Return what a measure counts of a realm."""
    raise NotImplementedError(f"nothing counts {measure.word}")


class Parchments(Measure, word="parchments"):
    """Parchments held, copying ones included."""


@count.register
def parchments(measure: Parchments, realm: Realm) -> Counted:
    """Count each parchment once, a copying one too (MISSION-1, COPY-4)."""
    return cards(realm.parchments)


class Treasures(Measure, word="treasures"):
    """Treasures held, copied ones included."""


@count.register
def treasures(measure: Treasures, realm: Realm) -> Counted:
    """Count the parchments that are treasures or have become one (MISSION-25, COPY-3)."""
    return cards(realm.treasures)


class CampCards(Measure, word="camp_cards"):
    """Camp cards played, built or not, standing or not."""


@count.register
def camp_cards(measure: CampCards, realm: Realm) -> Counted:
    """Count the camp cards, built or not, standing or not (MISSION-21, CLAR-9)."""
    return cards(realm.camp_cards)


class Squares(Measure, word="squares"):
    """Squares controlled."""


@count.register
def squares_controlled(measure: Squares, realm: Realm) -> Counted:
    """Count the squares controlled, camps and printed cities too (CLAR-5, CLAR-8)."""
    return squares(realm.squares)


class BorderSquares(Measure, word="border_squares"):
    """Squares controlled on the border of the board."""


@count.register
def border_squares(measure: BorderSquares, realm: Realm) -> Counted:
    """Count the squares on the border, a corner once (MISSION-3, CLAR-4)."""
    return squares(square for square in realm.squares if square in realm.content.grid.border)


class CornerSquares(Measure, word="corner_squares"):
    """Corner squares controlled."""


@count.register
def corner_squares(measure: CornerSquares, realm: Realm) -> Counted:
    """Count the corner squares (MISSION-4, CLAR-4)."""
    return squares(square for square in realm.squares if square in realm.content.grid.corners)


class EmptySquares(Measure, word="empty_squares"):
    """Squares controlled without a city that produce nothing themselves."""


@count.register
def empty_squares(measure: EmptySquares, realm: Realm) -> Counted:
    """Count squares without city and product, camps and sky towers too (MISSION-20, CLAR-6, CLAR-7)."""
    return squares(square for square in realm.squares if not realm.city(square) and not realm.units[square])


class OfTerrain(Measure, word="terrain", shorthand="terrain"):
    """{terrain: mountain}: squares controlled of that terrain, with or without a building."""

    terrain: TerrainRef


@count.register
def of_terrain(measure: OfTerrain, realm: Realm) -> Counted:
    """Count the squares of that kind, whatever stands on them (MISSION-15, CLAR-5, CLAR-8)."""
    return squares(square for square in realm.squares if realm.content.terrain[square].id == measure.terrain)


class Cities(Measure, word="cities"):
    """Cities controlled, printed ones too, each once."""


@count.register
def cities(measure: Cities, realm: Realm) -> Counted:
    """Count each city once whatever its strength, printed ones too (SCORE-7)."""
    return squares(filter(realm.city, realm.squares))


class CitiesInBarrenFiefs(Measure, word="cities_in_barren_fiefs"):
    """Cities in fiefs that produce no resource at all."""


@count.register
def cities_in_barren_fiefs(measure: CitiesInBarrenFiefs, realm: Realm) -> Counted:
    """Count the cities of fiefs of which no square produces anything (MISSION-19, CLAR-6)."""
    barren = [fief.squares for fief in realm.fiefs if not fief.resources]
    return squares(square for fief in barren for square in fief if realm.city(square))


class Fiefs(Measure, word="fiefs", shorthand="squares"):
    """Fiefs, or with `{fiefs: {squares: 3}}` those of at least so many squares."""

    squares: Some = 1


@count.register
def fiefs_of(measure: Fiefs, realm: Realm) -> Counted:
    """Count the fiefs that are large enough (MISSION-16, MISSION-17, SCORE-8, CLAR-3)."""
    large = [fief.squares for fief in realm.fiefs if len(fief.squares) >= measure.squares]
    return Counted(len(large), tuple(chain.from_iterable(large)))


class Produced(Measure, word="produced", shorthand="resource"):
    """{produced: wood}: units of a resource, or of all `basic` or `luxury` ones, repeats included."""

    resource: ProducedRef


@count.register
def produced(measure: Produced, realm: Realm) -> Counted:
    """Count every unit of every square and farm, repeats included (SCORE-6, CLAR-1, CLAR-2, CLAR-9)."""
    wanted = realm.content.resources_meant[measure.resource]
    return squares([square for square, units in realm.units.items() for unit in units if unit in wanted])
