"""The laws of every game, held by whole games at random and by rule-based bots."""

from __future__ import annotations

import pytest

from tests import laws
from tests.every_game.under_laws import UNDER_LAWS, Setting, frozen_subject, own_settings, subject
from wonderland_qt.games.catalogue import GAMES

SELDOM = 10
"""In games of every setting, so many decisions lie between positions that are checked; in a soak none."""
EVERY_GAME = pytest.mark.parametrize("game", UNDER_LAWS)


def digest(game: str) -> str:
    return laws.digest(frozen_subject(game), 7)


@EVERY_GAME
@pytest.mark.parametrize("seed", laws.figures(100))
def test_a_game_with_the_frozen_pack_keeps_every_law(seed: int, game: str) -> None:
    laws.check_all(frozen_subject(game), seed)


@pytest.mark.parametrize("seed", laws.figures(20))
@pytest.mark.parametrize("setting", [each for game in UNDER_LAWS for each in own_settings(game)], ids=str)
def test_a_game_of_every_setting_keeps_every_law(setting: Setting, seed: int) -> None:
    laws.check_all(subject(setting), seed, judged=seed % 2 == 0, every=1 if laws.SOAK else SELDOM)


@EVERY_GAME
def test_the_hash_seed_changes_nothing(game: str) -> None:
    code = f"from tests.every_game.test_laws import digest; print(digest({game!r}))"
    assert laws.printed_under(1, code) == laws.printed_under(2, code) == digest(game)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_each_hidden_thing_changes_under_some_seed(seed: int, game: str) -> None:
    assert laws.secrets_kept(frozen_subject(game), seed, tries=2) == set()


@EVERY_GAME
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_games_at_random_end_with_a_winner(part: int, game: str) -> None:
    subjects, games = subject(Setting(game)), laws.figures(1_000)
    for seed in range(part * len(games), (part + 1) * len(games)):
        played = subjects.begin(seed, None)
        for _ in laws.playing(played, seed):
            pass
        scores, winners = GAMES[game].scores(played), GAMES[game].winners(played)
        assert winners
        assert {scores[winner] for winner in winners} == {max(scores.values())}
        subjects.conserve(played)
