"""What is being written when the program is killed is afterwards as it was before, or whole."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.killed import Dying
from wonderland_qt import paths
from wonderland_qt.app.settings import Settings, store_settings
from wonderland_qt.engine.content.folders.unfinished import sweep_files
from wonderland_qt.engine.saved.saved_games import SavedGames
from wonderland_qt.models.packs.choices import PackChoice

SYNC, REPLACE, SYNC_FOLDER = 1, 2, 3
"""The calls by which a file is written whole."""


def change_language() -> Path:
    store_settings(Settings(language="uk"))
    return paths.settings()


def enable_pack() -> Path:
    store_settings(Settings(packs=(PackChoice("kitchen", on=True),)))
    return paths.settings()


def export() -> Path:
    sent = paths.saves().with_name("sent.save")
    SavedGames(paths.saves()).export(paths.saves() / "game.save", sent)
    return sent


def killed_at(call: int, act: Callable[[], Path]) -> bool:
    """Act in a process of its own that kills itself at a call that writes; tell whether it did."""
    process = os.fork()
    if not process:
        Dying(call)
        act()
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) != 0


@pytest.mark.parametrize("act", [change_language, enable_pack, export])
def test_a_kill_leaves_a_file_as_it_was_or_whole_and_nothing_beside_it(act: Callable[[], Path]) -> None:
    paths.saves().mkdir(parents=True)
    (paths.saves() / "game.save").write_bytes(b"a game\n" * 10_000)
    file = act()
    after, before = file.read_bytes(), b"as it was"
    for call in (SYNC, REPLACE, SYNC_FOLDER):
        file.write_bytes(before)
        assert killed_at(call, act)
        assert file.read_bytes() == (after if call == SYNC_FOLDER else before)
        sweep_files([file.parent])
        assert not list(file.parent.glob("*.unfinished"))
    assert not killed_at(SYNC_FOLDER + 1, act)
    assert file.read_bytes() == after
