"""A pack and a scenario of November 2026 are read on; words with other names now are named once a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.engine.lessons.course_files import read_coach
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Appear, Travel
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.events import LeaderMoved, QuestsDrawn
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.models.packs.folders import words_over

FROZEN = Path(__file__).parents[1] / "frozen"
PACK = FROZEN / "an-earlier-evening"
SCENARIO = FROZEN / "madness_blocked.yaml"
ALICE = PlayerId("alice")


def test_the_pack_counts_with_all_its_earlier_words() -> None:
    content = WONDERLAND.load([paths.content(), PACK])
    assert content.files.values.rewards["units"] == 10
    assert next(piece for piece in content.files.scenery if piece.id == "lawn").order == 1
    moved = LeaderMoved(player=ALICE, place="red_keep")
    assert WONDERLAND.display.appearance(moved, content).cue == Travel("leader:alice", "leader:alice")
    drawn = QuestsDrawn(player=ALICE, quests=1)
    assert WONDERLAND.display.appearance(drawn, content).cue == Appear("hand:alice", "deck:quests")
    words = Words.load(words_over([paths.content(), PACK], "wonderland"), "en")
    assert words.say(text("event-PlayerStopped", player="Alice")) == "Alice has had enough."
    assert words.say(Text("trigger-tea_start")) == "As the kettle begins to sing"
    coach = read_coach([paths.content(), PACK], "wonderland", paths.languages())
    assert coach is not None
    assert coach.course.tips[0].when.event


def warning(place: str, *pairs: tuple[str, str]) -> str:
    """Return the warning of a file, at its first earlier word."""
    said = ", ".join(f"'{now}' instead of '{before}'" for before, now in pairs)
    return f"warning: {place}: this is an earlier name; write {said}"


def test_validate_names_the_new_words_once_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(PACK)]) == WELL
    told = [line for line in capsys.readouterr().out.splitlines() if "earlier name" in line]
    folder = PACK / "wonderland"
    sections = (("worth", "values"), ("fixtures", "scenery"), ("journey", "travel"), ("arrival", "appear"))
    assert told == [
        warning(f"{folder}/coach.yaml:4:30", ("fact", "event")),
        warning(f"{folder}/numbers.yaml:2:1", *sections),
        warning(f"{folder}/words/en/names.ftl:1:1", ("fact-", "event-"), ("window-", "trigger-")),
    ]
    assert main(["validate", "--strict", str(PACK)]) == PROBLEMS


def test_the_scenario_holds_and_names_the_new_words_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SCENARIO)]) == WELL
    words = (("window:madness", "trigger:madness"), ("facts", "events"), ("no_facts", "no_events"))
    assert capsys.readouterr().out.splitlines() == [warning(f"{SCENARIO}:4:9", *words), f"{SCENARIO}: ok"]
