"""The handbook: the manual, then the pages on changing the games, in the order of their links.

Pages for developers do not belong to it: links to them become plain words.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.words.localization import REFERENCE

MANUAL, CHANGING, PACKS, CHALLENGES = "manual", "modding", "packs", "challenges"
INDEX, BEYOND = "README.md", "\n## Developer"
LINK = re.compile(r"(?<!!)\[(?P<words>[^]]*)\]\((?P<target>[^)]+)\)")
PAGE = re.compile(r"(?P<name>[a-z0-9-]+)(?:\.[a-z]{2})?\.md(?:#[\w-]*)?")
CODE = "```"
HEADING = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


class Leaf(NamedTuple):
    """A page of the handbook: its name (by which links find it), title, language and Markdown."""

    name: str
    title: str
    language: str
    markdown: str


@cache
def handbook(language: str) -> tuple[Leaf, ...]:
    """Return the manual and every page that it links to, translated if there is a translation."""
    return tuple(_leaves(paths.docs(), language))


def page_about(game: str) -> str:
    """Return the name of the page about changing a game, or of the general one."""
    own = f"{CHANGING}-{game.replace('_', '-')}"
    return own if any(leaf.name == own for leaf in handbook(REFERENCE)) else CHANGING


def page_of(link: str) -> str:
    """Return the name of the page that a link such as "packs.md" or "manual.pl.md" leads to."""
    return link.partition(".")[0]


def _leaves(folder: Path, language: str) -> Iterator[Leaf]:
    names, readable = [MANUAL], _readable(folder)
    for name in names:
        translated = folder / f"{name}.{language}.md"
        there = translated.is_file()
        markdown = (translated if there else folder / f"{name}.md").read_text(encoding="utf-8")
        heading = HEADING.search(markdown)
        title = heading["title"] if heading else name
        yield Leaf(name, title, language if there else REFERENCE, leading_on(markdown, readable))
        names += [found for found in dict.fromkeys(_pages(markdown)) if found in readable - set(names)]


def _readable(folder: Path) -> frozenset[str]:
    """Return the pages that the index lists for players and tinkerers."""
    index = (folder / INDEX).read_text(encoding="utf-8")
    return frozenset(_pages(index.partition(BEYOND)[0]))


def leading_on(markdown: str, names: Collection[str]) -> str:
    """Return a page whose links to anything but these pages and the web are replaced by their words."""

    def kept(link: re.Match[str]) -> str:
        page = PAGE.fullmatch(link["target"])
        leads = page["name"] in names if page else link["target"].startswith("https:")
        return link[0] if leads else link["words"]

    parts = markdown.split(CODE)
    return CODE.join(part if number % 2 else LINK.sub(kept, part) for number, part in enumerate(parts))


def _pages(markdown: str) -> Iterator[str]:
    """Yield the names of the pages that a page links to."""
    for link in LINK.finditer(markdown):
        if page := PAGE.fullmatch(link["target"]):
            yield page["name"]
