"""Evaluates the steps of the tea: chairs, the head, the tea party, poison, gifts (TEA, LEAD)."""

from copy import copy
from functools import partial

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Hook
from wonderland_qt.games.wonderland.evaluation.abilities import hooks_waiting_for, value_once
from wonderland_qt.games.wonderland.evaluation.context import VP, Context, evaluator
from wonderland_qt.games.wonderland.evaluation.printed_values import printed_value
from wonderland_qt.games.wonderland.evaluation.prospects import front
from wonderland_qt.games.wonderland.evaluation.readings import way_ahead
from wonderland_qt.games.wonderland.evaluation.rewards import all_of, value_of_roll
from wonderland_qt.games.wonderland.mechanics.chairs import TakeCard
from wonderland_qt.games.wonderland.mechanics.special.leaders import GiveShard, HoldParty
from wonderland_qt.games.wonderland.mechanics.special.poison import SetPoison
from wonderland_qt.games.wonderland.state import HEAD, CardId
from wonderland_qt.games.wonderland.tea import GoToHead, PlaceLeader, SitDown

FRESH_CARDS = 4
"""The weight `fresh` is for so many cards dealt."""


@remembered
def card_value(context: Context, card: CardId) -> float:
    """Return the value of a tea card, with the poison on it (TEA-5, LEAD-2)."""
    value = all_of(context, context.content.tea_cards[card].rewards)
    if card in context.view.poisoned and not poisons(context, context.player):
        value += context.value_of_madness * context.share_to_come
    return value


@known_of_content()
def printed_card_value(content: Content, card: CardId) -> float:
    """Return the value of a tea card from the values that the content gives its rewards."""
    return printed_value(content.files, content.tea_cards[card])


def poisons(context: Context, player: PlayerId) -> bool:
    """Tell whether a player's leader ability is to place poison (LEAD-1)."""
    return context.content.leader_ability[len(context.view.seats)][player] == "poison"


@evaluator
def sit_down(context: Context, step: SitDown) -> float:
    """Return the value of a chair: its card, hooks that it triggers, cards left ahead (TEA-1)."""
    value = card_value(context, context.view.chairs[step.chair]) + _value_of_passing_head(context, step.chair)
    hooks = hooks_waiting_for(context, "card_taken")
    return value + _value_of_hooks_on_chair(context, step.chair, hooks) if hooks else value


def _value_of_hooks_on_chair(context: Context, chair: str, hooks: list[Hook]) -> float:
    """Return the value of hooks that taking a card on this chair triggers."""
    seated = copy(context)
    seated.chair = chair
    return sum([value_once(seated, hook) for hook in hooks])


@evaluator
def take_card(context: Context, step: TakeCard) -> float:
    """Return the value of a card that is taken without moving (LEAD-4)."""
    return card_value(context, context.view.chairs[step.chair])


@evaluator
def go_to_head(context: Context, step: GoToHead) -> float:
    """Return the value of going to the head: a roll, then the best card of the refilled table (TEA-3).

    Of the cards behind the leader only the one with the highest printed value is evaluated, to save time. The
    new cards, one for each empty chair, are not known yet; the weight `fresh` is for FRESH_CARDS of them.
    """
    chairs, way = context.view.chairs, way_ahead(context, context.me.leader)
    values = [card_value(context, chairs[chair]) for chair in way if chair in chairs]
    behind = [card for chair, card in chairs.items() if chair not in way]
    if behind:
        values.append(card_value(context, max(behind, key=partial(printed_card_value, context.content))))
    empty = len(context.content.chairs(len(context.view.seats))) - len(chairs)
    fresh_cards = context.weights.tea.fresh * empty / FRESH_CARDS
    return value_of_roll(context.content) + max(values, default=0.0) + fresh_cards


@evaluator
def hold_party(context: Context, step: HoldParty) -> float:
    """Return the value of a tea party: the best card, with the same chairs still ahead (LEAD-4)."""
    best = max([card_value(context, card) for card in context.view.chairs.values()], default=0.0)
    later = context.weights.tea.party_later if _turns_left(context, context.player) else 0.0
    return best + _value_of_passing_head(context, context.me.leader) - later


@remembered
def _turns_left(context: Context, player: PlayerId) -> int:
    """Return how many cards the player takes after this one (TEA-1)."""
    cards_each = context.content.cards_each(len(context.view.seats))
    return max(cards_each - context.view.tea.taken.get(player, 0) - 1, 0)


def _value_of_passing_head(context: Context, chair: str) -> float:
    """Return the likely value of having to pass the head from a chair: below 0, as a roll costs VP.

    It is 0 with enough cards ahead for the turns left.
    """
    wanted = _turns_left(context, context.player) * context.weights.tea.cards_for_a_turn
    if not wanted:
        return 0.0
    cards = _cards_ahead(context, context.player)[chair]
    return value_of_roll(context.content) * max(1 - cards / wanted, 0.0)


@remembered
def _cards_ahead(context: Context, _player: PlayerId) -> dict[str, int]:
    """Return by chair how many cards lie between it and the head in the direction of the player's leader.

    The chairs are counted backwards, from the one before the head; the head itself comes last, as a leader
    there has the whole way before it. `_player` is there for `remembered` alone, which keeps one answer for
    each argument.
    """
    cards_ahead, cards = dict[str, int](), 0
    for chair in (*reversed(way_ahead(context, HEAD)), HEAD):
        cards_ahead[chair] = cards
        cards += chair in context.view.chairs
    return cards_ahead


@evaluator
def place_leader(context: Context, step: PlaceLeader) -> float:
    """Return how much better the leader makes a region for the player (TEA-4)."""
    if step.player != context.player or context.me.leader == step.region:
        return 0.0
    return front(context, step.region).gain(1, context.me.leader_strength)


@evaluator
def set_poison(context: Context, step: SetPoison) -> float:
    """Return the value of poison on a card: a VP, and a little for how much others want the card (LEAD-1)."""
    return VP + card_value(context, step.card) / VP


@evaluator
def give_shard(context: Context, step: GiveShard) -> float:
    """Return the value of giving away a shard, which costs 1 VP in the end, best to the leader (LEAD-7)."""
    most = max([other.vp for other in context.rivals])
    ahead_of_all = context.view.players[step.other].vp == most
    return VP + (context.weights.tea.to_the_leader if ahead_of_all else 0.0)
