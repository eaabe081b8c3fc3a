"""Translates libyaml's syntax errors into messages with a remedy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yaml.error import MarkedYAMLError
from yaml.reader import ReaderError

from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Text, text

KNOWN: Mapping[str, str] = {
    "block sequence entries are not allowed in this context": "libyaml-no-list-here",
    "control characters are not allowed": "libyaml-control-characters",
    "could not find expected ':'": "libyaml-no-colon",
    "could not find expected directive name": "libyaml-no-directive-name",
    "did not find URI escaped octet": "libyaml-no-octet",
    "did not find expected ',' or ']'": "libyaml-no-bracket",
    "did not find expected ',' or '}'": "libyaml-no-brace",
    "did not find expected '-' indicator": "libyaml-no-dash",
    "did not find expected <document start>": "libyaml-no-document",
    "did not find expected alphabetic or numeric character": "libyaml-no-alphanumeric",
    "did not find expected comment or line break": "libyaml-no-line-end",
    "did not find expected hexdecimal number": "libyaml-no-hexadecimal",
    "did not find expected key": "libyaml-no-key",
    "did not find expected node content": "libyaml-no-content",
    "did not find expected tag URI": "libyaml-no-tag",
    "did not find expected version number": "libyaml-no-version",
    "did not find expected whitespace": "libyaml-no-blank",
    "did not find expected whitespace or line break": "libyaml-no-blank-or-break",
    "did not find the expected '>'": "libyaml-no-greater-than",
    "found a tab character that violates indentation": "libyaml-tab",
    "found a tab character where an indentation space is expected": "libyaml-tab-for-space",
    "found an indentation indicator equal to 0": "libyaml-indentation-0",
    "found character that cannot start any token": "libyaml-no-start",
    "found duplicate %TAG directive": "libyaml-tag-directive-twice",
    "found duplicate %YAML directive": "libyaml-yaml-directive-twice",
    "found incompatible YAML document": "libyaml-version",
    "found invalid Unicode character escape code": "libyaml-unicode-escape",
    "found undefined tag handle": "libyaml-tag-handle",
    "found unexpected ':'": "libyaml-stray-colon",
    "found unexpected document indicator": "libyaml-stray-document",
    "found unexpected end of stream": "libyaml-end",
    "found unexpected non-alphabetical character": "libyaml-no-letter",
    "found unknown directive name": "libyaml-directive",
    "found unknown escape character": "libyaml-escape",
    "mapping keys are not allowed in this context": "libyaml-no-key-here",
    "mapping values are not allowed in this context": "libyaml-no-value-here",
    "while parsing a block collection": "libyaml-in-block-list",
    "while parsing a block mapping": "libyaml-in-block-mapping",
    "while parsing a block node": "libyaml-in-block-node",
    "while parsing a flow mapping": "libyaml-in-flow-mapping",
    "while parsing a flow node": "libyaml-in-flow-node",
    "while parsing a flow sequence": "libyaml-in-flow-list",
    "while parsing a node": "libyaml-in-node",
    "while parsing a quoted scalar": "libyaml-in-quotes-parsed",
    "while parsing a tag": "libyaml-in-tag-parsed",
    "while scanning a %TAG directive": "libyaml-in-tag-directive",
    "while scanning a %YAML directive": "libyaml-in-yaml-directive",
    "while scanning a block scalar": "libyaml-in-block-text",
    "while scanning a directive": "libyaml-in-directive",
    "while scanning a plain scalar": "libyaml-in-text",
    "while scanning a quoted scalar": "libyaml-in-quotes",
    "while scanning a simple key": "libyaml-in-key",
    "while scanning a tag": "libyaml-in-tag",
    "while scanning an alias": "libyaml-in-alias",
    "while scanning an anchor": "libyaml-in-anchor",
    "while scanning for the next token": "libyaml-before-next",
}
"""The keys of our messages by libyaml's messages."""

DEEPEST = 40
"""How deep lists and mappings of a file may be nested."""
BOTTOMLESS = "exceeded maximum nesting depth"
"""libyaml's message (since 0.2.6) about deep nesting, which it may find before our own limit is checked."""


def syntax_message(error: MarkedYAMLError, *, at_tab: bool) -> Text:
    """Return the message about a syntax error, with its context and a remedy."""
    if error.problem == BOTTOMLESS:
        return text("yaml-deep", deepest=DEEPEST)
    problem = _translated_message(error.problem)
    remedy = Text("yaml-remedy-tab" if at_tab else "yaml-remedy")
    if not error.context:
        return text("yaml-syntax", problem=problem, remedy=remedy)
    context = _translated_message(error.context)
    if error.context_mark:
        context = text("yaml-begun", context=context, line=str(error.context_mark.line + 1))
    return text("yaml-syntax-while", problem=problem, context=context, remedy=remedy)


def letter_message(error: ReaderError) -> Text:
    """Return the message about a character that is not allowed in YAML."""
    return text("yaml-letter", problem=_translated_message(error.reason))


def place_and_message(error: MarkedYAMLError, source: str) -> tuple[tuple[int, int], Text]:
    """Return line and column of a syntax error in a text, and the message about it.

    The message about a tab there advises to write spaces.
    """
    line, column = place_of_mark(error.problem_mark or error.context_mark)
    line_of_source = "".join(source.split("\n")[line - 1 : line])
    at_tab = line_of_source[column - 1 :].startswith("\t")
    return (line, column), syntax_message(error, at_tab=at_tab)


def place_of_mark(mark: Any) -> tuple[int, int]:
    """Return line and column, from 1, of a mark of libyaml; without one, the beginning of the text."""
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def place_of_byte(raw: bytes, position: int) -> tuple[int, int]:
    """Return line and column, from 1, of a byte in UTF-8 text."""
    return place_of_end(raw[:position].decode("utf-8-sig", errors="replace"))


def place_of_end(before: str) -> tuple[int, int]:
    """Return line and column, from 1, of what comes right after a text."""
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _translated_message(libyaml_message: str | None) -> Text | str:
    """Return libyaml's message translated, or its own words if it is a rare one."""
    words = str(libyaml_message)
    return Text(KNOWN[words]) if words in KNOWN else quoted(words)
