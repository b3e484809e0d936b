### Monastery auf Deutsch. Die Begriffe sind die des Glossars in monastery.rules.ftl.
###
### $seat und $owner sind Namen und werden nie gebeugt: kein Satz verrät ein Geschlecht.
### Ein Plättchen hat vier Formen, die nicht immer die Fälle ihres Namens sind, damit Küche, Acker
### und Ställe in jeden Satz passen: .acc sagt wohin („in die Küche“), .dat wo („auf dem Acker“),
### .gen woher („aus den Ställen“), und .ins ist das Plättchen selbst im Akkusativ („die Küche“,
### „einen Acker“). Ebenso { at.acc }, { at.dat } und so weiter mit den Koordinaten dahinter.

## Das Spiel

# en 7419b09f
game = Monastery
    .about = Plättchen für Plättchen ein Kloster bauen, darin beten und arbeiten und die Buchstaben eines Gebets sammeln
    .lasts = 30 bis 90 Minuten
    .weight = braucht etwas Einarbeitung
    .suits = Für Menschen, die gern Plättchen legen, gemeinsam bauen und einander trotzdem das Beste wegschnappen
# en e58753fd
overview-phrase = Vervollständige deinen Satzteil des Gebets. Jeder Buchstabe, den du auf deine eigene Buchstabenleiste legst, zählt am Ende 3 Punkte. Wer die meisten Punkte hat, gewinnt.
# en ce0d1a99
overview-lay = In einem Bewegungszug darfst du ein Plättchen neben die Abtei oder ein fertig gebautes Plättchen legen, und du ziehst deine Mönche: zwei Schritte für jeden, der im Kloster aufrecht steht.
# en 22422e6c
overview-boxes = Kommt ein Mönch auf ein Plättchen im Bau, bleibt er in einem seiner Zahlenkästchen stehen. Sobald in jedem Kästchen ein Mönch steht, ist es voll besetzt: Bei der Wertung wird es gebaut, und jeder Mönch bringt die Zahl seines Kästchens.
# en edeb84af
overview-pray = Auf fertig gebauten Plättchen bringen deine Mönche auf zwei andere Arten Punkte. Einmal im Zug darf ein Mönch, der allein auf seinem Plättchen steht, für die Zahl im Kreis beten und bleibt dort bis zur nächsten Betstunde.
# en 30831a2c
overview-work = Alle anderen arbeiten für 1 Punkt je Plättchen: auf grauen und in der Abtei in einer Studienrunde, auf braunen in einer Arbeitsrunde.
# en 85b63c32
overview-buy = Punkte gibst du sofort aus, für Buchstaben und Mönche von der Gebetstafel. Von dem, was übrig ist, bleibt nur wenig als Segen: Jeder zahlt später einen Punkt.
# en 68139a20
overview-service = In einer Betstundenrunde gehen betende Mönche in die Abtei zurück. Wer dort die meisten Mönche hat, wird Abt und ist zuerst dran. Dann ziehen alle neue Plättchen.
# en 1cfb789a
overview-letters = Auf deiner Buchstabenleiste liegt ein Buchstabe groß und zählt 3. Auf der einer anderen Person liegt er klein und zählt nichts, bringt dir aber sofort einen Segen.
# en 1d70b1d4
overview-leftovers = Jeder Segen, den du am Ende hast, zählt 1 Punkt. Plättchen, die du noch hast, zählen Minuspunkte.
# en fed26102
overview-end = Die Partie endet mit der Runde, in der der letzte Buchstabe eingesammelt wird, oder mit der zweiten Nacht.
# en 1a454203
overview-colours = Graue Plättchen sind fürs Studium, braune für die Arbeit, und beide liegen nie nebeneinander. Wegeplättchen passen neben beide.
# en f33f865a
overview-edges = Ein Weg, der den Rand seines Plättchens erreicht, muss weitergehen: Er darf auf keine leere Kante stoßen.
# en 19f3f7ce
overview-icons = Manche fertig gebauten Plättchen tragen ein Symbol: Steht dort ein Mönch von dir, darfst du es in einem Wertungszug nutzen, etwa um ein Plättchen zu ziehen oder zwei Buchstaben zu vertauschen.
# en 4ebd1fa1
overview-together = Ein Plättchen, das nicht voll besetzt ist, bringt nichts. Geh auf Plättchen, die andere begonnen haben oder die du selbst füllen kannst.
# en 5779252e
overview-monks = Sammle früh Mönche ein: Jeder bringt im Zug zwei Schritte mehr und arbeitet für dich bis zum Schluss.

## Was auf dem Tisch liegt

# Zu allem, worauf man zeigt: wozu es da ist; der Name steht darüber.

# en d370f768
about-plan = Ein Mönch, der hierher kommt, bleibt in einem freien Zahlenkästchen stehen. Steht in jedem ein Mönch, ist das Plättchen voll besetzt: Bei der Wertung wird es gebaut, und jeder Mönch bringt die Zahl seines Kästchens.
# en 3ae65e14
about-built = In deinem Wertungszug darf ein Mönch, der hier allein steht, für den Wert beten; oder deine Mönche arbeiten hier für 1 Punkt, wenn die Runde passt.
# en 785a06c5
about-to-place = Leg es neben ein gebautes oder voll besetztes Plättchen, sodass eine Kante anschließt; Grau und Braun liegen nie nebeneinander. Hast du es am Ende noch, zählt es Minuspunkte.
# en 99c07da6
about-letter = Auf deiner eigenen Buchstabenleiste liegt er groß und zählt am Ende 3. Auf einer anderen zählt er nichts, bringt dir aber sofort einen Segen.
# en d5d4e703
about-monk = Eingesammelt steht er sofort in der Abtei. Er gehört der Person mit seiner Farbe und bringt ihr zwei Schritte mehr im Zug.
# en c541b1b9
about-price = So viel kostet ein Buchstabe oder Mönch dieser Spalte, in Punkten und Segen. Die untere Reihe gilt für alle, deren Satzteil vollständig ist.
# en 9219918f
about-strip = Große Buchstaben zählen am Ende 3, kleine nichts. Sind alle neun Felder belegt, ist der Satzteil vollständig, und es gelten die unteren Preise.
# en b6e537fc
about-blessings = Jeder zahlt in einem späteren Wertungszug einen Punkt und zählt 1, wenn du ihn am Ende noch hast.
# en 2dfd8ac8
about-bag = Daraus werden in Betstundenrunden Plättchen gezogen. In einem Bewegungszug darf man eins austauschen, statt eins zu legen.
# en 1f5e7c92
about-supply = Von hier kommen die Segen. Ist keiner mehr da, wenn einer fällig ist, legen erst alle, die welche haben, einen zurück.
# en 5757643a
about-service = Betende Mönche gehen in die Abtei zurück, ein Abt wird gewählt, und alle ziehen Plättchen.
# en 3f2db5d6
about-study = Alle legen Plättchen und ziehen mit ihren Mönchen; dann werten alle. Strapazen zählen auf grauen Plättchen und in der Abtei.
# en 08683351
about-toil = Alle legen Plättchen und ziehen mit ihren Mönchen; dann werten alle. Strapazen zählen auf braunen Plättchen.
# en f9e15671
about-night = Alle Mönche gehen in die Abtei zurück. Die zweite Nacht beendet die Partie.
# en a98a0434
about-abbot = Der Abt ist in jeder Runde zuerst dran. In Betstundenrunden wird gewählt, wer die meisten Mönche in der Abtei hat.
# en fbf0c4b0
about-movement = Zwei für jeden deiner Mönche, der im Kloster aufrecht steht; ein Schritt kostet einen. Der Rest verfällt mit dem Zug.
# en 6a37deb9
about-points = Punkte werden jetzt ausgegeben, für Buchstaben und Mönche von der Gebetstafel. Vom Rest bleiben nur wenige Segen.
# en 756097e7
about-chapel = Ein Gebet bringt hier 6 Punkte, auch neben anderen Mönchen.
# en c67a62e1
about-almonry = In deinem Wertungszug darfst du einen Segen nehmen.
# en 2861c3d7
about-farm = Strapazen bringen hier in einer Arbeitsrunde 3 Punkte.
# en f9988d47
about-scriptum = Strapazen bringen hier in einer Studienrunde 2 Punkte.
# en 597a0af8
about-library = In deinem Wertungszug darfst du zwei große Buchstaben der Gebetstafel vertauschen; danach liegt ihre kleine Seite oben.
# en 294d525f
about-workshop = In deinem Wertungszug darfst du ein Plättchen ziehen und dann eins zurücklegen.
# en 7949987b
about-stables = In deinem Wertungszug darfst du noch ein Plättchen legen.
# en d1e7a3f1
about-abbots-house = In deinem Wertungszug darfst du eine sofortige Neuwahl verlangen.
# en 4ec394a9
about-brewhouse = In einer Betstunden- oder Nachtrunde wählst du, welche deiner Mönche bleiben, wo sie sind.
# en 182df431
about-prison-cell = Nach einer Abtswahl darf der Abt hier einen Mönch aus der Abtei einsperren.
# en 2d0cd92c
about-secret-way-red = Ein roter Mönch darf von überall für einen Bewegungspunkt hierher ziehen.
# en c02da2ab
about-secret-way-blue = Ein blauer Mönch darf von überall für einen Bewegungspunkt hierher ziehen.
# en c20432c3
about-secret-way-green = Ein grüner Mönch darf von überall für einen Bewegungspunkt hierher ziehen.
# en b091b774
about-secret-way-yellow = Ein gelber Mönch darf von überall für einen Bewegungspunkt hierher ziehen.
# en d3fabb46
about-feature = Wer es legt, bekommt einen Segen für jedes Plättchen daneben.
# en a2c37017
about-path = Der Bau bringt auch Punkte für fertig gebaute Wegeplättchen, die damit verbunden sind. Strapazen gibt es hier nicht.
# en 98a1997a
about-field = Der Bau bringt auch Punkte für fertig gebaute Äcker, die damit zusammenhängen.
# en d6dd3111
about-garden = Der Bau bringt auch Punkte für fertig gebaute Gärten, die damit zusammenhängen, jeweils 2.
# en 6c2c0ca3
about-both = Strapazen zählen hier in Studien- und in Arbeitsrunden.
# en ef8b7a11
about-abbey = Strapazen zählen hier in Studienrunden. Bei Abtswahlen zählen die Mönche in der Abtei.

