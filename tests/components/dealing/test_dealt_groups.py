"""Groups of places: cards come where they fit, every card equally often, and no card is lost."""

from __future__ import annotations

from collections import Counter

from wonderland_qt.components.dealing.dealt_groups import Group, Restricted, in_a_row
from wonderland_qt.engine.chance import OwnChance

CARDS = ("ace", "crown 1", "crown 2", "crown 3", "two", "three")
CROWNS = frozenset(CARDS[1:4])
GROUP = Group(CARDS, [Restricted(in_a_row([0, 1]), CROWNS)], in_a_row([4, 2]), in_a_row([3, 5]))


def dealt(group: Group, seed: int) -> list[str]:
    places = list(CARDS)
    group.deal_all(places, OwnChance(seed).words("cards", group.draws))
    return places


def test_cards_come_only_where_they_fit_and_none_is_lost() -> None:
    for seed in range(50):
        places = dealt(GROUP, seed)
        assert {*places[:2]} <= CROWNS
        assert sorted(places) == sorted(CARDS)


def test_every_card_that_fits_comes_equally_often() -> None:
    first = Counter(dealt(GROUP, seed)[0] for seed in range(900))
    assert first.keys() == CROWNS
    assert all(240 < count < 360 for count in first.values())


def test_a_placed_card_stays_and_the_others_are_dealt_beside_it() -> None:
    beside = GROUP.beside({2: "crown 1"})
    places = dealt(beside, 7)
    assert beside.numbers == [0, 1, 4, 3, 5]
    assert places[2] == CARDS[2], "its place is not dealt to"
    assert {*places[:2]} == {"crown 2", "crown 3"}


def test_a_group_is_settled_if_every_deal_gives_each_zone_the_same_cards() -> None:
    assert Group(("ace", "two"), [], [0, 1], []).is_settled(["hand", "hand"])
    assert not Group(("ace", "two"), [], [0, 1], []).is_settled(["hand", "deck"])
    crown = Group(("ace", "crown 1"), [Restricted([0], CROWNS)], [], [1])
    assert crown.is_settled(["laid", "hand"])
