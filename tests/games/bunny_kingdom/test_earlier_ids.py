"""A pack, a scenario and a saved game in which parchments have their earlier ids are read on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.engine.content.yaml.yaml_reader import read_yaml
from wonderland_qt.engine.journals.journal import Answered
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.models.packs.folders import art_over, pictures_by_name, words_over

FROZEN = Path(__file__).parent / "frozen"
PACK, SCENARIO = FROZEN / "an-earlier-warren", FROZEN / "a_parchment_copied.yaml"
SAVE = Path(__file__).parents[2] / "every_game" / "formats" / "2-bunny_kingdom-earlier-parchments.save"
GAME = "bunny_kingdom"


def straight_in_the_pack(folder: Path) -> Path:
    """Return a copy of the pack in which no folder names the game, which its manifest does."""
    shutil.copytree(PACK / GAME, folder)
    shutil.copy(PACK / "pack.yaml", folder)
    return folder


@pytest.mark.parametrize("straight", [False, True], ids=["in a folder of the game", "straight in the pack"])
def test_the_pack_changes_the_parchments_of_now(straight: bool, tmp_path: Path) -> None:
    folders = [paths.content(), straight_in_the_pack(tmp_path / "warren") if straight else PACK]
    content = BUNNY_KINGDOM.load(folders)
    assert {parchment.id for parchment in content.files.parchments} == {
        parchment.id for parchment in BUNNY_KINGDOM.load([paths.content()]).files.parchments
    }
    words = Words.load(words_over(folders, GAME), "en")
    assert words.say(Text("genghis_hop")) == "Hop Khan"
    assert words.say(Text("earik_the_wild")) == "Nibbles, friend of Happy Camper"
    option = text("option-copy", parchment="Hop Khan", copied="Nibbles", rules="none", value=1)
    assert words.say(option) == "Hop Khan as Nibbles, 1 point"
    (art,) = art_over(folders, GAME)
    assert set(pictures_by_name(art)) == {"parchment/phantom_of_the_larder"}


def renamed(*pairs: tuple[str, str]) -> str:
    said = ", ".join(f"'{now}' instead of '{before}'" for before, now in pairs)
    return f"this is an earlier name; write {said}"


def test_validate_names_the_new_ids_once_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(PACK)]) == WELL
    khan, wild = ("hunny_king", "genghis_hop"), ("panpan", "earik_the_wild")
    camper, phantom = ("colonist", "happy_camper"), ("bun_shee", "phantom_of_the_larder")
    folder = PACK / GAME
    assert [line for line in capsys.readouterr().out.splitlines() if "earlier name" in line] == [
        f"warning: {folder}/art/parchment/bun_shee.svg: {renamed(phantom)}",
        f"warning: {folder}/parchments.yaml:2:10: {renamed(khan, wild, camper)}",
        f"warning: {folder}/words/en/names.ftl:1:1: {renamed(khan, wild, camper)}",
        f"warning: {folder}/words/en/options.ftl:1:49: {renamed(('worth', 'value'))}",
    ]
    assert main(["validate", "--strict", str(PACK)]) == PROBLEMS


def test_the_scenario_holds_and_names_the_new_id_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SCENARIO)]) == WELL
    said = f"warning: {SCENARIO}:5:27: {renamed(('liberal', 'right_paw'))}"
    assert capsys.readouterr().out.splitlines() == [said, f"{SCENARIO}: ok"]


def test_answers_of_the_saved_game_name_the_parchments_of_now() -> None:
    answers = {line.option for line in read_save(SAVE).journal.lines if isinstance(line, Answered)}
    assert answers >= {"card:right_paw+card:camp_2", "card:left_paw+card:territory_B2", "right_paw=farmer"}


def test_an_earlier_word_of_a_setting_counts_and_is_named_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / GAME / "ties.yaml"
    file.parent.mkdir()
    file.write_text(
        "parchments:\n  - {id: royal_ring, name: {en: nobody}}\n"
        "settings:\n  matriarch_tie: nobody\n  opportunist_tie: 'nobody'\n"
    )
    settings = BUNNY_KINGDOM.load([paths.content(), tmp_path]).files.settings
    assert (settings.matriarch_tie, settings.opportunist_tie) == ("none", "none")
    assert read_yaml(file).text == file.read_text().replace("_tie: nobody", "_tie: none").replace(
        "'nobody'", "'none'"
    )
    assert main(["validate", str(tmp_path)]) == WELL
    warnings = [line for line in capsys.readouterr().out.splitlines() if "earlier name" in line]
    assert warnings == [f"warning: {file}:4:18: {renamed(('nobody', 'none'))}"]
