"""Reads saved games of earlier formats, and updates them to the present format step by step.

Format 1 was a header with a checksum of the rest, the state, and the journal; it kept no content, and the
whole file was written at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from wonderland_qt.engine.journals.journal import FORMAT, NO_STATE, Answered, AnyLine, Header, Seat
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.saves import ContentKept, Record, Reported, Save, Stood, decoded, fail
from wonderland_qt.engine.words.earlier_ids import EarlierIds, ids_of
from wonderland_qt.engine.words.texts import Text

ContentT = TypeVar("ContentT")

OPTIONS_IN_STATES = 3
"""The first format with game options in the set-up."""

_SAVE_START, _JOURNAL_START = b'{"save":1,', b'{"format":1,'


class _SaveHeader1(msgspec.Struct, frozen=True):
    """The first line of a saved game of format 1; `check` is the SHA-256 of all lines after it."""

    game: str
    check: str


class _JournalHeader1(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a journal of format 1; `content` is the content's fingerprint."""

    program: str
    game: str
    content: str
    chosen: msgspec.Raw
    seats: tuple[Seat, ...]
    house_rules: dict[str, bool | int | str] = msgspec.field(name="house")
    start: msgspec.Raw = NO_STATE


class _State1(msgspec.Struct, frozen=True):
    """The part of a state of format 1 that all games have; the game is over if the agenda is empty."""

    agenda: list[msgspec.Raw]


def is_earlier(data: bytes) -> bool:
    """Tell whether a file is in an earlier format."""
    return data.startswith((_SAVE_START, _JOURNAL_START))


def read_earlier(path: Path, data: bytes) -> Save:
    """Return a saved game or a lone journal of format 1; raises UnreadableSave.

    `below` makes mistakes in lines of the journal name the right line of the file: a lone journal keeps no
    content in a line of its own as a present file does, and a saved game has two more lines in front of it.
    Its state says only that the game is over if nothing is left on the agenda; format 1 noted no scores.
    """
    lines = data.rstrip(b"\n").split(b"\n")
    if data.startswith(_JOURNAL_START):
        return Save(path, _records_of_journal(path, lines, header_line=1), below=-1)
    _check_format_1(path, data, lines)
    records = _records_of_journal(path, lines, header_line=3)
    state: _State1 = decoded(path, 2, lines[1], _State1)
    stood = Stood(
        at="", moment=Text(""), over=not state.agenda, scores={}, winners=(), state=msgspec.Raw(lines[1])
    )
    return Save(path, (*records, stood), below=1)


def _records_of_journal(path: Path, lines: list[bytes], header_line: int) -> tuple[Record, ...]:
    """Return the records of a journal of format 1, whose header is on this line, counted from 1."""
    old: _JournalHeader1 = decoded(path, header_line, lines[header_line - 1], _JournalHeader1)
    header = Header(
        save=1, program=old.program, game=old.game, begun="", rules=old.content, chosen=old.chosen,
        seats=old.seats, earlier_house_rules=old.house_rules, start=old.start,
    )  # fmt: skip
    numbered = list(enumerate(lines, start=1))[header_line:]
    done = [decoded(path, number, line, AnyLine) for number, line in numbered]
    return (header, ContentKept(()), *done)


def with_present_ids(save: Save) -> Save:
    """Return a saved game with earlier ids of entries replaced by the present ones, in answers and states."""
    ids = ids_of(save.header.game)
    if ids is None:
        return save
    return replace(save, records=tuple(_record_with_present_ids(record, ids) for record in save.records))


def in_present_format(ruleset: Ruleset[Any, ContentT], content: ContentT, save: Save) -> Save:
    """Return a saved game with its states updated format by format to the present one.

    States from before `OPTIONS_IN_STATES` get the game options, which were fields of the header then.
    """
    formats = [number for number in range(save.format, FORMAT) if number in ruleset.earlier_states]
    records = save.records
    for number in formats:
        update = partial(ruleset.earlier_states[number], content)
        records = tuple(_with_updated_state(record, update) for record in records)
    if save.format < OPTIONS_IN_STATES:
        records = _with_options(ruleset, content, save.header, records)
    return replace(save, records=records)


def _with_options(
    ruleset: Ruleset[Any, ContentT], content: ContentT, header: Header, records: tuple[Record, ...]
) -> tuple[Record, ...]:
    """Return the records with house rules and set-up fields of early formats turned into options."""
    chosen = ruleset.earlier_new_game(content, msgspec.json.decode(header.chosen))
    house_rules = {rule: str(value) for rule, value in header.earlier_house_rules.items()}
    chosen = msgspec.structs.replace(chosen, options={**chosen.options, **house_rules})

    def put_options_in(state: dict[str, Any]) -> None:
        state["options"] = {**chosen.options, **state.get("options", {})}

    new_records: list[Record] = []
    for record in records:
        changed = _with_updated_state(record, put_options_in)
        if isinstance(changed, Header):
            set_up = msgspec.Raw(msgspec.json.encode(chosen))
            changed = msgspec.structs.replace(changed, chosen=set_up, earlier_house_rules={})
        new_records.append(changed)
    return tuple(new_records)


def _record_with_present_ids(record: Record, ids: EarlierIds) -> Record:
    """Return a record with earlier ids replaced by the present ones."""
    change = msgspec.structs.replace
    if isinstance(record, Header):
        chosen, start = _json_with_present_ids(record.chosen, ids), _json_with_present_ids(record.start, ids)
        return change(record, chosen=chosen, start=start)
    if isinstance(record, Stood):
        return change(record, state=_json_with_present_ids(record.state, ids))
    if isinstance(record, Answered):
        return change(record, option=ids.now(record.option))
    if isinstance(record, Reported) and isinstance(record.attempted, Answered):
        attempted = change(record.attempted, option=ids.now(record.attempted.option))
        return change(record, attempted=attempted)
    return record


def _json_with_present_ids(raw: msgspec.Raw, ids: EarlierIds) -> msgspec.Raw:
    """Return raw JSON with earlier ids replaced by the present ones."""
    return msgspec.Raw(ids.now(bytes(raw).decode()).encode())


def _with_updated_state(record: Record, update: Callable[[dict[str, Any]], None]) -> Record:
    """Return a record whose state, if it has one, is updated by a function."""
    if isinstance(record, Header):
        return msgspec.structs.replace(record, start=_update_state(record.start, update))
    if isinstance(record, Stood):
        return msgspec.structs.replace(record, state=_update_state(record.state, update))
    return record


def _update_state(state: msgspec.Raw, update: Callable[[dict[str, Any]], None]) -> msgspec.Raw:
    """Return an updated state; `null` stays as it is."""
    fields = msgspec.json.decode(state)
    if not isinstance(fields, dict):
        return state
    update(fields)
    return msgspec.Raw(msgspec.json.encode(fields))


def _check_format_1(path: Path, data: bytes, lines: list[bytes]) -> None:
    """Raise UnreadableSave if a saved game of format 1 is cut off or does not match its checksum."""
    header: _SaveHeader1 = decoded(path, 1, lines[0], _SaveHeader1)
    if len(lines) < len(("header", "state", "journal header")):
        fail(path, len(lines), "", Text("save-cut-off"))
    _first_line, _newline, rest = data.partition(b"\n")
    if sha256(rest).hexdigest() != header.check:
        fail(path, 1, "check", Text("save-changed"))
