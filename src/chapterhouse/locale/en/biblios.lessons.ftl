### Lessons of Biblios, in English. The learner is addressed; sentences are short.
###
### A message is what is said at a step, `.task` what is to be done, or else a headline; the other attributes what is said
### to an answer that is legal, but not meant. The other player is called Bruno.

lesson-first = Biblios in three minutes
lesson-first-keep = Each of five categories has a die: the highest total in a category wins it, and its number is points. You draw three cards, one by one, and place each before you see the next: keep one, send one to the auction, lay one open for Bruno.
    .task = Keep this monk, worth 4.
    .bruno = Then Bruno could take it. No monk is worth more than 4: keep it.
    .later = Then it would be sold later, perhaps to Bruno. No monk is worth more than 4: keep it.
lesson-first-give = Two places are left. This book is worth only 1. The letter on it is its seal: on equal totals the best seal wins the die, A before B.
    .task = Lay it in the common area, for Bruno.
    .cheap = What goes to the auction can be bought later. A book worth 1 is hardly worth buying: give it to Bruno.
lesson-first-take = Your third card had to go to the auction. Then it was Bruno’s turn. He kept a card, sent one to the auction, and this one is for you.
    .task = Take the church card.
lesson-first-raise = A church card changes the number on a die. You collect monks.
    .task = Raise the die of the monks.
    .wasted = Then the card would be wasted. You collect monks: raise their die.
    .other = That helps whoever collects those cards. You collect monks: raise their die.
lesson-first-sell = Many turns later, the deck is used up, and the cards that were sent to the auction are sold one by one. Two lots are left, and the first is gold. Gold is paid for with cards, so you bid a number of cards.
    .task = Bid 1 card for the gold.
    .gold = You will need gold in a moment, and one of your cards is of little use. Bid 1.
    .many = 1 card is enough to begin with. Bid 1.
lesson-first-give-up = Bruno passes: the gold is yours for one card. Four of your cards are not gold. One book worth 1 wins nothing against more books.
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
lesson-first-count = That was the last lot, and all hands are open. Monks: you have 4 + 2 + 3 = 9, Bruno 7, and their die brings you 4 points. Manuscripts: 2 against 2, so the better seal wins: your H comes before Bruno’s I, for 3 points. Bruno wins two dice worth 3 each; nobody has a tome.
    .task = You win, 7 to 6.
lesson-first-end = The aim: have most points on the dice that you win.
    A turn: draw cards one by one. Keep one, send one to the auction, lay one face up for each other player. Later comes the auction: cards for gold, and gold for cards.
    What scores: in each category, the highest total wins the die; on equal totals the best seal. Gold scores nothing.
    .task = That is Biblios.

lesson-church = Church cards
lesson-church-keep = You collect monks, and Bruno collects tomes. You have drawn a church card. It stays in nobody’s hand: whoever gets it turns a die at once, up or down by 1. Kept, it is your one kept card of this turn.
    .task = Keep it, to use it yourself.
    .bruno = Then Bruno gets it, and turns the die that suits him. Keep it.
    .later = Then it is sold later, to whoever pays most. Keep it.
lesson-church-turn = A die is worth its points to whoever wins it. You are ahead among the monks, and Bruno among the tomes.
    .task = Raise your die, or lower his.
    .wasted = Then nothing changes. Raise the monks, or lower the tomes.
    .theirs = That is a gift to Bruno. Raise the monks, or lower the tomes.
    .yours = But you are going to win the monks. Raise them, or lower the tomes.
    .nobody = That matters less now. Raise the monks, or lower the tomes.
lesson-church-two = Another church card, for two dice: always two different ones. Bruno took tomes and holy books for all to see.
    .task = Lower both of his dice.
    .wasted = Then nothing changes. Lower tomes and holy books.
    .yours = You are going to win the monks. Lower tomes and holy books.
    .best = You can hit both of his dice at once: lower tomes and holy books.
lesson-church-end = Kept, taken or won at the auction: a church card works at once, for whoever gets it. Turn up what you win, and turn down what others win. What they take face up tells you which dice they want.
    .task = Now Bruno’s dice are worth less.

lesson-bluff = Bidding beyond your gold
lesson-bluff-push = You have 3 gold. Bruno has bid 3 for a monk. He took monks before, so he wants it badly. You may bid more than you have.
    .task = Bid 4, to make it dearer for him.
    .cheap = Then he gets it for 3. Bid 4: he will hardly stop here.
    .far = Each step is a risk, and 4 is enough. Bid 4.
    .wild = So high he may let you have it, and you cannot pay. Bid 4.
lesson-bluff-stop = Bruno bids 5. Should he pass next time, you owe what you do not have.
    .task = Pass, in time.
    .caught = If he passes now, you cannot pay. Pass.
lesson-bluff-again = He paid 5 instead of 3, and can hardly have much gold left. Now see what happens to those who are caught.
    .task = Bid 4 all the same.
    .honest = In a match that would be wise. In this lesson, see what a bluff can cost: bid 4.
    .wild = 4 is too much already. Bid 4.
lesson-bluff-refuse = Bruno passes. You owe 4, and have only 3.
    .task = Refuse to pay.
lesson-bluff-end = As a penalty each other player takes a card from your hand, unseen: Bruno got your monk. The lot is sold again, without you. So bluff only while somebody surely bids more.
    .task = That was dear.

lesson-ties = When it is a tie
lesson-ties-bid = The last lot. Bruno took a tome worth 2, you have one worth 1. With this one, you both have 2. On equal totals the best seal wins the die: A is better than B, and so on.
    .task = Bid 1 for the tome with seal A.
    .lost = Then Bruno wins the die of the tomes. Bid 1.
    .dear = Begin low: Bruno may pass at once, and gold left over decides ties, too. Bid 1.
lesson-ties-pay = You hold two gold cards, and no change is given.
    .task = Pay with the gold worth 1.
    .more = That gives away 1 gold for nothing. Pay with the gold worth 1.
    .refuse = Then you lose the lot, and a card besides. Pay with the gold worth 1.
lesson-ties-seal = Tomes: 2 against 2. Your best seal is A, Bruno’s is H, so you win the die, for 2 points. Now you both have 6 points. On equal points, the player with more gold cards wins.
    .task = You win, by a single gold card.
lesson-ties-end = Equal totals: the best seal wins the die. Equal points: more gold cards win. So a low card with a good seal can be worth its price, and so can the last gold in your hand.
    .task = Ties are decided.

# What a coach says to a question that comes up for the first time.
coach-ask-place = You put each card in its place before you see the next. In a turn you keep one, a church card too; one goes to the auction, and one lies open for each other player.
coach-ask-take = Take what you collect, or what somebody else would like to have. A church card works at once.
coach-ask-church-card = Dice that you are going to win should show more, the others less. You may also decline.
coach-ask-church-two = This card moves two different dice, both the same way. Pick them so that it helps you where you are going to win, or hurts others where they are. You may also decline.
coach-ask-bid = Cards are bought with gold, and gold is bought with cards of any kind. Whoever wins a lot and does not pay is punished.
coach-ask-pay = No change is given, so come as close to the bid as you can. For gold, give cards that win you nothing.
coach-ask-bid-cards = Gold is paid for with cards of any kind, face down. Bid no more cards than the gold is worth to you.
coach-event-picked-up = In a name such as monk 3-G the number is the value and the letter the seal. On equal totals in a category, the best seal wins its die: A beats B.
coach-event-sent = The last card of a turn goes where there is still room. What you sent to the auction only you know.
