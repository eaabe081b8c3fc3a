"""Reads the content from all folders, checks what its models cannot, and warns of what is unusual."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import get_args

from wonderland_qt.components.appearances import appearances_fit
from wonderland_qt.components.bot_characters import bots_fit
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events
from wonderland_qt.games.wonderland.content.content_files import Between, ContentFiles, OtherSide, Side
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import TablePlan
from wonderland_qt.games.wonderland.content.vocabulary import AllyType, Effect, Level, Measure
from wonderland_qt.games.wonderland.evaluation.printed_values import PRICED, printed_value
from wonderland_qt.games.wonderland.evaluation.rewards import REWARDS
from wonderland_qt.games.wonderland.newgame.setup import STARTING_QUESTS
from wonderland_qt.games.wonderland.state import PLAYERS, POISON
from wonderland_qt.games.wonderland.verbs.rewards import waiting


def load_content(content_folders: Sequence[Path]) -> Content:
    """Read the content of all folders, of which later ones override earlier ones; raises ContentMistakes."""
    of_boards = (spaces_beyond_track, missing_chips, mistakes_on_boards)
    of_bots = (unknown_measures, unknown_prices)
    of_players = (sections_too_small, missing_starting_shards, missing_tea_cards)
    of_cards = (ambiguous_chip_names, contradictory_wonderlandians)
    of_looks = (missing_places, appearances_fit(events))
    checks = (*of_boards, *of_bots, *of_players, *of_cards, *of_looks, bots_fit())
    return Content(read_content(content_folders, "wonderland", ContentFiles, checks))


def spaces_beyond_track(files: ContentFiles) -> Iterator[Complaint]:
    """Yield forge symbols and resistance beyond the end of the strength track."""
    for key in ("forge_symbols", "resistance"):
        for number, space in enumerate(getattr(files.board, key)):
            if space > files.board.track_end:
                yield Complaint(("board", key, number), text("beyond-track", end=files.board.track_end))


def missing_chips(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the kinds of chips that are missing: weak and strong allies, forge, madness, poison (COMP-3)."""
    faces = {(face.kind, face.level) for face in files.faces}
    others = (("forge", "weak"), ("madness", None), ("poison", None))
    for kind, level in (*product(get_args(AllyType), get_args(Level)), *others):
        if (kind, level) not in faces:
            yield Complaint(("faces",), text(f"face-missing-{level}" if level else "face-missing", kind=kind))


def mistakes_on_boards(files: ContentFiles) -> Iterator[Complaint]:
    """Yield mistakes on both sides of each faction board."""
    for number, faction in enumerate(files.factions):
        path: DocumentPath = ("factions", number)
        yield from _mistakes_on_side(files, faction, path)
        if faction.two_players is not None:
            yield from _mistakes_on_side(files, faction.two_players, (*path, "two_players"))
            yield from _unknown_replaced(faction, faction.two_players, (*path, "two_players", "replaced"))


def _mistakes_on_side(files: ContentFiles, side: Side | OtherSide, path: DocumentPath) -> Iterator[Complaint]:
    """Yield too many supporters on tracks, and misplaced rewards between them (SETUP-8, FORGE-4)."""
    most = files.board.supporters
    standing = sum(waiting(space) for track in side.tracks for space in track.spaces)
    if standing > most:
        yield Complaint((*path, "tracks"), text("many-supporters", standing=standing, most=most))
    places_taken = set()
    for number, between in enumerate(side.between):
        reward_path, place = (*path, "between", number), (between.above, between.column)
        yield from _mistakes_between(between, side, reward_path)
        if place in places_taken:
            yield Complaint((*reward_path, "column"), Text("reward-here-already"))
        places_taken.add(place)


def _unknown_replaced(usual: Side, other: OtherSide, path: DocumentPath) -> Iterator[Complaint]:
    """Yield the abilities that the 2-player side replaces and the usual side does not have (TWO-4)."""
    abilities = {ability.id for ability in usual.abilities}
    for name in other.replaced:
        if name not in abilities:
            message = text("ability-unknown", ability=name, near=suggestion(name, abilities))
            yield Complaint((*path, name), message, at_key=True)


