"""Beats: offerings, rewards and punishment, counted step by step."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.components.table_plan import stage_of
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.notices import notice_beats
from wonderland_qt.games.pixie_queen.table.palace_beats import palace_beats
from wonderland_qt.games.pixie_queen.table.pieces import line, pieces, total_line
from wonderland_qt.games.pixie_queen.table.stages import JUDGEMENT, rooms

SHOWN, COUNTED = 2000, 1800
"""How long offerings and other steps are shown, in milliseconds at the usual pace."""
JUDGED = {"punish", "scoring"}
"""The phases in which penalty points are added up in the courts."""
SOUNDS = {"offering": "card", "reward": "prize", "servant": "prize"}


def beats(glimpses: Sequence[Glimpse], content: Content, looking: Looking) -> Sequence[Beat]:
    """Return the beats at the palace and of the Queen's judgement on the way from one view to the next.

    Who looks at the whole table is not taken away from it by beats, which have stages of their own.
    """
    if looking.whole:
        return ()
    hall = Hall(glimpses[0].view, glimpses[-1].view, content, looking)
    found, first = list[Beat](), 0
    for before, glimpse in pairwise(glimpses):
        found += palace_beats(before, glimpse, first, content, looking)
        found += notice_beats(before, glimpse, first, content, looking)
        for number, event in enumerate(glimpse.events, start=first):
            found += hall.count_event(event, number)
        first += len(glimpse.events)
    return [*found, *hall.finish_step()]


class Hall:
    """Collects events into steps, and makes a beat of each step when the next one begins.

    `table` is the view with all events counted so far; `lines` are the lines of all courts so far.
    `penalty_before` are the penalty points from which a court began to count.
    """

    def __init__(self, before: TableView, after: TableView, content: Content, looking: Looking) -> None:
        """Begin with the view before the events and, if offerings are still hidden, with empty open ones.

        The events that follow fill them in sight of all, the viewer's own too. `step` names what
        the events since `first_event` are counted for ("" for none), with their `cues`.
        """
        self.table, self.after = replace(before, shown=True), after
        self.content, self.looking = content, looking
        self.lines: dict[str, Piece] = {}
        self.step, self.first_event, self.last_event, self.cues = "", 0, 0, list[Cue]()
        self.penalty_before: dict[PlayerId, int] = {}
        if not before.shown:
            for player in before.players:
                self._change_player(player, offering={})
        if before.phase in JUDGED:
            self._open_courts()

    def count_event(self, event: Event, number: int) -> Iterator[Beat]:
        """Count an event in its step; yield the beat of the step before if a new one begins.

        An event that is not shown in the hall belongs to the current step, but a new phase ends it.
        """
        step = self._step_name(event)
        if step != self.step and (step or isinstance(event, PhaseBegun)):
            yield from self.finish_step()
            self.step, self.first_event = step, number
        cue = appearance(event, self.content).cue if step else None
        if cue:
            self.cues.append(cue)
        self._apply_event(event, step)
        self.last_event = number

    def finish_step(self) -> Iterator[Beat]:
        """Yield the beat of the step counted so far, if any, and begin with no step.

        A step without a sound of its own is of penalty points. The beat covers all events of the step.
        """
        if self.step:
            yield Beat(
                stage_of(self.content, JUDGEMENT, self.looking, rooms),
                pieces(self.table, self.content, self.lines.values()),
                SHOWN if self.step == "offering" else COUNTED,
                sounds=(SOUNDS.get(self.step, "penalty"),),
                lines=(text("beat", step=self.step),),
                cues=(tuple(self.cues),) if self.cues else (),
                event=self.first_event,
                covers=self.last_event - self.first_event + 1,
            )
        self.step, self.cues = "", []

    def _step_name(self, event: Event) -> str:
        """Return the name of the step that an event belongs to, "" if it is not shown in the hall.

        Events that can occur in any phase belong to the hall only in the phase of their step.
        """
        match event:
            case events.OfferingsShown() | events.GoodsOffered() | events.DemandUnmet():
                return "offering"
            case events.PenaltyTaken(cause="empty_hand"):
                return "offering"
            case events.PenaltyTaken() | events.RewardTaken() if self.table.phase in ("punish", "scoring"):
                return event.cause
            case events.TrackClimbed() | events.PrizeTaken() if self.table.phase == "reward":
                return "reward" if isinstance(event, events.TrackClimbed) else "servant"
            case _:
                return ""

    def _apply_event(self, event: Event, step: str) -> None:
        """Change the table by an event, and write its line if it belongs to a step.

        An event without a step is not shown in the hall, and only changes the table.
        """
        match event:
            case PhaseBegun():
                self._begin_phase(event.phase)
            case events.GoodsOffered():
                self._lay_offering(event)
            case events.PenaltyTaken():
                if step:
                    self._write_penalty(event)
                self._change_player(event.player, penalty=event.total)
            case events.TrackClimbed() if step:
                words = text("court-climbed", track=event.track, fields=event.fields)
                self._write_line(line(event.player, f"climbed-{event.track}", words))
            case events.PrizeTaken() if step:
                points = self.content.prizes[event.prize].points
                self._write_line(line(event.player, "servant", Text("court-servant"), points))
            case events.RewardTaken() if step:
                self._write_line(line(event.player, "reward", Text("court-rewards"), event.points))
            case _:
                pass

    def _begin_phase(self, phase: str) -> None:
        """Begin a phase; the final scoring begins with open screens and without offerings.

        It shows the table as it is after the step, but the players' penalty points and who is large as
        before, because the events that follow change them one by one.
        """
        before = self.table
        self.table = replace(before, phase=phase)
        if phase == "scoring":
            self.table = replace(self.after, phase=phase, shown=True, large=before.large)
            for player, seen in before.players.items():
                self._change_player(player, penalty=seen.penalty, offering={})
        if phase in JUDGED:
            self._open_courts()

    def _lay_offering(self, event: events.GoodsOffered) -> None:
        """Lay goods into a court; the food demanded last, that of this round, has a line, as it promotes."""
        laid = self.table.players[event.player].offering or {}
        self._change_player(event.player, offering={**laid, event.good: event.tokens})
        if event.good in self.table.demanded[-1:]:
            words = text("court-promotions", promotions=event.tokens)
            self._write_line(line(event.player, "promote", words))

    def _open_courts(self) -> None:
        """Write the penalty points so far as the first line of every court, as a loss: below 0."""
        self.lines.clear()
        for player in self.table.large:
            self.penalty_before[player] = self.table.players[player].penalty
            self._write_line(line(player, "now", Text("court-now"), -self.penalty_before[player]))

    def _write_penalty(self, event: events.PenaltyTaken) -> None:
        """Write the line of a penalty, and below it the new total with a shackle passed.

        The cause is a good of which the player has most, or a word for something else that is punished.
        """
        seen, cause = self.table.players[event.player], event.cause
        if cause in self.content.goods:
            words = text("court-most", good=Text(cause))
        else:
            words = text(f"court-{cause}", pixies=seen.mine.pixies)
        self._write_line(line(event.player, cause, words, -event.points))
        before = self.penalty_before.setdefault(event.player, seen.penalty)
        self._write_line(total_line(self.content, event.player, before, event.total))

    def _write_line(self, written: Piece) -> None:
        """Write a line below the others of a court; an earlier one with the same id goes."""
        self.lines.pop(written.id, None)
        self.lines[written.id] = written

    def _change_player(self, player: PlayerId, **changed: Any) -> None:
        seen = replace(self.table.players[player], **changed)
        self.table = replace(self.table, players={**self.table.players, player: seen})
