"""The names of the persons and bots at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wonderland_qt.components.character_ids import is_character
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.bot_names import bot_name


def names_at(seats: Sequence[Seat], words: Words) -> dict[PlayerId, str]:
    """Return names by player: a person's own, a bot character's, or "".

    Several bots of the same character get their roles added.
    """
    bots_of_kind = Counter(seat.bot for seat in seats if not seat.name)
    return {
        seat.player: seat.name or _name_of_character(seat, words, with_role=bots_of_kind[seat.bot] > 1)
        for seat in seats
    }


def _name_of_character(seat: Seat, words: Words, *, with_role: bool) -> str:
    """Return the name of the bot character on a seat, or "" if none sits there."""
    name = bot_name(seat.bot)
    if not is_character(seat.bot) or not words.has(name.key):
        return ""
    if with_role:
        return words.say(text("player-title", name=words.say(name), role=words.say(Text(seat.player))))
    return words.say(name)
