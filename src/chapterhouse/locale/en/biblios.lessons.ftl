### Lessons of Biblios, in English. The learner is addressed; sentences are short.
###
### A message is what is said at a step, `.task` what is to be done, or else a headline; the other attributes what is said
### to an answer that is legal, but not meant. The other player is called Bruno.

lesson-first = Biblios in three minutes
lesson-first-keep = There are five kinds of cards, and a die for each. The highest total of a kind wins its die, and the number on it is points. You have drawn a monk worth 4, and only you see it.
    .task = Keep the monk.
    .bruno = Then Bruno could take it. No monk is worth more than 4: keep it.
    .later = Then it would be sold later, perhaps to Bruno. No monk is worth more than 4: keep it.
lesson-first-give = You place each card before you see the next: one for you, one for the auction, one face up for Bruno. This book is worth only 1.
    .task = Lay it in the common area, for Bruno.
    .cheap = What goes to the auction can be bought later. A book worth 1 is hardly worth buying: give it to Bruno.
lesson-first-take = Your third card had to go to the auction. Then it was Bruno’s turn. He kept a card, sent one to the auction, and this one is for you.
    .task = Take the church card.
lesson-first-raise = Church cards turn the dice. You collect monks.
    .task = Raise the die of the monks.
    .wasted = Then the card would be wasted. You collect monks: raise their die.
    .other = That helps whoever collects those cards. You collect monks: raise their die.
lesson-first-sell = Many turns later, the deck is used up. Now the auction pile is sold, card by card. First comes gold. Gold is paid for with cards, so you bid a number of cards.
    .task = Bid 1 card for the gold.
    .gold = You will need gold in a moment, and one of your cards is of little use. Bid 1.
    .many = 1 card is enough to begin with. Bid 1.
lesson-first-give-up = Bruno passes: the gold is yours for one card. You have four that are no gold. A lone book worth 1 will hardly win a die.
    .task = Pay with the holy book.
    .die = This manuscript may still win you a die. Pay with the holy book.
    .monks = You want to win the monks. Pay with the holy book.
    .coin = Gold for gold is a poor trade. Pay with the holy book.
    .refuse = Whoever wins a lot and does not pay loses a card as a penalty, and the lot too. Pay with the holy book.
lesson-first-bid = Now a monk worth 3. All other cards are paid for in gold, and you have 4. Bruno has bid 2.
    .task = Bid 3.
    .lost = Then Bruno has the monk for 2 gold, and perhaps the die. Bid 3.
    .dear = 1 more than Bruno is enough. Bid 3.
    .bluff = You have only 4 gold. You may bid more, but whoever cannot pay is punished. Bid 3.
lesson-first-pay = Bruno passes: the monk is yours. No change is given, so pay as exactly as you can.
    .task = Pay with the gold worth 3.
    .refuse = Whoever does not pay loses a card as a penalty, and the lot too. You have the gold: pay.
lesson-first-count = That was the last lot, and all hands are open. Monks: you have 4 + 2 + 3 = 9, Bruno 7. Their die brings you 4 points, and your lone manuscript wins a die worth 3. Bruno wins two dice worth 3.
    .task = You win, 7 to 6.
lesson-first-end = The aim: have most points on the dice that you win.
    A turn: draw cards one by one. Keep one, send one to the auction, lay one face up for each other player. Later comes the auction: cards for gold, and gold for cards.
    What scores: in each kind, the highest total wins the die. Gold scores nothing.
    .task = That is Biblios.
