"""Lays the licences of all that a frozen program contains beside it; run with its folder."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path, PurePath

from debian_packages import packages_with

ROOT = Path(__file__).resolve().parent.parent
OWN = ("LICENSE", "LICENSE-ART", "NOTICE")
COMMON = Path("/usr/share/common-licenses")
TEXTS = ROOT / "packaging" / "licences"
"""Texts that must not be missing anywhere: those of Qt, and that of fluent.runtime, which brings none."""
NOT_INSIDE = {
    "markdown-it-py",
    "mdurl",
    "pygments",
}  # rich asks for them, and frozen_parts.py leaves them out
MENTIONED = re.compile(r"/usr/share/common-licenses/([\w.-]*\w)")
LICENCE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)

ABOUT = """\
Licences of what this folder contains
=====================================

The program itself: LICENSE, LICENSE-ART and NOTICE, one folder up.

Qt and Qt for Python {version}
  Copyright (C) The Qt Company Ltd and other contributors. Used under the GNU Lesser General Public License,
  version 3: LGPL-3.txt, which adds to GPL-3.txt. Both are unchanged, from the packages PySide6-Essentials and
  shiboken6 of the Python Package Index. They are separate files, loaded as shared libraries:
{where}
  Any of them may be replaced; the program does not check them. Another build of the same version fits file by
  file; for another version exchange Qt and PySide6 together.
  Their source code: https://download.qt.io/official_releases/QtForPython/ and
  https://download.qt.io/official_releases/qt/, in the folder of that version.

Python and its packages: the folders here that bear their names.
fluent.runtime and fluent.syntax: Apache-2.0.txt.
"""
OF_ICU = """\
ICU, which Qt uses: ICU.txt. It is in files of its own, _internal/PySide6/Qt/lib/libicu*. Its data is cut to
the languages of the program; the whole library of the package PySide6-Essentials fits in its place.

"""
OF_DEBIAN = """\
Libraries of the Debian system that this folder was built on: debian/, with the licence of each package; the
texts that these name lie here. The libraries are separate files in _internal and can be replaced too. Debian
keeps their source code at https://sources.debian.org/.
"""

ON_LINUX = """\
    _internal/PySide6/Qt/lib/libQt6*.so.6   Qt          _internal/PySide6/Qt/plugins   its plugins
    _internal/PySide6/*.so                  PySide6     _internal/shiboken6            shiboken6"""
ON_WINDOWS = """\
    _internal/PySide6/Qt6*.dll              Qt          _internal/PySide6/plugins      its plugins
    _internal/PySide6/*.pyd                 PySide6     _internal/shiboken6            shiboken6"""
ON_A_MAC = """\
    Contents/Frameworks/PySide6/Qt/lib      Qt          .../PySide6/Qt/plugins         its plugins
    Contents/Frameworks/PySide6/*.so        PySide6     Contents/Frameworks/shiboken6  shiboken6"""
WHERE = {"win32": ON_WINDOWS, "darwin": ON_A_MAC}
"""Where the files lie that may be replaced."""


def main() -> None:
    folder = Path(sys.argv[1])
    lay(folder)


def lay(folder: Path) -> None:
    """Lay the licences into a folder of the frozen program: on a Mac the bundle's Resources, else its own."""
    for name in OWN:
        shutil.copy(ROOT / name, folder / name)
    licences = folder / "licences"
    licences.mkdir(exist_ok=True)
    version = metadata.version("PySide6-Essentials")
    about = ABOUT.format(version=version, where=WHERE.get(sys.platform, ON_LINUX))
    for text in TEXTS.iterdir():
        shutil.copy(text, licences / text.name)
    _lay_licences_of_python(licences)
    if sys.platform.startswith("linux"):
        about += OF_ICU
    if shutil.which("dpkg-query") is not None:
        about += OF_DEBIAN
        _lay_licences_of_debian(folder / "_internal", licences / "debian")
        for name in _common_licences_named_in(licences / "debian"):
            shutil.copy(COMMON / name, licences / f"{name}.txt")
    (licences / "README.txt").write_text(about, encoding="utf-8")


def packages() -> list[str]:
    """Return the packages that the program needs at run time, and what they need in turn."""
    found: set[str] = set()
    waiting = ["wonderland-qt"]
    while waiting:
        for needed in _needed_by(waiting.pop()):
            if needed not in found:
                found.add(needed)
                waiting.append(needed)
    return sorted(found - NOT_INSIDE)


def licence_files(package: str) -> list[Path]:
    """Return the files with the licence of a package."""
    files = metadata.files(package) or []
    licences = [file for file in files if ".dist-info" in str(file) and LICENCE.match(PurePath(file).name)]
    return [Path(str(file.locate())) for file in licences]


def _needed_by(package: str) -> Iterator[str]:
    """Yield the installed packages that a package requires, but not those of its extras."""
    for requirement in metadata.requires(package) or []:
        name_and_version, _, marker = requirement.partition(";")
        found = re.match(r"[\w.-]+", name_and_version)
        name = found.group() if found else ""
        if name and "extra" not in marker and _is_installed(name):
            yield name.lower().replace("_", "-")


def _is_installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def _lay_licences_of_python(licences: Path) -> None:
    """Lay the licences of Python and its packages into folders with their names."""
    for package in [*packages(), "pyinstaller"]:
        for file in licence_files(package):
            (licences / package).mkdir(exist_ok=True)
            shutil.copy(file, licences / package / file.name)
    (licences / "python").mkdir(exist_ok=True)
    base = Path(sys.base_prefix)
    for pattern in ("lib/python3.*/LICENSE.txt", "LICENSE.txt"):
        for file in base.glob(pattern):
            shutil.copy(file, licences / "python" / file.name)


def _lay_licences_of_debian(inside: Path, licences: Path) -> None:
    """Lay the licences of the Debian packages whose libraries are in a folder, one file for each package."""
    licences.mkdir(exist_ok=True)
    for library in filter(_is_of_debian, inside.glob("lib*.so*")):
        for package in packages_with(library.name):
            licence = Path("/usr/share/doc") / package / "copyright"
            if licence.is_file():
                shutil.copy(licence, licences / f"{package}.txt")


def _is_of_debian(library: Path) -> bool:
    return not library.is_symlink() and not library.name.startswith("libpython")


def _common_licences_named_in(licences: Path) -> set[str]:
    """Return the names of Debian's common licences to which these texts refer."""
    names: set[str] = set()
    for file in licences.glob("*.txt"):
        names.update(MENTIONED.findall(file.read_text(encoding="utf-8", errors="replace")))
    return {name for name in names if (COMMON / name).is_file()}


if __name__ == "__main__":
    main()
