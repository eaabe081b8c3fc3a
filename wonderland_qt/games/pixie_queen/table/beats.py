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
from wonderland_qt.games.pixie_queen.seen.showing import cue
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.courts import line, mine_words
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.stages import JUDGEMENT, laid_out
from wonderland_qt.parts.phases import PhaseBegun

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
    return [beat for number, fact in enumerate(happened) for beat in hall.told(fact, number)] + [
        *hall.closed()
    ]


class Hall:
    """The hall as it fills with what facts tell: a step is shown when the next one begins.

    `table` is as it was before, with all that has been counted; `lines` are those of every court so far.
    """

    def __init__(self, before: TableView, after: TableView, pack: Pack, looking: Looking) -> None:
        self.table, self.after, self.pack, self.looking = replace(before, shown=True), after, pack, looking
        self.lines: dict[PlayerId, dict[str, Piece]] = {player: {} for player in before.players}
        self.step, self.began, self.cues = "", 0, list[Cue]()
        for player in before.players if not before.shown else ():
            self._change(player, offering={})

    def told(self, fact: Fact, number: int) -> Iterator[Beat]:
        """Yield the step that a fact ends, and count the fact in the one that it belongs to."""
        step = self._step_of(fact)
        if step != self.step and (step or isinstance(fact, PhaseBegun)):
            yield from self.closed()
            self.step, self.began = step, number
        if step:
            self._write(fact)
            moved = cue(fact)
            self.cues += (moved,) if moved else ()
        match fact:
            case PhaseBegun(phase="scoring"):
                self._open_screens()
            case PhaseBegun():
                self.table = replace(self.table, phase=fact.phase)
            case facts.PenaltyTaken():
                self._change(fact.player, penalty=fact.total)
            case facts.GoodsOffered():
                laid = self.table.players[fact.player].offering or {}
                self._change(fact.player, offering={**laid, fact.good: fact.tokens})
            case _:
                pass

    def closed(self) -> Iterator[Beat]:
        """Yield the step that has been counted so far, if any."""
        if self.step:
            cues, time = tuple(self.cues), SHOWN if self.step == "offering" else COUNTED
            yield Beat(
                laid_out(self.pack, JUDGEMENT, self.looking.seats, self.looking.near),
                pieces(self.table, self.pack, {player: own.values() for player, own in self.lines.items()}),
                time,
                sound=SOUNDS.get(self.step, "penalty"),
                told=(text("beat", step=self.step),),
                cues=(cues,) if cues else (),
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
            case facts.TrackClimbed() if self.table.phase == "reward":
                return "reward"
            case facts.PrizeTaken() if self.table.phase == "reward":
                return "servant"
            case _:
                return ""

    def _write(self, fact: Fact) -> None:
        """Write the line that a fact of a step is for; the total stands last."""
        match fact:
            case facts.GoodsOffered() if fact.good in self.table.demanded[-1:]:
                self._line(fact.player, "reward", text("court-promotions", promotions=fact.tokens))
            case facts.TrackClimbed():
                origin = fact.field - fact.fields
                words = text("court-climbed", track=fact.track, origin=origin, goal=fact.field)
                self._line(fact.player, f"climbed-{fact.track}", words)
            case facts.PrizeTaken():
                points = self.pack.prizes[fact.prize].points
                self._line(fact.player, "servant", Text("court-servant"), points)
            case facts.RewardTaken():
                self._line(fact.player, "rewards", Text("court-rewards"), fact.points)
            case facts.PenaltyTaken():
                self._line(fact.player, fact.cause, self._because(fact), -fact.points)
                self.lines[fact.player].pop("total", None)
                self._line(fact.player, "total", self._before(fact), -fact.total)
            case _:
                pass

    def _line(self, player: PlayerId, name: str, words: Text, number: int | None = None) -> None:
        self.lines[player][name] = line(player, name, words, number)

    def _because(self, fact: facts.PenaltyTaken) -> Text:
        """Return what a penalty is for: the mine, most of a good, or what the fact names."""
        if fact.cause == "mine":
            return mine_words(self.table.players[fact.player])
        if fact.cause in self.pack.goods:
            return text("court-most", good=Text(fact.cause))
        return Text(f"court-{fact.cause}")

    def _before(self, fact: facts.PenaltyTaken) -> Text:
        """Return how many penalty points there were before, and the last shackle passed."""
        before = self.table.players[fact.player].penalty
        passed = [shackle for shackle in self.pack.content.score.shackles if before < shackle <= fact.total]
        if passed:
            return text("court-past", penalty=before, shackle=passed[-1])
        return text("court-before", penalty=before)

    def _open_screens(self) -> None:
        """Show the table of the end, as far as it has been counted."""
        counted = self.table
        self.table = replace(self.after, phase="scoring", shown=True, large=counted.large)
        for player, seen in counted.players.items():
            self._change(player, penalty=seen.penalty, offering={})

    def _change(self, player: PlayerId, **changed: Any) -> None:
        seen = replace(self.table.players[player], **changed)
        self.table = replace(self.table, players={**self.table.players, player: seen})
