"""Words are said in one language, with plurals, cases and lists, and say what they lack."""

import os
from pathlib import Path

import pytest

from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.engine.words.localization import ContentWords, Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.testing.language_check import mistakes_of_words

LISTS = """
list-middle = { $first }, { $next }
list-last = { $first } and { $last }
"""
ENGLISH = (
    LISTS
    + """
alice = Alice
rose = Rose
gains = { $player } gains { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}.
takes = { $player } takes { $things }.
bag-of = { FORM($player, form: "genitive") } bag
    .genitive = of { FORM($player, form: "genitive") } bag
level = { KEY($level) ->
    [weak] frail
   *[other] { $level }
}
weak = weak
strong = strong
game = Long live { -hero }!
-hero = Alice
"""
)
POLISH = """
list-middle = { $first }, { $next }
list-last = { $first } i { $last }
alice = Alicja
    .genitive = Alicji
rose = Róża
gains = { $player } zyskuje { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
   *[many] { $shards } odłamków
}.
bag-of = worek { FORM($player, form: "genitive") }
"""


def words(source: str, language: str = "en", content_words: ContentWords | None = None) -> Words:
    reference = None if language == "en" else words(ENGLISH)
    return Words(language, Catalogue({"words.ftl": source}), content_words, reference)


@pytest.mark.parametrize(
    ("shards", "said"),
    [(1, "Alicja zyskuje 1 odłamek."), (3, "Alicja zyskuje 3 odłamki."), (5, "Alicja zyskuje 5 odłamków.")],
)
def test_a_number_takes_the_plural_of_the_language(shards: int, said: str) -> None:
    assert words(POLISH, "pl").say(text("gains", player=Text("alice"), shards=shards)) == said


def test_a_string_is_said_as_it_stands() -> None:
    assert words(ENGLISH).say(text("gains", player="{ rose }", shards=1)) == "{ rose } gains 1 shard."


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "Alice takes ."), (1, "Alice takes Rose."), (2, "Alice takes Rose and Rose."),
     (3, "Alice takes Rose, Rose and Rose.")],
)  # fmt: skip
def test_several_texts_are_said_as_a_list(count: int, said: str) -> None:
    assert words(ENGLISH).say(text("takes", player=Text("alice"), things=(Text("rose"),) * count)) == said


def test_a_name_is_said_in_the_case_that_the_message_wants() -> None:
    assert words(POLISH, "pl").say(text("bag-of", player=Text("alice"))) == "worek Alicji"


def test_a_name_without_that_case_is_said_as_usual() -> None:
    assert words(ENGLISH).say(text("bag-of", player=Text("alice"))) == "Alice bag"


def test_a_text_in_a_text_is_said_in_its_own_form() -> None:
    nested = text("takes", player="She", things=text("bag-of", player=Text("alice")))
    assert words(ENGLISH).say(nested) == "She takes Alice bag."


def test_a_list_of_alternatives_is_said_in_the_form_or() -> None:
    source = LISTS + '    .or = { $first } or { $last }\none-of = one of { FORM($things, form: "or") }\n'
    things = tuple(Text("number", (("number", number),)) for number in (1, 2, 3))
    said = words(source + "number = { $number }\n").say(text("one-of", things=things))
    assert said == "one of 1, 2 or 3"


def test_a_list_may_be_joined_otherwise_than_its_members_are_formed() -> None:
    source = (
        LISTS
        + """    .or = { $first } or { $last }
any-of = no { FORM($things, form: "many", joined: "or") }
rose = rose
    .many = roses
"""
    )
    assert words(source).say(text("any-of", things=(Text("rose"), Text("rose")))) == "no roses or roses"


@pytest.mark.parametrize(("number", "said"), [(2, "+2"), (0, "+0"), (-1, "\N{MINUS SIGN}1")])
def test_a_number_can_be_said_with_its_sign(number: int, said: str) -> None:
    assert words("moved = { SIGNED($by) }").say(text("moved", by=number)) == said


@pytest.mark.parametrize(("number", "said"), [(12, "12"), (-1, "\N{MINUS SIGN}1")])
def test_a_number_below_nothing_has_a_minus(number: int, said: str) -> None:
    assert words("held = { $number }").say(text("held", number=number)) == said


@pytest.mark.parametrize(("level", "said"), [("weak", "frail"), ("strong", "strong")])
def test_a_selector_can_ask_for_the_key(level: str, said: str) -> None:
    assert words(ENGLISH).say(text("level", level=Text(level))) == said


