"""Packs as .zip files: safe unpacking into a folder of their own, and packing."""

from __future__ import annotations

import os
import re
import shutil
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path, PurePosixPath

from wonderland_qt.engine.content.files_within import (
    MOST_BYTES,
    MOST_FILES,
    cannot_be_read,
    files_within,
    why_unreadable,
)
from wonderland_qt.engine.content.folders.unfinished import unfinished_folder
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.words.message_parts import shown
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import reason_of

MOST_BYTES_OF_A_FILE = 16 * 2**20
KINDS = frozenset({".yaml", ".yml", ".ftl", ".svg", ".json", ".md", ".txt"})
UNPACKED_FROM = ".unpacked-from"
"""The file in an unpacked folder that holds the path of its archive."""

UNIX, READABLE = 3, 0o644
"""The system and the file permissions that our archives name."""

_BROKEN = (
    *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError, RuntimeError),
    *(IndexError, OSError),  # what the library raises for names without a letter and places before the file
)
_BESIDES = {"__MACOSX"}
DIGITS = 24
_UNPACKED = re.compile(f"[0-9a-f]{{{DIGITS}}}")
"""The names of folders of unpacked archives."""
_PROBLEMS = {"File is not a zip file": "zip-no-zip", "Truncated file header": "zip-truncated"}
"""The beginnings of zipfile's messages that have translations, with the keys of these."""
_PACKED = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
"""The allowed compression methods: others may unpack to a thousandfold, and few programs use them."""


def unpack(archive: Path, into: Path) -> Path:
    """Return a folder below `into` with the files of a .zip, unpacking it unless it was unpacked before.

    If the archive has a single top folder, that folder is left out. Raises ContentMistakes for paths out of
    the archive, links, too many or too large files, and for files that are no .zip.
    """
    folder = into / _digest(archive)
    if not folder.is_dir():
        into.mkdir(parents=True, exist_ok=True)
        unfinished = unfinished_folder(into)
        try:
            _unpack_all(archive, unfinished)
            unfinished.replace(folder)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return folder


def packed(folder: Path, archive: Path, name: str) -> None:
    """Write a .zip of a pack's folder, with one top folder `name`; raises ContentMistakes, OSError.

    Kinds of files that packs may not have are left out. The archive is written completely or not at all, and
    the same files always make the same bytes.
    """
    mistakes: list[Mistake] = []
    files = files_within(folder, KINDS, mistakes)
    if mistakes:
        raise ContentMistakes(mistakes)
    unfinished = archive.with_name(f".{archive.name}.unfinished")
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as zip_file:
            for file in files:
                path = PurePosixPath(name) / file.relative_to(folder).as_posix()
                # Date, system and permissions are fixed, so that the same files make the same bytes.
                member = zipfile.ZipInfo(str(path))
                member.create_system, member.external_attr = UNIX, READABLE << 16
                zip_file.writestr(member, file.read_bytes(), zipfile.ZIP_DEFLATED)
        unfinished.replace(archive)
    finally:
        unfinished.unlink(missing_ok=True)


def path_as_packed(path: Path, folder: Path) -> Path:
    """Return the path of a file as its author knows it: inside the archive if it was unpacked from one."""
    if not _UNPACKED.fullmatch(folder.name) or why_unreadable(folder / UNPACKED_FROM):
        return path
    try:
        archive = (folder / UNPACKED_FROM).read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return path
    return Path(archive) / path.relative_to(folder)


def _digest(archive: Path) -> str:
    """Return the name of an archive's unpacked folder, a hash of its path and bytes.

    So a changed archive is unpacked again, and the folder belongs to one archive, whose path is kept in it.
    Devices and too large files are refused before any byte is read, as reading them might never end.
    """
    try:
        if not stat.S_ISREG(archive.stat().st_mode):
            raise _refusal(archive, Text("zip-device"))
        if archive.stat().st_size > MOST_BYTES:
            raise _refusal(archive, text("zip-large", megabytes=_megabytes(MOST_BYTES)))
        path_and_bytes = os.fsencode(archive.absolute()) + b"\0" + archive.read_bytes()
        return sha256(path_and_bytes).hexdigest()[:DIGITS]
    except OSError as error:
        raise _refusal(archive, cannot_be_read(error)) from error


