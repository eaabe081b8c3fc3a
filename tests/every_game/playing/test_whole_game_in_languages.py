"""Games in the window in Polish and in Ukrainian: nothing is cut off, whatever is asked.

An ordinary run shows each game in one of these languages wherever something is asked for the first time, and
answers it by keys on the table; the long tests show whole games.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import msgspec
import pytest

from tests.app.by_hand import Skipping, Wanderer, prompts_of
from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import resize
from tests.every_game.on_screen import games_by_size, on_screen
from tests.invariants import SOAK
from tests.pictures import SIZES
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

EVERY = 20
"""After so many answers the window is looked at again, at the size that it has."""
ALL = [(game, language, 3, 61) for game, language in zip(GAMES, cycle(("pl", "uk")), strict=False)]
ALSO = [(game, language, 3, 62) for game, language in zip(GAMES, cycle(("uk", "pl")), strict=False)]
LONG = [
    (game, language, size, seed)
    for (game, size), language, seed in product(games_by_size(4, 5), ("pl", "uk"), (63,))
]
NAMES = ("Małgorzata", "Świętosława", "Żaneta", "Bogumiła", "Ґалина")


class Looker(Wanderer):
    """Plays by keys on the table, and looks at its size and others whenever something new is asked."""

    def __init__(self, application: Any, window: Any, seed: int) -> None:
        super().__init__(application, window, seed)
        self.flaws: dict[tuple[str, tuple[int, int]], list[str]] = {}
        self.asked: set[str] = set()
        self._known = 0

    def act(self) -> None:
        """Look before acting."""
        asked = self._what_is_asked()
        self._known += 1
        if asked not in self.asked:
            self._known = 0
            self.asked.add(asked)
            self.look(asked)
        elif self._known % EVERY == 0:
            self._note(asked)
        super().act()

    def look(self, at: str) -> None:
        """Look at all sizes, the smallest last: it stays, and outside of long tests it alone is painted.

        Outside of long tests larger sizes are looked at by turns.
        """
        for size in reversed(SIZES) if SOAK else (SIZES[1 + len(self.asked) % (len(SIZES) - 1)], SIZES[0]):
            self.window.setUpdatesEnabled(SOAK or size == SIZES[0])
            resize(self, size)
            self._note(at)

    def _what_is_asked(self) -> str:
        page, pads = type(self.page).__name__, bool(self.window.table.pads.shown)
        return f"{page} {pads} {' '.join(sorted(prompts_of(self.window.table.session)))}"

    def _note(self, at: str) -> None:
        flaws = layout_flaws(self.window)
        if flaws:
            self.flaws[at, (self.window.width(), self.window.height())] = flaws


class Sampler(Skipping, Looker):
    """Looks and plays by keys wherever something is asked that was not answered often enough."""


@pytest.mark.parametrize(("game", "language", "players", "seed"), ALL)
def test_nothing_is_cut_off_wherever_something_new_is_asked(
    open_keyboard: Callable[..., Keyboard], game: str, language: str, players: int, seed: int
) -> None:
    person = begin(open_keyboard(game), Sampler, game, language, players, seed)
    person.play_until(lambda: False)
    assert person.touched > 0
    assert (person.curtains > 0) is on_screen(game).secrets
    assert (person.secretly > 0) is (on_screen(game).secretly > 0)
    see_that_nothing_was_wrong(person, game)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language", "players", "seed"), ALL + ALSO + LONG)
def test_nothing_is_cut_off_in_a_whole_game(
    open_keyboard: Callable[..., Keyboard], game: str, language: str, players: int, seed: int
) -> None:
    person = begin(open_keyboard(game), Looker, game, language, players, seed)
    person.play_until(lambda: False)
    persons = len(person.window.table.persons)
    assert person.curtains >= persons if on_screen(game).secrets else person.curtains == 0
    assert person.secretly >= on_screen(game).secretly
    assert person.touched > on_screen(game).touched * persons
    see_that_nothing_was_wrong(person, game)


def begin(
    keyboard: Keyboard, looker: type[Looker], game: str, language: str, players: int, seed: int
) -> Looker:
    """Begin a game of persons in a language."""
    person = looker(keyboard.application, keyboard.window, seed)
    person.window._keep_settings(msgspec.structs.replace(person.window.settings, language=language))
    person.window.begin(fitted(Invitation(tuple(map(Guest, NAMES[:players])), seed=seed, first=0), game))
    return person


def see_that_nothing_was_wrong(person: Looker, game: str) -> None:
    """See that a game was played to its end on the table, with all words and without flaws."""
    window = person.window
    assert person.page is window.final
    assert window.table.winners
    assert person.played < person.touched, "the list serves the rest"
    person.look("final")
    assert person.flaws == {}
    assert len(person.asked) > on_screen(game).asked, "many kinds of decisions came up"
    assert window.lobby.words.missing == set()
