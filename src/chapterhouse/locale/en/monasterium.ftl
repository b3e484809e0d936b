### Monasterium in English.
###
### $seat is the name of a person and is never declined: build the sentence so that it stands in the
### nominative, and so that it fits men and women alike.
### Names ($monastery, $room, $kind, $space, $area, $sum, $other, $bonus, $column, $row, $novice,
### $action, $line, $die, $dice, $field, $mission, $source) come in every case too: $room-acc,
### $room-gen, $room-dat, $room-ins. A name lists its cases as attributes (.acc, .gen, .dat, .ins);
### a case that is not listed is the same as the name itself. English has no cases: list none here.

## the game

game = Monasterium
    .about = Share out the dice, send novices to five monasteries, and fill a church window with glass
    .lasts = 60 to 120 minutes
    .weight = demanding
    .suits = For those who like to plan ahead and to build up actions that set off others. Everything lies open
# The game in one page; the sentences stand under the heads that house.ftl gives (overview-part-...).
# The reader is addressed.
overview-novices = Send your novices to five monasteries. They score when they get there, when they fulfil a mission, and once more at the end. Most points after three years win.
overview-place = A round has two parts. First, everybody places dice: roll all dice in your hand, name a face, and lay all that show it on the field of that face. Then it is the next player’s turn, until no hand has dice.
overview-take = Then dice are taken. Take up to three from one field, and get one action for each, in the column of that number. A six is taken alone and works in any column.
overview-send = The action to aim for is to send a novice. You pay its price, and the place that it leaves on your board unlocks a new action for the rest of the game.
overview-places = Rows I and II of your board send to buildings, row III to chapels and row IV to cloisters.
overview-access = Your envoy decides where novices may go: the field of the path where it stands leads to one monastery or more. Once you have a novice in a chapel, that monastery stays open to you.
overview-at-once = At once, a building brings 1 to 3 points and something more. A mission brings more the earlier you fulfil it. A full row of your church window brings 5 points, a full column 4.
overview-at-end = At the end, most novices in a monastery bring 5 points, and novices in 1 to 5 different chapels bring 1, 3, 6, 10 or 15.
overview-pairs = In each monastery, multiply your novices in the chapel by those in the cloister: each pair is worth 2 points.
overview-goods = You pay with influence for buildings and chapels, and with rosaries for the cloister. Besides, a profane building costs soup, a workshop tools and a common room books.
overview-many = Three dice are three actions. Look for fields where several are yours to take.
overview-chapel = Get novices into chapels early. They open monasteries for good, give you window tiles and multiply at the end.

## helpers
# They stand within the sentences below, with the slot of the sentence they stand in.

# The letter of a monastery, in the name of a place.
letter = { $monastery ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}
# What is scored: "scores 3 points".
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What is placed, taken or laid: "takes 2 dice".
number-of-dice = { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
}
# How far the envoy goes: "moves the envoy 2 fields".
number-of-fields = { $amount ->
    [one] { $amount } field
   *[other] { $amount } fields
}

## monasteries and their places
# Every name stands on its own, as on the board, and within the sentences below.

monastery-a = monastery A
monastery-b = monastery B
monastery-c = monastery C
monastery-d = monastery D
monastery-e = monastery E
# A room of a building, of any kind: "room A3".
room = room { letter }{ $number }
space = cloister space { letter }{ $number }
# The kind of a room; in English all three take the article "a".
kind-profane = profane building
kind-workshop = workshop
kind-common = common room
# The areas of a monastery; in English all three take the article "a".
area-chapel = chapel
area-building = building
area-cloister = cloister

## goods
# So many of them; $n may be 0.

sum-soup = { $n ->
    [one] { $n } soup
   *[other] { $n } soups
}
sum-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
sum-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
sum-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influence
}
sum-rosary = { $n ->
    [one] { $n } rosary
   *[other] { $n } rosaries
}

## bonuses of the path

bonus-none = no bonus
bonus-any-action = any action
bonus-influence-or-rosary = influence or rosary
bonus-soup-or-exchange = soup or exchange
bonus-window = window tile
bonus-die = own die or points

## the action area

