"""A game's guide: a few illustrated pages before its numbered rules, as YAML in `resources/<game>/rules`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Literal

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.lessons.course_files import read_as
from wonderland_qt.engine.words.texts import text

WIDTH, HEIGHT = 960, 300
"""The room of a picture, in units of its own."""


class GuideFigure(ContentModel):
    """A picture of the game's art by the name of its file, and the middle, the width and the tilt it has."""

    art: str
    at: tuple[float, float]
    width: float
    tilt: float = 0.0


class Arrow(ContentModel):
    """An arrow from a point to another."""

    begin: tuple[float, float] = Field(alias="from")
    end: tuple[float, float] = Field(alias="to")


class GuidePicture(ContentModel):
    """What is seen on a page: figures one above another on a ground, and arrows."""

    ground: Literal["day", "night", "wood"]
    figures: tuple[GuideFigure, ...]
    arrows: tuple[Arrow, ...] = ()


class GuidePage(ContentModel):
    """A page: its title, its picture, what it says by language, and the rules behind it."""

    id: str
    title: dict[str, str]
    picture: GuidePicture
    says: dict[str, tuple[str, ...]]
    rules: tuple[str, ...] = ()


class Guide(ContentModel):
    """The pages in their order."""

    pages: tuple[GuidePage, ...]


def read_guide(file: Path, languages: Collection[str]) -> Guide:
    """Return the guide in a file, an empty one where there is none; raises ContentMistakes."""
    if not file.is_file():
        return Guide(pages=())
    guide, source = read_as(file, Guide)
    lacking = list(_without_words(guide, languages))
    if lacking:
        raise ContentMistakes(map(source.mistake, lacking))
    return guide


def _without_words(guide: Guide, languages: Collection[str]) -> Iterator[Complaint]:
    for number, page in enumerate(guide.pages):
        for field, by_language in (("title", page.title), ("says", page.says)):
            for language in languages:
                if language not in by_language:
                    message = text("lesson-language-missing", language=language)
                    yield Complaint(("pages", number, field), message, True)
