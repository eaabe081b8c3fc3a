"""Tea cards are worth about the same within a round, no two are alike, and each deck holds what it should."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.wonderland.content.shipped import shipped
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.games.wonderland.content.content_files import ContentFiles, TeaCard
from wonderland_qt.games.wonderland.evaluation.printed_values import printed_value
from wonderland_qt.games.wonderland.verbs.units import Units

ROUNDS = (1, 2, 3)
REWARDS = {
    "units", "ally", "any_ally", "die", "shield", "wonderlandian", "ability", "discard_shards", "castle",
    "leader_strength", "remove_madness", "quest", "forge", "split", "corrupted", "vp",
}  # fmt: skip


def deck(files: ContentFiles, round_number: int) -> list[TeaCard]:
    return [card for card in files.tea_cards if card.round == round_number]


def words_of(card: TeaCard) -> Counter[str]:
    return Counter(part.word for reward in card.rewards for _, part in walk(reward))


def groups(card: TeaCard) -> list[int]:
    return [r.units for r in card.rewards if isinstance(r, Units) and isinstance(r.units, int)]


def test_every_tea_card_lies_in_the_band_of_its_round() -> None:
    files = shipped()
    outside = {}
    for card in files.tea_cards:
        least, most = files.values.bands[card.round]
        if not least <= printed_value(files, card) <= most:
            outside[card.id] = printed_value(files, card)
    assert outside == {}


def test_no_two_tea_cards_are_alike() -> None:
    def face(card: TeaCard) -> str:
        return "; ".join(sorted(reward.model_dump_json() + reward.word for reward in card.rewards))

    assert [f for f, count in Counter(map(face, shipped().tea_cards)).items() if count > 1] == []


@pytest.mark.parametrize("round_number", ROUNDS)
@pytest.mark.rule("COMP-4")
def test_a_deck_has_its_cards_and_its_share_of_split_and_corrupted_ones(round_number: int) -> None:
    cards = deck(shipped(), round_number)
    assert len(cards) == 30
    assert 4 <= sum("split" in words_of(card) for card in cards) <= 6
    assert 3 <= sum("corrupted" in words_of(card) for card in cards) <= 5


@pytest.mark.parametrize("round_number", ROUNDS)
def test_a_deck_has_cards_without_units_with_two_groups_and_that_forge(round_number: int) -> None:
    cards = deck(shipped(), round_number)
    assert any(not groups(card) for card in cards)
    assert any(len(groups(card)) == 2 for card in cards)
    assert any("forge" in words_of(card) for card in cards)


def test_every_reward_of_the_rules_is_on_some_tea_card() -> None:
    found = Counter[str]()
    for card in shipped().tea_cards:
        found += words_of(card)
    assert set(found) >= REWARDS


@pytest.mark.rule("REWARD-19")
def test_units_and_the_die_stand_outside_the_line_of_a_split_card() -> None:
    assert [
        card.id for card in shipped().tea_cards for inner in _split_parts(card) if inner in ("units", "die")
    ] == []


def test_units_grow_fewer_from_round_to_round() -> None:
    placed = [sum(sum(groups(card)) for card in deck(shipped(), number)) for number in ROUNDS]
    assert placed == sorted(placed, reverse=True)


def test_weak_allies_come_first_and_strong_ones_later() -> None:
    strong = [_allies(deck(shipped(), number), "strong") for number in ROUNDS]
    weak = [_allies(deck(shipped(), number), "weak") for number in ROUNDS]
    assert strong == sorted(strong)
    assert weak == sorted(weak, reverse=True)


def _split_parts(card: TeaCard) -> Iterator[str]:
    for reward in card.rewards:
        if reward.word == "split":
            yield from (part.word for path, part in walk(reward) if path)


def _allies(cards: list[TeaCard], level: str) -> int:
    parts = (part for card in cards for reward in card.rewards for _, part in walk(reward))
    return sum(getattr(part, "level", None) == level for part in parts)
