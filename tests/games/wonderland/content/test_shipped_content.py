"""The shipped content keeps to what the box prints; all of it says what it is for and has a name."""

from collections import Counter
from collections.abc import Iterator

import pytest
from pydantic import BaseModel

from tests.games.wonderland.content.shipped import shipped, shipped_content
from wonderland_qt import paths
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.card_texts import rules_of
from wonderland_qt.games.wonderland.content.content_files import (
    Ability,
    AllyAbility,
    Chair,
    ContentFiles,
    Entry,
    Side,
    Wonderlandian,
)
from wonderland_qt.games.wonderland.content.game_content import abilities_of

ALLIES = ("flamingo", "creature", "red_rook", "rose", "card_soldier")
STAR = [{"vp": 4}]


def parts(model: object) -> Iterator[BaseModel]:
    """All models in a model, itself too."""
    if isinstance(model, BaseModel):
        yield model
        for name in type(model).model_fields:
            yield from parts(getattr(model, name))
    elif isinstance(model, list | tuple):
        for inner in model:
            yield from parts(inner)
    elif isinstance(model, dict):
        for inner in model.values():
            yield from parts(inner)


def sides(files: ContentFiles) -> Iterator[Side]:
    for faction in files.factions:
        yield faction
        yield shipped_content().side(faction.id, 2)


def entries(files: ContentFiles) -> Iterator[Entry]:
    """All entries whose ids must differ; those of forge tracks are the same on every board."""
    for section in (files.regions, files.chairs, files.tiles, files.faces, files.ally_abilities,
                    files.factions, files.wonderlandians, files.quests, files.tea_cards):  # fmt: skip
        yield from section
    for faction in files.factions:
        yield faction.artifact
        yield from abilities_of(faction)


def test_every_id_stands_for_one_thing() -> None:
    counts = Counter(entry.id for entry in entries(shipped()))
    assert [name for name, count in counts.items() if count > 1] == []


def test_figures_share_their_ids_with_nothing_but_their_own_card() -> None:
    taken = {entry.id for entry in entries(shipped())}
    clashing = [
        figure.id
        for card in shipped().wonderlandians
        for figure in card.figures
        if figure.id in taken and figure.id != card.id
    ]
    assert clashing == []


def test_what_is_printed_names_fields_of_its_entry() -> None:
    wrong = [
        (getattr(part, "id", "board"), field)
        for part in parts(shipped())
        for field in getattr(part, "printed", ())
        if field not in type(part).model_fields
    ]
    assert wrong == []


CLARIFIED = {
    "everywhere_at_once": "hooks",
    "friend_of_the_people": "special",
    "twice_as_fast": "hooks",
    "slithy_toves": "special",
    "walrus": "hooks",
    "caterpillars_pipe": "hooks",
}
"""What the rulebooks clarify down to its numbers."""


@pytest.mark.rule("CLAR-6")
@pytest.mark.rule("CLAR-13")
def test_what_the_rulebooks_clarify_is_marked_as_printed() -> None:
    bearing = [part for part in parts(shipped()) if isinstance(part, Entry)]
    marked = {(entry.id, field) for entry in bearing for field in entry.printed}
    assert set(CLARIFIED.items()) - marked == set()
    pipe = next(card for card in shipped().wonderlandians if card.id == "caterpillars_pipe")
    (hook,) = pipe.hooks
    assert (hook.when, [effect.word for effect in hook.do]) == ("battle_end", ["discard_shards"])


@pytest.mark.rule("COMP-3")
def test_the_supply_has_the_printed_chips() -> None:
    counts = Counter[str]()
    for face in shipped().faces:
        counts[face.kind] += face.count
    assert counts == {**dict.fromkeys(ALLIES, 19), "forge": 25, "madness": 29, "poison": 7}


@pytest.mark.rule("COMP-3")
def test_every_ally_type_has_a_weak_and_a_stronger_side() -> None:
    for kind in ALLIES:
        weak, strong = sorted((f for f in shipped().faces if f.kind == kind), key=lambda face: face.strength)
        assert (weak.level, strong.level) == ("weak", "strong")
        assert weak.strength < strong.strength


@pytest.mark.rule("COMP-2")
def test_every_faction_has_its_printed_pieces() -> None:
    assert len(shipped().factions) == 5
    assert len({faction.leader_ability for faction in shipped().factions}) == 5
    for faction in shipped().factions:
        assert faction.starting == (1, 1, 1, 2)
        assert (faction.artifact.strength, faction.artifact.count) == (3, 6)


@pytest.mark.rule("COMP-4")
def test_there_are_as_many_cards_as_printed() -> None:
    files = shipped()
    cards = files.wonderlandians
    assert Counter(quest.region for quest in files.quests) == {region.id: 6 for region in files.regions}
    assert len(cards) == 24
    assert sum(len(card.figures) for card in cards) == 13
    assert [card.chips.count for card in cards if card.chips] == [2] * 12
    assert Counter(a.type for a in files.ally_abilities if a.ally_set == "A") == dict.fromkeys(ALLIES, 1)


