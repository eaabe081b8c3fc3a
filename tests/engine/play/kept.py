"""Pebbles at a table whose game is kept in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tests.engine.pebbles import ANN, BEN, PEBBLES, Chosen, PebblePack
from wonderland_qt.engine.play.journal import Header, Seat
from wonderland_qt.engine.play.save_file import SaveFile
from wonderland_qt.engine.play.save_reading import read_save
from wonderland_qt.engine.play.saves import AnySaved, Record, Stood, sealed_all
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.play.taking_up import TakenUp, take_up

PACK = PebblePack()
SEATS = (Seat(ANN, "Ann"), Seat(BEN, "Ben"))


def begun(path: Path) -> Session[Any, PebblePack]:
    """A game of two that has just begun, kept in this file."""
    file = SaveFile(path)
    return Session.start(PEBBLES, PACK, Chosen((ANN, BEN), 1), SEATS, {"curtain": "on"}, file=file)


def act(session: Session[Any, PebblePack]) -> None:
    """Let whoever is asked answer, or end the turn."""
    if session.turn_to_end:
        session.end_turn()
    else:
        player = session.waiting[0]
        session.choose(player, next(d for d in session.decisions if d.player == player).options[-1].id)


def played(path: Path, acts: int = 2) -> Session[Any, PebblePack]:
    """A game of two after some acts."""
    session = begun(path)
    for _ in range(acts):
        act(session)
    return session


def gone_on(path: Path, pack: PebblePack = PACK) -> TakenUp[Any, PebblePack]:
    """The game in a file, taken up again."""
    return take_up(PEBBLES, pack, read_save(path))


def stands(session: Session[Any, PebblePack]) -> bytes:
    """How a game stands."""
    return PEBBLES.codec.encode(session.game.state)


def rewrite(path: Path, old: bytes, new: bytes, *, stood: bool = True) -> None:
    """Change something in a file as somebody would who knows how its lines are sealed.

    Without `stood` it is nowhere written down how the game stood.
    """
    records = [record for record in read_save(path).records if stood or not isinstance(record, Stood)]
    changed = [_changed(record, old, new) for record in records]
    assert changed != records
    path.write_bytes(b"".join(sealed_all(changed)[1]))


def _changed(record: Record, old: bytes, new: bytes) -> Record:
    kind: Any = Header if isinstance(record, Header) else AnySaved
    changed: Record = msgspec.json.decode(msgspec.json.encode(record).replace(old, new), type=kind)
    return changed
