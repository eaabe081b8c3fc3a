"""What finished games come to: wins in parts, streaks, favourites, moments; kept, exported and forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.records.finished_games import FinishedGame, FinishedGames, KeptLeap
from wonderland_qt.models.records.record_book import RecordBook

RED, BLUE, BOT = PlayerId("red"), PlayerId("blue"), PlayerId("bot")

pytestmark = pytest.mark.window


def finished(
    number: int, winners: tuple[PlayerId, ...], ada: int, ben: int, *, bot: bool = False, year: int = 2026
) -> FinishedGame:
    """Return a game of Ada (red) and Ben (blue), with a bot as well if wanted."""
    seats = (Seat(RED, "Ada"), Seat(BLUE, "Ben"), *([Seat(BOT, "", "rule")] if bot else []))
    scores = {RED: ada, BLUE: ben, **({BOT: 0} if bot else {})}
    leap = KeptLeap(RED, number, 3)
    return FinishedGame(
        f"g{number}", f"{year}-03-{number:02}T20:00", "tea", seats, scores, winners, leap=leap
    )


GAMES = (
    finished(1, (RED,), 40, 38, year=2025),
    finished(2, (RED,), 60, 20),
    finished(3, (RED, BLUE), 30, 30),
    finished(4, (BLUE,), 30, 44, bot=True),
    finished(5, (BLUE,), 31, 52),
)


def test_shared_wins_count_in_parts_and_a_fair_share_follows_the_seats() -> None:
    ada, ben = (RecordBook(GAMES).tally(name) for name in ("Ada", "Ben"))
    assert (ada.games, ada.wins) == (5, 2.5)
    assert ben.wins == 2.5
    assert ada.fair == pytest.approx(4 / 2 + 1 / 3)
    assert ada.share == 0.5
    assert RecordBook(GAMES[:4]).tally("Ada").share is None, "below five games no share is drawn"


def test_streaks_favourites_and_who_leads() -> None:
    book = RecordBook(GAMES)
    assert book.streaks("Ada") == (0, 3)
    assert book.streaks("Ben") == (3, 3)
    favourite = book.favourite("Ada", "tea")
    assert favourite is not None
    assert (favourite.role, favourite.games, favourite.wins) == (RED, 5, 2.5)
    assert not book.leads("Ada", "tea")
    assert RecordBook(GAMES[:2]).leads("Ada", "tea")


def test_moments_are_the_narrowest_the_widest_and_the_greatest_leap() -> None:
    told = {moment.kind: moment for moment in RecordBook(GAMES).moments()}
    assert (told["narrowest"].game.id, told["narrowest"].figure) == ("g3", 0)
    assert (told["widest"].game.id, told["widest"].figure) == ("g2", 40)
    assert (told["leap"].game.id, told["leap"].player) == ("g5", RED)


def test_a_book_of_some_games_only() -> None:
    book = RecordBook(GAMES)
    assert [game.id for game in book.only(year="2026").games] == ["g2", "g3", "g4", "g5"]
    assert [game.id for game in book.only(without_bots=True).games] == ["g1", "g2", "g3", "g5"]
    assert book.only("Cleo").games == ()


def test_games_are_kept_exported_and_forgotten_for_good(tmp_path: Path) -> None:
    kept = FinishedGames(tmp_path / "records.jsonl")
    for game in GAMES:
        kept.add(game)
    kept.add(GAMES[0])
    assert sorted(game.id for game in kept.games) == ["g1", "g2", "g3", "g4", "g5"]
    kept.export(tmp_path / "copy.jsonl")
    assert FinishedGames(tmp_path / "copy.jsonl").games == kept.games
    kept.forget(lambda game: game.id == "g2")
    kept.forget_person("Ada")
    assert RecordBook(kept.games).persons == ("Ben",)
    assert "Ada" not in kept.file.read_text()
    kept.erase()
    assert kept.games == ()
    assert not kept.file.exists()


def test_a_line_that_cannot_be_read_stays(tmp_path: Path) -> None:
    kept = FinishedGames(tmp_path / "records.jsonl")
    kept.file.write_bytes(b'{"from": "a later program"}\n')
    kept.add(GAMES[0])
    kept.forget_person("Ben")
    assert kept.games[0].persons == {"Ada": RED}
    assert b"a later program" in kept.file.read_bytes()
