"""What is next in a scenario of Pixie Queen, and the phase that it belongs to."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.offering import OfferingPhase
from wonderland_qt.games.pixie_queen.penalties import TakePenalty
from wonderland_qt.games.pixie_queen.promotion import Promote
from wonderland_qt.games.pixie_queen.punishing import PunishPhase
from wonderland_qt.games.pixie_queen.rewarding import RewardPhase
from wonderland_qt.games.pixie_queen.rounds import EndRound, PlayRound, StealFor
from wonderland_qt.games.pixie_queen.rules import rules
from wonderland_qt.games.pixie_queen.scenarios.given import Given
from wonderland_qt.games.pixie_queen.scoring import ScoreGame
from wonderland_qt.games.pixie_queen.state import Phase
from wonderland_qt.games.pixie_queen.turns import ActionPhase, TakeTurn
from wonderland_qt.parts.staging import Agenda

BARE: dict[str, tuple[Step, Phase]] = {
    "action": (ActionPhase(), "action"),
    "offering": (OfferingPhase(), "offering"),
    "reward": (RewardPhase(), "offering"),
    "punish": (PunishPhase(), "reward"),
    "end_round": (EndRound(), "punish"),
    "score": (ScoreGame(), "punish"),
}


def _of_player(kind: type[PlayerStep]) -> Any:
    def steps(_pack: Pack, given: Given, player: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
        return (kind(PlayerId(player)),) if player in given.players else None

    return steps


def _round(_pack: Pack, _given: Given, number: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
    return (PlayRound(number),) if isinstance(number, int) else None


def _penalty(_pack: Pack, given: Given, points: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
    if not isinstance(points, dict) or not set(points) <= set(given.players):
        return None
    return tuple(TakePenalty(PlayerId(player), number, "mine") for player, number in points.items())


def _promote(_pack: Pack, given: Given, left: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
    if not isinstance(left, dict) or not set(left) <= set(given.players):
        return None
    return tuple(Promote(PlayerId(player), number, to_servant=True) for player, number in left.items())


AGENDA: Agenda[Pack, Given] = Agenda(
    rules,
    bare={word: (step,) for word, (step, _) in BARE.items()},
    about={
        "turn": _of_player(TakeTurn),
        "steal": _of_player(StealFor),
        "round": _round,
        "penalty": _penalty,
        "promote": _promote,
    },
    example="turn: red",
)


def phase_of(given: Given) -> Phase:
    """Return the phase that the position is in: what is next tells."""
    return next((phase for word, (_, phase) in BARE.items() if word in AGENDA.words(given)), "action")
