"""Reads an SVG picture as XML into a tree of allowed elements; others are left out or refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from wonderland_qt.models.pictures.svg_allowed import ACTIVE, ELEMENTS, GROUPS, SVG, TEXTS
from wonderland_qt.models.pictures.svg_limits import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_ELEMENTS,
    MOST_LETTERS_OF_STYLES,
    MOST_LETTERS_OF_TEXT,
)
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

_SEPARATOR = " "
_SPEAKING = TEXTS | {"style"}


@dataclass(eq=False, slots=True)
class Element:
    """An element with its attributes by name without prefix, and its children and texts in order."""

    name: str
    line: int
    attributes: dict[str, str]
    inside: list[Element | str] = field(default_factory=list)

    @property
    def children(self) -> Iterator[Element]:
        """Yield the elements directly inside."""
        return (one for one in self.inside if isinstance(one, Element))

    @property
    def text(self) -> str:
        """Return the text directly inside."""
        return "".join(one for one in self.inside if isinstance(one, str))

    def all(self) -> Iterator[Element]:
        """Yield this element and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.all()


def read_tree(data: bytes) -> Element:
    """Return the root element of a picture; raises WrongPicture."""
    if len(data) > MOST_BYTES:
        raise WrongPicture("too-large")
    try:
        letters = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WrongPicture("not-utf-8") from None
    if "\0" in letters:  # expat would find out by itself that this is UTF-16
        raise WrongPicture("not-utf-8")
    return _Reader().read(letters)


class _Reader:
    """Handles the parser's events; everything inside an element that is left out is left out, too."""

    def __init__(self) -> None:
        self._parser = expat.ParserCreate("utf-8", _SEPARATOR)
        self._parser.buffer_text = True
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._hear
        self._open: list[Element] = []
        self._root: Element | None = None
        self._left_out = self._elements = self._texts = self._styles = 0

    def read(self, letters: str) -> Element:
        try:
            self._parser.Parse(letters.encode(), True)
        except expat.ExpatError as error:
            raise WrongPicture("not-xml" if self._root else "no-svg", error.lineno) from None
        if self._root is None:
            raise WrongPicture("no-svg")
        return self._root

    @property
    def _line(self) -> int:
        return self._parser.CurrentLineNumber

    def _doctype(self, *_declared: object) -> None:
        raise WrongPicture("active", self._line, what="<!DOCTYPE>")

    def _start(self, full: str, written: Mapping[str, str]) -> None:
        space, _, name = full.rpartition(_SEPARATOR)
        self._count()
        if self._root is None and (space not in {"", SVG} or name != "svg"):
            raise WrongPicture("no-svg", self._line)
        drawn = space in {"", SVG}
        if drawn and name in ACTIVE:
            raise WrongPicture("active", self._line, what=f"<{name}>")
        if self._left_out or not drawn or name not in ELEMENTS | GROUPS:
            self._left_out += 1
            return
        element = Element("g" if name in GROUPS else name, self._line, self._attributes(written))
        if self._open:
            self._open[-1].inside.append(element)
        self._root = self._root or element
        self._open.append(element)

    def _count(self) -> None:
        self._elements += 1
        if self._elements > MOST_ELEMENTS:
            raise WrongPicture("elements", self._line, most=MOST_ELEMENTS)
        if len(self._open) + self._left_out >= MOST_DEPTH:
            raise WrongPicture("nested", self._line, most=MOST_DEPTH)

    def _attributes(self, written: Mapping[str, str]) -> dict[str, str]:
        """Return attributes without prefixes, and leave out those of other namespaces, such as Inkscape's."""
        found: dict[str, str] = {}
        for full, value in written.items():
            space, _, name = full.rpartition(_SEPARATOR)
            if name.lower().startswith("on"):
                raise WrongPicture("active", self._line, what=name[:40])
            if not space or name == "href":
                found[name] = value
        return found

    def _end(self, _full: str) -> None:
        if self._left_out:
            self._left_out -= 1
        else:
            self._open.pop()

    def _hear(self, heard: str) -> None:
        if self._left_out or not self._open or self._open[-1].name not in _SPEAKING:
            return
        if self._open[-1].name == "style":
            self._styles += len(heard)
        else:
            self._texts += len(heard)
        if self._styles > MOST_LETTERS_OF_STYLES:
            raise WrongPicture("styles", self._line)
        if self._texts > MOST_LETTERS_OF_TEXT:
            raise WrongPicture("texts", self._line, most=MOST_LETTERS_OF_TEXT)
        self._open[-1].inside.append(heard)
