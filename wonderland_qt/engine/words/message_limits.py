"""Limits of messages: their length, nesting, number of placeables, and digits of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fluent.runtime.builtins import NUMBER
from fluent.syntax import ast

from wonderland_qt.engine.words.texts import Text, text

LONGEST = 2_500
"""How long the source of a message may be, in characters."""
DEEPEST = 10
"""How deep placeables and calls may be nested."""
MOST_PLACEABLES = 100
MOST_DIGITS = 20
"""How many digits a number may be padded or rounded to."""
SHOWN = 40
"""How many characters of a wrong option a message shows."""
DIGITS = (
    "minimumIntegerDigits",
    "minimumFractionDigits",
    "maximumFractionDigits",
    "minimumSignificantDigits",
    "maximumSignificantDigits",
)
_NESTING = (ast.Placeable, ast.CallArguments)
_INSIDE: Mapping[type, tuple[str, ...]] = {
    ast.Message: ("value", "attributes"),
    ast.Term: ("value", "attributes"),
    ast.Attribute: ("value",),
    ast.Pattern: ("elements",),
    ast.Placeable: ("expression",),
    ast.SelectExpression: ("selector", "variants"),
    ast.Variant: ("value",),
    ast.FunctionReference: ("arguments",),
    ast.TermReference: ("arguments",),
    ast.CallArguments: ("positional", "named"),
    ast.NamedArgument: ("value",),
}
"""The fields of each class of node that hold other nodes."""


class Node(NamedTuple):
    """A node of a message, with the attribute it is in ("" for the value) and its depth."""

    of: str
    node: Any
    depth: int

    @property
    def offset(self) -> int:
        """Return its offset in the source of the message."""
        return self.node.span.start if self.node.span else 0


def nodes_of(resource: ast.Resource) -> tuple[Node, ...]:
    """Return all nodes of a parsed message in order, found without recursion.

    Each has the attribute it is in ("" for the value) and in how many nodes of `_NESTING` it lies.
    """
    found: list[Node] = []
    waiting = [Node("", entry, 0) for entry in reversed(resource.body)]  # the next one at the end
    while waiting:
        place = waiting.pop()
        attribute, node, depth = place
        kind = type(node)
        if kind is ast.Attribute:
            attribute = node.id.name
        elif kind in _NESTING:
            depth += 1
            place = Node(attribute, node, depth)
        found.append(place)
        for field in reversed(_INSIDE.get(kind, ())):
            inner = getattr(node, field)
            if isinstance(inner, list):
                waiting += [Node(attribute, member, depth) for member in reversed(inner)]
            elif inner is not None:
                waiting.append(Node(attribute, inner, depth))
    return tuple(found)


def beyond_length(source: str) -> Text | None:
    """Return the message that a source is too long, None if it is not."""
    if len(source) <= LONGEST:
        return None
    return text("words-long", most=str(LONGEST), letters=str(len(source)))


def beyond_nesting(nodes: Sequence[Node] = ()) -> Text | None:
    """Return which limit a parsed message exceeds, None if none; no nodes mean it was too deep to parse."""
    depths = [place.depth for place in nodes if isinstance(place.node, _NESTING)]
    if not nodes or max(depths, default=0) > DEEPEST:
        return text("words-deep", deepest=DEEPEST)
    if len(depths) > MOST_PLACEABLES:
        return text("words-placeables", most=MOST_PLACEABLES)
    return None


def number(value: Any, **options: Any) -> Any:
    """Format a number like Fluent's NUMBER; raises ValueError for options beyond the limits."""
    for name, chosen in options.items():
        if name in DIGITS and not 0 <= chosen <= MOST_DIGITS:
            raise ValueError(f"{name} is 0 to {MOST_DIGITS}, not {str(chosen)[:SHOWN]}")
    return NUMBER(value, **options)


def beyond_digits(option: str, chosen: object) -> Text:
    """Return the message that an option of a number is beyond the limits."""
    return text("words-digits", option=option, most=MOST_DIGITS, chosen=str(chosen)[:SHOWN])
