"""What the content must hold beyond its form is reported with file, line, field and remedy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games.bunny_kingdom.positions import FIRST_PRINTING
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.games.bunny_kingdom.content.reading import load_content


def complaints(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Return what is said of the frozen content when a file reads otherwise, without the place."""
    shutil.copytree(FIRST_PRINTING, folder / "content")
    path = folder / "content" / "bunny_kingdom" / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentMistakes) as caught:
        load_content([folder / "content"])
    return [str(mistake).split(": ", 1)[1] for mistake in caught.value.mistakes]


@pytest.mark.rule("COMP-1", "COMP-4")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "A: FFFTSSSFPS",
            "A: FFFTSSSFP",
            "map.rows.A: this row has 9 squares and the others 10; make them equal",
        ),
        (
            "A: FFFTSSSFPS",
            "A: FFFTSSSFPX",
            "map.rows.A: no terrain has the letter 'X'; known: C, F, M, P, S, T",
        ),
        ("[B1, B2]", "[B1, B3]", "map.lava.0: 'B1' and 'B3' share no side; name two that do"),
        ("[B1, B2]", "[B1, Z2]", "map.lava.0.1: the map has no square 'Z2'; use one of A1 to J10"),
        (
            "produces: wood",
            "produces: wod",
            "terrains.forest.produces: no 'wod' in resources; did you mean 'wood'?",
        ),
    ],
)
def test_the_map_is_of_one_piece(old: str, new: str, told: str, tmp_path: Path) -> None:
    assert complaints(tmp_path, "board", old, new)[0].startswith(told)


def test_two_terrains_do_not_share_a_letter(tmp_path: Path) -> None:
    told = complaints(tmp_path, "board", "letter: S", "letter: F")
    assert "terrains.sea.letter: 'forest' already has this letter; choose another" in told


def test_an_id_stands_for_one_thing(tmp_path: Path) -> None:
    told = complaints(tmp_path, "parchments", "id: royal_ring", "id: city_1")
    assert "parchments.city_1.id: 'city_1' is in buildings too; rename one of them" in told


@pytest.mark.rule("COMP-6", "COMP-7")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("copies: 9, strength: 1", "copies: 9", "a building of kind city needs the field strength; add it"),
        ("produces: [pearls]", "strength: 1", "a building of kind farm has no 'strength'; remove it"),
        ("number: 1", "number: 2", "another camp has this number; give each its own"),
        (
            "kind: camp, copies: 1, number: 1",
            "kind: camp, copies: 1, number: 1, terrain: [sea]",
            "remove 'terrain'",
        ),
    ],
)
def test_a_building_has_what_its_kind_has(old: str, new: str, told: str, tmp_path: Path) -> None:
    assert told in complaints(tmp_path, "buildings", old, new)[0]


@pytest.mark.rule("DRAFT-1", "DRAFT-4", "DRAFT-6", "GAME-6")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "[left, right, left, right]",
            "[left, right]",
            "settings.pass_direction: expected one side for each of the 4 rounds",
        ),
        ("hand: 12", "hand: 13", "deals.1.hand: cards are chosen 2 at a time, and 1 would be left"),
        (
            "reserve: 10",
            "reserve: 8",
            "deals.0.reserve: one reserve card joins the hand before each of 9 choices",
        ),
        (
            "players: 4, hand: 10",
            "players: 4, hand: 12",
            "deals.2.hand: 192 cards are dealt and 6 drawn in a game",
        ),
        ("players: 4", "players: 5", "deals.2.players: expected a number of at most 4, not 5"),
        (
            "players: 4, hand: 10, choose: 2, play: 2}",
            "players: 3, hand: 12, choose: 2, play: 2}",
            "deals: no deal for 4",
        ),
        ("  - {id: black}", "", "deals.2.players: there are only 3 colours; add one or remove this deal"),
        (
            "players: 4",
            "players: 3",
            "deals.2.players: another deal is for the same number of players; remove one",
        ),
        (
            "choose: 2, play: 1",
            "choose: 2, play: 3",
            "deals.0.play: expected at most 2: only that many cards are chosen",
        ),
    ],
)
def test_the_deal_comes_out_even(old: str, new: str, told: str, tmp_path: Path) -> None:
    assert any(line.startswith(told) for line in complaints(tmp_path, "game", old, new))
