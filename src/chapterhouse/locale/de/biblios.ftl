### Biblios auf Deutsch. Die Begriffe sind die des Glossars in biblios.rules.ftl.
###
### $seat und $taker sind Namen und werden nie gebeugt: kein Satz verrät ein Geschlecht.
### Namen von Karten und Kategorien stehen allein ohne Artikel; ihre Fälle (.acc .gen .dat) bringen
### den Artikel mit, wo einer üblich ist: „Mönch 2-A“, aber „zieht den Mönch 2-A“ und „zieht Gold 2“.

## Das Spiel

# en 35afb591
game = Biblios
    .about = Sammle Mönche, Pigmente und Bücher – geschenkt oder ersteigert –, während die Kirche ihren Wert verändert
    .lasts = etwa 30 Minuten
    .weight = leicht zu lernen
    .suits = Für alle, und gut als erstes Spiel. Für Menschen, die gern bieten, bluffen und erraten, worauf die anderen aus sind
# en 6fb874cc
overview-dice = Sammle Karten in fünf Kategorien. In jeder gewinnt die höchste Summe den Würfel, und deine Punkte sind das, was deine Würfel zeigen. Wer die meisten Punkte hat, gewinnt.
# en b11fd34a
overview-gifts = Zuerst kommt die Geschenkphase. In deinem Zug ziehst du Karten, eine nach der anderen, und gibst jeder ihren Platz, bevor du die nächste siehst: eine auf deine Hand, eine verdeckt auf den Auktionsstapel und für alle anderen je eine offen in die gemeinsame Auslage.
# en 7c562628
overview-common = Danach nehmen sich die anderen je eine der offenen Karten. So bringt jeder Zug allen eine Karte.
# en 0da851d8
overview-church = Eine Kirchenkarte bleibt nicht auf der Hand. Wer eine bekommt, darf sofort an den Würfeln drehen: Eine Kategorie wird mehr wert oder weniger.
# en 145b2117
overview-auction = Ist der Nachziehstapel leer, wird der Auktionsstapel versteigert, Posten für Posten. Karten kauft man mit Gold, und Gold kauft man mit Karten jeder Art.
# en dff84229
overview-bluff = Du darfst mehr bieten, als du zahlen kannst, außer wenn am Tisch ehrliches Bieten gilt. Gewinnst du aber den Posten und zahlst nicht, verlierst du Karten, und er wird ohne dich noch einmal versteigert.
# en f5d43f1b
overview-totals = Am Ende zählst du in jeder Kategorie die Werte deiner Karten zusammen. Bei gleicher Summe entscheidet das beste Siegel: A kommt vor B.
# en dab71d37
overview-gold = Gold bringt keine Punkte. Nur bei gleich vielen Punkten gewinnt, wer mehr Gold hat.
# en a87e8ac0
overview-card = Die Zahl auf einer Karte ist ihr Wert, der Buchstabe ihr Siegel. Auf einer Münze steht, wie viel sie zahlt.
# en fa62c381
overview-choose = Alle Würfel gewinnt man nicht. Entscheide dich früh für zwei oder drei Kategorien, dreh deren Würfel hoch und die anderen herunter.
# en 35e1bd7d
overview-keep-gold = Leg auf den Auktionsstapel, was du später kaufen möchtest, und heb dir Gold dafür auf.

## Was auf dem Tisch liegt

# Zu allem, worauf man zeigt: wozu es da ist; der Name steht darüber.

