"""All pictures by the name of their file: `<kind>/<art>`, as pieces name their kind and art."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.bunny_kingdom import rabbits, terrain
from art.bunny_kingdom.buildings import buildings, printed_city
from art.bunny_kingdom.marks import COLOURS
from art.bunny_kingdom.resources import RESOURCES, token
from art.picture import Drawing, Made, drawn


def catalogue() -> dict[str, Made]:
    """Return how each picture is made."""
    return dict([*_squares(), *_pieces(), *_lords()])


def _motif(drawing: Drawing, width: float = 100, height: float = 100) -> Made:
    return partial(drawn, drawing, width, height)


def _squares() -> Iterator[tuple[str, Made]]:
    for name in terrain.TERRAINS:
        yield f"square/{name}", partial(terrain.square, name, 1)
        for variant in terrain.VARIANTS:
            yield f"square/{name}_{variant}", partial(terrain.square, name, variant)


def _pieces() -> Iterator[tuple[str, Made]]:
    for name, drawing in buildings().items():
        yield name, _motif(drawing)
    yield "city/printed", _motif(printed_city)
    for resource in RESOURCES:
        yield f"resource/{resource}", _motif(partial(token, resource=resource))


def _lords() -> Iterator[tuple[str, Made]]:
    for lord in COLOURS:
        yield f"rabbit/{lord}", _motif(partial(rabbits.rabbit, lord=lord))
        yield f"disc/{lord}", _motif(partial(rabbits.disc, lord=lord))
        yield f"band/{lord}", partial(rabbits.band, lord)
        yield f"band/{lord}_upright", partial(rabbits.band, lord, rabbits.WIDE, rabbits.LONG)
        yield f"band/{lord}_corner", partial(rabbits.band, lord, rabbits.WIDE, rabbits.WIDE)
