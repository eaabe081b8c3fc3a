"""Set-up of a new game (SETUP)."""

from collections import Counter
from typing import Any

from wonderland_qt.components.deck import draw
from wonderland_qt.components.seat_order import Seats, colours
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, goods, ids, rounds, scoring, tiles
from wonderland_qt.games.pixie_queen.content.game_content import ROCK, Content
from wonderland_qt.games.pixie_queen.rules import Game, Position, rules
from wonderland_qt.games.pixie_queen.state import NOBODY, TRACKS, Mine, Player, State


class SetUp(Step):
    """The order is drawn, goods and permanent tiles are dealt."""


class ChoosePermanent(PlayerStep):
    """The player chooses a permanent tile at the start."""


def earlier_new_game(_content: Content, chosen: dict[str, Any]) -> NewGame:
    """Return the new game that a save of format 2 describes, which had a field for open screens."""
    screens = {scoring.SCREENS.id: scoring.OPEN} if chosen.get("open_screens") else {}
    return NewGame(tuple(chosen["seats"]), chosen["seed"], screens)


def starting_state(content: Content, chosen: NewGame) -> State[Any]:
    """Return the state before anything random has happened.

    Rules: SETUP-1, SETUP-4 to SETUP-11, TWO-1.
    """
    seats, setup, table = chosen.seats, content.setup, content.tables[len(chosen.seats)]
    special_row = {**dict.fromkeys(content.goods, 0), **setup.special_row}
    taken = Counter(setup.bag) + Counter(special_row)
    return State(
        seed=chosen.seed,
        options=chosen.options,
        agenda=[SetUp()],
        seats=seats,
        players={seat: _player_at_start(content, seat, table.pixies) for seat in seats},
        small=seats,
        large=seats,
        supply={good.id: good.total - taken[good.id] for good in content.files.goods},
        special_row=special_row,
        bag=bag_of(content, len(seats)),
        rewards=setup.rewards,
        food_stack=table.food_tiles,
        one_use=content.one_use,
        boxed=content.permanents,
        prizes=tuple(content.prizes),
        round_tiles=tuple(Counter(setup.round_tiles).elements()),
        dummy=_colour_of_dummy(content, seats) if table.dummy else NOBODY,
        dummy_mine=_mine_at_start(content, table.pixies if table.dummy else 0),
    )


def _player_at_start(content: Content, seat: PlayerId, pixies: int) -> Player:
    """Return the player of a colour, with all pixies in the mine and no goods."""
    mine, no_goods = _mine_at_start(content, pixies), dict.fromkeys(content.goods, 0)
    first_fields = dict.fromkeys(TRACKS, 1)
    return Player(seat, first_fields, mine=mine, goods=no_goods, discs=content.settings.discs)


def _mine_at_start(content: Content, pixies: int) -> Mine:
    """Return a mine with this many pixies and no rocks."""
    return Mine(pixies, rocks=(0,) * content.files.mine.chained)


def _colour_of_dummy(content: Content, seats: Seats) -> PlayerId:
    """Return the first colour that no player has (TWO-1)."""
    first_unused, *_others = [colour for colour in colours(content) if colour not in seats]
    return first_unused


def bag_of(content: Content, players: int) -> tuple[str, ...]:
    """Return the markers in the bag at the start (SETUP-10)."""
    rocks = min(content.setup.rocks_each * players, content.settings.rocks)
    return tuple(Counter({**content.setup.bag, ROCK: rocks}).elements())


@rules.do
def set_up(game: Game, step: SetUp) -> None:
    """Draw the order, deal goods, show permanent tiles, and let each player take one, the last first.

    Rules: SETUP-2, SETUP-3, SETUP-12, SETUP-13.
    """
    state, setup = game.state, game.content.setup
    state.large, _ = draw(game.chance, "order", state.seats, len(state.seats))
    state.small = state.large
    game.emit(events.OrderSet(players=state.large))
    for player in state.large:
        goods.gain_all(game, player, setup.start, "setup")
    for player in state.large[1:]:
        goods.gain_all(game, player, setup.not_first, "setup")
    state.permanents, state.boxed = draw(game.chance, "permanents", state.boxed, setup.permanents_shown)
    game.push(*map(ChoosePermanent, reversed(state.large)), rounds.PlayRound(1))


@rules.ask
def choose_permanent(position: Position, step: ChoosePermanent) -> tuple[Decision, ...]:
    """Offer the permanent tiles on the board (SETUP-13)."""
    options = []
    for tile in position.state.permanents:
        label, then = text("option-take-tile", tile=Text(tile)), (tiles.PutTile(step.player, tile),)
        options.append(Option(ids.TAKE(tile), then, label, take=ids.TILE(tile)))
    return (Decision(step.player, Text("ask-permanent"), tuple(options)),)
