"""The benchmark of the window: what figures would be elsewhere is reported by chess in the same run."""

from typing import Any

import pytest

from tests.app.conftest import content_of
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window


def test_where_chess_takes_twice_as_long_everything_takes_half_as_long_by_design() -> None:
    from wonderland_qt.cli.benchmarks.bench_window import Cost, _beside_chess
    from wonderland_qt.lab.bench import DESIGN_CHESS_US

    cost = _beside_chess(lambda: 8.0, lambda _games: 2 * DESIGN_CHESS_US)
    assert cost.ms == 8.0
    assert cost.by_design == pytest.approx(4.0)
    assert Cost(8.0, 0.0).by_design is None, "without chess nobody can tell"


@pytest.mark.parametrize("game", GAMES)
def test_the_busiest_stage_of_every_game_is_measured(game: str) -> None:
    from wonderland_qt.cli.benchmarks.bench_window import _busiest_table

    table = _busiest_table(GAMES[game], content_of(game))
    assert table.stage.id
    assert 0 < table.count_pieces_laid() <= len(table.pieces)


def test_the_way_from_a_number_to_its_card_is_measured(application: Any) -> None:
    from wonderland_qt import paths
    from wonderland_qt.app.workshop.number_row import PAUSE
    from wonderland_qt.cli.benchmarks.bench_workshop import number_to_card_ms

    assert number_to_card_ms(GAMES["tea_for_2"], [paths.content()], application) > PAUSE


def test_what_a_bot_answers_in_the_window_is_measured(application: Any) -> None:
    from wonderland_qt import paths
    from wonderland_qt.cli.benchmarks.bench_answers import answer_ms

    assert answer_ms(GAMES["tea_for_2"], [paths.content()], application) > 0
