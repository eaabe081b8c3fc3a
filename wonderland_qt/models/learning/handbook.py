"""The handbook: the manual first, then pages for people who change the games, in the order of their links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.words.localization import REFERENCE

MANUAL, CHANGING, PACKS = "manual", "modding", "packs"
LINK = re.compile(r"\]\((?P<page>[a-z0-9-]+)(?:\.[a-z]{2})?\.md\)")
HEADING = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


class Leaf(NamedTuple):
    """A page of the handbook: its name, by which others link to it, its title, language and Markdown."""

    name: str
    title: str
    language: str
    markdown: str


@cache
def handbook(language: str) -> tuple[Leaf, ...]:
    """Return the manual and every page that its links lead to, in a language where it is translated."""
    return tuple(_leaves(paths.docs(), language))


def page_about(game: str) -> str:
    """Return the name of the page about changing a game: its own where it has one."""
    own = f"{CHANGING}-{game.replace('_', '-')}"
    return own if any(leaf.name == own for leaf in handbook(REFERENCE)) else CHANGING


def page_of(link: str) -> str:
    """Return the name of the page that a link such as "packs.md" or "manual.pl.md" leads to."""
    return link.partition(".")[0]


def _leaves(folder: Path, language: str) -> Iterator[Leaf]:
    names = [MANUAL]
    for name in names:
        translated = folder / f"{name}.{language}.md"
        there = translated.is_file()
        markdown = (translated if there else folder / f"{name}.md").read_text(encoding="utf-8")
        heading = HEADING.search(markdown)
        yield Leaf(name, heading["title"] if heading else name, language if there else REFERENCE, markdown)
        names += [found for found in dict.fromkeys(LINK.findall(markdown)) if found not in names]
