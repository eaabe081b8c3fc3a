"""The frozen program has in it what it needs, and nothing that it leaves out is asked for.

`make package` builds it and tries it out; this holds without building.
"""

import configparser
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import commands
from wonderland_qt.cli.arguments import parser

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
LINKS = {
    "/qt/libqxcb.so": ["libQt6XcbQpa.so.6", "libc.so.6"],
    "/qt/libQt6XcbQpa.so.6": ["libQt6Gui.so.6", "libxcb-cursor.so.0"],
    "/py/QtGui.abi3.so": ["libQt6Gui.so.6"],
    "/qt/libqeglfs.so": ["libQt6Quick.so.6"],
}


def _from_packaging(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


parts, licences = _from_packaging("frozen_parts"), _from_packaging("frozen_licences")
deb = _from_packaging("deb_depends")


def test_all_data_is_there_and_is_found_where_it_unpacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for source, place in parts.data():
        assert Path(source).exists()
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    found = (paths.content(), paths.resources(), paths.docs())
    assert found == tuple(tmp_path / name for name in ("content", "resources", "docs"))


@pytest.mark.parametrize("name", ["data", "saves"])
def test_a_frozen_program_writes_to_the_user_s_folders_alone(
    name: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = tmp_path / "unpacked"
    unpacked.mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(unpacked), raising=False)
    assert getattr(paths, name)().is_relative_to(home)
    assert list(unpacked.iterdir()) == []


def test_every_language_that_the_game_speaks_goes_in() -> None:
    spoken = {folder.name for folder in (paths.window() / "words").iterdir() if folder.is_dir()}
    assert spoken <= set(parts.LANGUAGES)


def test_nothing_that_is_left_out_is_imported() -> None:
    imported = set(_imported())
    left_out = {name for name in imported for out in parts.EXCLUDED if f"{name}.".startswith(f"{out}.")}
    assert left_out == set()


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_uk.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/qml/QtQuick/qmldir", False),
        ("babel/locale-data/pl_PL.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/plt.dat", False),
        ("content/wonderland/table.yaml", True),
        ("libstdc++.so.6", False),
    ],
)
def test_what_packages_offer_is_taken_by_name(place: str, wanted: bool) -> None:
    assert parts.wanted(place) is wanted


def test_a_library_stays_when_something_that_stays_needs_it() -> None:
    offered = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "/qt/libqeglfs.so", "BINARY"),
        ("PySide6/QtGui.abi3.so", "/py/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/qt/libQt6XcbQpa.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/qt/libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "/qt/libQt6Quick.so.6", "BINARY"),
        ("libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY"),
        ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY"),
        ("content/wonderland/table.yaml", "/content/table.yaml", "DATA"),
    ]
    kept = parts.pruned(offered, lambda binary: LINKS.get(binary, []))
    left_out = {"libqeglfs.so", "libQt6Quick.so.6"}
    assert kept == [part for part in offered if PurePosixPath(part[0]).name not in left_out]


def test_the_deb_depends_on_what_lies_outside_and_on_the_newest_c_library_asked_for() -> None:
    headers = "0x0 0x00 03 GLIBC_2.9\n0x0 0x00 02 GLIBC_2.36\n0x0 0x00 02 GLIBCXX_3.4.30\n"
    packages = ["libgl1", "libc6", "libegl1", "libgl1"]
    assert deb.depends(packages, headers) == "libc6 (>= 2.36), libegl1, libgl1"


def test_every_package_inside_has_a_licence_beside_it() -> None:
    licensed_by_qt = {"pyside6-essentials", "shiboken6"}
    bare = {package for package in licences.packages() if not licences.licence_files(package)}
    assert {package.replace("-", ".") for package in bare - licensed_by_qt} <= {
        "fluent.runtime",
        "fluent.syntax",
    }
    assert {"pyside6-essentials", "pydantic", "pyyaml"} <= set(licences.packages())
    assert all((ROOT / name).is_file() for name in licences.OWN)


def test_the_desktop_file_starts_the_game_with_its_icon() -> None:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case, as the standard has it
    read.read(paths.window() / "desktop" / "wonderland-qt.desktop", encoding="utf-8")
    entry = read["Desktop Entry"]
    command, *arguments = entry["Exec"].split()
    assert command == "wonderland-qt"
    assert arguments == ["play", "%f"]
    assert parser().parse_args(["play"]).run is commands.play
    assert (paths.window() / "icons" / f"{entry['Icon']}.svg").is_file()
    assert {f"Comment[{language}]" for language in parts.LANGUAGES if language != "en"} <= set(entry)


@pytest.mark.window
def test_qt_can_draw_the_icon() -> None:
    from PySide6.QtGui import QImage

    assert not QImage(str(paths.window() / "icons" / "wonderland-qt.svg")).isNull()


def _imported() -> Iterator[str]:
    for file in (ROOT / "wonderland_qt").rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            found = re.match(r"\s*(?:from|import) ([\w.]+)", line)
            if found:
                yield found[1]
