### Lektionen zu Monastery auf Deutsch. Wer lernt, wird mit du angesprochen; die Sätze sind kurz.

# en 23e47402
lesson-first = Monastery in fünf Minuten
# en 3b183a4b
lesson-first-place = Buchstaben auf deiner eigenen Leiste gewinnen: Jeder zählt am Ende 3 Testamentspunkte. Zuerst bauen alle gemeinsam ein Kloster und gehen darin umher.
    .task = Leg den Friedhof links über die Abtei.
    .elsewhere = Auch das ist erlaubt. Leg ihn in dieser Lektion links über die Abtei.
# en 9f0edc61
lesson-first-walk = Seine Wege treffen die der Abtei, und keiner endet an einer leeren Kante: So muss ein Plättchen liegen. Jeder Mönch gibt dir zwei Bewegungspunkte, einen für jeden Schritt. Der Friedhof ist einen Schritt entfernt.
    .task = Zieh einen Mönch auf den Friedhof.
# en dd3804c6
lesson-first-box = Er bleibt in einem Zahlenkästchen stehen. Sobald in jedem ein Mönch steht, ist das Plättchen voll besetzt: Bei der Wertung wird es gebaut, und jeder Mönch bringt die Zahl seines Kästchens.
    .task = Betritt das Kästchen mit der 2.
    .less = Dieses Kästchen bringt nur 1. Betritt das mit der 2.
# en c1feca04
lesson-first-stop = Das freie Kästchen wird sich Bruno holen. Dein anderer Mönch bleibt in der Abtei und nimmt dort Strapazen auf sich: Mehr Schritte brauchst du nicht.
    .task = Beende den Zug.
    .work = Lass ihn in der Abtei: Seine Strapazen bringen dort einen Punkt. Beende den Zug.
# en 1f9f133e
lesson-first-total = Jetzt werten alle, wie die Stundenscheibe es sagt: Ein Buch ist eine Studienrunde, ein Spaten eine Arbeitsrunde. Der Friedhof ist gebaut: Dein Mönch in Kästchen 2 brachte 2. Strapazen bringen je graues Plättchen und in der Abtei 1 dazu, in einer Arbeitsrunde auf braunen.
    .task = Zähl deine Punkte zusammen.
# en 069f7e1d
lesson-first-buy = Für 3 Punkte sammelst du Buchstaben oder Mönche ein, zum Preis über der Spalte. Deine Reihe ist rot, ein goldener Strich zeigt, was deiner Leiste noch fehlt; doch ein Mönch bringt in jeder Runde Schritte und Punkte: Nimm Mönche früh.
    .task = Sammle für 3 Punkte einen Mönch ein.
    .nothing = Dann bliebe von deinen 3 Punkten nur 1, als Segen. Sammle einen Mönch ein.
    .theirs = Dieser Mönch ist blau: Er würde für Bruno gehen. Sammle einen roten ein.
    .letters = Buchstaben kommen später: Sie zählen erst am Ende, und ein Mönch verdient die ganze Partie lang. Sammle einen Mönch ein.
# en 3d0434b4
lesson-first-pray = Eine andere Partie, die letzte Wertung: Ein Mönch von dir ist allein im Kapitelsaal. Wer allein auf einem gebauten Plättchen steht, darf statt der Strapazen für die Zahl im Kreis beten, ein Mönch in jedem Zug.
    .task = Lass ihn für 5 Punkte beten.
    .alone = Dann brächten ihm Strapazen nur 1 Punkt. Lass ihn für 5 beten.
# en f914d7d0
lesson-first-letter = Mit 1 für Strapazen hast du 6 Punkte, und für Mönche ist es zu spät. Ein Buchstabe auf deiner Leiste zählt 3, was er auch kostet; 1 bis 4 übrige Punkte werden ein Segen, 5 bis 9 zwei, und jeder zählt 1.
    .task = Hol das Beste heraus.
    .nothing = Zwei Segen würden 2 zählen. Das R zählt 3 und lässt Punkte für einen Segen übrig: Sammle das R ein.
    .dear = Auch das A zählt 3, lässt aber nichts für einen Segen übrig. Sammle das R ein.
    .monk = Mönche zählen am Ende nichts. Sammle das R ein.
    .theirs = Auf Brunos Leiste zählt das U nichts für dich und bringt nur einen Segen. Sammle das R ein.
