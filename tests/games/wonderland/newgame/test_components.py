"""What is in the box: the counts of the game's own content."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.reading import load_content

ALLIES = ("flamingo", "creature", "red_rook", "rose", "card_soldier")


@pytest.fixture(scope="module")
def box() -> Content:
    return load_content([Path(__file__).resolve().parents[4] / "content"])


@pytest.mark.rule("COMP-1")
def test_the_board(box: Content) -> None:
    assert len(box.ring) == 5
    assert [len(box.chairs(players)) for players in (2, 3, 4, 5)] == [11, 11, 12, 13]
    assert box.board.track_end == 25
    assert {2, 5} <= box.forge_symbols
    assert 8 not in box.forge_symbols


@pytest.mark.rule("COMP-2")
def test_five_factions_with_their_pieces(box: Content) -> None:
    assert set(box.factions) == {"alice", "mad_hatter", "queen_of_hearts", "jabberwock", "cheshire_cat"}
    assert (box.board.supporters, box.board.castles) == (14, 5)
    for faction in box.factions.values():
        chips = [chip for chip in box.chips if chip.owner == faction.id]
        tags = Counter(tag for chip in chips for tag in chip.tags & {"starting", "artifact", "madness"})
        assert tags == {"starting": 4, "artifact": 6, "madness": 1}
        assert sorted(chip.strength for chip in chips if "starting" in chip.tags) == [1, 1, 1, 2]
        assert {chip.strength for chip in chips if "artifact" in chip.tags} == {3}
        assert [chip.madness for chip in chips if "madness" in chip.tags] == [2]


@pytest.mark.rule("COMP-3")
def test_the_supply(box: Content) -> None:
    supply = Counter(chip.kind for chip in box.chips[1:] if not chip.owner and "item" not in chip.tags)
    assert supply == {**dict.fromkeys(ALLIES, 19), "forge": 25, "madness": 29, "poison": 7}
    levels = {kind: {chip.level for chip in box.chips if chip.kind == kind} for kind in (*ALLIES, "forge")}
    assert levels == {ally: {"weak", "strong"} for ally in ALLIES} | {"forge": {"weak"}}
    assert len(box.board.die) == 6
    assert set(box.board.die) == {1, 2, 3}


@pytest.mark.rule("COMP-4")
def test_the_cards(box: Content) -> None:
    assert Counter(card.round for card in box.files.tea_cards) == {1: 30, 2: 30, 3: 30}
    assert Counter(quest.region for quest in box.files.quests) == dict.fromkeys(box.ring, 6)
    cards = box.files.wonderlandians
    items, figures = [c for c in cards if c.chips], [c for c in cards if c.figures]
    assert (len(cards), len(items), len(figures)) == (24, 12, 12)
    assert sum(len(box.chips_of(card.id)) for card in items) == 24
    assert sorted(len(card.figures) for card in figures) == [1] * 11 + [2]
    assert [len(tile.values) for tile in box.files.tiles] == [3] * 6


@pytest.mark.rule("GAME-5")
def test_kinds_of_chips(box: Content) -> None:
    kinds = {chip.kind for chip in box.chips[1:]}
    items = {card.id for card in box.files.wonderlandians if card.chips}
    assert kinds == {*ALLIES, "forge", "faction", "madness", "poison", *items}
    assert {chip.kind for chip in box.chips if "artifact" in chip.tags} == {"faction"}
