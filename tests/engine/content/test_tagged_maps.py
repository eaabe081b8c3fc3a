"""One-key maps: how they are written, how they fail and are described."""

from pathlib import Path

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from tests.engine.content.sample_content import (
    Card,
    Effect,
    Either,
    Per,
    Place,
    Rest,
    Roses,
    Sample,
    Vp,
    mistakes,
)
from wonderland_qt.engine.content.effect_index import index_effects
from wonderland_qt.engine.content.tagged_maps import OneKey, verbs


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("rest", Rest()),
        ({"rest": {}}, Rest()),
        ({"vp": 3}, Vp(amount=3)),
        ({"vp": {"amount": 3}}, Vp(amount=3)),
        ({"vp": {"amount": {"per": "roses"}}}, Vp(amount=Per(per=Roses()))),
        ({"vp": {"amount": {"per": {"roses": 2}}}}, Vp(amount=Per(per=Roses(at_least=2)))),
        ({"vp": {"per": "roses"}}, Vp(amount=Per(per=Roses()))),
        ({"either": ["rest", {"vp": 1}]}, Either(options=(Rest(), Vp(amount=1)))),
        (
            {"place": {"into": "garden", "from": "bag"}},
            Place.model_validate({"into": "garden", "from_": "bag"}),
        ),
        (Rest(), Rest()),
    ],
)
def test_a_verb_is_written_bare_short_or_in_full(written: object, meant: OneKey) -> None:
    assert TypeAdapter(Effect).validate_python(written) == meant


@pytest.mark.parametrize(
    ("effect", "column", "where", "expected"),
    [
        ("{vpp: 3}", 1, "", "unknown verb 'vpp'; did you mean 'vp'?"),
        ("waltz", 1, "", "unknown verb 'waltz'; known: either, place, rest, vp"),
        ("vp", 1, ".vp.amount", "a required key is missing; add it"),
        ("3", 1, "", "expected a verb or {verb: arguments}, not 3"),
        ("{}", 1, "", "expected one verb, not 0 (none); write each as an item of its own"),
        ("{vp: 3, rest: {}}", 1, "", "expected one verb, not 2 (vp, rest); write each as an item of its own"),
        ("{rest: }", 8, ".rest", "expected arguments; without any, write the bare word 'rest'"),
        ("{rest: 3}", 8, ".rest", "verb 'rest' takes no arguments, not 3"),
        (
            "{place: garden}", 9, ".place",
            "verb 'place' takes a mapping of arguments (into, from), not 'garden'",
        ),
        (
            "{place: {into: anywhere, fro: bag}}", 26, ".place.fro",
            "unknown key 'fro'; did you mean 'from'?",
        ),
        (
            "{either: [rest, {vp: '3'}]}", 22, ".either.options.1.vp.amount",
            "expected a whole number or a mapping, not '3'",
        ),
        (
            "{vp: {amount: {per: rosse}}}", 21, ".vp.amount.per",
            "unknown verb 'rosse'; did you mean 'roses'?",
        ),
        (
            "{vp: {amount: {per: {roses: {at_leest: 3}}}}}", 30, ".vp.amount.per.roses.at_leest",
            "unknown key 'at_leest'; did you mean 'at_least'?",
        ),
    ],
)  # fmt: skip
def test_a_mistake_inside_has_its_place(
    tmp_path: Path, effect: str, column: int, where: str, expected: str
) -> None:
    start = "cards: [{id: a, effects: ["
    found = mistakes(tmp_path, f"{start}{effect}]}}]")
    assert found == [f"1:{len(start) + column}: cards.a.effects.0{where}: {expected}"]


def test_a_word_given_to_two_classes_of_a_family_is_told_to_the_programmer() -> None:
    class Verb(OneKey):
        """A family of its own."""

    class Go(Verb, word="go"):
        """Goes."""

    class Run(Verb, word="go"):
        """Goes, too."""

    with pytest.raises(TypeError, match="Run and Go have the same word 'go'"):
        verbs(Verb)


def test_a_shorthand_must_be_a_field() -> None:
    class Verb(OneKey):
        """A family of its own."""

    with pytest.raises(TypeError, match="Go: the shorthand 'far' is none of its fields"):
        type("Go", (Verb,), {}, word="go", shorthand="far")


def test_families_may_have_a_common_base_and_common_bases_inside() -> None:
    class Touching(OneKey):
        """Base of both families."""

    class Act(Touching):
        """One family."""

    class Aimed(Act, family="act"):
        """A base inside it."""

    class Hit(Aimed, word="hit"):
        """A verb."""

    class Hurt(Touching):
        """The other family."""

    class Hit2(Hurt, word="hit"):
        """A verb of the other family by the same word."""

    assert (verbs(Act), verbs(Aimed), verbs(Hurt)) == ({"hit": Hit}, {"hit": Hit}, {"hit": Hit2})
    assert (Hit.family, Hit.word, Hit2.family) == ("act", "hit", "hurt")


def test_a_field_of_a_verb_s_own_class_takes_the_arguments_alone() -> None:
    class Price(BaseModel):
        cost: Vp

    assert Price.model_validate({"cost": {"amount": 2}}).cost == Vp(amount=2)
    with pytest.raises(ValidationError):
        Price.model_validate({"cost": {"vp": 2}})


def test_equality_and_hash_leave_out_the_reference() -> None:
    first, second = Vp(amount=3), Vp(amount=3)
    index_effects(Card(id="a", effects=(first,)))
    assert (first.ref, second.ref) == ("a.effects.0", "")
    assert first == second
    assert hash(first) == hash(second)
    assert first != Vp(amount=4)
    assert Rest() != Roses()
    assert Rest() != "rest"


def test_the_json_schema_offers_bare_words_and_one_key_objects() -> None:
    schema = Sample.model_json_schema()
    one_key, bare = schema["$defs"]["Effect"]["anyOf"]
    assert bare == {"enum": ["rest"]}
    assert (one_key["additionalProperties"], one_key["maxProperties"]) == (False, 1)
    assert one_key["properties"]["place"]["required"] == ["into"]
    full, short = one_key["properties"]["either"]["anyOf"]
    assert short["items"] == full["properties"]["options"]["items"] == {"$ref": "#/$defs/Effect"}
    assert set(one_key["properties"]) == {"either", "place", "rest", "vp"}


@pytest.mark.parametrize("model", [Effect, Either, Card, Vp])
def test_the_json_schema_of_any_part_holds_all_it_refers_to(model: type[BaseModel]) -> None:
    for mode in ("validation", "serialization"):
        schema = model.model_json_schema(mode=mode)
        assert _references(schema) <= {f"#/$defs/{name}" for name in schema["$defs"]}


def _references(schema: object) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"]} if "$ref" in schema else set()
        return own.union(*map(_references, schema.values()))
    return set().union(*map(_references, schema)) if isinstance(schema, list) else set()
