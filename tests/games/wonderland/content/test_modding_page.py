"""What docs/modding.md and docs/new-verb.md say to write works as written."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.games import modding
from tests.pictures_coming import let_pictures_come
from wonderland_qt import paths
from wonderland_qt.bots.registry import new_bot
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Travel
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import UnitLost, VpGained
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.lab.runner import play_out
from wonderland_qt.testing.language_check import mistakes_of_words

PAGE = modding.page("modding.md")
NEW_VERB = modding.page("new-verb.md")

TRADE = """
from pathlib import Path
from types import SimpleNamespace

import trade_shards
from wonderland_qt import paths
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.evaluation.rewards import REWARDS

content = WONDERLAND.load([paths.content(), Path(".")])
game = WONDERLAND.new(content, WONDERLAND.seating.random_new_game(content, 3, 1, {}), [])
player = game.state.players[game.state.seats[0]]
player.shards, player.vp = 1, 5
card = content.tea_cards["tea_2_31"]
class Seen:
    me = SimpleNamespace(shards=1)


game.state.agenda.append(Bound(card.rewards[1].ref, player.id, card.id))
game.advance()
value = REWARDS[trade_shards.TradeShards](Seen, card.rewards[1])
print(player.shards, player.vp, value)
"""


def chapter(title: str) -> str:
    """What stands below a heading of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def blocks(title: str, language: str) -> list[str]:
    """The code blocks of a chapter in one language."""
    return modding.blocks(chapter(title), language)


def read(tmp_path: Path, *titles: str) -> Content:
    texts = [block for title in titles for block in blocks(title, "yaml")]
    return modding.content_with(WONDERLAND, tmp_path, *texts)


def play(content: Content, seats: Sequence[str], **options: str) -> Mapping[PlayerId, int]:
    players = tuple(map(PlayerId, seats))
    game = WONDERLAND.new(content, WONDERLAND.seating.seated(content, players, 1, options), None)
    play_out(WONDERLAND, game, {player: new_bot("rule", 1) for player in players})
    return WONDERLAND.scores(game)


def test_a_number_is_one_line(tmp_path: Path) -> None:
    content, usual = read(tmp_path, "A number"), WONDERLAND.load([paths.content()])
    assert content.factions["alice"].castle_value == 4
    assert content.board.castle_strength == 2
    assert content.factions["alice"].tracks == usual.factions["alice"].tracks


def test_a_tea_card_and_wonderlandians_are_entries(tmp_path: Path) -> None:
    content = read(tmp_path, "A tea card", "A Wonderlandian")
    assert content.tea_cards["tea_1_31"].round == 1
    assert len(content.chips_of("mad_tea_pot")) == 2
    assert content.figures["mock_lobster"].strength == 3


def test_an_ally_set_is_played_with(tmp_path: Path) -> None:
    content = read(tmp_path, "An ally set")
    assert content.ally_abilities["rose_d"].ally_set == "D"
    assert content.ally_abilities["rose_d"].name["en"] == "Thorns"
    assert len(play(content, ("alice", "mad_hatter"), set="D")) == 2


def test_a_faction_is_played(tmp_path: Path) -> None:
    content = read(tmp_path, "A faction")
    assert play(content, ("dormouse_court", "alice", "mad_hatter"))[PlayerId("dormouse_court")] > 0
    shown = [shown.name.key for shown in WONDERLAND.display.gallery(content)]
    assert {"dormouse_court", "treacle_spoon", "half_a_tale"} <= set(shown)


def test_a_scenery_piece_lies_where_a_stage_has_room_for_it(tmp_path: Path) -> None:
    content = read(tmp_path, "Scenery")
    game = WONDERLAND.new(content, WONDERLAND.seating.random_new_game(content, 3, 1, {}), None)
    lying = {piece.id: piece for piece in WONDERLAND.display.pieces(WONDERLAND.view(game, None), content)}
    assert lying["garden_anvil"].kind == "anvil"
    table = content.files.table
    assert table is not None
    assert any(place.id == "garden_anvil" for place in table.stages["tea"].places)


