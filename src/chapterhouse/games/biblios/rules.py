"""The rulebook of Biblios in our own words: one line a rule, and by whom it is stated.

Origin: `book` the rulebook, `public` another public source, `derived` follows from other rules,
`AMB-nn` our ruling (docs/rulings.md), `house` a custom of this program without effect on play.
"""

from typing import Final

from chapterhouse.core.rule import rulebook

RULES: Final = rulebook("""
BIB-COMP-1    book    the full set is exactly 87 cards
BIB-COMP-2    public  the full set holds 45 category cards, 33 gold cards and 9 church cards
BIB-COMP-3    public  there are five categories of nine cards each: monks (brown), pigments (blue),
                      holy books (green), manuscripts (orange) and forbidden tomes (red)
BIB-COMP-4    public  monks and pigments each have four cards of value 2, three of value 3 and two
                      of value 4, which makes 25
BIB-COMP-5    public  holy books, manuscripts and forbidden tomes each have seven cards of value 1
                      and two of value 2, which makes 11
BIB-COMP-6    public  there are eleven gold cards of each value from 1 to 3, worth 66 together
BIB-COMP-7    public  there are two church cards of each of the kinds +1 on one die, −1 on one die,
                      +1 on two dice and −1 on two dice, and a single one of +1 or −1 on one die
BIB-COMP-8    public  the nine cards of a category carry the nine seals, ranked from 1, the best, to
                      9
BIB-COMP-9    AMB-01  among monks and among pigments, seals 1 to 4 are on the cards of value 2,
                      seals 5 to 7 on value 3 and seals 8 and 9 on value 4
BIB-COMP-10   AMB-01  among holy books, manuscripts and forbidden tomes, seals 1 to 7 are on the
                      cards of value 1 and seals 8 and 9 on value 2
BIB-COMP-11   AMB-01  gold cards and church cards carry no seal
BIB-COMP-12   derived no rule tells apart two gold cards of one value or two church cards of one
                      kind
BIB-COMP-13   AMB-02  a seal is a rank, shown as a letter that depends on the reader's language
                      alone
BIB-COMP-14   book    the scriptorium holds one die per category, which shows from 1 to 6 what the
                      category is worth
BIB-COMP-15   public  the order of the scriptorium is monks, pigments, holy books, manuscripts,
                      forbidden tomes

BIB-SETUP-1   book    two, three or four players take part
BIB-SETUP-2   book    every die starts at 3
BIB-SETUP-3   book    before a two-player game two gold cards of each value are picked out, so six
BIB-SETUP-4   book    before a three-player game one gold card of each value is picked out, so three
BIB-SETUP-5   book    before a four-player game no gold cards are picked out
BIB-SETUP-6   book    after any gold cards are picked out, the deck is shuffled and 21 cards with
                      two players, 12 with three or 7 with four are taken out unseen
BIB-SETUP-7   book    the cards taken out unseen may be any that are left, gold and church included
BIB-SETUP-8   book    cards picked out or taken out during setup stay out for the whole game
BIB-SETUP-9   book    nobody learns during the game which cards were taken out unseen
BIB-SETUP-10  derived everybody knows which gold cards were picked out during setup
BIB-SETUP-11  derived the deck begins with 60 cards for two players, 72 for three or 80 for four, in
                      random order
BIB-SETUP-12  book    a gift turn handles one card more than there are players: 3, 4 or 5 cards
BIB-SETUP-13  derived the deck lasts for exactly 20 gift turns with two players, 18 with three or 16
                      with four, and none of them is cut short
BIB-SETUP-14  derived every player is active in equally many gift turns: 10 with two players, 6 with
                      three, 4 with four
BIB-SETUP-15  AMB-04  the first player is named by the host, or else drawn with equal chances for
                      all
BIB-SETUP-16  derived the hands, the common area, the auction pile and the discard pile start empty
BIB-SETUP-17  house   the options are settled when the game is created and never change afterwards

BIB-GIFT-1    book    the first player is active in the first gift turn, and after each turn the
                      player to the left becomes active
BIB-GIFT-2    book    the active player places the cards of a gift turn strictly one after another
BIB-GIFT-3    book    the active player takes the top card of the deck and looks at it before
                      choosing its place
BIB-GIFT-4    book    a drawn card is kept face down, sent face down to the auction pile or laid
                      face up in the common area
BIB-GIFT-5    book    in one turn exactly one card is kept
BIB-GIFT-6    book    in one turn exactly one card goes to the auction pile
BIB-GIFT-7    book    in one turn exactly one card per opponent goes to the common area
BIB-GIFT-8    book    a place that has received its full number of cards this turn takes no more
BIB-GIFT-9    book    the last card of a gift turn has only one place left to go
BIB-GIFT-10   AMB-05  a placed card stays where it is and is neither moved nor swapped
BIB-GIFT-11   book    nobody draws or sees the next card before the current one is placed and its
                      church effect, if any, is over
BIB-GIFT-12   book    a church card that is kept counts as the one card kept in that turn
BIB-GIFT-13   book    a church card that is kept takes effect at once and is discarded, and no other
                      card replaces it
BIB-GIFT-14   book    once all cards of the turn are placed, the active player takes the kept card
                      into hand, unless it was a church card
BIB-GIFT-15   book    after the active player has placed all cards, every other player takes exactly
                      one card from the common area, clockwise from the active player's left
BIB-GIFT-16   book    nobody may pass instead of taking a card from the common area
BIB-GIFT-17   book    a player may take any card that still lies in the common area
BIB-GIFT-18   book    a category or gold card taken from the common area goes to the taker's hand
BIB-GIFT-19   book    a church card taken from the common area takes effect before the next player
                      takes a card
BIB-GIFT-20   book    the active player takes nothing from the common area
BIB-GIFT-21   book    a gift turn ends when the common area is empty
BIB-GIFT-22   book    the gift phase ends with the turn in which the deck runs out
BIB-GIFT-23   book    a church card has no effect while in the common area or in the auction pile
BIB-GIFT-24   derived in every gift turn each player gains exactly one card, which is either added
                      to the hand or is a church card that takes effect and leaves the hand as it
                      was

BIB-CHURCH-1  book    a church card is acquired in three ways only: kept by the active player, taken
                      from the common area, or won at auction
BIB-CHURCH-2  book    drawing a church card from the deck is not yet acquiring it
BIB-CHURCH-3  book    once a church card is acquired, all else waits until its effect is decided
BIB-CHURCH-4  book    only the player who acquired a church card decides its effect
BIB-CHURCH-5  AMB-09  an acquired church card is shown to everybody
BIB-CHURCH-6  book    the church card +1 on one die raises one die by 1
BIB-CHURCH-7  book    the church card −1 on one die lowers one die by 1
BIB-CHURCH-8  book    the church card +1 on two dice raises the dice of two categories by 1 each
BIB-CHURCH-9  book    the church card −1 on two dice lowers the dice of two categories by 1 each
BIB-CHURCH-10 book    the church card +1 or −1 on one die moves one die by 1, up or down at will
BIB-CHURCH-11 book    a church card for two dice moves two different dice or none, never just one
                      and never one die twice
BIB-CHURCH-12 public  whoever acquires a church card may always decline its whole effect
BIB-CHURCH-13 public  a die that shows 6 cannot be raised
BIB-CHURCH-14 public  a die that shows 1 cannot be lowered
BIB-CHURCH-15 derived a church card that asks for more dice than can move can only be declined
BIB-CHURCH-16 book    once its effect is decided, a church card is discarded face up
BIB-CHURCH-17 derived a church card is never part of a hand
BIB-CHURCH-18 derived a church card may move the die of any category, whatever its player holds
BIB-CHURCH-19 book    after a church card is dealt with, play goes on exactly where it stopped

BIB-AUCT-1    book    at the start of the auction phase the auction pile is shuffled, and its cards
                      become the lots
BIB-AUCT-2    book    the first player of the gift phase is also active for the first lot
BIB-AUCT-3    book    the active player turns the top lot face up and has no choice in it
BIB-AUCT-4    book    the player to the left of the active player speaks first
BIB-AUCT-5    book    the turn to speak passes clockwise, and the active player bids too, last in
                      the first round
BIB-AUCT-6    book    a player whose turn it is to speak must bid or pass
BIB-AUCT-7    book    a bid is a whole number and at least 1
BIB-AUCT-8    book    a bid is higher than any before it in that bidding, by any margin
BIB-AUCT-9    book    a player who passes is not asked again until the bidding on that lot is over
                      or starts anew
BIB-AUCT-10   derived the highest bidder speaks again only after being outbid
BIB-AUCT-11   book    the bidding ends when all but the highest bidder have passed or are barred
BIB-AUCT-12   book    when all others are out and nobody has bid, the last player left is still
                      asked to bid or pass
BIB-AUCT-13   book    a lot is finished and discarded face up when every player who was not barred
                      has passed and nobody has bid
BIB-AUCT-14   derived a church card that is discarded as an unsold lot has no effect
BIB-AUCT-15   book    when a lot has been won or discarded, the player to the left of the active
                      player becomes active
BIB-AUCT-16   book    the auction phase ends when no lots are left and the last one is finished
BIB-AUCT-17   book    a bid on a lot that is not gold is an amount of gold
BIB-AUCT-18   book    a church card up for auction follows the rules for lots that are not gold
BIB-AUCT-19   book    a bid on a gold lot is a number of cards
BIB-AUCT-20   book    with open bidding a player may bid more than they are able to pay
BIB-AUCT-21   AMB-15  a bid on a lot that is not gold is at most three times the number of cards in
                      the bidder's hand
BIB-AUCT-22   AMB-15  a bid on a gold lot is at most the number of cards in the bidder's hand
BIB-AUCT-23   derived a player whose limit is not above the highest bid can only pass
BIB-AUCT-24   derived a lot cannot be used to pay for itself

BIB-PAY-1     book    when the bidding ends, the highest bidder must either pay or refuse to pay
BIB-PAY-2     book    with open bidding the highest bidder may refuse to pay even when able to pay
BIB-PAY-3     book    a lot that is not gold is paid for with gold cards from the hand whose values
                      add up to at least the bid
BIB-PAY-4     book    paying too much is allowed, and no change is given
BIB-PAY-5     AMB-16  no gold card is paid that could be left out while the others still reach the
                      bid
BIB-PAY-6     book    as long as no card is superfluous, the payer chooses which gold to spend, even
                      a 3 for a bid of 1 with a 1 in hand
BIB-PAY-7     book    gold paid for a lot that is not gold is shown to everybody and discarded
BIB-PAY-8     book    a gold lot is paid for with exactly as many cards from the hand as were bid
BIB-PAY-9     book    a gold lot may be paid for with any mix of cards from the hand, gold included
BIB-PAY-10    book    cards paid for a gold lot are discarded face down, and the others learn only
                      how many they are
BIB-PAY-11    book    once paid for, a lot goes to the payer's hand, or takes effect at once if it
                      is a church card
BIB-PAY-12    derived a highest bidder who has no legal payment can only refuse to pay

BIB-PEN-1     book    a highest bidder who does not pay suffers the penalty and does not get the lot
BIB-PEN-2     book    under the standard penalty every other player receives one random card from
                      the penalised player's hand
BIB-PEN-3     AMB-19  under the standard penalty the cards are drawn one after another without being
                      put back, for each other player in turn, clockwise from the penalised player's
                      left
BIB-PEN-4     AMB-19  under the standard penalty the players still to be served receive nothing once
                      the hand is empty
BIB-PEN-5     book    under the bluff penalty the penalised player discards one random card from
                      hand
BIB-PEN-6     AMB-20  a card lost to the bluff penalty is discarded face down, and only the player
                      who lost it knows it
BIB-PEN-7     book    a card lost to a penalty is drawn by chance, each card of the hand being
                      equally likely, and no player chooses it
BIB-PEN-8     AMB-21  after either penalty the lot is auctioned again from zero among all players
                      who are not barred, those who had passed included
BIB-PEN-9     book    a penalised player is barred from bidding until the next lot
BIB-PEN-10    AMB-22  when a lot is auctioned again, the first player left of the active player who
                      is not barred speaks first
BIB-PEN-11    AMB-22  a penalty does not change who is the active player
BIB-PEN-12    derived several players may be barred on one lot, one more after each refusal to pay
BIB-PEN-13    AMB-23  a lot on which every player is barred is discarded and finished
BIB-PEN-14    derived when only one player is not barred, that player is asked once to bid or pass,
                      and after a bid must pay or be penalised
BIB-PEN-15    derived a card received through a penalty has no effect, as it is never a church card
BIB-PEN-16    AMB-19  a penalty takes nothing from an empty hand

BIB-SCORE-1   book    the game ends after the last lot, and all hands are shown
BIB-SCORE-2   book    a player's total in a category is the sum of the values of their cards in it
BIB-SCORE-3   book    the player with the highest total in a category wins its die at the value it
                      shows
BIB-SCORE-4   book    of players tied for the highest total in a category, the one with its best
                      seal wins the die, and no seal of a player with a lower total counts
BIB-SCORE-5   AMB-24  a category in which nobody holds a card is won by nobody and scores nothing
BIB-SCORE-6   book    a player's victory points are the sum of the dice they have won
BIB-SCORE-7   book    neither the values of cards nor gold are victory points
BIB-SCORE-8   book    the player with the most victory points wins the game
BIB-SCORE-9   book    of players tied on victory points, the one with the most gold cards in hand
                      wins
BIB-SCORE-10  book    of players tied on victory points and gold, the one with the highest total in
                      monks wins
BIB-SCORE-11  book    of players who hold monks and are tied on victory points, gold and monks, the
                      one with the best monks seal wins
BIB-SCORE-12  book    if no player still tied holds a monk, they compare pigments by total and then
                      by seal, and so on through the categories in the order of the scriptorium
BIB-SCORE-13  AMB-26  when more than two players are tied, each tie-break leaves only the best of
                      them in the running for the next
BIB-SCORE-14  AMB-27  players whom no tie-break separates, because none of them holds a category
                      card, share the win
BIB-SCORE-15  AMB-27  all final ranks follow from victory points and then the tie-breaks in order,
                      and players equal in everything share a rank

BIB-INFO-1    book    only its owner sees a hand, and may look at it at any time
BIB-INFO-2    AMB-28  everybody knows how many cards each hand holds
BIB-INFO-3    book    only the active player sees a card drawn in the gift phase until it is placed
BIB-INFO-4    derived everybody sees where each card of a gift turn goes and the order in which the
                      cards are placed
BIB-INFO-5    book    everybody sees a card in the common area from the moment it is placed there
BIB-INFO-6    book    only the active player knows the card kept in a turn, unless it is a church
                      card
BIB-INFO-7    book    only the player who placed it knows a card in the auction pile
BIB-INFO-8    AMB-28  everybody knows how many cards are in the deck, the auction pile, the common
                      area and the discard pile, and how many lots remain
BIB-INFO-9    book    everybody sees who takes which card from the common area
BIB-INFO-10   book    once the auction pile is shuffled, nobody knows the order of the lots, not
                      even those who placed them
BIB-INFO-11   book    everybody sees a lot once it is turned up, and who wins it
BIB-INFO-12   book    everybody hears all bids and passes
BIB-INFO-13   book    everybody sees each gold card paid for a lot that is not gold
BIB-INFO-14   book    only the payer knows the cards paid for a gold lot, but everybody their number
BIB-INFO-15   AMB-14  everybody learns that a bidder refused to pay, but is not told whether the
                      bidder could have paid
BIB-INFO-16   AMB-29  only the player who loses a card to the standard penalty and the one who
                      receives it know the card, while everybody sees between whom it moves
BIB-INFO-17   AMB-20  only the player who loses a card to the bluff penalty knows which card it was
BIB-INFO-18   book    everybody sees the dice, the church cards played and what is chosen for them
BIB-INFO-19   AMB-30  nobody may look through cards discarded face down
BIB-INFO-20   AMB-31  a log keeps for each player the public events and what that player alone saw:
                      cards put in the auction pile, paid face down, or lost or received through a
                      penalty
BIB-INFO-21   AMB-31  after the end everybody sees all hands, all cards out of the game and all
                      cards discarded face down
BIB-INFO-22   house   nothing sent to a player depends on what that player may not see, be it card
                      numbers, the random seed, the order of another hand, the timing or the list of
                      choices
BIB-INFO-23   derived equal copies are never told apart: a gold card is always named by its value
                      alone and a church card by its kind

BIB-FLOW-1    derived until the end of the game exactly one player has exactly one decision to make
                      at any moment
BIB-FLOW-2    derived every decision has at least one legal choice
BIB-FLOW-3    AMB-32  a decision may be made for a player only if everybody can tell from public
                      knowledge that a single choice is legal, and it is recorded like any other
BIB-FLOW-4    AMB-32  a highest bidder is always asked about payment, even if only refusal is
                      possible, so that the pause tells nothing
BIB-FLOW-5    house   a move by a player who is not to decide, or one that is not legal, is rejected
                      and changes nothing
BIB-FLOW-6    AMB-33  the cards paid for a lot are one single choice, of which the others learn
                      nothing until it is complete

BIB-INV-1     derived the cards taken out, in the deck, just drawn, kept, taking effect, in the
                      common area, in the auction pile or among the lots, up for auction, in hands
                      and discarded are always the same 87
BIB-INV-2     derived no hand ever holds a church card
BIB-INV-3     derived every die always shows 1 to 6, and a church card moves at most two dice, each
                      by exactly 1
BIB-INV-4     derived after each gift turn the auction pile holds one card per gift turn so far
BIB-INV-5     derived when the gift phase ends, the cards in all hands and the church cards acquired
                      add up to 40 for two players, 54 for three or 64 for four
BIB-INV-6     derived after the gift phase no hand exceeds 20 cards with two players, 18 with three
                      or 16 with four
BIB-INV-7     derived bids on a lot rise strictly until it is auctioned again, and it is put up at
                      most as many times as there are players
BIB-INV-8     derived at the end the players have won at most five dice, and no die has been won
                      twice
BIB-INV-9     derived a player sees and may choose the same however cards out of their sight are
                      swapped, if no church card lands where none can be; a card seen entering a
                      hand counts as in sight until its trace is lost
BIB-INV-10    derived the victory points of all players together equal the sum of the dice of the
                      categories in which somebody holds a card

BIB-OPT-1     book    the penalty for not paying is standard, or bluff if agreed on beforehand
BIB-OPT-2     AMB-04  the first player is drawn by chance, or chosen when the game is created
BIB-OPT-3     AMB-15  bidding is open, so that players may bid more than they can pay, or honest, so
                      that they may not
BIB-OPT-4     AMB-25  the gold of players tied on victory points is compared by number of cards, or
                      by total value
BIB-OPT-5     AMB-31  memory aids show the log and what each hand may hold, or are switched off

BIB-HONEST-1  AMB-15  with honest bidding a bid is at most what the bidder can pay
BIB-HONEST-2  AMB-15  with honest bidding a winning bid is always paid, never refused
""")

