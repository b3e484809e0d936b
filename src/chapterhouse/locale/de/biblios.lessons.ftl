### Lektionen zu Biblios auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en aeae6502
lesson-first = Biblios in drei Minuten
# en b5bb2a46
lesson-first-keep = Es gibt fünf Arten von Karten und zu jeder einen Würfel. Die höchste Summe einer Art gewinnt ihren Würfel, und dessen Zahl sind Punkte. Du hast einen Mönch mit dem Wert 4 gezogen, und nur du siehst ihn.
    .task = Behalte den Mönch.
    .bruno = Dann könnte Bruno ihn nehmen. Kein Mönch ist mehr wert als 4: Behalte ihn.
    .later = Dann würde er später versteigert, vielleicht an Bruno. Kein Mönch ist mehr wert als 4: Behalte ihn.
# en 649aa4af
lesson-first-give = Du legst jede Karte ab, bevor du die nächste siehst: eine für dich, eine für die Auktion, eine offen für Bruno. Diese Heilige Schrift ist nur 1 wert.
    .task = Leg sie für Bruno in die gemeinsame Auslage.
    .cheap = Was auf den Auktionsstapel kommt, kann man später kaufen. Eine Heilige Schrift mit dem Wert 1 lohnt das kaum: Gib sie Bruno.
# en 469ab328
lesson-first-take = Deine dritte Karte musste auf den Auktionsstapel. Dann war Bruno am Zug. Er hat eine Karte behalten und eine auf den Auktionsstapel gelegt. Diese hier ist für dich.
    .task = Nimm die Kirchenkarte.
# en 334169ca
lesson-first-raise = Kirchenkarten verändern die Würfel. Du sammelst Mönche.
    .task = Erhöhe den Würfel der Mönche.
    .wasted = Dann wäre die Karte verschenkt. Du sammelst Mönche: Erhöhe ihren Würfel.
    .other = Das hilft denen, die solche Karten sammeln. Du sammelst Mönche: Erhöhe ihren Würfel.
# en 27fbbbd0
lesson-first-sell = Viele Züge später ist der Nachziehstapel leer. Jetzt wird der Auktionsstapel versteigert, Karte für Karte. Zuerst kommt Gold. Gold bezahlt man mit Karten, also bietest du eine Anzahl Karten.
    .task = Biete 1 Karte für das Gold.
    .gold = Gold brauchst du gleich, und eine deiner Karten nützt dir wenig. Biete 1.
    .many = Für den Anfang genügt 1 Karte. Biete 1.
# en 5951d403
lesson-first-give-up = Bruno passt: Das Gold gehört dir für eine Karte. Vier deiner Karten sind kein Gold. Eine einzelne Heilige Schrift mit dem Wert 1 gewinnt kaum einen Würfel.
    .task = Zahle mit der Heiligen Schrift.
    .die = Dieses Manuskript kann dir noch einen Würfel gewinnen. Zahle mit der Heiligen Schrift.
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
# en 05920c16
lesson-first-count = Das war der letzte Posten, und alle Hände liegen offen. Mönche: Du hast 4 + 2 + 3 = 9, Bruno 7. Ihr Würfel bringt dir 4 Punkte, und dein einziges Manuskript gewinnt einen Würfel mit 3. Bruno gewinnt zwei Würfel mit 3.
    .task = Du gewinnst 7 zu 6.
# en 4f7e5756
lesson-first-end = Das Ziel: die meisten Punkte auf den Würfeln, die du gewinnst.
    Ein Zug: Du ziehst Karten, eine nach der anderen. Eine behältst du, eine legst du auf den Auktionsstapel, und für alle anderen legst du je eine offen aus. Später kommt die Auktion: Karten für Gold und Gold für Karten.
    Was zählt: In jeder Art gewinnt die höchste Summe den Würfel. Gold zählt nichts.
    .task = Das ist Biblios.
