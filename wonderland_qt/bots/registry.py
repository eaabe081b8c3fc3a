"""The bots by name, as seats, settings and the command line name them."""

from __future__ import annotations

from collections.abc import Callable

from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play.information_set import Bot
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError

BOTS: dict[str, Callable[[int], Bot]] = {RandomBot.name: RandomBot, RuleBot.name: RuleBot}


class UnknownBot(WordedError, LookupError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(text("unknown-bot", name=repr(name), known=", ".join(sorted(BOTS))))


def new_bot(name: str, seed: int) -> Bot:
    """Return a new bot with chance of its own; raises UnknownBot."""
    make = BOTS.get(name)
    if make is None:
        raise UnknownBot(name)
    return make(seed)


def bot_names(listed: str) -> tuple[str, ...]:
    """Return the names in a list such as "random,random"; raises UnknownBot."""
    names = tuple(name.strip() for name in listed.split(",") if name.strip())
    for name in names:
        if name not in BOTS:
            raise UnknownBot(name)
    return names


def bot_factory(seed: int) -> Callable[[str, str], Bot]:
    """Return how a session finds the bot for a player: a new one with chance of its own each time."""
    chance = OwnChance(seed)
    return lambda name, player: new_bot(name, chance.number(player))
