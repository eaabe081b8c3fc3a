"""Camps: announced by number, built on any unoccupied square, lower ones first (CAMP)."""

from collections.abc import Iterable
from functools import partial

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.events import CampAnnounced, CampDeclined, CampKept
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.placing import OptionsBySquare, placing_option, put_building
from wonderland_qt.games.bunny_kingdom.rules import Game, Position, rules


class AnnounceCamp(PlayerStep):
    """A player announces a camp."""

    card: CardId


class OfferLowerCamp(PlayerStep):
    """A player with a lower camp may build it before the one announced."""

    card: CardId
    announced: CardId


class BuildAnnounced(PlayerStep):
    """The player builds the announced camp; `before` counts the camps that stood when it was announced."""

    card: CardId
    before: int


class BuildCamp(PlayerStep):
    """The player puts a camp and a rabbit on a square."""

    card: CardId
    square: Square


class DeclineCamp(PlayerStep):
    """A player does not build the lower camp."""

    card: CardId


class KeepCamp(PlayerStep):
    """The announcer keeps the camp for a later round."""

    card: CardId


def unoccupied(position: Position) -> list[Square]:
    """Return the squares without a rabbit and without a building, printed cities included (CAMP-1)."""
    taken = _taken_squares(position)
    return [square for square in position.content.without_city if square not in taken]


def any_unoccupied(position: Position) -> bool:
    """Tell whether a square is left for a camp (CAMP-1)."""
    return not _taken_squares(position).issuperset(position.content.without_city)


def _taken_squares(position: Position) -> set[Square]:
    return set[Square]().union(*[player.squares for player in position.state.players.values()])


def camps_standing(position: Position) -> int:
    """Count the camps on the board."""
    buildings = position.content.buildings
    built = [card for player in position.state.players.values() for card in player.squares.values() if card]
    return sum(buildings[card].kind == "camp" for card in built)


@rules.do
def announce_camp(game: Game, step: AnnounceCamp) -> None:
    """Announce the camp's number; other players with lower camps may build first, lowest first.

    Players who are done are asked too, the announcer is not. How many camps stand now is noted, because the
    announcer may keep the camp only if a lower one is built.
    Rules: CAMP-3, CAMP-4, CAMP-8.
    """
    game.emit(CampAnnounced(player=step.player, building=step.card))
    game.push(*offers_of_lower_camps(game, step))
    game.push(BuildAnnounced(step.player, step.card, camps_standing(game)))


def offers_of_lower_camps(position: Position, step: AnnounceCamp) -> list[OfferLowerCamp]:
    """Return the steps in which other players may build their lower camps, the lowest first (CAMP-4)."""
    buildings, announced = position.content.buildings, position.content.buildings[step.card]
    offers = []
    for player, owner in position.state.players.items():
        for card in owner.waiting:
            building = buildings[card]
            if player != step.player and building.kind == "camp" and building.number < announced.number:
                offers.append(OfferLowerCamp(player, card, step.card))
    return sorted(offers, key=lambda offer: buildings[offer.card].number)


@rules.ask
def offer_lower_camp(position: Position, step: OfferLowerCamp) -> tuple[Decision, ...]:
    """Ask whether and where to build the lower camp before the one `announced` by another player.

    Declining costs nothing. Rules: CAMP-4, CAMP-7.
    """
    decline = Option("decline", (DeclineCamp(step.player, step.card),), Text("option-decline-camp"))
    prompt = text(
        "ask-lower-camp",
        building=_camp_text(position, step.card),
        announced=_camp_text(position, step.announced),
    )
    return (Decision(step.player, prompt, (*_camp_options(position, step.player, step.card), decline)),)


@rules.ask
def build_announced(position: Position, step: BuildAnnounced) -> tuple[Decision, ...]:
    """Ask where to build the camp; it may be kept only if a lower camp was built first (CAMP-5, CAMP-6)."""
    options = list(_camp_options(position, step.player, step.card))
    if camps_standing(position) > step.before:
        options.append(Option("keep", (KeepCamp(step.player, step.card),), Text("option-keep-camp")))
    prompt = text("ask-camp", building=_camp_text(position, step.card))
    return (Decision(step.player, prompt, tuple(options)),)


def _camp_options(position: Position, player: PlayerId, card: CardId) -> Iterable[Option]:
    """Return an option for each unoccupied square to build a camp on it (CAMP-1, CAMP-9)."""
    return map(_camp_options_by_square(position.content, player, card).__getitem__, unoccupied(position))


@known_of_content()
def _camp_options_by_square(content: Content, player: PlayerId, card: CardId) -> OptionsBySquare:
    """Return by square the options to build a camp."""
    return OptionsBySquare(partial(_camp_option, content, player, card))


def _camp_option(content: Content, player: PlayerId, card: CardId, square: Square) -> Option:
    then = (BuildCamp(player, card, square),)
    return placing_option(content, "option-build", card, square, then)


def _camp_text(position: Position, card: CardId) -> Text:
    return Text(position.content.cards[card].of)


@rules.do
def build_camp(game: Game, step: BuildCamp) -> None:
    """Put the camp and a rabbit on the square, which the player now controls (CAMP-1, CAMP-2)."""
    put_building(game, step.player, step.card, (step.square,))


@rules.do
def decline_camp(game: Game, step: DeclineCamp) -> None:
    """Leave the lower camp unbuilt; it may still be announced (CAMP-4, CAMP-7)."""
    game.emit(CampDeclined(player=step.player, building=step.card))


@rules.do
def keep_camp(game: Game, step: KeepCamp) -> None:
    """Keep the camp, which cannot be announced again in this construction (CAMP-5, CAMP-7)."""
    game.state.kept += (step.card,)
    game.emit(CampKept(player=step.player, building=step.card))
