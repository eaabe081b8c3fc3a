"""One YAML file, read strictly: what is taken, and every refusal with its line and column."""

from pathlib import Path

import pytest

from wonderland_qt.engine.content.yaml.yaml_reader import dotted, read_text, read_yaml

FILE = Path("a.yaml")


def _mistakes(text: str) -> list[str]:
    return [str(mistake).removeprefix("a.yaml:") for mistake in read_text(FILE, text).mistakes]


def test_plain_values_are_read() -> None:
    text = "a: [1, -2, 0.5, true, false, word, 'yes', \"12:30\", null, two words]\nb: {2: x, y: 1, no: 2}\n"
    document = read_text(FILE, text)
    assert document.mistakes == []
    assert document.sections == {
        "a": [1, -2, 0.5, True, False, "word", "yes", "12:30", None, "two words"],
        "b": {2: "x", "y": 1, "no": 2},
    }


def test_block_texts_and_words_of_all_alphabets_are_read() -> None:
    assert read_text(FILE, "a: |\n  yes\nb: Морж\n").sections == {"a": "yes\n", "b": "Морж"}


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert read_yaml(file).sections == {"a": 1}


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("", "1:1: the file is empty; write its sections or delete it"),
        ("# later\n", "2:1: the file is empty; write its sections or delete it"),
        ("---\n", "2:1: the file is empty; write its sections, one 'name:' line each, or delete it"),
        ("- a\n", "1:1: the file has no sections; write its sections, one 'name:' line each, or delete it"),
        ("a: 1\n---\nb: 2\n", "2:1: a second document begins here; keep one document in a file"),
        ("%YAML 1.1\n---\na: 1\n", "1:1: directives (% lines) are not used here; remove them"),
        ("a: &x 1\n", "1:4: a: anchors (&x) are not used here; remove this one"),
        ("&x a: 1\n", "1:1: anchors (&x) are not used here; remove this one"),
        ("a: !thing 1\n", "1:4: a: tags (!thing) are not used here; remove this one"),
        ("a: !!str 1\n", "1:4: a: tags (!!str) are not used here; remove this one"),
        ("a: {b: 1}\n? [c]\n: 1\n", "2:3: a key is one word; write 'key: value'"),
        ("'': 1\n", "1:1: a key is a word; this one is empty"),
        ("~: 1\n", "1:1: unquoted '~' may mean no value in YAML; put it in quotes"),
        (
            "12:30: 1\n",
            "1:1: unquoted '12:30' may mean a number in base 60 in YAML; put it in quotes",
        ),
    ],
)
def test_what_is_not_used_here_is_refused(text: str, mistake: str) -> None:
    assert _mistakes(text) == [mistake]


CHECK = "check indentation, colons and quotes"


@pytest.mark.parametrize(
    ("text", "place", "problem", "remedy"),
    [
        (
            "a: 'x\n",
            "2:1",
            "the file ends too early (in quoted text, begun on line 1)",
            CHECK,
        ),
        ("a: b: c\n", "1:5", "a value after a colon cannot stand here", CHECK),
        ("a: 'ż\x01'\n", "1:6", "control characters are not allowed", "remove this character"),
    ],
)
def test_broken_syntax_is_told_with_its_place(text: str, place: str, problem: str, remedy: str) -> None:
    assert _mistakes(text) == [f"{place}: YAML syntax: {problem}; {remedy}"]
    assert read_text(FILE, text).sections is None


def test_a_tab_as_indentation_has_its_own_remedy() -> None:
    [mistake] = _mistakes("a:\n\t- b")
    assert mistake.startswith("2:1: YAML syntax: nothing can begin with this character")
    assert mistake.endswith("; indent with spaces, not tabs")


def test_mistakes_before_broken_syntax_are_kept() -> None:
    assert [line.split(" ")[0] for line in _mistakes("a: yes\nb: 'x\n")] == ["1:4:", "3:1:"]


def test_aliases_and_merge_keys_are_refused() -> None:
    assert _mistakes("a: &x {b: 1}\nc:\n  <<: *x\n") == [
        "1:4: a: anchors (&x) are not used here; remove this one",
        "3:3: c: merge keys (<<) are not used here; write the keys out",
        "3:7: c: aliases (*x) are not used here; write the value out",
    ]


