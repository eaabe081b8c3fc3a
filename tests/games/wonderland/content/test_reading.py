"""What the content must hold beyond its form is reported with file, line, field and remedy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games.wonderland.positions import ALICE, CONTENT, HATTER, QUEEN, new_table
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.games.wonderland.reading import load_content


def changed(folder: Path, old: str, new: str, file: str = "factions.yaml") -> Path:
    """Return a copy of the frozen content where a file, that of the faction boards, reads otherwise."""
    shutil.copytree(CONTENT, folder / "content")
    path = folder / "content" / "wonderland" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / "content"


@pytest.mark.parametrize(
    ("reward", "told"),
    [
        ("vp: -3", "rewards.0.vp.vp: expected a number of at least 0"),
        ("units: -2", "rewards.0.units.units: expected a number of at least 0"),
        ("shards: -1", "rewards.0.shards.shards: expected a number of at least 0"),
        (
            "vp: {per: castles, times: -1}",
            "rewards.0.vp.vp.times: expected a number of at least 1, not -1",
        ),
        (
            "vp: {per: castles, most: 0}",
            "rewards.0.vp.vp.most: expected a number of at least 1, not 0",
        ),
        ("quest: {draw: -1}", "rewards.0.quest.draw: expected a number of at least 0"),
    ],
)
def test_nothing_gives_less_than_nothing(tmp_path: Path, reward: str, told: str) -> None:
    old = "{id: tea_1_13, round: 1, rewards: [leader_strength]}"
    content = changed(tmp_path, old, old.replace("leader_strength", f"{{{reward}}}"), "tea_cards.yaml")
    with pytest.raises(ContentMistakes) as raised:
        load_content([content])
    assert told in str(raised.value)


def test_strength_may_fall(tmp_path: Path) -> None:
    old = "{id: tea_1_13, round: 1, rewards: [leader_strength]}"
    content = changed(tmp_path, old, old.replace("leader_strength", "{strength: -2}"), "tea_cards.yaml")
    assert load_content([content]).tea_cards["tea_1_13"].rewards[0].word == "strength"


QUEST_GAP = "above: alice_leader, below: alice_supporters, column: 1"
TWO_PLAYER_GAP = "above: alice_supporters, below: alice_castles, column: 3"
TRACKS = "alice_gifts, alice_leader, alice_supporters, alice_castles"


@pytest.mark.rule("FORGE-4")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            QUEST_GAP,
            QUEST_GAP.replace("1", "4"),
            "between.alice_between_2.column: both tracks have a space in columns 1 to 3 only",
        ),
        (
            QUEST_GAP,
            QUEST_GAP.replace("1", "3"),
            "between.alice_between_3.column: this place already has a reward; choose another column",
        ),
        (
            QUEST_GAP,
            QUEST_GAP.replace("supporters", "castles"),
            "between.alice_between_2.below: 'alice_castles' is not directly below 'alice_leader'",
        ),
        (
            QUEST_GAP,
            QUEST_GAP.replace("alice_leader", "hats"),
            f"between.alice_between_2.above: no track 'hats' on this side; use one of {TRACKS}",
        ),
        (
            TWO_PLAYER_GAP,
            TWO_PLAYER_GAP.replace("3", "0"),
            "two_players.between.alice_between_5.column: both tracks have a space in columns 1 to 4 only",
        ),
    ],
)
def test_a_reward_between_tracks_has_a_space_above_and_below(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentMistakes) as caught:
        load_content([changed(tmp_path, old, new)])
    assert [line.split(": ", 1)[1] for line in str(caught.value).splitlines()] == [f"factions.alice.{told}"]


@pytest.mark.rule("SETUP-8", "FORGE-5")
def test_supporters_on_forge_tracks_are_some_of_the_players_own(tmp_path: Path) -> None:
    content_folder = changed(tmp_path / "a", "[{supporters: 1}]", "[{supporters: 3}]")
    game = new_table(ALICE, HATTER, QUEEN, content=load_content([content_folder]))
    waiting = {
        player.id: game.content.board.supporters - player.supporters for player in game.state.players.values()
    }
    assert waiting == {ALICE: 6, HATTER: 4, QUEEN: 4}
    with pytest.raises(ContentMistakes, match="supporters wait here, but a player has only 14; use fewer"):
        load_content([changed(tmp_path / "b", "[{supporters: 1}]", "[{supporters: 12}]")])


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "board.yaml",
            "resistance: [3, ",
            "resistance: [33, ",
            "board.resistance.0: expected at most 25, where",
        ),
        (
            "board.yaml",
            "{forge: 1, ",
            "{froge: 1, ",
            "board.starting_bag.froge: no 'froge' in faces; did you mean",
        ),
        ("board.yaml", "castles: 5", "castles: -5", "board.castles: expected a number of at least 0, not"),
        (
            "chips.yaml",
            "kind: rose, level: weak",
            "kind: roze, level: weak",
            "faces.rose_weak.kind: expected 'fl",
        ),
        (
            "factions.yaml",
            "tags: [artifact]",
            "tags: [artefact]",
            "no 'artefact' in faces; did you mean 'artifact'?",
        ),
        (
            "factions.yaml",
            "mad_hatter_ability_4: {",
            "hats: {",
            "replaced.hats: no ability 'hats' on the usual side",
        ),
        ("chips.yaml", "special: swapped", "special: swaped", "did you mean 'swapped'?"),
        (
            "board.yaml",
            "rewards: {}",
            "rewards: {shiled: 1}",
            "values.rewards.shiled: no reward 'shiled'; did you mean 'shield'?",
        ),
    ],
)
def test_what_no_rule_would_find_is_told(file: str, old: str, new: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(ContentMistakes) as caught:
        load_content([changed(tmp_path, old, new, file)])
    assert told in str(caught.value).splitlines()[0]


@pytest.mark.rule("COMP-3")
def test_chips_that_rules_ask_for_are_there(tmp_path: Path) -> None:
    content_folder = changed(tmp_path, "kind: rose, level: weak", "kind: rose, level: strong", "chips.yaml")
    with pytest.raises(ContentMistakes, match="no weak face of kind rose; add one, even with count 0"):
        load_content([content_folder])
