### Monasterium auf Deutsch. Die Begriffe sind die des Glossars in monasterium.rules.ftl.
###
### $seat ist ein Name und wird nie gebeugt: kein Satz verrät ein Geschlecht.
### Kloster, Spalte, Reihe, Auftrag und die Felder stehen wie auf dem Brett ohne Artikel: „von Kloster
### A“, „auf Würfelfeld 3“. Wo ein Artikel üblich ist, bringen ihn die Fälle (.acc .gen) mit.
### Ein Gebäude heißt allein „Gebäude A3“; nach seiner Art steht nur die Nummer: „die Werkstatt A3“.
### Das Deutsche hat keinen Instrumental, also trägt .ins diese Nummer.

## Das Spiel

# en 707b0ffb
game = Monasterium
    .about = Würfel verteilen, Novizen in fünf Klöster entsenden und ein Kirchenfenster errichten
    .lasts = 60 bis 120 Minuten
    .weight = anspruchsvoll
    .suits = Für Menschen, die gern vorausplanen und Aktionen aufbauen, die weitere auslösen. Alles liegt offen
# en f4ab770b
overview-novices = Entsende deine Novizen in fünf Klöster. Sie bringen Punkte, wenn sie ankommen, wenn sie einen Auftrag erfüllen und noch einmal am Ende. Wer nach drei Klosterjahren die meisten Punkte hat, gewinnt.
# en 100d5d2b
overview-place = Eine Runde hat zwei Teile. Zuerst legen alle Würfel: Wirf alle Würfel aus deiner Hand, nenne eine Zahl und leg alle, die sie zeigen, auf das Feld dieser Zahl. Dann ist die nächste Person dran, bis niemand mehr Würfel in der Hand hat.
# en 13168d0a
overview-take = Dann werden Würfel genommen. Nimm bis zu drei von einem Feld; jeder bringt eine Aktion in der Spalte dieser Zahl. Eine Sechs nimmt man allein, und sie gilt in jeder Spalte.
# en 9080ac5f
overview-send = Am wichtigsten ist die Aktion, einen Novizen zu entsenden. Du bezahlst seinen Preis, und der Platz, den er auf deinem Tableau frei macht, schaltet für den Rest der Partie eine neue Aktion frei.
# en 31fe5acf
overview-places = Die Reihen I und II deines Tableaus entsenden in Gebäude, Reihe III in Kapellen und Reihe IV auf den Kreuzgang.
# en 9f80f1dd
overview-access = Wohin Novizen dürfen, bestimmt dein Gesandter: Das Feld des Weges, auf dem er steht, führt zu einem Kloster oder zu mehreren. Hast du einen Novizen in einer Kapelle, bleibt dir dieses Kloster offen.
# en 2ac7996e
overview-at-once = Sofort bringt ein Gebäude 1 bis 3 Punkte und etwas dazu. Ein Auftrag bringt umso mehr, je früher du ihn erfüllst. Eine volle Reihe deines Kirchenfensters bringt 5 Punkte, eine volle Spalte 4.
# en 5ddc765a
overview-at-end = Am Ende bringen die meisten Novizen in einem Kloster 5 Punkte, und Novizen in 1 bis 5 verschiedenen Kapellen bringen 1, 3, 6, 10 oder 15.
# en 898b995f
overview-pairs = In jedem Kloster nimmst du deine Novizen in der Kapelle mal die auf dem Kreuzgang: Jedes Paar ist 2 Punkte wert.
# en 3fe035a7
overview-goods = Gebäude und Kapellen kosten Einfluss, der Kreuzgang Rosenkränze. Dazu kostet ein profanes Gebäude Suppen, eine Werkstatt Werkzeuge und ein Gemeinschaftsraum Bücher.
# en 9660e637
overview-many = Drei Würfel sind drei Aktionen. Such nach Feldern, von denen du mehrere nehmen kannst.
# en cefc6e05
overview-chapel = Bring früh Novizen in Kapellen. Sie öffnen dir Klöster für immer, bringen Kirchenfenster-Plättchen und zählen am Ende mal.

## Bausteine
# Sie stehen in den Sätzen weiter unten und übernehmen deren Zahlen.

