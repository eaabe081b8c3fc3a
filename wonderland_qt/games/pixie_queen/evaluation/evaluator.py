"""Evaluates a decision: every option by the steps it carries, actions by the kind of their verb."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Any

from wonderland_qt.components.evaluation import Evaluator, remembered
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen import goods, mine, offering, pixies, scoring, tiles, turns
from wonderland_qt.games.pixie_queen.content.content_files import Act
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content, GoodId, SpaceId
from wonderland_qt.games.pixie_queen.evaluation.context import Context
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, TRACKS

DISC = 0.9
"""The value of a disc that is kept for another action."""

PROMOTION = 1.9
"""The value of a promotion that an offering brings, and how much less each further one is."""
LESS = 0.9

FED = 0.45
"""How often a player offers the demanded food."""

MOST_ALONE = 0.4
"""How often an offering of one token is the only largest one; each token more makes it likelier."""

MARKER = 0.55
"""The value of a marker drawn blindly, rocks for others among them."""

FIRST, PLACE = 0.5, 0.35
"""The value of being the favourite, and of being a place earlier."""


@remembered
def act_value(context: Context, ref: str) -> float:
    """Return the value of an action; a verb without an evaluation is neutral."""
    act = context.content.acts[ref]
    return ACTS[type(act)](act, context) if type(act) in ACTS else 0.0


def best_food(context: Context, tokens: int) -> float:
    """Return the value of so many tokens of one food, of the one that is worth most."""
    return max(context.gained(food, tokens) for food in context.content.foods)


def best_trade(context: Context, given: GoodId, taken: GoodId, most: int) -> float:
    """Return what the best number of tokens of a trade would bring."""
    return max(context.gained(taken, number) - context.paid(given, number) for number in range(1, most + 1))


def _trade(act: goods.Trade, context: Context) -> float:
    most = {good: min(act.most, context.goods[good]) for good in act.goods}
    trades = (best_trade(context, *pair, most[pair[0]]) for pair in permutations(most, 2) if most[pair[0]])
    return max(trades, default=0.0)


def _gold(act: goods.SilverToGold, context: Context) -> float:
    price = context.fields["silver"].silver_for_gold
    times = range(1, context.goods["silver"] // price + 1)
    return max([0.0, *(context.gained("gold", n) - context.paid("silver", n * price) for n in times)])


def _casino(act: goods.Casino, context: Context) -> float:
    faces = [context.content.casino_gives[face] for face in context.content.casino]
    return sum(context.gained(good, n) for gives in faces for good, n in gives.items()) / len(faces)


def _rob(act: goods.Rob, context: Context) -> float:
    mine = (context.player, context.view.dummy)
    return max([0.0, *(robbery(context, s) for s, owner in context.view.pixies.items() if owner not in mine)])


def robbery(context: Context, space: SpaceId) -> float:
    """Return the value of robbing the pixie of a space, whose owner may have most of what it shows."""
    return 0.7 * sum(context.gained(good, 1) for good in context.content.spaces[space].shows)


def _promote(act: pixies.PromoteAct, context: Context) -> float:
    return max(_promotions(context), default=0.0) + 0.5


def _promotions(context: Context) -> Iterator[float]:
    """Yield the value of promotions, by what is higher up without a pixie."""
    spaces, pixies = context.content.spaces, context.view.pixies
    own = [place for place, owner in pixies.items() if owner == context.player]
    free = {space.level: space.id for space in context.content.doubles if space.id not in pixies}
    for place in [MINE, *own] if context.me.mine.free else own:
        goal = free.get(1 if place == MINE else spaces[place].level + 1)
        if goal is not None:
            yield context.pixie(goal) - context.pixie(place)


def _penalise(act: scoring.Penalise, context: Context) -> float:
    faces, rivals = context.content.penalty_die, [rival.id for rival in context.rivals]
    return sum(max(context.harm_to_rival(rival, points) for rival in rivals) for points in faces) / len(faces)


def _climb(act: turns.Climb, context: Context) -> float:
    return max(
        context.climb(track, act.fields) - context.paid(track, act.price) for track in context.me.tracks
    )


def _ring(act: scoring.ForgeRing, context: Context) -> float:
    return context.next_prize("ring") - context.paid("gold", context.fields["gold"].gold_for_ring)


def _exchange(act: tiles.Exchange, context: Context) -> float:
    """Return what a larger food tile would bring."""
    own = context.me.food_tile
    there = [*context.view.food_stack[:1], *(rival.food_tile for rival in context.rivals if rival.food_tile)]
    return max([-0.5, *(context.tile(tile) - context.tile(own) for tile in there if own)])


def _special(act: scoring.SpecialOffering, context: Context) -> float:
    row = context.view.special_row.items()
    return context.next_prize("offering") - sum(context.paid(good, tokens) for good, tokens in row) - 0.5


def _move_up(act: turns.MoveUp, context: Context) -> float:
    places = range(1, min(context.view.small.index(context.player), context.goods[act.good]) + 1)
    return max((moved_up(context, n) - context.paid(act.good, n) for n in places), default=0.0)


def moved_up(context: Context, places: int) -> float:
    """Return the value of being so many places earlier in the next round, perhaps the favourite."""
    first = FIRST + context.spared if places == context.view.small.index(context.player) else 0.0
    return (PLACE * places + first) * (context.steals > 0)


def _go_first(act: turns.GoFirst, context: Context) -> float:
    return 0.2 if context.view.large[0] == context.player else FIRST + context.spared


ACTS: Mapping[type[Act], Callable[[Any, Context], float]] = {
    goods.TakeAlike: lambda act, context: best_food(context, act.tokens),
    goods.Take: lambda act, context: context.gained(act.good, act.tokens),
    goods.Trade: _trade,
    goods.SilverToGold: _gold,
    goods.Casino: _casino,
    goods.Rob: _rob,
    goods.DropOrTake: lambda act, context: best_food(context, act.take),
    pixies.PromoteAct: _promote,
    tiles.TakeFoodTile: lambda _act, context: context.tile(context.view.food_stack[0]),
    tiles.TakeOneUse: lambda act, context: context.tile(act.tile),
    scoring.Penalise: _penalise,
    turns.Climb: _climb,
    scoring.ForgeRing: _ring,
    mine.Dig: lambda act, context: MARKER * max(act.least, context.me.mine.pixies),
    tiles.Exchange: _exchange,
    scoring.SpecialOffering: _special,
    turns.MoveUp: _move_up,
    turns.GoFirst: _go_first,
}


evaluator: Evaluator[Context] = Evaluator(
    {
        goods.Gain: lambda context, step: context.gained(step.good, step.tokens),
        goods.Pay: lambda context, step: -context.paid(step.good, step.tokens),
        turns.PlaceDiscs: lambda _context, step: -DISC * step.discs,
        turns.Pass: lambda context, _step: -DISC * context.me.discs,
        turns.CarryOut: lambda context, step: act_value(context, step.act),
        goods.ChooseTradeNumber: lambda context, step: best_trade(context, step.given, step.taken, step.most),
        goods.RobPixie: lambda context, step: robbery(context, step.space),
        turns.MoveOnTrack: lambda context, step: context.climb(step.track, step.fields),
        scoring.AddToken: lambda context, step: -context.paid(step.good, 1),
        turns.MoveCube: lambda context, step: moved_up(context, step.places),
        pixies.DemotePixie: lambda context, step: -context.pixie(step.space),
        tiles.PutTile: lambda context, step: context.tile(step.tile),
        tiles.UseTile: lambda context, step: -0.8 * context.tile(step.tile),
        tiles.ExchangeTiles: lambda context, step: context.tile(step.tile) - context.tile(step.given),
    }
)


def evaluate(view: TableView, content: Content, decision: Decision) -> list[float]:
    """Return the value of the options to the player who is asked, one after another, in points."""
    return evaluator.of_options(Context(view, content, decision.player), decision)


@evaluator
def do_copied(context: Context, step: turns.CarryOutCopy) -> float:
    """A copied action is worth what it does."""
    action = context.content.spaces[step.space].action
    return act_value(context, context.content.actions[action].do.ref)


@evaluator
def promote_pixie(context: Context, step: pixies.PromotePixie) -> float:
    """A pixie is worth more higher up, an own one; less crowded mines are punished less."""
    if step.colour != context.player:
        return 0.0
    value = context.pixie(step.goal) - context.pixie(step.origin)
    if step.origin == MINE:
        value += 0.8 if context.me.mine.pixies <= len(context.content.penalties.mine) else 0.2
    return value + 0.3 * (step.goal in context.view.pixies)


@evaluator
def take_penalty(context: Context, step: pixies.TakePenalty) -> float:
    """Penalty points harm, or help where a rival takes them."""
    if step.player == context.player:
        return -context.harm(context.me, step.points)
    return context.harm_to_rival(step.player, step.points)


@evaluator
def draw_markers(context: Context, step: mine.DrawMarkers) -> float:
    """Chosen markers are worth what they are, others what is usual."""
    chosen = sum(0.7 if marker == ROCK else context.gained(marker, 1) for marker in step.chosen)
    return chosen + MARKER * (step.markers - len(step.chosen))


@evaluator
def lay_rock(context: Context, step: mine.LayRock) -> float:
    """A rock chains somebody, a further pixie rather than the same one."""
    rocks = context.view.players[step.other].mine.rocks[step.place]
    return (0.6 if rocks == 0 else 0.4) * (-1 if step.other == context.player else 1)


@evaluator
def remove_rock(context: Context, step: mine.RemoveRock) -> float:
    """A rock removed frees a pixie, or is one point less at the end."""
    if context.view.phase == "scoring":
        return 1.0
    last = context.me.mine.rocks[step.place] == 1
    return 1.2 if last and not context.me.mine.free else 0.3


@evaluator
def allow_kinds(context: Context, step: offering.AllowKinds) -> float:
    """A second kind is worth having if there are two kinds to offer."""
    kinds = sum(1 for good in (context.view.demanded[-1], *TRACKS) if context.goods[good])
    return 2.2 * step.kinds if kinds > context.me.kinds else 0.0


@evaluator
def lay_offering(context: Context, step: offering.LayOffering) -> float:
    """An offering keeps from an empty hand, and brings promotions or fields."""
    saved = 0.0 if context.me.offering else float(context.content.penalties.empty_hand)
    cost = context.paid(step.good, step.tokens)
    track = next((track for track in TRACKS if track == step.good), None)
    if track is None:
        promotions = sum(max(PROMOTION * LESS**number, 0.6) for number in range(step.tokens))
        return saved + promotions * hope(context) - cost * 0.5
    alone = 1 - (1 - MOST_ALONE) ** step.tokens
    both = alone * context.climb(track, 2) + (1 - alone) * context.climb(track, 1)
    return saved + met(context) * both - cost


def met(context: Context) -> float:
    """Return how likely somebody else offers the demanded food, without which no one is rewarded."""
    return 1 - (1 - FED) ** len(context.rivals)


def hope(context: Context) -> float:
    """Return how much of a promotion's usual value one has now: little at the end, but for servants."""
    top = context.content.levels[-1]
    near = any(owner == context.player and space in top for space, owner in context.view.pixies.items())
    return 2.0 if near else 0.6 + 0.15 * min(context.steals, 4)
