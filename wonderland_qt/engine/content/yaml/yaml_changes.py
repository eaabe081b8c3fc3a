"""Adds, removes and changes fields and items of a YAML text, leaving the rest as its author wrote it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from wonderland_qt.engine.content.yaml.yaml_edits import (
    INDENT,
    Span,
    rewritten,
    span_of,
    with_field,
    yaml_on_one_line,
)
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath


def without(text: str, path: DocumentPath) -> str:
    """Return the text without a field or an item, and without the comments on its lines.

    The only one leaves `{}` or `[]`, as nothing at all would mean null. In a block each part has its own
    lines; within brackets the comma goes as well, the one before if it is the last part.
    """
    *outer, last = path
    around = span_of(text, tuple(outer))
    spans = list(around.parts.values())
    place = list(around.parts).index(str(last))
    if len(spans) == 1:
        return _replace_value(text, tuple(outer), [] if isinstance(last, int) else {})
    removed = spans[place]
    following = spans[place + 1] if place + 1 < len(spans) else None
    is_in_brackets = text[around.start] in "[{"
    if not is_in_brackets:
        return _without_lines(text, removed, following)
    if following is not None:
        return text[: removed.begin] + text[following.begin :]
    previous = spans[place - 1]
    return text[: previous.end] + text[removed.end :]


def with_item(text: str, path: DocumentPath, place: int, value: Any) -> str:
    """Return the text with an item inserted at an index of the list at a path."""
    around = span_of(text, path)
    items = list(around.parts.values())
    if not items:
        return text[: around.start] + f"[{yaml_on_one_line(value)}]" + text[around.end :]
    if text[around.start] == "[":
        return _with_item_between_brackets(text, items, place, value)
    return _with_item_on_own_line(text, items, place, value)


def _with_item_between_brackets(text: str, items: Sequence[Span], place: int, value: Any) -> str:
    """Return the text with an item inserted at an index of a list such as `[a, b]`, which is not empty."""
    if place < len(items):
        start = items[place].begin
        return f"{text[:start]}{yaml_on_one_line(value)}, {text[start:]}"
    end = items[-1].end
    return f"{text[:end]}, {yaml_on_one_line(value)}{text[end:]}"


def _with_item_on_own_line(text: str, items: Sequence[Span], place: int, value: Any) -> str:
    """Return the text with an item inserted at an index of a list whose items begin with dashes.

    The dash of the new one stands in the column of the others. The last line may lack its newline.
    """
    first_line = _line_start(text, items[0].begin)
    column = items[0].begin - first_line
    line = f"{' ' * column}- {yaml_on_one_line(value)}\n"
    if place == 0:
        return text[:first_line] + line + text[first_line:]
    end = _line_end(text, items[place - 1].end)
    newline = "" if text[:end].endswith("\n") else "\n"
    return text[:end] + newline + line + text[end:]


def changed(text: str, path: DocumentPath, before: Any, after: Any) -> str:
    """Return the text with another value at a path, rewriting only the parts that differ.

    Mappings with a key in common and lists with items are compared part by part, all else is replaced.
    Values that are equal but of another type are replaced, too: 1, 1.0 and true are written differently.
    """
    if type(before) is type(after) and before == after:
        return text
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() & after.keys():
        return _changed_fields(text, path, before, after)
    if isinstance(before, list) and isinstance(after, list) and before and after:
        return _changed_items(text, path, before, after)
    return _replace_value(text, path, after)


def _replace_value(text: str, path: DocumentPath, value: Any) -> str:
    """Return the text with a value replaced by a one-line value.

    A value that began on a line of its own, below its key, is indented, as YAML wants it deeper than the key.
    """
    start = span_of(text, path).start
    begins_line = path and not text[_line_start(text, start) : start].strip()
    return rewritten(text, path, f"{INDENT if begins_line else ''}{yaml_on_one_line(value)}")


def _changed_fields(text: str, path: DocumentPath, before: dict[Any, Any], after: dict[Any, Any]) -> str:
    """Return the text with a mapping's fields changed, added and removed."""
    for key, value in before.items():
        if key in after:
            text = changed(text, (*path, key), value, after[key])
    for key, value in after.items():
        if key not in before:
            written_key = yaml_on_one_line(key)
            text = with_field(text, path, written_key, value)
    for key in before:
        if key not in after:
            text = without(text, (*path, key))
    return text


def _changed_items(text: str, path: DocumentPath, before: Sequence[Any], after: Sequence[Any]) -> str:
    """Return the text with a list's items changed, from its end so that earlier indexes stay valid.

    Where a run of items is replaced by another, as many as both have in common are changed in place, so that
    their comments stay; the others are removed or added behind them.
    """
    lines_before = [yaml_on_one_line(item) for item in before]
    lines_after = [yaml_on_one_line(item) for item in after]
    matcher = SequenceMatcher(a=lines_before, b=lines_after, autojunk=False)
    for kind, old_start, old_end, new_start, new_end in reversed(matcher.get_opcodes()):
        if kind == "equal":
            continue
        common = min(old_end - old_start, new_end - new_start)
        for place in reversed(range(old_start + common, old_end)):
            text = without(text, (*path, place))
        for place in reversed(range(new_start + common, new_end)):
            text = with_item(text, path, old_start + common, after[place])
        for offset in range(common):
            old, new = before[old_start + offset], after[new_start + offset]
            text = changed(text, (*path, old_start + offset), old, new)
    return text


def _without_lines(text: str, removed: Span, following: Span | None) -> str:
    """Return a block-style text without the lines of a removed part.

    The first field of a list's entry shares its line with the dash, so the next field moves up to there.
    """
    start = _line_start(text, removed.begin)
    if text[start : removed.begin].strip() and following is not None:
        return text[: removed.begin] + text[following.begin :]
    return text[:start] + text[_line_end(text, removed.end) :]


def _line_start(text: str, index: int) -> int:
    """Return the index at which the line around an index begins."""
    return text.rfind("\n", 0, index) + 1


def _line_end(text: str, index: int) -> int:
    """Return the index at which the line after the one around an index begins."""
    end = text.find("\n", index)
    return len(text) if end < 0 else end + 1
