### Monastery in English.
###
### $seat and $owner are the names of people and are never declined: build the sentence so that they
### stand in the nominative, and so that it fits men and women alike.
### Names ($tile, $place, $to, $colour, $row, $letter, $other, $other_row, $box, $rotation, $hour,
### $round, $end) come in every case too: $tile-acc, $tile-gen, $tile-dat, $tile-ins. A name lists
### its cases as attributes (.acc, .gen, .dat, .ins); a case that is not listed is the same as the
### name itself.
### English has no cases, but .acc of a tile has its article: "draws the Cemetery", "keeps a Field".
### $tile is a tile in somebody's hand and may be tile-unseen; $place is a tile on the table, or the
### Abbey. Behind $place stand its coordinates, $x to the east and $y to the south: "(2/-1)".

## the game

game = Monastery
    .about = Build a monastery tile by tile, pray and work in it, and buy the letters of a prayer
    .lasts = 30 to 90 minutes
    .weight = takes some learning
    .suits = For those who like to lay tiles, to build together, and to snatch the best from each other all the same
# The game in one page; the sentences stand under the heads that house.ftl gives (overview-part-...).
# The reader is addressed.
overview-phrase = Complete your phrase of the prayer. Each letter that you lay on your own strip counts 3 points at the end. Most points win.
overview-lay = In a movement turn you may lay one tile beside the Abbey or a built tile, and you walk your monks: two steps for each monk who stands in the monastery.
overview-boxes = A monk who comes to an unfinished tile stops in one of its boxes. As soon as every box has a monk, the tile is full: when points are scored it is built, and each monk there scores the number of his box.
overview-pray = On built tiles your monks score in two other ways. Once a turn, a monk who is alone on his tile may pray for the number in the circle, and stays there until the next service.
overview-work = All others work for 1 point a tile: on grey tiles and in the Abbey in a study round, on brown tiles in a toil round.
overview-buy = Points are spent at once, on letters and on monks from the grid. Of what is left over, only a little is kept, as blessings: each pays one point later.
overview-service = In a service round, monks who prayed go back to the Abbey. Whoever has most monks there becomes Abbot and acts first. Then all draw new tiles.
overview-letters = A letter on your own strip lies large and counts 3. On the strip of another player it lies small and counts nothing, but brings you a blessing at once.
overview-leftovers = Each blessing that you hold at the end counts 1 point. Tiles that you still hold count against you.
overview-end = The game ends with the round in which the last letter is bought, or with the second night.
overview-colours = Grey tiles are for study, brown ones for toil, and the two never lie side by side. Paths fit beside both.
overview-edges = A way that reaches the edge of its tile has to go on: it may not meet a blank edge.
overview-icons = Some built tiles carry an icon: a monk who stands there lets you use it in a scoring turn, to draw a tile, to swap two letters and more.
overview-together = A tile that is not full scores nothing. Enter tiles that others have begun, or that you can fill yourself.
overview-monks = Buy monks early: each one brings two more steps a turn and works for you to the end.

## what stands on the table

# Told of whatever is pointed at: what it is for, in a sentence or two; its name stands above. The reader is
# addressed. games/monastery/glossary.py says which rules are behind it.

about-plan = A monk who comes here stops in a free box. Once every box has a monk, the tile is full: when points are scored it is built, and each monk scores the number of his box.
about-built = In your scoring turn a monk alone here may pray for its value; or your monks here work for 1 point, if the round fits.
about-to-place = Lay it beside a built or full tile, so that an edge connects; grey and brown never lie side by side. Held at the end, it counts against you.
about-letter = On your own strip it lies large and counts 3 at the end. On the strip of another player it counts nothing, but brings you a blessing at once.
about-monk = Once bought, it stands in the Abbey and belongs to the player of its colour, for whom it brings two more steps a turn.
about-price = What a letter or monk of this column costs, in points and blessings. The lower row is for players whose phrase is complete.
about-strip = Large letters count 3 at the end, small ones nothing. With all nine spaces covered the phrase is complete, and the lower prices hold.
about-blessings = Each pays one point in a later scoring turn, and counts 1 if you still hold it at the end.
about-bag = Tiles are drawn from here in service rounds. In a movement turn a tile may be exchanged instead of placing one.
about-supply = Blessings come from here. If there is none left when one is due, each player who has any puts one back first.
about-service = Praying monks go back to the Abbey, an Abbot is elected, and all draw tiles.
about-study = All place tiles and move their monks; then all score. Work counts on grey tiles and in the Abbey.
about-toil = All place tiles and move their monks; then all score. Work counts on brown tiles.
about-night = All monks go back to the Abbey. The second night ends the game.
about-abbot = The Abbot acts first in every round. In service rounds whoever has most monks in the Abbey is elected.
about-movement = Two for each of your monks standing in the monastery; a step costs one. What is left is lost with the turn.
about-points = Points are spent now, on letters and monks of the grid. Of what is left, only a few blessings are kept.
about-chapel = Prayer here scores 6, also beside other monks.
about-almonry = In your scoring turn you may take one blessing.
about-farm = Work here in a toil round scores 3.
about-scriptum = Work here in a study round scores 2.
about-library = In your scoring turn you may swap two large letters of the grid; both then lie small side up.
about-workshop = In your scoring turn you may draw a tile, then put one back.
about-stables = In your scoring turn you may place one more tile.
about-abbots-house = In your scoring turn you may call an election at once.
about-brewhouse = In a service or night round you choose which of your monks stay where they are.
about-prison-cell = After an election the Abbot may imprison a monk from the Abbey here.
about-secret-way-red = From anywhere a red monk may step here for one movement point.
about-secret-way-blue = From anywhere a blue monk may step here for one movement point.
about-secret-way-green = From anywhere a green monk may step here for one movement point.
about-secret-way-yellow = From anywhere a yellow monk may step here for one movement point.
about-feature = Whoever lays it gets a blessing for each tile beside it.
about-path = Building it also scores the built paths joined to it. No work is done here.
about-field = Building it also scores the built fields joined to it.
about-garden = Building it also scores the built gardens joined to it, 2 for each.
about-both = Work here counts in study and in toil rounds.
about-abbey = Work here counts in study rounds. Elections look at the monks in the Abbey.

