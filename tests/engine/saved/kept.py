"""Pebbles at a table whose game is kept in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tests.engine.pebbles import ANN, BEN, PEBBLES, PebbleContent
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import Header, Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.saved.resume import Resumed, resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saves import AnySaved, Record, Stood, add_checks

CONTENT = PebbleContent()
SEATS = (Seat(ANN, "Ann"), Seat(BEN, "Ben"))


def begun(path: Path) -> Session[Any, PebbleContent]:
    """A game of two that has just begun, kept in this file."""
    file = SaveFile(path)
    return Session.start(PEBBLES, CONTENT, NewGame((ANN, BEN), 1, {"curtain": "on"}), SEATS, file=file)


def act(session: Session[Any, PebbleContent]) -> None:
    """Let the player who is asked answer, or end the turn."""
    if session.turn_to_end:
        session.end_turn()
    else:
        player = session.waiting[0]
        session.choose(player, next(d for d in session.decisions if d.player == player).options[-1].id)


def played(path: Path, acts: int = 2) -> Session[Any, PebbleContent]:
    """A game of two after some acts."""
    session = begun(path)
    for _ in range(acts):
        act(session)
    return session


def gone_on(path: Path, content: PebbleContent = CONTENT) -> Resumed[Any, PebbleContent]:
    """The game in a file, resumed."""
    return resume(PEBBLES, content, read_save(path), today=())


def stands(session: Session[Any, PebbleContent]) -> bytes:
    """How a game stands."""
    return PEBBLES.codec.encode(session.game.state)


def rewrite(path: Path, old: bytes, new: bytes, *, stood: bool = True) -> None:
    """Change something in a file as somebody would who knows how its lines are sealed.

    Without `stood` it is nowhere written down the state of the game.
    """
    records = [record for record in read_save(path).records if stood or not isinstance(record, Stood)]
    changed = [_changed(record, old, new) for record in records]
    assert changed != records
    path.write_bytes(b"".join(add_checks(changed)[1]))


def _changed(record: Record, old: bytes, new: bytes) -> Record:
    kind: Any = Header if isinstance(record, Header) else AnySaved
    changed: Record = msgspec.json.decode(msgspec.json.encode(record).replace(old, new), type=kind)
    return changed
