"""Composed verbs: verbs that YAML content defines itself from other verbs, conditions and measures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, cast

from pydantic import Field, GetCoreSchemaHandler, PrivateAttr, ValidationError, ValidatorFunctionWrapHandler
from pydantic_core import CoreSchema, PydanticKnownError, core_schema

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.shown_as import ShownAs
from wonderland_qt.engine.content.tagged_maps import OneKey, OneKeyT
from wonderland_qt.engine.words.texts import Argument, Text

PARAMETER = "$"
"""The prefix of parameters: `$strength` in a composed verb is replaced by the argument `strength`."""
WORD = r"^[a-z][a-z0-9_]*$"
LONGEST_NAME, LONGEST_TEXT = 60, 200

VerbName = Annotated[str, Field(pattern=WORD, max_length=40)]
ParameterName = Annotated[str, Field(pattern=WORD, max_length=20)]
Words = dict[str, Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]]


class Template:
    """Marks a field with a list of verbs in which parameters may stand; its value is kept as written.

    Parameters have no value yet, so errors that only concern them are ignored here.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Have pydantic check the field's list and keep it as written; parameters have no value yet."""
        return core_schema.no_info_wrap_validator_function(_check_but_keep_as_written, handler(source))


def _check_but_keep_as_written(value: Any, check: ValidatorFunctionWrapHandler) -> tuple[Any, ...]:
    """Return a list unchanged; raises ValidationError unless all that is wrong with it are parameters.

    Parameters are no mistake, because each use of the composed verb puts its arguments in their place.
    """
    if not isinstance(value, list | tuple):
        raise PydanticKnownError("list_type")
    try:
        check(value)
    except ValidationError as error:
        if not all(is_parameter(wrong) for wrong in _innermost_wrong_values(error)):
            raise
    return tuple(value)


def _innermost_wrong_values(error: ValidationError) -> list[Any]:
    """Return the innermost wrong values, without the lists and maps that are wrong only because of them."""
    found = error.errors(include_url=False)
    paths = [details["loc"] for details in found]
    paths_of_containers = {path[:length] for path in paths for length in range(len(path))}
    return [details["input"] for details in found if details["loc"] not in paths_of_containers]


def is_parameter(value: object) -> bool:
    """Tell whether a value in a composed verb is a parameter."""
    return isinstance(value, str) and value.startswith(PARAMETER)


class Parameter(ContentModel):
    """A parameter of a composed verb; without a `default` every use gives an argument for it."""

    default: bool | int | str | dict[str, Any] | list[Any] | None = None


class VerbSpec(ContentModel):
    """The definition of a composed verb: all verbs in `do` happen.

    `name` and `text` are by language; `text` has `{parameter}` for arguments and is otherwise made from the
    texts of its parts. `icon` is shown on cards. A game's subclass adds `do` with its family of verbs.
    """

    name: Words = Field(default={})
    text: dict[str, Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]] = Field(default={})
    icon: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40), ShownAs("icon")] | None = None
    parameters: dict[ParameterName, Parameter] = Field(default={})


class ComposedVerb(OneKey):
    """Base of a use of a composed verb: its verbs with the arguments filled in.

    A game's subclass adds a field `do`, and `conditions` if its family has any.
    """

    is_composed: ClassVar[bool] = True
    named: str
    icon: str = ""
    own_text: bool = False
    arguments: tuple[tuple[str, int | str], ...] = ()

    def model_post_init(self, _context: Any, /) -> None:
        """Take the name that the content gave the verb as this verb's word."""
        vars(self)["word"] = self.named  # one-key maps are frozen

    @property
    def parts(self) -> tuple[OneKey, ...]:
        """Return the verbs that this verb does; each game's own class adds the field `do`."""
        parts: tuple[OneKey, ...] = getattr(self, "do", ())
        return parts

    @property
    def ifs(self) -> tuple[OneKey, ...]:
        """Return the conditions under which this verb happens; some games' own classes add the field."""
        ifs: tuple[OneKey, ...] = getattr(self, "conditions", ())
        return ifs

    @property
    def text_arguments(self) -> tuple[tuple[str, Argument], ...] | None:
        """Return the arguments of the verb's own text, None if it has no text of its own."""
        if not self.own_text:
            return None
        return tuple(
            (name, Text(value) if isinstance(value, str) else value) for name, value in self.arguments
        )


def plain(verbs: Iterable[OneKeyT]) -> Iterator[OneKeyT]:
    """Yield verbs, with each composed verb replaced by the verbs it is made of."""
    for verb in verbs:
        if isinstance(verb, ComposedVerb):
            yield from plain(cast("tuple[OneKeyT, ...]", verb.parts))
        else:
            yield verb


class HasVerbs(ContentModel):
    """Base of a content that can define composed verbs."""

    _named: Any = PrivateAttr(default=None)

    def know(self, named: Mapping[type[OneKey], Mapping[str, Any]]) -> None:
        """Keep the definitions of composed verbs as written, because scenarios may use the verbs too."""
        self._named = named

    @property
    def named(self) -> Mapping[type[OneKey], Mapping[str, Any]]:
        """Return the definitions of composed verbs as written, by family and word."""
        found: Mapping[type[OneKey], Mapping[str, Any]] = self._named or {}
        return found


def name_key(verb: str) -> str:
    """Return the key of the message with the name of a composed verb."""
    return f"verb-{verb}"


def text_key(verb: str) -> str:
    """Return the key of the message that says what a composed verb does."""
    return f"verb-text-{verb}"


def verb_words(specs: Mapping[str, VerbSpec]) -> Mapping[str, Mapping[str, str]]:
    """Return names and texts of composed verbs by message key and language; the word is the default name."""
    names = {name_key(verb): spec.name or {"en": verb.replace("_", " ")} for verb, spec in specs.items()}
    texts = {text_key(verb): spec.text for verb, spec in specs.items() if spec.text}
    return {**names, **texts}
