"""The rulebook of Monastery in our own words: one line a rule, and by whom it is stated.

Origin: `book` one of the three rulebooks, `public` another public source, `derived` follows from
other rules, `AMB-nn` our ruling (docs/rulings.md), `house` a custom of this program without effect
on play. What only the pictures of the rulebooks show is reconstructed: it is data of the edition.
"""

from typing import Final

from chapterhouse.core.rule import rulebook

RULES: Final = rulebook("""
MON-TERM-1   book    the table is an endless grid of square cells, and each tile fills exactly one
                     of them
MON-TERM-2   book    the Abbey fills six cells, three wide and two deep, so ten cells border on it
MON-TERM-3   book    tiles are adjacent if they share a whole edge, not if they only meet at a
                     corner
MON-TERM-4   book    the Abbey counts as one tile: as one neighbour, for one step and as one place
                     of work
MON-TERM-5   book    a tile lies unconstructed, with its boxes visible, or constructed, with its
                     circled value visible
MON-TERM-6   book    an unconstructed tile is full with a monk in every box, a constructed one with
                     as many monks, standing or praying, as its circled value
MON-TERM-7   book    the Abbey is always constructed and never full
MON-TERM-8   book    each edge of a tile is a pathway, a gateway or empty
MON-TERM-9   book    two edges that face each other connect if neither of them is empty
MON-TERM-10  book    only a pathway that faces an empty edge of a neighbour is a dead end
MON-TERM-11  book    both sides of a tile have the same edges, and a tile turned over is not rotated
MON-TERM-12  AMB-02  study tiles, Secret Ways and the Abbey are grey, toil tiles brown, dual tiles
                     both, Paths and feature tiles neither
MON-TERM-13  book    monks in the Abbey or on a tile are in the monastery, monks on the grid are not
MON-TERM-14  book    a monk in the monastery is either standing or praying

MON-COMP-1   book    there are 53 tiles, with four Secret Ways, three feature tiles (Beehive, Carp
                     Pond and Dovecote) and three dual tiles (Garderobes, Infirmary and Refectory)
MON-COMP-2   book    each of the colours red, blue, green and yellow has five monks, a screen with a
                     strip of nine spaces, and a Secret Way
MON-COMP-3   book    there are 36 letters, each with a large side and a small side
MON-COMP-4   book    the phrases are LIBERA NOS, QUAESUMUS, AB OMNIBUS and MALIS AMEN, of nine
                     letters each
MON-COMP-5   book    the grid has a row for each phrase, with nine letters and four crosses, and
                     each column has an upper and a lower price
MON-COMP-6   book    there are twenty blessings
MON-COMP-7   public  the dial goes service, study, toil, toil, service, study, toil, service, study,
                     night, on each of two days
MON-COMP-8   book    the dial shows three tiles to draw at Matins, two at Sext and one at Vespers
MON-COMP-9   book    boxes are only on the unconstructed side of a tile, the circled value only on
                     the constructed side
MON-COMP-10  book    a feature tile has no boxes and no circled value, and counts 0 wherever a value
                     is asked for

MON-SETUP-1  book    the Abbey lies on the table before any tile
MON-SETUP-2  book    chance deals the colours to the players out of all four, however few of them
                     play
MON-SETUP-3  book    the players sit clockwise as red, blue, green and yellow, and missing colours
                     are skipped
MON-SETUP-4  book    each player starts with one monk standing in the Abbey and four on the crosses
                     of their own row
MON-SETUP-5  book    each player starts with their own Secret Way behind the screen
MON-SETUP-6  book    Secret Ways of colours not in play leave the game, and the 49 other tiles start
                     in the bag
MON-SETUP-7  book    the letters of all phrases in play start on the grid, large side up
MON-SETUP-8  book    rows of colours not in play stay empty, without letters and monks
MON-SETUP-9  AMB-03  nobody starts with blessings, and all twenty are in the pool
MON-SETUP-10 book    the first Abbot is the player whose row is nearest to the top of the grid
MON-SETUP-11 book    in the first round, Matins of day one, each player draws three tiles, and
                     nobody is elected or imprisoned

MON-FLOW-1   public  the game lasts at most twenty rounds, once around the dial on each of two days
MON-FLOW-2   book    the Abbot is the first to act in every round, and the others follow clockwise
MON-FLOW-3   AMB-05  the order of a study or toil round is settled when it begins, even if the Abbot
                     changes
MON-FLOW-4   book    in a study or toil round all players take their movement turns, then all their
                     scoring turns
MON-FLOW-5   book    the dial moves on by one space at the end of each round
MON-FLOW-6   book    the dial belongs to the Abbot, and this program moves it unasked
MON-FLOW-7   book    in service and night rounds the order starts at the old Abbot until the
                     election is over, and at the new one after it

MON-SERV-1   book    in a service round prayers end, then an Abbot is elected, then tiles are drawn
MON-SERV-2   book    at the end of prayers each praying monk stands up in the Abbey, unless the
                     Brewhouse keeps it in place
MON-SERV-3   book    monks that are standing stay where they are in a service round
MON-SERV-4   book    each player, the Abbot first, draws as many tiles at random as the dial shows,
                     and may hold any number
MON-SERV-5   AMB-06  a player draws what is left when the bag holds too few tiles

MON-ABBOT-1  book    an election makes the player with most monks in the Abbey the Abbot
MON-ABBOT-2  book    the present Abbot is elected again only by having most monks in the Abbey alone
MON-ABBOT-3  book    when several players share the most monks, the present Abbot names one of them
                     as Abbot
MON-ABBOT-4  book    the present Abbot may never name themselves, so a tie with a single other
                     player elects that player
MON-ABBOT-5  book    when no monk is in the Abbey, all players are tied
MON-ABBOT-6  book    only monks in the Abbey count in an election, and in a snap election those on
                     the Abbot's House too

MON-PRISON-1 book    right after every election, also of the same Abbot again, the Abbot just
                     elected may imprison one monk
MON-PRISON-2 book    a monk can be imprisoned only in a constructed Prison Cell that is not full
MON-PRISON-3 book    the monk imprisoned is one in the Abbey, of any player, the Abbot included
MON-PRISON-4 book    a monk imprisoned prays in the Prison Cell at once, and nobody scores for it
MON-PRISON-5 book    a prisoner prays until the next service round, or until the night if that comes
                     first, and then goes the way of all praying monks
MON-PRISON-6 book    a monk may be imprisoned although others, standing or praying, are in the
                     Prison Cell, while it is not full
MON-PRISON-7 book    in all else the Prison Cell is a tile like any other
MON-PRISON-8 book    the Prison Cell has room for two monks

MON-NIGHT-1  book    in the night round every monk in the monastery goes to the Abbey, praying, in
                     prison or in a box, unless the Brewhouse keeps it
MON-NIGHT-2  AMB-09  a monk that comes to the Abbey at night is standing afterwards
MON-NIGHT-3  book    the night round has no election, no drawing, no placing and no scoring
MON-NIGHT-4  book    at night all tiles stay as they are, and so do the blessings on them
MON-NIGHT-5  AMB-11  the night round of day two only ends the game: no monk moves, and nobody
                     decides anything

MON-BREW-1   book    a player uses the Brewhouse with a monk standing on it, once constructed, in a
                     service or night round that began with nobody praying there
MON-BREW-2   book    in a service round a user of the Brewhouse may let their own praying monks
                     stand up where they are
MON-BREW-3   book    in the night round a user of the Brewhouse may leave their own monks where they
                     are
MON-BREW-4   book    monks of its user that the Brewhouse leaves in place at night stand up if they
                     were praying
MON-BREW-5   AMB-13  a monk that the Brewhouse leaves on an unconstructed tile keeps its box
MON-BREW-6   book    several players may use the Brewhouse in one round, in the order of play
MON-BREW-7   book    the Brewhouse does nothing in a scoring turn

MON-PLACE-1  book    in a movement turn a player may place one tile from behind their own screen, no
                     more
MON-PLACE-2  book    a tile may be placed before, between or after the moves of the turn
MON-PLACE-3  book    a tile may be placed in any of its four rotations
MON-PLACE-4  book    a tile is placed unconstructed side up, unless it is a feature tile
MON-PLACE-5  book    a tile needs a neighbour that is constructed, as the Abbey is, or full
MON-PLACE-6  book    at least one edge of a tile placed must connect to a neighbour, whichever
                     neighbour that is
MON-PLACE-7  book    no tile may be placed so that it makes a dead end, for itself or for a
                     neighbour
MON-PLACE-8  book    grey tiles and brown tiles never lie beside each other, constructed or not
MON-PLACE-9  book    the Abbey is grey, so no brown tile may be placed beside it
MON-PLACE-10 book    Paths, feature tiles and dual tiles may be placed beside grey and brown tiles
                     alike
MON-PLACE-11 book    no tile may bring a group above its limit, nor join two groups to more than
                     that
MON-PLACE-12 book    nobody may look at the hidden side of a tile on the table, and this program
                     never shows it
MON-PLACE-13 book    nobody has to place a tile
MON-PLACE-14 AMB-17  a tile that is placed never moves and never leaves the table

MON-GROUP-1  book    Fields linked from neighbour to neighbour form one group
MON-GROUP-2  book    Gardens linked from neighbour to neighbour form one group
MON-GROUP-3  book    Paths linked from neighbour to neighbour form one group where their edges
                     connect, and only there
MON-GROUP-4  book    a group has at most four Paths, four Fields or two Gardens, constructed or not

MON-FEAT-1   book    a feature tile is placed constructed side up and is never built
MON-FEAT-2   book    all edges of a feature tile are empty, so no pathway of a neighbour may face it
MON-FEAT-3   book    a feature tile needs no edge that connects, but obeys all other rules for
                     placing
MON-FEAT-4   book    whoever places a feature tile gets one blessing at once for each tile adjacent
                     to it, of any kind, the Abbey included
MON-FEAT-5   book    no monk ever stands on a feature tile or crosses it
MON-FEAT-6   book    a feature tile never scores points
MON-FEAT-7   AMB-18  a feature tile on the table is a constructed neighbour for tiles placed later

MON-EXCH-1   book    a player may exchange one tile in a movement turn instead of placing one, never
                     both
MON-EXCH-2   book    to exchange is to draw a tile from the bag, look at it, and put back that one
                     or one from behind the screen
MON-EXCH-3   AMB-19  an exchange needs a tile in the bag and a tile behind the screen
MON-EXCH-4   AMB-20  only the player who exchanges knows which tile went back

MON-MOVE-1   book    a movement turn starts with two movement points for each of the player's monks
                     standing in the monastery
MON-MOVE-2   book    praying monks give no movement points
MON-MOVE-3   AMB-21  a monk standing on a full unconstructed tile gives movement points too, though
                     it cannot move
MON-MOVE-4   book    movement points are shared freely among the player's standing monks, in moves
                     of any order and number
MON-MOVE-5   book    movement points not used are lost when the turn ends
MON-MOVE-6   book    a step leads to an adjacent tile over edges that connect, and costs one
                     movement point
MON-MOVE-7   book    nobody may move a praying monk
MON-MOVE-8   book    a player moves only monks of their own
MON-MOVE-9   book    nobody has to move a monk

MON-OCC-1    book    a move ends only on a tile that is not full
MON-OCC-2    book    the Abbey always has room for one monk more
MON-OCC-3    book    a monk may pass over constructed tiles and over full unconstructed ones,
                     whoever is there
MON-OCC-4    book    a monk that comes to an unconstructed tile that is not full stops there, in a
                     free box of its player's choice
MON-OCC-5    book    a monk that has entered a box neither moves on nor changes its box in that turn
MON-OCC-6    book    a monk that starts the turn on an unconstructed tile may leave it only while
                     the tile is not full
MON-OCC-7    book    a monk on a full unconstructed tile cannot leave it, not even by a Secret Way
MON-OCC-8    book    a monk that starts the turn in a box may change to a free box of its tile once,
                     free of charge, and then stays there for the turn
MON-OCC-9    AMB-22  whether a tile is full is judged at each step, so earlier moves of the same
                     turn count
MON-OCC-10   book    a tile where a monk prays may be entered and passed like any other, if it has
                     room

MON-SECRET-1 book    a monk may step from anywhere in the monastery to the Secret Way of its colour
                     for one movement point
MON-SECRET-2 book    a turn has no limit on how many of the player's monks go through the passage
MON-SECRET-3 book    a monk praying on a Secret Way closes its passage
MON-SECRET-4 book    the passage leads only to the Secret Way, and a monk leaves it by ordinary
                     steps
MON-SECRET-5 AMB-25  the passage works whether the Secret Way is constructed or not, if it has room
MON-SECRET-6 AMB-25  a Secret Way that is not on the table gives no passage
MON-SECRET-7 book    a player may enter the Secret Way of another only by ordinary steps
MON-SECRET-8 AMB-57  a Secret Way may go back to the bag and be placed by anybody, but its passage
                     stays with its colour

MON-ENC-1    book    at the end of a movement turn a player may put any number of blessings on
                     unconstructed tiles with a free box
MON-ENC-2    book    a player who has put a blessing on a tile can no longer move, place or exchange
                     in that turn
MON-ENC-3    book    whoever is next to bring a monk onto a tile gets all blessings on it at once
MON-ENC-4    book    blessings may be taken back in a later turn by the player who put them there
MON-ENC-5    AMB-26  to change box, to be imprisoned or to return to the Abbey is no move onto a
                     tile
MON-ENC-6    AMB-26  blessings on tiles belong to nobody, and count for nobody at the end

MON-SCORE-1  book    in a scoring turn the points are settled first, by building, prayer and work,
                     and then spent
MON-SCORE-2  book    a monk scores in one way only in a scoring turn, by building, by prayer or by
                     work
MON-SCORE-3  book    points are not kept for a later turn, except as blessings
MON-SCORE-4  AMB-56  points come from building, then prayer, then work, so there is no prayer after
                     work is counted, and no work beside a monk just set praying

MON-CONS-1   book    each full unconstructed tile scores a player the sum of the boxes where that
                     player's monks stand
MON-CONS-2   book    building scores by itself, whether the player wants it or not
MON-CONS-3   book    a full tile turns to its constructed side once all its monks have scored, in
                     the scoring turn of the last player there
MON-CONS-4   book    the monks of a tile that is turned over stay on it, standing
MON-CONS-5   book    a monk that scored for building neither prays, works nor uses an icon in that
                     scoring turn
MON-CONS-6   book    a Field or a Path scores its builder one point for itself, a Garden two, as its
                     box says
MON-CONS-7   book    a builder scores as much again for each other constructed tile of the group
                     joined to the new one with no unconstructed tile between
MON-CONS-8   book    unconstructed tiles of a group neither score nor link
MON-CONS-9   book    a single Field, Path or Garden scores its builder four points at most
MON-CONS-10  AMB-29  several tiles built in one turn are scored in the order that brings most
                     points, and each one counts for the next

MON-PRAY-1   book    nobody sets more than one monk praying in a scoring turn
MON-PRAY-2   book    a monk can be set praying only where it is the only monk on its tile
MON-PRAY-3   book    a monk can be set praying only on a constructed tile, not on one constructed in
                     this round
MON-PRAY-4   book    a prayer scores the circled value of the tile
MON-PRAY-5   AMB-30  nobody prays in the Abbey
MON-PRAY-6   book    a monk may pray in study and in toil rounds, on any tile with a circled value
MON-PRAY-7   book    a praying monk does not move, work, use an icon or pray again before it is
                     stood up
MON-PRAY-8   book    a praying monk is stood up in the next service round or at night, not before
MON-PRAY-9   book    a monk may first use the icon of its tile and then be set praying in the same
                     turn, but not the other way round
MON-PRAY-10  AMB-32  imprisoning a monk does not use up anybody's prayer

MON-WORK-1   book    in a study round each constructed grey tile scores 1 point for a player with a
                     monk standing there that did not build
MON-WORK-2   book    in a toil round each constructed brown tile scores 1 point for a player with a
                     monk standing there that did not build
MON-WORK-3   book    in a study round the Abbey scores 1 point for each player with a monk standing
                     in it
MON-WORK-4   book    work scores once for each tile, however many monks the player has there
MON-WORK-5   book    a praying monk on a tile bars all work there
MON-WORK-6   book    dual tiles score for work in study and in toil rounds
MON-WORK-7   book    Paths never score for work
MON-WORK-8   AMB-27  points for work are counted without a decision
MON-WORK-9   AMB-33  a monk that another player brings to the Abbey works already in its owner's
                     later scoring turn of that round

MON-ICON-1   book    tiles with icons are Chapel, Almonry, Farm, Scriptum, Library, Workshop,
                     Stables, Abbot's House and Brewhouse
MON-ICON-2   book    an icon is used by a player with a monk standing on its constructed tile
MON-ICON-3   book    no icon is used on a tile constructed in this round, or while any monk prays on
                     the tile
MON-ICON-4   book    a player uses each icon once at most in a scoring turn, and as many different
                     ones as they like
MON-ICON-5   book    an icon serves every player with a monk on its tile, each in their own turn
MON-ICON-6   book    a monk that uses an icon may still pray or work there in the same turn
MON-ICON-7   book    icons are used at any moment of a scoring turn, but the Chapel counts in
                     prayer, Farm and Scriptum in work, and the Brewhouse in service and night
                     rounds
MON-ICON-8   book    nobody has to use an icon, and Farm and Scriptum count by themselves

MON-CHAPEL-1 book    a prayer in the Chapel scores six points
MON-CHAPEL-2 book    a monk may be set praying in the Chapel although other monks stand or pray
                     there
MON-CHAPEL-3 book    a monk praying in the Chapel does not bar others from prayers of six points
                     there
MON-CHAPEL-4 book    at most one praying monk of each player and three in all are in the Chapel
MON-CHAPEL-5 book    a monk praying in the Chapel bars all work there
MON-CHAPEL-6 book    a prayer in the Chapel is the one prayer of its player's scoring turn

MON-ALMON-1  book    the Almonry gives its user one blessing

MON-FARM-1   book    work on the Farm scores three points in all, in a toil round
MON-FARM-2   book    Farm and Scriptum add nothing to a prayer

MON-SCRIPT-1 book    work on the Scriptum scores two points in all, in a study round

MON-LIB-1    book    the user of the Library swaps the places of two letters that lie large side up
                     on the grid
MON-LIB-2    book    letters that were swapped lie small side up while on the grid, and are not
                     swapped again
MON-LIB-3    book    a letter that was swapped has the price of its new column
MON-LIB-4    book    a letter that was swapped is placed on a strip like any other, large side up if
                     on the buyer's own
MON-LIB-5    book    the Library swaps letters of any rows, but no monks and no empty places
MON-LIB-6    book    the Library needs two letters that lie large side up on the grid

MON-WSHOP-1  book    the user of the Workshop draws a tile from the bag, then puts back that one or
                     one from behind the screen
MON-WSHOP-2  AMB-19  the Workshop needs a tile in the bag

MON-STABLE-1 book    the user of the Stables places one tile by all rules for placing, on top of any
                     tile placed in the movement turn
MON-STABLE-2 AMB-37  the Stables let nobody exchange a tile
MON-STABLE-3 book    a feature tile placed by the Stables gives its blessings at once

MON-AHOUSE-1 book    the user of the Abbot's House may call a snap election, in which all monks in
                     the Abbey and on the Abbot's House count, standing or praying
MON-AHOUSE-2 book    a snap election is an election like any other, with its ties and its prison,
                     and the present Abbot breaks the tie
MON-AHOUSE-3 AMB-05  a snap election does not change the order of the running round

MON-COLL-1   book    with points a player buys any number of letters and monks from the grid, one by
                     one, from any row
MON-COLL-2   book    a price is the upper one of its column, or the lower one if the buyer's own
                     phrase is complete by then
MON-COLL-3   book    each blessing held since the start of the turn may be spent as one point, and
                     goes to the pool
MON-COLL-4   book    blessings received in a scoring turn cannot be spent in that turn
MON-COLL-5   AMB-38  points are spent before blessings
MON-COLL-6   book    a monk bought stands in the Abbey at once, and belongs to the player of its
                     colour, whoever bought it
MON-COLL-7   book    a letter bought goes at once to a free space with the same letter, on any strip
                     in play
MON-COLL-8   book    a letter placed on the buyer's own strip lies large side up
MON-COLL-9   book    a letter placed on the strip of another player lies small side up, and gives
                     the buyer one blessing at once
MON-COLL-10  book    buying the monk of another player gives no blessing
MON-COLL-11  book    nobody has to buy anything
MON-COLL-12  AMB-40  a letter on a strip never moves and never turns again, except for a breach of
                     the vow of silence
MON-COLL-13  AMB-60  of several free spaces with the same letter on a strip, the leftmost one is
                     covered

MON-BLESS-1  book    a blessing comes from the pool and is kept behind the screen
MON-BLESS-2  book    if the pool is empty when a blessing is due, each player with one puts one
                     back, then the blessing is taken
MON-BLESS-3  book    unspent points become blessings, one for 1 to 4 points, two for 5 to 9, three
                     for 10 to 14, four for 15 or more
MON-BLESS-4  AMB-41  several blessings due together are received one by one, each as the pool allows
MON-BLESS-5  AMB-41  a blessing is not received if the pool is empty and nobody can put one back
MON-BLESS-6  AMB-41  blessings that may not be spent this turn are the first to be put back
MON-BLESS-7  book    only unspent points become blessings, and blessings not spent simply stay

MON-PHRASE-1 book    a phrase is complete when all nine spaces of its strip are covered, on
                     whichever side and by whomever
MON-PHRASE-2 book    once a phrase is complete its player pays the lower prices, from the next
                     purchase of the same turn on

MON-END-1    book    the game ends after the round in which the last letter was bought from the grid
MON-END-2    book    the game ends when the night round of day two is reached
MON-END-3    book    the game ends after a round if no tile in the bag or behind a screen could ever
                     be placed, even with all tiles constructed
MON-END-4    book    no round is cut short when the game ends, and all players finish it

MON-WIN-1    book    each letter large side up on a player's own strip counts 3 testament points
MON-WIN-2    book    each tile left behind the screen counts minus its circled value, and a feature
                     tile 0
MON-WIN-3    book    each blessing behind the screen counts 1 testament point
MON-WIN-4    book    letters small side up, tiles on the table and monks count nothing
MON-WIN-5    book    most testament points win, and among equals the player whose row is lowest on
                     the grid
MON-WIN-6    AMB-43  testament points may be below zero

MON-TEAM-1   book    in the paired game of four players, red and green play against blue and yellow
MON-TEAM-2   book    in the paired game a monk may also use the passage of its partner's Secret Way
MON-TEAM-3   book    in the paired game a letter placed on the partner's strip lies large side up
                     and gives no blessing
MON-TEAM-4   book    in the paired game partners add their testament points, and the higher sum wins
MON-TEAM-5   AMB-44  in the paired game, teams with equal sums are told apart by the lowest row on
                     the grid, which wins
MON-TEAM-6   AMB-44  in the paired game prices, elections, prayers and screens stay each player's
                     own, and partners do not see behind each other's screens

MON-SIMPLE-1 book    in the simpler game no icon has an effect, and its tile is an ordinary one
MON-SIMPLE-2 AMB-45  in the simpler game a monk prays in the Chapel as on any other tile, alone and
                     for its circled value
MON-SIMPLE-3 AMB-45  in the simpler game Prison Cell, Secret Ways, dual tiles and feature tiles keep
                     their rules

MON-VOW-1    book    under the vow of silence players talk about the game only in service rounds
MON-VOW-2    AMB-46  under the vow of silence the chat is closed outside service rounds
MON-VOW-3    book    under the vow with penalty, who writes outside a service round pays one
                     blessing or, with none, turns a large letter on their own strip small
MON-VOW-4    AMB-46  a breach of the vow costs nothing without a blessing and a large letter, and
                     the offender chooses among several large letters

MON-START-1  public  with the start by choice each player draws six tiles at the first Matins, keeps
                     three and returns three
MON-START-2  public  with the allotted start each player gets at the first Matins a grey tile of
                     value 2, a Path, and a Garden or brown tile, all at random
MON-START-3  public  the table may agree on any other way to start
MON-START-4  public  with double draws each player draws twice as many tiles in a service round and
                     returns the surplus
MON-START-5  AMB-58  with double draws one player after the other draws, keeps as many tiles as the
                     dial shows and returns the rest
MON-START-6  AMB-59  the start by choice and the allotted start replace only the draw of the first
                     Matins, also with double draws, and allotted tiles are dealt in the order of
                     play

MON-INFO-1   book    open to all are the table, monks, grid, strips, dial, Abbot, blessings on tiles
                     and the pool
MON-INFO-2   AMB-20  open to all is how many tiles each player has, and how many are in the bag
MON-INFO-3   book    only its player knows a tile behind a screen, but at the start all know that it
                     is a Secret Way
MON-INFO-4   book    nobody sees into the bag, and each tile in it is as likely to be drawn as any
                     other
MON-INFO-5   book    how many blessings are behind a screen is not shown to others, unless the table
                     chooses so
MON-INFO-6   AMB-20  only the player concerned knows which tiles are drawn and put back in an
                     exchange or at the Workshop
MON-INFO-7   AMB-20  a bot sees what all see and what its own player sees, no more

MON-INV-1    derived each letter lies on the grid as often as it is free on the strips in play
MON-INV-2    derived the blessings in the pool, behind screens and on tiles are always twenty
MON-INV-3    derived the tiles in the bag, behind screens, on the table and out of the game are
                     always 53
MON-INV-4    derived the monks on the grid and in the monastery are always five of each player
MON-INV-5    derived no constructed tile holds more monks than its circled value, and no box two
                     monks
MON-INV-6    derived no unconstructed tile is full at the end of a study or toil round
MON-INV-7    derived on the table no grey tile is adjacent to a brown one, nothing is a dead end, no
                     group is above its limit, and no pathway faces a feature tile
MON-INV-8    derived every tile but the feature tiles can be reached from the Abbey over edges that
                     connect
MON-INV-9    derived at most one monk prays on a tile, but in the Chapel three of different players,
                     and in the Prison Cell two
MON-INV-10   derived blessings on the table lie only on unconstructed tiles with a free box
MON-INV-11   derived every game comes to its end, since moves, box changes, icons and purchases all
                     run out
MON-INV-12   house   a game is played only with an edition that has all facts, each within its
                     bounds, whose kinds come to the tiles of the box, of which four players can
                     draw all that the dial asks for
""")
