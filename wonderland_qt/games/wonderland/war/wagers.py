"""Wagers: those who do not fight wager on the winner (WAR-5, WAGER)."""

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import WagerLaid, WagersRevealed
from wonderland_qt.games.wonderland.mechanics import order
from wonderland_qt.games.wonderland.mechanics.allies import ally_options
from wonderland_qt.games.wonderland.mechanics.battlefield import the_battle
from wonderland_qt.games.wonderland.mechanics.supply import gain_shards
from wonderland_qt.games.wonderland.mechanics.two_players import resists
from wonderland_qt.games.wonderland.rules import Game, Position, rules

SHARDS_FOR_A_WRONG_WAGER = 1


class MakeWagers(Step):
    """Players who do not fight may wager, at the same time and face down."""


class LayWager(PlayerStep):
    """The player wagers on a participant."""

    on: PlayerId


class RevealWagers(Step):
    """Step 5 of a battle's result: wagers are revealed and paid (RESULT-7)."""


class PayWager(PlayerStep):
    """The player is paid for a wager."""

    on: PlayerId


class ChooseWonAlly(PlayerStep):
    """The player gains a weak ally chip of choice."""


@rules.ask
def make_wagers(position: Position, step: MakeWagers) -> tuple[Decision, ...]:
    """Ask all players who do not fight; with two players there are no wagers (WAR-5, TWO-8)."""
    if resists(position):
        return ()
    fighting = tuple(the_battle(position).participants)
    return tuple([_ask_wager(player, fighting) for player in position.state.seats if player not in fighting])


@cache
def _ask_wager(player: PlayerId, fighting: tuple[PlayerId, ...]) -> Decision:
    """Return the decision of an onlooker on which fighter to wager, or on none."""
    wagers = [_wager_option(player, on) for on in fighting]
    none = Option("no-wager", (), Text("option-no-wager"), put="stop")
    return Decision(player, Text("ask-wager"), (*wagers, none), face_down=True)


def _wager_option(player: PlayerId, on: PlayerId) -> Option:
    label = text("option-wager", player=Text(on))
    return Option(ids.WAGER(on), (LayWager(player, on),), label, take=ids.WAGER(player, on))


@rules.do
def lay_wager(game: Game, step: LayWager) -> None:
    """Lay the wager card face down; only the player knows on whom it is (GAME-11)."""
    the_battle(game).wagers[step.player] = step.on
    game.emit(WagerLaid(player=step.player))


@rules.do
def reveal_wagers(game: Game, step: RevealWagers) -> None:
    """Reveal all wagers, then pay them one after another; the cards go back to their owners' hands.

    Payments are only pushed here, so all wagers are revealed before the first is paid.

    Rules: GAME-2, RESULT-7, WAGER-4.
    """
    battle = the_battle(game)
    wagers, battle.wagers = battle.wagers, {}
    for player in order.players_in_order(game, wagers):
        game.emit(WagersRevealed(player=player, on=wagers[player]))
        game.push(PayWager(player, wagers[player]))


@rules.do
def pay_wager(game: Game, step: PayWager) -> None:
    """Pay a wager: a weak ally when right, a shard when wrong, nothing at a tie (WAGER-1 to WAGER-3).

    A wager is wrong, too, when no one has won.
    """
    first = the_battle(game).first
    if first == (step.on,):
        game.push(ChooseWonAlly(step.player))
    elif len(first) <= 1:
        gain_shards(game, step.player, SHARDS_FOR_A_WRONG_WAGER, "wager")


@rules.ask
def choose_won_ally(position: Position, step: ChooseWonAlly) -> tuple[Decision, ...]:
    """Offer every weak ally chip that is left, forge chips included (WAGER-1, GAME-9)."""
    options = tuple(ally_options(position, step.player, "weak", "wager"))
    return (Decision(step.player, Text("ask-won-ally"), options),)
