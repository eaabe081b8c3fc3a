"""Judging a decision: every option by the steps it carries, actions by the kind of their verb."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Any

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen import goods, mine, offering, pixies, scoring, tiles, turns
from wonderland_qt.games.pixie_queen.content.content import Act
from wonderland_qt.games.pixie_queen.content.pack import ROCK, GoodId, Pack, SpaceId
from wonderland_qt.games.pixie_queen.judgement.sight import Sight
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, TRACKS
from wonderland_qt.parts.judging import Judges, remembered

DISC = 0.9
"""What a disc is worth that is kept for another action."""

PROMOTION = 1.9
"""What a promotion is worth that an offering brings, and how much less each further one is."""
LESS = 0.9

FED = 0.45
"""How often a player offers the demanded food."""

MOST_ALONE = 0.4
"""How often an offering of one token is the only largest one; each token more makes it likelier."""

MARKER = 0.55
"""What a marker drawn blindly is worth, rocks for others among them."""

FIRST, PLACE = 0.5, 0.35
"""What it is worth to be the favourite, and to be a place earlier."""


@remembered
def act_worth(sight: Sight, ref: str) -> float:
    """Return what an action is worth; what nobody judges is neutral."""
    act = sight.pack.acts[ref]
    return ACTS[type(act)](act, sight) if type(act) in ACTS else 0.0


def best_food(sight: Sight, tokens: int) -> float:
    """Return what so many tokens of one food are worth, of the one that is worth most."""
    return max(sight.gained(food, tokens) for food in sight.pack.foods)


def best_trade(sight: Sight, given: GoodId, taken: GoodId, most: int) -> float:
    """Return what the best number of tokens of a trade would bring."""
    return max(sight.gained(taken, number) - sight.paid(given, number) for number in range(1, most + 1))


def _trade(act: goods.Trade, sight: Sight) -> float:
    most = {good: min(act.most, sight.goods[good]) for good in act.goods}
    trades = (best_trade(sight, *pair, most[pair[0]]) for pair in permutations(most, 2) if most[pair[0]])
    return max(trades, default=0.0)


def _gold(act: goods.SilverToGold, sight: Sight) -> float:
    price = sight.fields["silver"].silver_for_gold
    times = range(1, sight.goods["silver"] // price + 1)
    return max([0.0, *(sight.gained("gold", n) - sight.paid("silver", n * price) for n in times)])


def _casino(act: goods.Casino, sight: Sight) -> float:
    faces = [sight.pack.casino_gives[face] for face in sight.pack.casino]
    return sum(sight.gained(good, n) for gives in faces for good, n in gives.items()) / len(faces)


def _rob(act: goods.Rob, sight: Sight) -> float:
    mine = (sight.player, sight.view.dummy)
    return max([0.0, *(robbery(sight, s) for s, owner in sight.view.pixies.items() if owner not in mine)])


def robbery(sight: Sight, space: SpaceId) -> float:
    """Return what it is worth to rob the pixie of a space, whose owner may have most of what it shows."""
    return 0.7 * sum(sight.gained(good, 1) for good in sight.pack.spaces[space].shows)


def _promote(act: pixies.PromoteAct, sight: Sight) -> float:
    return max(_promotions(sight), default=0.0) + 0.5


def _promotions(sight: Sight) -> Iterator[float]:
    """Yield what promotions are worth, by what is higher up without a pixie."""
    spaces, pixies = sight.pack.spaces, sight.view.pixies
    own = [place for place, owner in pixies.items() if owner == sight.player]
    free = {space.level: space.id for space in sight.pack.doubles if space.id not in pixies}
    for place in [MINE, *own] if sight.me.mine.free else own:
        goal = free.get(1 if place == MINE else spaces[place].level + 1)
        if goal is not None:
            yield sight.pixie(goal) - sight.pixie(place)


def _penalise(act: scoring.Penalise, sight: Sight) -> float:
    faces, rivals = sight.pack.penalty_die, [rival.id for rival in sight.rivals]
    return sum(max(sight.harm_to_rival(rival, points) for rival in rivals) for points in faces) / len(faces)


def _climb(act: turns.Climb, sight: Sight) -> float:
    return max(sight.climb(track, act.fields) - sight.paid(track, act.price) for track in sight.me.tracks)


def _ring(act: scoring.ForgeRing, sight: Sight) -> float:
    return sight.next_prize("ring") - sight.paid("gold", sight.fields["gold"].gold_for_ring)


def _exchange(act: tiles.Exchange, sight: Sight) -> float:
    """Return what a larger food tile would bring."""
    own = sight.me.food_tile
    there = [*sight.view.food_stack[:1], *(rival.food_tile for rival in sight.rivals if rival.food_tile)]
    return max([-0.5, *(sight.tile(tile) - sight.tile(own) for tile in there if own)])


def _special(act: scoring.SpecialOffering, sight: Sight) -> float:
    row = sight.view.special_row.items()
    return sight.next_prize("offering") - sum(sight.paid(good, tokens) for good, tokens in row) - 0.5


def _move_up(act: turns.MoveUp, sight: Sight) -> float:
    places = range(1, min(sight.view.small.index(sight.player), sight.goods[act.good]) + 1)
    return max((moved_up(sight, n) - sight.paid(act.good, n) for n in places), default=0.0)


def moved_up(sight: Sight, places: int) -> float:
    """Return what it is worth to be so many places earlier in the next round, perhaps the favourite."""
    first = FIRST + sight.spared if places == sight.view.small.index(sight.player) else 0.0
    return (PLACE * places + first) * (sight.steals > 0)


def _go_first(act: turns.GoFirst, sight: Sight) -> float:
    return 0.2 if sight.view.large[0] == sight.player else FIRST + sight.spared


ACTS: Mapping[type[Act], Callable[[Any, Sight], float]] = {
    goods.TakeAlike: lambda act, sight: best_food(sight, act.tokens),
    goods.Take: lambda act, sight: sight.gained(act.good, act.tokens),
    goods.Trade: _trade,
    goods.SilverToGold: _gold,
    goods.Casino: _casino,
    goods.Rob: _rob,
    goods.DropOrTake: lambda act, sight: best_food(sight, act.take),
    pixies.PromoteAct: _promote,
    tiles.TakeFoodTile: lambda _act, sight: sight.tile(sight.view.food_stack[0]),
    tiles.TakeOneUse: lambda act, sight: sight.tile(act.tile),
    scoring.Penalise: _penalise,
    turns.Climb: _climb,
    scoring.ForgeRing: _ring,
    mine.Dig: lambda act, sight: MARKER * max(act.least, sight.me.mine.pixies),
    tiles.Exchange: _exchange,
    scoring.SpecialOffering: _special,
    turns.MoveUp: _move_up,
    turns.GoFirst: _go_first,
}


judges: Judges[Sight] = Judges(
    {
        goods.Gain: lambda sight, step: sight.gained(step.good, step.tokens),
        goods.Pay: lambda sight, step: -sight.paid(step.good, step.tokens),
        turns.PlaceDiscs: lambda _sight, step: -DISC * step.discs,
        turns.Pass: lambda sight, _step: -DISC * sight.me.discs,
        turns.CarryOut: lambda sight, step: act_worth(sight, step.act),
        goods.ChooseTradeNumber: lambda sight, step: best_trade(sight, step.given, step.taken, step.most),
        goods.RobPixie: lambda sight, step: robbery(sight, step.space),
        turns.MoveOnTrack: lambda sight, step: sight.climb(step.track, step.fields),
        scoring.AddToken: lambda sight, step: -sight.paid(step.good, 1),
        turns.MoveCube: lambda sight, step: moved_up(sight, step.places),
        pixies.DemotePixie: lambda sight, step: -sight.pixie(step.space),
        tiles.PutTile: lambda sight, step: sight.tile(step.tile),
        tiles.UseTile: lambda sight, step: -0.8 * sight.tile(step.tile),
        tiles.ExchangeTiles: lambda sight, step: sight.tile(step.tile) - sight.tile(step.given),
    }
)


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in points."""
    return judges.of_options(Sight(view, pack, decision.player), decision)


