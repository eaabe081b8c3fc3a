"""Writing the index of a folder of packs, so that the folder can be a source, also on a server."""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from pydantic import ValidationError

from wonderland_qt.engine.content.error_messages import complaints
from wonderland_qt.engine.content.folders.pack_archives import packed
from wonderland_qt.engine.content.folders.packs import PACKED, Pack, has_manifest, open_pack
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.saved.save_file import write_whole
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.newest.version_numbers import is_newer
from wonderland_qt.models.sources.source_index import FORMAT, INDEX_FILE, KILOBYTE, OfferedPack, SourceIndex

MOST_ARCHIVES = 200
"""The most archives that are read in a folder without an index."""

KEYS_OF_MANIFEST = ("id", "name", "version", "game", "author", "licence", "about", "needs")

FIRST_FIELD = "id"
"""The field of a pack that is written first, at the dash of its list item."""


def write_index(folder: Path, name: str, unpacked: Path, games: Collection[str]) -> SourceIndex:
    """Write the index of all packs in a folder; packs that are folders are packed into archives first.

    Raises OSError, and ContentMistakes, after which no index is written.
    """
    packs, mistakes = list[OfferedPack](), list[Mistake]()
    for archive in list(_archives_of_all(folder, unpacked, games, mistakes)):
        packs += _offered_in(archive, folder, unpacked, games, mistakes)
    mistakes += _mistakes_of_ids_twice(packs, folder)
    if mistakes:
        raise ContentMistakes(mistakes)
    index = SourceIndex(format=FORMAT, name=name, packs=tuple(sorted(packs, key=lambda pack: pack.id)))
    write_whole(folder / INDEX_FILE, index_text(index).encode())
    return index


def _mistakes_of_ids_twice(packs: Sequence[OfferedPack], folder: Path) -> Iterator[Mistake]:
    """Yield a mistake for each pack whose id a later one has, too."""
    last_file = {pack.id: pack.file for pack in packs}
    for pack in packs:
        if last_file[pack.id] != pack.file:
            yield Mistake.in_file(folder / pack.file, text("source-id-twice", id=pack.id))


def index_of(folder: Path, unpacked: Path, games: Collection[str]) -> SourceIndex:
    """Return an index for a folder without one, from its archives and those one folder deeper.

    Archives that are no packs or hidden, older versions of a pack, and archives above a limit are left out.
    Raises OSError.
    """
    archives = sorted([*folder.glob("*.zip"), *folder.glob("*/*.zip")])[:MOST_ARCHIVES]
    visible = [archive for archive in archives if not _is_hidden(archive.relative_to(folder))]
    ignored_mistakes: list[Mistake] = []
    packs: dict[str, OfferedPack] = {}
    for archive in visible:
        for pack in _offered_in(archive, folder, unpacked, games, mistakes=ignored_mistakes):
            if pack.id not in packs or is_newer(pack.version, packs[pack.id].version):
                packs[pack.id] = pack
    return SourceIndex(format=FORMAT, packs=tuple(packs[name] for name in sorted(packs)))


def index_text(index: SourceIndex) -> str:
    """Return an index as YAML."""
    lines = [
        f"format: {index.format}",
        f"name: {_quoted(index.name)}",
        "packs:" if index.packs else "packs: []",
    ]
    for pack in index.packs:
        for key, value in pack.model_dump(exclude_defaults=True).items():
            indent = "  - " if key == FIRST_FIELD else "    "
            lines.append(f"{indent}{key}: {_quoted(value)}")
    return "\n".join(lines) + "\n"


def _archives_of_all(
    folder: Path, unpacked: Path, games: Collection[str], mistakes: list[Mistake]
) -> Iterator[Path]:
    """Pack the folders that are packs into archives, and yield all archives; add mistakes to the list.

    Hidden folders and archives are left out.
    """
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.name.startswith(".") and has_manifest(path):
            try:
                pack = open_pack(path, unpacked, games)
                packed(path, folder / f"{pack.id}{PACKED}", pack.id)
            except ContentMistakes as error:
                mistakes += error.mistakes
    yield from sorted(path for path in folder.glob("*.zip") if not path.name.startswith("."))


def _offered_in(
    archive: Path, folder: Path, unpacked: Path, games: Collection[str], mistakes: list[Mistake]
) -> Iterator[OfferedPack]:
    """Yield the pack in an archive as a source offers it, or nothing but add what is wrong to `mistakes`."""
    try:
        pack = open_pack(archive, unpacked, games)
        if not has_manifest(pack.folder):
            raise ContentMistakes([Mistake.in_file(archive, Text("source-unsigned"))])
        yield _pack_as_offered(pack, archive, folder)
    except ContentMistakes as error:
        mistakes += error.mistakes


def _pack_as_offered(pack: Pack, archive: Path, folder: Path) -> OfferedPack:
    """Return a pack as a source offers it: its manifest and its archive; raises ContentMistakes."""
    data = archive.read_bytes()
    manifest = {key: getattr(pack, key) for key in KEYS_OF_MANIFEST}
    try:
        return OfferedPack(
            **manifest,
            file=archive.relative_to(folder).as_posix(),
            kilobytes=math.ceil(len(data) / KILOBYTE),
            sha256=sha256(data).hexdigest(),
        )
    except ValidationError as error:
        first, *_ = complaints(OfferedPack, error)
        key = str(first.path[-1])
        mistake = Mistake(archive, line=0, column=0, where=key, message=first.message)
        raise ContentMistakes([mistake]) from error


def _is_hidden(path: Path) -> bool:
    """Tell whether a file or a folder around it has a hidden name."""
    return any(part.startswith(".") for part in path.parts)


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
