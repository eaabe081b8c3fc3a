"""Plug-ins: games and bots of installed packages, found by their entry points without importing them.

The metadata is parsed here because importing importlib.metadata takes 30 ms, for which the shelf would have
to wait. In a checkout and in the frozen program, pyproject.toml lists this program's own plug-ins, whatever
older metadata is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

GAMES, BOTS = "wonderland_qt.games", "wonderland_qt.bots"
OWN = "wonderland-qt"
ROOT = Path(__file__).resolve().parents[1]


class Plugin(NamedTuple):
    """An entry point: its name, its target "module:object", and its package."""

    name: str
    target: str
    package: str

    @property
    def module(self) -> str:
        """Return the module of the target."""
        return self.target.partition(":")[0].strip()

    def load(self) -> object:
        """Import and return the object; raises whatever its module raises."""
        return imported(self.target)

    def roots(self) -> tuple[Path, ...]:
        """Return where its folders `content` and `resources` may be: in its package, or beside it.

        Raises ModuleNotFoundError if its package is gone.
        """
        name = self.module.partition(".")[0]
        spec = find_spec(name)
        if spec is None:
            raise ModuleNotFoundError(f"No module named {name!r}")
        folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
        return tuple(root for folder in folders for root in (folder, folder.parent))


def imported(target: str) -> object:
    """Import and return the object "package.module:NAME"; raises whatever the module raises."""
    module_name, _colon, object_name = target.partition(":")
    found: object = import_module(module_name.strip())
    if object_name.strip():
        for attribute in object_name.strip().split("."):
            found = getattr(found, attribute)
    return found


@cache
def plugins(group: str) -> tuple[Plugin, ...]:
    """Return the plug-ins of a group, this program's first; of those with the same name the first counts."""
    by_name: dict[str, Plugin] = {}
    for plugin in (*_plugins_of_checkout(group), *_plugins_by_group().get(group, ())):
        by_name.setdefault(plugin.name, plugin)
    return tuple(by_name.values())


def forget() -> None:
    """Clear the caches, so that plug-ins are searched again."""
    plugins.cache_clear()
    _plugins_by_group.cache_clear()


def own_project() -> dict[str, Any]:
    """Return the `project` table of this program's pyproject.toml, empty outside a checkout."""
    import tomllib

    try:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return {}
    return project if project.get("name") == OWN else {}


def own_metadata() -> str:
    """Return the metadata of this program as installed, "" if it is not installed."""
    for info in _metadata_folders():
        if _package_name(info) == OWN:
            with suppress(OSError, UnicodeDecodeError):
                return (info / "METADATA").read_text(encoding="utf-8")
    return ""


def _plugins_of_checkout(group: str) -> tuple[Plugin, ...]:
    """Return the entry points of a group in this program's pyproject.toml, none outside a checkout."""
    points = own_project().get("entry-points", {}).get(group, {})
    return tuple(Plugin(name, target, OWN) for name, target in points.items())


@cache
def _plugins_by_group() -> dict[str, tuple[Plugin, ...]]:
    """Return the plug-ins of all installed packages by group; of two copies of a package the first counts."""
    offers: dict[str, tuple[Plugin, ...]] = {}
    seen: set[str] = set()
    for info in _metadata_folders():
        package = _package_name(info)
        if package in seen:
            continue
        seen.add(package)
        for group, plugin in _plugins_in_metadata(info, package):
            offers[group] = (*offers.get(group, ()), plugin)
    return offers


def _package_name(info: Path) -> str:
    """Return the package of a metadata folder, `tea-party` for `Tea_Party-1.0.dist-info`."""
    return info.name.partition("-")[0].replace("_", "-").replace(".", "-").lower()


def _metadata_folders() -> Iterator[Path]:
    """Yield the metadata folders of all installed packages, in the order in which Python finds them."""
    for entry in dict.fromkeys(sys.path):
        try:
            yield from sorted(Path(entry or ".").glob("*.dist-info"))
        except OSError:
            continue


def _plugins_in_metadata(info: Path, package: str) -> Iterator[tuple[str, Plugin]]:
    """Yield the games and bots that a package offers by its entry points, each with its group."""
    try:
        lines = (info / "entry_points.txt").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return
    group = ""
    for line in map(str.strip, lines):
        if line.startswith("["):
            group = line.strip("[] ")
        elif group in (GAMES, BOTS) and "=" in line and not line.startswith("#"):
            name, _equals, target_and_extras = line.partition("=")
            target, _bracket, _extras = target_and_extras.partition("[")
            yield group, Plugin(name.strip(), target.strip(), package)
