"""Evaluates a decision: every option by the steps it carries, actions by the kind of their verb."""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from operator import sub
from typing import Any

from wonderland_qt.components.evaluation import Evaluator, neutral, remembered
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen import goods, mine, offering, pixies, scoring, tiles, turns
from wonderland_qt.games.pixie_queen.composed_acts import ComposedAct
from wonderland_qt.games.pixie_queen.content.content_files import Act
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content, GoodId, SpaceId
from wonderland_qt.games.pixie_queen.evaluation.context import Context
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, TRACKS


@remembered
def act_value(context: Context, ref: str) -> float:
    """Return the value of an action; a verb without an evaluation is neutral."""
    act = context.content.acts[ref]
    if isinstance(act, ComposedAct):
        return sum(act_value(context, part.ref) for part in act.do)
    return VALUE_OF_ACT[type(act)](act, context) if type(act) in VALUE_OF_ACT else 0.0


def best_food(context: Context, tokens: int) -> float:
    """Return the value of tokens of the most valuable food."""
    return max(context.gained(food, tokens) for food in context.content.foods)


def best_trade(context: Context, given: GoodId, taken: GoodId, most: int) -> float:
    """Return the gain of trading the best number of tokens."""
    best: float = max(map(sub, context.gains((taken, most)), context.costs((given, most))))
    return best


def _value_of_trading(act: goods.Trade, context: Context) -> float:
    most = {good: min(act.most, context.goods[good]) for good in act.goods}
    trades = (best_trade(context, *pair, most[pair[0]]) for pair in permutations(most, 2) if most[pair[0]])
    return max(trades, default=0.0)