# en fe1df41f
about-category-card = Die Zahl zählt in ihrer Kategorie, der Buchstabe ist das Siegel. Wer dort am Ende die höchste Summe hat, gewinnt den Würfel; bei gleicher Summe entscheidet das beste Siegel, A vor B.
# en 83508ca7
about-gold-card = Mit Gold bezahlst du in der Auktion die anderen Posten. Punkte bringt es nicht, entscheidet aber bei gleich vielen Punkten.
# en c45f069b
about-church-card = Wer sie bekommt, darf sofort an Würfeln drehen oder es lassen. Danach wird sie abgeworfen; auf der Hand bleibt sie nie. Wer sie behält, behält in diesem Zug keine andere.
# en 3b39f48e
about-die = So viele Punkte ist die Kategorie am Ende wert. Kirchenkarten drehen den Würfel hoch und herunter, zwischen 1 und 6.
# en e461df7f
about-pool = Geschenkzüge gibt es, bis der Nachziehstapel leer ist; dann beginnt die Auktion.
# en aa6dab3a
about-pile = In jedem Geschenkzug kommt eine Karte verdeckt hierher. Für die Auktion werden sie gemischt und einzeln versteigert.
# en efdc1751
about-discard = Hier liegen offen genutzte Kirchenkarten, gezahltes Gold und Posten, die niemand gekauft hat.
# en 0e2753d6
about-buried = Hier liegen verdeckt Karten, mit denen Gold bezahlt wurde oder die als Strafe verloren gingen. Nur wer sie hatte, kennt sie.
# en c1fdf84d
about-box = Gold, das vor der Partie für alle sichtbar aussortiert wurde. Es bleibt aus dem Spiel.
# en 1e8f07cd
about-slot = Wer am Zug ist, behält genau eine der Karten; die anderen sehen sie nicht.
# en b2daec96
about-common = Für alle anderen liegt hier je eine Karte offen. Danach nehmen sie sich der Reihe nach je eine.
# en 1eba3829
about-lot = Das höchste Gebot gewinnt ihn. Geboten wird Gold, auf Gold dagegen Karten; wer nicht zahlt, bekommt eine Strafe.
# en 192fa021
about-hand = Wie viele Karten jede Hand hat, wissen alle. Zu sehen sind davon nur Karten, deren Weg dorthin du gesehen hast.

## Karten

# en 6eb49da1
seal = { $seal ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
   *[9] I
}
# en 98cb09eb
card-monks = Mönch { $value }-{ seal }
    .acc = den Mönch { $value }-{ seal }
    .dat = dem Mönch { $value }-{ seal }
# en 6bb867b2
card-pigments = Pigment { $value }-{ seal }
    .acc = das Pigment { $value }-{ seal }
    .dat = dem Pigment { $value }-{ seal }
# en e5553d4e
card-books = Heilige Schrift { $value }-{ seal }
    .acc = die Heilige Schrift { $value }-{ seal }
    .dat = der Heiligen Schrift { $value }-{ seal }
# en 8e6fb105
card-manuscripts = Manuskript { $value }-{ seal }
    .acc = das Manuskript { $value }-{ seal }
    .dat = dem Manuskript { $value }-{ seal }
# en 75a57ccf
card-tomes = Verbotenes Buch { $value }-{ seal }
    .acc = das Verbotene Buch { $value }-{ seal }
    .dat = dem Verbotenen Buch { $value }-{ seal }
# en 03634610
card-gold = Gold { $value }
# en fecfb3fa
card-church-up-two = Kirchenkarte „+1 auf zwei Würfel“
    .acc = die Kirchenkarte „+1 auf zwei Würfel“
    .dat = der Kirchenkarte „+1 auf zwei Würfel“
# en 386abe17
card-church-down-two = Kirchenkarte „−1 auf zwei Würfel“
    .acc = die Kirchenkarte „−1 auf zwei Würfel“
    .dat = der Kirchenkarte „−1 auf zwei Würfel“
# en edc9ced6
card-church-up = Kirchenkarte „+1 auf einen Würfel“
    .acc = die Kirchenkarte „+1 auf einen Würfel“
    .dat = der Kirchenkarte „+1 auf einen Würfel“
# en d49d3bb6
card-church-down = Kirchenkarte „−1 auf einen Würfel“
    .acc = die Kirchenkarte „−1 auf einen Würfel“
    .dat = der Kirchenkarte „−1 auf einen Würfel“
# en 483b5ae1
card-church-either = Kirchenkarte „+1 oder −1 auf einen Würfel“
    .acc = die Kirchenkarte „+1 oder −1 auf einen Würfel“
    .dat = der Kirchenkarte „+1 oder −1 auf einen Würfel“
# en da0d4b10
card-unseen = eine Karte
    .dat = einer Karte
# en fa635cac
cards-unseen = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
    .dat = { $count ->
        [1] einer Karte
       *[other] { $count } Karten
    }

## Kategorien

# en 2c888041
category-monks = Mönche
    .gen = der Mönche
    .dat = den Mönchen
# en 6293d963
category-pigments = Pigmente
    .gen = der Pigmente
    .dat = den Pigmenten
