"""`wonderland_qt.testing` tells in a line what is wrong with a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.saved import playable
from wonderland_qt.testing import problems

GAME = "tea_for_2"


@pytest.fixture
def doubled_hat(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game in which a piece of which there is one comes twice."""
    broken = replace(GAMES[GAME], one_of_each=lambda _state: ("hat", "hat"))
    monkeypatch.setattr(playable, "ruleset_of", lambda _game: broken)
    playable._load_with_packs.cache_clear()
    yield
    playable._load_with_packs.cache_clear()


@pytest.mark.usefixtures("doubled_hat")
def test_an_invariant_that_does_not_hold_is_told_with_the_question() -> None:
    told = problems(GAME, range(1))
    assert any("No piece of which there is only one comes twice" in problem for problem in told)
    assert all(problem.startswith("tea_for_2, 2 players, seed 0: ") for problem in told)


def test_a_game_that_is_not_installed_is_told_with_those_that_are() -> None:
    (told,) = problems("chess")
    assert "tea_for_2" in told
