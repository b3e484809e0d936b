### Lektionen zu Biblios auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en aeae6502
lesson-first = Biblios in drei Minuten
# en 518ee17a
lesson-first-keep = Zu jeder von fünf Kategorien gehört ein Würfel: Die höchste Summe in ihr gewinnt ihn, und seine Zahl sind Punkte. Du ziehst drei Karten, eine nach der anderen, und gibst jeder ihren Platz, bevor du die nächste siehst: eine für dich, eine für die Auktion, eine offen für Bruno.
    .task = Behalte diesen Mönch mit dem Wert 4.
    .bruno = Dann könnte Bruno ihn nehmen. Kein Mönch ist mehr wert als 4: Behalte ihn.
    .later = Dann würde er später versteigert, vielleicht an Bruno. Kein Mönch ist mehr wert als 4: Behalte ihn.
# en 08e6c9c5
lesson-first-give = Zwei Plätze sind noch frei. Diese Heilige Schrift ist nur 1 wert. Der Buchstabe ist ihr Siegel: Bei gleicher Summe gewinnt das beste Siegel den Würfel, A vor B.
    .task = Leg sie für Bruno in die gemeinsame Auslage.
    .cheap = Was auf den Auktionsstapel kommt, kann man später kaufen. Eine Heilige Schrift mit dem Wert 1 lohnt das kaum: Gib sie Bruno.
# en 469ab328
lesson-first-take = Deine dritte Karte musste auf den Auktionsstapel. Dann war Bruno am Zug. Er hat eine Karte behalten und eine auf den Auktionsstapel gelegt. Diese hier ist für dich.
    .task = Nimm die Kirchenkarte.
# en b94026c9
lesson-first-raise = Eine Kirchenkarte verändert die Zahl eines Würfels. Du sammelst Mönche.
    .task = Erhöhe den Würfel der Mönche.
    .wasted = Dann wäre die Karte verschenkt. Du sammelst Mönche: Erhöhe ihren Würfel.
    .other = Das hilft denen, die solche Karten sammeln. Du sammelst Mönche: Erhöhe ihren Würfel.
# en 6bc74463
lesson-first-sell = Viele Züge später ist der Nachziehstapel leer, und die Karten vom Auktionsstapel werden eine nach der anderen versteigert. Zwei Posten sind noch da, der erste ist Gold. Gold bezahlt man mit Karten, also bietest du eine Anzahl Karten.
    .task = Biete 1 Karte für das Gold.
    .gold = Gold brauchst du gleich, und eine deiner Karten nützt dir wenig. Biete 1.
    .many = Für den Anfang genügt 1 Karte. Biete 1.
# en 9b05bd1d
lesson-first-give-up = Bruno passt: Das Gold gehört dir für eine Karte. Vier deiner Karten sind kein Gold. Eine einzelne Heilige Schrift mit dem Wert 1 gewinnt nichts gegen mehrere.
    .task = Zahle mit der Heiligen Schrift.
    .die = Dieses Manuskript kann dir noch einen Würfel einbringen. Zahle mit der Heiligen Schrift.
    .monks = Bei den Mönchen willst du gewinnen. Zahle mit der Heiligen Schrift.
    .coin = Gold für Gold ist ein schlechter Tausch. Zahle mit der Heiligen Schrift.
    .refuse = Wer einen Posten gewinnt und nicht zahlt, verliert zur Strafe eine Karte, und den Posten dazu. Zahle mit der Heiligen Schrift.
# en fc2f9b62
lesson-first-bid = Jetzt ein Mönch mit dem Wert 3. Alle anderen Karten bezahlt man mit Gold, und du hast 4. Bruno hat 2 geboten.
    .task = Biete 3.
    .lost = Dann bekommt Bruno den Mönch für 2 Gold und vielleicht auch den Würfel. Biete 3.
    .dear = 1 mehr als Bruno genügt. Biete 3.
    .bluff = Du hast nur 4 Gold. Du darfst mehr bieten, aber wer nicht zahlen kann, wird bestraft. Biete 3.
# en 9942675b
lesson-first-pay = Bruno passt: Der Mönch gehört dir. Wechselgeld gibt es nicht, also zahle so genau wie möglich.
    .task = Zahle mit dem Gold, das 3 wert ist.
    .refuse = Wer nicht zahlt, verliert zur Strafe eine Karte, und den Posten dazu. Du hast das Gold: Zahle.
