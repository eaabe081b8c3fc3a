"""The frozen program has in it what it needs, and nothing that it leaves out is asked for.

`make package` builds it and tries it out; this holds without building.
"""

import configparser
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from shutil import which
from types import ModuleType

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import commands
from wonderland_qt.cli.arguments import parser
from wonderland_qt.engine.installed_games import listed_games
from wonderland_qt.plugins import BOTS, GAMES, plugins

ROOT = Path(__file__).resolve().parents[2]
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
    sys.modules.setdefault(name, module)  # they import one another
    spec.loader.exec_module(module)
    return module


parts, _packages = _from_packaging("frozen_parts"), _from_packaging("debian_packages")
licences = _from_packaging("frozen_licences")
libraries = _from_packaging("frozen_libraries")
support = _from_packaging("compiled_support")
deb, icu = _from_packaging("deb_depends"), _from_packaging("icu_data")


def test_all_data_is_there_and_is_found_where_it_unpacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for source, place in parts.data():
        assert Path(source).exists()
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    found = (paths.content(), paths.resources(), paths.docs())
    assert found == tuple(tmp_path / name for name in ("content", "resources", "docs"))


def test_games_and_bots_go_in_and_are_found_where_they_unpack() -> None:
    assert (str(ROOT / "pyproject.toml"), ".") in parts.data()
    named = {plugin.module for group in (GAMES, BOTS) for plugin in plugins(group)}
    assert named <= set(parts.UNSEEN)
    assert {game.ruleset().scenarios.partition(":")[0] for game in listed_games()} <= set(parts.UNSEEN)


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


def test_what_is_left_out_is_tls_without_an_address_to_ask_and_what_developers_alone_have() -> None:
    imported = set(_imported())
    left_out = {name for name in imported for out in parts.EXCLUDED if f"{name}.".startswith(f"{out}.")}
    assert {name.partition(".")[0] for name in left_out} <= {*parts.TLS, *parts.FOR_DEVELOPERS}


def test_no_package_of_developers_goes_in_where_one_is_installed() -> None:
    optional = (
        "chess",
        "distributed",
        "gymnasium",
        "hypothesis",
        "numpy",
        "pettingzoo",
        "pyloudnorm",
        "pytest",
    )
    assert set(optional) <= set(parts.EXCLUDED)
    assert not set(optional) & set(licences.packages())


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_uk.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/qml/QtQuick/qmldir", False),
        ("babel/locale-data/pl.dat", True),
        ("babel/locale-data/en_US.dat", False),
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
    kept = libraries.pruned(offered, lambda binary: LINKS.get(binary, []))
    left_out = {"libqeglfs.so", "libQt6Quick.so.6"}
    assert kept == [part for part in offered if PurePosixPath(part[0]).name not in left_out]


ON_WINDOWS = {
    "QtGui.pyd": ["Qt6Gui.dll", "VCRUNTIME140.dll", "KERNEL32.dll"],
    "Qt6Gui.dll": ["Qt6Core.dll"],
    "Qt6Quick.dll": ["Qt6Core.dll"],
}
ON_A_MAC = {
    "QtGui.abi3.so": ["@rpath/QtGui.framework/Versions/A/QtGui", "@rpath/libpyside6.abi3.6.11.dylib"],
    "QtGui": ["@rpath/QtCore.framework/Versions/A/QtCore", "/usr/lib/libSystem.B.dylib"],
}


def test_windows_keeps_what_is_linked_whatever_case_its_name_has() -> None:
    wanted = ["QtGui.pyd", "Qt6Gui.dll", "Qt6Core.dll", "vcruntime140.dll"]
    offered = [(rf"PySide6\{name}", name, "BINARY") for name in (*wanted, "Qt6Quick.dll", "opengl32sw.dll")]
    offered += [
        ("python312.dll", "python312.dll", "BINARY"),
        ("libcrypto-3.dll", "libcrypto-3.dll", "BINARY"),
    ]
    kept = libraries.pruned(offered, lambda binary: ON_WINDOWS.get(binary, []))
    assert {source for _, source, _ in kept} == {*wanted, "python312.dll"}


