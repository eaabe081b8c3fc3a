"""Chunks take about a second each, and leave no number out."""

from __future__ import annotations

import pytest

from wonderland_qt.lab.work.chunks import Chunks


@pytest.mark.parametrize(("games_a_second", "expected"), [(0.1, 1), (75, 75), (1200, 1200)])
def test_chunks_come_to_take_a_second(games_a_second: float, expected: int) -> None:
    chunks, sizes = Chunks([range(1_000_000)], hands=2), list[int]()
    for chunk in chunks:
        chunks.took(len(chunk), len(chunk) / games_a_second)
        sizes.append(len(chunk))
        if len(sizes) == 10:
            break
    assert sizes[0] == 1
    assert sizes[-1] == expected


def test_every_number_comes_once_and_the_last_chunks_are_small() -> None:
    chunks, seen, sizes = Chunks([range(3), range(10, 400)], hands=2), list[int](), list[int]()
    for chunk in chunks:
        chunks.took(len(chunk), len(chunk) / 100)
        seen += chunk
        sizes.append(len(chunk))
    assert seen == [*range(3), *range(10, 400)]
    assert max(sizes) > 30
    assert sizes[-4:] == [1, 1, 1, 1]
