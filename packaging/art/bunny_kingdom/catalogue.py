"""All pictures by the name of their file: `<kind>/<art>`, as pieces name their kind and art."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.bunny_kingdom import cards, map_frame, parchments, rabbits, terrain
from art.bunny_kingdom.boards import boards
from art.bunny_kingdom.buildings import buildings, printed_city
from art.bunny_kingdom.fallbacks import grounds, silhouettes
from art.bunny_kingdom.icons import icons, points
from art.bunny_kingdom.lords import PLAQUE, lord
from art.bunny_kingdom.marks import COLOURS
from art.bunny_kingdom.resources import RESOURCES, token
from art.bunny_kingdom.stage_plates import stage_plates
from art.picture import Made, motif
from wonderland_qt import paths
from wonderland_qt.games.bunny_kingdom.content.buildings import Building
from wonderland_qt.games.bunny_kingdom.content.reading import load_content


def catalogue() -> dict[str, Made]:
    """Return how each picture is made."""
    return dict([*_map(), *_pieces(), *_lords(), *_cards(), *boards(), *stage_plates(), *_icons()])


def _map() -> Iterator[tuple[str, Made]]:
    yield "map/map", map_frame.map_frame
    yield "lava/across", map_frame.lava
    yield "lava/upright", partial(map_frame.lava, upright=True)
    for name in terrain.TERRAINS:
        yield f"square/{name}", partial(terrain.square, name, 1)
        for variant in terrain.VARIANTS:
            yield f"square/{name}_{variant}", partial(terrain.square, name, variant)


def _pieces() -> Iterator[tuple[str, Made]]:
    for name, drawing in buildings().items():
        yield name, motif(drawing)
    yield "city/printed", motif(printed_city)
    yield "star/star", motif(points)
    for resource in RESOURCES:
        yield f"resource/{resource}", motif(partial(token, resource=resource))


def _lords() -> Iterator[tuple[str, Made]]:
    for name in COLOURS:
        yield f"lord/{name}", motif(partial(lord, name=name), *PLAQUE)
        yield f"rabbit/{name}", motif(partial(rabbits.rabbit, lord=name))
        yield f"disc/{name}", motif(partial(rabbits.disc, lord=name))
        yield f"icon/{name}", motif(partial(rabbits.disc, lord=name))
        yield f"band/{name}", partial(rabbits.band, name)
        yield f"band/{name}_upright", partial(rabbits.band, name, rabbits.WIDE, rabbits.LONG)
        yield f"band/{name}_corner", partial(rabbits.band, name, rabbits.WIDE, rabbits.WIDE)


def _icons() -> Iterator[tuple[str, Made]]:
    for name, drawing in icons().items():
        yield f"icon/{name}", motif(drawing)
    for kind, drawing in silhouettes().items():
        yield f"silhouette/{kind}", motif(drawing)
    yield from grounds().items()


def _cards() -> Iterator[tuple[str, Made]]:
    for name in terrain.TERRAINS:
        yield f"territory_card/{name}", partial(cards.territory, name)
    files = load_content([paths.content()]).files
    for building in files.buildings:
        yield f"building_card/{building.id}", partial(cards.building, building.id, _grounds(building))
    yield "provisions_card/provisions", cards.provisions_card
    for parchment in files.parchments:
        if parchment.kind == "treasure":
            yield f"parchment/{parchment.id}", partial(parchments.treasure, parchment.id)
        else:
            counted = parchments.counted(parchment)
            yield f"parchment/{parchment.id}", partial(parchments.mission, parchment.id, counted)
    yield "parchment/sealed", parchments.sealed
    yield "parchment/sealed~100x40", parchments.rolled
    yield "card/back", cards.back
    yield "deck/deck", partial(cards.pile, cards.back(), 3)
    yield "deck/reserve", cards.reserve
    yield "deck/used", cards.used
    yield "deck/discards", cards.discards


def _grounds(building: Building) -> tuple[str, ...]:
    """Return where a building may stand, in the words of its card."""
    if building.kind == "camp":
        return ("free",)
    return ("own",) if building.terrain == "any" else building.terrain
