"""The Python part of Qt for Python, compiled before the program starts.

Shiboken, which binds Qt to Python, holds its Python modules as text and compiles them at every start, unless
they lie beside it in a folder of a fixed name (its own switch, SBK_EMBED, writes that folder). The frozen
program gets the folder with the same modules compiled, and starts sooner.
"""

from __future__ import annotations

import py_compile
from importlib import import_module
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from frozen_parts import Part

BESIDE_SHIBOKEN = PurePosixPath("shiboken6", "files.dir")
"""Where Shiboken looks for its Python modules before it takes those that it holds."""

SUPPORT = "shibokensupport"


def compiled_support(work: Path) -> list[Part]:
    """Return the compiled modules as parts of the frozen program, made in the folder `work`."""
    sources = support_sources()
    return [
        (str(BESIDE_SHIBOKEN / f"{name}c"), _compiled(work / name, name, source), "DATA")
        for name, source in sources.items()
    ]


def support_sources() -> dict[str, bytes]:
    """Return the modules that the installed Shiboken holds, by their paths."""
    import_module("PySide6.QtCore")  # unpacks them
    held: ZipFile = vars(import_module(SUPPORT).__loader__)["zfile"]
    return {name: held.read(name) for name in held.namelist() if _is_support(PurePosixPath(name))}


def _is_support(path: PurePosixPath) -> bool:
    return path.parts[0] == SUPPORT and path.suffix == ".py"


def _compiled(file: Path, name: str, source: bytes) -> str:
    """Write a module and its compiled form, which names the module and not our folder; return the latter."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(source)
    py_compile.compile(str(file), cfile=f"{file}c", dfile=name, doraise=True)
    return f"{file}c"
