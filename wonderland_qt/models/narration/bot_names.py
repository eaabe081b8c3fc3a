"""The names of kinds of bots, which need no content, so that lists of saved games can show them."""

from __future__ import annotations

from wonderland_qt import plugins
from wonderland_qt.components.character_ids import PREFIX, is_character
from wonderland_qt.engine.words.texts import Text, text

BESIDE_PLUGINS = "search"
"""The kind of bot that is not a plug-in."""


def bot_name(kind: str) -> Text:
    """Return the name of a kind of bot: a character's, one in our words, or that of a plug-in's entry point.

    Only our own bots have names in our words; a bot of another package may have the same entry point name.
    """
    if is_character(kind):
        return Text(kind.removeprefix(PREFIX))
    name, _, _settings = kind.partition(":")
    ours = {plugin.name for plugin in plugins.plugins(plugins.BOTS) if plugin.package == plugins.OWN}
    if name == BESIDE_PLUGINS or name in ours:
        return Text(f"bot-{name}")
    return text("bot-of-package", name=name)
