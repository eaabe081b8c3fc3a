"""Packs: folders or .zip files, with a `pack.yaml`, that override the games' own content."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from pydantic import Field

from wonderland_qt import paths
from wonderland_qt.engine.content.checked_documents import checked_document
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.files_within import links_out
from wonderland_qt.engine.content.folders.pack_archives import path_as_packed, unpack
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.yaml.yaml_places import Places
from wonderland_qt.engine.content.yaml.yaml_reader import Document, read_yaml
from wonderland_qt.engine.words.foreign_text import on_one_line, quoted
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text

PACK_FILE = "pack.yaml"
PACKED_STEM = ".pack"
PACKED = f"{PACKED_STEM}.zip"
"""The ending of shared packs' names, by which a double-click opens them in this program."""

MANIFESTS = (PACK_FILE, "pack.yml")
CONTENT_ENDINGS = (".yaml", ".yml")

LONGEST_ID = 64
PackId = Annotated[str, Field(pattern=rf"^[a-z0-9][a-z0-9_-]{{0,{LONGEST_ID - 1}}}$")]
Version = Annotated[str, Field(pattern=r"^[0-9]+(\.[0-9]+){0,3}$", max_length=40)]
Line = Annotated[str, Field(min_length=1, max_length=80)]


class PackManifest(ContentModel):
    """The contents of `pack.yaml`; `needs` are the ids of packs that must be enabled below this one."""

    id: PackId
    name: Line
    version: Version = "1.0"
    game: str
    author: str = Field(default="", max_length=80)
    licence: str = Field(default="", max_length=80)
    about: str = Field(default="", max_length=200)
    needs: tuple[PackId, ...] = ()


@dataclass(frozen=True)
class Pack:
    """A pack: its manifest, the path of its folder or .zip, and the folder with its (unpacked) files.

    Without a manifest its id and name come from the folder's name, and `game` is empty because it may have
    content of several games. `mistakes` are those of its manifest or archive, not of its content.
    """

    id: str
    name: str
    version: str
    game: str
    author: str
    needs: tuple[str, ...]
    path: Path
    folder: Path
    mistakes: tuple[Mistake, ...] = ()
    licence: str = ""
    about: str = ""


def open_pack(path: Path, unpacked: Path, games: Collection[str]) -> Pack:
    """Return the pack in a folder or a .zip, which is unpacked below the folder `unpacked`.

    `games` are the games that a manifest may name. Raises ContentMistakes.
    """
    if not path.exists():
        raise ContentMistakes([Mistake.in_file(path, Text("pack-missing"))])
    folder = path if path.is_dir() else unpack(path, unpacked)
    links = links_out(folder)
    if links:
        raise ContentMistakes(links)
    document = _read_manifest_file(folder)
    if document is None:
        return _pack_without_manifest(path, folder)
    manifest = _check_manifest(document, games)
    return Pack(
        id=manifest.id,
        name=on_one_line(manifest.name),
        version=manifest.version,
        game=manifest.game,
        author=on_one_line(manifest.author),
        needs=manifest.needs,
        path=path,
        folder=folder,
        licence=on_one_line(manifest.licence),
        about=on_one_line(manifest.about),
    )


def packs_in(shelf: Path, unpacked: Path, games: Collection[str]) -> tuple[Pack, ...]:
    """Return all packs in a folder, sorted by name; unreadable ones have `mistakes`."""
    visible = (path for path in sorted(shelf.iterdir()) if not path.name.startswith("."))
    found = [_open_or_note_mistakes(path, unpacked, games) for path in visible if _may_be_pack(path)]
    return tuple(sorted(found, key=lambda pack: (pack.name.casefold(), pack.path)))


def game_folder(content_folder: Path, game: str) -> Path | None:
    """Return the folder with a game's content in a content folder or pack: a subfolder, or the folder itself.

    Returns None if the folder is for another game or has no content of this one.
    """
    manifest = _read_manifest_file(content_folder)
    if manifest is not None and (manifest.sections or {}).get("game") != game:
        return None
    subfolder = paths.in_content(content_folder, game)
    if subfolder.is_dir():
        return subfolder
    if manifest is not None or any(_is_content_file(path) for path in _files_in(content_folder)):
        return content_folder
    return None


