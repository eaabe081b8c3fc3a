"""Decks: drawing at random, and nothing lost on the way."""

from __future__ import annotations

import pytest

from wonderland_qt.components.deck import draw, without
from wonderland_qt.engine.chance import OwnChance


@pytest.mark.parametrize(("count", "drawn"), [(0, 0), (2, 2), (9, 5)])
def test_as_many_are_drawn_as_are_wanted_or_there(count: int, drawn: int) -> None:
    cards, left = draw(OwnChance(1), "deck", tuple("abcde"), count)
    assert len(cards) == drawn
    assert sorted(cards + left) == list("abcde")


def test_every_card_can_be_the_first() -> None:
    chance = OwnChance(1)
    assert {draw(chance, "deck", tuple("abcde"), 1)[0] for _ in range(100)} == {(c,) for c in "abcde"}


def test_one_of_equal_cards_is_taken_out() -> None:
    assert without(("a", "b", "a"), "a") == ("b", "a")
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")
