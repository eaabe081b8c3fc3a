"""What killed programs left behind is swept at the next start, and nothing of the user's with it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.unfinished import unfinished_folder
from wonderland_qt.models.lobby.leftovers import sweep_leftovers

DEAD = 2**22 - 1


def written(path: Path) -> Path:
    """Write a file, with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("half")
    return path


def test_files_of_dead_programs_are_swept_from_every_folder() -> None:
    left = [
        written(folder / f"x.{DEAD}.unfinished")
        for folder in (
            paths.settings().parent,
            paths.saves(),
            paths.reports(),
            paths.packs(),
            paths.packs() / "kitchen" / "words" / "en",
        )
    ]
    sweep_leftovers()
    assert [path for path in left if path.exists()] == []


def test_folders_that_dead_programs_prepared_are_swept() -> None:
    left = [
        written(folder / name / "a.yaml").parent
        for folder in (paths.packs(), paths.unpacked(), paths.unpacked() / "saved")
        for name in (f".unfinished-{DEAD}-abcdefgh",)
    ]
    sweep_leftovers()
    assert [path for path in left if path.exists()] == []


def test_what_is_being_written_and_what_people_made_stays() -> None:
    kept = [
        written(paths.settings().parent / f"settings.json.{os.getpid()}.unfinished"),
        written(unfinished_folder(paths.packs()) / "a.yaml"),
        written(paths.packs() / "unfinished-symphony" / "a.yaml"),
        written(paths.packs() / "kitchen" / ".unfinished-drawings" / "a.svg"),
        written(paths.packs() / "kitchen" / "notes.unfinished"),
        written(paths.saves() / "tea.save"),
    ]
    sweep_leftovers()
    assert [path for path in kept if not path.exists()] == []


@pytest.mark.parametrize("home_is_there", [False, True])
def test_nothing_is_made_by_sweeping(home_is_there: bool, home: Path) -> None:
    if home_is_there:
        home.mkdir()
    sweep_leftovers()
    assert list(home.glob("*")) == []


def test_a_pack_whose_place_was_being_taken_comes_back_at_the_start() -> None:
    written(paths.packs() / f".kitchen.replaced-{DEAD}" / "pack.yaml")
    sweep_leftovers()
    assert (paths.packs() / "kitchen" / "pack.yaml").is_file()


def test_sweeping_goes_no_deeper_than_people_s_own_files_lie() -> None:
    folder = paths.packs() / "kitchen"
    for _ in range(400):
        folder = folder / "d"
    folder.mkdir(parents=True)
    sweep_leftovers()
    assert folder.is_dir()