def folders_within(content_folders: Sequence[Path], game: str, name: str) -> tuple[Path, ...]:
    """Return the subfolders of this name in a game's content folders, the topmost last."""
    contents = (game_folder(content_folder, game) for content_folder in content_folders)
    return tuple(folder / name for folder in contents if folder and (folder / name).is_dir())


def has_manifest(content_folder: Path) -> bool:
    """Tell whether a folder is a pack with a manifest."""
    return any(os.path.lexists(content_folder / name) for name in MANIFESTS)


def clashes(packs: Sequence[Pack]) -> Iterator[Mistake]:
    """Yield why packs, the topmost last, cannot be used together: repeated ids and unmet needs."""
    below: dict[str, Pack] = {}
    for pack in packs:
        if pack.id in below:
            message = text("pack-id-twice", other=str(below[pack.id].path), id=pack.id)
            yield Mistake(pack.path, line=0, column=0, where="id", message=message)
        for needed in set(pack.needs) - below.keys():
            lies_above = any(needed == other.id for other in packs)
            key = "pack-needs-below" if lies_above else "pack-needs-on"
            message = text(key, id=pack.id, needed=needed)
            yield Mistake(pack.path, line=0, column=0, where="needs", message=message)
        below[pack.id] = pack


def id_from(name: str) -> str:
    """Return an id for a pack, made from any name."""
    allowed_letters = re.sub(r"[^a-z0-9_]+", "-", name.lower()).strip("-_")
    return allowed_letters[:LONGEST_ID] or "pack"


def _open_or_note_mistakes(path: Path, unpacked: Path, games: Collection[str]) -> Pack:
    """Return a pack, with `mistakes` if it cannot be opened for whatever reason."""
    try:
        return open_pack(path, unpacked, games)
    except ContentMistakes as error:
        return unread(path, error.mistakes)
    except Exception as error:  # whatever one pack raises is its mistake, and no other suffers
        return unread(path, [raised_by(path, error)])


def unread(path: Path, mistakes: Sequence[Mistake]) -> Pack:
    """Return a `Pack` that stands for one that cannot be read, with its mistakes."""
    return replace(_pack_without_manifest(path, path), mistakes=tuple(mistakes))


def raised_by(path: Path, error: Exception) -> Mistake:
    """Return an unexpected exception in reading a pack as a mistake of the pack."""
    what = quoted(f"{type(error).__name__}: {error}")
    return Mistake.in_file(path, text("pack-raised", what=what))


def _pack_without_manifest(path: Path, folder: Path) -> Pack:
    """Return a pack without a manifest, named after its folder or archive without the ending."""
    name = path.stem if path.is_dir() else path.stem.removesuffix(PACKED_STEM)
    return Pack(
        id=id_from(name),
        name=on_one_line(name),
        version="",
        game="",
        author="",
        needs=(),
        path=path,
        folder=folder,
    )


def _may_be_pack(path: Path) -> bool:
    """Tell whether a path is a folder or an archive; what is in it is not looked at."""
    return path.is_dir() or path.suffix.lower() == ".zip"


def _files_in(folder: Path) -> list[Path]:
    """Return what lies in a folder, sorted, nothing if there is no such folder."""
    return sorted(folder.iterdir()) if folder.is_dir() else []


def _is_content_file(path: Path) -> bool:
    """Tell whether a file is visible and YAML by its ending."""
    return path.suffix.lower() in CONTENT_ENDINGS and not path.name.startswith(".")


def _read_manifest_file(folder: Path) -> Document | None:
    """Return the manifest of a folder as read, None if the folder has none."""
    file = next((folder / name for name in MANIFESTS if os.path.lexists(folder / name)), None)
    return read_yaml(file, path_as_packed(file, folder)) if file else None


def _check_manifest(document: Document, games: Collection[str]) -> PackManifest:
    """Return the checked manifest of a pack for one of `games`; raises ContentMistakes."""
    manifest = checked_document(PackManifest, document)
    if manifest.game not in games:
        place = Places(document.text).value(("game",))
        message = text("pack-unknown-game", game=manifest.game, near=suggestion(manifest.game, games))
        raise ContentMistakes([Mistake(document.path, *place, "game", message)])
    return manifest
