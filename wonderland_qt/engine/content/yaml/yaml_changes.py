"""Adds, removes and changes fields and items of a YAML text, leaving the rest as its author wrote it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from wonderland_qt.engine.content.yaml.yaml_edits import INDENT, Span, flow, rewritten, span_of, with_field
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath


def without(text: str, path: DocumentPath) -> str:
    """Return the text without a field or an item, and without the comments on its lines."""
    *outer, last = path
    around = span_of(text, tuple(outer))
    names = list(around.parts)
    number = names.index(str(last))
    gone = around.parts[names[number]]
    if len(names) == 1:
        return _replace_value(text, tuple(outer), [] if isinstance(last, int) else {})
    following = around.parts[names[number + 1]] if number + 1 < len(names) else None
    if text[around.start] in "[{":
        if following is not None:
            return text[: gone.begin] + text[following.begin :]
        return text[: around.parts[names[number - 1]].end] + text[gone.end :]
    return _without_lines(text, gone, following)


def with_item(text: str, path: DocumentPath, place: int, value: Any) -> str:
    """Return the text with an item inserted at an index of the list at a path."""
    around = span_of(text, path)
    items = list(around.parts.values())
    if not items:
        return text[: around.start] + f"[{flow(value)}]" + text[around.end :]
    if text[around.start] == "[":
        if place < len(items):
            return f"{text[: items[place].begin]}{flow(value)}, {text[items[place].begin :]}"
        return f"{text[: items[-1].end]}, {flow(value)}{text[items[-1].end :]}"
    column = items[0].begin - _line_start(text, items[0].begin)
    line = f"{' ' * column}- {flow(value)}\n"
    if place == 0:
        at = _line_start(text, items[0].begin)
        return text[:at] + line + text[at:]
    at = _line_end(text, items[place - 1].end)
    newline = "" if text[:at].endswith("\n") else "\n"
    return text[:at] + newline + line + text[at:]


def changed(text: str, path: DocumentPath, before: Any, after: Any) -> str:
    """Return the text with another value at a path, rewriting only the parts that differ."""
    if type(before) is type(after) and before == after:
        return text
    if isinstance(before, dict) and isinstance(after, dict) and after and before.keys() & after.keys():
        return _changed_fields(text, path, before, after)
    if isinstance(before, list) and isinstance(after, list) and before and after:
        return _changed_items(text, path, before, after)
    return _replace_value(text, path, after)


def _replace_value(text: str, path: DocumentPath, value: Any) -> str:
    """Return the text with a value replaced by a one-line value, indented if it begins its line."""
    start = span_of(text, path).start
    on_its_own = path and not text[_line_start(text, start) : start].strip()
    return rewritten(text, path, f"{INDENT if on_its_own else ''}{flow(value)}")


def _changed_fields(text: str, path: DocumentPath, before: dict[Any, Any], after: dict[Any, Any]) -> str:
    for key, value in before.items():
        if key in after:
            text = changed(text, (*path, key), value, after[key])
    for key, value in after.items():
        if key not in before:
            text = with_field(text, path, flow(key), value)
    for key in before:
        if key not in after:
            text = without(text, (*path, key))
    return text


def _changed_items(text: str, path: DocumentPath, before: Sequence[Any], after: Sequence[Any]) -> str:
    """Return the text with a list's items changed, from its end so that earlier indexes stay valid."""
    matched = SequenceMatcher(None, [flow(item) for item in before], [flow(item) for item in after], False)
    for kind, first, last, to_first, to_last in reversed(matched.get_opcodes()):
        if kind == "equal":
            continue
        both = min(last - first, to_last - to_first)
        for place in range(last - 1, first + both - 1, -1):
            text = without(text, (*path, place))
        for place in range(to_last - 1, to_first + both - 1, -1):
            text = with_item(text, path, first + both, after[place])
        for place in range(both):
            text = changed(text, (*path, first + place), before[first + place], after[to_first + place])
    return text


def _without_lines(text: str, gone: Span, following: Span | None) -> str:
    """Return a block-style text without the lines of a removed part."""
    start = _line_start(text, gone.begin)
    if text[start : gone.begin].strip() and following is not None:
        return text[: gone.begin] + text[following.begin :]
    return text[:start] + text[_line_end(text, gone.end) :]


def _line_start(text: str, place: int) -> int:
    return text.rfind("\n", 0, place) + 1


def _line_end(text: str, place: int) -> int:
    """Return the index at which the next line begins."""
    end = text.find("\n", place)
    return len(text) if end < 0 else end + 1
