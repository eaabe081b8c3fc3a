"""References between entries: wherever an annotation marks one, it is checked."""

from pathlib import Path

import pytest

from tests.engine.content.sample_content import mistakes, read, write

GARDEN = "\nregions: [{id: garden}]\n"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (
            "regions: [{id: garden, near: [garden, gardn]}]",
            "1:39: regions.garden.near.1: no 'gardn' in regions; did you mean 'garden'?",
        ),
        (
            "regions: [{id: garden, far: {gardn: 1}}]",
            "1:30: regions.garden.far.gardn: no 'gardn' in regions; did you mean 'garden'?",
        ),
        (
            "cards: [{id: a, effects: [{place: {into: gardn}}]}]" + GARDEN,
            "1:42: cards.a.effects.0.place.into: no 'gardn' in regions; did you mean 'garden'?",
        ),
        (
            "cards: [{id: a, cost: {vp: {amount: {per: {units: {region: keep}}}}}}]" + GARDEN,
            "1:60: cards.a.cost.vp.amount.per.units.region: no 'keep' in regions; known: garden",
        ),
        (
            "cards: [{id: a, cost: {either: [rest, {place: {into: gardn}}]}}]" + GARDEN,
            "1:54: cards.a.cost.either.options.1.place.into: no 'gardn' in regions; did you mean 'garden'?",
        ),
        (
            "cards: [{id: a, cost: {place: {into: garden}}}]",
            "1:38: cards.a.cost.place.into: no 'garden' in regions",
        ),
    ],
)
def test_an_unknown_id_is_told_with_its_place_and_the_nearest(
    tmp_path: Path, text: str, mistake: str
) -> None:
    assert mistakes(tmp_path, text) == [mistake]


def test_known_ids_and_the_words_allowed_beside_them_are_fine(tmp_path: Path) -> None:
    text = "cards: [{id: a, effects: [{place: {into: garden}}, {place: {into: anywhere}}]}]"
    assert len(read(write(tmp_path, a=text + GARDEN)).cards[0].effects) == 2


def test_references_are_checked_along_with_other_mistakes(tmp_path: Path) -> None:
    text = "cards: [{id: a, round: x, effects: [{place: {into: gardn, to: 3}}, 7]}]" + GARDEN
    assert mistakes(tmp_path, text) == [
        "1:24: cards.a.round: expected a whole number, not 'x'",
        "1:52: cards.a.effects.0.place.into: no 'gardn' in regions; did you mean 'garden'?",
        "1:59: cards.a.effects.0.place.to: unknown key 'to'; did you mean 'into'?",
        "1:68: cards.a.effects.1: expected a verb or {verb: arguments}, not 7",
    ]


def test_a_reference_may_reach_into_another_root(tmp_path: Path) -> None:
    base = write(tmp_path / "base", a="regions: [{id: garden}]\n")
    house = write(tmp_path / "house", b="regions: [{id: keep, near: [garden]}]\n")
    assert read(base, house).regions[1].near == ("garden",)
