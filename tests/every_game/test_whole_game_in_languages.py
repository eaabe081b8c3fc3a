"""Whole games in the window in Polish and in Ukrainian: nothing is cut off, whatever is asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import msgspec
import pytest

from tests.app.by_hand import Wanderer
from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.test_growing import resize
from tests.every_game.on_screen import games_by_size, on_screen
from tests.pictures import SIZES
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

EVERY = 20
"""After so many answers the window is looked at again, at the size that it has."""
ALL = [(game, language, 3, 61) for game, language in zip(GAMES, cycle(("pl", "uk")), strict=False)]
SHORT = [one for one in ALL if on_screen(one[0]).secretly or not on_screen(one[0]).secrets]
"""The games in which persons press keys of their own, and those in which nothing is hidden."""
ALSO = [(game, language, 3, 62) for game, language in zip(GAMES, cycle(("uk", "pl")), strict=False)]
LONG = [
    (game, language, size, seed)
    for (game, size), language, seed in product(games_by_size(4, 5), ("pl", "uk"), (63,))
]
NAMES = ("Małgorzata", "Świętosława", "Żaneta", "Bogumiła", "Ґалина")


class Looker(Wanderer):
    """Plays by keys on the table, and looks at all three sizes whenever something new is asked."""

    def __init__(self, application: Any, window: Any, seed: int) -> None:
        super().__init__(application, window, seed)
        self.flaws: dict[tuple[str, tuple[int, int]], list[str]] = {}
        self.asked: set[str] = set()
        self._acts = 0

    def act(self) -> None:
        """Look before acting."""
        self._acts += 1
        asked = self._what_is_asked()
        if asked not in self.asked:
            self.asked.add(asked)
            self.look(asked)
        elif self._acts % EVERY == 0:
            self._note(asked)
        super().act()

    def look(self, at: str) -> None:
        """Look at all sizes, the smallest last: it stays."""
        for size in reversed(SIZES):
            resize(self, size)
            self._note(at)

    def _what_is_asked(self) -> str:
        decisions = self.window.table.session.decisions
        page, pads = type(self.page).__name__, bool(self.window.table.pads.shown)
        return f"{page} {pads} {' '.join(sorted({decision.prompt.key for decision in decisions}))}"

    def _note(self, at: str) -> None:
        flaws = layout_flaws(self.window)
        if flaws:
            self.flaws[at, (self.window.width(), self.window.height())] = flaws


@pytest.mark.parametrize(
    ("game", "language", "players", "seed"),
    [*SHORT, *(pytest.param(*one, marks=pytest.mark.soak) for one in ALL + ALSO + LONG if one not in SHORT)],
)
def test_nothing_is_cut_off_in_a_whole_game(
    open_keyboard: Callable[..., Keyboard], game: str, language: str, players: int, seed: int
) -> None:
    keyboard = open_keyboard(game)
    person = Looker(keyboard.application, keyboard.window, seed)
    window = person.window
    window._keep(msgspec.structs.replace(window.settings, language=language))
    window.begin(fitted(Invitation(tuple(map(Guest, NAMES[:players])), seed=seed, first=0), game))
    person.play_until(lambda: False)
    assert person.page is window.final
    assert window.table.winners
    assert person.curtains >= len(window.table.persons) if on_screen(game).secrets else person.curtains == 0
    assert person.secretly >= on_screen(game).secretly
    assert person.touched > on_screen(game).touched * len(window.table.persons)
    assert person.played < person.touched, "the list serves the rest"
    person.look("final")
    assert person.flaws == {}
    assert len(person.asked) > on_screen(game).asked, "many kinds of decisions came up"
    assert window.lobby.words.missing == set()
