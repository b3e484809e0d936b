"""Who is away is called when it is their turn: seldom, once, and told nothing hidden."""

import asyncio
import dataclasses
from pathlib import Path

import pytest
from msgspec import json

from chapterhouse.core.rule import Malformed
from chapterhouse.server import doors, seating, wishes
from chapterhouse.server.calls import Post, Push, Sent, asked, caller
from chapterhouse.server.chairs import fingerprint
from chapterhouse.server.databases.sqlite import Sqlite
from chapterhouse.server.kept import WHOLE
from chapterhouse.server.rematch import rematch
from chapterhouse.server.tables import Settings
from chapterhouse.wire import people
from chapterhouse.wire.notices import Noticed
from databases import laid_out
from server.calls import PASSED, Came, Device, Evening, Noted, evening, service, through
from server.conftest import ROOMY
from server.talk import HttpClient, create_table, key_of

MINUTE, DAY = 60.0, 86_400.0
NTFY = "ntfys://ntfy.sh/ann"


def bodies(noted: Noted) -> list[dict[str, str]]:
    """What devices were told, and forgotten with that."""
    told = [dict(json.decode(one.body)) for one in noted.sent if isinstance(one, Push)]
    noted.sent.clear()
    return told


def texts(noted: Noted) -> list[str]:
    """What was written to addresses, and forgotten with that."""
    told = [one.text for one in noted.sent if isinstance(one, Post)]
    noted.sent.clear()
    return told


