"""The shown view: the stage and pieces on the screen now, and the beats that lead to the current state."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.journal import Answered
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking, Stage
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.director import Director
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.replay_beats import replay_shots
from wonderland_qt.models.narration.takes import Shot, Take
from wonderland_qt.models.narration.telling import Telling
from wonderland_qt.models.table.pads import Pads
from wonderland_qt.models.table.picks import Picks
from wonderland_qt.models.table.screen import Screen


class Showing:
    """Decides which stage and pieces the screen shows.

    `whole` means that the user wants the whole table, `paced` that changes are shown beat by beat instead of
    at once, and `replaying` that the beats are those of an earlier stretch of the game.
    """

    def __init__(
        self, session: Session[Any, Any], screen: Screen, pads: Pads, picks: Picks, narrator: Narrator
    ) -> None:
        """Begin with the present state and no shots; the first person's board is nearest until one acts.

        `_untold` are events that no beat shows, and `_telling` keeps lines until they can have been read.
        """
        self._session, self._screen, self._pads, self._picks = session, screen, pads, picks
        self._narrator, self._director = narrator, Director(session, narrator)
        self.whole = self.paced = self.replaying = False
        self._shots: deque[Shot] = deque()
        self._untold: tuple[Event, ...] = ()
        self._telling = Telling()
        self._near = next(iter(pads.moment().persons), session.seats[0].player)
        self._looking = self._current_looking()
        self._view = session.view(screen.viewer)

    @property
    def beat(self) -> Beat | None:
        """Return the current beat, None when the current state is shown."""
        return self._shots[0].beat if self._shots else None

    @property
    def events(self) -> tuple[Event, ...]:
        """Return the events of the current beat, or those that no beat has shown."""
        return self._shots[0].events if self._shots else self._untold

    @property
    def to_come(self) -> tuple[Event, ...]:
        """Return the events that are not shown yet: those of later beats, then those that no beat shows."""
        if not self._shots:
            return ()
        _current, *later_shots = self._shots
        events_of_shots = [shot.events for shot in later_shots]
        return tuple(chain(*events_of_shots, self._untold))

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game at the shown moment: that of the shot on show, or else the current one."""
        return self._shots[0].game if self._shots else self._session.game

    @property
    def performer(self) -> str:
        """Return the player who performs now, or next if no person is asked; "" for none.

        Without motion no one performs, nor on a steady stage, where no portrait steps forward.
        """
        if self._shots:
            return self._shots[0].beat.performer
        performs_next = self._pads.nobody_asked and self.paced and self._director.performing
        return (self._session.next_bot() or "") if performs_next and not self.stage.steady else ""

    @property
    def near(self) -> PlayerId:
        """Return the player whose own board is nearest to the viewer."""
        return self._looking.near

    @property
    def lines(self) -> tuple[Text, ...]:
        """Return the lines of the current beat, none between beats."""
        return self.beat.lines if self.beat is not None else ()

    @property
    def told(self) -> tuple[str, ...]:
        """Return the lines about what is shown now, with those that could not be read before."""
        return self._telling.lines

    @property
    def stage(self) -> Stage:
        """Return the stage that is shown now: that of the beat, or of the current state between beats."""
        return self.beat.stage if self.beat is not None else self._stage_for(self._looking)

    @property
    def has_another_stage(self) -> bool:
        """Tell whether the whole table differs from the stage of the moment; not while beats are shown."""
        looking = self._looking
        other = msgspec.structs.replace(looking, whole=not looking.whole)
        return self.beat is None and self._stage_for(other).id != self._stage_for(looking).id

    def _stage_for(self, looking: Looking) -> Stage:
        """Return the stage on which the current view is seen by those who look."""
        session = self._session
        return session.ruleset.display.stage(self._view, session.content, looking)

    @property
    def pieces(self) -> Sequence[Piece]:
        """Return the pieces that the viewer may see, with copies of picked ones."""
        display = self._session.ruleset.display
        shown = self.beat.pieces if self.beat else display.pieces(self._view, self._session.content)
        covered = self._cover_secrets(shown, self._view)
        return (*covered, *self._picks.pieces({piece.id: piece for piece in covered}))

    def pieces_of(self, game: Game[Any, Any]) -> Sequence[Piece]:
        """Return the pieces of another state of the game in the current viewer's view."""
        ruleset = self._session.ruleset
        view = ruleset.view(game, self._screen.viewer)
        return self._cover_secrets(ruleset.display.pieces(view, self._session.content), view)

    def _cover_secrets(self, pieces: Sequence[Piece], view: Any) -> Sequence[Piece]:
        """Turn pieces face down that those at the screen must not see."""
        display, options = self._session.ruleset.display, self._session.options
        return display.covered(pieces, view, options, self._players_who_look)

    def previewed(self, piece: str) -> Sequence[Piece]:
        """Return the pieces that playing a piece would put on the table; none during beats."""
        session = self._session
        if self.beat is not None:
            return ()
        return session.ruleset.display.previewed(self._view, session.content, piece)

    def renew(self, changes: Changes | None = None) -> None:
        """Update to the current state of the game, with beats for the changes if they are shown.

        A new question that is answered openly (`open_decision`) ends the view of the whole table. Without
        changes and with the same viewer, beats that are being shown go on; all else ends them, a replay too.
        Lines of the past are forgotten where no events lead here, as after an undo. While there are beats,
        the screen knows that `beats_are_shown`.
        """
        before, looked_before = self._view, self._looking
        asks_openly = changes is not None and self._pads.open_decision is not None
        self.whole = self.whole and not asks_openly
        self._looking = self._current_looking()
        self._view = self._session.view(self._screen.viewer)
        if changes is None and looked_before.viewer == self._looking.viewer:
            return
        self._shots.clear()
        self.replaying, self._untold = False, ()
        if changes is None or changes.undone:
            self._telling.forget()
        else:
            self._follow(changes, before, looked_before)
        self._screen.beats_are_shown = bool(self._shots)

    def _follow(self, changes: Changes, before: Any, looked_before: Looking) -> None:
        """Make beats of changes, if the viewer wants and can follow them, and begin to tell their lines."""
        self._untold = tuple(event for event in changes.events if audible(event, self._screen.viewer))
        if self.paced and self._can_be_followed(looked_before):
            self._make_shots(changes, before, looked_before)
        self._tell()

    def _tell(self) -> None:
        """Tell the lines of what is shown now, but not of what a beat itself says in words or numbers.

        Beside a beat that waits until it was read, nothing else is left to be read. Lines count as read for
        as long as their beat lasts; no time has passed yet for those of the current state.
        """
        beat, events = self.beat, self.events
        if beat is None:
            self._telling.follow(self._narrator.news(events, self._screen.viewer), 0)
            return
        if beat.waits:
            self._telling.forget()
        untold = [event for event in events if not event.pictured]
        news = self._narrator.news(untold, self._screen.viewer)
        self._telling.follow(news, beat.milliseconds, beat.performer)

    def replay(self, stretch: range) -> None:
        """Show the beats of a stretch of past answers again."""
        looking = msgspec.structs.replace(self._looking, whole=False)
        self._shots = deque(replay_shots(self._session, self._narrator, looking, stretch))
        self._screen.beats_are_shown = self.replaying = bool(self._shots)
        self._telling.forget()

    def go_on(self) -> None:
        """Go on to the next beat, or after the last one to the current state."""
        if self._shots:
            self._shots.popleft()
            self._tell()
        self._screen.beats_are_shown = bool(self._shots)
        self.replaying = self.replaying and bool(self._shots)

    def skip(self) -> None:
        """Skip all beats, and give out the lines of all that was to come at once."""
        self._untold = self.to_come
        self._shots.clear()
        self._telling.forget()
        self._tell()
        self._screen.beats_are_shown = self.replaying = False

    def _make_shots(self, changes: Changes, before: Any, looked_before: Looking) -> None:
        """Let the director make shots of the changes, and note the events that no shot shows.

        There are no other shots then, and they show the first events: none is left out before a shown one. If
        the viewer has changed, they begin with the public view, so that no one sees another one's.
        """
        if looked_before.viewer != self._looking.viewer:
            before = self._public_view_before(changes)
            looked_before = msgspec.structs.replace(looked_before, viewer=None, asked=())
        self._shots.extend(self._director.shots(self._take_of(changes, before, looked_before)))
        events_shown = sum(len(shot.events) for shot in self._shots)
        self._untold = self._untold[events_shown:]

    def _take_of(self, changes: Changes, before: Any, looked_before: Looking) -> Take:
        """Return the changes as a take, performed if one player who is not at this screen has answered.

        It includes the last step if the curtain comes down, because the table is not seen after it then.
        The performer's turn ends unless it is a bot that goes on at once.
        """
        actor = changes.line.player if isinstance(changes.line, Answered) else PlayerId("")
        is_here = actor in self._pads.moment().persons
        performed = bool(actor) and not changes.together and not is_here
        return Take(
            snapshots=changes.snapshots or (Snapshot(self._session.game, changes.events),),
            before=before,
            after=self._view,
            looking_before=looked_before,
            looking=self._looking,
            actor=actor,
            performed=performed,
            ends_turn=performed and self._session.next_bot() != actor,
            shows_last_step=self._screen.covered_for is not None,
        )

    def _can_be_followed(self, looked_before: Looking) -> bool:
        """Tell whether the viewer saw the state before, or can follow public events in the public view."""
        if self._looking.viewer is None and self._untold:
            return True
        return looked_before.viewer == self._looking.viewer and self._screen.covered_for is None

    def _public_view_before(self, changes: Changes) -> Any:
        """Return the public view before the changes, for a screen whose viewer has changed."""
        game = changes.snapshots[0].game if changes.snapshots else self._session.game
        return self._session.ruleset.view(game, None)

    def _current_looking(self) -> Looking:
        """Return who looks at the table now; the board of the viewer or of who acted last is the nearest.

        It is kept in `_near` for moments at which no single person acts. Unless all answer at once, only who
        has not answered yet may choose, and who acts, to change the answer.
        """
        moment, screen = self._pads.moment(), self._screen
        only_person = moment.persons[0] if len(moment.persons) == 1 else None
        self._near = screen.viewer or screen.acting or only_person or self._near
        may_choose = moment.persons if moment.at_once else (*moment.waiting, screen.acting)
        return Looking(
            seats=tuple(seat.player for seat in self._session.seats),
            viewer=screen.viewer,
            near=self._near,
            asked=tuple(filter(self._may_see, moment.decisions)),
            whole=self.whole,
            choosing=tuple(player for player in moment.persons if player in may_choose),
            persons=moment.persons,
        )

    def _may_see(self, decision: Decision) -> bool:
        """Tell whether the viewer may know that a decision is asked."""
        return not decision.private or decision.player == self._screen.viewer

    @property
    def _players_who_look(self) -> Sequence[PlayerId]:
        """Return the players who look at the table: the viewer, those to act, or all without persons.

        No one looks while the screen is covered for the next person. Of persons to act at once all look, else
        the one who acts.
        """
        moment, screen = self._pads.moment(), self._screen
        if screen.viewer is not None:
            return (screen.viewer,)
        if not moment.persons:
            return self._looking.seats
        if screen.covered_for is not None:
            return ()
        return moment.asked if moment.at_once else tuple(filter(None, (screen.acting,)))
