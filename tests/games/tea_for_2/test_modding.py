"""What docs/modding-tea-for-2.md tells a tinkerer to write works as written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.tea_for_2.positions import SEATS
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.words.wording import describe_all
from wonderland_qt.engine.words.words import Words
from wonderland_qt.games.tea_for_2.content import Effect
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.pack import Pack, read_pack

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "modding-tea-for-2.md").read_text(encoding="utf-8")
CHARACTER, MISSION, NUMBERS = BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


def pack_with(folder: Path, block: str) -> Pack:
    """Return the game's own content with a block of the page laid over it."""
    (folder / "tea_for_2").mkdir()
    (folder / "tea_for_2" / "more.yaml").write_text(block, encoding="utf-8")
    return read_pack([paths.content(), folder])


def test_a_character_is_one_entry_and_lies_where_it_is_named(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, CHARACTER)
    assert [card.character for card in pack.groups["pink"]].count("dodo") == 1
    assert len(pack.groups["blue"]) == 10
    words = Words.load(paths.words("tea_for_2"), "en", TEA_FOR_2.telling.content_words(pack))
    effect = [words.say(line) for line in describe_all(pack.characters["dodo"].effect)]
    assert effect == ["take 1 tart", "gain 1 star"]


def test_a_mission_is_one_entry(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, MISSION)
    games = (TEA_FOR_2.new(pack, TEA_FOR_2.seating.seated(pack, SEATS, seed, {})) for seed in range(40))
    assert any("low_tea" in game.state.missions.values() for game in games)


def test_numbers_are_laid_over_field_by_field(tmp_path: Path) -> None:
    content = pack_with(tmp_path, NUMBERS).content
    assert (content.tokens.tarts, content.tokens.hourglasses) == (12, 5)
    assert content.market["alice"] == (1, 1, 1, 2, 2)
    assert len(content.market) == 5


@pytest.mark.parametrize("block", BLOCKS)
def test_a_game_with_what_the_page_adds_is_played_to_its_end(block: str, tmp_path: Path) -> None:
    pack, chance = pack_with(tmp_path, block), OwnChance(7)
    game = TEA_FOR_2.new(pack, TEA_FOR_2.seating.seated(pack, SEATS, 7, {}))
    while not game.over:
        (decision,) = game.decisions
        game.choose(decision.player, chance.pick("options", decision.options).id)
    assert TEA_FOR_2.winners(game)


def test_every_verb_stands_on_the_page() -> None:
    written = set(re.findall(r"^\| `\{?(\w+)", PAGE, re.MULTILINE))
    assert written == set(verbs(Effect))
