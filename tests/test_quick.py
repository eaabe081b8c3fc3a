"""What a change touches is tested first, as far as two minutes go; a whole run says how long it takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import quick, timing
from tests.timing import Times


def test_the_mirror_of_a_module_comes_before_tests_that_import_it_from_afar() -> None:
    near = quick.nearest_tests(["wonderland_qt/scene/table/placement.py"])
    assert near.index("tests/scene/table/test_stages.py") < near.index("tests/app/pages/test_final.py")
    assert "tests/engine/test_pieces.py" not in near


def test_a_changed_test_is_the_nearest_of_all() -> None:
    near = quick.nearest_tests(["tests/scene/table/test_fan.py", "wonderland_qt/engine/table/layout.py"])
    assert near[0] == "tests/scene/table/test_fan.py"


def test_fixtures_touch_the_tests_of_their_folder() -> None:
    near = quick.nearest_tests(["tests/app/workshop/conftest.py"])
    assert near
    assert all(name.startswith("tests/app/workshop/") for name in near)


def test_content_touches_the_tests_of_its_game_first() -> None:
    near = quick.nearest_tests(["content/tea_for_2/cards.yaml"])
    assert near[0].startswith("tests/games/tea_for_2/")
    assert not any(name.startswith("tests/games/wonderland/") for name in near)


def test_a_page_touches_nothing() -> None:
    assert quick.nearest_tests(["docs/rules.md"]) == []


def test_there_is_time_for_the_first_and_for_what_is_short() -> None:
    known = {"tests/a.py": 100.0, "tests/b.py": 150.0, "tests/c.py": 30.0}
    assert quick.within(known, known, 80) == (["tests/a.py", "tests/c.py"], ["tests/b.py"])


def test_what_was_never_timed_is_thought_to_take_a_while() -> None:
    picked, left = quick.within(["tests/app/a.py", "tests/engine/b.py"], {}, 4)
    assert (picked, left) == (["tests/engine/b.py"], ["tests/app/a.py"])


def test_a_whole_run_is_foretold_from_the_last_one(tmp_path: Path) -> None:
    times = tmp_path / "build" / "times.json"
    assert "has not run here yet" in timing.foretold(timing.last_times(times))
    assert timing.keep_times(720.0, times) == "make test took 12 minutes"
    assert "about 12 minutes" in timing.foretold(timing.last_times(times))


@pytest.mark.parametrize("spoilt", ["", "[]", json.dumps({"minutes": 3})])
def test_times_that_cannot_be_read_are_none(tmp_path: Path, spoilt: str) -> None:
    (tmp_path / "times.json").write_text(spoilt, encoding="utf-8")
    assert timing.last_times(tmp_path / "times.json") == Times()
