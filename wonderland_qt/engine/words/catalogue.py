"""The catalogue of one language: Fluent messages by key, each parsed when it is first needed.

Parsing hundreds of messages with `fluent.syntax` would make the start of the program too slow, and few of
them are needed at once; so loading only splits files into entries.
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
PARSED_AT_ONCE = 10_000
"""How many parsed entries are cached: those of all games in three languages, read again for pack checks."""
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
CATALOGUES_AT_ONCE = 32
"""How many catalogues are cached: of the window and of each game with it, in all languages."""
TERM = "-"
"""How the key of a term begins; terms are given their arguments by the messages that use them."""

SETTLED = 2_000_000_000
"""Nanoseconds after which any file system shows a file that was written again as newer."""


class Flaw(NamedTuple):
    """A mistake in a file of messages: its offset in the text, the message's key, and what is wrong."""

    file: str
    offset: int
    key: str
    message: Text


class MessageSource:
    """A message or term in its source text, parsed on demand; `start` is its offset in the file."""

    def __init__(self, key: str, file: str, source: str, start: int = 0) -> None:
        """Keep an entry as written; `start` is where it begins in the file's text, for flaws in it."""
        self.key = key
        self.file = file
        self.source = source
        self.start = start

    @property
    def resource(self) -> ast.Resource:
        """The parsed entry in the form that a bundle takes; empty if the message is beyond the limits."""
        return self._parsed.resource

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes of the parsed entry."""
        return self._parsed.nodes

    @cached_property
    def flaws(self) -> tuple[Flaw, ...]:
        """The entry's syntax errors, or the one limit that it exceeds."""
        parsed = self._parsed
        if parsed.beyond is not None:
            return (self.flaw(0, parsed.beyond),)
        junk = [item for item in parsed.resource.body if isinstance(item, ast.Junk)]
        notes = [note for item in junk for note in item.annotations]
        return tuple(self.flaw(note.span.start if note.span else 0, fluent_message(note)) for note in notes)

    def flaw(self, offset: int, message: Text) -> Flaw:
        """Return a flaw at an offset in the entry."""
        return Flaw(self.file, self.start + offset, self.key, message)

    @property
    def placeholders(self) -> frozenset[str]:
        """The names of the arguments in the entry itself."""
        placeholders, _references = self._placeholders_and_references
        return placeholders

    @property
    def references(self) -> frozenset[str]:
        """The keys of the messages and terms that the entry refers to."""
        _placeholders, references = self._placeholders_and_references
        return references

    @cached_property
    def _placeholders_and_references(self) -> tuple[frozenset[str], frozenset[str]]:
        """Return the names of placeholders, and the keys of messages and terms that are referred to.

        The key of a term begins with a hyphen, as terms and messages may have the same name.
        """
        nodes = [place.node for place in self.nodes]
        variables = frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference))
        messages = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
        terms = {f"-{node.id.name}" for node in nodes if isinstance(node, ast.TermReference)}
        return variables, frozenset(messages | terms)

    @cached_property
    def _parsed(self) -> _Parsed:
        return _parse_entry(self.source)


class _Parsed(NamedTuple):
    """A parsed entry with all its nodes, or the limit that it exceeds (`beyond`)."""

    resource: ast.Resource
    nodes: tuple[Node, ...]
    beyond: Text | None


@lru_cache(PARSED_AT_ONCE)
def _parse_entry(source: str) -> _Parsed:
    """Return a parsed entry (cached by its source)."""
    too_long = beyond_length(source)
    if too_long is not None:
        return _Parsed(ast.Resource(), (), too_long)
    try:
        resource = FluentParser().parse(source)
    except RecursionError:
        return _Parsed(ast.Resource(), (), beyond_nesting())
    nodes = nodes_of(resource)
    too_deep = beyond_nesting(nodes)
    if too_deep is not None:
        return _Parsed(ast.Resource(), (), too_deep)
    return _Parsed(resource, nodes, None)