# en f759ef96
lesson-first-count = Die fünf Buchstaben auf deiner Leiste zählen je 3, dein Segen 1; was auf Brunos Leiste liegt, zählt nur für ihn. Er hat ebenso viele Punkte, verliert aber 2 für ein Plättchen, das er noch hat.
    .task = Du gewinnst 16 zu 14.
# en 8622b021
lesson-first-end = Ziel: nach zwei Tagen die meisten Testamentspunkte.
    Runde: Erst ziehen alle, mit einem Plättchen und zwei Bewegungspunkten je Mönch. Dann werten alle durch Bau, Gebet und Strapazen und sammeln dafür Buchstaben und Mönche ein. Beim Kreuz auf der Stundenscheibe ziehst du Plättchen, beim Mond gehen alle Mönche in die Abtei.
    Testamentspunkte: 3 für jeden Buchstaben auf deiner eigenen Leiste, 1 für jeden Segen; Plättchen, die du noch hast, kosten welche.
    .task = Das ist Monastery.

# Was ein Coach zu einer Frage sagt, die zum ersten Mal gestellt wird.
# en c61f4f01
coach-ask-move = Du darfst ein Plättchen legen, und du ziehst: zwei Schritte für jeden deiner Mönche, der im Kloster aufrecht steht.
# en 0e7aad85
coach-ask-at = Ein Plättchen kommt neben die Abtei oder neben ein gebautes oder voll besetztes Plättchen. Kein Weg darf an einer leeren Kante enden, und Braun liegt nie neben Grau, wie die Abtei es ist.
# en e8c57fb5
coach-ask-box = Ein Mönch darf in seinem Kästchen bleiben, bis das Plättchen voll besetzt ist. Dann bringt jeder dort die Zahl seines Kästchens.
# en 7401e172
coach-ask-encourage = Einen Segen auf einem Plättchen im Bau bekommt, wer als Nächstes dorthin kommt.
# en 7cb45962
coach-ask-return = Behalte, was du bald legen kannst: Plättchen, die du am Ende noch hast, kosten Punkte.
# en 2d33d45a
coach-ask-score = Erst kommt der Bau, dann das Gebet, dann kommen die Strapazen. Einmal im Zug darf ein Mönch beten, der allein auf einem gebauten Plättchen steht.
# en 57a092b3
coach-ask-buy = Ein Buchstabe auf deiner eigenen Leiste zählt am Ende 3 Punkte. Mönche bringen in jeder Runde Schritte und nehmen Strapazen auf sich. Von dem, was übrig ist, bleibt nur wenig.
# en 1d36169e
coach-ask-strip = Auf deiner eigenen Leiste zählt der Buchstabe 3 Punkte. Auf einer anderen zählt er nichts, bringt dir aber sofort einen Segen.
# en 161b6de2
coach-ask-abbot = Wer die meisten Mönche in der Abtei hat, wird Abt und ist zuerst dran. Bei Gleichstand bestimmst du jemanden, aber nie dich selbst.
# en 52c4302d
coach-ask-prison = Nach jeder Wahl darf der Abt einen Mönch aus der Abtei einsperren. Der betet in der Arrestzelle, und niemand bekommt dafür Punkte.
# en f873051a
coach-event-built = Der Bau zählt von selbst, sobald in jedem Kästchen ein Mönch steht: Jeder bringt die Zahl seines Kästchens, aber in diesem Zug keine Strapazen.
# en 713ba360
coach-event-worked = Strapazen zählen von selbst, einmal je Plättchen: graue und die Abtei in einer Studienrunde, braune in einer Arbeitsrunde.
# en 0c8056de
coach-event-rested = Nicht ausgegebene Punkte werden zu Segen: einer für 1 bis 4, zwei für 5 bis 9. Jeder ersetzt später einen Punkt oder zählt am Ende 1.
# en 5ca2ccbb
coach-event-rose = In jeder Betstundenrunde kehren Mönche, die beteten, in die Abtei zurück und können wieder ziehen.
# en 93a464ca
coach-event-elected = Wer in einer Betstundenrunde die meisten Mönche in der Abtei hat, wird Abt und ist in jeder Runde zuerst dran.
# en 7810290f
coach-event-reelected = In einer Betstundenrunde wird der Abt neu gewählt: wer die meisten Mönche in der Abtei hat. Hat der Abt sie allein, bleibt er es.

