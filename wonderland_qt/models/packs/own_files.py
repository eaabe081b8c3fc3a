"""The user's own files: read with their line endings, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt.engine.content.yaml.yaml_reader import read_text
from wonderland_qt.engine.saved.save_file import write_whole


def read_own(file: Path) -> str:
    """Return the text of a user's YAML file, with earlier names replaced by present ones; raises OSError."""
    return read_text(file, read_as_written(file)).text


def read_as_written(file: Path) -> str:
    """Return the text of a user's file without a byte order mark; raises OSError."""
    with file.open(encoding="utf-8-sig", newline="") as opened:
        return opened.read()


def write_own(file: Path, text: str) -> None:
    """Write a user's file whole or not at all, and make its folder if needed; raises OSError.

    If the file is a link, the file that it leads to is written, and the link stays.
    """
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, text.encode("utf-8"))
