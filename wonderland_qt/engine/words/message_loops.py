"""References between messages: to nowhere, in a circle or too far, and how long messages grow by them."""

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
"""Messages of which each refers to the next."""
MOST_PARTS = 1_000
"""Parts of a message with all that it refers to."""
MOST_PARTS_IN_ALL = 40_000
"""Parts of all messages of a pack in a language."""

CORRECT_THE_NAME = Text("words-correct-the-name")

Pattern = tuple[str, str]
"""What a message says: its key, and the attribute, "" for its value."""


class Reference(NamedTuple):
    """A reference from one pattern to another, and its offset in the source of the message."""

    to: Pattern
    offset: int


class PatternContents(NamedTuple):
    """What a pattern is made of: its references, and how many parts it has itself."""

    references: list[Reference]
    parts: int


class Reach(NamedTuple):
    """How many messages a pattern leads through, and how many parts it has with all of them."""

    chain: int = 0
    parts: int = 0


class PatternStep(NamedTuple):
    """A pattern on the way, its references still to be followed, and the offset of the one that led here."""

    pattern: Pattern
    waiting: list[Reference]
    offset: int


class References:
    """The references that a pack's own messages make, among all messages that are there with it."""

    def __init__(self, own: Catalogue, merged: Catalogue) -> None:
        self._own, self._merged = own, merged
        self._messages: dict[str, Mapping[str, PatternContents]] = {}
        self._reach: dict[Pattern, Reach] = {}

    def lost(self) -> Iterator[Flaw]:
        """Yield the references to what is not there."""
        for pattern in self._own_patterns:
            for to, offset in self._of(pattern):
                if to[1] not in self._of_message(to[0]) and not self._is_flawed(to[0]):
                    near = "" if to[0] in self._merged else suggestion(to[0], self._merged)
                    name = quoted(_name(to), 80)
                    message = text("words-unknown-message", name=name, near=near or CORRECT_THE_NAME)
                    yield self._own[pattern[0]].flaw(offset, message)

    def circles(self) -> Iterator[Flaw]:
        """Yield the references by which a message says itself."""
        for pattern in self._own_patterns:
            yield from self._walk(pattern)

    def growths(self) -> Iterator[Flaw]:
        """Yield the messages that lead too far, or become too long; after `circles`."""
        for pattern in self._own_patterns:
            chain, parts = self._reach.get(pattern, Reach())
            entry = self._own[pattern[0]]
            if chain > LONGEST_CHAIN:
                yield entry.flaw(0, text("words-chain", most=LONGEST_CHAIN))
            if parts > MOST_PARTS:
                yield entry.flaw(0, text("words-parts", most=str(MOST_PARTS)))

    @property
    def parts(self) -> int:
        """Return how many parts all messages have with what they refer to; after `circles`."""
        return sum(self._reach.get(pattern, Reach()).parts for pattern in self._own_patterns)

    @cached_property
    def _own_patterns(self) -> list[Pattern]:
        return [(key, attribute) for key in self._own for attribute in self._of_message(key)]

    def _walk(self, start: Pattern) -> Iterator[Flaw]:
        """Follow all references of a pattern, the deepest first, and note how far each pattern reaches."""
        trail: dict[Pattern, PatternStep] = {}
        self._enter(start, 0, trail)
        while trail:
            pattern, waiting, _ = next(reversed(trail.values()))
            if not waiting:
                trail.pop(pattern)
                self._reach[pattern] = self._reached(pattern)
                continue
            to, offset = waiting.pop()
            if to in trail:
                yield from self._circle(list(trail.values()), to, offset)
            else:
                self._enter(to, offset, trail)

    def _enter(self, pattern: Pattern, offset: int, trail: dict[Pattern, PatternStep]) -> None:
        if pattern not in self._reach:
            trail[pattern] = PatternStep(pattern, list(self._of(pattern)), offset)

    def _reached(self, pattern: Pattern) -> Reach:
        beyond = [self._reach.get(to, Reach()) for to, _ in self._of(pattern)]
        contents = self._of_message(pattern[0]).get(pattern[1], PatternContents([], 0))
        return Reach(
            1 + max((reach.chain for reach in beyond), default=0),
            contents.parts + sum(reach.parts for reach in beyond),
        )

    def _circle(self, trail: list[PatternStep], first: Pattern, offset: int) -> Iterator[Flaw]:
        """Yield a circle at the last reference in it that a message of the pack makes."""
        circle = trail[[step.pattern for step in trail].index(first) :]
        made = [*(step.offset for step in circle[1:]), offset]
        for step, reference in zip(reversed(circle), reversed(made), strict=True):
            if step.pattern[0] in self._own:
                way = quoted(" > ".join(_name(one.pattern) for one in [*circle, circle[0]]))
                yield self._own[step.pattern[0]].flaw(reference, text("words-circle", way=way))
                return

    def _is_flawed(self, key: str) -> bool:
        return key in self._merged and bool(self._merged[key].flaws)

    def _of(self, pattern: Pattern) -> list[Reference]:
        """Return the references that a pattern makes."""
        contents = self._of_message(pattern[0]).get(pattern[1])
        return contents.references if contents else []

    def _of_message(self, key: str) -> Mapping[str, PatternContents]:
        """Return what a message says by attribute; nothing for one that is not there or has flaws."""
        if key not in self._messages:
            self._messages[key] = _patterns(self._merged[key].nodes) if key in self._merged else {}
        return self._messages[key]


def _name(pattern: Pattern) -> str:
    return ".".join(filter(None, pattern))


def _patterns(nodes: Sequence[Node]) -> Mapping[str, PatternContents]:
    """Return the patterns of a message, which are its value and its attributes."""
    found: dict[str, PatternContents] = {}
    for place in nodes:
        node = place.node
        if isinstance(node, ast.Pattern):
            found.setdefault(place.of, PatternContents([], 0))
        if place.of in found:
            references, parts = found[place.of]
            if isinstance(node, ast.MessageReference | ast.TermReference):
                sign = "-" if isinstance(node, ast.TermReference) else ""
                attribute = node.attribute.name if node.attribute else ""
                references.append(Reference((f"{sign}{node.id.name}", attribute), place.offset))
            found[place.of] = PatternContents(references, parts + 1)
    return found
