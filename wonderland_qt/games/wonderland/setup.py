"""Set-up: a new game from the table's choices (SETUP)."""

from __future__ import annotations

from typing import Any

import msgspec

from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.facts import Fact, PlayerId
from wonderland_qt.engine.texts import Text, text
from wonderland_qt.games.wonderland.content import AllySet
from wonderland_qt.games.wonderland.facts import (
    BattleMarkerMoved,
    QuestsDiscarded,
    QuestsDrawn,
    QuestSeen,
    TileLaid,
    WonderlandianShown,
)
from wonderland_qt.games.wonderland.pack import Pack
from wonderland_qt.games.wonderland.rounds import PlayRound
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import HEAD, Player, State, Tea, without


class NewGame(msgspec.Struct, frozen=True):
    """What the table chose: factions by seat, clockwise from the first player, ally set, seed."""

    factions: tuple[PlayerId, ...]
    ally_set: AllySet = "A"
    seed: int = 0


class LayBoard(Step):
    """Score tiles and the first market (SETUP-1, SETUP-3)."""


class RollFirstBattle(Step):
    """The battle marker leaves its starting region (SETUP-6)."""


class DrawStartingQuests(Step):
    """Every player draws 2 quests (SETUP-13)."""


class KeepQuests(Step):
    """Every player keeps one of the quests drawn, in secret."""


class RejectQuest(Step):
    """The player's rejected quest leaves the hand."""

    player: PlayerId
    quest: str


class ReturnRejected(Step):
    """All rejected quests are shuffled into the deck."""


def new_game(pack: Pack, chosen: NewGame, facts: list[Fact] | None = None) -> Game:
    """Return a new game at its first decision; `facts` collects what happens, if given."""
    game: Game = Game(rules, starting_state(pack, chosen), pack, facts)
    return game.advance()


def starting_state(pack: Pack, chosen: NewGame) -> State[Any]:
    """Return the state before anything random has happened."""
    seats = chosen.factions
    supply = {face.id: pack.chips_of(face.id) for face in pack.content.faces}
    players = {seat: _player(pack, seat, place, len(seats)) for place, seat in enumerate(seats)}
    state: State[Any] = State(
        seed=chosen.seed,
        agenda=[],
        streams={},
        sealed={},
        answered=0,
        ally_set={a.type: a.id for a in pack.content.ally_abilities if a.ally_set == chosen.ally_set},
        seats=seats,
        first=seats[0],
        round=0,
        phase="setup",
        players=players,
        tiles={},
        marker=pack.board.starting_region,
        chairs={},
        poisoned={},
        tea_decks=_tea_decks(pack),
        tea_discards=(),
        quest_deck=tuple(pack.quests),
        quest_discards=(),
        wonderland_deck=tuple(pack.wonderlandians),
        market=(),
        supply=supply,
        box=(),
        tea=Tea(taken={}, seated=(), parties=(), passed=0, reached=False),
        battle=None,
    )
    _fill_bags(pack, state)
    _share_poison(pack, state)
    state.agenda.extend(
        [PlayRound(1), ReturnRejected(), KeepQuests(), DrawStartingQuests(), RollFirstBattle(), LayBoard()]
    )
    return state


def _player(pack: Pack, faction: PlayerId, place: int, players: int) -> Player:
    """Return a player's pieces as they start (SETUP-8 to SETUP-12, SETUP-15, SETUP-17)."""
    side, board = pack.side(faction, players), pack.board
    artifacts = pack.chips_of(pack.factions[faction].artifact.id)
    on_tracks = sum(len(track.spaces) for track in side.tracks if track.supporters)
    shards = board.starting_shards[players]
    return Player(
        id=faction,
        vp=0,
        shards=shards[place] if place < len(shards) else 0,
        shield=True,
        leader_strength=board.leader_strength,
        castle_value=side.castle_value,
        leader=HEAD,
        supporters=board.supporters - on_tracks,
        placed={},
        figures={},
        castles={},
        bag=tuple(c.id for c in pack.chips if c.owner == faction and "artifact" not in c.tags)
        + artifacts[len(side.tracks) :],
        active=(),
        exhausted=(),
        madness=(),
        tracks={track.id: () for track in side.tracks},
        artifacts={track.id: chip for track, chip in zip(side.tracks, artifacts, strict=False)},
        abilities=(),
        quests=(),
        feats=(),
        wonderlandians=(),
        borrowed=(),
        tea_cards=(),
    )


