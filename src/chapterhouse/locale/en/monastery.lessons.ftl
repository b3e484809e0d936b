### Lessons of Monastery, in English. The learner is addressed; sentences are short.
###
### A message is what is said at a step, `.task` what is to be done, or else a headline; the other
### attributes what is said to an answer that is legal, but not meant. The other player is called Bruno.

lesson-first = Monastery in five minutes
lesson-first-place = Letters on your own strip win: each counts 3 testament points at the end. First, all build one monastery together, and walk in it.
    .task = Place the Cemetery above the Abbey, on the left.
    .elsewhere = That is allowed too. In this lesson, place it above the Abbey, on the left.
lesson-first-walk = Its ways meet those of the Abbey, and none ends at a blank edge: so a tile has to lie. Each monk gives you two movement points, one for each step. The Cemetery is one step away.
    .task = Move a monk to the Cemetery.
lesson-first-box = He stops in a box. Once every box has a monk, the tile is full: when points are scored it is built, and each monk scores the number of his box.
    .task = Enter the box with the 2.
    .less = That box scores only 1. Enter the box with the 2.
lesson-first-stop = Bruno will take the free box. Your other monk can stay in the Abbey and work there, so you need no more steps.
    .task = End the turn.
    .work = Leave him in the Abbey: he works for a point there. End the turn.
lesson-first-total = Now all score, as the dial says: a book is a study round, a spade a toil round. The Cemetery is built: your monk in box 2 scored 2. Each grey tile where a monk of yours works brings 1 more, the Abbey too; in a toil round brown ones do.
    .task = Add up your points.
lesson-first-buy = Your 3 points buy letters or monks, at the price above the column. Your row is red, and a gold bar marks letters that your strip still needs; but a monk brings steps and points in every round, so buy monks early.
    .task = Buy a monk, for 3 points.
    .nothing = Then only 1 of your 3 points is kept, as a blessing. Buy a monk.
    .theirs = That monk is blue: he would walk for Bruno. Buy a red one.
    .letters = Letters come later: they count only at the end, and a monk earns all game long. Buy a monk.
lesson-first-pray = Another match, at its last scoring: one monk of yours is alone in the Chapter House. Instead of working, a monk who is alone on a built tile may pray for the number in its circle, once a turn.
    .task = Let him pray, for 5 points.
    .alone = Then he would only work, for 1 point. Let him pray, for 5.
lesson-first-letter = With 1 for work you have 6 points, and it is too late for monks. A letter on your strip counts 3, whatever it costs; 1 to 4 points left over become a blessing, 5 to 9 two, and each counts 1.
    .task = Buy what makes most of it.
    .nothing = Two blessings would count 2. The R counts 3, and leaves points for a blessing: buy the R.
    .dear = The A counts 3 as well, but leaves nothing for a blessing. Buy the R.
    .monk = Monks count nothing at the end. Buy the R.
    .theirs = On Bruno’s strip the U counts nothing for you, and only brings a blessing. Buy the R.
lesson-first-count = The five letters on your strip count 3 each, your blessing 1; those on Bruno’s strip count only for him. He has as many points, but loses 2 for a tile that he still holds.
    .task = You win, 16 to 14.
lesson-first-end = Aim: most testament points after two days.
    Round: first all place a tile and walk, two movement points for each monk. Then all score, by building, prayer and work, and spend the points on letters and monks. At a cross on the dial you draw new tiles, at the moon all monks go back to the Abbey.
    Testament points: 3 for each letter on your own strip, 1 for each blessing; tiles that you still hold cost some.
    .task = That is Monastery.

# What a coach says to a question that comes up for the first time.
coach-ask-move = You may place one tile, and you walk: two steps for each of your monks who stands in the monastery.
coach-ask-at = A tile goes beside the Abbey, or a tile that is built or full. No way may end at a blank edge, and brown never lies beside grey, as the Abbey is.
coach-ask-box = A monk may stay in his box until the tile is full. Then each monk there scores the number of his box.
coach-ask-encourage = A blessing on an unfinished tile goes to whoever is next to come there.
coach-ask-return = Keep what you can place soon: tiles that you still hold at the end cost points.
coach-ask-score = First comes building, then prayer, then work. Once a turn, a monk who is alone on a built tile may pray.
coach-ask-buy = A letter on your own strip counts 3 points at the end. Monks bring steps and work in every round. Little of what is left over is kept.
coach-ask-strip = On your own strip the letter counts 3 points. On another it counts nothing, but brings you a blessing at once.
coach-ask-abbot = Most monks in the Abbey make the Abbot, who acts first. On a tie you name one, but never yourself.
coach-ask-prison = After each election the Abbot may imprison a monk from the Abbey. He prays in the Prison Cell, and nobody scores for it.
coach-event-built = Building scores by itself once every box has a monk: each scores the number of his box. He does not work in this turn.
coach-event-worked = Work counts by itself, once for each tile: grey ones and the Abbey in a study round, brown ones in a toil round.
coach-event-rested = Points that you do not spend become blessings: one for 1 to 4, two for 5 to 9. Each pays for a point later, or counts 1 at the end.
coach-event-rose = At each service, monks who prayed come back to the Abbey, and can walk and work again.
coach-event-elected = Most monks in the Abbey at a service make the Abbot, who acts first in every round.
coach-event-reelected = At a service, the Abbot is elected anew: most monks in the Abbey. With most of them alone, the Abbot stays.

