"""Reads the content files of all folders of a game and merges them section by section."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.folders.origins import ContentSource, Origin, Sections
from wonderland_qt.engine.content.folders.overlay import Conflict, Overlay
from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
from wonderland_qt.engine.content.folders.packs import CONTENT_ENDINGS, MANIFESTS, game_folder, has_manifest
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.model_paths import keys_of
from wonderland_qt.engine.content.yaml.yaml_reader import (
    MOST_VALUES,
    Document,
    DocumentPath,
    Key,
    read_yaml,
)
from wonderland_qt.engine.words.texts import Text, text

BESIDES = {"schema", "lessons", "challenges", "coach.yaml"}
"""Folders and files in a game's content folder that are not content."""


@dataclass
class Reading:
    """What was read: the merged sections, the mistakes, and the fields that several folders set differently.

    `whole` is true if every file could be read to its end.
    """

    sections: Sections
    mistakes: list[Mistake]
    conflicts: list[Conflict]
    whole: bool


@dataclass
class _Layer:
    """A game's content files in one folder, and what is wrong with the folder itself."""

    content_folder: Path
    sources: list[ContentSource] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    def belongs_to_game(self, model: type[BaseModel]) -> bool:
        """Tell whether the files are of the game.

        Loose files lie in no game's folder, so they are if one of their sections is the game's.
        """
        if not any(source.loose for source in self.sources):
            return True
        return any(name in keys_of(model) for source in self.sources for name in source.sections)


def read_sections(content_folders: Sequence[Path], game: str, model: type[BaseModel]) -> Reading:
    """Return the merged sections of all folders; it is a mistake if none has content of the game.

    They are `whole` if every file could be read.
    """
    layers = [_read_layer(folder, game, number) for number, folder in enumerate(content_folders)]
    layers_of_game = [layer for layer in layers if layer.belongs_to_game(model)]
    if not layers_of_game:
        layers_of_game = layers  # so that the mistakes in all files are found
    sources = [source for layer in layers_of_game for source in layer.sources]
    mistakes = [mistake for layer in layers for mistake in layer.mistakes]
    mistakes += [mistake for source in sources for mistake in source.document.mistakes]
    if not sources and not mistakes:
        mistakes += [_folder_missing(content_folder / game) for content_folder in content_folders]
    overlay = Overlay(model, base=Sections(_lowest_folder(content_folders, game)))
    for layer in layers_of_game:
        joined = _join_files(layer)
        mistakes += joined.mistakes
        overlay.lay(joined.sections)
    return Reading(
        sections=overlay.sections,
        mistakes=mistakes + overlay.mistakes,
        conflicts=overlay.conflicts,
        whole=bool(sources) and all(source.document.sections is not None for source in sources),
    )


def sections_of(content_folder: Path, game: str) -> dict[Key, Any]:
    """Return the sections of a game's content in one folder, as far as they can be read."""
    return _join_files(_read_layer(content_folder, game, number=0)).sections.data


def _lowest_folder(content_folders: Sequence[Path], game: str) -> Path:
    """Return the game's folder in the lowest layer, which mistakes about missing sections name."""
    lowest = game_folder(content_folders[0], game) if content_folders else None
    return lowest or Path(game)


def _read_layer(content_folder: Path, game: str, number: int) -> _Layer:
    """Return the content files of a game in a folder; `number` is the layer's, counted from the bottom.

    A content folder may lack the game, but a missing content folder is a mistake. So is a folder with the
    game's name in which there are no files at all; other files may stand alone, as a pack of pictures does.
    Files right in a folder that has no manifest are `loose`: nothing but their sections shows their game.
    """
    layer = _Layer(content_folder)
    folder = game_folder(content_folder, game)
    if folder is None:
        if not content_folder.is_dir():
            layer.mistakes.append(_folder_missing(content_folder / game))
        return layer
    yaml_files = files_within(folder, CONTENT_ENDINGS, layer.mistakes)
    paths = [path for path in yaml_files if _is_content_file(path.relative_to(folder))]
    if not paths and folder.name == game and _has_only_folders(folder):
        layer.mistakes.append(Mistake.in_file(folder, Text("folder-without-yaml")))
    loose = folder == content_folder and not has_manifest(content_folder)
    for document in _read_documents(paths, content_folder, game):
        layer.sources.append(ContentSource(document, content_folder, number, loose))
    return layer


