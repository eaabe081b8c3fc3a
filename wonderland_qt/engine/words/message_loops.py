"""Checks references between messages: missing ones, circles, and messages that grow too long by them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from fluent.syntax import ast

from wonderland_qt.engine.words.catalogue import Catalogue, Flaw
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.message_limits import Node
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text

LONGEST_CHAIN = 20
"""How long a chain of messages that refer to each other may be."""
MOST_PARTS = 1_000
"""How many parts a message with all that it refers to may have."""
MOST_PARTS_IN_ALL = 40_000
"""How many parts all messages of a pack in a language may have."""

CORRECT_THE_NAME = Text("words-correct-the-name")

MessagePattern = tuple[str, str]
"""A pattern of a message: the message's key and the attribute ("" for its value)."""


class Reference(NamedTuple):
    """A reference to a pattern, with its offset in the source of the message."""

    to: MessagePattern
    offset: int


class PatternContents(NamedTuple):
    """The references in a pattern, and the number of its own parts."""

    references: list[Reference]
    parts: int


class Reach(NamedTuple):
    """How many messages a pattern's longest chain has, and how many parts with all that it refers to."""

    chain: int = 0
    parts: int = 0


class PatternStep(NamedTuple):
    """A pattern being walked: its references still to follow, and the offset of the one that led to it."""

    pattern: MessagePattern
    waiting: list[Reference]
    offset: int


class References:
    """The references in a pack's own messages, resolved in all messages merged with them."""

    def __init__(self, own: Catalogue, merged: Catalogue) -> None:
        self._own, self._merged = own, merged
        self._messages: dict[str, Mapping[str, PatternContents]] = {}
        self._reach: dict[MessagePattern, Reach] = {}

    def lost(self) -> Iterator[Flaw]:
        """Yield a flaw for each reference to a missing message."""
        for pattern in self._own_patterns:
            for to, offset in self._references_of(pattern):
                if to[1] not in self._patterns_of_message(to[0]) and not self._is_flawed(to[0]):
                    near = "" if to[0] in self._merged else suggestion(to[0], self._merged)
                    name = quoted(_dotted_name(to), 80)
                    message = text("words-unknown-message", name=name, near=near or CORRECT_THE_NAME)
                    yield self._own[pattern[0]].flaw(offset, message)

    def circles(self) -> Iterator[Flaw]:
        """Yield a flaw for each circle of references."""
        for pattern in self._own_patterns:
            yield from self._follow_references(pattern)

    def growths(self) -> Iterator[Flaw]:
        """Yield a flaw for each message with too long a chain or too many parts; call `circles` first."""
        for pattern in self._own_patterns:
            chain, parts = self._reach.get(pattern, Reach())
            entry = self._own[pattern[0]]
            if chain > LONGEST_CHAIN:
                yield entry.flaw(0, text("words-chain", most=LONGEST_CHAIN))
            if parts > MOST_PARTS:
                yield entry.flaw(0, text("words-parts", most=str(MOST_PARTS)))

    @property
    def parts(self) -> int:
        """Return the sum of all messages' parts with what they refer to; call `circles` first."""
        return sum(self._reach.get(pattern, Reach()).parts for pattern in self._own_patterns)

    @cached_property
    def _own_patterns(self) -> list[MessagePattern]:
        return [(key, attribute) for key in self._own for attribute in self._patterns_of_message(key)]

    def _follow_references(self, start: MessagePattern) -> Iterator[Flaw]:
        """Follow all references of a pattern depth-first, note each pattern's reach, and yield circles."""
        trail: dict[MessagePattern, PatternStep] = {}
        self._begin_pattern(start, 0, trail)
        while trail:
            pattern, waiting, _ = next(reversed(trail.values()))
            if not waiting:
                trail.pop(pattern)
                self._reach[pattern] = self._reach_of(pattern)
                continue
            to, offset = waiting.pop()
            if to in trail:
                yield from self._flaw_of_circle(list(trail.values()), to, offset)
            else:
                self._begin_pattern(to, offset, trail)

    def _begin_pattern(
        self, pattern: MessagePattern, offset: int, trail: dict[MessagePattern, PatternStep]
    ) -> None:
        if pattern not in self._reach:
            trail[pattern] = PatternStep(pattern, list(self._references_of(pattern)), offset)

    def _reach_of(self, pattern: MessagePattern) -> Reach:
        """Return the reach of a pattern from those of the patterns that it refers to."""
        beyond = [self._reach.get(to, Reach()) for to, _ in self._references_of(pattern)]
        contents = self._patterns_of_message(pattern[0]).get(pattern[1], PatternContents([], 0))
        return Reach(
            1 + max((reach.chain for reach in beyond), default=0),
            contents.parts + sum(reach.parts for reach in beyond),
        )

    def _flaw_of_circle(self, trail: list[PatternStep], first: MessagePattern, offset: int) -> Iterator[Flaw]:
        """Yield a flaw at the last reference of a circle that a message of the pack makes."""
        circle = trail[[step.pattern for step in trail].index(first) :]
        made = [*(step.offset for step in circle[1:]), offset]
        for step, reference in zip(reversed(circle), reversed(made), strict=True):
            if step.pattern[0] in self._own:
                way = quoted(" > ".join(_dotted_name(one.pattern) for one in [*circle, circle[0]]))
                yield self._own[step.pattern[0]].flaw(reference, text("words-circle", way=way))
                return

    def _is_flawed(self, key: str) -> bool:
        return key in self._merged and bool(self._merged[key].flaws)

    def _references_of(self, pattern: MessagePattern) -> list[Reference]:
        """Return the references in a pattern."""
        contents = self._patterns_of_message(pattern[0]).get(pattern[1])
        return contents.references if contents else []

    def _patterns_of_message(self, key: str) -> Mapping[str, PatternContents]:
        """Return the patterns of a message by attribute; none if it is missing or has flaws."""
        if key not in self._messages:
            self._messages[key] = (
                _patterns_by_attribute(self._merged[key].nodes) if key in self._merged else {}
            )
        return self._messages[key]


def _dotted_name(pattern: MessagePattern) -> str:
    return ".".join(filter(None, pattern))


def _patterns_by_attribute(nodes: Sequence[Node]) -> Mapping[str, PatternContents]:
    """Return the contents of a message's patterns (its value and its attributes) by attribute."""
    found: dict[str, PatternContents] = {}
    for place in nodes:
        node = place.node
        if isinstance(node, ast.MessagePattern):
            found.setdefault(place.of, PatternContents([], 0))
        if place.of in found:
            references, parts = found[place.of]
            if isinstance(node, ast.MessageReference | ast.TermReference):
                sign = "-" if isinstance(node, ast.TermReference) else ""
                attribute = node.attribute.name if node.attribute else ""
                references.append(Reference((f"{sign}{node.id.name}", attribute), place.offset))
            found[place.of] = PatternContents(references, parts + 1)
    return found
