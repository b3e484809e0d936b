"""Who is told what: onlookers, rivals, those who come back, those who may no longer."""

import asyncio

import pytest

from chapterhouse.locale import LANGUAGES, Translator
from chapterhouse.server.client import Client
from chapterhouse.server.kept import Remark
from chapterhouse.server.opening import open_table
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.wire import messages
from chapterhouse.wire.requests import NewChair, NewTable
from server.served import with_tables
from server.talk import CreatedTable, HttpClient, Talk, create_table, join, talk
from translations import problem


def both(one: Talk, other: Talk) -> tuple[Talk, Talk]:
    """Whoever is asked, then the other, both up to date."""
    for told in (one, other):
        if not told.position:
            told.until("position")
    return (one, other) if one.position["prompt"]["seat"] == one.seat else (other, one)


def move(mover: Talk, other: Talk, action: int | None = None) -> None:
    """Play an action, and wait until both have heard of it."""
    ply = other.position["ply"]
    mover.move(action)
    other.until("position", fits=lambda position: position["ply"] > ply)


def quiet(reader: Talk) -> bool:
    """Whether nothing was sent to a reader up to now: what it asks for is answered next."""
    reader.say("speak", language="xx")
    return bool(reader.hear()["type"] == "refused")


def gold(mover: Talk) -> int:
    """What the gold in hand is worth."""
    cards = mover.position["view"]["zones"][f"hand-{mover.seat + 1}"]["cards"]
    return sum(int(card[-1]) for card in cards if card.startswith("gold-"))


def to_a_payment(one: Talk, other: Talk) -> tuple[Talk, Talk]:
    """Play on until somebody owes more than one card: whoever bids, bids all gold there is."""
    while True:
        mover, waiting = both(one, other)
        asked, auction = mover.position["prompt"], mover.position["view"]["table"]["auction"]
        paying = mover.paying
        if paying and auction["owed"] > 3:
            return mover, waiting
        if paying:
            while mover.paying:
                mover.move()
            waiting.until("position")
        else:
            bids = asked["key"] == "ask-bid" and not auction["by_cards"]
            all_in = gold(mover) if bids else None
            move(mover, waiting, all_in if all_in in mover.legal() else None)


def test_nobody_hears_of_half_a_payment(client: HttpClient) -> None:
    """Cards laid down and taken up again reach the payer alone, until all of it is paid."""
    created = create_table(client, "me", "me")
    with (
        talk(client, created, created.keys[0], seat=0) as one,
        talk(client, created, created.keys[1], seat=1) as other,
        talk(client, created) as onlooker,
    ):
        payer, waiting = to_a_payment(one, other)
        onlooker.until("position", fits=lambda p: p["ply"] == waiting.position["ply"])
        known, ply = waiting.position["ply"], payer.position["ply"]
        payer.move()
        payer.say("back", ply=payer.position["ply"])
        payer.until("position")
        assert payer.position["ply"] > ply + 1
        assert quiet(waiting)
        assert quiet(onlooker)
        payer.move()
        assert quiet(waiting)
        while payer.paying:
            payer.move()
        told = [reader.until("position") for reader in (waiting, onlooker)]

    assert all(position["ply"] > known for position in told)
    assert all("event-paid-gold" in [line["key"] for line in p["lines"]] for p in told)


def test_onlookers_are_told_but_not_heeded(client: HttpClient) -> None:
    """The gallery gets positions without hands and options; what it sends is refused."""
    mine_first = {"first_player": "1"}  # so no card has been taken from where all see it
    created = create_table(client, "me", "bot", options=mine_first)
    with talk(client, created) as onlooker:
        observer = onlooker.until("seating")["observer"]
        position = onlooker.until("position")
        codes = []
        for kind in ("act", "back", "ask"):
            onlooker.say(kind, ply=0, **({"action": 0} if kind == "act" else {}))
            codes.append(onlooker.until("refused")["code"])

    assert 2 == observer == position["view"]["observer"]
    assert position["prompt"]["options"] == []
    assert position["view"]["zones"]["hand-1"]["cards"] == []
    assert codes == ["watching"] * 3


def test_the_host_without_a_seat_watches_a_closed_table(client: HttpClient) -> None:
    """The key of the host opens the gallery, and says that the table is theirs to run."""
    created = create_table(client, "friend", "friend", watched=False)
    with talk(client, created, created.host) as host:
        seating = host.until("seating")
        assert quiet(host)  # nothing to see before it begins
        for seat, name in enumerate(("Vera", "Walt")):
            assert join(client, created, seat, name).status_code == 200
        position = host.until("position")
        host.until("notice", fits=lambda notice: "Walt" in notice["text"])
        said = [m["text"] for m in host.heard if m["type"] == "notice"]

    assert (seating["observer"], seating["host"]) == (2, True)
    assert position["view"]["zones"]["hand-1"]["cards"] == []
    assert [Translator("en").text("notice-joined", seat=name) for name in ("Vera", "Walt")] == said


def test_a_table_that_waits_takes_no_moves(client: HttpClient) -> None:
    """Before everybody is there, an act is refused."""
    created = create_table(client, "me", "friend")
    with talk(client, created, created.keys[0]) as anna:
        anna.say("act", ply=0, action=0)
        code = anna.until("refused")["code"]

    assert code == "not-begun"


def test_who_comes_and_goes_is_shown(client: HttpClient) -> None:
    """Everybody sees who is connected, and how many look on."""
    created = create_table(client, "me", "me")
    with talk(client, created, created.keys[0]) as anna:
        anna.until("seating")
        with talk(client, created, created.keys[1]), talk(client, created):
            anna.until(
                "seating",
                fits=lambda m: m["table"]["chairs"][1]["here"] and m["table"]["watchers"] == 1,
            )
        anna.until(
            "seating",
            fits=lambda m: not (m["table"]["chairs"][1]["here"] or m["table"]["watchers"]),
        )


