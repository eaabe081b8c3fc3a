"""Beats: offerings, what they bring, and punishment, counted step by step before all eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from wonderland_qt.engine.cues import Cue, Journey
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import GoodId, Pack
from wonderland_qt.games.pixie_queen.facts import (
    DemandUnmet,
    GoodsOffered,
    OfferingsShown,
    PenaltyTaken,
    PhaseBegun,
    PrizeTaken,
    RewardTaken,
    TrackClimbed,
)
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.courts import Line, mine_line, total_line
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.stages import stage

SHOWN, COUNTED = 2000, 1800
"""How long offerings and each step are shown, in milliseconds at the usual pace."""


def beats(
    facts: Sequence[Fact], before: TableView, after: TableView, pack: Pack, looking: Looking
) -> Sequence[Beat]:
    """Return the steps of the Queen's judgement, on the way from one view to the next."""
    if looking.whole:
        return ()
    hall = Hall(before, after, pack, looking)
    return [beat for number, fact in enumerate(facts) for beat in hall.told(fact, number)] + [*hall.closed()]


PHASES = {"offering": "offering", "reward": "reward", "servant": "reward"}
SOUNDS = {"offering": "card", "reward": "prize", "servant": "prize"}


@dataclass
class Hall:
    """The hall as it fills with what facts tell: a step is shown when the next one begins.

    `step` is what is being counted now, `cues` what moves then; `lines` are those of every court so far.
    """

    before: TableView
    after: TableView
    pack: Pack
    looking: Looking
    phase: str = ""
    step: str = ""
    began: int = 0
    offered: dict[PlayerId, dict[GoodId, int]] = field(default_factory=dict)
    lines: dict[PlayerId, dict[str, Line]] = field(default_factory=dict)
    penalty: dict[PlayerId, int] = field(default_factory=dict)
    cues: list[Cue] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.phase = self.before.phase
        for player, seen in self.before.players.items():
            self.lines[player], self.penalty[player] = {}, seen.penalty
            self.offered[player] = dict(seen.offering or {}) if self.before.shown else {}

    def told(self, fact: Fact, number: int) -> Iterator[Beat]:
        """Yield the step that a fact ends, and count the fact in the one that it belongs to."""
        if isinstance(fact, PhaseBegun):
            self.phase = fact.phase
        step = self._step_of(fact)
        if step and step != self.step:
            yield from self.closed()
            self.step, self.began = step, number
        if step:
            self._count(fact)
        elif isinstance(fact, PenaltyTaken):
            self.penalty[fact.player] = fact.total

    def closed(self) -> Iterator[Beat]:
        """Yield the step that has been counted so far, if any."""
        if self.step:
            yield self._beat()
        self.step, self.cues = "", []

    def _step_of(self, fact: Fact) -> str:
        match fact:
            case OfferingsShown() | GoodsOffered() | DemandUnmet() | PenaltyTaken(cause="empty_hand"):
                return "offering"
            case PenaltyTaken() | RewardTaken() if self.phase in ("punish", "scoring"):
                return fact.cause
            case TrackClimbed() | PrizeTaken() if self.phase == "reward":
                return "reward" if isinstance(fact, TrackClimbed) else "servant"
            case _:
                return ""

    def _count(self, fact: Fact) -> None:
        match fact:
            case GoodsOffered():
                self._offer(fact)
            case TrackClimbed():
                self.cues.append(Journey(f"track_disc:{fact.track}:{fact.player}"))
                origin = fact.field - fact.fields
                words = text("court-climbed", track=fact.track, origin=origin, goal=fact.field)
                self._write(fact.player, Line(f"climbed-{fact.track}", words))
            case PrizeTaken():
                points = self.pack.prizes[fact.prize].points
                self._write(fact.player, Line("servant", Text("court-servant"), points))
            case RewardTaken():
                self._write(fact.player, Line("rewards", Text("court-rewards"), fact.points))
            case PenaltyTaken():
                self._punish(fact)
            case _:
                pass

    def _offer(self, fact: GoodsOffered) -> None:
        self.offered[fact.player][fact.good] = fact.tokens
        if fact.good in self.before.demanded[-1:]:
            words = text("court-promotions", promotions=fact.tokens)
            self._write(fact.player, Line("reward", words))

    def _punish(self, fact: PenaltyTaken) -> None:
        before = self.penalty[fact.player]
        self.penalty[fact.player] = fact.total
        self.cues.append(Journey(f"score_disc:{fact.player}"))
        seen = self.before.players[fact.player]
        if fact.cause == "mine":
            self._write(fact.player, mine_line(seen, -fact.points))
        elif fact.cause in self.pack.goods:
            words = text("court-most", good=Text(fact.cause))
            self._write(fact.player, Line(fact.cause, words, -fact.points))
        else:
            self._write(fact.player, Line(fact.cause, Text(f"court-{fact.cause}"), -fact.points))
        passed = [shackle for shackle in self.pack.content.score.shackles if before < shackle <= fact.total]
        self.lines[fact.player].pop("total", None)
        self._write(fact.player, total_line(fact.total, before, passed))

    def _write(self, player: PlayerId, line: Line) -> None:
        self.lines[player][line.name] = line

    def _beat(self) -> Beat:
        table = self._table()
        lines = {player: tuple(own.values()) for player, own in self.lines.items()}
        first = self.step == "offering"
        return Beat(
            stage(replace(table, phase="punish"), self.pack, self.looking),
            pieces(table, self.pack, lines),
            SHOWN if first else COUNTED,
            sound=SOUNDS.get(self.step, "penalty"),
            told=(text("beat", step=self.step),),
            cues=(tuple(self.cues),) if self.cues else (),
            fact=self.began,
        )

    def _table(self) -> TableView:
        """Return the table as it was before, with all that has been counted; at the end without screens."""
        final = self.phase == "scoring"
        known = self.after if final else self.before
        players = {
            player: replace(
                seen, penalty=self.penalty[player], offering={} if final else self.offered[player]
            )
            for player, seen in known.players.items()
        }
        phase = PHASES.get(self.step, "scoring" if final else "punish")
        return replace(known, phase=phase, shown=True, large=self.before.large, players=players)
