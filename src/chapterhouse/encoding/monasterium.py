"""The encoding of Monasterium, where nothing is hidden."""

from typing import Any, Final, cast, final

from chapterhouse.core.bits import lowest
from chapterhouse.core.game import Game
from chapterhouse.core.ints import i64, u8, vec
from chapterhouse.core.sentence import Vocabulary
from chapterhouse.core.state import State
from chapterhouse.core.step import Step
from chapterhouse.encoding.encoding import Encoding, put, put_row, put_set
from chapterhouse.encoding.layout import PLAYER, Axis, Layout
from chapterhouse.games.monasterium import action as actions
from chapterhouse.games.monasterium import (
    extra,
    goods,
    mission,
    names,
    novice,
    path,
    placement,
    taking,
    window,
)
from chapterhouse.games.monasterium.components import (
    AREAS,
    COLUMNS,
    FACES,
    FIELDS,
    GOODS,
    MISSIONS,
    MONASTERIES,
    PLACES,
    ROWS,
    YEARS,
)
from chapterhouse.games.monasterium.price import AREA
from chapterhouse.games.monasterium.state import CELLS, OPEN, SOURCES, Monasterium

VERSION: Final = 1
KINDS_OF_GOOD: Final = len(GOODS)
MOST: Final = 60  # goods, dice or rounds: no match comes near
SIDES: Final = ["top", "middle", "bottom"]


