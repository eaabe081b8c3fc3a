"""What goes into the frozen program and what stays out; packaging/wonderland-qt.spec asks here.

PyInstaller follows the imports, so a new module comes in by itself. What only comes along, because Qt or a
package offers it, is left out here by name; frozen_libraries.py leaves out libraries that nothing kept needs.
"""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from wonderland_qt.addresses import addresses

ROOT = Path(__file__).resolve().parent.parent
NAME = "wonderland-qt"
LANGUAGES = ("en", "pl", "uk")

OF_THE_SYSTEM = {
    "libfontconfig.so.1", "libgcc_s.so.1", "libmvec.so.1", "libstdc++.so.6",
    "libX11-xcb.so.1", "libX11.so.6", "libdbus-1.so.3", "libfreetype.so.6",
    "libglib-2.0.so.0", "libgthread-2.0.so.0",
}  # fmt: skip
"""Libraries that must fit the system's own C library, drivers and font settings, or that every desktop has.

What only these need stays out with them, and the system's updates reach them.
"""


def plugged_in() -> list[str]:
    """Return the modules of all games and bots, which are imported by their names alone."""
    files = [file for room in ("games", "bots") for file in (ROOT / "wonderland_qt" / room).rglob("*.py")]
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in sorted(files)]
    return [name.removesuffix(".__init__") for name in names]


Part = tuple[str, str, str]
"""A file of the frozen program as PyInstaller lists it: its place, its source and its kind."""

TLS = () if addresses().newest else ("_ssl", "ssl")
"""OpenSSL, which only the question for a newer version needs: it goes in with an address to ask."""

FOR_DEVELOPERS = (
    "chess", "dask", "distributed", "grimp", "gymnasium", "importlinter", "numpy", "open_spiel", "pettingzoo",
    "pyloudnorm", "pyspiel",
)  # fmt: skip
"""Packages that a few commands use where a developer has them; chess has a licence (GPL) that ours is not."""

EXCLUDED = (
    # checks, tests and tools that packages reach for when they are installed
    "_pytest", "ast_serialize", "hypothesis", "librt", "mypy", "mypyc", "pip", "pkg_resources",
    "pydantic._hypothesis_plugin", "pydantic.mypy", "pydantic.v1", "pytest", "setuptools", *FOR_DEVELOPERS,
    # rich colours source code and shows documents with them, and there are none to show
    "markdown_it", "mdurl", "pygments",
    # parts of Python for terminals, networks and databases; hashlib has its own SHA-256 without OpenSSL
    "_curses", "_hashlib", "asyncio", "curses", "doctest", "ftplib", "lib2to3", "pdb", "pydoc",
    "pydoc_data", "readline", "sqlite3", "test", "tkinter", "unittest", "xmlrpc", *TLS,
    # parts of Qt that come along with others
    "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtTest",
)  # fmt: skip

UNSEEN = (
    "_cffi_backend",  # miniaudio needs it
    *plugged_in(),
)
"""Modules that PyInstaller cannot see: what compiled ones import, games and bots that entry points name."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qjpeg", "qsvg"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qminimal", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The plugins of Qt that are kept, by folder: windows of each system, SVG and JPEG, all scripts."""

APPLICATION_ID = "invalid.wonderland_qt.WonderlandQt"
"""The program's name turned round from a domain; no domain is the project's yet, and none is pretended."""

QT = PurePosixPath("PySide6/Qt")
QT_ON_WINDOWS = PurePosixPath("PySide6")


def data() -> list[tuple[str, str]]:
    """Return the folders and documents that ship with the program, each with its place in it.

    By pyproject.toml it finds its own games and bots, as a checkout does.
    """
    folders = [(str(ROOT / name), name) for name in ("content", "resources", "docs/pictures/manual")]
    entry_points = (str(ROOT / "pyproject.toml"), ".")
    return [*folders, entry_points, *((str(page), "docs") for page in sorted((ROOT / "docs").glob("*.md")))]


def wanted(place: str) -> bool:
    """Tell whether a file of packages or Qt is wanted, by its place alone."""
    path = PurePosixPath(place.replace("\\", "/"))
    if _is_in_qt(path, "plugins"):
        return path.name.split(".")[0].removeprefix("lib") in PLUGINS.get(path.parent.name, set())
    if _is_in_qt(path, "translations"):
        return path.stem in {f"qtbase_{language}" for language in LANGUAGES}
    if path.is_relative_to("babel/locale-data"):
        return path.stem in {"root", *LANGUAGES}
    if path.name in OF_THE_SYSTEM:
        return False
    return not (_is_in_qt(path, "qml") or path.is_relative_to("pytz/zoneinfo"))


def _is_in_qt(path: PurePosixPath, folder: str) -> bool:
    return any(path.is_relative_to(qt / folder) for qt in (QT, QT_ON_WINDOWS))


def mac_properties() -> dict[str, object]:
    """Return what a Mac's desktop must know: which files the program opens by a double-click."""
    saved = {
        "UTTypeIdentifier": f"{APPLICATION_ID}.save",
        "UTTypeDescription": "Wonderland Qt saved game",
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {"public.filename-extension": ["wqt"]},
    }
    opened = {
        "CFBundleTypeName": "Wonderland Qt saved game",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [saved["UTTypeIdentifier"]],
    }
    earlier = {
        "CFBundleTypeName": "Saved game of an earlier Wonderland Qt, or a pack",
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Alternate",
        "CFBundleTypeExtensions": ["save", "zip"],
    }
    return {
        "CFBundleDisplayName": "Wonderland Qt",
        "CFBundleDocumentTypes": [opened, earlier],
        "UTExportedTypeDeclarations": [saved],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
    }


def windows_version(version: str) -> str:
    """Return what the properties of the program tell on Windows, in the form that PyInstaller reads."""
    four = tuple(int(number) for number in (*version.split("."), "0", "0", "0")[:4])
    told = {
        "CompanyName": "The Wonderland Qt contributors",
        "FileDescription": "Wonderland Qt",
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": "Copyright (c) 2026 The Wonderland Qt contributors",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": "Wonderland Qt",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in told.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}), kids=[\n"
        f"  StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "  VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
