"""The invariants of every game, held by whole games at random and by rule-based bots."""

from __future__ import annotations

import pytest

from tests import invariants
from tests.every_game.game_invariants import INVARIANTS, Setting, frozen_subject, own_settings, subject
from wonderland_qt.games.catalogue import GAMES

SELDOM = 10
"""In games of every setting, so many decisions lie between positions that are checked; in a soak none."""
EVERY_GAME = pytest.mark.parametrize("game", INVARIANTS)


def digest(game: str) -> str:
    return invariants.digest(frozen_subject(game), 7)


@EVERY_GAME
@pytest.mark.parametrize("seed", invariants.figures(100))
def test_a_game_with_the_frozen_content_keeps_every_invariant(seed: int, game: str) -> None:
    invariants.check_all(frozen_subject(game), seed)


@pytest.mark.parametrize("seed", invariants.figures(20))
@pytest.mark.parametrize("setting", [each for game in INVARIANTS for each in own_settings(game)], ids=str)
def test_a_game_of_every_setting_keeps_every_invariant(setting: Setting, seed: int) -> None:
    invariants.check_all(
        subject(setting), seed, rule_bots=seed % 2 == 0, every=1 if invariants.SOAK else SELDOM
    )


@EVERY_GAME
def test_the_hash_seed_changes_nothing(game: str) -> None:
    code = f"from tests.every_game.test_invariants import digest; print(digest({game!r}))"
    assert invariants.printed_under(1, code) == invariants.printed_under(2, code) == digest(game)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_each_hidden_thing_changes_under_some_seed(seed: int, game: str) -> None:
    assert invariants.secrets_kept(frozen_subject(game), seed, tries=2) == set()


@EVERY_GAME
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_games_at_random_end_with_a_winner(part: int, game: str) -> None:
    subjects, games = subject(Setting(game)), invariants.figures(1_000)
    for seed in range(part * len(games), (part + 1) * len(games)):
        played = subjects.begin(seed, None)
        for _ in invariants.playing(played, seed):
            pass
        scores, winners = GAMES[game].scores(played), GAMES[game].winners(played)
        assert winners
        assert {scores[winner] for winner in winners} == {max(scores.values())}
        subjects.conserve(played)