def _unpack_all(archive: Path, folder: Path) -> None:
    """Unpack the files of an archive into a folder, and note there from which archive they come."""
    try:
        with zipfile.ZipFile(archive) as zip_file:
            members = list(_files_to_unpack(archive, zip_file.infolist()))
            bytes_left = MOST_BYTES
            for member, path in members:
                bytes_left -= _unpack_file(
                    archive, zip_file, member, path=folder / path, bytes_left=bytes_left
                )
    except _BROKEN as error:
        raise _refusal(archive, text("zip-broken", problem=_problem_in_words(error))) from error
    (folder / UNPACKED_FROM).write_text(str(archive), encoding="utf-8", errors="surrogateescape")


def _unpack_file(
    archive: Path, zip_file: zipfile.ZipFile, member: zipfile.ZipInfo, path: Path, bytes_left: int
) -> int:
    """Unpack one file and return its real size in bytes, as the archive's own figure cannot be trusted."""
    most = min(bytes_left, MOST_BYTES_OF_A_FILE)
    with zip_file.open(member) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        per_file, total = _megabytes(MOST_BYTES_OF_A_FILE), _megabytes(MOST_BYTES)
        file = shown(member.filename)
        raise _refusal(archive, text("zip-unpacks-large", file=file, one=per_file, all=total))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        why = text("zip-cannot-unpack", file=shown(member.filename), reason=reason_of(error))
        raise _refusal(archive, why) from error
    return len(data)


def _files_to_unpack(
    archive: Path, infos: Iterable[zipfile.ZipInfo]
) -> Iterator[tuple[zipfile.ZipInfo, PurePosixPath]]:
    """Yield the files to unpack, each with its path in the unpacked folder.

    If all lie in one folder of the archive, that folder is left out, as it holds the pack.
    """
    files = [info for info in infos if not info.is_dir()]
    if len(files) > MOST_FILES:
        raise _refusal(archive, text("zip-many-files", files=len(files), most=str(MOST_FILES)))
    paths = {_unpacked_path(archive, info): info for info in files}
    if len(paths) < len(files):
        raise _refusal(archive, Text("zip-name-twice"))
    wanted = {path: info for path, info in paths.items() if _is_wanted(path)}
    pack_in_archive = _only_folder(wanted)
    for path, info in wanted.items():
        yield info, path.relative_to(pack_in_archive)


def _unpacked_path(archive: Path, info: zipfile.ZipInfo) -> PurePosixPath:
    """Return the path of a file in an archive; raises ContentMistakes if it is unsafe."""
    name, path = info.filename, PurePosixPath(info.filename)
    if path.is_absolute() or ".." in path.parts or any(letter in name for letter in "\\:\0"):
        raise _refusal(archive, text("zip-leads-out", file=shown(name)))
    if info.compress_type not in _PACKED:
        raise _refusal(archive, text("zip-rare-compression", file=shown(name)))
    if stat.S_ISLNK(info.external_attr >> 16):
        raise _refusal(archive, text("zip-link", file=shown(name)))
    return path


def _is_wanted(path: PurePosixPath) -> bool:
    """Tell whether a file is unpacked: it is visible and of a kind that packs may have."""
    hidden = any(part.startswith(".") or part in _BESIDES for part in path.parts)
    return path.suffix.lower() in KINDS and not hidden


def _only_folder(paths: Iterable[PurePosixPath]) -> str:
    """Return the single top folder of all paths, "" if there is none."""
    tops = {path.parts[0] if len(path.parts) > 1 else "" for path in paths}
    return tops.pop() if len(tops) == 1 else ""


def _problem_in_words(error: Exception) -> Text | str:
    """Return what is wrong with a .zip, translated if zipfile's message is a common one."""
    known = (Text(key) for start, key in _PROBLEMS.items() if str(error).startswith(start))
    return next(known, str(error))


def _megabytes(count: int) -> int:
    """Return a number of bytes in whole megabytes."""
    return count // 2**20


def _refusal(archive: Path, message: Text) -> ContentMistakes:
    return ContentMistakes([Mistake.in_file(archive, message)])
