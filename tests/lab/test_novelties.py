"""What only a pack has: judged against a fair share, told first, and never for certain when it is not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.games.wonderland.positions import CONTENT
from tests.lab.test_paired_games import compared, setting
from wonderland_qt import paths
from wonderland_qt.cli import WELL, main
from wonderland_qt.engine.comparison import LEAST_GAMES, Change, Comparison, Novelty
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.lab.figures import Figure
from wonderland_qt.lab.novelties import GamesPlayed, novelties, unseen
from wonderland_qt.lab.shares import Part, Share
from wonderland_qt.lab.verdict import sentences, verdict

DORMOUSE, LOBSTER = Thing("", "dormouse"), Thing("tea card", "lobster")
NEW = """\
tea_cards:
  - {id: tea_1_90, round: 1, name: {en: Lobster}, rewards: [{vp: 30}]}
"""


def shares(of: dict[Figure, tuple[int, int]]) -> dict[Figure, Share]:
    """Figures of which so many of so many games were won."""
    told = {}
    for figure, (won, games) in of.items():
        told[figure] = Share(unit=figure.unit)
        for game in range(games):
            told[figure].add(Part(figure.unit * (game < won), 1))
    return told


def test_a_new_faction_that_wins_little_is_told_of_against_its_fair_share() -> None:
    games = {Figure("wins", "alice"): (30, 100), Figure("wins", "dormouse"): (7, 100)}
    (new,) = novelties(shares(games), frozenset({DORMOUSE}), GamesPlayed(150, 4))
    assert (new.id, new.share, new.fair) == ("dormouse", 0.07, 0.25)
    assert new.is_sure
    assert 0.08 < (new.margin or 0) < 0.1


def test_none_of_twenty_is_no_certainty_and_fewer_tell_nothing() -> None:
    (new,) = novelties(
        shares({Figure("wins", "dormouse"): (0, 20)}), frozenset({DORMOUSE}), GamesPlayed(30, 5)
    )
    assert new.margin
    few = novelties(shares({Figure("wins", "dormouse"): (0, 19)}), frozenset({DORMOUSE}), GamesPlayed(30, 5))
    assert not few
    assert unseen({DORMOUSE}, few) == ("dormouse",)


def test_a_new_card_is_judged_by_the_others_of_its_kind() -> None:
    of = {
        Figure("won", "lobster", "tea card"): (90, 100),
        Figure("won", "jam", "tea card"): (40, 100),
        Figure("won", "crab", "tea card"): (60, 100),
        Figure("won", "duel", "quest"): (1, 100),
    }
    (new,) = novelties(shares(of), frozenset({LOBSTER}), GamesPlayed(300, 4))
    assert (new.share, new.fair, new.is_sure) == (0.9, 0.5, True)


def test_games_with_a_pack_name_its_card_first(tmp_path: Path) -> None:
    (tmp_path / "wonderland").mkdir()
    (tmp_path / "wonderland" / "new.yaml").write_text(NEW, encoding="utf-8")
    before = setting(CONTENT, games=60)
    after = msgspec.structs.replace(before, content_folders=(*before.content_folders, str(tmp_path)))
    told = compared(before, after)
    assert {new.id for new in told.new} | set(told.unseen) == {"tea_1_90"}
    assert not [change for change in told.changes if change.id == "tea_1_90"]
    words = Words.load(paths.words("wonderland"), "en", {"tea_1_90": {"en": "Lobster"}})
    said = verdict(told, words)
    assert said.names["tea_1_90"] == "Lobster"
    assert said.sentences[0].startswith("New")
    assert "Lobster" in said.sentences[0]


SURE_DECISIONS = Change("decisions", "", "", 60, 62.4, 1.9, 200)
SURE_SEAT = Change("seats", "4", "", 0.25, 0.02, 0.01, 20)
SURE_WINS = Change("wins", "alice", "", 0.25, 0.2, 0.03, 200)
SURE_TAKEN = Change("taken", "tea_1_01", "tea card", 0.39, 0.74, 0.05, 30)
NEW_WINS = Novelty("wins", "dormouse", "", 0.07, 0.25, 0.1)


def keys(games: int, changes: tuple[Change, ...], new: tuple[Novelty, ...] = ()) -> list[str]:
    return [said.key for said in sentences(Comparison("wonderland", 4, games, games, changes, new))]


def test_the_headline_is_what_matters_most_to_players() -> None:
    changes = (SURE_DECISIONS, SURE_SEAT, SURE_TAKEN, SURE_WINS)
    said = keys(600, changes, (NEW_WINS,))
    assert said == ["compare-new-wins", "compare-wins", "compare-taken", "compare-seats"]
    assert keys(600, (SURE_DECISIONS,)) == ["compare-noise"], "no one plays for a number of decisions"


def test_something_new_that_is_like_the_others_is_named_without_a_figure() -> None:
    like = msgspec.structs.replace(NEW_WINS, share=0.24)
    assert keys(600, (SURE_TAKEN,), (like,)) == ["compare-new-like", "compare-taken"]
    assert keys(600, (SURE_WINS,), (like,)) == ["compare-wins", "compare-new-like"]
    assert keys(600, (), (like,)) == ["compare-new-like", "compare-noise"]


def test_no_headline_is_as_large_as_its_margin_when_both_are_rounded() -> None:
    near = msgspec.structs.replace(SURE_WINS, after=0.21996, margin=0.03)
    assert near.is_sure
    assert keys(600, (near,))[0] == "compare-noise"


@pytest.mark.parametrize("language", paths.languages())
def test_too_few_games_say_so_and_nothing_else(language: str) -> None:
    assert keys(10, (SURE_WINS,), (NEW_WINS,)) == ["compare-few"]
    assert "compare-few" not in keys(LEAST_GAMES, (SURE_WINS,))
    words = Words.load(paths.words("wonderland"), language)
    (said,) = verdict(Comparison("wonderland", 4, 10, 10, (SURE_WINS,)), words).sentences
    assert "10" in said
    assert str(LEAST_GAMES) in said


def test_simulate_too_tells_first_what_a_pack_adds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wonderland").mkdir()
    (tmp_path / "wonderland" / "new.yaml").write_text(NEW, encoding="utf-8")
    few = ["--games", "12", "--bots", "random", "--jobs", "1", "--report"]
    assert main(["simulate", "--pack", str(tmp_path), *few]) == WELL
    told = capsys.readouterr().out
    assert told.index("Lobster") < told.index("wins by player")
