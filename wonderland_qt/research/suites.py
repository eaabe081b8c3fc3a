"""Runs the test suites of PettingZoo and OpenSpiel: `python -m wonderland_qt.research.suites`."""

from __future__ import annotations

import sys
from functools import partial

import pyspiel
from pettingzoo.test import api_test, seed_test

from wonderland_qt import api
from wonderland_qt.research import openspiel_game
from wonderland_qt.research.pettingzoo_env import env

CYCLES = 150


def main() -> int:
    """Run all suites for every game; the first failure raises."""
    for game, sizes in api.games().items():
        for players in sizes:
            api_test(env(game, players), num_cycles=CYCLES, verbose_progress=False)
            seed_test(partial(env, game, players), num_cycles=CYCLES)
            name = openspiel_game.kind(game).short_name
            loaded = pyspiel.load_game(name, {"players": players})
            pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
            sys.stderr.write(f"{game}, {players} players: all suites pass\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