@pytest.mark.window
def test_a_picture_is_drawn(tmp_path: Path, application: object) -> None:
    from wonderland_qt.models.packs.folders import art_over
    from wonderland_qt.scene.pictures.art import ArtBook

    modding.content_folder_with(tmp_path, "wonderland", *blocks("A Wonderlandian", "yaml"))
    file = tmp_path / "wonderland" / "art" / "wonderlandian" / "mock_lobster.svg"
    file.parent.mkdir(parents=True)
    file.write_text(blocks("A picture", "svg")[0], encoding="utf-8")
    book = ArtBook(paths.of_game("wonderland") / "art", *art_over([paths.content(), tmp_path], "wonderland"))
    book.picture("wonderlandian", "mock_lobster")
    let_pictures_come(application)
    drawn = book.picture("wonderlandian", "mock_lobster")
    assert drawn is not None
    assert drawn.own
    assert drawn.svg.defaultSize().width() > 0


def test_what_is_heard_and_seen_of_events_is_data(tmp_path: Path) -> None:
    content = read(tmp_path, "Sounds and motion")
    appearance, alice = WONDERLAND.display.appearance, PlayerId("alice")
    gained = appearance(VpGained(player=alice, vp=1), content)
    assert (gained.sound, gained.cue) == ("card", Travel("vp:alice"))
    lost = [UnitLost(player=alice, region="the_court", unit=unit) for unit in ("leader", "supporter")]
    assert [appearance(event, content).sound for event in lost] == ["bust", "fall"]
    night = appearance(PhaseBegun(phase="war", round=1), content)
    assert (night.sound, night.interlude) == ("night", None)


def test_a_language_is_a_copy_that_is_translated(tmp_path: Path) -> None:
    for line in blocks("A language", "sh")[0].strip().splitlines():
        _, _, source, target = line.split()
        english = paths.resources() / Path(source).relative_to("resources")
        shutil.copytree(english, tmp_path / source)
        shutil.copytree(english, tmp_path / target)
    folders = [tmp_path / "resources" / name / "words" for name in ("window", "wonderland")]
    assert mistakes_of_words(Words.load(folders, "de")) == []
    effects = folders[1] / "de" / "effects.ftl"
    told = effects.read_text(encoding="utf-8")
    line = next(line for line in told.splitlines() if line.startswith("effect-vp ="))
    written = told.replace(line, blocks("A language", "ftl")[0].strip(), 1)
    effects.write_text(written, encoding="utf-8")
    said = text("effect-vp", vp=3, **{"vp-per": "none"})
    assert Words.load(folders, "de").say(said) == "erhalte 3 SP"


def read_new_verb(tmp_path: Path) -> Content:
    return modding.content_with(WONDERLAND, tmp_path, *modding.blocks(NEW_VERB))


def test_a_verb_is_unknown_until_it_is_written(tmp_path: Path) -> None:
    with pytest.raises(ContentMistakes, match="unknown verb 'trade_shards'"):
        read_new_verb(tmp_path)


def test_a_verb_is_a_model_a_rule_and_an_evaluation(tmp_path: Path) -> None:
    modding.content_folder_with(tmp_path, "wonderland", *modding.blocks(NEW_VERB))
    code = "\n".join(modding.blocks(NEW_VERB, "python"))
    (tmp_path / "trade_shards.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRADE], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["0", "6", "20"]


def test_every_file_that_a_verb_touches_is_there() -> None:
    content_folder = modding.DOCS.parent
    rows = [line.split("|")[1] for line in NEW_VERB.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`([a-z_/]+/[a-z_-]+\.[a-z]+)`", row)]
    assert len(named) >= 6
    for name in named:
        assert (content_folder / name).exists() or (content_folder / "wonderland_qt" / name).exists(), name
