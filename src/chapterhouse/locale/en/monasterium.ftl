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

## what stands on the table

# Told of whatever is pointed at: what it is for, in a sentence or two; its name stands above. The reader is
# addressed. games/monasterium/glossary.py says which rules are behind it.

about-room-profane = For a novice from row I or II: 1 influence and 2 soups, 3 for one from row II. Brings 1 point and 1 tool at once.
about-room-workshop = For a novice from row I or II: 1 influence and 2 tools, 3 for one from row II. Brings 2 points and 1 book at once.
about-room-common = For a novice from row I or II: 1 influence and 2 books, 3 for one from row II. Brings 3 points and a window tile of its monastery at once.
about-space = For a novice from row IV, beside a room in which you have a novice, for rosaries: 1, then 2, then 3. At the end each pair of novices in chapel and cloister of a monastery brings 2 points.
about-chapel = For a novice from row III, for influence: 1, then 2, then 3. It opens this monastery to you for good, and counts at the end: the more different chapels, the more points.
about-tiles = Window tiles of this monastery. They come from common rooms, actions of row III and the path, and are built in at once.
about-window = Each tile brings the bonus of its row or of its column. A full row scores 5 points, a full column 4. No monastery may be twice in one row or column.
about-field = Up to three dice at a time are taken from here; each gives one action of the column of this number.
about-field-joker = A single die at a time is taken from here, for an action of any column.
about-stop = While your envoy stands here, your novices may go to its monasteries. Whoever steps on a field gets its bonus.
about-stop-any-action = Bonus: one action of any column, without a die. It may be declined.
about-stop-influence-or-rosary = Bonus: 1 influence or 1 rosary.
about-stop-soup-or-exchange = Bonus: 1 soup; or 1 soup is exchanged for 1 tool, or 1 tool for 1 book.
about-stop-window = Bonus: a window tile of any monastery, built in at once. It may be declined.
about-stop-die = Bonus: one more own die, or 5 points.
about-mission = Whoever fulfils it scores it at once, and it stays open for the others. Missions A and B bring less every year.
about-action-std = A die of this column always gives this action. Once flipped, the tile scores 1 point for each die laid on it.
about-action-i = Once its novice has been sent, dice of this column give this action too, as often as you like.
about-action-ii = Once its novice has been sent, a die of this column gives this action too, once a turn.
about-action-iii = Once its novice has been sent, a die of this column gives this too, once a turn: a window tile of a monastery in whose chapel you have a novice.
about-action-iv = There is no action here: sending this novice flips the action tile of its column, which then scores 1 point for each die on it.
about-extra = Once the five novices of its row have been sent, it may go to any free place open to you, free of charge; at once or never.
about-soup = Pays for profane buildings. At the end soup, influence and rosaries count together: 1 point for every two.
about-tool = Pays for workshops. At the end each one left brings 1 point.
about-book = Pays for common rooms. At the end each one left brings 2 points.
about-influence = Pays for buildings and chapels. At the end soup, influence and rosaries count together: 1 point for every two.
about-rosary = Pays for the cloister. At the end soup, influence and rosaries count together: 1 point for every two.
about-own-dice = Nobody else may take your own dice. You get up to two more at the end of the path.
about-reroll = Once a round, right after a roll: the dice that you pick are rolled again.
about-roll = Name a face: all dice of this roll that show it go to its field. The others are rolled anew in the next turn.

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
# A building of any kind: "building A3"; .ins follows its kind: "workshop A3".
room = building { letter }{ $number }
    .ins = { letter }{ $number }
space = cloister space { letter }{ $number }
# The kind of a building; in English all three take the article "a".
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

die-white = white { $face }
die-own = own { $face }
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
source-lines = full rows and columns of the window
source-missions = missions
source-last-field = the last field of the path
source-majorities = most novices in a monastery
source-chapels = novices in chapels
source-cloisters = novices in chapels and their cloisters
source-goods = goods left over

## places of cards

zone-pool = missions not drawn
zone-missions = open missions

## actions
# As on a button, without a full stop; they also stand in "cannot …: …" (refusal in house.ftl).

act-first = let { $seat } begin
act-mission = reveal { $mission }
# What a die shows that was thrown.
act-fell = let the die show { $face }
act-name = place all your { $face }s
# In the placement of dice, and for an own die just gained.
act-reroll = use the reroll tile
# One die at a time; then act-throw throws all that were picked.
act-pick = pick the { $die }
act-throw = reroll the picked dice
act-take = take { number-of-dice } from { $field }
act-joker = use the joker in { $column }
act-use = { $action }
# A bonus, or the extra novice.
act-decline = decline
act-send = send { $novice }
# Where the novice goes.
act-to-room = send it to { $kind } { $room-ins }
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