# Der Buchstabe eines Klosters, im Namen eines Platzes.
# en 353a51b0
letter = { $monastery ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}
# en a3cf8867
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# en 03f643a1
number-of-dice = { $amount } Würfel
# en 5de7c664
number-of-fields = { $amount ->
    [one] { $amount } Feld
   *[other] { $amount } Felder
}

## Klöster und ihre Plätze

# en 3ed2f863
monastery-a = Kloster A
# en 19e6daf5
monastery-b = Kloster B
# en ad16740d
monastery-c = Kloster C
# en 7ff495f2
monastery-d = Kloster D
# en 747d6051
monastery-e = Kloster E
# en 1eb35f12
room = Gebäude { letter }{ $number }
    .ins = { letter }{ $number }
# en 52dc90b2
space = Kreuzgangfeld { letter }{ $number }
# en b467348b
kind-profane = profanes Gebäude
    .acc = das profane Gebäude
    .dat = einem profanen Gebäude
# en ee510d1a
kind-workshop = Werkstatt
    .acc = die Werkstatt
    .dat = einer Werkstatt
# en 0d3fccd6
kind-common = Gemeinschaftsraum
    .acc = den Gemeinschaftsraum
    .dat = einem Gemeinschaftsraum
# en 7b2c852b
area-chapel = Kapelle
    .acc = eine Kapelle
    .dat = einer Kapelle
# en 5167e967
area-building = Gebäude
    .acc = ein Gebäude
    .dat = einem Gebäude
# en 69a8c6c4
area-cloister = Kreuzgang
    .acc = einen Kreuzgang
    .dat = einem Kreuzgang

## Güter
# $n ist die Anzahl.

# en 7ec41c11
sum-soup = { $n ->
    [one] { $n } Suppe
   *[other] { $n } Suppen
}
# en 192ee020
sum-tool = { $n ->
    [one] { $n } Werkzeug
   *[other] { $n } Werkzeuge
}
# en 51577a49
sum-book = { $n ->
    [one] { $n } Buch
   *[other] { $n } Bücher
}
# en 4c558178
sum-influence = { $n } Einfluss
# en 238a7eb7
sum-rosary = { $n ->
    [one] { $n } Rosenkranz
   *[other] { $n } Rosenkränze
}

## Boni des Weges

# en c344fd60
bonus-none = kein Bonus
# en e24c3aec
bonus-any-action = beliebige Aktion
# en 9be6eea7
bonus-influence-or-rosary = Einfluss oder Rosenkranz
# en 0759b9f4
bonus-soup-or-exchange = Suppe oder Tausch
# en 5638b8dd
bonus-window = Kirchenfenster-Plättchen
# en cbd77b1a
bonus-die = persönlicher Würfel oder Punkte

## Aktionsbereich

# en c8cf68df
column-a = Spalte A
# en 10c24f3d
column-b = Spalte B
# en a4a58839
column-c = Spalte C
# en 668ef2d4
column-d = Spalte D
# en 169caf88
column-e = Spalte E
# en bba95d92
row-i = Reihe I
# en 8ca15433
row-ii = Reihe II
# en 9a1c85a7
row-iii = Reihe III
# en 4f259c9f
row-iv = Reihe IV
# en a4098601
novice-i-a = Novize I-A
    .acc = den Novizen I-A
# en 1f0b95c5
novice-i-b = Novize I-B
    .acc = den Novizen I-B
# en c67bd7be
novice-i-c = Novize I-C
    .acc = den Novizen I-C
# en 1e9b676e
novice-i-d = Novize I-D
    .acc = den Novizen I-D
# en ae105490
novice-i-e = Novize I-E
    .acc = den Novizen I-E
# en c4f5364d
novice-ii-a = Novize II-A
    .acc = den Novizen II-A
# en 6e1e06ae
novice-ii-b = Novize II-B
    .acc = den Novizen II-B
# en 5da200e9
novice-ii-c = Novize II-C
    .acc = den Novizen II-C
# en f68b4879
novice-ii-d = Novize II-D
    .acc = den Novizen II-D
# en 7827ce2f
novice-ii-e = Novize II-E
    .acc = den Novizen II-E
