"""Edits one place of a YAML text and leaves the rest, with comments and line ends, as it was written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from yaml.cyaml import CBaseLoader
from yaml.events import (
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.content.yaml.yaml_writing import as_yaml

INDENT = "  "


class NoSuchYamlPath(LookupError):
    """A YAML text has no value at a path."""


@dataclass
class Span:
    """The position of a value in a text, from `start` to before `end`, and the spans of its parts.

    `begin` is where its key, or the dash of a list item, starts, and `key_end` is where the key ends.
    """

    start: int
    end: int
    parts: dict[str, Span] = field(default_factory=dict)
    begin: int = 0
    key_end: int = 0


def written(text: str, path: DocumentPath) -> str:
    """Return the text of a value, with its further lines dedented as if it began in column 0.

    A comment at the end of its last line is included. Raises NoSuchYamlPath.
    """
    span = span_of(text, path)
    line_end = _end_of_line(text, span.end)
    has_comment = text[span.end : line_end].lstrip().startswith("#")
    end = line_end if has_comment else span.end
    first, *others = text[span.start : end].rstrip().splitlines()
    column = _column(text, span.start)
    return "\n".join([first, *(_without_indent(line, column) for line in others)])


def rewritten(text: str, path: DocumentPath, value: str) -> str:
    """Return the text with the value at a path replaced; raises NoSuchYamlPath."""
    span = span_of(text, path)
    return text[: span.start] + value + text[span.end :]


def with_key(text: str, path: DocumentPath, key: str) -> str:
    """Return the text with another key before the value at a path; raises NoSuchYamlPath."""
    span = span_of(text, path)
    return text[: span.begin] + yaml_on_one_line(key) + text[span.key_end :]


def with_field(text: str, path: DocumentPath, key: str, value: Any) -> str:
    """Return the text with a field appended to the mapping at a path; raises NoSuchYamlPath.

    In a mapping on one line, it goes before the closing brace; else on a line of its own below the last one
    of the mapping, indented like its first key.
    """
    span = span_of(text, path)
    added = f"{key}: {yaml_on_one_line(value)}"
    if text[span.start] == "{":
        between = ", " if span.parts else ""
        return text[: span.end - 1].rstrip() + between + added + text[span.end - 1 :]
    indent = " " * _column(text, span.start)
    end = _end_of_line(text, span.end)
    return text[:end].rstrip("\r") + f"\n{indent}{added}" + text[end:]


def yaml_on_one_line(value: Any) -> str:
    """Return a value as YAML on one line."""
    line = as_yaml(value, one_line=True, width=inf)
    return line.removesuffix("...\n").strip()


def chain(path: Sequence[Key], ids: Sequence[str], value: str) -> str:
    """Return a YAML document with a single value at a path, with lists of one entry along the way.

    `ids` are the ids of these entries, from the outside in. The value's lines are indented as needed.
    """
    lines = list(_lines_for_chain(list(path), iter(ids), value.splitlines()))
    return "\n".join(lines) + "\n"


def _lines_for_chain(path: list[Key], ids: Iterator[str], value: list[str]) -> Iterator[str]:
    """Return the lines of a document with a value, in lines, at a path; indexes stand for lists of one entry.

    Each of these entries takes the next of the `ids`.
    """
    if not path:
        return iter(value)
    key, *inner_path = path
    if isinstance(key, int):
        return _lines_of_entry(inner_path, ids, value)
    return _lines_of_field(key, inner_path, ids, value)


def _lines_of_entry(inner_path: list[Key], ids: Iterator[str], value: list[str]) -> Iterator[str]:
    """Yield the lines of a list's only entry: its id, then the field on the path, or the value alone."""
    entry_id = next(ids)  # before inner entries take theirs
    inner = list(_lines_for_chain(inner_path, ids, value))
    first, *others = [f"id: {entry_id}", *inner] if inner_path else inner
    yield f"- {first}"
    yield from _indented(others)


