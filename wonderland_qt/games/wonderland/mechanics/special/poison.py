"""Poison on tea cards, by the Jabberwock's leader ability and Slithy Toves (LEAD-1 to LEAD-3, CLAR-13)."""

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import tea_card_rewards
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Special
from wonderland_qt.games.wonderland.events import ChipGained, PoisonPlaced, PoisonReturned
from wonderland_qt.games.wonderland.mechanics.hooks import leads_by, special_in_force
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import POISON, CardId, less

AT_START = 2
AT_END_OF_TURN = 1
SLITHY_TOVES: Special = "slithy_toves"
DECLINE = Option("decline", (), Text("option-no-poison"))


class PlacePoison(PlayerStep):
    """The player may put poison on this many tea cards, one after another."""

    chips: int


class SetPoison(PlayerStep):
    """A poison chip comes onto a tea card."""

    card: CardId


def start_tea(game: Game) -> None:
    """Let the Jabberwock poison 2 tea cards, one more with Slithy Toves (LEAD-1, CLAR-13)."""
    for player in game.state.seats:
        if leads_by(game, player, "poison"):
            game.push(PlacePoison(player, AT_START + _extra_poison(game, player)))


def end_turn(game: Game, player: PlayerId) -> None:
    """Let the Jabberwock poison a card at the end of its turn if none is poisoned (LEAD-1, CLAR-13)."""
    if not game.state.poisoned and leads_by(game, player, "poison"):
        game.push(PlacePoison(player, AT_END_OF_TURN + _extra_poison(game, player)))


def _extra_poison(position: Position, player: PlayerId) -> int:
    """Return how many cards more Slithy Toves lets the player poison (CLAR-13)."""
    return 1 if special_in_force(position, player, SLITHY_TOVES) else 0


@rules.ask
def place_poison(position: Position, step: PlacePoison) -> tuple[Decision, ...]:
    """Offer every card on the table without poison, and to decline (LEAD-1, LEAD-3).

    Nothing is asked once the player has laid all the `chips` of this time, or the supply has none.
    """
    state = position.state
    if not step.chips or not state.supply[POISON]:
        return ()
    cards = [card for card in state.chairs.values() if card not in state.poisoned]
    options = [poison_option(position.content, step.player, card, step.chips) for card in cards]
    return (Decision(step.player, ASK_POISON, (*options, DECLINE)),) if options else ()


ASK_POISON = Text("ask-poison")


@known_of_content()
def poison_option(content: Content, player: PlayerId, card: CardId, chips: int) -> Option:
    """Return the option to poison a card; the player may then poison `chips - 1` more."""
    then = (SetPoison(player, card), PlacePoison(player, chips - 1))
    label = text("option-poison", card=Text(card), rewards=tea_card_rewards(content, card))
    return Option(ids.POISON(card), then, label, put=ids.CARD(card))


@rules.do
def set_poison(game: Game, step: SetPoison) -> None:
    """Lay a poison chip on the card (LEAD-1)."""
    state = game.state
    chip, *rest = state.supply[POISON]
    state.supply = {**state.supply, POISON: tuple(rest)}
    state.poisoned = {**state.poisoned, step.card: chip}
    game.emit(PoisonPlaced(player=step.player, card=step.card, chip=chip))


def take(game: Game, player: PlayerId, card: CardId) -> None:
    """Put the poison on a taken card into the player's bag; the Jabberwock returns it (LEAD-2)."""
    state = game.state
    if leads_by(game, player, "poison"):
        _give_back(game, card)
        return
    chip, state.poisoned = state.poisoned[card], less(state.poisoned, card)
    state.players[player].bag += (chip,)
    game.emit(ChipGained(player=player, chip=chip, cause=card))


def give_back_all(game: Game) -> None:
    """Return the poison still on tea cards to the Jabberwock (TEAEND-4)."""
    for card in tuple(game.state.poisoned):
        _give_back(game, card)


def _give_back(game: Game, card: CardId) -> None:
    """Return the poison on a card to the Jabberwock's supply, which stays sorted."""
    state = game.state
    chip, state.poisoned = state.poisoned[card], less(state.poisoned, card)
    state.supply = {**state.supply, POISON: tuple(sorted((*state.supply[POISON], chip)))}
    game.emit(PoisonReturned(card=card, chip=chip))
