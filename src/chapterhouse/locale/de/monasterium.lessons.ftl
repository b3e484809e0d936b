### Lektionen zu Monasterium auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en a6a16688
lesson-first = Monasterium in fünf Minuten
# en 6c44fcb3
lesson-first-place = Nach drei Klosterjahren gewinnt, wer die meisten Punkte hat: Die bringen deine Novizen in fünf Klöstern. Eine Runde beginnt mit Würfeln: Wirf sie, wähl eine Zahl, leg alle mit ihr auf ihr Feld. Dann wirft Bruno, dann wieder du den Rest.
    .task = Leg die Einsen.
    .lone = Dann würdest du die Einsen noch einmal werfen. Zwei Würfel auf einem Feld sind mehr wert: Leg die Einsen.
# en 7152260e
lesson-first-take = Alle Würfel liegen; nun nehmt ihr sie reihum, 1 bis 3 von einem Feld. Jeder ist eine Aktion in der Spalte seiner Zahl, eine Sechs passt überall. Weiße Würfel sind neutral, für alle da; farbige sind persönlich, nur für eine Person.
    .task = Nimm beide Würfel von Feld 1: Einsen entsenden Novizen.
    .fewer = Mehr Würfel sind mehr Aktionen. Nimm beide.
    .other = Das bringt keinen Novizen in ein Kloster, und Novizen bringen die Punkte. Nimm beide Würfel von Feld 1.
# en c5f50c56
lesson-first-where = Der erste Würfel entsendet den Novizen I-A: Die Reihen I und II deines Tableaus gehen in Gebäude, den äußeren Ring. Das Feld deines Gesandten auf dem Weg öffnet dir C und E. Der Preis: 2 Suppen, wie die Schüssel zeigt, und 1 Einfluss.
    .task = Entsende den Novizen in Gebäude C2.
    .other = Dieses Gebäude ist genauso gut, aber ein Auftrag verlangt eins von C. Wähle C2.
# en 4a8922d5
lesson-first-send = Das ist 1 Punkt und ein Werkzeug, um Werkstätten zu bezahlen. Reihe III geht für Einfluss in Kapellen und hält dir dort ein Kloster für immer offen. Auftrag A1 verlangt Gebäude von A und C, die du hast, und die Kapelle von E.
    .task = Entsende III-A: Reihe III, Spalte A.
    .other = Jeder Novize der Reihe III täte es, aber jeder schaltet eine Aktion seiner eigenen Spalte frei. Entsende in dieser Lektion III-A.
# en 97b71e3b
lesson-first-reward = Der Auftrag bringt sofort 12 Punkte, in späteren Jahren weniger. Und der Platz, den der Novize verlassen hat, ist eine neue Aktion für deine Würfel in Spalte A. Jetzt ist Bruno am Zug.
    .task = Der Auftrag ist erfüllt.
# en 08ba3077
lesson-first-last = Bruno hat zwei Dreien genommen, für je 1 Einfluss. So geht es reihum, bis kein Würfel mehr liegt. Die weiße Zwei könnte Bruno als Nächstes nehmen, deine persönliche Vier nur du.
    .task = Nimm den weißen Würfel von Feld 2, für 1 Suppe.
    .own = Den kann niemand sonst nehmen, also kann er warten. Nimm den weißen, bevor Bruno es tut.
# en 2350ff35
lesson-first-round = Dein persönlicher Würfel blieb übrig: ein Rosenkranz. Sonst liegt keiner mehr, die Runde ist zu Ende: Alle bekommen wieder Würfel, und Bruno beginnt. Haben alle einmal begonnen, ist das Klosterjahr vorbei; nach dreien kommt die Schlusswertung.
    .task = Eine neue Runde und das zweite Klosterjahr.
