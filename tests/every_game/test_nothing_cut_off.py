"""At every moment of a game, at three sizes, in every language: nothing in the window is cut off."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.moments import moments
from tests.app.test_growing import resize
from tests.pictures import SIZES

pytestmark = pytest.mark.window

SEEN = [("en", 5), ("pl", 3), ("uk", 5)]
REST = [("en", 3), ("pl", 5), ("uk", 3), ("en", 4), ("pl", 4), ("uk", 4)]
MOMENTS = {"start", "new-game", "setup", "tea", "late-tea", "wagers", "battle", "forging", "final"}


@pytest.mark.parametrize(
    ("language", "players"), [*SEEN, *(pytest.param(*of, marks=pytest.mark.soak) for of in REST)]
)
def test_nothing_is_cut_off(open_keyboard: Callable[..., Keyboard], language: str, players: int) -> None:
    keyboard = open_keyboard(curtain="off")
    window = keyboard.window
    window._keep(msgspec.structs.replace(window.settings, language=language))
    seen = {}
    for moment in moments(window, players):
        for size in SIZES:
            resize(keyboard, size)
            seen[moment, size] = layout_flaws(window)
    assert {moment for moment, _ in seen} == MOMENTS
    assert {at: flaws for at, flaws in seen.items() if flaws} == {}
