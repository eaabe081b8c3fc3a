"""The kinds of bots for a table: name, description and strength of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wonderland_qt.components.bot_characters import BotCharacter, Wins, characters_of, strength_of
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.bot_names import bot_name


@dataclass(frozen=True)
class BotKind:
    """A kind of bot to choose.

    `face` is the name of its portrait. `wins` is its measured number of wins in 100 games at a table with
    `players` bots, or None. A bot that `plays_out` games takes longer to answer.
    """

    kind: str
    name: Text
    about: Text | None = None
    temper: Text | None = None
    face: str = ""
    wins: Wins | None = None
    players: int = 0
    plays_out: bool = False

    @property
    def strength(self) -> Text | None:
        """Return its strength in words, or None if not measured.

        A margin is at least 1 %, as one rounded to 0 would claim that nothing is uncertain.
        """
        if self.wins is None:
            return None
        share, margin = round(self.wins.share), max(round(self.wins.margin), 1)
        return text("bot-wins", wins=share, margin=margin, fair=round(100 / self.players))


def bot_kinds(content: Any, usual: Sequence[str], changed: bool = False) -> tuple[BotKind, ...]:
    """Return the characters of a content, the weakest first, or the usual kinds if it has none.

    For a `changed` content the measured strengths are left out: they hold without the change.
    """
    strength = None if changed else strength_of(content)
    wins = strength.wins if strength is not None else {}
    players = strength.players if strength is not None else 0
    characters = [
        _kind_of_character(character, wins.get(character.id), players)
        for character in characters_of(content).values()
    ]
    if characters:
        return tuple(sorted(characters, key=_share_of_wins))
    return tuple(BotKind(kind, bot_name(kind)) for kind in usual)


def _kind_of_character(character: BotCharacter, wins: Wins | None, players: int) -> BotKind:
    """Return a character as a kind of bot, with its measured `wins` in games of so many players."""
    return BotKind(
        character.kind,
        name=Text(character.id),
        about=character.about_text,
        temper=Text(f"temper-{character.temper}"),
        face=character.id,
        wins=wins,
        players=players,
        plays_out=character.rollouts > 0,
    )


def _share_of_wins(kind: BotKind) -> float:
    """Return the wins in 100 games, 100 if not measured, so that such a bot comes last."""
    return kind.wins.share if kind.wins is not None else 100.0
