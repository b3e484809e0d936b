"""The encoding of Monastery: its table grows, so a place is numbered as it was laid."""

from typing import Final, cast, final

from chapterhouse.core.bits import lowest
from chapterhouse.core.game import Game
from chapterhouse.core.ints import i64, u8, vec
from chapterhouse.core.plan import POOL
from chapterhouse.core.state import State
from chapterhouse.encoding.encoding import Encoding, put, put_cards, put_notes, put_row
from chapterhouse.encoding.layout import PLAYER, PLAYERS, Axis, Layout
from chapterhouse.encoding.monastery_answers import lay_out_answers, questions
from chapterhouse.encoding.monastery_axes import CELL, DOORS, LETTER, MONK, PLACE, SPOT
from chapterhouse.games.monastery import collecting, election, moving, placing
from chapterhouse.games.monastery.components import (
    COLOURS,
    COLUMNS,
    DAYS,
    DIAL,
    HAND,
    ICONS,
    KINDS,
    MONKS,
    ROWS,
    SIDES,
    SPACES,
    TILES,
)
from chapterhouse.games.monastery.sites import SITES_AT_FIRST, site_at
from chapterhouse.games.monastery.spots import A_PLACE, A_ROW, ABBEY_PLACE, STEP
from chapterhouse.games.monastery.state import Monastery

VERSION: Final = 1
CELLS: Final = ROWS * COLUMNS
PLAYERS_ASKED: Final = 1  # kinds of steps whose actions are counted from whoever is asked,
CELLS_ASKED: Final = 2  # named by a tile they touch,
MONKS_ASKED: Final = 3  # and among others by the own monks in their order
FEATURES: Final = ["tile", "x", "y", "rotation", "constructed", "full", "turned", "blessings"]


