"""One's own files: read with each line's ending as it is, written so that a half of none is ever left."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt.engine.content.yaml.yaml_reader import read_text
from wonderland_qt.engine.saved.save_file import write_whole


def read_own(file: Path) -> str:
    """Return the text of a YAML file that people write, in the present words; raises OSError."""
    return read_text(file, read_as_written(file)).text


def read_as_written(file: Path) -> str:
    """Return the text of a file that people write, without a mark of its encoding; raises OSError."""
    with file.open(encoding="utf-8-sig", newline="") as opened:
        return opened.read()


def write_own(file: Path, text: str) -> None:
    """Write a file that people write, whole or not at all; its folder is made if need be; raises OSError."""
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, text.encode("utf-8"))
