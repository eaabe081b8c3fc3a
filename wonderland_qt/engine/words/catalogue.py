"""The catalogue of one language: Fluent messages by key, each parsed when it is first asked for.

Parsing some hundred messages with `fluent.syntax` takes longer than starting the program may, and a game
needs few of them at once; so files are only cut into entries at load.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


class Entry:
    """A message or term in its source text, parsed on demand."""

    def __init__(self, key: str, file: str, source: str) -> None:
        self.key = key
        self.file = file
        self.source = source

    @cached_property
    def resource(self) -> ast.Resource:
        """The parsed entry, in the form that a bundle takes."""
        return FluentParser(with_spans=False).parse(self.source)

    @cached_property
    def mistakes(self) -> tuple[str, ...]:
        """What is wrong with the entry's syntax."""
        junk = [item for item in self.resource.body if isinstance(item, ast.Junk)]
        return tuple(f"{self.file}: {self.key}: {_complaint(item)}" for item in junk)

    @cached_property
    def _names(self) -> _Names:
        names = _Names()
        names.visit(self.resource.body)
        return names

    @property
    def placeholders(self) -> frozenset[str]:
        """The arguments that the entry itself names."""
        return frozenset(self._names.placeholders)

    @property
    def references(self) -> frozenset[str]:
        """The keys of the messages and terms that the entry refers to."""
        return frozenset(self._names.references)


class Catalogue(Mapping[str, Entry]):
    """The entries of all files of one language; of two with one key the first counts."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.entries: dict[str, Entry] = {}
        self.mistakes: list[str] = []
        for file, source in sources.items():
            self._add(file, source)

    @classmethod
    def read(cls, *folders: Path) -> Catalogue:
        """Read all `*.ftl` files of some folders; raises FileNotFoundError when they hold none.

        Letters that cannot be read are shown as �; whoever checks a pack tells of them.
        """
        files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
        if not files:
            raise FileNotFoundError(f"no words in {', '.join(map(str, folders))}")
        return cls({str(file): file.read_text(encoding="utf-8", errors="replace") for file in files})

    def __getitem__(self, key: str) -> Entry:
        return self.entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def syntax_mistakes(self) -> list[str]:
        """Return everything that is no Fluent, and keys that stand there twice."""
        return self.mistakes + [mistake for entry in self.entries.values() for mistake in entry.mistakes]

    def with_references(self, key: str) -> tuple[Entry, ...]:
        """Return an entry and all that it refers to, directly or not."""
        found: dict[str, Entry] = {}
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
        starts = list(_ENTRY.finditer(source))
        head = source[: starts[0].start()] if starts else source
        if _COMMENT.sub("", head).strip():
            self.mistakes.append(f"{file}: words before the first message")
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            entry = Entry(start[1], file, source[start.start() : end.start() if end else None])
            if self.entries.setdefault(entry.key, entry) is not entry:
                self.mistakes.append(f"{file}: {entry.key} stands in {self.entries[entry.key].file} already")


class _Names(Visitor):
    """Collects the arguments and the references of an entry; what a term is called with is not its own."""

    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name that the visitor looks for
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the name that the visitor looks for
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802  # the name that the visitor looks for
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def _complaint(junk: ast.Junk) -> str:
    return "; ".join(str(note.message) for note in junk.annotations) or "no message"