@final
class MonasteryEncoding(Encoding):
    """How Monastery is written. Colours are in the order of play, so players are, too."""

    def __init__(self, game: Game) -> None:
        """Lay out fields and ids."""
        layout = Layout(game, VERSION, questions())
        self.asks: Final = vec[i64]([0] * len(game.steps))
        for step in [*election.NAME_ABBOT, election.IMPRISON, collecting.STRIP]:
            self.asks[step.number] = PLAYERS_ASKED
        self.asks[placing.PLACE_AT.number] = CELLS_ASKED
        self.asks[moving.MOVE.number] = MONKS_ASKED
        lay_out_answers(layout)
        self._lay_out_round(layout)
        self._lay_out_map(layout)
        self._lay_out_players(layout)
        self._lay_out_tiles(layout)
        self._lay_out_turn(layout)
        super().__init__(layout)

    def _lay_out_round(self, layout: Layout) -> None:
        chosen = ["icons=off", "teams=paired", "silence=vow", "silence=penalty", "start=keep"]
        option = Axis("option", [*chosen, "start=allotted", "draws=double", "blessings=shown"])
        days = Axis("day", [str(nth + 1) for nth in range(DAYS)])
        spaces = Axis("space", [str(nth + 1) for nth in range(DIAL)])
        self.options = layout.field("options", [option], 1, "what was chosen beside the usual")
        self.day = layout.field("day", [days], 1, "the day")
        self.space = layout.field("space", [spaces], 1, "the space of the dial")
        self.scoring = layout.field("scoring", [], 1, "whether scoring turns go on")
        self.active = layout.field("active", [PLAYER], 1, "whose turn it is")
        self.abbot = layout.field("abbot", [PLAYER], 1, "who is Abbot")
        self.lead = layout.field("lead", [PLAYER], 1, "who was Abbot when the round began")

    def _lay_out_map(self, layout: Layout) -> None:
        text = "by place: tile from 1 as in `hands`, 38 the Abbey; x, y 64 at its north-west corner"
        self.map = layout.field("map", [PLACE, Axis("feature", FEATURES)], 255, text)
        text = "monks: place from 1, 0 on the grid; box, 0 standing, 6 praying"
        self.monks = layout.field("monks", [PLAYER, MONK, SPOT], 54, text)
        text = "the grid: 0 nothing, 1 to 26 large letters, 33 to 58 small ones, 64 a monk"
        self.grid = layout.field("grid", [CELL], 64, text)

    def _lay_out_players(self, layout: Layout) -> None:
        colour = Axis("colour", COLOURS)
        space = Axis("space", [str(nth + 1) for nth in range(SPACES)])
        self.colour = layout.field("colour", [PLAYER, colour], 1, "colours")
        self.strip = layout.field("strip", [PLAYER, space], 2, "letters: 1 large, 2 small")
        self.blessings = layout.field("blessings", [PLAYER], 255, "blessings behind the screen")
        self.supply = layout.field("supply", [], 255, "blessings left")
        self.brewers = layout.field("brewers", [PLAYER], 1, "who uses the Brewhouse this round")

    def _lay_out_tiles(self, layout: Layout) -> None:
        tile, others = Axis("tile", TILES), Axis("player", PLAYERS[1:])
        self.bag = layout.field("bag", [tile], 8, "tiles that you see nowhere")
        self.bag_size = layout.field("bag_size", [], 53, "tiles in the bag")
        self.hands = layout.field("hands", [PLAYER, tile], 8, "tiles known behind that screen")
        self.hand_sizes = layout.field("hand_sizes", [PLAYER], 53, "tiles there, seen or not")
        self.drawn = layout.field("drawn", [tile], 8, "tiles that you have drawn, to keep some")
        self.drawn_sizes = layout.field("drawn_sizes", [PLAYER], 53, "tiles drawn so")
        text = "tiles once known behind that screen that may have gone unseen"
        self.knew = layout.field("knew", [others, tile], 8, text)
        self.lost = layout.field("lost", [others], 53, "how many of those may be gone")

    def _lay_out_turn(self, layout: Layout) -> None:
        icons = Axis("icon", [TILES[kind] for kind in sorted(ICONS)])
        self.points = layout.field("points", [], 255, "points of the turn")
        self.laid = layout.field("laid", [], 2, "1 a tile is placed, 2 one exchanged")
        self.giving = layout.field("giving", [], 1, "only blessings and the end are left")
        self.raised = layout.field("raised", [Axis("tile", TILES)], 1, "the tile in your hand")
        self.chosen = layout.field(
            "chosen", [Axis("x, y", ["x", "y"])], 128, "the cell for it; 0, 0 none"
        )
        self.walker = layout.field("walker", [SPOT], 54, "the monk in hand; 0, 0 none")
        self.target = layout.field("target", [], 54, "the place where it goes, from 1")
        self.locked = layout.field(
            "locked", [MONK, SPOT], 54, "where monks have stopped in this turn"
        )
        self.used = layout.field("used", [icons], 1, "icons used")
        self.prayed = layout.field("prayed", [], 1, "a monk has prayed")
        self.totalled = layout.field("totalled", [], 1, "the work is scored")
        self.purse = layout.field("purse", [], 255, "blessings that may be spent")
        self.letter = layout.field("letter", [LETTER], 1, "the letter to be placed")
        self.swapped = layout.field("swapped", [CELL], 1, "the letter that is swapped")
        where = Axis("of", ["x", "y", "box"])
        self.brewing = layout.field("brewing", [where], 128, "where monks are asked about")
        self.due = layout.field("due", [], 53, "tiles still to be drawn or kept")

    # -- rows

    def player(self, view: State, seat: i64) -> i64:
        """Count a seat from whoever looks, clockwise by colours."""
        return _from(cast("Monastery", view), view.observer, seat)

    def describe(self, view: State, row: vec[u8], at: i64) -> None:
        """Write the fields of Monastery."""
        s = cast("Monastery", view)
        self._round(s, row, at)
        self._map(s, row, at)
        seat: i64
        for seat in range(s.seats):
            player = _from(s, s.observer, seat)
            self._player(s, row, at, seat, player)
            self._screen(s, row, at, seat, player)
        put_cards(s.zones, POOL, row, at + self.bag)
        put(row, at + self.bag_size, s.zones.size(POOL))
        drawn = HAND + s.seats + s.observer
        put_cards(s.zones, drawn * s.zones.width, row, at + self.drawn)
        self._turn(s, row, at)
        self._in_hand(s, row, at)

    def _round(self, s: Monastery, row: vec[u8], at: i64) -> None:
        options = at + self.options
        row[options] = u8(1 - s.icons)
        row[options + 1] = u8(s.paired)
        if s.silence:
            row[options + 1 + s.silence] = 1
        if s.start:
            row[options + 3 + s.start] = 1
        row[options + 6] = u8(s.double)
        row[options + 7] = u8(s.shown)
        row[at + self.day + s.day - 1] = 1
        row[at + self.space + s.space] = 1
        row[at + self.scoring] = u8(s.scoring)
        self._one(s, row, at + self.active, s.active)
        self._one(s, row, at + self.abbot, s.abbot)
        self._one(s, row, at + self.lead, s.lead)

    def _one(self, s: Monastery, row: vec[u8], at: i64, seat: i64) -> None:
        """Write 1 for a player, if there is one."""
        if seat >= 0:
            row[at + _from(s, s.observer, seat)] = 1

    def _map(self, s: Monastery, row: vec[u8], at: i64) -> None:
        place: i64
        for place in range(s.places):
            to = at + self.map + len(FEATURES) * place
            row[to] = u8(s.kind[place] + 1)
            _put_cell(row, to + 1, s.cell[place])
            row[to + 3] = u8(s.rotation[place])
            row[to + 4] = u8(s.built >> place & 1)
            row[to + 5] = u8(s.full >> place & 1)
            row[to + 6] = u8(s.turned >> place & 1)
            put(row, to + 7, s.gifts[place])
        put_row(row, at + self.grid, s.grid, 0, CELLS)

    def _player(self, s: Monastery, row: vec[u8], at: i64, seat: i64, player: i64) -> None:
        if s.colour[seat] >= 0:
            row[at + self.colour + ROWS * player + s.colour[seat]] = 1
        put_row(row, at + self.strip + SPACES * player, s.strip, SPACES * seat, SPACES)
        put(row, at + self.blessings + player, s.blessings[seat])
        row[at + self.brewers + player] = u8(s.brewers >> seat & 1)
        monk: i64
        for monk in range(MONKS):
            to = at + self.monks + 2 * (MONKS * player + monk)
            _put_spot(row, to, s.monks[MONKS * seat + monk])

    def _screen(self, s: Monastery, row: vec[u8], at: i64, seat: i64, player: i64) -> None:
        zones, hand = s.zones, HAND + seat
        put_cards(zones, hand * zones.width, row, at + self.hands + KINDS * player)
        put(row, at + self.hand_sizes + player, zones.size(hand))
        put(row, at + self.drawn_sizes + player, zones.size(hand + s.seats))
        if player:
            knew = at + self.knew + KINDS * (player - 1)
            put_notes(zones, hand, s.observer, row, knew, at + self.lost + player - 1)

    def _turn(self, s: Monastery, row: vec[u8], at: i64) -> None:
        put(row, at + self.supply, s.pool)
        put(row, at + self.points, s.points)
        row[at + self.laid] = u8(s.laid)
        row[at + self.giving] = u8(s.giving)
        monk: i64
        for monk in range(MONKS):
            _put_spot(row, at + self.locked + 2 * monk, s.locked[monk])
        nth: i64
        for nth in range(len(_ICONS)):
            row[at + self.used + nth] = u8(s.used >> _ICONS[nth] & 1)
        row[at + self.prayed] = u8(s.prayed)
        row[at + self.totalled] = u8(s.totalled)
        put(row, at + self.purse, s.purse)
        if s.letter >= 0:
            row[at + self.letter + s.letter] = 1
        if s.swapped >= 0:
            row[at + self.swapped + s.swapped] = 1
        put(row, at + self.due, s.due)

    def _in_hand(self, s: Monastery, row: vec[u8], at: i64) -> None:
        if s.raised >= 0:
            row[at + self.raised + s.raised] = 1
        if s.chosen >= 0:
            _put_cell(row, at + self.chosen, s.chosen)
        _put_spot(row, at + self.walker, s.walker)
        put(row, at + self.target, s.target + 1)
        if s.brewing >= 0:
            _put_cell(row, at + self.brewing, s.brewing // A_PLACE)
            row[at + self.brewing + 2] = u8(s.brewing % A_PLACE)

    # -- actions

    def id_of(self, s: State, action: i64) -> i64:
        """Tell the id of an action of the step that waits."""
        asks = self.asks[s.now.number]
        if asks:
            m = cast("Monastery", s)
            if asks == CELLS_ASKED:
                action = _beside(m, action)
            elif asks == PLAYERS_ASKED and action != election.SPARE:
                action = _from(m, m.now.seat(m), action)
            elif moving.WALK <= action < moving.ENCOURAGE:
                action = moving.WALK + _nth_monk(m, action - moving.WALK)
        return super().id_of(s, action)

    def number_of(self, s: State, id: i64) -> i64:
        """Tell the number of the action with this id to the step that waits."""
        number, asks = super().number_of(s, id), self.asks[s.now.number]
        if not asks:
            return number
        m = cast("Monastery", s)
        if asks == CELLS_ASKED:
            return _cell(m, number)
        if asks == PLAYERS_ASKED:
            return number if number == election.SPARE else m.in_order(m.now.seat(m), number)
        if moving.WALK <= number < moving.ENCOURAGE:
            return moving.WALK + m.monks[MONKS * m.active + number - moving.WALK]
        return number


def _from(s: Monastery, seat: i64, other: i64) -> i64:
    """Count how many places further clockwise the other sits; by seats before colours are dealt."""
    for colour in s.colour:
        if colour < 0:
            return (other - seat) % s.seats
    nth: i64 = 0
    while seat != other:
        seat = s.clockwise(seat)
        nth += 1
    return nth


def _nth_monk(s: Monastery, spot: i64) -> i64:
    """Tell which of the own monks, in their order, is the first on a spot."""
    nth: i64 = 0
    while s.monks[MONKS * s.active + nth] != spot:
        nth += 1
    return nth


def _beside(s: Monastery, cell: i64) -> i64:
    """Name a free cell by a door of the Abbey, or by the first tile it touches and the side."""
    place = lowest(s.near[site_at(s, cell)])
    nth: i64
    if place == ABBEY_PLACE:
        for nth in range(DOORS):
            if SITES_AT_FIRST[nth] == cell:
                return nth
    side: i64 = 0
    while s.cell[place] + STEP[side] != cell:
        side += 1
    return DOORS + SIDES * (place - 1) + side


def _cell(s: Monastery, nth: i64) -> i64:
    """Find the cell that is named so."""
    if nth < DOORS:
        return SITES_AT_FIRST[nth]
    beside = nth - DOORS
    return s.cell[beside // SIDES + 1] + STEP[beside % SIDES]


def _put_spot(row: vec[u8], at: i64, spot: i64) -> None:
    """Write where a monk is: place from 1, and box; nothing for one on the grid."""
    if spot >= 0:
        row[at] = u8(spot // A_PLACE + 1)
        row[at + 1] = u8(spot % A_PLACE)


def _put_cell(row: vec[u8], at: i64, cell: i64) -> None:
    """Write x and y of a cell, each from 64."""
    row[at] = u8(cell % A_ROW)
    row[at + 1] = u8(cell // A_ROW)


_ICONS: Final = vec[i64](sorted(ICONS))
ENCODING: Final = MonasteryEncoding