def _lines_of_field(key: str, inner_path: list[Key], ids: Iterator[str], value: list[str]) -> Iterator[str]:
    """Yield the lines of a field: what is in block style goes below its key, other values beside it."""
    inner = list(_lines_for_chain(inner_path, ids, value))
    if inner_path or _is_block(inner):
        yield f"{key}:"
        yield from _indented(inner)
    else:
        first, *others = inner
        yield f"{key}: {first}"
        for line in others:
            yield f"{INDENT}{line}"


def _indented(lines: Sequence[str]) -> Iterator[str]:
    """Yield lines one step further to the right; empty lines stay empty."""
    return (f"{INDENT}{line}" if line else line for line in lines)


def _is_block(lines: list[str]) -> bool:
    """Tell whether a value is in block style, so that it may not follow a key on its line.

    It is if its first line begins an item of a list or has a key. A plain word with a colon counts, too, as
    YAML reads it alike below its key.
    """
    first = lines[0]
    without_comment = first.split("#")[0]
    is_bracketed_or_quoted = first[:1] in "[{\"'"
    return first.startswith("- ") or (":" in without_comment and not is_bracketed_or_quoted)


def _column(text: str, index: int) -> int:
    """Return how many characters of its line precede an index."""
    line_start = text.rfind("\n", 0, index) + 1
    return index - line_start


def _end_of_line(text: str, index: int) -> int:
    """Return the index of the line break that follows an index, or of the end of the text."""
    end = text.find("\n", index)
    return end if end >= 0 else len(text)


def _without_indent(line: str, column: int) -> str:
    """Return a line without its first `column` spaces, or all it has if it has fewer."""
    return line[column:] if not line[:column].strip() else line.lstrip()


def span_of(text: str, path: DocumentPath) -> Span:
    """Return the span of the value at a path; raises NoSuchYamlPath."""
    span = _Spans(text).root
    for part in path:
        if str(part) not in span.parts:
            raise NoSuchYamlPath(f"nothing is written at {'.'.join(map(str, path))}")
        span = span.parts[str(part)]
    return span


class _Spans:
    """Computes the spans of all values in a valid YAML text."""

    def __init__(self, text: str) -> None:
        """Read the spans of a text that is one YAML document, from libyaml's events."""
        self._next: Callable[[], Any] = CBaseLoader(text).get_event
        self._text = text
        self._next()  # the start of the stream
        self._next()  # the start of the document
        self.root = self._read_span(self._next())

    def _read_span(self, event: Any) -> Span:
        """Return the span of the value that begins with an event, reading to the value's last event."""
        start = event.start_mark.index
        if isinstance(event, MappingStartEvent):
            return self._read_mapping(start, in_brackets=bool(event.flow_style))
        if isinstance(event, SequenceStartEvent):
            return self._read_sequence(start, in_brackets=bool(event.flow_style))
        return Span(start, _end_of(event))

    def _read_mapping(self, start: int, in_brackets: bool) -> Span:
        """Return the span of a mapping; `in_brackets` is true for one in braces, which ends with its brace.

        A part begins at its key; of a repeated key, only the first is kept.
        """
        span = Span(start, start)
        while not isinstance(event := self._next(), MappingEndEvent):
            key = self._read_span(event)
            inner = self._read_span(self._next())
            if isinstance(event, ScalarEvent):
                inner.begin, inner.key_end = key.start, key.end
                span.parts.setdefault(event.value, inner)
            span.end = max(inner.end, _end_of(event))
        span.end = _end_of(event) if in_brackets else span.end
        return span

    def _read_sequence(self, start: int, in_brackets: bool) -> Span:
        """Return the span of a list; `in_brackets` is true for one in brackets, which ends with its bracket.

        An item of any other list begins at its dash.
        """
        span = Span(start, start)
        while not isinstance(event := self._next(), SequenceEndEvent):
            inner = self._read_span(event)
            inner.begin = inner.start if in_brackets else self._text.rfind("-", 0, inner.start)
            span.parts[str(len(span.parts))] = inner
            span.end = inner.end
        span.end = _end_of(event) if in_brackets else span.end
        return span


def _end_of(event: Any) -> int:
    """Return the index in the text at which an event ends."""
    return int(event.end_mark.index)