## Bausteine
# Sie stehen in den Sätzen weiter unten und übernehmen deren Angaben.

# en ae97df88
at = { $place } ({ $x }/{ $y })
    .acc = { $place-acc } ({ $x }/{ $y })
    .gen = { $place-gen } ({ $x }/{ $y })
    .dat = { $place-dat } ({ $x }/{ $y })
    .ins = { $place-ins } ({ $x }/{ $y })
# Woher ein Buchstabe der Gebetstafel kommt.
# en 25606040
cell = aus Spalte { $column } der { $row-gen } Reihe
# en a3cf8867
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dat = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
# en bd6f1ca2
cost = { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}
# en 52fa199e
number-of-blessings = { $blessings } Segen
    .acc = { $blessings ->
        [0] keinen Segen
        [one] einen Segen
       *[other] { $blessings } Segen
    }
# en bee23c6c
number-of-monks = { $amount ->
    [one] { $amount } Mönch
   *[other] { $amount } Mönche
}
    .acc = { $amount ->
        [0] keinen Mönch
        [one] einen Mönch
       *[other] { $amount } Mönche
    }
    .dat = { $amount ->
        [0] keinem Mönch
        [one] einem Mönch
       *[other] { $amount } Mönchen
    }

## Plättchen

# en 5f17f963
tile-chapter-house = Kapitelsaal
    .acc = in den Kapitelsaal
    .gen = aus dem Kapitelsaal
    .dat = im Kapitelsaal
    .ins = den Kapitelsaal
# en 4fe2477d
tile-abbots-house = Haus des Abtes
    .acc = ins Haus des Abtes
    .gen = aus dem Haus des Abtes
    .dat = im Haus des Abtes
    .ins = das Haus des Abtes
# en acc5946f
tile-dormitory = Schlafsaal
    .acc = in den Schlafsaal
    .gen = aus dem Schlafsaal
    .dat = im Schlafsaal
    .ins = den Schlafsaal
# en 35b65afb
tile-chapel = Kapelle
    .acc = in die Kapelle
    .gen = aus der Kapelle
    .dat = in der Kapelle
    .ins = die Kapelle
# en 58344f5c
tile-scriptum = Schreibstube
    .acc = in die Schreibstube
    .gen = aus der Schreibstube
    .dat = in der Schreibstube
    .ins = die Schreibstube
# en 350d754a
tile-library = Bücherei
    .acc = in die Bücherei
    .gen = aus der Bücherei
    .dat = in der Bücherei
    .ins = die Bücherei
# en 70ed8bcc
tile-guest-house = Gästehaus
    .acc = ins Gästehaus
    .gen = aus dem Gästehaus
    .dat = im Gästehaus
    .ins = das Gästehaus
# en 59f9b709
tile-almonry = Almosenausgabe
    .acc = in die Almosenausgabe
    .gen = aus der Almosenausgabe
    .dat = in der Almosenausgabe
    .ins = die Almosenausgabe
# en b0030a24
tile-bursary = Schatzkammer
    .acc = in die Schatzkammer
    .gen = aus der Schatzkammer
    .dat = in der Schatzkammer
    .ins = die Schatzkammer
# en b1063d6b
tile-calefactory = Bedienstetenhaus
    .acc = ins Bedienstetenhaus
    .gen = aus dem Bedienstetenhaus
    .dat = im Bedienstetenhaus
    .ins = das Bedienstetenhaus
# en 77ab7641
tile-cemetery = Friedhof
    .acc = auf den Friedhof
    .gen = vom Friedhof
    .dat = auf dem Friedhof
    .ins = den Friedhof
# en bd0e634e
tile-locutory = Aufenthaltsraum
    .acc = in den Aufenthaltsraum
    .gen = aus dem Aufenthaltsraum
    .dat = im Aufenthaltsraum
    .ins = den Aufenthaltsraum
# en 27f8e141
tile-prison-cell = Arrestzelle
    .acc = in die Arrestzelle
    .gen = aus der Arrestzelle
    .dat = in der Arrestzelle
    .ins = die Arrestzelle
# en 3ad3407e
tile-brewhouse = Brauerei
    .acc = in die Brauerei
    .gen = aus der Brauerei
    .dat = in der Brauerei
    .ins = die Brauerei
# en d170d4df
tile-kitchen = Küche
    .acc = in die Küche
    .gen = aus der Küche
    .dat = in der Küche
    .ins = die Küche
# en 5c23c95a
tile-bakehouse = Backstube
    .acc = in die Backstube
    .gen = aus der Backstube
    .dat = in der Backstube
    .ins = die Backstube
# en 20fec4b4
tile-farm = Landwirtschaftsbetrieb
    .acc = in den Landwirtschaftsbetrieb
    .gen = aus dem Landwirtschaftsbetrieb
    .dat = im Landwirtschaftsbetrieb
    .ins = den Landwirtschaftsbetrieb
# en 676a0c9a
tile-stables = Ställe
    .acc = in die Ställe
    .gen = aus den Ställen
    .dat = in den Ställen
    .ins = die Ställe
# en d6fc91fb
tile-workshop = Werkstatt
    .acc = in die Werkstatt
    .gen = aus der Werkstatt
    .dat = in der Werkstatt
    .ins = die Werkstatt
# en 5e7ec240
tile-smithy = Schmiede
    .acc = in die Schmiede
    .gen = aus der Schmiede
    .dat = in der Schmiede
    .ins = die Schmiede
# en a3c3ca01
tile-piggery = Schweinestall
    .acc = in den Schweinestall
    .gen = aus dem Schweinestall
    .dat = im Schweinestall
    .ins = den Schweinestall
# en 1d731975
tile-buttery = Vorratskammer
    .acc = in die Vorratskammer
    .gen = aus der Vorratskammer
    .dat = in der Vorratskammer
    .ins = die Vorratskammer
# en 18d83d7e
tile-corn-mill = Getreidemühle
    .acc = in die Getreidemühle
    .gen = aus der Getreidemühle
    .dat = in der Getreidemühle
    .ins = die Getreidemühle
# en 1ab5c543
tile-refectory = Speisesaal
    .acc = in den Speisesaal
    .gen = aus dem Speisesaal
    .dat = im Speisesaal
    .ins = den Speisesaal
# en 85232887
tile-infirmary = Krankenstube
    .acc = in die Krankenstube
    .gen = aus der Krankenstube
    .dat = in der Krankenstube
    .ins = die Krankenstube
# en 434682b1
tile-garderobes = Kleiderkammer
    .acc = in die Kleiderkammer
    .gen = aus der Kleiderkammer
    .dat = in der Kleiderkammer
    .ins = die Kleiderkammer
# en b0a8e3b3
tile-beehive = Bienenstock
    .acc = auf den Bienenstock
    .gen = vom Bienenstock
    .dat = auf dem Bienenstock
    .ins = den Bienenstock