# en a21307a3
novice-iii-a = Novize III-A
    .acc = den Novizen III-A
# en f332c13a
novice-iii-b = Novize III-B
    .acc = den Novizen III-B
# en 8062720b
novice-iii-c = Novize III-C
    .acc = den Novizen III-C
# en ba88c392
novice-iii-d = Novize III-D
    .acc = den Novizen III-D
# en 47ece6fe
novice-iii-e = Novize III-E
    .acc = den Novizen III-E
# en a3daba9b
novice-iv-a = Novize IV-A
    .acc = den Novizen IV-A
# en 5df03dfb
novice-iv-b = Novize IV-B
    .acc = den Novizen IV-B
# en 0ce244ff
novice-iv-c = Novize IV-C
    .acc = den Novizen IV-C
# en 254e21d7
novice-iv-d = Novize IV-D
    .acc = den Novizen IV-D
# en e142d14b
novice-iv-e = Novize IV-E
    .acc = den Novizen IV-E
# Was eine Aktion tut, im Infinitiv wie auf einer Schaltfläche, und in Klammern ihr Feld.

# en 31fde1f5
action-std-a = einen Novizen entsenden (A)
# en 74f950b2
action-std-b = 1 Suppe nehmen (B)
# en b9497a89
action-std-c = 1 Einfluss nehmen (C)
# en 251378fe
action-std-d = 1 Rosenkranz nehmen (D)
# en 087efa2d
action-std-e = mit dem Gesandten 1 Feld vorziehen (E)
# en 0e0d8bf9
action-i-a = mit dem Gesandten 1 Feld vorziehen (I-A)
# en 3823c5c5
action-i-b = 1 Rosenkranz nehmen (I-B)
# en a590d598
action-i-c = 1 Suppe nehmen (I-C)
# en 3b126931
action-i-d = 1 Einfluss nehmen (I-D)
# en d50ef720
action-i-e = tauschen (I-E)
# en f9b727d6
action-ii-a = 1 Werkzeug nehmen (II-A)
# en dcc3d42b
action-ii-b = einen Novizen für 1 Einfluss weniger entsenden (II-B)
# en 108b38d4
action-ii-c = zwei gleiche Plättchen nehmen (II-C)
# en e169b883
action-ii-d = mit dem Gesandten 2 Felder vorziehen (II-D)
# en 79379f28
action-ii-e = 3 Punkte erhalten (II-E)
# en b8bb8c40
action-iii-a = ein Kirchenfenster-Plättchen einbauen (III-A)
# en 3fb0d16c
action-iii-b = ein Kirchenfenster-Plättchen einbauen (III-B)
# en 33951c0a
action-iii-c = ein Kirchenfenster-Plättchen einbauen (III-C)
# en 3cb9c0f0
action-iii-d = ein Kirchenfenster-Plättchen einbauen (III-D)
# en bb5fa184
action-iii-e = ein Kirchenfenster-Plättchen einbauen (III-E)

## Kirchenfenster

# en af57fa86
window-row-top = obere Reihe
    .acc = die obere Reihe
    .gen = der oberen Reihe
# en 956252a4
window-row-middle = mittlere Reihe
    .acc = die mittlere Reihe
    .gen = der mittleren Reihe
# en 475c822a
window-row-bottom = untere Reihe
    .acc = die untere Reihe
    .gen = der unteren Reihe

## Würfel
# Auch in Aufzählungen wie „2 × neutrale 3 und persönliche 5“.

# en c0d9c1ce
die-white = neutrale { $face }
    .acc = die neutrale { $face }
# en bf4a0a76
die-own = persönliche { $face }
    .acc = die persönliche { $face }
# en 917a9f79
field = Würfelfeld { $n }

## Aufträge

