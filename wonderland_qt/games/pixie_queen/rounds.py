"""Rounds of five phases: stealing, rewards, punishment, and their end (ROUND, STEAL, REWARD, PUNISH)."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from wonderland_qt.components.phases import begin_phase
from wonderland_qt.engine.decisions import Decision, PlayerStep, Step
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen import events, goods, prizes, scoring, tiles
from wonderland_qt.games.pixie_queen.content.content_files import MinePenaltyMost, MorePromotions, Steal
from wonderland_qt.games.pixie_queen.content.game_content import Content, TileId
from wonderland_qt.games.pixie_queen.offering import OfferingPhase, demand
from wonderland_qt.games.pixie_queen.pixies import LeavePunished, Promote, promotions, punish
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, ability_of, favourite, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, SERVANT, TRACKS, Mine, Track
from wonderland_qt.games.pixie_queen.turns import ActionPhase, MoveOnTrack


class PlayRound(Step):
    """One round of the game."""

    round: int


class StealFor(PlayerStep):
    """The player's pixies and tiles steal."""


class EndRound(Step):
    """The round ends, and perhaps the game."""


@rules.do
def play_round(game: Game, step: PlayRound) -> None:
    """Set the order and play the five phases (ROUND-1, ROUND-2).

    The small cubes, which move up in the course of a round, give the large ones their order in the next.
    """
    state = game.state
    state.round, state.large = step.round, state.small
    begin_phase(game, "steal")
    for player in state.players.values():
        player.offering = {}
    game.emit(events.OrderSet(players=state.large))
    game.push(
        *map(StealFor, state.large), ActionPhase(), OfferingPhase(), RewardPhase(), PunishPhase(), EndRound()
    )


@rules.do
def steal_for(game: Game, step: StealFor) -> None:
    """Let the player take what spaces of their pixies show, then by tiles (STEAL-1 to STEAL-4, PERM-4)."""
    state, player = game.state, step.player
    spaces = [game.content.spaces[space] for space, owner in state.pixies.items() if owner == player]
    shown = Counter(good for space in spaces for good in space.shows)
    goods.gain_all(game, player, shown, "steal")
    pickpocket = ability(game, player, Steal)
    if pickpocket is not None:
        game.push(goods.Gain(player, pickpocket.good, pickpocket.tokens, state.players[player].permanent))
    for tile in tiles.tiles_of(game, player, "food"):
        game.push(goods.ChooseFood(player, game.content.food_tiles[tile].gives, tile))


@rules.do
def end_round(game: Game, step: EndRound) -> None:
    """Begin the next round, or score after the last one or when no golden prize is left (END-1)."""
    state, content = game.state, game.content
    has_golden_prize = any(content.prizes[prize].golden for prize in state.prizes)
    is_last = state.round >= content.settings.rounds or not has_golden_prize
    game.push(scoring.ScoreGame() if is_last else PlayRound(state.round + 1))


class RewardPhase(Step):
    """The reward phase of a round."""


class PromoteDummy(Step):
    """The favourite promotes a pixie of the dummy."""


class MakeServant(Step):
    """The pixie on the servant spot becomes a servant."""


class PunishPhase(Step):
    """The punish phase of a round."""


class Punish(PlayerStep):
    """The player is punished for pixies in the mine, or for the fields on the tracks."""

    cause: Literal["mine", "tracks"]


@rules.do
def reward_phase(game: Game, step: RewardPhase) -> None:
    """Let players move on tracks, promote, promote by tiles, promote the dummy; then make a servant.

    All of this is skipped if no one offered the demanded food (OFFER-9). Players promote in the order of the
    large cubes.
    Rules: OFFER-8, REWARD-1, REWARD-3, REWARD-5, REWARD-7, REWARD-8, PERM-5, TWO-3.
    """
    state, food = game.state, demand(game.state)
    fed = {player: state.players[player].offering.get(food, 0) for player in state.large}
    if not any(fed.values()):
        return
    begin_phase(game, "reward")
    for track in TRACKS:
        reward_givers(game, track)
    by_food = [Promote(player, tokens, to_servant=True) for player, tokens in fed.items() if tokens]
    game.push(*by_food, *_promotions_by_tiles(game), PromoteDummy(), MakeServant())


def _promotions_by_tiles(game: Game) -> Iterator[Promote]:
    """Yield for each player with a tile that promotes the step to promote by it (PERM-5)."""
    for player in game.state.large:
        tile = ability(game, player, MorePromotions)
        if tile is not None and tile.promotions:
            yield Promote(player, tile.promotions, to_servant=True)


def reward_givers(game: Game, track: Track) -> None:
    """Move all who offered this metal one field on its track, and two who alone offered most.

    Rules: REWARD-1 to REWARD-3.
    """
    offered = {player: game.state.players[player].offering.get(track, 0) for player in game.state.large}
    most = max(offered.values())
    is_alone = list(offered.values()).count(most) == 1
    for player, tokens in offered.items():
        if tokens:
            game.push(MoveOnTrack(player, track, 2 if is_alone and tokens == most else 1))


@rules.ask
def promote_dummy(position: Position, step: PromoteDummy) -> tuple[Decision, ...]:
    """Ask the favourite which pixie of the dummy to promote to which free space (TWO-3, TWO-5)."""
    player = favourite(position)
    options = tuple(promotions(position, player, position.state.dummy))
    return (Decision(player, Text("ask-dummy"), options),)


@rules.do
def make_servant(game: Game, step: MakeServant) -> None:
    """Make the pixie on the servant spot a servant, whose owner takes a servant prize (REWARD-8)."""
    player, game.state.waiting = game.state.waiting, NOBODY
    if player:
        game.emit(events.ServantMade(player=player))
        game.push(prizes.TakePrize(player, SERVANT))


@rules.do
def punish_phase(game: Game, step: PunishPhase) -> None:
    """Punish all players for the mine, then for the tracks; players leave after each (PUNISH-5, SCORE-7)."""
    begin_phase(game, "punish")
    for cause in ("mine", "tracks"):
        game.push(*[Punish(player, cause) for player in game.state.large], LeavePunished())


@rules.do
def punish_player(game: Game, step: Punish) -> None:
    """Give the player the points of one cause, and rewards of last fields (PUNISH-2 to PUNISH-5).

    `tracks` counts fields from 1.
    """
    owner = game.state.players[step.player]
    if owner.out:
        return
    if step.cause == "mine":
        points = mine_penalty(game.content, owner.mine, owner.permanent)
    else:
        fields = [game.content.fields[owner.tracks[track] - 1] for track in TRACKS]
        points = sum([field.penalty for field in fields])
        for field in fields:
            prizes.reward(game, step.player, field.reward, step.cause)
    punish(game, step.player, points, step.cause)


def mine_penalty(content: Content, mine: Mine, permanent: TileId) -> int:
    """Return the penalty for a mine, with this permanent tile (PUNISH-1, PUNISH-6, PERM-10)."""
    points, pixies = content.penalties.mine, mine.pixies
    penalty = points[min(pixies, len(points)) - 1] if pixies else 0
    overseer = ability_of(content, permanent, MinePenaltyMost)
    return penalty if overseer is None else min(penalty, overseer.points)
