"""The soak plays every setting, and its page says what was measured."""

from __future__ import annotations

import msgspec

from wonderland_qt import paths
from wonderland_qt.games.catalogue import GAMES, ruleset_of
from wonderland_qt.lab.runner import simulate
from wonderland_qt.lab.soak import Measured, against_random, page, settings

RULESET, ROOTS = ruleset_of("wonderland"), (str(paths.content()),)
PACK = RULESET.load([paths.content()])


def test_every_setting_is_played_with_each_kind_of_bot() -> None:
    played = [(s.players, s.options["set"], s.bots) for s in settings(RULESET, PACK, ROOTS, 1_000)]
    assert len(set(played)) == len(played)
    assert {players for players, _, _ in played} == set(RULESET.seating.sizes)
    assert {chosen for _, chosen, _ in played} == {
        value.id for value in RULESET.seating.options(PACK)[0].values
    }
    assert {bots for _, _, bots in played} == {("random",), ("rule",)}


def test_all_settings_together_have_the_games() -> None:
    assert sum(setting.games for setting in settings(RULESET, PACK, ROOTS, 1_000)) >= 1_000


def test_the_page_has_figures_with_their_targets_and_a_row_for_each_setting() -> None:
    setting = msgspec.structs.replace(next(settings(RULESET, PACK, ROOTS, 1)), games=1)
    report = simulate(setting, lambda _: None, jobs=1)
    window = {"redraw_ms_by_design": 5.0}
    measured = Measured("wonderland", {"clone_us": 3.0}, window, [(setting, report)], report)
    written = page([measured])
    assert "| clone_us | 3.0 | at most 20, aim 6 |" in written
    assert "| redraw_ms_by_design | 5.0 | at most 4 |" in written
    assert f"| {setting.players} | set {setting.options['set']} | random | 1 | yes |" in written


def test_the_page_says_what_the_rule_based_bot_of_each_game_has_to_win() -> None:
    for game, ruleset in GAMES.items():
        report = simulate(against_random(ruleset, ROOTS, games=1), lambda _: None, jobs=1)
        bound = f" of 1 games (at least {ruleset.wins_against_chance} %).\n"
        assert (bound in page([Measured(game, {}, {}, [], report)])) == (
            ruleset.wins_against_chance is not None
        )