# en 7141e259
category-books = Heilige Schriften
    .gen = der Heiligen Schriften
    .dat = den Heiligen Schriften
# en 6e0d1c28
category-manuscripts = Manuskripte
    .gen = der Manuskripte
    .dat = den Manuskripten
# en c945e4af
category-tomes = Verbotene Bücher
    .gen = der Verbotenen Bücher
    .dat = den Verbotenen Büchern

## Orte

# en d8303259
zone-pool = Nachziehstapel
# en e962e506
zone-drawn = gezogene Karte
# en c151347f
zone-slot = behaltene Karte
# en 7ee73b96
zone-common = gemeinsame Auslage
# en b7b30d6e
zone-lot = Posten
# en bb9661d7
zone-chapel = Kirchenkarte
# en f06618db
zone-discard = Ablagestapel
# en d99bb50f
zone-buried = verdeckt abgeworfen
# en 81e38b89
zone-box = aussortiert
# en 9d985f5a
zone-pile = Auktionsstapel
# en 040ffd59
zone-offer = Zahlung
# en 1b001706
zone-hand = Hand
# en 5034db86
zone-scriptorium = Skriptorium

## Aktionen
# Wie auf einer Schaltfläche, im Infinitiv; auch vor „… ist nicht möglich, denn …“ (refusal in house.ftl).

# en 2ca2bdd5
act-first = { $seat } beginnen lassen
# en 4c77df88
act-card = { $card-acc } aufdecken
# en e39d4726
act-keep = behalten
# en 5ad12b53
act-auction = auf den Auktionsstapel legen
# en 338f167d
act-common = in die gemeinsame Auslage legen
# en ec0c82b5
act-take = { $card-acc } nehmen
# en 6ad74781
act-decline = auf die Wirkung verzichten
# en 2e11bcae
act-raise = den Würfel { $category-gen } erhöhen
# en cd445633
act-lower = den Würfel { $category-gen } senken
# en 9e6ae31e
act-raise-two = die Würfel { $category-gen } und { $other-gen } erhöhen
# en 29278ecb
act-lower-two = die Würfel { $category-gen } und { $other-gen } senken
# en d74ff0ee
act-pass = passen
# en a0bb68b1
act-bid = { $amount } Gold bieten
# en 269873aa
act-bid-cards = { $amount ->
    [one] { $amount } Karte bieten
   *[other] { $amount } Karten bieten
}
# en 06db88f4
act-pay = mit { $card-dat } zahlen
# en be3429ab
act-refuse = die Zahlung verweigern (alle anderen bekommen je eine zufällige Karte aus deiner Hand)
# en 2ee6aca0
act-refuse-bluff = die Zahlung verweigern (du wirfst eine zufällige Karte aus deiner Hand ab)
# en d78f3c38
warn-refusal = Du kannst nur { $amount } zahlen. Bietet niemand mehr, musst du die Zahlung verweigern: Alle anderen bekommen je eine zufällige Karte aus deiner Hand.
# en 17eec734
warn-bluff = Du kannst nur { $amount } zahlen. Bietet niemand mehr, musst du die Zahlung verweigern: Du wirfst eine zufällige Karte aus deiner Hand ab.

## Fragen

# en ecd569ee
ask-place = Du hast { $card-acc } gezogen. Wohin damit?
# en be42f17c
ask-take = Nimm eine Karte aus der gemeinsamen Auslage.
# en 8a5fe32c
ask-church-card = Du hast { $card-acc }. Was veränderst du?
# en 65a493c2
ask-church-two = Du hast { $card-acc }. Welche zwei Würfel veränderst du?
# en 5716f5e5
ask-bid = { $high ->
    [0] Bietest du Gold auf { $card-acc } oder passt du?
   *[other] Bietest du mehr als { $high } Gold auf { $card-acc } oder passt du?
}
# en f8c8c493
ask-bid-cards = { $high ->
    [0] Bietest du Karten auf { $card-acc } oder passt du?
    [one] Bietest du mehr als { $high } Karte auf { $card-acc } oder passt du?
   *[other] Bietest du mehr als { $high } Karten auf { $card-acc } oder passt du?
}
# en 7adc05a6
ask-pay = Du schuldest { $high } Gold für { $card-acc }. Mit welchen Goldkarten zahlst du?
# en ceeb6197
ask-pay-cards = { $high ->
    [one] Du schuldest { $high } Karte für { $card-acc }. Mit welcher zahlst du?
   *[other] Du schuldest { $high } Karten für { $card-acc }. Mit welchen zahlst du?
}

