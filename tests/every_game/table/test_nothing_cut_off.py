"""At every moment of every game, at three sizes, in every language: nothing in the window is cut off.

An ordinary run looks at the full table of each game in one of the two languages with long words, at the
smallest size and by turns at the others, and paints each moment at one of them; the long tests look at all
tables in all languages, and paint all sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, product

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import resize
from tests.every_game.moments import moments_of, shown_moments
from tests.every_game.on_screen import LANGUAGES
from tests.invariants import SOAK
from tests.pictures import SIZES
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window


def tables(game: str) -> list[tuple[str, str, int]]:
    """Return the game for each number of players in each language, full tables first."""
    sizes = sorted(GAMES[game].seating.sizes, reverse=True)
    return [(game, language, size) for size, language in product(sizes, LANGUAGES)]


AROUND_A_GAME = {"start", "new-game", "final"}
SEEN = [
    (game, language, max(GAMES[game].seating.sizes))
    for game, language in zip(GAMES, cycle(("uk", "pl")), strict=False)
]
REST = [table for game in GAMES for table in tables(game) if table not in SEEN]


def two_sizes(number: int) -> Sequence[tuple[int, int]]:
    """Return the smallest size and another in turn; a moment is shown first at what the last was seen at."""
    sizes = (SIZES[0], SIZES[1 + number // 2 % (len(SIZES) - 1)])
    return sizes[::-1] if number % 2 else sizes


@pytest.mark.parametrize(
    ("game", "language", "players"), [*SEEN, *(pytest.param(*of, marks=pytest.mark.soak) for of in REST)]
)
def test_nothing_is_cut_off(
    open_keyboard: Callable[..., Keyboard], game: str, language: str, players: int
) -> None:
    keyboard = open_keyboard(game, curtain="off", language=language)
    window = keyboard.window
    window._keep_settings(window.settings)
    seen = {}
    for number, moment in enumerate(shown_moments(window, players)):
        sizes = SIZES if SOAK else two_sizes(number)
        for size in sizes:
            window.setUpdatesEnabled(SOAK or size == sizes[number // 2 % len(sizes)])
            resize(keyboard, size)
            seen[moment, size] = layout_flaws(window)
        if moment not in AROUND_A_GAME:
            assert window.table_page.drawn.shows_players, f"at {moment} the table itself tells who does what"
    wanted = moments_of(game).names if players == max(GAMES[game].seating.sizes) else ()
    assert {moment for moment, _ in seen} >= {"start", "new-game", "final", *wanted}
    assert {at: flaws for at, flaws in seen.items() if flaws} == {}


@pytest.mark.parametrize(("game", "language", "players"), SEEN)
def test_nothing_is_cut_off_in_the_largest_letters(
    open_keyboard: Callable[..., Keyboard], game: str, language: str, players: int
) -> None:
    keyboard = open_keyboard(game, curtain="off", language=language, letters="largest")
    window = keyboard.window
    window._keep_settings(window.settings)
    resize(keyboard, SIZES[0])
    among = shown_moments(window, players, one_in=1 if SOAK else 3)
    seen = {moment: layout_flaws(window) for moment in among}
    assert len(seen) >= len(AROUND_A_GAME)
    assert {at: flaws for at, flaws in seen.items() if flaws} == {}
