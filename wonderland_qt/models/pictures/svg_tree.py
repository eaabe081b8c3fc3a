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
_WITH_TEXT = TEXTS | {"style"}
_SHOWN_LETTERS = 40
"""The letters of a refused attribute's name that the reason repeats, at most."""


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
        return (part for part in self.inside if isinstance(part, Element))

    @property
    def text(self) -> str:
        """Return the text directly inside."""
        return "".join(part for part in self.inside if isinstance(part, str))

    def all(self) -> Iterator[Element]:
        """Yield this element and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.all()


def read_tree(data: bytes) -> Element:
    """Return the root element of a picture; raises WrongPicture, also if it is too large or not in UTF-8."""
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
        """Connect the parser; the counts begin at zero, and each has a limit.

        `_open_left_out` counts the open elements that are left out with all that is inside them.
        """
        self._parser = expat.ParserCreate("utf-8", _SEPARATOR)
        self._parser.buffer_text = True
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser.StartElementHandler = self._start_element
        self._parser.EndElementHandler = self._end_element
        self._parser.CharacterDataHandler = self._add_text
        self._root: Element | None = None
        self._open: list[Element] = []
        self._open_left_out = 0
        self._elements = 0
        self._letters_of_texts = 0
        self._letters_of_styles = 0

    def read(self, letters: str) -> Element:
        """Return the root element; a mistake before it means that the file is no SVG at all."""
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

    def _refuse_doctype(self, *_declared: object) -> None:
        """Refuse a document type, as it can define entities that grow without end or load other files."""
        raise WrongPicture("active", self._line, what="<!DOCTYPE>")

    def _start_element(self, full_name: str, attributes: Mapping[str, str]) -> None:
        """Add an element to the one that is open, or leave it out with all that is inside it.

        Raises WrongPicture if it is active, such as a script, or if the root is no SVG.
        """
        self._count_element()
        namespace, _, name = full_name.rpartition(_SEPARATOR)
        is_svg = namespace in {"", SVG}
        if self._root is None and not (is_svg and name == "svg"):
            raise WrongPicture("no-svg", self._line)
        if is_svg and name in ACTIVE:
            raise WrongPicture("active", self._line, what=f"<{name}>")
        is_allowed = is_svg and name in ELEMENTS | GROUPS
        if self._open_left_out or not is_allowed:
            self._open_left_out += 1
        else:
            self._open_element("g" if name in GROUPS else name, self._own_attributes(attributes))

    def _open_element(self, name: str, attributes: dict[str, str]) -> None:
        """Put an element into the innermost open one, if there is one; the first becomes the root."""
        element = Element(name, self._line, attributes)
        if self._open:
            self._open[-1].inside.append(element)
        else:
            self._root = self._root or element
        self._open.append(element)

    def _count_element(self) -> None:
        """Refuse too many or too deep elements; those that are left out count for the depth, too."""
        self._elements += 1
        if self._elements > MOST_ELEMENTS:
            raise WrongPicture("elements", self._line, most=MOST_ELEMENTS)
        if len(self._open) + self._open_left_out >= MOST_DEPTH:
            raise WrongPicture("nested", self._line, most=MOST_DEPTH)

    def _own_attributes(self, attributes: Mapping[str, str]) -> dict[str, str]:
        """Return attributes without prefixes, and leave out those of other namespaces, such as Inkscape's.

        A link (`xlink:href`) is kept. Raises WrongPicture for a handler of events, such as `onclick`.
        """
        own: dict[str, str] = {}
        for full_name, value in attributes.items():
            namespace, _, name = full_name.rpartition(_SEPARATOR)
            if name.lower().startswith("on"):
                raise WrongPicture("active", self._line, what=name[:_SHOWN_LETTERS])
            if not namespace or name == "href":
                own[name] = value
        return own

    def _end_element(self, _full_name: str) -> None:
        """Close the innermost element, which is one of those left out if any of them is open."""
        if self._open_left_out:
            self._open_left_out -= 1
        else:
            self._open.pop()

    def _add_text(self, text: str) -> None:
        """Add text to the open element if it shows text or is a style sheet; raises WrongPicture."""
        if self._open_left_out or not self._open or self._open[-1].name not in _WITH_TEXT:
            return
        if self._open[-1].name == "style":
            self._letters_of_styles += len(text)
        else:
            self._letters_of_texts += len(text)
        if self._letters_of_styles > MOST_LETTERS_OF_STYLES:
            raise WrongPicture("styles", self._line)
        if self._letters_of_texts > MOST_LETTERS_OF_TEXT:
            raise WrongPicture("texts", self._line, most=MOST_LETTERS_OF_TEXT)
        self._open[-1].inside.append(text)