## was fehlt

# en ad492886
lack-first = Karten werden von rechts nach links gezählt, also zahl zuerst zum Beispiel mit { $card-dat }

## Ereignisse der Geschenkphase

# en 76725ddb
event-first = { $you ->
    [seat] Du bist die Startperson.
   *[nobody] { $seat } ist die Startperson.
}
# en 2f6bc285
event-gold-out = { $count ->
    [0] Vor der Partie wurden keine Goldkarten aussortiert.
   *[other] Vor der Partie für alle sichtbar aussortiert: { $cards }.
}
# en 72335397
event-gift-turn = { $you ->
    [seat] { $left ->
        [1] Du beginnst den letzten Geschenkzug.
       *[other] Du beginnst einen Geschenkzug; mit diesem sind es noch { $left }.
    }
   *[nobody] { $left ->
        [1] { $seat } beginnt den letzten Geschenkzug.
       *[other] { $seat } beginnt einen Geschenkzug; mit diesem sind es noch { $left }.
    }
}
# en 8f5a77ec
event-drew = { $you ->
    [seat] Du ziehst { $card-acc }.
   *[nobody] { $seat } zieht { $card-acc }.
}
# en f407edd9
event-kept = { $you ->
    [seat] Du behältst { $card-acc }.
   *[nobody] { $seat } behält { $card-acc }.
}
# en ef5c9f70
event-sent = { $you ->
    [seat] Du legst { $card-acc } auf den Auktionsstapel.
   *[nobody] { $seat } legt { $card-acc } auf den Auktionsstapel.
}
# en 6638ae77
event-laid = { $you ->
    [seat] Du legst { $card-acc } in die gemeinsame Auslage.
   *[nobody] { $seat } legt { $card-acc } in die gemeinsame Auslage.
}
# en 9b1a4d9c
event-picked-up = { $you ->
    [seat] Du nimmst { $card-acc } auf die Hand.
   *[nobody] { $seat } nimmt { $card-acc } auf die Hand.
}
# en 8a1eb912
event-took = { $you ->
    [seat] Du nimmst { $card-acc } aus der gemeinsamen Auslage.
   *[nobody] { $seat } nimmt { $card-acc } aus der gemeinsamen Auslage.
}

## Ereignisse um Kirchenkarten

# en 43ba1ea2
event-church = { $you ->
    [seat] Du erwirbst { $card-acc }.
   *[nobody] { $seat } erwirbt { $card-acc }.
}
# en 4509c5df
event-raised = { $you ->
    [seat] Du erhöhst den Würfel { $category-gen } um 1.
   *[nobody] { $seat } erhöht den Würfel { $category-gen } um 1.
}
# en 6a9af349
event-lowered = { $you ->
    [seat] Du senkst den Würfel { $category-gen } um 1.
   *[nobody] { $seat } senkt den Würfel { $category-gen } um 1.
}
# en 7a61dfc3
event-raised-two = { $you ->
    [seat] Du erhöhst die Würfel { $category-gen } und { $other-gen } um je 1.
   *[nobody] { $seat } erhöht die Würfel { $category-gen } und { $other-gen } um je 1.
}
# en 4a2cdb85
event-lowered-two = { $you ->
    [seat] Du senkst die Würfel { $category-gen } und { $other-gen } um je 1.
   *[nobody] { $seat } senkt die Würfel { $category-gen } und { $other-gen } um je 1.
}
# en 8e274ed2
event-declined = { $you ->
    [seat] Du verzichtest auf die Wirkung.
   *[nobody] { $seat } verzichtet auf die Wirkung.
}

## Ereignisse der Auktionsphase

