"""Tea tables to begin a test from: cards laid by hand, and a card with rewards of the test's own."""

from __future__ import annotations

from tests.games.asking import run
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, content_with, new_table
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import TeaCard
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.chairs import TakeCard
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import CardId

SERVED = "served"
CHAIR = "chair_1"


def tea_table(*players: PlayerId, content: Content | None = None, in_round: int = 1) -> Game:
    """A table at tea, every leader at the head and no card on any chair."""
    game = new_table(*(players or (ALICE, HATTER, QUEEN)), content=content, in_round=in_round)
    game.state.tea.taken = dict.fromkeys(game.state.seats, 0)
    return game


def lay(game: Game, chairs: dict[str, CardId]) -> Game:
    """Lay cards of the round's deck on chairs."""
    decks, number = game.state.tea_decks, str(game.state.round)
    left = tuple(card for card in decks[number] if card not in chairs.values())
    game.state.tea_decks = {**decks, number: left}
    game.state.chairs = {**game.state.chairs, **chairs}
    return game


def seat(game: Game, chairs: dict[PlayerId, str]) -> Game:
    """Set leaders on chairs, or in regions."""
    for player, chair in chairs.items():
        game.state.players[player].leader = chair
    return game


def serving(*rewards: object, players: tuple[PlayerId, ...] = (ALICE, HATTER, QUEEN)) -> Game:
    """A tea table with a card of these rewards on a chair, to be taken with `take`."""
    card = TeaCard.model_validate({"id": SERVED, "round": 1, "rewards": list(rewards)})
    game = tea_table(*players, content=content_with(tea_cards=(card,)))
    return lay(game, {CHAIR: SERVED})


def take(game: Game, player: PlayerId) -> Game:
    """Let the player take the card that is served."""
    return run(game, TakeCard(player, CHAIR))