column-a = column A
column-b = column B
column-c = column C
column-d = column D
column-e = column E
row-i = row I
row-ii = row II
row-iii = row III
row-iv = row IV
# A novice is called after the field it stands on.
novice-i-a = novice I-A
novice-i-b = novice I-B
novice-i-c = novice I-C
novice-i-d = novice I-D
novice-i-e = novice I-E
novice-ii-a = novice II-A
novice-ii-b = novice II-B
novice-ii-c = novice II-C
novice-ii-d = novice II-D
novice-ii-e = novice II-E
novice-iii-a = novice III-A
novice-iii-b = novice III-B
novice-iii-c = novice III-C
novice-iii-d = novice III-D
novice-iii-e = novice III-E
novice-iv-a = novice IV-A
novice-iv-b = novice IV-B
novice-iv-c = novice IV-C
novice-iv-d = novice IV-D
novice-iv-e = novice IV-E

## actions of the action area
# An infinitive, as on a button (act-use), with its field in brackets: the column alone for a
# standard action. They also stand in event-used, event-unlocked and "cannot …: …".

action-std-a = send a novice (A)
action-std-b = gain 1 soup (B)
action-std-c = gain 1 influence (C)
action-std-d = gain 1 rosary (D)
action-std-e = move the envoy 1 field (E)
action-i-a = move the envoy 1 field (I-A)
action-i-b = gain 1 rosary (I-B)
action-i-c = gain 1 soup (I-C)
action-i-d = gain 1 influence (I-D)
action-i-e = exchange (I-E)
action-ii-a = gain 1 tool (II-A)
action-ii-b = send a novice for 1 influence less (II-B)
# Two soup, two influence or two rosaries.
action-ii-c = gain a pair (II-C)
action-ii-d = move the envoy 2 fields (II-D)
action-ii-e = score 3 points (II-E)
action-iii-a = build in a window tile (III-A)
action-iii-b = build in a window tile (III-B)
action-iii-c = build in a window tile (III-C)
action-iii-d = build in a window tile (III-D)
action-iii-e = build in a window tile (III-E)

## the church window

window-row-top = top row
window-row-middle = middle row
window-row-bottom = bottom row

## dice
# $face is what the die shows. A white die belongs to nobody, an own die to whom the sentence is
# about.

die-white = white die { $face }
die-own = own die { $face }
# Where the dice of a face lie; field 6 is the joker.
field = dice field { $n }

## missions
# The name of the card alone; what it asks for is drawn by the board.

mission-a1 = mission A1
mission-a2 = mission A2
mission-a3 = mission A3
mission-a4 = mission A4
mission-a5 = mission A5
mission-b1 = mission B1
mission-b2 = mission B2
mission-b3 = mission B3
mission-b4 = mission B4
mission-b5 = mission B5
mission-c1 = mission C1
mission-c2 = mission C2
mission-c3 = mission C3
mission-c4 = mission C4
mission-c5 = mission C5

## where points come from
# They end event-scored, after its colon.

source-dice = dice on flipped action tiles
source-actions = actions
source-rooms = buildings
source-lines = finished rows and columns of the window
source-missions = missions
source-last-field = the last field of the path
source-majorities = majorities
source-chapels = novices in chapels
source-cloisters = novices in chapels and their cloisters
source-goods = goods left over

## places of cards

zone-pool = missions not drawn
zone-missions = open missions

## actions
# As on a button, without a full stop; they also stand in "cannot …: …" (refusal in house.ftl).

act-first = let { $seat } begin
act-mission = turn up { $mission }
# What a die shows that was thrown.
act-fell = let the die show { $face }
act-name = place all dice that show { $face }
# In the placement of dice, and for an own die just gained.
act-reroll = use the reroll tile
# One die at a time; then act-throw throws all that were picked.
act-pick = pick { $die }
act-throw = reroll the picked dice
act-take = take { number-of-dice } from { $field }
act-joker = lay the die on { $column }
act-use = { $action }
# A bonus, or the extra novice.
act-decline = decline
act-send = send { $novice }
# Where the novice goes.
act-to-room = send it to { $room } ({ $kind })
act-to-chapel = send it to the chapel of { $monastery }
act-to-space = send it to { $space }
act-to-area = send it to a { $area }
act-swap = exchange { $sum } for { $other }
act-gain = gain { $sum }
act-steps = move the envoy { number-of-fields }
act-tile = take a window tile of { $monastery }
act-build = build it into the { $line }
act-die = take one more own die
act-points = score { points }
act-keep = keep the { $face }

## prompts
# What a player is asked; the others read the same.

