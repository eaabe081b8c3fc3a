"""The turns of the other players since a person's last answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.journal import Answered, without_undone
from wonderland_qt.engine.journals.replay import NoReplay
from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit, summed
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.performing.flights import by_id, with_picture

MOST_TURNS = 60


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of one player: its gains, its lines of the log, and its range of answers.

    Simultaneous answers of several players are marked `together`, with a turn for each player.
    """

    player: PlayerId
    gains: tuple[Benefit, ...]
    told: tuple[Text, ...]
    answers: range
    together: bool = False

    @property
    def about(self) -> tuple[str, ...]:
        """Return the pieces and places that the turn changed."""
        pieces = (piece for gain in self.gains for piece in (gain.place, gain.piece, *gain.lands))
        return tuple(dict.fromkeys(filter(None, pieces)))


class OthersTurns:
    """Records the turns of a session, including the last ones before this object was made.

    Those are replayed from the journal on first use, for games that were resumed.
    """

    def __init__(
        self, session: Session[Any, Any], texts: Callable[[Iterable[Event]], tuple[Text, ...]]
    ) -> None:
        """Begin without turns; the answers given before this (`_answers_before`) are recorded when needed.

        `texts` returns the lines of events. `_last_answers` has each player's last answer by its number.
        """
        self._session, self._texts = session, texts
        self._turns: list[PlayedTurn] = []
        self._last_answers: dict[PlayerId, int] = {}
        self._answers_before = len(session.score_history) - 1

    def note(self, changes: Changes) -> None:
        """Record the public gains and lines of an answer.

        After undoing, remove the turns with answers that are no longer there.
        """
        self._record_answers_before()
        answer = len(self._session.score_history) - 1  # the history begins with the scores of the set-up
        if changes.undone:
            self._turns = [turn for turn in self._turns if turn.answers[-1] <= answer]
        elif isinstance(changes.line, Answered):
            self._record(changes, changes.line.player, answer)

    def _record(self, changes: Changes, actor: PlayerId, answer: int) -> None:
        """Record the turns in the changes by one answer, and keep only the latest turns."""
        self._last_answers[actor] = answer
        for turn in self._turns_of(changes, actor, answer):
            self._append_or_merge(turn)
        del self._turns[:-MOST_TURNS]

    def _record_answers_before(self) -> None:
        """Record the answers before this object was made, once, as far as they can be replayed.

        Fewer may be replayed than asked for, if some of them are undone by now.
        """
        last, self._answers_before = self._answers_before, 0
        if not last:
            return
        answers = range(max(last - MOST_TURNS + 1, self._oldest_last_answer_of_persons()), last + 1)
        with suppress(NoReplay):
            for number, replayed in zip(answers, self._session.replay_answers(answers), strict=False):
                events = tuple(event for snapshot in replayed.snapshots for event in snapshot.events)
                changes = Changes(replayed.line, events, replayed.snapshots, replayed.together)
                self._record(changes, replayed.line.player, number)

    def _oldest_last_answer_of_persons(self) -> int:
        """Return the oldest of all persons' last answers (from 1), because no earlier ones are needed."""
        lines = without_undone(self._session.journal).lines
        answers = [line for line in lines if isinstance(line, Answered)]
        last_of_persons = {seat.player: 1 for seat in self._session.seats if not seat.is_bot}
        for number, answer in enumerate(answers, start=1):
            if answer.player in last_of_persons:
                last_of_persons[answer.player] = number
        return min(last_of_persons.values(), default=1)

    def since(self, player: PlayerId | None) -> tuple[PlayedTurn, ...]:
        """Return the turns of the others since a player's last answer; none for None."""
        if player is None:
            return ()
        self._record_answers_before()
        last = self._last_answers.get(player, 0)
        return tuple(turn for turn in self._turns if turn.player != player and _is_since(turn, last))

    def _turns_of(self, changes: Changes, actor: PlayerId, answer: int) -> Iterator[PlayedTurn]:
        """Yield the public turns in a change: the actor's, or those of all who gained in answers at once.

        The turn of one actor has all that happened by it, to others too. Of answers at once each player's
        turn has only their own events.
        """
        events = [event for event in changes.events if audible(event, None)]
        gains = self._gains_with_pictures(events, changes)
        players = dict.fromkeys(gain.player for gain in gains) if changes.together else (actor,)
        for player in players:
            own_events = [event for event in events if getattr(event, "player", actor) == player]
            gains_of_player = summed(tuple(gain for gain in gains if gain.player == player))
            lines = self._texts(own_events if changes.together else events)
            if gains_of_player or lines:
                yield PlayedTurn(
                    player,
                    gains=gains_of_player,
                    told=lines,
                    answers=range(answer, answer + 1),
                    together=changes.together,
                )

    def _gains_with_pictures(self, events: Sequence[Event], changes: Changes) -> list[Benefit]:
        """Return the gains of events; those of face-up pieces show the piece as it was at that moment.

        That is the last snapshot of the changes, or the game now if they were not watched.
        """
        session = self._session
        appearances = (session.ruleset.display.appearance(event, session.content) for event in events)
        gains = [appearance.gain for appearance in appearances if appearance.gain is not None]
        if not any(gain.piece for gain in gains):
            return gains
        game: Game[Any, Any] = changes.snapshots[-1].game if changes.snapshots else session.game
        pieces = by_id(session.ruleset.display.pieces(session.ruleset.view(game, None), session.content))
        return [with_picture(gain, pieces) for gain in gains]

    def _append_or_merge(self, turn: PlayedTurn) -> None:
        """Append a turn, or merge it into the last one if that is by the same player."""
        last = self._turns[-1] if self._turns else None
        if last is not None and _is_one_turn(last, turn):
            self._turns[-1] = _merged(last, turn)
        else:
            self._turns.append(turn)


def _is_one_turn(last: PlayedTurn, next_one: PlayedTurn) -> bool:
    """Tell whether answers belong to one turn: by the same player, and not together with others."""
    is_together = last.together or next_one.together
    return last.player == next_one.player and not is_together


def _merged(first: PlayedTurn, second: PlayedTurn) -> PlayedTurn:
    """Return one turn made of two parts, with gains of the same kind added up."""
    return replace(
        first,
        gains=summed(first.gains + second.gains),
        told=first.told + second.told,
        answers=range(first.answers.start, second.answers.stop),
    )


def _is_since(turn: PlayedTurn, answer: int) -> bool:
    """Tell whether a turn is later than an answer, or was taken at the same time."""
    return turn.answers[-1] > answer or (turn.together and turn.answers[-1] == answer)