class Catalogue(Mapping[str, MessageSource]):
    """The entries of all files of one language; of two entries with the same key the first counts."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """Add the entries of texts, given by the names of their files."""
        self.entries: dict[str, MessageSource] = {}
        self.flaws: list[Flaw] = []
        for file, source in sources.items():
            self._add(file, source)

    @classmethod
    def read(cls, *folders: Path) -> Catalogue:
        """Return the catalogue of all `*.ftl` files in some folders; raises FileNotFoundError without any.

        Hidden files, pipes and devices are skipped. Bytes that are no UTF-8 become �; checking a pack reports
        them. Unchanged files are not read again.
        """
        seen = tuple(_files_seen_in(folder) for folder in folders)
        times = [file.written for folder in seen for file in folder.files]
        if not times:
            raise FileNotFoundError(f"no words in {', '.join(map(str, folders))}")
        if time.time_ns() - max(times) < SETTLED:
            return cls(cls.files(*folders))  # not cached, as a file may still be written
        return _read_catalogue(folders, seen)

    @staticmethod
    def files(*folders: Path) -> dict[str, str]:
        """Return the texts of all `*.ftl` files in some folders by path, as `read` reads them."""
        return {str(file): words for folder in folders for file, words in _texts_in(folder)}

    def __getitem__(self, key: str) -> MessageSource:
        return self.entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def over(self, beneath: Catalogue) -> Catalogue:
        """Return the entries of both catalogues, those of this one overriding the others."""
        merged = Catalogue({})
        merged.entries = {**beneath.entries, **self.entries}
        return merged

    def with_references(self, key: str) -> tuple[MessageSource, ...]:
        """Return an entry and all entries that it refers to, directly or indirectly."""
        found: dict[str, MessageSource] = {}
        wanted = [key]
        while wanted:
            entry = self.entries.get(wanted.pop())
            if entry is not None and entry.key not in found:
                found[entry.key] = entry
                wanted += entry.references
        return tuple(found.values())

    def placeholders(self, keys: Iterable[str]) -> frozenset[str]:
        """Return the arguments that these entries and the messages they refer to need.

        Terms need none: they only get arguments from the messages that refer to them.
        """
        entries = (entry for key in keys for entry in self.with_references(key))
        messages = (entry for entry in entries if not entry.key.startswith(TERM))
        return frozenset(name for entry in messages for name in entry.placeholders)

    def _add(self, file: str, source: str) -> None:
        """Add the entries of a file's text; text before the first entry and repeated keys are flaws."""
        entries, head = _split_into_entries(file, source)
        if head:
            self.flaws.append(Flaw(file, 0, "", Text("words-before-first")))
        for entry in entries:
            first = self.entries.setdefault(entry.key, entry)
            if first is not entry:
                self.flaws.append(entry.flaw(0, text("words-twice", first=first.file)))


@lru_cache(TEXTS_AT_ONCE)
def _split_into_entries(file: str, source: str) -> tuple[tuple[MessageSource, ...], str]:
    """Return the entries of a text, and any text that stands before the first one (cached)."""
    starts = [found.start() for found in _ENTRY.finditer(source)]
    head = _COMMENT.sub("", source[: starts[0]] if starts else source).strip()
    ends = [*starts[1:], len(source)] if starts else []
    spans = zip(starts, ends, strict=True)
    return tuple(_entry_of(file, source[start:end], start) for start, end in spans), head


def _entry_of(file: str, source: str, start: int) -> MessageSource:
    """Return the entry with this source, such as `vp = { $vp } VP`; its key stands before the "="."""
    key = source[: source.index("=")].rstrip()
    return MessageSource(key, file, source, start)


class _WordsFile(NamedTuple):
    """A file of words with the time of its last change and its size."""

    file: Path
    written: int
    length: int


class _WordsFolder(NamedTuple):
    """The files of a folder, which all belong to one game, and the earlier ids of that game."""

    files: tuple[_WordsFile, ...]
    ids: EarlierIds | None


@lru_cache(CATALOGUES_AT_ONCE)
def _read_catalogue(folders: tuple[Path, ...], _file_seen: tuple[_WordsFolder, ...]) -> Catalogue:
    """Return the catalogue of folders (cached by their files, with times and sizes)."""
    return Catalogue(Catalogue.files(*folders))


def _texts_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of a folder, all of one game, with their texts.

    Ids that a message refers to by a name of earlier programs have their present names there.
    """
    seen = _files_seen_in(folder)
    for words_file in seen.files:
        written = words_file.file.read_text(encoding="utf-8-sig", errors="replace")
        translated, _earlier = words_with(written, seen.ids)
        yield words_file.file, translated


def _files_seen_in(folder: Path) -> _WordsFolder:
    """Return the visible files of words in a folder, without reading them, and their game's earlier ids."""
    visible = (file for file in sorted(folder.glob("*.ftl")) if not file.name.startswith("."))
    files = tuple(found for found in map(_file_seen, visible) if found is not None)
    return _WordsFolder(files, ids_for(files[0].file) if files else None)


def _file_seen(file: Path) -> _WordsFile | None:
    """Return a file with its time and size; None for what is no file, such as a pipe."""
    try:
        found = file.stat()
    except OSError:
        return None
    if not stat.S_ISREG(found.st_mode):
        return None
    return _WordsFile(file, found.st_mtime_ns, found.st_size)