# en 46583fad
tile-carp-pond = Karpfenteich
    .acc = auf den Karpfenteich
    .gen = vom Karpfenteich
    .dat = auf dem Karpfenteich
    .ins = den Karpfenteich
# en d422a049
tile-dovecote = Taubenschlag
    .acc = auf den Taubenschlag
    .gen = vom Taubenschlag
    .dat = auf dem Taubenschlag
    .ins = den Taubenschlag
# Ein Geheimgang gehört zu einer Farbe.
# en 1bc53323
tile-secret-way-red = roter Geheimgang
    .acc = in den roten Geheimgang
    .gen = aus dem roten Geheimgang
    .dat = im roten Geheimgang
    .ins = den roten Geheimgang
# en 6dd1ae2c
tile-secret-way-blue = blauer Geheimgang
    .acc = in den blauen Geheimgang
    .gen = aus dem blauen Geheimgang
    .dat = im blauen Geheimgang
    .ins = den blauen Geheimgang
# en d6722bee
tile-secret-way-green = grüner Geheimgang
    .acc = in den grünen Geheimgang
    .gen = aus dem grünen Geheimgang
    .dat = im grünen Geheimgang
    .ins = den grünen Geheimgang
# en 2499998b
tile-secret-way-yellow = gelber Geheimgang
    .acc = in den gelben Geheimgang
    .gen = aus dem gelben Geheimgang
    .dat = im gelben Geheimgang
    .ins = den gelben Geheimgang
# Davon gibt es mehrere.
# en ec39a1f3
tile-path-straight = gerader Weg
    .acc = auf den geraden Weg
    .gen = vom geraden Weg
    .dat = auf dem geraden Weg
    .ins = einen geraden Weg
# en 3b7221ba
tile-path-corner = gebogener Weg
    .acc = auf den gebogenen Weg
    .gen = vom gebogenen Weg
    .dat = auf dem gebogenen Weg
    .ins = einen gebogenen Weg
# en 9c09930b
tile-field = Acker
    .acc = auf den Acker
    .gen = vom Acker
    .dat = auf dem Acker
    .ins = einen Acker
# en 715fd58f
tile-garden = Garten
    .acc = in den Garten
    .gen = aus dem Garten
    .dat = im Garten
    .ins = einen Garten
# en 77882c30
tile-abbey = Abtei
    .acc = in die Abtei
    .gen = aus der Abtei
    .dat = in der Abtei
    .ins = die Abtei
# Ein Plättchen, das man nicht sehen darf.
# en 6e750285
tile-unseen = ein Plättchen
# en f37f6df1
tiles-unseen = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
# Wie ein Plättchen liegt: „es um 90° gedreht legen“, im Uhrzeigersinn.
# .gen steht hinter dem, was gelegt wird; ein ungedrehtes Plättchen sagt nichts.
# en d30724c7
rotation-0 = ungedreht
    .gen = { "" }
# en 51d4b6b5
rotation-90 = um 90° gedreht
    .gen = { ", um 90° gedreht" }
# en 32a5a65e
rotation-180 = um 180° gedreht
    .gen = { ", um 180° gedreht" }
# en b58adb80
rotation-270 = um 270° gedreht
    .gen = { ", um 270° gedreht" }

## Farben und Buchstaben
# „spielt Rot“, aber .acc „den roten Mönch“ und .gen „der roten Reihe“.

# en b1f51a51
colour-red = Rot
    .acc = roten
    .gen = roten
# en 16477688
colour-blue = Blau
    .acc = blauen
    .gen = blauen
# en ba4788b2
colour-green = Grün
    .acc = grünen
    .gen = grünen
# en c685a2c9
colour-yellow = Gelb
    .acc = gelben
    .gen = gelben
# Die Satzteile sind in jeder Sprache lateinisch.
# en 559aead0
letter-a = A
# en df7e70e5
letter-b = B
# en 6b23c0d5
letter-c = C
# en 3f39d5c3
letter-d = D
# en a9f51566
letter-e = E
# en f67ab10a
letter-f = F
# en 333e0a1e
letter-g = G
# en 44bd7ae6
letter-h = H
# en a83dd0cc
letter-i = I
# en 6da43b94
letter-j = J
# en 86be9a55
letter-k = K
# en 72dfcfb0
letter-l = L
# en 08f27188
letter-m = M
# en 8ce86a6a
letter-n = N
# en c4694f2e
letter-o = O
# en 5c62e091
letter-p = P
# en 4ae81572
letter-q = Q
# en 8c257489
letter-r = R
# en 8de0b3c4
letter-s = S
# en e632b709
letter-t = T
# en a25513c7
letter-u = U
# en de5a6f78
letter-v = V
# en fcb5f40d
letter-w = W
# en 4b68ab38
letter-x = X
# en 18f5384d
letter-y = Y
# en bbeebd87
letter-z = Z

## Wo ein Mönch auf seinem Plättchen ist
# .acc nennt den Mönch gleich mit, .ins ist das Zahlenkästchen im Akkusativ. $n zählt die
# Zahlenkästchen eines Plättchens; welche Zahl in einem steht, ist etwas anderes.

# en 6fa95dd7
box-standing = aufrecht
    .acc = den Mönch
# en 30f67107
box = { $n ->
    [1] erstes Zahlenkästchen
    [2] zweites Zahlenkästchen
    [3] drittes Zahlenkästchen
    [4] viertes Zahlenkästchen
   *[other] fünftes Zahlenkästchen
}
    .acc = { $n ->
        [1] den Mönch im ersten Zahlenkästchen
        [2] den Mönch im zweiten Zahlenkästchen
        [3] den Mönch im dritten Zahlenkästchen
        [4] den Mönch im vierten Zahlenkästchen
       *[other] den Mönch im fünften Zahlenkästchen
    }
    .ins = { $n ->
        [1] das erste Zahlenkästchen
        [2] das zweite Zahlenkästchen
        [3] das dritte Zahlenkästchen
        [4] das vierte Zahlenkästchen
       *[other] das fünfte Zahlenkästchen
    }
# en c5a2abe9
box-praying = betend
    .acc = den betenden Mönch

## Die Stundenscheibe

# en 377446ed
hour-matins = Mette
# en 126357e2
hour-lauds = Laudes
# en dd844485
hour-prime = Prim
# en 81f29811
hour-terce = Terz
# en ae6ee452
hour-sext = Sext
# en 50a42434
hour-lectio = Lectio
# en a5a34ac9
hour-none = Non
# en 67e46f7d
hour-vespers = Vesper
# en 34a473ff
hour-compline = Komplet
# en 4e9f8db8
hour-night = Nacht
# en e620c598
round-service = Betstundenrunde
# en 01f0072d
round-study = Studienrunde
# en 49ce9f90
round-toil = Arbeitsrunde
# en c9eec20a
round-night = Nachtrunde

## Wie die Partie endet
# Nach dem Doppelpunkt von event-ended.

# en 459c6efd
end-letters = Der letzte Buchstabe der Gebetstafel ist eingesammelt
# en aa12ae34
end-night = Die letzte Nacht ist gekommen
# en 41e0baa0
end-full = Keins der übrigen Plättchen lässt sich noch legen

## Orte der Plättchen

# en c018019b
zone-pool = Beutel
# en 04756092
zone-out = nicht im Spiel
# en 3d506401
zone-table = Kloster
# en 37c0b96b
zone-hand = hinter dem Sichtschirm
# en a7ada9c7
zone-drawn = gezogene Plättchen

## Aktionen
# Wie auf einer Schaltfläche, im Infinitiv; auch vor „geht nicht“ (refusal in
# house.ftl).

