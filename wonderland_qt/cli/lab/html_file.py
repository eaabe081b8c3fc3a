"""The optional HTML file of a report; an existing file is replaced only if asked for."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.cli.chosen import refuse_existing
from wonderland_qt.cli.outcome import Problem
from wonderland_qt.cli.terminal import tell
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.engine.words.texts import Text

if TYPE_CHECKING:
    from wonderland_qt.lab.runner import Setting


def check_html(chosen: argparse.Namespace) -> None:
    """Reject a file that cannot be written or may not be replaced, before any game is played."""
    file = chosen.html
    if file is None:
        return
    refuse_existing(file, force=chosen.force)
    if not file.absolute().parent.is_dir():
        raise Problem(f"{file.parent}: no such folder; create it, or name another")


def write_html(chosen: argparse.Namespace, page: Callable[[], str]) -> None:
    """Write a page to the file of --html, if given."""
    if chosen.html is None:
        return
    check_html(chosen)
    chosen.html.write_text(page(), encoding="utf-8")
    if not chosen.json:
        tell(f"{chosen.html}: written")


def title_of(game: str) -> str:
    """Return the title of a game."""
    return Words.load(paths.words(game), REFERENCE).say(Text("box-title"))


def command_of(command: str, setting: Setting, chosen: argparse.Namespace) -> list[str]:
    """Return the command that reproduces the same figures."""
    words = ["wonderland-qt", command, "--game", setting.game, "--players", str(setting.players)]
    words += ["--games", str(setting.games), "--bots", ",".join(setting.bots), "--seed", str(setting.seed)]
    for name, value in setting.options.items():
        words += ["--option", f"{name}={value}"]
    for folder in chosen.content:
        words += ["--content", str(folder)]
    for pack in chosen.pack:
        words += ["--pack", str(pack)]
    if setting.rates and command == "simulate":
        words.append("--report")
    return [shlex.quote(word) for word in words]