## helpers
# They stand within the sentences below, with the slot of the sentence they stand in.

at = the { $place } ({ $x }/{ $y })
# Of a letter or a monk on the grid; the columns count from 1.
cell = in column { $column } of the { $row } row
# Movement points are "points" too, where the sentence tells them apart.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cost = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
number-of-blessings = { $blessings ->
    [one] { $blessings } blessing
   *[other] { $blessings } blessings
}
number-of-monks = { $amount ->
    [one] { $amount } monk
   *[other] { $amount } monks
}

## tiles
# Every name stands on its own, as on a tile, and within the sentences below.

tile-chapter-house = Chapter House
    .acc = the Chapter House
tile-abbots-house = Abbot’s House
    .acc = the Abbot’s House
tile-dormitory = Dormitory
    .acc = the Dormitory
tile-chapel = Chapel
    .acc = the Chapel
tile-scriptum = Scriptum
    .acc = the Scriptum
tile-library = Library
    .acc = the Library
tile-guest-house = Guest House
    .acc = the Guest House
tile-almonry = Almonry
    .acc = the Almonry
tile-bursary = Bursary
    .acc = the Bursary
tile-calefactory = Calefactory
    .acc = the Calefactory
tile-cemetery = Cemetery
    .acc = the Cemetery
tile-locutory = Locutory
    .acc = the Locutory
tile-prison-cell = Prison Cell
    .acc = the Prison Cell
tile-brewhouse = Brewhouse
    .acc = the Brewhouse
tile-kitchen = Kitchen
    .acc = the Kitchen
tile-bakehouse = Bakehouse
    .acc = the Bakehouse
tile-farm = Farm
    .acc = the Farm
tile-stables = Stables
    .acc = the Stables
tile-workshop = Workshop
    .acc = the Workshop
tile-smithy = Smithy
    .acc = the Smithy
tile-piggery = Piggery
    .acc = the Piggery
tile-buttery = Buttery
    .acc = the Buttery
tile-corn-mill = Corn Mill
    .acc = the Corn Mill
tile-refectory = Refectory
    .acc = the Refectory
tile-infirmary = Infirmary
    .acc = the Infirmary
tile-garderobes = Garderobes
    .acc = the Garderobes
tile-beehive = Beehive
    .acc = the Beehive
tile-carp-pond = Carp Pond
    .acc = the Carp Pond
tile-dovecote = Dovecote
    .acc = the Dovecote
# A Secret Way belongs to the colour of a player.
tile-secret-way-red = red Secret Way
    .acc = the red Secret Way
tile-secret-way-blue = blue Secret Way
    .acc = the blue Secret Way
tile-secret-way-green = green Secret Way
    .acc = the green Secret Way
tile-secret-way-yellow = yellow Secret Way
    .acc = the yellow Secret Way
# Of these there are several; a corner Path turns off to the side.
tile-path-straight = straight Path
    .acc = a straight Path
tile-path-corner = corner Path
    .acc = a corner Path
tile-field = Field
    .acc = a Field
tile-garden = Garden
    .acc = a Garden
# The large tile in the middle: only as a $place.
tile-abbey = Abbey
    .acc = the Abbey
# A tile that the reader may not see.
tile-unseen = a tile
tiles-unseen = { $count ->
    [one] a tile
   *[other] { $count } tiles
}
# How a tile lies: "lay it upright", "places the Field (2/0), turned 90°"; clockwise.
# What .gen says is put behind what is laid; a tile that is not turned says nothing.
rotation-0 = upright
    .gen = { "" }
rotation-90 = turned 90°
    .gen = { ", turned 90°" }
rotation-180 = turned 180°
    .gen = { ", turned 180°" }
rotation-270 = turned 270°
    .gen = { ", turned 270°" }