# Der Zufall verteilt die Farben und zieht Plättchen.
# en 2b947cac
act-colour = die Farbe { $colour } zuteilen
# en ebee48c9
act-drawn = { $tile-ins } ziehen
# Das Ende des Bewegungszuges oder des Wertungszuges.
# en 5162edd9
act-end = den Zug beenden
# en 3a12ebd8
act-exchange = ein Plättchen austauschen
# Danach kommen act-at und act-turn; andere sehen das Plättchen erst, wenn es liegt.
# en dce6b978
act-raise = { $tile-ins } legen
# en 28b93fcb
act-at = auf das Feld ({ $x }/{ $y }) legen
# en dcfc8919
act-turn = { $rotation } legen
# In den Beutel.
# en 52b1cecd
act-return = { $tile-ins } zurücklegen
# en 6dcb8257
act-keep = { $tile-ins } behalten
# en 78b12ab8
act-walk = { $box-acc } { at.dat } bewegen
# $points sind Bewegungspunkte, 0 wo der Mönch nicht hinkann.
# en 2a2ff2c8
act-to = { $points ->
    [0] { at.acc } ziehen
    [one] für { $points } Bewegungspunkt { at.acc } ziehen
   *[other] für { $points } Bewegungspunkte { at.acc } ziehen
}
# en d9c32a59
act-shift = { at.dat } das Zahlenkästchen wechseln
# $number ist die Zahl, die darin steht.
# en 91bf5bc1
act-box = { $box-ins } (Zahl { $number }) betreten
# en 87630b2e
act-encourage = einen Segen { at.acc } legen
# $points ist 0, wo niemand beten kann.
# en c7c7dcc9
act-pray = { $points ->
    [0] { at.dat } einen Mönch zum Gebet rufen
   *[other] { at.dat } einen Mönch für { points } zum Gebet rufen
}
# Das Symbol eines Plättchens.
# en ba43e085
act-use = { $place-ins } nutzen
# Danach wird nicht mehr gebetet, sondern ausgegeben. $points bringen die Strapazen.
# en 5831e7fb
act-total = { $points ->
    [0] die Punkte zusammenzählen (keine für Strapazen)
   *[other] die Punkte zusammenzählen ({ points } für Strapazen)
}
# en afd8179e
act-buy = das { $letter } { cell } für { cost } einsammeln
# en 5d23aa74
act-call = den { $colour-acc } Mönch aus Spalte { $column } für { cost } einsammeln
# Den eben eingesammelten Buchstaben.
# en e3514cdd
act-strip = { $you ->
    [owner] den Buchstaben auf die eigene Buchstabenleiste legen
   *[nobody] den Buchstaben auf die Buchstabenleiste von { $owner } legen
}
# en 6557de54
act-swap = das { $letter } { cell } vertauschen
# en 28c7cdf8
act-with = mit dem { $letter } { cell } vertauschen
# en 91f08115
act-name = { $seat } zum Abt bestimmen
# en 76f7e6b4
act-imprison = { $you ->
    [seat] einen eigenen Mönch einsperren
   *[nobody] einen Mönch von { $seat } einsperren
}
# en 4e01e4da
act-spare = keinen Mönch einsperren
# Betende Mönche, mit der Brauerei.
# en 37d525e5
act-stand = { $amount ->
    [0] hier keinen Mönch aufrecht stellen
   *[other] hier { number-of-monks.acc } aufrecht stellen
}
# en 43b7104d
act-stay = { $amount ->
    [0] hier keinen Mönch bleiben lassen
   *[other] hier { number-of-monks.acc } bleiben lassen
}
# Für einen Bruch des Schweigegelübdes: ein Segen oder ein Buchstabe der eigenen Buchstabenleiste.
# en ad6bad62
act-pay = einen Segen zahlen
# en a7eb14ce
act-ready = ab jetzt schweigen
# en 29708e08
act-small = das { $letter } auf Feld { $space } auf die kleine Seite drehen

## Fragen

# en 7927cfdc
event-outlook-fills = { $you ->
    [seat] { $sure ->
        [0] Damit sind alle Zahlenkästchen belegt ({ at }): Du erhältst dafür in dieser Runde mindestens { points }.
       *[other] Damit sind alle Zahlenkästchen belegt ({ at }): Du erhältst dafür in dieser Runde { points }.
    }
   *[nobody] { $sure ->
        [0] Damit sind alle Zahlenkästchen belegt ({ at }): { $seat } erhält dafür in dieser Runde mindestens { points }.
       *[other] Damit sind alle Zahlenkästchen belegt ({ at }): { $seat } erhält dafür in dieser Runde { points }.
    }
}
# en 31133e40
event-outlook-waits = { $amount ->
    [one] Das Zahlenkästchen mit der { $number } bringt Punkte, sobald auch das letzte belegt ist ({ at }).
   *[other] Das Zahlenkästchen mit der { $number } bringt Punkte, sobald auch die anderen { $amount } belegt sind ({ at }).
}
# en 6e9bbc2e
event-outlook-leads = { $you ->
    [seat] Du hast dann allein die meisten Mönche in der Abtei ({ $amount }).
   *[nobody] { $seat } hat dann allein die meisten Mönche in der Abtei ({ $amount }).
}
# en 4fc656a6
event-outlook-shares = { $you ->
    [seat] Du liegst dann in der Abtei mit { number-of-monks.dat } gleichauf vorn.
   *[nobody] { $seat } liegt dann in der Abtei mit { number-of-monks.dat } gleichauf vorn.
}
# en 8cbc8506
event-outlook-loses = { $you ->
    [seat] Du hast dann nicht mehr die meisten Mönche in der Abtei.
   *[nobody] { $seat } hat dann nicht mehr die meisten Mönche in der Abtei.
}
# en 3b5fbc66
event-outlook-letters = { $you ->
    [seat] { $sure ->
        [0] So wie es steht, kannst du damit auch diese Buchstaben bezahlen: { $letters }.
       *[other] Damit kannst du auch diese Buchstaben bezahlen: { $letters }.
    }
   *[nobody] { $sure ->
        [0] So wie es steht, kann { $seat } damit auch diese Buchstaben bezahlen: { $letters }.
       *[other] { $seat } kann damit auch diese Buchstaben bezahlen: { $letters }.
    }
}
# en e00e0951
lack-place = im Kloster ist noch kein Platz für { $tile-ins }
# en b1c30139
warn-lost = { $points ->
    [one] { $points } Bewegungspunkt verfällt.
   *[other] { $points } Bewegungspunkte verfallen.
}
# en 0
# en 28507ffe
warn-drawn = Was gezogen ist, lässt sich nicht zurücknehmen.
# $left zählt Bewegungspunkte.
# en 3bb86b1f
ask-move = { $left ->
    [0] Keine Bewegungspunkte mehr. Was machst du?
    [one] Noch { $left } Bewegungspunkt. Was machst du?
   *[other] Noch { $left } Bewegungspunkte. Was machst du?
}
# $left zählt Segen, -1 für alle, die nicht wissen dürfen, wie viele.
# en 8890ce1a
ask-encourage = { $left ->
    [-1] Legst du einen Segen auf ein Plättchen im Bau?
   *[other] Noch { $left } Segen. Legst du einen auf ein Plättchen im Bau?
}
# $tile kann tile-unseen sein.
# en 63fabf65
ask-at = Wohin legst du das Plättchen „{ $tile }“?
# en 46d874c2
ask-turn = { $ways ->
    [1] Legst du das Plättchen „{ $tile }“ hier endgültig hin?
   *[other] Wie herum legst du das Plättchen „{ $tile }“ endgültig?
}
# en 65e3f20d
ask-stables = Ställe: Welches Plättchen legst du noch?
# en aabd31c7
ask-to = { $left ->
    [one] Noch { $left } Bewegungspunkt. Wohin zieht dieser Mönch?
   *[other] Noch { $left } Bewegungspunkte. Wohin zieht dieser Mönch?
}
# en ec552ee2
ask-box = Auf welches Zahlenkästchen { at.dat } kommt der Mönch?
# en ff66ebd9
ask-return = Welches Plättchen legst du in den Beutel zurück?
# $left zählt die Plättchen, die noch zu behalten sind, mit diesem.
# en 046531b9
ask-keep = { $left ->
    [one] Behalte noch ein Plättchen.
   *[other] Behalte noch { $left } Plättchen.
}
# $points hat der Zug bisher gebracht.
# en 1c06b776
ask-score = Bisher { points }. Beten, ein Symbol nutzen oder zusammenzählen?
# $left zählt Punkte, $blessings die Segen, die auch ausgegeben werden dürfen; -1 wie oben.
# en 898d31e1
ask-buy = { $blessings ->
    [-1] { $left ->
        [one] Du hast { $left } Punkt. Was sammelst du ein?
       *[other] Du hast { $left } Punkte. Was sammelst du ein?
    }
    [0] { $left ->
        [one] Du hast { $left } Punkt. Was sammelst du ein?
       *[other] Du hast { $left } Punkte. Was sammelst du ein?
    }
   *[other] { $left ->
        [one] Du hast { $left } Punkt und { number-of-blessings.acc }. Was sammelst du ein?
       *[other] Du hast { $left } Punkte und { number-of-blessings.acc }. Was sammelst du ein?
    }
}
# en 5d3d9737
ask-strip = Auf wessen Buchstabenleiste legst du das { $letter }?
# en 98832988
ask-swap = Welchen Buchstaben der Gebetstafel vertauschst du?
# en 69e47213
ask-with = Mit welchem Buchstaben vertauschst du das { $letter }?
# So viele Mönche haben alle, die gleichauf sind.
# en 6f4424d5
ask-abbot = { $amount ->
    [0] Niemand hat einen Mönch in der Abtei. Wen bestimmst du zum Abt?
   *[other] Gleichstand mit je { number-of-monks.dat }. Wen bestimmst du zum Abt?
}
# en 033f2cb3
ask-prison = Sperrst du einen Mönch ein?
# en ee6bc09a
ask-stand = { $amount ->
    [one] Stellst du den betenden Mönch { at.dat } dort aufrecht?
   *[other] Wie viele der { $amount } betenden Mönche { at.dat } stellst du dort aufrecht?
}
# $number steht in dem Zahlenkästchen, 0, wo die Mönche in keinem sind; ebenso in event-stayed.
# en 9d6c9c2a
ask-stay = { $number ->
    [0] { $amount ->
        [one] Bleibt der Mönch { at.dat } über Nacht dort?
       *[other] Wie viele der { $amount } Mönche { at.dat } bleiben über Nacht dort?
    }
   *[other] Bleibt der Mönch { at.dat } im Zahlenkästchen mit der { $number } über Nacht dort?
}
# en 8fa87839
ask-small = Du hast das Schweigegelübde gebrochen. Womit zahlst du?
# en 27efecef
ask-ready = Hast du alles gesagt? Dann beginnt das Schweigen.

