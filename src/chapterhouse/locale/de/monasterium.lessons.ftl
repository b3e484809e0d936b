### Lektionen zu Monasterium auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en a6a16688
lesson-first = Monasterium in fünf Minuten
# en 1423b438
lesson-first-place = Entsende Novizen in fünf Klöster: Dort bringen sie Punkte. Nach drei Klosterjahren gewinnt, wer die meisten hat. Eine Runde hat zwei Teile. Zuerst werden Würfel gelegt: Du würfelst, wählst eine Zahl und legst alle deine Würfel mit ihr auf ihr Feld.
    .task = Leg die Einsen.
    .lone = Dann würdest du die Einsen noch einmal werfen. Drei Würfel auf einem Feld sind mehr wert: Leg die Einsen.
    .reroll = Heb dir das Plättchen „Neu würfeln“ für einen schlechteren Wurf auf. Leg die Einsen.
# en 3a5b6289
lesson-first-take = Alle Würfel liegen. Im zweiten Teil werden sie zu Aktionen: In einem Zug nimmst du bis zu drei von einem Feld und hast für jeden eine Aktion. Würfel von Feld 1 entsenden Novizen.
    .task = Nimm die drei Würfel von Feld 1.
    .fewer = Mehr Würfel sind mehr Aktionen. Nimm alle drei.
    .envoy = Eine Fünf würde nur deinen Gesandten ziehen. Nimm die drei Würfel von Feld 1.
# en e7b1c2a8
lesson-first-send = Deine erste Aktion: Entsende einen Novizen. Die Reihen I und II gehen in Gebäude, Reihe III in Kapellen, Reihe IV auf Kreuzgänge. Das Feld, das ein Novize verlässt, ist eine neue Aktion für dich.
    .task = Entsende den Novizen I-A.
    .chapel = Reihe III geht in Kapellen: Das kommt als Nächstes. Entsende zuerst den Novizen I-A.
    .other = Auch das geht, schaltet aber eine andere Aktion frei. Entsende in dieser Lektion I-A.
# en 7fe8fbbb
lesson-first-where = Dein Gesandter steht auf dem Weg bei A, also ist dir A offen. Ein Gebäude bringt sofort Punkte. Dieses kostet 1 Einfluss und 2 Suppen und bringt 1 Punkt.
    .task = Entsende den Novizen in Gebäude A3.
    .room = Dieses Gebäude ist genauso gut. Nimm in dieser Lektion Gebäude A3.
# en a48e0b56
lesson-first-chapel = Deine zweite Aktion: noch ein Novize. In der Kapelle hält er dir sein Kloster offen, wohin dein Gesandter auch zieht.
    .task = Entsende den Novizen III-A.
    .cloister = Reihe IV geht auf Kreuzgänge: Das machst du später. Entsende den Novizen III-A.
    .other = Auch das geht, schaltet aber eine andere Aktion frei. Entsende in dieser Lektion III-A.
# en 062118dd
lesson-first-window = Feld III-A ist frei, und seine Aktion gehört dir: ein Plättchen für dein Kirchenfenster. Jede volle Reihe bringt dort 5 Punkte, jede volle Spalte 4.
    .task = Bau ein Kirchenfenster-Plättchen ein.
    .dear = Das würde deinen einzigen Rosenkranz kosten. Bau ein Kirchenfenster-Plättchen ein.
    .envoy = Dein Gesandter steht gut, wo er ist. Bau ein Kirchenfenster-Plättchen ein.
# en 8e8239b0
lesson-first-mission = Später im ersten Klosterjahr. Ein Auftrag verlangt drei Novizen, dieser in einem Gebäude von B, einem Gebäude von D und der Kapelle von A. Nur D fehlt noch. Aufträge zählen sofort: Dieser bringt im 1. Jahr 12 Punkte, später weniger.
    .task = Entsende den Novizen in ein Gebäude von D.
    .other = Das ist erlaubt, aber der Auftrag verlangt ein Gebäude von D.
# en a76a2d44
lesson-first-pair = Der letzte Würfel des letzten Klosterjahres. Am Ende bildet jeder Novize auf einem Kreuzgang ein Paar mit jedem deiner Novizen in der Kapelle dort: 2 Punkte für jedes Paar. In der Kapelle von A hast du zwei Novizen, in der von B einen.
    .task = Wähle den Kreuzgang, der mehr Paare ergibt.
    .fewer = Dort ergibt er nur ein Paar, und Bruno würde mit einem Punkt gewinnen. In Kloster A sind es zwei.
# en f5c83fbb
lesson-first-count = Jetzt zählt das Ende. Die meisten Novizen in einem Kloster: 5 Punkte, für dich in A und in B. Kapellen in zwei Klöstern: 3. Zwei Paare: 4. Mit deinen 10 von vorher sind es 27.
    .task = Du gewinnst 27 zu 26.
# en dc334733
lesson-first-end = Ziel: nach drei Klosterjahren die meisten Punkte haben.
    Zug: Erst legst du alle Würfel einer Zahl. Liegen alle, nimmst du bis zu drei von einem Feld und hast für jeden eine Aktion.
    Punkte: sofort für Gebäude, Aufträge und volle Reihen und Spalten deines Fensters; am Ende für die meisten Novizen in einem Kloster, verschiedene Kapellen und Paare aus Kapelle und Kreuzgang.
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
coach-ask-any = Dieser Bonus ist eine Aktion ohne Würfel: irgendeine, die dir offensteht.
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
