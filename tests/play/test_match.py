"""A match: who is asked, what is played for them, what is written down."""

import pytest

from chapterhouse import GAMES, start
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.state import State
from chapterhouse.play import position
from chapterhouse.play.dealer import Seeded
from chapterhouse.play.match import Match, run
from chapterhouse.play.player import Player
from chapterhouse.play.record import digest
from play.desk import BIBLIOS, match, said


class First(Player):
    """Takes the first legal action, and notes for which seat."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def choose(self, view: State) -> int:
        self.asked.append(view.observer)
        return view.legal()[0]


def test_chance_is_played_for_you() -> None:
    """A match waits for the first player who has a choice; what chance decided is written down."""
    begun = match("gold-1")

    assert [entry.word for entry in begun.record.entries] == ["first 1", "gold-1"]
    assert {CHANCE} == {entry.seat for entry in begun.record.entries}
    assert (begun.seat, begun.over) == (0, False)
    assert begun.prompt == "Anna: keep, auction or common"


def test_forced_moves_are_played_for_you() -> None:
    """Where all can see that one thing is left to do it is done, and written down."""
    played = said(match("gold-1", "gold-2", "monks-2-A", "monks-2-B"), "keep", "auction")
    words = [(entry.seat, entry.word) for entry in played.record.entries]

    assert words[4:8] == [(0, "auction"), (-1, "monks-2-A"), (0, "common"), (1, "take monks-2-A")]
    assert words[8] == (CHANCE, "monks-2-B")
    assert played.seat == 1
    assert played.prompt == "Bram: keep, auction or common"


def test_secret_moves_are_asked() -> None:
    """Where others cannot see that one thing is left, even that is asked."""
    played = match()
    asked = False
    while not played.over:
        forced = len(played.state.legal()) == 1
        asked |= forced

        assert not forced or played.state.now.secret(played.state)
        if forced:
            assert f"{played.record.names[played.seat]}: " in played.prompt
            assert " or " not in played.prompt
        played.act(played.state.legal()[-1])

    assert asked


def test_a_refused_word_changes_nothing() -> None:
    """A word against a rule, or that is no option, leaves state, record and events alone."""
    played = said(match("gold-1", "gold-2"), "keep")
    before = (played.record.text(), played.digest, len(played.events))
    with pytest.raises(Illegal, match="BIB-GIFT-5"):
        played.play("keep")
    with pytest.raises(Malformed, match="sell is not a choice here; try auction, common"):
        played.play("sell")
    with pytest.raises(Illegal):
        played.act(0)
    with pytest.raises(Malformed):
        played.act(7)

    assert before == (played.record.text(), played.digest, len(played.events))


def test_entries_say_who_learnt_what() -> None:
    """An entry holds seat, number and word of an action, and the eyes for which it was."""
    played = said(match("gold-1"), "keep")
    draw, keep = played.record.entries[1:3]

    assert (draw.seat, draw.action, draw.word, draw.eyes) == (CHANCE, 45, "gold-1", 0b001)
    assert (keep.seat, keep.action, keep.word, keep.eyes) == (0, 0, "keep", 0b111)


def test_events_are_kept() -> None:
    """Everything that happens is told in order, from the start on."""
    played = said(match("gold-1"), "keep")

    assert played.events is played.state.journal
    assert "event-kept 0 [45]" in map(repr, played.events)


def test_nothing_happens_by_itself_without_a_dealer() -> None:
    """Without a dealer even chance must be said, and its prompt names nobody."""
    begun = Match(BIBLIOS, ["Anna", "Bram"], None, {"first_player": "1"})

    assert begun.record.entries == []
    assert begun.seat == CHANCE
    assert begun.prompt.startswith(": first 1")
    said(begun, "first 1", "gold-1", "keep", "gold-2", "auction", "gold-3")
    assert begun.prompt == "Anna: common"


def test_a_seat_sees_its_view() -> None:
    """A view is that of the observer asked for; the gallery comes after the last seat."""
    played = match("gold-1")

    assert [played.view(observer).observer for observer in range(3)] == [0, 1, 2]
    assert position.write(BIBLIOS, played.state.seen_by(1)) == (
        position.write(BIBLIOS, played.view(1))
    )


def test_a_digest_is_of_the_position() -> None:
    """The same actions give the same digest, others another."""
    played = match("gold-1")

    assert digest(position.write(BIBLIOS, played.state)) == played.digest
    assert match("gold-1").digest == played.digest
    assert match("gold-2").digest != played.digest


def test_players_finish_a_match() -> None:
    """Each player is asked with the view of his own seat, until the match is over."""
    played, players = match(), [First(), First()]
    run(played, players)

    assert played.over
    assert [{0}, {1}] == [set(player.asked) for player in players]
    assert played.prompt == "the match is over"
    with pytest.raises(Malformed, match="keep comes too late: the match is over") as problem:
        played.play("keep")

    assert problem.value.key == "over"


@pytest.mark.parametrize(
    ("names", "options", "key"),
    [
        (["Anna"], {}, "no-such-seats"),
        (["Anna", "Anna"], {}, "same-name"),
        (["Anna", "Bram"], {"penalty": "mild"}, "no-such-value"),
        (["Anna", "Bram"], {"speed": "fast"}, "no-such-option"),
    ],
)
def test_a_table_must_exist(names: list[str], options: dict[str, str], key: str) -> None:
    """Names, seats and options that there are not are refused before anything is dealt."""
    with pytest.raises(Malformed) as problem:
        Match(BIBLIOS, names, Seeded(1), options)

    assert key == problem.value.key


def test_options_are_settled() -> None:
    """Without options a match has the usual ones; the record knows them all."""
    usual = Match(BIBLIOS, ("Anna", "Bram"), Seeded(1))

    assert BIBLIOS.settled({}) == usual.record.options
    assert BIBLIOS.settled({"penalty": "bluff"}) == (
        Match(BIBLIOS, ["Anna", "Bram"], Seeded(1), {"penalty": "bluff"}).record.options
    )
    assert usual.record.names == ["Anna", "Bram"]


def test_a_player_must_choose() -> None:
    """A player that does not say how it chooses cannot play."""
    with pytest.raises(NotImplementedError):
        Player().choose(match().view(0))


@pytest.mark.parametrize("game", GAMES)
def test_how_it_stood_is_remembered_right(game: str) -> None:
    """The position kept where a speaker began is what the record leads to from the start."""
    match = start(game, ["Anna", "Bram"], seed=4)
    luck = Seeded(4)
    while not match.over:
        legal = match.state.legal()
        match.act(legal[luck.below(len(legal))])
        if match.marks and len(match.record.entries) % 7 == 0:
            at = match.marks[-1].entries
            kept = position.write(match.game, match.stood(at))
            match.marks.clear()

            assert position.write(match.game, match.stood(at)) == kept
