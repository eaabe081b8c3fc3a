"""The registry: finds bots by the names that seats, settings and the command line use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, cast

from wonderland_qt.bots.budgets import budget_named
from wonderland_qt.bots.search import SearchBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play.information_set import Bot
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.message_parts import in_quotes
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError
from wonderland_qt.plugins import BOTS as GROUP
from wonderland_qt.plugins import plugins

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


class _InstalledBots(Mapping[str, Maker]):
    """The bots of entry points by name, each imported when it is looked up."""

    def __getitem__(self, name: str) -> Maker:
        plugin = next(plugin for plugin in plugins(GROUP) if plugin.name == name)
        return cast("Maker", plugin.load())

    def __iter__(self) -> Iterator[str]:
        return (plugin.name for plugin in plugins(GROUP))

    def __len__(self) -> int:
        return len(plugins(GROUP))

    def __contains__(self, name: object) -> bool:
        return any(plugin.name == name for plugin in plugins(GROUP))


BOTS: Mapping[str, Maker] = _InstalledBots()
"""The bots that play every game and answer at once."""

CHARACTER = "character:"
EXAMPLE = f"{SearchBot.name}:200"

Cancelled = Callable[[], bool]


class UnknownBot(WordedError, LookupError):
    """There is no bot with this name, or its budget is invalid."""


def new_bot(name: str, seed: int, cancelled: Cancelled = lambda: False) -> Bot:
    """Return a new bot with its own seed; raises UnknownBot.

    `search:200` plays 200 rollouts for a decision, `search:0.1s` as many as fit into that time, unless it is
    `cancelled`; `character:owl` plays as the content's owl, or as the rule bot if the content has none.
    """
    return _maker(name, cancelled)(seed)


def bot_names(listed: str, content: Any = None) -> tuple[str, ...]:
    """Return the kinds of bots in a list such as "random,search:200,owl"; raises UnknownBot.

    Characters of the content may be written without their prefix.
    """
    return tuple(_kind_of(name.strip(), content) for name in listed.split(",") if name.strip())


def bot_factory(seed: int) -> Callable[[str, str], Bot]:
    """Return a function that makes a session's bots, each with its own seed."""
    chance = OwnChance(seed)
    return lambda name, player: new_bot(name, chance.number(player))


def known_bots(content: Any) -> list[str]:
    """Return the names of all bots for a content, ending with an example of a search bot."""
    from wonderland_qt.components.bot_characters import characters_of
    from wonderland_qt.components.character_ids import PREFIX

    return [*sorted(BOTS), *(kind.removeprefix(PREFIX) for kind in characters_of(content)), EXAMPLE]


def _kind_of(name: str, content: Any) -> str:
    """Return the kind of bot with a name, adding a character's prefix; raises UnknownBot."""
    from wonderland_qt.bots.tempered_bot import character_kind
    from wonderland_qt.components.bot_characters import characters_of
    from wonderland_qt.components.character_ids import PREFIX

    kind = character_kind(name)
    if kind in characters_of(content):
        return kind
    beginning, _colon, _budget = name.partition(":")
    if name.startswith(PREFIX) or beginning not in {*BOTS, SearchBot.name}:
        raise UnknownBot(text("unknown-bot", name=in_quotes(name), known=", ".join(known_bots(content))))
    _maker(name, lambda: False)  # for a wrong budget raises UnknownBot; there is no search to cancel
    return name


def _maker(name: str, cancelled: Cancelled) -> Callable[[int], Bot]:
    """Return the function that makes the bot with a name from a seed; raises UnknownBot."""
    kind, _colon, budget_name = name.partition(":")
    if kind == SearchBot.name:
        return _searching_bot(name, budget_name, cancelled)
    if name.startswith(CHARACTER):
        return partial(_character_bot, name, cancelled)
    if name not in BOTS:
        raise UnknownBot(text("unknown-bot", name=in_quotes(name), known=", ".join(known_bots(content=None))))
    try:
        return BOTS[name]
    except Exception as error:  # importing a foreign bot can raise anything
        what = quoted(f"{type(error).__name__}: {error}")
        raise UnknownBot(text("bot-broken", name=in_quotes(name), what=what)) from error


def _character_bot(name: str, cancelled: Cancelled, seed: int) -> Bot:
    """Return a bot that plays as a character; its module, which reads content, is imported only now."""
    from wonderland_qt.bots.tempered_bot import TemperedBot

    return TemperedBot(name, seed, cancelled)


def _searching_bot(name: str, budget_name: str, cancelled: Cancelled) -> Callable[[int], Bot]:
    """Return the function that makes a search bot from a seed; raises UnknownBot for a wrong budget."""
    budget = budget_named(budget_name)
    if budget is None:
        raise UnknownBot(text("unknown-budget", name=in_quotes(name), example=EXAMPLE))
    return lambda seed: SearchBot(seed, budget, cancelled)
