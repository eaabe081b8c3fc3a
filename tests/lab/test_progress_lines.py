"""Where there is no terminal, a line every so often says how far many games are."""

from __future__ import annotations

import io

import pytest

from wonderland_qt.cli.lab.games_progress import (
    DAY,
    HOUR,
    SECONDS_BETWEEN_LINES,
    ProgressLines,
    duration,
    shown_progress,
)


def test_a_line_tells_games_their_speed_and_the_time_left() -> None:
    lines, now = list[str](), [0.0]
    played = ProgressLines(games=10_000, before=1000, say=lines.append, clock=lambda: now[0])
    for _ in range(7):
        now[0] += SECONDS_BETWEEN_LINES / 3
        played(150)
    assert lines == [
        "1450 of 10000 games, 15.0 games/s, 10 min left",
        "1900 of 10000 games, 15.0 games/s, 9 min left",
    ]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (7, "7 s"),
        (119, "119 s"),
        (600, "10 min"),
        (2 * HOUR, "2 h"),
        (2.5 * HOUR, "2 h 30 min"),
        (3 * DAY, "3 d"),
        (15 * DAY + 5 * HOUR, "15 d 5 h"),
    ],
)
def test_times_are_said_to_two_units(seconds: float, said: str) -> None:
    assert duration(seconds) == said


def test_a_short_run_says_nothing_in_a_log() -> None:
    log = io.StringIO()
    with shown_progress(3, stream=log) as played:
        played(3)
    assert log.getvalue() == ""
