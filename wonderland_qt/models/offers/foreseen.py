"""The foreseen changes of the table by an answer, up to the next random or other players' decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.lookahead.due import NOTHING_PROMISED, Due, Promise
from wonderland_qt.engine.lookahead.preview import Preview, outcomes
from wonderland_qt.engine.ruleset import Display
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Travel
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
        """Tell whether the number would rise."""
        return _number_on_badge(self.after.rpartition(RANGE)[2]) > _number_on_badge(self.before)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Pieces at their new places, and numbers that would change.

    `added` is what other pieces than the taken one would add, `by` are all pieces that would take effect,
    and `at` is the touched piece. `way` is a walking piece followed by the places on its way.
    """

    pieces: tuple[Piece, ...] = ()
    numbers: tuple[NumberChange, ...] = ()
    added: tuple[Due, ...] = ()
    by: frozenset[str] = frozenset()
    at: str = ""
    way: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Tell whether nothing visible would change."""
        return not (self.pieces or self.numbers or self.by)


NOTHING_FORESEEN = Foreseen()


def foreseen(table: Table, option: str) -> Foreseen:
    """Return the changes of the table by an option that the viewer may know."""
    decision = table.decision
    if decision is None or not option or table.picks.wanted:
        return NOTHING_FORESEEN
    session, showing = table.session, table.showing
    return foreseen_in(session.ruleset.display, session.game, decision, option, showing.pieces_of)


def foreseen_in(
    display: Display[Any, Any], game: Game[Any, Any], decision: Decision, option: str, pieces_of: Any
) -> Foreseen:
    """Return the changes by an option among the pieces that `pieces_of` shows of a game."""
    told, only_place = _outcomes_to_compare(display, game, decision, option)
    afters = [preview.game for preview in told if preview.game is not None]
    hoped = tuple(display.hoped(game, decision.option(option)))
    if len(afters) < len(told):
        return Foreseen(hoped)
    before, still = pieces_of(game), {due.source for due in display.due(game, decision.player)}
    promised = (None if still else display.promised(afters[0], decision.player)) or NOTHING_PROMISED
    seen = changed(before, [pieces_of(after) for after in afters], promised.numbers, only_place)
    seen = _changes_before_next_scene(seen, _appearances_of_events(display, told[0], game.content))
    new = [due for due in display.due(afters[0], decision.player) if due.source not in still]
    staying = {piece.id for piece in before} - {piece.id for piece in seen.pieces}
    chosen = decision.option(option)
    ends = {chosen.take, chosen.put}
    added = tuple(due for due in new if due.source in staying and due.source not in ends)
    numbers = tuple(change for change in seen.numbers if not _is_untold_piece(display, change.piece))
    by = {due.source for due in added} | (set(_pieces_causing(told[0], staying)) - ends - still)
    shown = (piece for piece in seen.pieces if not _is_untold_piece(display, piece.id))
    pieces = (*shown, *hoped, *promised.pieces)
    way = _way_of_taken_piece(display, told[0], game.content, chosen.take)
    return Foreseen(pieces, numbers, added, frozenset(by), chosen.put or chosen.take, way)


def _appearances_of_events(display: Display[Any, Any], told: Preview, content: Any) -> list[Appearance]:
    return [display.appearance(event, content) for event in told.events]


def _changes_before_next_scene(seen: Foreseen, looks: Sequence[Appearance]) -> Foreseen:
    """Return the changes without those of a next scene, which opens with an interlude.

    Only what the answer itself brings or costs is left then: other changes may belong to the next scene.
    """
    ends = next((number for number, look in enumerate(looks) if look.interlude is not None), None)
    if ends is None:
        return seen
    gains = [look.gain for look in looks[:ends] if look.gain is not None]
    own = {piece for gain in gains for piece in (gain.piece, *gain.lands, *gain.across)}
    pieces = tuple(piece for piece in seen.pieces if piece.id in own)
    return Foreseen(pieces, tuple(change for change in seen.numbers if change.piece in own))


def _outcomes_to_compare(
    display: Display[Any, Any], game: Game[Any, Any], decision: Decision, option: str
) -> tuple[tuple[Preview, ...], str]:
    """Return the possible outcomes of an option, and the only place to compare, or "" for all.

    If the option only leads to the question which piece goes to its place, return the outcomes for one of
    them and that place, because the pieces elsewhere depend on the answer.
    """
    player, place = decision.player, decision.option(option).put
    told = outcomes(game, player, option, display.dice)
    after = told[0].game
    if after is None or len(told) > 1 or told[0].events or not place:
        return told, ""
    for asked in after.decisions:
        ends = {other.put for other in asked.options if other.take}
        if asked.player == player and asked.pick_count == 1 and ends == {place}:
            goes = next(other.id for other in asked.options if other.take)
            return outcomes(after, player, goes, display.dice), place
    return told, ""


def _way_of_taken_piece(
    display: Display[Any, Any], told: Preview, content: Any, taken: str
) -> tuple[str, ...]:
    """Return the taken piece followed by the places on its way, or nothing if it does not walk."""
    cues = (display.appearance(event, content).cue for event in told.events)
    walks = (cue.way for cue in cues if isinstance(cue, Travel) and cue.piece == taken and cue.way)
    return next(((taken, *way) for way in walks), ())


def _is_untold_piece(display: Display[Any, Any], piece: str) -> bool:
    """Tell whether the game keeps the changes of a piece out of forecasts, by a pattern of its id."""
    return any(fnmatchcase(piece, pattern) for pattern in display.untold)


def _pieces_causing(told: Preview, on_table: set[str]) -> Iterator[str]:
    """Yield the pieces on the table that cause the foreseen events."""
    causes = {getattr(event, "cause", "") for event in told.events} - {""}
    for piece in on_table:
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

    `afters` has one sequence for each outcome of a die. `promises` will change numbers later. With `only`,
    compare just the pieces in that place.
    """
    pieces_before = {piece.id: piece for piece in before}
    first, *others = [[piece for piece in after if not only or piece.place == only] for after in afters]
    other_afters = [{piece.id: piece for piece in other} for other in others]
    moved = tuple(
        piece
        for piece in first
        if piece.place
        and _lies_elsewhere(piece, pieces_before.get(piece.id))
        and _has_same_place_in_all(piece, other_afters)
    )
    later = {promise.piece: (promise.least, promise.most) for promise in promises}
    return Foreseen(moved, tuple(_changed_numbers(pieces_before, first, other_afters, later)))