def _mistakes_between(between: Between, side: Side | OtherSide, path: DocumentPath) -> Iterator[Complaint]:
    """Complain about a reward between tracks without a space above and below it (FORGE-4)."""
    lengths = {track.id: len(track.spaces) for track in side.tracks}
    for key, track in (("above", between.above), ("below", between.below)):
        if track not in lengths:
            message = text("forge-track-unknown", track=track, known=", ".join(lengths))
            yield Complaint((*path, key), message)
            return
    tracks = list(lengths)
    row_above, row_below = tracks.index(between.above), tracks.index(between.below)
    if row_below != row_above + 1:
        message = text("forge-track-not-below", below=between.below, above=between.above)
        yield Complaint((*path, "below"), message)
    shorter = min(lengths[between.above], lengths[between.below])
    if not 1 <= between.column <= shorter:
        yield Complaint((*path, "column"), text("forge-column", most=shorter))


def unknown_measures(files: ContentFiles) -> Iterator[Complaint]:
    """Yield words in the evaluation that are no measures."""
    if files.evaluation is None:
        return
    growth, usual = files.evaluation.growth, files.evaluation.measures
    words_by_path: dict[tuple[str, str], Iterable[str]] = {
        ("growth", "measures"): growth.measures,
        ("growth", "at_the_end"): growth.at_the_end,
        ("measures", "chances"): usual.chances,
        ("measures", "means"): usual.means,
        ("measures", "for_each_rival"): usual.for_each_rival,
    }
    for path, words in words_by_path.items():
        for word in words:
            if word not in verbs(Measure):
                message = text("measure-unknown", measure=word, near=suggestion(word, verbs(Measure)))
                yield Complaint(("evaluation", *path, word), message, at_key=True)


def unknown_prices(files: ContentFiles) -> Iterator[Complaint]:
    """Yield names with a value that are no rewards."""
    for name in files.values.rewards:
        if name not in PRICED:
            message = text("reward-unknown", reward=name, near=suggestion(name, PRICED))
            yield Complaint(("values", "rewards", name), message, at_key=True)


MOST = PLAYERS[-1]
DOUBLE = "madness_double"
"""The face of the double madness chip, which every faction has (COMP-2)."""


def sections_too_small(files: ContentFiles) -> Iterator[Complaint]:
    """Yield sections with too few entries for some players (SETUP-1, SETUP-2, SETUP-7, SETUP-13)."""
    wanted = {
        "tiles": (len(files.regions), Text("one-for-each-region")),
        "factions": (MOST, Text("one-for-each-player")),
        "quests": (STARTING_QUESTS * MOST, text("so-many-for-each-player", count=STARTING_QUESTS)),
        "ally_abilities": (1, Text("at-least-a-set")),
    }
    for section, (least, why) in wanted.items():
        count = len(getattr(files, section))
        if count < least:
            yield Complaint((section,), text("too-few", count=count, least=least, why=why))


