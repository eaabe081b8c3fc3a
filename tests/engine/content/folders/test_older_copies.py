"""A pack that takes the place of another: the older copy is kept once, and a kill on the way loses none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wonderland_qt.engine.content.folders.older_copies import older_copies, put_in_place, tidy

DEAD = 2**22 - 1


def folder(path: Path, text: str) -> Path:
    """Make a folder with a file."""
    (path / "words").mkdir(parents=True)
    (path / "words" / "a.txt").write_text(text)
    return path


def text_in(path: Path) -> str:
    """Return what stands in the file of a folder."""
    return (path / "words" / "a.txt").read_text()


def test_what_differs_is_kept_once(tmp_path: Path) -> None:
    target = tmp_path / "kitchen"
    for text in ("first", "second", "third"):
        put_in_place(folder(tmp_path / "new", text), target)
    assert text_in(target) == "third"
    (older,) = older_copies(target)
    assert (older.name, text_in(older)) == (".kitchen.older", "second")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".kitchen.older", "kitchen"]


def test_nothing_is_kept_where_nothing_differs(tmp_path: Path) -> None:
    target = folder(tmp_path / "kitchen", "same")
    put_in_place(folder(tmp_path / "new", "same"), target)
    assert older_copies(target) == ()


@pytest.mark.parametrize("killed_after", ["the first rename", "the second rename"])
def test_a_kill_on_the_way_leaves_a_pack_in_its_place(tmp_path: Path, killed_after: str) -> None:
    folder(tmp_path / f".kitchen.replaced-{DEAD}", "old")
    if killed_after == "the second rename":
        folder(tmp_path / "kitchen", "new")
    tidy(tmp_path)
    if killed_after == "the second rename":
        assert text_in(tmp_path / "kitchen") == "new"
        assert text_in(tmp_path / ".kitchen.older") == "old"
    else:
        assert text_in(tmp_path / "kitchen") == "old"
        assert older_copies(tmp_path / "kitchen") == ()


def test_what_a_running_program_puts_in_place_is_left_to_it(tmp_path: Path) -> None:
    replaced = folder(tmp_path / f".kitchen.replaced-{os.getpid()}", "old")
    tidy(tmp_path)
    assert replaced.is_dir()


def test_of_the_copies_that_earlier_programs_kept_those_that_differ_stay(tmp_path: Path) -> None:
    folder(tmp_path / "kitchen", "now")
    for number, text in enumerate(("edited", "now", "edited"), start=1):
        folder(tmp_path / f".kitchen.{number}", text)
    tidy(tmp_path)
    assert [(path.name, text_in(path)) for path in older_copies(tmp_path / "kitchen")] == [
        (".kitchen.3", "edited")
    ]


def test_the_copy_with_the_highest_number_is_the_newest(tmp_path: Path) -> None:
    folder(tmp_path / "kitchen", "now")
    for number in range(1, 11):
        folder(tmp_path / f".kitchen.{number}", "edited")
    tidy(tmp_path)
    assert [path.name for path in older_copies(tmp_path / "kitchen")] == [".kitchen.10"]


def test_a_pack_that_somebody_removed_stays_removed(tmp_path: Path) -> None:
    folder(tmp_path / ".kitchen.older", "old")
    tidy(tmp_path)
    assert not (tmp_path / "kitchen").exists()