def _value_of_buying_gold(act: goods.SilverToGold, context: Context) -> float:
    price = context.fields["silver"].silver_for_gold
    times = range(1, context.goods["silver"] // price + 1)
    return max([0.0, *(context.gained("gold", n) - context.paid("silver", n * price) for n in times)])


def _value_of_casino(act: goods.Casino, context: Context) -> float:
    faces = [context.content.casino_gives[face] for face in context.content.casino]
    return sum(context.gained(good, n) for gives in faces for good, n in gives.items()) / len(faces)


def _value_of_robbing(act: goods.Rob, context: Context) -> float:
    mine = (context.player, context.view.dummy)
    return max([0.0, *(robbery(context, s) for s, owner in context.view.pixies.items() if owner not in mine)])


def robbery(context: Context, space: SpaceId) -> float:
    """Return the likely value of robbing the pixie of a space."""
    shown = context.content.spaces[space].shows
    return context.weights.actions.robbery * sum(context.gained(good, 1) for good in shown)


def _value_of_promoting(act: pixies.PromoteAct, context: Context) -> float:
    return max(_values_of_promotions(context), default=0.0) + context.weights.pixies.promotion


def _values_of_promotions(context: Context) -> Iterator[float]:
    """Yield the values of promotions to spaces without a pixie."""
    spaces, pixies = context.content.spaces, context.view.pixies
    own = [place for place, owner in pixies.items() if owner == context.player]
    free = {space.level: space.id for space in context.content.doubles if space.id not in pixies}
    for place in [MINE, *own] if context.me.mine.free else own:
        goal = free.get(1 if place == MINE else spaces[place].level + 1)
        if goal is not None:
            yield context.pixie(goal) - context.pixie(place)


def _value_of_penalising(act: scoring.Penalise, context: Context) -> float:
    faces, rivals = context.content.penalty_die, [rival.id for rival in context.rivals]
    most = {points: max(context.harm_to_rival(rival, points) for rival in rivals) for points in {*faces}}
    return sum(most[points] for points in faces) / len(faces)


def _value_of_climbing(act: turns.Climb, context: Context) -> float:
    return max(
        context.climb(track, act.fields) - context.paid(track, act.price) for track in context.me.tracks
    )


def _value_of_forging_ring(act: scoring.ForgeRing, context: Context) -> float:
    return context.next_prize("ring") - context.paid("gold", context.fields["gold"].gold_for_ring)


def _value_of_exchanging(act: tiles.Exchange, context: Context) -> float:
    """Return the value of exchanging for the largest food tile."""
    own = context.me.food_tile
    there = [*context.view.food_stack[:1], *(rival.food_tile for rival in context.rivals if rival.food_tile)]
    least = context.weights.tiles.exchange_least
    return max([least, *(context.tile(tile) - context.tile(own) for tile in there if own)])


def _value_of_special_offering(act: scoring.SpecialOffering, context: Context) -> float:
    row = context.view.special_row.items()
    paid = sum(context.paid(good, tokens) for good, tokens in row)
    return context.next_prize("offering") - paid - context.weights.actions.special


def _value_of_moving_up(act: turns.MoveUp, context: Context) -> float:
    places = range(1, min(context.view.small.index(context.player), context.goods[act.good]) + 1)
    return max((value_of_places(context, n) - context.paid(act.good, n) for n in places), default=0.0)


def value_of_places(context: Context, places: int) -> float:
    """Return the value of moving up places in the order of the next round, perhaps to favourite."""
    tracks, before = context.weights.tracks, context.view.small.index(context.player)
    first = tracks.first + context.spared if places == before else 0.0
    return (tracks.place * places + first) * (context.steals > 0)


def _value_of_going_first(act: turns.GoFirst, context: Context) -> float:
    tracks = context.weights.tracks
    return tracks.first_again if context.view.large[0] == context.player else tracks.first + context.spared


VALUE_OF_ACT: Mapping[type[Act], Callable[[Any, Context], float]] = {
    goods.TakeAlike: lambda act, context: best_food(context, act.tokens),
    goods.Take: lambda act, context: context.gained(act.good, act.tokens),
    goods.Trade: _value_of_trading,
    goods.SilverToGold: _value_of_buying_gold,
    goods.Casino: _value_of_casino,
    goods.Rob: _value_of_robbing,
    goods.DropOrTake: lambda act, context: best_food(context, act.take),
    pixies.PromoteAct: _value_of_promoting,
    tiles.TakeFoodTile: lambda _act, context: context.tile(context.view.food_stack[0]),
    tiles.TakeOneUse: lambda act, context: context.tile(act.tile),
    scoring.Penalise: _value_of_penalising,
    turns.Climb: _value_of_climbing,
    scoring.ForgeRing: _value_of_forging_ring,
    mine.Dig: lambda act, context: context.weights.mine.marker * max(act.least, context.me.mine.pixies),
    tiles.Exchange: _value_of_exchanging,
    scoring.SpecialOffering: _value_of_special_offering,
    turns.MoveUp: _value_of_moving_up,
    turns.GoFirst: _value_of_going_first,
}


evaluator: Evaluator[Context] = Evaluator(
    {
        goods.Gain: lambda context, step: context.gained(step.good, step.tokens),
        goods.Pay: lambda context, step: -context.paid(step.good, step.tokens),
        turns.PlaceDiscs: lambda context, step: -context.weights.actions.disc * step.discs,
        turns.Pass: lambda context, _step: -context.weights.actions.disc * context.me.discs,
        turns.CarryOut: lambda context, step: act_value(context, step.act),
        goods.ChooseTradeNumber: lambda context, step: best_trade(context, step.given, step.taken, step.most),
        goods.RobPixie: lambda context, step: robbery(context, step.space),
        turns.MoveOnTrack: lambda context, step: context.climb(step.track, step.fields),
        scoring.AddToken: lambda context, step: -context.paid(step.good, 1),
        turns.MoveCube: lambda context, step: value_of_places(context, step.places),
        pixies.DemotePixie: lambda context, step: -context.pixie(step.space),
        tiles.PutTile: lambda context, step: context.tile(step.tile),
        tiles.UseTile: lambda context, step: -context.weights.tiles.used * context.tile(step.tile),
        tiles.ExchangeTiles: lambda context, step: context.tile(step.tile) - context.tile(step.given),
    }
)


def evaluate(view: TableView, content: Content, decision: Decision) -> list[float]:
    """Return the value of each option to the player who is asked, in points."""
    if content.evaluation is None:
        return neutral(decision)
    return evaluator.of_options(Context(view, content, decision.player), decision)


@evaluator
def carry_out_copy(context: Context, step: turns.CarryOutCopy) -> float:
    """Return the value of the copied action."""
    action = context.content.spaces[step.space].action
    return act_value(context, context.content.actions[action].do.ref)


@evaluator
def promote_pixie(context: Context, step: pixies.PromotePixie) -> float:
    """Return the gain of an own pixie that rises, with a bonus for a less crowded mine."""
    if step.colour != context.player:
        return 0.0
    weights, value = context.weights.pixies, context.pixie(step.goal) - context.pixie(step.origin)
    if step.origin == MINE:
        thinned = context.me.mine.pixies <= len(context.content.penalties.mine)
        value += weights.mine_thinned if thinned else weights.mine_left
    return value + weights.pushing * (step.goal in context.view.pixies)


@evaluator
def take_penalty(context: Context, step: pixies.TakePenalty) -> float:
    """Return the cost of own penalty points, or the value of a rival's."""
    if step.player == context.player:
        return -context.harm(context.me, step.points)
    return context.harm_to_rival(step.player, step.points)


@evaluator
def draw_markers(context: Context, step: mine.DrawMarkers) -> float:
    """Return the value of the chosen markers, and the usual value of the others."""
    weights = context.weights.mine
    rock = weights.chosen_rock
    chosen = sum(rock if marker == ROCK else context.gained(marker, 1) for marker in step.chosen)
    return chosen + weights.marker * (step.markers - len(step.chosen))


@evaluator
def lay_rock(context: Context, step: mine.LayRock) -> float:
    """Return the value of a rock on a rival's pixie, or the cost on an own one."""
    rocks = context.view.players[step.other].mine.rocks[step.place]
    weights = context.weights.mine
    cost = weights.further_rock if rocks else weights.first_rock
    return -cost if step.other == context.player else cost


@evaluator
def remove_rock(context: Context, step: mine.RemoveRock) -> float:
    """Return the value of removing a rock, which frees a pixie or saves a point at the end."""
    weights = context.weights.mine
    if context.view.phase == "scoring":
        return weights.rock_at_the_end
    last = context.me.mine.rocks[step.place] == 1
    return weights.freed if last and not context.me.mine.free else weights.lighter


@evaluator
def allow_kinds(context: Context, step: offering.AllowKinds) -> float:
    """Return the value of offering more kinds, if the player has more kinds to offer."""
    kinds = sum(1 for good in (context.view.demanded[-1], *TRACKS) if context.goods[good])
    return context.weights.tiles.more_kinds * step.kinds if kinds > context.me.kinds else 0.0


@evaluator
def lay_offering(context: Context, step: offering.LayOffering) -> float:
    """Return the value of an offering: no empty hand, and promotions or fields, less its cost."""
    saved = 0.0 if context.me.offering else float(context.content.penalties.empty_hand)
    weights, cost = context.weights.offerings, context.paid(step.good, step.tokens)
    track = next((track for track in TRACKS if track == step.good), None)
    if track is None:
        each = (weights.promotion * weights.less**number for number in range(step.tokens))
        promotions = sum(max(value, weights.promotion_least) for value in each)
        return saved + promotions * share_of_promotion(context) - cost * weights.food_cost
    alone = 1 - (1 - weights.most_alone) ** step.tokens
    both = alone * context.climb(track, 2) + (1 - alone) * context.climb(track, 1)
    return saved + chance_of_demand_met(context) * both - cost


def chance_of_demand_met(context: Context) -> float:
    """Return the chance that somebody offers the demanded food, without which no one is rewarded."""
    never: float = (1 - context.weights.offerings.fed) ** len(context.rivals)
    return 1 - never


def share_of_promotion(context: Context) -> float:
    """Return what part of its usual value a promotion has now: little at the end of the game."""
    top = context.content.levels[-1]
    near = any(owner == context.player and space in top for space, owner in context.view.pixies.items())
    weights = context.weights.offerings
    if near:
        return weights.hope_at_the_top
    return weights.hope_at_the_end + weights.hope_each_round * min(context.steals, 4)