## Ereignisse: die Stundenscheibe

# en 6b9f3f7e
event-colour = { $you ->
    [seat] Du spielst { $colour }.
   *[nobody] { $seat } spielt { $colour }.
}
# en aee7ecff
event-first-abbot = { $you ->
    [seat] Zuerst hast du das Amt des Abtes.
   *[nobody] Zuerst hat { $seat } das Amt des Abtes.
}
# en fd13844c
event-hour = Tag { $day }, { $hour }: Die { $round } beginnt.
# en 9e8bd28f
event-ended = Die Partie endet: { $end }.

## Ereignisse in Betstunden- und Nachtrunden

# en 33efb193
event-rose = { $you ->
    [seat] { $amount ->
        [one] Ein Mönch von dir kehrt in die Abtei zurück.
       *[other] { $amount } Mönche von dir kehren in die Abtei zurück.
    }
   *[nobody] { $amount ->
        [one] Ein Mönch von { $seat } kehrt in die Abtei zurück.
       *[other] { $amount } Mönche von { $seat } kehren in die Abtei zurück.
    }
}
# en 5c3b651c
event-stood = { $you ->
    [seat] Du stellst { at.dat } { number-of-monks.acc } aufrecht.
   *[nobody] { $seat } stellt { at.dat } { number-of-monks.acc } aufrecht.
}
# en bac95e3d
event-stayed = { $you ->
    [seat] { $number ->
        [0] Du lässt über Nacht { number-of-monks.acc } { at.dat }.
       *[other] Du lässt über Nacht den Mönch { at.dat } im Zahlenkästchen mit der { $number }.
    }
   *[nobody] { $number ->
        [0] { $seat } lässt über Nacht { number-of-monks.acc } { at.dat }.
       *[other] { $seat } lässt über Nacht den Mönch { at.dat } im Zahlenkästchen mit der { $number }.
    }
}
# Bei einer Abtswahl, für alle, die gleichauf sind.
# en a1c0bb2e
event-tied = { $you ->
    [seat] Du liegst mit { number-of-monks.dat } gleichauf vorn.
   *[nobody] { $seat } liegt mit { number-of-monks.dat } gleichauf vorn.
}
# en ea672cc6
event-elected = { $you ->
    [seat] Du übernimmst das Amt des Abtes.
   *[nobody] { $seat } übernimmt das Amt des Abtes.
}
# en af568e8e
event-reelected = { $you ->
    [seat] Du behältst das Amt des Abtes.
   *[nobody] { $seat } behält das Amt des Abtes.
}
# en ace9049d
event-imprisoned = { $you ->
    [both] Du sperrst einen eigenen Mönch ein.
    [seat] Du sperrst einen Mönch von { $owner } ein.
    [owner] { $seat } sperrt einen deiner Mönche ein.
   *[nobody] { $own ->
        [yes] { $seat } sperrt einen eigenen Mönch ein.
       *[no] { $seat } sperrt einen Mönch von { $owner } ein.
    }
}
# en 96c4cc71
event-spared = { $you ->
    [seat] Du sperrst keinen Mönch ein.
   *[nobody] { $seat } sperrt keinen Mönch ein.
}
# $tile kann tile-unseen sein.
# en 4ddac9f9
event-drew = { $you ->
    [seat] Du ziehst { $tile-ins }.
   *[nobody] { $seat } zieht { $tile-ins }.
}
# en 57df9b41
event-kept = { $you ->
    [seat] Du behältst { $tile-ins }.
   *[nobody] { $seat } behält { $tile-ins }.
}
# en bd8290b5
event-returned = { $you ->
    [seat] Du legst { $tile-ins } zurück.
   *[nobody] { $seat } legt { $tile-ins } zurück.
}
# $amount zählt Plättchen, die ungesehen in den Beutel zurückgehen.
# en 9b7549f8
event-gave-back = { $you ->
    [seat] Du legst { $amount } Plättchen zurück.
   *[nobody] { $seat } legt { $amount } Plättchen zurück.
}

## Ereignisse in Bewegungszügen

# en 6ca98880
event-turn = { $you ->
    [seat] { $points ->
        [one] Du hast einen Bewegungszug mit { $points } Bewegungspunkt.
       *[other] Du hast einen Bewegungszug mit { $points } Bewegungspunkten.
    }
   *[nobody] { $points ->
        [one] { $seat } hat einen Bewegungszug mit { $points } Bewegungspunkt.
       *[other] { $seat } hat einen Bewegungszug mit { $points } Bewegungspunkten.
    }
}
# Der Bewegungszug oder der Wertungszug ist vorbei.
# en 3a18af21
event-done = { $you ->
    [seat] Du beendest den Zug.
   *[nobody] { $seat } beendet den Zug.
}
# en 792f5217
event-exchanged = { $you ->
    [seat] Du tauschst ein Plättchen aus.
   *[nobody] { $seat } tauscht ein Plättchen aus.
}
# en 21a11510
event-laid = { $you ->
    [seat] Du legst { at.ins }{ $rotation-gen }.
   *[nobody] { $seat } legt { at.ins }{ $rotation-gen }.
}
# en 0b492398
event-walked = { $you ->
    [seat] { $points ->
        [one] Du ziehst einen Mönch für { $points } Bewegungspunkt { at.gen } { $to-acc } ({ $to_x }/{ $to_y }).
       *[other] Du ziehst einen Mönch für { $points } Bewegungspunkte { at.gen } { $to-acc } ({ $to_x }/{ $to_y }).
    }
   *[nobody] { $points ->
        [one] { $seat } zieht einen Mönch für { $points } Bewegungspunkt { at.gen } { $to-acc } ({ $to_x }/{ $to_y }).
       *[other] { $seat } zieht einen Mönch für { $points } Bewegungspunkte { at.gen } { $to-acc } ({ $to_x }/{ $to_y }).
    }
}
# $number ist die Zahl, die im Zahlenkästchen steht.
# en 4f895cc1
event-entered = { $you ->
    [seat] Ein Mönch von dir betritt { at.dat } das Zahlenkästchen mit der { $number }.
   *[nobody] Ein Mönch von { $seat } betritt { at.dat } das Zahlenkästchen mit der { $number }.
}
# en b0a47846
event-shifted = { $you ->
    [seat] Ein Mönch von dir wechselt { at.dat } in das Zahlenkästchen mit der { $number }.
   *[nobody] Ein Mönch von { $seat } wechselt { at.dat } in das Zahlenkästchen mit der { $number }.
}
# Auf dem eben betretenen Plättchen.
# en a96cd719
event-found = { $you ->
    [seat] Du findest dort { number-of-blessings.acc }.
   *[nobody] { $seat } findet dort { number-of-blessings.acc }.
}
# en f676b8ec
event-encouraged = { $you ->
    [seat] Du legst einen Segen { at.acc }.
   *[nobody] { $seat } legt einen Segen { at.acc }.
}

## Ereignisse um Segen

# en c021ebad
event-received = { $you ->
    [seat] Du erhältst { number-of-blessings.acc }.
   *[nobody] { $seat } erhält { number-of-blessings.acc }.
}
# Wenn ein Segen fällig ist und der Vorrat leer.
# en dbf070a0
event-put-back = { $you ->
    [seat] Du legst einen Segen zurück, denn der Vorrat ist leer.
   *[nobody] { $seat } legt einen Segen zurück, denn der Vorrat ist leer.
}
# en 52450edc
event-spent = { $you ->
    [seat] Du gibst { number-of-blessings.acc } aus.
   *[nobody] { $seat } gibt { number-of-blessings.acc } aus.
}

