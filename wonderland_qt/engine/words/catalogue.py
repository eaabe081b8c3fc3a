"""The catalogue of one language: Fluent messages by key, each parsed when it is first asked for.

Parsing some hundred messages with `fluent.syntax` takes longer than starting the program may, and a game
needs few of them at once; so files are only cut into entries at load.
"""

from __future__ import annotations

import re
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from wonderland_qt.engine.words.earlier_ids import EarlierIds, ids_for
from wonderland_qt.engine.words.earlier_messages import TEXTS_AT_ONCE, words_with
from wonderland_qt.engine.words.fluent_syntax import fluent_message
from wonderland_qt.engine.words.message_limits import Node, beyond_length, beyond_nesting, nodes_of
from wonderland_qt.engine.words.texts import Text, text

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
PARSED_AT_ONCE = 4_096
"""So many entries stay parsed: those of a game in three languages, read again whenever a pack is checked."""
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
CATALOGUES_AT_ONCE = 32
"""So many catalogues stay read: of the window and of each game with it, in all languages."""
SETTLED = 2_000_000_000
"""After so many nanoseconds a file that is written again is seen to be newer on any file system."""


class Flaw(NamedTuple):
    """Something wrong in a file of words: where in its text, in which message, and what is expected."""

    file: str
    offset: int
    key: str
    message: Text


class MessageSource:
    """A message or term in its source text, parsed on demand; `start` is its offset in the file."""

    def __init__(self, key: str, file: str, source: str, start: int = 0) -> None:
        self.key = key
        self.file = file
        self.source = source
        self.start = start

    @property
    def resource(self) -> ast.Resource:
        """The parsed entry, in the form that a bundle takes; empty for one beyond the limits of a message."""
        return self._parsed.resource

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes of the parsed entry."""
        return self._parsed.nodes

    @cached_property
    def flaws(self) -> tuple[Flaw, ...]:
        """What is wrong with the entry's syntax, or how it goes beyond the limits of a message."""
        resource, _, beyond = self._parsed
        if beyond is not None:
            return (self.flaw(0, beyond),)
        notes = [note for item in resource.body if isinstance(item, ast.Junk) for note in item.annotations]
        return tuple(self.flaw(note.span.start if note.span else 0, fluent_message(note)) for note in notes)

    def flaw(self, offset: int, message: Text) -> Flaw:
        """Return a flaw at an offset in the entry."""
        return Flaw(self.file, self.start + offset, self.key, message)

    @property
    def placeholders(self) -> frozenset[str]:
        """The arguments that the entry itself names."""
        return self._names[0]

    @property
    def references(self) -> frozenset[str]:
        """The keys of the messages and terms that the entry refers to."""
        return self._names[1]

    @cached_property
    def _names(self) -> tuple[frozenset[str], frozenset[str]]:
        named = [node for _, node, _ in self.nodes]
        variables = frozenset(node.id.name for node in named if isinstance(node, ast.VariableReference))
        messages = {node.id.name for node in named if isinstance(node, ast.MessageReference)}
        terms = {f"-{node.id.name}" for node in named if isinstance(node, ast.TermReference)}
        return variables, frozenset(messages | terms)

    @cached_property
    def _parsed(self) -> _Parsed:
        return _parsed(self.source)


class _Parsed(NamedTuple):
    """A parsed entry, all its nodes, and why it is left out; None for one within the limits."""

    resource: ast.Resource
    nodes: tuple[Node, ...]
    beyond: Text | None


@lru_cache(PARSED_AT_ONCE)
def _parsed(source: str) -> _Parsed:
    """Return a parsed entry, once for all who read the same words."""
    if beyond := beyond_length(source):
        return _Parsed(ast.Resource(), (), beyond)
    try:
        resource = FluentParser().parse(source)
    except RecursionError:
        return _Parsed(ast.Resource(), (), beyond_nesting())
    nodes = nodes_of(resource)
    beyond = beyond_nesting(nodes)
    return _Parsed(ast.Resource(), (), beyond) if beyond else _Parsed(resource, nodes, None)


