"""Scenarios of Wonderland's War: positions are checked, and the page about them tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.wonderland.conserved import conserve_chips_and_quests
from tests.games.wonderland.positions import frozen_pack
from wonderland_qt.engine.scenarios.scenario import read_script
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.scenarios.given import Given
from wonderland_qt.games.wonderland.scenarios.position import begin
from wonderland_qt.games.wonderland.scenarios.stage import wonderland_stage

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(__file__).resolve().parent / "scenarios"
SCENARIOS = [path for path in sorted(FOLDER.rglob("*.yaml")) if FOLDER / "cards" not in path.parents]
PLAYERS = "alice: {}, mad_hatter: {}, queen_of_hearts: {}"


def told(folder: Path, text: str) -> list[str]:
    path = folder / "s.yaml"
    path.write_text(text, encoding="utf-8")
    return [line.replace(f"{folder}/", "") for line in perform(path, wonderland_stage(frozen_pack()))]


def test_the_example_of_the_page_holds(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(about:.*?)```", page, re.DOTALL)
    assert example is not None
    assert told(tmp_path, example[1]) == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("players: {alice: {}, walrus: {}}", "no faction is called 'walrus'; known: "),
        ("players: {alice: {}}", "1 cannot play"),
        ("players: {alice: {bag: [rose]}}", "no chip is called 'rose'; did you mean 'rose_weak'?"),
        ("players: {alice: {bag: [8 x alice_1]}}", "there are not so many chips 'alice_1'"),
        (
            "players: {alice: {units: {red_kep: 1}}}",
            "no region is called 'red_kep'; did you mean 'red_keep'?",
        ),
        ("players: {alice: {units: {red_keep: 11}}}", "there are 10 supporters only"),
        ("players: {alice: {abilities: [flying]}}", "no ability of this player is called 'flying'; known: "),
        (
            "players: {alice: {figures: {walrus: garden}}}",
            "no figure of this player's cards is called 'walrus'",
        ),
        (
            "players: {alice: {tracks: {mad_hatter_gifts: []}}}",
            "no forge track is called 'mad_hatter_gifts'; known: alice_castles, ",
        ),
        ("players: {alice: {leader: moon}}", "no place is called 'moon'"),
        ("players: {alice: {tea_cards: [tea_9_01]}}", "no tea card is called 'tea_9_01'; did you mean "),
        ("chairs: {chair_6: tea_1_01}", "no chair in play is called 'chair_6'"),
        ("poisoned: [tea_1_01]", "no tea card on a chair is called 'tea_1_01'"),
        ("supply: {poison: 9}", "there are 7 left only"),
        ("battle: {region: garden, participants: {walrus: {}}}", "no player is called 'walrus'"),
        (
            "next: {battel: garden}",
            "expected what is next, such as 'battle: red_keep'; did you mean 'battle'?",
        ),
        ("next: {battle: moon}", "expected what is next, such as 'battle: red_keep', not 'moon'"),
        ("next: {rewards: {alice: tea_9_01}}", "no tea card is called 'tea_9_01'"),
        ("next: {step: {step: Sing}}", "no step is called 'Sing'"),
        ("next: {step: {step: TeaTurn}}", "Object missing required field `player`"),
        ("state: {round: three}", "Expected `int`, got `str` - at `$.round`"),
    ],
)
def test_a_position_that_cannot_be_is_told(tmp_path: Path, given: str, expected: str) -> None:
    lines = [] if given.startswith("next") else ["next: score"]
    if (
        given.startswith("players: {alice: {")
        and "walrus: {}" not in given
        and given != "players: {alice: {}}"
    ):
        given = f"{given[:-1]}, mad_hatter: {{}}, queen_of_hearts: {{}}}}"
    lines += [given] if given.startswith("players") else [f"players: {{{PLAYERS}}}", given]
    (line,) = told(tmp_path, "given:\n" + "\n".join(f"  {line}" for line in lines))
    assert re.fullmatch(r"s\.yaml:\d+:\d+: at the start: .*", line)
    assert expected in line


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_chip_and_quest_of_a_position_is_in_one_place(path: Path) -> None:
    pack = frozen_pack()
    state = begin(pack, read_script(path, Given).scenario.given)
    game = WONDERLAND.game(state, pack)
    if not game.state.answered and not game.state.streams:
        conserve_chips_and_quests(game)
