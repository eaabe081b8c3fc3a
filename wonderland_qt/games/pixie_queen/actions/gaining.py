"""Actions for pixies, tiles, tracks and prizes (ACT-3, ACT-6 to ACT-11, ACT-13, ACT-15, ACT-16, ACT-19)."""

from __future__ import annotations

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.actions.doing import carry_out, possible
from wonderland_qt.games.pixie_queen.content.pack import GoodId
from wonderland_qt.games.pixie_queen.content.vocabulary import Act, OneUseRef, RingReward, Some
from wonderland_qt.games.pixie_queen.facts import DieRolled, PrizeTaken, TokenAdded, TrackClimbed
from wonderland_qt.games.pixie_queen.goods import mixtures_of, pay, tokens_text
from wonderland_qt.games.pixie_queen.mine import ChooseDraw
from wonderland_qt.games.pixie_queen.penalties import TakePenalty, reward
from wonderland_qt.games.pixie_queen.promotion import Promote, promotions
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, others, rules
from wonderland_qt.games.pixie_queen.state import TRACKS, Track
from wonderland_qt.games.pixie_queen.tiles import ChooseExchange, TakeTile, exchanges, free_slots
from wonderland_qt.parts.deck import without


class PromoteAct(Act, word="promote", shorthand="levels"):
    """{promote: 1}: make promotions, never onto the servant spot (ACT-3)."""

    levels: Some


class TakeFoodTile(Act, word="take_food_tile"):
    """Take the top food tile (ACT-6)."""


class TakeOneUse(Act, word="take_one_use", shorthand="tile"):
    """{take_one_use: mercy}: take a one-use tile (ACT-7, ACT-8, ACT-9)."""

    tile: OneUseRef


class Penalise(Act, word="penalise"):
    """Roll the penalty die and share out the points (ACT-10)."""


class Climb(Act, word="climb"):
    """{climb: {price: 1, fields: 1}}: pay gold or silver and move on its track (ACT-11)."""

    price: Some
    fields: Some


class ForgeRing(Act, word="forge_ring"):
    """Pay gold and take a ring prize (ACT-13)."""


class Dig(Act, word="dig", shorthand="least"):
    """{dig: 1}: draw from the bag, a marker for each pixie in the mine, so many at least (ACT-15)."""

    least: Some


class Exchange(Act, word="exchange_tile"):
    """Exchange a tile for another of its kind (ACT-16)."""


class SpecialOffering(Act, word="special_offering", shorthand="added"):
    """{special_offering: 1}: pay what the row shows, add tokens to it, take an offering prize (ACT-19)."""

    added: Some


class ShareOut(PlayerStep):
    """The player shares out penalty points among the others."""

    points: int


class ChooseTrack(PlayerStep):
    """The player chooses a track to move on."""

    price: int
    fields: int


class ClimbTrack(PlayerStep):
    """The player pays and moves on a track."""

    track: Track
    price: int
    fields: int


class ChooseAdded(PlayerStep):
    """The player chooses what to put on the special-offering row."""


class AddToken(PlayerStep):
    """A token comes onto the special-offering row."""

    good: GoodId


class TakePrize(PlayerStep):
    """The player takes the leftmost prize of a row."""

    row: str


@possible.register
def promotion_is_possible(act: PromoteAct, position: Position, player: PlayerId) -> bool:
    """Tell whether a promotion can be made (ACT-3)."""
    return any(True for _ in promotions(position, player, to_servant=False))


@carry_out.register
def promote(act: PromoteAct, game: Game, player: PlayerId) -> None:
    """Let the player promote (ACT-3)."""
    game.push(Promote(player, act.levels))


@possible.register
def food_tile_is_there(act: TakeFoodTile, position: Position, player: PlayerId) -> bool:
    """Tell whether there is a tile and a slot for it (ACT-6, TILE-1)."""
    return bool(position.state.food_stack and free_slots(position, player, "food"))


@carry_out.register
def take_food_tile(act: TakeFoodTile, game: Game, player: PlayerId) -> None:
    """Take the top tile (ACT-6)."""
    game.push(TakeTile(player, game.state.food_stack[0]))


@possible.register
def one_use_tile_is_there(act: TakeOneUse, position: Position, player: PlayerId) -> bool:
    """Tell whether the tile lies on its place and there is a slot for it (ACT-7, ACT-8, ACT-9)."""
    return act.tile in position.state.one_use and bool(free_slots(position, player, "one_use"))