lesson-tiles = Where a tile fits
lesson-tiles-place = A tile goes beside the Abbey, or beside a tile that is built or full. The Chapel is built, and a way leads out of it at the top.
    .task = Place the Almonry above the Chapel.
    .abbey = Beside the Abbey it would fit as well. In this lesson, place it above the Chapel.
lesson-tiles-turn = A way that reaches the edge of its tile has to go on. It may not meet a blank edge, so the Almonry does not fit in every direction.
    .task = Turn it so that the ways meet.
lesson-tiles-brown = A Field is brown. Brown never lies beside grey, and the Abbey and the Scriptum are grey. Paths fit beside both, and so do tiles that are grey and brown at once, such as the Infirmary.
    .task = Find a place for the Field.
lesson-tiles-end = Ways go on, and never end at a blank edge. Grey and brown keep apart: Paths lead from one to the other.
    .task = It fits.

lesson-walking = Walking and boxes
lesson-walking-pass = Two monks give you four steps. On a built tile, as the Chapel is, a monk may walk on. On an unfinished one he stops, in a box. The Cemetery lacks one monk.
    .task = Walk through the Chapel to the Cemetery.
    .short = That is allowed, but the Cemetery needs a monk, and two steps reach it. Go there.
lesson-walking-secret = Full: nobody leaves the Cemetery now until it has scored. Your other monk has two steps left. One leads from anywhere to the Secret Way of your colour, and that is built: he may walk on.
    .task = Walk through your Secret Way to the Almonry.
    .short = He can get further, with two steps through your Secret Way: to the Almonry.
lesson-walking-end = Monks pass over built tiles, and stop on unfinished ones. A monk in a box may leave it in a later turn, as long as the tile is not full. Steps that are left over are lost.
    .task = Four steps, two boxes.

lesson-prayer = Prayer
lesson-prayer-where = Once a turn, one of your monks may pray: on a built tile where he is alone, for the number in its circle. In the Cemetery yours is not alone.
    .task = Let the monk pray who brings most.
    .less = That brings 3, and only one may pray. The Chapter House brings 5.
    .work = Work brings 1 a tile. A prayer in the Chapter House brings 5.
lesson-prayer-chapel = The Chapel is special: a prayer there scores 6, and others may stand or pray there, too.
    .task = Choose the better prayer.
    .less = That brings 5, the Chapel 6, though others are there. Pray in the Chapel.
    .work = Work would bring 1. A prayer in the Chapel brings 6.
lesson-prayer-end = A monk who prays does not walk or work until the next service. Then he stands up in the Abbey. And where he prays, nobody works.
    .task = Pray where it pays.

lesson-icons = Icons
lesson-icons-use = Nine tiles have an icon. A monk who stands there in your scoring turn may use it, once. The Almonry brings a blessing.
    .task = Use the Almonry first.
    .late = A monk who prays can no longer use the icon of his tile. Use the Almonry first.
    .first = Your prayer can wait. Use the Almonry first.
    .forgone = Then the blessing of the Almonry is gone. Use it first.
lesson-icons-pray = Whoever used an icon may still pray or work. Other icons count by themselves: work in the Scriptum brings 2, on the Farm 3.
    .task = Let one of the two pray.
    .work = Work alone brings 4. With a prayer it is 5.
lesson-icons-end = A blessing and 5 points. An icon works for all who stand there, each in their own turn, but not in the round in which its tile was built, nor while somebody prays there.
    .task = First the icon, then the prayer.

lesson-strips = Letters on other strips
lesson-strips-strip = You bought an E, and it fits both strips. On your own it lies large, and counts 3 at the end. On Bruno’s it would lie small, and count for nobody.
    .task = Place it on your own strip.
    .theirs = There it brings you one blessing, and counts nothing. On your own it counts 3.
lesson-strips-rest = 1 point is left. Kept, it becomes a blessing. But the Q costs 1 and fits Bruno’s strip: that brings a blessing, too. And where your small letter lies, Bruno can never lay a large one.
    .task = Buy the Q for Bruno’s strip.
    .nothing = That brings a blessing as well, but leaves the place to Bruno. Buy the Q.
    .monk = That would be Bruno’s monk. Buy the Q.
lesson-strips-end = Large on your own strip: 3 points. Small on another: a blessing at once, and one place less for its owner. But a full phrase, with small letters as well, gives its owner the lower prices.
    .task = Nothing is wasted.

lesson-elections = Elections and prison
lesson-elections-tie = A service: whoever has most monks in the Abbey becomes Abbot, and acts first. Here all three have two. Then you, the Abbot until now, name one of the others, never yourself.
    .task = Name Clara.
    .bruno = That is allowed as well. In this lesson, name Clara.
lesson-elections-prison = Another time you have most monks, and are Abbot. After each election the Abbot may imprison a monk from the Abbey. He prays in the Prison Cell until the next service, and nobody scores for it. Bruno is strong there.
    .task = Imprison a monk of Bruno.
    .own = Your own monk would be missing in your turns. Imprison one of Bruno.
    .clara = Clara has only one monk there. Imprison one of Bruno.
    .spare = That is kind, but Bruno may overtake you. Imprison one of his monks.
lesson-elections-end = Monks in the Abbey are votes: count them before each service. The Abbot acts first in every round, and that often gets the better box or letter.
    .task = Long live the Abbot.
