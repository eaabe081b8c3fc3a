"""Construction: players build any of their waiting buildings (BUILD, FARM, TOWER)."""

from collections.abc import Iterable, Sequence
from functools import cache, partial

from wonderland_qt.components.phases import begin_phase
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.camps import AnnounceCamp, any_unoccupied
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.fiefs import Holdings, fiefs
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.placing import OptionsBySquare, placing_option, put_building
from wonderland_qt.games.bunny_kingdom.rules import Game, Position, in_order, rules


class Construct(Step):
    """The construction phase of a round."""


class BuildAtWill(PlayerStep):
    """The player builds any number of their waiting buildings."""


class Build(PlayerStep):
    """The player builds a building on a square, or a pair of sky towers on two."""

    card: CardId
    squares: tuple[Square, ...]


class ChooseOtherTower(PlayerStep):
    """The player chooses where the second tower of a pair stands."""

    card: CardId
    square: Square


class EndConstruction(Step):
    """All players are done building."""


@rules.do
def construct(game: Game, step: Construct) -> None:
    """Let one player after another build (BUILD-1, BUILD-9)."""
    begin_phase(game, "construction")
    game.push(*[BuildAtWill(player) for player in in_order(game)], EndConstruction())


@rules.do
def end_construction(game: Game, step: EndConstruction) -> None:
    """End the construction: camps that were kept may be announced again later (BUILD-2, CAMP-7)."""
    game.state.kept = ()


@rules.ask
def build_at_will(position: Position, step: BuildAtWill) -> tuple[Decision, ...]:
    """Offer every waiting building on every square where it can stand, and to be done (BUILD-1)."""
    owner = position.state.players[step.player]
    options = list[Option]()
    for card in owner.waiting:
        options += build_options(position, step.player, card)
    done = done_option(step.player)
    return (Decision(step.player, Text("ask-build"), (*options, done), usual=done.id),)


@cache
def done_option(player: PlayerId) -> Option:
    """Return the option to build no more."""
    return Option("done", (), Text("option-done"), put=ids.DONE(player))


def build_options(position: Position, player: PlayerId, card: CardId) -> Iterable[Option]:
    """Return the options to build a building, to announce a camp, or to build the first of two towers.

    A camp that was kept in this construction cannot be announced again, nor one without an unoccupied square.
    Rules: BUILD-3, TOWER-1, CAMP-3, CAMP-7, CAMP-9.
    """
    content = position.content
    match content.buildings[card].kind:
        case "camp":
            can_be_announced = card not in position.state.kept and any_unoccupied(position)
            return (announce_option(content, player, card),) if can_be_announced else ()
        case "sky_tower":
            squares = tower_sites(position, player, card)
            return map(_tower_options_by_square(content, player, card).__getitem__, squares)
        case _:
            squares = sites(content, position.state.players[player], card)
            return map(_build_options_by_square(content, player, card).__getitem__, squares)


def sites(content: Content, owner: Holdings, card: CardId) -> list[Square]:
    """Return the player's squares without a building or printed city on which this building can stand.

    Rules: BUILD-3, BUILD-4, BUILD-7, BUILD-8, FARM-2, FARM-3.
    """
    buildable = _buildable_squares(content, card)
    return [square for square, built in owner.squares.items() if not built and square in buildable]


@known_of_content()
def _buildable_squares(content: Content, card: CardId) -> frozenset[Square]:
    """Return all squares of the map on which a building can stand."""
    return frozenset([square for square in content.without_city if content.can_stand(card, square)])


def tower_sites(position: Position, player: PlayerId, card: CardId) -> Sequence[Square]:
    """Return the squares for the first tower of a pair, if one is left for the second (TOWER-1).

    If that is so for one square, it is so for all.
    """
    squares = sites(position.content, position.state.players[player], card)
    return squares if squares and other_sites(position, player, card, squares[0]) else ()


def other_sites(position: Position, player: PlayerId, card: CardId, square: Square) -> list[Square]:
    """Return the squares for the second tower, by the settings in other fiefs only (TOWER-1, TOWER-3)."""
    content, owner = position.content, position.state.players[player]
    if content.settings.sky_tower_within_one_fief:
        excluded: tuple[Square, ...] = (square,)
    else:
        excluded = next(fief.squares for fief in fiefs(content, owner) if square in fief.squares)
    return [other for other in sites(content, owner, card) if other not in excluded]


@rules.ask
def choose_other_tower(position: Position, step: ChooseOtherTower) -> tuple[Decision, ...]:
    """Offer the squares for the second tower of the pair (TOWER-1, TOWER-3)."""
    others = other_sites(position, step.player, step.card, step.square)
    options = [pair_option(position.content, step.player, step.card, step.square, other) for other in others]
    prompt = text("ask-other-tower", building=Text(position.content.cards[step.card].of), square=step.square)
    return (Decision(step.player, prompt, tuple(options)),)


@known_of_content()
def _build_options_by_square(content: Content, player: PlayerId, card: CardId) -> OptionsBySquare:
    """Return by square the options to build a building, as they are offered again and again."""
    return OptionsBySquare(partial(_build_option, content, player, card))


def _build_option(content: Content, player: PlayerId, card: CardId, square: Square) -> Option:
    then = (Build(player, card, (square,)), BuildAtWill(player))
    return placing_option(content, "option-build", card, square, then)


@known_of_content()
def _tower_options_by_square(content: Content, player: PlayerId, card: CardId) -> OptionsBySquare:
    """Return by square the options to build the first tower of a pair."""
    return OptionsBySquare(partial(_tower_option, content, player, card))


def _tower_option(content: Content, player: PlayerId, card: CardId, square: Square) -> Option:
    then = (ChooseOtherTower(player, card, square),)
    return placing_option(content, "option-tower", card, square, then)


@known_of_content()
def pair_option(content: Content, player: PlayerId, card: CardId, square: Square, other: Square) -> Option:
    """Return the option to build the second tower of a pair on another square."""
    then = (Build(player, card, (square, other)), BuildAtWill(player))
    return placing_option(content, "option-tower", card, square=other, then=then)


@known_of_content()
def announce_option(content: Content, player: PlayerId, card: CardId) -> Option:
    """Return the option to announce a camp (CAMP-3)."""
    label = text("option-announce", building=Text(content.cards[card].of))
    then = (AnnounceCamp(player, card), BuildAtWill(player))
    return Option(ids.ANNOUNCE(card), then, label, take=ids.BUILDING(card))


@rules.do
def build(game: Game, step: Build) -> None:
    """Put the building on its square for good, a pair of towers on two (BUILD-5, PLAY-9, TOWER-1)."""
    put_building(game, step.player, step.card, step.squares)
