"""The journal: the set-up, the seats and all that players did, from which a game can be replayed."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypeVar

import msgspec

from wonderland_qt import __version__
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.words.foreign_text import on_one_line

FORMAT = 3
NO_STATE = msgspec.Raw(b"null")

LONGEST_NAME = 60

ContentT = TypeVar("ContentT")


class Seat(msgspec.Struct, frozen=True):
    """Who plays a player's role: a person with a name, or a bot of the kind `bot`."""

    player: PlayerId
    name: str
    bot: str = ""

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot plays the role."""
        return self.bot != ""


def on_a_line(name: str) -> str:
    """Return a name on one line, without control characters, cut to the length that a saved game allows.

    Joiners are kept, as some scripts need them; a name of nothing but joiners and spaces becomes empty.
    """
    line = " ".join(on_one_line(name).split())
    has_visible_letter = any(letter.isprintable() and letter != " " for letter in line)
    return line[:LONGEST_NAME] if has_visible_letter else ""


def with_name_on_a_line(seat: Seat) -> Seat:
    """Return a seat with a name that a saved game allows."""
    return msgspec.structs.replace(seat, name=on_a_line(seat.name))


class JournalLine(msgspec.Struct, frozen=True, tag_field="did"):
    """One thing done at the table."""


class Answered(JournalLine, frozen=True, tag="answer"):
    """A player chose an option."""

    player: PlayerId
    option: str


class Undone(JournalLine, frozen=True, tag="undo"):
    """The last answer was taken back."""


class TurnEnded(JournalLine, frozen=True, tag="end_turn"):
    """A person ended the turn, and with it the chance to undo."""


class SeatChanged(JournalLine, frozen=True, tag="seat"):
    """Another person or bot took over a seat."""

    seat: Seat


AnyLine = Answered | Undone | TurnEnded | SeatChanged


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """How a game began.

    `begun` is the time (ISO 8601), `rules` the fingerprint of its content, `chosen` the set-up. `start` is
    null, or a state to begin from instead, for a game carried over to rules under which the set-up would no
    longer lead to that state. `earlier_house_rules` are only set up to format 2.
    """

    save: int
    program: str
    game: str
    begun: str
    rules: str
    chosen: msgspec.Raw
    seats: tuple[Seat, ...]
    earlier_house_rules: dict[str, bool | int | str] = msgspec.field(default_factory=dict, name="house")
    start: msgspec.Raw = NO_STATE


class Journal(msgspec.Struct):
    """A game's header and all lines so far."""

    header: Header
    lines: list[AnyLine]


def new_journal(
    ruleset: Ruleset[Any, ContentT],
    content: ContentT,
    chosen: NewGame,
    seats: tuple[Seat, ...],
) -> Journal:
    """Return the empty journal of a game that begins now."""
    header = Header(
        save=FORMAT,
        program=__version__,
        game=ruleset.id,
        begun=now(),
        rules=ruleset.fingerprint(content),
        chosen=msgspec.Raw(msgspec.json.encode(chosen)),
        seats=tuple(map(with_name_on_a_line, seats)),
    )
    return Journal(header, [])


def chosen_in(header: Header) -> NewGame:
    """Return the set-up that a header holds."""
    return msgspec.json.decode(header.chosen, type=NewGame)


def now() -> str:
    """Return the current time as journals write it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def carried_over(journal: Journal, state: bytes, rules: str = "") -> Journal:
    """Return an empty journal that begins at `state`, with the present seats.

    `rules`, the fingerprint of the content, is given if the game goes on by other rules than it began with.
    """
    header = msgspec.structs.replace(
        journal.header,
        save=FORMAT,
        program=__version__,
        rules=rules or journal.header.rules,
        seats=seats_now(journal),
        start=msgspec.Raw(state),
    )
    return Journal(header, [])


def seats_now(journal: Journal) -> tuple[Seat, ...]:
    """Return the seats after all changes of seats in a journal."""
    seats = {seat.player: seat for seat in journal.header.seats}
    seats |= {line.seat.player: line.seat for line in journal.lines if isinstance(line, SeatChanged)}
    return tuple(seats.values())


def without_undone(journal: Journal) -> Journal:
    """Return a journal with the same result, without undone answers and their undos."""
    kept: list[AnyLine] = []
    for line in journal.lines:
        if isinstance(line, Undone):
            last_answer = max(place for place, earlier in enumerate(kept) if isinstance(earlier, Answered))
            del kept[last_answer]
        else:
            kept.append(line)
    return Journal(journal.header, kept)
