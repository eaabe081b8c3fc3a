"""Packs, courses and preferences of earlier programs read on, with one notice for each file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wonderland_qt import paths
from wonderland_qt.app.settings import Settings
from wonderland_qt.engine.content.yaml.yaml_reader import read_yaml
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lessons.course import LessonTable
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.models.lobby.invitation import Guest
from wonderland_qt.models.packs.earlier_files import earlier_in_file

FROZEN = Path(__file__).parent / "frozen"
KEPT = (
    b'{"tables": {"wonderland": {"options": {"set": "B"}, "house": {"bags": "own"},'
    b' "guests": [{"name": "Ada", "bot": "", "part": "alice"}]}}}'
)


def test_prices_of_an_earlier_pack_count() -> None:
    content = GAMES["wonderland"].load([paths.content(), FROZEN])
    assert content.prices["units"] == 8


def test_seats_and_house_rules_of_an_earlier_course_are_found() -> None:
    sections = read_yaml(FROZEN / "course.yaml").sections or {}
    table = sections["table"]
    assert [seat["role"] for seat in table["seats"]] == ["queen_of_hearts", "alice"]
    assert LessonTable.model_validate(table).options == {"bags": "own"}


def test_earlier_words_of_a_game_are_said() -> None:
    words = Catalogue.read(FROZEN / "wonderland" / "words" / "en")
    assert set(words) == {"new-roles", "new-role-of-seat"}


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("wonderland/numbers.yaml", ["'values' instead of 'worth'"]),
        ("course.yaml", ["'role' instead of 'part'", "'house_rules' instead of 'house'"]),
        ("wonderland/words/en/window.ftl", ["'new-role' instead of 'new-part'"]),
    ],
)
def test_an_earlier_file_is_told_the_present_names_once(file: str, expected: list[str]) -> None:
    (notice,) = earlier_in_file(FROZEN / file)
    assert all(name in str(notice) for name in expected)


def test_the_last_table_of_an_earlier_program_is_offered_again() -> None:
    table = msgspec.json.decode(KEPT, type=Settings).tables["wonderland"]
    assert (table.options, table.earlier_house_rules) == ({"set": "B"}, {"bags": "own"})
    assert table.guests == (Guest("Ada", role=PlayerId("alice")),)
