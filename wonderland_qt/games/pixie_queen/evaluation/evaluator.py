"""Evaluates a decision: every option by the steps it carries, actions by the kind of their verb."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from operator import sub
from typing import Any

from wonderland_qt.components.evaluation import Evaluator, neutral
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen import (
    goods,
    goods_acts,
    mine,
    offering,
    pixies,
    prizes,
    scoring,
    tiles,
    turns,
)
from wonderland_qt.games.pixie_queen.composed_acts import ComposedAct
from wonderland_qt.games.pixie_queen.content.content_files import Act
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content, GoodId, SpaceId
from wonderland_qt.games.pixie_queen.evaluation.context import Context
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, TRACK_OF_METAL, TRACKS, Track


def act_value(context: Context, act: Act) -> float:
    """Return the value of an action; a verb without an evaluation is neutral."""
    evaluate = VALUE_OF_ACT.get(type(act))
    return 0.0 if evaluate is None else evaluate(act, context)


def best_food(context: Context, tokens: int) -> float:
    """Return the value of tokens of the most valuable food."""
    return max([context.value_of_gaining(food, tokens) for food in context.content.foods])


def best_trade(context: Context, given: GoodId, taken: GoodId, most: int) -> float:
    """Return the gain of trading the best number of tokens."""
    return _best_gain(context.values_of_gaining(taken, most), context.costs_of_paying(given, most))


def _best_gain(gains: Sequence[float], costs: Sequence[float]) -> float:
    """Return the largest gain less its cost, as far as there are both."""
    best: float = max(map(sub, gains, costs))
    return best


def _value_of_trading(act: goods_acts.Trade, context: Context) -> float:
    """Return the gain of the best trade of one of the goods for another."""
    most = {good: min(act.most, context.goods[good]) for good in act.goods}
    gains = {good: context.values_of_gaining(good, act.most) for good in act.goods}
    costs = {good: context.costs_of_paying(good, tokens) for good, tokens in most.items() if tokens}
    pairs = permutations(most, 2)
    trades = [_best_gain(gains[taken], costs[given]) for given, taken in pairs if given in costs]
    return max(trades, default=0.0)


def _value_of_buying_gold(act: goods_acts.SilverToGold, context: Context) -> float:
    """Return the gain of the best number of gold that the player can pay for, 0 if none pays off."""
    price = context.fields["silver"].silver_for_gold
    affordable = range(1, context.goods["silver"] // price + 1)
    gains = [
        context.value_of_gaining("gold", gold) - context.cost_of_paying("silver", gold * price)
        for gold in affordable
    ]
    return max([0.0, *gains])


def _value_of_casino(act: goods_acts.Casino, context: Context) -> float:
    """Return the average value of the faces of the casino die."""
    faces = [context.content.casino_gives[face] for face in context.content.casino]
    values = [context.value_of_gaining(good, tokens) for gives in faces for good, tokens in gives.items()]
    return sum(values) / len(faces)


def _value_of_robbing(act: goods_acts.Rob, context: Context) -> float:
    """Return the value of the best robbery; own pixies and those of the dummy cannot be robbed (TWO-5)."""
    not_robbed = (context.player, context.view.dummy)
    pixies = context.view.pixies.items()
    robberies = [robbery(context, space) for space, owner in pixies if owner not in not_robbed]
    return max([0.0, *robberies])


def robbery(context: Context, space: SpaceId) -> float:
    """Return the value of robbing the pixie of a space, whose owner may lack what the space shows."""
    shown = context.content.spaces[space].shows
    return context.weights.actions.robbery * sum(context.value_of_gaining(good, 1) for good in shown)


def _value_of_promoting(act: pixies.PromoteAct, context: Context) -> float:
    """Return the value of the best promotion, and of the choice that a promotion leaves."""
    return max(_values_of_promotions(context), default=0.0) + context.weights.pixies.promotion


def _values_of_promotions(context: Context) -> Iterator[float]:
    """Yield the values of promotions to spaces without a pixie; one space stands for all of its level.

    A pixie rises one level, and from the mine (level 0) only if one there is not chained (MINE-6). Round
    spaces have no level, and no pixie stands on them.
    """
    content, pixies = context.content, context.view.pixies
    levels = {
        space: content.spaces[space].level for space, owner in pixies.items() if owner == context.player
    }
    if context.me.mine.free:
        levels = {MINE: 0, **levels}
    free = {space.level: space.id for space in content.doubles if space.id not in pixies}
    for origin, level in levels.items():
        goal = free.get(level + 1)
        if goal is not None:
            yield context.values_of_pixies[goal] - context.values_of_pixies[origin]


def _value_of_penalising(act: scoring.Penalise, context: Context) -> float:
    """Return the average value of the penalty die, all of whose points go to the rival they harm most."""
    faces, rivals = context.content.penalty_die, context.rivals
    value_to = context.value_of_penalty_to_rival
    most = {points: max([value_to(rival, points) for rival in rivals]) for points in {*faces}}
    return sum(most[points] for points in faces) / len(faces)


def better_track(act: turns.Climb, context: Context) -> Track:
    """Return the track on which climbing gains more."""
    return max(context.me.tracks, key=lambda track: _gain_on_track(act, context, track))


def _gain_on_track(act: turns.Climb, context: Context, track: Track) -> float:
    """Return the gain of climbing on a track, less the metal that it costs."""
    return context.value_of_climbing(track, act.fields) - context.cost_of_paying(track, act.price)


def _value_of_forging_ring(act: prizes.ForgeRing, context: Context) -> float:
    """Return the gain of the next ring prize, less the gold that it costs."""
    return context.next_prize("ring") - context.cost_of_paying("gold", context.fields["gold"].gold_for_ring)


def _value_of_exchanging(act: tiles.Exchange, context: Context) -> float:
    """Return the value of exchanging for the largest food tile, or the least one if it is no larger.

    A player without a food tile has none to give (TILE-5). Of the stack only the tile on top is weighed.
    """
    least, own = context.weights.tiles.exchange_least, context.me.food_tile
    if not own:
        return least
    tiles_of_rivals = [rival.food_tile for rival in context.rivals if rival.food_tile]
    tiles_to_take = [*context.view.food_stack[:1], *tiles_of_rivals]
    return max([least, *(context.value_of_tile(tile) - context.value_of_tile(own) for tile in tiles_to_take)])


def _value_of_special_offering(act: prizes.SpecialOffering, context: Context) -> float:
    """Return the value of an offering prize less what the row costs and the token added to it (ACT-19)."""
    paid = sum(context.cost_of_paying(good, tokens) for good, tokens in context.view.special_row.items())
    return context.next_prize("offering") - paid - context.weights.actions.special


def _value_of_moving_up(act: turns.MoveUp, context: Context) -> float:
    """Return the gain of the best number of places to move up, each of which costs a token (ACT-20).

    It is the small order track, whose first cube is nearest the palace.
    """
    places_above = context.view.small.index(context.player)
    most = min(places_above, context.goods[act.good])
    gains = [
        value_of_places(context, places) - context.cost_of_paying(act.good, places)
        for places in range(1, most + 1)
    ]
    return max(gains, default=0.0)


def value_of_places(context: Context, places: int) -> float:
    """Return the value of moving up places in the order of the next round, if there is one.

    Who moves past all players before them becomes the favourite, whose pixies are spared.
    """
    is_last_round = context.steals == 0
    if is_last_round:
        return 0.0
    tracks, players_before = context.weights.tracks, context.view.small.index(context.player)
    first = tracks.first + context.value_of_spared_pixies if places == players_before else 0.0
    return tracks.place * places + first


def _value_of_going_first(act: turns.GoFirst, context: Context) -> float:
    """Return the value of becoming the favourite, whom shackles spare, or the lower one of staying it."""
    tracks, favourite = context.weights.tracks, context.view.large[0]
    if favourite == context.player:
        return tracks.first_again
    return tracks.first + context.value_of_spared_pixies


VALUE_OF_ACT: Mapping[type[Act], Callable[[Any, Context], float]] = {
    goods_acts.TakeAlike: lambda act, context: best_food(context, act.tokens),
    goods_acts.Take: lambda act, context: context.value_of_gaining(act.good, act.tokens),
    goods_acts.Trade: _value_of_trading,
    goods_acts.SilverToGold: _value_of_buying_gold,
    goods_acts.Casino: _value_of_casino,
    goods_acts.Rob: _value_of_robbing,
    goods_acts.DropOrTake: lambda act, context: best_food(context, act.take),
    pixies.PromoteAct: _value_of_promoting,
    tiles.TakeFoodTile: lambda _act, context: context.value_of_tile(context.view.food_stack[0]),
    tiles.TakeOneUse: lambda act, context: context.value_of_tile(act.tile),
    scoring.Penalise: _value_of_penalising,
    turns.Climb: lambda act, context: _gain_on_track(act, context, better_track(act, context)),
    prizes.ForgeRing: _value_of_forging_ring,
    mine.Dig: lambda act, context: context.weights.mine.marker * max(act.least, context.me.mine.pixies),
    tiles.Exchange: _value_of_exchanging,
    prizes.SpecialOffering: _value_of_special_offering,
    turns.MoveUp: _value_of_moving_up,
    turns.GoFirst: _value_of_going_first,
    ComposedAct: lambda act, context: sum(act_value(context, part) for part in act.do),
}


evaluator: Evaluator[Context] = Evaluator(
    {
        goods.Gain: lambda context, step: context.value_of_gaining(step.good, step.tokens),
        goods.Pay: lambda context, step: -context.cost_of_paying(step.good, step.tokens),
        turns.PlaceDiscs: lambda context, step: -context.weights.actions.disc * step.discs,
        turns.Pass: lambda context, _step: -context.weights.actions.disc * context.me.discs,
        turns.CarryOut: lambda context, step: act_value(context, context.content.acts[step.act]),
        goods_acts.ChooseTradeNumber: lambda context, step: best_trade(
            context, step.given, step.taken, step.most
        ),
        goods_acts.RobPixie: lambda context, step: robbery(context, step.space),
        turns.MoveOnTrack: lambda context, step: context.value_of_climbing(step.track, step.fields),
        prizes.AddToken: lambda context, step: -context.cost_of_paying(step.good, 1),
        turns.MoveCube: lambda context, step: value_of_places(context, step.places),
        pixies.DemotePixie: lambda context, step: -context.values_of_pixies[step.space],
        tiles.PutTile: lambda context, step: context.value_of_tile(step.tile),
        tiles.UseTile: lambda context, step: -context.weights.tiles.used * context.value_of_tile(step.tile),
        tiles.ExchangeTiles: lambda context, step: (
            context.value_of_tile(step.tile) - context.value_of_tile(step.given)
        ),
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
    return act_value(context, context.content.actions[action].do)


@evaluator
def promote_pixie(context: Context, step: pixies.PromotePixie) -> float:
    """Return the gain of an own pixie that rises, with bonuses for a less crowded mine and for pushing.

    To push is to take the place of another pixie. The dummy's pixies are worth nothing. A mine with more
    pixies than `penalties.mine` has items costs the same with one fewer (PUNISH-1).
    """
    if step.colour != context.player:
        return 0.0
    weights, values = context.weights.pixies, context.values_of_pixies
    value = values[step.goal] - values[step.origin]
    if step.origin == MINE:
        penalty_falls = context.me.mine.pixies <= len(context.content.penalties.mine)
        value += weights.mine_thinned if penalty_falls else weights.mine_left
    is_taken = step.goal in context.view.pixies
    return value + weights.pushing if is_taken else value


@evaluator
def take_penalty(context: Context, step: pixies.TakePenalty) -> float:
    """Return the cost of own penalty points, or the value of a rival's."""
    if step.player == context.player:
        return -context.cost_of_penalty(context.me, step.points)
    return context.value_of_penalty_to_rival(context.view.players[step.player], step.points)


