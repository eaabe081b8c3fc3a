"""Beats: offerings, what they bring, and punishment, counted step by step before all eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from wonderland_qt.engine.cues import Cue
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.pieces import line, pieces
from wonderland_qt.games.pixie_queen.table.stages import JUDGEMENT, rooms
from wonderland_qt.parts.appearances import appearance
from wonderland_qt.parts.phases import PhaseBegun
from wonderland_qt.parts.table_plan import stage_of

SHOWN, COUNTED = 2000, 1800
"""How long offerings and each other step are shown, in milliseconds at the usual pace."""
SOUNDS = {"offering": "card", "reward": "prize", "servant": "prize"}


def beats(
    happened: Sequence[Fact], before: TableView, after: TableView, pack: Pack, looking: Looking
) -> Sequence[Beat]:
    """Return the steps of the Queen's judgement, on the way from one view to the next."""
    if looking.whole:
        return ()
    hall = Hall(before, after, pack, looking)
    counted = [beat for number, fact in enumerate(happened) for beat in hall.told(fact, number)]
    return [*counted, *hall.closed()]


class Hall:
    """The hall as it fills with what facts tell: a step is shown when the next one begins.

    `table` is as it was before, with all that has been counted; `lines` are those of all courts so far.
    """

    def __init__(self, before: TableView, after: TableView, pack: Pack, looking: Looking) -> None:
        self.table, self.after, self.pack, self.looking = replace(before, shown=True), after, pack, looking
        self.lines: dict[str, Piece] = {}
        self.step, self.began, self.cues = "", 0, list[Cue]()
        for player in before.players if not before.shown else ():
            self._change(player, offering={})

    def told(self, fact: Fact, number: int) -> Iterator[Beat]:
        """Yield the step that a fact ends, and count the fact in the one that it belongs to."""
        step = self._step_of(fact)
        if step != self.step and (step or isinstance(fact, PhaseBegun)):
            yield from self.closed()
            self.step, self.began = step, number
        moved = appearance(fact, self.pack).cue if step else None
        self.cues += (moved,) if moved else ()
        self._count(fact, step)

    def closed(self) -> Iterator[Beat]:
        """Yield the step that has been counted so far, if any."""
        if self.step:
            yield Beat(
                stage_of(self.pack, JUDGEMENT, self.looking, rooms),
                pieces(self.table, self.pack, self.lines.values()),
                SHOWN if self.step == "offering" else COUNTED,
                sound=SOUNDS.get(self.step, "penalty"),
                told=(text("beat", step=self.step),),
                cues=(tuple(self.cues),) if self.cues else (),
                fact=self.began,
            )
        self.step, self.cues = "", []

    def _step_of(self, fact: Fact) -> str:
        match fact:
            case facts.OfferingsShown() | facts.GoodsOffered() | facts.DemandUnmet():
                return "offering"
            case facts.PenaltyTaken(cause="empty_hand"):
                return "offering"
            case facts.PenaltyTaken() | facts.RewardTaken() if self.table.phase in ("punish", "scoring"):
                return fact.cause
            case facts.TrackClimbed() | facts.PrizeTaken() if self.table.phase == "reward":
                return "reward" if isinstance(fact, facts.TrackClimbed) else "servant"
            case _:
                return ""

    def _count(self, fact: Fact, step: str) -> None:
        """Let the table be as a fact has left it, and write the line of one that belongs to a step."""
        match fact:
            case PhaseBegun():
                self._begin(fact.phase)
            case facts.GoodsOffered():
                laid = self.table.players[fact.player].offering or {}
                self._change(fact.player, offering={**laid, fact.good: fact.tokens})
                if fact.good in self.table.demanded[-1:]:
                    self._write(fact.player, "promote", text("court-promotions", promotions=fact.tokens))
            case facts.PenaltyTaken():
                if step:
                    self._punish(fact)
                self._change(fact.player, penalty=fact.total)
            case facts.TrackClimbed() if step:
                origin = fact.field - fact.fields
                words = text("court-climbed", track=fact.track, origin=origin, goal=fact.field)
                self._write(fact.player, f"climbed-{fact.track}", words)
            case facts.PrizeTaken() if step:
                points = self.pack.prizes[fact.prize].points
                self._write(fact.player, "servant", Text("court-servant"), points)
            case facts.RewardTaken() if step:
                self._write(fact.player, "reward", Text("court-rewards"), fact.points)
            case _:
                pass

    def _begin(self, phase: str) -> None:
        """Let a phase begin; the table of the end is seen without screens and offerings."""
        counted = self.table
        self.table = replace(counted, phase=phase)
        if phase == "scoring":
            self.table = replace(self.after, phase=phase, shown=True, large=counted.large)
            for player, seen in counted.players.items():
                self._change(player, penalty=seen.penalty, offering={})

    def _punish(self, fact: facts.PenaltyTaken) -> None:
        """Write what a penalty is for, and below it how many there were and are, and a shackle passed."""
        seen, cause = self.table.players[fact.player], fact.cause
        most = text("court-most", good=Text(cause)) if cause in self.pack.goods else None
        words = most or text(f"court-{cause}", pixies=seen.mine.pixies)
        self._write(fact.player, cause, words, -fact.points)
        shackles = self.pack.content.score.shackles
        passed = [shackle for shackle in shackles if seen.penalty < shackle <= fact.total]
        key = "court-past" if passed else "court-before"
        words = text(key, penalty=seen.penalty, shackle=max(passed, default=0))
        self._write(fact.player, "total", words, -fact.total)

    def _write(self, player: PlayerId, name: str, words: Text, number: int | None = None) -> None:
        """Write a line below the others of a court."""
        written = line(player, name, words, number)
        self.lines.pop(written.id, None)
        self.lines[written.id] = written

    def _change(self, player: PlayerId, **changed: Any) -> None:
        seen = replace(self.table.players[player], **changed)
        self.table = replace(self.table, players={**self.table.players, player: seen})
