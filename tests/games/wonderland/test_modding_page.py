"""What docs/modding.md tells a tinkerer to write works as written."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.wonderland.test_vocabulary_page import DOCS
from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.games.wonderland.reading import read_pack

PAGE = (DOCS / "modding.md").read_text(encoding="utf-8")

TRADE = """
from pathlib import Path
import trade_shards
from wonderland_qt import paths
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.newgame.tables import random_table

pack = WONDERLAND.load([paths.content(), Path(".")])
game = WONDERLAND.new(pack, random_table(pack, 3, 1, {}), [])
player = game.state.players[game.state.seats[0]]
player.shards, player.vp = 1, 5
card = pack.tea_cards["tea_2_31"]
game.state.agenda.append(Bound(card.rewards[1].ref, player.id, card.id))
game.advance()
print(player.shards, player.vp)
"""


def blocks(language: str) -> list[str]:
    """The code blocks of the page in one language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def lay(folder: Path, *texts: str) -> Path:
    (folder / "wonderland").mkdir()
    for number, text in enumerate(texts):
        (folder / "wonderland" / f"mod_{number}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_a_tea_card_and_an_item_are_entries(tmp_path: Path) -> None:
    card, item, _with_new_verb = blocks("yaml")
    pack = read_pack([paths.content(), lay(tmp_path, card, item)])
    assert pack.tea_cards["tea_1_31"].round == 1
    assert len(pack.chips_of("mad_tea_pot")) == 2


def test_a_verb_is_unknown_until_it_is_written(tmp_path: Path) -> None:
    with pytest.raises(ContentMistakes, match="unknown verb 'trade_shards'"):
        read_pack([paths.content(), lay(tmp_path, blocks("yaml")[2])])


def test_a_verb_is_a_model_and_a_rule(tmp_path: Path) -> None:
    lay(tmp_path, blocks("yaml")[2])
    (tmp_path / "trade_shards.py").write_text(blocks("python")[0], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRADE], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["0", "6"]
