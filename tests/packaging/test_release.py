"""What a forge builds and releases: versions agree, parts are pinned, every system knows our files."""

from __future__ import annotations

import ast
import configparser
import os
import platform
import plistlib
import re
import subprocess
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.test_frozen import _from_packaging as from_packaging
from wonderland_qt.engine.saved.saves import SUFFIX, SUFFIXES

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+).*\\\n +--hash=sha256:[0-9a-f]{64}", re.MULTILINE)

releases, parts = from_packaging("release_notes"), from_packaging("frozen_parts")
papers = from_packaging("debian_papers")

PROGRAM = '__version__ = "0.2.0"\n'
CHANGELOG = """\
# Changelog

## [Unreleased]

## [0.2.0] - 2026-12-01

- A game.

## [0.1.0] - 2026-01-01

- Old.
"""


def named(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    return [step for job in jobs for step in job.get("steps", [])]


def test_a_release_says_what_the_changelog_says_of_it() -> None:
    assert releases.notes("v0.2.0", PROGRAM, CHANGELOG) == "- A game."


@pytest.mark.parametrize(
    ("tag", "changelog", "why"),
    [
        ("v0.3.0", CHANGELOG, "the program is 0.2.0"),
        ("v0.2.0", CHANGELOG.replace(" - 2026-12-01", ""), "no section [0.2.0] with a date"),
        ("v0.2.0", CHANGELOG.replace("- A game.\n", ""), "is empty"),
    ],
)
def test_a_tag_that_program_and_changelog_do_not_name_is_refused(tag: str, changelog: str, why: str) -> None:
    with pytest.raises(releases.Refused, match=re.escape(why)):
        releases.notes(tag, PROGRAM, changelog)


def test_what_is_frozen_is_locked_by_version_and_hash_within_the_bounds() -> None:
    locked: dict[str, list[str]] = {}
    for found in PINNED.finditer(named("packaging/requirements.lock")):
        locked.setdefault(found["name"].lower(), []).append(found["version"])
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["package"]]
    for needed in map(Requirement, wanted):
        versions = locked[canonicalize_name(needed.name)]
        assert any(needed.specifier.contains(version) for version in versions), needed


def test_every_dependency_of_players_is_bound_by_its_next_major_version() -> None:
    bound = [
        any(spec.operator == "<" for spec in Requirement(line).specifier) for line in PROJECT["dependencies"]
    ]
    assert all(bound)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_of_others_are_pinned_by_digest_and_may_do_little(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert [name for name in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name)] == []
    assert yaml.safe_load(workflow.read_text(encoding="utf-8"))["permissions"] == {}


def test_a_flatpak_bears_the_name_that_software_centres_know() -> None:
    (manifest,) = (ROOT / "packaging" / "flatpak").glob("*.yml")
    assert manifest.stem == yaml.safe_load(manifest.read_text(encoding="utf-8"))["id"] == parts.APPLICATION_ID


def test_nothing_is_released_before_it_is_tested() -> None:
    jobs = yaml.safe_load(named(".github/workflows/release.yml"))["jobs"]
    made = {"linux", "wheel", "windows", "macos"}
    assert all(jobs[name]["needs"] == "test" for name in made)
    assert made | {"version"} == set(jobs["release"]["needs"])


def test_every_system_knows_how_saved_games_end() -> None:
    assert f'pattern="*{SUFFIX}"' in named("resources/window/desktop/wonderland-qt.xml")
    installer = named("packaging/windows/wonderland-qt.iss")
    assert all(f"Software\\Classes\\{suffix}" in installer for suffix in SUFFIXES)
    properties = plistlib.loads(plistlib.dumps(parts.mac_properties()))
    (saved,) = properties["UTExportedTypeDeclarations"]
    assert saved["UTTypeTagSpecification"] == {"public.filename-extension": [SUFFIX.removeprefix(".")]}


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6\\plugins\\sqldrivers\\qsqlite.dll", False),
        ("PySide6\\translations\\qtbase_pl.qm", True),
        ("PySide6\\translations\\qtbase_fr.qm", False),
        ("PySide6\\qml\\QtQuick\\qmldir", False),
    ],
)
def test_windows_and_macs_get_no_more_of_qt_than_linux(place: str, wanted: bool) -> None:
    assert parts.wanted(place) is wanted


