"""Scenarios of Wonderland's War: positions are checked, and the page about them tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.wonderland.conserved import conserve_chips_and_quests
from tests.games.wonderland.positions import frozen_content
from tests.games.wonderland.test_all_scenarios import rule_ids
from tests.invariants import playing
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.script import read_scripts
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.scenarios.given import Given
from wonderland_qt.games.wonderland.scenarios.position import begin
from wonderland_qt.games.wonderland.scenarios.scenario_setup import wonderland_setup

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(__file__).resolve().parent / "scenarios"
SCENARIOS = [path for path in sorted(FOLDER.rglob("*.yaml")) if FOLDER / "cards" not in path.parents]
PLAYERS = "alice: {}, mad_hatter: {}, queen_of_hearts: {}"


def told(folder: Path, text: str) -> list[str]:
    path = folder / "s.yaml"
    path.write_text(text, encoding="utf-8")
    return [
        line.replace(f"{folder}/", "")
        for line in perform(path, wonderland_setup(frozen_content(), rule_ids()))
    ]


def test_the_example_of_the_page_holds(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.search(r"```yaml\n(about:.*?)```", page, re.DOTALL)
    assert example is not None
    assert told(tmp_path, example[1]) == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("players: {alice: {}, walrus: {}}", "unknown faction 'walrus'; known: "),
        ("players: {alice: {}}", "players, not 1"),
        ("players: {alice: {bag: [rose]}}", "unknown chip 'rose'; did you mean 'rose_weak'?"),
        ("players: {alice: {bag: [8 x alice_1]}}", "not enough 'alice_1' chips"),
        (
            "players: {alice: {units: {red_kep: 1}}}",
            "unknown region 'red_kep'; did you mean 'red_keep'?",
        ),
        ("players: {alice: {units: {red_keep: 11}}}", "there are only 10 supporters"),
        ("players: {alice: {abilities: [flying]}}", "unknown ability of this player 'flying'; known: "),
        (
            "players: {alice: {figures: {walrus: garden}}}",
            "unknown figure of this player's cards 'walrus'",
        ),
        (
            "players: {alice: {tracks: {mad_hatter_gifts: []}}}",
            "unknown forge track 'mad_hatter_gifts'; known: alice_castles, ",
        ),
        ("players: {alice: {leader: moon}}", "unknown place 'moon'"),
        ("players: {alice: {tea_cards: [tea_9_01]}}", "unknown tea card 'tea_9_01'; did you mean "),
        ("chairs: {chair_6: tea_1_01}", "unknown chair in play 'chair_6'"),
        ("poisoned: [tea_1_01]", "unknown tea card on a chair 'tea_1_01'"),
        ("supply: {poison: 9}", "only 7 are left"),
        ("battle: {region: garden, participants: {walrus: {}}}", "unknown player 'walrus'"),
        (
            "next: {battel: garden}",
            "expected what comes next, such as 'tea_turn: alice'; did you mean 'battle'?",
        ),
        ("next: {battle: moon}", "expected what comes next, such as 'tea_turn: alice', not 'moon'"),
        ("next: {rewards: {alice: tea_9_01}}", "unknown tea card 'tea_9_01'"),
        ("next: {step: {step: Sing}}", "unknown step 'Sing'"),
        ("next: {step: {step: TeaTurn}}", "the required field `player` is missing"),
        ("next: {step: {step: TeaTurn, plaier: alice}}", "unknown field of TeaTurn 'plaier'"),
        (
            "next: {battle: garden, settle: garden}",
            "expected one thing that comes next; write a list for several",
        ),
        ("next: draw", "there is no battle to continue; give one under 'battle'"),
        ("state: {round: three}", "round: expected `int`, found `str`"),
        ("state: {players: {alice: {vpp: 3}}}", "the state has no 'vpp' here"),
        ("players: {alice: {supporters: 19}}", "there are 10 supporters, 0 of them placed"),
        ("players: {alice: {leader_strength: 9}}", "expected a number from 1 to 6, not 9"),
        ("players: {alice: {castle_value: 9}}", "expected a number from 3 to 6, not 9"),
        ("players: {alice: {tracks: {alice_gifts: [6 x rose_weak]}}}", "this track has 3 spaces, not 6"),
        ("players: {alice: {tracks: {alice_gifts: [madness]}}}", "madness and poison never go here"),
        ("players: {alice: {active: [poison]}}", "madness and poison never go here"),
        ("players: {alice: {madness: [rose_weak]}}", "expected only madness chips"),
        ("players: {alice: {madness: [5 x madness]}}", "the madness track has only 4 spaces"),
        (
            "players: {alice: {quests: [red_feat], feats: [red_feat]}}",
            "the quest 'red_feat' is used here and elsewhere, but there is only one",
        ),
        ("tiles: {garden: tile_1, red_keep: tile_1}", "the tile 'tile_1' is used here and elsewhere"),
        ("tea: {taken: {alice: 9}}", "expected a number from 0 to 4, not 9"),
        (
            "battle: {region: garden, participants: {alice: {}}}",
            "alice has no units in garden; give some, or 'fight: busted'",
        ),
        (
            "battle: {region: garden, participants: {}, wagers: {alice: mad_hatter}}",
            "unknown participant 'mad_hatter'",
        ),
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


def test_the_words_of_options_are_all_there(tmp_path: Path) -> None:
    """Whatever is offered in games at random could stand in a scenario as refused or not offered."""
    setup = wonderland_setup(frozen_content(), rule_ids())
    met: set[str] = set()
    for seed in range(3):
        chosen = WONDERLAND.seating.random_new_game(frozen_content(), 2 + seed, seed, {"set": "mix"})
        for game in playing(WONDERLAND.new(frozen_content(), chosen, None), seed):
            met |= {setup.option_name(option.id) for at in game.decisions for option in at.options}
    options = ", ".join(f'"{option}"' for option in sorted(met) if "@" not in option)
    text = f"new: {{players: [{', '.join(setup.content.factions)}]}}\n"
    text += f"expect: {{not_offered: {{alice: [{options}]}}}}"
    assert [line for line in told(tmp_path, text) if "no option contains" in line] == []


def test_negative_numbers_are_refused(tmp_path: Path) -> None:
    text = f"given: {{next: score, players: {{{PLAYERS.replace('alice: {}', 'alice: {shards: -3}')}}}}}"
    assert told(tmp_path, text) == [
        "s.yaml:1:48: given.players.alice.shards: expected a number of at least 0, not -3",
    ]


def test_a_leader_sits_on_a_chair_alone(tmp_path: Path) -> None:
    seats = "players: {alice: {leader: chair_2}, mad_hatter: {leader: chair_2}, queen_of_hearts: {}}"
    (line,) = told(tmp_path, f"given: {{next: tea, {seats}}}")
    assert "another leader sits on chair_2" in line
    seats = seats.replace("mad_hatter: {leader: chair_2}", "mad_hatter: {}")
    (line,) = told(tmp_path, f"given: {{next: tea, chairs: {{chair_2: tea_1_01}}, {seats}}}")
    assert "there is a card on chair_2, but the leader there has already taken it" in line


def test_the_state_is_told_in_the_words_of_what_is_given(tmp_path: Path) -> None:
    """What a position says, word for word, holds of the state that it gives."""
    said = (
        "{units: {garden: 2}, shield: broken, castles: [tumtum], cards: [looking_glass], "
        "bag: [alice_1, 2 x rose_weak], vp: 3, leader: garden}"
    )
    given = (
        f"given: {{players: {{alice: {said}, mad_hatter: {{}}, queen_of_hearts: {{}}}}, supply: {{poison: 2}}"
    )
    state = f"expect: {{state: {{alice: {said}, supply: {{poison: 2}}}}"
    assert told(tmp_path, f"{given}, next: {{battle: red_keep}}}}\n{state}}}") == []


def test_a_new_game_is_dealt_as_chance_says(tmp_path: Path) -> None:
    text = """\
new: {players: [alice, mad_hatter, queen_of_hearts], options: {set: B}, seed: 7}
chance:
  setup: [tile_2, tile_1]
  die: [3]
  quests: [red_feat, garden_feat]
play:
  - alice: keep:red_feat
expect:
  events: [{TileLaid: {region: red_keep, tile: tile_2}}, {QuestSeen: {player: alice, quest: garden_feat}}]
  state: {alice: {quests: [red_feat, garden_feat], shards: 3}, tiles.garden: tile_1}
  asked: [mad_hatter, queen_of_hearts]
"""
    assert told(tmp_path, text) == []


def test_every_chip_and_quest_of_every_position_is_in_one_place() -> None:
    content = frozen_content()
    for path in SCENARIOS:
        game = WONDERLAND.game(begin(content, read_scripts(path, Given)[0].scenario.given), content)
        if not game.state.answered and not game.state.streams:
            conserve_chips_and_quests(game)
