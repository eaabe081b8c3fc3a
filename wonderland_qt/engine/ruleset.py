"""What a game gives the engine, the bots, the session and the models: its rules as a record of functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from typing import Any, Generic, TypeVar

from wonderland_qt.engine.cues import Cue
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.evidence import NO_EVIDENCE, Evidence, Thing
from wonderland_qt.engine.facts import Fact, PlayerId
from wonderland_qt.engine.flow import Game, GameState, Position, Rules
from wonderland_qt.engine.house import HouseRule, HouseRules
from wonderland_qt.engine.layout import NO_LAYOUT, Layout
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.records import Codec
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.table_options import TableOption
from wonderland_qt.engine.words.texts import Text

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")
ChosenT = TypeVar("ChosenT")


def _nobody(_pack: Any) -> tuple[PlayerId, ...]:
    return ()


def _not_seated(_pack: Any, players: tuple[PlayerId, ...], _seed: int, _options: Mapping[str, str]) -> Any:
    raise LookupError(f"this game does not say how {len(players)} sit down")


def _no_table(_pack: Any, players: int, _seed: int, _options: Mapping[str, str]) -> Any:
    raise LookupError(f"this game does not say how {players} sit down by chance")


def _untold(_fact: Fact, _pack: Any, _names: Mapping[PlayerId, str]) -> Text | None:
    return None


def _no_standings(_position: Any, _viewer: PlayerId | None) -> Sequence[Standing]:
    return ()


def _unjudged(_view: Any, _pack: Any, decision: Decision) -> Sequence[float]:
    return [0.0] * len(decision.options)


def _no_layout(_pack: Any, _seats: Sequence[PlayerId]) -> Layout:
    return NO_LAYOUT


def _uncovered(
    pieces: Sequence[Piece], _view: Any, _house: HouseRules, _looking: Sequence[PlayerId]
) -> Sequence[Piece]:
    return pieces


def _at_any_time(_state: Any) -> Text:
    return Text("")


def _untied(_position: object) -> None:
    return None


def _unexplained(_position: Any, _decision: Decision, _piece: str, _place: str) -> Text | None:
    return None


def _unseen(_fact: Fact) -> Cue | None:
    return None


def _nothing_offered(_position: Any, _decision: Decision) -> Mapping[str, Thing]:
    return {}


def _no_evidence(_game: Any) -> Evidence:
    return NO_EVIDENCE


def _no_table_options(_pack: Any) -> tuple[TableOption, ...]:
    return ()


def _no_options(_pack: Any, _chosen: Any) -> Mapping[str, str]:
    return {}


def _wordless(_pack: Any) -> Mapping[str, Mapping[str, str]]:
    return {}


@dataclass(frozen=True)
class Ruleset(Generic[StateT, PackT, ChosenT]):
    """One game.

    `state` is its state record, generic in its steps; `chosen` the record of what the table chooses before
    the game. `load` reads content from folders, `fingerprint` tells packs with other content apart.
    `determinise` deals anew, from a seed, all that a viewer cannot see. `roster` names the parts that can
    be played, `seated` is the set-up with these parts by seat, a seed and options, `table` one
    for so many players by chance; `sizes` are how many can play, `table_options` what a table
    may choose, `options_of` those by which one was set up. `layout` says where everything lies for these
    players by seat.
    `standings` are the numbers that a viewer may know. `judge` tells from the view of the player who is
    asked what the options are worth, one after another; more is better. `covered` takes away from the pieces
    of a view what the house rules hide from those who look at it; `moment` says how far a game has come.
    `offered` tells what of the content each option gives, `evidence` what a finished game tells of it.
    `cue` tells what of a fact can be seen beyond pieces that change their place,
    `why_not` why the player who decides cannot put a piece on a place; `tie` how one for the win was broken.
    """

    id: str
    rules: Rules[StateT, PackT]
    state: Any
    chosen: type[ChosenT]
    load: Callable[[Sequence[Path]], PackT]
    fingerprint: Callable[[PackT], str]
    new: Callable[[PackT, ChosenT, list[Fact] | None], Game[StateT, PackT]]
    view: Callable[[Position[StateT, PackT], PlayerId | None], Any]
    determinise: Callable[[Position[StateT, PackT], PlayerId, int], StateT]
    pieces: Callable[[Any, PackT], Sequence[Piece]]
    scores: Callable[[Position[StateT, PackT]], Mapping[PlayerId, int]]
    winners: Callable[[Position[StateT, PackT]], tuple[PlayerId, ...]]
    players: Callable[[StateT], tuple[PlayerId, ...]]
    roster: Callable[[PackT], tuple[PlayerId, ...]] = _nobody
    seated: Callable[[PackT, tuple[PlayerId, ...], int, Mapping[str, str]], ChosenT] = _not_seated
    table: Callable[[PackT, int, int, Mapping[str, str]], ChosenT] = _no_table
    sizes: Sequence[int] = ()
    table_options: Callable[[PackT], tuple[TableOption, ...]] = _no_table_options
    options_of: Callable[[PackT, ChosenT], Mapping[str, str]] = _no_options
    layout: Callable[[PackT, Sequence[PlayerId]], Layout] = _no_layout
    log_text: Callable[[Fact, PackT, Mapping[PlayerId, str]], Text | None] = _untold
    standings: Callable[[Position[StateT, PackT], PlayerId | None], Sequence[Standing]] = _no_standings
    content_words: Callable[[PackT], Mapping[str, Mapping[str, str]]] = _wordless
    judge: Callable[[Any, PackT, Decision], Sequence[float]] = _unjudged
    house: tuple[HouseRule, ...] = ()
    covered: Callable[[Sequence[Piece], Any, HouseRules, Sequence[PlayerId]], Sequence[Piece]] = _uncovered
    moment: Callable[[StateT], Text] = _at_any_time
    offered: Callable[[Position[StateT, PackT], Decision], Mapping[str, Thing]] = _nothing_offered
    evidence: Callable[[Game[StateT, PackT]], Evidence] = _no_evidence
    cue: Callable[[Fact], Cue | None] = _unseen
    why_not: Callable[[Position[StateT, PackT], Decision, str, str], Text | None] = _unexplained
    tie: Callable[[Position[StateT, PackT]], Text | None] = _untied

    @cached_property
    def codec(self) -> Codec[StateT]:
        """Return the codec of this game's states, with every step that has a rule."""
        return Codec(self.state[reduce(or_, self.rules.steps())])

    def game(self, state: StateT, pack: PackT, facts: list[Fact] | None = None) -> Game[StateT, PackT]:
        """Return a game that goes on from `state`, at its next decision."""
        return Game(self.rules, state, pack, facts).advance()
