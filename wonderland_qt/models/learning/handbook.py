"""The handbook of those who change the games: pages that ship with the program, in the order of links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt import paths

FIRST, PACKS = "modding", "packs"
LINK = re.compile(r"\]\((?P<page>[a-z0-9-]+)\.md\)")
HEADING = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


class Leaf(NamedTuple):
    """A page of the handbook: its name, by which others link to it, its title, and its Markdown."""

    name: str
    title: str
    markdown: str


@cache
def handbook() -> tuple[Leaf, ...]:
    """Return the page that changing a game begins with, and all that can be reached from it by links."""
    return tuple(_leaves(paths.docs()))


def page_about(game: str) -> str:
    """Return the name of the page about changing a game: its own where it has one."""
    own = f"{FIRST}-{game.replace('_', '-')}"
    return own if any(leaf.name == own for leaf in handbook()) else FIRST


def _leaves(folder: Path) -> Iterator[Leaf]:
    names = [FIRST]
    for name in names:
        markdown = (folder / f"{name}.md").read_text(encoding="utf-8")
        heading = HEADING.search(markdown)
        yield Leaf(name, heading["title"] if heading else name, markdown)
        names += [found for found in dict.fromkeys(LINK.findall(markdown)) if found not in names]