ask-name = Which number do you place? All your dice that show it go to its field.
ask-pick = Which dice do you reroll?
ask-take = Take dice from one field: each one is an action.
ask-joker = In which column do you use the joker?
# $left counts the dice still to be used, this one included.
ask-use = { $left ->
    [one] Last die: choose an action of { $column }.
   *[other] { $left } dice left: choose an action of { $column }.
}
ask-any = Bonus: which action do you choose?
# $discount is how much influence less is paid.
ask-send = { $discount ->
    [0] Which novice do you send?
   *[other] Which novice do you send, for { $discount } influence less?
}
ask-where = Where do you send { $novice }?
ask-swap = What do you exchange?
ask-pair = Which pair do you gain?
ask-token = Influence or a rosary?
ask-soup = Gain soup, or exchange something?
ask-tile = Which monastery’s window tile do you take?
ask-build = Which row do you build the tile of { $monastery } into?
# Of the tile just built in.
ask-bonus = The bonus of the row, or of the column?
ask-last = The last field of the path: one more own die, or points?
ask-keep = Your new die shows { $face }. Keep it, or use the reroll tile?
# Or decline; ask-extra follows, for the place itself.
ask-area = Where do you send the extra novice of { $row }?
ask-extra = The extra novice goes to a { $area }: to which place?

## what is missing
# For an action that a rule forbids: the nearest way to it. Without a full stop, so that it also
# stands in "cannot …: …" (refusal-lack in house.ftl). What is missing is the reader's own.

# $sums lists goods, each with its number: "1 influence and 2 soup".
lack-room = you need { $sums } more to send a novice from { $row } to a { $kind }
# Likewise, to a chapel or a cloister.
lack-area = you need { $sums } more to send a novice from { $row } to a { $area }
# $areas lists those that the novices at hand could go to.
lack-reach = no place within reach ({ $areas }) is open to a novice
lack-novice = no novice is left in the action area
# One of either would do.
lack-either = you need { $sum } or { $other } to exchange
lack-good = you need { $sum } to exchange
# $monasteries lists those whose tiles could be taken.
lack-tiles = no window tile of { $monasteries } is left
lack-line = no row of your church window has room for a tile of { $monasteries }

## events: the calendar

event-first = { $you ->
    [seat] You are the start player.
   *[nobody] { $seat } is the start player.
}
event-mission = Revealed: { $mission }.
event-year = Year { $year } begins.
# $round counts from 1 within the year, which has $rounds.
event-round = Round { $round } of { $rounds } begins.

## events: dice

event-rolled = { $you ->
    [seat] You roll { $dice }.
   *[nobody] { $seat } rolls { $dice }.
}
# What the dice thrown again show now.
event-rerolled = { $you ->
    [seat] You use the reroll tile and roll { $dice }.
   *[nobody] { $seat } uses the reroll tile and rolls { $dice }.
}
event-placed = { $you ->
    [seat] You place { number-of-dice } on { $field }.
   *[nobody] { $seat } places { number-of-dice } on { $field }.
}
event-took = { $you ->
    [seat] You take { number-of-dice } from { $field }.
   *[nobody] { $seat } takes { number-of-dice } from { $field }.
}
event-joker = { $you ->
    [seat] You use the joker in { $column }.
   *[nobody] { $seat } uses the joker in { $column }.
}
event-lapsed = { $you ->
    [seat] You set a die aside: no action of { $column } is possible.
   *[nobody] { $seat } sets a die aside: no action of { $column } is possible.
}
# The die gained on the last field of the path.
event-gained-die = { $you ->
    [seat] You take one more own die.
   *[nobody] { $seat } takes one more own die.
}
event-die-fell = The new die shows { $face }.
event-die-laid = The new die is laid on { $field }.

## events: actions

event-used = { $you ->
    [seat] You choose to { $action }.
   *[nobody] { $seat } chooses to { $action }.
}
event-gained = { $you ->
    [seat] You gain { $sum }.
   *[nobody] { $seat } gains { $sum }.
}
event-paid = { $you ->
    [seat] You pay { $sum }.
   *[nobody] { $seat } pays { $sum }.
}
event-swapped = { $you ->
    [seat] You exchange { $sum } for { $other }.
   *[nobody] { $seat } exchanges { $sum } for { $other }.
}
# $n is the field of the path, from 1.
event-envoy = { $you ->
    [seat] You move the envoy to field { $n } of the path.
   *[nobody] { $seat } moves the envoy to field { $n } of the path.
}
event-bonus = { $you ->
    [seat] You find a bonus on the path: { $bonus }.
   *[nobody] { $seat } finds a bonus on the path: { $bonus }.
}
event-declined = { $you ->
    [seat] You decline a bonus: { $bonus }.
   *[nobody] { $seat } declines a bonus: { $bonus }.
}

