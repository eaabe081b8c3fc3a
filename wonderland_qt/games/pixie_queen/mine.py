"""The mine: digging in the bag, and rocks that chain pixies (MINE)."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from wonderland_qt.components.amounts import Some
from wonderland_qt.components.deck import draw, without
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, ids, tiles
from wonderland_qt.games.pixie_queen.content.content_files import Act, ChooseMarkers, RockFor
from wonderland_qt.games.pixie_queen.content.game_content import ROCK
from wonderland_qt.games.pixie_queen.goods import Pay, payment, with_changed
from wonderland_qt.games.pixie_queen.rules import Game, Position, others, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, Mine, Player

DIG = "dig"


class DrawMarkers(PlayerStep):
    """The player draws markers, of which some are chosen."""

    markers: int
    chosen: tuple[str, ...] = ()


class PlaceRock(PlayerStep):
    """The player puts a rock beside a pixie in a mine."""


class LayRock(PlayerStep):
    """A rock is put in a place of a mine, or lost without an `other` player."""

    other: PlayerId
    place: int


class RemoveRock(PlayerStep):
    """The player removes a rock from a place in the player's mine."""

    place: int


class Dig(Act, word="dig", shorthand="least"):
    """{dig: 1}: draw from the bag, a marker for each pixie in the mine, so many at least (ACT-15)."""

    least: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Offer to draw blindly or to choose markers by a tile (ACT-15, MINE-2, MINE-3, MINE-8).

        There is a marker for each pixie in the mine, `least` at the least, as far as the bag has them. A tile
        may choose fewer than are drawn; the rest is drawn blindly.
        """
        bag, search = position.state.bag, tiles.usable_tile(position, player, ChooseMarkers)
        markers = min(len(bag), max(self.least, position.state.players[player].mine.pixies))
        if not markers:
            return
        blind = text("option-blind", markers=markers)
        yield Option("blind", (DrawMarkers(player, markers),), blind, put="bag")
        if search is not None:
            tile, choose = search
            for chosen in ways_to_choose(bag, min(choose.markers, markers)):
                label = text("option-search", markers=tuple(map(Text, chosen)), tile=Text(tile))
                then = (tiles.UseTile(player, tile), DrawMarkers(player, markers, chosen))
                yield Option(ids.SEARCH(*chosen), then, label)

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether there is a marker to draw (ACT-15)."""
        return len(position.state.bag) > 0


def ways_to_choose(bag: tuple[str, ...], number: int) -> Iterator[tuple[str, ...]]:
    """Yield every choice of this many markers from the bag, whose equal markers are alike (MINE-8)."""
    kinds = dict.fromkeys(bag)
    for chosen in combinations_with_replacement(kinds, number):
        if all(bag.count(marker) >= chosen.count(marker) for marker in chosen):
            yield chosen


@rules.do
def draw_markers(game: Game, step: DrawMarkers) -> None:
    """Draw markers: the player gains goods and places each rock (MINE-2, MINE-3, MINE-4).

    Those `chosen` by a tile are taken from the bag, the rest is drawn at random.
    """
    state, owner = game.state, game.state.players[step.player]
    for marker in step.chosen:
        state.bag = without(state.bag, marker)
    blindly, state.bag = draw(game.chance, "bag", state.bag, step.markers - len(step.chosen))
    drawn = step.chosen + blindly
    game.emit(events.MarkersDrawn(player=step.player, markers=drawn))
    for good in filter(drawn.count, game.content.goods):
        tokens = drawn.count(good)
        owner.goods = with_changed(owner.goods, good, tokens)
        game.emit(events.GoodsGained(player=step.player, good=good, tokens=tokens, cause=DIG))
    game.push(*[PlaceRock(step.player)] * drawn.count(ROCK))


@rules.ask
def place_rock(position: Position, step: PlaceRock) -> tuple[Decision, ...]:
    """Offer places in opponents' mines, else in one's own mine, else lose the rock (MINE-4, MINE-5)."""
    player, owner, any_place = step.player, position.state.players[step.player], 0
    options = _rock_options(position, player, others(position, player))
    options = options or _rock_options(position, player, [owner])
    options = options or [rock_option(player, NOBODY, any_place)]
    return (Decision(player, Text("ask-rock"), tuple(options)),)


def _rock_options(position: Position, player: PlayerId, owners: Iterable[Player]) -> list[Option]:
    """Return the options to put the rock into the mine of one of these owners."""
    return [
        rock_option(player, owner.id, place)
        for owner in owners
        for place in places_for_rock(position, owner.mine)
    ]


def places_for_rock(position: Position, mine: Mine) -> list[int]:
    """Return the places with a pixie that can take another rock; of equal places only one (MINE-4)."""
    place_by_rocks = first_place_by_rocks(mine.rocks[: mine.pixies])
    return [place for rocks, place in place_by_rocks.items() if rocks < position.content.files.mine.rocks]


def first_place_by_rocks(rocks: tuple[int, ...]) -> dict[int, int]:
    """Return by number of rocks the first place with that number, as places are equal (MINE-1)."""
    return {number: rocks.index(number) for number in rocks}


@cache
def rock_option(player: PlayerId, other: PlayerId, place: int) -> Option:
    """Return the option to put the rock beside a pixie of `other`; without one it is lost."""
    label = text("option-rock", player=Text(other), place=place + 1)
    then = (LayRock(player, other, place),)
    return Option(ids.ROCK(other, place), then, label, put=ids.MINER(other, place))


@rules.do
def lay_rock(game: Game, step: LayRock) -> None:
    """Add the rock to a place of the `other` mine, or lose it if no mine has a place (MINE-4, MINE-5)."""
    if step.other:
        change_rocks(game.state.players[step.other], step.place, 1)
        game.emit(events.RockPlaced(player=step.player, other=step.other))
    else:
        game.emit(events.RockLost(player=step.player))


def change_rocks(owner: Player, place: int, by: int) -> None:
    """Add or remove rocks at a place of a player's mine."""
    rocks = list(owner.mine.rocks)
    rocks[place] += by
    owner.mine = owner.mine.with_rocks(rocks)


def removals(position: Position, player: PlayerId, *then: Step) -> list[Option]:
    """Return options to remove a rock from the player's mine, each followed by `then` (MINE-6, MINE-7).

    One pixie stands for all with as many rocks. Those with fewest come first: a pixie is free without any.
    The mine has those with most in front. There are no options if the player cannot pay the price.
    """
    rocks = position.state.players[player].mine.rocks
    if not any(rocks):
        return []
    price = payment(
        position, player, usual=position.content.settings.rock_costs, other_price=RockFor, cause=ROCK
    )
    if price is None:
        return []
    places = [place for number, place in first_place_by_rocks(rocks).items() if number]
    return [removal_option(price, place, *then) for place in reversed(places)]


@cache
def removal_option(price: Pay, place: int, *then: Step) -> Option:
    """Return the option to pay for a rock and remove it, followed by `then`."""
    player, label = price.player, text("option-remove-rock", place=place + 1)
    steps = (price, RemoveRock(player, place), *then)
    return Option(ids.FREE(place), steps, label, take=ids.ROCK(player, place))


@rules.do
def remove_rock(game: Game, step: RemoveRock) -> None:
    """Take the rock out of the game (MINE-6)."""
    change_rocks(game.state.players[step.player], step.place, -1)
    game.emit(events.RockRemoved(player=step.player))
