### The board of Biblios in English: what stands on the table itself.
###
### Cards, categories and places are named in biblios.ftl. $name is the name of a player and is never
### declined; it stands in the nominative.

## the players

board-rivals = The other players
board-players = The players
board-hand-own = Your hand
board-hand-cards = Your cards, to be scrolled
board-hand-empty = No cards
board-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## what a player is doing
# After a player's name, as a remark of its own; .you beside the reader's own hand.

board-active = has the turn
    .you = it is your turn
board-places = places a card
    .you = you place a card
board-takes = takes a card
    .you = you take a card
board-church = decides on the dice
    .you = you decide on the dice
board-speaks = bids or passes
    .you = you bid or pass
board-may-bid = may still bid
    .you = you may still bid
board-passed = has passed
    .you = you have passed
board-barred = may not bid on this lot
    .you = you may not bid on this lot
# A bid in gold, and a bid in cards.
board-leads-gold = leads with { $amount } gold
    .you = you lead with { $amount } gold
board-leads-cards = { $amount ->
    [one] leads with { $amount } card
   *[other] leads with { $amount } cards
}
    .you = { $amount ->
        [one] you lead with { $amount } card
       *[other] you lead with { $amount } cards
    }
# What is still owed.
board-pays-gold = owes { $amount } gold
    .you = you owe { $amount } gold
board-pays-cards = { $amount ->
    [one] owes { $amount } card
   *[other] owes { $amount } cards
}
    .you = { $amount ->
        [one] you owe { $amount } card
       *[other] you owe { $amount } cards
    }

## the dice

board-scriptorium = Scriptorium
# For those who listen: the category, and what its die shows.
board-die = { $category }: { $face }
board-won = wins the die ({ $face })
board-unwon = nobody wins the die ({ $face })
board-die-first-up = { $category }: the first of two dice to raise
board-die-first-down = { $category }: the first of two dice to lower
board-die-chosen = { $category }: chosen; choose it again to let it be
# In sight beside the dice, while a card moves two of them.
board-dice-first = Choose the first of the two dice
board-dice-second = Now choose the second die
# What a die shows, and would show.
board-die-moves = from { $from } to { $to }

## the table

board-table = The table
board-drawn = Card { $nth } of { $all }
board-yours = Only you see it
board-theirs = Only { $name } sees it
board-chapel = { $name } decides on the dice
board-keep = Keep
board-auction = Auction pile
board-common = Common area
# How many cards of a turn lie in a place, and how many may.
board-used = { $nth } of { $all }
# A place as a button: what it does, and how many cards lie there ("1 of 3").
board-place-option = { $option }: { $standing }
board-lot = Lot { $nth } of { $all }
board-lot-by = Turned up by { $name }
board-bidding = Bidding
board-open-hands = All hands lie open

## answers ahead
# What somebody settles before being asked. $lot is the name of a card, $kind a kind of lots: a
# category, gold, or the church cards.

board-ahead = Bid in advance
board-ahead-set = Bids set in advance
board-ahead-about = What you settle here is played for you when you are asked, a few seconds later, as by your own hand. Nobody else is told. More than you can pay is never bid: then you pass.
board-ahead-lot = This lot: { $lot }
board-ahead-others = All other lots
# Choices: what is to be done about a lot; after the third one stands a number.
board-ahead-ask = ask me
board-ahead-pass = pass
board-ahead-bid = bid up to
board-ahead-gold = Gold (bids are cards)
# For those who listen: two fields beside the choice to bid.
board-ahead-limit = Up to how much: { $kind }
board-ahead-from = From which value on: { $kind }
# Choices: of which value a card must be.
board-ahead-any = any value
board-ahead-value = from { $value } up
board-ahead-pass-all = Pass on all of these
# Choices: whether gold is paid without asking.
board-ahead-pays = Paying in gold
board-ahead-pays-ask = ask me
board-ahead-pays-exact = pay if it is exact
board-ahead-pays-least = pay with the least waste
board-ahead-settle = Settle this
board-ahead-withdraw = Withdraw
# What is settled, in a few words beside the button.
board-ahead-rests = For this lot you act by hand
board-ahead-now-pass = You pass on this lot
board-ahead-now-bid = Up to { $limit } for this lot
board-ahead-others-set = Settled by kinds of lots

## cards

board-face-down = a card, face down
board-gold = Gold
board-church-cards = Church cards
# For those who listen: a suit in a hand, what its cards are worth, and how many there are.
board-group = { $count ->
    [one] { $suit }: { $total }, { $count } card
   *[other] { $suit }: { $total }, { $count } cards
}
board-own-gold = Your gold: { $gold }
board-own-cards = Your cards: { $cards }; your gold: { $gold }
board-tray = Payment
board-tray-gold = { $paid } of { $owed } gold
board-tray-cards = { $owed ->
    [one] { $paid } of { $owed } card
   *[other] { $paid } of { $owed } cards
}
board-pay-exactly = { $count ->
    [1] Pay exactly { $amount }
   *[other] Pay exactly { $amount } ({ $cards })
}
board-pay-least = { $count ->
    [1] Pay { $amount }, no change
   *[other] Pay { $amount }, no change ({ $cards })
}
board-pay-chosen = Pay with the chosen cards
board-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
board-aside = { $count ->
    [one] { $count } more laid aside, known to nobody
   *[other] { $count } more laid aside, known to nobody
}
board-lots = lots to come
board-known = Cards known: { $name }
board-tracker = Where the cards are
board-track-hand = In your hand
board-track-seen = Seen elsewhere
board-track-buried = Discarded face down
board-track-out = Not seen
board-track-about = This is what you have seen yourself. Cards that you have not seen may be in a hand, in a pile, discarded face down by others, or out of the game.
board-unknown = { $count ->
    [one] { $count } card is unknown to you.
   *[other] { $count } cards are unknown to you.
}
board-once = Seen here; may be gone by now
board-close = Close

## the phases
# .now is the phase that is going on: which turn or lot, of how many.

board-phase-gift = Gift
    .now = Gift { $nth } of { $all }
board-phase-auction = Auction
    .now = Auction { $nth } of { $all }
board-phase-end = End
    .now = End

## the gallery for authors

board-showcase-cards = Cards
board-showcase-dice = Dice
