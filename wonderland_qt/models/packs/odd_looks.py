"""What a content lets facts sound and look like that is legal and yet odd: sounds that nobody would hear."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.content_files import read_sections
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.listing import AnyRuleset

SECTION, SOUND = "appearances", "sound"


def odd_looks(ruleset: AnyRuleset, roots: Sequence[Path]) -> Iterator[Complaint]:
    """Yield the sounds that are no file of the game's or the window's."""
    data = read_sections(roots, ruleset.id, ruleset.content).sections.data
    yield from _odd_sounds(data.get(SECTION), (SECTION,), sounds_of(ruleset.id))


def sounds_of(game: str) -> frozenset[str]:
    """Return the names of all sounds that facts of a game can have."""
    folders = (paths.of_game(game) / "sounds", paths.window() / "sounds")
    return frozenset(file.stem for folder in folders for file in folder.glob("*.wav"))


def _odd_sounds(value: object, path: DocumentPath, known: Collection[str]) -> Iterator[Complaint]:
    for key, inner in value.items() if isinstance(value, dict) else ():
        if key == SOUND and inner and inner not in known:
            yield Complaint((*path, key), f"no sound is called '{inner}'{suggestion(inner, known)}")
        yield from _odd_sounds(inner, (*path, key), known)
