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
    libraries: dict[str, Part] = {}
    roots: list[Part] = []
    candidates: list[Part] = []
    for place, source, kind in parts:
        if wanted(place):
            part, library = (place, source, kind), _library_of(place, kind)
            candidates.append(part)
            if library and kind == "BINARY":
                libraries[library] = part
            elif not library and kind in {"BINARY", "EXTENSION"}:
                roots.append(part)
    kept = {"", *_needed_libraries(roots, libraries, imports)}
    return [part for part in candidates if _library_behind(part, libraries) in kept]


def _needed_libraries(
    roots: Sequence[Part], libraries: dict[str, Part], imports: Callable[[str], Iterable[str]]
) -> set[str]:
    """Return the libraries to which the roots and Python's own library are linked, and those in turn."""
    needed = {name for name in libraries if name.startswith(PYTHON)}
    waiting = [*roots, *(libraries[name] for name in needed)]
    while waiting:
        _place, source, _kind = waiting.pop()
        linked_to = {_path_of(name).name.casefold() for name in imports(source)}
        new = (linked_to & libraries.keys()) - needed
        waiting += [libraries[name] for name in new]
        needed |= new
    return needed


def _library_of(place: str, kind: str) -> str:
    """Return the library that a part is or belongs to; "" where it is none."""
    path = _path_of(place)
    for step in path.parts:
        if step.endswith(FRAMEWORK):
            return step.removesuffix(FRAMEWORK).casefold()
    is_library = kind == "BINARY" and path.parent in FOLDERS and LIBRARY.fullmatch(path.name)
    return path.name.casefold() if is_library else ""


def _library_behind(part: Part, libraries: dict[str, Part]) -> str:
    """Return the library that a part is, belongs to or is a link to; "" where it has to do with none."""
    place, _source, kind = part
    name = _path_of(place).name
    if kind == "SYMLINK" and (LIBRARY.fullmatch(name) or name.casefold() in libraries):
        return name.casefold()
    return _library_of(place, kind)


def _path_of(place: str) -> PurePosixPath:
    return PurePosixPath(place.replace("\\", "/"))