## colours and letters
# Of a player, of monks and of rows: "a red monk", "the red row", "the colour red".

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
# The phrases are Latin in every language.
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
letter-j = J
letter-k = K
letter-l = L
letter-m = M
letter-n = N
letter-o = O
letter-p = P
letter-q = Q
letter-r = R
letter-s = S
letter-t = T
letter-u = U
letter-v = V
letter-w = W
letter-x = X
letter-y = Y
letter-z = Z

## where a monk is on its tile
# They stand behind the tile and a comma: "the Kitchen (2/0), first box"; .ins before it, as what is
# moved. $n counts the boxes of a tile; the number that a box bears is another one.

box-standing = standing
    .ins = the monk
box = { $n ->
    [1] first box
    [2] second box
    [3] third box
    [4] fourth box
   *[other] fifth box
}
    .ins = { $n ->
        [1] the monk in the first box
        [2] the monk in the second box
        [3] the monk in the third box
        [4] the monk in the fourth box
       *[other] the monk in the fifth box
    }
box-praying = praying
    .ins = the praying monk

## the dial

hour-matins = Matins
hour-lauds = Lauds
hour-prime = Prime
hour-terce = Terce
hour-sext = Sext
hour-lectio = Lectio
hour-none = Nones
hour-vespers = Vespers
hour-compline = Compline
hour-night = Night
round-service = service round
round-study = study round
round-toil = toil round
round-night = night round

## how the game ends
# They end event-ended, after its colon.

end-letters = the last letter is gone from the grid
end-night = the last night has begun
end-full = none of the remaining tiles can be placed

## places of tiles

zone-pool = bag
zone-out = not in play
zone-table = monastery
zone-hand = behind the screen
zone-drawn = tiles drawn

## actions
# As on a button, without a full stop; they also stand in "cannot …: …" (refusal in house.ftl).

# Chance deals the colours, and draws tiles.
act-colour = deal the colour { $colour }
act-drawn = draw { $tile-acc }
# The end of the movement turn, or of the scoring turn.
act-end = end the turn
act-exchange = exchange a tile
# Then follow act-at and act-turn; nobody else sees the tile before it lies.
act-raise = place { $tile-acc }
act-at = place it at ({ $x }/{ $y })
act-turn = lay it { $rotation }
# Into the bag.
act-return = put back { $tile-acc }
act-keep = keep { $tile-acc }
# Then follows act-to or act-shift. $box is box-standing, box or box-praying.
act-walk = move { $box-ins } from { at }
# $points are movement points, 0 where the monk cannot go.
act-to = { $points ->
    [0] move to { at }
    [one] move to { at } for { $points } movement point
   *[other] move to { at } for { $points } movement points
}
act-shift = move to another box of { at }
# $number is what the box bears.
act-box = enter the { $box } (number { $number })
act-encourage = place a blessing on { at }
# $points is 0 where nobody can pray.
act-pray = { $points ->
    [0] set a monk praying on { at }
   *[other] set a monk praying on { at } for { points }
}
# The icon of a tile.
act-use = use the { $place }
# The end of prayer: from now on points are spent. $points is what work brings.
act-total = { $points ->
    [0] add up the points (none for work)
   *[other] add up the points ({ points } for work)
}
act-buy = buy the { $letter } { cell } for { cost }
act-call = buy the { $colour } monk in column { $column } for { cost }
# Of a letter just bought.
act-strip = { $you ->
    [owner] place it on your own strip
   *[nobody] place it on the strip of { $owner }
}
act-swap = take the { $letter } { cell }
act-with = swap it with the { $letter } { cell }
act-name = name { $seat } as Abbot
act-imprison = { $you ->
    [seat] imprison a monk of your own
   *[nobody] imprison a monk of { $seat }
}
act-spare = imprison nobody
# Of praying monks, by the Brewhouse.
act-stand = { $amount ->
    [0] let no monk stand up here
   *[other] let { number-of-monks } stand up here
}
act-stay = { $amount ->
    [0] leave no monk here
   *[other] leave { number-of-monks } here
}
# For a breach of the vow of silence: a blessing, or a letter on the own strip.
act-pay = pay a blessing
act-ready = keep silence from now on
act-small = turn the { $letter } on space { $space } to its small side

## prompts
# What a player is asked; the others read the same.