# en b5004619
event-auctions = { $you ->
    [seat] Die Auktionsphase beginnt: { $left } Posten, du deckst zuerst auf.
   *[nobody] Die Auktionsphase beginnt: { $left } Posten, { $seat } deckt zuerst auf.
}
# en 93bcdf33
event-lot = { $you ->
    [seat] { $left ->
        [0] Du deckst den letzten Posten auf: { $card }.
        [1] Du deckst einen Posten auf: { $card }. Danach kommt noch einer.
       *[other] Du deckst einen Posten auf: { $card }. Danach kommen noch { $left }.
    }
   *[nobody] { $left ->
        [0] { $seat } deckt den letzten Posten auf: { $card }.
        [1] { $seat } deckt einen Posten auf: { $card }. Danach kommt noch einer.
       *[other] { $seat } deckt einen Posten auf: { $card }. Danach kommen noch { $left }.
    }
}
# en 18e28b05
event-bid = { $you ->
    [seat] Du bietest { $amount } Gold.
   *[nobody] { $seat } bietet { $amount } Gold.
}
# en 4f3b3c6f
event-bid-cards = { $you ->
    [seat] { $amount ->
        [one] Du bietest { $amount } Karte.
       *[other] Du bietest { $amount } Karten.
    }
   *[nobody] { $amount ->
        [one] { $seat } bietet { $amount } Karte.
       *[other] { $seat } bietet { $amount } Karten.
    }
}
# en ef7ad88e
event-passed = { $you ->
    [seat] Du passt.
   *[nobody] { $seat } passt.
}
# en e90b2c6b
event-paid-gold = { $you ->
    [seat] Du bezahlst das Gebot von { $amount } Gold mit { $cards-dat }.
   *[nobody] { $seat } bezahlt das Gebot von { $amount } Gold mit { $cards-dat }.
}
# en aafa7cd7
event-paid-cards = { $you ->
    [seat] Du zahlst verdeckt: { $cards }.
   *[nobody] { $seat } zahlt verdeckt: { $cards }.
}
# en 070cec9d
event-refused = { $you ->
    [seat] Du verweigerst die Zahlung des Gebots von { $amount } Gold.
   *[nobody] { $seat } verweigert die Zahlung des Gebots von { $amount } Gold.
}
# en c103f5d4
event-refused-cards = { $you ->
    [seat] { $amount ->
        [one] Du verweigerst die Zahlung des Gebots von { $amount } Karte.
       *[other] Du verweigerst die Zahlung des Gebots von { $amount } Karten.
    }
   *[nobody] { $amount ->
        [one] { $seat } verweigert die Zahlung des Gebots von { $amount } Karte.
       *[other] { $seat } verweigert die Zahlung des Gebots von { $amount } Karten.
    }
}
# Nach „an“ lautet ein Name wie im Nominativ.
# en 8237f626
event-gave = { $you ->
    [seat] Zur Strafe verlierst du { $card-acc } an { $taker }.
    [taker] Zur Strafe verliert { $seat } { $card-acc } an dich.
   *[nobody] Zur Strafe verliert { $seat } { $card-acc } an { $taker }.
}
# en d0643df9
event-lost = { $you ->
    [seat] Zur Strafe wirfst du { $card-acc } verdeckt ab.
   *[nobody] Zur Strafe wirft { $seat } { $card-acc } verdeckt ab.
}
# en 419d18a1
event-won = { $you ->
    [seat] Du ersteigerst { $card-acc }.
   *[nobody] { $seat } ersteigert { $card-acc }.
}
# en 1a8648bc
event-unsold = Niemand ersteigert { $card-acc }, und der Posten wird abgeworfen.

## Ereignisse am Ende

