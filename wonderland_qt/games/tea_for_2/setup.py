"""Set-up: the options of a new game, and the state before the first round (SETUP)."""

from typing import Any

from wonderland_qt.components.deck import draw
from wonderland_qt.components.seat_order import Seats
from wonderland_qt.engine.chance import Chance
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.game_options import GameOption, NewGame, game_option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.cards import Uncover
from wonderland_qt.games.tea_for_2.events import FlamingoDealt
from wonderland_qt.games.tea_for_2.game_content import RABBITS, CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rounds import TurnOver
from wonderland_qt.games.tea_for_2.rules import Game, rules
from wonderland_qt.games.tea_for_2.state import Player, State

RANDOM, FIRST_GAME = "random", "first_game"
MISSIONS, FLAMINGO, WATCH = "missions", "flamingo", "watch"


class SetUp(Step):
    """The game is set up with the chosen options."""


def roster(content: Content) -> Seats:
    """Return the sides as player ids (SETUP-2)."""
    return tuple(PlayerId(side.id) for side in content.files.sides)


def options(content: Content) -> tuple[GameOption, ...]:
    """Return the options of a new game: the missions, and who has the flamingo (SETUP-1, SETUP-5)."""
    return game_option(MISSIONS, (RANDOM, FIRST_GAME)), game_option(FLAMINGO, (RANDOM, *roster(content)))


def earlier_new_game(_content: Content, chosen: dict[str, Any]) -> NewGame:
    """Return the new game that a save of format 2 describes, in which each option was a field."""
    options_chosen = {option: chosen[option] for option in (MISSIONS, FLAMINGO) if option in chosen}
    return NewGame(tuple(chosen["seats"]), chosen["seed"], options_chosen)


def starting_state(content: Content, chosen: NewGame) -> State[Any]:
    """Return the state before the set-up, in which no player has anything (SETUP-4, SETUP-6).

    The set-up replaces flamingo, winner and space, and often the missions.
    """
    return State(
        seed=chosen.seed,
        options=chosen.options,
        agenda=[SetUp()],
        seats=chosen.seats,
        players={seat: Player(seat) for seat in chosen.seats},
        flamingo=chosen.seats[0],
        market={stack: _cards_of_group(content, stack) for stack in content.price},
        missions=content.files.first_game,
        rabbits=_cards_of_group(content, RABBITS),
        space=content.ring[0],
        winner=chosen.seats[0],
    )


@rules.do
def set_up(game: Game, step: SetUp) -> None:
    """Deal decks, tokens and missions and turn the watch, at random where nothing was chosen.

    The player without the flamingo starts the first round.
    Rules: SETUP-1 to SETUP-3, SETUP-5, SETUP-7.
    """
    state, content, chance = game.state, game.content, game.chance
    chosen = PlayerId(state.options.get(FLAMINGO, RANDOM))
    state.flamingo = chosen if chosen in state.seats else chance.pick(FLAMINGO, state.seats)
    state.winner = state.rival(state.flamingo)
    if state.options.get(MISSIONS) != FIRST_GAME:
        state.missions = _draw_tiles(content, chance)
    for player in state.players.values():
        _deal_to_player(content, player, has_flamingo=player.id == state.flamingo)
    state.space = chance.pick(WATCH, content.ring)
    game.emit(FlamingoDealt(player=state.flamingo))
    game.push(*map(Uncover, state.market), TurnOver(state.winner))


def _deal_to_player(content: Content, player: Player, has_flamingo: bool) -> None:
    """Give a player the deck of their side, and the tokens with or without the flamingo (SETUP-5)."""
    setup = content.files.setup
    given = setup.with_flamingo if has_flamingo else setup.without_flamingo
    player.deck = _cards_of_group(content, player.id)
    player.tarts, player.hourglasses = given.tarts, given.hourglasses


def _cards_of_group(content: Content, group: str) -> tuple[CardId, ...]:
    """Return the cards of a side, a stack or the rabbits."""
    return tuple([card.id for card in content.groups[group]])


def _draw_tiles(content: Content, chance: Chance) -> dict[StackId, str]:
    """Return a random tile for each stack, with a random face (SETUP-1)."""
    faces: dict[int, list[str]] = {}
    for mission in content.files.missions:
        faces.setdefault(mission.tile, []).append(mission.id)
    tiles, _ = draw(chance, MISSIONS, tuple(faces.values()), len(content.price))
    return {stack: chance.pick(MISSIONS, tile) for stack, tile in zip(content.price, tiles, strict=True)}
