"""An editor and the workshop write into the same files by turns, and nothing of either is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.taking_back import ChangedElsewhere
from wonderland_qt.models.workshop.tweaks import Tweaks

MINE = """# my tiles, as we like them
tiles:
  - id: tile_even   # level
    values: [6,   6, 6]  # 6 each
  - id: tile_early
    values: [9, 5, 2]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    mine = tmp_path / "wonderland" / "mine.yaml"
    mine.parent.mkdir()
    mine.write_text(MINE, encoding="utf-8")
    return mine


def bench(file: Path) -> tuple[EditedContent, Tweaks]:
    edited = EditedContent(GAMES["wonderland"], [paths.content()], file.parent.parent)
    assert not edited.mistakes, edited.mistakes
    return edited, Tweaks(edited)


def values(edited: EditedContent, name: str) -> list[int]:
    entry = edited.entry(name)
    assert entry is not None
    return [number.value for number in edited.numbers(entry)]


def edit_by_hand(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_by_turns_nothing_is_lost(file: Path) -> None:
    edited, tweaks = bench(file)
    even = edited.entry("tile_even")
    assert even is not None
    expected = MINE
    for turn in range(1, 20):
        number = edited.numbers(even)[turn % 3]
        edit_by_hand(file, "# my tiles", f"# turn {turn}\n# my tiles")
        edit_by_hand(file, f"[{8 + turn}, 5, 2]", f"[{9 + turn}, 5, 2]")
        tweaks.set_number(number, number.value + 1)
        assert not edited.mistakes
    assert values(edited, "tile_even") == [12, 13, 12]
    assert values(edited, "tile_early") == [28, 5, 2]
    text = file.read_text(encoding="utf-8")
    assert [f"# turn {turn}" in text for turn in range(1, 20)] == [True] * 19
    assert all(line in text for line in expected.splitlines() if "values" not in line)
    assert "values: [12,   13, 12]  # 6 each" in text
    for _ in range(19):
        tweaks.undo()
    assert values(edited, "tile_even") == [6, 6, 6]
    assert values(edited, "tile_early") == [28, 5, 2]


def test_an_entry_that_has_moved_in_its_file_is_found_again(file: Path) -> None:
    edited, tweaks = bench(file)
    even = edited.entry("tile_even")
    assert even is not None
    number = edited.numbers(even)[0]
    head, even_lines, early_lines = MINE.partition("  - id: tile_even")[0], 2, 2
    lines = MINE.splitlines(keepends=True)[-(even_lines + early_lines) :]
    file.write_text(head + "".join([*lines[even_lines:], *lines[:even_lines]]), encoding="utf-8")
    tweaks.set_number(number, 1)
    assert values(edited, "tile_even") == [1, 6, 6]
    assert values(edited, "tile_early") == [9, 5, 2]


def test_nothing_is_written_into_a_file_that_is_half_written(file: Path) -> None:
    edited, tweaks = bench(file)
    even = edited.entry("tile_even")
    assert even is not None
    file.write_text("tiles:\n  - id: [", encoding="utf-8")
    with pytest.raises(ChangedElsewhere, match="correct it first"):
        tweaks.set_number(edited.numbers(even)[0], 1)
    assert file.read_text(encoding="utf-8") == "tiles:\n  - id: ["
    assert not tweaks.can_undo


def test_an_entry_that_was_deleted_elsewhere_is_not_written(file: Path) -> None:
    edited, tweaks = bench(file)
    own = file.read_text(encoding="utf-8") + "  - {id: tile_mine, values: [1, 1, 1]}\n"
    file.write_text(own, encoding="utf-8")
    assert edited.read()
    mine = edited.entry("tile_mine")
    assert mine is not None
    number = edited.numbers(mine)[0]
    file.write_text(MINE, encoding="utf-8")
    with pytest.raises(ChangedElsewhere, match="'tile_mine' is no longer"):
        tweaks.set_number(number, 2)
    assert file.read_text(encoding="utf-8") == MINE
