"""The foreseen changes of the table by an answer, up to the next random or other players' decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from itertools import product, takewhile
from typing import Any, NamedTuple

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.past import Recorder
from wonderland_qt.engine.lookahead.due import NOTHING_PROMISED, Due, Promise, Promised
from wonderland_qt.engine.lookahead.preview import Preview, outcomes, preview
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Display
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Roll, Travel
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.table.table_model import Table

RANGE = "–"


@dataclass(frozen=True, slots=True)
class NumberChange:
    """A number on a piece that would change; `after` is a range if a die decides."""

    piece: str
    before: str
    after: str

    @property
    def rises(self) -> bool:
        """Tell whether the number would rise, or may rise by the die."""
        _least, _, greatest = self.after.rpartition(RANGE)
        return _number_on_badge(greatest) > _number_on_badge(self.before)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Pieces at their new places, and numbers that would change.

    `added` is what other pieces than the taken one would add, `causes` are all pieces that would take
    effect, and `touched` is the touched piece. `way` is a walking piece followed by the places on its way.
    """

    pieces: tuple[Piece, ...] = ()
    numbers: tuple[NumberChange, ...] = ()
    added: tuple[Due, ...] = ()
    causes: frozenset[str] = frozenset()
    touched: str = ""
    way: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Tell whether nothing visible would change."""
        return not (self.pieces or self.numbers or self.causes)


NOTHING_FORESEEN = Foreseen()


class OutcomesToCompare(NamedTuple):
    """The possible outcomes of an option of a game, and the only place to compare, or "" for all."""

    game: Game[Any, Any]
    option: str
    possible: tuple[Preview, ...]
    only_place: str = ""


def foreseen(table: Table, option: str) -> Foreseen:
    """Return the changes of the table by an option that the viewer may know.

    Nothing is foreseen of an answer of several options, whose changes depend on the others.
    """
    decision = table.decision
    takes_several_options = bool(table.picks.wanted)
    if decision is None or not option or takes_several_options:
        return NOTHING_FORESEEN
    session = table.session
    display = session.ruleset.display
    return foreseen_in(display, session.game, decision, option, table.showing.pieces_of)


def foreseen_in(
    display: Display[Any, Any], game: Game[Any, Any], decision: Decision, option: str, pieces_of: Any
) -> Foreseen:
    """Return the changes by an option among the pieces that `pieces_of` shows of a game.

    If the outcome is hidden, only what the player hopes for is foreseen. Of several outcomes of a die, the
    first one decides everything but the numbers. Events count up to the first that is not the answer's `own`,
    such as one of a next scene. Neither moved pieces nor those whose effects were due before
    count as causes, and while effects are due, later promises are left out.
    """
    chosen, player = decision.option(option), decision.player
    hoped = tuple(display.hoped(game, chosen))
    compared = _outcomes_to_compare(display, game, decision, option)
    possible = compared.possible
    games_after = [outcome.game for outcome in possible if outcome.game is not None]
    is_hidden = len(games_after) < len(possible)
    if is_hidden:
        return Foreseen(hoped)
    first, *_other_outcomes = possible
    first_after, *_other_games = games_after
    sources_before = {due.source for due in display.due(game, player)}
    promised = NOTHING_PROMISED if sources_before else _promised_in(display, first_after, player)
    pieces_before, pieces_after = pieces_of(game), list(map(pieces_of, games_after))
    looks = [display.appearance(event, game.content) for event in first.events]
    own_events = takewhile(partial(_is_of_answer, player=player), zip(first.events, looks, strict=True))
    own = sum(1 for _event in own_events)
    if own < len(looks) and len(possible) == 1:
        pieces_after = [pieces_of(_game_after_events(compared, player, own))]
    changes = changed(pieces_before, pieces_after, promised.numbers, compared.only_place)
    if own < len(looks):
        changes = _changes_of_gains(changes, looks[:own])
    moved = {piece.id for piece in changes.pieces} | {chosen.take, chosen.put}
    others = {piece.id for piece in pieces_before} - moved
    may_cause = others - sources_before
    added = tuple(due for due in display.due(first_after, player) if due.source in may_cause)
    causes = {*_pieces_causing(first, may_cause), *(due.source for due in added)}
    told = _without_untold(changes, display)
    return Foreseen(
        pieces=(*told.pieces, *hoped, *promised.pieces),
        numbers=told.numbers,
        added=added,
        causes=frozenset(causes),
        touched=chosen.put or chosen.take,
        way=_way_of_taken_piece(looks, chosen.take),
    )


def _promised_in(display: Display[Any, Any], game: Game[Any, Any], player: PlayerId) -> Promised:
    """Return what due gains will change in a game, as far as it is known before choices and dice."""
    return display.promised(game, player) or NOTHING_PROMISED


def _is_of_answer(event_and_look: tuple[Event, Appearance], player: PlayerId) -> bool:
    """Tell whether an event is part of a player's answer, not of a next scene or another player's turn."""
    event, look = event_and_look
    rolled_by_other = isinstance(look.cue, Roll) and getattr(event, "player", player) != player
    return look.interlude is None and not look.unforeseen and not rolled_by_other


def _game_after_events(compared: OutcomesToCompare, player: PlayerId, count: int) -> Game[Any, Any]:
    """Return the game as it is when so many events of an option's only outcome have happened.

    It is played again, with a snapshot after each step; a step with more events than that is left out.
    """
    recorder, recorded = Recorder(compared.game.rules), compared.game.clone()
    recorded.rules = recorder.rules
    preview(recorded, player, compared.option)
    game, happened = compared.game, 0
    for past in recorder.take():
        happened += len(past.events)
        if happened > count:
            break
        game = past.game
    return game


def _changes_of_gains(seen: Foreseen, looks: Sequence[Appearance]) -> Foreseen:
    """Return the changes of pieces that events with these looks bring or cost.

    Other changes of `seen`, such as those of later events, are left out.
    """
    gains = [look.gain for look in looks if look.gain is not None]
    own = {piece for gain in gains for piece in (gain.piece, *gain.lands, *gain.across)}
    return Foreseen(
        pieces=tuple(piece for piece in seen.pieces if piece.id in own),
        numbers=tuple(change for change in seen.numbers if change.piece in own),
    )


def _outcomes_to_compare(
    display: Display[Any, Any], game: Game[Any, Any], decision: Decision, option: str
) -> OutcomesToCompare:
    """Return the possible outcomes of an option.

    If the option only leads to the question which piece goes to its place (its one outcome is certain and
    has no event), return the outcomes for the first of them and that place, because the pieces elsewhere
    depend on the answer.
    """
    player, place = decision.player, decision.option(option).put
    possible = outcomes(game, player, option, display.dice)
    first, *others = possible
    if first.game is None or first.events or others or not place:
        return OutcomesToCompare(game, option, possible)
    for asked in first.game.decisions:
        taking = [answer for answer in asked.options if answer.take]
        all_go_there = {answer.put for answer in taking} == {place}
        if asked.player == player and asked.pick_count == 1 and all_go_there:
            possible = outcomes(first.game, player, taking[0].id, display.dice)
            return OutcomesToCompare(first.game, taking[0].id, possible, only_place=place)
    return OutcomesToCompare(game, option, possible)


def _way_of_taken_piece(looks: Sequence[Appearance], taken: str) -> tuple[str, ...]:
    """Return the taken piece followed by the places on its way, or nothing if it does not walk."""
    for look in looks:
        cue = look.cue
        if isinstance(cue, Travel) and cue.piece == taken and cue.way:
            return (taken, *cue.way)
    return ()


def _without_untold(changes: Foreseen, display: Display[Any, Any]) -> Foreseen:
    """Return the changes without those that the game keeps out of forecasts."""
    return Foreseen(
        pieces=tuple(piece for piece in changes.pieces if not _is_untold_piece(display, piece.id)),
        numbers=tuple(change for change in changes.numbers if not _is_untold_piece(display, change.piece)),
    )


def _is_untold_piece(display: Display[Any, Any], piece: str) -> bool:
    """Tell whether the game keeps the changes of a piece out of forecasts, by a pattern of its id."""
    return any(fnmatchcase(piece, pattern) for pattern in display.untold)


def _pieces_causing(outcome: Preview, pieces: set[str]) -> Iterator[str]:
    """Yield those of the pieces that cause the foreseen events, which name causes without their kind."""
    causes = {getattr(event, "cause", "") for event in outcome.events} - {""}
    for piece in pieces:
        _, _, name = piece.partition(":")
        if name in causes:
            yield piece


def changed(
    before: Sequence[Piece],
    afters: Sequence[Sequence[Piece]],
    promises: Sequence[Promise] = (),
    only: str = "",
) -> Foreseen:
    """Return the difference between the pieces before and after: changed places and changed numbers.

    `afters` has one sequence for each outcome of a die; a piece moves only if it does so in all of them.
    `promises` will change numbers later. With `only`, compare just the pieces in that place.
    """
    pieces_before = {piece.id: piece for piece in before}
    first, *others = (_pieces_in_place(after, only) for after in afters)
    moved = tuple(
        piece
        for piece in first.values()
        if piece.place
        and _lies_elsewhere(piece, pieces_before.get(piece.id))
        and _has_same_place_in_all(piece, others)
    )
    promise_for = {promise.piece: promise for promise in promises}
    numbers = tuple(_changed_numbers(pieces_before, first.values(), others, promise_for))
    return Foreseen(moved, numbers)


def _pieces_in_place(pieces: Sequence[Piece], place: str) -> dict[str, Piece]:
    """Return the pieces in a place, or all if that is "", by id."""
    return {piece.id: piece for piece in pieces if not place or piece.place == place}


def _lies_elsewhere(piece: Piece, before: Piece | None) -> bool:
    """Tell whether a piece is new, or in another place than before."""
    return before is None or before.place != piece.place


def _has_same_place_in_all(piece: Piece, others: Sequence[Mapping[str, Piece]]) -> bool:
    """Tell whether a piece would be in the same place in all outcomes."""
    return all(piece.id in other and other[piece.id].place == piece.place for other in others)


def _changed_numbers(
    pieces_before: Mapping[str, Piece],
    after: Iterable[Piece],
    others: Sequence[Mapping[str, Piece]],
    promise_for: Mapping[str, Promise],
) -> Iterator[NumberChange]:
    """Yield the changed numbers, with what is promised, of pieces that keep their place in all outcomes."""
    for piece in after:
        before = pieces_before.get(piece.id)
        if before is None or _lies_elsewhere(piece, before) or not _has_same_place_in_all(piece, others):
            continue
        badges = {piece.badge} | {other[piece.id].badge for other in others}
        if not all(map(_is_number, badges | {before.badge})):
            continue
        promise = promise_for.get(piece.id)
        if promise is not None:
            badges = _badges_with_promise(badges, promise)
        if badges != {before.badge}:
            yield NumberChange(piece.id, before.badge, _range_of_numbers(badges))


def _badges_with_promise(badges: set[str], promise: Promise) -> set[str]:
    """Return what badges may show later: each number with the least and with the most that is promised."""
    amounts = (promise.least, promise.most)
    return {_changed_number(badge, amount) for badge, amount in product(badges, amounts)}


def _changed_number(badge: str, amount: int) -> str:
    """Return a number changed by this much, but not below 0."""
    return str(max(_number_on_badge(badge) + amount, 0)) if amount else badge


def _range_of_numbers(badges: set[str]) -> str:
    """Return the only number, or the range from the least to the greatest."""
    least, greatest = min(badges, key=_number_on_badge), max(badges, key=_number_on_badge)
    return least if least == greatest else f"{least}{RANGE}{greatest}"


def _number_on_badge(badge: str) -> int:
    """Return the number that a badge shows, perhaps with a typographic minus."""
    return int(badge.replace("−", "-"))


def _is_number(badge: str) -> bool:
    return badge.removeprefix("−").removeprefix("-").isdecimal()
