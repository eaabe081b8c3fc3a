"""Rehearsals: a course is played to its end, and whatever no longer fits is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.lessons.pebble_course import COURSE, LANGUAGES, line_of, read, stubborn
from tests.engine.pebbles import PEBBLES, PebblePack
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.lessons.course_files import read_coach, read_courses
from wonderland_qt.engine.lessons.rehearsal import rehearse, rehearse_tips
from wonderland_qt.games.catalogue import GAMES


def rehearsed(folder: Path, written: str = COURSE) -> tuple[Mistake, ...]:
    return rehearse(read(folder, written), PEBBLES, PebblePack(), lambda _seed: stubborn)


def test_a_course_that_fits_has_no_mistakes(tmp_path: Path) -> None:
    assert rehearsed(tmp_path) == ()


@pytest.mark.parametrize(
    ("written", "instead", "at", "field", "expected"),
    [
        ("part: ben", "part: bem", "bem", "table.seats.1.part", "nobody plays 'bem'; did you mean 'ben'?"),
        ("[take-or-press, swap]", "[lye]", "lye", "won.when.asked", "'lye' is never asked in this game"),
        ("option: press", "option: pres", "pres}", "press.touch", "nothing obeys when take-or-press was"),
        ("PebblesLaid", "PebblesEaten", "PebblesEaten", "won.when", "this moment never comes in this game"),
    ],
)  # fmt: skip
def test_what_no_longer_fits_is_named(
    tmp_path: Path, written: str, instead: str, at: str, field: str, expected: str
) -> None:
    assert written in COURSE
    changed = COURSE.replace(written, instead)
    mistake = rehearsed(tmp_path, changed)[0]
    assert mistake.line == line_of(changed, at)
    assert field in mistake.where
    assert expected in mistake.expected


def test_a_tip_that_nothing_obeys_is_named(tmp_path: Path) -> None:
    tip = "{id: swap, when: {asked: lay}, touch: {put: pond}, say: {en: [Lay.], pl: [Kładź.]}}"
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "coach.yaml").write_text(f"teacher: crab\ntips:\n  - {tip}\n", encoding="utf-8")
    coach = read_coach([tmp_path], "pebbles", LANGUAGES)
    assert coach is not None
    table = read(tmp_path).course.table
    (mistake,) = rehearse_tips(coach, table, PEBBLES, PebblePack(), lambda _seed: stubborn)
    assert (mistake.line, mistake.where) == (3, "tips.swap.touch")
    assert "nothing obeys when lay was asked" in mistake.expected


@pytest.mark.parametrize("game", list(GAMES))
def test_every_course_of_the_catalogue_fits_its_game(game: str) -> None:
    ruleset, roots = GAMES[game], [paths.content()]
    courses = read_courses(roots, game, paths.languages())
    assert "first_game" in {course.id for course in courses}
    coach, pack = read_coach(roots, game, paths.languages()), ruleset.load(roots)
    assert coach is not None
    assert rehearse_tips(coach, courses[0].course.table, ruleset, pack, bot_factory) == ()
    for course in courses:
        assert rehearse(course, ruleset, pack, bot_factory) == ()
