### Lessons of Monasterium, in English. The learner is addressed; sentences are short.
###
### A message is what is said at a step, `.task` what is to be done, or else a headline; the other
### attributes what is said to an answer that is legal, but not meant. The other player is called Bruno.

lesson-first = Monasterium in five minutes
lesson-first-place = Most points after three years win: novices whom you send to five monasteries bring them. A round begins with dice: roll them, choose a number, lay all dice of it on its field. Then Bruno rolls, then you again with the rest.
    .task = Place the ones.
    .lone = Then you would roll the ones again. Two dice on one field are worth more: place the ones.
lesson-first-take = All dice are placed; now you take them in turn, 1 to 3 from one field, each for an action in the column of its number; a six fits any. White dice are for everybody, coloured ones only for their owner.
    .task = Take both dice from field 1: ones send novices.
    .fewer = More dice are more actions. Take both.
    .other = That brings no novice into a monastery, and novices bring the points. Take both dice from field 1.
lesson-first-where = The first die sends novice I-A: rows I and II of your board go to buildings, the outer ring. The field of your envoy on the path opens C and E to you. Price: 2 soups, as the bowl says, and 1 influence.
    .task = Send the novice to building C2.
    .other = That building is just as good, but a mission asks for one of C. Choose C2.
lesson-first-send = 1 point, and a tool to pay for workshops. Row III goes to chapels, for influence, and there keeps a monastery open to you for good. Mission A1 asks for buildings of A and C, which you have, and the chapel of E.
    .task = Send novice III-A: row III, column A.
    .other = Any novice of row III would do, but each unlocks an action for its own column. In this lesson, send III-A.
lesson-first-reward = The mission brings 12 points at once, in later years less. And the place that the novice left is a new action for your dice in column A. Now it is Bruno’s turn.
    .task = The mission is fulfilled.
lesson-first-last = Bruno took two threes, for 2 influence. So it goes in turn until no die is left. The white two he could take next, your own four only you.
    .task = Take the white die from field 2, for a soup.
    .own = Nobody else can take that one, so it can wait. Take the white die, before Bruno does.
lesson-first-round = Your own die was left: a rosary. It was the last, so the round is over; all get dice again, and Bruno begins. Once each player has begun a round, the year is over; after three years comes the final count.
    .task = A new round, and the second year.
lesson-first-pair = Another match, and its last die. A novice of row IV goes to the cloister, the inner ring, beside a building of yours, for rosaries. At the end he makes a pair with each novice of yours in the chapel of the same monastery, for 2 points: two in A, one in B.
    .task = Choose the cloister that makes more pairs.
    .fewer = There it makes only one pair, and Bruno would win by a point. In monastery A it makes two.
lesson-first-count = To your 10 points the end adds 5 for most novices in A, 5 for most in B, 3 for novices in two different chapels (1 to 5 chapels bring 1, 3, 6, 10 or 15), and 2 for each of two pairs. Tiles of your church window brought goods; a full row would have scored 5 points at once, a full column 4.
    .task = You win, 27 to 26.
lesson-first-end = Aim: most points after three years.
    A round: in turn, roll your dice and place all of one number. When all are placed, take, in turn, 1 to 3 from one field, for an action each: send a novice, gain a good, move your envoy, which opens monasteries.
    Points: at once for buildings (1 to 3), missions, full rows and columns of your window; at the end 5 for most novices in a monastery, 1 to 15 for different chapels, 2 for each pair of chapel and cloister, some for goods.
    .task = That is Monasterium.

# What a coach says to a question that comes up for the first time.
coach-ask-name = All dice of one number go to one field. Many on a field are many actions in one turn, but others may take the white ones. Once a round your reroll tile throws dice again.
coach-ask-take = Each die that you take is one action in the column of its number. Three from one field are three actions.
coach-ask-joker = A six works in any column, but is taken alone.
coach-ask-use = Use the action of the column itself, or one in it that you have unlocked.
coach-ask-send = The place that a novice leaves unlocks an action for the rest of the game. Rows I and II go to buildings, row III to chapels, row IV to cloisters.
coach-ask-where = The field of your envoy says which monasteries are open to you. Those with a novice of yours in the chapel always are.
coach-ask-any = This bonus is an action without a die: any one that is yours.
coach-ask-build = No row and no column may hold two tiles of one monastery. A full row scores 5 points, a full column 4.
coach-ask-bonus = Each tile brings the bonus of its row or that of its column, as you choose.
coach-ask-last = One more own die brings an action in every round to come; the points come once.
coach-ask-area = With the fifth novice of a row the extra one may go as well, free of charge.
coach-event-unlocked = An unlocked action of row I can be used by any number of your dice, one of rows II and III once a turn.
coach-event-bonus = Each field that your envoy steps on brings its bonus, whether it stops there or goes on.
coach-event-lapsed = A die that finds no action is lost. Before you take dice for column A, see that a novice can go somewhere, and that you can pay.
coach-event-flipped = From now on each die that you lay on this flipped tile scores 1 point at once, whatever it does.
coach-event-claimed = A mission scores at once, and others can still fulfil it. Those of categories A and B bring less with every year.

