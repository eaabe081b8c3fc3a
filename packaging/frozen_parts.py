"""What goes into the frozen program and what stays out; packaging/wonderland-qt.spec asks here.

PyInstaller follows the imports, so a new module comes in by itself. What only comes along, because Qt or a
package offers it, is left out here: by name, and every library that nothing kept needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
NAME = "wonderland-qt"
LANGUAGES = ("en", "pl", "uk")

OF_THE_SYSTEM = {"libfontconfig.so.1", "libgcc_s.so.1", "libmvec.so.1", "libstdc++.so.6"}
"""Libraries that must fit the system's own C library, drivers and font settings."""

Part = tuple[str, str, str]
"""A file of the frozen program as PyInstaller lists it: its place, its source and its kind."""

EXCLUDED = (
    # checks, tests and tools that packages reach for when they are installed
    "_pytest", "ast_serialize", "hypothesis", "librt", "mypy", "mypyc", "pip", "pkg_resources",
    "pydantic._hypothesis_plugin", "pydantic.mypy", "pydantic.v1", "pytest", "setuptools",
    # rich colours source code with it, and there is none to show
    "pygments",
    # parts of Python for terminals, networks and databases; hashlib has its own SHA-256 without OpenSSL
    "_curses", "_hashlib", "_ssl", "curses", "lib2to3", "pydoc", "pydoc_data", "readline", "sqlite3", "ssl",
    "test", "tkinter", "unittest",
    # parts of Qt that come along with others
    "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtTest",
)  # fmt: skip

UNSEEN = ("_cffi_backend",)
"""Modules that compiled ones import, which PyInstaller cannot see: miniaudio needs this one."""

PLUGINS = {
    "iconengines": {"libqsvgicon"},
    "imageformats": {"libqjpeg", "libqsvg"},
    "platforminputcontexts": {"libcomposeplatforminputcontextplugin", "libibusplatforminputcontextplugin"},
    "platforms": {"libqminimal", "libqoffscreen", "libqwayland", "libqxcb"},
    "platformthemes": {"libqxdgdesktopportal"},
    "wayland-decoration-client": {"libadwaita", "libbradient"},
    "wayland-shell-integration": {"libxdg-shell"},
    "xcbglintegrations": {"libqxcb-egl-integration", "libqxcb-glx-integration"},
}
"""The plugins of Qt that are kept, by folder: windows on X11 and Wayland, SVG and JPEG, all scripts."""

QT = PurePosixPath("PySide6/Qt")
LIBRARY_FOLDERS = (PurePosixPath(), QT / "lib")
"""Where shared libraries lie that are kept only when something needs them."""


def data() -> list[tuple[str, str]]:
    """Return the folders and documents that ship with the program, each with its place in it."""
    folders = [(str(ROOT / name), name) for name in ("content", "resources", "docs/pictures/manual")]
    return [*folders, *((str(page), "docs") for page in sorted((ROOT / "docs").glob("*.md")))]


def wanted(place: str) -> bool:
    """Tell whether a file of packages or Qt is wanted, by its place alone."""
    path = PurePosixPath(place)
    if path.is_relative_to(QT / "plugins"):
        return path.name.split(".")[0] in PLUGINS.get(path.parent.name, set())
    if path.is_relative_to(QT / "translations"):
        return path.stem in {f"qtbase_{language}" for language in LANGUAGES}
    if path.is_relative_to("babel/locale-data"):
        return path.stem == "root" or path.stem.split("_")[0] in LANGUAGES
    if path.name in OF_THE_SYSTEM:
        return False
    return not (path.is_relative_to(QT / "qml") or path.is_relative_to("pytz/zoneinfo"))


def pruned(parts: Iterable[Part], imports: Callable[[str], Iterable[str]]) -> list[Part]:
    """Return the parts that are wanted, and of the libraries those that they need.

    `imports` names the libraries that a binary is linked to.
    """
    candidates = [part for part in parts if wanted(part[0])]
    libraries = {PurePosixPath(part[0]).name: part for part in candidates if _is_library(part)}
    roots = [part for part in candidates if part[2] in {"BINARY", "EXTENSION"} and not _is_library(part)]
    kept = _reached(roots, libraries, imports)
    return [part for part in candidates if _stays(part, kept)]


def _reached(
    roots: Sequence[Part], libraries: dict[str, Part], imports: Callable[[str], Iterable[str]]
) -> set[str]:
    names = {name for name in libraries if name.startswith("libpython")}
    waiting = [*roots, *(libraries[name] for name in names)]
    while waiting:
        found = {name for name in imports(waiting.pop()[1]) if name in libraries} - names
        waiting += [libraries[name] for name in found]
        names |= found
    return names


def _stays(part: Part, kept: set[str]) -> bool:
    if _is_library(part):
        return PurePosixPath(part[0]).name in kept
    if part[2] == "SYMLINK" and ".so" in part[0]:
        return PurePosixPath(part[0]).name in kept
    return True


def _is_library(part: Part) -> bool:
    place = PurePosixPath(part[0])
    return part[2] == "BINARY" and place.parent in LIBRARY_FOLDERS and place.name.startswith("lib")
