"""Parchments: treasures and missions, which score after the last harvest."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from wonderland_qt.components.entries import Entry
from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Scoring

Kind = Literal["treasure", "mission"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Parchment(Entry):
    """A parchment; there is one of each (COMP-8). It scores the sum of what its verbs score."""

    kind: Kind
    score: Annotated[tuple[Scoring, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _has_fitting_verbs(self) -> Parchment:
        """Raise WrongValue for a verb that cannot be with others, or cannot be of a treasure."""
        verbs = tuple(plain(self.score))
        for verb in verbs:
            if verb.stand_alone and len(verbs) > 1:
                raise WrongValue(text("score-stands-alone", verb=verb.word))
            if verb.of_missions and self.kind == "treasure":
                raise WrongValue(text("score-of-missions", verb=verb.word))
        return self
