"""YAML files as people and programs break them: keys, types, ids, indentation, encodings, size, bombs."""

from __future__ import annotations

import re
from collections.abc import Callable

from wonderland_qt.engine.chance import OwnChance

Mutation = Callable[[str, OwnChance], str | bytes]
WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
NUMBER = re.compile(r"-?\b[0-9]+(?:\.[0-9]+)?\b")
INSTEAD = (
    "null", "true", "-1", "0", "1.5", "99999999999999999999", "1e400", ".inf", "'7'", "[]", "{}", "[[]]",
    "{a: 1}", "yes", "~", "''", "<img src=\"/etc/passwd\">", "\u202eevil", "!!python/object:os.system x",
    "*bomb", "&a [*a]", "{remove: true}", "remove", "\"\\u0000\"", "2001-01-01", "0x1F", "1_000",
)  # fmt: skip
BOMB = "a: &a [x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 8)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
CYCLE = "tea_cards: &x\n  - *x\n"


def _lines(change: Callable[[list[str], int, OwnChance], None]) -> Mutation:
    def mutate(text: str, chance: OwnChance) -> str:
        lines = text.splitlines()
        change(lines, chance.below("line", len(lines)), chance)
        return "\n".join(lines) + "\n"

    return mutate


def _put_in(pattern: re.Pattern[str], instead: Callable[[str, OwnChance], str]) -> Mutation:
    def mutate(text: str, chance: OwnChance) -> str:
        found = list(pattern.finditer(text))
        if not found:
            return text
        match = found[chance.below("place", len(found))]
        return text[: match.start()] + instead(match[0], chance) + text[match.end() :]

    return mutate


def _delete(lines: list[str], at: int, _chance: OwnChance) -> None:
    del lines[at]


def _double(lines: list[str], at: int, _chance: OwnChance) -> None:
    lines.insert(at, lines[at])


def _indent(lines: list[str], at: int, chance: OwnChance) -> None:
    lines[at] = " " * (1 + chance.below("indent", 6)) + lines[at]


def _outdent(lines: list[str], at: int, _chance: OwnChance) -> None:
    lines[at] = lines[at].lstrip()


def _tab(lines: list[str], at: int, _chance: OwnChance) -> None:
    lines[at] = "\t" + lines[at]


def _exchange(lines: list[str], at: int, chance: OwnChance) -> None:
    other = chance.below("other", len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def _letters(word: str, chance: OwnChance) -> str:
    at = chance.below("letter", len(word))
    return word[:at] + "qzéЖ"[chance.below("which", 4)] + word[at + 1 :]


def _other(_found: str, chance: OwnChance) -> str:
    return chance.pick("instead", INSTEAD)


def _number(_found: str, chance: OwnChance) -> str:
    return chance.pick("number", ("-3", "0", "7", "1000001", "123456789012345678", "1.25", "two", "null"))


def _cut(text: str, chance: OwnChance) -> str:
    return text[: chance.below("cut", len(text))]


def _bytes(text: str, chance: OwnChance) -> bytes:
    raw = bytearray(text.encode())
    for _ in range(1 + chance.below("bytes", 4)):
        raw[chance.below("at", len(raw))] = chance.below("byte", 256)
    return bytes(raw)


def _other_encoding(text: str, chance: OwnChance) -> bytes:
    return text.encode(chance.pick("encoding", ("utf-16", "utf-16-be", "utf-8-sig", "utf-32")))


def _whole(text: str, chance: OwnChance) -> str:
    unknown = "".join(f"key_{number}: {number}\n" for number in range(5_000))
    deep = "a: " + "[" * 3_000 + "]" * 3_000 + "\n"
    entries = "tea_cards:\n" + "  - {id: x, round: 9}\n" * 3_000
    long = "y" * 200_000
    wholes = (
        *("", "\n\n", "# nothing\n", "- a\n- b\n", "7\n", "--- a\n--- b\n", "%YAML 1.1\n---\na: 1\n"),
        *(BOMB, CYCLE, unknown, deep, entries, text + BOMB, text + text, f"x: '{long}'\n", f"{long}: 1\n"),
    )
    return chance.pick("whole", wholes)


MUTATIONS: tuple[Mutation, ...] = (
    *map(_lines, (_delete, _double, _indent, _outdent, _tab, _exchange)),
    *(_put_in(WORD, instead) for instead in (_letters, _letters, _other)),
    *(_put_in(NUMBER, instead) for instead in (_number, _other)),
    _cut,
    _bytes,
    _other_encoding,
    _whole,
)


def mutated(text: str, chance: OwnChance) -> bytes:
    """Return a text broken once or a few times."""
    for _ in range(1 + chance.below("times", 3)):
        broken = chance.pick("mutation", MUTATIONS)(text, chance) if text else ""
        if isinstance(broken, bytes):
            return broken
        text = broken
    return text.encode(errors="surrogatepass")
