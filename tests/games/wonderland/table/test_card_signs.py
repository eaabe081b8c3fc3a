"""What tea cards say without a word: what comes, what is chosen from, what it costs."""

from __future__ import annotations

import pytest

from tests.games.wonderland.content.shipped import shipped_content
from wonderland_qt.engine.table.signs import CHOICE, COSTS, END, GOOD, NEXT, TRIED, pictures_among
from wonderland_qt.games.wonderland.table.card_pieces import tea_card_signs

DIE = f"{COSTS}die:+1–3"


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("tea_1_20", ("units:2", "wonderlandian", DIE)),
        ("tea_1_06", ("units:3", f"{GOOD}shards:−2")),
        ("tea_1_25", ("units:2", CHOICE, "ally_forge_weak", NEXT, "remove_madness", END)),
        ("tea_1_29", ("units:2", "shield", TRIED, "wonderlandian", DIE, END)),
    ],
)
def test_a_card_says_what_comes_what_is_chosen_and_what_it_costs(card: str, signs: tuple[str, ...]) -> None:
    assert tea_card_signs(shipped_content(), card) == signs


def test_small_cards_show_the_pictures_alone() -> None:
    signs = tea_card_signs(shipped_content(), "tea_1_29")
    assert pictures_among(signs) == ("units:2", "shield", "wonderlandian", "die:+1–3")


def test_every_bracket_is_closed() -> None:
    for card in shipped_content().tea_cards:
        signs = tea_card_signs(shipped_content(), card)
        assert sum(sign in {CHOICE, TRIED} for sign in signs) == signs.count(END)
