"""Every game still plays as it was written down; when it should not, `make golden` writes it again."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.every_game.golden import GOLDEN

FILES = [(game, name) for game, (_, contents) in GOLDEN.items() for name in contents()]


@pytest.mark.parametrize(("game", "name"), FILES)
def test_the_game_plays_as_it_was_written_down(game: str, name: str) -> None:
    folder, contents = GOLDEN[game]
    written = (folder / name).read_text(encoding="utf-8").splitlines()
    for number, (before, now) in enumerate(zip_longest(written, contents()[name]().splitlines()), start=1):
        assert now == before, f"{game}/{name}:{number} (`make golden` writes it anew; read the diff)"


@pytest.mark.parametrize("game", GOLDEN)
def test_all_golden_files_are_there_and_none_is_left_over(game: str) -> None:
    folder, contents = GOLDEN[game]
    assert {path.name for path in folder.glob("*.txt")} == set(contents())
