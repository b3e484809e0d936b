"""A reader without a line: what comes too late, too often, or after the key was replaced."""

import pytest

from chapterhouse.core.rule import Malformed
from chapterhouse.server import seating
from chapterhouse.server.company import Company
from chapterhouse.server.guest import WAITING, Guest
from chapterhouse.server.house import House, Settings
from chapterhouse.server.problems import stale
from chapterhouse.server.turns import Turn
from chapterhouse.wire.messages import Act, AskHint
from server.houses import TWO, act, asked, in_house


def test_a_hint_for_what_has_passed_is_none(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who acts in another window while a hint is sought gets none for the position before."""

    async def work(house: House) -> None:
        opened = await house.lay(TWO)
        table = opened.table
        async with house.at(table) as company:
            turn = await asked(company.table)

            async def slowly(_company: Company, asked: Turn) -> int:
                await act(house, table)
                return min(asked.legal)

            monkeypatch.setattr(Company, "hint", slowly)
            with pytest.raises(Malformed) as caught:
                await Guest(company, opened.keys[turn.seat].key, "en").heed(AskHint(turn.ply))

        assert caught.value.key == "stale"

    in_house(settings, work)


def test_who_takes_no_answer_has_to_leave(settings: Settings) -> None:
    """Answers do not pile up without end for somebody who reads none of them."""

    async def work(house: House) -> None:
        async with house.at((await house.lay(TWO)).table) as company:
            guest = Guest(company, None, "en")
            for _ in range(WAITING):
                await guest.refuse(stale())
            with pytest.raises(Malformed) as caught:
                await guest.refuse(stale())

        assert caught.value.key == "too-slow"

    in_house(settings, work)


def test_who_has_an_old_key_plays_no_more(settings: Settings) -> None:
    """From the moment that a seat is locked, though the last word is not sent yet."""

    async def work(house: House) -> None:
        opened = await house.lay(TWO)
        async with house.at(opened.table) as company:
            turn = await asked(company.table)
            key = opened.keys[turn.seat].key
            guest = Guest(company, key, "en")
            guest.enter()
            await seating.lock(company.table, turn.seat, key, key[::-1])
            with pytest.raises(Malformed) as caught:
                await guest.heed(Act(turn.ply, min(turn.legal)))
            guest.go()

        assert caught.value.key == "seat-locked"

    in_house(settings, work)


def test_a_seat_that_goes_to_and_fro_leaves_nothing(settings: Settings) -> None:
    """Only what the chairs do not show is kept, in memory and on the disk."""

    async def work(house: House) -> None:
        opened = await house.lay(TWO)
        async with house.at(opened.table) as company:
            for level in [None, "greedy"] * 9:
                await seating.reseat(company.table, 0, opened.host, level, "en")
        kept = await house.store.load(opened.table)

        assert company.table.remarks == []
        assert kept is not None
        assert kept.remarks == []

    in_house(settings, work)
