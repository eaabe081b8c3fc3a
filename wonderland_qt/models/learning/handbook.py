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
    return tuple(_leaves_in_order(paths.docs(), language))


def page_about(game: str) -> str:
    """Return the name of the page about changing a game, or of the general one."""
    own = f"{CHANGING}-{game.replace('_', '-')}"
    return own if any(leaf.name == own for leaf in handbook(REFERENCE)) else CHANGING


def page_of(link: str) -> str:
    """Return the name of the page that a link such as "packs.md" or "manual.pl.md" leads to."""
    return link.partition(".")[0]


def _leaves_in_order(folder: Path, language: str) -> Iterator[Leaf]:
    """Yield the manual, then each page that is first linked to in a page before it."""
    names, for_players = [MANUAL], _pages_for_players(folder)
    for name in names:  # grows while it is read
        leaf = _read_leaf(folder, name, language)
        yield leaf._replace(markdown=with_links_within(leaf.markdown, for_players))
        linked = dict.fromkeys(_linked_pages(leaf.markdown))
        names += [page for page in linked if page in for_players and page not in names]


def _read_leaf(folder: Path, name: str, language: str) -> Leaf:
    """Return a page as it is written, in a language if it is translated, else in the original one."""
    file = folder / f"{name}.{language}.md"
    if not file.is_file():
        file, language = folder / f"{name}.md", REFERENCE
    markdown = file.read_text(encoding="utf-8")
    heading = HEADING.search(markdown)
    title = heading["title"] if heading else name
    return Leaf(name, title, language, markdown)


def _pages_for_players(folder: Path) -> frozenset[str]:
    """Return the pages that the index lists for players and tinkerers, before its part for developers."""
    index = (folder / INDEX).read_text(encoding="utf-8")
    return frozenset(_linked_pages(index.partition(BEYOND)[0]))


def with_links_within(markdown: str, names: Collection[str]) -> str:
    """Return a page whose links to anything but these pages and the web are replaced by their words.

    Blocks of code stay as they are.
    """

    def link_or_words(link: re.Match[str]) -> str:
        page = PAGE.fullmatch(link["target"])
        leads_on = page["name"] in names if page else link["target"].startswith("https:")
        return link[0] if leads_on else link["words"]

    parts = markdown.split(CODE)
    parts[::2] = [LINK.sub(link_or_words, outside_code) for outside_code in parts[::2]]
    return CODE.join(parts)


def _linked_pages(markdown: str) -> Iterator[str]:
    """Yield the names of the pages that a page links to, without links that lead elsewhere."""
    for link in LINK.finditer(markdown):
        page = PAGE.fullmatch(link["target"])
        if page is not None:
            yield page["name"]
