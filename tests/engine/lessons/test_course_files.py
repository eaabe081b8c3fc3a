"""Courses as written: what is read, and mistakes named with file, line, field and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.lessons.pebble_course import COURSE, LANGUAGES, line_of, read
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.lessons.course_files import read_coach, read_courses

TIPS = """\
teacher: crab
tips:
  - {id: lay, when: {asked: lay}, say: {en: [Lay low.], pl: [Kładź nisko.]}}
"""


def test_a_course_is_read(tmp_path: Path) -> None:
    taught = read(tmp_path)
    assert taught.id == "first_game"
    assert [hint.id for hint in taught.course.hints] == ["goal", "highest", "won", "press"]
    assert taught.course.lesson_of("press") == 2
    assert [hint.looks for hint in taught.course.hints] == ["talking", "pointing", "talking", "pointing"]


@pytest.mark.parametrize(
    ("written", "instead", "at", "field", "expected"),
    [
        (", pl: [Kuś los.]", "", "Press your", "press.say", "the language 'pl' is missing; add 'pl: ...'"),
        ("pl: [Kuś los.]", "po: [Kuś los.]", "po:", "press.say", "the language 'pl' is missing"),
        ("after: highest", "after: hihgest", "hihgest", "press.when.after", "did you mean 'highest'?"),
        ("id: press", "id: goal", "id: goal", "goal.id", "this id is used twice; rename one of them"),
        ("asked: take", "askd: take", "askd", "when.askd", "did you mean 'asked'?"),
        ("{option: press}", "{}", "touch: {}", "press.touch", "expected 'take:', 'put:' or 'option:'"),
        ("Win points.", "Win. Win. Win.", "Win. Win.", "goal.say.en", "at most 2 sentences"),
        ("Win points.", "W" * 300, "WWW", "goal.say.en", "at most 190 characters"),
        (", bot: stubborn", "", "table:", "table", "expected one seat without 'bot:'"),
        ("rare: true", "rare: 1", "rare: 1", "rare", "expected true or false"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, written: str, instead: str, at: str, field: str, expected: str
) -> None:
    assert written in COURSE
    changed = COURSE.replace(written, instead)
    with pytest.raises(ContentMistakes) as refused:
        read(tmp_path, changed)
    mistake = refused.value.mistakes[-1]
    assert mistake.path == tmp_path / "pebbles" / "lessons" / "first_game.yaml"
    assert abs(mistake.line - line_of(changed, at)) <= 1
    assert field in mistake.where
    assert expected in mistake.expected


def test_a_later_folder_brings_a_course_of_its_own(tmp_path: Path) -> None:
    read(tmp_path / "first")
    changed = read(tmp_path / "second", COURSE.replace("seed: 1", "seed: 5"))
    (course,) = read_courses([tmp_path / "first", tmp_path / "second"], "pebbles", LANGUAGES)
    assert course.course == changed.course


def test_a_coach_has_tips(tmp_path: Path) -> None:
    assert read_coach([tmp_path], "pebbles", LANGUAGES) is None
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "coach.yaml").write_text(TIPS, encoding="utf-8")
    coach = read_coach([tmp_path], "pebbles", LANGUAGES)
    assert coach is not None
    assert [tip.id for tip in coach.course.hints] == ["lay"]


def test_a_tip_needs_every_language(tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "coach.yaml").write_text(TIPS.replace(", pl: [Kładź nisko.]", ""))
    with pytest.raises(
        ContentMistakes, match=r"coach.yaml:3:\d+: tips.lay.say: the language 'pl' is missing"
    ):
        read_coach([tmp_path], "pebbles", LANGUAGES)
