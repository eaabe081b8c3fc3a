"""Every event has its line in the log, and the line names persons, chips and places."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.games.wonderland import positions
from tests.games.wonderland.positions import ALICE, HATTER
from wonderland_qt import paths
from wonderland_qt.components.narration import Names
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.wonderland import events
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.two_players import RESISTANCE
from wonderland_qt.games.wonderland.seen.log import NARRATION

log_text = NARRATION.log_text

NOBODY_NAMED: Names = {}
SAMPLES: dict[str, Any] = {
    "player": ALICE, "on": HATTER, "players": (ALICE, HATTER), "winners": (ALICE,), "first": (ALICE,),
    "second": (HATTER,), "region": "red_keep", "place": "red_keep", "chair": "chair_3", "card": "walrus",
    "quest": "paint_the_roses", "ability": "sword_of_hope", "tile": "tile_1", "chip": 1, "figure": "walrus",
    "unit": "leader", "to": "supply", "phase": "tea", "line": "castles", "origin": "pool",
    "track": "alice_gifts", "cause": "walrus", "by": "units",
}  # fmt: skip

line = NARRATION.line


def kinds(base: type[Event] = Event) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def sample(kind: type[Event]) -> Event:
    fields = {field.name: SAMPLES.get(field.name, 2) for field in msgspec.structs.fields(kind)}
    for field in msgspec.structs.fields(kind):
        if field.type is bool:
            fields[field.name] = True
        if field.type is PlayerId:
            fields[field.name] = ALICE
    return kind(**{**fields, "audience": ()})


@pytest.fixture
def words() -> Words:
    """English words in which everything in the content is called by its id."""
    content = positions.frozen_content()
    ids = [key for chip in content.chips for key in (chip.face, chip.kind, chip.level)]
    ids += [
        *content.ring,
        *content.factions,
        *content.wonderlandians,
        *content.quests,
        *content.abilities,
        *content.tiles,
    ]
    ids += list(content.side(ALICE, 3).tracks[0].id.split())
    own = {name: {"en": name} for name in ids}
    return Words.load(paths.words("wonderland"), "en", {**own, **WONDERLAND.narration.content_words(content)})


@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind.__module__ == events.__name__])
def test_every_event_has_a_line(kind: type[Event], words: Words) -> None:
    said = words.say(line(sample(kind), positions.frozen_content(), NOBODY_NAMED))
    assert "you" not in said.lower().split()
    assert words.missing == set()


def test_a_person_is_called_by_name(words: Words) -> None:
    event = events.PlayerBusted(player=ALICE)
    assert words.say(line(event, positions.frozen_content(), {ALICE: "Ada"})) == "Ada busts."


def test_a_player_without_a_name_is_called_by_faction(words: Words) -> None:
    assert (
        words.say(line(events.PlayerBusted(player=ALICE), positions.frozen_content(), {})) == "alice busts."
    )


def test_a_chip_is_called_by_its_face(words: Words) -> None:
    event = events.ChipDrawn(player=HATTER, chip=positions.frozen_content().chips_of("rose_strong")[0])
    assert words.say(line(event, positions.frozen_content(), {HATTER: "Ben"})) == "Ben draws rose_strong."


def test_a_figure_is_placed_by_name_and_supporters_by_number(words: Words) -> None:
    supporters = events.UnitsPlaced(player=ALICE, region="garden", origin="pool", units=2)
    figure = events.UnitsPlaced(player=ALICE, region="garden", origin="pool", figure="dodo")
    assert (
        words.say(line(supporters, positions.frozen_content(), {})) == "alice places 2 supporters in garden."
    )
    assert words.say(line(figure, positions.frozen_content(), {})) == "alice places dodo in garden."


def test_a_chair_has_a_number(words: Words) -> None:
    event = events.LeaderMoved(player=ALICE, place="chair_3")
    assert words.say(line(event, positions.frozen_content(), {})) == "alice’s leader goes to chair 3."


def test_winners_share_the_victory(words: Words) -> None:
    event = events.GameEnded(winners=(ALICE, HATTER))
    assert words.say(line(event, positions.frozen_content(), {})) == "alice and mad_hatter share the victory."


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ((), "The battle for garden is over, without a winner."),
        ((ALICE,), "The battle for garden is over: alice wins."),
        (
            (ALICE, RESISTANCE),
            "The battle for garden is over: alice and the local resistance tie for first place.",
        ),
    ],
)
def test_the_end_of_a_battle_tells_who_is_first(first: tuple[PlayerId, ...], said: str, words: Words) -> None:
    event = events.BattleEnded(region="garden", first=first, second=())
    assert words.say(line(event, positions.frozen_content(), {})) == said


def test_a_cause_is_named_when_it_is_a_thing(words: Words) -> None:
    causes = ("walrus", "tea_1_01", "wager", "")
    told = [events.VpGained(player=ALICE, vp=3, cause=cause) for cause in causes]
    said = [words.say(line(event, positions.frozen_content(), {})) for event in told]
    assert said == ["alice gains 3 VP (walrus).", *["alice gains 3 VP."] * 3]


def test_the_log_is_silent_about_what_the_table_shows() -> None:
    content = positions.frozen_content()
    assert log_text(events.TeaCardLaid(chair="chair_1", card="tea_1_01"), content, {}) is None
    assert log_text(events.PlayerBusted(player=ALICE), content, {}) is not None


def test_who_is_given_something_is_named(words: Words) -> None:
    event = events.ShardsGiven(player=ALICE, to=HATTER, shards=1)
    assert words.say(line(event, positions.frozen_content(), {HATTER: "Bob"})) == "alice gives Bob 1 shard."


def test_the_log_is_silent_about_markers_cleared_away() -> None:
    content = positions.frozen_content()
    assert log_text(events.StrengthChanged(player=ALICE, strength=0), content, {}) is None
    assert log_text(events.StrengthChanged(player=ALICE, strength=0, cause="walrus"), content, {}) is not None


def test_a_cause_is_not_named_twice(words: Words) -> None:
    """Chips of their own are called as the card that brings them."""
    content = positions.frozen_content()
    card = next(card for card in content.wonderlandians if card in {chip.face for chip in content.chips[1:]})
    event = events.ChipGained(player=ALICE, chip=content.chips_of(card)[0], cause=card)
    assert words.say(line(event, content, {})) == f"alice gains {card}."
