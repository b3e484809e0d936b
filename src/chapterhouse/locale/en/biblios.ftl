### Biblios in English.
###
### $seat and $taker are the names of people and are never declined: build the sentence so that they
### stand in the nominative, and so that it fits men and women alike.
### $card, $cards, $category and $other come in every case too: $card-acc, $card-gen, $card-dat,
### $card-ins. A name lists its cases as attributes (.acc, .gen, .dat, .ins); a case that is not
### listed is the same as the name itself. Next to $cards there is always their number, $count.

## the game

game = Biblios
    .about = Gather monks, pigments and books by gift and at auction, while the church changes their worth
    .lasts = about 30 minutes
    .weight = easy to learn
    .suits = For everybody: a good first game. For those who like to bid, to bluff, and to guess what others are after
# The game in one page; the sentences stand under the heads that house.ftl gives (overview-part-...).
# The reader is addressed.
overview-dice = Collect cards in five categories. In each of them, the highest total wins the die, and your points are what the dice that you have won show. Most points win.
overview-gifts = First the gifts. On your turn you draw cards one by one and place each before you see the next: one for your hand, one face down for the auction, and one face up for each other player.
overview-common = Then each of the others takes one of the cards that lie open. So every turn brings everybody one card.
overview-church = A church card does not stay in hand. Whoever gets one may turn dice at once: a category becomes worth more, or less.
overview-auction = When the deck is used up, the auction pile is sold, lot by lot. Cards are bought with gold, and gold is bought with cards of any kind.
overview-bluff = You may bid more than you can pay, unless your table plays with honest bidding. But if you win the lot and do not pay, you lose cards and the lot is sold again without you.
overview-totals = At the end, add up the values of your cards in each category. On equal totals the best seal decides: A comes before B.
overview-gold = Gold is worth no points. It only breaks ties: of players with equal points, the one with more gold wins.
overview-card = The number on a card is its value, the letter its seal. On a coin, the number is what it pays.
overview-choose = You cannot win every die. Choose two or three categories early, and turn their dice up and the others down.
overview-keep-gold = Send to the auction what you would like to buy later, and keep gold for it.

## what stands on the table

# Told of whatever is pointed at: what it is for, in a sentence or two; its name stands above. The reader is
# addressed. games/biblios/glossary.py says which rules are behind it.

about-category-card = Its number counts in its category, and its letter is its seal. Whoever has the highest total there at the end wins the die; on equal totals the best seal decides, A before B.
about-gold-card = Gold pays for the other lots of the auction. It is worth no points, but breaks ties.
about-church-card = Whoever gets it may change dice at once, or leave them as they are. Then it is discarded; it never stays in a hand. Whoever keeps it keeps no other card in that turn.
about-die = It shows how many points the category is worth at the end. Church cards raise and lower it, from 1 to 6.
about-pool = Gift turns are played until the deck is empty; then the auction begins.
about-pile = In each gift turn one card comes here, face down. For the auction they are shuffled and sold one by one.
about-discard = Church cards that were used, gold that was paid and lots that nobody bought lie here, face up.
about-buried = Cards that paid for gold, or were lost as a penalty, lie here face down. Only whoever had them knows them.
about-box = Gold that was picked out before the game, for all to see. It stays out of the game.
about-slot = Whoever has the turn keeps exactly one of its cards, unseen by the others.
about-common = One card for each opponent is laid here, face up. Then each of them takes one.
about-lot = The highest bid wins it. Bids are in gold, but bids for gold are in cards; whoever does not pay is penalised.
about-hand = Everybody knows how many cards a hand holds. Of them you are shown those that you saw go there.

## cards
# Every name stands on its own, as on a card, and within the sentences below.

# The letter of a seal, from the best to the last.
seal = { $seal ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
   *[9] I
}
card-monks = monk { $value }-{ seal }
card-pigments = pigment { $value }-{ seal }
card-books = holy book { $value }-{ seal }
card-manuscripts = manuscript { $value }-{ seal }
card-tomes = forbidden tome { $value }-{ seal }
card-gold = gold { $value }
card-church-up-two = church card “+1 on two dice”
card-church-down-two = church card “−1 on two dice”
card-church-up = church card “+1 on one die”
card-church-down = church card “−1 on one die”
card-church-either = church card “+1 or −1 on one die”
# A card that the reader may not see.
card-unseen = a card
cards-unseen = { $count ->
    [1] a card
   *[other] { $count } cards
}