# What a choice changes besides, told before it is made. $sure is 0 where others can change it.
event-outlook-fills = { $you ->
    [seat] { $sure ->
        [0] All boxes of { at } are then taken: you score at least { points } there in this round.
       *[other] All boxes of { at } are then taken: you score { points } there in this round.
    }
   *[nobody] { $sure ->
        [0] All boxes of { at } are then taken: { $seat } scores at least { points } there in this round.
       *[other] All boxes of { at } are then taken: { $seat } scores { points } there in this round.
    }
}
# $number is what the box bears, $amount counts the boxes that are free then.
event-outlook-waits = { $amount ->
    [one] Box { $number } scores as soon as the last box of { at } is taken.
   *[other] Box { $number } scores as soon as the other { $amount } boxes of { at } are taken.
}
# $amount counts monks in the Abbey.
event-outlook-leads = { $you ->
    [seat] You alone then have most monks in the Abbey ({ $amount }).
   *[nobody] { $seat } alone then has most monks in the Abbey ({ $amount }).
}
event-outlook-shares = { $you ->
    [seat] You are then tied for most monks in the Abbey ({ $amount }).
   *[nobody] { $seat } is then tied for most monks in the Abbey ({ $amount }).
}
event-outlook-loses = { $you ->
    [seat] You then no longer have most monks in the Abbey.
   *[nobody] { $seat } then no longer has most monks in the Abbey.
}
# Letters that can be paid for, and could not before.
event-outlook-letters = { $you ->
    [seat] { $sure ->
        [0] Letters then within your reach, as things stand: { $letters }.
       *[other] Letters then within your reach: { $letters }.
    }
   *[nobody] { $sure ->
        [0] Letters then within reach of { $seat }, as things stand: { $letters }.
       *[other] Letters then within reach of { $seat }: { $letters }.
    }
}
lack-place = there is no place on the map yet for { $tile-acc }
warn-lost = { $points ->
    [one] { $points } movement point is lost.
   *[other] { $points } movement points are lost.
}
warn-drawn = What is drawn cannot be taken back.
# $left counts movement points.
ask-move = { $left ->
    [0] No movement points left. What next?
    [one] { $left } movement point left. What next?
   *[other] { $left } movement points left. What next?
}
# $left counts blessings, -1 for whoever may not know how many.
ask-encourage = { $left ->
    [-1] Place a blessing on an unfinished tile?
    [one] { $left } blessing left. Place it on an unfinished tile?
   *[other] { $left } blessings left. Place one on an unfinished tile?
}
# $tile may be tile-unseen.
ask-at = Where do you place { $tile-acc }?
# $ways counts the ways round in which it can lie there.
ask-turn = { $ways ->
    [1] Lay { $tile-acc } here for good?
   *[other] Which way round do you lay { $tile-acc } for good?
}
ask-stables = Stables: which tile do you place as well?
ask-to = { $left ->
    [one] { $left } movement point left. Where does this monk go?
   *[other] { $left } movement points left. Where does this monk go?
}
ask-box = Which box of { at } does the monk take?
ask-return = Which tile do you put back in the bag?
# $left counts the tiles still to be kept, this one included.
ask-keep = { $left ->
    [one] Keep one more tile.
   *[other] Keep { $left } more tiles.
}
# $points is what the turn has brought so far.
ask-score = { points } so far. Pray, use an icon, or add up the points?
# $left counts points, $blessings those that may be spent too; -1 as above.
ask-buy = { $blessings ->
    [-1] { $left ->
        [one] You have { $left } point to spend. What do you buy?
       *[other] You have { $left } points to spend. What do you buy?
    }
    [0] { $left ->
        [one] You have { $left } point to spend. What do you buy?
       *[other] You have { $left } points to spend. What do you buy?
    }
   *[other] { $left ->
        [one] You have { $left } point and { number-of-blessings } to spend. What do you buy?
       *[other] You have { $left } points and { number-of-blessings } to spend. What do you buy?
    }
}
ask-strip = Whose strip does the { $letter } go on?
ask-swap = Which letter of the grid do you swap?
ask-with = Which letter do you swap the { $letter } with?
# $amount counts the monks that each of the tied players has.
ask-abbot = { $amount ->
    [0] Nobody has a monk in the Abbey. Whom do you name as Abbot?
    [one] Tied with { $amount } monk each. Whom do you name as Abbot?
   *[other] Tied with { $amount } monks each. Whom do you name as Abbot?
}
ask-prison = Do you imprison a monk?
ask-stand = { $amount ->
    [one] Does the monk praying on { at } stand up there?
   *[other] How many of the { $amount } monks praying on { at } stand up there?
}
# $number is what the box bears, 0 where the monks are in none; likewise in event-stayed.
ask-stay = { $number ->
    [0] { $amount ->
        [one] Does the monk on { at } stay for the night?
       *[other] How many of the { $amount } monks on { at } stay for the night?
    }
   *[other] Does the monk in box { $number } of { at } stay for the night?
}
ask-small = You broke the vow of silence. How do you pay?
ask-ready = Have you said everything? Then silence begins.

## events: the dial

event-colour = { $you ->
    [seat] You play { $colour }.
   *[nobody] { $seat } plays { $colour }.
}
event-first-abbot = { $you ->
    [seat] You are the first Abbot.
   *[nobody] { $seat } is the first Abbot.
}
event-hour = Day { $day }, { $hour }: the { $round } begins.
event-ended = The game ends: { $end }.

## events of service and night rounds

