"""The walk to all one-key maps of a content, and their index."""

import pytest
from pydantic import BaseModel

from tests.engine.content.sample_content import (
    Card,
    Effect,
    Either,
    Measure,
    Per,
    Region,
    Rest,
    Roses,
    Sample,
    Units,
    Vp,
)
from wonderland_qt.engine.content.effect_index import SharedReference, index_effects, walk


def test_the_walk_finds_all_by_id_and_fields() -> None:
    either = Either(options=(Vp(amount=Per(per=Units(region="garden"))), Rest()))
    card = Card(id="walrus", effects=(Rest(), either), cost=Vp(amount=1))
    assert [(path, found.word) for path, found in walk(Sample(cards=[card]))] == [
        ("walrus.effects.0", "rest"),
        ("walrus.effects.1", "either"),
        ("walrus.effects.1.options.0", "vp"),
        ("walrus.effects.1.options.0.amount.per", "units"),
        ("walrus.effects.1.options.1", "rest"),
        ("walrus.cost", "vp"),
    ]
    assert list(walk(card)) == list(walk(Sample(cards=[card])))
    assert [path for path, _ in walk(either)] == ["", "options.0", "options.0.amount.per", "options.1"]


def test_the_walk_names_what_has_no_id_by_section_and_nested_entries_by_theirs() -> None:
    class Board(BaseModel):
        rewards: dict[str, tuple[Effect, ...]] = {}
        tracks: tuple[tuple[Effect, ...], ...] = ()
        inner: tuple[Card, ...] = ()

    class Content(BaseModel):
        board: Board
        boards: tuple[Board, ...] = ()

    board = Board(rewards={"a": (Rest(),)}, tracks=((Rest(),),), inner=(Card(id="b", cost=Rest()),))
    assert [path for path, _ in walk(Content(board=board, boards=(board,)))] == [
        "board.rewards.a.0", "board.tracks.0.0", "board.inner.b.cost",
        "boards.0.rewards.a.0", "boards.0.tracks.0.0", "boards.0.inner.b.cost",
    ]  # fmt: skip


def test_the_index_knows_each_by_its_reference() -> None:
    card = Card(id="walrus", effects=(Rest(), Vp(amount=Per(per=Roses()))))
    sample = Sample(cards=[card])
    index = index_effects(sample)
    assert list(index) == ["walrus.effects.0", "walrus.effects.1", "walrus.effects.1.amount.per"]
    assert all(found.ref == ref for ref, found in index.items())
    assert index["walrus.effects.1"] is card.effects[1]
    assert index_effects(sample, Measure) == {"walrus.effects.1.amount.per": Roses()}


def test_a_shared_reference_is_refused() -> None:
    sample = Sample(
        cards=[Card(id="a", cost=Rest(), effects=(Rest(),))], regions=(Region(id="a", effects=(Rest(),)),)
    )
    with pytest.raises(SharedReference, match=r"more than one effect has the reference a\.effects\.0"):
        index_effects(sample)