@final
class MonasteriumEncoding(Encoding):
    """How Monasterium is written. Seats are in the order of play, so players are, too."""

    def __init__(self, game: Game) -> None:
        """Lay out fields and ids; rooms and cloister spaces are those of either side of the
        board.
        """
        layout = Layout(game, VERSION, _questions())
        boards = [cast("Monasterium", game.begin(n, {})).edition.grounds for n in game.seats]
        self.rooms: Final = _places([int(board.rooms) for board in boards])
        self.spaces: Final = _places([int(board.spaces) for board in boards])
        self.room_at: Final = _order(self.rooms)
        self.space_at: Final = _order(self.spaces)
        self.path: Final[i64] = cast("Monasterium", game.begin(2, {})).edition.last
        _lay_out_answers(layout, self.rooms, self.spaces)
        self._lay_out_round(layout)
        self._lay_out_dice(layout)
        self._lay_out_players(layout)
        self._lay_out_board(layout)
        super().__init__(layout)

    def _lay_out_round(self, layout: Layout) -> None:
        years = Axis("year", [str(year + 1) for year in range(YEARS)])
        column, action = _axis(names.COLUMN), _axis(names.ACTION)
        self.year = layout.field("year", [years], 1, "the year")
        self.round = layout.field("round", [], MOST, "the round of the year, counted from 1")
        self.active = layout.field("active", [PLAYER], 1, "whose turn it is")
        self.start = layout.field("start", [PLAYER], 1, "who has the chalice")
        self.column = layout.field("column", [column], 1, "on whose tile the dice taken lie")
        self.unspent = layout.field("unspent", [], 3, "dice there, not yet used")
        self.used = layout.field("used", [action], 1, "actions of rows II and III used this turn")

    def _lay_out_dice(self, layout: Layout) -> None:
        die, face = _axis(names.DIE), _axis(names.FIELD)
        owner = Axis("owner", ["white", "own"])
        self.roll = layout.field("roll", [die], MOST, "dice rolled, before a face is named")
        self.again = layout.field("again", [die], MOST, "of these, picked to be thrown again")
        self.hand = layout.field("hand", [PLAYER, owner], MOST, "dice still to be rolled")
        self.dice = layout.field("dice", [PLAYER, face], MOST, "own dice on the fields")
        self.white = layout.field("white", [face], MOST, "white dice on the fields")
        self.owned = layout.field("owned", [PLAYER], MOST, "own dice that a player has")
        self.reroll = layout.field("reroll", [PLAYER], 1, "whose reroll tile is active")

    def _lay_out_players(self, layout: Layout) -> None:
        good, row = Axis("good", GOODS), _axis(names.ROW)
        cell = Axis("cell", [f"{side} {nth}" for side in SIDES for nth in (1, 2, 3)])
        monastery, last = _axis(names.MONASTERY), int(self.path)
        field = Axis("field", [str(nth + 1) for nth in range(last)])
        self.goods = layout.field("goods", [PLAYER, good], 255, "goods")
        self.novices = layout.field(
            "novices", [PLAYER, _axis(names.NOVICE)], 1, "novices still in the action area"
        )
        self.beside = layout.field("beside", [PLAYER, row], 1, "extra novices still beside a row")
        self.window = layout.field("window", [PLAYER, cell, monastery], 1, "the church window")
        self.envoy = layout.field("envoy", [PLAYER, field], 1, "where the envoy stands")
        self.claimed = layout.field(
            "claimed", [PLAYER, _axis(names.MISSION)], 1, "missions done, in whatever year"
        )
        self.points = layout.field("points", [PLAYER], 255, "points so far")

    def _lay_out_board(self, layout: Layout) -> None:
        monastery = _axis(names.MONASTERY)
        rooms = Axis("room", [names.ROOM.names[place].word for place in self.rooms])
        spaces = Axis("space", [names.SPACE.names[place].word for place in self.spaces])
        self.in_chapel = layout.field("chapel", [PLAYER, monastery], MOST, "novices in chapels")
        self.in_rooms = layout.field("rooms", [PLAYER, rooms], 1, "novices in rooms")
        self.in_spaces = layout.field("spaces", [PLAYER, spaces], 1, "novices in cloisters")
        self.tiles = layout.field("tiles", [monastery], MOST, "window tiles left")
        self.missions = layout.field("missions", [_axis(names.MISSION)], 1, "missions drawn")

    def describe(self, view: State, row: vec[u8], at: i64) -> None:
        """Write the fields of Monasterium."""
        s = cast("Monasterium", view)
        self._round(s, row, at)
        self._dice(s, row, at)
        seat: i64
        for seat in range(s.seats):
            player = self.player(s, seat)
            self._player(s, row, at, seat, player)
            self._board(s, row, at, seat, player)
        put_row(row, at + self.tiles, s.tiles, 0, MONASTERIES)
        put_set(row, at + self.missions, s.zones.kinds(OPEN))

    def _round(self, s: Monasterium, row: vec[u8], at: i64) -> None:
        row[at + self.year + s.year - 1] = 1
        put(row, at + self.round, s.round)
        row[at + self.active + self.player(s, s.active)] = 1
        row[at + self.start + self.player(s, s.start)] = 1
        if s.column >= 0:
            row[at + self.column + s.column] = 1
        put(row, at + self.unspent, s.unspent)
        put_set(row, at + self.used, s.used)

    def _dice(self, s: Monasterium, row: vec[u8], at: i64) -> None:
        put_row(row, at + self.roll, s.roll, 0, 2 * FACES)
        put_row(row, at + self.again, s.again, 0, 2 * FACES)
        put_row(row, at + self.white, s.dice, FACES * s.seats, FACES)
        seat: i64
        for seat in range(s.seats):
            player = self.player(s, seat)
            put_row(row, at + self.hand + 2 * player, s.hand, 2 * seat, 2)
            put_row(row, at + self.dice + FACES * player, s.dice, FACES * seat, FACES)
            put(row, at + self.owned + player, s.owned[seat])
            row[at + self.reroll + player] = u8(s.rerolls >> seat & 1)

    def _player(self, s: Monasterium, row: vec[u8], at: i64, seat: i64, player: i64) -> None:
        goods_at = at + self.goods + KINDS_OF_GOOD * player
        put_row(row, goods_at, s.goods, KINDS_OF_GOOD * seat, KINDS_OF_GOOD)
        put_set(row, at + self.novices + FIELDS * player, s.novices[seat])
        put_set(row, at + self.beside + ROWS * player, s.beside[seat])
        cell: i64
        for cell in range(CELLS):
            tile = s.window[CELLS * seat + cell]
            if tile:
                row[at + self.window + MONASTERIES * (CELLS * player + cell) + tile - 1] = 1
        row[at + self.envoy + self.path * player + s.envoy[seat] - 1] = 1
        put_set(row, at + self.claimed + MISSIONS * player, mission.done(s, seat))
        points: i64 = 0
        source: i64
        for source in range(SOURCES * seat, SOURCES * (seat + 1)):
            points += s.scored[source]
        put(row, at + self.points + player, points)

    def _board(self, s: Monasterium, row: vec[u8], at: i64, seat: i64, player: i64) -> None:
        chapel_at = at + self.in_chapel + MONASTERIES * player
        put_row(row, chapel_at, s.chapel, MONASTERIES * seat, MONASTERIES)
        _put_places(row, at + self.in_rooms + len(self.rooms) * player, s.rooms[seat], self.room_at)
        first = at + self.in_spaces + len(self.spaces) * player
        _put_places(row, first, s.spaces[seat], self.space_at)


def _put_places(row: vec[u8], at: i64, taken: i64, nth: vec[i64]) -> None:
    """Write 1 for each place of a set, in the order of those that there are."""
    while taken:
        row[at + nth[lowest(taken)]] = 1
        taken &= taken - 1


def _order(places: vec[i64]) -> vec[i64]:
    """By place: which it is of these, from 0."""
    return vec[i64]([sum([other < place for other in places]) for place in range(PLACES)])


def _axis(vocabulary: Vocabulary) -> Axis:
    """Count along the words of a vocabulary."""
    return Axis(vocabulary.kind, _words(vocabulary))


def _places(boards: list[int]) -> vec[i64]:
    """List the places that there are on any of these boards."""
    return vec[i64]([place for place in range(PLACES) if any([b >> place & 1 for b in boards])])


