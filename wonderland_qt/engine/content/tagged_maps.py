"""One-key maps `{verb: arguments}`: effects, measures and conditions as typed records, family by family."""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, NoReturn, TypeVar, get_args

from pydantic import BaseModel, GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationError, ValidationInfo
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, SchemaValidator, core_schema

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.words.message_parts import expected, shown, suggestion
from wonderland_qt.engine.words.texts import Text, text

COMPOSED = "composed"
"""The key of an expanded composed verb (see `Expanded`)."""

_NO_ARGUMENTS: dict[str, object] = {}
_families_in_schema: set[type] = set()


class Expanded(dict[str, Any]):
    """The expansion of a composed verb, a type of its own so that no file can contain it."""


class OneKey(ContentModel):
    """A one-key map of content, such as `{vp: 3}`; two are equal if verb and arguments are.

    A subclass without a word is a family (`class Effect(OneKey)`) or a common base of verbs; a subclass with
    a word is a verb: `class Vp(Effect, word="vp", shorthand="amount")`. A field annotated with a family
    takes `{vp: {amount: 3}}`, by the shorthand `{vp: 3}` or `{vp: {per: busted}}`, and the bare word `vp`
    when no argument is needed. A field annotated with a verb's own class takes the arguments alone.
    """

    family: ClassVar[str] = ""
    word: ClassVar[str] = ""
    shorthand: ClassVar[str] = ""
    is_composed: ClassVar[bool] = False
    """Whether this class stands for all composed verbs of its family (`composed_verbs.py`)."""
    ref: ClassVar[str] = ""
    """The reference that `index_effects` sets, such as `card_07.rewards.0`."""

    def __init_subclass__(
        cls, *, word: str = "", shorthand: str = "", family: str = "", **options: Any
    ) -> None:
        """Register a family (named by `family`, or by the class if it has no word) or a verb of one.

        The cached lists of verbs lack the new class, so they are cleared.
        """
        super().__init_subclass__(**options)
        cls.word, cls.shorthand = word, shorthand
        if family or not word:
            cls.family = family or cls.__name__.lower()
        verbs.cache_clear()
        composed_of.cache_clear()

    @classmethod
    def __pydantic_init_subclass__(cls, **_options: Any) -> None:
        """Raise TypeError for a shorthand that is no field; only now, as pydantic finds the fields late."""
        if cls.shorthand and cls.shorthand not in cls.model_fields:
            raise TypeError(f"{cls.__name__}: the shorthand '{cls.shorthand}' is none of its fields")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OneKey) or type(self) is not type(other):
            return False
        return _argument_values(self) == _argument_values(other)

    def __hash__(self) -> int:
        return hash((type(self), *_argument_values(self)))

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Have a field of a family read by `_parse`; a verb itself, and the base class, are read as models.

        The schema's name has the class's `id`, as classes made in functions may share their name.
        """
        if cls.word or not cls.family:
            return super().__get_pydantic_core_schema__(source, handler)
        name = f"{cls.__module__}.{cls.__qualname__}:{id(cls)}"
        return core_schema.with_info_plain_validator_function(cls._parse, ref=name)

    @classmethod
    def _parse(cls, value: object, info: ValidationInfo) -> "OneKey":
        """Return the verb that a value of this family writes; `info.context` has the composed verbs.

        Those come here only as their expansion; their words are needed to suggest one for a mistyped word.
        """
        if isinstance(value, cls):
            return value
        word, arguments = _word_and_arguments(value)
        verb = composed_of(cls) if isinstance(value, Expanded) else verbs(cls).get(word)
        if verb is None:
            words_of_composed = (info.context or {}).get(cls, ())
            raise _error_of_unknown_verb(word, known={*verbs(cls), *words_of_composed})
        try:
            named = _with_names(verb, arguments)
            parsed: OneKey = verb.__pydantic_validator__.validate_python(named, context=info.context)
        except (ValidationError, PydanticCustomError) as error:
            _raise_within(word, error)
        return parsed

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return the schema of a family, one choice for each verb; families may contain themselves."""
        if cls.word or not cls.family:
            return handler(schema)
        if cls in _families_in_schema:
            return {}  # a placeholder: pydantic refers to the definition, which the outer call then writes
        _families_in_schema.add(cls)
        try:
            return {"title": cls.__name__, "anyOf": list(_schemas_of_family(cls, handler))}
        finally:
            _families_in_schema.discard(cls)


OneKeyT = TypeVar("OneKeyT", bound=OneKey)


@cache
def verbs(family: type[OneKey]) -> dict[str, type[OneKey]]:
    """Return the verbs of a family by word; raises TypeError if two of them have the same word."""
    found: dict[str, type[OneKey]] = {}
    for verb in _subclasses(family):
        if not verb.word or verb.is_composed:
            continue
        other = found.setdefault(verb.word, verb)
        if other is not verb:
            raise TypeError(f"{verb.__name__} and {other.__name__} have the same word '{verb.word}'")
    return found


@cache
def composed_of(family: type[OneKey]) -> type[OneKey] | None:
    """Return the class for a family's composed verbs, None if content cannot define any."""
    return next((verb for verb in _subclasses(family) if verb.word and verb.is_composed), None)


