"""Fixtures of every game that has some: packs change, add and remove them, and mistakes are named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.every_game.having import FIXED
from wonderland_qt import paths
from wonderland_qt.cli import main
from wonderland_qt.cli.outcome import PROBLEMS
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.packs.check import oddities
from wonderland_qt.models.workshop.bench import Bench

GAMES_TESTED = Path(__file__).parents[1] / "games"
PLAYERS, SEED = 2, 3

with_fixtures = pytest.mark.parametrize("game", FIXED)


def roots_with(game: str, tmp_path: Path, *lines: str) -> list[Path]:
    """Return the frozen content of a game with fixtures of a pack over it."""
    file = tmp_path / game / "more.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("\n".join(("fixtures:", *(f"  - {line}" for line in lines), "")), encoding="utf-8")
    return [GAMES_TESTED / game / "first_printing", tmp_path]


def laid(game: str, pack: Any) -> dict[str, Piece]:
    """Return the pieces of a new game, by their ids."""
    ruleset = GAMES[game]
    new = ruleset.new(pack, ruleset.seating.by_chance(pack, PLAYERS, SEED, {}), None)
    return {piece.id: piece for piece in ruleset.display.pieces(ruleset.view(new, None), pack)}


def lowest(pack: Any) -> Any:
    return min(pack.content.fixtures, key=lambda fixture: fixture.order)


@with_fixtures
def test_a_pack_changes_a_fixture_and_adds_one_and_no_rule(game: str, tmp_path: Path) -> None:
    plain = GAMES[game].load([GAMES_TESTED / game / "first_printing"])
    changed = lowest(plain)
    lines = (f"{{id: {changed.id}, order: 777}}", "{id: gnome, order: 5, text: garden-gnome}")
    pack = GAMES[game].load(roots_with(game, tmp_path, *lines))
    table, before = laid(game, pack), laid(game, plain)
    assert table.keys() - before.keys() == {"gnome"}
    assert table["gnome"].text.key == "garden-gnome"
    assert (table[changed.id].order, table[changed.id].text) == (777, before[changed.id].text)
    assert GAMES[game].fingerprint(pack) == GAMES[game].fingerprint(plain)


@with_fixtures
def test_a_pack_that_removes_what_others_lie_on_is_told_so(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bearer = lowest(GAMES[game].load([GAMES_TESTED / game / "first_printing"])).id
    roots_with(game, tmp_path, f"{{id: {bearer}, remove: true}}")
    assert main(["play", "--game", game, "--content", str(tmp_path), "--until-shown"]) == PROBLEMS
    said = capsys.readouterr().err
    assert said.startswith(f"{tmp_path}: ")
    assert f"on {bearer}, which is not on the table" in said


@with_fixtures
def test_a_phase_that_the_game_lacks_is_named_with_its_place(game: str, tmp_path: Path) -> None:
    roots = roots_with(game, tmp_path, "{id: gnome, phases: [weeding]}")
    with pytest.raises(ContentMistakes) as raised:
        GAMES[game].load(roots)
    (mistake,) = raised.value.mistakes
    assert str(mistake).startswith(f"{tmp_path / game / 'more.yaml'}:2:26: fixtures.gnome.phases.0: expected")
    assert "'over'" in str(mistake)


@with_fixtures
def test_words_that_a_fixture_lacks_are_named(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    roots_with(game, tmp_path, "{id: gnome, lines: [gnome-waves]}")
    assert main(["validate", "--game", game, str(tmp_path)]) != 0
    said = capsys.readouterr().err
    assert "no words for 'piece-gnome'; add 'piece-gnome = ...'" in said
    assert "no words for 'gnome-waves'" in said


@with_fixtures
def test_a_kind_that_has_no_form_is_odd(game: str, tmp_path: Path) -> None:
    roots_with(game, tmp_path, "{id: gnome, kind: phaze}", "{id: second, kind: phase}")
    (told,) = oddities(GAMES[game], [paths.content(), tmp_path])
    place = f"{tmp_path / game / 'more.yaml'}:2:23: fixtures.gnome.kind"
    assert str(told) == f"{place}: no kind of piece is called 'phaze'; did you mean 'phase'?"
    assert not any("kind of piece" in str(odd) for odd in oddities(GAMES[game], [paths.content()]))


@with_fixtures
def test_the_workshop_shows_all_fixtures_as_one_entry(game: str) -> None:
    bench = Bench(GAMES[game], [paths.content()], Path("nowhere"))
    shown = [entry.path for entry in bench.content.entries if entry.path[0] == "fixtures"]
    assert shown == [("fixtures",)]
