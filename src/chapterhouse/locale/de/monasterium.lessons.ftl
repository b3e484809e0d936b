### Lektionen zu Monasterium auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en a6a16688
lesson-first = Monasterium in fünf Minuten
# en baca6d4c
lesson-first-place = Wer nach drei Jahren die meisten Punkte hat, gewinnt. Novizen in Gebäuden bringen sie und dein Kirchenfenster. Würfel sind deine Aktionen. Du hast drei Einsen und eine Fünf geworfen. Alle Würfel mit derselben Zahl kommen auf das Feld dieser Zahl.
    .task = Leg die Einsen.
    .lone = Dann würdest du die Einsen noch einmal werfen. Drei Würfel auf einem Feld sind mehr wert: Leg die Einsen.
    .reroll = Heb dir das Plättchen „Neu würfeln“ für einen schlechteren Wurf auf. Leg die Einsen.
# en 3f89cd64
lesson-first-take = Jetzt werden Würfel genommen, und jeder ist eine Aktion. Feld 1 gehört zu Spalte A deines Tableaus. Würfel dort entsenden Novizen.
    .task = Nimm die drei Würfel von Feld 1.
    .fewer = Mehr Würfel sind mehr Aktionen. Nimm alle drei.
    .envoy = Eine Fünf würde nur deinen Gesandten ziehen. Nimm die drei Würfel von Feld 1.
# en 7d5d9476
lesson-first-send = Dein erster Würfel entsendet einen Novizen. Die aus den Reihen I und II gehen in Gebäude. Der Platz, den ein Novize verlässt, schaltet dir eine neue Aktion frei.
    .task = Entsende den Novizen I-A.
    .chapel = Reihe III geht in Kapellen: Das kommt als Nächstes. Entsende zuerst den Novizen I-A.
    .other = Auch das geht, schaltet aber eine andere Aktion frei. Entsende in dieser Lektion I-A.
# en 63225423
lesson-first-where = Dein Gesandter steht auf dem Weg dort, wo es zu Kloster A geht, also darfst du dorthin. Ein profanes Gebäude kostet 1 Einfluss und 2 Suppen. Es bringt sofort 1 Punkt.
    .task = Entsende den Novizen in Gebäude A3.
    .room = Dieses Gebäude ist genauso gut. Nimm in dieser Lektion Gebäude A3.
# en a12ba2b6
lesson-first-chapel = Das Gebäude hat dir einen Punkt und ein Werkzeug gebracht, und du hast eine neue Aktion. Dein zweiter Würfel entsendet noch einen Novizen. Die aus Reihe III gehen in Kapellen.
    .task = Entsende den Novizen III-A.
    .cloister = Reihe IV geht auf den Kreuzgang: Das machst du später. Entsende den Novizen III-A.
    .other = Auch das geht, schaltet aber eine andere Aktion frei. Entsende in dieser Lektion III-A.
# en 35c4b7e1
lesson-first-window = Mit einem Novizen in der Kapelle bleibt dir Kloster A offen. Und III-A hat das Kirchenfenster-Plättchen freigeschaltet. Dein dritter Würfel kann es sofort nutzen.
    .task = Bau ein Kirchenfenster-Plättchen ein.
    .dear = Das würde deinen einzigen Rosenkranz kosten. Bau ein Kirchenfenster-Plättchen ein.
    .envoy = Dein Gesandter steht gut, wo er ist. Bau ein Kirchenfenster-Plättchen ein.
# en 2bade846
lesson-first-row = Eine volle Reihe deines Kirchenfensters bringt 5 Punkte, eine volle Spalte 4. Auch jedes Plättchen bringt etwas: in der mittleren Reihe zum Beispiel einen Rosenkranz.
    .task = Bau es in die mittlere Reihe ein.
    .other = Auch das geht, aber Rosenkränze sind selten. Bau es in die mittlere Reihe ein.
# en e3ca5910
lesson-first-pair = Viel später: der letzte Würfel des letzten Klosterjahres. Dein Novize aus Reihe IV geht auf einen Kreuzgang. Am Ende bildet er mit jedem deiner Novizen in der Kapelle dieses Klosters ein Paar, und jedes Paar bringt 2 Punkte. In der Kapelle von A hast du zwei Novizen, in der von B einen.
    .task = Wähle den Kreuzgang, der mehr Paare ergibt.
    .fewer = Dort ergibt er nur ein Paar, und Bruno würde mit einem Punkt gewinnen. In Kloster A sind es zwei.
# en ac8d1f49
lesson-first-count = Die meisten Novizen in einem Kloster bringen 5 Punkte: dir in A und in B. Kapellen in zwei Klöstern bringen 3, zwei Paare 4. Mit deinen 10 Punkten von vorher sind es 27. Bruno hat 26.
    .task = Du gewinnst 27 zu 26.
# en ccac9e50
lesson-first-end = Das Ziel: nach drei Klosterjahren die meisten Punkte haben.
    Ein Zug: Erst legst du Würfel, alle mit derselben Zahl. Später nimmst du bis zu drei Würfel einer Zahl, und jeder ist eine Aktion.
    Was zählt: sofort Gebäude, Aufträge und dein Kirchenfenster; am Ende die meisten Novizen in einem Kloster, verschiedene Kapellen und Paare aus Kapelle und Kreuzgang.
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