ask-name = { $seat }: which face to name, to place all dice that show it?
ask-pick = { $seat }: which dice to reroll?
ask-take = { $seat }: how many dice to take, and from which field?
ask-joker = { $seat }: on which column to lay the joker?
# $left counts the dice still to be used, this one included.
ask-use = { $left ->
    [one] { $seat }: which action of { $column } for the last die?
   *[other] { $seat }: which action of { $column } for the next of { $left } dice?
}
ask-any = { $seat }: which action to choose as a bonus, if any?
# $discount is how much influence less is paid.
ask-send = { $discount ->
    [0] { $seat }: which novice to send?
   *[other] { $seat }: which novice to send, for { $discount } influence less?
}
ask-where = { $seat }: where to send { $novice }?
ask-swap = { $seat }: what to exchange?
ask-pair = { $seat }: which pair to gain?
ask-token = { $seat }: gain influence or a rosary?
ask-soup = { $seat }: gain soup, or exchange?
ask-tile = { $seat }: of which monastery to take a window tile?
ask-build = { $seat }: into which row to build the tile of { $monastery }?
# Of the tile just built in.
ask-bonus = { $seat }: the bonus of the row or of the column?
ask-last = { $seat } reaches the last field of the path: one more own die, or points?
ask-keep = { $seat } rolls { $face } with the new die: keep it or use the reroll tile?
# Or decline; ask-extra follows, for the place itself.
ask-area = { $seat }: where to send the extra novice of { $row }, if at all?
ask-extra = { $seat } sends the extra novice to a { $area }: where exactly?

## what is missing
# For an action that a rule forbids: the nearest way to it. Without a full stop, so that it also
# stands in "cannot …: …" (refusal-lack in house.ftl). What is missing is the reader's own.

# $sums lists goods, each with its number: "1 influence and 2 soup".
lack-room = sending a novice from { $row } to a { $kind } takes { $sums } more
# Likewise, to a chapel or a cloister.
lack-area = sending a novice from { $row } to a { $area } takes { $sums } more
# $areas lists those that the novices at hand could go to.
lack-reach = no place within reach admits a novice ({ $areas })
lack-novice = no novice is left in the action area
# One of either would do.
lack-either = an exchange takes { $sum } or { $other }
lack-good = an exchange takes { $sum }
# $monasteries lists those whose tiles could be taken.
lack-tiles = of { $monasteries } no window tile is left
lack-line = no row of the church window admits a tile of { $monasteries }

## events: the calendar

event-first = { $seat } is the start player.
event-mission = Turned up: { $mission }.
event-year = Year { $year } begins.
# $round counts from 1 within the year, which has $rounds.
event-round = Round { $round } of { $rounds } begins.

## events: dice

event-rolled = { $seat } rolls { $dice }.
# What the dice thrown again show now.
event-rerolled = { $seat } uses the reroll tile and rolls { $dice }.
event-placed = { $seat } places { number-of-dice } on { $field }.
event-took = { $seat } takes { number-of-dice } from { $field }.
event-joker = { $seat } lays the joker on { $column }.
event-lapsed = { $seat } sets a die aside: no action of { $column } is possible.
# The die gained on the last field of the path.
event-gained-die = { $seat } takes one more own die.
event-die-fell = The new die shows { $face }.
event-die-laid = The new die is laid on { $field }.

## events: actions

event-used = { $seat } chooses to { $action }.
event-gained = { $seat } gains { $sum }.
event-paid = { $seat } pays { $sum }.
event-swapped = { $seat } exchanges { $sum } for { $other }.
# $n is the field of the path, from 1.
event-envoy = { $seat } moves the envoy to field { $n } of the path.
event-bonus = { $seat } finds a bonus on the path: { $bonus }.
event-declined = { $seat } declines a bonus: { $bonus }.

## events: novices

event-sent-room = { $seat } sends { $novice } to { $room } ({ $kind }).
event-sent-chapel = { $seat } sends { $novice } to the chapel of { $monastery }.
event-sent-space = { $seat } sends { $novice } to { $space }.
event-unlocked = From now on { $seat } can { $action }.
event-flipped = { $seat } flips the action tile of { $column }.
event-extra-room = { $seat } sends the extra novice of { $row } to { $room } ({ $kind }).
event-extra-chapel = { $seat } sends the extra novice of { $row } to the chapel of { $monastery }.
event-extra-space = { $seat } sends the extra novice of { $row } to { $space }.
# Declined, or there is no place for it: it leaves the game.
event-extra-dropped = { $seat } does not send the extra novice of { $row }, and it leaves the game.

