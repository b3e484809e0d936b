### Lessons of Monastery, in English. The learner is addressed; sentences are short.
###
### A message is what is said at a step, `.task` what is to be done, or else a headline; the other
### attributes what is said to an answer that is legal, but not meant. The other player is called Bruno.

lesson-first = Monastery in five minutes
lesson-first-place = You build a monastery, and your monks earn points there. You spend them at once on letters, and each letter of your own phrase counts 3 at the end. The first tiles are placed beside the Abbey. The Cemetery has room for two monks.
    .task = Place the Cemetery above the Abbey, on the left.
    .elsewhere = That is allowed too. In this lesson, place it above the Abbey, on the left.
lesson-first-walk = Now your monks walk, two steps for each. This monk stands in the Abbey, one step away.
    .task = Move the monk to the Cemetery.
lesson-first-box = There he stops in a box. As soon as every box has a monk, the tile is built. Then each monk scores the number of his box.
    .task = Enter the box with the 2.
    .less = That box scores only 1. Enter the box with the 2.
lesson-first-stop = Your other monk can stay in the Abbey and work there. The free box will be taken by Bruno.
    .task = End the turn.
    .work = Leave him in the Abbey: he works for a point there. End the turn.
lesson-first-total = Bruno has taken the other box. So the Cemetery is built, and your monk there scores 2. The one in the Abbey works for 1 more.
    .task = Add up your points.
lesson-first-buy = You have 3 points, to be spent now. Each letter on your own strip counts 3 at the end, whatever it cost. If 1 to 4 points are left over, they become one blessing.
    .task = Buy the I or the B, for 2 points.
    .nothing = Then all 3 points become a single blessing. Buy the I or the B.
    .monk = Monks are a good purchase, too: they walk and work. In this lesson, buy a letter, the I or the B.
    .rest = The L costs 1, but 2 points left over bring no more than 1 does. Buy the I or the B.
    .theirs = That letter belongs on Bruno’s strip, and counts nothing for you there. Buy the I or the B.
    .dear = The E counts no more than others, and leaves nothing over. Buy the I or the B.
lesson-first-pray = We jump to the last day of another match, and your last scoring turn. One of your monks is alone in the Chapter House. Once a turn, a monk who is alone on a finished tile may pray for the number in its circle.
    .task = Let him pray, for 5 points.
    .alone = Then he would only work, for 1 point. Let him pray, for 5.
lesson-first-letter = With 1 point for work, you have 6. A letter on your strip counts 3, a blessing 1. And 1 to 4 points left over become a blessing.
    .task = Buy what makes most of it.
    .nothing = Two blessings would count 2. The R counts 3, and leaves points for a blessing: buy the R.
    .dear = The A counts 3 as well, but leaves nothing for a blessing. Buy the R.
    .monk = Monks count nothing at the end. Buy the R.
    .theirs = On Bruno’s strip the U counts nothing for you, and only brings a blessing. Buy the R.
lesson-first-count = Five letters on your strip count 15, and your blessing 1. Bruno has five letters and a blessing, too. But he still holds a tile, and loses 2 points for it.
    .task = You win, 16 to 14.
lesson-first-end = The aim: have most points at the end, above all from letters on your strip.
    A round: everybody may place a tile and walks. Then everybody scores, by building, prayer and work, and spends the points at once.
    What scores: 3 points for each letter on your own strip, 1 for each blessing. Tiles that you still hold cost points.
    .task = That is Monastery.

# What a coach says to a question that comes up for the first time.
coach-ask-move = You may place one tile, and you walk: two steps for each of your monks who stands in the monastery.
coach-ask-at = A tile goes beside the Abbey, or a tile that is finished or full. No way may end at a blank edge, and grey and brown never lie side by side.
coach-ask-box = A monk may stay in his box until the tile is full. Then each monk there scores the number of his box.
coach-ask-encourage = A blessing on an unfinished tile goes to whoever is next to come there.
coach-ask-return = Keep what you can place soon: tiles that you still hold at the end cost points.
coach-ask-score = First comes building, then prayer, then work. Once a turn, a monk who is alone on a finished tile may pray.
coach-ask-buy = A letter on your own strip counts 3 points at the end. Monks bring steps and work in every round. Little of what is left over is kept.
coach-ask-strip = On your own strip the letter counts 3 points. On another it counts nothing, but brings you a blessing at once.
coach-ask-abbot = Most monks in the Abbey make the Abbot, who acts first. On a tie you name one, but never yourself.
coach-ask-prison = After each election the Abbot may imprison a monk from the Abbey. He prays in the Prison Cell, and nobody scores for it.

lesson-tiles = Where a tile fits
lesson-tiles-place = A tile goes beside the Abbey, or beside a tile that is finished or full. The Chapel is finished, and a way leads out of it at the top.
    .task = Place the Almonry above the Chapel.
    .abbey = Beside the Abbey it would fit as well. In this lesson, place it above the Chapel.
lesson-tiles-turn = A way that reaches the edge of its tile has to go on. It may not meet a blank edge, so the Almonry does not fit in every direction.
    .task = Turn it so that the ways meet.
lesson-tiles-brown = A Field is brown. Brown never lies beside grey, and the Abbey and the Scriptum are grey. Paths fit beside both, and so do tiles that are grey and brown at once, such as the Infirmary.
    .task = Find a place for the Field.
lesson-tiles-end = Ways go on, and never end at a blank edge. Grey and brown keep apart: Paths lead from one to the other.
    .task = It fits.
