"""Reasons: why the evaluation prefers an option, in a few words, with the pieces that show it."""

from collections.abc import Iterable, Iterator
from statistics import fmean

from msgspec.structs import replace

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.reasons import Reason, Told, Weighed, reasons_of
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation import odds
from wonderland_qt.games.wonderland.evaluation.battle import the_battle
from wonderland_qt.games.wonderland.evaluation.context import VP, Context
from wonderland_qt.games.wonderland.evaluation.prospects import Front, fronts, promise, tile_value
from wonderland_qt.games.wonderland.evaluation.rewards import all_of, reward
from wonderland_qt.games.wonderland.mechanics.castles import PlaceCastle
from wonderland_qt.games.wonderland.mechanics.chairs import TakeCard
from wonderland_qt.games.wonderland.mechanics.forge import LayForged, tracks
from wonderland_qt.games.wonderland.mechanics.market import SetFigure
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView
from wonderland_qt.games.wonderland.state import CardId, RegionId
from wonderland_qt.games.wonderland.tea import PlaceLeader, SitDown
from wonderland_qt.games.wonderland.verbs.choices import Corrupted, Split
from wonderland_qt.games.wonderland.war.battle import Stop
from wonderland_qt.games.wonderland.war.units import PlaceUnits
from wonderland_qt.games.wonderland.war.wagers import LayWager


