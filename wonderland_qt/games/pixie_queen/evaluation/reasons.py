"""Reasons: why the evaluation prefers an option, in a few words, with the pieces that show it."""

from collections.abc import Callable, Iterator
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.words.reasons import Reason, Told, Weighed, reasons_of
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import (
    goods,
    goods_acts,
    ids,
    mine,
    offering,
    pixies,
    prizes,
    tiles,
    turns,
)
from wonderland_qt.games.pixie_queen.content.content_files import Act, Row
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.evaluation.context import Context
from wonderland_qt.games.pixie_queen.evaluation.evaluator import act_value, better_track
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, TRACK_OF_METAL, Track

FEW = 1
"""This many tokens of a good are few."""


def reasons(view: TableView, content: Content, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Return the reasons for an option, the weightiest first."""
    if content.evaluation is None:
        return ()
    context = Context(view, content, decision.player)
    return reasons_of(option, _REASONS_OF_STEP, context)


def _reason_for_one_disc(context: Context, step: turns.PlaceDiscs) -> Iterator[Weighed]:
    """Yield the reason that a pixie on a double space saves a disc (TURN-2, TURN-3)."""
    if step.discs == 1 and step.space in context.view.pixies:
        disc = context.weights.actions.disc
        yield disc, Reason(Text("reason-one-disc"), (ids.PIXIE(step.space),))


def _reason_for_act(context: Context, step: turns.CarryOut) -> Iterator[Weighed]:
    """Yield what an action brings, if that is known before."""
    act = context.content.acts[step.act]
    reason_of = _REASON_OF_ACT.get(type(act))
    if reason_of is not None:
        yield act_value(context, act), reason_of(context, act)


def _prize_reason(context: Context, row: Row) -> Reason:
    """Return the reason with the points of the next prize of a row; it names no piece once all are gone."""
    known = context.content.prizes
    following = next((prize for prize in context.view.prizes if known[prize].row == row), "")
    words = text("reason-prize", points=round(context.next_prize(row)))
    return Reason(words, (ids.PRIZE(following),))


def _track_reason(context: Context, track: Track) -> Reason:
    return Reason(Text("reason-track"), (ids.TRACK_DISC(track, context.player),))


_REASON_OF_ACT: dict[type[Act], Callable[[Context, Any], Reason]] = {
    goods_acts.Take: lambda _context, act: Reason(
        text("reason-goods", good=Text(act.good), tokens=act.tokens), (ids.SUPPLY(act.good),)
    ),
    goods_acts.TakeAlike: lambda _context, act: Reason(text("reason-food", tokens=act.tokens), ("supply",)),
    goods_acts.DropOrTake: lambda _context, act: Reason(text("reason-food", tokens=act.take), ("supply",)),
    prizes.ForgeRing: lambda context, _act: _prize_reason(context, "ring"),
    prizes.SpecialOffering: lambda context, _act: _prize_reason(context, "offering"),
    tiles.TakeFoodTile: lambda context, _act: _food_tile_reason(context, context.view.food_stack[0]),
    pixies.PromoteAct: lambda context, _act: Reason(Text("reason-promotion"), (ids.MINE(context.player),)),
    turns.Climb: lambda context, act: _track_reason(context, better_track(act, context)),
    mine.Dig: lambda context, act: Reason(
        text("reason-dig", markers=max(act.least, context.me.mine.pixies)), (ids.MINE(context.player),)
    ),
}


def _food_tile_reason(context: Context, tile: str) -> Reason:
    words = text("reason-each-round", tokens=context.content.food_tiles[tile].gives)
    return Reason(words, (ids.TILE(tile),))


def _reason_for_tile(context: Context, step: tiles.PutTile) -> Iterator[Weighed]:
    """Yield for how many rounds a permanent tile helps, or the food that a food tile gives each round.

    A tile for one use has no such reason. Before round 1 one round more than there are would be to come.
    """
    if context.content.kind_of(step.tile) == "food":
        yield context.value_of_tile(step.tile), _food_tile_reason(context, step.tile)
    elif context.content.kind_of(step.tile) == "permanent":
        words = text("reason-rounds", rounds=min(context.rounds, context.content.settings.rounds))
        yield context.value_of_tile(step.tile), Reason(words, (ids.TILE(step.tile),))


def _reasons_for_offering(context: Context, step: offering.LayOffering) -> Iterator[Weighed]:
    """Yield what an empty hand would cost, and what this offering may bring (OFFER-1, REWARD-1, REWARD-5).

    Silver or gold surely moves one field, whatever others offer; each food may bring a promotion.
    """
    if not context.me.offering:
        points = context.content.penalties.empty_hand
        words = text("reason-empty-hand", points=points)
        yield float(points), Reason(words, (ids.SCORE_DISC(context.player),))
    track = TRACK_OF_METAL.get(step.good)
    if track is not None:
        yield context.value_of_climbing(track, 1), _track_reason(context, track)
    else:
        words = text("reason-promotions", pixies=step.tokens)
        yield context.weights.offerings.promotion * step.tokens, Reason(words, (ids.MINE(context.player),))


def _reasons_for_promoting(context: Context, step: pixies.PromotePixie) -> Iterator[Weighed]:
    """Yield what the pixie would steal each round, and what the mine is spared (STEAL-1, PUNISH-1).

    A goal that is no space is the servant's place, which brings a prize. That the mine would punish several
    pixies is a reason to leave it.
    """
    if step.colour != context.player:
        return
    gain = context.values_of_pixies[step.goal] - context.values_of_pixies[step.origin]
    if step.goal in context.content.spaces:
        goods_shown = dict.fromkeys(context.content.spaces[step.goal].shows)
        words = text("reason-steals", goods=tuple(map(Text, goods_shown)))
        yield gain, Reason(words, (ids.STRIP(step.goal),))
    else:
        yield gain, _prize_reason(context, SERVANT)
    pixies_in_mine = context.me.mine.pixies
    if step.origin == MINE and pixies_in_mine > 1:
        words = text("reason-mine", pixies=pixies_in_mine)
        yield context.weights.pixies.mine_thinned, Reason(words, (ids.MINE(context.player),))


def _reason_for_demoting(context: Context, step: pixies.DemotePixie) -> Iterator[Weighed]:
    """Yield the reason that the player's other pixies are higher."""
    own_places = [place for place, owner in context.view.pixies.items() if owner == context.player]
    highest = max([context.values_of_pixies[place] for place in own_places], default=0.0)
    reason = Reason(Text("reason-lowest"), (ids.STRIP(step.space),))
    yield highest - context.values_of_pixies[step.space], reason


def _reason_for_gaining(context: Context, step: goods.Gain) -> Iterator[Weighed]:
    """Yield how few of a good the player has."""
    held = context.goods[step.good]
    if held <= FEW:
        words = text("reason-held", held=held)
        reason = Reason(words, (ids.GOOD(step.good, context.player),))
        yield context.value_of_gaining(step.good, step.tokens), reason


def _reason_for_track(context: Context, step: turns.MoveOnTrack) -> Iterator[Weighed]:
    """Yield what climbing a track brings."""
    yield context.value_of_climbing(step.track, step.fields), _track_reason(context, step.track)


_REASONS_OF_STEP: Told = {
    turns.PlaceDiscs: _reason_for_one_disc,
    turns.CarryOut: _reason_for_act,
    turns.MoveOnTrack: _reason_for_track,
    tiles.PutTile: _reason_for_tile,
    offering.LayOffering: _reasons_for_offering,
    pixies.PromotePixie: _reasons_for_promoting,
    pixies.DemotePixie: _reason_for_demoting,
    goods.Gain: _reason_for_gaining,
}
