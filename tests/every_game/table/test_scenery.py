"""Scenery of every game that has some: packs change, add and remove it, and mistakes are named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.every_game.features import FIXED
from wonderland_qt import paths
from wonderland_qt.cli import main
from wonderland_qt.cli.outcome import PROBLEMS
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.packs.check import warnings_about
from wonderland_qt.models.workshop.edited_content import EditedContent

GAMES_TESTED = Path(__file__).parents[2] / "games"
PLAYERS, SEED = 2, 3

with_scenery = pytest.mark.parametrize("game", FIXED)


def content_folders_with(game: str, tmp_path: Path, *lines: str) -> list[Path]:
    """Return the frozen content of a game with scenery of a pack over it."""
    file = tmp_path / game / "more.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("\n".join(("scenery:", *(f"  - {line}" for line in lines), "")), encoding="utf-8")
    return [GAMES_TESTED / game / "first_printing", tmp_path]


def laid(game: str, content: Any) -> dict[str, Piece]:
    """Return the pieces of a new game, by their ids."""
    ruleset = GAMES[game]
    new = ruleset.new(content, ruleset.seating.random_new_game(content, PLAYERS, SEED, {}), None)
    return {piece.id: piece for piece in ruleset.display.pieces(ruleset.view(new, None), content)}


def lowest(content: Any) -> Any:
    return min(content.files.scenery, key=lambda piece: piece.order)


@with_scenery
def test_a_pack_changes_a_scenery_piece_and_adds_one_and_no_rule(game: str, tmp_path: Path) -> None:
    plain = GAMES[game].load([GAMES_TESTED / game / "first_printing"])
    changed = lowest(plain)
    lines = (f"{{id: {changed.id}, order: 777}}", "{id: gnome, order: 5, text: garden-gnome}")
    content = GAMES[game].load(content_folders_with(game, tmp_path, *lines))
    table, before = laid(game, content), laid(game, plain)
    assert table.keys() - before.keys() == {"gnome"}
    assert table["gnome"].text.key == "garden-gnome"
    assert (table[changed.id].order, table[changed.id].text) == (777, before[changed.id].text)
    assert GAMES[game].fingerprint(content) == GAMES[game].fingerprint(plain)


@with_scenery
def test_a_pack_that_removes_what_others_lie_on_is_told_so(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bearer = lowest(GAMES[game].load([GAMES_TESTED / game / "first_printing"])).id
    content_folders_with(game, tmp_path, f"{{id: {bearer}, remove: true}}")
    assert main(["play", "--game", game, "--content", str(tmp_path), "--until-shown"]) == PROBLEMS
    said = capsys.readouterr().err
    assert said.startswith(f"{tmp_path}: ")
    assert f"on {bearer}, which is not on the table" in said


@with_scenery
def test_a_phase_that_the_game_lacks_is_named_with_its_place(game: str, tmp_path: Path) -> None:
    content_folders = content_folders_with(game, tmp_path, "{id: gnome, phases: [weeding]}")
    with pytest.raises(ContentMistakes) as raised:
        GAMES[game].load(content_folders)
    (mistake,) = raised.value.mistakes
    assert str(mistake).startswith(f"{tmp_path / game / 'more.yaml'}:2:26: scenery.gnome.phases.0: expected")
    assert "'over'" in str(mistake)


@with_scenery
def test_words_that_a_scenery_piece_lacks_are_named(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content_folders_with(game, tmp_path, "{id: gnome, lines: [gnome-waves]}")
    assert main(["validate", "--game", game, str(tmp_path)]) != 0
    said = capsys.readouterr().err
    assert "no words for 'piece-gnome'; add 'piece-gnome = ...'" in said
    assert "no words for 'gnome-waves'" in said


@with_scenery
def test_a_kind_that_has_no_form_is_a_warning(game: str, tmp_path: Path) -> None:
    content_folders_with(game, tmp_path, "{id: gnome, kind: phaze}", "{id: second, kind: phase}")
    (told,) = warnings_about(GAMES[game], [paths.content(), tmp_path])
    place = f"{tmp_path / game / 'more.yaml'}:2:23: scenery.gnome.kind"
    assert str(told) == f"{place}: unknown kind of piece 'phaze'; did you mean 'phase'?"
    assert not any(
        "kind of piece" in str(warning) for warning in warnings_about(GAMES[game], [paths.content()])
    )


@with_scenery
def test_the_workshop_shows_all_scenery_as_one_entry(game: str) -> None:
    edited = EditedContent(GAMES[game], [paths.content()], Path("nowhere"))
    shown = [entry.path for entry in edited.checked.entries if entry.path[0] == "scenery"]
    assert shown == [("scenery",)]
