### Lektionen zu Monastery auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en 23e47402
lesson-first = Monastery in fünf Minuten
# en 1723dbd3
lesson-first-place = Du baust ein Kloster, und deine Mönche bringen dort Punkte ein. Du gibst sie sofort für Buchstaben aus, und jeder Buchstabe deines eigenen Satzteils zählt am Ende 3. Die ersten Plättchen kommen neben die Abtei. Der Friedhof hat Platz für zwei Mönche.
    .task = Leg den Friedhof links über die Abtei.
    .elsewhere = Auch das ist erlaubt. Leg ihn in dieser Lektion links über die Abtei.
# en 4f0dc0ad
lesson-first-walk = Jetzt ziehen deine Mönche, zwei Schritte für jeden. Dieser Mönch steht in der Abtei, einen Schritt entfernt.
    .task = Zieh den Mönch auf den Friedhof.
# en 22a7e2fe
lesson-first-box = Dort bleibt er in einem Zahlenkästchen stehen. Sobald in jedem Kästchen ein Mönch steht, ist das Plättchen gebaut. Dann bringt jeder Mönch die Zahl seines Kästchens.
    .task = Betritt das Kästchen mit der 2.
    .less = Dieses Kästchen bringt nur 1. Betritt das mit der 2.
# en f1dc23ce
lesson-first-stop = Dein anderer Mönch kann in der Abtei bleiben und dort arbeiten. Das freie Kästchen wird sich Bruno holen.
    .task = Beende den Zug.
    .work = Lass ihn in der Abtei: Dort arbeitet er für einen Punkt. Beende den Zug.
# en d87d5230
lesson-first-total = Bruno hat das andere Kästchen genommen. Damit ist der Friedhof gebaut, und dein Mönch dort bringt 2 Punkte. Der in der Abtei arbeitet für 1 weiteren.
    .task = Zähl deine Punkte zusammen.
# en 89f0d09e
lesson-first-buy = Du hast 3 Punkte, die du jetzt ausgibst. Jeder Buchstabe auf deiner eigenen Buchstabenleiste zählt am Ende 3, was er auch gekostet hat. Bleiben 1 bis 4 Punkte übrig, werden sie zu einem Segen.
    .task = Hol dir für 2 Punkte das I oder das B.
    .nothing = Dann würden alle 3 Punkte zu einem einzigen Segen. Hol dir das I oder das B.
    .monk = Auch Mönche lohnen sich: Sie gehen und arbeiten für dich. Hol dir in dieser Lektion einen Buchstaben, das I oder das B.
    .rest = Das L kostet 1, aber 2 übrige Punkte bringen nicht mehr als einer. Hol dir das I oder das B.
    .theirs = Dieser Buchstabe gehört auf Brunos Leiste und zählt dort nichts für dich. Hol dir das I oder das B.
    .dear = Das E zählt nicht mehr als andere und lässt nichts übrig. Hol dir das I oder das B.
# en 1486171b
lesson-first-pray = Wir springen zum letzten Tag einer anderen Partie und zu deiner letzten Wertung. Ein Mönch von dir ist allein im Kapitelsaal. Einmal im Zug darf ein Mönch, der allein auf einem gebauten Plättchen steht, für die Zahl im Kreis beten.
    .task = Lass ihn für 5 Punkte beten.
    .alone = Dann würde er nur arbeiten, für 1 Punkt. Lass ihn für 5 beten.
# en 45d19d0f
lesson-first-letter = Mit 1 Punkt für Arbeit hast du 6. Ein Buchstabe auf deiner Leiste zählt 3, ein Segen 1. Und 1 bis 4 übrige Punkte werden zu einem Segen.
    .task = Hol das Beste heraus.
    .nothing = Zwei Segen würden 2 zählen. Das R zählt 3 und lässt Punkte für einen Segen übrig: Hol dir das R.
    .dear = Auch das A zählt 3, lässt aber nichts für einen Segen übrig. Hol dir das R.
    .monk = Mönche zählen am Ende nichts. Hol dir das R.
    .theirs = Auf Brunos Leiste zählt das U nichts für dich und bringt nur einen Segen. Hol dir das R.
