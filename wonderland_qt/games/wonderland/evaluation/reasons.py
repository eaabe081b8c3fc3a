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
from wonderland_qt.games.wonderland.evaluation.bags import lots
from wonderland_qt.games.wonderland.evaluation.battle import the_battle
from wonderland_qt.games.wonderland.evaluation.context import VP, Context
from wonderland_qt.games.wonderland.evaluation.odds import Bag, chance_of_harm, number_of_harmful, size_of
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
    """Return the reasons for an option, the weightiest first."""
    if content.evaluation is None:
        return ()
    context = Context(view, content, decision.player)
    if decision.prompt.key == "ask-draw-or-stop":
        return tuple(_of_drawing(context, stops=any(isinstance(step, Stop) for step in option.then)))
    return reasons_of(option, _TOLD, context)


ToRegion = PlaceLeader | PlaceUnits | SetFigure | PlaceCastle


def _of_region(context: Context, step: ToRegion) -> Iterator[Weighed]:
    """Yield reasons for a region: own units, prize, few rivals, each weighed by what its absence costs."""
    units, strength = _brought(context, step)
    seen = fronts(context, context.player)
    here, region = seen[step.region], step.region
    whole = here.gain(units, strength)
    mine = context.me.units_in(region)
    if mine:
        without = _as_if(here, units=0, strength=0).gain(units, strength)
        yield whole - without, Reason(text("reason-units", units=mine), _units_of(context.me, region))
    prize = tile_value(context, region, context.view.round)
    if prize and region in context.battles_to_come:
        usual = {pays: fmean([getattr(front, pays) for front in seen.values()]) for pays in _PAYS}
        without = _as_if(here, **usual).gain(units, strength)
        yield whole - without, Reason(text("reason-prize", vp=prize // VP), (ids.TILE(region),))
    usual_rivals = fmean([front.rivals for front in seen.values()])
    without = _as_if(here, rivals=usual_rivals).gain(units, strength)
    yield whole - without, _few_rivals(context, region)


_PAYS = ("first", "second", "alone")


def _brought(context: Context, step: ToRegion) -> tuple[int, int]:
    """Return how many units and how much strength a step brings to a region."""
    match step:
        case PlaceUnits():
            return step.units, 0
        case SetFigure():
            return 1, context.content.figures[step.figure].strength
        case PlaceCastle():
            return 0, context.content.board.castle_strength
        case _:
            return 1, context.me.leader_strength


def _as_if(front: Front, **otherwise: float) -> Front:
    """Return a region with some fields replaced and its value worked out again."""
    other = replace(front, **otherwise)
    pays = other.first, other.second, other.alone
    return replace(other, value=promise(other.weights, pays, other.rivals, other.units, other.strength))


def _few_rivals(context: Context, region: RegionId) -> Reason:
    """Return the reason that the others have few units in a region."""
    units = sum(rival.units_in(region) for rival in context.rivals)
    pieces = [piece for rival in context.rivals for piece in _units_of(rival, region)]
    return Reason(text("reason-few-rivals", units=units), tuple(pieces) or (ids.REGION(region),))


def _units_of(player: PlayerView, region: RegionId) -> tuple[str, ...]:
    """Return the ids of the pieces of a player's units in a region."""
    figures = map(ids.FIGURE, player.figures_in(region))
    supporters = [ids.supporters(player.id, region)] if player.placed.get(region) else []
    return (*supporters, *figures)


def _of_chair(context: Context, step: SitDown | TakeCard) -> Iterator[Weighed]:
    """Yield a reason for each reward of the card on a chair."""
    card: CardId = context.view.chairs[step.chair]
    for effect in _taken(context, context.content.tea_cards[card].rewards):
        words = text("reason-brings", reward=describe(effect))
        yield reward(context, effect), Reason(words, (ids.CARD(card),))


def _taken(context: Context, rewards: Iterable[OneKey]) -> Iterator[OneKey]:
    """Yield the rewards that a player would take: better halves of splits, nothing that needs a roll."""
    for effect in rewards:
        if isinstance(effect, Split):
            yield from max(effect.above, effect.below, key=lambda half: all_of(context, half))
        elif not isinstance(effect, Corrupted):
            yield effect


def _of_forging(context: Context, step: LayForged) -> Iterator[Weighed]:
    """Yield a reason for each reward of the space, and one for a weak chip."""
    column = len(context.me.tracks[step.track]) + 1
    space = tracks(context.content, context.player, len(context.view.seats))[step.track].spaces[column - 1]
    for effect in space:
        words = text("reason-brings", reward=describe(effect))
        yield reward(context, effect), Reason(words, (ids.SPACE(context.player, step.track, column),))
    strength = context.content.chips[step.chip].strength
    if strength <= WEAK:
        yield 1.0, Reason(text("reason-weak-chip", strength=strength), (ids.CHIP(step.chip),))


WEAK = 2
"""A chip of this strength or less is weak."""


def _of_wager(context: Context, step: LayWager) -> Iterator[Weighed]:
    """Yield reasons to bet on a player: more units than the other fighters, a less harmful bag."""
    battle, players = the_battle(context), context.view.players
    on, others = players[step.on], [players[name] for name in battle.participants if name != step.on]
    units = on.units_in(battle.region)
    more = units - max([other.units_in(battle.region) for other in others], default=0)
    yield more, Reason(text("reason-wager", units=units), _units_of(on, battle.region))
    safest_other = min([chance_of_harm(lots(context.content, other)) for other in others], default=0.0)
    bag = lots(context.content, on)
    yield safest_other - chance_of_harm(bag), _of_bag(on.id, bag)


def _of_bag(player: PlayerId, bag: Bag) -> Reason:
    """Return the reason that so many chips of a player's bag cost units."""
    words = text("reason-harmful", harmful=number_of_harmful(bag), chips=size_of(bag))
    return Reason(words, (ids.BAG(player),))


def _of_drawing(context: Context, stops: bool) -> Iterator[Reason]:
    """Yield reasons to draw or to stop: the units left, the place, the harmful chips in the bag."""
    region = the_battle(context).region
    units, bag = context.me.units_in(region), lots(context.content, context.me)
    counted = (*_units_of(context.me, region), ids.DOCK(context.player))
    if units > 1 and not stops:
        yield Reason(text("reason-to-lose", units=units), counted)
    if units == 1 and stops:
        yield Reason(Text("reason-last-unit"), counted)
    if stops:
        yield from _of_place(context)
    if bag:
        yield _of_bag(context.player, bag)


def _of_place(context: Context) -> Iterator[Reason]:
    """Yield the player's lead, or what second place pays (RESULT-1, RESULT-2)."""
    battle, me = the_battle(context), context.player
    mine, others = battle.participants[me].strength, _standing_strengths(battle, me)
    pieces, ahead = (ids.DOCK(context.player),), [strength for strength in others if strength >= mine]
    second = tile_value(context, battle.region, context.view.round) // VP
    if not ahead:
        yield Reason(text("reason-lead", lead=mine - max(others, default=0)), pieces)
    elif len(ahead) == 1 and second:
        yield Reason(text("reason-second", vp=(second + 1) // 2), pieces)


def _standing_strengths(battle: BattleView, but: PlayerId) -> list[int]:
    """Return the strengths of all other players who have not bust."""
    parts = battle.participants.items()
    return [part.strength for name, part in parts if name != but and part.fight != "busted"]


_TOLD: Told = {
    PlaceLeader: _of_region,
    PlaceUnits: _of_region,
    SetFigure: _of_region,
    PlaceCastle: _of_region,
    SitDown: _of_chair,
    TakeCard: _of_chair,
    LayForged: _of_forging,
    LayWager: _of_wager,
}