@judges
def do_copied(sight: Sight, step: turns.CarryOutCopy) -> float:
    """A copied action is worth what it does."""
    action = sight.pack.spaces[step.space].action
    return act_worth(sight, sight.pack.actions[action].do.ref)


@judges
def promote_pixie(sight: Sight, step: pixies.PromotePixie) -> float:
    """A pixie is worth more higher up, an own one; less crowded mines are punished less."""
    if step.colour != sight.player:
        return 0.0
    worth = sight.pixie(step.goal) - sight.pixie(step.origin)
    if step.origin == MINE:
        worth += 0.8 if sight.me.mine.pixies <= len(sight.pack.penalties.mine) else 0.2
    return worth + 0.3 * (step.goal in sight.view.pixies)


@judges
def take_penalty(sight: Sight, step: pixies.TakePenalty) -> float:
    """Penalty points harm, or help where a rival takes them."""
    if step.player == sight.player:
        return -sight.harm(sight.me, step.points)
    return sight.harm_to_rival(step.player, step.points)


@judges
def draw_markers(sight: Sight, step: mine.DrawMarkers) -> float:
    """Chosen markers are worth what they are, others what is usual."""
    chosen = sum(0.7 if marker == ROCK else sight.gained(marker, 1) for marker in step.chosen)
    return chosen + MARKER * (step.markers - len(step.chosen))


@judges
def lay_rock(sight: Sight, step: mine.LayRock) -> float:
    """A rock chains somebody, a further pixie rather than the same one."""
    rocks = sight.view.players[step.other].mine.rocks[step.place]
    return (0.6 if rocks == 0 else 0.4) * (-1 if step.other == sight.player else 1)


@judges
def remove_rock(sight: Sight, step: mine.RemoveRock) -> float:
    """A rock removed frees a pixie, or is one point less at the end."""
    if sight.view.phase == "scoring":
        return 1.0
    last = sight.me.mine.rocks[step.place] == 1
    return 1.2 if last and not sight.me.mine.free else 0.3


@judges
def allow_kinds(sight: Sight, step: offering.AllowKinds) -> float:
    """A second kind is worth having if there are two kinds to offer."""
    kinds = sum(1 for good in (sight.view.demanded[-1], *TRACKS) if sight.goods[good])
    return 2.2 * step.kinds if kinds > sight.me.kinds else 0.0


@judges
def lay_offering(sight: Sight, step: offering.LayOffering) -> float:
    """An offering keeps from an empty hand, and brings promotions or fields."""
    saved = 0.0 if sight.me.offering else float(sight.pack.penalties.empty_hand)
    cost = sight.paid(step.good, step.tokens)
    track = next((track for track in TRACKS if track == step.good), None)
    if track is None:
        promotions = sum(max(PROMOTION * LESS**number, 0.6) for number in range(step.tokens))
        return saved + promotions * hope(sight) - cost * 0.5
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