KEEP_ONE: Final = RULES["BIB-GIFT-5"]
AUCTION_ONE: Final = RULES["BIB-GIFT-6"]
COMMON_REST: Final = RULES["BIB-GIFT-7"]
KINDS: Final = [  # in the order of the cards
    RULES["BIB-CHURCH-8"],
    RULES["BIB-CHURCH-9"],
    RULES["BIB-CHURCH-6"],
    RULES["BIB-CHURCH-7"],
    RULES["BIB-CHURCH-10"],
]
TWO_DICE: Final = RULES["BIB-CHURCH-11"]
NOT_ABOVE_SIX: Final = RULES["BIB-CHURCH-13"]
NOT_BELOW_ONE: Final = RULES["BIB-CHURCH-14"]
BID_HIGHER: Final = RULES["BIB-AUCT-8"]
LIMIT_GOLD: Final = RULES["BIB-AUCT-21"]
LIMIT_CARDS: Final = RULES["BIB-AUCT-22"]
LIMIT_HONEST: Final = RULES["BIB-HONEST-1"]
PAY_ENOUGH: Final = RULES["BIB-PAY-3"]
SUPERFLUOUS: Final = RULES["BIB-PAY-5"]
PAY_EXACTLY: Final = RULES["BIB-PAY-8"]
NO_REFUSAL: Final = RULES["BIB-HONEST-2"]
ATOMIC: Final = RULES["BIB-FLOW-6"]