## events: the church window

# $cell counts from the left, $line is a row of the window.
event-built = { $cell ->
    [1] { $seat } builds a tile of { $monastery } into the first cell of the { $line }.
    [2] { $seat } builds a tile of { $monastery } into the second cell of the { $line }.
   *[other] { $seat } builds a tile of { $monastery } into the last cell of the { $line }.
}
# The tile that a common room would bring.
event-no-tile = No window tile of this monastery can be built in, so none is taken.

## events: points

event-scored = { $seat } scores { points }: { $source }.
event-earned = { $seat } earned { points } during the game: { $source }.
event-claimed = { $seat } completes { $mission } and scores { points }.
# $amount counts the novices of $seat in this monastery.
event-majority = { $seat } has the most novices in { $monastery } ({ $amount }) and scores { points }.
event-majority-tied = { $seat } is tied for the most novices in { $monastery } ({ $amount }) and scores { points } too.
# $amount counts the monasteries.
event-chapels = { $amount ->
    [0] { $seat } has a novice in no chapel and scores { points }.
    [one] { $seat } has novices in the chapel of { $amount } monastery and scores { points }.
   *[other] { $seat } has novices in the chapels of { $amount } monasteries and scores { points }.
}
# $inside counts the novices in the chapel, $around those in the cloister.
event-cloister = { $inside ->
    [one] { $seat } has { $inside } novice in the chapel of { $monastery }, { $around } in its cloister, and scores { points }.
   *[other] { $seat } has { $inside } novices in the chapel of { $monastery }, { $around } in its cloister, and scores { points }.
}
event-left-over = { $seat } scores { points } for goods left over.

## events of the end

event-points = { $seat } has { points } and finishes { $rank ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        }.
event-winner = { $seat } wins the game.
event-shared = { $seat } shares the win, as nothing breaks the tie.

## options
# The name of each choice and of its values, and in .about what it means.

option-first-player = start player
    .about = who is the start player of the first round
option-first-player-random = random
    .about = chance names the start player
option-first-player-1 = seat 1
    .about = the player on seat 1 begins
option-first-player-2 = seat 2
    .about = the player on seat 2 begins
option-first-player-3 = seat 3
    .about = the player on seat 3 begins
option-first-player-4 = seat 4
    .about = the player on seat 4 begins

## in the terminal
# A screen has 80 columns: what is called short must stay within the letters given, dots included.

cli-calendar = Year { $year } of { $years }, round { $round } of { $rounds }
# Headings of a line: the dice fields, the dice just rolled, the path, the church window.
cli-fields = Dice
cli-roll = Roll
cli-path = Path
cli-window = Window
# Before the numbers of dice that the others still have in hand.
cli-in-hand = in hand
# The goods, each with the one letter that stands for it everywhere on the table. A room has the
# letter of the good which it is paid in.
cli-good-soup = soup
    .letter = s
cli-good-tool = tool
    .letter = t
cli-good-book = book
    .letter = b
cli-good-influence = influence
    .letter = i
cli-good-rosary = rosary
    .letter = r
# Short, at most 4 letters: send a novice, gain a pair, a window tile, any action, an own die, so
# many points; and the heading over the points of the players.
cli-do-send = send
cli-do-pair = pair
cli-do-tile = tile
cli-do-any = any
cli-do-die = die
cli-do-points = { $points }pt
cli-do-score = pts
# What the signs mean
cli-signs = Signs
cli-joker = joker: any column
cli-white = white die
cli-standing = own novice: locked
cli-free = free
cli-shut = shut, or used
cli-exchange = exchange
# Headings above the players: actions unlocked, columns flipped, novices sent, reroll tile active
cli-unlocked = Unlocked
cli-flipped = Flipped
cli-sent = Sent
cli-reroll = Reroll tile
# What missions ask for; $n is the number asked for.
cli-task-novices = { $n ->
    [one] { $n } novice sent
   *[other] { $n } novices sent
}
cli-task-common = { $n ->
    [one] { $n } novice in common rooms
   *[other] { $n } novices in common rooms
}
cli-task-cloister = { $n ->
    [one] { $n } novice in cloisters
   *[other] { $n } novices in cloisters
}
cli-task-window = { $n ->
    [one] a window with tiles of { $n } monastery
   *[other] a window with tiles of { $n } monasteries
}
cli-task-dice = { $n ->
    [one] { $n } own die
   *[other] { $n } own dice
}
