"""What a saved game tells of itself, without its rules or content: who plays it, and how far it has come."""

from __future__ import annotations

from wonderland_qt.components.character_ids import is_character
from wonderland_qt.engine.journals.journal import Seat, seats_now
from wonderland_qt.engine.saved.saves import Save
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.bot_names import bot_name


def names_in(save: Save) -> tuple[Text, ...]:
    """Return who plays a saved game, by seat."""
    return tuple(map(seat_name, seats_now(save.journal)))


def seat_name(seat: Seat) -> Text:
    """Return how somebody at a seat is called: by name, a nameless bot as a character or by its role."""
    if seat.name:
        return text("player-named", name=seat.name)
    return bot_name(seat.bot) if is_character(seat.bot) else Text(seat.player)


def moment_kept(save: Save) -> Text | None:
    """Return how far a saved game has come; None in one of an earlier format, which its rules must tell."""
    stood = save.stood[-1][1] if save.stood else None
    if stood is None:
        return Text("saved-begun")
    return stood.moment if stood.moment.key else None


def description_of(save: Save, moment: Text) -> Text:
    """Return who plays a saved game and how far it has come."""
    return text("saved-game", names=names_in(save), moment=moment)
