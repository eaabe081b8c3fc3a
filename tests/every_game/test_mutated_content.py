"""Broken content is valid all the same or refused with its place: no traceback, no wait, no memory eaten."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.every_game.breaking import broken_files_are_refused
from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.play.trial import trial
from wonderland_qt.games.catalogue import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_broken_content_is_refused_with_its_place(game: str, tmp_path: Path) -> None:
    files = sorted((paths.content() / game).glob("*.yaml"))
    broken_files_are_refused(
        [file for file in files if file.name != "coach.yaml"],
        lambda number, file, broken: outcome(game, tmp_path / str(number), file.name, broken),
    )


def outcome(game: str, folder: Path, name: str, text: bytes) -> list[str]:
    """Return what is said of a pack with this file over the game's content; nothing when it can be played."""
    (folder / game).mkdir(parents=True, exist_ok=True)
    (folder / game / name).write_bytes(text)
    try:
        pack = GAMES[game].load([paths.content(), folder])
    except ContentMistakes as mistakes:
        return list(map(str, mistakes.mistakes))
    problem = trial(GAMES[game], pack, whole=False)
    return [f"{folder}:1:1: {problem}"] if problem else []
