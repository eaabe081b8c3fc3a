"""Places in a text: of values and of keys, also beside things that the reader refuses."""

from wonderland_qt.engine.content.yaml.yaml_places import Places

TEXT = """\
cards:
  - id: walrus
    vp: 3
  - id: &hare hare
    friend: *hare
    2: [a, b]
"""


def test_values_and_keys_have_their_places() -> None:
    places = Places(TEXT)
    assert places.value(("cards", 0)) == (2, 5)
    assert (places.key(("cards", 0, "vp")), places.value(("cards", 0, "vp"))) == ((3, 5), (3, 9))
    assert places.value(("cards", 1, "friend")) == (5, 13)
    assert places.value(("cards", 1, 2, 1)) == (6, 12)


def test_parts_that_the_text_lacks_are_passed_over() -> None:
    places = Places(TEXT)
    assert places.value(("cards", 0, "amount", "vp", "more")) == (3, 9)
    assert places.key(("nowhere",)) == (1, 1)


def test_a_text_that_was_never_read_has_one_place() -> None:
    assert Places("").value(("cards", 0)) == (1, 1)
