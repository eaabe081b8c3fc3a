"""The mine: digging in the bag, and rocks that chain pixies (MINE)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import ROCK
from wonderland_qt.games.pixie_queen.content.vocabulary import ChooseMarkers, RockFor
from wonderland_qt.games.pixie_queen.facts import GoodsGained, MarkersDrawn, RockLost, RockPlaced, RockRemoved
from wonderland_qt.games.pixie_queen.goods import pay
from wonderland_qt.games.pixie_queen.penalties import UseTile
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, others, rules, usable
from wonderland_qt.games.pixie_queen.state import Mine
from wonderland_qt.parts.deck import draw, without

DIG = "dig"


class ChooseDraw(PlayerStep):
    """The player draws markers blindly, or chooses the first of them."""

    markers: int


class DrawMarkers(PlayerStep):
    """The player draws so many markers, these of them chosen."""

    markers: int
    chosen: tuple[str, ...] = ()


class PlaceRock(PlayerStep):
    """The player puts a rock beside a pixie in a mine."""


class LayRock(PlayerStep):
    """A rock comes to a place in somebody's mine."""

    other: PlayerId
    place: int


class RemoveRock(PlayerStep):
    """The player removes a rock from a place in the own mine."""

    place: int


@rules.ask
def choose_draw(position: Position, step: ChooseDraw) -> tuple[Decision, ...]:
    """Offer to draw blindly, or to use a tile and choose the first markers (MINE-8)."""
    options = [blind_option(step.player, step.markers)]
    search = usable(position, step.player, ChooseMarkers)
    if search is not None:
        tile, choose = search
        count, bag = min(choose.markers, step.markers), position.state.bag
        options += [
            search_option(step.player, tile, step.markers, chosen)
            for chosen in combinations_with_replacement(dict.fromkeys(bag), count)
            if all(bag.count(marker) >= chosen.count(marker) for marker in chosen)
        ]
    return (Decision(step.player, text("ask-draw", markers=step.markers), tuple(options)),)


@cache
def blind_option(player: PlayerId, markers: int) -> Option:
    """Return the option to draw without looking (MINE-3)."""
    return Option("blind", (DrawMarkers(player, markers),), Text("option-blind"), put="bag")


@cache
def search_option(player: PlayerId, tile: str, markers: int, chosen: tuple[str, ...]) -> Option:
    """Return the option to use a tile and choose these markers (MINE-8)."""
    wording = text("option-search", markers=tuple(map(Text, chosen)), tile=Text(tile))
    then = (UseTile(player, tile), DrawMarkers(player, markers, chosen))
    return Option(f"search:{':'.join(chosen)}", then, wording)


@rules.do
def draw_markers(game: Game, step: DrawMarkers) -> None:
    """Draw; goods go behind the screen, each rock beside a pixie (MINE-2, MINE-3, MINE-4)."""
    state, owner = game.state, game.state.players[step.player]
    for marker in step.chosen:
        state.bag = without(state.bag, marker)
    drawn, state.bag = draw(game.chance, "bag", state.bag, step.markers - len(step.chosen))
    drawn = step.chosen + drawn
    game.emit(MarkersDrawn(player=step.player, markers=drawn))
    for good in game.pack.goods:
        tokens = drawn.count(good)
        if tokens:
            owner.goods = {**owner.goods, good: owner.goods[good] + tokens}
            game.emit(GoodsGained(player=step.player, good=good, tokens=tokens, cause=DIG))
    game.push(*[PlaceRock(step.player)] * drawn.count(ROCK))


@rules.ask
def place_rock(position: Position, step: PlaceRock) -> tuple[Decision, ...]:
    """Offer the places in opponents' mines, else in the own one; else the rock is lost (MINE-4, MINE-5)."""
    state = position.state
    options = [
        rock_option(step.player, other.id, place)
        for other in others(position, step.player)
        for place in room(position, other.mine)
    ] or [
        rock_option(step.player, step.player, place)
        for place in room(position, state.players[step.player].mine)
    ]
    return (Decision(step.player, Text("ask-rock"), tuple(options or [lost_option(step.player)])),)


def room(position: Position, mine: Mine) -> list[int]:
    """Return the places with a pixie that can be chained to one rock more; like places once (MINE-4)."""
    most = position.pack.content.mine.rocks
    places = range(min(len(mine.rocks), mine.pixies))
    free = {mine.rocks[place]: place for place in reversed(places) if mine.rocks[place] < most}
    return sorted(free.values())


@cache
def rock_option(player: PlayerId, other: PlayerId, place: int) -> Option:
    """Return the option to put the rock beside a pixie."""
    wording = text("option-rock", player=Text(other), place=place + 1)
    then = (LayRock(player, other, place),)
    return Option(f"rock:{other}:{place}", then, wording, put=f"miner:{other}:{place}")


class LoseRock(PlayerStep):
    """A rock leaves the game."""


@cache
def lost_option(player: PlayerId) -> Option:
    """Return the only option where a rock can be put nowhere."""
    return Option("lost", (LoseRock(player),), Text("option-rock-lost"))


@rules.do
def lose_rock(game: Game, step: LoseRock) -> None:
    """Take the rock out of the game (MINE-5)."""
    game.emit(RockLost(player=step.player))


@rules.do
def lay_rock(game: Game, step: LayRock) -> None:
    """Chain the pixie to the rock (MINE-4)."""
    change_rocks(game.state.players[step.other].mine, step.place, 1)
    game.emit(RockPlaced(player=step.player, other=step.other))


def change_rocks(mine: Mine, place: int, by: int) -> None:
    """Add or take rocks at a place; pixies with more rocks stand first, as places are alike (MINE-1)."""
    rocks = list(mine.rocks)
    rocks[place] += by
    mine.rocks = tuple(sorted(rocks, reverse=True))


def removals(position: Position, player: PlayerId, *then: Any) -> list[Option]:
    """Return the ways to remove a rock from the own mine now, and then go on (MINE-6, MINE-7)."""
    owner, price = position.state.players[player], position.pack.settings.rock_costs
    if not owner.mine.chained or owner.goods[price.good] < rock_price(position, player):
        return []
    places = {rocks: place for place, rocks in reversed(list(enumerate(owner.mine.rocks))) if rocks}
    return [removal_option(player, place).followed_by(*then) for place in places.values()]


def rock_price(position: Position, player: PlayerId) -> int:
    """Return what it costs to remove a rock (MINE-6, PERM-7)."""
    locksmith = ability(position, player, RockFor)
    return position.pack.settings.rock_costs.tokens if locksmith is None else locksmith.tokens


@cache
def removal_option(player: PlayerId, place: int) -> Option:
    """Return the option to remove a rock."""
    wording = text("option-remove-rock", place=place + 1)
    return Option(f"free:{place}", (RemoveRock(player, place),), wording, take=f"rock:{player}:{place}")


@rules.do
def remove_rock(game: Game, step: RemoveRock) -> None:
    """Pay for the rock, which leaves the game (MINE-6)."""
    pay(game, step.player, game.pack.settings.rock_costs.good, rock_price(game, step.player), ROCK)
    change_rocks(game.state.players[step.player].mine, step.place, -1)
    game.emit(RockRemoved(player=step.player))
