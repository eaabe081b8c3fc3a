"""Wonderland's War as a ruleset: what tells one content from another, and what scores give away."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games.wonderland.positions import ALICE, CONTENT, HATTER, QUEEN, frozen_content, new_table
from wonderland_qt import paths
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.game import WONDERLAND, scores, standings
from wonderland_qt.games.wonderland.reading import load_content


def changed(folder: Path, file: str, old: str, new: str) -> Content:
    """Return the frozen content with one change."""
    shutil.copytree(CONTENT, folder / "content")
    path = folder / "content" / "wonderland" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return load_content([folder / "content"])


def test_another_number_makes_other_content_and_another_word_does_not(tmp_path: Path) -> None:
    fingerprint = WONDERLAND.fingerprint
    frozen = fingerprint(frozen_content())
    assert fingerprint(load_content([CONTENT])) == frozen
    assert (
        WONDERLAND.fingerprint(changed(tmp_path / "a", "tea_cards.yaml", "[{vp: 3}]", "[{vp: 4}]")) != frozen
    )
    assert fingerprint(changed(tmp_path / "b", "tea_cards.yaml", "[shield]", "[castle]")) != frozen
    assert (
        WONDERLAND.fingerprint(changed(tmp_path / "c", "factions.yaml", "intent: ", "intent: now ")) == frozen
    )


@pytest.mark.rule("GAME-11")
def test_quests_in_hand_count_for_their_owner_only_until_the_game_is_over() -> None:
    game = new_table(ALICE, HATTER, QUEEN)
    for player in game.state.players.values():
        player.vp, player.shards = 10, 0
    game.state.players[ALICE].quests = ("red_feat",)
    assert scores(game) == {ALICE: 10, HATTER: 10, QUEEN: 10}
    told = {
        viewer: {(s.player, s.line.key): s.number for s in standings(game, viewer)}
        for viewer in (ALICE, HATTER)
    }
    assert told[ALICE][ALICE, "score-objectives"] == 3
    assert told[HATTER][ALICE, "score-objectives"] == 0
    assert told[ALICE][ALICE, "score-total"] == 13
    game.state.phase = "over"
    assert scores(game)[ALICE] == 13
    assert WONDERLAND.winners(game) == (ALICE,)


def test_a_table_sits_down_as_it_likes() -> None:
    content = frozen_content()
    roster = WONDERLAND.seating.roster(content)
    assert set(roster) == {ALICE, HATTER, QUEEN, PlayerId("jabberwock"), PlayerId("cheshire_cat")}
    chosen = WONDERLAND.seating.seated(content, roster[:3], 5, {"set": "A"})
    assert WONDERLAND.players(WONDERLAND.new(content, chosen, None).state) == roster[:3]
    with pytest.raises(ValueError, match="unknown ally set 'E'"):
        WONDERLAND.seating.seated(content, roster[:3], 5, {"set": "E"})


def test_content_brings_words_for_its_own_entries() -> None:
    content = WONDERLAND.load([paths.content()])
    words = WONDERLAND.narration.content_words(content)
    assert all(set(by_language) <= {"en", "pl", "uk"} for by_language in words.values())