# en 787fa8b3
lesson-first-count = Das war der letzte Posten, und alle Hände liegen offen. Mönche: Du hast 4 + 2 + 3 = 9, Bruno 7, und ihr Würfel bringt dir 4 Punkte. Manuskripte: 2 gegen 2, also gewinnt das bessere Siegel: Dein H kommt vor Brunos I und bringt 3 Punkte. Bruno gewinnt zwei Würfel mit je 3; ein Verbotenes Buch hat niemand.
    .task = Du gewinnst 7 zu 6.
# en 05e46450
lesson-first-end = Das Ziel: die meisten Punkte auf den Würfeln, die du gewinnst.
    Ein Zug: Du ziehst Karten, eine nach der anderen. Eine behältst du, eine legst du auf den Auktionsstapel, und für alle anderen legst du je eine offen aus. Später kommt die Auktion: Karten für Gold und Gold für Karten.
    Was zählt: In jeder Kategorie gewinnt die höchste Summe den Würfel, bei gleicher Summe das beste Siegel. Gold zählt nichts.
    .task = Das ist Biblios.

# en f347f71e
lesson-church = Kirchenkarten
# en 2c9df0d7
lesson-church-keep = Du sammelst Mönche, Bruno sammelt Verbotene Bücher. Du hast eine Kirchenkarte gezogen. Sie bleibt bei niemandem auf der Hand: Wer sie bekommt, dreht sofort einen Würfel um 1 hoch oder herunter. Behältst du sie, ist sie deine eine Karte in diesem Zug.
    .task = Behalte sie, um sie selbst zu nutzen.
    .bruno = Dann bekommt sie Bruno und dreht den Würfel, der ihm passt. Behalte sie.
    .later = Dann wird sie später versteigert, an wen auch immer. Behalte sie.
# en 6d8b5a14
lesson-church-turn = Die Punkte eines Würfels bekommt, wer ihn gewinnt. Bei den Mönchen liegst du vorn, bei den Verbotenen Büchern Bruno.
    .task = Erhöhe deinen Würfel oder senke seinen.
    .wasted = Dann ändert sich nichts. Erhöhe die Mönche oder senke die Verbotenen Bücher.
    .theirs = Das wäre ein Geschenk an Bruno. Erhöhe die Mönche oder senke die Verbotenen Bücher.
    .yours = Die Mönche gewinnst doch du. Erhöhe sie oder senke die Verbotenen Bücher.
    .nobody = Das ist jetzt weniger wichtig. Erhöhe die Mönche oder senke die Verbotenen Bücher.
# en f7250a6c
lesson-church-two = Noch eine Kirchenkarte, für zwei Würfel: immer zwei verschiedene. Bruno hat vor aller Augen Verbotene Bücher und Heilige Schriften genommen.
    .task = Senke seine beiden Würfel.
    .wasted = Dann ändert sich nichts. Senke Heilige Schriften und Verbotene Bücher.
    .yours = Die Mönche gewinnst doch du. Senke Heilige Schriften und Verbotene Bücher.
    .best = Du kannst seine beiden Würfel auf einmal treffen: Senke Heilige Schriften und Verbotene Bücher.
# en 1bc8785c
lesson-church-end = Behalten, genommen oder ersteigert: Eine Kirchenkarte wirkt sofort, für alle, die sie bekommen. Dreh hoch, was du gewinnst, und herunter, was andere gewinnen. Was sie offen nehmen, verrät dir, welche Würfel sie wollen.
    .task = Jetzt sind Brunos Würfel weniger wert.

# en acf06d18
lesson-bluff = Mehr bieten, als du hast
# en fbdbca42
lesson-bluff-push = Du hast 3 Gold. Bruno hat 3 für einen Mönch geboten. Er hat schon Mönche genommen, will ihn also unbedingt. Du darfst mehr bieten, als du hast.
    .task = Biete 4, damit es für ihn teurer wird.
    .cheap = Dann bekommt er ihn für 3. Biete 4: Hier hört er kaum auf.
    .far = Jeder Schritt ist ein Risiko, und 4 genügt. Biete 4.
    .wild = So hoch überlässt er ihn dir vielleicht, und du kannst nicht zahlen. Biete 4.
# en c555da62
lesson-bluff-stop = Bruno bietet 5. Sollte er das nächste Mal passen, schuldest du, was du nicht hast.
    .task = Passe rechtzeitig.
    .caught = Wenn er jetzt passt, kannst du nicht zahlen. Passe.
# en e94ff200
lesson-bluff-again = Er hat 5 statt 3 gezahlt und dürfte kaum noch Gold haben. Sieh dir nun an, was passiert, wenn man erwischt wird.
    .task = Biete trotzdem 4.
    .honest = In einer Partie wäre das klug. Sieh dir in dieser Lektion an, was ein Bluff kosten kann: Biete 4.
    .wild = Schon 4 sind zu viel. Biete 4.
