"""Translates syntax errors of the Fluent parser into messages."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast

from wonderland_qt.engine.words.texts import Text, text

_KNOWN: Mapping[str, str] = {
    "E0002": "fluent-entry",
    "E0003": "fluent-token",
    "E0004": "fluent-range",
    "E0005": "fluent-message-empty",
    "E0006": "fluent-term-empty",
    "E0007": "fluent-keyword",
    "E0008": "fluent-callee",
    "E0009": "fluent-argument-name",
    "E0010": "fluent-no-default",
    "E0011": "fluent-no-variant",
    "E0012": "fluent-value",
    "E0013": "fluent-variant-key",
    "E0014": "fluent-literal",
    "E0015": "fluent-defaults",
    "E0016": "fluent-message-selector",
    "E0017": "fluent-term-selector",
    "E0018": "fluent-attribute-selector",
    "E0019": "fluent-term-attribute",
    "E0020": "fluent-string",
    "E0021": "fluent-positional",
    "E0022": "fluent-named-twice",
    "E0025": "fluent-escape",
    "E0026": "fluent-unicode",
    "E0027": "fluent-brace",
    "E0028": "fluent-expression",
    "E0029": "fluent-selector",
}
"""The keys of our messages by the parser's error codes."""


def fluent_message(note: ast.Annotation) -> Text:
    """Return the message about a syntax error, in the parser's own words if it is a rare one."""
    known = _KNOWN.get(note.code)
    what = str(next(iter(note.arguments or ()), ""))
    problem = text(known, what=what) if known else str(note.message)
    return text("words-syntax", problem=problem)