## categories

category-monks = Monks
category-pigments = Pigments
category-books = Holy Books
category-manuscripts = Manuscripts
category-tomes = Forbidden Tomes

## places

zone-pool = deck
zone-drawn = card drawn
zone-slot = card kept
zone-common = common area
zone-lot = lot
zone-chapel = church card
zone-discard = discard pile
zone-buried = discarded face down
zone-box = picked out
zone-pile = auction pile
zone-offer = payment
zone-hand = hand
zone-scriptorium = scriptorium

## actions
# As on a button, without a full stop; they also stand in "cannot …: …" (refusal in house.ftl).

act-first = let { $seat } begin
act-card = turn up { $card }
act-keep = keep it
act-auction = send it to the auction
act-common = put it in the common area
act-take = take { $card }
act-decline = decline the effect
act-raise = raise { $category }
act-lower = lower { $category }
act-raise-two = raise { $category } and { $other }
act-lower-two = lower { $category } and { $other }
act-pass = pass
act-bid = bid { $amount } gold
act-bid-cards = { $amount ->
    [one] bid { $amount } card
   *[other] bid { $amount } cards
}
act-pay = pay with { $card }
act-refuse = refuse to pay (every other player gets a random card from your hand)
act-refuse-bluff = refuse to pay (you lose a random card from your hand)
warn-refusal = You can only pay { $amount }. If nobody bids more, you have to refuse to pay: every other player gets a random card from your hand.
warn-bluff = You can only pay { $amount }. If nobody bids more, you have to refuse to pay: you lose a random card from your hand.

## prompts
# What a player is asked; the others read the same. $card may be card-unseen.

ask-place = You drew { $card }. Where does it go?
ask-take = Take a card from the common area.
ask-church-card = You got { $card }. What do you change?
ask-church-two = You got { $card }. Which two dice do you change?
ask-bid = { $high ->
    [0] Bid gold on { $card }, or pass?
   *[other] Bid more than { $high } gold on { $card }, or pass?
}
ask-bid-cards = { $high ->
    [0] Bid cards on { $card }, or pass?
    [one] Bid more than { $high } card on { $card }, or pass?
   *[other] Bid more than { $high } cards on { $card }, or pass?
}
# $high is the bid, $card the lot.
ask-pay = You owe { $high } gold for { $card }. Which gold cards do you pay with?
ask-pay-cards = { $high ->
    [one] You owe { $high } card for { $card }. Which one do you pay with?
   *[other] You owe { $high } cards for { $card }. Which ones do you pay with?
}

## what is missing
# Why a card cannot be paid yet, though it may be part of the payment.

lack-first = cards are counted from right to left in your hand, so pay with { $card } first, for example

## events of the gift phase

event-first = { $you ->
    [seat] You are the first player.
   *[nobody] { $seat } is the first player.
}
event-gold-out = Picked out before the game, for all to see: { $cards }.
# $left counts the turns still to come, this one included.
event-gift-turn = { $you ->
    [seat] { $left ->
        [1] You start the last gift turn.
       *[other] You start a gift turn; with this one, { $left } are left.
    }
   *[nobody] { $left ->
        [1] { $seat } starts the last gift turn.
       *[other] { $seat } starts a gift turn; with this one, { $left } are left.
    }
}
event-drew = { $you ->
    [seat] You draw { $card }.
   *[nobody] { $seat } draws { $card }.
}
event-kept = { $you ->
    [seat] You keep { $card }.
   *[nobody] { $seat } keeps { $card }.
}
event-sent = { $you ->
    [seat] You send { $card } to the auction.
   *[nobody] { $seat } sends { $card } to the auction.
}
event-laid = { $you ->
    [seat] You put { $card } in the common area.
   *[nobody] { $seat } puts { $card } in the common area.
}
# The card kept in this turn goes to the hand.
event-picked-up = { $you ->
    [seat] You pick up { $card }.
   *[nobody] { $seat } picks up { $card }.
}
event-took = { $you ->
    [seat] You take { $card } from the common area.
   *[nobody] { $seat } takes { $card } from the common area.
}