# en 3ed249d6
mission-a1 = Auftrag A1
# en 6992a8a2
mission-a2 = Auftrag A2
# en 0944fe58
mission-a3 = Auftrag A3
# en 37972936
mission-a4 = Auftrag A4
# en 7905e0d7
mission-a5 = Auftrag A5
# en 2d5cc39f
mission-b1 = Auftrag B1
# en b41ec57d
mission-b2 = Auftrag B2
# en 86718e8f
mission-b3 = Auftrag B3
# en f78d8992
mission-b4 = Auftrag B4
# en 9c172e71
mission-b5 = Auftrag B5
# en d6601c55
mission-c1 = Auftrag C1
# en ecf2081d
mission-c2 = Auftrag C2
# en 3fee468c
mission-c3 = Auftrag C3
# en 9435dbe7
mission-c4 = Auftrag C4
# en 8ad601be
mission-c5 = Auftrag C5

## Woher Punkte kommen
# Nach „… erhält 5 Punkte: “ und als Überschrift in Tabellen.

# en 71f5bbed
source-dice = Würfel auf umgedrehten Aktions-Plättchen
# en 2b0dcdd4
source-actions = Aktionen
# en a861d05f
source-rooms = Gebäude
# en 326c33cd
source-lines = vollständige Reihen und Spalten im Kirchenfenster
# en 04f88e0a
source-missions = Aufträge
# en 23a46713
source-last-field = letztes Feld des Weges
# en 1a8059e9
source-majorities = Klosterwertung
# en c413bde3
source-chapels = Kapellenwertung
# en 479420c0
source-cloisters = Kreuzgangwertung
# en 396b80d6
source-goods = Güterwertung

## Orte

# en d95c3941
zone-pool = nicht gezogene Aufträge
# en 1b791154
zone-missions = ausliegende Aufträge

## Aktionen
# Wie auf einer Schaltfläche, im Infinitiv; auch vor „… ist nicht möglich, denn …“ (refusal in
# house.ftl).

# en 2ca2bdd5
act-first = { $seat } beginnen lassen
# en 0b861e29
act-mission = { $mission } aufdecken
# en 26152ad9
act-fell = eine { $face } würfeln
# en bd275170
act-name = die Zahl { $face } wählen
# en 2d612529
act-reroll = das Plättchen „Neu würfeln“ nutzen
# en ec9a8d40
act-pick = { $die-acc } auswählen
# en e834be25
act-throw = die ausgewählten Würfel neu werfen
# en 3cbcaa5c
act-take = { number-of-dice } von { $field } nehmen
# en 4fef34d2
act-joker = den Joker auf { $column } legen
# en 945ed3fa
act-use = { $action }
# en fd5f8cbe
act-decline = verzichten
# en 318df519
act-send = { $novice-acc } entsenden
# en 7a4e772b
act-to-room = in { $kind-acc } { $room-ins } entsenden
# en f9afc8aa
act-to-chapel = in die Kapelle von { $monastery } entsenden
# en 4019f2dd
act-to-space = auf { $space } entsenden
# en cb6a576e
act-to-area = in { $area-acc } entsenden
# en 9c942a3a
act-swap = { $sum } gegen { $other } tauschen
# en 537c1b13
act-gain = { $sum } nehmen
# en 9dd2ab56
act-steps = mit dem Gesandten { number-of-fields } vorziehen
# en 7b6dbc62
act-tile = ein Kirchenfenster-Plättchen aus { $monastery } nehmen
# en 102fb526
act-build = in { $line-acc } einbauen
# en 56e5222d
act-die = einen weiteren persönlichen Würfel nehmen
# en 19a0a70d
act-points = { points } erhalten
# en 8162fcc0
act-keep = die { $face } behalten

## Fragen

