"""The soak plays every setting, and its page and data say what was measured."""

from __future__ import annotations

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES, ruleset_of
from wonderland_qt.lab.runner import simulate
from wonderland_qt.lab.soak import (
    DATA,
    PAGE,
    TARGETS,
    GameMeasured,
    Kills,
    Measurements,
    against_random,
    data,
    figures_of,
    page,
    settings,
    strength_of,
)

RULESET, CONTENT_FOLDERS = ruleset_of("wonderland"), (str(paths.content()),)
CONTENT = RULESET.load([paths.content()])


def test_every_setting_is_played_with_each_kind_of_bot() -> None:
    played = [
        (s.players, s.options["set"], s.bots) for s in settings(RULESET, CONTENT, CONTENT_FOLDERS, 1_000)
    ]
    assert len(set(played)) == len(played)
    assert {players for players, _, _ in played} == set(RULESET.seating.sizes)
    assert {chosen for _, chosen, _ in played} == {
        value.id for value in RULESET.seating.options(CONTENT)[0].values
    }
    assert {bots for _, _, bots in played} == {("random",), ("rule",)}


def test_all_settings_together_have_the_games() -> None:
    assert sum(setting.games for setting in settings(RULESET, CONTENT, CONTENT_FOLDERS, 1_000)) >= 1_000


def measured(game: str, bench: dict[str, float | None], window: dict[str, float]) -> GameMeasured:
    setting = msgspec.structs.replace(next(settings(RULESET, CONTENT, CONTENT_FOLDERS, 1)), games=1)
    report = simulate(setting, lambda _: None, jobs=1)
    against = simulate(against_random(GAMES[game], CONTENT_FOLDERS, games=1), lambda _: None, jobs=1)
    strength = strength_of(GAMES[game], against)
    return GameMeasured(bench, window, strength, 1, [figures_of(setting, report)], Kills(9, 4, 3, 2))


def measurements(games: dict[str, GameMeasured]) -> Measurements:
    return Measurements("0123abc", "2026-11-22 20:29 UTC", "3.11.7", TARGETS, games)


def test_the_page_has_figures_with_their_targets() -> None:
    game = measured("wonderland", {"clone_us": 3.0, "ratio_to_chess": None}, {"redraw_ms_by_design": 5.0})
    written = page(measurements({"wonderland": game}))
    assert "Commit 0123abc, 2026-11-22 20:29 UTC, Python 3.11.7." in written
    assert "| clone_us | 3 | ≤ 3 |" in written
    assert "| redraw_ms_by_design | 5 | ≤ 2 |" in written
    assert "killed the window 9 times, 4 while it wrote" in written


def test_the_data_has_a_row_for_each_setting() -> None:
    everything = measurements({"wonderland": measured("wonderland", {"clone_us": 3.0}, {})})
    read = msgspec.json.decode(data(everything), type=Measurements)
    row = read.games["wonderland"].settings[0]
    assert read == everything
    assert (row.players, row.bots, row.games, row.all_won) == (2, ("random",), 1, True)


def test_the_page_says_what_the_rule_based_bot_of_each_game_has_to_win() -> None:
    for game, ruleset in GAMES.items():
        written = page(measurements({game: measured(game, {}, {})}))
        promised = ruleset.wins_against_chance
        assert f"| promised | {'' if promised is None else f'{promised}%'} |" in written


def test_the_page_in_docs_is_made_from_the_data_beside_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(msgspec.json.decode(DATA.read_bytes(), type=Measurements))
