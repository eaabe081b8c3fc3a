"""Replay: a journal played again from its beginning, to its game, facts and log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from wonderland_qt.engine.flow import EndlessGame, GameState, IllegalChoice
from wonderland_qt.engine.play.journal import AnyLine, Journal, SeatChanged
from wonderland_qt.engine.play.playthrough import NoUndo, Playthrough
from wonderland_qt.engine.play.saves import Save, read_journal
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")


class NoReplay(ValueError):
    """The journal cannot be played again with these rules and this content."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a journal leads to."""

    answers: int
    facts: int
    over: bool
    scores: dict[PlayerId, int]
    winners: tuple[PlayerId, ...]
    waiting: tuple[PlayerId, ...]


def replay(ruleset: Ruleset[StateT, PackT, Any], pack: PackT, journal: Journal) -> Playthrough[StateT, PackT]:
    """Return what the journal tells of; raises NoReplay naming the line that cannot be done."""
    *_, play = replayed_lines(ruleset, pack, journal)
    return play


def replayed_lines(
    ruleset: Ruleset[StateT, PackT, Any], pack: PackT, journal: Journal
) -> Iterator[Playthrough[StateT, PackT]]:
    """Yield one playthrough before the first line of the journal and after each; raises NoReplay."""
    try:
        play = Playthrough(ruleset, pack, journal.header)
    except (msgspec.MsgspecError, LookupError, ValueError, EndlessGame) as error:
        raise NoReplay(f"the game cannot be set up: {error}") from error
    yield play
    for number, line in enumerate(journal.lines, start=1):
        _follow(play, line, number)
        yield play


def _follow(play: Playthrough[Any, Any], line: AnyLine, number: int) -> None:
    try:
        if isinstance(line, SeatChanged) and line.seat.player not in play.seats:
            raise IllegalChoice(f"{line.seat.player} has no seat")
        play.apply(line)
    except (IllegalChoice, NoUndo, EndlessGame) as error:
        raise NoReplay(f"line {number} of the journal cannot be done: {error}") from error


def replay_save(
    ruleset: Ruleset[StateT, PackT, Any], pack: PackT, save: Save
) -> Playthrough[StateT, PackT] | None:
    """Return the playthrough of a saved game, None when its journal does not lead to its state any more.

    That happens when the rules in the program have changed since.
    """
    try:
        play = replay(ruleset, pack, save.journal)
    except NoReplay:
        return None
    return play if ruleset.codec.encode(play.game.state) == save.state else None


def replay_file(ruleset: Ruleset[Any, PackT, Any], pack: PackT, path: Path) -> Replayed:
    """Play a journal, or the journal in a saved game, again and tell what it leads to.

    Raises UnreadableSave or NoReplay.
    """
    journal = read_journal(path, ruleset, pack)
    play = replay(ruleset, pack, journal)
    game = play.game
    return Replayed(
        answers=game.state.answered,
        facts=len(play.log),
        over=game.over,
        scores=dict(ruleset.scores(game)),
        winners=ruleset.winners(game) if game.over else (),
        waiting=game.waiting(),
    )
