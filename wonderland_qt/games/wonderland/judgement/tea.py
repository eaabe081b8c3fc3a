"""The tea: which chair to take, when to go by the head, where poison and gifts belong (TEA, LEAD)."""

from __future__ import annotations

from copy import copy
from functools import partial

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.content.vocabulary import Hook
from wonderland_qt.games.wonderland.judgement.abilities import once, waiting
from wonderland_qt.games.wonderland.judgement.prospects import front
from wonderland_qt.games.wonderland.judgement.rewards import all_of, die
from wonderland_qt.games.wonderland.judgement.sight import HARM, VP, Sight, judges
from wonderland_qt.games.wonderland.judgement.usual import way_ahead
from wonderland_qt.games.wonderland.judgement.worth import worth as printed_worth
from wonderland_qt.games.wonderland.mechanics.chairs import TakeCard
from wonderland_qt.games.wonderland.mechanics.special.leaders import GiveShard, HoldParty
from wonderland_qt.games.wonderland.mechanics.special.poison import SetPoison
from wonderland_qt.games.wonderland.state import HEAD, CardId
from wonderland_qt.games.wonderland.tea import GoToHead, PlaceLeader, SitDown
from wonderland_qt.parts.judging import remembered

CARDS_FOR_A_TURN = 2.5
"""How many cards ahead a turn wants, to have one worth taking."""

FRESH = 4.0
"""How much better the best card becomes with each four cards dealt."""

PARTY_LATER = 6.0
"""What it is worth to keep the tea party for a better table (LEAD-4)."""

TO_THE_LEADER = 4.0
"""How much more a shard hurts the player who has the most VP."""


@remembered
def card_worth(sight: Sight, card: CardId) -> float:
    """Return what a tea card brings, the poison on it included (TEA-5, LEAD-2)."""
    worth = all_of(sight, sight.pack.tea_cards[card].rewards)
    if card in sight.view.poisoned and not poisons(sight, sight.player):
        worth += HARM * sight.future
    return worth


@known_of_pack()
def priced(pack: Pack, card: CardId) -> float:
    """Return what a tea card is worth to whoever takes it, as the content prices its rewards."""
    return printed_worth(pack.content, pack.tea_cards[card])


def poisons(sight: Sight, player: PlayerId) -> bool:
    """Tell whether a player's board lets poison be placed (LEAD-1)."""
    return sight.pack.leader_ability[len(sight.view.seats)][player] == "poison"


@judges
def sit_down(sight: Sight, step: SitDown) -> float:
    """A chair is worth its card and what it leaves ahead (TEA-1)."""
    worth = card_worth(sight, sight.view.chairs[step.chair]) + _ahead_of(sight, step.chair)
    hooks = waiting(sight, "card_taken")
    return worth + _company(sight, step.chair, hooks) if hooks else worth


def _company(sight: Sight, chair: str, hooks: list[Hook]) -> float:
    """Return what own abilities bring on a chair, told from who sits beside it and who is passed."""
    seated = copy(sight)
    seated.seat = chair
    return sum([once(seated, hook) for hook in hooks])


@judges
def take_card(sight: Sight, step: TakeCard) -> float:
    """A card taken without moving is worth what it brings (LEAD-4)."""
    return card_worth(sight, sight.view.chairs[step.chair])


@judges
def go_to_head(sight: Sight, step: GoToHead) -> float:
    """The head costs a roll and opens the whole table, with new cards on it (TEA-3)."""
    chairs, way = sight.view.chairs, way_ahead(sight, sight.me.leader)
    worths = [card_worth(sight, chairs[chair]) for chair in way if chair in chairs]
    behind = [card for chair, card in chairs.items() if chair not in way]
    if behind:
        worths.append(card_worth(sight, max(behind, key=partial(priced, sight.pack))))
    empty = len(sight.pack.chairs(len(sight.view.seats))) - len(chairs)
    return die(sight.pack) + max(worths, default=0.0) + FRESH * empty / 4


@judges
def hold_party(sight: Sight, step: HoldParty) -> float:
    """The party gives any card, and the leader still has the same chairs ahead (LEAD-4)."""
    best = max([card_worth(sight, card) for card in sight.view.chairs.values()], default=0.0)
    later = PARTY_LATER if _turns_left(sight, sight.player) else 0.0
    return best + _ahead_of(sight, sight.me.leader) - later


@remembered
def _turns_left(sight: Sight, player: PlayerId) -> int:
    """Return how many cards the player takes after this one (TEA-1)."""
    each = sight.pack.cards_each(len(sight.view.seats))
    return max(each - sight.view.tea.taken.get(player, 0) - 1, 0)


def _ahead_of(sight: Sight, chair: str) -> float:
    """Return what going by the head will cost a leader on that chair, 0 with cards enough ahead."""
    wanted = _turns_left(sight, sight.player) * CARDS_FOR_A_TURN
    if not wanted:
        return 0.0
    cards = _cards_ahead(sight, sight.player)[chair]
    return die(sight.pack) * max(1 - cards / wanted, 0.0)


@remembered
def _cards_ahead(sight: Sight, _player: PlayerId) -> dict[str, int]:
    """Return for each chair how many cards lie between it and the head, as the player's leader goes."""
    found, cards = dict[str, int](), 0
    for chair in (*way_ahead(sight, HEAD)[::-1], HEAD):
        found[chair] = cards
        cards += chair in sight.view.chairs
    return found


@judges
def place_leader(sight: Sight, step: PlaceLeader) -> float:
    """The leader goes where its strength and one unit more promise most (TEA-4)."""
    if step.player != sight.player or sight.me.leader == step.region:
        return 0.0
    return front(sight, step.region).gain(1, sight.me.leader_strength)


@judges
def set_poison(sight: Sight, step: SetPoison) -> float:
    """Poison belongs on a card that others would like to take (LEAD-1)."""
    return VP + card_worth(sight, step.card) / VP


@judges
def give_shard(sight: Sight, step: GiveShard) -> float:
    """A shard less, and one more for whoever is ahead (LEAD-7)."""
    most = max([other.vp for other in sight.rivals])
    ahead_of_all = sight.view.players[step.other].vp == most
    return VP + (TO_THE_LEADER if ahead_of_all else 0.0)
