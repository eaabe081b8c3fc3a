"""The first lesson that has two cards chosen lights both, before and while they are chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.conftest import open_keyboard
from tests.app.keyboard import Keyboard
from tests.app.pupil import Pupil

__all__ = ["open_keyboard"]

pytestmark = pytest.mark.window


def test_both_cards_to_choose_are_lit_until_they_are_chosen(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("bunny_kingdom")
    pupil = Pupil(keyboard.application, keyboard.window)
    pupil.window.first_game("bunny_kingdom")
    pupil.settle()
    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "territories")

    def lit() -> set[str]:
        return {piece for piece in pupil.room.light.lit if piece.startswith("card:")}

    both = lit()
    assert len(both) == 2
    for _ in both:
        low = pupil.drawn.table_scene.item_of(pupil.room.light.pointed[0]).home.y
        card = pupil.room.light.pointed[0]
        pupil.act()
        assert lit() == both
        assert pupil.drawn.table_scene.item_of(card).home.y < low, "a chosen card stands out of the hand"
    assert pupil.window.table.picks.complete
    assert set(pupil.drawn.hand.seals.sealed) == both
