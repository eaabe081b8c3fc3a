"""Reads the content from all folders and checks what its models cannot."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from wonderland_qt.components.appearances import appearances_fit
from wonderland_qt.components.bot_characters import bots_fit
from wonderland_qt.components.entries import one_for_each_size, unique_ids
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import events
from wonderland_qt.games.bunny_kingdom.content.content_files import PLAYERS, ContentFiles, Deal
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.grid import Grid


def load_content(content_folders: Sequence[Path]) -> Content:
    """Read the content of all folders, of which later ones override earlier ones; raises ContentMistakes."""
    checks = (
        faulty_letters,
        uneven_rows,
        misplaced_lava,
        unique_ids,
        sides_not_for_each_round,
        unfit_deals,
        repeated_camp_numbers,
        missing_layouts,
        appearances_fit(events),
        bots_fit(),
    )
    return Content(read_content(content_folders, "bunny_kingdom", ContentFiles, checks))


def faulty_letters(files: ContentFiles) -> Iterator[Complaint]:
    """Yield terrains with the same letter, and letters of the map without a terrain."""
    known: dict[str, str] = {}
    for number, terrain in enumerate(files.terrains):
        if known.setdefault(terrain.letter, terrain.id) != terrain.id:
            message = text("letter-taken", terrain=known[terrain.letter])
            yield Complaint(("terrains", number, "letter"), message)
    for row, line in files.board.rows.items():
        for letter in sorted(set(line) - known.keys()):
            message = text("letter-unknown", letter=letter, near=suggestion(letter, known))
            yield Complaint(("map", "rows", row), message)


def uneven_rows(files: ContentFiles) -> Iterator[Complaint]:
    """Yield rows that are shorter or longer than the others (COMP-1)."""
    lengths = Counter(map(len, files.board.rows.values()))
    ((usual, _rows_of_that_length),) = lengths.most_common(1)
    for row, line in files.board.rows.items():
        if len(line) != usual:
            yield Complaint(("map", "rows", row), text("row-length", squares=len(line), usual=usual))


def misplaced_lava(files: ContentFiles) -> Iterator[Complaint]:
    """Yield lava between squares that the map lacks or that share no side."""
    grid = Grid(files.board.rows)
    for number, squares in enumerate(files.board.lava):
        missing = [index for index, square in enumerate(squares) if square not in grid.letters]
        for index in missing:
            first, last = grid.squares[0], grid.squares[-1]
            message = text("square-missing", square=squares[index], first=first, last=last)
            yield Complaint(("map", "lava", number, index), message)
        one, other = squares
        if not missing and other not in grid.beside[one]:
            yield Complaint(("map", "lava", number), text("squares-apart", one=one, other=other))


def sides_not_for_each_round(files: ContentFiles) -> Iterator[Complaint]:
    """Complain unless there is one side to pass to for each round (DRAFT-4)."""
    settings = files.settings
    if len(settings.pass_direction) != settings.rounds:
        yield Complaint(("settings", "pass_direction"), text("side-for-each-round", rounds=settings.rounds))


def unfit_deals(files: ContentFiles) -> Iterator[Complaint]:
    """Yield deals that do not come out even, or need more colours or cards than there are."""
    yield from one_for_each_size("deals", [deal.players for deal in files.deals], PLAYERS, Text("thing-deal"))
    for number, deal in enumerate(files.deals):
        if deal.players > len(files.colours):
            yield Complaint(("deals", number, "players"), text("few-colours", colours=len(files.colours)))
        yield from (
            Complaint(("deals", number, key), message) for key, message in _faults_of_deal(files, deal)
        )


def _faults_of_deal(files: ContentFiles, deal: Deal) -> Iterator[tuple[str, Text]]:
    """Yield each field of a deal that does not fit, and why: cards must come out even and suffice.

    The cards of a round are used up by its choices. A card of the reserve comes before each choice, so there
    are as many as choices, or none. Each provisions card draws more from the deck after the deal.
    """
    if deal.play > deal.choose:
        yield "play", text("play-as-many", chosen=deal.choose)
    choices, left = divmod(deal.hand + deal.reserve, deal.choose)
    if left:
        yield "hand", text("cards-left-over", chosen=deal.choose, left=left)
    elif deal.reserve not in {0, choices}:
        yield "reserve", text("reserve-for-choices", choices=choices)
    dealt = files.settings.rounds * deal.players * (deal.hand + deal.reserve)
    drawn = files.provisions.copies * files.provisions.draw_and_play
    cards = _cards_in_deck(files)
    if dealt + drawn > cards:
        yield "hand", text("few-cards", dealt=dealt, drawn=drawn, cards=cards)


def _cards_in_deck(files: ContentFiles) -> int:
    """Return how many cards there are: of squares, parchments, provisions and buildings (COMP-8)."""
    squares = sum(map(len, files.board.rows.values()))
    buildings = sum(building.copies for building in files.buildings)
    return squares + len(files.parchments) + files.provisions.copies + buildings


def repeated_camp_numbers(files: ContentFiles) -> Iterator[Complaint]:
    """Yield camps with the same number, as the lowest is asked first (CAMP-4).

    Copies of one camp have the same number, too.
    """
    numbers_taken: set[int] = set()
    for index, building in enumerate(files.buildings):
        if building.kind == "camp":
            if building.copies > 1 or building.number in numbers_taken:
                yield Complaint(("buildings", index, "number"), Text("camp-number-taken"))
            else:
                numbers_taken.add(building.number)


def missing_layouts(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the numbers of players without a layout in `table`."""
    layouts = files.table.layouts if files.table is not None else PLAYERS
    for players in PLAYERS:
        if players not in layouts:
            yield Complaint(("table", "layouts"), text("table-layout-missing", players=players))