# en 80db51d7
event-hand = { $you ->
    [seat] { $amount ->
        [0] Du hast am Ende keine Karten auf der Hand.
       *[other] Du hast am Ende auf der Hand: { $cards }.
    }
   *[nobody] { $amount ->
        [0] { $seat } hat am Ende keine Karten auf der Hand.
       *[other] { $seat } hat am Ende auf der Hand: { $cards }.
    }
}
# en 5215593c
event-removed = Vor der Partie ungesehen entfernt: { $cards }.
# en 7ddafe90
event-buried = { $amount ->
    [0] Keine Karte wurde verdeckt abgeworfen.
   *[other] Verdeckt abgeworfen: { $cards }.
}
# en d9834fa6
event-die-won = { $you ->
    [seat] Du gewinnst den Würfel { $category-gen } ({ $die }) mit der Summe { $total }.
   *[nobody] { $seat } gewinnt den Würfel { $category-gen } ({ $die }) mit der Summe { $total }.
}
# en dc46ac75
event-die-by-seal = { $you ->
    [seat] Du gewinnst den Würfel { $category-gen } ({ $die }): Bei gleicher Summe { $total } entscheidet das beste Siegel.
   *[nobody] { $seat } gewinnt den Würfel { $category-gen } ({ $die }): Bei gleicher Summe { $total } entscheidet das beste Siegel.
}
# en 02e48795
event-die-unwon = Niemand gewinnt den Würfel { $category-gen } ({ $die }).
# en ebc99784
event-points = { $you ->
    [seat] { $amount ->
        [1] Du hast 1 Siegpunkt und belegst Platz { $rank }.
       *[other] Du hast { $amount } Siegpunkte und belegst Platz { $rank }.
    }
   *[nobody] { $amount ->
        [1] { $seat } hat 1 Siegpunkt und belegt Platz { $rank }.
       *[other] { $seat } hat { $amount } Siegpunkte und belegt Platz { $rank }.
    }
}
# en 51e69834
event-winner = { $you ->
    [seat] Du gewinnst die Partie.
   *[nobody] { $seat } gewinnt die Partie.
}
# en 034decd8
event-winner-by-gold = { $you ->
    [seat] Du gewinnst die Partie: nach Siegpunkten gleichauf, aber mit { $amount } zu { $second } beim Gold vorn.
   *[nobody] { $seat } gewinnt die Partie: nach Siegpunkten gleichauf, aber mit { $amount } zu { $second } beim Gold vorn.
}
# en c239e1af
event-winner-by-total = { $you ->
    [seat] Du gewinnst die Partie: Den Gleichstand entscheidet die Summe bei { $category-dat }.
   *[nobody] { $seat } gewinnt die Partie: Den Gleichstand entscheidet die Summe bei { $category-dat }.
}
# en 5e6f94dd
event-winner-by-seal = { $you ->
    [seat] Du gewinnst die Partie: Den Gleichstand entscheidet das beste Siegel { $category-gen }.
   *[nobody] { $seat } gewinnt die Partie: Den Gleichstand entscheidet das beste Siegel { $category-gen }.
}
# en ca502a19
event-shared = { $you ->
    [seat] Du teilst dir den Sieg: Kein Stichentscheid löst den Gleichstand auf.
   *[nobody] { $seat } teilt sich den Sieg: Kein Stichentscheid löst den Gleichstand auf.
}
# en 1e4091d4
event-shared-place = { $you ->
    [seat] Du teilst dir Platz { $rank }: Kein Stichentscheid löst den Gleichstand auf.
   *[nobody] { $seat } teilt sich Platz { $rank }: Kein Stichentscheid löst den Gleichstand auf.
}
# en 8a48f858
event-before-by-gold = { $you ->
    [seat] Du liegst vor { $behind }: nach Siegpunkten gleichauf, aber mit { $amount } zu { $second } beim Gold vorn.
    [behind] { $seat } liegt vor dir: nach Siegpunkten gleichauf, aber mit { $amount } zu { $second } beim Gold vorn.
   *[nobody] { $seat } liegt vor { $behind }: nach Siegpunkten gleichauf, aber mit { $amount } zu { $second } beim Gold vorn.
}
# en c1020375
event-before-by-total = { $you ->
    [seat] Du liegst vor { $behind }: nach Siegpunkten und Gold gleichauf, aber mit der größeren Summe bei { $category-dat }, { $amount } zu { $second }.
    [behind] { $seat } liegt vor dir: nach Siegpunkten und Gold gleichauf, aber mit der größeren Summe bei { $category-dat }, { $amount } zu { $second }.
   *[nobody] { $seat } liegt vor { $behind }: nach Siegpunkten und Gold gleichauf, aber mit der größeren Summe bei { $category-dat }, { $amount } zu { $second }.
}
# en 65307289
event-before-by-seal = { $you ->
    [seat] Du liegst vor { $behind }: nach Siegpunkten, Gold und der Summe bei { $category-dat } gleichauf, aber mit dem besseren Siegel, { $seal } gegen { $second }.
    [behind] { $seat } liegt vor dir: nach Siegpunkten, Gold und der Summe bei { $category-dat } gleichauf, aber mit dem besseren Siegel, { $seal } gegen { $second }.
   *[nobody] { $seat } liegt vor { $behind }: nach Siegpunkten, Gold und der Summe bei { $category-dat } gleichauf, aber mit dem besseren Siegel, { $seal } gegen { $second }.
}

## Optionen

