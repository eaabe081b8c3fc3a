"""Composed verbs: verbs that a content names itself, made of verbs, conditions and measures."""

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
"""Where `$strength` is written in a composed verb, the argument of that name comes to stand."""
WORD = r"^[a-z][a-z0-9_]*$"
LONGEST_NAME, LONGEST_TEXT = 60, 200

VerbName = Annotated[str, Field(pattern=WORD, max_length=40)]
ParameterName = Annotated[str, Field(pattern=WORD, max_length=20)]
Words = dict[str, Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]]


class Template:
    """Marks a list of verbs in which parameters may stand: it is kept as it is written.

    Whether it is right is known with arguments alone, so its form is checked and the model lets it be.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_wrap_validator_function(_as_written, handler(source))


def _as_written(value: Any, check: ValidatorFunctionWrapHandler) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise PydanticKnownError("list_type")
    try:
        check(value)
    except ValidationError as error:
        if not all(map(is_parameter, _found_wrong(error))):
            raise
    return tuple(value)


def _found_wrong(error: ValidationError) -> list[Any]:
    """Return the values that are wrong; a list that is too short only as its items are wrong is not."""
    found = error.errors(include_url=False)
    around = {details["loc"][:length] for details in found for length in range(len(details["loc"]))}
    return [details["input"] for details in found if details["loc"] not in around]


def is_parameter(value: object) -> bool:
    """Tell whether a value of a composed verb is a parameter."""
    return isinstance(value, str) and value.startswith(PARAMETER)


class Parameter(ContentModel):
    """A parameter of a composed verb; without a `default` every use gives an argument for it."""

    default: bool | int | str | dict[str, Any] | list[Any] | None = None


class VerbSpec(ContentModel):
    """A verb that the content names itself: all of `do` happens.

    `name` is what it is called, `text` what it says with `{parameter}` for arguments; without one its text is
    made of its parts. `icon` is the sign on cards. A game's own has `do` of its family of verbs.
    """

    name: Words = Field(default={})
    text: dict[str, Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]] = Field(default={})
    icon: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40), ShownAs("icon")] | None = None
    parameters: dict[ParameterName, Parameter] = Field(default={})


class ComposedVerb(OneKey):
    """Base of a family's composed verb: one that the content has named, with its arguments in place.

    A game's own has a field `do`, and `conditions` where its family knows any.
    """

    is_composed: ClassVar[bool] = True
    named: str
    icon: str = ""
    own_text: bool = False
    arguments: tuple[tuple[str, int | str], ...] = ()

    def model_post_init(self, _context: Any, /) -> None:
        """Go by the name that the content has given."""
        vars(self)["word"] = self.named  # one-key maps are frozen

    @property
    def parts(self) -> tuple[OneKey, ...]:
        """Return the verbs that it is made of."""
        parts: tuple[OneKey, ...] = getattr(self, "do", ())
        return parts

    @property
    def ifs(self) -> tuple[OneKey, ...]:
        """Return the conditions on which it happens."""
        ifs: tuple[OneKey, ...] = getattr(self, "conditions", ())
        return ifs

    @property
    def said_with(self) -> tuple[tuple[str, Argument], ...] | None:
        """Return the arguments of the text that the content gives it, None where it has to be made."""
        if not self.own_text:
            return None
        return tuple((name, Text(said) if isinstance(said, str) else said) for name, said in self.arguments)


def plain(verbs: Iterable[OneKeyT]) -> Iterator[OneKeyT]:
    """Yield verbs, and instead of those that a content has named all that these are made of."""
    for verb in verbs:
        if isinstance(verb, ComposedVerb):
            yield from plain(cast("tuple[OneKeyT, ...]", verb.parts))
        else:
            yield verb


class HasVerbs(ContentModel):
    """Base of a content in which verbs can be named."""

    _named: Any = PrivateAttr(default=None)

    def know(self, named: Mapping[type[OneKey], Mapping[str, Any]]) -> None:
        """Keep the verbs that the content names as they are written: scenarios use them too."""
        self._named = named

    @property
    def named(self) -> Mapping[type[OneKey], Mapping[str, Any]]:
        """Return the verbs that the content names, as they are written, by family and word."""
        found: Mapping[type[OneKey], Mapping[str, Any]] = self._named or {}
        return found


def name_key(verb: str) -> str:
    """Return the message that says what a composed verb is called."""
    return f"verb-{verb}"


def text_key(verb: str) -> str:
    """Return the message that says what a composed verb does."""
    return f"verb-text-{verb}"


def verb_words(specs: Mapping[str, VerbSpec]) -> Mapping[str, Mapping[str, str]]:
    """Return the words of composed verbs by message and language; one without a name goes by its word."""
    names = {name_key(verb): spec.name or {"en": verb.replace("_", " ")} for verb, spec in specs.items()}
    return {**names, **{text_key(verb): spec.text for verb, spec in specs.items() if spec.text}}
