"""Resumes saved games: chooses the content, and continues from the journal or from a saved state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple

import msgspec

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.flow import ContentT, StateT
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import FORMAT, NO_STATE, Journal, carried_over, seats_now
from wonderland_qt.engine.journals.playthrough import Playthrough
from wonderland_qt.engine.journals.replay import NoReplay, replay, replayed_lines
from wonderland_qt.engine.lookahead.soundness import check_shown, check_sound
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.earlier_formats import OPTIONS_IN_STATES, in_present_format
from wonderland_qt.engine.saved.saved_content import load_layers
from wonderland_qt.engine.saved.saves import Layer, Save, UnreadableSave
from wonderland_qt.engine.words.data_messages import data_mistake
from wonderland_qt.engine.words.message_parts import in_quotes
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of, raised

WhichContent = Literal["same", "own", "present"]
"""`same`: the program's content, unchanged; `own`: that kept with the game; `present`: changed content."""

MOST_STATES = 3
"""How many of the last saved states are tried."""

BotCheck = Callable[[str], object]
"""Raises LookupError if the program has no bot of this kind."""


def any_bot(_kind: str) -> None:
    """Accept every kind of bot, known or not, for games in which none will be asked."""


@dataclass(frozen=True)
class Resumed(Generic[StateT, ContentT]):
    """A saved game ready to be continued, from its journal or, if that no longer works, `from_state`."""

    content: ContentT
    play: Playthrough[StateT, ContentT]
    journal: Journal
    which: WhichContent
    from_state: bool = False
    as_written: bool = True
    """Whether new lines can be added to the game's file as it is."""


class _Candidate(NamedTuple, Generic[ContentT]):
    """A content on which a saved game might continue."""

    content: ContentT
    which: WhichContent


_ResumeOn = Callable[[Ruleset[Any, Any], _Candidate[Any], Save], Resumed[Any, Any]]
"""Continues a game on a content, from its journal or from a saved state; raises NoReplay."""


def resume(
    ruleset: Ruleset[StateT, ContentT],
    present: ContentT,
    save: Save,
    check_bot: BotCheck = any_bot,
    *,
    today: Sequence[Layer],
) -> Resumed[StateT, ContentT]:
    """Return a saved game ready to be continued, if possible on the content with which it began.

    Sections that this content lacks and no rule needs are taken from `today`, the present content's files.
    Raises UnreadableSave naming the line that cannot be replayed.
    """
    _check_fit(ruleset, save, check_bot)
    candidates = list(_contents_to_try(ruleset, present, save, today))
    refusals: list[UnreadableSave] = []
    ways = (_resume_by_journal, _resume_by_state)  # only a journal keeps undo and log, so it comes first
    for resume_on in ways:
        for candidate in candidates:
            try:
                return _resume_and_check(resume_on, ruleset, candidate, save)
            except UnreadableSave as refusal:
                refusals.append(refusal)
    raise refusals[0]  # the journal's on the best content, which names the line


def _resume_and_check(
    resume_on: _ResumeOn, ruleset: Ruleset[Any, Any], candidate: _Candidate[Any], save: Save
) -> Resumed[Any, Any]:
    """Resume a game on a content, and check that it can be shown to everybody; raises UnreadableSave."""
    try:
        resumed = resume_on(ruleset, candidate, in_present_format(ruleset, candidate.content, save))
    except NoReplay as error:
        raise save.refused("", error.message, error.line) from error
    except Exception as error:  # what names things that are not there can fail in any rule
        raise save.refused("", text("replay-raised", problem=raised(error))) from error
    try:
        check_shown(ruleset, resumed.play.game)
    except Exception as error:  # kept content can fail wherever it is shown
        raise save.not_shown(error) from error
    return resumed


def _check_fit(ruleset: Ruleset[Any, Any], save: Save, check_bot: BotCheck) -> None:
    """Raise UnreadableSave if a save is of another game, or has a bad set-up or unknown bots."""
    header = save.header
    if header.game != ruleset.id:
        games = {"game": in_quotes(header.game), "wanted": in_quotes(ruleset.id)}
        raise save.refused("game", text("save-other-game", **games))
    kind_of_set_up = NewGame if save.format >= OPTIONS_IN_STATES else dict[str, Any]
    _check_json(save, "chosen", header.chosen, kind_of_set_up)
    _check_json(save, "start", header.start, Any)
    for seat in seats_now(save.journal):
        if not seat.is_bot:
            continue
        try:
            check_bot(seat.bot)
        except LookupError as error:
            raise save.refused("seats", message_of(error)) from error


