"""The description of a saved game, without its rules or content: its players, its moment and its result."""

from __future__ import annotations

from wonderland_qt.components.character_ids import is_character
from wonderland_qt.engine.journals.journal import Seat, seats_now
from wonderland_qt.engine.saved.saves import Save
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.bot_names import bot_name


def names_in(save: Save) -> tuple[Text, ...]:
    """Return the names of a saved game's players by seat."""
    return tuple(map(seat_name, seats_now(save.journal)))


def seat_name(seat: Seat) -> Text:
    """Return the name at a seat: a person's own, a bot character's, or the role's."""
    if seat.name:
        return text("player-named", name=seat.name)
    return bot_name(seat.bot) if is_character(seat.bot) else Text(seat.player)


def moment_kept(save: Save) -> Text | None:
    """Return the stored moment of a saved game; None in an earlier format, for which the rules are needed."""
    last_state = save.last_stood
    if last_state is None:
        return Text("saved-begun")
    return last_state.moment if last_state.moment.key else None


def result_kept(save: Save) -> Text | None:
    """Return the winners of a saved game and their score, or None if it is not over.

    A damaged file may name winners who have no seat.
    """
    outcome = save.last_stood
    if outcome is None or not outcome.winners:
        return None
    names_by_role = {seat.player: seat_name(seat) for seat in seats_now(save.journal)}
    names = tuple(names_by_role[winner] for winner in outcome.winners if winner in names_by_role)
    return text("saved-won", names=names, score=outcome.scores.get(outcome.winners[0], 0))


def description_of(save: Save, moment: Text) -> Text:
    """Return the players and moment of a saved game."""
    return text("saved-game", names=names_in(save), moment=moment)