## events of church cards

event-church = { $you ->
    [seat] You get { $card }.
   *[nobody] { $seat } gets { $card }.
}
event-raised = { $you ->
    [seat] You raise { $category } by 1.
   *[nobody] { $seat } raises { $category } by 1.
}
event-lowered = { $you ->
    [seat] You lower { $category } by 1.
   *[nobody] { $seat } lowers { $category } by 1.
}
event-raised-two = { $you ->
    [seat] You raise { $category } and { $other } by 1 each.
   *[nobody] { $seat } raises { $category } and { $other } by 1 each.
}
event-lowered-two = { $you ->
    [seat] You lower { $category } and { $other } by 1 each.
   *[nobody] { $seat } lowers { $category } and { $other } by 1 each.
}
event-declined = { $you ->
    [seat] You decline the effect.
   *[nobody] { $seat } declines the effect.
}

## events of the auction phase

event-auctions = { $you ->
    [seat] The auction phase begins with { $left } lots, and you turn up the first.
   *[nobody] The auction phase begins with { $left } lots, and { $seat } turns up the first.
}
# $left counts the lots after this one.
event-lot = { $you ->
    [seat] { $left ->
        [0] You turn up the last lot: { $card }.
        [1] You turn up a lot: { $card }. One more follows.
       *[other] You turn up a lot: { $card }. { $left } more follow.
    }
   *[nobody] { $left ->
        [0] { $seat } turns up the last lot: { $card }.
        [1] { $seat } turns up a lot: { $card }. One more follows.
       *[other] { $seat } turns up a lot: { $card }. { $left } more follow.
    }
}
event-bid = { $you ->
    [seat] You bid { $amount } gold.
   *[nobody] { $seat } bids { $amount } gold.
}
event-bid-cards = { $you ->
    [seat] { $amount ->
        [one] You bid { $amount } card.
       *[other] You bid { $amount } cards.
    }
   *[nobody] { $amount ->
        [one] { $seat } bids { $amount } card.
       *[other] { $seat } bids { $amount } cards.
    }
}
event-passed = { $you ->
    [seat] You pass.
   *[nobody] { $seat } passes.
}
# $amount is the bid.
event-paid-gold = { $you ->
    [seat] You pay the bid of { $amount } gold with { $cards }.
   *[nobody] { $seat } pays the bid of { $amount } gold with { $cards }.
}
event-paid-cards = { $you ->
    [seat] You pay face down: { $cards }.
   *[nobody] { $seat } pays face down: { $cards }.
}
event-refused = { $you ->
    [seat] You refuse to pay the bid of { $amount } gold.
   *[nobody] { $seat } refuses to pay the bid of { $amount } gold.
}
event-refused-cards = { $you ->
    [seat] { $amount ->
        [one] You refuse to pay the bid of { $amount } card.
       *[other] You refuse to pay the bid of { $amount } cards.
    }
   *[nobody] { $amount ->
        [one] { $seat } refuses to pay the bid of { $amount } card.
       *[other] { $seat } refuses to pay the bid of { $amount } cards.
    }
}
# The penalty: $seat loses the card.
event-gave = { $you ->
    [seat] Penalty: you give { $card } to { $taker }.
    [taker] Penalty: you receive { $card } from { $seat }.
   *[nobody] Penalty: { $taker } receives { $card } from { $seat }.
}
event-lost = { $you ->
    [seat] Penalty: you lose { $card }, discarded face down.
   *[nobody] Penalty: { $seat } loses { $card }, discarded face down.
}
event-won = { $you ->
    [seat] You win { $card }.
   *[nobody] { $seat } wins { $card }.
}
event-unsold = Nobody buys { $card }, and it is discarded.

## events of the end
# $amount is how many cards they are, the same as $count: [0] where there may be none.

