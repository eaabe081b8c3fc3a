"""Which shared libraries a frozen program keeps: those that something kept is linked to, on every system."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import PurePosixPath

from frozen_parts import QT, Part, wanted

FOLDERS = (PurePosixPath(), QT.parent, QT / "lib", PurePosixPath("shiboken6"))
"""Where libraries lie that are kept only when something needs them; plugins and modules lie elsewhere."""

LIBRARY = re.compile(r"lib.+\.so[.\d]*|.+\.dll|lib.+\.dylib", re.IGNORECASE)
FRAMEWORK = ".framework"
"""A Mac's library is a folder with its documents and links."""

PYTHON = ("libpython", "python")
"""The program starts Python from its library, and is linked to none."""


def pruned(parts: Iterable[Part], imports: Callable[[str], Iterable[str]]) -> list[Part]:
    """Return the parts that are wanted, and of the libraries those that they need.

    `imports` names the libraries that a binary is linked to, with or without their folders.
    """
    candidates = [part for part in parts if wanted(part[0])]
    libraries = {_library(part): part for part in candidates if part[2] == "BINARY" and _library(part)}
    roots = [part for part in candidates if part[2] in {"BINARY", "EXTENSION"} and not _library(part)]
    kept = _reached(roots, libraries, imports)
    return [part for part in candidates if not _led_to(part, libraries) or _led_to(part, libraries) in kept]


def _reached(
    roots: Sequence[Part], libraries: dict[str, Part], imports: Callable[[str], Iterable[str]]
) -> set[str]:
    names = {name for name in libraries if name.startswith(PYTHON)}
    waiting = [*roots, *(libraries[name] for name in names)]
    while waiting:
        asked = {_path(name).name.casefold() for name in imports(waiting.pop()[1])}
        found = (asked & libraries.keys()) - names
        waiting += [libraries[name] for name in found]
        names |= found
    return names


def _library(part: Part) -> str:
    """Return the library that a part is or belongs to; "" where it is none."""
    path = _path(part[0])
    for step in path.parts:
        if step.endswith(FRAMEWORK):
            return step.removesuffix(FRAMEWORK).casefold()
    is_one = part[2] == "BINARY" and path.parent in FOLDERS and LIBRARY.fullmatch(path.name)
    return path.name.casefold() if is_one else ""


def _led_to(part: Part, libraries: dict[str, Part]) -> str:
    """Return the library that a part is, belongs to or is a link to; "" where it has to do with none."""
    name = _path(part[0]).name
    if part[2] == "SYMLINK" and (LIBRARY.fullmatch(name) or name.casefold() in libraries):
        return name.casefold()
    return _library(part)


def _path(place: str) -> PurePosixPath:
    return PurePosixPath(place.replace("\\", "/"))