# $amount counts the monks of $seat.
event-rose = { $you ->
    [seat] { $amount ->
        [one] One of your monks goes back to the Abbey.
       *[other] { $amount } of your monks go back to the Abbey.
    }
   *[nobody] { $amount ->
        [one] { $amount } monk of { $seat } goes back to the Abbey.
       *[other] { $amount } monks of { $seat } go back to the Abbey.
    }
}
event-stood = { $you ->
    [seat] You let { number-of-monks } stand up on { at }.
   *[nobody] { $seat } lets { number-of-monks } stand up on { at }.
}
event-stayed = { $you ->
    [seat] { $number ->
        [0] You leave { number-of-monks } on { at } for the night.
       *[other] You leave the monk in box { $number } of { at } for the night.
    }
   *[nobody] { $number ->
        [0] { $seat } leaves { number-of-monks } on { at } for the night.
       *[other] { $seat } leaves the monk in box { $number } of { at } for the night.
    }
}
# In an election; the same is told of each player who is tied.
event-tied = { $you ->
    [seat] You are tied for the most monks ({ $amount }).
   *[nobody] { $seat } is tied for the most monks ({ $amount }).
}
event-elected = { $you ->
    [seat] You become the Abbot.
   *[nobody] { $seat } becomes the Abbot.
}
event-reelected = { $you ->
    [seat] You remain the Abbot.
   *[nobody] { $seat } remains the Abbot.
}
event-imprisoned = { $you ->
    [both] You imprison one of your own monks.
    [seat] You imprison a monk of { $owner }.
    [owner] { $seat } imprisons one of your monks.
   *[nobody] { $own ->
        [yes] { $seat } imprisons one of their own monks.
       *[no] { $seat } imprisons a monk of { $owner }.
    }
}
event-spared = { $you ->
    [seat] You imprison nobody.
   *[nobody] { $seat } imprisons nobody.
}
# $tile may be tile-unseen.
event-drew = { $you ->
    [seat] You draw { $tile-acc }.
   *[nobody] { $seat } draws { $tile-acc }.
}
event-kept = { $you ->
    [seat] You keep { $tile-acc }.
   *[nobody] { $seat } keeps { $tile-acc }.
}
event-returned = { $you ->
    [seat] You put back { $tile-acc }.
   *[nobody] { $seat } puts back { $tile-acc }.
}
# $amount counts tiles, put back in the bag unseen.
event-gave-back = { $you ->
    [seat] { $amount ->
        [one] You put back { $amount } tile.
       *[other] You put back { $amount } tiles.
    }
   *[nobody] { $amount ->
        [one] { $seat } puts back { $amount } tile.
       *[other] { $seat } puts back { $amount } tiles.
    }
}

## events of movement turns

event-turn = { $you ->
    [seat] { $points ->
        [one] You have a movement turn with { $points } movement point.
       *[other] You have a movement turn with { $points } movement points.
    }
   *[nobody] { $points ->
        [one] { $seat } has a movement turn with { $points } movement point.
       *[other] { $seat } has a movement turn with { $points } movement points.
    }
}
# The movement turn, or the scoring turn, is over.
event-done = { $you ->
    [seat] You end the turn.
   *[nobody] { $seat } ends the turn.
}
event-exchanged = { $you ->
    [seat] You exchange a tile.
   *[nobody] { $seat } exchanges a tile.
}
event-laid = { $you ->
    [seat] You place { at }{ $rotation-gen }.
   *[nobody] { $seat } places { at }{ $rotation-gen }.
}
event-walked = { $you ->
    [seat] { $points ->
        [one] You move a monk from { at } to the { $to } ({ $to_x }/{ $to_y }) for { $points } movement point.
       *[other] You move a monk from { at } to the { $to } ({ $to_x }/{ $to_y }) for { $points } movement points.
    }
   *[nobody] { $points ->
        [one] { $seat } moves a monk from { at } to the { $to } ({ $to_x }/{ $to_y }) for { $points } movement point.
       *[other] { $seat } moves a monk from { at } to the { $to } ({ $to_x }/{ $to_y }) for { $points } movement points.
    }
}
# $number is what the box bears.
event-entered = { $you ->
    [seat] You move a monk into box { $number } of { at }.
   *[nobody] { $seat } moves a monk into box { $number } of { at }.
}
event-shifted = { $you ->
    [seat] You move a monk within { at } to box { $number }.
   *[nobody] { $seat } moves a monk within { at } to box { $number }.
}
# On the tile just entered.
event-found = { $you ->
    [seat] You find { number-of-blessings } there.
   *[nobody] { $seat } finds { number-of-blessings } there.
}
event-encouraged = { $you ->
    [seat] You place a blessing on { at }.
   *[nobody] { $seat } places a blessing on { at }.
}

## events: blessings

event-received = { $you ->
    [seat] You receive { number-of-blessings }.
   *[nobody] { $seat } receives { number-of-blessings }.
}
# As the pool was empty when somebody was due one.
event-put-back = { $you ->
    [seat] You put back a blessing, as the pool is empty.
   *[nobody] { $seat } puts back a blessing, as the pool is empty.
}
event-spent = { $you ->
    [seat] You spend { number-of-blessings }.
   *[nobody] { $seat } spends { number-of-blessings }.
}

## events of scoring turns

