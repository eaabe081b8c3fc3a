"""The bots by name, as seats, settings and the command line name them."""

from __future__ import annotations

import re
from collections.abc import Callable

from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.bots.search import SearchBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play.information_set import Bot
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError

BOTS: dict[str, Callable[[int], Bot]] = {RandomBot.name: RandomBot, RuleBot.name: RuleBot}
"""The bots that answer at once, which the window offers."""

BUDGET = re.compile(r"[1-9][0-9]{0,5}")
EXAMPLE = f"{SearchBot.name}:200"


class UnknownBot(WordedError, LookupError):
    """No bot has this name, or the budget in it is none."""


def new_bot(name: str, seed: int) -> Bot:
    """Return a new bot with chance of its own; raises UnknownBot.

    `search:200` plays 200 rollouts for a decision.
    """
    return _maker(name)(seed)


def bot_names(listed: str) -> tuple[str, ...]:
    """Return the names in a list such as "random,search:200"; raises UnknownBot."""
    names = tuple(name.strip() for name in listed.split(",") if name.strip())
    for name in names:
        _maker(name)
    return names


def bot_factory(seed: int) -> Callable[[str, str], Bot]:
    """Return how a session finds the bot for a player: a new one with chance of its own each time."""
    chance = OwnChance(seed)
    return lambda name, player: new_bot(name, chance.number(player))


def _maker(name: str) -> Callable[[int], Bot]:
    kind, _, budget = name.partition(":")
    if kind == SearchBot.name:
        return _searching(name, budget)
    if name not in BOTS:
        raise UnknownBot(text("unknown-bot", name=repr(name), known=", ".join([*sorted(BOTS), EXAMPLE])))
    return BOTS[name]


def _searching(name: str, budget: str) -> Callable[[int], Bot]:
    if not BUDGET.fullmatch(budget):
        raise UnknownBot(text("unknown-budget", name=repr(name), example=EXAMPLE))
    return lambda seed: SearchBot(seed, int(budget))