def _read_documents(paths: Iterable[Path], content_folder: Path, game: str) -> Iterator[Document]:
    """Yield the files as they are read; stop with a mistake once they have too many values together.

    A file that could not be read to its end, as it has too many by itself, has a mistake of its own already.
    """
    left = MOST_VALUES
    for path in paths:
        document = read_yaml(path, path_as_packed(path, content_folder), game)
        left -= document.values
        if left < 0 and document.sections is not None:
            message = text("yaml-many-values-in-all", most=str(MOST_VALUES))
            yield Document(document.path, mistakes=[Mistake.in_file(document.path, message)])
            return
        yield document


def _has_only_folders(folder: Path) -> bool:
    """Tell whether there are no files below a folder, at any depth."""
    return all(path.is_dir() for path in folder.rglob("*"))


def _folder_missing(folder: Path) -> Mistake:
    return Mistake.in_file(folder, Text("folder-missing"))


def _is_content_file(path: Path) -> bool:
    """Tell whether a YAML file in a game's folder is content: no lesson, challenge, schema or manifest."""
    return not BESIDES & set(path.parts) and path.name not in MANIFESTS


class _Joined(NamedTuple):
    """The sections of one folder, joined over its files, and the mistakes found in joining them."""

    sections: Sections
    mistakes: list[Mistake]


def _join_files(layer: _Layer) -> _Joined:
    """Join the sections of a layer's files; repeated ids and keys are mistakes."""
    joined = _Joined(Sections(layer.content_folder), [])
    for source in layer.sources:
        for name, value in source.sections.items():
            joined.mistakes.extend(_add_section(joined.sections, source, name, value))
    for name, value in joined.sections.data.items():
        for repeated in _repeated_ids(value, (name,)):
            first_place = _written_place(joined.sections.place(repeated.first))
            message = text("content-id-twice", first=first_place)
            joined.mistakes.append(joined.sections.mistake(repeated.later, message))
    return joined


def _add_section(joined: Sections, source: ContentSource, name: Key, value: Any) -> Iterator[Mistake]:
    """Add a section of a file to the joined sections; yield a mistake for what they have already.

    Items are added to a list of the same name and keys to a mapping, each with its origin at its new index
    or key.
    """
    earlier = joined.data.setdefault(name, value)
    origin = joined.origins.setdefault(name, Origin(source, (name,)))
    if earlier is value:  # the first file with this section
        return
    if isinstance(value, list) and isinstance(earlier, list):
        for index, item in enumerate(value):
            origin.parts[len(earlier)] = Origin(source, (name, index))
            earlier.append(item)
    elif isinstance(value, dict) and isinstance(earlier, dict):
        for key, inner in value.items():
            if key in earlier:
                yield _written_twice("yaml-key-twice", origin.of_part(key), Origin(source, (name, key)))
            else:
                origin.parts[key] = Origin(source, (name, key))
                earlier[key] = inner
    else:
        yield _written_twice("content-section-twice", origin, Origin(source, (name,)))


def _written_twice(key: str, first: Origin, second: Origin) -> Mistake:
    """Return the mistake that something is written in two places."""
    message = text(key, first=_written_place(first.place(at_key=True)))
    return second.mistake(message, at_key=True)


def _written_place(place: tuple[Path, int, int]) -> str:
    """Return file, line and column as `cards.yaml:3:1`."""
    return ":".join(map(str, place))


class _RepeatedId(NamedTuple):
    """The paths of the first and of a later `id` in a list that has one id more than once."""

    first: DocumentPath
    later: DocumentPath


def _repeated_ids(value: object, path: DocumentPath) -> Iterator[_RepeatedId]:
    """Yield the ids that lists within a value have more than once; `path` leads to the value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _repeated_ids(inner, (*path, key))
    elif isinstance(value, list):
        first_index: dict[str, int] = {}
        for index, entry in enumerate(value):
            yield from _repeated_ids(entry, (*path, index))
            name = entry.get("id") if isinstance(entry, dict) else None
            if isinstance(name, str) and first_index.setdefault(name, index) != index:
                yield _RepeatedId(first=(*path, first_index[name], "id"), later=(*path, index, "id"))