@evaluator
def draw_markers(context: Context, step: mine.DrawMarkers) -> float:
    """Return the value of the chosen markers, and the usual value of the others."""
    weights = context.weights.mine
    gain = context.value_of_gaining
    values = [weights.chosen_rock if marker == ROCK else gain(marker, 1) for marker in step.chosen]
    return sum(values) + weights.marker * (step.markers - len(step.chosen))


@evaluator
def lay_rock(context: Context, step: mine.LayRock) -> float:
    """Return the harm that a rock does: a gain on a rival's pixie, a loss on one of the player's own."""
    rocks = context.view.players[step.other].mine.rocks[step.place]
    weights = context.weights.mine
    harm = weights.further_rock if rocks else weights.first_rock
    return -harm if step.other == context.player else harm


@evaluator
def remove_rock(context: Context, step: mine.RemoveRock) -> float:
    """Return the value of removing a rock, which frees a pixie or saves a point at the end.

    A free pixie at once is worth most; else the mine is only `lighter`, as this one is free sooner or another
    one is free already.
    """
    weights = context.weights.mine
    if context.view.phase == "scoring":
        return weights.rock_at_the_end
    is_last_rock = context.me.mine.rocks[step.place] == 1
    return weights.freed if is_last_rock and not context.me.mine.free else weights.lighter


