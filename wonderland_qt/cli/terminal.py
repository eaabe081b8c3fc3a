"""Output in every encoding: letters that the terminal lacks are replaced by similar ones."""

from __future__ import annotations

import codecs
import json
import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import Any, TextIO

import msgspec

from wonderland_qt.engine.words.foreign_text import harmless

NEAREST = "nearest"
"""The name of the error handler."""

UTF_8_MODE = "PYTHONUTF8"

LIKE = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "×": "x", "±": "+-", "→": "->", "’": "'", "‘": "'", "“": '"', "”": '"',
     "„": '"', "·": "-", "•": "*", "›": ">", "ł": "l", "Ł": "L"}
)  # fmt: skip


def replace_unprintable_letters() -> None:
    """Replace letters that the encoding of the terminal lacks, so that printing never fails."""
    codecs.register_error(NEAREST, _replace_unencodable)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)


def restart_in_utf_8_mode() -> None:
    """Restart Python in UTF-8 mode if it uses another encoding for file names, as Qt never does."""
    if sys.getfilesystemencoding() == "utf-8" or os.environ.get(UTF_8_MODE) == "1":
        return
    os.environ[UTF_8_MODE] = "1"
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def tell(*lines: str, file: TextIO | None = None) -> None:
    """Print lines without control characters, which quoted foreign text may contain."""
    for line in lines:
        print(harmless(line), file=file or sys.stdout)


def print_json(value: Any) -> None:
    """Print a value as a line of JSON, with escapes if the terminal does not use UTF-8."""
    line = msgspec.json.encode(value).decode()
    if not _prints_utf_8():
        line = json.dumps(json.loads(line), separators=(",", ":"))
    print(line, flush=True)


def _prints_utf_8() -> bool:
    """Tell whether the terminal or file that is printed to uses UTF-8."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return codecs.lookup(encoding).name == "utf-8"


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Replace letters that cannot be encoded, as an error handler of `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unencodable = error.object[error.start : error.end].translate(LIKE)
    return "".join(map(_in_ascii, unencodable)), error.end


def _in_ascii(letter: str) -> str:
    """Return a letter without its marks, in ASCII, or "?"."""
    letter_and_marks = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in letter_and_marks if part.isascii()) or "?"
