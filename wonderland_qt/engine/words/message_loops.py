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
LONGEST_NAME = 80
"""How many letters of a missing message's name a flaw quotes."""

CORRECT_THE_NAME = Text("words-correct-the-name")


class MessagePattern(NamedTuple):
    """A pattern of a message: the message's key, and the attribute ("" for its value)."""

    key: str
    attribute: str


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
        """Check the messages of a pack's `own` catalogue; `merged` has also those that they can refer to.

        `_messages` caches the patterns of messages, `_reach` what is known of patterns followed to the end.
        """
        self._own, self._merged = own, merged
        self._messages: dict[str, Mapping[str, PatternContents]] = {}
        self._reach: dict[MessagePattern, Reach] = {}

    def lost(self) -> Iterator[Flaw]:
        """Yield a flaw for each reference to a missing message, or to a missing attribute of a message."""
        for pattern in self._own_patterns:
            for goal, offset in self._references_of(pattern):
                if self._is_missing(goal):
                    lacks_attribute = goal.key in self._merged
                    near = "" if lacks_attribute else suggestion(goal.key, self._merged)
                    name = quoted(_dotted_name(goal), LONGEST_NAME)
                    message = text("words-unknown-message", name=name, near=near or CORRECT_THE_NAME)
                    yield self._own[pattern.key].flaw(offset, message)

    def _is_missing(self, pattern: MessagePattern) -> bool:
        """Tell whether there is no such pattern; a message with flaws of its own is not missing."""
        is_flawed = pattern.key in self._merged and bool(self._merged[pattern.key].flaws)
        return not is_flawed and pattern.attribute not in self._patterns_of_message(pattern.key)

    def circles(self) -> Iterator[Flaw]:
        """Yield a flaw for each circle of references."""
        for pattern in self._own_patterns:
            yield from self._follow_references(pattern)

    def growths(self) -> Iterator[Flaw]:
        """Yield a flaw for each message with too long a chain or too many parts; call `circles` first."""
        for pattern in self._own_patterns:
            chain, parts = self._reach.get(pattern, Reach())
            entry = self._own[pattern.key]
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
        """The patterns of the pack's own messages."""
        return [
            MessagePattern(key, attribute)
            for key in self._own
            for attribute in self._patterns_of_message(key)
        ]

    def _follow_references(self, start: MessagePattern) -> Iterator[Flaw]:
        """Follow all references of a pattern depth-first, note each pattern's reach, and yield circles."""
        trail: dict[MessagePattern, PatternStep] = {}
        self._begin_pattern(start, 0, trail)
        while trail:
            step = next(reversed(trail.values()))
            if not step.waiting:
                trail.pop(step.pattern)
                self._reach[step.pattern] = self._reach_of(step.pattern)
                continue
            goal, offset = step.waiting.pop()
            if goal in trail:
                yield from self._flaw_of_circle(list(trail.values()), goal, offset)
            else:
                self._begin_pattern(goal, offset, trail)

    def _begin_pattern(
        self, pattern: MessagePattern, offset: int, trail: dict[MessagePattern, PatternStep]
    ) -> None:
        """Add a pattern to the end of the trail, unless its reach is known already."""
        if pattern not in self._reach:
            trail[pattern] = PatternStep(pattern, list(self._references_of(pattern)), offset)

    def _reach_of(self, pattern: MessagePattern) -> Reach:
        """Return the reach of a pattern from those of the patterns that it refers to.

        A pattern that closes a circle has no reach yet, and adds none: the circle is a flaw of its own.
        """
        contents = self._contents_of(pattern)
        beyond = [self._reach.get(reference.to, Reach()) for reference in contents.references]
        return Reach(
            chain=1 + max((reach.chain for reach in beyond), default=0),
            parts=contents.parts + sum(reach.parts for reach in beyond),
        )

    def _flaw_of_circle(self, trail: list[PatternStep], first: MessagePattern, offset: int) -> Iterator[Flaw]:
        """Yield a flaw at the last reference of a circle that a message of the pack makes.

        Each step of the trail has the offset of the reference that led to it; the reference at `offset` leads
        back to `first`, which closes the circle.
        """
        patterns = [step.pattern for step in trail]
        circle = trail[patterns.index(first) :]
        offsets_to_next = [*(step.offset for step in circle[1:]), offset]
        for step, offset_to_next in zip(reversed(circle), reversed(offsets_to_next), strict=True):
            if step.pattern.key in self._own:
                names = [_dotted_name(passed.pattern) for passed in [*circle, circle[0]]]
                message = text("words-circle", way=quoted(" > ".join(names)))
                yield self._own[step.pattern.key].flaw(offset_to_next, message)
                return

    def _references_of(self, pattern: MessagePattern) -> list[Reference]:
        """Return the references in a pattern."""
        return self._contents_of(pattern).references

    def _contents_of(self, pattern: MessagePattern) -> PatternContents:
        """Return the contents of a pattern, empty ones if it is missing."""
        patterns = self._patterns_of_message(pattern.key)
        return patterns.get(pattern.attribute, PatternContents([], 0))

    def _patterns_of_message(self, key: str) -> Mapping[str, PatternContents]:
        """Return the patterns of a message by attribute; none if it is missing or has flaws."""
        if key not in self._messages:
            self._messages[key] = (
                _patterns_by_attribute(self._merged[key].nodes) if key in self._merged else {}
            )
        return self._messages[key]


def _dotted_name(pattern: MessagePattern) -> str:
    """Return a pattern as Fluent writes it: `key`, or `key.attribute`."""
    return ".".join(filter(None, pattern))


def _patterns_by_attribute(nodes: Sequence[Node]) -> Mapping[str, PatternContents]:
    """Return the contents of a message's patterns (its value and its attributes) by attribute.

    Every node from a pattern on is one of its parts; a pattern comes before what it contains.
    """
    found: dict[str, PatternContents] = {}
    for place in nodes:
        if isinstance(place.node, ast.Pattern):
            found.setdefault(place.of, PatternContents([], 0))
        if place.of in found:
            references, parts = found[place.of]
            if isinstance(place.node, ast.MessageReference | ast.TermReference):
                references.append(Reference(_pattern_referred_to(place.node), place.offset))
            found[place.of] = PatternContents(references, parts + 1)
    return found


def _pattern_referred_to(node: ast.MessageReference | ast.TermReference) -> MessagePattern:
    """Return the pattern that a reference means; keys of terms begin with "-"."""
    sign = "-" if isinstance(node, ast.TermReference) else ""
    return MessagePattern(f"{sign}{node.id.name}", node.attribute.name if node.attribute else "")