# en b566c038
option-penalty = Strafe
    .about = was geschieht, wenn die Person mit dem Höchstgebot nicht zahlt
# en ea793614
option-penalty-standard = Standard
    .about = wer nicht zahlt, verliert an jede andere Person eine zufällige Karte aus der Hand
# en 7600caa8
option-penalty-bluff = Bluff
    .about = wer nicht zahlt, wirft eine zufällige Karte aus der Hand verdeckt ab
# en 93001cdb
option-first-player = Startperson
    .about = wer im ersten Geschenkzug aktiv ist
# en ded79a87
option-first-player-random = ausgelost
    .about = der Zufall bestimmt die Startperson
# en 78224f14
option-first-player-1 = Sitzplatz 1
    .about = die Person auf Sitzplatz 1 beginnt
# en 4076734e
option-first-player-2 = Sitzplatz 2
    .about = die Person auf Sitzplatz 2 beginnt
# en 9a5db6e7
option-first-player-3 = Sitzplatz 3
    .about = die Person auf Sitzplatz 3 beginnt
# en 539658c3
option-first-player-4 = Sitzplatz 4
    .about = die Person auf Sitzplatz 4 beginnt
# en cb5d85bd
option-bidding = Bieten
    .about = ob ein Gebot ein Bluff sein darf
# en fcc07b58
option-bidding-open = frei
    .about = man darf mehr bieten, als man zahlen kann, und die Zahlung verweigern
# en 471e44f0
option-bidding-honest = ehrlich
    .about = man darf nur bieten, was man zahlen kann, und das Höchstgebot wird am Ende immer bezahlt
# en 4cb9364d
option-gold-tiebreak = Stichentscheid beim Gold
    .about = wie das Gold verglichen wird, wenn mehrere nach Siegpunkten gleichauf liegen
# en 9de55fb7
option-gold-tiebreak-cards = Karten
    .about = bei Gleichstand gewinnt, wer mehr Goldkarten hat
# en 31c80090
option-gold-tiebreak-value = Wert
    .about = bei Gleichstand gewinnt, wessen Gold mehr wert ist
# en 416973f1
option-memory-aids = Gedächtnishilfen
    .about = ob das Programm allen das Merken abnimmt
# en 2c94e3dc
option-memory-aids-full = alle
    .about = das Protokoll und was jede Hand enthalten kann werden gezeigt
# en 63021c0f
option-memory-aids-off = aus
    .about = nur der Tisch selbst ist zu sehen

## Fehler

# en d5dd5093
error-edition-deal = { $entry } lässt zu { $seats } so viele Karten übrig: { $count }; nötig ist ein Vielfaches von { $right }

## warum nicht

# en 24fa0fa7
why-BIB-GIFT-5 = in diesem Zug hast du schon eine Karte behalten
# en a461f9f1
why-BIB-GIFT-6 = in diesem Zug liegt schon eine deiner Karten auf dem Auktionsstapel
# en d20d9935
why-BIB-GIFT-7 = die Auslage ist voll, mit einer Karte für jede andere Person
# en 18f0f7e2
why-BIB-CHURCH-11 = diese Karte verändert zwei verschiedene Würfel oder keinen
# en c3b8e615
why-BIB-AUCT-8 = du musst das letzte Gebot überbieten
# en 5507e42d
why-BIB-AUCT-21 = höchstens das Dreifache deiner Kartenzahl darfst du bieten
# en 498de04b
why-BIB-AUCT-22 = so viele Karten hast du nicht
# en 2d275321
why-BIB-PAY-5 = diese Karte ist überflüssig, denn deine anderen reichen schon für das Gebot
# en dbb441a4
why-BIB-FLOW-6 = du zahlst schon, also leg die fehlenden Karten dazu oder nimm die Zahlung zurück

