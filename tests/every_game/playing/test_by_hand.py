"""Whole games of every game on the drawn table: by drags, by clicks and by keys alone, in each language.

An ordinary run plays one whole game by drags, and each game by drags and by clicks in the window wherever
something is asked that was not answered often enough, unseen between; by keys, games are played where they
are looked at in other languages. The long tests play all games whole, in each way.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.app.by_hand import ByHand, Clicker, Dragger, Skipping, Wanderer
from tests.app.keyboard import Keyboard
from tests.every_game.on_screen import LANGUAGES, on_screen
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
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


WHOLE = min(every_whole_game(), key=lambda whole: (len(GAMES[whole[0]].seating.sizes), whole[1]))
"""The game that fewest can play, by drags."""


@pytest.mark.parametrize(
    ("game", "players", "way", "language"),
    [
        pytest.param(*whole, marks=() if whole == WHOLE else pytest.mark.soak, id="-".join(map(str, named)))
        for whole in every_whole_game()
        for named in [(whole[0], whole[1], whole[2].__name__, whole[3])]
    ],
)
def test_a_whole_game_is_played_on_the_table(
    open_keyboard: Callable[..., Keyboard], game: str, players: int, way: type[ByHand], language: str
) -> None:
    person = begin(open_keyboard(game, language=language), way, players)
    person.play_until(lambda: False)
    assert person.curtains >= players if on_screen(game).secrets else person.curtains == 0
    assert person.touched > on_screen(game).touched * players
    see_that_it_was_played(person, language)


class SkippingDragger(Skipping, Dragger):
    """Drags what was not dragged often enough."""


class SkippingClicker(Skipping, Clicker):
    """Clicks what was not clicked often enough."""


@pytest.mark.parametrize("way", [SkippingDragger, SkippingClicker])
@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_decision_is_answered_on_the_table(
    open_keyboard: Callable[..., Keyboard], game: str, way: type[ByHand]
) -> None:
    language = OwnChance(seed=11).pick(f"{game} {way.__name__}", LANGUAGES)
    person = begin(open_keyboard(game, language=language), way, min(GAMES[game].seating.sizes))
    person.play_until(lambda: False)
    assert (person.curtains > 0) is on_screen(game).secrets
    assert person.touched > 0
    see_that_it_was_played(person, language)


def begin(keyboard: Keyboard, way: type[ByHand], players: int) -> ByHand:
    """Begin a game of so many persons."""
    person = way(keyboard.application, keyboard.window, seed=players)
    person.window.resize(1280, 720)
    guests = tuple(Guest(name) for name in NAMES[:players])
    person.window.begin(Invitation(guests, seed=20 + players, first=0))
    return person


def see_that_it_was_played(person: ByHand, language: str) -> None:
    """See that a game ended with winners, with all words, and more of it done on the table than beside."""
    assert person.page is person.window.final
    assert person.window.table.winners
    assert person.window.lobby.words.language == language
    assert person.window.lobby.words.missing == set()
    assert person.played < person.touched, "the list serves the rest"