## Ereignisse in Wertungszügen

# en ccb83041
event-built = { $you ->
    [seat] Du erhältst { points } für den Bau: { at }.
   *[nobody] { $seat } erhält { points } für den Bau: { at }.
}
# Alle, die daran gebaut haben, haben ihre Punkte.
# en d740c59c
event-turned = Fertig gebaut: { at }.
# en a53b0ff9
event-prayed = { $you ->
    [seat] Du rufst { at.dat } einen Mönch zum Gebet und erhältst { points }.
   *[nobody] { $seat } ruft { at.dat } einen Mönch zum Gebet und erhält { points }.
}
# en bc0ae397
event-worked = { $you ->
    [seat] Du erhältst { at.dat } { points } für Strapazen.
   *[nobody] { $seat } erhält { at.dat } { points } für Strapazen.
}
# en 4db0f228
event-totalled = { $points ->
    [0] { $you ->
        [seat] Du bekommst in dieser Runde keine Punkte.
       *[nobody] { $seat } bekommt in dieser Runde keine Punkte.
    }
   *[other] { $you ->
        [seat] Du hast { points } zum Ausgeben.
       *[nobody] { $seat } hat { points } zum Ausgeben.
    }
}
# en 0e8d9a69
event-used = { $you ->
    [seat] Du nutzt { $place-ins }.
   *[nobody] { $seat } nutzt { $place-ins }.
}
# en 7d509c5a
event-bought = { $you ->
    [seat] Du sammelst das { $letter } { cell } für { cost } ein.
   *[nobody] { $seat } sammelt das { $letter } { cell } für { cost } ein.
}
# $owner hat die Farbe des Mönchs und kann auch $seat sein.
# en 6a7981b9
event-called = { $you ->
    [both] Du sammelst für { cost } einen eigenen Mönch aus Spalte { $column } ein.
    [seat] Du sammelst für { cost } den Mönch von { $owner } aus Spalte { $column } ein.
    [owner] { $seat } sammelt für { cost } deinen Mönch aus Spalte { $column } ein.
   *[nobody] { $own ->
        [yes] { $seat } sammelt für { cost } einen eigenen Mönch aus Spalte { $column } ein.
       *[no] { $seat } sammelt für { cost } den Mönch von { $owner } aus Spalte { $column } ein.
    }
}
# $owner hat die Buchstabenleiste und kann auch $seat sein.
# en c46e563d
event-large = { $you ->
    [both] Du legst das { $letter } groß auf deine Buchstabenleiste.
    [seat] Du legst das { $letter } groß auf die Buchstabenleiste von { $owner }.
    [owner] { $seat } legt das { $letter } groß auf deine Buchstabenleiste.
   *[nobody] { $own ->
        [yes] { $seat } legt das { $letter } groß auf die eigene Buchstabenleiste.
       *[no] { $seat } legt das { $letter } groß auf die Buchstabenleiste von { $owner }.
    }
}
# en d5639268
event-small = { $you ->
    [both] Du legst das { $letter } klein auf deine Buchstabenleiste.
    [seat] Du legst das { $letter } klein auf die Buchstabenleiste von { $owner }.
    [owner] { $seat } legt das { $letter } klein auf deine Buchstabenleiste.
   *[nobody] { $own ->
        [yes] { $seat } legt das { $letter } klein auf die eigene Buchstabenleiste.
       *[no] { $seat } legt das { $letter } klein auf die Buchstabenleiste von { $owner }.
    }
}
# en 04e06cf1
event-complete = { $you ->
    [seat] Dein Satzteil ist vollständig.
   *[nobody] Der Satzteil von { $seat } ist vollständig.
}
# $blessings bringen die übrigen Punkte.
# en 9a140f52
event-rested = { $you ->
    [seat] Du hast { points } übrig.
   *[nobody] { $seat } hat { points } übrig.
}
# en b42922f3
event-swapped = { $you ->
    [seat] Du vertauschst das { $letter } { cell } mit dem { $other } aus Spalte { $other_column } der { $other_row-gen } Reihe.
   *[nobody] { $seat } vertauscht das { $letter } { cell } mit dem { $other } aus Spalte { $other_column } der { $other_row-gen } Reihe.
}
# en 1dcbc866
event-called-election = { $you ->
    [seat] Du verlangst eine sofortige Neuwahl.
   *[nobody] { $seat } verlangt eine sofortige Neuwahl.
}

## Ereignisse um das Schweigegelübde

# en 80d521f1
event-spoke = { $you ->
    [seat] Du brichst das Schweigegelübde.
   *[nobody] { $seat } bricht das Schweigegelübde.
}
# en cf779735
event-ready = { $you ->
    [seat] Du bist bereit zu schweigen.
   *[nobody] { $seat } ist bereit zu schweigen.
}
# en b51a4019
event-fined = { $you ->
    [seat] Du zahlst dafür einen Segen.
   *[nobody] { $seat } zahlt dafür einen Segen.
}
# en d624fb20
event-turned-small = { $you ->
    [seat] Du drehst das { $letter } auf deiner Buchstabenleiste auf die kleine Seite.
   *[nobody] { $seat } dreht das { $letter } auf der eigenen Buchstabenleiste auf die kleine Seite.
}

## Ereignisse am Ende
# $points sind Testamentspunkte.

# $tiles zählt auf, was am Ende hinter dem Sichtschirm und im Beutel ist.
# en 9dba9222
event-hand = { $you ->
    [seat] { $amount ->
        [0] Du hast am Ende kein Plättchen hinter dem Sichtschirm.
       *[other] Du hast am Ende hinter dem Sichtschirm: { $tiles }.
    }
   *[nobody] { $amount ->
        [0] { $seat } hat am Ende kein Plättchen hinter dem Sichtschirm.
       *[other] { $seat } hat am Ende hinter dem Sichtschirm: { $tiles }.
    }
}
# en a07da87e
event-bag = { $amount ->
    [0] Der Beutel ist am Ende leer.
   *[other] Am Ende sind noch im Beutel: { $tiles }.
}
# en f4cb3ff3
event-testament-letters = { $you ->
    [seat] { $amount ->
        [0] Du hast keinen großen Buchstaben: { points }.
        [one] Du hast einen großen Buchstaben: { points }.
       *[other] Du hast { $amount } große Buchstaben: { points }.
    }
   *[nobody] { $amount ->
        [0] { $seat } hat keinen großen Buchstaben: { points }.
        [one] { $seat } hat einen großen Buchstaben: { points }.
       *[other] { $seat } hat { $amount } große Buchstaben: { points }.
    }
}
# en 2b9bc6dd
event-testament-blessings = { $you ->
    [seat] Du hast { number-of-blessings.acc }: { points }.
   *[nobody] { $seat } hat { number-of-blessings.acc }: { points }.
}
# Für Plättchen, die hinter dem Sichtschirm übrig sind.
# en 62001f68
event-testament-tiles = { $you ->
    [seat] Du verlierst { points } für nicht gelegte Plättchen.
   *[nobody] { $seat } verliert { points } für nicht gelegte Plättchen.
}
# en 66459c0b
event-testament = { $you ->
    [seat] { $points ->
        [one] Du hast { $points } Testamentspunkt und belegst Platz { $rank }.
       *[other] Du hast { $points } Testamentspunkte und belegst Platz { $rank }.
    }
   *[nobody] { $points ->
        [one] { $seat } hat { $points } Testamentspunkt und belegt Platz { $rank }.
       *[other] { $seat } hat { $points } Testamentspunkte und belegt Platz { $rank }.
    }
}
# en 7231b7ac
event-team = { $you ->
    [seat] { $points ->
        [one] Du und { $owner } habt zusammen { $points } Testamentspunkt.
       *[other] Du und { $owner } habt zusammen { $points } Testamentspunkte.
    }
    [owner] { $points ->
        [one] { $seat } und du habt zusammen { $points } Testamentspunkt.
       *[other] { $seat } und du habt zusammen { $points } Testamentspunkte.
    }
   *[nobody] { $points ->
        [one] { $seat } und { $owner } haben zusammen { $points } Testamentspunkt.
       *[other] { $seat } und { $owner } haben zusammen { $points } Testamentspunkte.
    }
}
# en 51e69834
event-winner = { $you ->
    [seat] Du gewinnst die Partie.
   *[nobody] { $seat } gewinnt die Partie.
}
# en 7d140426
event-lowest-row = { $you ->
    [seat] Du gewinnst bei Gleichstand: Keine Reihe der anderen liegt auf der Gebetstafel weiter unten.
   *[nobody] { $seat } gewinnt bei Gleichstand: Keine Reihe der anderen liegt auf der Gebetstafel weiter unten.
}
# en 56ff20b2
event-lower-row = { $you ->
    [seat] Du liegst vor { $behind }: nach Testamentspunkten gleichauf, aber mit der weiter unten liegenden Reihe auf der Gebetstafel (Reihe { $amount } gegen Reihe { $second }, von oben gezählt).
    [behind] { $seat } liegt vor dir: nach Testamentspunkten gleichauf, aber mit der weiter unten liegenden Reihe auf der Gebetstafel (Reihe { $amount } gegen Reihe { $second }, von oben gezählt).
   *[nobody] { $seat } liegt vor { $behind }: nach Testamentspunkten gleichauf, aber mit der weiter unten liegenden Reihe auf der Gebetstafel (Reihe { $amount } gegen Reihe { $second }, von oben gezählt).
}
# en 55eae1c2
event-lower-row-of-team = { $you ->
    [seat] Dein Team liegt vor dem von { $behind }: nach Testamentspunkten gleichauf, aber mit der untersten Reihe auf der Gebetstafel (Reihe { $amount } gegen Reihe { $second }, von oben gezählt).
    [behind] Das Team von { $seat } liegt vor deinem: nach Testamentspunkten gleichauf, aber mit der untersten Reihe auf der Gebetstafel (Reihe { $amount } gegen Reihe { $second }, von oben gezählt).
   *[nobody] Das Team von { $seat } liegt vor dem von { $behind }: nach Testamentspunkten gleichauf, aber mit der untersten Reihe auf der Gebetstafel (Reihe { $amount } gegen Reihe { $second }, von oben gezählt).
}