def missing_starting_shards(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the numbers of players without starting shards (SETUP-17)."""
    for players in PLAYERS:
        if players not in files.board.starting_shards:
            yield Complaint(("board", "starting_shards"), text("shards-missing", players=players))


def missing_tea_cards(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the rounds with fewer tea cards than chairs (LAY-1)."""
    for in_round in range(1, files.board.rounds + 1):
        count = sum(card.round == in_round for card in files.tea_cards)
        if count < len(files.chairs):
            message = text("too-few-cards", round=in_round, cards=count, chairs=len(files.chairs))
            yield Complaint(("tea_cards",), message)


def ambiguous_chip_names(files: ContentFiles) -> Iterator[Complaint]:
    """Yield chips with the same name, and poison that is not called poison (COMP-3, SETUP-18).

    No other chip may have the name of the double madness chip, which the program adds.
    """
    for number, face in enumerate(files.faces):
        is_poison, is_called_poison = face.kind == POISON, face.id == POISON
        if is_poison != is_called_poison:
            yield Complaint(("faces", number, "id"), text("poison-face", poison=POISON))
    known = {DOUBLE}
    for path, name in _named_chips(files):
        if name in known:
            yield Complaint(path, text("chip-name-twice", name=name))
        known.add(name)


def _named_chips(files: ContentFiles) -> Iterator[tuple[DocumentPath, str]]:
    """Yield the path and the name of each kind of chip that the content defines."""
    yield from ((("faces", number, "id"), face.id) for number, face in enumerate(files.faces))
    for number, faction in enumerate(files.factions):
        yield ("factions", number, "artifact", "id"), faction.artifact.id
        for strength in sorted(set(faction.starting)):
            yield ("factions", number, "id"), f"{faction.id}_{strength}"
    for number, card in enumerate(files.wonderlandians):
        if card.chips is not None:
            yield ("wonderlandians", number, "id"), card.id


def contradictory_wonderlandians(files: ContentFiles) -> Iterator[Complaint]:
    """Yield Wonderlandian cards with both figures and chips, and figures on two cards (COMP-4)."""
    known: dict[str, str] = {}
    for number, card in enumerate(files.wonderlandians):
        path: DocumentPath = ("wonderlandians", number)
        if card.figures and card.chips is not None:
            yield Complaint((*path, "chips"), Text("figures-or-chips"), at_key=True)
        for place, figure in enumerate(card.figures):
            if known.setdefault(figure.id, card.id) != card.id:
                yield Complaint((*path, "figures", place, "id"), text("figure-twice", card=known[figure.id]))


def missing_places(files: ContentFiles) -> Iterator[Complaint]:
    """Yield regions, chairs and numbers of players without a place in `table`, and mistakes in its places.

    Those are layouts that do not fit their number of players, and unknown boards. A content may lack `table`.
    """
    plan = files.table
    if plan is None:
        return
    for section, spots in (("regions", plan.regions), ("chairs", plan.chairs)):
        for entry in getattr(files, section):
            if entry.id not in spots:
                yield Complaint(("table", section), text("no-place-on-table", id=entry.id))
    for players in PLAYERS:
        if players not in plan.layouts:
            yield Complaint(("table", "layouts"), text("table-layout-missing", players=players))
    yield from _mistakes_in_layouts(plan)
    yield from _mistakes_on_stages(plan)


def _mistakes_in_layouts(plan: TablePlan) -> Iterator[Complaint]:
    """Yield layouts that seat another number of players than theirs, or name unknown boards."""
    for players, seating in plan.layouts.items():
        path: DocumentPath = ("table", "layouts", players)
        if len(seating.seats) != players:
            yield Complaint((*path, "seats"), text("table-seats", seats=len(seating.seats), players=players))
        yield from _unknown_board(seating.board, plan.boards, (*path, "board"))


def _mistakes_on_stages(plan: TablePlan) -> Iterator[Complaint]:
    """Yield stages that show an unknown board near."""
    for name, stage in plan.stages.items():
        if stage.board is not None:
            path: DocumentPath = ("table", "stages", name, "board", "board")
            yield from _unknown_board(stage.board.board, plan.boards, path)


def _unknown_board(name: str, boards: Iterable[str], path: DocumentPath) -> Iterator[Complaint]:
    """Complain about the name of a board that the table does not have."""
    if name not in boards:
        yield Complaint(path, text("table-board-unknown", name=name, known=", ".join(boards)))


NO_BAND = (0, 0)
"""In a round without a band, no value is unusual."""


def content_warnings(content: Content) -> Iterator[Complaint]:
    """Yield all warnings."""
    yield from cards_outside_bands(content)
    yield from rewards_passed_over(content)


def cards_outside_bands(content: Content) -> Iterator[Complaint]:
    """Yield the tea cards whose value lies outside the band for their round, if it has one."""
    files = content.files
    for number, card in enumerate(files.tea_cards):
        least, most = files.values.bands.get(card.round, NO_BAND)
        value = printed_value(files, card)
        has_band = most > 0
        if has_band and not least <= value <= most:
            values = {"found": str(value), "least": str(least), "most": str(most)}
            message = text("card-outside-band", **values, round=card.round)
            yield Complaint(("tea_cards", number, "rewards"), message)


def rewards_passed_over(content: Content) -> Iterator[Complaint]:
    """Yield the rewards of tea cards that bots cannot value and therefore ignore."""
    for number, card in enumerate(content.files.tea_cards):
        effects = [effect for _, effect in walk(card) if isinstance(effect, Effect)]
        unvalued = {effect.word for effect in effects if not isinstance(effect, tuple(REWARDS))}
        for word in sorted(unvalued - content.files.values.rewards.keys()):
            yield Complaint(("tea_cards", number, "rewards"), text("bots-pass-over", word=word))
