"""The rule-based bot wins as many games against random ones as its game promises, however many sit down."""

from __future__ import annotations

import pytest

from tests.invariants import SOAK
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.lab.runner import Setting, play_numbers

NUMBER, SPARED = (300, 0) if SOAK else (20, 10)
"""Games at each table, and how many of 100 may be lost beyond the promise: chance counts for more in few."""

TABLES = [
    (game, players)
    for game, ruleset in GAMES.items()
    if ruleset.wins_against_chance is not None
    for players in ruleset.seating.sizes
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_wins_against_random_ones(game: str, players: int) -> None:
    ruleset = GAMES[game]
    bots = ("rule", *["random"] * (players - 1))
    setting = Setting(game, (str(paths.content()),), players, NUMBER, bots, 7, {})
    content = ruleset.load([paths.content()])
    won = play_numbers(setting, content, range(NUMBER)).tally.wins_by_bot["rule"]
    assert 100 * won >= ((ruleset.wins_against_chance or 0) - SPARED) * NUMBER
