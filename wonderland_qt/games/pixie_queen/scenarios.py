"""Scenarios of Pixie Queen: the models of `given`, and their set-up (docs/scenarios.md)."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, get_args

from pydantic import Field

from wonderland_qt.components.deck import without
from wonderland_qt.components.entries import entries
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.components.scenario_steps import Agenda, GivenTable, of_each, of_number, of_player
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.events import events_of
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within, must_lie_once
from wonderland_qt.engine.scenarios.scenario_setup import ScenarioSetup
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, rounds, scoring, setup, turns
from wonderland_qt.games.pixie_queen.content.content_files import Phase, Row
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.offering import OfferingPhase
from wonderland_qt.games.pixie_queen.pixies import Promote, TakePenalty, lift_pixie, put_pixie
from wonderland_qt.games.pixie_queen.rules import rules
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, TRACKS, Player, State

USUAL_DEMAND = "apple"
STREAMS = {name: name for name in ("order", "permanents", "round_tiles", "casino", "penalty", "bag")}
CAUSES = ("setup", "steal", "mine", "tracks", "rocks", "pass", "empty_hand", "swap")


class AsGiven(ContentModel):
    """The fields of a player that are the same in the state."""

    prizes: tuple[str, ...] = ()
    servants: tuple[str, ...] = ()
    rewards: tuple[int, ...] = ()
    food_tile: str = ""
    one_use: str = ""
    permanent: str = ""
    passed: bool = False
    penalty: int = 0
    offering: dict[str, int] = Field(default_factory=dict)


class GivenPlayer(AsGiven):
    """A player's goods, pixies and tiles.

    `pixies` are the spaces on which pixies stand ("servant": the servant spot), `mine` how many are in the
    mine (by itself: all others), `rocks` those at its lowest places. `pocket` lies on the permanent tile.
    `tracks` are the fields on the silver and the gold track. A `penalty` moves the score disc alone.
    """

    goods: dict[str, int] = Field(default_factory=dict)
    pixies: tuple[str, ...] = ()
    mine: int | None = None
    rocks: tuple[int, ...] = ()
    pocket: str = ""
    tracks: tuple[int, int] = (1, 1)
    discs: int | None = None


class Given(GivenTable):
    """A position; `players` in order, the favourite first.

    All goods that no one has are in the supply, tiles on the board, prizes in their rows. `discs` says whose
    discs lie on spaces, `small` the small cubes where their order is another; `bag` what is in the bag,
    `supply` what is left where the rest is boxed, `demanded` the foods demanded so far.
    """

    players: dict[str, GivenPlayer | None]
    small: tuple[PlayerId, ...] = ()
    discs: dict[str, tuple[PlayerId, ...]] = Field(default_factory=dict)
    permanents: tuple[str, ...] = ()
    food_stack: tuple[str, ...] | None = None
    prizes_taken: tuple[str, ...] = ()
    bag: dict[str, int] | None = None
    supply: dict[str, int] = Field(default_factory=dict)
    special_row: dict[str, int] | None = None
    demanded: tuple[str, ...] = ()
    dummy: tuple[str, ...] = ()
    open_screens: bool = False


AGENDA: Agenda[Content, Given] = Agenda(
    rules,
    bare={
        "action": (turns.ActionPhase(),),
        "offering": (OfferingPhase(),),
        "reward": (rounds.RewardPhase(),),
        "punish": (rounds.PunishPhase(),),
        "end_round": (rounds.EndRound(),),
        "score": (scoring.ScoreGame(),),
    },
    about={
        "turn": of_player(turns.TakeTurn),
        "steal": of_player(rounds.StealFor),
        "penalty": of_each(lambda _content, player, points, _path: TakePenalty(player, points, "mine")),
        "promote": of_each(lambda _content, player, left, _path: Promote(player, left, to_servant=True)),
        "round": of_number(rounds.PlayRound),
    },
    example="turn: red",
)


def begin(content: Content, given: Given) -> State[Any]:
    """Return the state of a scenario, with its next steps on the agenda; raises Misplaced."""
    seats = given.seats(colours(content), content.tables, Text("thing-colour"))
    must_be_within(given.round, 1, content.settings.rounds, ("round",))
    game_options = {scoring.SCREENS.id: scoring.OPEN} if given.open_screens else {}
    state = setup.starting_state(content, NewGame(seats, given.seed, game_options))
    state.round, state.phase = given.round, "action"
    for name, player in state.players.items():
        own = given.players[name] or GivenPlayer()
        _lay_player(content, state, own, player)
        _lay_mine(content, state, own, player)
    _lay_pixies(content, state, colour=state.dummy, places=given.dummy, path=("dummy",))
    _lay_board(content, state, given)
    _lay_goods(content, state, given)
    return AGENDA.begun(PIXIE_QUEEN.codec, content, given, state)


def _take_from_pool(state: State[Any], pool: str, things: Iterable[Any], path: DocumentPath) -> None:
    """Take things that the scenario puts elsewhere out of a field of the state; raises Misplaced.

    A thing "" stands for none.
    """
    for thing in filter(None, things):
        left: tuple[Any, ...] = getattr(state, pool)
        must_be_known([str(thing)], list(map(str, left)), path, text("thing-left-of", pool=pool))
        setattr(state, pool, without(left, thing))


def _lay_player(content: Content, state: State[Any], given: GivenPlayer, player: Player) -> None:
    """Give a player what the scenario gives, except pixies and rocks; raises Misplaced.

    Prizes, rewards and tiles are taken from where they lie at the start, so that each lies in one place.
    """
    path: DocumentPath = ("players", player.id)
    must_be_known({*given.goods, *given.offering}, content.goods, (*path, "goods"), Text("thing-good"))
    for reached in given.tracks:
        must_be_within(reached, 1, content.last_field, (*path, "tracks"))
    for field in AsGiven.model_fields:
        setattr(player, field, getattr(given, field))
    player.goods = {**player.goods, **given.goods}
    player.tracks = dict(zip(TRACKS, given.tracks, strict=True))
    if given.discs is not None:
        player.discs = given.discs
    _take_from_pool(state, "prizes", given.prizes + given.servants, (*path, "prizes"))
    _take_from_pool(state, "rewards", given.rewards, (*path, "rewards"))
    _lay_tiles(content, state, given, path)


def _lay_tiles(content: Content, state: State[Any], given: GivenPlayer, path: DocumentPath) -> None:
    """Take a player's tiles from where they lie at the start, and fill the pocket of the permanent tile.

    The pocket may hold a food tile or a one-use tile. A tile "" stands for none.
    """
    tiles = [given.food_tile, given.one_use, given.pocket]
    food_tiles = [tile for tile in tiles if tile in content.food_tiles]
    one_use_tiles = [tile for tile in tiles if tile not in content.food_tiles]
    _take_from_pool(state, "boxed", [given.permanent], (*path, "permanent"))
    _take_from_pool(state, "food_stack", food_tiles, path)
    _take_from_pool(state, "one_use", one_use_tiles, path)
    if given.pocket:
        state.pockets = {**state.pockets, given.permanent: given.pocket}


def _lay_mine(content: Content, state: State[Any], given: GivenPlayer, player: Player) -> None:
    """Move a player's pixies out of the mine to where the scenario puts them, and lay rocks in the mine.

    A pixie stands on the place of each of the given servants. If the scenario gives a number for the mine,
    only so many pixies are left there. Given rocks take the first places, and the rest have none, as at the
    start.
    """
    path: DocumentPath = ("players", player.id)
    player.mine = player.mine.with_more(-len(given.servants))
    _lay_pixies(content, state, colour=player.id, places=given.pixies, path=(*path, "pixies"))
    must_be_within(player.mine.pixies, 0, content.files.mine.places, (*path, "pixies"))
    if given.mine is not None:
        player.mine = player.mine.with_more(given.mine - player.mine.pixies)
    places_for_rocks = len(player.mine.rocks)
    player.mine = player.mine.with_rocks([*given.rocks, *player.mine.rocks][:places_for_rocks])
    must_be_within(player.mine.chained, 0, player.mine.pixies, (*path, "rocks"))


def _lay_pixies(
    content: Content, state: State[Any], colour: PlayerId, places: Collection[str], path: DocumentPath
) -> None:
    """Move pixies of a colour from their mine to spaces or the servant spot; raises Misplaced."""
    known = [*(space.id for space in content.doubles), SERVANT]
    must_be_known(places, known, path, Text("thing-double-space"))
    must_lie_once([*places, *state.pixies], path, Text("thing-pixie-of"))
    for place in places:
        lift_pixie(state, colour, MINE)
        put_pixie(state, colour, place)


def _lay_board(content: Content, state: State[Any], given: Given) -> None:
    """Lay discs, tiles and the order of players as given; the demanded food is known once one has offered.

    The small cubes not given stand in the order of the large ones; food demanded but not given is the usual.
    """
    must_be_known(given.discs, content.spaces, ("discs",), Text("thing-space"))
    state.discs, state.permanents = given.discs, given.permanents
    state.small = given.small or state.large
    state.food_stack = state.food_stack if given.food_stack is None else given.food_stack
    has_offerings = any(player.offering for player in state.players.values())
    state.demanded = given.demanded or ((USUAL_DEMAND,) if has_offerings else ())
    _take_from_pool(state, "boxed", given.permanents, ("permanents",))
    _take_from_pool(state, "prizes", given.prizes_taken, ("prizes_taken",))
    _take_from_pool(state, "round_tiles", state.demanded, ("demanded",))


def _lay_goods(content: Content, state: State[Any], given: Given) -> None:
    """Put all goods that are nowhere else into the supply, or as many as given (GAME-4)."""
    if given.bag is not None:
        must_be_known(given.bag, (*content.goods, ROCK), ("bag",), Text("thing-marker"))
        state.bag = tuple(Counter(given.bag).elements())
    if given.special_row is not None:
        state.special_row = {**dict.fromkeys(content.goods, 0), **given.special_row}
    elsewhere = _goods_outside_supply(state)
    for good in content.files.goods:
        must_be_within(elsewhere[good.id], 0, good.total, ("supply", good.id))
    left = {good.id: good.total - elsewhere[good.id] for good in content.files.goods}
    state.supply = left | given.supply


def _goods_outside_supply(state: State[Any]) -> Counter[str]:
    """Count the goods in the bag, on the special-offering row and of all players."""
    found = Counter(state.bag) + Counter(state.special_row)
    for player in state.players.values():
        found.update(player.goods)
    return found


def pixie_queen_setup(
    content: Content, rule_ids: Collection[str]
) -> ScenarioSetup[State[Any], Content, Given]:
    """Return the set-up of scenarios for this content; `rule_ids` are those that they may cite."""
    kinds, all_colours = events_of(events, PhaseBegun), colours(content)
    return ScenarioSetup(
        PIXIE_QUEEN,
        content,
        given=Given,
        begin=begin,
        streams=STREAMS,
        rules=rule_ids,
        events=kinds,
        names=_names_in_content(content),
        stand_ins=all_colours,
    )


def _names_in_content(content: Content) -> frozenset[str]:
    """Return every name that events and states use, except those of players."""
    ids_of_entries = [entry.id for entry in entries(content.files)]
    faces_of_die = map(str, content.penalty_die)
    words = {*get_args(Phase), *get_args(Row), ROCK, MINE, SERVANT, *CAUSES, *faces_of_die}
    return frozenset(words).union(content.spaces, ids_of_entries)