def test_a_term_is_part_of_what_is_said() -> None:
    assert words(ENGLISH).say(Text("game")) == "Long live Alice!"


def test_a_missing_message_is_shown_as_its_key_and_noted() -> None:
    english = words(ENGLISH)
    assert english.say(text("takes", player=Text("alice"), things=Text("hat"))) == "Alice takes [hat]."
    assert english.missing == {"hat"}


def test_a_missing_argument_is_shown_and_noted() -> None:
    english = words(ENGLISH)
    assert english.say(text("takes", player=Text("alice"))) == "Alice takes [things]."
    assert english.missing == {"takes: $things"}


def test_what_a_language_lacks_is_said_in_english_and_noted() -> None:
    polish = words(POLISH, "pl")
    assert polish.say(text("takes", player=Text("alice"), things=Text("rose"))) == "Alicja takes Róża."
    assert polish.missing == {"takes"}


def test_names_of_the_content_come_before_those_of_the_catalogue() -> None:
    own = {"rose": {"en": "Rosette", "pl": "Różyczka"}, "hat": {"en": "Hat"}}
    assert words(ENGLISH, "en", own).say(Text("rose")) == "Rosette"
    assert words(POLISH, "pl", own).say(Text("rose")) == "Różyczka"
    assert words(POLISH, "pl", own).say(Text("hat")) == "Hat"


def test_names_of_the_content_are_said_literally() -> None:
    assert words(ENGLISH, "en", {"hat": {"en": "{ rose }"}}).say(Text("hat")) == "{ rose }"


def test_a_check_names_what_is_no_fluent() -> None:
    found = mistakes_of_words(words("broken = { $player\nrose = Rose\nrose = Again\n"))
    assert len(found) == 2
    assert found[0] == "words.ftl: rose: is already in words.ftl; keep one of them"
    assert found[1].startswith("words.ftl: broken: ")


def test_a_check_names_references_that_lead_nowhere() -> None:
    assert mistakes_of_words(words("game = Long live { -hero }!")) == [
        "words.ftl: game: refers to -hero, which is not there"
    ]


def test_a_check_names_keys_that_are_missing_and_that_nobody_uses() -> None:
    found = mistakes_of_words(
        words("effect-vp = VP\neffect-die = die\nspare = spare\nstop = Stop"), ["effect-*", "stop", "go"]
    )
    assert found == ["missing: go", "unused: spare"]


def test_a_check_compares_messages_and_placeholders_with_english() -> None:
    own = "alice = Alicja { $age }\nkrzeslo = krzesło\n"
    found = mistakes_of_words(words(own, "pl"))
    assert "pl lacks: takes" in found
    assert "pl alone has: krzeslo" in found
    assert "pl: alice: has $age, en has none" in found


def test_a_placeholder_may_stand_in_a_message_referred_to() -> None:
    english = words("outer = { inner }\ninner = { $player }")
    assert words("outer = { $player }\ninner = { $player }", "pl").catalogue.placeholders(["outer"]) == {
        "player"
    }
    assert english.catalogue.placeholders(["outer"]) == {"player"}


def test_a_folder_without_words_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no words in"):
        Words.load([tmp_path], "en")


def test_words_that_were_written_again_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "en" / "words.ftl"
    file.parent.mkdir()
    for said in ("red", "tan", "ash"):
        file.write_text(f"colour = {said}\n", encoding="utf-8")
        assert Words.load([tmp_path], "en").say(Text("colour")) == said
    for said, written in (("red", 1), ("tan", 2), ("green", 2)):
        file.write_text(f"colour = {said}\n", encoding="utf-8")
        os.utime(file, (written, written))
        assert Words.load([tmp_path], "en").say(Text("colour")) == said


def test_a_file_of_words_that_comes_or_goes_is_seen(tmp_path: Path) -> None:
    first, other = (tmp_path / "en" / name for name in ("first.ftl", "other.ftl"))
    first.parent.mkdir()
    for file in (first, other):
        file.write_text(f"{file.stem} = {file.stem}\n", encoding="utf-8")
        os.utime(file, (0, 0))
    assert set(Catalogue.read(first.parent)) == {"first", "other"}
    other.unlink()
    assert set(Catalogue.read(first.parent)) == {"first"}
    assert Catalogue.read(first.parent) is Catalogue.read(first.parent)