# en 18314878
ask-name = { $seat }: Welche Zahl wählen, um alle Würfel mit dieser Zahl einzusetzen?
# en eb9e9afd
ask-pick = { $seat }: Welche Würfel neu werfen?
# en a415aed9
ask-take = { $seat }: Von welchem Würfelfeld wie viele Würfel nehmen?
# en b08ee5f9
ask-joker = { $seat }: Auf welche Spalte den Joker legen?
# en a85f98ad
ask-use = { $left ->
    [one] { $seat }: Welche Aktion aus { $column } für den letzten Würfel?
   *[other] { $seat }: Welche Aktion aus { $column } für den nächsten von { $left } Würfeln?
}
# en 37363c7a
ask-any = { $seat }: Welche Aktion als Bonus ausführen?
# en cb66f94e
ask-send = { $discount ->
    [0] { $seat }: Welchen Novizen entsenden?
   *[other] { $seat }: Welchen Novizen für { $discount } Einfluss weniger entsenden?
}
# en df8e44d2
ask-where = { $seat }: Wohin { $novice-acc } entsenden?
# en 694a7e54
ask-swap = { $seat }: Was tauschen?
# en a3383533
ask-pair = { $seat }: Welche zwei gleichen Plättchen nehmen?
# en 7b735f9e
ask-token = { $seat }: Einfluss oder Rosenkranz nehmen?
# en 25b1e097
ask-soup = { $seat }: Suppe nehmen oder tauschen?
# en 001273f0
ask-tile = { $seat }: Aus welchem Kloster ein Kirchenfenster-Plättchen nehmen?
# en 62de5651
ask-build = { $seat }: In welche Reihe das Kirchenfenster-Plättchen aus { $monastery } einbauen?
# en e0fd6f26
ask-bonus = { $seat }: Den Bonus der Reihe oder den der Spalte nehmen?
# en ce6dbb19
ask-last = { $seat } erreicht das letzte Feld des Weges: Einen weiteren persönlichen Würfel oder Punkte nehmen?
# en fbaeafa0
ask-keep = { $seat } würfelt mit dem neuen Würfel eine { $face }: Behalten oder das Plättchen „Neu würfeln“ nutzen?
# en 9e3b7b49
ask-area = { $seat }: Wohin den zusätzlichen Novizen von { $row } entsenden?
# en c4bdeaa5
ask-extra = { $seat } entsendet den zusätzlichen Novizen in { $area-acc }: Wohin genau?

## Was fehlt
# Wie eine Regel ohne Punkt und mit dem Verb an zweiter Stelle: Es steht auch nach „denn“.

# $sums zählt Güter auf: „1 Einfluss und 2 Suppen“.
# en a4da4032
lack-room = ein Novize aus { $row } braucht für einen Platz in { $kind-dat } noch { $sums }
# en 60091e1e
lack-area = ein Novize aus { $row } braucht für einen Platz in { $area-dat } noch { $sums }
# $areas zählt auf, wohin die Novizen überhaupt gehen könnten.
# en d5b01193
lack-reach = in Reichweite nimmt kein Platz einen Novizen auf ({ $areas })
# en 545e2dff
lack-novice = im Aktionsbereich steht kein Novize mehr
# Eines von beiden genügt.
# en 753636d0
lack-either = zum Tauschen braucht es { $sum } oder { $other }
# en 1e73a5b4
lack-good = zum Tauschen braucht es { $sum }
# en af9cd0d7
lack-tiles = von { $monasteries } ist kein Kirchenfenster-Plättchen mehr da
# en dd710a2d
lack-line = in keine Reihe des Kirchenfensters passt ein Plättchen von { $monasteries }

## Ereignisse in Jahr und Runde

# en 9a464ad0
event-first = { $seat } ist Startperson.
# en b695231b
event-mission = { $mission } wird aufgedeckt.
# en 608aed81
event-year = Das { $year }. Klosterjahr beginnt.
# en 541b3afe
event-round = Runde { $round } von { $rounds } beginnt.

## Ereignisse der Würfeleinsetzphase

# en 91eed700
event-rolled = { $seat } würfelt: { $dice }.
# en 9b6fe450
event-rerolled = { $seat } nutzt das Plättchen „Neu würfeln“ und würfelt: { $dice }.
# en 6b5c38df
event-placed = { $seat } legt { number-of-dice } auf { $field }.

## Ereignisse der Aktionsphase

