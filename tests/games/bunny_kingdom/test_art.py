"""The art of Bunny Kingdom: all of its content is drawn, and cards show what their entries say."""

import re
from functools import cache

import pytest

from wonderland_qt import paths
from wonderland_qt.games.bunny_kingdom.content.buildings import Building
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.reading import load_content

ART = paths.of_game("bunny_kingdom") / "art"
OF_A_COLOUR = ("band", "disc", "lord", "rabbit", "tray")
VARIANTS = (1, 2, 3)


@cache
def shipped_content() -> Content:
    return load_content([paths.content()])


@cache
def names() -> frozenset[str]:
    return frozenset(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))


def printed_on(name: str) -> str:
    """What a picture says of the content that it was drawn from."""
    found = re.search("<desc>(.*)</desc>", (ART / f"{name}.svg").read_text(encoding="utf-8"))
    return found[1] if found else ""


def test_every_entry_of_the_content_has_a_picture_of_its_own() -> None:
    files = shipped_content().files
    wanted = {
        *(f"{kind}/{colour.id}" for kind in OF_A_COLOUR for colour in files.colours),
        *(f"square/{terrain.id}_{variant}" for terrain in files.terrains for variant in VARIANTS),
        *(f"territory_card/{terrain.id}" for terrain in files.terrains),
        *(f"resource/{resource.id}" for resource in files.resources),
        *(f"{building.kind}/{building.id}" for building in files.buildings),
        *(f"building_card/{building.id}" for building in files.buildings),
        *(f"parchment/{parchment.id}" for parchment in files.parchments),
        "provisions_card/provisions",
        "card/back",
        "parchment/sealed",
        "city/printed",
    }
    assert wanted - names() == set()


def test_a_territory_card_shows_what_its_terrain_produces() -> None:
    terrains = shipped_content().files.terrains
    shown = {terrain.id: printed_on(f"territory_card/{terrain.id}") or None for terrain in terrains}
    assert shown == {terrain.id: terrain.produces or None for terrain in terrains}, "run make art"


@pytest.mark.parametrize("building", shipped_content().files.buildings, ids=lambda building: building.id)
def test_a_building_card_shows_where_it_may_stand(building: Building) -> None:
    assert printed_on(f"building_card/{building.id}").split() == [*grounds(building)], "run make art"


def grounds(building: Building) -> tuple[str, ...]:
    if building.kind == "camp":
        return ("free",)
    return ("own",) if building.terrain == "any" else building.terrain


@pytest.mark.parametrize(
    ("parchment", "counted"),
    [
        ("bureaucrat", "parchments"),
        ("carpenter", "wood"),
        ("lord_of_the_tides", "fish"),
        ("merchant", "luxury"),
        ("high_hopper", "mountain_squares"),
        ("alexander_the_graze", "fiefs_of"),
        ("genghis_hop", "fiefs"),
        ("right_paw", "neighbour_right"),
        ("opportunist", "second_place"),
    ],
)
def test_the_seal_of_a_mission_shows_what_it_counts(parchment: str, counted: str) -> None:
    assert printed_on(f"parchment/{parchment}") == counted