# en 2ceace1a
lesson-first-pair = Eine andere Partie, ihr letzter Würfel. Ein Novize der Reihe IV geht für Rosenkränze auf den Kreuzgang, den inneren Ring, neben ein Gebäude von dir. Am Ende bildet er mit jedem deiner Novizen in der Kapelle desselben Klosters ein Paar, für 2 Punkte: In A sind es zwei, in B einer.
    .task = Wähle den Kreuzgang, der mehr Paare ergibt.
    .fewer = Dort ergibt er nur ein Paar, und Bruno würde mit einem Punkt gewinnen. In Kloster A sind es zwei.
# en 2e65d7b1
lesson-first-count = Zu deinen 10 Punkten bringt das Ende 5 für die meisten Novizen in A, 5 für die meisten in B, 3 für Novizen in zwei verschiedenen Kapellen (1 bis 5 Kapellen bringen 1, 3, 6, 10 oder 15) und je 2 für zwei Paare. Plättchen im Kirchenfenster brachten Güter; eine volle Reihe hätte sofort 5 Punkte gebracht, eine volle Spalte 4.
    .task = Du gewinnst 27 zu 26.
# en af87ff0f
lesson-first-end = Ziel: nach drei Klosterjahren die meisten Punkte.
    Runde: Reihum Würfel werfen und alle einer Zahl legen; liegen alle, reihum 1 bis 3 von einem Feld nehmen, für je eine Aktion: Novizen entsenden, Gut nehmen, Gesandten ziehen, der Klöster öffnet.
    Punkte: sofort für Gebäude (1 bis 3), Aufträge, volle Reihen und Spalten des Fensters; am Ende 5 für die meisten Novizen in einem Kloster, 1 bis 15 für verschiedene Kapellen, 2 je Paar aus Kapelle und Kreuzgang, etwas für Güter.
    .task = Das ist Monasterium.

# Was ein Coach zu einer Frage sagt, die zum ersten Mal gestellt wird.
# en e343cffc
coach-ask-name = Alle Würfel mit derselben Zahl kommen auf ein Feld. Viele auf einem Feld sind viele Aktionen in einem Zug, aber die weißen können sich auch andere nehmen. Einmal in der Runde wirfst du mit dem Plättchen „Neu würfeln“ Würfel noch einmal.
# en 7fb29142
coach-ask-take = Jeder Würfel, den du nimmst, ist eine Aktion in der Spalte seiner Zahl. Drei von einem Feld sind drei Aktionen.
# en 499872ec
coach-ask-joker = Eine Sechs gilt in jeder Spalte, wird aber allein genommen.
# en 639554ea
coach-ask-use = Nutze die Aktion der Spalte selbst oder eine, die du in ihr freigeschaltet hast.
# en 9a782dba
coach-ask-send = Der Platz, den ein Novize verlässt, schaltet eine Aktion für den Rest der Partie frei. Die Reihen I und II gehen in Gebäude, Reihe III in Kapellen, Reihe IV auf den Kreuzgang.
# en f1b2e471
coach-ask-where = Das Feld deines Gesandten bestimmt, welche Klöster dir offen sind. Wo du einen Novizen in der Kapelle hast, bleibt es immer offen.
# en bcb80ec3
coach-ask-any = Dieser Bonus ist eine Aktion ohne Würfel: irgendeine von deinen.
# en 3b7f1a00
coach-ask-build = Keine Reihe und keine Spalte darf zwei Plättchen eines Klosters enthalten. Eine volle Reihe bringt 5 Punkte, eine volle Spalte 4.
# en 39d900a6
coach-ask-bonus = Jedes Plättchen bringt den Bonus seiner Reihe oder den seiner Spalte, ganz nach deiner Wahl.
# en 6139b34e
coach-ask-last = Ein weiterer persönlicher Würfel bringt dir in jeder künftigen Runde eine Aktion; die Punkte bekommst du nur einmal.
# en 3a3bbd22
coach-ask-area = Mit dem fünften Novizen einer Reihe darf auch der zusätzliche gehen, und zwar kostenlos.
# en 7016f90d
coach-event-unlocked = Eine freigeschaltete Aktion der Reihe I nutzt du mit beliebig vielen Würfeln, eine der Reihen II und III einmal je Zug.
# en 4fc880d5
coach-event-bonus = Jedes Feld, das dein Gesandter betritt, bringt seinen Bonus, ob er dort bleibt oder weiterzieht.
# en ab7ecf1b
coach-event-lapsed = Ein Würfel, zu dem keine Aktion passt, ist verloren. Nimm Würfel für Spalte A erst, wenn ein Novize irgendwohin darf und du bezahlen kannst.
# en 51005f7a
coach-event-flipped = Von nun an bringt dir jeder Würfel auf diesem umgedrehten Plättchen sofort 1 Punkt, was immer er tut.
# en 2f1b9712
coach-event-claimed = Ein Auftrag zählt sofort, und andere können ihn noch erfüllen. Die der Kategorien A und B bringen mit jedem Jahr weniger.

