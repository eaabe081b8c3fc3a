"""Integrates the program into a Linux desktop: menu entry, icons, AppStream data and file types."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.addresses import addresses
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.terminal import tell

NAME = "wonderland-qt"
ENTRY = f"applications/{NAME}.desktop"
ABOUT = ".metainfo.xml"
ICON_SIZES = (48, 128, 256)
REFRESHED = {"update-desktop-database": "applications", "update-mime-database": "mime"}
"""The programs that update a desktop's caches, each with the folder that it reads."""

MADE_MEANWHILE = {
    "applications": {"mimeinfo.cache"},
    "mime": {
        "XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache",
        "subclasses", "treemagic", "types", "version",
    },
}  # fmt: skip
"""The cache files that these programs create, removed once nothing else is in their folders."""


_XML_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_ESCAPED = {'"': '\\\\"', "`": "\\\\`", "$": "\\\\$", "\\": "\\\\\\\\"}
"""Letters that need a backslash within quotes; a menu entry writes that backslash twice."""


def integrate(chosen: argparse.Namespace) -> int:
    """Install the menu entry and file types for this user, or remove them.

    A packager, who names a folder to install `into`, has no desktop to refresh.
    """
    if not sys.platform.startswith("linux"):
        raise Problem("integrate: only for Linux desktops; elsewhere use the installer")
    share = chosen.into or _user_share()
    if chosen.remove:
        remove_files(share)
        tell(f"uninstalled from {share}; saved games and preferences are kept")
    else:
        install_files(share, chosen.command or own_command())
        tell(f"installed in {share}; `{NAME} integrate --remove` uninstalls it")
    if chosen.into is None:
        _update_desktop_caches(share)
        _remove_unused_folders(share)
    return WELL


def install_files(share: Path, command: str) -> None:
    """Install all files below a share folder, with a menu entry that runs the command."""
    for source, place in _files_to_install():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).unlink(missing_ok=True)  # writing through a link would change another file
        shutil.copyfile(source, share / place)
        if source.name.endswith(ABOUT):
            _name_addresses(share / place)
    _name_command(share / ENTRY, command)
    _draw_icons(share)


def _name_command(entry: Path, command: str) -> None:
    """Put the command that runs this program into a menu entry; its path need not be UTF-8."""
    try_exec = b"\nTryExec=" + os.fsencode(command.replace("\\", "\\\\"))
    exec_line = b"\nExec=" + os.fsencode(quoted(command))
    lines = entry.read_bytes().replace(f"\nTryExec={NAME}".encode(), try_exec)
    entry.write_bytes(lines.replace(f"\nExec={NAME}".encode(), exec_line))


def remove_files(share: Path) -> None:
    """Remove all files that `install_files` installs."""
    for place in installed_places():
        (share / place).unlink(missing_ok=True)


def installed_places() -> list[str]:
    """Return the places of the installed files, relative to the share folder."""
    copied = [place for _source, place in _files_to_install()]
    return [*copied, *map(_place_of_icon, ICON_SIZES)]


def own_command() -> str:
    """Return the command that runs this program from anywhere; raises Problem if it is not known."""
    if paths.frozen():
        return sys.executable
    started_as = sys.argv[0]
    started_by_command = Path(started_as).name == NAME  # and not, for example, by `python -m`
    found = shutil.which(started_as if started_by_command else NAME)
    if found is None:
        raise Problem(f"integrate: no program `{NAME}` is on the PATH; say which with --command")
    return str(Path(found).absolute())


def quoted(command: str) -> str:
    """Return a program quoted for a menu entry; raises Problem for a name that none can contain.

    The program's plain name, found on the PATH, needs no quotes.
    """
    if command == NAME:
        return command
    if any(letter < " " or letter == "\x7f" for letter in command):
        raise Problem("integrate: --command has a line break or control character; choose a path without")
    escaped = "".join(_ESCAPED.get(letter, letter) for letter in command)
    return f'"{escaped}"'.replace("%", "%%")


def _files_to_install() -> Iterator[tuple[Path, str]]:
    """Yield the files to install, each with its place below the share folder."""
    window = paths.window()
    yield window / "desktop" / f"{NAME}.desktop", ENTRY
    for about in (window / "desktop").glob(f"*{ABOUT}"):
        yield about, f"metainfo/{about.name}"
    yield window / "desktop" / f"{NAME}.xml", f"mime/packages/{NAME}.xml"
    yield window / "icons" / f"{NAME}.svg", f"icons/hicolor/scalable/apps/{NAME}.svg"


def _name_addresses(file: Path) -> None:
    """Add the project's addresses to the data for software centres, if there are any."""
    known = {"homepage": addresses().homepage, "bugtracker": addresses().issues}
    urls = "".join(
        f'  <url type="{kind}">{url.translate(_XML_ESCAPES)}</url>\n' for kind, url in known.items() if url
    )
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("  <launchable", f"{urls}  <launchable", 1), encoding="utf-8")


def _place_of_icon(size: int) -> str:
    return f"icons/hicolor/{size}x{size}/apps/{NAME}.png"


def _draw_icons(share: Path) -> None:
    """Draw PNG icons for desktops that show no SVG; without Qt's libraries, leave only the SVG."""
    try:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QImage, QPainter
        from PySide6.QtSvg import QSvgRenderer
    except ImportError:
        return

    icon = QSvgRenderer(str(paths.window() / "icons" / f"{NAME}.svg"))
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        icon.render(painter)
        painter.end()
        file = share / _place_of_icon(size)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)  # saving through a link would change another file
        if not image.save(str(file)):
            raise Problem(f"{file} cannot be written")


def _user_share() -> Path:
    """Return the user's own share folder, by default the one in the home folder."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def _update_desktop_caches(share: Path) -> None:
    """Let the desktop's programs, as far as they are installed, read the new or removed files."""
    for program, folder in REFRESHED.items():
        if shutil.which(program) and (share / folder).is_dir():
            subprocess.run([program, str(share / folder)], check=False, capture_output=True)


def _remove_unused_folders(share: Path) -> None:
    """Remove folders that nothing else uses any more, also if they still hold caches."""
    for folder, caches in MADE_MEANWHILE.items():
        _remove_empty(share / folder)
        names = {path.name for path in (share / folder).glob("*")}
        if names <= caches:
            for name in names:
                (share / folder / name).unlink()
    for folder in ("applications", "metainfo", "mime", "icons"):
        _remove_empty(share / folder)


def _remove_empty(folder: Path) -> None:
    """Remove all empty folders below a folder, and the folder itself if it is then empty."""
    for inner, _folders, _files in os.walk(folder, topdown=False):
        with contextlib.suppress(OSError):  # it is not empty
            Path(inner).rmdir()
