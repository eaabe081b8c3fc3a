"""A chair of a new game: the portrait of the role, a name, and a switch between person and bot."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import button, say_button, styled
from wonderland_qt.app.seating.faces import NOBODY, FaceLabel, Faces
from wonderland_qt.app.seating.person_switch import PersonSwitch
from wonderland_qt.app.seating.portrait_button import PortraitButton
from wonderland_qt.app.seating.portraits import ASPECT, Portraits
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest
from wonderland_qt.models.narration.bot_kinds import BotKind
from wonderland_qt.models.narration.bot_names import bot_name
from wonderland_qt.models.pieces.tooltips import tooltip

WIDTH, PORTRAIT, UNDER, SWITCH = 180, 104, 14, 24
PLATE, FACE = 68, 46
LONGEST_NAME = 20


class Chair(QWidget):
    """Shows a guest, and emits `changed` with the guest as edited; the seating plan is kept elsewhere."""

    changed = Signal(object)
    bot_wanted = Signal()

    def __init__(
        self,
        number: int,
        words: Words,
        portraits: Portraits,
        faces: Faces,
        bots: Sequence[BotKind],
        usual_bot: str,
    ) -> None:
        """Begin with a person without a name; `usual_bot` sits down when the switch asks for a bot."""
        super().__init__()
        self._say, self._number, self._usual_bot = words.say, number, usual_bot
        self._bots = {bot.kind: bot for bot in bots}
        self._guest = Guest()
        self.plate = styled(QFrame(self), "plate")
        self.portrait = PortraitButton(portraits, self)
        self.name = QLineEdit(maxLength=LONGEST_NAME)
        styled(self.name, "guest")
        self.switch = PersonSwitch()
        self.temper = button("", self.bot_wanted.emit, "temper")
        self.face = FaceLabel(faces, self)
        self._lay_out()
        self.name.installEventFilter(self)
        self.name.textEdited.connect(self._rename)
        self.switch.clicked.connect(self._switch_player)
        self.show_guest(self._guest)
        self.grow(1.0)

    def show_guest(self, guest: Guest, lit: bool = False) -> None:
        """Show the guest who sits here; the portrait of a chosen chair is `lit`.

        Only a bot has a temper to choose, and a face. A name that is just being written is left alone.
        """
        self._guest = guest
        self.portrait.show_role(guest.role, lit=lit)
        if self.name.text().strip() != guest.name:
            self.name.setText(guest.name)
        self.name.setPlaceholderText(self._default_name)
        self.switch.setChecked(bool(guest.bot))
        say_button(self.temper, self._say(self._kind_of_player(guest)))
        self.temper.setEnabled(bool(guest.bot) and len(self._bots) > 1)
        kind = self._bot_kind
        self.face.show_face("" if kind is None else kind.face or NOBODY)
        self._describe(guest)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`, and lay the parts out for it.

        The portrait is above in the middle. The plate lies over its foot by UNDER, and a bot's face stands on
        the plate's right end.
        """
        self.switch.set_height(round(SWITCH * grown))
        self.face.set_side(round(FACE * grown))
        portrait, width, plate = (round(length * grown) for length in (PORTRAIT, WIDTH, PLATE))
        self.portrait.set_width(portrait)
        self._space_plate(grown)
        top_of_plate = round(portrait / ASPECT) - round(UNDER * grown)
        self.setFixedSize(width, top_of_plate + plate)
        self.portrait.move((width - portrait) // 2, 0)
        self.plate.setGeometry(QRect(0, top_of_plate, width, plate))
        self.plate.raise_()
        self.face.move(width - self.face.width(), top_of_plate - self.face.height())
        self.face.raise_()

    def _space_plate(self, grown: float) -> None:
        """Scale the room around and between what is on the plate."""
        sheet = self.plate.layout()
        assert sheet is not None
        beside, above = round(10 * grown), round(5 * grown)
        sheet.setContentsMargins(beside, above, beside, above)
        sheet.setSpacing(round(3 * grown))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept a name with Enter, so that only a second Enter begins the game."""
        is_enter = isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if event.type() == QEvent.Type.KeyPress and is_enter and self.name.isModified():
            self.name.setModified(False)
            return True
        return super().eventFilter(watched, event)

    @property
    def _default_name(self) -> str:
        """Return what a guest without a name is called: a person by seat, a bot by its kind or its role.

        A kind with a face is a character, and has a name.
        """
        if not self._guest.bot:
            return self._say(text("new-person-name", number=self._number))
        if self._bot_kind is not None and self._bot_kind.face:
            return self._say(self._bot_kind.name)
        role = self._guest.role
        return self._say(Text("new-bot-nameless" if role == BY_CHANCE else role))

    @property
    def _bot_kind(self) -> BotKind | None:
        """Return the description of the bot that sits here."""
        return self._bots.get(self._guest.bot)

    def _kind_of_player(self, guest: Guest) -> Text:
        """Return the words for a person, or for the temper of a bot, its name if it has none."""
        if not guest.bot:
            return Text("new-person")
        kind = self._bot_kind
        return kind.temper if kind is not None and kind.temper is not None else bot_name(guest.bot)

    def _describe(self, guest: Guest) -> None:
        """Describe the parts of the chair to screen readers."""
        role = self._say(Text("new-role-random" if guest.role == BY_CHANCE else guest.role))
        of_seat = self._say(text("new-role-of-seat", number=self._number))
        self.portrait.setAccessibleName(f"{of_seat}: {role}")
        self.portrait.setAccessibleDescription(self._say(Text("new-chair-keys")))
        self.portrait.setToolTip(tooltip(role))
        self.name.setAccessibleName(self._say(text("new-name-of-seat", number=self._number)))
        player = self._say(text("new-who-of-seat", number=self._number))
        self.switch.setAccessibleName(f"{player}: {self.temper.text()}")
        self.switch.setToolTip(tooltip(self._say(Text("new-switch"))))
        self.temper.setAccessibleName(f"{player}: {self.temper.text()}")

    def _rename(self, name: str) -> None:
        self.changed.emit(msgspec.structs.replace(self._guest, name=name.strip()))

    def _switch_player(self) -> None:
        """Put the usual bot on this chair if the switch says so, else a person."""
        bot = self._usual_bot if self.switch.isChecked() else ""
        self.changed.emit(msgspec.structs.replace(self._guest, bot=bot))

    def _lay_out(self) -> None:
        """Lay the name above the switch, with the temper of the bot beside the switch."""
        sheet, row = QVBoxLayout(self.plate), QHBoxLayout()
        sheet.addWidget(self.name)
        row.addWidget(self.switch)
        row.addWidget(self.temper, 1)
        sheet.addLayout(row)
