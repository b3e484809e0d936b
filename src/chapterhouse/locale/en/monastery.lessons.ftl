### Lessons of Monastery, in English. The learner is addressed; sentences are short.
###
### A message is what is said at a step, `.task` what is to be done, or else a headline; the other
### attributes what is said to an answer that is legal, but not meant. The other player is called Bruno.

lesson-first = Monastery in five minutes
lesson-first-place = Collect letters: each on your own strip counts 3 points at the end, and most points win. Your monks earn the price, in a monastery that all build together. A round has two parts. First, all move: you may place a tile, and walk.
    .task = Place the Cemetery above the Abbey, on the left.
    .elsewhere = That is allowed too. In this lesson, place it above the Abbey, on the left.
lesson-first-walk = Now walk: each monk gives you two steps. This one is one step away.
    .task = Move the monk to the Cemetery.
lesson-first-box = He stops in a box. Once every box has a monk, the tile is built, and each monk scores the number of his box.
    .task = Enter the box with the 2.
    .less = That box scores only 1. Enter the box with the 2.
lesson-first-stop = Your other monk can stay in the Abbey, and work there. Bruno will take the free box.
    .task = End the turn.
    .work = Leave him in the Abbey: he works for a point there. End the turn.
lesson-first-total = In the second part, all score. The Cemetery is built, so your monk there brings 2. Others work: in a study round, each grey tile with a monk of yours brings 1, and so does the Abbey; in a toil round, each brown tile. This is study.
    .task = Add up your points.
lesson-first-buy = That makes 3 points, to be spent at once: on letters or monks. A monk gives two more steps in every round to come, and one more to build and to work. So buy monks early.
    .task = Buy a monk, for 3 points.
    .nothing = Then only 1 of your 3 points is kept, as a blessing. Buy a monk.
    .theirs = That monk is blue: he would walk for Bruno. Buy a red one.
    .letters = Letters come later: they count only at the end, and a monk earns all game long. Buy a monk.
lesson-first-pray = The last scoring of another match. One of your monks is alone in the Chapter House. Instead of working, a monk who is alone on a finished tile may pray, once a turn, for the number in its circle.
    .task = Let him pray, for 5 points.
    .alone = Then he would only work, for 1 point. Let him pray, for 5.
lesson-first-letter = With 1 for work in the Abbey, you have 6. It is too late for monks. A letter counts 3, whatever it costs. And 1 to 4 points left over become a blessing, which counts 1.
    .task = Buy what makes most of it.
    .nothing = Two blessings would count 2. The R counts 3, and leaves points for a blessing: buy the R.
    .dear = The A counts 3 as well, but leaves nothing for a blessing. Buy the R.
    .monk = Monks count nothing at the end. Buy the R.
    .theirs = On Bruno’s strip the U counts nothing for you, and only brings a blessing. Buy the R.
lesson-first-count = Five letters on your strip count 15, your blessing 1. Bruno has as many. But he still holds a tile, and loses 2 points for it.
    .task = You win, 16 to 14.
lesson-first-end = Aim: most points at the end, above all from letters.
    Round: first all move, with a tile and two steps a monk. Then all score, by building, prayer and work, and buy letters and monks.
    Points: 3 for each letter on your own strip, 1 for each blessing; tiles that you still hold cost some.
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
coach-event-built = Building scores by itself once every box has a monk: each scores the number of his box. He does not work in this turn.
coach-event-worked = Work counts by itself, once for each tile: grey ones and the Abbey in a study round, brown ones in a toil round.
coach-event-rested = Points that you do not spend become blessings: one for 1 to 4, two for 5 to 9. Each pays for a point later, or counts 1 at the end.
coach-event-rose = At each service, monks who prayed come back to the Abbey, and can walk and work again.
coach-event-elected = Most monks in the Abbey at a service make the Abbot, who acts first in every round.

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
