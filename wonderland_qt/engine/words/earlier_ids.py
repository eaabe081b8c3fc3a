"""Earlier ids: how files of earlier programs call entries of a game that have another id now.

A game lists them in `earlier_ids.toml` beside its art and words, each with the present one; the table
`values` there lists the earlier words of what a key may have for a value.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from wonderland_qt import paths

FILE = "earlier_ids.toml"
NEAREST = 3
"""In so many folders above a file its pack may say of which game it is."""

_MANIFESTS = ("pack.yaml", "pack.yml")
_LONGEST_MANIFEST = 4096
_GAME = re.compile(r"(?m)^game:[ ]*[\"']?(\w+)")


class EarlierIds:
    """The present ids of one game's entries by their earlier ones, and by key the present words of values."""

    def __init__(self, present: Mapping[str, str], values: Mapping[str, Mapping[str, str]]) -> None:
        self.present = present
        self._values = values
        self._any = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, present))})(?![\w-])")

    def found_in(self, text: str) -> Iterator[re.Match[str]]:
        """Yield the places of a text where an earlier id is, alone or in the id of an option."""
        return self._any.finditer(text)

    def now(self, text: str) -> str:
        """Return a text with the present ids."""
        return self._any.sub(lambda found: self.present[found[0]], text)

    def value_now(self, key: object, value: str) -> str:
        """Return the present word for the value of a key, mostly itself."""
        return self._values[key].get(value, value) if isinstance(key, str) and key in self._values else value


def ids_of(game: str) -> EarlierIds | None:
    """Return the earlier ids of a game, None where all are as they always were."""
    return _by_game().get(game)


def ids_for(path: Path, text: str = "") -> EarlierIds | None:
    """Return the earlier ids of the game that a file names, or whose folder or pack it lies in."""
    if path.name in _MANIFESTS:
        return None
    known = _by_game()
    return next((known[game] for game in _games_of(path, text) if game in known), None)


def _games_of(path: Path, text: str) -> Iterator[str]:
    """Yield the names of what may be the game of a file, the surest first."""
    folders = tuple(path.parents)
    yield from _GAME.findall(text)[:1]
    yield from (folder.name for folder in folders)
    for manifest in (folder / name for folder in folders[:NEAREST] for name in _MANIFESTS):
        yield from _GAME.findall(_beginning_of(manifest))[:1]


def _beginning_of(manifest: Path) -> str:
    """Return what a manifest begins with, "" where there is none to read."""
    try:
        if not manifest.is_file():
            return ""
        with manifest.open(encoding="utf-8-sig", errors="replace") as opened:
            return opened.read(_LONGEST_MANIFEST)
    except OSError:
        return ""


@cache
def _by_game() -> Mapping[str, EarlierIds]:
    files = (folder / FILE for folder in paths.of_games() if (folder / FILE).is_file())
    return {file.parent.name: _read(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files}


def _read(listed: dict[str, Any]) -> EarlierIds:
    values = listed.pop("values", {})
    return EarlierIds(listed, values)
