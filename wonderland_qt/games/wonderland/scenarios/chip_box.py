"""Hands out the chips of a content by face while a scenario's position is set up."""

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.scenarios.multiset import Counted, names
from wonderland_qt.engine.scenarios.positions import unknown
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.state import ChipId

MADNESS = "madness"
"""The name of single madness chips in scenarios, whatever the content calls them."""


class ChipBox:
    """All chips that have no place in the position yet."""

    def __init__(self, content: Content) -> None:
        """Sort all chips by face; number 0 stands for no chip."""
        self._single_madness = content.madness_face
        self._owner = {chip.id: chip.owner for chip in content.chips[1:]}
        self._left: dict[str, list[ChipId]] = {}
        for chip in content.chips[1:]:
            self._left.setdefault(chip.face, []).append(chip.id)

    def take(self, counted: Counted, owner: str, path: DocumentPath) -> tuple[ChipId, ...]:
        """Hand out chips by face, the owner's own first; raises Misplaced when none is left."""
        faces = (self._single_madness if name == MADNESS else name for name in names(counted))
        return tuple(self._take_one(face, owner, path) for face in faces)

    def left(self, face: str) -> tuple[ChipId, ...]:
        """Return the chips with a face that are left."""
        return tuple(self._left[face])

    def take_out(self, chip: ChipId) -> None:
        """Take out a chip that has its place already."""
        for chips in self._left.values():
            if chip in chips:
                chips.remove(chip)

    def rest(self) -> tuple[ChipId, ...]:
        """Return all chips that are left."""
        return tuple(sorted(chip for chips in self._left.values() for chip in chips))

    def _take_one(self, face: str, owner: str, path: DocumentPath) -> ChipId:
        """Hand out a chip with this face, the owner's own if one is left; raises Misplaced if none is."""
        if face not in self._left:
            raise Misplaced(path, unknown(Text("thing-chip"), face, self._left))
        left = self._left[face]
        if not left:
            raise Misplaced(path, text("not-enough-chips", chip=face))
        chip = next((chip for chip in left if self._owner[chip] == owner), left[0])
        left.remove(chip)
        return chip
