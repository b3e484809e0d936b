### What lies in the box of Monasterium, as the page of its edition tells it. A name heads the value
### of a fact. Notes, sources and values in whole sentences have their English in
### editions/monasterium.toml.
### $letter is that of a monastery or of a category of missions, A to E; $number and $other are numbers.

## the parts of the file

facts-box = In the box
facts-monasteries = The monasteries
facts-setup = Setup
facts-actions = Actions
facts-costs = What a novice costs
facts-gains = What rooms and actions bring
facts-window = The church window
facts-path = The path
facts-board-2 = The board for two
facts-board-4 = The board for three or four
facts-missions = Missions
facts-scoring = Final scoring

## what each fact is about

fact-box-players = Number of players
fact-box-monasteries = Monasteries
fact-box-dice-white = White dice
fact-box-dice-own = Own dice of each player
fact-box-tiles = Window tiles of each monastery
fact-box-tokens = Goods
fact-box-missions = Missions
fact-monasteries-shape = Shape of a monastery
fact-monasteries = Colour of monastery { $letter }
fact-monasteries-emblem = Emblem of monastery { $letter }
fact-setup-white-dice = White dice of each player with 2, 3 and 4 players
fact-setup-own-dice = Own dice of each player at the start
fact-setup-goods = Goods of each player at the start
fact-setup-tiles = Window tiles in each chapel with 2, 3 and 4 players
fact-setup-chapel-places = Places in each chapel with 2, 3 and 4 players
fact-setup-missions-drawn = Missions drawn from each category
fact-setup-rounds = Rounds in a year with 2, 3 and 4 players
fact-setup-years = Years
fact-actions-standard = Standard actions of columns A to E
fact-actions-row = Actions of row { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, columns A to E
fact-costs-building-goods = Goods for a room, from row I and from row II
fact-costs-building-influence = Influence for a room
fact-costs-chapel = Influence for the first, the second and each later novice in a chapel
fact-costs-cloister = Rosaries for the first, the second and each later novice in a cloister
fact-gains-profane-points = Points for a profane building
fact-gains-workshop-points = Points for a workshop
fact-gains-common-points = Points for a common room
fact-gains-action-points = Points of action II-E
fact-gains-flipped-die = Points for each die on a flipped action tile
fact-window-row = Points for the complete { $number ->
    [1] top
    [2] middle
   *[other] bottom
} row
fact-window-column = Points for the complete column { $number }
fact-window-row-bonuses = Bonuses of the rows, from the top
fact-window-column-bonuses = Bonuses of the columns, from the left
fact-path-links = Monasteries that each field leads to, from the left
fact-path-bonuses = Bonuses of the fields, from the left
fact-path-last-points = Points in place of the die on the last field
fact-board-rooms = Rooms of monastery { $letter }, all round, each with the two cloister spaces that it borders
fact-board-spaces = Cloister spaces of monastery { $letter }
fact-board-fours = Marked with a 4 in monastery { $letter }
fact-missions-points = { $letter ->
    [C] Points for mission C{ $number }
   *[other] Points for a mission of category { $letter } in year { $number }
}
fact-scoring-majority = Points for most novices in a monastery
fact-scoring-chapels = Points for novices in 0, 1, 2, 3, 4 and 5 chapels
fact-scoring-cloister-factor = Points for each pair of own novices in a chapel and in its cloister
fact-scoring-tool = Points for each tool left
fact-scoring-book = Points for each book left
fact-scoring-small-goods = How many of soup, influence and rosaries left make 1 point

## words of their values

value-nothing = none
value-red = red
value-blue = blue
value-green = green
value-yellow = yellow
value-purple = purple
value-flame = flame
value-dove = dove
value-vine = vine
value-sun = sun
value-lily = lily
value-soup = soup
value-tool = tools
value-book = books
value-influence = influence
value-rosary = rosaries
# What an action or a bonus brings.
value-actions-send = a novice sent
value-actions-soup = 1 soup
value-actions-influence = 1 influence
value-actions-rosary = 1 rosary
value-actions-tool = 1 tool
value-actions-envoy-1 = the envoy 1 field on
value-actions-envoy-2 = the envoy 2 fields on
value-actions-exchange = an exchange
value-actions-send-cheaper = a novice sent for 1 influence less
value-actions-pair = 2 soup or 2 influence or 2 rosaries
value-actions-points-3 = 3 points
value-actions-tile = a window tile
value-actions-flip = no action: the action tile is flipped
value-window-soup = { value-actions-soup }
value-window-influence = { value-actions-influence }
value-window-rosary = { value-actions-rosary }
value-window-tool = { value-actions-tool }
value-window-book = 1 book
value-window-envoy-2 = { value-actions-envoy-2 }
value-path-links-nothing = no monastery
value-path-bonuses-nothing = { bonus-none }
value-any-action = { bonus-any-action }
value-influence-or-rosary = { bonus-influence-or-rosary }
value-soup-or-exchange = { bonus-soup-or-exchange }
value-window = { bonus-window }
value-die = own die
# A room and the two cloister spaces that it borders.
item-board-profane = profane building { $number }–{ $other }
item-board-workshop = workshop { $number }–{ $other }
item-board-common = common room { $number }–{ $other }
item-board-room = room { $number }
item-board-space = cloister space { $number }
# What a mission asks for: a place in one monastery, or so many of something.
item-missions-chapel = chapel of { $letter }
item-missions-building = room in { $letter }
item-missions-profane = profane building in { $letter }
item-missions-workshop = workshop in { $letter }
item-missions-common = { $number ->
    [0] common room in { $letter }
    [one] { $number } novice in common rooms
   *[other] { $number } novices in common rooms
}
item-missions-cloister = { $number ->
    [0] cloister of { $letter }
    [one] { $number } novice on cloister spaces
   *[other] { $number } novices on cloister spaces
}
item-missions-novices = { $number ->
    [one] { $number } novice sent
   *[other] { $number } novices sent
}
item-missions-window = { $number ->
    [one] tiles of { $number } monastery in the own window
   *[other] tiles of { $number } monasteries in the own window
}
item-missions-dice = { $number ->
    [one] { $number } own die
   *[other] { $number } own dice
}