# en 94f2a3c0
event-took = { $seat } nimmt { number-of-dice } von { $field }.
# en 54af107c
event-joker = { $seat } legt den Joker auf { $column }.
# en c18c60f9
event-lapsed = In { $column } ist keine Aktion möglich, und { $seat } legt den Würfel ungenutzt beiseite.
# en 882d6204
event-used = { $seat } nutzt eine Aktion: { $action }.
# en 0cd479ac
event-declined = { $seat } verzichtet auf einen Bonus: { $bonus }.
# en b01d96ed
event-gained = { $seat } nimmt { $sum }.
# en 2e3a5763
event-paid = { $seat } gibt { $sum } ab.
# en da3050f2
event-swapped = { $seat } tauscht { $sum } gegen { $other }.
# en 74bf8425
event-envoy = { $seat } zieht mit dem Gesandten auf Feld { $n } des Weges.
# en 1f2b0508
event-bonus = { $seat } findet auf dem Weg einen Bonus: { $bonus }.
# en 62f3f189
event-scored = { $seat } erhält { points }: { $source }.
# en 2bca374b
event-earned = { $seat } hat im Lauf der Partie { points } erhalten: { $source }.
# en 7efa0e26
event-claimed = { $seat } erfüllt { $mission } und erhält { points }.
# en 7368996f
event-gained-die = { $seat } nimmt einen weiteren persönlichen Würfel.
# en edb4bf7b
event-die-fell = Der neue Würfel zeigt eine { $face }.
# en 83913257
event-die-laid = Der neue Würfel kommt auf { $field }.

## Ereignisse um Novizen

# en 06ca255b
event-sent-room = { $seat } entsendet { $novice-acc } in { $kind-acc } { $room-ins }.
# en 955a0554
event-sent-chapel = { $seat } entsendet { $novice-acc } in die Kapelle von { $monastery }.
# en 0716a4b2
event-sent-space = { $seat } entsendet { $novice-acc } auf { $space }.
# en 1073115c
event-unlocked = Von nun an kann { $seat } { $action }.
# en e8564687
event-flipped = { $seat } dreht das Aktions-Plättchen von { $column } um.
# en 82e2c1b5
event-extra-room = { $seat } entsendet den zusätzlichen Novizen von { $row } in { $kind-acc } { $room-ins }.
# en e640ed6f
event-extra-chapel = { $seat } entsendet den zusätzlichen Novizen von { $row } in die Kapelle von { $monastery }.
# en f5c32973
event-extra-space = { $seat } entsendet den zusätzlichen Novizen von { $row } auf { $space }.
# en 38f89222
event-extra-dropped = { $seat } entsendet den zusätzlichen Novizen von { $row } nicht, und er kommt aus dem Spiel.

## Ereignisse um das Kirchenfenster

# en c1dd7674
event-built = { $cell ->
    [1] { $seat } baut ein Plättchen aus { $monastery } auf dem ersten Feld { $line-gen } ein.
    [2] { $seat } baut ein Plättchen aus { $monastery } auf dem zweiten Feld { $line-gen } ein.
   *[other] { $seat } baut ein Plättchen aus { $monastery } auf dem letzten Feld { $line-gen } ein.
}
# en f7de0437
event-no-tile = Aus diesem Kloster lässt sich kein Kirchenfenster-Plättchen einbauen, also wird keins genommen.

## Ereignisse am Ende

# en 540db48b
event-majority = { $seat } hat in { $monastery } die meisten Novizen ({ $amount }) und erhält { points }.
# en afeca1d7
event-majority-tied = { $seat } teilt sich in { $monastery } die meisten Novizen ({ $amount }) und erhält ebenfalls { points }.
# en d98d0d63
event-chapels = { $amount ->
    [0] { $seat } ist in keiner Kapelle vertreten und erhält { points }.
    [one] { $seat } ist in { $amount } Kapelle vertreten und erhält { points }.
   *[other] { $seat } ist in { $amount } Kapellen vertreten und erhält { points }.
}
# en 505cd306
event-cloister = { $seat } hat in { $monastery } { $inside } Novizen in der Kapelle und { $around } auf dem Kreuzgang und erhält { points }.
# en c68c9306
event-left-over = { $seat } erhält für übrige Güter { points }.
# en 2d67b551
event-points = { $seat } hat { points } und belegt Platz { $rank }.
# en 1b1f25fd
event-winner = { $seat } gewinnt die Partie.
# en ab3d89a1
event-shared = { $seat } teilt sich den Sieg: Bei gleich vielen Punkten gibt es keinen Stichentscheid.

## Optionen

# en bcde9c46
option-first-player = Startperson
    .about = wer in der ersten Runde beginnt
# en 23278ed6
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