def test_windows_tells_the_version_in_the_properties_of_the_program() -> None:
    said = ast.unparse(ast.parse(parts.windows_version("1.20.3"), mode="eval"))
    assert "filevers=(1, 20, 3, 0), prodvers=(1, 20, 3, 0)" in said
    assert "StringStruct('ProductVersion', '1.20.3')" in said


def test_an_installer_takes_away_what_an_earlier_version_laid() -> None:
    script = configparser.ConfigParser(
        interpolation=None, comment_prefixes=(";",), allow_no_value=True, delimiters=("=",), strict=False
    )
    script.read(ROOT / "packaging" / "windows" / "wonderland-qt.iss", encoding="utf-8")
    assert any('"{app}\\_internal"' in line for line in script["InstallDelete"])
    assert script["Setup"]["VersionInfoVersion"] == script["Setup"]["AppVersion"] == "{#Version}"


def test_licences_that_no_package_brings_lie_here() -> None:
    texts = {path.name for path in (ROOT / "packaging" / "licences").iterdir()}
    assert {"LGPL-3.txt", "GPL-3.txt", "Apache-2.0.txt"} <= texts


def test_the_man_page_has_every_command_with_what_it_does() -> None:
    page = papers.man_page()
    for command, said in (("play", "open the program"), ("validate", "content"), ("simulate", "bots")):
        assert f".B {command}\n" in page
        assert said in page
    assert "@" not in page


def test_debian_s_changelog_has_every_release_and_the_one_at_hand() -> None:
    now = datetime(2026, 12, 24, tzinfo=UTC)
    told = papers.debian_changelog(CHANGELOG, "0.3.0", now)
    versions = [line for line in told.splitlines() if line.startswith("wonderland-qt")]
    assert [line.split()[1] for line in versions] == ["(0.3.0)", "(0.2.0)", "(0.1.0)"]
    assert "Thu, 24 Dec 2026 00:00:00 +0000" in told


def test_debian_s_copyright_file_is_one_that_machines_read() -> None:
    paragraphs = [paragraph for paragraph in papers.copyright_file().split("\n\n") if paragraph.strip()]
    assert paragraphs[0].startswith(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    )
    of_files = "\n".join(text for text in paragraphs if text.startswith("Files:"))
    used = set(re.findall(r"^License: (\S+)$", of_files, re.MULTILINE))
    stated = {text.split()[1] for text in paragraphs if text.startswith("License:")}
    assert used == stated


@pytest.mark.parametrize(
    ("glibc", "machine", "language", "said"),
    [
        ("99.0", platform.machine(), "en_GB.UTF-8", "This system is too old"),
        ("99.0", platform.machine(), "pl_PL.UTF-8", "Ten system jest za stary"),
        ("2.0", "vax", "uk_UA.UTF-8", "Цей пакунок для комп’ютерів vax"),
    ],
)
def test_a_system_that_is_too_old_or_another_is_told(
    glibc: str, machine: str, language: str, said: str, tmp_path: Path
) -> None:
    start = tmp_path / "wonderland-qt"
    start.write_text(
        named("packaging/start.sh").replace("@GLIBC@", glibc).replace("@MACHINE@", machine), encoding="utf-8"
    )
    command, environment = ["/bin/sh", str(start)], {"PATH": os.environ["PATH"], "LC_ALL": language}
    ran = subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 1
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_the_launcher_hands_everything_over_wherever_a_link_to_it_lies(tmp_path: Path) -> None:
    there = tmp_path / "dom Żółw"
    (there / "program").mkdir(parents=True)
    start, program = there / "wonderland-qt", there / "program" / "wonderland-qt"
    own = named("packaging/start.sh").replace("@GLIBC@", "2.0").replace("@MACHINE@", platform.machine())
    start.write_text(own, encoding="utf-8")
    program.write_text('#!/bin/sh\nprintf "%s|" "$@"\n', encoding="utf-8")
    start.chmod(0o755)
    program.chmod(0o755)
    (tmp_path / "link").symlink_to(start)
    ran = subprocess.run([tmp_path / "link", "play", "a b.wqt"], capture_output=True, text=True, check=True)
    assert ran.stdout == "play|a b.wqt|"
