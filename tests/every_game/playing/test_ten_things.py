"""Ten things: after the first game of each game, each of them has been shown or done."""

from __future__ import annotations

import pytest

from tests.every_game.features import TAUGHT
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lessons.course import Course
from wonderland_qt.engine.lessons.course_files import Taught, read_courses
from wonderland_qt.engine.lessons.rehearsal import Rehearsal


def first_game(game: str) -> Taught[Course]:
    courses = read_courses([paths.content()], game, paths.languages())
    return next(course for course in courses if course.id == "first_game")


@pytest.mark.parametrize("seed", [1, 5])
@pytest.mark.parametrize("game", TAUGHT)
def test_after_the_first_game_each_of_ten_things_was_shown(game: str, seed: int) -> None:
    course, ruleset = first_game(game), GAMES[game]
    content = ruleset.load([paths.content()])
    played = Rehearsal(course, course.course.table, ruleset, content, bot_factory(seed))
    played.missed()
    things = course.course.teaches
    assert len(things) == 10
    assert {thing for thing, hints in things.items() if played.tutor.given_hints.isdisjoint(hints)} == set()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_farewell_is_said_once_and_last(game: str) -> None:
    hints = first_game(game).course.hints
    assert [hint.last for hint in hints].count(True) == 1
    assert hints[-1].last