class Catalogue(Mapping[str, MessageSource]):
    """The entries of all files of one language; of two with one key the first counts."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.entries: dict[str, MessageSource] = {}
        self.flaws: list[Flaw] = []
        for file, source in sources.items():
            self._add(file, source)

    @classmethod
    def read(cls, *folders: Path) -> Catalogue:
        """Read all `*.ftl` files of some folders; raises FileNotFoundError when they hold none.

        Hidden files, pipes and devices are passed over. Letters that cannot be read are shown as �; the check
        of a pack reports them. Files that have not changed since are not read again.
        """
        seen = tuple(_seen_in(folder) for folder in folders)
        times = [one.written for of_folder in seen for one in of_folder.files]
        if not times:
            raise FileNotFoundError(f"no words in {', '.join(map(str, folders))}")
        if time.time_ns() - max(times) < SETTLED:
            return cls(cls.files(*folders))
        return _read(folders, seen)

    @staticmethod
    def files(*folders: Path) -> dict[str, str]:
        """Return the texts of all `*.ftl` files of some folders by their paths, as `read` reads them."""
        return {str(file): words for folder in folders for file, words in _words_in(folder)}

    def __getitem__(self, key: str) -> MessageSource:
        return self.entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def over(self, beneath: Catalogue) -> Catalogue:
        """Return the entries of both; of two with one key that of this catalogue counts."""
        both = Catalogue({})
        both.entries = {**beneath.entries, **self.entries}
        return both

    def with_references(self, key: str) -> tuple[MessageSource, ...]:
        """Return an entry and all that it refers to, directly or not."""
        found: dict[str, MessageSource] = {}
        wanted = [key]
        while wanted:
            entry = self.entries.get(wanted.pop())
            if entry is not None and entry.key not in found:
                found[entry.key] = entry
                wanted += entry.references
        return tuple(found.values())

    def placeholders(self, keys: Iterable[str]) -> frozenset[str]:
        """Return the arguments that these entries need, those of messages they refer to included."""
        entries = (entry for key in keys for entry in self.with_references(key))
        return frozenset(
            name for entry in entries if not entry.key.startswith("-") for name in entry.placeholders
        )

    def _add(self, file: str, source: str) -> None:
        entries, head = _cut(file, source)
        if head:
            self.flaws.append(Flaw(file, 0, "", Text("words-before-first")))
        for entry in entries:
            first = self.entries.setdefault(entry.key, entry)
            if first is not entry:
                self.flaws.append(entry.flaw(0, text("words-twice", first=first.file)))


@lru_cache(TEXTS_AT_ONCE)
def _cut(file: str, source: str) -> tuple[tuple[MessageSource, ...], str]:
    """Return the entries of a text, and what is no comment before the first, once for all who read it."""
    starts = [found.start() for found in _ENTRY.finditer(source)]
    head = _COMMENT.sub("", source[: starts[0]] if starts else source).strip()
    ends = [*starts[1:], len(source)] if starts else []
    return tuple(
        _entry(file, source[start:end], start) for start, end in zip(starts, ends, strict=True)
    ), head


def _entry(file: str, source: str, start: int) -> MessageSource:
    return MessageSource(source[: source.index("=")].rstrip(), file, source, start)


class _WordsFile(NamedTuple):
    """A file of words, when it was written last, and how long it is."""

    file: Path
    written: int
    length: int


class _WordsFolder(NamedTuple):
    """The files of a folder, which all belong to one game, and the earlier ids of that game."""

    files: tuple[_WordsFile, ...]
    ids: EarlierIds | None


@lru_cache(CATALOGUES_AT_ONCE)
def _read(folders: tuple[Path, ...], _seen: tuple[_WordsFolder, ...]) -> Catalogue:
    """Return the catalogue of folders that look like this, once for all who read them."""
    return Catalogue(Catalogue.files(*folders))


def _words_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of a folder with their texts as they are now."""
    files, ids = _seen_in(folder)
    for file, _, _ in files:
        yield file, words_with(file.read_text(encoding="utf-8-sig", errors="replace"), ids)[0]


def _seen_in(folder: Path) -> _WordsFolder:
    names = (file for file in sorted(folder.glob("*.ftl")) if not file.name.startswith("."))
    files = tuple(found for file in names if (found := _seen(file)) is not None)
    return _WordsFolder(files, ids_for(files[0].file) if files else None)


def _seen(file: Path) -> _WordsFile | None:
    """Return what a file looks like; None for what is none, such as a pipe."""
    try:
        found = file.stat()
    except OSError:
        return None
    return _WordsFile(file, found.st_mtime_ns, found.st_size) if stat.S_ISREG(found.st_mode) else None