lesson-access = Which monasteries are open
lesson-access-envoy = You want to send a novice to monastery C. Novices may go where the field of your envoy leads: now to A and B. A die from field 5 moves the envoy on.
    .task = Take the die from field 5.
    .closed = It could send a novice, but C is still closed. Take the die from field 5.
lesson-access-token = From this field the path leads to B and C. And each field that your envoy enters brings its bonus at once.
    .task = Gain an influence.
    .influence = Chapels cost influence, and you have only 1. Gain an influence.
lesson-access-where = In your next turn, a novice of row III goes to a chapel. Your first one there cost 1 influence. The second costs 2, and each later one 3.
    .task = Send it to the chapel of monastery C.
    .again = You are there already, and at the end different chapels score more. Choose C.
    .nearer = B is open as well. In this lesson, get to C.
lesson-access-end = Now C stays open to you, wherever your envoy goes, and so does A. To B you may go only as long as your envoy’s field leads there.
    .task = A chapel opens its monastery for good.

lesson-last = The end of the path
lesson-last-choose = Your envoy has reached the last field: one more own die, or 5 points. It is still the first year.
    .task = Take the die.
    .early = The points come once. A die brings an action in every round to come: take the die.
lesson-last-keep = A gained die is rolled at once, and goes to its field: only you may take it, later this round. The reroll tile could roll it again. Yours shows a six.
    .task = Keep it.
    .again = A six works in any column: you will hardly roll better. Keep it.
lesson-last-late = The same field, in the last round of the game. A die gained now falls into this round only.
    .task = Choose what brings more.
    .late = It would bring a single action, and no round is to come. Take the 5 points.
lesson-last-end = Early a die, late the points. Nobody has more than three own dice: with all three, the field brings 5 points on every lap.
    .task = The path goes round.

lesson-cloister = The cloister
lesson-cloister-which = Novices of row IV unlock nothing. They turn over the action tile of their column: from then on each die on it scores 1 point. Two more of your dice lie on column A.
    .task = Send novice IV-A.
    .column = That turns over another column, where no die of yours lies. Send IV-A.
    .other = That would unlock an action, but here you want points for your dice. Send IV-A.
lesson-cloister-where = A cloister space must lie beside a room of yours: you have one in A and one in B. Your first novice there costs 1 rosary, the second 2, each later one 3. At the end he makes a pair with each novice of yours in the chapel.
    .task = Choose a space where he makes a pair.
    .alone = You have nobody in the chapel of B, so there is no pair. Choose A.
lesson-cloister-end = The tile of A is turned: the two dice on it have brought 2 points, and each later one brings 1 as well. At the end of the game, chapel times cloister, times 2, scores in each monastery.
    .task = 2 points at once, and 2 at the end.

lesson-window = The church window
lesson-window-tile = Row III gives you a tile of any monastery in whose chapel you have a novice. No row and no column may hold two of one monastery, and in the top row A and B lie already.
    .task = Take the tile that completes the top row.
    .twice = A lies in the top row already. Take the tile of C.
lesson-window-row = You choose the row; the tile goes to its leftmost free cell. A full row scores 5 points, a full column 4.
    .task = Complete a row.
    .unfinished = That row would not be full yet. Choose the top row.
lesson-window-bonus = Each tile also brings a good: that of its row, or that of its column. Here influence, or a book. You get books in few other ways.
    .task = Gain the book.
    .goods = Influence comes from column C at any time. Gain the book.
lesson-window-end = Tiles come from row III, from common rooms, and from the path. Books pay for common rooms, and each one left counts 2 points at the end.
    .task = 5 points and a book.

lesson-missions = Missions and years
lesson-missions-year = The last die of the first year, and two missions lack one novice each. A2, a building of D, brings 12 points now, 9 next year and 6 in the third. C2, a third common room, brings 9 in any year.
    .task = Fulfil the one that cannot wait.
    .later = C2 brings 9 points next year, too. A2 would lose 3: send the novice to D.
    .none = That fulfils no mission. Send the novice to a building of D.
lesson-missions-end = 12 points at once, and the game goes on. Others may still fulfil A2, for as many points as the year says. Missions of categories A and B lose with every year, those of C do not.
    .task = Which mission can wait?
