"""Scenarios: a position, what chance brings, what players answer, and what must hold, in one YAML file."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, model_validator

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.scenarios.multiset import Counted
from wonderland_qt.engine.words.texts import Text, text

Kind = str | dict[str, dict[str, Any]]
"""A kind of event, or one with some of its fields."""


class Expect(ContentModel):
    """What must hold at one point of a scenario; only what is written is looked at.

    `events` must have happened in this order (others may lie between) since the last point, `no_events` not
    at all. `state` and `views` look into the state and into what a viewer sees. `options` are all options
    of a player, `offered` some of them. `unchanged` are paths of the state that are as they were at first.
    `scores` are the sums that the whole table may know, by player.
    """

    events: tuple[Kind, ...] = ()
    no_events: tuple[Kind, ...] = ()
    state: dict[str, Any] = Field(default_factory=dict)
    views: dict[str, dict[str, Any]] = Field(default_factory=dict)
    asked: tuple[str, ...] | None = None
    options: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    offered: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    not_offered: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    prompt: dict[str, str] = Field(default_factory=dict)
    nobody_asked: bool = False
    unchanged: tuple[str, ...] = ()
    scores: dict[str, int] = Field(default_factory=dict)
    winners: tuple[str, ...] | None = None

    @property
    def speaks_of_asking(self) -> bool:
        """Tell whether it says who is asked, so that a decision at the end is no stray."""
        return self.asked is not None or bool(self.options or self.offered or self.prompt)


class Move(ContentModel):
    """One item of `play`: a player's answer, an answer that must be refused, or a point of expectations."""

    player: str = ""
    option: str = ""
    refused: bool = False
    expect: Expect | None = None


class NewTable(ContentModel):
    """A new game to start from: its players by seat, what the table chose, and the seed of its chance."""

    players: tuple[str, ...]
    options: dict[str, str] = Field(default_factory=dict)
    seed: int = 1


class Variant(ContentModel):
    """What differs in one more scenario of the same file: maps are merged over maps, all else replaces."""

    about: str = ""
    given: dict[str, Any] | None = None
    new: dict[str, Any] | None = None
    chance: dict[str, Any] | None = None
    play: tuple[Any, ...] | None = None
    expect: dict[str, Any] | None = None


class Measured(ContentModel):
    """What search told of the answers: the wins of 100 games that each leaves, in so many `samples` each.

    `points` are those that each player then has more after the best answer than after the next one; what
    chance can explain is 0. They tell why it is the best.
    """

    samples: int
    wins: dict[str, float]
    points: dict[str, float] = Field(default_factory=dict)


class ChallengeTerms(ContentModel):
    """What makes a scenario a challenge: the player who is asked, and what is said of it in each language.

    The answers under `play` are the ones to be found. What has no `title` is called by its question, what
    has no `goal` asks for the answer that wins most often; `learn` is said once it is solved.
    """

    ask: str
    title: dict[str, str] = Field(default_factory=dict)
    goal: dict[str, str] = Field(default_factory=dict)
    learn: dict[str, str] = Field(default_factory=dict)
    measured: Measured | None = None


class Scenario(ContentModel):
    """A scenario; it starts from `given`, the game's own model of a position, or from a `new` game.

    Or it starts from a `position`: a state in the fields of a saved game. With `challenge` it is to be
    solved.

    `game` is the id of its game, where the folder does not tell. `rules` are the rules that it shows. `shows`
    maps cards, abilities, verbs, triggers and measures to what the scenario shows of them: that it works,
    where it does nothing, and that a bystander is left alone.
    """

    about: str = ""
    game: str = ""
    rules: tuple[str, ...] = ()
    shows: dict[str, tuple[Literal["works", "nothing", "bystander"], ...]] = Field(default_factory=dict)
    given: Any = None
    new: NewTable | None = None
    position: dict[str, Any] | None = None
    challenge: ChallengeTerms | None = None
    chance: dict[str, Counted] = Field(default_factory=dict)
    play: tuple[dict[str, Any], ...] = ()
    expect: Expect = Expect()
    variants: dict[str, Variant] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _starts_once(self) -> Scenario:
        if sum(start is not None for start in (self.given, self.new, self.position)) != 1:
            raise WrongValue(Text("scenario-one-start"))
        return self

    @model_validator(mode="after")
    def _asks_one(self) -> Scenario:
        """See that a challenge is played by who is asked alone, so that a table can tell who solves it."""
        terms = self.challenge
        if terms is None:
            return self
        if not self.play or any(tuple(item) != (terms.ask,) for item in self.play):
            raise WrongValue(text("challenge-one-player", player=terms.ask))
        if self.chance or self.variants:
            raise WrongValue(Text("challenge-no-chance"))
        return self

    @property
    def start(self) -> str:
        """Return the key of what it starts from."""
        starts = {"given": self.given, "new": self.new, "position": self.position}
        return next(key for key, start in starts.items() if start is not None)
