"""The options of the acting person as a Qt list model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from itertools import chain
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.words.texts import Argument, Say, Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.pieces.tooltips import in_role
from wonderland_qt.models.qt_index import Index

OptionPreview = Callable[[Option], Text | None]


class OptionRole(IntEnum):
    """Roles of an option beside its words."""

    ID = Qt.ItemDataRole.UserRole + 1
    TAKE = Qt.ItemDataRole.UserRole + 2
    PUT = Qt.ItemDataRole.UserRole + 3
    PICKED = Qt.ItemDataRole.UserRole + 4
    ABOUT = Qt.ItemDataRole.UserRole + 5
    NAMED = Qt.ItemDataRole.UserRole + 6
    COUNTED = Qt.ItemDataRole.UserRole + 7


WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
BESIDE = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
"""The roles that hold the preview of an option."""

FIELDS_OF_ROLES: dict[int, str] = {OptionRole.ID: "id", OptionRole.TAKE: "take", OptionRole.PUT: "put"}


def _no_preview(_option: Option) -> None:
    return None


class OptionsModel(QAbstractListModel):
    """The options of one decision; empty if the screen may not show any."""

    def __init__(self, say: Say, parent: QObject | None = None, preview: OptionPreview = _no_preview) -> None:
        """Begin without options; `preview` returns the words that are shown beside one, or None."""
        super().__init__(parent)
        self._say, self._preview = say, preview
        self._options: tuple[Option, ...] = ()
        self._picked: tuple[str, ...] = ()
        self._answer_of_several = False
        self.usual = ""
        """The id of the option that the space bar chooses, or ""."""

    def show(self, decision: Decision | None, picked: tuple[str, ...] = ()) -> None:
        """Show the options of this decision, some of them picked; None shows none.

        Equal options are not set again, so that views keep their place.
        """
        self._show_picked(picked)
        options = decision.options if decision is not None else ()
        self.usual = decision.usual if decision is not None else ""
        self._answer_of_several = decision is not None and decision.pick_count > 1
        if options == self._options:
            return
        self.beginResetModel()
        self._options = options
        self.endResetModel()

    def _show_picked(self, picked: tuple[str, ...]) -> None:
        """Mark these options as picked, and report that all rows and their numbers may have changed."""
        if picked == self._picked:
            return
        self._picked = picked
        if self._options:
            self.dataChanged.emit(self.index(0), self.index(len(self._options) - 1))
            self.layoutChanged.emit()

    def row_of(self, option_id: str) -> int:
        """Return the row of an option; raises ValueError if there is none."""
        return [option.id for option in self._options].index(option_id)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of options; an option has no rows inside."""
        return 0 if parent.isValid() else len(self._options)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of an option for a role: its words, its preview (None without one), or a field."""
        if not index.isValid():
            return None
        option = self._options[index.row()]
        if role in WORDS:
            return capital(self._say(self._words_of(option)))
        if role in BESIDE:
            preview = self._preview(option)
            return in_role(capital(self._say(preview)), role) if preview is not None else None
        if role in FIELDS_OF_ROLES:
            return getattr(option, FIELDS_OF_ROLES[role])
        return self._other_data(option, role)

    def _other_data(self, option: Option, role: int) -> Any:
        """Return an option's piece or place, its number among the picked, the keys of its words, or None."""
        match role:
            case OptionRole.ABOUT:
                return self._piece_or_place_of(option)
            case OptionRole.PICKED:
                return self._number_among_picked(option)
            case OptionRole.NAMED:
                return tuple(_keys_inside(option.text))
            case OptionRole.COUNTED:
                return _things_counted(option.text)
            case _:
                return None

    def _piece_or_place_of(self, option: Option) -> str:
        """Return the place that an option is about, else its piece.

        Where several are picked, they mostly go to the same place, so there it is the piece, else the place.
        """
        if self._answer_of_several:
            return option.take or option.put
        return option.put or option.take

    def _number_among_picked(self, option: Option) -> int:
        """Return the position of an option among the picked ones, from 1; 0 if it is not picked."""
        return self._picked.index(option.id) + 1 if option.id in self._picked else 0

    def _words_of(self, option: Option) -> Text:
        """Return an option's text, numbered if it is picked."""
        number = self._number_among_picked(option)
        return text("option-picked", number=number, option=option.text) if number else option.text

    def roleNames(self) -> dict[int, Any]:
        """Return the names of the roles."""
        return {role.value: role.name.lower().encode() for role in OptionRole}


def _keys_inside(words: Argument) -> Iterator[str]:
    """Yield the keys of all texts inside a text, then its own key; numbers and words have none."""
    if isinstance(words, tuple):
        for part in words:
            yield from _keys_inside(part)
    elif isinstance(words, Text):
        for _, argument in words.arguments:
            yield from _keys_inside(argument)
        yield words.key


def _things_counted(words: Text) -> tuple[str, ...]:
    """Return the keys of the things that a text lists with their numbers, each as often as its number.

    There are none if the text says anything else.
    """
    lists = [argument for _, argument in words.arguments]
    if len(lists) != 1 or not isinstance(lists[0], tuple):
        return ()
    counted = list(map(_counted_thing, lists[0]))
    lists_another_thing = () in counted
    return () if lists_another_thing else tuple(chain.from_iterable(counted))


def _counted_thing(words: Argument) -> tuple[str, ...]:
    """Return the key of a thing as often as a text counts it, () for a text of anything else.

    The arguments of such a text are a number and a thing, in either order, and nothing more.
    """
    if not isinstance(words, Text) or len(words.arguments) != 2:
        return ()
    arguments = [argument for _name, argument in words.arguments]
    number = next((argument for argument in arguments if isinstance(argument, int)), None)
    thing = next((argument for argument in arguments if isinstance(argument, Text)), None)
    return (thing.key,) * number if number is not None and thing is not None else ()