## Woher die Punkte des Testaments kommen

# en cc8f8c21
source-letters = große Buchstaben, je 3
# en 59574384
source-blessings = Segen, je 1
# en 6d56390b
source-tiles = nicht gelegte Plättchen, minus ihren Wert im Kreis

## Optionen

# en cb2a19dd
option-icons = Symbole
    .about = ob die Symbole der Plättchen eine Wirkung haben
# en a4cc8ac8
option-icons-on = an
    .about = jedes Symbol lässt sich nutzen
# en b08a56b6
option-icons-off = aus
    .about = kein Symbol hat eine Wirkung: die einfache Partie
# en 37837c6c
option-teams = Teams
    .about = für wen man zu viert spielt
# en c26fea1b
option-teams-individual = einzeln
    .about = alle spielen für sich
# en 12bdaf11
option-teams-paired = zwei Teams
    .about = Rot und Grün spielen gegen Blau und Gelb
# en 01290e41
option-silence = Schweigegelübde
    .about = ob man außerhalb von Betstundenrunden sprechen darf
# en 5d189a8f
option-silence-off = aus
    .about = alle dürfen jederzeit sprechen
# en d7366383
option-silence-vow = Schweigen
    .about = der Chat ist außerhalb von Betstundenrunden geschlossen
# en d3102c4e
option-silence-penalty = Buße
    .about = wer außerhalb einer Betstundenrunde schreibt, zahlt einen Segen oder dreht einen großen Buchstaben auf die kleine Seite
# en 22d9f4f5
option-start = Beginn
    .about = wie man zu den ersten Plättchen kommt
# en 298a16f0
option-start-random = zufällig
    .about = alle ziehen drei Plättchen
# en ad924ccd
option-start-keep = mit Auswahl
    .about = alle ziehen sechs Plättchen und behalten drei
# en d497906e
option-start-allotted = zugeteilt
    .about = alle bekommen ein graues Plättchen mit dem Wert 2, ein Wegeplättchen und einen Garten oder ein braunes Plättchen
# en 6d024e5a
option-draws = Ziehen
    .about = wie viele Plättchen man in späteren Betstundenrunden zieht
# en 78e96a41
option-draws-normal = normal
    .about = so viele, wie die Stundenscheibe angibt
# en 01f40dad
option-draws-double = doppelt
    .about = doppelt so viele, von denen man so viele behält, wie die Stundenscheibe angibt
# en 533ba00f
option-blessings = Segen
    .about = ob alle sehen, wie viele Segen jede Person hat
# en e0f2d440
option-blessings-hidden = verdeckt
    .about = Segen liegen hinter dem Sichtschirm
# en 51d6f6a6
option-blessings-shown = offen
    .about = alle sehen sie

## am Terminal
# Der Bildschirm hat 80 Spalten: Was kurz heißt, darf nur so viele Buchstaben haben wie angegeben,
# Punkte mitgezählt.

# en 3a0f001b
cli-calendar = Tag { $day } von { $days }, { $hour }: { $round }
# en 6926bbfd
cli-abbot = Abt
# Punkte und Segen, die im Zug noch übrig sind.
# en 58eb9032
cli-left = Übrig
# Überschriften, höchstens 3 Buchstaben: Segen, Plättchen hinter dem Sichtschirm, Punkte.
# en 29d94895
cli-do-blessings = Seg
# en 571d5b28
cli-do-tiles = Plä
# en 8c32e612
cli-do-score = Pkt
# Kurze Namen der Plättchen, höchstens 4 Buchstaben und keine zwei gleich; die beiden Wege dürfen
# gleich heißen. Hinter dem des Geheimgangs, höchstens 3 Buchstaben, steht das Zeichen seiner Farbe.
# en e44aacbd
cli-tile-chapter-house = Kapi
# en 7245d11e
cli-tile-abbots-house = AbtH
# en d97e82f4
cli-tile-dormitory = Schl
# en 693e977b
cli-tile-chapel = Kape
# en 45f17218
cli-tile-scriptum = Schr
# en 3d829fad
cli-tile-library = Büch
# en e2210f79
cli-tile-guest-house = Gäst
# en d1568267
cli-tile-almonry = Almo
# en efed1aee
cli-tile-bursary = Scha
# en b4d30f69
cli-tile-calefactory = Bedi
# en a01611d1
cli-tile-cemetery = Frie
# en 90e04421
cli-tile-locutory = Aufe
# en d65e9a5b
cli-tile-prison-cell = Arre
# en ab205b3f
cli-tile-brewhouse = Brau
# en 06490597
cli-tile-kitchen = Küch
# en 6a3d4a29
cli-tile-bakehouse = Back
# en 3457b161
cli-tile-farm = Land
# en 289a9c9c
cli-tile-stables = Stäl
# en 104ab921
cli-tile-workshop = Werk
# en 02448bcc
cli-tile-smithy = Schm
# en fbc6a76b
cli-tile-piggery = Schw
# en 2fb35d41
cli-tile-buttery = Vorr
# en a5feb952
cli-tile-corn-mill = Mühl
# en c4f99886
cli-tile-refectory = Spei
# en e15ec550
cli-tile-infirmary = Kran
# en 36fb5a5f
cli-tile-garderobes = Klei
# en 87abb8eb
cli-tile-beehive = Bien
# en fa417f55
cli-tile-carp-pond = Karp
# en 1c6671e3
cli-tile-dovecote = Taub
# en 7daacc78
cli-tile-secret-way = Geh
# en 62fa5a5b
cli-tile-path-straight = Weg
# en 62fa5a5b
cli-tile-path-corner = Weg
# en 897c3e15
cli-tile-field = Acke
# en 3827c7d1
cli-tile-garden = Gart
# Was die Zeichen bedeuten.
# en 9cb5654b
cli-signs = Zeichen
# en aa897a29
cli-grey = grau, zum Studieren
# en 7c9f98eb
cli-brown = braun, zum Arbeiten
# en 4cb14f35
cli-both = grau und braun
# en 37e180dc
cli-pathway = Weg
# en 4ea5ee68
cli-gateway = Torweg
# en a722e12e
cli-praying = betend
# en e4f5cc23
cli-blessings = Segen, die dort liegen
# en b769b5e2
cli-cost = Bewegungspunkte bis dorthin
# en 176473d7
cli-night = Nacht
# en 4e89fcf2
cli-draw = so viele Plättchen werden gezogen
# en edfcba68
cli-large = große Schrift
# en 184010a3
cli-small = kleine Schrift
# en b7e8ae69
cli-free = frei oder eingesammelt
# Auf einem Plättchen im Bau: Wo ein Mönch steht, fehlt die Zahl. Auf anderen: eine Zahl.
# en 4b4579ea
cli-boxes = freie Zahlenkästchen
# en 0cb497f7
cli-circled = Wert im Kreis, wenn fertig gebaut
# Überschrift vor den Buchstaben, die einer Leiste noch fehlen.
# en a3445a8a
cli-lacks = frei auf der Buchstabenleiste

