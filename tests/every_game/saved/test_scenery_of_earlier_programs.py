"""A pack and a saved game of the program that said fixtures and exhibits read on, as scenery and gallery."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.packs.check import warnings_about
from wonderland_qt.models.packs.folders import words_over

FROZEN = Path(__file__).parents[1] / "frozen" / "scenery"
PACK, SAVE = FROZEN / "evening", FROZEN / "evening.save"
TEA = GAMES["tea_for_2"]


def test_a_pack_with_fixtures_changes_the_scenery() -> None:
    content = TEA.load([paths.content(), PACK])
    assert [piece.order for piece in content.files.scenery if piece.id == "track"] == [7]


def test_its_words_for_exhibits_are_those_of_the_gallery() -> None:
    words = Words.load(words_over([paths.content(), PACK], TEA.id), "en")
    assert words.say(Text("gallery-character")) == "Guests of the evening"


def test_each_of_its_files_names_the_present_word_once() -> None:
    told = [str(warning) for warning in warnings_about(TEA, [paths.content(), PACK])]
    said = [line for line in told if "this is an earlier name" in line]
    assert [line.removeprefix(f"{PACK}/") for line in said] == [
        "lamp.yaml:2:1: this is an earlier name; write 'scenery' instead of 'fixtures'",
        "words/en/evening.ftl:1:1: this is an earlier name; write 'gallery-' instead of 'exhibits-'",
    ]


def test_a_game_saved_with_it_resumes_on_its_own_content() -> None:
    resumed = resume(TEA, TEA.load([paths.content()]), read_save(SAVE), today=())
    assert (resumed.which, resumed.from_state) == ("own", False)
    assert [piece.order for piece in resumed.content.files.scenery if piece.id == "track"] == [7]
    assert resumed.play.game.decisions
