"""Rehearsals: a course is played to its end, and whatever no longer fits is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.lessons.pebble_course import COURSE, LANGUAGES, line_of, read, stubborn
from tests.engine.pebbles import PEBBLES, PebbleContent
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lessons import rehearsal
from wonderland_qt.engine.lessons.course_files import read_coach, read_courses
from wonderland_qt.engine.lessons.rehearsal import rehearse, rehearse_tips, wrong_in_course


def rehearsed(folder: Path, written: str = COURSE) -> tuple[Mistake, ...]:
    return rehearse(read(folder, written), PEBBLES, PebbleContent(), lambda _seed: stubborn)


def test_a_course_that_fits_has_no_mistakes(tmp_path: Path) -> None:
    assert rehearsed(tmp_path) == ()


@pytest.mark.parametrize(
    ("written", "instead", "at", "field", "expected"),
    [
        ("[take-or-press, swap]", "[lye]", "lye", "won.when.asked", "'lye' was not asked"),
        (
            "option: press",
            "option: pres",
            "pres}",
            "press.touch",
            "when 'take-or-press' was asked, none of the options matched: take",
        ),
        ("PebblesLaid", "PebblesEaten", "PebblesEaten", "won.when", "its moment was not reached"),
    ],
)
def test_a_hint_that_does_not_come_is_named_with_what_was_tried(
    tmp_path: Path, written: str, instead: str, at: str, field: str, expected: str
) -> None:
    assert written in COURSE
    changed = COURSE.replace(written, instead)
    mistake = rehearsed(tmp_path, changed)[0]
    assert mistake.line == line_of(changed, at)
    assert field in mistake.where
    tried = "in the rehearsals of seeds 0, 1 and 2, this hint did not appear: "
    assert mistake.expected.startswith(tried + expected)


def test_only_the_seeds_that_were_tried_without_it_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rehearsal, "SEEDS", (4,))
    (mistake,) = rehearsed(tmp_path, COURSE.replace("option: press", "option: pres"))
    assert mistake.expected.startswith("in the rehearsal of seed 4, this hint did not appear: when ")


def test_a_table_that_cannot_be_is_a_mistake_whatever_happens_there(tmp_path: Path) -> None:
    changed = COURSE.replace("role: ben", "role: bem")
    (mistake,) = wrong_in_course(read(tmp_path, changed), PEBBLES, PebbleContent())
    assert (mistake.line, mistake.where) == (line_of(changed, "bem"), "table.seats.1.role")
    assert mistake.expected == "unknown role 'bem'; did you mean 'ben'?"


def test_a_tip_that_nothing_obeys_is_named(tmp_path: Path) -> None:
    tip = "{id: swap, when: {asked: lay}, touch: {put: pond}, say: {en: [Lay.], pl: [Kładź.]}}"
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "coach.yaml").write_text(f"teacher: crab\ntips:\n  - {tip}\n", encoding="utf-8")
    coach = read_coach([tmp_path], "pebbles", LANGUAGES)
    assert coach is not None
    table = read(tmp_path).course.table
    (mistake,) = rehearse_tips(coach, table, PEBBLES, PebbleContent(), lambda _seed: stubborn)
    assert (mistake.line, mistake.where) == (3, "tips.swap.touch")
    assert "when 'lay' was asked, none of the options matched: " in mistake.expected


@pytest.mark.parametrize("game", list(GAMES))
def test_every_course_of_the_catalogue_fits_its_game(game: str) -> None:
    ruleset, content_folders = GAMES[game], [paths.content()]
    courses = read_courses(content_folders, game, paths.languages())
    assert "first_game" in {course.id for course in courses}
    coach, content = read_coach(content_folders, game, paths.languages()), ruleset.load(content_folders)
    assert coach is not None
    assert rehearse_tips(coach, courses[0].course.table, ruleset, content, bot_factory) == ()
    for course in courses:
        assert wrong_in_course(course, ruleset, content) == ()
        assert rehearse(course, ruleset, content, bot_factory) == ()
