"""One's own changes count wherever they lie, and what cannot be written is reported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

GAME, OTHER = "pixie_queen", "tea_for_2"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))


@pytest.fixture
def opened(application: Any) -> Callable[[], Any]:
    """Opens the workshop of a game on what lies in one's own folder."""
    from wonderland_qt.models.workshop.own_packs import own_folder
    from wonderland_qt.models.workshop.workshop_model import Workshop

    return lambda: Workshop(GAMES[GAME], [paths.content()], own_folder(GAME), "en")


def my_tweaks(game: str, content: str) -> Path:
    folder = paths.packs() / "my-tweaks"
    folder.mkdir()
    (folder / "pack.yaml").write_text(f"id: my-tweaks\nname: Mine\ngame: {game}\n")
    (folder / "mine.yaml").write_text(content)
    return folder


def raised(workshop: Any, name: str) -> int:
    """Raise the first number of an entry by one, and return what it is then."""
    number = workshop.edited.numbers(workshop.edited.entry(name))[0]
    workshop.set_number(number, number.value + 1)
    return int(workshop.edited.numbers(workshop.edited.entry(name))[0].value)


def test_a_pack_of_another_game_by_that_name_is_left_alone(opened: Callable[[], Any]) -> None:
    folder = my_tweaks(OTHER, "tokens: {tarts: 12}\n")
    workshop = opened()
    assert raised(workshop, "food_2") == 3
    assert workshop.edited.own == paths.packs() / f"my-tweaks-{GAME}"
    assert sorted(file.name for file in folder.iterdir()) == ["mine.yaml", "pack.yaml"]


def test_what_lies_straight_in_one_s_pack_still_counts_after_a_change(opened: Callable[[], Any]) -> None:
    my_tweaks(GAME, "settings: {rounds: 6}\n")
    workshop = opened()
    assert raised(workshop, "food_2") == 3
    assert workshop.edited.checked.content.files.settings.rounds == 6


def test_what_cannot_be_written_is_told_and_nothing_is_to_be_taken_back(opened: Callable[[], Any]) -> None:
    folder = paths.packs() / "my-tweaks"
    folder.mkdir()
    (folder / GAME).write_text("in the way")
    workshop, told = opened(), list[str]()
    workshop.unwritten.connect(told.append)
    assert raised(workshop, "food_2") == 2
    assert told == [f"{folder / GAME}: File exists"]
    assert not workshop.tweaks.can_undo
