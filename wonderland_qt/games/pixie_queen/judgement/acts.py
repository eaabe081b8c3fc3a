"""Actions: what each is worth to whoever carries it out, by the kind of its verb."""

from __future__ import annotations

from functools import singledispatch

from wonderland_qt.games.pixie_queen.actions import gaining, ordering, taking
from wonderland_qt.games.pixie_queen.content.vocabulary import Act
from wonderland_qt.games.pixie_queen.judgement.sight import Sight
from wonderland_qt.games.pixie_queen.judgement.tiles import best_exchange, tile_worth
from wonderland_qt.games.pixie_queen.promotion import MINE

MARKER = 0.55
"""What a marker drawn blindly is worth, rocks for others among them."""


@singledispatch
def act_worth(act: Act, sight: Sight) -> float:
    """Return what an action is worth; what nobody judges is neutral."""
    return 0.0


@act_worth.register
def _food(act: taking.TakeAlike, sight: Sight) -> float:
    return max(sight.gained(food, act.tokens) for food in sight.pack.foods)


@act_worth.register
def _take(act: taking.Take, sight: Sight) -> float:
    return sight.gained(act.good, act.tokens)


@act_worth.register
def _trade(act: taking.Trade, sight: Sight) -> float:
    most = 0.0
    for given in act.goods:
        for tokens in range(1, min(act.most, sight.goods.get(given, 0)) + 1):
            cost = sight.paid(given, tokens)
            most = max(most, *(sight.gained(taken, tokens) - cost for taken in act.goods if taken != given))
    return most


@act_worth.register
def _gold(act: taking.SilverToGold, sight: Sight) -> float:
    price = sight.pack.fields[sight.me.tracks["silver"] - 1].silver_for_gold
    times = range(1, sight.goods.get("silver", 0) // price + 1)
    return max([0.0, *(sight.gained("gold", n) - sight.paid("silver", n * price) for n in times)])


@act_worth.register
def _casino(act: taking.Casino, sight: Sight) -> float:
    faces = [sight.pack.casino_gives[face] for face in sight.pack.casino]
    return sum(sight.gained(good, n) for gives in faces for good, n in gives.items()) / len(faces)


@act_worth.register
def _rob(act: taking.Rob, sight: Sight) -> float:
    mine = (sight.player, sight.view.dummy)
    spaces = [space for space, owner in sight.view.pixies.items() if owner not in mine]
    return max([0.0, *(robbery(sight, space) for space in spaces)])


def robbery(sight: Sight, space: str) -> float:
    """Return what it is worth to rob the pixie of a space, whose owner may have half of what it shows."""
    return 0.7 * sum(
        sight.token(good, sight.goods.get(good, 0) + 1) for good in sight.pack.spaces[space].shows
    )


@act_worth.register
def _drop(act: taking.DropOrTake, sight: Sight) -> float:
    return max(sight.gained(food, act.take) for food in sight.pack.foods)


@act_worth.register
def _promote(act: gaining.PromoteAct, sight: Sight) -> float:
    return best_promotion(sight)


def best_promotion(sight: Sight) -> float:
    """Return what the best promotion is worth, by what is higher up with a free hand."""
    levels, pixies = sight.pack.levels, sight.view.pixies
    own = [place for place, owner in pixies.items() if owner == sight.player]
    gains = [0.0]
    for place in [MINE, *own] if sight.me.mine.free else own:
        above = 0 if place == MINE else sight.pack.spaces[place].level
        if above < len(levels):
            free = [space for space in levels[above] if space not in pixies]
            gains += [sight.pixie(goal) - sight.pixie(place) for goal in free[:1]]
    return max(gains) + 0.5


@act_worth.register
def _food_tile(act: gaining.TakeFoodTile, sight: Sight) -> float:
    return tile_worth(sight, sight.view.food_stack[0])


@act_worth.register
def _one_use(act: gaining.TakeOneUse, sight: Sight) -> float:
    return tile_worth(sight, act.tile)


@act_worth.register
def _penalise(act: gaining.Penalise, sight: Sight) -> float:
    rivals = [owner.id for owner in sight.view.players.values() if owner.id != sight.player and not owner.out]
    faces = sight.pack.penalty_die
    return sum(max(sight.harm_to_rival(rival, points) for rival in rivals) for points in faces) / len(faces)


@act_worth.register
def _climb(act: gaining.Climb, sight: Sight) -> float:
    return max(
        sight.climb("silver", 1) - sight.paid("silver", 1), sight.climb("gold", 1) - sight.paid("gold", 1)
    )


@act_worth.register
def _ring(act: gaining.ForgeRing, sight: Sight) -> float:
    price = sight.pack.fields[sight.me.tracks["gold"] - 1].gold_for_ring
    return sight.next_prize("ring") - sight.paid("gold", price)


@act_worth.register
def _dig(act: gaining.Dig, sight: Sight) -> float:
    return MARKER * max(act.least, sight.me.mine.pixies)


@act_worth.register
def _exchange(act: gaining.Exchange, sight: Sight) -> float:
    return best_exchange(sight)


@act_worth.register
def _special(act: gaining.SpecialOffering, sight: Sight) -> float:
    row = sight.view.special_row.items()
    return sight.next_prize("offering") - sum(sight.paid(good, tokens) for good, tokens in row) - 0.5


@act_worth.register
def _move_up(act: ordering.MoveUp, sight: Sight) -> float:
    return 0.1


@act_worth.register
def _go_first(act: ordering.GoFirst, sight: Sight) -> float:
    return 0.2 if sight.view.large[0] == sight.player else 0.5