## am Terminal
# Der Bildschirm hat 80 Spalten: Was kurz heißt, darf nicht länger sein, Punkt inbegriffen.

# en 512ca8a7
cli-calendar = Jahr { $year } von { $years }, Runde { $round } von { $rounds }
# Überschriften einer Zeile
# en 6e639713
cli-fields = Würfel
# en 4464105f
cli-roll = Wurf
# en 62fa5a5b
cli-path = Weg
# en 19734a1b
cli-window = Fenster
# en 4a138086
cli-in-hand = in der Hand
# Die Güter, mit dem einen Buchstaben, der überall für sie steht; ein Raum hat den der Güter, mit
# denen er bezahlt wird.
# en 438167d6
cli-good-soup = Suppe
    .letter = s
# en 18bce237
cli-good-tool = Werkzeug
    .letter = w
# en 4c868611
cli-good-book = Buch
    .letter = b
# en 8730f981
cli-good-influence = Einfluss
    .letter = e
# en 55ca0503
cli-good-rosary = Rosenkranz
    .letter = r
# Kurz, höchstens 4 Zeichen
# en 27ce1d1b
cli-do-send = Nov.
# en 47d8bd46
cli-do-pair = Paar
# en 8b668b89
cli-do-tile = Fen.
# en d6a7cd2a
cli-do-any = bel.
# en a8d79f40
cli-do-die = Wü.
# en 6150df4b
cli-do-points = { $points } P
# en 8c32e612
cli-do-score = Pkt
# Was die Zeichen bedeuten
# en 9cb5654b
cli-signs = Zeichen
# en 62d38dbc
cli-joker = Joker: jede Spalte
# en b3cc9000
cli-white = neutraler Würfel
# en ac3a6a16
cli-standing = eigener Novize: gesperrt
# en ad95d5fa
cli-free = frei
# en a278b9f5
cli-shut = blockiert oder schon genutzt
# en ab27b729
cli-exchange = Tausch
# Überschriften über den Mitspielenden
# en 531c7b28
cli-unlocked = Freigeschaltet
# en 1cd73897
cli-flipped = Umgedreht
# en c16bc82b
cli-sent = Entsandt
# en 50fcbbd6
cli-reroll = Neu würfeln
# Was Aufträge verlangen
# en d45b4e4e
cli-task-novices = { $n ->
    [one] { $n } Novize entsandt
   *[other] { $n } Novizen entsandt
}
# en 7b4f0039
cli-task-common = { $n ->
    [one] { $n } Novize in einem Gemeinschaftsraum
   *[other] { $n } Novizen in Gemeinschaftsräumen
}
# en 1df8e06d
cli-task-cloister = { $n ->
    [one] { $n } Novize in einem Kreuzgang
   *[other] { $n } Novizen in Kreuzgängen
}
# en 90ca6771
cli-task-window = { $n ->
    [one] ein Fenster mit Plättchen aus { $n } Kloster
   *[other] ein Fenster mit Plättchen aus { $n } Klöstern
}
# en cd17b7c0
cli-task-dice = { $n ->
    [one] { $n } persönlicher Würfel
   *[other] { $n } persönliche Würfel
}

## Fehler

# en 53c35091
error-edition-links = { $entry } ist { $value }; nötig sind Buchstaben von Klöstern, jeder einmal: { $words }
# en 9fae6238
error-edition-unlinked = { $entry }: Kein Feld ist mit dem Kloster { $word } verbunden; mindestens eins muss es sein
# en d57ec9c9
error-edition-die = { $entry } ist { $value }; nötig ist { $right } auf dem letzten Feld und auf keinem anderen
# en 0949663d
error-edition-room = { $entry } ist { $value }; nötig sind eine Art ({ $words }) und zwei Plätze, etwa 1-2
# en 0e2a1078
error-edition-borders = { $entry } ist { $value }; nötig sind zwei verschiedene Plätze aus { $right }
# en 8c5a3c8a
error-edition-apart = { $entry }: Von room 1 führt kein Weg zu { $words }; alles muss zusammenhängen
# en 47b7dbdb
error-edition-mission = { $entry } verlangt { $value }; zu { $seats } ist dort nur Platz für { $count }
