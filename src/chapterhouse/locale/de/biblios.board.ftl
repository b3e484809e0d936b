### Das Spielbrett von Biblios auf Deutsch: was auf dem Tisch selbst steht.

## die Spielenden

# en ac677eb7
board-rivals = Die anderen
# en ebd682fb
board-players = Alle am Tisch
# en 9de3e4f9
board-hand-own = Deine Hand
# en 601316b3
board-hand-cards = Deine Karten, zum Scrollen
# en 005e131b
board-hand-empty = Keine Karten
# en fbe59f29
board-hand-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## was jemand gerade tut

# en ac928021
board-active = ist am Zug
    .you = du bist am Zug
# en a5a32be0
board-places = legt eine Karte
    .you = du legst eine Karte
# en 16b8c7af
board-takes = nimmt eine Karte
    .you = du nimmst eine Karte
# en 86a83fce
board-church = entscheidet über die Würfel
    .you = du entscheidest über die Würfel
# en a756bc47
board-speaks = ist mit Bieten dran
    .you = du bietest oder passt
# en a97288f2
board-may-bid = darf noch bieten
    .you = du darfst noch bieten
# en 1314081e
board-passed = hat gepasst
    .you = du hast gepasst
# en 44c71b02
board-barred = für diesen Posten gesperrt
    .you = für diesen Posten bist du gesperrt
# en 53bcbcf2
board-leads-gold = führt mit { $amount } Gold
    .you = du führst mit { $amount } Gold
# en b4671fd3
board-leads-cards = { $amount ->
    [one] führt mit { $amount } Karte
   *[other] führt mit { $amount } Karten
}
    .you = { $amount ->
        [one] du führst mit { $amount } Karte
       *[other] du führst mit { $amount } Karten
    }
# en 96fce297
board-pays-gold = schuldet { $amount } Gold
    .you = du schuldest { $amount } Gold
# en fb37d568
board-pays-cards = { $amount ->
    [one] schuldet { $amount } Karte
   *[other] schuldet { $amount } Karten
}
    .you = { $amount ->
        [one] du schuldest { $amount } Karte
       *[other] du schuldest { $amount } Karten
    }

## die Würfel

# en dffc68b0
board-scriptorium = Skriptorium
# en 1e5c2832
board-die = { $category }: { $face }
# en 0bf5a4ea
board-won = gewinnt den Würfel ({ $face })
# en 987f60f7
board-unwon = niemand gewinnt den Würfel ({ $face })
# en 2ebbaa1a
board-die-first-up = { $category }: der erste von zwei Würfeln zum Erhöhen
# en d929660e
board-die-first-down = { $category }: der erste von zwei Würfeln zum Senken
# en 21c8ada0
board-die-chosen = { $category }: gewählt; noch einmal wählen hebt es auf
# en 39e77b72
board-dice-first = Wähle den ersten der beiden Würfel
# en 11d2bfce
board-dice-second = Wähle jetzt den zweiten Würfel
# en 54ff698d
board-die-moves = von { $from } auf { $to }

## der Tisch

# en b3ecbbbb
board-table = Der Tisch
# en 7369212b
board-drawn = Karte { $nth } von { $all }
# en 052f093b
board-yours = Nur du siehst sie
# en 6236ce04
board-theirs = Nur { $name } sieht sie
# en d8644cb1
board-chapel = { $name } entscheidet über die Würfel
# en 183f00f4
board-keep = Behalten
# en a28a8842
board-auction = Auktion
# en e01357b7
board-common = Gemeinsame Auslage
# en 904f8191
board-used = { $nth } von { $all }
# en a51aa808
board-place-option = { $option }: { $standing }
# en 3a37922c
board-lot = Posten { $nth } von { $all }
# en e5ab1048
board-lot-by = Aufgedeckt von { $name }
# en b8d1b911
board-bidding = Gebote
# en 707c128e
board-open-hands = Alle Hände liegen offen

## Antworten im Voraus

