"""Saved games to be broken: real ones of every game, and their records changed and sealed again."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import Seat, new_journal
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_content import layers_of
from wonderland_qt.engine.saved.saves import Record, check_of

ANSWERS = (0, 3, 40, 90)
STRANGE: tuple[Any, ...] = (
    *(None, -1, 0, 10**6, 2**63, 1.5, True, "", "zed", "x" * 100_000, "../../etc", "\x1b[2J", "9" * 5_000),
    *([], {}, [[]], {"key": "saved-game", "arguments": []}),
)
CONTENT = [paths.content()]


@cache
def content_of(game: str) -> Any:
    """Return the content of a game."""
    return GAMES[game].load(CONTENT)


@cache
def saved_games(folder: Path, game: str) -> tuple[bytes, ...]:
    """Return games of this game under way, as they are saved after some answers."""
    return tuple(_saved(folder / f"{game}-{answers}.save", game, answers) for answers in ANSWERS)


def picked(chance: OwnChance, folder: Path) -> tuple[str, bytes]:
    """Return any game with one of its saved games."""
    game = chance.pick("game", tuple(GAMES))
    return game, chance.pick("saved", saved_games(folder, game))


def _saved(path: Path, game: str, answers: int) -> bytes:
    ruleset, content, chance = GAMES[game], content_of(game), OwnChance(5)
    chosen = ruleset.seating.random_new_game(content, ruleset.seating.sizes[0], 5, {})
    players = ruleset.players(ruleset.new(content, chosen, None).state)
    seats = tuple(Seat(player, f"Guest {number}") for number, player in enumerate(players))
    file = SaveFile(path, layers_of(CONTENT, game))
    journal = new_journal(ruleset, content, chosen, seats)
    session = Session.go_on(ruleset, content, journal, file=file, automatic=True)
    for _ in range(answers):
        if not session.over:
            player = session.waiting[0]
            decision = session.decision_of(player)
            assert decision is not None
            session.choose(player, any_answer(decision, chance))
    session.close()
    return path.read_bytes()


@cache
def records_of(path: Path, data: bytes) -> tuple[Record, ...]:
    """Return the records of a saved game; it is written to a path for a moment."""
    path.write_bytes(data)
    return read_save(path).records


def tampered(records: tuple[Record, ...], chance: OwnChance, *, last: bool = False) -> bytes:
    """Return records as a file with something changed, in the `last` or in any, sealed as they are sealed."""
    plain = [msgspec.json.decode(msgspec.json.encode(record)) for record in records]
    any_record = chance.pick("record", [one for one in plain if one.get("did") != "content"])
    record = plain[-1] if last else any_record
    for _ in range(1 + chance.below("times", 2)):
        _tamper(record, chance)
    check, lines = "", []
    for one in plain:
        body = msgspec.json.encode(one)
        check = check_of(check, body)
        lines.append(b'{"check":"' + check.encode() + b'",' + body[1:] + b"\n")
    return b"".join(lines)


def _tamper(record: dict[str, Any], chance: OwnChance) -> None:
    places = [place for place in _places(record) if not (place[0] is record and place[1] == "attempted")]
    if not places:
        return
    holder, key = chance.pick("place", places)
    if chance.below("gone", 8) == 0:
        del holder[key]
        return
    other_holder, other = chance.pick("place", places)
    holder[key] = deepcopy(chance.pick("value", [*STRANGE, *[other_holder[other]] * 4]))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a record: what holds it, and by which key."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        yield value, key
        yield from _places(value[key])