def _lies_elsewhere(piece: Piece, before: Piece | None) -> bool:
    return before is None or before.place != piece.place


def _has_same_place_in_all(piece: Piece, others: Sequence[Mapping[str, Piece]]) -> bool:
    """Tell whether a piece would be in the same place in all outcomes."""
    return all(piece.id in other and other[piece.id].place == piece.place for other in others)


def _changed_numbers(
    pieces_before: Mapping[str, Piece],
    after: Sequence[Piece],
    others: Sequence[Mapping[str, Piece]],
    later: Mapping[str, tuple[int, int]],
) -> Iterator[NumberChange]:
    """Yield the changed numbers of pieces that keep their place in all outcomes."""
    for piece in after:
        before = pieces_before.get(piece.id)
        if before is not None and before.place == piece.place and _has_same_place_in_all(piece, others):
            badges = {piece.badge, *(other[piece.id].badge for other in others)}
            if all(map(_is_number, (before.badge, *badges))):
                amounts = later.get(piece.id, (0,))
                badges = {_changed_number(badge, amount) for badge in badges for amount in amounts}
                if badges != {before.badge}:
                    yield NumberChange(piece.id, before.badge, _range(badges))


def _changed_number(badge: str, amount: int) -> str:
    """Return a number changed by this much, but not below 0."""
    return str(max(_number_on_badge(badge) + amount, 0)) if amount else badge


def _range(badges: set[str]) -> str:
    """Return the only number, or the range from the least to the greatest."""
    return RANGE.join(dict.fromkeys((min(badges, key=_number_on_badge), max(badges, key=_number_on_badge))))


def _number_on_badge(badge: str) -> int:
    """Return the number that a badge shows, perhaps with a typographic minus."""
    return int(badge.replace("−", "-"))


def _is_number(badge: str) -> bool:
    return badge.removeprefix("−").removeprefix("-").isdecimal()