def test_a_key_written_twice_names_both_places() -> None:
    text = "a:\n  - id: walrus\n    vp: 1\n    vp: 2\n    'vp': 3\n"
    document = read_text(FILE, text)
    assert [str(mistake) for mistake in document.mistakes] == [
        "a.yaml:4:5: a.walrus.vp: this key is written twice, first at a.yaml:3:5; keep one of them",
        "a.yaml:5:5: a.walrus.vp: this key is written twice, first at a.yaml:3:5; keep one of them",
    ]
    assert document.sections == {"a": [{"id": "walrus", "vp": 1}]}


@pytest.mark.parametrize("depth", [60, 3000])
def test_bottomless_nesting_is_refused(depth: int) -> None:
    [mistake] = _mistakes("a: " + "[" * depth)
    assert mistake.endswith("this is nested more than 40 levels deep; nest it less deeply")


def test_where_nesting_is_too_deep_is_told() -> None:
    [mistake] = _mistakes("a:\n" + "".join(f"{' ' * depth}b:\n" for depth in range(1, 60)))
    assert mistake.startswith("42:")


def test_a_file_that_is_not_utf_8_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes("a: 1\nb: Königin\n".encode("latin-1"))
    assert [str(mistake) for mistake in read_yaml(file).mistakes] == [
        f"{file}:2:5: this is not UTF-8; save the file as UTF-8"
    ]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "a.yaml"
    folder = tmp_path / "b.yaml"
    folder.mkdir()
    remedy = "check the name and permissions"
    assert [str(mistake) for path in (missing, folder) for mistake in read_yaml(path).mistakes] == [
        f"{missing}: the file cannot be read (No such file or directory); {remedy}",
        f"{folder}: this is a folder; name a file in it",
    ]


def test_a_path_in_words_names_items_by_their_ids() -> None:
    data = {"a": [{"id": "walrus", "b": [1]}, {"c": 1}]}
    assert dotted(("a", 0, "b", 0), data) == "a.walrus.b.0"
    assert dotted(("a", 1, "c", "nowhere", 5), data) == "a.1.c.nowhere.5"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: " + "9" * 3_000_000, "unquoted '" + "9" * 200 + "…' may mean a number in YAML"),
        ("a: " + "1_" * 100_000 + "1", "put it in quotes"),
        ("a: &" + "x" * 100_000 + " 1", "anchors (&" + "x" * 40 + "…)"),
        ("a: !" + "x" * 100_000 + " 1", "tags (!" + "x" * 199 + "…)"),
    ],
)
def test_a_message_quotes_no_more_than_one_reads(text: str, expected: str) -> None:
    (mistake,) = read_text(Path("a.yaml"), text).mistakes
    assert expected in mistake.expected
    assert len(str(mistake)) < 400


@pytest.mark.parametrize("text", ['"\\e[2J": 1', 'a: "\\x9b2J"', "a: \u202eb", "\u202ea: 1", 'a: "\\u2066"'])
def test_a_text_that_does_more_than_show_itself_is_a_mistake(text: str) -> None:
    document = read_text(Path("a.yaml"), text)
    assert [mistake.expected for mistake in document.mistakes] == [
        "this text contains a control character; remove it"
    ]
    assert str(document.mistakes[0]).isprintable()


def test_a_text_of_several_lines_with_joiners_is_fine() -> None:
    document = read_text(Path("a.yaml"), 'a: |\n  one\n  two\nb: "👩\u200d👧\\tc"\n')
    assert document.mistakes == []


def test_a_file_has_a_bounded_number_of_values() -> None:
    (mistake,) = read_text(Path("a.yaml"), "x:\n" + "- a\n" * 60_000).mistakes
    assert mistake.expected == "a file has at most 50000 values; remove what you do not need"


def test_a_file_that_was_read_before_has_data_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("a: [{b: 1}]\nc: [*x]\n", encoding="utf-8")
    first = read_yaml(file)
    assert first.sections is not None
    first.sections["a"][0]["b"] = 2
    first.mistakes.clear()
    again = read_yaml(file)
    assert again.sections is not None
    assert again.sections["a"] == [{"b": 1}]
    assert len(again.mistakes) == 1
    file.write_text("a: [{b: 3}]\n", encoding="utf-8")
    assert read_yaml(file).sections == {"a": [{"b": 3}]}