# en 5ba1200b
lesson-tiles = Wo ein Plättchen passt
# en be86e0a5
lesson-tiles-place = Ein Plättchen kommt neben die Abtei oder neben ein gebautes oder voll besetztes Plättchen. Die Kapelle ist gebaut, und oben führt ein Weg aus ihr heraus.
    .task = Leg die Almosenausgabe über die Kapelle.
    .abbey = Neben die Abtei würde sie auch passen. Leg sie in dieser Lektion über die Kapelle.
# en 6e45bc34
lesson-tiles-turn = Ein Weg, der den Rand seines Plättchens erreicht, muss weitergehen. Er darf auf keine leere Kante stoßen, also passt die Almosenausgabe nicht in jeder Richtung.
    .task = Dreh sie so, dass die Wege sich treffen.
# en 19f5e758
lesson-tiles-brown = Ein Acker ist braun. Braun liegt nie neben Grau, und Abtei und Schreibstube sind grau. Wegeplättchen passen neben beides, ebenso Plättchen, die grau und braun zugleich sind, wie die Krankenstube.
    .task = Finde einen Platz für den Acker.
# en b89d7ffe
lesson-tiles-end = Wege gehen weiter und enden nie an einer leeren Kante. Grau und Braun bleiben getrennt: Wegeplättchen führen vom einen zum anderen.
    .task = Es passt.

# en 820def56
lesson-walking = Gehen und Kästchen
# en 3199a42e
lesson-walking-pass = Zwei Mönche geben dir vier Schritte. Über ein gebautes Plättchen wie die Kapelle darf ein Mönch weitergehen. Auf einem im Bau bleibt er stehen, in einem Kästchen. Dem Friedhof fehlt ein Mönch.
    .task = Geh durch die Kapelle auf den Friedhof.
    .short = Das ist erlaubt, aber dem Friedhof fehlt ein Mönch, und zwei Schritte reichen. Geh dorthin.
# en f90863c9
lesson-walking-secret = Voll besetzt: Jetzt verlässt niemand mehr den Friedhof, bis er gewertet ist. Dein anderer Mönch hat zwei Schritte. Einer führt von überall zum Geheimgang deiner Farbe, und der ist gebaut: Dort darf er weitergehen.
    .task = Geh durch deinen Geheimgang zur Almosenausgabe.
    .short = Er kommt weiter, mit zwei Schritten durch deinen Geheimgang: bis zur Almosenausgabe.
# en 38f33c00
lesson-walking-end = Über gebaute Plättchen geht man hinweg, über andere nicht. Ein Mönch im Kästchen darf in einem späteren Zug gehen, solange das Plättchen nicht voll besetzt ist. Übrige Schritte verfallen.
    .task = Vier Schritte, zwei Kästchen.

# en 6e399f27
lesson-prayer = Gebet
# en f902c6b5
lesson-prayer-where = Einmal im Zug darf einer deiner Mönche beten: allein auf einem gebauten Plättchen, für die Zahl im Kreis. Auf dem Friedhof ist deiner nicht allein.
    .task = Lass den beten, der am meisten bringt.
    .less = Das bringt 3, und nur einer darf beten. Der Kapitelsaal bringt 5.
    .work = Strapazen bringen 1 je Plättchen. Ein Gebet im Kapitelsaal bringt 5.
# en 0ae44fce
lesson-prayer-chapel = Die Kapelle ist besonders: Ein Gebet dort bringt 6, und auch andere dürfen dort stehen oder beten.
    .task = Wähle das bessere Gebet.
    .less = Das bringt 5, die Kapelle 6, obwohl andere dort sind. Bete in der Kapelle.
    .work = Strapazen brächten 1. Ein Gebet in der Kapelle bringt 6.
# en d5602bc4
lesson-prayer-end = Wer betet, geht nicht und nimmt keine Strapazen auf sich, bis zur nächsten Betstunde. Dann steht er in der Abtei auf. Und wo er betet, bringen Strapazen niemandem etwas.
    .task = Bete, wo es sich lohnt.