@pytest.mark.rule("SETUP-4")
def test_two_of_thirteen_chairs_wait_for_more_players() -> None:
    assert [len(shipped_content().chairs(players)) for players in (2, 3, 4, 5)] == [11, 11, 12, 13]


@pytest.mark.rule("COMP-4")
def test_score_tiles_are_even_and_differ_most_within_a_round() -> None:
    tiles = shipped().tiles
    assert len(tiles) == 6
    assert all(value % 2 == 0 for tile in tiles for value in tile.values)
    rounds = [{tile.values[number] for tile in tiles} for number in range(3)]
    assert any({2, 6} <= values for values in rounds)


@pytest.mark.rule("COMP-1")
def test_forge_symbols_stand_where_they_are_printed() -> None:
    symbols = shipped().board.forge_symbols
    assert {2, 5} <= set(symbols)
    assert 8 not in symbols
    assert symbols == tuple(sorted(symbols))
    assert 1 / 4 <= sum(space > 5 for space in symbols) / 20 <= 2 / 5


@pytest.mark.rule("FORGE-5")
def test_every_board_has_the_printed_forge_tracks() -> None:
    for side, castles in zip(sides(shipped()), [3, 4] * 5, strict=True):
        words = [[reward.word for space in track.spaces for reward in space] for track in side.tracks]
        assert words[1:] == [["leader_strength"] * 3, ["supporters"] * 4, ["castle_value"] * castles]
        assert any(
            [reward.model_dump(exclude_defaults=True) for reward in space] == STAR
            for space in side.tracks[0].spaces
        )
        assert side.castle_value == 3


@pytest.mark.rule("FORGE-4")
def test_a_quest_and_calm_lie_between_the_middle_tracks() -> None:
    for side in sides(shipped()):
        middle = {b.column: b.rewards[0].word for b in side.between if b.above == side.tracks[1].id}
        assert middle == {1: "quest", 3: "remove_madness"}


@pytest.mark.rule("REWARD-12")
def test_a_faction_has_two_abilities_of_its_artifact_and_two_passive_ones() -> None:
    for side in sides(shipped()):
        assert sorted(ability.artifact for ability in side.abilities) == [False, False, True, True]


@pytest.mark.rule("TWO-6")
def test_two_cards_are_out_of_the_game_for_two() -> None:
    absent = {card.id for card in shipped().wonderlandians if card.players > 2}
    assert absent == {"duchess_amulet", "march_hare"}


def test_what_the_side_for_two_replaces_is_there() -> None:
    for faction in shipped().factions:
        replaced = faction.two_players.replaced if faction.two_players else {}
        assert replaced.keys() <= {ability.id for ability in faction.abilities}


def sources() -> list[Ability | AllyAbility | Wonderlandian]:
    """All that can be in force for a player."""
    return [*shipped_content().abilities.values(), *shipped().ally_abilities, *shipped().wonderlandians]


def test_every_ability_does_something_and_says_which_decision_it_changes() -> None:
    for source in sources():
        assert source.hooks or source.special, source.id
        assert len(source.intent.split()) > 4, source.id
        assert not any(letter.isdigit() for letter in source.intent), source.id


def test_objectives_of_quests_all_differ_and_so_do_feats() -> None:
    for field in ("feat", "objective"):
        said = Counter(" & ".join(map(repr, getattr(quest, field))) for quest in shipped().quests)
        assert [text for text, count in said.items() if count > 1] == []


def test_everything_has_a_name_in_english() -> None:
    words = Words.load(paths.words("wonderland"), "en")
    chairs = {chair.id for chair in shipped().chairs}  # called by number
    ids = {part.id for part in parts(shipped()) if isinstance(part, Entry)} - chairs
    faces = {chip.face for chip in shipped_content().chips[1:]}
    kinds = {tag for chip in shipped_content().chips for tag in chip.tags}
    assert sorted(key for key in ids | faces | kinds if not words.has(key)) == []


def test_every_effect_and_condition_can_be_said_in_english() -> None:
    words = Words.load(paths.words("wonderland"), "en")
    for effect in shipped_content().effects.values():
        words.say(describe(effect))
    for source in sources():
        words.say(rules_of(source))
    assert words.missing == set()


def test_leader_abilities_are_explained() -> None:
    words = Words.load(paths.words("wonderland"), "en")
    for faction in shipped().factions:
        assert words.has(f"special-{faction.leader_ability}")


def test_hand_written_words_hold_no_digit() -> None:
    words = Words.load(paths.words("wonderland"), "en")
    names = [part.id for part in parts(shipped()) if isinstance(part, Entry) and not isinstance(part, Chair)]
    assert [key for key in names if any(letter.isdigit() for letter in words.say(Text(key)))] == []
