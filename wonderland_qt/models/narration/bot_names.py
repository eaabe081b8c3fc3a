"""What a kind of bot is called; said of saved games, too, before any content is read."""

from __future__ import annotations

from wonderland_qt import plugins
from wonderland_qt.components.character_ids import PREFIX, is_character
from wonderland_qt.engine.words.texts import Text, text

BESIDE_PLUGINS = "search"
"""The kind of bot that is no plug-in."""


def bot_name(kind: str) -> Text:
    """Return what a kind of bot is called: one of another package by the name of its entry point."""
    if is_character(kind):
        return Text(kind.removeprefix(PREFIX))
    name = kind.partition(":")[0]
    ours = {plugin.name for plugin in plugins.plugins(plugins.BOTS) if plugin.package == plugins.OWN}
    return Text(f"bot-{name}") if name in {BESIDE_PLUGINS, *ours} else text("bot-of-package", name=name)