@carry_out.register
def take_one_use(act: TakeOneUse, game: Game, player: PlayerId) -> None:
    """Take the tile (ACT-7, ACT-8, ACT-9)."""
    game.push(TakeTile(player, act.tile))


@possible.register
def somebody_can_be_penalised(act: Penalise, position: Position, player: PlayerId) -> bool:
    """Tell whether there is anybody else, as there always is (ACT-10)."""
    return True


@carry_out.register
def penalise(act: Penalise, game: Game, player: PlayerId) -> None:
    """Roll the die and share out what it shows (ACT-10)."""
    points = game.chance.pick("penalty", game.pack.penalty_die)
    game.emit(DieRolled(player=player, die="penalty", shows=str(points)))
    game.push(ShareOut(player, points))


@rules.ask
def share_out(position: Position, step: ShareOut) -> tuple[Decision, ...]:
    """Offer every way to share out all of the points (ACT-10)."""
    rivals = tuple(other.id for other in others(position, step.player))
    shares = mixtures_of(rivals, step.points)
    options = tuple([share_option(share) for share in shares])
    return (Decision(step.player, text("ask-share", points=step.points), options),)


@cache
def share_option(share: tuple[tuple[PlayerId, int], ...]) -> Option:
    """Return the option to share out points like this; each takes them all at once (ACT-10)."""
    then = tuple(TakePenalty(player, points, "penalise") for player, points in share)
    shares = tuple(text("share", player=Text(player), points=points) for player, points in share)
    put = f"score_disc:{share[0][0]}" if len(share) == 1 else ""
    option_id = ":".join(f"{player}:{points}" for player, points in share)
    return Option(f"share:{option_id}", then, text("option-share", shares=shares), put=put)


def ahead(position: Position, player: PlayerId, track: Track) -> int:
    """Return how many fields lie ahead of the player on a track (REWARD-4)."""
    return position.pack.last_field - position.state.players[player].tracks[track]


def climbable(position: Position, player: PlayerId, price: int) -> list[Track]:
    """Return the tracks that the player can pay for and move on (ACT-11)."""
    goods = position.state.players[player].goods
    return [track for track in TRACKS if goods[track] >= price and ahead(position, player, track)]


@possible.register
def climbing_is_possible(act: Climb, position: Position, player: PlayerId) -> bool:
    """Tell whether there is a token to pay and a field ahead (ACT-11)."""
    return bool(climbable(position, player, act.price))


@carry_out.register
def climb(act: Climb, game: Game, player: PlayerId) -> None:
    """Let the player choose the track (ACT-11)."""
    game.push(ChooseTrack(player, act.price, act.fields))


@rules.ask
def choose_track(position: Position, step: ChooseTrack) -> tuple[Decision, ...]:
    """Offer the tracks (ACT-11)."""
    tracks = climbable(position, step.player, step.price)
    options = tuple([track_option(step.player, track, step.price, step.fields) for track in tracks])
    return (Decision(step.player, Text("ask-track"), options),)


@cache
def track_option(player: PlayerId, track: Track, price: int, fields: int) -> Option:
    """Return the option to move on a track."""
    wording = text(f"option-climb-{track}", price=tokens_text(track, price))
    then = (ClimbTrack(player, track, price, fields),)
    return Option(f"climb:{track}", then, wording, take=f"track_disc:{track}:{player}")


@rules.do
def climb_track(game: Game, step: ClimbTrack) -> None:
    """Pay, and move (ACT-11)."""
    pay(game, step.player, step.track, step.price, "climb")
    move_on_track(game, step.player, step.track, step.fields)


def move_on_track(game: Game, player: PlayerId, track: Track, fields: int) -> None:
    """Move on a track, not past its last field (REWARD-4)."""
    owner = game.state.players[player]
    moved = min(fields, ahead(game, player, track))
    if moved:
        owner.tracks = {**owner.tracks, track: owner.tracks[track] + moved}
        game.emit(TrackClimbed(player=player, track=track, fields=moved, field=owner.tracks[track]))


def gold_for_ring(position: Position, player: PlayerId) -> int:
    """Return how much gold the player pays for a ring (ACT-13)."""
    return position.pack.fields[position.state.players[player].tracks["gold"] - 1].gold_for_ring