def verb_of(family: type[OneKey], word: object) -> type[OneKey] | None:
    """Return the verb class of a word in a family; the word `COMPOSED` means composed verbs."""
    return composed_of(family) if word == COMPOSED else verbs(family).get(str(word))


def argument_key(verb: type[BaseModel], name: str) -> str:
    """Return the key of a field in YAML: its alias, or its name."""
    return verb.model_fields[name].alias or name


def _subclasses(base: type[OneKey]) -> Iterator[type[OneKey]]:
    """Yield the direct and indirect subclasses of a class."""
    for subclass in base.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)


@cache
def field_names(model: type[BaseModel]) -> tuple[str, ...]:
    """Return the names of a model's fields; cached, as pydantic is slow here."""
    return tuple(model.model_fields)


def _argument_values(model: OneKey) -> list[object]:
    """Return the values of a verb's fields, in their order."""
    return [getattr(model, name) for name in field_names(type(model))]


def _error_with_message(message: Text) -> PydanticCustomError:
    """Return a pydantic error that carries a message of ours to `error_messages.py`."""
    return PydanticCustomError("one_key", "{message}", {"message": message})


def _error_of_unknown_verb(word: str, known: Collection[str]) -> PydanticCustomError:
    """Return the error about a word that is no verb of its family, which suggests one that is known."""
    near = suggestion(word, known)
    return _error_with_message(text("content-unknown-verb", verb=shown(word), near=near))


def _word_and_arguments(value: object) -> tuple[str, object]:
    """Return the word and the arguments of a one-key map or of a bare word."""
    if isinstance(value, str):
        return value, _NO_ARGUMENTS
    if not isinstance(value, dict):
        raise _error_with_message(expected(Text("value-verb"), shown(value)))
    if len(value) != 1:
        words = ", ".join(map(str, value)) or Text("value-none")
        there = text("value-count-of", count=str(len(value)), words=words)
        raise _error_with_message(expected(Text("value-one-verb"), there, Text("write-each-alone")))
    [(word, arguments)] = value.items()
    return str(word), arguments


def _with_names(verb: type[OneKey], arguments: object) -> object:
    """Return a verb's arguments with names, putting a shorthand's value under its field."""
    has_names = isinstance(arguments, dict) and not is_shorthand(verb, arguments)
    if has_names or isinstance(arguments, verb):
        return arguments
    if arguments is None:
        raise _error_with_message(text("content-arguments-missing", word=verb.word))
    if not verb.shorthand:
        raise _error_with_message(message_about_arguments(verb.word, _argument_keys(verb), arguments))
    return {argument_key(verb, verb.shorthand): arguments}


def message_about_arguments(word: str, keys: Sequence[str], written: object) -> Text:
    """Return the message that a verb takes arguments with these keys, or none, and not what is written."""
    wanted = text("value-arguments", keys=", ".join(keys)) if keys else Text("value-no-arguments")
    return text("content-verb-takes", word=word, wanted=wanted, there=shown(written))


def _argument_keys(model: type[BaseModel]) -> list[str]:
    """Return the keys of all fields of a model in YAML."""
    return [argument_key(model, name) for name in field_names(model)]


def is_shorthand(verb: type[OneKey], arguments: dict[Any, Any]) -> bool:
    """Tell whether a mapping is the value of the shorthand field, as in `{vp: {per: busted}}`."""
    return bool(_keys_of_shorthand(verb).intersection(arguments))


@cache
def _keys_of_shorthand(verb: type[OneKey]) -> frozenset[str]:
    """Return the keys by which a mapping is known to be the value of the verb's shorthand field.

    They are those of the models that the field allows, less the verb's own keys: a mapping with one of those
    has the arguments by name.
    """
    if not verb.shorthand:
        return frozenset()
    annotation = verb.model_fields[verb.shorthand].annotation
    kinds = (annotation, *get_args(annotation))
    models = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]
    keys_of_models = {key for model in models for key in _argument_keys(model)}
    return frozenset(keys_of_models.difference(_argument_keys(verb)))


def _raise_within(word: str, error: Exception) -> NoReturn:
    """Raise a validation error again with the word added before its location.

    Pydantic adds locations only for fields, so this validates a typed dict with a field of that name.
    """

    def raise_again(_value: object) -> NoReturn:
        raise error

    field = core_schema.typed_dict_field(core_schema.no_info_plain_validator_function(raise_again))
    SchemaValidator(core_schema.typed_dict_schema({word: field})).validate_python({word: None})
    raise error


def _schemas_of_family(family: type[OneKey], handler: GetJsonSchemaHandler) -> Iterator[JsonSchemaValue]:
    """Yield the JSON Schemas of a family: of its one-key maps, and of the words that may stand bare."""
    bare_words: list[str] = []
    properties: dict[str, JsonSchemaValue] = {}
    for word, verb in verbs(family).items():
        arguments = handler(verb.__pydantic_core_schema__)
        definition = handler.resolve_ref_schema(arguments)
        if not definition.get("required"):
            bare_words.append(word)
        if verb.shorthand:
            short = definition["properties"][argument_key(verb, verb.shorthand)]
            arguments = {"description": definition.get("description", ""), "anyOf": [arguments, short]}
        properties[word] = arguments
    yield {
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 1,
    }
    if bare_words:
        yield {"enum": bare_words}