# en 3e2e2b35
lesson-bluff-refuse = Bruno passt. Du schuldest 4 und hast nur 3.
    .task = Verweigere die Zahlung.
# en b69a400c
lesson-bluff-end = Zur Strafe ziehen alle anderen je eine Karte aus deiner Hand, ohne sie zu sehen: Bruno hat deinen Mönch bekommen. Der Posten wird ohne dich noch einmal versteigert. Bluffe also nur, solange andere sicher mehr bieten.
    .task = Das war teuer.

# en ea50fd16
lesson-ties = Bei Gleichstand
# en 484e10d0
lesson-ties-bid = Der letzte Posten. Bruno hat ein Verbotenes Buch mit dem Wert 2 genommen, du hast eins mit dem Wert 1. Mit diesem habt ihr beide 2. Bei gleicher Summe gewinnt das beste Siegel: A vor B und so weiter.
    .task = Biete 1 für das Buch mit dem Siegel A.
    .lost = Dann gewinnt Bruno den Würfel der Verbotenen Bücher. Biete 1.
    .dear = Fang niedrig an: Vielleicht passt Bruno gleich, und übriges Gold entscheidet auch bei Gleichstand. Biete 1.
# en 553ad4a8
lesson-ties-pay = Du hast zwei Goldkarten, und Wechselgeld gibt es nicht.
    .task = Zahle mit dem Gold, das 1 wert ist.
    .more = Damit verschenkst du 1 Gold. Zahle mit dem Gold, das 1 wert ist.
    .refuse = Dann verlierst du den Posten und eine Karte dazu. Zahle mit dem Gold, das 1 wert ist.
# en fa714140
lesson-ties-seal = Verbotene Bücher: 2 zu 2. Dein bestes Siegel ist A, Brunos ist H, also gewinnst du den Würfel mit 2 Punkten. Jetzt habt ihr beide 6 Punkte. Bei gleichen Punkten gewinnt, wer mehr Goldkarten hat.
    .task = Du gewinnst, mit einer einzigen Goldkarte.
# en 8f9ae1a7
lesson-ties-end = Gleiche Summe: Das beste Siegel gewinnt den Würfel. Gleiche Punkte: Mehr Goldkarten gewinnen. So kann eine niedrige Karte mit gutem Siegel ihren Preis wert sein, und das letzte Gold auf deiner Hand auch.
    .task = Gleichstand, entschieden.

# Was ein Coach zu einer Frage sagt, die zum ersten Mal gestellt wird.
# en cce19d83
coach-ask-place = Du gibst jeder Karte ihren Platz, bevor du die nächste siehst. In einem Zug behältst du eine, auch wenn es eine Kirchenkarte ist, eine kommt auf den Auktionsstapel, und für alle anderen liegt je eine offen aus.
# en 99704f7c
coach-ask-take = Nimm, was du sammelst, oder was jemand anderes gern hätte. Eine Kirchenkarte wirkt sofort.
# en f53ca821
coach-ask-church-card = Würfel, die du gewinnen wirst, sollten mehr zeigen, die anderen weniger. Du darfst auch verzichten.
# en 3b33ab12
coach-ask-church-two = Diese Karte dreht zwei verschiedene Würfel, beide in dieselbe Richtung. Wähle sie so, dass es dir hilft, wo du gewinnen willst, oder anderen schadet. Du darfst auch verzichten.
# en 463f638f
coach-ask-bid = Karten kauft man mit Gold, und Gold mit Karten jeder Art. Wer einen Posten gewinnt und nicht zahlt, wird bestraft.
# en ed50934e
coach-ask-pay = Wechselgeld gibt es nicht, also zahle so genau wie möglich. Für Gold gibst du Karten, die dir nichts einbringen.
# en 70b13d2f
coach-ask-bid-cards = Gold bezahlst du mit beliebigen Karten, verdeckt. Biete nicht mehr Karten, als dir das Gold wert ist.
# en 66fb7923
coach-event-picked-up = In einem Namen wie Mönch 3-G ist die Zahl der Wert und der Buchstabe das Siegel. Bei gleicher Summe in einer Kategorie gewinnt das beste Siegel den Würfel: A kommt vor B.
# en 51816f72
coach-event-sent = Die letzte Karte eines Zuges kommt dorthin, wo noch Platz ist. Was du zur Auktion gibst, weißt nur du.