event-hand = { $you ->
    [seat] { $amount ->
        [0] You end with an empty hand.
       *[other] You end with { $cards }.
    }
   *[nobody] { $amount ->
        [0] { $seat } ends with an empty hand.
       *[other] { $seat } ends with { $cards }.
    }
}
event-removed = Taken out unseen before the game: { $cards }.
event-buried = { $amount ->
    [0] No card was discarded face down.
   *[other] Discarded face down: { $cards }.
}
# $die is what the die shows, $total the sum of the values of the cards held.
event-die-won = { $you ->
    [seat] You win the die of { $category } ({ $die }) with a total of { $total }.
   *[nobody] { $seat } wins the die of { $category } ({ $die }) with a total of { $total }.
}
event-die-by-seal = { $you ->
    [seat] You win the die of { $category } ({ $die }): others have { $total } too, but no better seal.
   *[nobody] { $seat } wins the die of { $category } ({ $die }): others have { $total } too, but no better seal.
}
event-die-unwon = Nobody wins the die of { $category } ({ $die }).
# $amount counts victory points.
event-points = { $you ->
    [seat] { $amount ->
        [1] You have 1 victory point and finish { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
       *[other] You have { $amount } victory points and finish { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
    }
   *[nobody] { $amount ->
        [1] { $seat } has 1 victory point and finishes { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
       *[other] { $seat } has { $amount } victory points and finishes { $rank ->
                [1] first
                [2] second
                [3] third
               *[other] fourth
            }.
    }
}
event-winner = { $you ->
    [seat] You win the game.
   *[nobody] { $seat } wins the game.
}
# $amount is the winner's gold, $second that of the next.
event-winner-by-gold = { $you ->
    [seat] You win the game: level on victory points, but ahead in gold, { $amount } to { $second }.
   *[nobody] { $seat } wins the game: level on victory points, but ahead in gold, { $amount } to { $second }.
}
event-winner-by-total = { $you ->
    [seat] You win the game: the tie is broken by the total in { $category }.
   *[nobody] { $seat } wins the game: the tie is broken by the total in { $category }.
}
event-winner-by-seal = { $you ->
    [seat] You win the game: the tie is broken by the best seal in { $category }.
   *[nobody] { $seat } wins the game: the tie is broken by the best seal in { $category }.
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
event-before-by-gold = { $you ->
    [seat] You come before { $behind }: level on victory points, but ahead in gold, { $amount } to { $second }.
    [behind] { $seat } comes before you: level on victory points, but ahead in gold, { $amount } to { $second }.
   *[nobody] { $seat } comes before { $behind }: level on victory points, but ahead in gold, { $amount } to { $second }.
}
event-before-by-total = { $you ->
    [seat] You come before { $behind }: level on victory points and gold, but with the higher total in { $category }, { $amount } to { $second }.
    [behind] { $seat } comes before you: level on victory points and gold, but with the higher total in { $category }, { $amount } to { $second }.
   *[nobody] { $seat } comes before { $behind }: level on victory points and gold, but with the higher total in { $category }, { $amount } to { $second }.
}
event-before-by-seal = { $you ->
    [seat] You come before { $behind }: level on victory points, gold and the total in { $category }, but with the better seal, { $seal } to { $second }.
    [behind] { $seat } comes before you: level on victory points, gold and the total in { $category }, but with the better seal, { $seal } to { $second }.
   *[nobody] { $seat } comes before { $behind }: level on victory points, gold and the total in { $category }, but with the better seal, { $seal } to { $second }.
}

## options
# The name of each choice and of its values, and in .about what it means.

option-penalty = penalty
    .about = what happens to a highest bidder who does not pay
option-penalty-standard = standard
    .about = every other player receives a random card from the hand of whoever does not pay
option-penalty-bluff = bluff
    .about = whoever does not pay loses one random card, discarded face down
option-first-player = first player
    .about = who is active in the first gift turn
option-first-player-random = random
    .about = chance names the first player
option-first-player-1 = seat 1
    .about = the player on seat 1 begins
option-first-player-2 = seat 2
    .about = the player on seat 2 begins
option-first-player-3 = seat 3
    .about = the player on seat 3 begins
option-first-player-4 = seat 4
    .about = the player on seat 4 begins
option-bidding = bidding
    .about = whether a bid may be a bluff
option-bidding-open = open
    .about = a player may bid more than they are able to pay, and refuse to pay
option-bidding-honest = honest
    .about = nobody can bid more than they are able to pay, and every winning bid is paid
option-gold-tiebreak = gold tie-break
    .about = how the gold of players tied on victory points is compared
option-gold-tiebreak-cards = cards
    .about = the player with more gold cards wins the tie
option-gold-tiebreak-value = value
    .about = the player whose gold is worth more wins the tie
option-memory-aids = memory aids
    .about = whether the program remembers for the players
option-memory-aids-full = full
    .about = the log and what each hand may hold are shown
option-memory-aids-off = off
    .about = nothing is shown but the table itself

## why not
# What a refusal says in place of a rule whose sentence does not stand on its own; the reader is
# addressed. Like the sentence of a rule: without a full stop, and with a small letter first.

why-BIB-GIFT-5 = you’ve already kept a card this turn
why-BIB-GIFT-6 = you’ve already sent a card to the auction this turn
why-BIB-GIFT-7 = the common area is full, with one card per opponent
why-BIB-CHURCH-11 = this card changes two different dice, or none
why-BIB-AUCT-8 = your bid must be higher than the last one
why-BIB-AUCT-21 = your limit is three times the cards in your hand
why-BIB-AUCT-22 = you don’t have that many cards
why-BIB-PAY-5 = this card is not needed, as your other cards are enough to pay the bid
why-BIB-FLOW-6 = you’ve started to pay, so add the missing cards, or take your payment back

## reasons
# Why a bot advises something; chances are in per cent, $otherwise by the next best choice.
reason-leads = Then you lead in { $category }: { $mine } to { $rival }.
reason-likelier = You are then more likely to win the die of { $category }: { $chance }% instead of { $otherwise }%.
reason-denies = It keeps the die of { $category } from the others: their chance of winning it is { $chance }% instead of { $otherwise }%.
# Of all gold in the hands, as far as you can know.
reason-gold = Then about { $chance }% of all gold is yours for the auction, instead of { $otherwise }%.
reason-die-up = You are likely to win { $category } ({ $chance }%), so the more that die shows, the better.
reason-die-down = Your chance of winning { $category } is only { $chance }%, so what that die loses, others lose.
reason-no-die = No change that this card allows is good for you.
reason-lot = With this card your chance of winning the die of { $category } is { $chance }%; if somebody else gets it, { $otherwise }%.
reason-church-lot = It lets you turn a die, and most is at stake for you on { $category }.
reason-gold-lot = { $amount ->
    [one] The gold is worth more to you than the card it costs.
   *[other] The gold is worth more to you than the { $amount } cards it costs.
}
reason-dear = For { $amount } gold it brings you less than that gold will in later lots.
reason-dear-gold = { $amount ->
    [one] The card it would cost is worth more to you than the gold.
   *[other] The { $amount } cards it would cost are worth more to you than the gold.
}
reason-short = You have { $amount } gold in hand, and could not pay.
reason-bluff = You have { $amount } gold in hand, and could not pay; but somebody will probably bid more, and if nobody does, you only lose a random card.
reason-exact = That way you pay { $amount }, exactly what you owe.
reason-nearest = Your coins cannot make the sum: { $amount } is the least that will do.
reason-spared = Of the cards you may pay with, you will miss this one least.
reason-little = It makes little difference: nothing that you can choose here changes much.

## The sections of the rulebook

section-BIB-COMP = What is in the box
section-BIB-SETUP = Setting up
section-BIB-GIFT = The gift phase
section-BIB-CHURCH = Church cards
section-BIB-AUCT = The auction phase
section-BIB-PAY = Paying a bid
section-BIB-PEN = Not paying, and the penalty
section-BIB-SCORE = The end and the scoring
section-BIB-INFO = What is open and what is secret
section-BIB-FLOW = Whose decision it is
section-BIB-INV = What always holds
section-BIB-OPT = Options
section-BIB-HONEST = Honest bidding

## blunders
# What a person would laugh at; beside each stands how often it comes in a match.
blunder-gold-for-gold = gold bought for as much gold, or more
blunder-cards-for-gold = gold bought for more cards than it is worth
blunder-overpaid = gold paid too much, where the exact sum was in hand
blunder-bluffs = bids that could not be paid
use-church = Church cards, how often each is used
use-raised = Dice raised
use-lowered = Dice lowered
use-unwon = Dice that nobody wins