## Fehler

# en f76e7c2e
error-teams-of-four = zu zweit gegen zwei spielt man zu viert, nicht zu { $seats }; wähle teams individual oder 4 Plätze
# en 0a7ee513
error-edition-closed = alles in { $entry } ist leer; wenigstens eines muss { $words } sein
# en 542203d4
error-edition-phrase = { $entry } ist { $value }; nötig sind Wörter aus A-Z, deren Buchstaben zusammen { $right } ergeben
# en c4042cf4
error-edition-often = { $entry } hat { $word } so oft: { $count }; nötig ist { $right }
# en 3cdd7923
error-edition-draws = { $entry } verlangt zu { $seats } so viele Plättchen im Beutel: { $count }; es sind { $right }
# en 2ab8f8ea
error-edition-allotted = { $entry } ergibt für die Sorte { $value } so viele Plättchen: { $count }; der zugeteilte Beginn braucht { $right }

## warum nicht

# en 726c5526
why-MON-COLL-2 = dafür reichen deine Punkte nicht
# en ed3de2e0
why-MON-COLL-4 = Segen aus diesem Zug kannst du erst später ausgeben
# en 9e406660
why-MON-OCC-4 = dieses Kästchen ist besetzt, oder ein Plättchen im Bau hält deinen Mönch unterwegs auf
# en 1cf41350
why-MON-MOVE-6 = dafür fehlen Bewegungspunkte, oder es führt kein Weg dorthin
# en f93e5ba9
why-MON-OCC-5 = dieser Mönch steht schon im Kästchen und bleibt dort
# en 19e1e6fe
why-MON-OCC-7 = das Plättchen ist voll besetzt, und die Mönche bleiben, bis es gebaut ist
# en 3ddb0913
why-MON-SCORE-4 = zum Beten ist es zu spät, denn du hast schon zusammengezählt
# en 152779b9
why-MON-PRAY-3 = gebetet wird nur auf Plättchen, die vor dieser Runde fertig gebaut waren
# en b02e8827
why-MON-ICON-2 = dort steht keiner deiner Mönche
# en f842dd8f
why-MON-ICON-3 = das Plättchen wurde in dieser Runde gebaut, oder dort betet ein Mönch
# en c68df757
why-MON-EXCH-1 = in diesem Zug hast du schon ein Plättchen gelegt oder ausgetauscht
# en e698bad9
why-MON-ENC-2 = nach einem Segen kannst du nur weitere Segen legen oder den Zug beenden
# en 1e30a358
why-MON-STABLE-1 = keins deiner Plättchen passt gerade
# en a75873d1
why-MON-PLACE-5 = daneben muss ein fertig gebautes oder voll besetztes Plättchen liegen
# en 37f89bc9
why-MON-PLACE-6 = keine seiner Kanten wäre mit einem Plättchen daneben verbunden

## Begründungen
# Warum ein Bot etwas empfiehlt: was der Zug bringt, mehr als bei der nächstbesten Wahl.
# en 9205825a
reason-completes = Damit wird fertig: { at }. Das bringt dir { points }.
# So viele Zahlenkästchen, $left, sind dort noch frei.
# en 67f0fb1b
reason-begins = Deine Mönche sind dann { at.dat }, und dort { $left ->
    [one] ist nur noch { $left } Zahlenkästchen frei
   *[other] sind noch { $left } Zahlenkästchen frei
}: Bald kann es fertig sein.
# en de6e63c0
reason-prays = Ein Mönch betet dann { at.dat } und bringt { points }.
# en 1aa40483
reason-works = In dieser Runde bringen dir Strapazen { at.dat } { points }.
# en 2eafaf61
reason-letter = Deinem Satzteil fehlt noch das { $letter }.
# en bd5e31e6
reason-phrase = Das vervollständigt deinen Satzteil.
# en c5f81126
reason-monk = Ab der nächsten Runde hilft dir ein Mönch mehr.
# en fbca3d74
reason-blessings = Das bringt dir { number-of-blessings.acc }.
# en 51e2d1e2
reason-tiles = Plättchen hinter dem Sichtschirm zählen am Ende gegen dich; so hast du weniger davon oder bessere.
# en 019b9192
reason-strongest = Von denen, die du wählen kannst, ist am stärksten: { $owner }.
# en 6c1ea1e5
reason-weakest = Von denen, die du wählen kannst, ist am schwächsten: { $owner }.
# en 31d478ac
reason-little = Es kommt kaum darauf an: Nichts, was du hier wählen kannst, ändert viel.

## Die Abschnitte des Regelwerks

# en 7b2f0511
section-MON-TERM = Plättchen, Kanten und Nachbarn
# en 0322ce5c
section-MON-COMP = Was in der Schachtel liegt
# en dbdf27e5
section-MON-SETUP = Vorbereitung
# en b1aad961
section-MON-FLOW = Runden und Züge
# en 22edb675
section-MON-SERV = Betstundenrunden
# en a23abdf5
section-MON-ABBOT = Der Abt
# en d6be6eb2
section-MON-PRISON = Die Arrestzelle
# en b3b8a693
section-MON-NIGHT = Die Nacht
# en 3416cd13
section-MON-BREW = Die Brauerei
# en a6f02f0f
section-MON-PLACE = Ein Plättchen legen
# en 5638041a
section-MON-GROUP = Gruppen von Äckern und Gärten
# en efc2eaee
section-MON-FEAT = Kleintierhaltungsplättchen
# en c0c583d8
section-MON-EXCH = Ein Plättchen austauschen
# en 1dabd513
section-MON-MOVE = Mönche bewegen
# en b7b9ea1d
section-MON-OCC = Zahlenkästchen und volle Plättchen
# en e63b6542
section-MON-SECRET = Geheimgänge
# en 50fec8ee
section-MON-ENC = Segen auf Plättchen
# en 68ea75b0
section-MON-SCORE = Der Wertungszug
# en 87c5912f
section-MON-CONS = Bauen
# en 6e399f27
section-MON-PRAY = Gebet
# en 104ab921
section-MON-WORK = Strapazen
# en 9acb77db
section-MON-ICON = Plättchen mit Symbol
# en a02d8108
section-MON-CHAPEL = Die Kapelle
# en 1821b564
section-MON-ALMON = Die Almosenausgabe
# en d96ffb5c
section-MON-FARM = Der Landwirtschaftsbetrieb
# en 83cf1c9b
section-MON-SCRIPT = Die Schreibstube
# en ed1b5ec6
section-MON-LIB = Die Bücherei
# en a14f7aad
section-MON-WSHOP = Die Werkstatt
# en 9c1d4c5a
section-MON-STABLE = Die Ställe
# en 4e7b5920
section-MON-AHOUSE = Das Haus des Abtes
# en 1f2c5c42
section-MON-COLL = Buchstaben und Mönche einsammeln
# en e54b52ac
section-MON-BLESS = Segen
# en 5b47776c
section-MON-PHRASE = Einen Satzteil vervollständigen
# en 67ef0425
section-MON-END = Spielende
# en e08561e9
section-MON-WIN = Testamentspunkte und Sieg
# en 7d9efb64
section-MON-TEAM = Die Team-Partie
# en d4691d86
section-MON-SIMPLE = Die einfache Partie
# en 5a5624ee
section-MON-VOW = Das Schweigegelübde
# en 992ec347
section-MON-START = Andere Anfänge
# en eb2d7c16
section-MON-INFO = Was offen und was geheim ist
# en c783a4c5
section-MON-INV = Was immer gilt

## Schnitzer
# Worüber man lachen würde; daneben steht, wie oft es in einer Partie vorkommt.
# en 1dc5cb74
blunder-movement-lost = Bewegungspunkte, die verfielen
# en 1beb3104
blunder-idle-monks = Mönche, die nutzlos stehen, während Bewegungspunkte verfallen
# en 8031d272
blunder-scoring-lost = Punkte aus Wertungszügen, die nicht ausgegeben wurden
# en 117e077c
blunder-scoring-wasted = Punkte aus Wertungszügen, die nichts brachten, auch keinen Segen
# en f998b120
blunder-walks-home = Wege in die Abtei, die nichts brachten
# en fd889842
blunder-movement-turns = Bewegungszüge, zum Vergleich
# en 022051e0
use-laid = Gelegte Plättchen
# en 29e3d3e9
use-built = Anteile an fertig gebauten Plättchen
# en c7521f00
use-icons = Genutzte Symbole
# en 4396e2d6
use-letters = Eingesammelte Buchstaben
# en 42e874e0
use-ends = Wie eine Partie endet
