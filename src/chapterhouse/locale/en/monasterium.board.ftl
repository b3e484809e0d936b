### The board of Monasterium in English: what stands on the table itself.
###
### Monasteries, rooms, actions and goods are named in monasterium.ftl. $name is the name of a player
### and is never declined; it stands in the nominative. All keys begin with board-msm, so that they
### are not taken for those of another board.

## the parts of the board

board-msm-map = The monasteries
board-msm-path = The path
board-msm-dice = Dice
board-msm-missions = Missions
board-msm-players = Players
# Short names of the parts; on a small screen one is shown at a time.
board-msm-part-map = Monasteries
board-msm-part-path = Path
board-msm-part-dice = Dice
board-msm-part-missions = Missions
board-msm-part-boards = Board
# What is told of an option that brings nothing at once.
board-msm-choose = You choose the rest next.

## the calendar
# .now is the year that is going on, and its round.

board-msm-year = Year { $year }
    .now = Year { $year }, round { $round } of { $rounds }
board-msm-end = End

## the players

# After a player's name, as remarks of their own.
board-msm-start = start player
board-msm-asked = has the turn
board-msm-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-msm-board-of = Board: { $name }
board-msm-owned = { $count ->
    [one] { $count } own die
   *[other] { $count } own dice
}
board-msm-reroll-ready = The reroll tile can be used
board-msm-reroll-spent = The reroll tile has been used this round
board-msm-goods = Goods

## the monasteries

# The button that shows a monastery; $count places in it can be chosen now.
board-msm-jump = { $count ->
    [0] { $name }
    [one] { $name }: { $count } place to choose
   *[other] { $name }: { $count } places to choose
}
# A room, its kind, and who is in it.
board-msm-room = { $place }, { $kind }: { $state }
board-msm-place = { $place }: { $state }
board-msm-free = free
board-msm-blocked = closed
# $name is the word for chapel; $who lists players and how many novices each has there.
board-msm-chapel = { $name }: { $count } of { $room } places taken, { $who }
board-msm-chapel-empty = { $name }: { $count } of { $room } places taken
board-msm-tiles = { $count ->
    [0] No window tile left
    [one] { $count } window tile left
   *[other] { $count } window tiles left
}

## the path

# A field: its monasteries and bonus, then whose envoys stand there.
board-msm-stop = Field { $number }: { $parts }
board-msm-stop-with = Field { $number }: { $parts }; here: { $envoys }

## dice

# $dice lists the dice that lie there.
board-msm-field = { $field }: { $dice }
board-msm-field-empty = { $field }: empty
board-msm-white-dice = { $count ->
    [one] { $count } white die
   *[other] { $count } white dice
}
board-msm-own-dice = { $count ->
    [one] { $count } die of { $name }
   *[other] { $count } dice of { $name }
}
board-msm-roll = Roll: { $name }
board-msm-picked = { $die }, picked
board-msm-hands = Dice still in hand
board-msm-hand = { $name }: { $white } white, { $own } own
board-msm-turn = Turn: { $name }
    .mine = Your turn
board-msm-turn-last = Last turn: { $name }
    .mine = Your last turn
# The dice of this turn that lie on an action tile.
board-msm-unspent = { $count ->
    [one] { $count } die left on { $column }
   *[other] { $count } dice left on { $column }
}
board-msm-chain = What this turn has brought so far

## the action area

board-msm-area = Action area
# An action, and the novice that stands on its field.
board-msm-locked = Not unlocked, { $novice } is still there: { $action }
board-msm-open = Unlocked: { $action }
board-msm-flip = { $novice } is still there and would flip the tile of its column
board-msm-flipped-by = { $novice } has been sent and has flipped the tile of its column
# Below the name of a novice in a list: the action of the place that it leaves.
board-msm-unlocks = unlocks: { $action }
board-msm-flips = flips the tile of its column
board-msm-tile = { $action }
board-msm-tile-turned = { $action }; flipped: 1 point for each die
# After the name of an action, as a remark of its own.
board-msm-used = (used this turn)
board-msm-beside = The extra novice of { $row } waits

## the church window

board-msm-window = Church window
# $tiles lists the three cells from the left.
board-msm-window-row = { $row }: { $tiles }
board-msm-no-tile = empty

## missions

# What is needed: an area or a kind of room, and the monastery it lies in.
board-msm-need = { $place } ({ $monastery })
# The name of the card, what it asks for, and what it is worth this year.
board-msm-mission = { $points ->
    [one] { $name }: { $task }; { $points } point
   *[other] { $name }: { $task }; { $points } points
}
board-msm-mission-done = { $points ->
    [one] { $name }: { $task }; { $points } point; fulfilled by { $by }
   *[other] { $name }: { $task }; { $points } points; fulfilled by { $by }
}
board-msm-condition-novices = { $count ->
    [one] { $count } novice sent
   *[other] { $count } novices sent
}
board-msm-condition-common = { $count ->
    [one] { $count } novice in common rooms
   *[other] { $count } novices in common rooms
}
board-msm-condition-cloister = { $count ->
    [one] { $count } novice on cloister spaces
   *[other] { $count } novices on cloister spaces
}
board-msm-condition-window = { $count ->
    [one] window tiles of { $count } monastery
   *[other] window tiles of { $count } monasteries
}
board-msm-condition-dice = { $count ->
    [one] { $count } own die
   *[other] { $count } own dice
}

## the gallery for authors

board-msm-showcase-signs = Signs
