"""Resumes saved games: chooses the content, and continues from the journal or from a saved state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal

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

BotKind = Callable[[str], object]
"""Raises LookupError if there is no bot of this kind."""


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


def resume(
    ruleset: Ruleset[StateT, ContentT],
    present: ContentT,
    save: Save,
    bot_kind: BotKind = str,
    *,
    today: Sequence[Layer],
) -> Resumed[StateT, ContentT]:
    """Return a saved game ready to be continued, if possible on the content with which it began.

    Sections that this content lacks and no rule needs are taken from `today`, the present content's files.
    Raises UnreadableSave naming the line that cannot be replayed.
    """
    _check_fit(ruleset, save, bot_kind)
    refusals: list[UnreadableSave] = []
    contents = list(_contents_to_try(ruleset, present, save, today))
    for continue_game in (_resume_by_journal, _resume_by_state):
        for content, which in contents:
            try:
                resumed = continue_game(ruleset, content, in_present_format(ruleset, content, save), which)
            except NoReplay as error:
                refusals.append(save.refused("", error.message, error.line))
            except Exception as error:  # what names things that are not there can fail in any rule
                refusals.append(save.refused("", text("replay-raised", problem=raised(error))))
            else:
                refusal = _refusal_to_show(ruleset, resumed, save)
                if refusal is None:
                    return resumed
                refusals.append(refusal)
    raise refusals[0]


def _refusal_to_show(
    ruleset: Ruleset[Any, Any], resumed: Resumed[Any, Any], save: Save
) -> UnreadableSave | None:
    """Return why a playable game cannot be shown to everybody, None if it can."""
    try:
        check_shown(ruleset, resumed.play.game)
    except Exception as error:  # kept content can fail wherever it is shown
        return save.not_shown(error)
    return None


def _check_fit(ruleset: Ruleset[Any, Any], save: Save, bot_kind: BotKind) -> None:
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
            bot_kind(seat.bot)
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
) -> Iterator[tuple[ContentT, WhichContent]]:
    """Yield the contents on which the game might continue, the best first."""
    present_rules = ruleset.fingerprint(present)
    if save.header.rules == present_rules:
        yield present, "same"
        return
    try:
        own = load_layers(ruleset, save.layers, today) if save.layers else None
    except (ContentMistakes, ValueError, OSError):
        own = None
    if own is None:
        yield present, "present"
    elif ruleset.fingerprint(own) == present_rules:
        yield present, "same"
    else:
        yield own, "own"
        yield present, "present"


def _resume_by_journal(
    ruleset: Ruleset[StateT, ContentT], content: ContentT, save: Save, which: WhichContent
) -> Resumed[StateT, ContentT]:
    """Replay the journal, checking that it leads to the last saved state; raises NoReplay."""
    last = save.saved_states[-1] if save.saved_states else None
    for number, play in enumerate(replayed_lines(ruleset, content, save.journal)):
        if last is not None and number == last.after and not _state_is_same(ruleset, play, last.stood.state):
            raise NoReplay(Text("replay-other-state"), number)
    if bytes(save.header.start) != bytes(NO_STATE):
        _check_state_is_sound(ruleset, play)
    as_written = save.below == 0 and save.format == FORMAT and which != "present"
    header = msgspec.structs.replace(save.header, save=FORMAT)
    return Resumed(content, play, Journal(header, save.journal.lines), which, as_written=as_written)


def _resume_by_state(
    ruleset: Ruleset[StateT, ContentT], content: ContentT, save: Save, which: WhichContent
) -> Resumed[StateT, ContentT]:
    """Continue from one of the last saved states, with the lines after it; raises NoReplay."""
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
            return Resumed(content, play, journal, which, from_state=True, as_written=False)
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
