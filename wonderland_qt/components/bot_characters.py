"""Characters: bots with a name, a temper and a measured strength, as content that packs can extend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from itertools import product
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
    """A bot with a character.

    Of 100 decisions it answers `slips` randomly. Otherwise it takes the best option by an evaluation in which
    some numbers are replaced by its `weights`, comparing answers by `rollouts` if there are any.
    """

    about: dict[str, Name]
    temper: Temper
    slips: Percent = 0.0
    weights: dict[str, float] = Field(default={})
    rollouts: Annotated[int, Field(ge=0, le=MOST_ROLLOUTS)] = 0

    @property
    def kind(self) -> str:
        """Return the kind of bot by which seats name this character."""
        return f"{PREFIX}{self.id}"

    @property
    def about_text(self) -> Text:
        """Return the text that describes how it plays."""
        return Text(f"{self.id}-about")

    def words(self) -> Mapping[str, Mapping[str, str]]:
        """Return the words of its name and of its description."""
        return {**super().words(), self.about_text.key: self.about}


class Wins(ContentModel):
    """A character's wins in 100 of its games, and how many more than the next weaker character won.

    Margins are 95 % margins of error.
    """

    share: Percent
    margin: Percent
    ahead: Annotated[float, Field(ge=-100, le=100)] = 0.0
    ahead_margin: Percent = 0.0

    @property
    def ahead_beyond_doubt(self) -> bool:
        """Tell whether it is significantly stronger than the next weaker character."""
        return self.ahead > self.ahead_margin > 0


class BotStrength(ContentModel):
    """How many games characters win against each other, with each equally often in each seat."""

    players: Annotated[int, Field(ge=2)]
    games: Annotated[int, Field(ge=1)]
    date: Annotated[date, Field(strict=False)]
    commit: str
    wins: dict[str, Wins]


class WithBots(Protocol):
    """Content files that may have characters, and the evaluation that these use."""

    @property
    def bots(self) -> tuple[BotCharacter, ...]: ...

    @property
    def evaluation(self) -> Any: ...


def characters_of(content: Any) -> Mapping[str, BotCharacter]:
    """Return the characters of a content, if any, by their kinds of bot."""
    bots: Iterable[BotCharacter] = getattr(getattr(content, "files", None), "bots", ())
    return {character.kind: character for character in bots}


def strength_of(content: Any) -> BotStrength | None:
    """Return the measured strength of a content's characters, None if it was not measured."""
    measured: BotStrength | None = getattr(getattr(content, "files", None), "bot_strength", None)
    return measured


def bots_fit(languages: Iterable[str] = ("en",)) -> Callable[[WithBots], Iterator[Complaint]]:
    """Return the content check that characters have words in these languages, and known weights."""
    needed = tuple(languages)

    def check(files: WithBots) -> Iterator[Complaint]:
        """Yield complaints about missing names and descriptions, then about unknown weights."""
        for number, character in enumerate(files.bots):
            for field, language in product(("name", "about"), needed):
                if language not in getattr(character, field):
                    yield Complaint(("bots", number, field), text("bot-without-words", language=language))
            yield from _unknown_numbers(files.evaluation, character.weights, ("bots", number, "weights"))

    return check


def _unknown_numbers(
    evaluation: Any, changed: Mapping[str, float], path: tuple[str | int, ...]
) -> Iterator[Complaint]:
    """Yield a complaint for each changed number that the evaluation does not have.

    A content without an evaluation has no numbers at all, so it gets no complaints.
    """
    known = numbers(evaluation) if evaluation is not None else {}
    if not known:
        return
    for name in changed:
        try:
            with_numbers(evaluation, {name: 0.0})
        except UnknownNumber:
            message = text("bot-unknown-number", number=name, near=suggestion(name, known))
            yield Complaint((*path, name), message, at_key=True)
