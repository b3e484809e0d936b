"""What can be wrong with a Valkey: it is said in a plain sentence, and hearing goes on after it."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from valkey.asyncio import Valkey

from buses import Served, valkey
from chapterhouse.server.buses import valkey as streams
from chapterhouse.server.buses.valkey import STREAM, TOLD, ValkeyBus
from server.talk import PATIENCE
from server.test_buses import NOWHERE, noted, say

FUTURE: Final = "9999999999999-0"  # where a clock that was ahead has put an entry
PASSWORD: Final = "hush"  # noqa: S105 - of a Valkey that is there for one test
Spoil = Callable[[Any], object]


@pytest.fixture
def served() -> Iterator[Served]:
    """One for each test, which may spoil it."""
    with valkey() as made:
        yield made


class Ear:
    """What somebody hears, in the order it comes."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._came: Final = asyncio.Event()

    def __call__(self, told: str) -> None:
        self.heard.append(told)
        self._came.set()

    async def until(self, told: str) -> None:
        """Wait until this was heard."""
        async with asyncio.timeout(PATIENCE):
            while told not in self.heard:
                self._came.clear()
                await self._came.wait()


@asynccontextmanager
async def listening(bus: ValkeyBus) -> AsyncIterator[tuple[Any, Ear]]:
    """Hear by a bus, from when it is there."""
    ear, teller = Ear(), bus.teller(NOWHERE)
    with noted() as wait:
        async with teller.hearing(ear):
            await asyncio.to_thread(wait, 1)
            yield teller, ear


def test_one_read_brings_so_much(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is told at once, it goes by entries of a bounded length, of which each read
    brings a bounded number; all of it is heard.
    """
    monkeypatch.setattr(streams, "LINES", 2)
    monkeypatch.setattr(streams, "TOGETHER", 2)
    told = [f"{number}:1" for number in range(9)]
    brought: list[int] = []
    read = Valkey.xread

    async def reads(*asked: Any, **how: Any) -> Any:  # noqa: ANN401 - as the library has it
        found = await read(*asked, **how)
        brought.extend([len(entries) for _, entries in found])
        return found

    async def hear() -> list[str]:
        async with listening(served.bus) as (teller, ear):
            say(teller, *told)
            await ear.until(told[-1])
            return ear.heard

    monkeypatch.setattr(Valkey, "xread", reads)
    assert asyncio.run(hear()) == told
    with served.client() as other:
        entries = [fields[TOLD.encode()] for _, fields in other.xrange(STREAM)]

    assert [len(entry.split()) for entry in entries] == [1, 2, 2, 2, 2, 1]
    assert max(brought) <= 2


def test_what_was_cut_off_is_passed_over(served: Served) -> None:
    """Whoever reads more slowly than the stream is cut goes on with what is left of it."""

    async def hear() -> list[str]:
        async with listening(served.bus) as (_, ear):
            with served.client() as other, other.pipeline() as at_once:
                at_once.xadd(STREAM, {TOLD: "a:1"})
                at_once.xtrim(STREAM, maxlen=0, approximate=False)
                at_once.xadd(STREAM, {TOLD: "b:1"})
                at_once.execute()
            await ear.until("b:1")
            return ear.heard

    assert asyncio.run(hear()) == ["b:1"]


def test_another_clock_is_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where entries come before what was read, as a copy with an earlier clock took the place of
    the bus without anybody's connection being lost, they are heard all the same.
    """
    monkeypatch.setattr(streams, "WAITED", 20)

    async def hear() -> None:
        with served.client() as other:
            other.xadd(STREAM, {TOLD: "old:1"}, id=FUTURE)
            async with listening(served.bus) as (teller, ear):
                other.delete(STREAM)
                for number in range(1, 1_000):
                    say(teller, f"a:{number}")
                    await asyncio.sleep(0.01)
                    if ear.heard:
                        return
        raise AssertionError("nothing was heard")

    asyncio.run(hear())


def spoil_password(other: Any) -> None:  # noqa: ANN401 - a client, which has no types
    other.config_set("requirepass", "other")


def drop_password(other: Any) -> None:  # noqa: ANN401 - likewise
    other.config_set("requirepass", "")


def spoil_rights(other: Any) -> None:  # noqa: ANN401 - likewise
    other.execute_command("acl", "setuser", "default", "-xread")


def spoil_master(other: Any) -> None:  # noqa: ANN401 - likewise
    other.slaveof("127.0.0.1", 1)


def spoil_memory(other: Any) -> None:  # noqa: ANN401 - likewise
    other.config_set("maxmemory", 1)


def spoil_stream(other: Any) -> None:  # noqa: ANN401 - likewise
    other.set(STREAM, "of somebody else")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (spoil_password, "it does not take this name and password"),
        (drop_password, "it does not take this name and password"),
        (spoil_rights, "this name may not write and read its stream"),
        (spoil_master, "it is a copy, to which nobody can write"),
        (spoil_memory, "its memory is full"),
        (spoil_stream, "it answers with an error"),
    ],
)
def test_why_it_takes_nothing(
    served: Served, caplog: pytest.LogCaptureFixture, spoil: Spoil, said: str
) -> None:
    """It is said once in a plain sentence, which has nothing of the password in it."""
    with served.client() as other:
        other.config_set("requirepass", PASSWORD)
        spoil(other)
    found = asyncio.run(gone(f"{served.address}?password={PASSWORD}", caplog))

    assert found == f"the bus {served.address} is gone, as {said}: servers look for news instead"