def test_a_mac_keeps_the_frameworks_that_are_linked_whole_and_their_links() -> None:
    def framework(name: str) -> list[tuple[str, str, str]]:
        inside = f"PySide6/Qt/lib/{name}.framework"
        return [
            (f"{inside}/Versions/A/{name}", name, "BINARY"),
            (f"{inside}/Versions/A/Resources/Info.plist", f"{name}.plist", "DATA"),
            (f"{inside}/{name}", f"Versions/Current/{name}", "SYMLINK"),
            (name, f"{inside}/Versions/A/{name}", "SYMLINK"),
        ]

    wanted = [
        ("PySide6/QtGui.abi3.so", "QtGui.abi3.so", "EXTENSION"),
        ("PySide6/libpyside6.abi3.6.11.dylib", "libpyside6", "BINARY"),
        *framework("QtGui"),
        *framework("QtCore"),
        ("Python.framework/Versions/3.12/Python", "Python", "BINARY"),
        ("Python", "Python.framework/Versions/3.12/Python", "SYMLINK"),
    ]
    offered = [*wanted, *framework("QtQuick"), ("PySide6/libpyside6qml.abi3.6.11.dylib", "qml", "BINARY")]
    assert libraries.pruned(offered, lambda binary: ON_A_MAC.get(binary, [])) == wanted


@pytest.mark.parametrize(
    ("item", "kept"),
    [
        ("coll/pl.res", True),
        ("coll/root.res", True),
        ("coll/ucadata.icu", True),
        ("supplementalData.res", True),
        ("zone/uk.res", True),
        ("coll/de.res", False),
        ("coll/de__PHONEBOOK.res", False),
        ("en_GB.res", False),
        ("unit/pl.res", False),
        ("brkitr/word.brk", False),
        ("ibm-1390_P110-2003.cnv", False),
    ],
)
def test_of_icu_the_rules_of_our_languages_stay(item: str, kept: bool) -> None:
    assert icu.kept(item) is kept


SORTED = """
from functools import cmp_to_key
from PySide6.QtCore import QCollator, QLocale
for name in ("en", "pl", "uk"):
    order = cmp_to_key(QCollator(QLocale(name)).compare)
    print(sorted(["zebra", "źle", "żaba", "osa", "ósmy", "ґава", "гава", "дім", "Zoë"], key=order))
    print(QLocale(name).toUpper("zażółć gęślą їжак"))
print("cut" in open("/proc/self/maps").read())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there Qt brings ICU")
@pytest.mark.skipif(any(which(tool) is None for tool in icu.TOOLS), reason="make package installs them")
def test_qt_sorts_with_the_data_that_is_left_as_with_all_of_it(tmp_path: Path) -> None:
    folder = find_spec("PySide6").submodule_search_locations[0]  # type: ignore[union-attr,index]  # it is installed
    (whole,) = Path(folder, "Qt", "lib").glob("libicudata.so.*")
    cut = tmp_path / "cut" / whole.name
    cut.parent.mkdir()
    shutil.copy(whole, cut)
    icu.cut(cut)
    assert cut.stat().st_size < whole.stat().st_size / 8
    before, after = (
        subprocess.run(
            [sys.executable, "-c", SORTED],
            env={**os.environ, "LD_PRELOAD": loaded},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        for loaded in ("", str(cut))
    )
    assert before[:-1] == after[:-1]
    assert (before[-1], after[-1]) == ("False", "True")


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


def test_qt_takes_the_compiled_modules_that_lie_beside_it(tmp_path: Path) -> None:
    copy = tmp_path / "shiboken6"
    shutil.copytree(Path(str(find_spec("shiboken6").origin)).parent, copy)  # type: ignore[union-attr]  # it is here
    for place, compiled, _ in support.compiled_support(tmp_path / "work"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(compiled, tmp_path / place)
    asked = "import shiboken6, shibokensupport.signature.loader as loader; print(loader.__file__)"
    told = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert Path(told.stdout.strip()) == copy / "files.dir/shibokensupport/signature/loader.pyc"
