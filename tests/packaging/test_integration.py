"""A desktop gets a menu entry, icons and file types, and nothing of them stays when they are taken away."""

import shlex
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.packaging.test_release import parts
from wonderland_qt import __version__, paths
from wonderland_qt.addresses import Addresses
from wonderland_qt.cli import PROBLEMS, WELL, integration, main

DESKTOP = paths.window() / "desktop"
SPACES = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's share folder, with the entry of another program in it."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    other = tmp_path / "share" / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("[Desktop Entry]\n")
    return tmp_path / "share"


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.window
def test_what_is_laid_is_taken_away_and_nothing_else(share: Path) -> None:
    assert main(["integrate", "--command", "/opt/games/wonderland-qt"]) == WELL
    assert set(integration.installed_places()) <= files(share)
    assert all((share / place).stat().st_size > 0 for place in integration.installed_places())
    assert main(["integrate", "--remove"]) == WELL
    assert files(share) - {"applications/mimeinfo.cache"} == {"applications/other.desktop"}
    assert not (share / "icons").exists()
    assert not (share / "mime").exists()


@pytest.mark.parametrize(
    ("command", "written"),
    [("/usr/bin/wonderland-qt", '"/usr/bin/wonderland-qt"'), ("wonderland-qt", "wonderland-qt")],
)
def test_the_menu_runs_the_program_with_the_file_that_was_opened(
    command: str, written: str, share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integration, "_draw_icons", lambda _share: None)
    integration.install_files(share, command)
    assert f"\nExec={written} play %f\n" in (share / integration.ENTRY).read_text(encoding="utf-8")


def test_software_centres_are_told_the_addresses_of_the_project(
    share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integration, "_draw_icons", lambda _share: None)
    known = Addresses(homepage="https://example.org/?a&b", issues="https://example.org/issues")
    monkeypatch.setattr(integration, "addresses", lambda: known)
    integration.install_files(share, "wonderland-qt")
    (about,) = (share / "metainfo").iterdir()
    urls = {url.get("type"): url.text for url in ET.parse(about).iter("url")}
    assert urls == {"homepage": known.homepage, "bugtracker": known.issues}


@pytest.mark.parametrize(
    "command", ["/home/a b/wonderland-qt", '/home/o"neil/wonderland-qt', "/tmp/a\\b", "/a%b"]
)
def test_a_path_with_odd_letters_is_written_as_the_standard_has_it(command: str) -> None:
    written = integration.quoted(command).replace("%%", "%").replace("\\\\", "\\")
    assert shlex.split(written) == [command]


def test_letters_that_a_shell_would_take_for_its_own_are_escaped() -> None:
    assert integration.quoted("/a$b/`c`") == r'"/a\\$b/\\`c\\`"'
    assert integration.quoted("/a\\b") == r'"/a\\\\b"'


@pytest.mark.parametrize("command", ["/tmp/a\nExec=evil", "/tmp/a\tb", "/tmp/\x7f"])
def test_a_command_that_no_menu_entry_can_hold_is_refused(
    command: str, share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["integrate", "--into", str(share), "--command", command]) == PROBLEMS
    assert "--command has a line break or control character" in capsys.readouterr().err


def test_a_link_in_the_place_of_the_entry_is_not_written_through(
    share: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integration, "_draw_icons", lambda _share: None)
    (tmp_path / "mine").write_text("mine")
    (share / integration.ENTRY).symlink_to(tmp_path / "mine")
    integration.install_files(share, "/opt/wonderland-qt")
    assert (tmp_path / "mine").read_text() == "mine"
    assert not (share / integration.ENTRY).is_symlink()


def test_a_program_that_nobody_finds_is_told(
    share: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(share))
    monkeypatch.setattr("sys.argv", ["pytest"])
    assert main(["integrate"]) == PROBLEMS
    assert "say which with --command" in capsys.readouterr().err


def test_software_centres_are_told_the_id_and_the_releases() -> None:
    told = ET.parse(DESKTOP / f"{parts.APPLICATION_ID}.metainfo.xml")
    assert told.findtext("id") == parts.APPLICATION_ID
    assert __version__ in {release.attrib["version"] for release in told.iterfind("releases/release")}


def test_an_entry_whose_program_is_gone_is_hidden(tmp_path: Path) -> None:
    integration.install_files(tmp_path, "/opt/a b/wonderland-qt")
    lines = (tmp_path / integration.ENTRY).read_text(encoding="utf-8").splitlines()
    assert "TryExec=/opt/a b/wonderland-qt" in lines
    assert 'Exec="/opt/a b/wonderland-qt" play %f' in lines


def test_the_entry_opens_the_file_types_that_are_declared() -> None:
    declared = {
        kind.attrib["type"]
        for kind in ET.parse(DESKTOP / "wonderland-qt.xml").iterfind("mime:mime-type", SPACES)
    }
    entry = (DESKTOP / "wonderland-qt.desktop").read_text(encoding="utf-8").splitlines()
    (line,) = (line for line in entry if line.startswith("MimeType="))
    told = ET.parse(DESKTOP / f"{parts.APPLICATION_ID}.metainfo.xml")
    assert set(line.removeprefix("MimeType=").strip(";").split(";")) == declared
    assert {kind.text for kind in told.iterfind("provides/mediatype")} == declared
