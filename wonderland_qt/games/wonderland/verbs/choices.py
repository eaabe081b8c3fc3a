"""Verbs made of other effects: a choice, a condition, effects on other players, composed verbs."""

from msgspec.structs import replace
from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import holds
from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import ComposedEffect, Effect, Measure
from wonderland_qt.games.wonderland.mechanics import order
from wonderland_qt.games.wonderland.mechanics.battlefield import opponents
from wonderland_qt.games.wonderland.mechanics.supply import RollDie
from wonderland_qt.games.wonderland.rules import Game, Position, verbs

Effects = tuple[Effect, ...]


class Split(Effect, word="split"):
    """{split: {above: [...], below: [...]}}: the rewards above the line or those below it (REWARD-19)."""

    above: Effects
    below: Effects


@verbs.choice
def split(position: Position, effect: Split, bound: Bound) -> tuple[Option, ...]:
    """Offer both sides of the line (REWARD-19)."""
    return (
        _effects_option(position, "above", "option-split", effect.above, bound),
        _effects_option(position, "below", "option-split", effect.below, bound),
    )


class Corrupted(Effect, word="corrupted", shorthand="rewards", adds={"shards"}):
    """{corrupted: [...]}: roll the shard die and gain all of these, or ignore them (REWARD-20)."""

    rewards: Effects


@verbs.choice
def corrupted(position: Position, effect: Corrupted, bound: Bound) -> tuple[Option, ...]:
    """Offer one roll with all the rewards marked, or none of them (REWARD-20)."""
    then = (RollDie(bound.player, bound.source), bound.all_within(effect.rewards))
    return (
        Option("roll", then, _option_text(position, "option-corrupted", effect.rewards)),
        Option("ignore", (), _option_text(position, "option-ignore", effect.rewards)),
    )


class ChooseOne(Effect, word="choose", shorthand="lists"):
    """{choose: [[...], [...]]}: one of several lists of effects."""

    lists: tuple[Effects, ...]


@verbs.choice
def choose(position: Position, effect: ChooseOne, bound: Bound) -> tuple[Option, ...]:
    """Offer every list with at least one effect that can be done (TEA-5, ALLY-A1)."""
    options = []
    for number, effects in enumerate(effect.lists, start=1):
        if _can_do_any(position, effects, bound):
            options.append(_effects_option(position, f"list-{number}", "option-list", effects, bound))
    return tuple(options)


class Case(ContentModel):
    """Effects that happen when all the conditions hold."""

    conditions: tuple[Measure, ...] = Field(default=(), alias="if")
    do: Effects


class Depends(Effect, word="depends", shorthand="cases"):
    """{depends: [{if: [...], do: [...]}, ...]}: the first of the cases whose conditions hold."""

    cases: tuple[Case, ...]


@verbs.do
def depends(game: Game, effect: Depends, bound: Bound) -> None:
    """Push the effects of the first case whose conditions hold, if any (ALLY-D5)."""
    case = _first_case_that_holds(game, effect, bound)
    if case is not None:
        game.push(bound.all_within(case.do))


@verbs.possible
def some_case_holds(position: Position, effect: Depends, bound: Bound) -> bool:
    """Tell whether any of the cases holds."""
    return _first_case_that_holds(position, effect, bound) is not None


def _first_case_that_holds(position: Position, effect: Depends, bound: Bound) -> Case | None:
    """Return the first case whose conditions hold; None if none does."""
    return next((case for case in effect.cases if holds(position, case.conditions, bound)), None)


class Opponent(Effect, word="opponent", on_others=True):
    """{opponent: {with: [...], do: [...]}}: the effects happen to an opponent of choice (GAME-4)."""

    conditions: tuple[Measure, ...] = Field(default=(), alias="with")
    do: Effects


@verbs.choice
def opponent(position: Position, effect: Opponent, bound: Bound) -> tuple[Option, ...]:
    """Offer every opponent who meets the conditions (GAME-4)."""
    meeting = _opponents_meeting(position, effect.conditions, bound)
    return tuple([_opponent_option(position.content, effect, bound, other) for other in meeting])


def _opponent_option(content: Content, effect: Opponent, bound: Bound, other: PlayerId) -> Option:
    """Return the option to let the effects happen to an opponent."""
    then = (bound.all_turned_to(effect.do, other),)
    label = _opponent_text(content, effect.ref, other)
    return Option(ids.OPPONENT(other), then, label, put=ids.LEADER(other))


class EachOpponent(Effect, word="each_opponent", on_others=True):
    """{each_opponent: {with: [...], do: [...]}}: the effects happen to every such opponent (GAME-4)."""

    conditions: tuple[Measure, ...] = Field(default=(), alias="with")
    do: Effects


@verbs.do
def each_opponent(game: Game, effect: EachOpponent, bound: Bound) -> None:
    """Push the effects for each opponent who meets the conditions, in the order of GAME-2 (GAME-4)."""
    meeting = _opponents_meeting(game, effect.conditions, bound)
    game.push(*[bound.all_turned_to(effect.do, other) for other in order.players_in_order(game, meeting)])


def _opponents_meeting(position: Position, conditions: tuple[Measure, ...], bound: Bound) -> list[PlayerId]:
    """Return the opponents who meet the conditions, which are read as for an effect turned to them.

    Conditions are read for a bound effect; theirs is one without an effect.
    """
    me = bound.player
    others = [replace(bound, effect="", player=other, other=me) for other in opponents(position, me)]
    return [turned.player for turned in others if holds(position, conditions, turned)]


def _effects_option(position: Position, option: str, key: str, effects: Effects, bound: Bound) -> Option:
    """Return the option that lets effects happen, and whose text names them."""
    return Option(option, (bound.all_within(effects),), _option_text(position, key, effects))


def _option_text(position: Position, key: str, effects: Effects) -> Text:
    """Return the text of an option that names its effects."""
    return _text_of_effects(position.content, key, tuple([effect.ref for effect in effects]))


@known_of_content()
def _text_of_effects(content: Content, key: str, refs: tuple[str, ...]) -> Text:
    """Return a text with the effects of these references, made once for each content."""
    return text(key, rewards=describe_all(content.effects[ref] for ref in refs))


@known_of_content()
def _opponent_text(content: Content, ref: str, player: PlayerId) -> Text:
    """Return the text of the option to turn an effect to an opponent."""
    effect = content.effects[ref]
    assert isinstance(effect, Opponent)
    return text("option-opponent", player=Text(player), rewards=describe_all(effect.do))


@verbs.do
def composed(game: Game, effect: ComposedEffect, bound: Bound) -> None:
    """Push all effects of a composed verb if its conditions hold."""
    if holds(game, effect.conditions, bound):
        game.push(bound.all_within(effect.do))


@verbs.possible
def some_of_it_is_possible(position: Position, effect: ComposedEffect, bound: Bound) -> bool:
    """Tell whether the composed verb's conditions hold and any of its effects can be done."""
    return holds(position, effect.conditions, bound) and _can_do_any(position, effect.do, bound)


def _can_do_any(position: Position, effects: Effects, bound: Bound) -> bool:
    """Tell whether at least one of the effects can be done now."""
    return any(verbs.options(position, bound.within(part)) for part in effects)
