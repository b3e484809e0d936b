"""Messages: what is written is read back the same, and what is none of them is not read at all."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from inspect import getmembers, isclass
from pathlib import Path

import pytest
from msgspec import Struct, ValidationError, json, structs

from chapterhouse.wire import examples as shown
from chapterhouse.wire import messages, owners, requests, rulebook
from wire.examples import BY_HTTP, TO_READER, TO_SERVER

ROOT = Path(__file__).parents[2]
ORDERS = json.Decoder(messages.ToServer)


def name(message: Struct) -> str:
    return type(message).__name__


def labels(examples: Sequence[Struct]) -> list[str]:
    """A name for each of the examples."""
    return [f"{at}-{name(example)}" for at, example in enumerate(examples)]


def declared() -> set[str]:
    """The names of all structs that go over the wire."""
    modules = (shown, messages, owners, requests, rulebook)
    members = [member for module in modules for member in getmembers(module, isclass)]
    return {name for name, member in members if issubclass(member, Struct)} - {"Struct"}


def parts(value: object) -> Iterator[str]:
    """The names of the structs that something is made of."""
    match value:
        case Struct():
            yield name(value)
            yield from parts(list(structs.asdict(value).values()))
        case dict():
            yield from parts(list(value.values()))
        case list():
            for item in value:
                yield from parts(item)


def test_there_is_an_example_of_every_message() -> None:
    """No message is left untested."""
    assert declared() == set(parts([*TO_READER, *TO_SERVER, *BY_HTTP]))


@pytest.mark.parametrize("message", TO_READER, ids=labels(TO_READER))
def test_the_page_reads_what_the_server_wrote(message: messages.ToReader) -> None:
    """A message to a reader is read back as the same, by its tag."""
    written = json.encode(message)

    assert json.decode(written, type=messages.ToReader) == message
    assert json.encode(json.decode(written, type=messages.ToReader)) == written


@pytest.mark.parametrize("order", TO_SERVER, ids=labels(TO_SERVER))
def test_the_server_reads_what_the_page_wrote(order: messages.ToServer) -> None:
    """A message of the page is read back as the same; one with anything more is refused."""
    written = json.encode(order)
    more = written[:-1] + b',"more":1}'

    assert ORDERS.decode(written) == order
    with pytest.raises(ValidationError, match="unknown field `more`"):
        ORDERS.decode(more)


@pytest.mark.parametrize("message", BY_HTTP, ids=labels(BY_HTTP))
def test_requests_and_answers_are_read_back(message: Struct) -> None:
    """What is asked for and given by HTTP is read back as the same."""
    assert json.decode(json.encode(message), type=type(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        "{}",
        '{"type":"act"}',
        '{"type":"act","ply":1}',
        '{"type":"act","ply":1,"action":"1"}',
        '{"type":"act","ply":1.5,"action":1}',
        '{"type":"act","ply":true,"action":1}',
        '{"type":"hello","key":1,"language":"en"}',
        '{"type":"position","ply":1}',
        '{"type":"act","ply":1,"action":1}x',
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    """Whatever is no message of the page, be it JSON or not, is refused as a whole."""
    with pytest.raises(ValueError, match=r".+"):
        ORDERS.decode(text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (requests.NewTable, '{"game":"biblios","chairs":[]}'),
        (requests.NewTable, '{"game":"biblios","chairs":[{"kind":"king"}]}'),
        (requests.NewTable, '{"game":"biblios","chairs":[{"kind":"me"}],"seed":1}'),
        (requests.Joining, '{"code":"c","key":"' + "k" * 32 + '","name":"' + "a" * 41 + '"}'),
        (requests.Joining, '{"code":"' + "c" * 81 + '","key":"' + "k" * 32 + '"}'),
        (requests.Joining, '{"code":"c","key":"' + "k" * 31 + '"}'),
        (requests.Joining, '{"code":"c","key":"' + "k" * 81 + '"}'),
        (requests.Joining, '{"code":"c","key":"' + "é" * 32 + '"}'),
        (requests.NewReplay, '{"text":"' + "a" * 65_537 + '"}'),
        (requests.Inviting, "{}"),
        (requests.Locking, '{"key":"k","new":"short"}'),
    ],
)
def test_requests_have_bounds(kind: type[Struct], text: str) -> None:
    """A request that is too long, unknown or not complete is not read."""
    with pytest.raises(ValidationError):
        json.decode(text, type=kind)


def test_the_page_has_the_types_of_these_structs() -> None:
    """What scripts/messages writes for the page is what the structs say."""
    programs = Path(sys.executable).parent  # where the environment keeps its node
    if (
        not (programs / "node").exists()
        or not (ROOT / "ui/node_modules/openapi-typescript").exists()
    ):
        pytest.skip("there is no node here to write the types of the page")
    ran = subprocess.run(
        [sys.executable, ROOT / "scripts/messages", "--check"],
        env=os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