# en eae96e02
lesson-icons = Symbole
# en 26183084
lesson-icons-use = Neun Plättchen haben ein Symbol. Ein Mönch, der in deiner Wertung dort steht, darf es einmal nutzen. Die Almosenausgabe bringt einen Segen.
    .task = Nutze zuerst die Almosenausgabe.
    .late = Ein betender Mönch kann das Symbol nicht mehr nutzen. Nutze zuerst die Almosenausgabe.
    .first = Das Gebet kann warten. Nutze zuerst die Almosenausgabe.
    .forgone = Dann ist der Segen der Almosenausgabe verloren. Nutze sie zuerst.
# en 314ee52e
lesson-icons-pray = Wer ein Symbol genutzt hat, darf noch beten oder Strapazen auf sich nehmen. Andere Symbole zählen von selbst: Strapazen in der Schreibstube bringen 2, im Landwirtschaftsbetrieb 3.
    .task = Lass einen der beiden beten.
    .work = Strapazen allein bringen 4. Mit einem Gebet sind es 5.
# en fcf99736
lesson-icons-end = Ein Segen und 5 Punkte. Ein Symbol gilt für alle, die dort stehen, in ihrem eigenen Zug, aber nicht in der Runde, in der das Plättchen gebaut wurde, und nicht, solange dort gebetet wird.
    .task = Erst das Symbol, dann das Gebet.

# en 6ed447a9
lesson-strips = Buchstaben auf fremden Leisten
# en a7a77e4b
lesson-strips-strip = Du hast ein E eingesammelt, und es passt auf beide Leisten. Auf deiner liegt es groß und zählt am Ende 3. Auf Brunos läge es klein und zählte für niemanden.
    .task = Leg es auf deine eigene Leiste.
    .theirs = Dort bringt es dir einen Segen und zählt nichts. Auf deiner zählt es 3.
# en fc921e56
lesson-strips-rest = 1 Punkt ist übrig. Behalten wird er zu einem Segen. Aber das Q kostet 1 und passt auf Brunos Leiste: Auch das bringt einen Segen. Und wo dein kleiner Buchstabe liegt, kann Bruno keinen großen mehr legen.
    .task = Sammle das Q für Brunos Leiste ein.
    .nothing = Auch das bringt einen Segen, lässt Bruno aber den Platz. Sammle das Q ein.
    .monk = Das wäre Brunos Mönch. Sammle das Q ein.
# en ae7de2be
lesson-strips-end = Groß auf der eigenen Leiste: 3 Punkte. Klein auf einer fremden: sofort ein Segen, und dort liegt kein großer mehr. Aber wer eine volle Leiste hat, auch mit kleinen Buchstaben, zahlt die niedrigeren Preise.
    .task = Nichts ist verschwendet.

# en 03c271f7
lesson-elections = Wahlen und Arrest
# en 0bf9d9d6
lesson-elections-tie = Eine Betstunde: Wer die meisten Mönche in der Abtei hat, wird Abt und ist zuerst dran. Hier haben alle drei zwei. Dann bestimmst du, bisher Abt, jemand anderen, nie dich selbst.
    .task = Bestimme Clara.
    .bruno = Auch das ist erlaubt. Bestimme in dieser Lektion Clara.
# en f7896ab2
lesson-elections-prison = Ein andermal hast du die meisten Mönche und bist Abt. Nach jeder Wahl darf der Abt einen Mönch aus der Abtei einsperren. Der betet bis zur nächsten Betstunde in der Arrestzelle, ohne Punkte für irgendwen. Bruno ist dort stark.
    .task = Sperr einen Mönch von Bruno ein.
    .own = Dein eigener Mönch würde dir fehlen. Sperr einen von Bruno ein.
    .clara = Clara hat dort nur einen Mönch. Sperr einen von Bruno ein.
    .spare = Das ist freundlich, aber Bruno könnte dich überholen. Sperr einen seiner Mönche ein.
# en f072e9f8
lesson-elections-end = Mönche in der Abtei sind Stimmen: Zähl sie vor jeder Betstunde. Der Abt ist in jeder Runde zuerst dran und bekommt so oft das bessere Kästchen oder den besseren Buchstaben.
    .task = Es lebe der Abt.
