"""The stage on which scenarios of Pixie Queen are played."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, get_args

from wonderland_qt.engine.facts import facts_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.stage import Stage
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.pack import ROCK, Pack
from wonderland_qt.games.pixie_queen.content.vocabulary import Row
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.promotion import MINE, SERVANT
from wonderland_qt.games.pixie_queen.rounds import state_of_new_game
from wonderland_qt.games.pixie_queen.scenarios.given import Given
from wonderland_qt.games.pixie_queen.scenarios.position import begin
from wonderland_qt.games.pixie_queen.setup import NewGame, roster
from wonderland_qt.games.pixie_queen.state import Phase, State
from wonderland_qt.parts.entries import entries

STREAMS = frozenset({"order", "permanents", "round_tiles", "casino", "penalty", "bag"})
CAUSES = ("setup", "steal", "mine", "tracks", "rocks", "pass", "empty_hand", "swap")


def pixie_queen_stage(pack: Pack, rules: Collection[str]) -> Stage[State[Any], Pack, NewGame, Given]:
    """Return the stage for scenarios played with this content, which may cite these rules."""
    return Stage(
        PIXIE_QUEEN,
        pack,
        Given,
        begin,
        state_of_new_game,
        stream_of,
        lambda _stream, drawn: drawn if isinstance(drawn, int) else str(drawn),
        rules=rules,
        facts=facts_of(facts),
        names=frozenset(_names(pack)),
        stand_ins=roster(pack),
    )


def stream_of(_players: Sequence[PlayerId], key: str) -> str | None:
    """Return the stream of chance for a key: the bag, a die, or what is dealt."""
    return key if key in STREAMS else None


def _names(pack: Pack) -> Iterator[str]:
    """Yield every word by which facts and states call things besides players."""
    yield from pack.spaces
    yield from get_args(Phase)
    yield from get_args(Row)
    yield from (ROCK, MINE, SERVANT, *CAUSES)
    yield from (str(face) for face in pack.penalty_die)
    yield from (entry.id for entry in entries(pack.content))