## events: novices

event-sent-room = { $you ->
    [seat] You send { $novice } to { $kind } { $room-ins }.
   *[nobody] { $seat } sends { $novice } to { $kind } { $room-ins }.
}
event-sent-chapel = { $you ->
    [seat] You send { $novice } to the chapel of { $monastery }.
   *[nobody] { $seat } sends { $novice } to the chapel of { $monastery }.
}
event-sent-space = { $you ->
    [seat] You send { $novice } to { $space }.
   *[nobody] { $seat } sends { $novice } to { $space }.
}
event-unlocked = { $you ->
    [seat] From now on you can { $action }.
   *[nobody] From now on { $seat } can { $action }.
}
event-flipped = { $you ->
    [seat] You flip the action tile of { $column }.
   *[nobody] { $seat } flips the action tile of { $column }.
}
event-extra-room = { $you ->
    [seat] You send the extra novice of { $row } to { $kind } { $room-ins }.
   *[nobody] { $seat } sends the extra novice of { $row } to { $kind } { $room-ins }.
}
event-extra-chapel = { $you ->
    [seat] You send the extra novice of { $row } to the chapel of { $monastery }.
   *[nobody] { $seat } sends the extra novice of { $row } to the chapel of { $monastery }.
}
event-extra-space = { $you ->
    [seat] You send the extra novice of { $row } to { $space }.
   *[nobody] { $seat } sends the extra novice of { $row } to { $space }.
}
# Declined, or there is no place for it: it leaves the game.
event-extra-dropped = { $you ->
    [seat] You do not send the extra novice of { $row }, and it leaves the game.
   *[nobody] { $seat } does not send the extra novice of { $row }, and it leaves the game.
}

## events: the church window

# $cell counts from the left, $line is a row of the window.
event-built = { $you ->
    [seat] { $cell ->
        [1] You build a tile of { $monastery } into the first cell of the { $line }.
        [2] You build a tile of { $monastery } into the second cell of the { $line }.
       *[other] You build a tile of { $monastery } into the last cell of the { $line }.
    }
   *[nobody] { $cell ->
        [1] { $seat } builds a tile of { $monastery } into the first cell of the { $line }.
        [2] { $seat } builds a tile of { $monastery } into the second cell of the { $line }.
       *[other] { $seat } builds a tile of { $monastery } into the last cell of the { $line }.
    }
}
# The tile that a common room would bring.
event-no-tile = No window tile of this monastery can be built in, so none is taken.

## events: points

event-scored = { $you ->
    [seat] You score { points }: { $source }.
   *[nobody] { $seat } scores { points }: { $source }.
}
event-earned = { $you ->
    [seat] You earned { points } during the game: { $source }.
   *[nobody] { $seat } earned { points } during the game: { $source }.
}
event-claimed = { $you ->
    [seat] You fulfil { $mission } and score { points }.
   *[nobody] { $seat } fulfils { $mission } and scores { points }.
}
# $amount counts the novices of $seat in this monastery.
event-majority = { $you ->
    [seat] You have the most novices in { $monastery } ({ $amount }) and score { points }.
   *[nobody] { $seat } has the most novices in { $monastery } ({ $amount }) and scores { points }.
}
event-majority-tied = { $you ->
    [seat] You are tied for the most novices in { $monastery } ({ $amount }) and score { points } too.
   *[nobody] { $seat } is tied for the most novices in { $monastery } ({ $amount }) and scores { points } too.
}
# $amount counts the monasteries.
event-chapels = { $you ->
    [seat] { $amount ->
        [0] You have no novice in any chapel and score { points }.
        [one] You have novices in the chapel of { $amount } monastery and score { points }.
       *[other] You have novices in the chapels of { $amount } monasteries and score { points }.
    }
   *[nobody] { $amount ->
        [0] { $seat } has no novice in any chapel and scores { points }.
        [one] { $seat } has novices in the chapel of { $amount } monastery and scores { points }.
       *[other] { $seat } has novices in the chapels of { $amount } monasteries and scores { points }.
    }
}
# $inside counts the novices in the chapel, $around those in the cloister.
event-cloister = { $you ->
    [seat] { $inside ->
        [one] You have { $inside } novice in the chapel of { $monastery }, { $around } in its cloister, and score { points }.
       *[other] You have { $inside } novices in the chapel of { $monastery }, { $around } in its cloister, and score { points }.
    }
   *[nobody] { $inside ->
        [one] { $seat } has { $inside } novice in the chapel of { $monastery }, { $around } in its cloister, and scores { points }.
       *[other] { $seat } has { $inside } novices in the chapel of { $monastery }, { $around } in its cloister, and scores { points }.
    }
}
event-left-over = { $you ->
    [seat] You score { points } for goods left over.
   *[nobody] { $seat } scores { points } for goods left over.
}

