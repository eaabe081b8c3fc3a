"""The game still plays as it was written down; when it should not, `make golden` writes it anew."""

from itertools import zip_longest

import pytest

from tests.games.wonderland.golden.files import FOLDER, contents


@pytest.mark.parametrize("name", contents())
def test_the_game_plays_as_it_was_written_down(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    for number, (before, now) in enumerate(zip_longest(written, contents()[name]().splitlines()), start=1):
        assert now == before, f"{name}:{number} (`make golden` writes it anew; read the diff)"


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(contents())