event-built = { $you ->
    [seat] You help build { at } and score { points }.
   *[nobody] { $seat } helps build { at } and scores { points }.
}
# Everybody who built it has scored.
event-turned = The { $place } ({ $x }/{ $y }) is built.
event-prayed = { $you ->
    [seat] You set a monk praying on { at } and score { points }.
   *[nobody] { $seat } sets a monk praying on { at } and scores { points }.
}
event-worked = { $you ->
    [seat] You work at { at } and score { points }.
   *[nobody] { $seat } works at { at } and scores { points }.
}
event-totalled = { $points ->
    [0] { $you ->
        [seat] You score no points in this round.
       *[nobody] { $seat } scores no points in this round.
    }
   *[other] { $you ->
        [seat] You have { points } to spend.
       *[nobody] { $seat } has { points } to spend.
    }
}
event-used = { $you ->
    [seat] You use the { $place }.
   *[nobody] { $seat } uses the { $place }.
}
event-bought = { $you ->
    [seat] You buy the { $letter } { cell } for { cost }.
   *[nobody] { $seat } buys the { $letter } { cell } for { cost }.
}
# $owner is whose monk it is, and may be $seat.
event-called = { $you ->
    [both] You buy a monk of your own, in column { $column }, for { cost }.
    [seat] You buy a monk of { $owner }, in column { $column }, for { cost }.
    [owner] { $seat } buys a monk of yours, in column { $column }, for { cost }.
   *[nobody] { $own ->
        [yes] { $seat } buys a monk of their own, in column { $column }, for { cost }.
       *[no] { $seat } buys a monk of { $owner }, in column { $column }, for { cost }.
    }
}
# On a strip; $owner is whose strip it is, and may be $seat.
event-large = { $you ->
    [both] You place the { $letter } large on your own strip.
    [seat] You place the { $letter } large on the strip of { $owner }.
    [owner] { $seat } places the { $letter } large on your strip.
   *[nobody] { $own ->
        [yes] { $seat } places the { $letter } large on their own strip.
       *[no] { $seat } places the { $letter } large on the strip of { $owner }.
    }
}
event-small = { $you ->
    [both] You place the { $letter } small on your own strip.
    [seat] You place the { $letter } small on the strip of { $owner }.
    [owner] { $seat } places the { $letter } small on your strip.
   *[nobody] { $own ->
        [yes] { $seat } places the { $letter } small on their own strip.
       *[no] { $seat } places the { $letter } small on the strip of { $owner }.
    }
}
event-complete = { $you ->
    [seat] Your phrase is complete.
   *[nobody] The phrase of { $seat } is complete.
}
# $blessings is what unspent points bring.
event-rested = { $you ->
    [seat] You have { points } left over.
   *[nobody] { $seat } has { points } left over.
}
event-swapped = { $you ->
    [seat] You swap the { $letter } { cell } with the { $other } in column { $other_column } of the { $other_row } row.
   *[nobody] { $seat } swaps the { $letter } { cell } with the { $other } in column { $other_column } of the { $other_row } row.
}
event-called-election = { $you ->
    [seat] You call an election.
   *[nobody] { $seat } calls an election.
}

## events: the vow of silence

event-spoke = { $you ->
    [seat] You break the vow of silence.
   *[nobody] { $seat } breaks the vow of silence.
}
event-ready = { $you ->
    [seat] You are ready to keep silence.
   *[nobody] { $seat } is ready to keep silence.
}
event-fined = { $you ->
    [seat] You pay a blessing for it.
   *[nobody] { $seat } pays a blessing for it.
}
event-turned-small = { $you ->
    [seat] You turn the { $letter } on your strip to its small side.
   *[nobody] { $seat } turns the { $letter } on the strip to its small side.
}

## events of the end
# $points are testament points.

