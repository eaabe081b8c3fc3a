"""Errors whose messages can be shown in any language (the command line shows English)."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Argument, Text, text

if TYPE_CHECKING:
    from wonderland_qt.engine.words.localization import Words

ENGLISH = "en"

OF_GAMES = "mistakes.ftl"
"""The file with a game's messages about mistakes in its content; all others are the window's."""

LONGEST_PART = 400
"""How many characters of each of its parts a message shows."""

_REASONS: Mapping[str, str] = {
    "EACCES": "os-permission",
    "EPERM": "os-not-permitted",
    "ENOENT": "os-missing",
    "EEXIST": "os-exists",
    "EISDIR": "os-folder",
    "ENOTDIR": "os-no-folder",
    "ENOTEMPTY": "os-not-empty",
    "ENOSPC": "os-full",
    "EDQUOT": "os-quota",
    "EFBIG": "os-large",
    "EROFS": "os-read-only",
    "ENAMETOOLONG": "os-long-name",
    "EMFILE": "os-many-files",
    "EIO": "os-device",
    "ELOOP": "os-links",
    "EBUSY": "os-busy",
    "EINVAL": "os-argument",
}


class WordedError(Exception):
    """An error with a translatable message, which `str` renders in English."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.in_words()

    def in_words(self, language: str = ENGLISH) -> str:
        """Return the message in a language."""
        return in_words(self.message, language)


def in_words(message: Text | str, language: str = ENGLISH) -> str:
    """Return a message about a mistake in a language; a string stays as it is."""
    if isinstance(message, str):
        return message
    return _words_about_mistakes(language).say(_shorten_text(message))


def error_in_words(error: Exception, language: str, file: Path | None = None) -> str:
    """Return any error's message in a language, after the name of the file concerned.

    The name is that in the error itself, or `file`. Worded errors name files in their messages.
    """
    if isinstance(error, WordedError):
        return error.in_words(language)
    message = in_words(message_of(error), language)
    name = getattr(error, "filename", None) or file
    if not name:
        return message
    harmless_name = quoted(str(name), most=LONGEST_PART)
    return f"{harmless_name}: {message}"


def reason_of(error: OSError) -> Text | str:
    """Return why the operating system refused something, translated if the reason is a common one."""
    name_of_code = errno.errorcode.get(error.errno or 0, "")
    if name_of_code in _REASONS:
        return Text(_REASONS[name_of_code])
    return error.strerror or str(error)


def message_of(error: Exception) -> Text:
    """Return the message of any error."""
    if isinstance(error, WordedError):
        return error.message
    reason = reason_of(error) if isinstance(error, OSError) else str(error)
    return reason if isinstance(reason, Text) else literal(reason)


def raised(error: Exception) -> Text | str:
    """Return the message of an error, with its class in front if it is an unexpected one."""
    if isinstance(error, WordedError):
        return error.message
    return quoted(f"{type(error).__name__}: {error}")


def literal(words: object) -> Text:
    """Return words without a translation, such as another program's, as a message."""
    return text("words-of-others", words=quoted(str(words), LONGEST_PART))


def _shorten_text(message: Text) -> Text:
    """Return a message with its long parts cut."""
    return Text(message.key, tuple((name, _shorten(value)) for name, value in message.arguments))


def _shorten(value: Argument) -> Argument:
    """Return an argument with its long parts cut; numbers stay."""
    if isinstance(value, Text):
        return _shorten_text(value)
    if isinstance(value, tuple):
        return tuple(_shorten_text(member) for member in value)
    return quoted(value, LONGEST_PART) if isinstance(value, str) else value


@cache
def _words_about_mistakes(language: str) -> Words:
    """Return the messages about mistakes in a language, read when first needed.

    Some games have their own, in a file OF_GAMES. What a language lacks is said in English.
    """
    from wonderland_qt.engine.words.catalogue import Catalogue
    from wonderland_qt.engine.words.localization import Words

    of_window = sorted((paths.window() / "words" / language).glob("*.ftl"))
    of_games = [folder / "words" / language / OF_GAMES for folder in paths.of_games()]
    files = [*of_window, *(file for file in of_games if file.is_file())]
    catalogue = Catalogue({str(file): file.read_text(encoding="utf-8") for file in files})
    reference = None if language == ENGLISH else _words_about_mistakes(ENGLISH)
    return Words(language, catalogue, reference=reference)
