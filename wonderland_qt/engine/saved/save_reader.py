"""Reads saved games; damage of any kind becomes one message with file, line, field and remedy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from wonderland_qt.engine.journals.journal import FORMAT, LONGEST_NAME, Header, seats_now
from wonderland_qt.engine.saved.earlier_formats import is_earlier, read_earlier, with_present_ids
from wonderland_qt.engine.saved.saves import (
    BODY,
    AnySaved,
    Save,
    check_of,
    decoded,
    fail,
    has_check,
    without_incomplete_line,
    written_check,
)
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.engine.words.worded_errors import reason_of

BREAKS = {*map(chr, range(32)), "\x7f", "\x85", "\u2028", "\u2029"}
"""Characters that break lines or control a terminal."""
LARGEST = 64_000_000
DEEPEST = 8
"""How deep the texts of a moment may be nested."""

REPORT_ALONE = b'{"did":"trouble"'


def read_save(path: Path) -> Save:
    """Return the saved game in a file of any format; raises UnreadableSave.

    Earlier ids of entries become the present ones. What is shown before the game itself is read, names and
    moments, must be harmless.
    """
    data = _bytes_of(path)
    written = read_earlier(path, data) if is_earlier(data) else _read_present_format(path, data)
    save = with_present_ids(written)
    _check_names(save)
    _check_moments(save)
    return save


def _read_present_format(path: Path, data: bytes) -> Save:
    """Return a saved game of format 2 or later: a header and further records; raises UnreadableSave."""
    first, *others = _checked_bodies(path, data)
    if first.startswith(REPORT_ALONE):
        fail(path, 0, "", Text("save-report-alone"), damaged=False)
    header: Header = decoded(path, 1, first, Header)
    records = [decoded(path, number, body, AnySaved) for number, body in enumerate(others, start=2)]
    return Save(path, (header, *records))


def _checked_bodies(path: Path, data: bytes) -> Iterator[bytes]:
    """Yield the body of each line after verifying its check; raises UnreadableSave.

    A check covers the check before it, so that a line that was removed or moved is noticed, too. Without one
    whole line that has a check, the file was cut off in its first line or is no saved game.
    """
    check, intact_bytes = "", 0
    lines = without_incomplete_line(data).splitlines(keepends=True)
    if lines:
        _check_format(path, lines[0])
    if not any(has_check(line) for line in lines):
        fail(path, 0, "", Text("save-cut-off" if has_check(data) else "save-no-save"))
    for number, line in enumerate(lines, start=1):
        body = b"{" + line[BODY:].rstrip(b"\n")  # the record as it was before its check was put in front
        check = check_of(check, body)
        if written_check(line) != check:
            fail(path, number, "check", Text("save-line-changed"), good=intact_bytes)
        intact_bytes += len(line)
        yield body


def _check_format(path: Path, line: bytes) -> None:
    """Raise UnreadableSave for a file of a newer program, whose checks this one may not know.

    A line that cannot be read is left to its check, which says more of what is wrong.
    """
    try:
        written = msgspec.json.decode(line, type=_FormatOfFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return
    if written.save > FORMAT:
        why = text("save-newer", program=written.program, format=str(written.save), most=FORMAT)
        fail(path, 1, "save", why, damaged=False)


class _FormatOfFile(msgspec.Struct):
    save: int
    program: str = "?"


def _check_names(save: Save) -> None:
    """Raise UnreadableSave for names that no program would have written."""
    names_of_seats = [seat.name for seat in seats_now(save.journal)]
    for name in (save.name, *names_of_seats):
        if len(name) > LONGEST_NAME or BREAKS.intersection(name):
            raise save.refused("name", text("save-name", most=LONGEST_NAME))


def _check_moments(save: Save) -> None:
    """Raise UnreadableSave for moments with texts nested deeper than in any game."""
    for saved in save.saved_states:
        if _depth_of_texts(saved.stood.moment) > DEEPEST:
            raise save.refused("moment", text("save-moment", deepest=DEEPEST))


def _depth_of_texts(argument: Argument) -> int:
    """Return how deep texts are nested, at most one more than DEEPEST.

    This is no recursion, because a damaged file may nest them too deep for one.
    """
    depth, texts = 0, [argument] if isinstance(argument, Text) else []
    while texts and depth <= DEEPEST:
        depth += 1
        texts = [inner for outer in texts for inner in _texts_inside(outer)]
    return depth


def _texts_inside(outer: Text) -> Iterator[Text]:
    """Yield the texts among a text's arguments, and those in its lists of texts."""
    for _name, value in outer.arguments:
        for member in value if isinstance(value, tuple) else (value,):
            if isinstance(member, Text):
                yield member


def _bytes_of(path: Path) -> bytes:
    """Return the bytes of a file; raises UnreadableSave if it is missing, too large or empty.

    Only an empty one, or one of zero bytes as a power cut may leave it, is surely damaged and may be mended.
    """
    try:
        if not path.is_file():
            why = Text("save-no-file" if path.exists() else "save-missing")
            fail(path, 0, "", why, damaged=False)
        if path.stat().st_size > LARGEST:
            fail(path, 0, "", text("save-large", megabytes=LARGEST // 1_000_000), damaged=False)
        data = path.read_bytes()
    except OSError as error:
        fail(path, 0, "", text("save-unreadable", reason=reason_of(error)), damaged=False)
    if not data.strip(b"\0\n\r\t "):
        fail(path, 0, "", Text("save-empty"))
    return data