# en 78ca741f
lesson-access = Welche Klöster offen sind
# en 06ea8cd7
lesson-access-envoy = Du willst einen Novizen in Kloster C entsenden. Novizen dürfen dorthin, wohin das Feld deines Gesandten führt: jetzt nach A und B. Ein Würfel von Feld 5 zieht den Gesandten weiter.
    .task = Nimm den Würfel von Feld 5.
    .closed = Er könnte einen Novizen entsenden, aber C ist noch nicht offen. Nimm den Würfel von Feld 5.
# en f57530e7
lesson-access-token = Von diesem Feld führt der Weg zu B und C. Und jedes Feld, auf das dein Gesandter kommt, bringt sofort seinen Bonus.
    .task = Nimm einen Einfluss.
    .influence = Kapellen kosten Einfluss, und du hast nur 1. Nimm einen Einfluss.
# en 7c59131b
lesson-access-where = In deinem nächsten Zug geht ein Novize aus Reihe III in eine Kapelle. Dein erster dort hat 1 Einfluss gekostet. Der zweite kostet 2, jeder weitere 3.
    .task = Entsende ihn in die Kapelle von Kloster C.
    .again = Dort bist du schon, und am Ende bringen verschiedene Kapellen mehr. Wähle C.
    .nearer = Auch B ist offen. In dieser Lektion geht es nach C.
# en fdcaa720
lesson-access-end = Jetzt bleibt dir C offen, wohin dein Gesandter auch zieht, und A ebenso. Nach B darfst du nur, solange das Feld deines Gesandten dorthin führt.
    .task = Eine Kapelle öffnet ihr Kloster für immer.

# en f894b0a9
lesson-last = Das Ende des Weges
# en 4b632662
lesson-last-choose = Dein Gesandter ist auf dem letzten Feld: noch ein persönlicher Würfel oder 5 Punkte. Es ist noch das erste Klosterjahr.
    .task = Nimm den Würfel.
    .early = Die Punkte kommen nur einmal. Ein Würfel bringt in jeder künftigen Runde eine Aktion: Nimm den Würfel.
# en 20c40505
lesson-last-keep = Ein neuer Würfel wird sofort geworfen und kommt auf sein Feld: Nur du darfst ihn nehmen, später in dieser Runde. Mit „Neu würfeln“ könntest du ihn noch einmal werfen. Er zeigt eine Sechs.
    .task = Behalte sie.
    .again = Eine Sechs gilt in jeder Spalte, Besseres wirfst du kaum. Behalte sie.
# en 3a45c225
lesson-last-late = Dasselbe Feld in der letzten Runde der Partie. Ein Würfel hilft jetzt nur noch in dieser Runde.
    .task = Wähle, was mehr bringt.
    .late = Er brächte eine einzige Aktion, und es kommt keine Runde mehr. Nimm die 5 Punkte.
# en 77ef8698
lesson-last-end = Früh ein Würfel, spät die Punkte. Niemand hat mehr als drei persönliche Würfel: Wer alle drei hat, bekommt dort bei jedem Umlauf 5 Punkte.
    .task = Der Weg führt im Kreis.

