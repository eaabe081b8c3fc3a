"""Set-up of a new game, also from saves of earlier versions (SETUP)."""

from collections.abc import Iterator, Mapping
from typing import Any

from wonderland_qt.components.deck import draw
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import quest_text
from wonderland_qt.games.wonderland.content.content_files import AllyAbility
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import AllyAbilityChosen, TileLaid
from wonderland_qt.games.wonderland.mechanics.market import fill_market
from wonderland_qt.games.wonderland.mechanics.quests import DiscardQuest, draw_quests
from wonderland_qt.games.wonderland.mechanics.two_players import LeaveOutRegion
from wonderland_qt.games.wonderland.newgame.ally_sets import (
    BY_CHANCE,
    SET,
    Allies,
    allies_chosen,
    ally_types,
    option_of,
)
from wonderland_qt.games.wonderland.rounds import PlayRound
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import FOR_TWO, POISON, ChipId, Player, State
from wonderland_qt.games.wonderland.verbs.rewards import waiting
from wonderland_qt.games.wonderland.war.war_phase import move_battle_marker

STARTING_QUESTS = 2
POISON_BEYOND_PLAYERS = 2


class ChooseAllies(Step):
    """A random ally set is used or, if `mixed`, a random ability for each type (SETUP-2)."""

    mixed: bool


class LayBoard(Step):
    """Score tiles and the first market are laid (SETUP-1, SETUP-3)."""


class RollFirstBattle(Step):
    """The battle marker leaves its starting region (SETUP-6)."""


class DrawStartingQuests(Step):
    """Every player draws 2 quests (SETUP-13)."""


class KeepQuests(Step):
    """Every player keeps one of the quests drawn, in secret."""


class ReturnRejected(Step):
    """All rejected quests are shuffled into the deck."""


SET_UP = LayBoard(), RollFirstBattle(), DrawStartingQuests(), KeepQuests(), ReturnRejected(), PlayRound(1)
"""The steps with which every game begins, in their order; on the agenda the last one comes first."""


def starting_state(content: Content, chosen: NewGame) -> State[Any]:
    """Return the state before anything random has happened (SETUP-7, SETUP-16).

    The agenda ends with the first step. Raises ValueError for unknown ally abilities.
    """
    seats, allies = chosen.seats, allies_chosen(content, chosen.options)
    players = {seat: _starting_player(content, seat, place, len(seats)) for place, seat in enumerate(seats)}
    state: State[Any] = State(
        seed=chosen.seed,
        options=chosen.options,
        ally_set=_abilities_in_use(content, allies),
        seats=seats,
        first=seats[0],
        players=players,
        ring=content.ring,
        marker=content.board.starting_region,
        tea_decks=_tea_decks(content),
        quest_deck=tuple(content.quests),
        wonderland_deck=tuple(content.wonderlandians_for(len(seats))),
        supply={face.id: content.chips_of(face.id) for face in content.files.faces},
    )
    _fill_bags(content, state)
    _share_poison(content, state)
    first_steps = (*_steps_before_usual(len(seats), allies), *SET_UP)
    state.agenda.extend(reversed(first_steps))
    return state


def _steps_before_usual(players: int, allies: Allies) -> Iterator[Step]:
    """Yield the steps before the usual set-up: random allies, and a region that two players leave out."""
    if allies.ally_set in BY_CHANCE:
        yield ChooseAllies(mixed=allies.ally_set == "mix")
    if players == FOR_TWO:
        yield LeaveOutRegion()


def _abilities_in_use(content: Content, allies: Allies) -> dict[str, str]:
    """Return by ally type the ability in use: that of the mix, else that of the set (SETUP-2)."""
    of_set = [ability for ability in content.files.ally_abilities if ability.ally_set == allies.ally_set]
    of_mix = [content.ally_abilities[name] for name in allies.mix]
    return {ability.type: ability.id for ability in (*of_set, *of_mix)}


def _starting_player(content: Content, faction: PlayerId, place: int, players: int) -> Player:
    """Return a player's pieces as they start (SETUP-8 to SETUP-12, SETUP-15, SETUP-17).

    Each track has one artifact at its end, and those left over are in the bag. A late seat (`place`) for
    which the board lists no shards gets none.
    """
    side, board = content.side(faction, players), content.board
    artifacts = content.chips_of(content.factions[faction].artifact.id)
    artifacts_beyond_tracks = artifacts[len(side.tracks) :]
    shards_by_seat = board.starting_shards[players]
    return Player(
        id=faction,
        shards=shards_by_seat[place] if place < len(shards_by_seat) else 0,
        leader_strength=board.leader_strength,
        castle_value=side.castle_value,
        supporters=board.supporters - _supporters_on_tracks(content, faction, players),
        bag=_starting_chips(content, faction) + artifacts_beyond_tracks,
        tracks={track.id: () for track in side.tracks},
        artifacts={track.id: chip for track, chip in zip(side.tracks, artifacts, strict=False)},
    )


@known_of_content()
def _supporters_on_tracks(content: Content, faction: PlayerId, players: int) -> int:
    """Return how many supporters stand on the forge tracks (SETUP-8)."""
    return sum(waiting(space) for track in content.side(faction, players).tracks for space in track.spaces)


