"""The invariants of every game, held by whole games at random and by rule-based bots."""

from __future__ import annotations

from functools import cache

import pytest

from tests import invariants
from tests.every_game.game_invariants import INVARIANTS, Setting, frozen_subject, own_settings, subject
from wonderland_qt.engine.installed_games import GAMES

OFTEN, SELDOM = 3, 10
"""One position of so many is checked: of the frozen content, of every setting; in a soak all are."""
EVERY_GAME = pytest.mark.parametrize("game", INVARIANTS)
SETTINGS = [setting for game in INVARIANTS for setting in own_settings(game)]
"""By turns played at random and by rule-based bots; in a soak each in both ways."""


def digest(game: str) -> str:
    return invariants.digest(frozen_subject(game), 7)


@cache
def digests_under(hash_seed: int) -> dict[str, str]:
    """Return the digest of every game as one process finds them under a hash seed."""
    code = "from tests.every_game.rules.test_invariants import *; print(*map(digest, INVARIANTS))"
    return dict(zip(INVARIANTS, invariants.printed_under(hash_seed, code).split(), strict=True))


@EVERY_GAME
@pytest.mark.parametrize("seed", invariants.figures(100))
def test_a_game_with_the_frozen_content_keeps_every_invariant(seed: int, game: str) -> None:
    invariants.check_all(frozen_subject(game), seed, every=1 if invariants.SOAK else OFTEN)


@pytest.mark.parametrize(
    ("setting", "seed"),
    [
        pytest.param(setting, seed, id=f"{setting}-{seed}")
        for number, setting in enumerate(SETTINGS)
        for seed in (range(20) if invariants.SOAK else [number % 2])
    ],
)
def test_a_game_of_every_setting_keeps_every_invariant(setting: Setting, seed: int) -> None:
    invariants.check_all(
        subject(setting), seed, rule_bots=seed % 2 == 0, every=1 if invariants.SOAK else SELDOM
    )


@EVERY_GAME
def test_the_hash_seed_changes_nothing(game: str) -> None:
    assert digests_under(1)[game] == digests_under(2)[game] == digest(game)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_each_hidden_thing_changes_under_some_seed(seed: int, game: str) -> None:
    assert invariants.secrets_kept(frozen_subject(game), seed, tries=2) == set()


@EVERY_GAME
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_games_at_random_end_with_a_winner(part: int, game: str) -> None:
    subjects, games = subject(Setting(game)), invariants.figures(100)
    for seed in range(part * len(games), (part + 1) * len(games)):
        played = subjects.begin(seed, None)
        for _ in invariants.playing(played, seed):
            pass
        scores, winners = GAMES[game].scores(played), GAMES[game].winners(played)
        assert winners
        assert {scores[winner] for winner in winners} == {max(scores.values())}
        subjects.conserve(played)
