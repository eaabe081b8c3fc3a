"""The content as it looks, entry by entry: characters, missions, spaces of the watch, and sides."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.evidence import Thing
from wonderland_qt.engine.exhibits import Exhibit
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.wording import describe_all
from wonderland_qt.games.tea_for_2.pack import Pack


def exhibits(pack: Pack) -> tuple[Exhibit, ...]:
    """Return every character, mission, space of the watch and side of a content."""
    return (*_characters(pack), *_missions(pack), *_spaces(pack), *_sides(pack))


def _characters(pack: Pack) -> Iterator[Exhibit]:
    for number, character in enumerate(pack.content.characters):
        of, rules, badge = character.id, describe_all(character.effect), str(character.value)
        piece = Piece(f"card:{of}", "card", of, badge=badge, text=Text(of), lines=rules)
        copies = sum(card.character == character.id for card in pack.cards.values())
        path, thing = ("characters", number), Thing("bought", character.id)
        yield Exhibit(path, "character", Text(character.id), (piece,), rules, copies, thing=thing)


def _missions(pack: Pack) -> Iterator[Exhibit]:
    for number, mission in enumerate(pack.content.missions):
        of, rules = mission.id, describe_all((mission.scores,))
        piece = Piece(f"mission:{of}", "mission", of, text=Text(of), lines=rules)
        yield Exhibit(("missions", number), "mission", Text(of), (piece,), rules, thing=Thing("mission", of))


def _spaces(pack: Pack) -> Iterator[Exhibit]:
    for number, space in enumerate(pack.content.watch):
        rules = describe_all(space.effect)
        icons = tuple(verb.word for verb in space.effect)
        piece = Piece(f"space:{space.id}", "space", space.id, text=Text(space.id), icons=icons)
        yield Exhibit(("watch", number), "space", Text(space.id), (piece,), rules)


def _sides(pack: Pack) -> Iterator[Exhibit]:
    for number, side in enumerate(pack.content.sides):
        piece = Piece(f"portrait:{side.id}", "portrait", side.id, text=Text(side.id))
        yield Exhibit(("sides", number), "side", Text(side.id), (piece,))
