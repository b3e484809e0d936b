### The board of Monastery in English: what stands on the table itself.
###
### Tiles, hours, colours and actions are named in monastery.ftl. $name is the name of a player or of a
### tile, as the comment says; both stand in the nominative and are never declined. All keys begin with
### board-mon, so that they are not taken for those of another board.

## the parts of the board

board-mon-map = The map
board-mon-letters = Letters
board-mon-score = Scoring turn
board-mon-players = Players
board-mon-hand = Your tiles
board-mon-hand-empty = No tile is behind your screen.
board-mon-drawn = Drawn, not kept yet
board-mon-instead = Press to place it instead.
board-mon-give-back = Press to put it back behind your screen.
# Short names of the parts; on a small screen one is shown at a time.
board-mon-part-map = Map
board-mon-part-letters = Letters
board-mon-part-score = Scoring
board-mon-part-players = Players
# What is told of an option that brings nothing at once.
board-mon-choose = You choose the rest next.

## the map

# What can be done with the map itself, for those who listen; it has the focus.
board-mon-map-keys = The map. Arrow keys move it, plus and minus make it larger and smaller, 0 shows all of it, Enter goes to the tiles.
board-mon-closer = Larger
board-mon-farther = Smaller
board-mon-all = Show all
# A place where several options lie: $name is a tile with its place, $count how many there are.
board-mon-several = { $count ->
    [one] { $name }: { $count } choice
   *[other] { $name }: { $count } choices
}
board-mon-close = Close
board-mon-turn = Turn the tile
# A tile and where it lies, $x to the east and $y to the south.
board-mon-at = { $name } ({ $x }/{ $y })
# After the name of a free cell; $names lists the neighbours of the cell.
board-mon-beside = { $name }, beside { $names }
# A place that a monk can go to, before it is chosen: $name is what chooses the monk, $place the place.
board-mon-ahead = { $name }; destination: { $place }
# What is told of a tile, as remarks of their own.
board-mon-study = study
board-mon-toil = toil
board-mon-both = study and toil
board-mon-plan = not built; boxes { $numbers }
board-mon-built = built, value { $value }
board-mon-feature = no monks here
board-mon-full = full
board-mon-turned = built in this round
# Sides of a tile; $sides lists them.
board-mon-ways = Pathways: { $sides }.
board-mon-gates = Gateways: { $sides }.
board-mon-north = north
board-mon-east = east
board-mon-south = south
board-mon-west = west
board-mon-blessings = { $count ->
    [one] { $count } blessing
   *[other] { $count } blessings
}
# Monks of one player: $name is the player.
board-mon-standing = { $count ->
    [one] a monk of { $name }
   *[other] { $count } monks of { $name }
}
    .mine = { $count ->
        [one] a monk of yours
       *[other] { $count } monks of yours
    }
board-mon-praying = { $count ->
    [one] a praying monk of { $name }
   *[other] { $count } praying monks of { $name }
}
    .mine = { $count ->
        [one] a praying monk of yours
       *[other] { $count } praying monks of yours
    }
board-mon-in-box = { $name } in box { $number }
    .mine = your monk in box { $number }
# How many points of movement it takes to get to a place; $name is the place.
board-mon-cost = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}

# Of a tile that is looked at before it is taken up: in how many free cells it can lie.
board-mon-fits = { $count ->
    [0] It fits nowhere now.
    [one] It fits in { $count } cell.
   *[other] It fits in { $count } cells.
}

## the calendar

# .now is the day that is going on, and the number of its hour.
board-mon-day = Day { $day }
    .now = Day { $day }, hour { $hour } of 10
board-mon-end = End
board-mon-dial = The dial, day { $day }
# A space of the dial: its hour, what the round is for; .draws how many tiles each player then draws.
board-mon-space = { $hour }: { $round }
    .draws = { $draws ->
        [one] { $hour }: { $round }, { $draws } tile
       *[other] { $hour }: { $round }, { $draws } tiles
    }
board-mon-now = (now)

## whose turn it is, and for what

board-mon-phase-deal = The colours are dealt
board-mon-phase-service = Service
board-mon-phase-night = Night
board-mon-phase-over = The end
# $name is the player on turn; the number that is left stands beside it.
board-mon-phase-movement = Placing and moving: { $name }
    .mine = Your turn: placing and moving
board-mon-phase-scoring = Scoring: { $name }
    .mine = Your turn: scoring
board-mon-left = { $points ->
    [one] { $points } movement point left
   *[other] { $points } movement points left
}
board-mon-to-spend = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
board-mon-purse = { $count ->
    [one] { $count } blessing can be spent
   *[other] { $count } blessings can be spent
}

## the players

# After a player's name, as remarks of their own.
board-mon-asked = has the turn
board-mon-abbot = Abbot
board-mon-colour = colour: { $colour }
board-mon-no-colour = no colour yet
board-mon-tiles = { $count ->
    [one] { $count } tile behind the screen
   *[other] { $count } tiles behind the screen
}
board-mon-no-blessings = number of blessings hidden
board-mon-on-grid = { $count ->
    [one] { $count } monk on the grid
   *[other] { $count } monks on the grid
}
board-mon-lower = pays the lower prices
board-mon-partner = with { $name }
board-mon-points = { $points ->
    [one] { $points } testament point
   *[other] { $points } testament points
}
# The strip of letters: $name is the player, $letters says of each space what covers it.
board-mon-strip = Phrase of { $name }: { $letters }
board-mon-final = What you leave behind
board-mon-space-free = { $letter } free
board-mon-space-large = { $letter } large
board-mon-space-small = { $letter } small

## what lies in common

board-mon-bag = { $count ->
    [one] Bag: { $count } tile
   *[other] Bag: { $count } tiles
}
board-mon-pool = { $count ->
    [one] Pool: { $count } blessing
   *[other] Pool: { $count } blessings
}

## the grid of letters

# Prices by column: the upper ones, and the lower ones for players whose phrase is complete.
board-mon-upper = Prices
board-mon-lower-row = Prices once the phrase is complete
board-mon-yours = your prices
# A row: its colour, and whose it is; .nobody if nobody plays it.
board-mon-row = The { $colour } row: { $name }
    .nobody = The { $colour } row: nobody
board-mon-letter = { $letter }, column { $column }
board-mon-letter-small = { $letter } small, column { $column }
board-mon-monk = monk, column { $column }
board-mon-gone = empty, column { $column }
# A remark: the reader's own strip has a free space of this letter.
board-mon-needed = (missing on your strip)

## the scoring turn

board-mon-prayer = Prayer
board-mon-work = Work
board-mon-icons = Tiles to be used
# $name is a place, $points what it brings now.
board-mon-brings = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
board-mon-no-prospect = Nothing here would bring points now.
board-mon-not-scoring = Points of prayer and work are shown here while somebody scores.

## the gallery for authors

board-mon-showcase-tiles = Tiles
board-mon-showcase-signs = Signs