@known_of_content()
def _starting_chips(content: Content, faction: PlayerId) -> tuple[ChipId, ...]:
    """Return the chips of a faction that start in the bag, artifacts left out (SETUP-11)."""
    own = [chip for chip in content.chips if chip.owner == faction]
    return tuple(chip.id for chip in own if "artifact" not in chip.tags)


@known_of_content()
def _tea_decks(content: Content) -> Mapping[str, tuple[str, ...]]:
    """Return the three tea decks by round; keys are strings, as in the saved game."""
    decks: dict[str, tuple[str, ...]] = {}
    for in_round in (1, 2, 3):
        decks[str(in_round)] = tuple(card.id for card in content.files.tea_cards if card.round == in_round)
    return decks


def _fill_bags(content: Content, state: State[Any]) -> None:
    """Put the starting chips from the supply into every bag (SETUP-11, TWO-5)."""
    starting = content.starting_bag(len(state.seats))
    for player in state.players.values():
        for face, count in starting.items():
            player.bag += state.supply[face][:count]
            state.supply = {**state.supply, face: state.supply[face][count:]}


def _share_poison(content: Content, state: State[Any]) -> None:
    """Leave one poison chip for each player and 2 more if the Jabberwock plays; box the rest (SETUP-18)."""
    poison, players = state.supply[POISON], len(state.seats)
    sides = [content.side(seat, players) for seat in state.seats]
    has_poisoner = any(side.leader_ability == "poison" for side in sides)
    kept = players + POISON_BEYOND_PLAYERS if has_poisoner else 0
    state.supply, state.box = {**state.supply, POISON: poison[:kept]}, poison[kept:]


@rules.do
def choose_allies(game: Game, step: ChooseAllies) -> None:
    """Draw a random ally set, or a random ability for each type that has none yet (SETUP-2).

    Abilities that are drawn one by one (`mixed`) do not depend on the set, which is drawn even then:
    without it, the seeds of such games would no longer bring the same games.
    """
    abilities = game.content.files.ally_abilities
    ally_set = game.chance.pick("setup", sorted({ability.ally_set for ability in abilities}))
    chosen = game.state.ally_set
    types_without_ability = [ally for ally in ally_types(game.content) if ally not in chosen]
    for ally in types_without_ability:
        of_type = [ability for ability in abilities if ability.type == ally]
        if step.mixed:
            _use_ability(game, game.chance.pick("setup", of_type))
        else:
            of_set = [ability for ability in of_type if ability.ally_set == ally_set]
            _use_ability(game, of_set[0])


def _use_ability(game: Game, ability: AllyAbility) -> None:
    """Let an ability be that of its ally type in this game."""
    game.state.ally_set = {**game.state.ally_set, ability.type: ability.id}
    game.emit(AllyAbilityChosen(ally=ability.type, ability=ability.id))


@rules.do
def lay_board(game: Game, step: LayBoard) -> None:
    """Lay a tile on every region in use, and the first market (SETUP-1, SETUP-3, TWO-2)."""
    ring = game.state.ring
    tiles, _ = draw(game.chance, "setup", tuple(game.content.tiles), len(ring))
    game.state.tiles = dict(zip(ring, tiles, strict=True))
    for region, tile in game.state.tiles.items():
        game.emit(TileLaid(region=region, tile=tile))
    fill_market(game)


@rules.do
def roll_first_battle(game: Game, step: RollFirstBattle) -> None:
    """Move the battle marker to where the first war begins (SETUP-6)."""
    move_battle_marker(game)


@rules.do
def draw_starting_quests(game: Game, step: DrawStartingQuests) -> None:
    """Let every player draw 2 quests (SETUP-13)."""
    for player in game.state.seats:
        draw_quests(game, player, STARTING_QUESTS)


@rules.ask
def keep_quests(position: Position, step: KeepQuests) -> tuple[Decision, ...]:
    """Ask everybody at once which of the 2 quests to keep (SETUP-13)."""
    return tuple(_keep_decision(position.content, player) for player in position.state.players.values())


def _keep_decision(content: Content, player: Player) -> Decision:
    """Return the decision which quest to keep, each by discarding the others."""
    options = []
    for kept in player.quests:
        rejected = tuple(DiscardQuest(player.id, quest) for quest in player.quests if quest != kept)
        label = text("option-keep-quest", quest=quest_text(content, kept))
        options.append(Option(ids.KEEP(kept), rejected, label, take=ids.CARD(kept)))
    return Decision(player.id, Text("ask-keep-quest"), tuple(options), private=True)


@rules.do
def return_rejected(game: Game, step: ReturnRejected) -> None:
    """Shuffle all rejected quests into the deck once everybody has chosen (SETUP-13)."""
    state = game.state
    state.quest_deck, state.quest_discards = state.quest_deck + state.quest_discards, ()


def name_the_ring(content: Content, state: dict[str, Any]) -> None:
    """Add the regions in use to an earlier state, which always used all of them (TWO-1)."""
    state.setdefault("ring", content.ring)


def earlier_new_game(content: Content, chosen: dict[str, Any]) -> NewGame:
    """Return the set-up of a save of format 1 or 2, which has the fields read here instead of options."""
    seats, seed = tuple(chosen["factions"]), chosen["seed"]
    first = OwnChance(seed).below("first", len(seats)) if chosen.get("draw_first") else 0
    mix = option_of(content, chosen.get("ally_mix", ()))
    return NewGame(clockwise(seats, first), seed, mix or {SET: chosen["ally_set"]})
