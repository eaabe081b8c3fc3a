"""The strength of characters: every table they can make plays, and the content keeps what is found."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import main
from wonderland_qt.components.bot_characters import characters_of, strength_of
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.lab.character_strength import Results

WEAK, STRONG = "character:weak", "character:strong"


def test_the_stronger_one_leads_by_what_it_wins_more() -> None:
    results = Results()
    results.games[WEAK, STRONG] += [{WEAK: 0.0, STRONG: 1.0}] * 15 + [{WEAK: 1.0, STRONG: 0.0}] * 5
    weak, strong = results.standings([STRONG, WEAK])
    assert (weak.character, weak.wins.value, weak.ahead) == ("weak", 25.0, None)
    assert strong.ahead is not None
    assert (strong.character, strong.wins.value, strong.ahead.value) == ("strong", 75.0, 50.0)
    assert 35 < strong.ahead.margin < 50


def test_tables_weigh_the_same_however_many_games_they_played() -> None:
    results = Results()
    results.games[WEAK, STRONG] += [{WEAK: 0.0, STRONG: 1.0}] * 90
    results.games[WEAK, "character:other"] += [{WEAK: 1.0, "character:other": 0.0}] * 10
    wins = {standing.character: standing.wins.value for standing in results.standings([WEAK, STRONG])}
    assert wins == {"weak": 50.0, "strong": 100.0}


def two_characters(folder: Path) -> Path:
    """Content of Tea for 2 with two characters, neither of whom plays anything out."""
    shutil.copytree(paths.content() / "tea_for_2", folder / "tea_for_2")
    lines = [
        "bots:",
        "  - {id: weak, name: {en: Weak}, about: {en: Slips.}, temper: dreamy, slips: 90}",
        "  - {id: strong, name: {en: Strong}, about: {en: Does not.}, temper: careful}",
    ]
    (folder / "tea_for_2" / "bots.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def measured(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What the command prints."""
    arguments = ["strength", "--game", "tea_for_2", "--alone", "--content", str(folder), "--games", "12"]
    assert main([*arguments, *more]) == 0
    return capsys.readouterr().out


def test_the_command_writes_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = two_characters(tmp_path)
    told = json.loads(measured(folder, capsys, "--json", "--jobs", "1", "--save", str(folder)))
    found = strength_of(GAMES["tea_for_2"].load([folder]))
    assert found is not None
    assert (found.players, found.games, told["games"]) == (2, 12, 12)
    assert [each["character"] for each in told["characters"]] == ["weak", "strong"]
    assert found.wins["strong"].share == told["characters"][1]["wins"]["value"]
    assert found.wins["strong"].ahead_beyond_doubt


def test_processes_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = two_characters(tmp_path)
    assert measured(folder, capsys, "--jobs", "1") == measured(folder, capsys, "--jobs", "2")


def test_measuring_twice_writes_the_section_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = two_characters(tmp_path)
    for _ in range(2):
        measured(folder, capsys, "--jobs", "1", "--save", str(folder))
    text = (folder / "tea_for_2" / "bots.yaml").read_text(encoding="utf-8")
    assert text.count("bot_strength:") == 1
    assert len(characters_of(GAMES["tea_for_2"].load([folder]))) == 2


def test_too_few_characters_make_no_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = two_characters(tmp_path)
    (folder / "tea_for_2" / "bots.yaml").write_text("bots: []\n", encoding="utf-8")
    assert main(["strength", "--game", "tea_for_2", "--alone", "--content", str(folder)]) == 1
    assert "a table of 2 needs as many" in capsys.readouterr().err


def test_a_folder_without_a_file_of_characters_gets_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, empty = two_characters(tmp_path), tmp_path / "empty"
    empty.mkdir()
    measured(folder, capsys, "--jobs", "1", "--save", str(empty))
    assert (empty / "tea_for_2" / "bots.yaml").read_text(encoding="utf-8").startswith("bot_strength: {")
