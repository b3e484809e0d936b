### Lektionen zu Monasterium auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en a6a16688
lesson-first = Monasterium in fünf Minuten
# en b09da3a6
lesson-first-place = Nach drei Klosterjahren gewinnt, wer die meisten Punkte hat: Die bringen deine Novizen in fünf Klöstern. Zuerst kommen Würfel: Wähl eine Zahl, leg alle deine Würfel mit ihr auf ihr Feld und wirf die übrigen neu.
    .task = Leg die Einsen.
    .lone = Dann würdest du die Einsen noch einmal werfen. Drei Würfel auf einem Feld sind mehr wert: Leg die Einsen.
    .reroll = Mit dem Plättchen „Neu würfeln“ wirfst du einmal in der Runde Würfel noch einmal: Heb es dir für einen schlechteren Wurf auf. Leg die Einsen.
# en e3c2a72c
lesson-first-take = Alle Würfel liegen, dein letzter ging von selbst. Jetzt wird jeder zu einer Aktion in der Spalte seiner Zahl. Nimm bis zu drei von einem Feld: Weiße sind neutral, für alle da, farbige persönlich, nur für eine Person.
    .task = Nimm die drei Würfel von Feld 1: Einsen entsenden Novizen.
    .fewer = Mehr Würfel sind mehr Aktionen. Nimm alle drei.
    .envoy = Eine Fünf würde nur deinen Gesandten ziehen. Nimm die drei Würfel von Feld 1.
# en fc0aeccf
lesson-first-where = Dein erster Würfel entsendet einen Novizen, I-A. Aus Reihe I geht er in ein Gebäude eines Klosters, das dir offensteht: A, weil dein Gesandter daneben steht. Es kostet 1 Einfluss und 2 von dem Gut, das es zeigt.
    .task = Entsende den Novizen in Gebäude A3 im äußeren Ring.
    .room = Dieses Gebäude ist genauso gut. Nimm in dieser Lektion Gebäude A3.
# en 6c384ca7
lesson-first-send = Das war 1 Punkt und ein Werkzeug, mit dem du bessere Gebäude bezahlst. Wähle nun den Novizen: Die Reihen I und II gehen in Gebäude, Reihe III für Einfluss in Kapellen, Reihe IV für Rosenkränze auf den Kreuzgang. In der Kapelle hält er dir das Kloster für immer offen.
    .task = Entsende den Novizen III-A.
    .cloister = Reihe IV geht auf den Kreuzgang: Das machst du später. Entsende den Novizen III-A.
    .other = Auch das geht, schaltet aber eine andere Aktion frei. Entsende in dieser Lektion III-A.
# en 1daee722
lesson-first-window = Der Platz, den ein Novize verlässt, ist eine neue Aktion für dich. Hier bringt sie ein Plättchen für dein Kirchenfenster und dazu den Bonus seiner Reihe oder Spalte, diesmal einen Rosenkranz. Eine volle Reihe bringt 5 Punkte, eine volle Spalte 4.
    .task = Bau ein Kirchenfenster-Plättchen ein.
    .dear = Das würde deinen einzigen Rosenkranz kosten. Bau ein Kirchenfenster-Plättchen ein.
    .envoy = Dein Gesandter steht gut, wo er ist. Bau ein Kirchenfenster-Plättchen ein.
# en d3fa1113
lesson-first-mission = Eine andere Partie, im ersten Klosterjahr. Auftrag A2 verlangt ein Gebäude von B, ein Gebäude von D und die Kapelle von A: Nur D fehlt noch.
    .task = Entsende den Novizen in ein Gebäude von D im äußeren Ring.
    .other = Das ist erlaubt, aber der Auftrag verlangt ein Gebäude von D.
# en 27e28684
lesson-first-reward = Das waren 13 Punkte: 1 für das Gebäude und 12 für den Auftrag. Aufträge zählen sofort, und dieser bringt in späteren Jahren weniger.
    .task = Der Auftrag ist erfüllt.
# en f4b4dacb
lesson-first-pair = Eine andere Partie, und dein letzter Würfel. Ein Novize der Reihe IV geht für Rosenkränze auf den Kreuzgang, den inneren Ring, neben ein Gebäude von dir. Am Ende bringt er 2 Punkte für jeden von deinen in der Kapelle dort: zwei in A, einen in B.
    .task = Wähle den Kreuzgang, der mehr Paare ergibt.
    .fewer = Dort ergibt er nur ein Paar, und Bruno würde mit einem Punkt gewinnen. In Kloster A sind es zwei.
# en cb89f0cf
lesson-first-count = Zu deinen 10 Punkten bringt das Ende 5 für die meisten Novizen in A, 5 in B, 3 für Kapellen in zwei Klöstern (1 bis 5 bringen 1, 3, 6, 10 oder 15) und 4 für zwei Paare.
    .task = Du gewinnst 27 zu 26.
# en 5fc41f00
lesson-first-end = Zug: Leg alle deine Würfel einer Zahl. Liegen alle, nimm bis zu drei von einem Feld: für jeden eine Aktion.
    Punkte: sofort für Gebäude, Aufträge und dein Fenster; am Ende für die meisten Novizen in einem Kloster, verschiedene Kapellen und Paare.
    .task = Das ist Monasterium.

# Was ein Coach zu einer Frage sagt, die zum ersten Mal gestellt wird.
# en dd588fe2
coach-ask-name = Alle Würfel mit derselben Zahl kommen auf ein Feld. Viele auf einem Feld sind viele Aktionen in einem Zug, aber die weißen können sich auch andere nehmen.
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