## Begründungen
# Warum ein Bot etwas empfiehlt; Chancen in Prozent, $otherwise bei der nächstbesten Wahl.
# en fc06b943
reason-leads = Damit führst du beim Würfel { $category-gen }: { $mine } zu { $rival }.
# en 46d84d13
reason-likelier = Damit gewinnst du den Würfel { $category-gen } eher: mit { $chance } % statt { $otherwise } %.
# en 94585556
reason-denies = Das hält die anderen vom Würfel { $category-gen } fern: Sie gewinnen ihn mit { $chance } % statt { $otherwise } %.
# Von allem Gold auf den Händen, soweit du es wissen kannst.
# en de7f5619
reason-gold = Damit gehören dir bei der Auktion etwa { $chance } % des gesamten Goldes statt { $otherwise } %.
# en c2a61944
reason-die-up = Den Würfel { $category-gen } gewinnst wahrscheinlich du ({ $chance } %): Je mehr er zeigt, desto besser.
# en d940f7d6
reason-die-down = Den Würfel { $category-gen } gewinnst du nur mit { $chance } %: Was er verliert, verlieren die anderen.
# en 01ae6ed7
reason-no-die = Keine Änderung, die diese Karte erlaubt, ist gut für dich.
# en a61dc147
reason-lot = Mit dieser Karte gewinnst du den Würfel { $category-gen } mit { $chance } %; bekommen sie andere, mit { $otherwise } %.
# en 2d6a30f7
reason-church-lot = Du darfst damit einen Würfel drehen, und am meisten steht für dich beim Würfel { $category-gen } auf dem Spiel.
# en 99437253
reason-gold-lot = { $amount ->
    [one] Das Gold ist dir mehr wert als die Karte, die es kostet.
   *[other] Das Gold ist dir mehr wert als die { $amount } Karten, die es kostet.
}
# en 0357e61a
reason-dear = Für { $amount } Gold bringt sie dir weniger als dasselbe Gold bei späteren Karten.
# en 1bf850e0
reason-dear-gold = { $amount ->
    [one] Die Karte, die es kosten würde, ist dir mehr wert als das Gold.
   *[other] Die { $amount } Karten, die es kosten würde, sind dir mehr wert als das Gold.
}
# en d25ac29b
reason-short = Du hast { $amount } Gold auf der Hand und könntest nicht zahlen.
# en 5e1a8a15
reason-bluff = Du hast { $amount } Gold auf der Hand und könntest nicht zahlen. Wahrscheinlich bietet aber jemand mehr, und wenn nicht, verlierst du nur eine zufällige Karte.
# en 27cd0aa5
reason-exact = So zahlst du { $amount }, genau was du schuldest.
# en 72040850
reason-nearest = Passend kannst du nicht zahlen: { $amount } ist der kleinste Betrag, der reicht.
# en 6d4d531c
reason-spared = Von den Karten, mit denen du zahlen darfst, fehlt dir diese am wenigsten.
# en 31d478ac
reason-little = Es kommt kaum darauf an: Nichts, was du hier wählen kannst, ändert viel.

## Die Abschnitte des Regelwerks

# en 0322ce5c
section-BIB-COMP = Was in der Schachtel liegt
# en dbdf27e5
section-BIB-SETUP = Vorbereitung
# en 980ffe15
section-BIB-GIFT = Die Geschenkphase
# en f347f71e
section-BIB-CHURCH = Kirchenkarten
# en f192c127
section-BIB-AUCT = Die Auktionsphase
# en 9518610b
section-BIB-PAY = Ein Gebot bezahlen
# en 9e226642
section-BIB-PEN = Nicht zahlen und die Strafe
# en 98577ec4
section-BIB-SCORE = Spielende und Wertung
# en eb2d7c16
section-BIB-INFO = Was offen und was geheim ist
# en 5de2a2f3
section-BIB-FLOW = Wer gerade entscheidet
# en c783a4c5
section-BIB-INV = Was immer gilt
# en d0db8b5e
section-BIB-OPT = Optionen
# en 9ecc0a5c
section-BIB-HONEST = Ehrliches Bieten

## Schnitzer
# Worüber man lachen würde; daneben steht, wie oft es in einer Partie vorkommt.
# en 801b8dd2
blunder-gold-for-gold = Gold für ebenso viel Gold oder mehr gekauft
# en 285fc315
blunder-cards-for-gold = Gold für mehr Karten gekauft, als es wert ist
# en 36f7c382
blunder-overpaid = Gold zu viel gezahlt, obwohl es passend auf der Hand war
# en c4658554
blunder-bluffs = Gebote, die nicht zu bezahlen waren
# en 16afa774
use-church = Kirchenkarten, wie oft jede genutzt wird
# en ef65544b
use-raised = Erhöhte Würfel
# en e9dfe7ea
use-lowered = Gesenkte Würfel
# en 646021fb
use-unwon = Würfel, die niemand gewinnt
