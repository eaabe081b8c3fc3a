"""What of how a content sounds and looks is legal and yet odd: sounds nobody hears, kinds without form."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.content_files import read_sections
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.listing import AnyRuleset

SECTION, SOUND = "appearances", "sound"
FIXTURES, KIND, ID = "fixtures", "kind", "id"


def odd_looks(ruleset: AnyRuleset, roots: Sequence[Path]) -> Iterator[Complaint]:
    """Yield the sounds that are no file of the game's or the window's, and fixtures of kinds without form."""
    data = read_sections(roots, ruleset.id, ruleset.content).sections.data
    yield from _odd_sounds(data.get(SECTION), (SECTION,), sounds_of(ruleset.id))
    yield from _odd_kinds(data.get(FIXTURES, ()), kinds_of(ruleset.id))


def sounds_of(game: str) -> frozenset[str]:
    """Return the names of all sounds that facts of a game can have."""
    folders = (paths.of_game(game) / "sounds", paths.window() / "sounds")
    return frozenset(file.stem for folder in folders for file in folder.glob("*.wav"))


def kinds_of(game: str) -> frozenset[str]:
    """Return the kinds of pieces that have a form in the art of a game; none for a game without art."""
    file = paths.of_game(game) / "art" / "kinds.toml"
    return frozenset(tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else ())


def _odd_kinds(fixtures: Sequence[Mapping[str, str]], known: Collection[str]) -> Iterator[Complaint]:
    for number, fixture in enumerate(fixtures):
        key = KIND if fixture.get(KIND) else ID
        if known and fixture[key] not in known:
            expected = f"no kind of piece is called '{fixture[key]}'{suggestion(fixture[key], known)}"
            yield Complaint((FIXTURES, number, key), expected)


def _odd_sounds(value: object, path: DocumentPath, known: Collection[str]) -> Iterator[Complaint]:
    for key, inner in value.items() if isinstance(value, dict) else ():
        if key == SOUND and inner and inner not in known:
            yield Complaint((*path, key), f"no sound is called '{inner}'{suggestion(inner, known)}")
        yield from _odd_sounds(inner, (*path, key), known)
