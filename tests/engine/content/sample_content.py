"""A small made-up game, for tests of the content reader."""

from enum import Enum
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal

import pytest
from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import OneKey

RegionRef = Annotated[str, RefTo("regions")]


class Effect(OneKey):
    """The family of effects."""


class Measure(OneKey):
    """The family of measures; all have bounds."""

    at_least: int | None = None


class Roses(Measure, word="roses", shorthand="at_least"):
    """How many roses."""


class Units(Measure, word="units"):
    """How many units in a region."""

    region: RegionRef


class Per(ContentModel):
    """An amount for each of something."""

    per: Measure


class Vp(Effect, word="vp", shorthand="amount"):
    """Points."""

    amount: int | Per


class Place(Effect, word="place"):
    """Units from a supply into regions."""

    into: RegionRef | Literal["anywhere"]
    from_: str = Field(default="supply", alias="from")


class Rest(Effect, word="rest"):
    """Nothing at all."""


class Either(Effect, word="either", shorthand="options"):
    """One of several effects."""

    options: tuple[Effect, ...]


class Colour(Enum):
    """A colour."""

    RED = "red"
    BLACK = "black"


class Card(ContentModel):
    """A card."""

    id: str = Field(pattern="^[a-z_]+$")
    title: str = ""
    round: Annotated[int, Field(ge=1, le=3)] = 1
    kind: Literal["item", "figure"] = "item"
    colour: Colour = Colour.RED
    effects: tuple[Effect, ...] = ()
    cost: Effect | None = None


class Region(ContentModel):
    """A region with its neighbours and how far they are."""

    id: str
    near: tuple[RegionRef, ...] = ()
    far: dict[RegionRef, int] = Field(default_factory=dict)
    secret: bool = False
    effects: tuple[Effect, ...] = ()


class Table(ContentModel):
    """The layout of the table."""

    width: float = 1.0
    names: dict[str, str] = Field(default_factory=dict)


class Sample(ContentModel):
    """All content of the made-up game."""

    cards: list[Card] = Field(default_factory=list)
    regions: tuple[Region, ...] = ()
    table: Table = Table()
    price: dict[str, int] = Field(default_factory=dict)


def write(content_folder: Path, **files: str) -> Path:
    """Writes `<name>.yaml` files of the game into a folder."""
    for name, text in files.items():
        path = content_folder / "sample" / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return content_folder


def read(*content_folders: Path) -> Sample:
    """Reads the made-up game."""
    return read_content(content_folders, "sample", Sample)


def mistakes_in(*content_folders: Path) -> list[str]:
    """The mistakes in the content, with paths as from the folder that holds the first folder."""
    with pytest.raises(ContentMistakes) as caught:
        read(*content_folders)
    return [str(mistake).replace(f"{content_folders[0].parent}/", "") for mistake in caught.value.mistakes]


def mistakes(content_folder: Path, text: str) -> list[str]:
    """The mistakes in a text, as `line:column: where: what was expected`."""
    found = mistakes_in(write(content_folder, a=text))
    return [line.removeprefix(f"{content_folder.name}/sample/a.yaml:") for line in found]
