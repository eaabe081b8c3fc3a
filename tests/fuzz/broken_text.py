"""Texts as people and programs break them: words, numbers, lines, encodings, and by their own grammar."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from wonderland_qt.engine.chance import OwnChance

Mutation = Callable[[str, OwnChance], str | bytes]
WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
NUMBER = re.compile(r"-?\b[0-9]+(?:\.[0-9]+)?\b")


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


COMMON: tuple[Mutation, ...] = (
    *map(_lines, (_delete, _double, _indent, _outdent, _tab, _exchange)),
    *(_put_in(WORD, _letters),) * 2,
    _put_in(NUMBER, _number),
    _cut,
    _bytes,
    _other_encoding,
)


@dataclass(frozen=True)
class Grammar:
    """What else happens to texts of one language.

    `instead` comes in the place of words and numbers, and of these in the place of a whole line; `wholes` are
    texts that come in the place of, or behind, all there is.
    """

    instead: tuple[str, ...]
    wholes: tuple[str, ...]

    def mutated(self, text: str, chance: OwnChance) -> bytes:
        """Return a text broken once or a few times."""
        for _ in range(1 + chance.below("times", 3)):
            broken = chance.pick("mutation", self._mutations)(text, chance) if text else ""
            if isinstance(broken, bytes):
                return broken
            text = broken
        return text.encode(errors="surrogatepass")

    @property
    def _mutations(self) -> tuple[Mutation, ...]:
        return (*COMMON, _put_in(WORD, self._other), _put_in(NUMBER, self._other), self._line, self._whole)

    def _other(self, _found: str, chance: OwnChance) -> str:
        return chance.pick("instead", self.instead)

    def _line(self, text: str, chance: OwnChance) -> str:
        lines = text.splitlines()
        lines.insert(chance.below("line", len(lines) + 1), chance.pick("instead", self.instead))
        return "\n".join(lines) + "\n"

    def _whole(self, text: str, chance: OwnChance) -> str:
        before = chance.pick("before", ("", text))
        return before + chance.pick("whole", (*self.wholes, text, "", "\n\n"))