## events of the end

event-points = { $you ->
    [seat] You have { points } and finish { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
   *[nobody] { $seat } has { points } and finishes { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
}
event-winner = { $you ->
    [seat] You win the game.
   *[nobody] { $seat } wins the game.
}
event-shared = { $you ->
    [seat] You share the win, as nothing breaks the tie.
   *[nobody] { $seat } shares the win, as nothing breaks the tie.
}
event-shared-place = { $you ->
    [seat] You share { $rank ->
        [2] second
       *[other] third
    } place, as nothing breaks the tie.
   *[nobody] { $seat } shares { $rank ->
        [2] second
       *[other] third
    } place, as nothing breaks the tie.
}

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

## why not
# What a refusal says in place of a rule whose sentence does not stand on its own; the reader is
# addressed. Like the sentence of a rule: without a full stop, and with a small letter first.

why-MSM-DICE-3 = none of your dice shows this number
why-MSM-REROLL-1 = you’ve already used your reroll tile this round
why-MSM-TAKE-1 = there are no dice on this field
why-MSM-TAKE-2 = you can’t take that many, as the rest belong to others
why-MSM-TAKE-10 = nothing can be done in this column now
why-MSM-ACT-11 = it is not unlocked yet, as your novice is still on it
why-MSM-UNLOCK-3 = you’ve already used this action this turn
why-MSM-ACT-13 = you don’t have what this action needs
why-MSM-NOVICE-8 = no free place within reach for this novice
why-MSM-NOVICE-3 = your envoy isn’t at this monastery, and you have no novice in its chapel
why-MSM-SETUP-2 = closed in a three-player game
why-MSM-SETUP-4 = this monastery has no window tiles left
why-MSM-BLD-2 = a building costs 1 influence and 2 of the good that it shows, or 3 of it for a novice from row II
why-MSM-CLOISTER-2 = you need a novice in a building next to it
why-MSM-WINDOW-1 = this bonus gives a tile of its own monastery only

## reasons
# Why a bot advises something: what the turn comes to, more than with the next best choice.
# $mine and $rival count novices, $rival those of whoever else has most.
reason-claims = It fulfils { $mission }, for { points }.
reason-nearer = It brings you nearer to { $mission }.
reason-leads = Then you lead in { $monastery }: { $mine } novices to { $rival }.
reason-closer = Then you have { $mine } novices in { $monastery }; the most that somebody else has there is { $rival }.
reason-chapels = Novices in { $amount ->
    [one] { $amount } chapel
   *[other] { $amount } chapels
} bring you { points } at the end.
reason-cloister = Chapel and cloister of { $monastery } then bring you { points } at the end.
reason-scores = In this turn it brings { points } more than the next best choice.
reason-opens = From then on you can also { $action }.
reason-flips = It flips an action tile: from then on each die on it scores.
reason-window = It brings your church window nearer to full rows and columns.
reason-path = It leads your envoy on, to field { $amount } of the path, and to the bonuses that lie ahead.
reason-goods = Then you have { $amount } goods to pay with.
reason-dice = Of the dice on the table, that leaves you the best ones.
reason-little = It makes little difference: nothing that you can choose here changes much.

## The sections of the rulebook

section-MSM-COMP = What is in the box
section-MSM-SETUP = Setting up
section-MSM-YEAR = Years and rounds
section-MSM-DICE = Placing dice
section-MSM-REROLL = The reroll tile
section-MSM-TAKE = Taking dice
section-MSM-USE = Using the dice taken
section-MSM-ACT = The actions of the columns
section-MSM-UNLOCK = Unlocking actions
section-MSM-ENVOY = The envoy
section-MSM-PATH = Bonuses of the path
section-MSM-PDIE = Own dice
section-MSM-NOVICE = Sending a novice
section-MSM-BLD = Buildings
section-MSM-CHAPEL = Chapels
section-MSM-CLOISTER = Cloisters
section-MSM-EXTRA = Extra novices
section-MSM-WINDOW = The church window
section-MSM-MISSION = Missions
section-MSM-END = The end of a round and of the game
section-MSM-SCORE = Final scoring
section-MSM-INFO = What is open and what is secret
section-MSM-INV = What always holds
section-MSM-STATE = What is asked, and when
section-MSM-OPT = Options

## blunders
# What a person would laugh at; beside each stands how often it comes in a match.
blunder-goods-left = goods left at the end
use-actions = Actions used
use-rooms = Novices sent to buildings
use-chapels = Novices sent to chapels
use-windows = Window tiles built in
use-bonuses = Bonuses of the path
use-jokers = Jokers by column
use-missions = Missions fulfilled
habit-path = walks the path farthest
habit-path-first-year = walks the path farthest in the first year