event-testament-letters = { $you ->
    [seat] { $amount ->
        [one] You have { $amount } large letter: { points }.
       *[other] You have { $amount } large letters: { points }.
    }
   *[nobody] { $amount ->
        [one] { $seat } has { $amount } large letter: { points }.
       *[other] { $seat } has { $amount } large letters: { points }.
    }
}
event-testament-blessings = { $you ->
    [seat] You have { number-of-blessings }: { points }.
   *[nobody] { $seat } has { number-of-blessings }: { points }.
}
# For tiles left behind the screen.
event-testament-tiles = { $you ->
    [seat] You lose { points } for tiles not placed.
   *[nobody] { $seat } loses { points } for tiles not placed.
}
event-testament = { $you ->
    [seat] { $points ->
        [one] You have { $points } testament point and finish { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
       *[other] You have { $points } testament points and finish { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
    }
   *[nobody] { $points ->
        [one] { $seat } has { $points } testament point and finishes { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
       *[other] { $seat } has { $points } testament points and finishes { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
    }
}
# What was behind the screen, and in the bag; $amount is how many tiles, the same as $count: [0]
# where there may be none.
event-hand = { $you ->
    [seat] { $amount ->
        [0] You have no tiles left.
       *[other] You have these tiles left: { $tiles }.
    }
   *[nobody] { $amount ->
        [0] { $seat } has no tiles left.
       *[other] { $seat } has these tiles left: { $tiles }.
    }
}
event-bag = { $amount ->
    [0] The bag is empty.
   *[other] Left in the bag: { $tiles }.
}
# $owner is the partner of $seat.
event-team = { $you ->
    [seat] { $points ->
        [one] You and { $owner } have { $points } testament point together.
       *[other] You and { $owner } have { $points } testament points together.
    }
    [owner] { $points ->
        [one] { $seat } and you have { $points } testament point together.
       *[other] { $seat } and you have { $points } testament points together.
    }
   *[nobody] { $points ->
        [one] { $seat } and { $owner } have { $points } testament point together.
       *[other] { $seat } and { $owner } have { $points } testament points together.
    }
}
event-winner = { $you ->
    [seat] You win the game.
   *[nobody] { $seat } wins the game.
}
event-lowest-row = { $you ->
    [seat] You win the tie-break: nobody tied has a lower row on the grid.
   *[nobody] { $seat } wins the tie-break: nobody tied has a lower row on the grid.
}
event-lower-row = { $you ->
    [seat] You come before { $behind }: level on testament points, but with the lower row on the grid (row { $amount } to { $second }, from the top).
    [behind] { $seat } comes before you: level on testament points, but with the lower row on the grid (row { $amount } to { $second }, from the top).
   *[nobody] { $seat } comes before { $behind }: level on testament points, but with the lower row on the grid (row { $amount } to { $second }, from the top).
}
event-lower-row-of-team = { $you ->
    [seat] Your team comes before that of { $behind }: level on testament points, but with the lowest row on the grid (row { $amount } to { $second }, from the top).
    [behind] The team of { $seat } comes before yours: level on testament points, but with the lowest row on the grid (row { $amount } to { $second }, from the top).
   *[nobody] The team of { $seat } comes before that of { $behind }: level on testament points, but with the lowest row on the grid (row { $amount } to { $second }, from the top).
}

## where testament points come from

source-letters = large letters, 3 each
source-blessings = blessings, 1 each
source-tiles = tiles not placed, minus the numbers in their circles

## options
# The name of each choice and of its values, and in .about what it means.

option-icons = icons
    .about = whether the icons of tiles have an effect
option-icons-on = on
    .about = every icon can be used
option-icons-off = off
    .about = no icon has an effect: the simpler game
option-teams = teams
    .about = for whom the players play, if there are four
option-teams-individual = individual
    .about = all play for themselves
option-teams-paired = paired
    .about = red and green play against blue and yellow
option-silence = vow of silence
    .about = whether the players may talk outside service rounds
option-silence-off = off
    .about = all may talk at any time
option-silence-vow = vow
    .about = the chat is closed outside service rounds
option-silence-penalty = penalty
    .about = whoever writes outside a service round pays a blessing, or turns a large letter small
option-start = start
    .about = how the players get their first tiles
option-start-random = random
    .about = all draw three tiles
option-start-keep = choice
    .about = all draw six tiles and keep three
option-start-allotted = allotted
    .about = all get a grey tile of value 2, a Path, and a Garden or brown tile
option-draws = draws
    .about = how many tiles are drawn in later service rounds
option-draws-normal = normal
    .about = as many as the dial shows
option-draws-double = double
    .about = twice as many, of which as many as the dial shows are kept
option-blessings = blessings
    .about = whether all see how many blessings everybody has
option-blessings-hidden = hidden
    .about = blessings lie behind the screen
option-blessings-shown = shown
    .about = all see them

## in the terminal
# A screen has 80 columns: what is called short must stay within the letters given, dots included.

cli-calendar = Day { $day } of { $days }, { $hour }: { $round }
cli-abbot = Abbot
# Points, and blessings, that are left of the turn.
cli-left = Left
# Headings, at most 3 letters each: blessings, tiles behind the screen, points.
cli-do-blessings = bl
cli-do-tiles = til
cli-do-score = pts
# Short names of tiles, at most 4 letters each and no two alike; straight and corner Path may share
# one. Behind that of a Secret Way, at most 3 letters, stands the sign of its colour.
cli-tile-chapter-house = ChHo
cli-tile-abbots-house = AbHo
cli-tile-dormitory = Dorm
cli-tile-chapel = Chap
cli-tile-scriptum = Scri
cli-tile-library = Libr
cli-tile-guest-house = Gues
cli-tile-almonry = Almo
cli-tile-bursary = Burs
cli-tile-calefactory = Cale
cli-tile-cemetery = Ceme
cli-tile-locutory = Locu
cli-tile-prison-cell = Pris
cli-tile-brewhouse = Brew
cli-tile-kitchen = Kitc
cli-tile-bakehouse = Bake
cli-tile-farm = Farm
cli-tile-stables = Stab
cli-tile-workshop = Work
cli-tile-smithy = Smit
cli-tile-piggery = Pigg
cli-tile-buttery = Butt
cli-tile-corn-mill = Mill
cli-tile-refectory = Refe
cli-tile-infirmary = Infi
cli-tile-garderobes = Gdrb
cli-tile-beehive = Bees
cli-tile-carp-pond = Carp
cli-tile-dovecote = Dove
cli-tile-secret-way = Sec
cli-tile-path-straight = Path
cli-tile-path-corner = Path
cli-tile-field = Fiel
cli-tile-garden = Gard
# What the signs mean.
cli-signs = Signs
cli-grey = grey, for study
cli-brown = brown, for toil
cli-both = grey and brown
cli-pathway = pathway
cli-gateway = gateway
cli-praying = at prayer
cli-blessings = blessings lie there
cli-cost = movement points to go there
cli-night = night
cli-draw = so many tiles to draw
# Behind a letter of each size.
cli-large = large letter
cli-small = small letter
cli-free = free, or bought
# Of a tile not yet built: where a monk stands, its box has no number. Of others: one number.
cli-boxes = numbers of the free boxes
cli-circled = circled value, once built
# Heading before the letters that a strip still lacks.
cli-lacks = Free on the strip

## why not
# What a refusal says in place of a rule whose sentence does not stand on its own; the reader is
# addressed. Like the sentence of a rule: without a full stop, and with a small letter first.

why-MON-COLL-2 = you can’t afford this
why-MON-COLL-4 = blessings you got this turn can’t be spent yet
why-MON-OCC-4 = this box is taken, or an unfinished tile on the way stops your monk
why-MON-MOVE-6 = too few movement points, or no way there
why-MON-OCC-5 = this monk has entered a box and stays there this turn
why-MON-OCC-7 = the tile is full, and its monks stay until it is built
why-MON-SCORE-4 = it is too late to pray, as you’ve already added up
why-MON-PRAY-3 = pray only on tiles built before this round
why-MON-ICON-2 = none of your monks is standing there
why-MON-ICON-3 = it was built in this round, or a monk is praying there
why-MON-EXCH-1 = you’ve already placed or exchanged a tile this turn
why-MON-ENC-2 = after a blessing you can only place more blessings, or end the turn
why-MON-STABLE-1 = none of your tiles fits anywhere right now
why-MON-PLACE-5 = it needs a built or full tile next to it
why-MON-PLACE-6 = none of its edges would connect with a tile next to it

## reasons
# Why a bot advises something: what the turn comes to, more than with the next best choice.
reason-completes = It completes { at }, which brings you { points }.
# $left boxes are still free there.
reason-begins = Your monks are then on { at }, where { $left ->
    [one] { $left } box is
   *[other] { $left } boxes are
} still free: it may soon be complete.
reason-prays = A monk prays on { at }, for { points }.
reason-works = A monk works at { at } in this round, for { points }.
reason-letter = Your phrase still needs the { $letter }.
reason-phrase = It completes your phrase.
reason-monk = One more monk works for you from the next round on.
reason-blessings = It brings you { number-of-blessings }.
reason-tiles = Tiles behind your screen count against you at the end; this leaves you fewer, or better ones.
reason-strongest = Of those you may choose, { $owner } is the strongest rival.
reason-weakest = Of those you may choose, { $owner } is the weakest rival.
reason-little = It makes little difference: nothing that you can choose here changes much.

## The sections of the rulebook

section-MON-TERM = Tiles, edges and neighbours
section-MON-COMP = What is in the box
section-MON-SETUP = Setting up
section-MON-FLOW = Rounds and turns
section-MON-SERV = Service rounds
section-MON-ABBOT = The Abbot
section-MON-PRISON = The Prison Cell
section-MON-NIGHT = The night
section-MON-BREW = The Brewhouse
section-MON-PLACE = Placing a tile
section-MON-GROUP = Fields and Gardens as groups
section-MON-FEAT = Feature tiles
section-MON-EXCH = Exchanging a tile
section-MON-MOVE = Walking
section-MON-OCC = Boxes and full tiles
section-MON-SECRET = Secret Ways
section-MON-ENC = Blessings on tiles
section-MON-SCORE = The scoring turn
section-MON-CONS = Building
section-MON-PRAY = Prayer
section-MON-WORK = Work
section-MON-ICON = Tiles with icons
section-MON-CHAPEL = The Chapel
section-MON-ALMON = The Almonry
section-MON-FARM = The Farm
section-MON-SCRIPT = The Scriptum
section-MON-LIB = The Library
section-MON-WSHOP = The Workshop
section-MON-STABLE = The Stables
section-MON-AHOUSE = The Abbot’s House
section-MON-COLL = Buying letters and monks
section-MON-BLESS = Blessings
section-MON-PHRASE = Completing a phrase
section-MON-END = The end of the game
section-MON-WIN = Testament points and the winner
section-MON-TEAM = The paired game
section-MON-SIMPLE = The simpler game
section-MON-VOW = The vow of silence
section-MON-START = Other ways to start
section-MON-INFO = What is open and what is secret
section-MON-INV = What always holds

## blunders
# What a person would laugh at; beside each stands how often it comes in a match.
blunder-movement-lost = movement points that lapsed
blunder-idle-monks = monks that stand where they bring nothing while movement points lapse
blunder-scoring-lost = points of scoring turns not spent
blunder-scoring-wasted = points of scoring turns that brought nothing, not even a blessing
blunder-walks-home = walks to the Abbey for nothing
blunder-movement-turns = movement turns, to compare with
use-laid = Tiles laid
use-built = Shares in tiles built
use-icons = Icons used
use-letters = Letters bought
use-ends = How a match ends
