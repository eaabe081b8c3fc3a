"""Finds lines and columns of values and keys in a YAML text, by a second parse if there are mistakes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from yaml.cyaml import CBaseLoader
from yaml.events import MappingEndEvent, MappingStartEvent, ScalarEvent, SequenceEndEvent, SequenceStartEvent

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Place


@dataclass
class _Node:
    """The position of a value, and its parts by key, each with the position of the key."""

    place: Place = (1, 1)
    parts: dict[str, tuple[Place, "_Node"]] = field(default_factory=dict)


class Places:
    """The positions in a text that `read_text` could read to its end; parsed at the first question."""

    def __init__(self, text: str) -> None:
        self._text = text

    def value(self, path: DocumentPath) -> Place:
        """Return line and column of the value at a path, skipping parts of the path that the text lacks."""
        _key, value = self._find(path)
        return value

    def key(self, path: DocumentPath) -> Place:
        """Return line and column of the key at the end of a path."""
        key, _value = self._find(path)
        return key

    def place(self, path: DocumentPath, at_key: bool) -> Place:
        """Return line and column of the key at the end of a path, or of the value there."""
        return self.key(path) if at_key else self.value(path)

    def depth(self, path: DocumentPath) -> int:
        """Return how many leading parts of a path the text has."""
        node = self._root
        for depth, part in enumerate(path):
            if str(part) not in node.parts:
                return depth
            _key, node = node.parts[str(part)]
        return len(path)

    def _find(self, path: DocumentPath) -> tuple[Place, Place]:
        """Return the places of the key at the end of a path and of its value, skipping missing parts."""
        key_place, node = self._root.place, self._root
        for part in path:
            key_place, node = node.parts.get(str(part), (key_place, node))
        return key_place, node.place

    @cached_property
    def _root(self) -> _Node:
        """The node of the whole document, one without parts if there is no text."""
        if not self._text:
            return _Node()
        next_event: Callable[[], Any] = CBaseLoader(self._text).get_event
        next_event()  # the start of the stream
        next_event()  # the start of the document
        return _read_node(next_event(), next_event)


def _read_node(event: Any, next_event: Callable[[], Any]) -> _Node:
    """Return the node that begins with an event; `next_event()` returns the next event.

    No path leads to a key that is a list or mapping. Equal keys are a mistake of their own; here the first
    counts.
    """
    node = _Node(_place_of(event))
    if isinstance(event, MappingStartEvent):
        while not isinstance(event := next_event(), MappingEndEvent):
            key = _read_node(event, next_event)
            inner = _read_node(next_event(), next_event)
            if isinstance(event, ScalarEvent):
                node.parts.setdefault(event.value, (key.place, inner))
    elif isinstance(event, SequenceStartEvent):
        while not isinstance(event := next_event(), SequenceEndEvent):
            inner = _read_node(event, next_event)
            node.parts[str(len(node.parts))] = inner.place, inner
    return node


def _place_of(event: Any) -> Place:
    """Return line and column of an event's start; an empty text has no events."""
    mark = event.start_mark if event else None
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)
