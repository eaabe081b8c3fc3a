"""Whole games of every game on the drawn table: by drags, by clicks and by keys alone, in each language.

An ordinary run plays each game once, by drags and by clicks in turn, in a drawn language and with the fewest
players; by keys, games are played where they are looked at in other languages, and by drags in first games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, product

import pytest

from tests.app.by_hand import ByHand, Clicker, Dragger, Wanderer
from tests.app.keyboard import Keyboard
from tests.every_game.on_screen import LANGUAGES, on_screen
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
WAYS = (Dragger, Clicker, Wanderer)

Whole = tuple[str, int, type[ByHand], str]
"""A game, how many play it, in which way, and in which language."""


def every_whole_game() -> list[Whole]:
    return [
        whole
        for game, ruleset in GAMES.items()
        for whole in product((game,), ruleset.seating.sizes, WAYS, LANGUAGES)
    ]


def drawn_ones() -> Iterator[Whole]:
    """Draw for each game its language; the ways of the pointer take turns."""
    for (game, ruleset), way in zip(GAMES.items(), cycle((Dragger, Clicker)), strict=False):
        yield game, min(ruleset.seating.sizes), way, OwnChance(seed=11).pick(game, LANGUAGES)


DRAWN = frozenset(drawn_ones())


@pytest.mark.parametrize(
    ("game", "players", "way", "language"),
    [
        pytest.param(*whole, marks=() if whole in DRAWN else pytest.mark.soak, id="-".join(map(str, named)))
        for whole in every_whole_game()
        for named in [(whole[0], whole[1], whole[2].__name__, whole[3])]
    ],
)
def test_a_whole_game_is_played_on_the_table(
    open_keyboard: Callable[..., Keyboard], game: str, players: int, way: type[ByHand], language: str
) -> None:
    keyboard = open_keyboard(game, language=language)
    person = way(keyboard.application, keyboard.window, seed=players)
    person.window.resize(1280, 720)
    guests = tuple(Guest(name) for name in NAMES[:players])
    person.window.begin(Invitation(guests, seed=20 + players, first=0))
    person.play_until(lambda: False)
    assert person.page is person.window.final
    assert person.window.table.winners
    assert person.curtains >= players if on_screen(game).secrets else person.curtains == 0
    assert person.window.lobby.words.language == language
    assert person.window.lobby.words.missing == set()
    assert person.touched > on_screen(game).touched * players
    assert person.played < person.touched, "the list serves the rest"