async def gone(address: str, caplog: pytest.LogCaptureFixture) -> str:
    """What is said of a bus that is of no use and is looked for three times."""
    pauses: list[float] = []
    enough = asyncio.Event()

    async def rest(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            enough.set()
            await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(streams, "rest", rest)
        async with ValkeyBus(address).teller(NOWHERE).hearing(pytest.fail):
            await asyncio.wait_for(enough.wait(), PATIENCE)
    [line] = [record.getMessage() for record in caplog.records if "the bus" in record.getMessage()]
    assert PASSWORD not in line
    return line


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("valkey://:hush@nowhere.invalid:6379/0", "the name of its host leads nowhere"),
        ("valkey://:hush@127.0.0.1:1", "it cannot be reached"),
        ("unix:///nowhere.sock?password=hush", "it cannot be reached"),
    ],
)
def test_why_it_is_not_found(caplog: pytest.LogCaptureFixture, address: str, said: str) -> None:
    """The same holds of an address that leads to no Valkey."""
    assert f"is gone, as {said}: servers" in asyncio.run(gone(address, caplog))


def secured(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A certificate of this machine, which nobody trusts who was not given it."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now().astimezone()
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    number, day = x509.random_serial_number(), timedelta(1)
    made = x509.CertificateBuilder(name, name, key.public_key(), number, now - day, now + day)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    made = made.add_extension(names, critical=False)
    of = folder / "of.pem"
    of.write_bytes(made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    both = folder / "both.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    both.write_bytes(secret + of.read_bytes())
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return context, of


@asynccontextmanager
async def by_tls(served: Served, context: ssl.SSLContext | None) -> AsyncIterator[int]:
    """Let a Valkey be reached at a port, by TLS where there is a context for it."""
    served_by: list[asyncio.StreamWriter] = []

    async def hand_on(one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while part := await one.read(65_536):
                other.write(part)
        other.close()

    async def serve(said: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_unix_connection(str(served.file))
        served_by.extend([answer, to])
        await asyncio.gather(hand_on(said, to), hand_on(there, answer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    async with server:
        yield server.sockets[0].getsockname()[1]
        for one in served_by:
            one.close()
            with suppress(OSError):
                await one.wait_closed()


def test_whom_tls_does_not_trust(
    served: Served, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Where it was asked for, nothing is said to whoever cannot prove to be meant."""

    async def look() -> str:
        async with by_tls(served, secured(tmp_path)[0]) as port:
            return await gone(f"valkeys://:{PASSWORD}@localhost:{port}", caplog)

    assert "is gone, as its certificate is not trusted here: servers" in asyncio.run(look())


def test_it_may_not_answer(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one does that is spoken to by TLS and knows none."""
    monkeypatch.setattr(streams, "PATIENCE", 0.05)

    async def look() -> str:
        async with by_tls(served, None) as port:
            return await gone(f"valkeys://localhost:{port}", caplog)

    assert "is gone, as it does not answer: servers" in asyncio.run(look())


def test_it_is_reached_by_tls(served: Served, tmp_path: Path) -> None:
    """By a certificate that the address names as trusted."""
    context, trusted = secured(tmp_path)

    async def hear() -> None:
        async with by_tls(served, context) as port:
            bus = ValkeyBus(f"valkeys://localhost:{port}?ssl_ca_certs={trusted}")
            async with listening(bus) as (teller, ear):
                say(teller, "a:1")
                await ear.until("a:1")

    asyncio.run(hear())
