"""Whatever becomes of a saved game, it goes on or is refused with its file and line, within moments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.every_game.hanging import without_hanging
from tests.laws import figures
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play.journal import Header, Seat
from wonderland_qt.engine.play.kept_content import layers_of
from wonderland_qt.engine.play.playing_out import any_answer
from wonderland_qt.engine.play.save_file import SaveFile
from wonderland_qt.engine.play.save_reading import read_save
from wonderland_qt.engine.play.saves import AnySaved, Save, UnreadableSave, check_of
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.play.taking_up import take_up
from wonderland_qt.games.catalogue import GAMES

ANSWERS = 40
STRANGE: tuple[Any, ...] = (
    *(None, -1, 0, 10**6, 2**63, 1.5, True, "", "zed", "x" * 100_000, "../../etc"),
    *([], {}, [[]]),
)
CONTENT = [paths.content()]


@pytest.fixture(scope="module", params=list(GAMES))
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Any, Save]:
    """A game under way: its id, its content, and its save."""
    ruleset = GAMES[request.param]
    pack, chance = ruleset.load(CONTENT), OwnChance(5)
    chosen = ruleset.seating.by_chance(pack, ruleset.seating.sizes[0], 5, {})
    players = ruleset.players(ruleset.new(pack, chosen, None).state)
    file = SaveFile(tmp_path_factory.mktemp("mutated") / "game.save", layers_of(CONTENT, ruleset.id))
    session = Session.start(
        ruleset, pack, chosen, tuple(Seat(p, f"Guest {n}") for n, p in enumerate(players)),
        file=file, automatic=True,
    )  # fmt: skip
    for _ in range(ANSWERS):
        if session.over:
            break
        player = session.waiting[0]
        decision = session.decision_of(player)
        assert decision is not None
        session.choose(player, any_answer(decision, chance))
    session.close()
    return ruleset.id, pack, read_save(file.path)


def go_on(game: str, pack: Any, path: Path) -> str:
    """Take a game up and look at it with everybody's eyes; return why it is refused, or ""."""
    refusal = without_hanging(lambda: _refusal(game, pack, path))
    if refusal is not None:
        place = f"{path}:{refusal.mistake.line}:1" if refusal.mistake.line else f"{path}"
        assert str(refusal).startswith(f"{place}: ")
        assert len(str(refusal)) < 700
    return str(refusal or "")


def _refusal(game: str, pack: Any, path: Path) -> UnreadableSave | None:
    ruleset, kinds = GAMES[game], bot_factory(1)
    try:
        taken_up = take_up(ruleset, pack, read_save(path), lambda kind: kinds(kind, ""))
    except UnreadableSave as error:
        return error
    now = taken_up.play.game
    for viewer in (None, *ruleset.players(now.state)):
        ruleset.display.pieces(ruleset.view(now, viewer), taken_up.pack)
    return None


@pytest.mark.parametrize("seed", figures(100))
def test_damage_is_refused_by_its_line_or_was_never_decided(
    seed: int, saved: tuple[str, Any, Save], tmp_path: Path
) -> None:
    game, pack, save = saved
    data, chance, path = save.path.read_bytes(), OwnChance(seed), tmp_path / "game.save"
    for _ in range(12):
        path.write_bytes(_damaged(data, chance))
        assert (
            go_on(game, pack, path)
            or read_save(path).journal.lines == save.journal.lines[: len(read_save(path).journal.lines)]
        )


@pytest.mark.parametrize("seed", figures(100))
def test_what_was_changed_and_sealed_again_goes_on_or_is_refused(
    seed: int, saved: tuple[str, Any, Save], tmp_path: Path
) -> None:
    game, pack, save = saved
    chance, path = OwnChance(seed), tmp_path / "game.save"
    for _ in range(13):
        path.write_bytes(_tampered(save, chance))
        go_on(game, pack, path)


def _damaged(data: bytes, chance: OwnChance) -> bytes:
    spot, end = chance.below("spot", len(data)), chance.below("spot", len(data))
    first, last = min(spot, end), max(spot, end)
    match chance.below("damage", 6):
        case 0:
            return data[:spot]
        case 1:
            return data[:spot] + bytes([data[spot] ^ (1 << chance.below("bit", 8))]) + data[spot + 1 :]
        case 2:
            return data[:first] + data[last:]
        case 3:
            return data[:spot] + data[first:last][:5000] + data[spot:]
        case 4:
            return data[:first] + b"\0" * (last - first) + data[last:]
        case _:
            lines = data.splitlines(keepends=True)
            one, other = chance.below("line", len(lines)), chance.below("line", len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            return b"".join(lines)


def _tampered(save: Save, chance: OwnChance) -> bytes:
    """Return the file with something in it changed, sealed as the program seals it."""
    records = [msgspec.json.decode(msgspec.json.encode(record)) for record in save.records]
    record = chance.pick("record", [r for r in records if r.get("did") != "content"])
    places = list(_places(record))
    holder, key = chance.pick("place", places)
    if chance.below("gone", 8) == 0:
        del holder[key]
    else:
        _, other = chance.pick("place", places)
        swapped = holder[other] if isinstance(holder, dict) and other in holder else "?"
        holder[key] = chance.pick("value", [*STRANGE, swapped])
    check, lines = "", []
    for one in records:
        body = msgspec.json.encode(one)
        check = check_of(check, body)
        lines.append(b'{"check":"' + check.encode() + b'",' + body[1:] + b"\n")
    return b"".join(lines)


def _places(value: Any) -> Any:
    """Yield every place in a record: what holds it, and by which key."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        yield value, key
        yield from _places(value[key])


def test_records_are_told_apart(saved: tuple[str, Any, Save]) -> None:
    _, _, save = saved
    assert isinstance(save.records[0], Header)
    assert all(isinstance(record, AnySaved) for record in save.records[1:])