# en 7164ac03
lesson-first-count = Fünf Buchstaben auf deiner Leiste zählen 15, dein Segen 1. Auch Bruno hat fünf Buchstaben und einen Segen. Aber er hat noch ein Plättchen, und das kostet ihn 2 Punkte.
    .task = Du gewinnst 16 zu 14.
# en 5e07af1e
lesson-first-end = Das Ziel: am Ende die meisten Punkte haben, vor allem durch Buchstaben auf deiner Leiste.
    Eine Runde: Alle dürfen ein Plättchen legen und ziehen ihre Mönche. Danach werten alle: Bauen, Gebet und Arbeit. Die Punkte geben sie sofort aus.
    Was zählt: 3 Punkte für jeden Buchstaben auf deiner eigenen Leiste, 1 für jeden Segen. Plättchen, die du noch hast, kosten Punkte.
    .task = Das ist Monastery.

# Was ein Coach zu einer Frage sagt, die zum ersten Mal gestellt wird.
# en c61f4f01
coach-ask-move = Du darfst ein Plättchen legen, und du ziehst: zwei Schritte für jeden deiner Mönche, der im Kloster aufrecht steht.
# en afb7ac70
coach-ask-at = Ein Plättchen kommt neben die Abtei oder neben ein gebautes oder voll besetztes Plättchen. Kein Weg darf an einer leeren Kante enden, und Grau und Braun liegen nie nebeneinander.
# en e8c57fb5
coach-ask-box = Ein Mönch darf in seinem Kästchen bleiben, bis das Plättchen voll besetzt ist. Dann bringt jeder dort die Zahl seines Kästchens.
# en 7401e172
coach-ask-encourage = Einen Segen auf einem Plättchen im Bau bekommt, wer als Nächstes dorthin kommt.
# en 7cb45962
coach-ask-return = Behalte, was du bald legen kannst: Plättchen, die du am Ende noch hast, kosten Punkte.
# en 4136f3e8
coach-ask-score = Erst kommt das Bauen, dann das Gebet, dann die Arbeit. Einmal im Zug darf ein Mönch beten, der allein auf einem gebauten Plättchen steht.
# en 57a092b3
coach-ask-buy = Ein Buchstabe auf deiner eigenen Leiste zählt am Ende 3 Punkte. Mönche bringen in jeder Runde Schritte und Arbeit. Von dem, was übrig ist, bleibt nur wenig.
# en 1d36169e
coach-ask-strip = Auf deiner eigenen Leiste zählt der Buchstabe 3 Punkte. Auf einer anderen zählt er nichts, bringt dir aber sofort einen Segen.
# en 161b6de2
coach-ask-abbot = Wer die meisten Mönche in der Abtei hat, wird Abt und ist zuerst dran. Bei Gleichstand benennst du jemanden, aber nie dich selbst.
# en 52c4302d
coach-ask-prison = Nach jeder Wahl darf der Abt einen Mönch aus der Abtei einsperren. Der betet in der Arrestzelle, und niemand bekommt dafür Punkte.

# en 5ba1200b
lesson-tiles = Wo ein Plättchen passt
# en 43662aa7
lesson-tiles-place = Ein Plättchen kommt neben die Abtei oder neben ein gebautes oder voll besetztes Plättchen. Die Kapelle ist gebaut, und oben führt ein Weg aus ihr heraus.
    .task = Leg die Almosenausgabe über die Kapelle.
    .abbey = Neben die Abtei würde sie auch passen. Leg sie in dieser Lektion über die Kapelle.
# en 6e45bc34
lesson-tiles-turn = Ein Weg, der den Rand seines Plättchens erreicht, muss weitergehen. Er darf auf keine leere Kante stoßen, also passt die Almosenausgabe nicht in jeder Richtung.
    .task = Dreh sie so, dass die Wege sich treffen.
# en 19f5e758
lesson-tiles-brown = Ein Acker ist braun. Braun liegt nie neben Grau, und Abtei und Schreibstube sind grau. Wege passen neben beides, ebenso Plättchen, die grau und braun zugleich sind, wie die Krankenstube.
    .task = Finde einen Platz für den Acker.
# en b89d7ffe
lesson-tiles-end = Wege gehen weiter und enden nie an einer leeren Kante. Grau und Braun bleiben getrennt: Wege-Plättchen führen vom einen zum anderen.
    .task = Es passt.