def _check_json(save: Save, field: str, value: msgspec.Raw, kind: Any) -> None:
    """Raise UnreadableSave if a field of the header, kept as raw JSON, holds no value of this kind."""
    try:
        msgspec.json.decode(value, type=kind)
    except msgspec.MsgspecError as error:
        raise save.refused(*data_mistake(error, field)) from error


def _contents_to_try(
    ruleset: Ruleset[Any, ContentT], present: ContentT, save: Save, today: Sequence[Layer]
) -> Iterator[_Candidate[ContentT]]:
    """Yield the contents on which the game might continue, the best first.

    That is the present one alone if the game was played by its rules, else the one kept in the save, if it
    can be read, and then the present one.
    """
    present_rules = ruleset.fingerprint(present)
    if save.header.rules == present_rules:
        yield _Candidate(present, "same")
        return
    try:
        own = load_layers(ruleset, save.layers, today) if save.layers else None
    except (ContentMistakes, ValueError, OSError):
        own = None
    if own is None:
        yield _Candidate(present, "present")
    elif ruleset.fingerprint(own) == present_rules:
        yield _Candidate(present, "same")
    else:
        yield _Candidate(own, "own")
        yield _Candidate(present, "present")


def _resume_by_journal(
    ruleset: Ruleset[StateT, ContentT], candidate: _Candidate[ContentT], save: Save
) -> Resumed[StateT, ContentT]:
    """Replay the journal, checking that it leads to the last saved state; raises NoReplay.

    A game that did not begin with a set-up, but at a state, must also be sound. The file can be continued
    `as_written` if it has the present format, with nothing above its records (`below`), and its game goes on
    by the rules that it was written with; otherwise the whole file is written again.
    """
    last = save.saved_states[-1] if save.saved_states else None
    for number, play in enumerate(replayed_lines(ruleset, candidate.content, save.journal)):
        if last is not None and number == last.after and not _state_is_same(ruleset, play, last.stood.state):
            raise NoReplay(Text("replay-other-state"), number)
    if bytes(save.header.start) != bytes(NO_STATE):
        _check_state_is_sound(ruleset, play)
    as_written = save.below == 0 and save.format == FORMAT and candidate.which != "present"
    header = msgspec.structs.replace(save.header, save=FORMAT)
    journal = Journal(header, save.journal.lines)
    return Resumed(candidate.content, play, journal, candidate.which, as_written=as_written)


def _resume_by_state(
    ruleset: Ruleset[StateT, ContentT], candidate: _Candidate[ContentT], save: Save
) -> Resumed[StateT, ContentT]:
    """Continue from the latest saved state that this is possible from, with the lines after it.

    The game then begins at that state, so its file is written again. Raises NoReplay for the earliest one
    tried, with its line counted from the start of the whole journal.
    """
    content = candidate.content
    refusal, lines = NoReplay(Text("replay-ends-here")), save.journal.lines
    for after, stood in reversed(save.saved_states[-MOST_STATES:]):
        until_then = Journal(save.header, lines[:after])
        begun_there = carried_over(until_then, bytes(stood.state), ruleset.fingerprint(content))
        journal = Journal(begun_there.header, lines[after:])
        try:
            play = replay(ruleset, content, journal)
            _check_state_is_sound(ruleset, play)
        except NoReplay as error:
            refusal = NoReplay(error.message, after + error.line)
        except Exception as error:  # a state that names what is not there can fail in any rule
            refusal = NoReplay(text("replay-ends-here-as", problem=raised(error)), after)
        else:
            return Resumed(content, play, journal, candidate.which, from_state=True, as_written=False)
    raise refusal


def _check_state_is_sound(ruleset: Ruleset[Any, Any], play: Playthrough[Any, Any]) -> None:
    """Check a game that began from a state; raises NoReplay, or any error of a rule."""
    if set(ruleset.players(play.game.state)) != play.seats.keys():
        raise NoReplay(Text("replay-other-players"))
    check_sound(ruleset, play.game)


def _state_is_same(ruleset: Ruleset[Any, Any], play: Playthrough[Any, Any], state: msgspec.Raw) -> bool:
    """Tell whether a game's state equals a saved one, encoded again by this program."""
    try:
        saved = ruleset.codec.encode(ruleset.codec.decode(bytes(state)))
    except msgspec.MsgspecError:
        return False
    return ruleset.codec.encode(play.game.state) == saved
