"""Content that no one could play, or see, is refused with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.lookahead.trial import trial
from wonderland_qt.engine.words.worded_errors import in_words
from wonderland_qt.games.wonderland.game import WONDERLAND


def told(tmp_path: Path, text: str) -> list[str]:
    """Return what is said of a pack merged over the game's content, by the pack's own file."""
    (tmp_path / "wonderland").mkdir()
    (tmp_path / "wonderland" / "a.yaml").write_text(text)
    with pytest.raises(ContentMistakes) as caught:
        WONDERLAND.load([paths.content(), tmp_path])
    return [str(mistake).replace(f"{tmp_path}/wonderland/", "") for mistake in caught.value.mistakes]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tiles: []\n", "a.yaml:1:8: tiles: expected at least 5, found 0: one for each region; add some"),
        ("quests: []\n", "a.yaml:1:9: quests: expected at least 10, found 0"),
        ("ally_abilities: []\n", "a.yaml:1:17: ally_abilities: expected at least 1, found 0"),
        ("board: {starting_shards: {5: {remove: true}}}\n", "no shards are given for 5 players"),
        ("tea_cards: []\n", "a.yaml:1:12: tea_cards: round 1 has 0 cards for 13 chairs; add some"),
        ("faces: [{id: mine, kind: poison, count: 1}]\n",
         "a.yaml:1:14: faces.mine.id: the face of kind 'poison', and only that one, has the id 'poison'"),
        ("wonderlandians: [{id: poison, chips: {strength: 1}}]\n",
         "a.yaml:1:23: wonderlandians.poison.id: another chip has the name 'poison'; rename one of them"),
        ("wonderlandians: [{id: walrus, chips: {strength: 1}}]\n",
         "a.yaml:1:31: wonderlandians.walrus.chips: a card brings figures or chips; remove one of them"),
        ("wonderlandians: [{id: mine, figures: [{id: walrus, strength: 1}]}]\n", "brings this figure too"),
        ("table: {regions: {red_keep: {remove: true}}}\n", "'red_keep' has no place on the table"),
        ("table: {layouts: {3: {remove: true}}}\n", "no table for 3 players; add '3: ...'"),
        ("table: {layouts: {3: {seats: [[0, 0]]}}}\n",
         "3.seats: there is only 1 seat for 3 players; give one seat for each player"),
        ("table: {layouts: {3: {board: wide}}}\n", "no 'wide' in table.boards; known: low, high"),
        ("table: {size: [0.0001, 0.0001]}\n", "a.yaml:1:16: table.size.0: expected a number of at least 20"),
        ("faces: [{id: rose_weak, count: 30000}]\n",
         "a.yaml:1:32: faces.rose_weak.count: expected a number of at most 200, not 30000"),
        ("tiles: [{id: tile_1, values: [1, 1, 99999999999999999]}]\n",
         "numbers are at most 1000000 here; write a smaller one"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    assert any(said in line for line in told(tmp_path, text))


def test_what_the_rules_stumble_over_all_the_same_is_found_by_a_trial() -> None:
    content = WONDERLAND.load([paths.content()])
    assert trial(WONDERLAND, content) is None
    content.board = content.board.model_copy(update={"starting_shards": {2: (), 3: (), 5: ()}})
    problem = trial(WONDERLAND, content, whole=False)
    assert problem is not None
    assert in_words(problem) == "4 players cannot play with this content (KeyError: 4)"
