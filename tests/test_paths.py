"""Content, resources and the user's files are found wherever the program runs from."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from wonderland_qt import paths

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which the program believes itself installed."""
    package = tmp_path / "site-packages" / "wonderland_qt"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    return package


def test_a_checkout_keeps_content_and_resources_beside_the_package() -> None:
    assert paths.content() == ROOT / "content"
    assert paths.resources() == ROOT / "resources"


def test_an_installed_wheel_keeps_them_inside_the_package(elsewhere: Path) -> None:
    (elsewhere / "content").mkdir()
    (elsewhere.parent / "content").mkdir()
    assert paths.content() == elsewhere / "content"


@pytest.mark.parametrize("inner", ["wonderland_qt/resources", "resources"])
def test_a_frozen_program_keeps_them_where_it_unpacked(
    inner: str, elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (elsewhere / "resources").mkdir()
    unpacked = tmp_path / "unpacked"
    (unpacked / inner).mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(unpacked), raising=False)
    assert paths.resources() == unpacked / inner


def test_a_missing_folder_is_named_with_the_places_looked_at(elsewhere: Path) -> None:
    with pytest.raises(paths.MissingFolder, match="'content' is missing") as raised:
        paths.content()
    assert str(elsewhere / "content") in str(raised.value)


def test_one_variable_moves_all_that_is_the_user_s(home: Path) -> None:
    assert paths.data() == home / "data"
    assert paths.saves() == home / "data" / "saves"
    assert paths.settings() == home / "settings" / "settings.json"
    assert paths.log() == home / "log" / "wonderland-qt.log"


def test_asking_where_things_lie_writes_nothing(home: Path) -> None:
    for place in (paths.data, paths.saves, paths.reports, paths.settings, paths.log):
        place()
    assert not home.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads the folders that XDG names")
def test_without_the_variable_the_system_s_own_folders_serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    assert paths.data() == tmp_path / "data" / "wonderland-qt"
    assert paths.settings() == tmp_path / "config" / "wonderland-qt" / "settings.json"
    assert paths.log().is_relative_to(tmp_path)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an installed wheel, built from a copy of the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(_wheel(folder)) as archive:
        archive.extractall(folder / "site-packages")
    return folder / "site-packages"


def test_a_wheel_carries_every_shipped_file_and_nothing_else(installed: Path) -> None:
    carried = {path.relative_to(installed).as_posix() for path in installed.rglob("*") if path.is_file()}
    assert {"wonderland_qt/paths.py", *_shipped_files()} <= carried
    assert {name.split("/")[0].split("-")[0] for name in carried} == {"wonderland_qt"}


def test_a_program_from_a_wheel_finds_what_it_carries(installed: Path, tmp_path: Path) -> None:
    program = "from wonderland_qt.paths import *; print(content(), resources(), docs(), sep='\\n')"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    command = [sys.executable, "-c", program]
    found = subprocess.run(command, check=True, cwd=tmp_path, env=environment, capture_output=True, text=True)
    package = installed / "wonderland_qt"
    assert found.stdout.splitlines() == [str(package / name) for name in ("content", "resources", "docs")]


def _wheel(folder: Path) -> Path:
    source = folder / "source"
    source.mkdir()
    for name in ("wonderland_qt", "content", "resources"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    (source / "docs").mkdir()
    for page in (ROOT / "docs").glob("*.md"):
        shutil.copy(page, source / "docs")
    for name in ("pyproject.toml", "README.md", "LICENSE", "LICENSE-ART", "NOTICE"):
        shutil.copy(ROOT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(source)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _shipped_files() -> set[str]:
    folders = (ROOT / "content", ROOT / "resources")
    files = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    documents = (ROOT / "docs").glob("*.md")
    return {f"wonderland_qt/{path.relative_to(ROOT).as_posix()}" for path in (*files, *documents)}
