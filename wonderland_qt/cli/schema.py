"""The command `schema`: what editors need to know, written from the models that read content."""

from __future__ import annotations

import argparse

from wonderland_qt import paths
from wonderland_qt.cli.chosen import layers_chosen
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.terminal import tell


def schema(chosen: argparse.Namespace) -> int:
    """Write a JSON Schema for each kind of file that people write, with the verbs that content names."""
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.packs.editor_schemas import FOLDER, write_schemas

    folder = chosen.folder or paths.content() / FOLDER
    try:
        files = write_schemas(folder, GAMES, layers_chosen(chosen))
    except OSError as error:
        raise Problem(f"{folder}: cannot write here ({error.strerror}); name another folder") from error
    for file in files:
        tell(f"{file}")
    return WELL
