"""Characters: bots with a name, a temper and a measured strength, as content that packs may add to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from typing import Annotated, Any, Literal, Protocol

from pydantic import Field

from wonderland_qt.components.character_ids import PREFIX
from wonderland_qt.components.entries import Entry, Name
from wonderland_qt.components.weights import UnknownNumber, numbers, with_numbers
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text

Temper = Literal["dreamy", "bold", "greedy", "spiteful", "builder", "careful"]
Percent = Annotated[float, Field(strict=True, ge=0, le=100, allow_inf_nan=False)]

MOST_ROLLOUTS = 100_000


class BotCharacter(Entry):
    """A bot with a temper of its own.

    Of 100 decisions it takes `slips` without looking. Otherwise it takes what the evaluation rates best, some
    numbers of which are others (`weights`), and compares answers by so many `rollouts`.
    """

    about: dict[str, Name]
    temper: Temper
    slips: Percent = 0.0
    weights: dict[str, float] = Field(default={})
    rollouts: Annotated[int, Field(ge=0, le=MOST_ROLLOUTS)] = 0

    @property
    def kind(self) -> str:
        """Return what a seat calls this kind of bot."""
        return f"{PREFIX}{self.id}"

    @property
    def about_text(self) -> Text:
        """Return the line that says how it plays."""
        return Text(f"{self.id}-about")

    def words(self) -> Mapping[str, Mapping[str, str]]:
        """Return its name, and the line that says how it plays."""
        return {**super().words(), self.about_text.key: self.about}


class Wins(ContentModel):
    """The wins of a character in 100 games in which it sat, and by how many it was ahead of the next weaker.

    Margins are those within which 95 of 100 such figures lie.
    """

    share: Percent
    margin: Percent
    ahead: Annotated[float, Field(ge=-100, le=100)] = 0.0
    ahead_margin: Percent = 0.0

    @property
    def ahead_beyond_doubt(self) -> bool:
        """Tell whether it is stronger than the next weaker one beyond doubt."""
        return self.ahead > self.ahead_margin > 0


class BotStrength(ContentModel):
    """What characters win at tables among themselves, all of them equally often at each seat."""

    players: Annotated[int, Field(ge=2)]
    games: Annotated[int, Field(ge=1)]
    date: Annotated[date, Field(strict=False)]
    commit: str
    wins: dict[str, Wins]


class WithBots(Protocol):
    """Content files in which there may be characters, with an evaluation that they go by."""

    @property
    def bots(self) -> tuple[BotCharacter, ...]: ...

    @property
    def evaluation(self) -> Any: ...


def characters_of(content: Any) -> Mapping[str, BotCharacter]:
    """Return the characters of a content by the kinds that seats name; none where it has none."""
    bots: Iterable[BotCharacter] = getattr(getattr(content, "files", None), "bots", ())
    return {character.kind: character for character in bots}


def strength_of(content: Any) -> BotStrength | None:
    """Return how strong the characters of a content are, as far as somebody measured it."""
    measured: BotStrength | None = getattr(getattr(content, "files", None), "bot_strength", None)
    return measured


def bots_fit(languages: Iterable[str] = ("en",)) -> Callable[[WithBots], Iterator[Complaint]]:
    """Return the check that characters have words in these languages, and change numbers that there are."""
    spoken = tuple(languages)

    def check(files: WithBots) -> Iterator[Complaint]:
        for place, character in enumerate(files.bots):
            for field in ("name", "about"):
                for language in spoken:
                    if language not in getattr(character, field):
                        yield Complaint(("bots", place, field), text("bot-without-words", language=language))
            yield from _unknown_numbers(files.evaluation, character.weights, ("bots", place, "weights"))

    return check


def _unknown_numbers(
    evaluation: Any, changed: Mapping[str, float], path: tuple[str | int, ...]
) -> Iterator[Complaint]:
    known = numbers(evaluation) if evaluation is not None else {}
    for name in changed if known else ():
        try:
            with_numbers(evaluation, {name: 0.0})
        except (UnknownNumber, TypeError):
            message = text("bot-unknown-number", number=name, near=suggestion(name, known))
            yield Complaint((*path, name), message, True)