def _questions() -> list[tuple[str, list[Step[Any]]]]:
    """Name what is asked, with what is known of it: which novice goes, which tile was taken."""
    sent, rows, letters = _words(names.NOVICE), _words(names.ROW), _words(names.MONASTERY)
    where = [f"{one}{by}" for by in ("", ", cheaper") for one in sent]
    areas = [f"{row} {area}" for row in rows for area in AREAS]
    cells = [f"{side} {nth}" for side in SIDES for nth in (1, 2, 3)]
    return [
        ("name-face", [placement.NAME_FACE]),
        ("pick-dice", [placement.PICK_DICE]),
        ("take", [taking.TAKE]),
        ("joker", [taking.JOKER]),
        ("die-action", [actions.DIE_ACTION]),
        ("any-action", [actions.DO_ANY]),
        *_named("send", ["at its price", "cheaper"], [*novice.WHO]),
        *_named("where", where, [*novice.WHERE]),
        *_named("extra-area", rows, [*extra.EXTRA_AREA]),
        *_named("extra-where", areas, [*extra.EXTRA_WHERE]),
        *_named("tile", [*letters, "any", "own chapels"], [*window.WINDOW]),
        *_named("row", letters, [*window.WINDOW_ROW]),
        *_named("bonus", cells, [*window.WINDOW_BONUS]),
        *_named("keep-die", _FACES, [*path.KEEP_DIE]),
        ("last-field", [path.LAST_STEP]),
        *_named("goods", ["pair", "token", "exchange", "soup or exchange"], goods.STEPS),
    ]


def _named(
    name: str, words: list[str], steps: list[Step[Any]]
) -> list[tuple[str, list[Step[Any]]]]:
    """Name the questions of steps that are made with one of these each."""
    return [(f"{name} {word}", [step]) for word, step in zip(words, steps, strict=True)]


def _lay_out_answers(layout: Layout, rooms: vec[i64], spaces: vec[i64]) -> None:
    """Say what can be answered."""
    for name, steps, words, text in [*_with_dice(), *_with_goods()]:
        layout.group(name, steps, Axis(name, words), list(range(len(words))), text)
    every = [_words(names.MONASTERY), _words(names.ROOM), _words(names.SPACE)]
    numbers = [list(range(MONASTERIES)), [*rooms], [*spaces]]
    for area, name in enumerate(AREAS):
        to = [step for at, step in enumerate(novice.WHERE) if AREA[at % FIELDS // COLUMNS] == area]
        steps = [*to, *extra.EXTRA_WHERE[area :: len(AREAS)]]
        axis = Axis(name, [every[area][number] for number in numbers[area]])
        layout.group(f"to-{name}", steps, axis, numbers[area], "where a novice goes")


def _with_dice() -> list[tuple[str, list[Step[Any]], list[str], str]]:
    """What is done with dice, and which novice goes."""
    used: list[Step[Any]] = [actions.DIE_ACTION, actions.DO_ANY]
    return [
        ("name-face", [placement.NAME_FACE], [*_FACES, "reroll"], "a face of the roll"),
        ("pick-dice", [placement.PICK_DICE], [*_words(names.DIE), "throw"], "what is rerolled"),
        ("take", [taking.TAKE], _takings(), "dice of a field"),
        ("joker", [taking.JOKER], _words(names.COLUMN), "the column that a six counts for"),
        ("action", used, [*_words(names.ACTION), "decline"], "an action"),
        ("send", [*novice.WHO], _words(names.NOVICE), "the novice that goes"),
        ("extra-area", [*extra.EXTRA_AREA], [*AREAS, "decline"], "where the extra novice goes"),
    ]


def _with_goods() -> list[tuple[str, list[Step[Any]], list[str], str]]:
    """What is gained or exchanged, and built into the window."""
    swaps = ["soup for tool", "tool for book", "gain soup"]
    swap: list[Step[Any]] = [goods.EXCHANGE, goods.PATH_SOUP]
    return [
        ("tile", [*window.WINDOW], [*_words(names.MONASTERY), "decline"], "a window tile"),
        ("row", [*window.WINDOW_ROW], SIDES, "the row that it is built into"),
        ("bonus", [*window.WINDOW_BONUS], ["row", "column"], "whose bonus the tile brings"),
        ("last-field", [path.LAST_STEP], ["die", "points"], "what the last field brings"),
        ("keep-die", [*path.KEEP_DIE], ["keep", "reroll"], "what becomes of a die gained"),
        ("pair", [goods.PAIR], ["soup", "influence", "rosary"], "two alike"),
        ("token", [goods.PATH_TOKEN], ["influence", "rosary"], "one of them"),
        ("exchange", swap, swaps, "an exchange, or a soup"),
    ]


def _words(vocabulary: Vocabulary) -> list[str]:
    return [name.word for name in vocabulary.names]


def _takings() -> list[str]:
    """Name what can be taken: up to three dice of each field, a single one of the last."""
    numbers = range(taking.JOKER_DIE + 1)
    return [f"{at % taking.MOST + 1} of F{at // taking.MOST + 1}" for at in numbers]


_FACES: Final = [str(face + 1) for face in range(FACES)]
ENCODING: Final = MonasteriumEncoding
