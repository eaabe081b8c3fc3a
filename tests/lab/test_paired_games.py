"""Comparing contents: a known change is reported with its margin, what plays alike tells nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from tests.games.wonderland.positions import CONTENT
from wonderland_qt import paths
from wonderland_qt.engine.comparison import LEAST_GAMES, Change, Comparison
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.lab.paired_games import compare
from wonderland_qt.lab.runner import Setting
from wonderland_qt.lab.verdict import sentences, verdict

FIRST_SPACE = "alice_gifts, spaces: [[{vp: 1}]"
PAYING = "alice_gifts, spaces: [[{vp: 5}]"


def setting(content_folder: Path, game: str = "wonderland", games: int = 24, bots: str = "random") -> Setting:
    players = GAMES[game].seating.usual_size
    return Setting(game, (str(content_folder),), players, games, (bots,), 5, {}, rates=True)


def edited(tmp_path: Path, content_folder: Path, game: str, old: str, new: str) -> Path:
    """A copy of a game's content in which some words have been replaced everywhere."""
    copy = tmp_path / "edited"
    shutil.copytree(content_folder / game, copy / game)
    for file in (copy / game).glob("*.yaml"):
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return copy


def compared(before: Setting, after: Setting) -> Comparison:
    return compare(before, after, lambda _: None, jobs=1)


def test_a_faction_s_first_space_doubled_is_told(tmp_path: Path) -> None:
    before = edited(tmp_path / "before", CONTENT, "wonderland", FIRST_SPACE, PAYING)
    after = edited(tmp_path / "after", before, "wonderland", PAYING, PAYING.replace("5", "10"))
    told = compared(setting(before, games=40), setting(after, games=40))
    scores = {change.id: change for change in told.changes_of("scores")}
    assert scores["alice"].is_sure
    assert 1 < scores["alice"].difference < 8
    said = verdict(told, Words.load(paths.words("wonderland"), "en")).sentences
    assert any(s.startswith(f"Alice scores {scores['alice'].difference:.1f} points more (±") for s in said)


@pytest.mark.parametrize("game", GAMES)
def test_a_comment_tells_nothing(game: str, tmp_path: Path) -> None:
    after = edited(tmp_path, paths.content(), game, "\n", "\n# another comment\n")
    told = compared(setting(paths.content(), game, games=5), setting(after, game, games=5))
    assert (told.games, told.different) == (5, 0)
    assert [change for change in told.changes if change.difference or change.is_sure] == []
    assert [said.key for said in sentences(told)] == ["compare-few"]
    enough = msgspec.structs.replace(told, games=LEAST_GAMES)
    assert [said.key for said in sentences(enough)] == ["compare-nothing"]


def test_what_lies_within_chance_says_how_many_games_would_settle_it() -> None:
    noise = Change("wins", "alice", "", 0.21, 0.231, 0.042, 2400)
    told = sentences(Comparison("wonderland", 4, 600, 300, (noise,)))
    assert [said.key for said in told] == ["compare-noise", "compare-wins", "compare-settle"]
    sure = msgspec.structs.replace(noise, margin=0.014)
    told = sentences(Comparison("wonderland", 4, 600, 300, (sure, noise)))
    words = Words.load(paths.words("wonderland"), "pl")
    assert [words.say(said) for said in told] == [
        "Alicja wygrywa o 2,1 punktu procentowego częściej (±1,4): 23,1% rozgrywek zamiast 21,0%."
    ]


def test_more_processes_compare_alike(tmp_path: Path) -> None:
    after = edited(tmp_path, CONTENT, "wonderland", FIRST_SPACE, FIRST_SPACE.replace("1", "2"))
    seen: list[int] = []
    both = setting(CONTENT, games=12), setting(after, games=12)
    assert compare(*both, lambda told: seen.append(told.games), jobs=2).changes == compared(*both).changes
    assert seen == sorted(seen)
    assert seen[-1] == 12


def test_whoever_stops_waiting_ends_the_processes() -> None:
    def stop(_told: Comparison) -> None:
        raise KeyboardInterrupt

    many = setting(paths.content(), games=5000, bots="rule")
    with pytest.raises(KeyboardInterrupt):
        compare(many, many, stop, jobs=2)