# en 883ae64b
lesson-cloister = Der Kreuzgang
# en 9b7d15b1
lesson-cloister-which = Novizen aus Reihe IV schalten nichts frei. Sie drehen das Aktions-Plättchen ihrer Spalte um: Von da an bringt jeder Würfel darauf 1 Punkt. Zwei weitere Würfel von dir liegen in Spalte A.
    .task = Entsende den Novizen IV-A.
    .column = Das dreht eine andere Spalte um, in der kein Würfel von dir liegt. Entsende IV-A.
    .other = Das würde eine Aktion freischalten, aber hier geht es um Punkte für deine Würfel. Entsende IV-A.
# en 2fe6b242
lesson-cloister-where = Ein Kreuzgangfeld muss an ein Gebäude grenzen, in dem du bist: in A und in B. Dein erster Novize dort kostet 1 Rosenkranz, der zweite 2, jeder weitere 3. Am Ende bildet er ein Paar mit jedem deiner Novizen in der Kapelle.
    .task = Wähle ein Feld, auf dem er ein Paar bildet.
    .alone = In der Kapelle von B bist du nicht, also gibt es kein Paar. Wähle A.
# en e1d622d5
lesson-cloister-end = Das Plättchen von A ist umgedreht: Die zwei Würfel darauf haben 2 Punkte gebracht, jeder spätere bringt auch 1. Am Ende zählt in jedem Kloster Kapelle mal Kreuzgang, mal 2.
    .task = Sofort 2 Punkte und am Ende 2.

# en e04a2bb0
lesson-window = Das Kirchenfenster
# en c97060b7
lesson-window-tile = Reihe III gibt dir ein Plättchen eines Klosters, in dessen Kapelle du bist. Keine Reihe und keine Spalte darf zwei von einem Kloster haben, und in der obersten Reihe liegen schon A und B.
    .task = Nimm das Plättchen, das die oberste Reihe füllt.
    .twice = A liegt schon in der obersten Reihe. Nimm das Plättchen von C.
# en 22fac441
lesson-window-row = Du wählst die Reihe; das Plättchen kommt auf ihr erstes freies Feld von links. Eine volle Reihe bringt 5 Punkte, eine volle Spalte 4.
    .task = Fülle eine Reihe.
    .unfinished = Diese Reihe wäre noch nicht voll. Wähle die oberste.
# en dd6b9c54
lesson-window-bonus = Jedes Plättchen bringt auch etwas: den Bonus seiner Reihe oder den seiner Spalte. Hier Einfluss oder ein Buch, und Bücher bekommst du sonst selten.
    .task = Nimm das Buch.
    .goods = Einfluss gibt es jederzeit in Spalte C. Nimm das Buch.
# en 0769727f
lesson-window-end = Plättchen kommen aus Reihe III, aus Gemeinschaftsräumen und vom Weg. Bücher bezahlen Gemeinschaftsräume, und jedes übrige zählt am Ende 2 Punkte.
    .task = 5 Punkte und ein Buch.

# en faa92777
lesson-missions = Aufträge und Jahre
# en 2ce9cac0
lesson-missions-year = Der letzte Würfel des ersten Klosterjahres, und zwei Aufträgen fehlt je ein Novize. A2, ein Gebäude von D, bringt jetzt 12 Punkte, nächstes Jahr 9 und im dritten 6. C2, ein dritter Gemeinschaftsraum, bringt in jedem Jahr 9.
    .task = Erfülle den, der nicht warten kann.
    .later = C2 bringt auch nächstes Jahr 9 Punkte. A2 würde 3 verlieren: Entsende den Novizen nach D.
    .none = Das erfüllt keinen Auftrag. Entsende den Novizen in ein Gebäude von D.
# en 4815094a
lesson-missions-end = 12 Punkte sofort, und die Partie geht weiter. Andere dürfen A2 noch erfüllen, für so viele Punkte, wie das Jahr vorgibt. Aufträge der Kategorien A und B verlieren mit jedem Jahr, die der Kategorie C nicht.
    .task = Welcher Auftrag kann warten?
