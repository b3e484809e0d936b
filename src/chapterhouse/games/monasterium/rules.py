"""The rulebook of Monasterium in our own words: one line a rule, and by whom it is stated.

Origin: `book` the rulebook, `public` another public source, `derived` follows from other rules,
`AMB-nn` our ruling (docs/rulings.md), `house` a custom of this program without effect on play.
What only the pictures of the rulebook show is reconstructed: it is data of the edition, not rules.
"""

from typing import Final

from chapterhouse.core.rule import rulebook

RULES: Final = rulebook("""
MSM-COMP-1      book    there are five monasteries, called A to E
MSM-COMP-2      book    a monastery has one chapel, an outer ring of rooms of three kinds and an
                        inner ring of cloister spaces
MSM-COMP-3      book    each room borders exactly two cloister spaces of its own monastery
MSM-COMP-4      AMB-31  where rooms and cloister spaces are equally many, each space borders two
                        rooms
MSM-COMP-5      book    the board has one side for two players and one for three or four
MSM-COMP-6      book    on the side for three or four players some spaces are marked with a 4
MSM-COMP-7      book    the path is a line of fields; each may lead to monasteries and carry one
                        bonus
MSM-COMP-8      book    at least one field of the path leads to two monasteries
MSM-COMP-9      book    there are ten white dice and three own dice per player, all with faces 1 to
                        6
MSM-COMP-10     book    there are eight window tiles of each monastery, all of them alike
MSM-COMP-11     derived there are fifteen missions, five in each of the categories A, B and C
MSM-COMP-12     book    soup, tools, books, influence and rosaries never run out
MSM-COMP-13     book    a player has 20 action fields, columns A to E by rows I to IV, and an extra
                        novice beside each row
MSM-COMP-14     book    a church window has three rows and three columns

MSM-SETUP-1     book    two players use one side of the board, three or four players the other
MSM-SETUP-2     book    with three players a space marked with a 4 is closed for the whole game
MSM-SETUP-3     AMB-20  a closed space counts for nobody in majorities, in missions or as a
                        neighbour
MSM-SETUP-4     book    each chapel starts with two of its window tiles per player, and the others
                        leave the game
MSM-SETUP-5     book    the game starts in year 1
MSM-SETUP-6     book    two missions of each category are drawn and lie open for all, and the other
                        nine leave the game
MSM-SETUP-7     book    the action tiles 1 to 5 start unflipped on columns A to E
MSM-SETUP-8     book    one novice starts on each action field, and an extra one beside each row
MSM-SETUP-9     book    each envoy starts on the first field of the path and gets no bonus for that
MSM-SETUP-10    book    each player starts with 0 points, six discs for missions and a ready reroll
                        tile
MSM-SETUP-11    book    each player starts with one own die, and two more wait in reserve
MSM-SETUP-12    book    each player has 5 white dice with two players, 3 with three or 2 with four,
                        and the others leave the game
MSM-SETUP-13    book    each player starts with 2 influence, 2 soup, 1 rosary, no tools and no books
MSM-SETUP-14    AMB-24  the first start player is drawn with equal chances for all, or named
                        beforehand
MSM-SETUP-15    derived without gained dice there are 36 dice per player to use in a whole game

MSM-YEAR-1      book    the game lasts three years, each of as many rounds as there are players
MSM-YEAR-2      book    every player is start player exactly once a year
MSM-YEAR-3      book    a round is placing dice, taking them for actions, and the round end, in
                        order
MSM-YEAR-4      book    dice are placed and taken clockwise, the start player first

MSM-DICE-1      book    a round starts with a share of white dice and all own dice in each player's
                        hand
MSM-DICE-2      book    a player whose turn it is to place dice rolls all dice in hand together,
                        once
MSM-DICE-3      book    the face that is named must show on at least one of the dice just rolled
MSM-DICE-4      book    all rolled dice that show the named face go to its dice field, and no others
MSM-DICE-5      book    nobody may pass, or keep back a die of the named face
MSM-DICE-6      book    once dice have been placed, it is the next player's turn, clockwise
MSM-DICE-7      book    dice left in hand are rolled anew in the player's next turn
MSM-DICE-8      derived a player without dice in hand is skipped, and the last with dice goes on
                        alone
MSM-DICE-9      book    a dice field holds any number of dice
MSM-DICE-10     derived an own die on a dice field still belongs to its player, a white one to
                        nobody
MSM-DICE-11     book    no dice are taken for actions before all hands are empty
MSM-DICE-12     derived while dice are placed, there are no actions and no envoy moves

MSM-REROLL-1    book    a player may use the reroll tile only once per round
MSM-REROLL-2    book    the reroll tile may be used right after a roll, before a face is named
MSM-REROLL-3    book    the reroll tile rolls again those dice of this roll that the player chooses
MSM-REROLL-4    AMB-22  the reroll tile rolls at least one die again
MSM-REROLL-5    derived dice not rolled again keep their faces, and the new faces of the others
                        stand
MSM-REROLL-6    book    the reroll tile may be used instead on an own die just gained and rolled
MSM-REROLL-7    book    a used reroll tile is turned over until the round ends
MSM-REROLL-8    derived a reroll tile left unused gives nothing, not even a second use later

MSM-TAKE-1      book    dice are taken from one field with a white die or an own die of the player
MSM-TAKE-2      book    nobody may take an own die of another player
MSM-TAKE-3      book    from dice fields 1 to 5 a player takes one, two or three dice, if so many
                        are there to take
MSM-TAKE-4      book    from dice field 6 a player takes exactly one die
MSM-TAKE-5      book    white dice are taken only together with all the player's own dice on that
                        field
MSM-TAKE-6      AMB-01  own dice are taken before white ones, even on field 6, but need not all be
                        taken
MSM-TAKE-7      derived the field and the number of dice settle which dice are taken
MSM-TAKE-8      book    dice from fields 1 to 5 go to the action tile of that number, in columns A
                        to E
MSM-TAKE-9      book    a die from field 6 goes to any action tile and counts as a die of its column
MSM-TAKE-10     AMB-02  a die from field 6 may only go to a column in which an action is possible
MSM-TAKE-11     book    each die laid on a flipped action tile scores 1 point at once, used or not
MSM-TAKE-12     AMB-03  a player may take dice although some of them will find no possible action
MSM-TAKE-13     book    a field may be chosen again in later turns while it has dice for the player
MSM-TAKE-14     AMB-04  a player who can take a die must do so, and one who cannot is skipped for
                        now
MSM-TAKE-15     book    a turn ends when all dice taken are used and all their effects are finished
MSM-TAKE-16     book    taking dice ends when a turn is finished and no die is left on any field
MSM-TAKE-17     derived a player has several turns in a row while nobody else can take a die

MSM-USE-1       book    each die taken gives exactly one action of its column, one die after the
                        other
MSM-USE-2       book    a die gives the standard action of its column or one unlocked in rows I to
                        III
MSM-USE-3       book    the action of a die is chosen when all effects of the die before it are
                        finished
MSM-USE-4       book    a used die is set aside for the rest of the round
MSM-USE-5       AMB-05  a die leaves its action tile as soon as its action is chosen
MSM-USE-6       book    a die for which no action of its column is possible is set aside without
                        effect
MSM-USE-7       book    a die must be used as long as any action of its column is possible
MSM-USE-8       derived an action is possible if its goods, novices, spaces and tiles are at hand,
                        whether or not a bonus follows
MSM-USE-9       derived only a die in column A can lack an action, since columns B to E always offer
                        their standard one
MSM-USE-10      book    an action unlocked during a turn may be used by the dice left in that turn

MSM-ACT-1       book    the standard action of column A sends one novice
MSM-ACT-2       book    the standard action of column B gives 1 soup
MSM-ACT-3       book    the standard action of column C gives 1 influence
MSM-ACT-4       book    the standard action of column D gives 1 rosary
MSM-ACT-5       book    the standard action of column E moves the envoy 1 field
MSM-ACT-6       book    in row I, A moves the envoy 1 field, B gives 1 rosary, C 1 soup, D 1
                        influence, and E exchanges 1 soup for 1 tool or 1 tool for 1 book
MSM-ACT-7       book    in row II, A gives 1 tool, C gives 2 soup, 2 influence or 2 rosaries, D
                        moves the envoy 2 fields, and E scores 3 points
MSM-ACT-8       book    in row II, B sends one novice for 1 influence less, never below 0
MSM-ACT-9       derived the cheaper send of row II may send any novice, even one that costs no
                        influence
MSM-ACT-10      book    every action in row III takes a window tile of a monastery in whose chapel
                        the player has a novice, and builds it in at once
MSM-ACT-11      book    an action in rows I to III is the player's only while its action field is
                        empty
MSM-ACT-12      book    the fields of row IV give no action
MSM-ACT-13      derived only a send without a legal target at its price, an exchange without soup or
                        tool, and a window tile that cannot be built in are not possible
MSM-ACT-14      book    dice of one turn may be split over different actions, within the limits per
                        turn

MSM-UNLOCK-1    book    sending a novice from rows I to III unlocks its field's action for good, at
                        once
MSM-UNLOCK-2    book    standard and row I actions may be repeated within a turn, for one die each
MSM-UNLOCK-3    book    each action in rows II and III may be used once per turn, and the cheaper
                        send of row II is not a standard action
MSM-UNLOCK-4    AMB-06  the limit of once per turn is for each action field by itself, not for its
                        row
MSM-UNLOCK-5    AMB-06  an action used through the path counts for the limit of once per turn and
                        obeys it
MSM-UNLOCK-6    book    the limits per turn start anew with every turn, even in the same round
MSM-UNLOCK-7    derived an action counts as used from the moment it is chosen
MSM-UNLOCK-8    AMB-14  an extra novice unlocks no action and flips no action tile

MSM-ENVOY-1     book    an envoy only moves forward, field by field
MSM-ENVOY-2     book    from the last field of the path the next step leads to the first
MSM-ENVOY-3     derived an envoy can always move
MSM-ENVOY-4     AMB-23  any number of envoys may stand on one field, and they do not affect each
                        other
MSM-ENVOY-5     book    an envoy that steps on a field gets its bonus, whether it stops there or
                        goes on
MSM-ENVOY-6     AMB-07  a bonus comes at once, with the envoy on its field, before the steps left
MSM-ENVOY-7     AMB-07  a move set off by a bonus is completed before the interrupted move goes on
MSM-ENVOY-8     derived a field gives its bonus again on every lap
MSM-ENVOY-9     book    an envoy makes all the steps of its move, never fewer

MSM-PATH-1      book    the bonuses of the path are any action, influence or rosary, soup or
                        exchange, a window tile and, on the last field, an own die
MSM-PATH-2      book    the bonus of any action is one possible action of any column, standard or
                        unlocked, without a die
MSM-PATH-3      derived an action given by the path scores no point for a flipped tile, and only the
                        limits per turn bind it
MSM-PATH-4      book    the bonus of influence or rosary gives 1 influence or 1 rosary
MSM-PATH-5      book    the bonus of soup or exchange gives 1 soup, or exchanges 1 soup for 1 tool
                        or 1 tool for 1 book
MSM-PATH-6      book    a window tile from the path may be of any monastery and is built in at once
MSM-PATH-7      AMB-08  any action and the window tile of the path may be declined, its other
                        bonuses not
MSM-PATH-8      derived a bonus that cannot be carried out is lost
MSM-PATH-9      book    the last field of the path offers an own die or points

MSM-PDIE-1      book    a player starts with one own die and never has more than three
MSM-PDIE-2      book    a player whose envoy steps on the last field gains an own die or scores 5
                        points
MSM-PDIE-3      book    a player who has all three own dice gets the 5 points, anybody else may
                        choose
MSM-PDIE-4      book    a gained die is rolled at once and goes to the dice field of its face, to be
                        taken later this round by its player
MSM-PDIE-5      book    a reroll tile still ready may roll a gained die once more; the second face
                        stands
MSM-PDIE-6      AMB-09  a gained die never joins the dice of the turn in which it is gained
MSM-PDIE-7      derived the round goes on until a gained die, too, has been taken
MSM-PDIE-8      book    a gained die stays with the player and is rolled in every later round
MSM-PDIE-9      derived an own die can be gained only while dice are taken for actions
MSM-PDIE-10     derived a player who preferred the points may still take the die on a later lap

MSM-NOVICE-1    book    a player may send the novice of any action field, whatever the column of the
                        die
MSM-NOVICE-2    book    rows I and II send to rooms, row III to chapels, row IV to cloister spaces
MSM-NOVICE-3    book    the envoy's field must lead to the monastery, or the player have a novice in
                        its chapel
MSM-NOVICE-4    book    a novice in a chapel opens its monastery for good, even when that chapel is
                        full
MSM-NOVICE-5    book    a novice in a chapel opens that monastery only, and for its own player only
MSM-NOVICE-6    derived a player's first novice in a chapel needs the envoy on a field that leads
                        there
MSM-NOVICE-7    book    the full price of sending is paid from the player's own goods to the supply
MSM-NOVICE-8    book    a novice can be sent only to a space that is free and open to it
MSM-NOVICE-9    derived a novice in a monastery never moves and never leaves
MSM-NOVICE-10   AMB-10  to send is to pay, place, unlock or flip, get the points and goods of a
                        room, then its window tile, then the extra novice, with missions checked
                        after each step
MSM-NOVICE-11   book    if a die can do nothing but send a novice, one must be sent, freely chosen
MSM-NOVICE-12   AMB-11  the rising prices of chapels and cloisters count the player's own novices,
                        over all monasteries and the whole game

MSM-BLD-1       book    a room holds one novice at most
MSM-BLD-2       book    a room costs 1 influence and 2 goods of its kind from row I, or 3 from row
                        II
MSM-BLD-3       book    profane buildings are paid for with soup, workshops with tools, common rooms
                        with books
MSM-BLD-4       derived goods of one kind cannot be paid in place of another
MSM-BLD-5       book    a novice in a profane building brings 1 point and 1 tool at once
MSM-BLD-6       book    a novice in a workshop brings 2 points and 1 book at once
MSM-BLD-7       book    a novice in a common room brings 3 points and a window tile of its monastery
MSM-BLD-8       book    if no window tile of its monastery can be built in, a common room brings 3
                        points only
MSM-BLD-9       AMB-08  the window tile of a common room must be taken if it can be built in
MSM-BLD-10      derived a player may have novices in several rooms of one monastery

MSM-CHAPEL-1    book    a chapel holds several novices, of one player or of several
MSM-CHAPEL-2    book    a chapel holds 4 novices with two players, 6 with three or 8 with four
MSM-CHAPEL-3    book    novices in chapels cost a player 1 influence, then 2, then 3 for each later
                        one
MSM-CHAPEL-4    AMB-12  novices gone from row III raise the price of a chapel, extra novices do not
MSM-CHAPEL-5    derived a novice in a chapel brings no bonus at once

MSM-CLOISTER-1  book    a cloister space holds one novice at most
MSM-CLOISTER-2  book    a cloister space must be free and border a room in which the player has a
                        novice
MSM-CLOISTER-3  book    the cloister, too, needs the envoy or the player's novice in the chapel
MSM-CLOISTER-4  book    a novice on a cloister space costs no influence
MSM-CLOISTER-5  book    novices from row IV cost a player 1 rosary, then 2, then 3 for each later
                        one
MSM-CLOISTER-6  AMB-12  extra novices do not raise the price of the cloister
MSM-CLOISTER-7  AMB-13  a player's novice in one room is enough for both cloister spaces that it
                        borders
MSM-CLOISTER-8  book    sending a novice from row IV flips the action tile of its column for good
MSM-CLOISTER-9  book    a flipped tile scores 1 point for each unused die lying on it and for each
                        die laid there later
MSM-CLOISTER-10 AMB-05  the die that pays for sending a novice scores nothing for the tile flipped
                        by it
MSM-CLOISTER-11 derived the tile flipped is that of the novice's column, not that of the die's

MSM-EXTRA-1     book    once the fifth novice of a row is sent, its extra novice may be sent at once
MSM-EXTRA-2     book    an extra novice may go to a room of any kind, to a chapel or to a cloister
                        space
MSM-EXTRA-3     book    an extra novice is sent free of charge
MSM-EXTRA-4     book    apart from the price, an extra novice obeys all rules for sending novices
MSM-EXTRA-5     AMB-14  an extra novice in a room brings the bonus of that room
MSM-EXTRA-6     AMB-14  an extra novice leaves no action field, so nothing is unlocked or flipped
MSM-EXTRA-7     AMB-15  an extra novice that is not sent at once is out of the game
MSM-EXTRA-8     derived an extra novice needs neither a die nor an action
MSM-EXTRA-9     derived an extra novice counts as sent for majorities, chapels, cloisters and
                        missions
MSM-EXTRA-10    derived a player can send at most 24 novices in a game

MSM-WINDOW-1    book    a window tile comes from the path, of any monastery, from a common room, of
                        its own one, or from row III, of one in whose chapel the player has a novice
MSM-WINDOW-2    book    a window tile is built in at once and stays where it is
MSM-WINDOW-3    book    the player chooses the row, and the window tile goes to its leftmost free
                        cell
MSM-WINDOW-4    book    a cell of a church window holds one window tile
MSM-WINDOW-5    book    no row or column of a church window may hold two tiles of one monastery
MSM-WINDOW-6    derived a row takes a window tile if it has a free cell, and the tile's monastery is
                        neither in the row nor in the column of its leftmost free cell
MSM-WINDOW-7    derived a window tile may be taken only if it can be built into at least one row
MSM-WINDOW-8    book    where no window tile can be taken and built in, that part is lost, and an
                        action of row III is not possible
MSM-WINDOW-9    book    each window tile built in gives the bonus of its row or that of its column
MSM-WINDOW-10   book    the top row gives 1 influence, the middle row 1 rosary, and the bottom row
                        moves the envoy 2 fields
MSM-WINDOW-11   book    the first column gives 1 soup, the second 1 tool and the third 1 book
MSM-WINDOW-12   book    a completed row of a church window scores 5 points
MSM-WINDOW-13   AMB-30  a completed column of a church window scores 4 points
MSM-WINDOW-14   book    points for a completed row or column come on top of the bonus, and one
                        window tile may score both
MSM-WINDOW-15   AMB-16  points for a completed row or column come before the bonus, which must be
                        chosen
MSM-WINDOW-16   derived the ninth window tile completes column 3 and a row, for 9 points and a bonus
MSM-WINDOW-17   derived a player builds in at most nine window tiles in a game

MSM-MISSION-1   book    each player may fulfil each of the six missions once
MSM-MISSION-2   book    a mission stays open to the others, and being the first brings nothing more
MSM-MISSION-3   book    a fulfilled mission is marked and scored at once, even in the middle of a
                        turn
MSM-MISSION-4   AMB-17  a mission is claimed for the player at the first moment that it is fulfilled
MSM-MISSION-5   book    missions of categories A and B score by the current year, less every year
MSM-MISSION-6   book    missions of category C score the same at any time before the game ends
MSM-MISSION-7   book    missions of categories A and B ask for three novices in certain places of
                        certain monasteries
MSM-MISSION-8   AMB-18  a room asked for by a mission may be of any kind, unless the mission names
                        one
MSM-MISSION-9   derived a place asked for twice by one mission needs two novices there, while one
                        novice may serve several missions
MSM-MISSION-10  AMB-36  mission C1 asks for at least 12 novices sent, extra novices included
MSM-MISSION-11  book    mission C2 asks for at least 3 of the player's novices in common rooms
MSM-MISSION-12  book    mission C3 asks for at least 6 of the player's novices on cloister spaces
MSM-MISSION-13  book    mission C4 asks for window tiles of all five monasteries in the church
                        window
MSM-MISSION-14  book    mission C5 asks for all three own dice
MSM-MISSION-15  derived a mission once fulfilled stays fulfilled
MSM-MISSION-16  derived no mission can be fulfilled during the final scoring

MSM-END-1       book    a round ends when no die is left on the dice fields and all actions are
                        finished
MSM-END-2       book    after the last round of year 3 the final scoring follows, without
                        preparation
MSM-END-3       book    before the next round, reroll tiles are ready again, white dice are shared
                        out anew, players take back their own dice, and the left neighbour becomes
                        start player
MSM-END-4       book    a year ends after the round in which its last start player had the start
MSM-END-5       derived goods, novices, church windows, envoys, unlocked actions and flipped tiles
                        stay as they are between rounds
MSM-END-6       derived white dice are shared out equally, no matter who used how many
MSM-END-7       derived the year that counts for missions changes only between rounds

MSM-SCORE-1     book    in each monastery the player with the most novices in rooms, cloister and
                        chapel scores 5 points
MSM-SCORE-2     book    players tied for the most novices in a monastery score the full 5 points
                        each
MSM-SCORE-3     AMB-19  a monastery without any player's novices scores for nobody
MSM-SCORE-4     book    novices in 1, 2, 3, 4 or 5 different chapels score 1, 3, 6, 10 or 15 points
MSM-SCORE-5     derived a player without novices in chapels scores nothing for chapels
MSM-SCORE-6     book    in each monastery a player scores 2 points times their novices in the chapel
                        times those on its cloister spaces
MSM-SCORE-7     book    each tool left scores 1 point and each book left 2
MSM-SCORE-8     book    soup, influence and rosaries left score 1 point for every two, counted
                        together
MSM-SCORE-9     book    scored in this order are majorities, chapels, cloisters and goods
MSM-SCORE-10    book    most points win, and players tied for the most share the win, with no
                        tie-break
MSM-SCORE-11    derived points are whole numbers that only rise, beyond 100 as well

MSM-INFO-1      derived everything lies open, and no player knows more than another
MSM-INFO-2      derived nobody knows the rolls to come, and nothing else that matters is hidden
MSM-INFO-3      derived every player is shown the same
MSM-INFO-4      derived only the player whose turn it is makes decisions
MSM-INFO-5      derived while dice are taken for actions, only rolls of gained dice are left to
                        chance

MSM-INV-1       derived a player's novices on action fields, beside rows, in monasteries and out of
                        the game are always 24
MSM-INV-2       derived no room or cloister space holds two novices, a closed one holds none, and no
                        chapel too many
MSM-INV-3       derived every novice on a cloister space borders a room with a novice of the same
                        player
MSM-INV-4       derived no player ever has less than none of any goods
MSM-INV-5       derived rows of church windows fill from the left, without a monastery twice in a
                        row or column, and windows and chapels together hold ten tiles per player
MSM-INV-6       derived before dice are taken, the dice fields hold all own dice gained so far, and
                        10 white dice with two players, 9 with three or 8 with four
MSM-INV-7       derived every player is start player exactly three times in a game
MSM-INV-8       derived a player's points are the sum of all points announced for that player
MSM-INV-9       house   the same seed and the same choices make the same game
MSM-INV-10      derived every decision has at least one legal choice, and every game comes to its
                        end
MSM-INV-11      derived the dice in hands, on fields, taken, just gained and used are all white dice
                        in play and all own dice gained so far, and with the reserve each player has
                        three own dice
MSM-INV-12      house   a game is played only with data in which every room borders two spaces of
                        its monastery, the path leads to every monastery, only its last field gives
                        a die, and every mission can be fulfilled

MSM-STATE-1     house   common to all are year and round, whose turn it is, missions, window tiles
                        in chapels, novices in monasteries and white dice on dice fields
MSM-STATE-2     house   a player has points, goods, novices, an envoy, own dice, a reroll tile, a
                        church window, flipped tiles and missions fulfilled
MSM-STATE-3     house   a turn has its dice, their column, the actions of rows II and III that are
                        used, and the effects that are not finished
MSM-STATE-4     derived one decision is open at a time, and it belongs to the player whose turn it
                        is
MSM-STATE-5     house   a decision with a single legal choice is made unasked, and recorded like any
                        other
MSM-STATE-6     derived nobody is asked about an action, a window tile or an extra novice that has
                        nowhere to go, and the extra novice is then out of the game
MSM-STATE-7     house   a novice is chosen first, and then where it goes
MSM-STATE-8     AMB-07  effects are finished one inside the other: what an effect sets off is
                        finished before the rest of it goes on
MSM-STATE-9     AMB-10  after a novice is sent, the window tile of a common room and all it sets off
                        come before the extra novice
MSM-STATE-10    AMB-17  after every single step the missions of the player whose turn it is are
                        checked
MSM-STATE-11    AMB-05  a tile just flipped scores only for dice that still lie on it unused
MSM-STATE-12    derived an action in rows II and III is used up when chosen, for a die or on the
                        path
MSM-STATE-13    house   chance draws only the missions, the first start player and each roll of each
                        die, white dice before own ones
MSM-STATE-14    derived every action sends a novice, moves the envoy, takes a window tile,
                        exchanges, scores or gives goods
MSM-STATE-15    derived what may be chosen is settled when the choice is due, after all before it
MSM-STATE-16    AMB-10  each extra novice is offered once, after the send that emptied its row, even
                        one inside another
MSM-STATE-17    AMB-34  the turn passes clockwise to the next player who can act, and back to the
                        same one if no other can

MSM-OPT-1       AMB-24  the first start player is drawn by chance, or chosen when the game is
                        created
""")
