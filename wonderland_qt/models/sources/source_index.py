"""The index of a source: the manifests of the packs that it offers, with digests of their archives."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, field_validator

from wonderland_qt.engine.content.checked_documents import checked_document
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.files_within import MOST_BYTES
from wonderland_qt.engine.content.folders.packs import PackManifest
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake, WrongValue
from wonderland_qt.engine.content.yaml.yaml_places import Places
from wonderland_qt.engine.content.yaml.yaml_reader import Document, read_yaml
from wonderland_qt.engine.words.texts import Text, text

INDEX_FILE = "index.yaml"
FORMAT = 1
MOST_INDEX_BYTES, MOST_OFFERED = 2**20, 1_000
KILOBYTE = 1024
_HTML = ("<!doctype", "<html", "<head", "<body", "<?xml")

Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
PackedFile = Annotated[
    str,
    Field(pattern=r"^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,4}\.zip$", max_length=200),
]
"""The path of an archive relative to the index, in plain letters that work on every server and system."""


class OfferedPack(PackManifest):
    """A pack that a source offers: its manifest and its archive."""

    file: PackedFile
    kilobytes: int = Field(ge=1, le=MOST_BYTES // KILOBYTE)
    sha256: Digest


class SourceIndex(ContentModel):
    """The model of `index.yaml`."""

    format: int
    name: str = Field(default="", max_length=80)
    packs: tuple[OfferedPack, ...] = Field(default=(), max_length=MOST_OFFERED)

    @field_validator("format")
    @classmethod
    def _require_known_format(cls, value: int) -> int:
        """Return the number of the format if it is the known one; raises WrongValue."""
        if value != FORMAT:
            raise WrongValue(text("source-format", format=value, known=FORMAT))
        return value


def read_index(file: Path, known_as: Path) -> SourceIndex:
    """Return the index in a file, with the path `known_as` in messages; raises ContentMistakes.

    A web page and a file without the parts of an index have messages of their own.
    """
    document = read_yaml(file, known_as)
    if document.mistakes and _is_page(file):
        raise ContentMistakes([Mistake.in_file(known_as, Text("source-page"))])
    if isinstance(document.sections, dict) and not _is_index(document.sections):
        raise ContentMistakes([Mistake.in_file(known_as, text("source-no-index", file=INDEX_FILE))])
    index = checked_document(SourceIndex, document)
    _check_ids(index, document)
    return index


def _is_index(sections: dict[Any, Any]) -> bool:
    return "format" in sections


def _is_page(file: Path) -> bool:
    """Tell whether a file is an HTML page, which many servers return for any address."""
    with file.open("rb") as opened:
        start = opened.read(512)
    return start.decode("utf-8", "replace").lstrip("\ufeff \t\r\n").lower().startswith(_HTML)


def _check_ids(index: SourceIndex, document: Document) -> None:
    """Raise ContentMistakes if two packs of an index have the same id.

    The mistake has no line (0), as the index has been read; the dotted path names the second pack.
    """
    seen: set[str] = set()
    for number, pack in enumerate(index.packs):
        if pack.id in seen:
            message = text("source-id-twice", id=pack.id)
            line, column = Places(document.text).value(("packs", number, "id"))
            raise ContentMistakes([Mistake(document.path, line, column, f"packs.{number}.id", message)])
        seen.add(pack.id)
