"""Thoughts: the decisions of bots, each with what its bot knows, so that a thread may think them through."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.information_set import Bot, InformationSet
from wonderland_qt.engine.players import PlayerId

BotFactory = Callable[[str, PlayerId], Bot]
"""Returns a bot of a kind for a player."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision for a bot to think about, with its own copy of the game, so that a thread may do it."""

    bot: Bot
    known: InformationSet[Any, Any]
    decision: Decision
    kind: str = ""

    @property
    def player(self) -> PlayerId:
        """Return the player for whom the bot answers."""
        return self.decision.player

    def think(self) -> str:
        """Return the bot's answer."""
        return self.bot.choose(self.known, self.decision)


def no_such_bot(kind: str, player: PlayerId) -> Bot:
    """Raise LookupError: a session without a factory has persons alone."""
    raise LookupError(f"no bot {kind!r} for {player}")
