"""What each game's record says of a whole game on the screen, so that its tests run over the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle, product
from typing import Any

import pytest

from wonderland_qt.engine.installed_games import GAMES

LANGUAGES = ("en", "pl", "uk")
LONGEST = ("uk", "pl")
"""The languages with the longest words."""


@dataclass(frozen=True)
class OnScreen:
    """What a game on the screen must come to; it stands in `tests/games/<id>/on_screen.py`.

    `touched` is what a person at least does by hand on the drawn table, `listed` what a person among bots
    at least answers from the list, `asked` how many kinds of decisions come up; `secrets` tells whether
    persons at one screen have any, so that a curtain falls between them, `secretly` how often three of them
    at least answer by keys of their own.
    """

    touched: int
    listed: int
    asked: int
    secrets: bool = True
    secretly: int = 0


def on_screen(game: str) -> OnScreen:
    """Return a game's record."""
    record: OnScreen = import_module(f"tests.games.{game}.on_screen").ON_SCREEN
    return record


def in_languages(games: Iterable[str] = GAMES, turn: Sequence[str] = LANGUAGES) -> list[Any]:
    """Return every game in every language: for each one of some in turn, the others for the long tests."""
    listed = tuple(games)
    seen = tuple(zip(listed, cycle(turn), strict=False))
    pairs = product(listed, LANGUAGES)
    return [pytest.param(*pair, marks=() if pair in seen else pytest.mark.soak) for pair in pairs]


def games_by_size(*sizes: int) -> list[tuple[str, int]]:
    """Return every game with each of these numbers of players that can play it."""
    return [
        (game, size) for game, ruleset in GAMES.items() for size in sizes if size in ruleset.seating.sizes
    ]
