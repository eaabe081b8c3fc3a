"""A strict reader of YAML files that returns plain data, and every mistake with its line and column."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

from yaml.cyaml import CBaseLoader
from yaml.error import MarkedYAMLError
from yaml.events import (
    AliasEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    StreamEndEvent,
)
from yaml.reader import ReaderError

from wonderland_qt.engine.content.earlier_words import with_present_words
from wonderland_qt.engine.content.files_within import cannot_be_read, why_unreadable
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.yaml.present_words import PresentWords
from wonderland_qt.engine.content.yaml.yaml_scalars import AmbiguousWord, plain_key, plain_value
from wonderland_qt.engine.content.yaml.yaml_syntax import (
    DEEPEST,
    letter_message,
    place_and_message,
    place_of_byte,
    place_of_mark,
)
from wonderland_qt.engine.words.earlier_ids import EarlierIds, ids_for, ids_of
from wonderland_qt.engine.words.earlier_messages import EarlierWord
from wonderland_qt.engine.words.foreign_text import is_harmless, quoted
from wonderland_qt.engine.words.texts import Text, text

Key = str | int
DocumentPath = tuple[Key, ...]
Place = tuple[int, int]

_MOST_BYTES = 4 * 2**20
_MOST_MISTAKES = 100
_LARGEST = 1_000_000
MOST_VALUES = 50_000
"""How many keys, items and values a file, or all files of a pack for one game, may have."""
_NO_KEY = ""
_KEPT_FILES, _LONGEST_KEPT = 128, 60_000
"""How many parsed files are cached, and up to what length: content is read again for each pack check."""


@dataclass
class Document:
    """One file as read; `sections` is None if it could not be read to its end, `values` counts its values."""

    path: Path
    text: str = ""
    sections: dict[Key, Any] | None = None
    mistakes: list[Mistake] = field(default_factory=list)
    values: int = 0
    earlier: tuple[EarlierWord, ...] = ()
    """The earlier words in the file; text and sections have the present ones instead."""


def read_yaml(path: Path, known_as: Path | None = None, game: str = "") -> Document:
    """Return a file as read; whatever is wrong with it is in the document's mistakes, never raised.

    `known_as` is the path that mistakes name, if it is not `path`; `game` is the file's game, if the path
    and the text do not tell it.
    """
    name = known_as or path
    reason, raw = why_unreadable(path), b""
    try:
        if reason is None:
            with path.open("rb") as file:
                raw = file.read(_MOST_BYTES + 1)  # the one more shows that a file is too large
    except OSError as error:
        reason = cannot_be_read(error)
    if len(raw) > _MOST_BYTES:
        reason = text("yaml-large", megabytes=_MOST_BYTES // 2**20)
    if reason is not None:
        return _unread_document(name, (0, 0), reason)
    try:
        return read_text(name, raw.decode("utf-8-sig"), game)
    except UnicodeDecodeError as error:
        return _unread_document(name, place_of_byte(raw, error.start), Text("file-no-utf8"))


def read_text(path: Path, source: str, game: str = "") -> Document:
    """Return the text of a file as read, like `read_yaml`."""
    parse = _parse_file_cached if len(source) <= _LONGEST_KEPT else _parse_file
    document = parse(path, source, game)
    return replace(document, sections=_copy_data(document.sections), mistakes=list(document.mistakes))


def _parse_file(path: Path, source: str, game: str) -> Document:
    """Return the text of a file as read, with as much of it as precedes a mistake that ends reading."""
    ids = ids_of(game) if game else ids_for(path, source)
    reader = _Reader(path, source, ids)
    sections = _read_sections(reader, source)
    mistakes = [
        Mistake(path, *place, dotted(inner_path, sections), message)
        for inner_path, place, message in reader.mistakes
    ]
    return Document(
        path,
        text=with_present_words(source, reader.words.found),
        sections=sections,
        mistakes=mistakes,
        values=reader.value_count,
        earlier=tuple(found.word for found in reader.words.found),
    )


_parse_file_cached = lru_cache(_KEPT_FILES)(_parse_file)


def _read_sections(reader: _Reader, source: str) -> dict[Key, Any] | None:
    """Return the sections of a text; None, with the mistake in the reader, if that ended reading."""
    try:
        return reader.document()
    except ReaderError as error:
        place = place_of_byte(source.encode(), error.position)
        reader.mistakes.append(((), place, letter_message(error)))
    except MarkedYAMLError as error:
        reader.mistakes.append(((), *place_and_message(error, source)))
    except _Stop:
        pass
    return None


def _copy_data(value: Any) -> Any:
    """Return a copy of plain data, because sections are later merged in place."""
    if type(value) is dict:
        return {key: _copy_data(inner) for key, inner in value.items()}
    return [_copy_data(inner) for inner in value] if type(value) is list else value


def dotted(path: Iterable[Key], value: object) -> str:
    """Return a path as dotted words, with ids for list items that have one: `cards.card_07.rewards.0`."""
    return ".".join(_names_on_path(path, value))


def _names_on_path(path: Iterable[Key], value: object) -> Iterator[str]:
    """Yield a name for each part of a path into a value; an item of a list goes by its id, if it has one."""
    for part in path:
        value = _value_at(value, part)
        name = value.get("id") if isinstance(part, int) and isinstance(value, dict) else None
        yield name if isinstance(name, str) else str(part)


def _value_at(value: object, part: Key) -> object:
    """Return a field or item of a value, None if there is no such part."""
    if isinstance(value, dict):
        return value.get(part)
    if isinstance(value, list) and isinstance(part, int) and part < len(value):
        return value[part]
    return None


def _unread_document(path: Path, place: Place, message: Text) -> Document:
    """Return a document without sections, with the mistake that kept it from being read."""
    return Document(path, mistakes=[Mistake(path, *place, "", message)])


class _Stop(Exception):
    """Ends the reading of a file after a mistake that nothing can follow."""


class _Reader:
    """Reads the events of one YAML text into plain data, and collects the mistakes.

    If ids of the game were renamed (`ids`), present ones replace the earlier ones in all events.
    """

    def __init__(self, path: Path, source: str, ids: EarlierIds | None) -> None:
        """Read the events as written unless ids were renamed; only then each event is looked at for ids."""
        self.mistakes: list[tuple[DocumentPath, Place, Text]] = []
        self.value_count = 0
        self._file = path
        self.words = PresentWords(source, ids)
        self._path: list[Key] = []
        self._event_as_written: Callable[[], Any] = CBaseLoader(source).get_event
        self._next: Callable[[], Any] = self._event_as_written
        if ids is not None:
            self._next = self._event_with_present_ids

    def document(self) -> dict[Key, Any]:
        """Return the sections of the text, which must be a single document; raises _Stop and YAML errors."""
        self._next()  # the start of the stream
        start = self._next()
        if isinstance(start, StreamEndEvent):
            self._stop_with_mistake(start, Text("yaml-empty"))
        if start.version or start.tags:
            self._note_mistake(start, Text("yaml-directives"))
        first = self._next()
        value = self._read_value(first)
        self._next()  # the end of the document
        end = self._next()
        if not isinstance(end, StreamEndEvent):
            self._stop_with_mistake(end, Text("yaml-second-document"))
        if not isinstance(value, dict):
            key = "yaml-nothing-in-it" if value is None else "yaml-no-sections"
            self._stop_with_mistake(first, Text(key))
        return value

    def _read_value(self, event: Any) -> Any:
        """Return the value that begins with an event, reading to its last event."""
        kind = type(event)
        self.value_count += 1
        if self.value_count > MOST_VALUES:
            self._stop_with_mistake(event, text("yaml-many-values", most=str(MOST_VALUES)))
        if kind is AliasEvent:
            return self._note_mistake(event, text("yaml-alias", name=quoted(event.anchor, 40)))
        if event.anchor is not None or event.tag is not None:
            self._check_plainness(event)
        if kind is ScalarEvent:
            return self._read_scalar(event)
        if len(self._path) > DEEPEST:
            self._stop_with_mistake(event, text("yaml-deep", deepest=DEEPEST))
        return self._read_mapping() if kind is MappingStartEvent else self._read_sequence()

    def _check_plainness(self, event: Any) -> None:
        """Note a mistake for an anchor (`&name`) and for a tag (`!name`), which content must not have."""
        if event.anchor is not None:
            self._note_mistake(event, text("yaml-anchor", name=quoted(event.anchor, 40)))
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._note_mistake(event, text("yaml-tag", tag=quoted(tag)))

    def _read_scalar(self, event: Any) -> Any:
        """Return the value of a scalar by its present word; one in quotes is always text."""
        self.words.replace_value(event, key=self._path[-1] if self._path else _NO_KEY)
        is_quoted = bool(event.style)
        return self._scalar_text(event) if is_quoted else self._plain_scalar(event)

    def _scalar_text(self, event: Any) -> str:
        """Return the text of a scalar; control characters, which quoted text may escape, are a mistake."""
        if not is_harmless(event.value):
            self._note_mistake(event, Text("yaml-control-character"))
        return str(event.value)

    def _plain_scalar(self, event: Any) -> Any:
        """Return the value of an unquoted word; one that YAML readers take differently is a mistake."""
        if not is_harmless(event.value):
            return self._scalar_text(event)
        value = plain_value(event.value)
        if isinstance(value, int | float) and abs(value) > _LARGEST:
            self._note_mistake(event, text("yaml-large-number", largest=str(_LARGEST)))
            return 0
        if type(value) is not AmbiguousWord:
            return value
        self._note_mistake(event, value.message)
        return value.text

    def _read_sequence(self) -> list[Any]:
        """Return the list whose start was read; `_path` ends with the index of the item being read."""
        items: list[Any] = []
        path = self._path
        path.append(0)
        while type(event := self._next()) is not SequenceEndEvent:
            path[-1] = len(items)
            items.append(self._read_value(event))
        path.pop()
        return items

    def _read_mapping(self) -> dict[Key, Any]:
        """Return the mapping whose start was read; refused and repeated keys are read on, but dropped.

        `_path` ends with the key whose value is being read, or with no key while a key is read.
        """
        pairs: dict[Key, Any] = {}
        marks: dict[Key, Any] = {}  # where each key was first written
        path = self._path
        path.append(_NO_KEY)
        while type(event := self._next()) is not MappingEndEvent:
            path[-1] = _NO_KEY
            path[-1] = key = self._read_key(event)
            if key in pairs:
                self._complain_of_second_key(event, marks[key])
            value = self._read_value(self._next())
            if key != _NO_KEY and key not in pairs:
                pairs[key] = value
                marks[key] = event.start_mark
        path.pop()
        return pairs

    def _read_key(self, event: Any) -> Key:
        """Return the key that an event begins, under its present name; _NO_KEY for a wrong one."""
        if type(event) is not ScalarEvent:
            self._read_value(event)  # to the end of the list or map that is no key
            return self._refuse_key(event, Text("yaml-key-is-word"))
        if event.anchor is not None or event.tag is not None:
            self._check_plainness(event)
        is_quoted = bool(event.style)
        if is_quoted:  # it is text as it stands, never a number nor a word with a second meaning
            return self._present_key(event) or self._refuse_key(event, Text("yaml-key-empty"))
        if event.value == "<<":
            return self._refuse_key(event, Text("yaml-merge-key"))
        key = plain_key(self._present_key(event))
        if isinstance(key, AmbiguousWord):
            return self._refuse_key(event, key.message)
        return key

    def _present_key(self, event: Any) -> str:
        """Return a key by its present name, and note it if it is written by an earlier one."""
        return self.words.present_key(event, self._scalar_text(event), above=self._path[:-1])

    def _event_with_present_ids(self) -> Any:
        """Return the next event, with earlier ids in it replaced by the present ones."""
        event = self._event_as_written()
        if type(event) is ScalarEvent:
            self.words.replace_ids(event)
        return event

    def _refuse_key(self, event: Event, message: Text) -> Key:
        """Note a mistake in a key, and return the key whose value is dropped."""
        self._note_mistake(event, message)
        return _NO_KEY

    def _complain_of_second_key(self, event: Event, first: Any) -> None:
        line, column = place_of_mark(first)
        self._note_mistake(event, text("yaml-key-twice", first=f"{self._file}:{line}:{column}"))

    def _note_mistake(self, event: Event, message: Text) -> None:
        """Note a mistake at an event, with the path up to a wrong key; raises _Stop if there are too many."""
        path = tuple(part for part in self._path if part != _NO_KEY)
        self.mistakes.append((path, place_of_mark(event.start_mark), message))
        if len(self.mistakes) >= _MOST_MISTAKES:
            raise _Stop

    def _stop_with_mistake(self, event: Event, message: Text) -> NoReturn:
        self._note_mistake(event, message)
        raise _Stop