# en 66622321
board-ahead = Im Voraus bieten
# en c167a6ba
board-ahead-set = Gebote im Voraus festgelegt
# en 6165adba
board-ahead-about = Was du hier festlegst, wird für dich gespielt, wenn du gefragt bist: ein paar Sekunden später und so, als tätest du es selbst. Sonst erfährt es niemand. Mehr, als du bezahlen kannst, wird nie geboten: Dann passt du.
# en 38703129
board-ahead-lot = Dieser Posten: { $lot }
# en 61e0f382
board-ahead-others = Alle anderen Posten
# en c0b5aeec
board-ahead-ask = mich fragen
# en d74ff0ee
board-ahead-pass = passen
# en fc16b0ab
board-ahead-bid = bieten bis
# en c79e0327
board-ahead-gold = Gold (geboten werden Karten)
# en 007bbc43
board-ahead-limit = Bis zu wie viel: { $kind }
# en a9440fa6
board-ahead-from = Ab welchem Wert: { $kind }
# en 1d89b979
board-ahead-any = jeder Wert
# en e862c218
board-ahead-value = ab { $value }
# en a0898af7
board-ahead-pass-all = Bei allen diesen passen
# en 9eb44c94
board-ahead-pays = In Gold zahlen
# en c0b5aeec
board-ahead-pays-ask = mich fragen
# en af60a0bd
board-ahead-pays-exact = zahlen, wenn es genau aufgeht
# en 34cf51c8
board-ahead-pays-least = zahlen, was am wenigsten verschenkt
# en 4a8bacc2
board-ahead-settle = So festlegen
# en 164546a9
board-ahead-withdraw = Zurückziehen
# en 1a58df02
board-ahead-rests = Bei diesem Posten spielst du selbst
# en 7af31732
board-ahead-now-pass = Bei diesem Posten passt du
# en fd595139
board-ahead-now-bid = Für diesen Posten bis { $limit }
# en cfce1016
board-ahead-others-set = Nach Art der Posten festgelegt

## Karten

# en 97f1c8eb
board-face-down = eine verdeckte Karte
# en 6249df43
board-gold = Gold
# en f347f71e
board-church-cards = Kirchenkarten
# en ace6a6b0
board-group = { $count ->
    [one] { $suit }: { $total }, { $count } Karte
   *[other] { $suit }: { $total }, { $count } Karten
}
# en fd176e8d
board-own-gold = Dein Gold: { $gold }
# en 556803af
board-own-cards = Deine Karten: { $cards }; dein Gold: { $gold }
# en 7048f38b
board-tray = Zahlung
# en 1d5b9d80
board-tray-gold = { $paid } von { $owed } Gold
# en f5547be9
board-tray-cards = { $owed ->
    [one] { $paid } von { $owed } Karte
   *[other] { $paid } von { $owed } Karten
}
# en 3c6440b4
board-pay-exactly = { $count ->
    [1] Genau { $amount } zahlen
   *[other] Genau { $amount } zahlen ({ $cards })
}
# en 8da1c854
board-pay-least = { $count ->
    [1] { $amount } zahlen, ohne Wechselgeld
   *[other] { $amount } zahlen, ohne Wechselgeld ({ $cards })
}
# en 9bac2a74
board-pay-chosen = Mit den gewählten Karten zahlen
# en 90f2e88d
board-cards = { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
# en 7c1fb434
board-aside = { $count ->
    [one] { $count } weitere ungesehen entfernt, niemand kennt sie
   *[other] { $count } weitere ungesehen entfernt, niemand kennt sie
}
# en a0f200fc
board-lots = kommende Posten
# en 10dde8d5
board-known = Bekannte Karten: { $name }
# en eb4a5dae
board-tracker = Wo die Karten sind
# en 504465b9
board-track-hand = In deiner Hand
# en 032437ce
board-track-seen = Anderswo gesehen
# en fcc9014d
board-track-buried = Verdeckt abgeworfen
# en bd9008aa
board-track-out = Nicht gesehen
# en 67a7686a
board-track-about = Das hast du selbst gesehen. Karten, die du nicht gesehen hast, können auf einer Hand, in einem Stapel, von anderen verdeckt abgeworfen oder aus dem Spiel sein.
# en 3275ca00
board-unknown = { $count ->
    [one] { $count } Karte kennst du nicht.
   *[other] { $count } Karten kennst du nicht.
}
# en f3e76608
board-once = Hier gesehen; vielleicht nicht mehr da
# en 7d9eb7ac
board-close = Schließen

## die Phasen

# en 09bb2816
board-phase-gift = Geschenke
    .now = Geschenkzug { $nth } von { $all }
# en 31916db6
board-phase-auction = Auktion
    .now = Auktion { $nth } von { $all }
# en 5b947a64
board-phase-end = Ende
    .now = Ende

## die Galerie für Mitwirkende

# en a52fcbbc
board-showcase-cards = Karten
# en 6e639713
board-showcase-dice = Würfel
