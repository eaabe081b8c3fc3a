"""Scenarios: the models of YAML files with a position, random results, answers and expectations."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, model_validator

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.scenarios.multiset import Counted
from wonderland_qt.engine.words.texts import Text, text

Kind = str | dict[str, dict[str, Any]]
"""The name of an event's class, alone or with some of its fields."""


class Expect(ContentModel):
    """What must hold at one point of a scenario; only fields that are written are checked.

    `events` must have happened in this order since the last point (others may come between), `no_events` not
    at all. `state` and `views` compare the state and what viewers see. `options` are all options of a
    player, `offered` some of them. `unchanged` are paths of the state with the values of the beginning.
    `scores` are the public scores by player.
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
        """Tell whether it expects a decision, so that one at the end of the scenario is no mistake."""
        return self.asked is not None or bool(self.options or self.offered or self.prompt)


class Move(ContentModel):
    """One item of `play`: an answer, an answer that must be refused, or expectations."""

    player: str = ""
    option: str = ""
    refused: bool = False
    expect: Expect | None = None


class NewTable(ContentModel):
    """A new game to start from: its players by seat, options and seed."""

    players: tuple[str, ...]
    options: dict[str, str] = Field(default_factory=dict)
    seed: int = 1


class Variant(ContentModel):
    """A variant of the scenario in the same file: what is written is merged over it, map by map."""

    about: str = ""
    given: dict[str, Any] | None = None
    new: dict[str, Any] | None = None
    chance: dict[str, Any] | None = None
    play: tuple[Any, ...] | None = None
    expect: dict[str, Any] | None = None


class Measured(ContentModel):
    """The results of a search: how many of 100 games each answer wins, from so many `samples` each.

    `points` are how many more points each player has after the best answer than after the second best, 0 if
    the difference is not significant.
    """

    samples: int
    wins: dict[str, float]
    points: dict[str, float] = Field(default_factory=dict)


class ChallengeTerms(ContentModel):
    """What makes a scenario a challenge: the player to be asked, and texts by language.

    The answers under `play` are the solution. Without a `title` its question is the title, without a `goal`
    it asks for the answer that wins most often; `learn` is shown once it is solved.
    """

    ask: str
    title: dict[str, str] = Field(default_factory=dict)
    goal: dict[str, str] = Field(default_factory=dict)
    learn: dict[str, str] = Field(default_factory=dict)
    measured: Measured | None = None


class Scenario(ContentModel):
    """A scenario, which starts from one of `given`, `new` and `position`.

    `given` is the game's own model of a position, `new` a new game, `position` a state as in a saved game.
    With `challenge` it is a challenge.

    `game` is the id of its game, if the folder does not tell. `rules` are the rules that it shows. `shows`
    maps cards, abilities, verbs, triggers and measures to what the scenario shows of them: that they work,
    where they do nothing, and that others are not affected.
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
    def _require_one_start(self) -> Scenario:
        """Return the scenario unchanged; raises WrongValue unless it has exactly one start."""
        if sum(start is not None for start in (self.given, self.new, self.position)) != 1:
            raise WrongValue(Text("scenario-one-start"))
        return self

    @model_validator(mode="after")
    def _check_challenge(self) -> Scenario:
        """Check that in a challenge the asked player answers, no one else does, and all is certain.

        So its `play` is not empty, and it has no `chance` and no `variants`.
        """
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
        """Return the key of its start: "given", "new" or "position"."""
        starts = {"given": self.given, "new": self.new, "position": self.position}
        return next(key for key, start in starts.items() if start is not None)