def _tea_decks(pack: Pack) -> dict[str, tuple[str, ...]]:
    """Return the three tea decks by round; keys are strings, as in the saved game."""
    return {str(n): tuple(c.id for c in pack.content.tea_cards if c.round == n) for n in (1, 2, 3)}


def _fill_bags(pack: Pack, state: State[Any]) -> None:
    """Put the starting chips from the supply into every bag (SETUP-11)."""
    for player in state.players.values():
        for face, count in pack.board.starting_bag.items():
            player.bag += state.supply[face][:count]
            state.supply[face] = state.supply[face][count:]


def _share_poison(pack: Pack, state: State[Any]) -> None:
    """Leave the Jabberwock one poison chip a player and 2 more, box the rest (SETUP-18)."""
    poison = state.supply["poison"]
    poisoner = any(pack.side(seat, len(state.seats)).leader_ability == "poison" for seat in state.seats)
    kept = len(state.seats) + 2 if poisoner else 0
    state.supply["poison"], state.box = poison[:kept], poison[kept:]


@rules.do
def lay_board(game: Game, step: LayBoard) -> None:
    """Lay a score tile on every region and the first Wonderlandians into the market (SETUP-1, SETUP-3)."""
    tiles = list(game.pack.tiles)
    for region in game.pack.ring:
        tile = game.chance.pick("setup", tiles)
        tiles.remove(tile)
        game.state.tiles[region] = tile
        game.emit(TileLaid(region=region, tile=tile))
    fill_market(game)


def fill_market(game: Game) -> None:
    """Deal Wonderlandians until the market is full or the deck is empty (SETUP-3, REWARD-9)."""
    state = game.state
    while len(state.market) < game.pack.board.market and state.wonderland_deck:
        card = game.chance.pick("wonderlandians", state.wonderland_deck)
        state.wonderland_deck = without(state.wonderland_deck, card)
        state.market += (card,)
        game.emit(WonderlandianShown(card=card))


@rules.do
def roll_first_battle(game: Game, step: RollFirstBattle) -> None:
    """Roll the die for where the first war begins; the roll gives no shards (SETUP-6)."""
    move_battle_marker(game)


def move_battle_marker(game: Game) -> None:
    """Move the battle marker clockwise by a roll of the shard die (SETUP-6, WAREND-2)."""
    ring = game.pack.ring
    roll = game.chance.pick("die", game.pack.board.die)
    game.state.marker = ring[(ring.index(game.state.marker) + roll) % len(ring)]
    game.emit(BattleMarkerMoved(region=game.state.marker))


@rules.do
def draw_starting_quests(game: Game, step: DrawStartingQuests) -> None:
    """Let every player draw 2 quests (SETUP-13)."""
    for player in game.state.seats:
        for _ in range(2):
            draw_quest(game, player)
        game.emit(QuestsDrawn(player=player, quests=2))


def draw_quest(game: Game, player: PlayerId) -> None:
    """Move one quest from the deck, rebuilt from the discards when empty, to the hand (REWARD-17)."""
    state = game.state
    if not state.quest_deck:
        state.quest_deck, state.quest_discards = state.quest_discards, ()
    if state.quest_deck:
        quest = game.chance.pick("quests", state.quest_deck)
        state.quest_deck = without(state.quest_deck, quest)
        state.players[player].quests += (quest,)
        game.emit(QuestSeen(player=player, quest=quest, audience=(player,)))


@rules.ask
def keep_quests(position: Position, step: KeepQuests) -> tuple[Decision, ...]:
    """Ask everybody at once which of the 2 quests to keep (SETUP-13)."""
    return tuple(_keep_quest(player) for player in position.state.players.values())


def _keep_quest(player: Player) -> Decision:
    options = []
    for kept in player.quests:
        rejected = tuple(RejectQuest(player.id, quest) for quest in player.quests if quest != kept)
        options.append(
            Option(f"keep:{kept}", rejected, text("option-keep-quest", quest=Text(kept)), take=kept)
        )
    return Decision(player.id, Text("ask-keep-quest"), tuple(options), private=True)


@rules.do
def reject_quest(game: Game, step: RejectQuest) -> None:
    """Lay a quest aside, unseen (SETUP-13)."""
    player = game.state.players[step.player]
    player.quests = without(player.quests, step.quest)
    game.state.quest_discards += (step.quest,)
    game.emit(QuestsDiscarded(player=step.player, quests=1))


@rules.do
def return_rejected(game: Game, step: ReturnRejected) -> None:
    """Shuffle all rejected quests into the deck once everybody has chosen (SETUP-13)."""
    state = game.state
    state.quest_deck, state.quest_discards = state.quest_deck + state.quest_discards, ()
