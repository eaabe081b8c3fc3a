"""Chance: the published numbers, streams apart from each other, fair picks."""

from __future__ import annotations

from collections import Counter

from wonderland_qt.engine.chance import GOLDEN, MASK, Chance, OwnChance, mix

SPLITMIX64_OF_1234567 = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_the_generator_gives_the_published_numbers_of_splitmix64() -> None:
    counters = [(1234567 + GOLDEN * turn) & MASK for turn in range(1, 6)]
    assert [mix(counter) for counter in counters] == SPLITMIX64_OF_1234567


def test_a_stream_that_stands_at_the_seed_gives_them_too() -> None:
    chance = OwnChance(0)
    chance.streams["die"] = 1234567
    assert [chance.number("die") for _ in range(5)] == SPLITMIX64_OF_1234567


def test_a_stream_does_not_notice_what_is_drawn_from_another() -> None:
    alone, beside = OwnChance(5), OwnChance(5)
    expected = [alone.number("bag:alice") for _ in range(4)]
    drawn = []
    for _ in range(4):
        beside.number("die")
        drawn.append(beside.number("bag:alice"))
    assert drawn == expected


def test_streams_and_seeds_differ() -> None:
    first = {OwnChance(seed).number(stream) for seed in range(20) for stream in ("die", "bag:alice", "")}
    assert len(first) == 60


def test_streams_live_in_the_state_and_go_on_from_there() -> None:
    begun = OwnChance(9)
    begun.number("die")
    resumed = OwnChance(9)
    resumed.streams = dict(begun.streams)
    assert Chance(resumed).number("die") == begun.number("die")


def test_picks_are_fair() -> None:
    chance = OwnChance(1)
    counted = Counter(chance.pick("die", "abcdef") for _ in range(6_000))
    assert set(counted) == set("abcdef")
    assert all(880 < count < 1_120 for count in counted.values())


def test_a_number_below_a_huge_limit_is_below_it() -> None:
    chance = OwnChance(2)
    limit = (1 << 63) + 1
    assert all(0 <= chance.below("wide", limit) < limit for _ in range(100))


def test_words_are_the_same_everywhere_and_go_on_at_the_next_call() -> None:
    chance = OwnChance(1)
    assert list(chance.words("cards", 0)) == []
    first, second = list(chance.words("cards", 3)), list(chance.words("cards", 3))
    assert first == [2629725371, 4036934079, 1886603087]
    assert second != first