@evaluator
def allow_kinds(context: Context, step: offering.AllowKinds) -> float:
    """Return the value of offering more kinds, if the player has more kinds to offer.

    The demanded food and the metals, which have a track each, can be offered.
    """
    can_be_offered = (context.view.demanded[-1], *TRACKS)
    kinds = sum(1 for good in can_be_offered if context.goods[good])
    return context.weights.tiles.more_kinds * step.kinds if kinds > context.me.kinds else 0.0


@evaluator
def lay_offering(context: Context, step: offering.LayOffering) -> float:
    """Return the value of an offering: no empty hand, and promotions or fields, less its cost.

    Food is for promotions. Metal is one field on its track, or two if no one offers as much, which is
    likelier with more tokens.
    """
    saved = 0.0 if context.me.offering else float(context.content.penalties.empty_hand)
    weights, cost = context.weights.offerings, context.cost_of_paying(step.good, step.tokens)
    track = TRACK_OF_METAL.get(step.good)
    if track is None:
        promotions = value_of_promotions(context.content, step.tokens)
        return saved + promotions * context.share_of_promotion - cost * weights.food_cost
    most_alone = 1 - (1 - weights.most_alone) ** step.tokens
    one_field, two_fields = context.value_of_climbing(track, 1), context.value_of_climbing(track, 2)
    climbed = most_alone * two_fields + (1 - most_alone) * one_field
    return saved + context.chance_of_demand_met * climbed - cost


@known_of_content()
def value_of_promotions(content: Content, number: int) -> float:
    """Return the usual value of promotions, each of which brings less than the one before."""
    weights = content.weights.offerings
    values = (weights.promotion * weights.less**earlier for earlier in range(number))
    return sum(max(value, weights.promotion_least) for value in values)
