"""What docs/modding-pixie-queen.md tells a tinkerer to write works as written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.words.words import Words
from wonderland_qt.games.catalogue import stage_of
from wonderland_qt.games.pixie_queen.content.content import Ability, Act
from wonderland_qt.games.pixie_queen.content.pack import Pack, read_pack
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.setup import NewGame
from wonderland_qt.parts.seating import colours

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "modding-pixie-queen.md").read_text(encoding="utf-8")
*BLOCKS, SCENARIO = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
TILE, PRIZES, ACTIONS, NUMBERS = BLOCKS


def root_with(folder: Path, block: str) -> Path:
    (folder / "pixie_queen").mkdir()
    (folder / "pixie_queen" / "more.yaml").write_text(block, encoding="utf-8")
    return folder


def pack_with(folder: Path, block: str) -> Pack:
    """Return the game's own content with a block of the page laid over it."""
    return read_pack([paths.content(), root_with(folder, block)])


def test_a_tile_lies_on_some_tables(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, TILE)
    games = [PIXIE_QUEEN.new(pack, NewGame(colours(pack)[:3], seed)) for seed in range(12)]
    shown = ["night_watch" in game.state.permanents for game in games]
    assert any(shown)
    assert not all(shown)


def test_a_prize_is_added_to_its_row(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, PRIZES)
    rings = [prize for prize in pack.content.prizes if prize.row == "ring"]
    assert [prize.points for prize in rings] == [12, 11, 10, 9, 8, 7, 6, 5]
    assert [prize.golden for prize in rings] == [True] * 6 + [False] * 2


def test_numbers_are_laid_over_field_by_field(tmp_path: Path) -> None:
    content = pack_with(tmp_path, NUMBERS).content
    assert (content.penalties.pass_turn, content.penalties.empty_hand) == (3, 5)
    assert content.score.out == 50
    assert content.settings.rounds == 6
    assert content.penalty_die == (1, 1, 2, 2, 3, 3)


def test_the_scenario_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    roots = (paths.content(), root_with(tmp_path, ACTIONS))
    file = tmp_path / "pilfer.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert perform(file, stage_of("pixie_queen", roots, paths.rulebook("pixie_queen", "en"))) == []


@pytest.mark.parametrize("block", BLOCKS)
def test_a_game_with_what_the_page_adds_is_played_and_said(block: str, tmp_path: Path) -> None:
    pack = pack_with(tmp_path, block)
    words = Words.load(paths.words("pixie_queen"), "en", PIXIE_QUEEN.telling.content_words(pack))
    game = new_game(PIXIE_QUEEN, pack, 4, 3)
    for decision, answer in choices(game, 3):
        assert all(words.say(option.text) for option in decision.options)
        game.choose(decision.player, answer)
    assert PIXIE_QUEEN.winners(game)
    assert words.missing == set()


def test_every_verb_stands_on_the_page() -> None:
    written = set(re.findall(r"^\| `\{?(\w+)", PAGE, re.MULTILINE))
    assert written == {*verbs(Act), *verbs(Ability)}
