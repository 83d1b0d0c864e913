"""Generates TypeScript types from Python ones.

Structs, dataclasses and typed dicts become object types of the same name. They are aliases
(`type`), not interfaces: only an alias is assignable to a type with an index signature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import indent, wrap
from typing import Any, Final, TypeAlias

from msgspec import NODEFAULT, inspect, json

Shape: TypeAlias = inspect.StructType | inspect.DataclassType | inspect.TypedDictType
Value: TypeAlias = str | int | bool | None
Constant: TypeAlias = Value | Sequence[Value] | Mapping[str, "Constant"]

_WIDTH: Final = 100
_INDENT: Final = "  "
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Declarations:
    """A TypeScript module: each declaration is written once, after those it refers to."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._literals: dict[frozenset[Value], str] = {}

    def text(self) -> str:
        return "\n".join(self._texts.values())

    # -- what can be added ------------------------------------------------------------------------

    def constant(self, name: str, value: Constant) -> None:
        """A value whose type is itself: lists and objects cannot be changed."""
        frozen = "" if isinstance(value, Value) else " as const"
        self._write(name, f"export const {name} = {_expression(value)}{frozen};\n")

    def literals(self, name: str, alias: object) -> None:
        """A name for a union of literals; types added later refer to it by that name."""
        kind = inspect.type_info(alias)
        assert isinstance(kind, inspect.LiteralType), f"{name} is not a Literal"
        self._write(name, _union(name, [_literal(value) for value in kind.values]))
        self._literals[frozenset(kind.values)] = name

    def shape(self, cls: type, tag: str = "") -> None:
        """An object type and those of its fields; `tag` is a field that holds the class name."""
        kind = inspect.type_info(cls)
        assert isinstance(kind, Shape), f"{cls.__name__} has no fields"
        self._declare(kind, tag)

    def union(self, name: str, classes: Sequence[type], tag: str = "") -> None:
        """All these shapes, and a name for any one of them."""
        for cls in classes:
            self.shape(cls, tag)
        self._write(name, _union(name, [cls.__name__ for cls in classes]))

    def namespace(self, name: str, inner: Declarations) -> None:
        """Declarations under a common prefix, such as those of one game."""
        body = indent(inner.text(), _INDENT)
        self._write(name, f"export declare namespace {name} {{\n{body}}}\n")

    # -- how it is written ------------------------------------------------------------------------

    def _write(self, name: str, text: str) -> None:
        assert name not in self._texts, f"{name} is declared twice"
        self._texts[name] = text

    def _declare(self, kind: Shape, tag: str = "") -> None:
        cls = kind.cls
        known = self._classes.setdefault(cls.__name__, cls)
        assert known is cls, f"two classes are called {cls.__name__}"
        if cls.__name__ in self._texts:
            return
        lines = [f"{_INDENT}{field};\n" for field in (*_tags(kind, tag), *self._fields(kind))]
        body = f"{{\n{''.join(lines)}}}" if lines else "Record<string, never>"
        self._write(cls.__name__, f"{_comment(cls)}export type {cls.__name__} = {body};\n")

    def _fields(self, kind: Shape) -> Iterable[str]:
        # Only messages from a client forbid unknown fields, and only there a field is optional:
        # the server writes all of them.
        sent = isinstance(kind, inspect.StructType) and kind.forbid_unknown_fields
        for field in kind.fields:
            plain = field.default is NODEFAULT and field.default_factory is NODEFAULT
            may_miss = not field.required and (plain or sent)
            yield f"{field.encode_name}{'?' if may_miss else ''}: {self._spelled(field.type)}"

    def _spelled(self, kind: inspect.Type) -> str:
        if type(kind) in _PLAIN:
            return _PLAIN[type(kind)]
        for understood, spell in self._spellings():
            if isinstance(kind, understood):
                return spell(kind)
        raise TypeError(f"cannot express {kind} in TypeScript")

    def _spellings(self) -> tuple[tuple[Any, Callable[[Any], str]], ...]:
        return (
            (Shape, self._named),
            (inspect.LiteralType, self._one_of),
            (inspect.UnionType, lambda kind: " | ".join(map(self._spelled, kind.types))),
            (inspect.ListType | inspect.VarTupleType, lambda kind: self._list_of(kind.item_type)),
            (inspect.TupleType, lambda kind: f"[{', '.join(map(self._spelled, kind.item_types))}]"),
            (inspect.DictType, self._record),
        )

    def _named(self, kind: Shape) -> str:
        self._declare(kind)
        return kind.cls.__name__

    def _one_of(self, kind: inspect.LiteralType) -> str:
        spelled = " | ".join(_literal(value) for value in kind.values)
        return self._literals.get(frozenset(kind.values), spelled)

    def _list_of(self, item: inspect.Type) -> str:
        spelled = self._spelled(item)
        return f"({spelled})[]" if " | " in spelled else f"{spelled}[]"

    def _record(self, kind: inspect.DictType) -> str:
        return f"Record<{self._spelled(kind.key_type)}, {self._spelled(kind.value_type)}>"


def _tags(kind: Shape, tag: str) -> Iterable[str]:
    if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
        assert kind.tag is not None
        yield f"{kind.tag_field}: {_literal(kind.tag)}"
    if tag:
        yield f"{tag}: {_literal(kind.cls.__name__)}"


def _literal(value: Value) -> str:
    return f"'{value}'" if isinstance(value, str) else json.encode(value).decode()


def _expression(value: Constant) -> str:
    if isinstance(value, Value):
        return _literal(value)
    if isinstance(value, Mapping):
        fields = [f"'{key}': {_expression(each)}" for key, each in value.items()]
        return f"{{ {', '.join(fields)} }}"
    return f"[{', '.join(map(_literal, value))}]"


def _union(name: str, members: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= _WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"{_INDENT}| {each}" for each in members) + ";\n"


def _comment(cls: type) -> str:
    """The docstring of a class, unless Python generated it."""
    text = vars(cls).get("__doc__") or ""
    if not text or text.startswith(f"{cls.__name__}("):
        return ""
    first, _, rest = text.partition("\n\n")
    if not rest:
        return f"/** {' '.join(first.split())} */\n"
    paragraphs = [wrap(" ".join(each.split()), _WIDTH - 3) for each in (first, *rest.split("\n\n"))]
    lines = [line for paragraph in paragraphs for line in (*paragraph, "")][:-1]
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
