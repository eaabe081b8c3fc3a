"""Fitted values: how many points features of a position are worth at the end, as content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Annotated, Protocol

from pydantic import Field

from wonderland_qt.components.weights import Number
from wonderland_qt.engine.content.content_model import ContentModel


class FittedTo(ContentModel):
    """When the values were fitted, at which commit, and to how many games of how many players."""

    date: Annotated[date, Field(strict=False)]
    commit: str
    games: Annotated[int, Field(ge=0)]
    players: Annotated[int, Field(ge=1)]


class StageWeights(ContentModel):
    """The weights of one stage of a game: the points at the end for each unit of a feature.

    `scale` is the lead in points that makes a win e times as likely.
    """

    scale: Annotated[float, Field(strict=True, gt=0, allow_inf_nan=False)]
    weights: dict[str, Number]


class FittedValues(ContentModel):
    """The values by which bots judge a position at the end of a simulation."""

    fitted: FittedTo
    stages: dict[str, StageWeights]


class HasForesight(Protocol):
    """Content files that may have fitted values."""

    @property
    def foresight(self) -> FittedValues | None: ...


class HasFiles(Protocol):
    """Content with such files."""

    @property
    def files(self) -> HasForesight: ...


def stages_of(content: HasFiles) -> Mapping[str, StageWeights]:
    """Return the fitted values by stage; without any, bots simulate games to their end."""
    return content.files.foresight.stages if content.files.foresight else {}


class PlaysRounds(Protocol):
    """The state of a game that is played in rounds."""

    @property
    def round(self) -> int: ...


def to_next_round(start: PlaysRounds) -> Callable[[PlaysRounds], bool]:
    """Return a test that stops a simulation when the next round begins."""
    starting_round = start.round
    return lambda state: state.round != starting_round


def stage_of_round(state: PlaysRounds) -> str:
    """Return the stage of a state: each round is a stage."""
    return f"round-{state.round}"
