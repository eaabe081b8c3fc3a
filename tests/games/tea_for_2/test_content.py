"""Mistakes in the content of Tea for 2 are named with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.tea_for_2.positions import FIRST_PRINTING
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.games.tea_for_2.game_content import load_content

MISTAKES = {
    "a stack twice": (
        "market:\n  alice: [1]\n  alice: [2]",
        "alice",
    ),
    "too many empty stacks": ("empty_stacks_at_end: 6", "there are only 5 stacks"),
    "an unknown mission": ("first_game: {alice: biggest_partie}", "did you mean 'biggest_party'"),
    "faces of one tile": ("first_game: {alice: full_plate, duchess: knaves_duchesses}", "a tile of its own"),
    "too few tarts": ("tokens: {tarts: 3, hourglasses: 5}", "4 are given at the start"),
    "an unknown verb": ("characters:\n  - {id: alice, value: 8, effect: [take_hourglas]}", "unknown verb"),
}


@pytest.mark.parametrize(("written", "told"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, written: str, told: str) -> None:
    (tmp_path / "tea_for_2").mkdir()
    (tmp_path / "tea_for_2" / "mine.yaml").write_text(written + "\n", encoding="utf-8")
    with pytest.raises(ContentMistakes) as caught:
        load_content([FIRST_PRINTING, tmp_path])
    assert told in str(caught.value)
    assert "mine.yaml:" in str(caught.value)


def test_a_new_character_is_one_entry(tmp_path: Path) -> None:
    (tmp_path / "tea_for_2").mkdir()
    dodo = "characters:\n  - {id: dodo, value: 5, effect: [{take: {tarts: 1}}, {gain_stars: 1}]}\n"
    (tmp_path / "tea_for_2" / "dodo.yaml").write_text(dodo, encoding="utf-8")
    content = load_content([FIRST_PRINTING, tmp_path])
    assert [type(effect).__name__ for effect in content.characters["dodo"].effect] == ["Take", "GainStars"]