def reasons(view: TableView, content: Content, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Return the reasons for an option, the weightiest first.

    Those to draw or to stop do not belong to a step of the option, but to the odds of the battle.
    """
    if content.evaluation is None:
        return ()
    context = Context(view, content, decision.player)
    if decision.prompt.key == "ask-draw-or-stop":
        stops = any(isinstance(step, Stop) for step in option.then)
        return tuple(_reasons_to_draw_or_stop(context, stops))
    return reasons_of(option, _REASONS_BY_STEP, context)


ToRegion = PlaceLeader | PlaceUnits | SetFigure | PlaceCastle


def _reasons_for_region(context: Context, step: ToRegion) -> Iterator[Weighed]:
    """Yield reasons for a region: own units, prize, few rivals, each weighed by what its absence costs.

    Without them the region has no own units, or pays or has rivals as the mean of all regions. A prize is a
    reason only while the battle for it is still to come.
    """
    region, all_fronts = step.region, fronts(context, context.player)
    front = all_fronts[region]
    gain, own_units = _gain_brought(context, step, front), context.me.units_in(region)
    if own_units:
        without = _gain_brought(context, step, _front_as_if(front, units=0, strength=0))
        yield gain - without, Reason(text("reason-units", units=own_units), _unit_pieces(context.me, region))
    prize = tile_value(context, region, context.view.round)
    if prize and region in context.battles_to_come:
        usual = {pays: fmean([getattr(front, pays) for front in all_fronts.values()]) for pays in _PAYS}
        without = _gain_brought(context, step, _front_as_if(front, **usual))
        yield gain - without, Reason(text("reason-prize", vp=prize // VP), (ids.TILE(region),))
    usual_rivals = fmean([front.rivals for front in all_fronts.values()])
    without = _gain_brought(context, step, _front_as_if(front, rivals=usual_rivals))
    yield gain - without, _reason_of_few_rivals(context, region)


_PAYS = ("first", "second", "alone")
"""The fields of a front that tell what a region pays."""


def _gain_brought(context: Context, step: ToRegion, front: Front) -> float:
    """Return how much more a region promises with the units and the strength that a step brings there."""
    match step:
        case PlaceUnits():
            return front.gain(step.units)
        case SetFigure():
            return front.gain(1, context.content.figures[step.figure].strength)
        case PlaceCastle():
            return front.gain(0, context.content.board.castle_strength)
        case PlaceLeader():
            return front.gain(1, context.me.leader_strength)


def _front_as_if(front: Front, **otherwise: float) -> Front:
    """Return a region with some fields replaced and its value worked out again."""
    other = replace(front, **otherwise)
    pays = other.first, other.second, other.alone
    return replace(other, value=promise(other.weights, pays, other.rivals, other.units, other.strength))


def _reason_of_few_rivals(context: Context, region: RegionId) -> Reason:
    """Return the reason that the others have few units in a region.

    It points at these units, or at the region if there are none.
    """
    units, pieces = 0, list[str]()
    for rival in context.rivals:
        units += rival.units_in(region)
        pieces += _unit_pieces(rival, region)
    return Reason(text("reason-few-rivals", units=units), tuple(pieces) or (ids.REGION(region),))


def _unit_pieces(player: PlayerView, region: RegionId) -> tuple[str, ...]:
    """Return the ids of the pieces of a player's units in a region."""
    figures = map(ids.FIGURE, player.figures_in(region))
    supporters = [ids.supporters(player.id, region)] if player.placed.get(region) else []
    return (*supporters, *figures)


def _reasons_for_chair(context: Context, step: SitDown | TakeCard) -> Iterator[Weighed]:
    """Yield a reason for each reward of the card on a chair."""
    card: CardId = context.view.chairs[step.chair]
    for effect in _rewards_taken(context, context.content.tea_cards[card].rewards):
        words = text("reason-brings", reward=describe(effect))
        yield reward(context, effect), Reason(words, (ids.CARD(card),))


def _rewards_taken(context: Context, rewards: Iterable[OneKey]) -> Iterator[OneKey]:
    """Yield the rewards that a player would take: better halves of splits, nothing that needs a roll."""
    for effect in rewards:
        if isinstance(effect, Split):
            yield from max(effect.above, effect.below, key=lambda half: all_of(context, half))
        elif not isinstance(effect, Corrupted):
            yield effect


def _reasons_for_forging(context: Context, step: LayForged) -> Iterator[Weighed]:
    """Yield a reason for each reward of the space, and one for a weak chip."""
    index = len(context.me.tracks[step.track])  # chips fill a track from its first space
    track = tracks(context.content, context.player, len(context.view.seats))[step.track]
    for effect in track.spaces[index]:
        words = text("reason-brings", reward=describe(effect))
        yield reward(context, effect), Reason(words, (ids.SPACE(context.player, step.track, index + 1),))
    strength = context.content.chips[step.chip].strength
    if strength <= WEAK:
        yield GAIN_BY_WEAK_CHIP, Reason(text("reason-weak-chip", strength=strength), (ids.CHIP(step.chip),))


WEAK, GAIN_BY_WEAK_CHIP = 2, 1.0
"""A chip of this strength or less is weak; so many points is it worth to lose it from the bag."""


def _reasons_for_wager(context: Context, step: LayWager) -> Iterator[Weighed]:
    """Yield reasons to wager on a player: more units than the other fighters, a less harmful bag."""
    battle, players = the_battle(context), context.view.players
    wagered_on = players[step.on]
    others = [players[name] for name in battle.participants if name != step.on]
    units = wagered_on.units_in(battle.region)
    most_of_others = max([other.units_in(battle.region) for other in others], default=0)
    reason = Reason(text("reason-wager", units=units), _unit_pieces(wagered_on, battle.region))
    yield units - most_of_others, reason
    bags_of_others = [odds.lots(context.content, other) for other in others]
    safest_other = min(map(odds.chance_of_harm, bags_of_others), default=0.0)
    bag = odds.lots(context.content, wagered_on)
    yield safest_other - odds.chance_of_harm(bag), _reason_of_bag(wagered_on.id, bag)


def _reason_of_bag(player: PlayerId, bag: odds.Bag) -> Reason:
    """Return the reason that so many chips of a player's bag cost units."""
    words = text("reason-harmful", harmful=odds.number_of_harmful(bag), chips=odds.size_of(bag))
    return Reason(words, (ids.BAG(player),))


def _reasons_to_draw_or_stop(context: Context, stops: bool) -> Iterator[Reason]:
    """Yield reasons to draw or to stop: the units left, the place, the harmful chips in the bag.

    Units that can be lost are a reason to draw as long as there are several: who loses the last one busts.
    """
    region = the_battle(context).region
    units, bag = context.me.units_in(region), odds.lots(context.content, context.me)
    counted = (*_unit_pieces(context.me, region), ids.DOCK(context.player))
    if units > 1 and not stops:
        yield Reason(text("reason-to-lose", units=units), counted)
    if units == 1 and stops:
        yield Reason(Text("reason-last-unit"), counted)
    if stops:
        yield from _reasons_of_place(context)
    if bag:
        yield _reason_of_bag(context.player, bag)


def _reasons_of_place(context: Context) -> Iterator[Reason]:
    """Yield the player's lead, or what second place pays: half of the tile's VP, rounded up.

    Second place is paid only if one single other is first. Values are in tenths of a VP, hence `// VP`.
    Rules: RESULT-1, RESULT-2.
    """
    battle, me = the_battle(context), context.player
    mine, others = battle.participants[me].strength, _strengths_of_others(battle, me)
    level_or_ahead = [strength for strength in others if strength >= mine]
    dock = (ids.DOCK(me),)
    tile_vp = tile_value(context, battle.region, context.view.round) // VP
    if not level_or_ahead:
        yield Reason(text("reason-lead", lead=mine - max(others, default=0)), dock)
    elif len(level_or_ahead) == 1 and tile_vp:
        yield Reason(text("reason-second", vp=(tile_vp + 1) // 2), dock)


def _strengths_of_others(battle: BattleView, player: PlayerId) -> list[int]:
    """Return the strengths of all players but this one who have not bust."""
    parts = battle.participants.items()
    return [part.strength for name, part in parts if name != player and part.fight != "busted"]


_REASONS_BY_STEP: Told = {
    **dict.fromkeys((PlaceLeader, PlaceUnits, SetFigure, PlaceCastle), _reasons_for_region),
    **dict.fromkeys((SitDown, TakeCard), _reasons_for_chair),
    LayForged: _reasons_for_forging,
    LayWager: _reasons_for_wager,
}
