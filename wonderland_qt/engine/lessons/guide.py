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
"""The size of a picture, in the units of its coordinates."""


class GuideFigure(ContentModel):
    """A picture of the game's art by its file name, with its centre, width and tilt (in degrees)."""

    art: str
    at: tuple[float, float]
    width: float
    tilt: float = 0.0


class Arrow(ContentModel):
    """An arrow between two points."""

    begin: tuple[float, float] = Field(alias="from")
    end: tuple[float, float] = Field(alias="to")


class GuidePicture(ContentModel):
    """The picture of a page: figures on a background, later ones on top, and arrows."""

    ground: Literal["day", "night", "wood"]
    figures: tuple[GuideFigure, ...]
    arrows: tuple[Arrow, ...] = ()


class GuidePage(ContentModel):
    """A page: title and sentences by language, a picture, and the ids of the rules it explains."""

    id: str
    title: dict[str, str]
    picture: GuidePicture
    says: dict[str, tuple[str, ...]]
    rules: tuple[str, ...] = ()


class Guide(ContentModel):
    """The pages of a game's guide."""

    pages: tuple[GuidePage, ...]


def read_guide(file: Path, languages: Collection[str]) -> Guide:
    """Return the guide in a file, an empty one if there is no file; raises ContentMistakes."""
    if not file.is_file():
        return Guide(pages=())
    guide, source = read_as(file, Guide)
    lacking = list(_complaints_of_missing_languages(guide, languages))
    if lacking:
        raise ContentMistakes(map(source.mistake, lacking))
    return guide


def _complaints_of_missing_languages(guide: Guide, languages: Collection[str]) -> Iterator[Complaint]:
    """Yield a complaint for every required language that a page lacks."""
    for number, page in enumerate(guide.pages):
        for field, by_language in (("title", page.title), ("says", page.says)):
            for language in languages:
                if language not in by_language:
                    message = text("lesson-language-missing", language=language)
                    yield Complaint(("pages", number, field), message, at_key=True)
