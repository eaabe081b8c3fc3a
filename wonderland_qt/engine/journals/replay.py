"""Replay: plays a journal again from its beginning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from wonderland_qt.engine.flow import ContentT, EndlessGame, IllegalChoice, StateT
from wonderland_qt.engine.journals.journal import AnyLine, Journal, SeatChanged
from wonderland_qt.engine.journals.playthrough import NoUndo, Playthrough
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, message_of


class NoReplay(WordedError, ValueError):
    """A journal cannot be replayed with these rules and this content; `line` is the number at fault."""

    def __init__(self, why: Text, line: int = 0) -> None:
        """Keep the reason and the number of the journal's line, 0 if the set-up itself cannot be done."""
        super().__init__(why)
        self.line = line


@dataclass(frozen=True, slots=True)
class Replayed:
    """A summary of the game that a journal leads to."""

    answers: int
    events: int
    over: bool
    scores: dict[PlayerId, int]
    winners: tuple[PlayerId, ...]
    waiting: tuple[PlayerId, ...]


def replay(
    ruleset: Ruleset[StateT, ContentT], content: ContentT, journal: Journal
) -> Playthrough[StateT, ContentT]:
    """Return the playthrough of a whole journal; raises NoReplay naming the line that cannot be done."""
    *_, play = replayed_lines(ruleset, content, journal)
    return play


def replayed_lines(
    ruleset: Ruleset[StateT, ContentT], content: ContentT, journal: Journal
) -> Iterator[Playthrough[StateT, ContentT]]:
    """Yield the same playthrough before the first line of a journal and after each line; raises NoReplay."""
    try:
        play = Playthrough(ruleset, content, journal.header)
    except (msgspec.MsgspecError, LookupError, ValueError, EndlessGame) as error:
        raise NoReplay(text("replay-no-set-up", problem=message_of(error))) from error
    yield play
    for number, line in enumerate(journal.lines, start=1):
        _apply_line(play, line, number)
        yield play


def _apply_line(play: Playthrough[Any, Any], line: AnyLine, number: int) -> None:
    """Apply a line to a playthrough; raises NoReplay with its number."""
    try:
        if isinstance(line, SeatChanged) and line.seat.player not in play.seats:
            raise IllegalChoice(text("choice-no-seat", player=line.seat.player))
        play.apply(line)
    except (IllegalChoice, NoUndo, EndlessGame) as error:
        why = text("replay-line", line=str(number), problem=message_of(error))
        raise NoReplay(why, number) from error


def replayed(play: Playthrough[Any, Any]) -> Replayed:
    """Return a summary of a replayed game."""
    game = play.game
    return Replayed(
        answers=game.state.answered,
        events=len(play.log),
        over=game.over,
        scores=dict(play.ruleset.scores(game)),
        winners=play.ruleset.winners(game) if game.over else (),
        waiting=game.waiting(),
    )
