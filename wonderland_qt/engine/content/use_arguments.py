"""Reads and checks the arguments that uses of composed verbs write."""

from collections.abc import Mapping
from typing import Any

from wonderland_qt.engine.content.composed_verbs import PARAMETER
from wonderland_qt.engine.content.folders.origins import Origin
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.named_verbs import NamedVerb, Put, default_of, parameters_in
from wonderland_qt.engine.content.tagged_maps import message_about_arguments
from wonderland_qt.engine.content.yaml.yaml_reader import Key
from wonderland_qt.engine.words.message_parts import shown, suggestion
from wonderland_qt.engine.words.texts import Text, text


class UseArguments:
    """Reads the arguments of uses, and adds the mistakes in them to those of the expansion."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        """Prepare to add to these mistakes."""
        self._mistakes = mistakes

    def of_use(self, named: NamedVerb, value: Any, origin: Origin, may_be_parameters: bool) -> dict[str, Put]:
        """Return the arguments of a use, defaults included; complain of missing ones.

        Inside a definition, an argument may be a parameter of the verb around it (`may_be_parameters`).
        """
        mistakes_before = len(self._mistakes)
        given = self._given_arguments(named, value, origin)
        has_wrong_arguments = len(self._mistakes) > mistakes_before
        if not may_be_parameters:
            for put in given.values():
                self.refuse_parameters(put)
        if not has_wrong_arguments:
            self._complain_of_missing(named, given, origin)
        return {str(name): given.get(name) or default_of(named, name) for name in named.parameters}

    def refuse_parameters(self, put: Put, itself: str = "") -> None:
        """Complain of parameters inside an argument or a default, where none are allowed.

        A parameter without a default stands for `itself`, which is no mistake.
        """
        for name in parameters_in(put.value):
            if put.value != itself:
                self._complain(put.origin, text("composed-parameter-unknown", parameter=name, near=""))

    def _given_arguments(self, named: NamedVerb, value: Any, origin: Origin) -> dict[Key, Put]:
        """Return the arguments that a use writes; a single parameter may be given without its name."""
        if not isinstance(value, dict):
            return {}
        written, written_at = value[named.word], origin.of_part(named.word)
        names = list(map(str, named.parameters))
        if isinstance(written, dict):
            self._complain_of_unknown(named, written, written_at)
            return {key: Put(inner, written_at.of_part(key)) for key, inner in written.items()}
        if len(names) == 1:
            only_name = names[0]
            return {only_name: Put(written, written_at)}
        self._complain(written_at, message_about_arguments(named.word, names, written))
        return {}

    def _complain_of_unknown(self, named: NamedVerb, written: Mapping[Key, Any], written_at: Origin) -> None:
        """Complain of each argument whose key is no parameter of the verb."""
        names = list(map(str, named.parameters))
        for key in written:
            if key not in named.parameters:
                message = text("content-unknown-key", name=shown(str(key)), near=suggestion(key, names))
                self._complain(written_at.of_part(key), message, at_key=True)

    def _complain_of_missing(self, named: NamedVerb, given: Mapping[Key, Put], origin: Origin) -> None:
        """Complain of each parameter without a default for which a use gives no argument."""
        for name in named.parameters:
            has_default = default_of(named, name).value != f"{PARAMETER}{name}"
            if name not in given and not has_default:
                self._complain(origin, text("composed-argument-missing", parameter=str(name)))

    def _complain(self, origin: Origin, message: Text, at_key: bool = False) -> None:
        """Note a mistake where a value was written, or at the value's key."""
        self._mistakes.append(origin.mistake(message, at_key))
