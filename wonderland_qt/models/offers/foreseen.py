"""The foreseen changes of the table by an answer, up to the next random or other players' decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property, partial
from itertools import takewhile
from typing import Any, NamedTuple

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.snapshots import Recorder
from wonderland_qt.engine.lookahead.due import NOTHING_PROMISED, Due, Promise, Promised
from wonderland_qt.engine.lookahead.preview import Preview, outcomes, preview
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Display
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Roll, Travel
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.offers.table_difference import NOTHING_FORESEEN, Foreseen, changed
from wonderland_qt.models.table.table_model import Table

PiecesOfGame = Callable[[Game[Any, Any]], Sequence[Piece]]
"""Returns the pieces that are shown of a game."""


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
    display: Display[Any, Any], game: Game[Any, Any], decision: Decision, option: str, pieces_of: PiecesOfGame
) -> Foreseen:
    """Return the changes by an option among the pieces that `pieces_of` shows of a game.

    If the outcome is hidden, only what the player hopes for is foreseen.
    """
    chosen = decision.option(option)
    hoped = tuple(display.hoped(game, chosen))
    compared = _outcomes_to_compare(display, game, decision, option)
    games_after = [outcome.game for outcome in compared.possible if outcome.game is not None]
    is_hidden = len(games_after) < len(compared.possible)
    if is_hidden:
        return Foreseen(hoped)
    answer = _AnswerWithKnownOutcome(display, game, decision.player, chosen, compared, games_after, pieces_of)
    return answer.foreseen(hoped)


@dataclass(frozen=True)
class _AnswerWithKnownOutcome:
    """An answer whose outcome is not hidden, and the games after its possible outcomes.

    Of several outcomes of a die, the first one decides everything but the numbers.
    """

    display: Display[Any, Any]
    game: Game[Any, Any]
    player: PlayerId
    chosen: Option
    compared: OutcomesToCompare
    games_after: Sequence[Game[Any, Any]]
    pieces_of: PiecesOfGame

    @property
    def _first_outcome(self) -> Preview:
        return self.compared.possible[0]

    @cached_property
    def _appearances(self) -> Sequence[Appearance]:
        return [self.display.appearance(event, self.game.content) for event in self._first_outcome.events]

    def foreseen(self, hoped: Sequence[Piece]) -> Foreseen:
        """Return what the answer changes and causes, with the pieces that the player hopes for.

        While effects are due before it, what is promised for later is left out. What moves is no cause, nor
        is the source of an effect that is due already.
        """
        sources_before = {due.source for due in self.display.due(self.game, self.player)}
        promised = NOTHING_PROMISED if sources_before else self._promised
        pieces_before = self.pieces_of(self.game)
        changes = self._changes(pieces_before, promised.numbers)
        moved = {piece.id for piece in changes.pieces} | {self.chosen.take, self.chosen.put}
        may_cause = {piece.id for piece in pieces_before} - moved - sources_before
        added = self._due_from(may_cause)
        causes = {*_pieces_causing(self._first_outcome, may_cause), *(due.source for due in added)}
        shown = _without_untold(changes, self.display)
        return Foreseen(
            pieces=(*shown.pieces, *hoped, *promised.pieces),
            numbers=shown.numbers,
            added=added,
            causes=frozenset(causes),
            touched=self.chosen.put or self.chosen.take,
            way=_way_of_taken_piece(self._appearances, self.chosen.take),
        )

    def _changes(self, pieces_before: Sequence[Piece], promises: Sequence[Promise]) -> Foreseen:
        """Return the changed places and numbers, up to the first event that is not the answer's own."""
        own = self._count_own_events()
        all_are_own = own == len(self._appearances)
        if all_are_own or len(self.compared.possible) > 1:
            pieces_after = [self.pieces_of(game) for game in self.games_after]
        else:
            pieces_after = [self.pieces_of(_game_after_events(self.compared, self.player, own))]
        changes = changed(pieces_before, pieces_after, promises, self.compared.only_place)
        return changes if all_are_own else _changes_of_gains(changes, self._appearances[:own])

    def _count_own_events(self) -> int:
        """Return how many events come before the first that is not the answer's, as one of a next scene."""
        events_and_appearances = zip(self._first_outcome.events, self._appearances, strict=True)
        own_events = takewhile(partial(_is_of_answer, player=self.player), events_and_appearances)
        return sum(1 for _event in own_events)

    @property
    def _promised(self) -> Promised:
        """Return what due gains will change after the answer, as far as known before choices and dice."""
        return self.display.promised(self.games_after[0], self.player) or NOTHING_PROMISED

    def _due_from(self, pieces: Set[str]) -> tuple[Due, ...]:
        """Return what these pieces give the player after the answer."""
        due_after = self.display.due(self.games_after[0], self.player)
        return tuple(due for due in due_after if due.source in pieces)


def _is_of_answer(event_and_appearance: tuple[Event, Appearance], player: PlayerId) -> bool:
    """Tell whether an event is part of a player's answer, not of a next scene or another player's turn."""
    event, appearance = event_and_appearance
    rolled_by_other = isinstance(appearance.cue, Roll) and getattr(event, "player", player) != player
    return appearance.interlude is None and not appearance.unforeseen and not rolled_by_other


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


def _changes_of_gains(seen: Foreseen, appearances: Sequence[Appearance]) -> Foreseen:
    """Return the changes of pieces that events with these appearances bring or cost.

    Other changes of `seen`, such as those of later events, are left out.
    """
    gains = [appearance.gain for appearance in appearances if appearance.gain is not None]
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
    only_asks = not first.events and not others
    if first.game is not None and only_asks and place:
        for asked in first.game.decisions:
            if asked.player == player and _asks_what_to_put(asked, place):
                taking = next(answer.id for answer in asked.options if answer.take)
                possible = outcomes(first.game, player, taking, display.dice)
                return OutcomesToCompare(first.game, taking, possible, only_place=place)
    return OutcomesToCompare(game, option, possible)


def _asks_what_to_put(asked: Decision, place: str) -> bool:
    """Tell whether a decision asks which one piece goes to a place: to this one, whichever is taken."""
    goals = {answer.put for answer in asked.options if answer.take}
    return asked.pick_count == 1 and goals == {place}


def _way_of_taken_piece(appearances: Sequence[Appearance], taken: str) -> tuple[str, ...]:
    """Return the taken piece followed by the places on its way, or nothing if it does not walk."""
    for appearance in appearances:
        cue = appearance.cue
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
