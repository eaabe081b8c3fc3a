"""The file of tuned numbers: only they change in it, and when, from which commit and by how many games."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from wonderland_qt.components.weights import written_at
from wonderland_qt.engine.content.yaml.yaml_edits import NoSuchYamlPath, flow, rewritten, with_field

FILE = "evaluation.yaml"
SECTION = "evaluation"
TUNED = "tuned"


def file_of(content_folder: Path, game: str) -> Path:
    """Return where a folder of content keeps the numbers of a game's evaluation."""
    return content_folder / game / FILE


def save_numbers(file: Path, weights: object, names: Iterable[str], games: int) -> None:
    """Write some numbers of weights into a file, all else stays as its author wrote it; raises OSError."""
    text = file.read_text(encoding="utf-8") if file.exists() else f"{SECTION}: {{}}\n"
    for name in names:
        path, value = written_at(weights, name)
        text = _with(text, (SECTION, *path), _plain(value))
    text = _with(text, (SECTION, TUNED), noted_now(games))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _with(text: str, path: tuple[str, ...], value: Any) -> str:
    """Return the text with a value at a path; what is not there on the way is added."""
    above, key = path[:-1], path[-1]
    try:
        return rewritten(text, path, flow(value))
    except NoSuchYamlPath:
        try:
            return with_field(text, above, key, value)
        except NoSuchYamlPath:
            return _with(text, above, {key: value})


def _plain(value: Any) -> Any:
    """Return numbers as anybody would write them."""
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    return int(value) if value == int(value) else value


def noted_now(games: int) -> dict[str, Any]:
    """Return what a file says of when, from which commit and by how many games something was measured."""
    return {"date": f"{datetime.now(UTC):%Y-%m-%d}", "commit": commit(), "games": games}


def commit() -> str:
    """Return the commit of the program, with a mark where files differ from it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"
