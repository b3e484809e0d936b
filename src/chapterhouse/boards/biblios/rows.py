"""The table of Biblios line by line: scriptorium and hand in one, the players, what lies open."""

from rich.table import Table as Grid
from rich.text import Text

from chapterhouse.boards import board
from chapterhouse.boards.biblios.cards import KINDS, chip, die, emblem, full, kind, row
from chapterhouse.boards.board import Reader
from chapterhouse.core.bits import BIT
from chapterhouse.games.biblios.components import CATEGORIES, is_gold
from chapterhouse.games.biblios.edition import BibliosEdition
from chapterhouse.games.biblios.names import CATEGORY
from chapterhouse.games.biblios.state import COMMON, HAND, LOT, NO_SEAT, OFFER, PILE, SLOT, Biblios


def title(s: Biblios, reader: Reader) -> Grid:
    """Tell where in the game we are, and how much lies in the auction pile."""
    turns, left = s.edition.turns[s.seats], s.zones.size(PILE)
    if s.turns:
        phase = reader.translator.text("cli-gift-phase", turn=turns - s.turns + 1, turns=turns)
    else:
        phase = reader.translator.text("cli-auction-phase", lot=turns - left, lots=turns)
    pile = f"{reader.label('zone-pile')} {reader.translator.text('cli-cards', count=left)}"
    return board.title(reader, phase, pile)


def hand(s: Biblios, reader: Reader) -> Grid:
    """Write a line for each category: its die, and what the hand holds of it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for justify in ("left", "left", "right", "left"):
        grid.add_column(justify=justify)
    cards = s.zones.cards(HAND + reader.seat)
    count = reader.translator.text("cli-cards", count=len(cards))
    hand = Text(f"{reader.label('zone-hand')} {count}", "soft")
    grid.add_row("", Text(reader.heading("zone-scriptorium"), "soft"), "", hand)
    for category in range(len(CATEGORIES)):
        mine = [card for card in cards if kind(card) == category]
        label = f"{emblem(category, reader)} {reader.translator.name(CATEGORY, category)}"
        grid.add_row(
            die(int(s.die(category)), reader), *_line(s.edition, label, category, mine, reader)
        )
    coins = [card for card in cards if is_gold(card)]
    label = f"{emblem(5, reader)} {reader.heading('cli-gold')}"
    grid.add_row("", *_line(s.edition, label, 5, coins, reader))
    return grid


def _line(
    edition: BibliosEdition, label: str, number: int, cards: list[int], reader: Reader
) -> list[Text]:
    """Write what the hand holds of one kind: its name, the total, the cards."""
    total = sum([edition.value[card] for card in cards])
    chips = [Text(chip(edition, card, reader).plain[1:], KINDS[number]) for card in cards]
    sum_up = Text(str(total) if cards else "", "bold")
    return [Text(label, KINDS[number]), sum_up, row(chips)]


def players(s: Biblios, reader: Reader) -> Grid:
    """Write a line for each player: what is known of the hand, and the bidding."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, name in enumerate(reader.names):
        asked = seat == s.seat()
        size = reader.translator.text("cli-cards", count=int(s.zones.size(HAND + seat)))
        known = s.zones.cards(HAND + seat) if reader.aids and seat != reader.seat else []
        style = "point" if asked else ""
        pointer = (">" if reader.plain else "▸") if asked else " "
        marks = Text(", ".join(_marks(s, seat, reader)), "soft")
        chips = row([chip(s.edition, card, reader) for card in known], " ") if known else Text()
        grid.add_row(Text(f"{pointer} {name}", style), size, marks, chips)
    return grid


def _marks(s: Biblios, seat: int, reader: Reader) -> list[str]:
    """List what is to be said of a player in a word."""
    text = reader.translator.text
    marks = [text("cli-mark-you")] if seat == reader.seat else []
    marks += [text("cli-mark-active")] if seat == s.active else []
    if s.turns or not s.zones.size(LOT):
        return marks
    if s.leader == seat:
        return [*marks, text("cli-mark-leads", amount=int(s.high))]
    if s.barred & BIT[seat]:
        return [*marks, text("cli-mark-barred")]
    return [*marks, text("cli-mark-passed")] if s.out & BIT[seat] else marks


def between(s: Biblios, reader: Reader) -> list[Text]:
    """Write what lies open, or what the reader holds."""
    lines = []
    for zone in (COMMON, SLOT, LOT, OFFER):
        cards = s.zones.cards(zone)
        if cards or zone == (COMMON if s.turns else LOT):
            name = reader.label(f"zone-{s.zones.plan.names[zone]}")
            text = Text(f"{name} ", "soft").append_text(
                row([full(s.edition, c, reader) for c in cards])
            )
            lines.append(text.append(_bids(s, reader) if zone == LOT and cards else "", "soft"))
    return lines


def _bids(s: Biblios, reader: Reader) -> str:
    """Tell how the bidding stands."""
    text = reader.translator.text
    parts = [text("cli-lot-of-gold")] if s.gold_lot() else []
    if s.leader == NO_SEAT:
        parts.append(text("cli-no-bid"))
    else:
        seat = reader.names[s.leader]
        parts.append(text("cli-highest-bid", amount=int(s.high), seat=seat))
    return "".join([f"  {part}" for part in parts])