def next_prize(position: Position, row: str) -> str | None:
    """Return the leftmost prize of a row, None when all are gone."""
    prizes = position.pack.prizes
    return next((prize for prize in position.state.prizes if prizes[prize].row == row), None)


@possible.register
def ring_is_possible(act: ForgeRing, position: Position, player: PlayerId) -> bool:
    """Tell whether the player can pay and a prize is left (ACT-13)."""
    gold = position.state.players[player].goods["gold"]
    return gold >= gold_for_ring(position, player) and next_prize(position, "ring") is not None


@carry_out.register
def forge_ring(act: ForgeRing, game: Game, player: PlayerId) -> None:
    """Pay, and take the leftmost ring prize (ACT-13, PERM-3)."""
    pay(game, player, "gold", gold_for_ring(game, player), "forge_ring")
    take_prize(game, TakePrize(player, "ring"))
    goldsmith = ability(game, player, RingReward)
    if goldsmith is not None:
        reward(game, player, goldsmith.points, game.state.players[player].permanent)


@rules.do
def take_prize(game: Game, step: TakePrize) -> None:
    """Take the leftmost prize of a row behind the screen (SCORE-2)."""
    prize = next_prize(game, step.row)
    if prize is not None:
        game.state.prizes = without(game.state.prizes, prize)
        game.state.players[step.player].prizes += (prize,)
        game.emit(PrizeTaken(player=step.player, prize=prize))


@possible.register
def bag_holds_something(act: Dig, position: Position, player: PlayerId) -> bool:
    """Tell whether the bag is not empty (ACT-15)."""
    return bool(position.state.bag)


@carry_out.register
def dig(act: Dig, game: Game, player: PlayerId) -> None:
    """Draw a marker for each pixie in the mine, or as many as there are (ACT-15, MINE-2)."""
    wanted = max(act.least, game.state.players[player].mine.pixies)
    game.push(ChooseDraw(player, min(wanted, len(game.state.bag))))


@possible.register
def exchange_is_possible(act: Exchange, position: Position, player: PlayerId) -> bool:
    """Tell whether the player has a tile and another of its kind can be had (ACT-16)."""
    return any(True for _ in exchanges(position, player))


@carry_out.register
def exchange_tile(act: Exchange, game: Game, player: PlayerId) -> None:
    """Let the player choose the tiles (ACT-16)."""
    game.push(ChooseExchange(player))


@possible.register
def special_offering_is_possible(act: SpecialOffering, position: Position, player: PlayerId) -> bool:
    """Tell whether the player has all that the row shows and more, and a prize is left (ACT-19)."""
    goods, row = position.state.players[player].goods, position.state.special_row
    has_all = all(goods[good] >= tokens for good, tokens in row.items())
    more = sum(goods.values()) >= sum(row.values()) + act.added
    return has_all and more and next_prize(position, "offering") is not None


@carry_out.register
def special_offering(act: SpecialOffering, game: Game, player: PlayerId) -> None:
    """Pay what the row shows, add to it, and take the leftmost offering prize (ACT-19, ACT-25)."""
    for good, tokens in game.state.special_row.items():
        pay(game, player, good, tokens, "special_offering")
    game.push(*[ChooseAdded(player)] * act.added, TakePrize(player, "offering"))


@rules.ask
def choose_added(position: Position, step: ChooseAdded) -> tuple[Decision, ...]:
    """Offer what the player may add to the row: any good (ACT-25)."""
    goods = position.state.players[step.player].goods
    options = tuple([added_option(step.player, good) for good, tokens in goods.items() if tokens])
    return (Decision(step.player, Text("ask-added"), options),)


@cache
def added_option(player: PlayerId, good: GoodId) -> Option:
    """Return the option to put a token of a good on the row."""
    wording = text("option-add", good=tokens_text(good, 1))
    return Option(f"add:{good}", (AddToken(player, good),), wording, f"good:{good}:{player}", "special_row")


@rules.do
def add_token(game: Game, step: AddToken) -> None:
    """Put the token on the row, where it stays (ACT-25)."""
    state, owner = game.state, game.state.players[step.player]
    owner.goods = {**owner.goods, step.good: owner.goods[step.good] - 1}
    state.special_row = {**state.special_row, step.good: state.special_row[step.good] + 1}
    game.emit(TokenAdded(player=step.player, good=step.good))
