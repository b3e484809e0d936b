### What lies in the box of Monastery, as the page of its edition tells it. A name heads the value of
### a fact; facts of a tile are named as the tile is. Notes, sources and values in whole sentences
### have their English in editions/monastery.toml.

## the parts of the file

facts-box = In the box
facts-players = For each player
facts-abbey = The Abbey
facts-count = How many tiles of each kind
facts-colour = The colour of each tile
facts-value = The circled value of each tile
facts-boxes = The boxes of each tile
facts-edges = The edges of each tile: north, east, south, west
facts-phrase = The phrase of each colour
facts-grid = The letter grid
facts-dial = The dial of the hours
facts-groups = Groups of tiles
facts-blessings = Blessings
facts-moves = Movement
facts-work = Work
facts-prayer = Prayer
facts-testament = Points of testament
facts-gift = For a letter given away

## what each fact is about

fact-box-players = Number of players
fact-box-year = Year of publication
fact-box-colours = Colours of the players, clockwise
fact-box-tiles = Tiles
fact-box-letters = Letters
fact-box-screens = Screens
fact-box-dials = Dials
fact-box-bags = Bags for the tiles
fact-players-monks = Monks
fact-abbey-size = Cells from west to east and from north to south
fact-abbey-colour = Colour
fact-abbey-doors = Doors: three in the north, two in the east, three in the south, two in the west
fact-grid-order = Rows, from the top
fact-grid-columns = Columns, from the left
fact-grid-upper = Upper prices, from the left
fact-grid-lower = Lower prices, from the left
fact-dial-days = Days
fact-dial-kinds = Rounds of a day, in order
fact-dial-draws = Tiles to draw in each of these rounds
fact-dial-names = Hours of a day, in order
fact-groups-path = Most Paths in a group
fact-groups-field = Most Fields in a group
fact-groups-garden = Most Gardens in a group
fact-groups-path-points = Points for each Path of a group
fact-groups-field-points = Points for each Field of a group
fact-groups-garden-points = Points for each Garden of a group
fact-blessings-total = Blessings in the pool
fact-blessings-rests = Fewest unspent points for one, two, three and four blessings
fact-moves-points = Movement points for each standing monk
fact-work-points = Points for work on a tile
fact-work-farm = Points for work on the Farm
fact-work-scriptum = Points for work on the Scriptum
fact-prayer-chapel = Points for a prayer in the Chapel
fact-prayer-chapel-most = Most monks who pray in the Chapel
fact-testament-letter = For each large letter
fact-testament-blessing = For each blessing
fact-gift-blessings = Blessings for each letter

## words of their values

value-nothing = none
value-grey = grey
value-brown = brown
value-both = grey and brown
value-none = no colour
value-path = { cli-pathway }
value-gateway = { cli-gateway }
value-empty = empty
value-grid-columns-letter = letter
value-grid-columns-monk = monk
value-dial-kinds-night = { round-night }
value-dial-names-night = { hour-night }
value-dial-names-none = { hour-none }
