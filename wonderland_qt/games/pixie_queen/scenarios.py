"""Scenarios of Pixie Queen: positions written down, and the stage to play them on (docs/scenarios.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, TypeVar, get_args

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.facts import facts_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within, must_lie_once
from wonderland_qt.engine.scenarios.stage import Misplaced, Stage
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.pack import ROCK, Pack
from wonderland_qt.games.pixie_queen.content.vocabulary import Row
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.offering import OfferingPhase
from wonderland_qt.games.pixie_queen.penalties import TakePenalty
from wonderland_qt.games.pixie_queen.promotion import Promote
from wonderland_qt.games.pixie_queen.rounds import EndRound, PlayRound, PunishPhase, RewardPhase, StealFor
from wonderland_qt.games.pixie_queen.rules import rules
from wonderland_qt.games.pixie_queen.scoring import ScoreGame
from wonderland_qt.games.pixie_queen.setup import NewGame, roster, starting_state
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, TRACKS, Phase, Player, State
from wonderland_qt.games.pixie_queen.turns import ActionPhase, TakeTurn
from wonderland_qt.parts.deck import without
from wonderland_qt.parts.entries import entries
from wonderland_qt.parts.staging import Agenda, Next, of_number, of_player

T = TypeVar("T")
DEMANDED = "apple"
STREAMS = frozenset({"order", "permanents", "round_tiles", "casino", "penalty", "bag"})
CAUSES = ("setup", "steal", "mine", "tracks", "rocks", "pass", "empty_hand", "swap")


class GivenPlayer(ContentModel):
    """A player's goods, pixies and tiles.

    `pixies` are the spaces on which pixies stand ("servant": the servant spot), `mine` how many are in the
    mine (by itself: all others), `rocks` those at its lowest places. `pocket` lies on the permanent tile.
    `tracks` are the fields on the silver and the gold track. A `penalty` moves the score disc alone.
    """

    goods: dict[str, int] = Field(default_factory=dict)
    pixies: tuple[str, ...] = ()
    mine: int | None = None
    rocks: tuple[int, ...] = ()
    prizes: tuple[str, ...] = ()
    servants: tuple[str, ...] = ()
    rewards: tuple[int, ...] = ()
    food_tile: str = ""
    one_use: str = ""
    permanent: str = ""
    pocket: str = ""
    tracks: tuple[int, int] = (1, 1)
    discs: int | None = None
    passed: bool = False
    penalty: int = 0
    offering: dict[str, int] = Field(default_factory=dict)


AS_GIVEN = (
    *("food_tile", "one_use", "permanent"),
    *("prizes", "servants", "rewards", "passed", "penalty", "offering"),
)
"""Fields of a player that a scenario gives as the state has them."""


class Given(ContentModel):
    """A position; `players` in order, the favourite first, and `next` what is to be done.

    All goods that nobody has are in the supply, tiles on the board, prizes in their rows. `discs` says whose
    discs lie on spaces, `small` the small cubes where their order is another; `bag` what is in the bag,
    `supply` what is left where the rest is boxed, `demanded` the foods demanded so far.
    `state` is laid over the state as it would be saved, for what has no key of its own here.
    """

    players: dict[str, GivenPlayer | None]
    next: tuple[Next, ...] | Next
    round: int = 1
    seed: int = 1
    small: tuple[str, ...] = ()
    discs: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    permanents: tuple[str, ...] = ()
    food_stack: tuple[str, ...] | None = None
    prizes_taken: tuple[str, ...] = ()
    bag: dict[str, int] | None = None
    supply: dict[str, int] = Field(default_factory=dict)
    special_row: dict[str, int] | None = None
    demanded: tuple[str, ...] = ()
    dummy: tuple[str, ...] = ()
    open_screens: bool = False
    state: dict[str, Any] = Field(default_factory=dict)


def _of_players(step: Callable[[PlayerId, int], Step]) -> Any:
    """Return how a word is read that is about players and a number for each."""

    def steps(_pack: Pack, given: Given, about: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
        if not isinstance(about, dict) or not set(about) <= set(given.players):
            return None
        return tuple(step(PlayerId(player), number) for player, number in about.items())

    return steps


AGENDA: Agenda[Pack, Given] = Agenda(
    rules,
    bare={
        "action": (ActionPhase(),),
        "offering": (OfferingPhase(),),
        "reward": (RewardPhase(),),
        "punish": (PunishPhase(),),
        "end_round": (EndRound(),),
        "score": (ScoreGame(),),
    },
    about={
        "turn": of_player(TakeTurn),
        "steal": of_player(StealFor),
        "penalty": _of_players(lambda player, points: TakePenalty(player, points, "mine")),
        "promote": _of_players(lambda player, left: Promote(player, left, to_servant=True)),
        "round": of_number(PlayRound),
    },
    example="turn: red",
)


def begin(pack: Pack, given: Given) -> State[Any]:
    """Return the state that a scenario gives, with what is next on its agenda; raises Misplaced."""
    must_be_known(given.players, roster(pack), ("players",), "colour")
    if len(given.players) not in pack.tables:
        raise Misplaced(("players",), f"{len(given.players)} cannot play")
    must_be_within(given.round, 1, pack.settings.rounds, ("round",))
    state = starting_state(pack, NewGame(tuple(map(PlayerId, given.players)), given.seed, given.open_screens))
    state.round, state.phase = given.round, "action"
    for name, player in state.players.items():
        mine = given.players[name] or GivenPlayer()
        _lay_player(pack, state, mine, player)
        _lay_pixies(pack, state, mine, player)
    _lay_board(pack, state, given)
    _lay_goods(pack, state, given)
    return AGENDA.begun(PIXIE_QUEEN.codec, pack, given, state)


def _left(pool: tuple[T, ...], taken: Iterable[T], path: DocumentPath, what: str) -> tuple[T, ...]:
    """Return what of a pool is left when these are taken, "" being nothing; raises Misplaced."""
    for thing in filter(None, taken):
        must_be_known([str(thing)], [str(other) for other in pool], path, f"{what} left")
        pool = without(pool, thing)
    return pool


def _lay_player(pack: Pack, state: State[Any], given: GivenPlayer, player: Player) -> None:
    path: DocumentPath = ("players", player.id)
    must_be_known({*given.goods, *given.offering}, pack.goods, (*path, "goods"), "good")
    must_be_within(max(given.tracks), 1, pack.last_field, (*path, "tracks"))
    for field in AS_GIVEN:
        setattr(player, field, getattr(given, field))
    player.goods = {**player.goods, **given.goods}
    player.tracks = dict(zip(TRACKS, given.tracks, strict=True))
    player.discs = player.discs if given.discs is None else given.discs
    state.prizes = _left(state.prizes, given.prizes + given.servants, (*path, "prizes"), "prize")
    state.rewards = _left(state.rewards, given.rewards, (*path, "rewards"), "reward")
    state.boxed = _left(state.boxed, [given.permanent], (*path, "permanent"), "permanent tile")
    tiles = [given.food_tile, given.one_use, given.pocket]
    food = [tile for tile in tiles if tile in pack.food_tiles]
    state.food_stack = _left(state.food_stack, food, path, "tile")
    state.one_use = _left(state.one_use, [tile for tile in tiles if tile not in food], path, "tile")
    if given.pocket:
        state.pockets = {**state.pockets, given.permanent: given.pocket}


def _lay_pixies(pack: Pack, state: State[Any], given: GivenPlayer, player: Player) -> None:
    path: DocumentPath = ("players", player.id, "pixies")
    must_be_known(given.pixies, [*[space.id for space in pack.doubles], SERVANT], path, "double space")
    must_lie_once([*given.pixies, *state.pixies], path, "pixie of")
    risen = len(given.pixies) + len(given.servants)
    must_be_within(risen, 0, player.mine.pixies, path)
    state.pixies = {**state.pixies, **{space: player.id for space in given.pixies if space != SERVANT}}
    state.waiting = player.id if SERVANT in given.pixies else state.waiting
    player.mine.pixies = player.mine.pixies - risen if given.mine is None else given.mine
    rocks = [*given.rocks, *player.mine.rocks][: len(player.mine.rocks)]
    player.mine.rocks = tuple(sorted(rocks, reverse=True))
    must_be_within(player.mine.chained, 0, player.mine.pixies, ("players", player.id, "rocks"))


def _lay_board(pack: Pack, state: State[Any], given: Given) -> None:
    must_be_known(given.discs, pack.spaces, ("discs",), "space")
    state.discs = {space: tuple(map(PlayerId, owners)) for space, owners in given.discs.items()}
    state.permanents = given.permanents
    state.boxed = _left(state.boxed, given.permanents, ("permanents",), "permanent tile")
    state.small = tuple(map(PlayerId, given.small)) or state.large
    state.food_stack = state.food_stack if given.food_stack is None else given.food_stack
    state.prizes = _left(state.prizes, given.prizes_taken, ("prizes_taken",), "prize")
    must_be_known(given.dummy, [space.id for space in pack.doubles], ("dummy",), "double space")
    state.pixies = {**state.pixies, **dict.fromkeys(given.dummy, state.dummy)}
    state.dummy_mine.pixies -= len(given.dummy)
    offered = any(player.offering for player in state.players.values())
    state.demanded = given.demanded or ((DEMANDED,) if offered else ())
    state.round_tiles = _left(state.round_tiles, state.demanded, ("demanded",), "round tile")


def _lay_goods(pack: Pack, state: State[Any], given: Given) -> None:
    """Put into the supply all that lies nowhere else, or as much as is given (GAME-4)."""
    if given.bag is not None:
        must_be_known(given.bag, (*pack.goods, ROCK), ("bag",), "marker")
        state.bag = tuple(Counter(given.bag).elements())
    if given.special_row is not None:
        state.special_row = {**dict.fromkeys(pack.goods, 0), **given.special_row}
    held = Counter(state.bag)
    held.update(state.special_row)
    for player in state.players.values():
        held.update(player.goods)
    for good in pack.content.goods:
        must_be_within(held[good.id], 0, good.total, ("supply", good.id))
    state.supply = {good.id: good.total - held[good.id] for good in pack.content.goods} | given.supply


def pixie_queen_stage(pack: Pack, rule_ids: Collection[str]) -> Stage[State[Any], Pack, NewGame, Given]:
    """Return the stage for scenarios played with this content, which may cite these rules."""
    return Stage(
        PIXIE_QUEEN,
        pack,
        Given,
        begin,
        lambda _players, key: key if key in STREAMS else None,
        rules=rule_ids,
        facts=facts_of(facts),
        names=frozenset(_names(pack)),
        stand_ins=roster(pack),
    )


def _names(pack: Pack) -> Iterator[str]:
    """Yield every word by which facts and states call things besides players."""
    yield from (*pack.spaces, *get_args(Phase), *get_args(Row), ROCK, MINE, SERVANT, *CAUSES)
    yield from (str(face) for face in pack.penalty_die)
    yield from (entry.id for entry in entries(pack.content))
