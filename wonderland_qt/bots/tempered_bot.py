"""The tempered bot: plays as a character of the content, with its slips, weights and rollouts."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from wonderland_qt.bots.budgets import rollouts
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.bots.search import SearchBot
from wonderland_qt.components.bot_characters import BotCharacter, characters_of
from wonderland_qt.components.character_ids import PREFIX
from wonderland_qt.components.weights import with_numbers, with_weights
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.information_set import InformationSet

AS_RULED = BotCharacter.model_construct(id="", about={}, temper="careful")
"""The character that replaces one missing from the content, such as one of a removed pack."""

MOST_TEMPERS = 32


class TemperedBot:
    """Plays as the content's character of a kind, which answers some decisions randomly."""

    def __init__(self, kind: str, seed: int, cancelled: Callable[[], bool] = lambda: False) -> None:
        """Take the name of the kind; which character that is, the content of each decision says."""
        self.name = kind
        self._cancelled = cancelled
        self._chance = OwnChance(seed)

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return a random answer in case of a slip, else the best one by the character's weights."""
        character = self._character(known.content)
        if self._chance.below("slips", 1000) < character.slips * 10:  # of 1000, as slips have one decimal
            return any_answer(decision, self._chance)
        if character.weights and known.content.evaluation is not None:
            known = copy(known)
            known.content = _content_of_character(known.content, character)
        seed = self._chance.number("answer")
        if character.rollouts == 0:
            return RuleBot(seed).choose(known, decision)
        return SearchBot(seed, rollouts(character.rollouts), self._cancelled).choose(known, decision)

    def _character(self, content: Any) -> BotCharacter:
        """Return the character, one that plays like the rule bot if the content does not have it."""
        return characters_of(content).get(self.name, AS_RULED)


def character_kind(name: str) -> str:
    """Return the kind of bot of a character, named with or without the prefix."""
    return PREFIX + name.removeprefix(PREFIX)


def _content_of_character(content: Any, character: BotCharacter) -> Any:
    """Return the content with the character's weights."""
    return _content_with(content, tuple(character.weights.items()))


@known_of_content(MOST_TEMPERS)
def _content_with(content: Any, changed: tuple[tuple[str, float], ...]) -> Any:
    """Return the content with some numbers changed (cached)."""
    return with_weights(content, with_numbers(content.weights, dict(changed)))