class Listener:
    """A reader who counts how often there is something new."""

    observer = 0
    key: str | None = None
    pace: messages.Pace = "normal"

    def __init__(self) -> None:
        self.told = 0
        self.hears = asyncio.Event()

    def notify(self) -> None:
        self.told += 1
        self.hears.set()

    def notice(self, remark: Remark) -> None:
        """Hear nothing else."""


def test_who_comes_together_is_told_together(settings: Settings) -> None:
    """Whoever is there looks once when three more come at one moment, as after a restart."""

    async def work(served: Tables) -> None:
        opened = await open_table(served, NewTable("biblios", [NewChair("me") for _ in range(4)]))
        async with served.runner(opened.table) as runner:
            listener = Listener()
            runner.table.readers.add(listener)
            for key in opened.keys[1:]:
                Client(runner, key.key, "en").connect()
            assert listener.told == 0

            await listener.hears.wait()
            assert listener.told == 1

    with_tables(settings, work)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_reader_may_change_the_language(client: HttpClient, language: str) -> None:
    """The whole chronicle comes again, and everything after it, in the new language."""
    created = create_table(client, "me", "me")
    with (
        talk(client, created, created.keys[0], seat=0) as one,
        talk(client, created, created.keys[1], seat=1),
    ):
        english = one.until("position")
        one.say("speak", language=language)
        foreign = one.until("position")
        one.say("act", ply=-1, action=0)
        refusal = one.until("refused")["text"]

    assert foreign["first"] == 0
    assert [line["key"] for line in english["lines"]] == [line["key"] for line in foreign["lines"]]
    assert english["lines"][0]["text"] != foreign["lines"][0]["text"]
    assert english["view"] == foreign["view"]
    assert problem(language, "stale") == refusal


def test_a_choice_is_taken_back_while_nobody_knows_more(client: HttpClient) -> None:
    """Back says whether it can be; then the lines go, for the rival too; if not, it says why."""
    created = create_table(client, "me", "me")
    with (
        talk(client, created, created.keys[0], seat=0) as one,
        talk(client, created, created.keys[1], seat=1) as other,
    ):
        mover, _ = both(one, other)
        nothing = mover.position["back"]
        mover.say("back", ply=mover.position["ply"])
        why = mover.until("refused")
        payer, _ = to_a_payment(one, other)
        while not payer.position["back"]["allowed"]:
            payer.move()
        lines, ply = list(payer.lines), payer.position["ply"]
        payer.say("back", ply=ply)
        payer.until("position")
        again = payer.position["ply"]

    assert not nothing["allowed"]
    assert ("back-nothing", nothing["why"]) == (why["code"], why["text"])
    assert again > ply
    assert payer.lines == lines[: len(payer.lines)]


def test_a_hint_is_what_the_bot_would_do(client: HttpClient) -> None:
    """A hint names a legal action in words, and says why; asked again at the same ply, it is the
    same.
    """
    created: CreatedTable = create_table(client, "me", "bot")
    with talk(client, created, created.keys[0], "de") as anna:
        anna.asked()
        for _ in range(2):
            anna.say("ask", ply=anna.position["ply"])
        hints = [anna.until("hint"), anna.until("hint")]
        texts = {o["action"]: o["text"] for o in anna.position["prompt"]["options"]}

    for hint in hints:
        for numbers in ("alike", "expected"):
            hint.pop(numbers, None)  # time may have run out sooner in one of them
    assert hints[0] == hints[1]
    assert hints[0]["why"].endswith(".")
    assert hints[0]["action"] in anna.legal()
    assert texts[hints[0]["action"]] == hints[0]["text"]
    assert anna.position["ply"] == hints[0]["ply"]


def test_with_memory_aids_off_nobody_looks_the_past_up(client: HttpClient) -> None:
    """Neither the record nor the page of an onlooker gives back what a seat is not shown; who stays
    is told which lines are past.
    """
    created = create_table(client, "me", "bot", options={"memory_aids": "off"})
    header = {"Authorization": f"Bearer {created.keys[0]}"}
    with talk(client, created, created.keys[0]) as anna, talk(client, created) as onlooker:
        for _ in range(3):
            anna.asked()
            anna.move()
        anna.asked()
        onlooker.until("position", fits=lambda p: p["ply"] == anna.position["ply"])
        shown = anna.lines[anna.position["past"] :]
        staying = onlooker.lines[onlooker.position["past"] :]
        with talk(client, created) as late:
            late.until("position")
        records = [client.get(f"{created.path}/record", headers=h) for h in (header, {})]

    assert len(shown) < len(anna.lines)
    assert staying == late.lines
    assert len(late.lines) <= len(shown)
    assert [(r.status_code, r.json()["code"]) for r in records] == [(409, "record-later")] * 2


def test_with_memory_aids_off_old_lines_are_not_told_again(client: HttpClient) -> None:
    """Who comes back reads from the own last act on; the lines are numbered from there."""
    created = create_table(client, "me", "bot", options={"memory_aids": "off"})
    with talk(client, created, created.keys[0]) as anna:
        for _ in range(3):
            anna.asked()
            anna.move()
        anna.asked()
        full = list(anna.lines)
    with talk(client, created, created.keys[0]) as again:
        again.asked()
        first = again.position["first"]
        short = list(again.lines)
        again.move()

    assert first == 0
    assert len(short) < len(full)
    assert full[-len(short) :] == short
    assert len(short) == again.position["first"]
