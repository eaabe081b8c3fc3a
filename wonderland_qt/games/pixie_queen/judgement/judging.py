"""Judging a decision: every option by the steps it carries."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen.actions.gaining import AddToken, MoveCube, MoveOnTrack
from wonderland_qt.games.pixie_queen.actions.taking import ChooseTradeNumber, RobPixie
from wonderland_qt.games.pixie_queen.content.pack import ROCK, Pack
from wonderland_qt.games.pixie_queen.goods import Gain, Pay
from wonderland_qt.games.pixie_queen.judgement.acts import MARKER, act_worth, moved_up, robbery, tile_worth
from wonderland_qt.games.pixie_queen.judgement.sight import Sight, judges
from wonderland_qt.games.pixie_queen.mine import DrawMarkers, LayRock, RemoveRock
from wonderland_qt.games.pixie_queen.offering import AllowKinds, LayOffering
from wonderland_qt.games.pixie_queen.penalties import DemotePixie, TakePenalty
from wonderland_qt.games.pixie_queen.promotion import PromotePixie
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, TRACKS
from wonderland_qt.games.pixie_queen.tiles import ExchangeTiles, PutTile, UseTile
from wonderland_qt.games.pixie_queen.turns import CarryOut, CarryOutCopy, Pass, PlaceDiscs

DISC = 0.9
"""What a disc is worth that is kept for another action."""

PROMOTION = 1.9
"""What a promotion is worth that an offering brings, and how much less each further one is."""
LESS = 0.9

FED = 0.45
"""How often a player offers the demanded food."""

MOST_ALONE = 0.4
"""How often an offering of one token is the only largest one; each token more makes it likelier."""


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in points."""
    return judges.of_options(Sight(view, pack, decision.player), decision)


@judges
def place_discs(sight: Sight, step: PlaceDiscs) -> float:
    """Discs could serve other actions."""
    return -DISC * step.discs


@judges
def do_action(sight: Sight, step: CarryOut) -> float:
    """An action is worth what it does."""
    return act_worth(sight, step.act)


@judges
def do_copied(sight: Sight, step: CarryOutCopy) -> float:
    """A copied action is worth what it does."""
    action = sight.pack.spaces[step.space].action
    return act_worth(sight, sight.pack.actions[action].do.ref)


@judges
def pass_turn(sight: Sight, step: Pass) -> float:
    """Passing costs the discs left."""
    return -DISC * sight.me.discs


@judges
def gain(sight: Sight, step: Gain) -> float:
    """Tokens are worth what they may serve for."""
    return sight.gained(step.good, step.tokens)


@judges
def pay(sight: Sight, step: Pay) -> float:
    """Tokens paid are gone."""
    return -sight.paid(step.good, step.tokens)


@judges
def trade(sight: Sight, step: ChooseTradeNumber) -> float:
    """A trade is worth its best number of tokens."""
    numbers = range(1, step.most + 1)
    return max(sight.gained(step.taken, number) - sight.paid(step.given, number) for number in numbers)


@judges
def rob(sight: Sight, step: RobPixie) -> float:
    """A robbery is worth what the space shows."""
    return robbery(sight, step.space)


@judges
def move_on_track(sight: Sight, step: MoveOnTrack) -> float:
    """Climbing is worth the fields."""
    return sight.climb(step.track, step.fields)


@judges
def add_token(sight: Sight, step: AddToken) -> float:
    """A token on the row is gone."""
    return -sight.paid(step.good, 1)


@judges
def move_cube(sight: Sight, step: MoveCube) -> float:
    """To be earlier in the next round is worth a little, to be the favourite more."""
    return moved_up(sight, step.places)


@judges
def promote_pixie(sight: Sight, step: PromotePixie) -> float:
    """A pixie is worth more higher up, an own one; less crowded mines are punished less."""
    if step.colour != sight.player:
        return 0.0
    worth = sight.pixie(step.goal) - sight.pixie(step.origin)
    if step.origin == MINE:
        worth += 0.8 if sight.me.mine.pixies <= len(sight.pack.penalties.mine) else 0.2
    if step.goal in sight.view.pixies:
        worth += 0.3
    return worth


@judges
def demote_pixie(sight: Sight, step: DemotePixie) -> float:
    """A demoted pixie begins anew."""
    return -sight.pixie(step.space)


@judges
def use_tile(sight: Sight, step: UseTile) -> float:
    """A used tile could have served later."""
    return -0.8 * tile_worth(sight, step.tile)


@judges
def take_penalty(sight: Sight, step: TakePenalty) -> float:
    """Penalty points harm, or help where a rival takes them."""
    if step.player == sight.player:
        return -sight.harm(sight.me, step.points)
    return sight.harm_to_rival(step.player, step.points)


@judges
def draw_markers(sight: Sight, step: DrawMarkers) -> float:
    """Chosen markers are worth what they are, others what is usual."""
    chosen = sum(0.7 if marker == ROCK else sight.gained(marker, 1) for marker in step.chosen)
    return chosen + MARKER * (step.markers - len(step.chosen))


@judges
def lay_rock(sight: Sight, step: LayRock) -> float:
    """A rock chains somebody, a further pixie rather than the same one."""
    rocks = sight.view.players[step.other].mine.rocks[step.place]
    return (0.6 if rocks == 0 else 0.4) * (-1 if step.other == sight.player else 1)


@judges
def remove_rock(sight: Sight, step: RemoveRock) -> float:
    """A rock removed frees a pixie, or is one point less at the end."""
    last = sight.me.mine.rocks[step.place] == 1
    freed = 1.2 if last and not sight.me.mine.free else 0.3
    return 1.0 if sight.view.phase == "scoring" else freed


@judges
def allow_kinds(sight: Sight, step: AllowKinds) -> float:
    """A second kind is worth having if there are two kinds to offer."""
    kinds = sum(1 for good in (sight.view.demanded[-1], *TRACKS) if sight.goods[good])
    return 2.2 * step.kinds if kinds > sight.me.kinds else 0.0


@judges
def lay_offering(sight: Sight, step: LayOffering) -> float:
    """An offering keeps from an empty hand, and brings promotions or fields."""
    saved = 0.0 if sight.me.offering else float(sight.pack.penalties.empty_hand)
    cost = sight.paid(step.good, step.tokens)
    track = next((track for track in TRACKS if track == step.good), None)
    if track is None:
        return (
            saved + sum(max(PROMOTION * LESS**n, 0.6) for n in range(step.tokens)) * hope(sight) - cost * 0.5
        )
    alone = 1 - (1 - MOST_ALONE) ** step.tokens
    both = alone * sight.climb(track, 2) + (1 - alone) * sight.climb(track, 1)
    return saved + met(sight) * both - cost


def met(sight: Sight) -> float:
    """Return how likely somebody else offers the demanded food, without which nobody is rewarded."""
    return 1 - (1 - FED) ** len(sight.rivals)


def hope(sight: Sight) -> float:
    """Return how much of a promotion's usual worth one has now: little at the end, but for servants."""
    top = sight.pack.levels[-1]
    near = any(owner == sight.player and space in top for space, owner in sight.view.pixies.items())
    return 2.0 if near else 0.6 + 0.15 * min(sight.steals, 4)


@judges
def exchange_tiles(sight: Sight, step: ExchangeTiles) -> float:
    """An exchange brings what the other tile is worth more."""
    return tile_worth(sight, step.tile) - tile_worth(sight, step.given)


@judges
def put_tile(sight: Sight, step: PutTile) -> float:
    """A tile is worth what it does."""
    return tile_worth(sight, step.tile)
