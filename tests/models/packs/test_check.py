"""What a pack brings beside its content: words and pictures that count before the game's own."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.pictures_coming import let_pictures_come
from wonderland_qt import paths
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.packs import open_pack
from wonderland_qt.engine.installed_games import GAMES, first_game
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.packs.check import mistakes_beside, mistakes_on, warnings_about
from wonderland_qt.models.packs.folders import art_over, words_over
from wonderland_qt.models.workshop.workshop_entries import value_at

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/>{}</svg>'


def pack(tmp_path: Path, **files: str) -> Any:
    """Return a pack of the first game with these files, `words__en__a__ftl` for `words/en/a.ftl`."""
    folder = tmp_path / "kitchen"
    for name, text in {"pack__yaml": f"id: kitchen\nname: K\ngame: {first_game()}\n", **files}.items():
        file = folder / name.replace("__", "/").replace("/yaml", ".yaml").replace("/ftl", ".ftl").replace(
            "/svg", ".svg"
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return open_pack(folder, tmp_path / "unpacked", tuple(GAMES))


def test_words_of_a_pack_count_before_the_game_s_own(tmp_path: Path) -> None:
    kitchen = pack(tmp_path, words__en__a__ftl="box-title = Ada’s War\n")
    content_folders = [paths.content(), kitchen.folder]
    assert Words.load(words_over(content_folders, first_game()), "en").say(Text("box-title")) == "Ada’s War"
    assert Words.load(words_over(content_folders, first_game()), "pl").say(Text("box-title")) != "Ada’s War"
    assert list(mistakes_beside(kitchen.folder, first_game())) == []


def test_words_that_refer_to_themselves_are_shown_by_their_key(tmp_path: Path) -> None:
    kitchen = pack(tmp_path, words__en__a__ftl="tea = { pot }\npot = { tea }\n")
    folders = words_over([paths.content(), kitchen.folder], first_game())
    assert Words.load(folders, "en").say(Text("tea")) == "[tea]"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("words__en__a__ftl", "box-title = { $x\n", "words/en/a.ftl:2:1: box-title: '}' is missing"),
        ("words__tlh__a__ftl", "a = b\n", "words/tlh/a.ftl: put words into a folder of their language"),
    ],
)  # fmt: skip
def test_words_that_are_wrong_are_told(tmp_path: Path, name: str, text: str, said: str) -> None:
    (mistake,) = mistakes_beside(pack(tmp_path, **{name: text}).folder, first_game())
    assert said in str(mistake)


@pytest.mark.window
def test_a_picture_of_a_pack_counts_instead_of_the_game_s_own(tmp_path: Path, application: Any) -> None:
    from wonderland_qt.scene.pictures.art import ArtBook

    own = next((paths.of_game(first_game()) / "art").rglob("*.svg"))
    kind, art = own.parent.name, own.stem
    kitchen = pack(tmp_path, **{f"art__{kind}__{art}__svg": SVG.format("")})
    folders = art_over([paths.content(), kitchen.folder], first_game())
    before = ArtBook(paths.of_game(first_game()) / "art").named(f"{kind}/{art}")
    book = ArtBook(paths.of_game(first_game()) / "art", *folders)
    waiting = book.named(f"{kind}/{art}")
    assert waiting is not None
    assert before is not None
    assert waiting.defaultSize() == before.defaultSize()
    let_pictures_come(application)
    drawn = book.named(f"{kind}/{art}")
    assert drawn is not None
    assert drawn.defaultSize().width() == 9


def test_reading_a_pack_runs_no_code_and_reaches_no_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: Any, **_named: Any) -> Any:
        raise AssertionError("a pack reached out")

    ruleset = GAMES[first_game()]
    kitchen = pack(
        tmp_path,
        a__yaml="x: !!python/object/apply:os.system ['true']\n",
    )
    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(subprocess, "Popen", refuse)
    monkeypatch.setattr("os.system", refuse)
    said = [str(mistake) for mistake in mistakes_on(ruleset, [paths.content()], kitchen)]
    assert any("tags (!!python/object/apply:os.system) are not used here" in line for line in said)


@pytest.mark.parametrize("game", GAMES)
def test_warnings_about_an_entry_of_any_game_are_told(game: str, tmp_path: Path) -> None:
    ruleset = GAMES[game]
    content = ruleset.load([paths.content()])
    sections = read_sections([paths.content()], game, ruleset.content_files).sections.data
    path = next(shown.path for shown in ruleset.display.gallery(content) if len(shown.path) == 2)
    entry = value_at(sections, path)["id"]
    kitchen = pack(tmp_path)
    (kitchen.folder / "pack.yaml").write_text(f"id: kitchen\nname: K\ngame: {game}\n")
    long = "x" * 50
    (kitchen.folder / "a.yaml").write_text(f"{path[0]}:\n  - id: {entry}\n    name: {{en: {long}}}\n")
    assert mistakes_on(ruleset, [paths.content()], kitchen) == ()
    told = [str(warning) for warning in warnings_about(ruleset, [paths.content(), kitchen.folder])]
    assert any("a.yaml:3:11: " in line and "add 'pl: ...', 'uk: ...'" in line for line in told)
    assert any("this name has 50 letters" in line for line in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_that_nobody_would_hear_is_a_warning(game: str, tmp_path: Path) -> None:
    folder = tmp_path / game
    folder.mkdir()
    file = folder / "looks.yaml"
    file.write_text("appearances:\n  PhaseBegun:\n    sound: drap\n", encoding="utf-8")
    (told,) = warnings_about(GAMES[game], [paths.content(), tmp_path])
    place = f"{file}:3:12: appearances.PhaseBegun.sound: "
    assert str(told).startswith(f"{place}unknown sound 'drap'; did you mean")
    assert not any("sound" in str(warning) for warning in warnings_about(GAMES[game], [paths.content()]))


@pytest.mark.parametrize("words", ["", "# my words\n"])
def test_a_file_of_words_without_a_message_is_fine(tmp_path: Path, words: str) -> None:
    assert list(mistakes_beside(pack(tmp_path, words__en__a__ftl=words).folder, first_game())) == []


def test_words_may_name_those_of_the_packs_beneath(tmp_path: Path) -> None:
    below = pack(tmp_path / "below", words__en__a__ftl="larder = Larder\n")
    above = pack(tmp_path / "above", words__en__a__ftl="pantry = { larder }\n")
    (lost,) = mistakes_beside(above.folder, first_game())
    assert "a.ftl:1:12: pantry: unknown message 'larder'" in str(lost)
    assert list(mistakes_beside(above.folder, first_game(), [below.folder])) == []


def test_words_are_bounded(tmp_path: Path) -> None:
    large = pack(tmp_path, words__en__a__ftl="a = " + "x" * 300_000).folder
    (mistake,) = mistakes_beside(large, first_game())
    assert "a file of words has at most 256 kB; split or shorten it" in str(mistake)
    for name in "abc":
        (large / "words" / "en" / f"{name}.ftl").write_text(f"# {'x' * 200_000}\n")
    (mistake,) = mistakes_beside(large, first_game())
    assert "c.ftl: a pack has at most 512 kB of words" in str(mistake)


def test_hidden_words_which_nobody_checks_are_not_read(tmp_path: Path) -> None:
    kitchen = pack(tmp_path, words__en__a__ftl="box-title = Mine\n")
    (kitchen.folder / "words" / "en" / ".b.ftl").write_text("box-line = Hidden\n")
    said = Words.load(words_over([paths.content(), kitchen.folder], first_game()), "en")
    assert said.say(Text("box-title")) == "Mine"
    assert said.say(Text("box-line")) != "Hidden"
