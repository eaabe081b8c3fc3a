"""What is taught at a table: which hint, which pieces are pointed at, who is let and who is led back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.lessons.pebble_course import read, stubborn
from tests.engine.pebbles import ANN, PebbleContent
from tests.models.shell_game import SHELLS, WORDS
from wonderland_qt.engine.lessons.course import Coach, Hint, When
from wonderland_qt.engine.lessons.first_table import begin_course
from wonderland_qt.models.learning.lessons import Lessons
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

TIP = Hint(id="wish", when=When(asked=("wish",)), say={"en": ("Wish for much.",)})


def taught(folder: Path, coach: Coach | None = None) -> Table:
    course = read(folder).course
    session = begin_course(course.table, SHELLS, PebbleContent(), "Ann", bot_factory=stubborn)
    return Table(session, WORDS, lessons=Lessons(session, course, coach))


def ask(table: Table, prompt: str) -> Table:
    """Let everybody answer until Ann is asked something."""
    while table.decision is None or table.decision.prompt.key != prompt:
        if table.decision is None:
            table.session.step_bot()
        else:
            table.choose(table.decision.options[-1].id)
    return table


def test_a_hint_is_read_and_the_next_one_points(tmp_path: Path) -> None:
    teacher = ask(taught(tmp_path), "lay").teacher
    assert (teacher.headline, teacher.text, teacher.face) == ("The goal", "Win points.", "talking")
    assert teacher.is_read
    assert teacher.place == (1, 2)
    teacher.go_on()
    assert teacher.headline == "Lay a pebble."
    assert teacher.goal is not None


def test_whoever_tries_something_else_is_led_back(tmp_path: Path) -> None:
    table = ask(taught(tmp_path), "lay")
    table.teacher.go_on()
    led_back = []
    table.teacher.led_back.connect(lambda: led_back.append(table.teacher.instead))
    ask(table, "take-or-press").teacher.go_on()
    assert table.teacher.headline == "Press your luck."
    table.choose("take")
    assert table.decision is not None
    assert table.decision.prompt.key == "take-or-press", "it was not let"
    assert led_back == [""]
    table.choose("press")
    assert table.teacher.headline == ""


def test_lessons_are_left_for_good_and_the_game_goes_on(tmp_path: Path) -> None:
    table = ask(taught(tmp_path), "lay")
    table.teacher.leave()
    assert not table.teacher.lessons.given
    assert ask(table, "take-or-press").teacher.hint is None
    table.choose("take")
    assert table.decision is None or table.decision.prompt.key != "take-or-press"


def test_a_coach_speaks_where_no_lesson_does_until_switched_off(tmp_path: Path) -> None:
    session, coach = taught(tmp_path).session, Coach(teacher="crab", tips=(TIP,))
    table = Table(session, WORDS, lessons=Lessons(session, coach=coach))
    assert ask(table, "wish").teacher.headline == "Wish for much."
    assert not table.teacher.teaches
    table.teacher.coach(wanted=False)
    assert table.teacher.hint is None


def test_whoever_declines_lessons_is_given_no_tips_instead(tmp_path: Path) -> None:
    table = taught(tmp_path, Coach(teacher="crab", tips=(TIP,)))
    table.teacher.leave()
    table.teacher.coach(wanted=True)
    assert ask(table, "wish").teacher.hint is None


def test_lessons_count_upwards_whatever_comes_first(tmp_path: Path) -> None:
    table = ask(taught(tmp_path), "lay")
    counted = [table.teacher.place[0]]
    table.teacher.go_on()
    counted += [ask(table, prompt).teacher.place[0] for prompt in ("lay", "take-or-press")]
    assert counted == sorted(counted)
    assert table.teacher.chapter_and_title[-1] == "Winning"


def test_another_language_goes_on_where_the_lesson_is(tmp_path: Path) -> None:
    table = ask(taught(tmp_path), "lay")
    table.teacher.go_on()
    table.close()
    again = Table(table.session, WORDS, lessons=table.teacher.lessons)
    assert again.teacher.headline == "Lay a pebble."
    assert again.session.seats[0].player == ANN
