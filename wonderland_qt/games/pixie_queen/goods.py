"""Goods: from the supply behind a screen, and back (GAME-4, GAME-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import GoodId
from wonderland_qt.games.pixie_queen.facts import GoodsGained, GoodsPaid
from wonderland_qt.games.pixie_queen.rules import Game, Position, rules

Mixture = tuple[tuple[GoodId, int], ...]
"""So many tokens of each of some goods, in the order of the goods."""


class ChooseFood(PlayerStep):
    """The player takes so many tokens of food, of any kinds."""

    tokens: int
    cause: str


class Gain(PlayerStep):
    """The player takes tokens of a good from the supply."""

    good: GoodId
    tokens: int
    cause: str


class Pay(PlayerStep):
    """The player gives tokens of a good to the supply."""

    good: GoodId
    tokens: int
    cause: str


@rules.do
def gain(game: Game, step: Gain) -> None:
    """Take tokens from the supply, or as many as there are (GAME-4)."""
    state, owner, good = game.state, game.state.players[step.player], step.good
    taken = min(step.tokens, state.supply[good])
    if taken:
        state.supply = {**state.supply, good: state.supply[good] - taken}
        owner.goods = {**owner.goods, good: owner.goods[good] + taken}
        if game.facts is not None:
            game.emit(GoodsGained(player=step.player, good=good, tokens=taken, cause=step.cause))


def gain_all(game: Game, player: PlayerId, goods: Mapping[GoodId, int], cause: str) -> None:
    """Take tokens of several goods from the supply."""
    for good, tokens in goods.items():
        gain(game, Gain(player, good, tokens, cause))


@rules.do
def pay(game: Game, step: Pay) -> None:
    """Give tokens to the supply (GAME-5)."""
    state, owner, good = game.state, game.state.players[step.player], step.good
    if step.tokens:
        owner.goods = {**owner.goods, good: owner.goods[good] - step.tokens}
        state.supply = {**state.supply, good: state.supply[good] + step.tokens}
        if game.facts is not None:
            game.emit(GoodsPaid(player=step.player, good=good, tokens=step.tokens, cause=step.cause))


@rules.ask
def choose_food(position: Position, step: ChooseFood) -> tuple[Decision, ...]:
    """Offer the mixtures of food that the supply can give (STEAL-3)."""
    foods, supply = position.pack.foods, position.state.supply
    tokens = min(step.tokens, sum([supply[food] for food in foods]))
    mixtures = [m for m in mixtures_of(foods, tokens) if all(supply[f] >= n for f, n in m)]
    options = tuple([food_option(step.player, mixture, step.cause) for mixture in mixtures if mixture])
    return (Decision(step.player, text("ask-food", tokens=tokens, cause=Text(step.cause)), options),)


@cache
def mixtures_of(goods: tuple[GoodId, ...], tokens: int) -> tuple[Mixture, ...]:
    """Return every way to take so many tokens of these goods."""
    drawn = combinations_with_replacement(goods, tokens)
    return tuple(tuple((good, taken.count(good)) for good in goods if good in taken) for taken in drawn)


def foods_of_one_kind(position: Position, player: PlayerId, tokens: int, cause: str) -> Iterator[Option]:
    """Yield each food with so many tokens of it, or as many as there are (GAME-4)."""
    for food in position.pack.foods:
        there = min(tokens, position.state.supply[food])
        if there:
            yield food_option(player, ((food, there),), cause)


@cache
def food_option(player: PlayerId, mixture: Mixture, cause: str) -> Option:
    """Return the option to take a mixture of food; one good alone can be touched."""
    then = tuple(Gain(player, good, tokens, cause) for good, tokens in mixture)
    put = f"supply:{mixture[0][0]}" if len(mixture) == 1 else ""
    named = ":".join(f"{good}:{tokens}" for good, tokens in mixture)
    goods = tuple(tokens_text(good, tokens) for good, tokens in mixture)
    return Option(f"food:{named}", then, text("option-food", goods=goods), put=put)


@cache
def tokens_text(good: GoodId, tokens: int) -> Text:
    """Return so many tokens of a good in words."""
    return text("tokens", good=Text(good), tokens=tokens)
