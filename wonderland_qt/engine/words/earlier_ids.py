"""Earlier ids: ids of a game's entries that were renamed, as files of earlier versions have them.

A game lists them with the present ids in `earlier_ids.toml` beside its art and words; the table `values`
there lists earlier words for the values of a key.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from wonderland_qt import paths

FILE = "earlier_ids.toml"
NEAREST = 3
"""In how many folders above a file a pack's manifest is looked for, to learn the file's game."""

_MANIFESTS = ("pack.yaml", "pack.yml")
_LONGEST_MANIFEST = 4096
_GAME = re.compile(r"(?m)^game:[ ]*[\"']?(\w+)")


class EarlierIds:
    """The present ids of a game by the earlier ones, and the present words of values by key."""

    def __init__(self, present: Mapping[str, str], values: Mapping[str, Mapping[str, str]]) -> None:
        """Keep present ids by earlier ones, which are looked for as whole words: `old` but not `old-hat`."""
        self.present = present
        self._values = values
        self._pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, present))})(?![\w-])")

    def found_in(self, text: str) -> Iterator[re.Match[str]]:
        """Yield the matches of earlier ids in a text, alone or as part of an option's id."""
        return self._pattern.finditer(text)

    def now(self, text: str) -> str:
        """Return a text with earlier ids replaced by the present ones."""
        return self._pattern.sub(lambda found: self.present[found[0]], text)

    def value_now(self, key: object, value: str) -> str:
        """Return the present word for the value of a key; most values are unchanged."""
        if not isinstance(key, str) or key not in self._values:
            return value
        return self._values[key].get(value, value)


def ids_of(game: str) -> EarlierIds | None:
    """Return the earlier ids of a game, None if no id was ever renamed."""
    return _earlier_ids_by_game().get(game)


def ids_for(path: Path, text: str = "") -> EarlierIds | None:
    """Return the earlier ids of a file's game, which its text, its folders or its pack's manifest tell.

    A manifest itself has no ids of entries, so there are none for it.
    """
    if path.name in _MANIFESTS:
        return None
    ids_by_game = _earlier_ids_by_game()
    for game in _possible_games(path, text):
        if game in ids_by_game:
            return ids_by_game[game]
    return None


def _possible_games(path: Path, text: str) -> Iterator[str]:
    """Yield possible games of a file, the most certain first.

    They are named by the text, by a folder around the file, or by a manifest in one of the NEAREST folders.
    """
    folders = tuple(path.parents)
    yield from _GAME.findall(text)[:1]
    yield from (folder.name for folder in folders)
    for manifest in (folder / name for folder in folders[:NEAREST] for name in _MANIFESTS):
        yield from _GAME.findall(_beginning_of(manifest))[:1]


def _beginning_of(manifest: Path) -> str:
    """Return the beginning of a manifest, "" if it cannot be read."""
    try:
        if not manifest.is_file():
            return ""
        with manifest.open(encoding="utf-8-sig", errors="replace") as opened:
            return opened.read(_LONGEST_MANIFEST)
    except OSError:
        return ""


@cache
def _earlier_ids_by_game() -> Mapping[str, EarlierIds]:
    """Return the earlier ids of all games in which an id was ever renamed, by the game's id."""
    files = [folder / FILE for folder in paths.of_games()]
    return {file.parent.name: _read_ids(file) for file in files if file.is_file()}


def _read_ids(file: Path) -> EarlierIds:
    """Return the earlier ids that a file lists, and its table of earlier values by key."""
    listed = tomllib.loads(file.read_text(encoding="utf-8"))
    values = listed.pop("values", {})
    return EarlierIds(listed, values)
