"""What can be asked in Monastery, and answered."""

from typing import Any

from chapterhouse.core.step import Step
from chapterhouse.encoding.layout import PLAYER, PLAYERS, Axis, Layout
from chapterhouse.encoding.monastery_axes import BESIDE, CELL, MONK, PLACE
from chapterhouse.games.monastery import (
    brewhouse,
    collecting,
    draws,
    election,
    exchange,
    library,
    moving,
    placing,
    scoring,
    stops,
    vow,
)
from chapterhouse.games.monastery.components import ICONS, MONKS, MOST_BOXES, SPACES, TILES

Listed = list[tuple[str, list[Step[Any]], Axis, list[int], str]]


def questions() -> list[tuple[str, list[Step[Any]]]]:
    """Name what is asked, by the steps that ask it."""
    return [
        ("move", [moving.MOVE]),
        ("place-at", [placing.PLACE_AT]),
        ("place-turned", [placing.PLACE_TURNED]),
        ("walk-to", [stops.WALK_TO]),
        ("enter-box", [stops.ENTER_BOX]),
        ("score", [scoring.SCORE]),
        ("stables", [placing.STABLES]),
        ("give-back", [exchange.GIVE_BACK]),
        ("keep", [draws.KEEP]),
        ("swap-first", [library.SWAP_FIRST]),
        ("swap-second", [library.SWAP_SECOND]),
        ("strip", [collecting.STRIP]),
        ("name-abbot", [election.NAME_ABBOT[0]]),
        ("name-abbot in a snap election", [election.NAME_ABBOT[1]]),
        ("imprison", [election.IMPRISON]),
        ("stand-up", [brewhouse.STAND_UP]),
        ("stay-night", [brewhouse.STAY_NIGHT]),
        ("fall-silent", [*vow.FALL_SILENT]),
        ("make-amends", [*vow.MAKE_AMENDS]),
    ]


def lay_out_answers(layout: Layout) -> None:
    """Give ids to all that can be answered."""
    for name, steps, axis, numbers, text in [*_moving(), *_scoring(), *_others()]:
        layout.group(name, steps, axis, numbers, text)


def _after(first: int, axis: Axis) -> list[int]:
    """Number what an axis counts, from `first` on."""
    return list(range(first, first + len(axis.labels)))


def _moving() -> Listed:
    """A turn of moving, and what belongs to it."""
    move: list[Step[Any]] = [moving.MOVE]
    tile = Axis("tile", TILES)
    turn = Axis("turn", ["end", "exchange"])
    quarter = Axis("quarter turns clockwise", ["0", "1", "2", "3"])
    box = Axis("box", [str(nth) for nth in range(1, MOST_BOXES + 1)])
    return [
        ("move", move, turn, [moving.END, moving.EXCHANGE], "the end of the turn, or an exchange"),
        ("raise", move, tile, _after(moving.RAISE, tile), "a tile to be placed"),
        ("walk", move, MONK, _after(moving.WALK, MONK), "an own monk, in the order of `monks`"),
        ("encourage", move, PLACE, _after(moving.ENCOURAGE, PLACE), "where a blessing is laid"),
        ("place-at", [placing.PLACE_AT], BESIDE, _after(0, BESIDE),
         "a cell, by the first place that it touches"),
        ("place-turned", [placing.PLACE_TURNED], quarter, _after(0, quarter), "how a tile lies"),
        ("walk-to", [stops.WALK_TO], PLACE, _after(0, PLACE), "where the monk goes"),
        ("enter-box", [stops.ENTER_BOX], box, _after(1, box), "a box"),
    ]  # fmt: skip


def _scoring() -> Listed:
    """A turn of scoring, and what belongs to it."""
    score: list[Step[Any]] = [scoring.SCORE]
    tile, turn, icons = Axis("tile", TILES), Axis("turn", ["end", "total"]), sorted(ICONS)
    icon = Axis("icon", [TILES[kind] for kind in icons])
    return [
        ("score", score, turn, [scoring.END, scoring.TOTAL], "the end of the turn, or the work"),
        ("use", score, icon, [scoring.USE + kind for kind in icons], "an icon"),
        ("pray", score, PLACE, _after(scoring.PRAY, PLACE), "where a monk prays"),
        ("buy", score, CELL, _after(scoring.BUY, CELL), "what is bought from the grid"),
        ("strip", [collecting.STRIP], PLAYER, _after(0, PLAYER), "whose strip gets the letter"),
        ("swap", [library.SWAP_FIRST, library.SWAP_SECOND], CELL, _after(0, CELL), "a letter"),
        ("stables", [placing.STABLES], tile, _after(0, tile), "a tile to be placed"),
        ("give-back", [exchange.GIVE_BACK], tile, _after(0, tile), "a tile for the bag"),
    ]


def _others() -> Listed:
    """Service, night, and what costs of talking."""
    tile, number = Axis("tile", TILES), Axis("monks", [str(n) for n in range(MONKS + 1)])
    prisoner = Axis("player", [*PLAYERS, "nobody"])
    fine = Axis("fine", [*[f"space {nth + 1}" for nth in range(SPACES)], "blessing"])
    ready = Axis("ready", ["ready"])
    return [
        ("keep", [draws.KEEP], tile, _after(0, tile), "a tile drawn that is kept"),
        ("name-abbot", [*election.NAME_ABBOT], PLAYER, _after(0, PLAYER), "the next Abbot"),
        ("imprison", [election.IMPRISON], prisoner, _after(0, prisoner), "whose monk is taken"),
        ("stand-up", [brewhouse.STAND_UP], number, _after(0, number), "how many stand up"),
        ("stay-night", [brewhouse.STAY_NIGHT], number, _after(0, number), "how many stay"),
        ("fall-silent", [*vow.FALL_SILENT], ready, [0], "enough is said"),
        ("make-amends", [*vow.MAKE_AMENDS], fine, _after(0, fine), "what talking costs"),
    ]
