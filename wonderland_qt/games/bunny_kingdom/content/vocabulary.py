"""Vocabulary: the families of one-key maps that parchments are written in."""

from typing import Annotated, ClassVar

from pydantic import Field

from wonderland_qt.engine.content.composed_verbs import ComposedVerb, Template, VerbSpec
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import COMPOSED, OneKey

ParchmentRef = Annotated[str, RefTo("parchments")]
ProducedRef = Annotated[str, RefTo("resources", besides=frozenset({"basic", "luxury"}))]


class Scoring(OneKey):
    """Family of verbs: how a parchment scores. Each verb's model stands beside its rule (`scoring/verbs.py`).

    One that must `stand_alone` shares its parchment with no other; `of_missions` cannot make a treasure.
    """

    stand_alone: ClassVar[bool] = False
    of_missions: ClassVar[bool] = False
    looks_at_points: ClassVar[bool] = False
    """Whether it scores only when all that do not look at points have scored (SCORE-3, SCORE-4)."""


class ScoringSpec(VerbSpec):
    """A verb that the content defines: it scores the sum of what all of `do` score."""

    do: Annotated[tuple[Scoring, ...], Field(min_length=1), Template()]


class ComposedScoring(Scoring, ComposedVerb, word=COMPOSED):
    """A verb that the content defines, with its arguments filled in."""

    do: tuple[Scoring, ...]


class Measure(OneKey):
    """Family of measures: what a parchment counts of its holder's squares, fiefs and cards (SCORE-9).

    Each measure's model stands beside its rule in `scoring/measures.py`.
    """