def test_a_slow_game(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the real process, to a service that takes it: a device gets the table, the names and
    the game, so that it alone can read them, and an address a line; nothing else is in it. A device
    that is gone is not called again.
    """
    monkeypatch.setattr(caller, "PAUSES", (0.0,))
    phone = Device()
    with service() as taken:
        settings = dataclasses.replace(settings, calls=through(taken), names=("here.example",))

        async def work(here: Evening) -> None:
            mine = await here.asked()
            await here.wish(mine, device=phone.told, wanted=True, language="de")
            await here.wish(1 - mine, address=NTFY)
            await here.caller.sent()
            for _ in range(2):
                await here.play()
                await here.after(2 * MINUTE)
            hello, line, call = taken.came
            written(here, mine, hello, line)
            shown(here, mine, phone, call)
            taken.status = 410
            await here.play()
            await here.play()
            await here.after(20 * MINUTE)
            assert not (await here.wish(mine, device=phone.told)).device

        evening(settings, work)


def written(here: Evening, mine: int, *came: Came) -> None:
    """See what was written to an address."""
    about = f"Biblios with {('Ann', 'Bob')[mine]}\nhttps://our.example/table/{here.table}"
    assert [where for where, _, _ in came] == ["https://ntfy.sh/"] * 2
    assert [json.decode(body) for _, _, body in came] == [
        {"topic": "ann", "message": f"{title}: {about}"}
        for title in ("Here you will be told when it is your turn", "It is your turn")
    ]


def shown(here: Evening, mine: int, phone: Device, came: Came) -> None:
    """See what a device was told, at a length that tells no name."""
    where, headers, body = came
    assert where == phone.address
    assert phone.read(body) == {
        "table": here.table,
        "title": "Du bist dran",
        "text": f"Biblios mit {('Bob', 'Ann')[mine]}",
    }
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    assert len(body) == 256 + 103


async def both_wish(here: Evening) -> None:
    """Let both wish to be called, each on a device."""
    for seat in (0, 1):
        await here.wish(seat, device=Device(f"{seat}").told, wanted=True)


def test_nobody_is_called_often(settings: Settings) -> None:
    """Not at once, nor whoever wishes it during their turn, once a turn, and not more often than
    every ten minutes.
    """
    noted = Noted()

    async def work(here: Evening) -> None:
        first = await here.asked()
        await both_wish(here)
        await here.after(MINUTE + 1)
        assert bodies(noted) == []
        other = await here.play()
        await here.after(30)
        assert bodies(noted) == []
        await here.after(31)
        assert [told["title"] for told in bodies(noted)] == ["It is your turn"]
        await here.after(MINUTE)
        assert bodies(noted) == []

        assert await here.play() == first
        assert await here.play() == other
        await here.after(2 * MINUTE)
        assert bodies(noted) == []
        await here.after(8 * MINUTE)
        assert len(bodies(noted)) == 1

    evening(settings, work, noted)


def test_a_reminder(settings: Settings) -> None:
    """After a day, once; nobody is called for a turn that they were there for."""
    noted = Noted()

    async def work(here: Evening) -> None:
        first = await here.asked()
        await both_wish(here)
        await here.play()
        await here.after(2 * MINUTE)
        noted.sent.clear()
        await here.after(DAY)
        assert [told["title"] for told in bodies(noted)] == ["It is still your turn"]
        await here.after(2 * DAY)
        assert bodies(noted) == []

        get_up = await here.sit(first)
        await here.play()
        await here.after(2 * MINUTE)
        get_up()
        await here.after(20 * MINUTE)
        assert bodies(noted) == []

    evening(settings, work, noted)


def test_the_end_is_told(settings: Settings) -> None:
    """To those who are away, also to a whole table."""
    noted = Noted()

    async def work(here: Evening) -> None:
        await both_wish(here)
        await here.wish(WHOLE, here.host, address=NTFY)
        await here.caller.sent()
        noted.sent.clear()
        await here.play_to_the_end()
        await here.sit(1)
        await here.after(2 * MINUTE)
        pushed, posted = sorted(noted.sent, key=lambda one: type(one).__name__, reverse=True)
        about = f"The match is over: Biblios with Ann and Bob\n{_home(here)}"
        assert isinstance(pushed, Push)
        assert isinstance(posted, Post)
        assert (pushed.address, posted.text) == (Device("0").address, about)

    evening(settings, work, noted)


def test_a_rematch_has_the_wishes(settings: Settings) -> None:
    """Of those who sat there, at their new seats, and of the table, with its mentions."""
    noted = Noted()

    async def work(here: Evening) -> None:
        await both_wish(here)
        await here.wish(WHOLE, here.host, address=NTFY, mentions={"Ann": "@ann", "Bob": "@bob"})
        await here.play_to_the_end()
        found = await rematch(here.tables, here.table, here.keys[0])
        here.table = found.table
        here.keys = {found.seats[seat]: key for seat, key in here.keys.items()}
        async with here.tables.runner(here.table) as runner:
            names = [chair.name for chair in runner.table.chairs]
        name = names[await here.play()]
        noted.sent.clear()
        await here.after(20 * MINUTE)
        assert len([one for one in noted.sent if isinstance(one, Push)]) == 3  # two of the end
        said = f"It is the turn of {name} @{name.lower()}: Biblios with {names[0]} and {names[1]}"
        assert f"{said}\n{_home(here)}" in texts(noted)

    evening(settings, work, noted)


def _home(here: Evening) -> str:
    return f"https://our.example/table/{here.table}"


def test_a_host_with_a_new_key_goes_on_being_told(settings: Settings) -> None:
    """At the address; devices of whoever has the old key are told nothing."""
    noted, device = Noted(), Device()

    async def work(here: Evening) -> None:
        await here.wish(WHOLE, here.host, address=NTFY)
        await here.wish(WHOLE, here.host, device=device.told, wanted=True)
        await here.caller.sent()
        noted.sent.clear()
        async with here.tables.runner(here.table) as runner:
            await doors.change(runner.table, people.Doors(here.host, new=key_of("new")))
        await here.play()
        await here.after(2 * MINUTE)
        assert [type(one) for one in noted.sent] == [Post]
        with pytest.raises(Malformed):
            await here.wish(WHOLE, here.host)

    evening(settings, work, noted)


def test_whose_wish_it_is(settings: Settings) -> None:
    """Only with a key to the seat; nobody reads an address again, whole, or what others wish; who
    is locked out is not called.
    """
    noted, phone = Noted(), Device()

    async def work(here: Evening) -> None:
        given = "matrixs://tk_secret@chat.example.org/#abbey"
        assert (await here.wish(0, address=given)).address == "matrixs://chat.example.org…"
        assert (await here.wish(0, device=phone.told, wanted=True)).device
        assert await here.wish(1) == Noticed(device=False, address="")
        for key in (here.keys[1], here.host, "nobody"):
            with pytest.raises(Malformed):
                await here.wish(0, key, address="")
        with pytest.raises(Malformed):
            await here.wish(WHOLE, here.keys[0], address=NTFY)
        await here.wish(0, device=phone.told, wanted=False)
        assert await here.wish(0, device=phone.told) == Noticed(
            device=False, address="matrixs://chat.example.org…"
        )
        assert (await here.wish(0, address="")).address == ""

    evening(settings, work, noted)


def test_a_wish_goes_with_the_seat(settings: Settings) -> None:
    """Who locks others out keeps what they wish, and they nothing; who loses the seat, nothing."""
    noted, mine, theirs = Noted(), Device("mine"), Device("theirs")

    async def work(here: Evening) -> None:
        seat, new, key = 1 - await here.asked(), key_of("new"), here.keys[1 - await here.asked()]
        other = key_of("other")
        async with here.tables.runner(here.table) as runner:
            code = await seating.hand_over(runner.table, seat, key)
            await seating.join(runner.table, seat, code, other, "")
            await here.wish(seat, other, device=theirs.told, wanted=True)
            await here.wish(seat, device=mine.told, wanted=True)
            await seating.lock(runner.table, seat, key, new)
            await asked.relock(here.store.rows, here.table, seat, key, new)
            assert (await here.wish(seat, new, device=mine.told)).device
            await here.play()
            await here.after(2 * MINUTE)
            assert [one.address for one in noted.sent] == [mine.address]

            await seating.invite(runner.table, seat, here.host, frees=True)
        found = await here.store.rows.read(wishes.own, here.table, seat, fingerprint(new))
        assert found == []

    evening(settings, work, noted)


def test_what_cannot_be_sent_is_dropped(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three tries, and after five calls in a row the wish; one who has gone, at once."""
    monkeypatch.setattr(caller, "PAUSES", (0.0, 0.0, 0.0))
    noted = Noted(Sent())

    async def work(here: Evening) -> None:
        phone = Device()
        mine = await here.asked()
        await here.wish(mine, device=phone.told, wanted=True)
        for kept in (True, True, True, True, False):
            assert len(noted.sent) == 0
            await here.play()
            await here.play()
            await here.after(20 * MINUTE)
            assert len(bodies(noted)) == 3
            assert (await here.wish(mine, device=phone.told)).device is kept

    evening(settings, work, noted)


def test_one_process_calls(tmp_path: Path) -> None:
    """Several look at the same time; each hears of the wishes that another keeps."""
    settings = Settings(laid_out(tmp_path, "postgresql"), 0, ROOMY)
    noted = Noted()

    async def work(here: Evening) -> None:
        others = [Evening(settings, noted) for _ in range(2)]
        for other in others:
            other.table, other.keys = here.table, here.keys
            await other.asked()
        await here.wish(1 - await here.asked(), device=Device().told, wanted=True)
        await others[0].play()
        PASSED[0] += 2 * MINUTE
        everybody = [here, *others]
        await asyncio.gather(*[one.caller.look() for one in everybody])
        await asyncio.gather(*[one.caller.sent() for one in everybody])
        assert len(bodies(noted)) == 1
        for other in others:
            await other.tables.close()

    evening(settings, work, noted)


def test_twin_worlds_call_alike(tmp_path: Path) -> None:
    """What is hidden, here all cards that are dealt, changes no byte of what is sent."""
    sent: list[list[bytes]] = []
    for name in ("one", "other"):
        noted = Noted()

        async def work(here: Evening, noted: Noted = noted) -> None:
            while await here.asked():  # who begins, everybody sees
                await here.lay(here.new)
            for seat in (0, 1):
                await here.wish(seat, device=Device(f"{seat}").told, wanted=True)
            for _ in range(3):
                await here.play()
                await here.after(20 * MINUTE)
            table = here.table.encode()
            sent.append([
                one.body.replace(table, b"table") for one in noted.sent if isinstance(one, Push)
            ])  # fmt: skip

        evening(Settings(Sqlite(tmp_path / f"{name}.db"), 0, ROOMY), work, noted)

    assert len(sent[0]) == 3
    assert sent[0] == sent[1]


def test_nothing_is_sent_unless_a_host_wants_it(client: HttpClient) -> None:
    """No key is made, no wish is kept."""
    created = create_table(client, "me", "friend")
    asked = {"key": created.keys[0], "address": NTFY}
    answer = client.put(f"{created.path}/seats/0/notices", json=asked)

    whole = client.put(f"{created.path}/seats/-1/notices", json={"key": created.host})

    assert whole.json() == {"device": False, "address": ""}
    assert client.get("/api/notices").json() == {"device": None, "address": False}
    assert (answer.status_code, answer.json()["code"]) == (409, "no-notices")


def test_looking_makes_no_keys(settings: Settings) -> None:
    """A server has them since it began, and tells them without a write."""

    async def work(here: Evening) -> None:
        assert asked.ways(here.caller).device is None
        assert await here.store.rows.read(wishes.own_keys, caller.KEYS) is None
        await here.caller.prepare()
        assert asked.ways(here.caller).device == "public"

    evening(settings, work, Noted())
