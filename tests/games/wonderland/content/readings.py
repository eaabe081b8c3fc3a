"""An independent reading of entries: what each may change for its player, from the plain YAML.

A change is a counter of things: units on the board, chips by type and level, VP, rolls of the die and so on.
Entries with choices have several readings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import yaml

CONTENT = Path(__file__).resolve().parents[4] / "content"
FIRST_PRINTING = Path(__file__).resolve().parents[1] / "first_printing"

Change = Mapping[str, int]
Tracks = Mapping[str, int]
Outcome = tuple[Change, Tracks]


@cache
def entries(section: str, content: Path = CONTENT) -> list[dict[str, Any]]:
    """All entries of a section, as they stand in the files."""
    found: list[dict[str, Any]] = []
    for path in sorted((content / "wonderland").glob("*.yaml")):
        found += yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader).get(section, ())
    return found


def faction(name: str) -> dict[str, Any]:
    """The entry of a faction."""
    return next(entry for entry in entries("factions") if entry["id"] == name)


def readings(effects: list[Any], player: str, tracks: Tracks) -> list[Change]:
    """Every change that a list of effects may make, with so many chips on the player's forge tracks."""
    return [change for change, _ in _outcomes(effects, player, tracks)]


def forging(player: str, tracks: Tracks, track: str) -> list[Change]:
    """Every change that forging a chip onto the track may make, that of the chip included."""
    return [change for change, _ in _forging(player, tracks, track)]


def ways(effects: list[Any]) -> list[list[Any]]:
    """The entry as it reads for each way to take its split, corrupted or chosen rewards."""
    return [[reward for part in parts for reward in part] for parts in product(*map(_sides, effects))]


def printed(effects: list[Any]) -> bool:
    """Tell whether the printed game has all these verbs; scenarios show what one added since does."""
    single = [reward for way in ways(effects) for reward in way]
    if single != effects:
        return printed(single)
    return {_parts(effect)[0] for effect in effects} <= {"forge", "any_ally", *ONE, *NUMBER, *READERS}


def _sides(effect: Any) -> list[list[Any]]:
    word, wanted = _parts(effect)
    if word == "split":
        return [wanted["above"], wanted["below"]]
    if word == "corrupted":
        return [[], ["die", *wanted]]
    return wanted if word == "choose" else [[effect]]


def _parts(effect: Any) -> tuple[str, Any]:
    return next(iter(effect.items())) if isinstance(effect, dict) else (effect, None)


def _outcomes(effects: list[Any], player: str, tracks: Tracks) -> list[Outcome]:
    """Every change with the forge tracks as they are after it, the effects taken one after another."""
    found: list[Outcome] = [({}, tracks)]
    for effect in effects:
        found = [
            (_sum((change, more)), after)
            for change, before in found
            for more, after in _outcomes_of(effect, player, before)
        ]
    return found


def _outcomes_of(effect: Any, player: str, tracks: Tracks) -> list[Outcome]:
    word, wanted = _parts(effect)
    if word == "forge":
        spaces = {entry["id"]: len(entry["spaces"]) for entry in faction(player)["tracks"]}
        free = [track for track in tracks if tracks[track] < spaces[track]]
        return [outcome for track in free for outcome in _forging(player, tracks, track)]
    if len(_sides(effect)) > 1:
        return [outcome for side in _sides(effect) for outcome in _outcomes(side, player, tracks)]
    return [(change, tracks) for change in _changes(word, wanted)]


def _forging(player: str, tracks: Tracks, track: str) -> list[Outcome]:
    printed = faction(player)
    spaces = next(entry["spaces"] for entry in printed["tracks"] if entry["id"] == track)
    laid = {**tracks, track: tracks[track] + 1}
    rewards = list(spaces[tracks[track]])
    for between in printed.get("between", ()):
        ends = (between["above"], between["below"])
        if track in ends and laid[track] == between["column"] <= min(laid[end] for end in ends):
            rewards += between["rewards"]
    own = {f"forged on {track}": 1, "artifacts": int(laid[track] == len(spaces))}
    return [(_sum((own, change)), after) for change, after in _outcomes(rewards, player, laid)]


def _changes(word: str, wanted: Any) -> list[Change]:
    if word in ONE:
        return [{ONE[word]: 1}]
    if word in NUMBER:
        return [{NUMBER[word]: number} for number in _numbers(wanted)]
    if word == "any_ally":
        return [{f"{face['kind']} {wanted}": 1} for face in entries("faces") if face.get("level") == wanted]
    return [READERS[word](wanted)]


def _numbers(wanted: Any) -> Iterable[int]:
    """A plain number, or whatever an amount that depends on the table may come to."""
    return range(wanted["most"] + 1) if isinstance(wanted, dict) else (wanted,)


ONE = {
    "shield": "shield",
    "wonderlandian": "cards",
    "ability": "abilities",
    "castle": "castles",
    "die": "rolls",
    "leader_strength": "leader strength",
}
NUMBER = {
    "units": "units",
    "vp": "vp",
    "shards": "shards",
    "supporters": "supporters",
    "castle_value": "castle value",
}
READERS: dict[str, Callable[[Any], Change]] = {
    "ally": lambda wanted: {f"{wanted['type']} {wanted.get('level', 'weak')}": 1},
    "discard_shards": lambda shards: {"shards": -shards},
    "remove_madness": lambda _: {"madness": -1},
    "gain_madness": lambda chips: {"madness": chips or 1},
    "quest": lambda wanted: {"quests": wanted["draw"] - wanted["discard"] if wanted else 1},
}


def _sum(changes: Iterable[Change]) -> Change:
    total: Counter[str] = Counter()
    for change in changes:
        for thing, number in change.items():
            total[thing] += number
    return {thing: number for thing, number in total.items() if number}
