"""`challenges find` ends when its time is up, whether or not the games have challenges."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt.analysis import challenge_search
from wonderland_qt.cli import WELL, challenges, main


def test_finding_ends_after_a_game_without_a_challenge_when_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seeds: list[int] = []

    def none_found(
        _ruleset: object, _content: object, _players: int, seed: int, **_passed: object
    ) -> tuple[()]:
        seeds.append(seed)
        return ()

    minute_by_minute = iter(range(0, 600, 60))
    monkeypatch.setattr(challenge_search, "challenges_in", none_found)
    monkeypatch.setattr(challenges, "monotonic", lambda: next(minute_by_minute))
    finding = ["challenges", "find", "--game", "tea_for_2", "--save", str(tmp_path), "--minutes", "2"]
    assert main(finding) == WELL
    assert seeds == [1, 2, 3]
    assert not list(tmp_path.iterdir())
