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
overview-place = Eine Runde hat zwei Teile. Zuerst legen alle Würfel: Wirf alle Würfel aus deiner Hand, wähle eine Zahl und leg alle, die sie zeigen, auf das Feld dieser Zahl. Dann ist die nächste Person dran, bis niemand mehr Würfel in der Hand hat.
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
overview-chapel = Bring früh Novizen in Kapellen. Sie öffnen dir Klöster für immer, bringen Kirchenfenster-Plättchen und vervielfachen am Ende deine Punkte.

## Was auf dem Tisch liegt

# Zu allem, worauf man zeigt: wozu es da ist; der Name steht darüber.

# en d84400cc
about-room-profane = Für Novizen aus den Reihen I und II: 1 Einfluss und 2 Suppen, aus Reihe II 3. Bringt sofort 1 Punkt und 1 Werkzeug.
# en 688a4f6f
about-room-workshop = Für Novizen aus den Reihen I und II: 1 Einfluss und 2 Werkzeuge, aus Reihe II 3. Bringt sofort 2 Punkte und 1 Buch.
# en a1129cf1
about-room-common = Für Novizen aus den Reihen I und II: 1 Einfluss und 2 Bücher, aus Reihe II 3. Bringt sofort 3 Punkte und ein Kirchenfenster-Plättchen des Klosters.
# en bb7689ac
about-space = Für Novizen aus Reihe IV, neben einem Gebäude mit einem deiner Novizen, für Rosenkränze: 1, dann 2, dann 3. Am Ende bringt jedes Paar aus Kapelle und Kreuzgang eines Klosters 2 Punkte.
# en b8d06fcb
about-chapel = Für Novizen aus Reihe III, für Einfluss: 1, dann 2, dann 3. Ein Novize öffnet dir dieses Kloster für immer und zählt am Ende: je mehr verschiedene Kapellen, desto mehr Punkte.
# en dff0e755
about-tiles = Kirchenfenster-Plättchen dieses Klosters. Es gibt sie durch Gemeinschaftsräume, Aktionen der Reihe III und den Weg; sie werden sofort eingebaut.
# en cd0b5d5b
about-window = Jedes Plättchen bringt den Bonus seiner Reihe oder seiner Spalte. Eine volle Reihe bringt 5 Punkte, eine volle Spalte 4. Kein Kloster darf in einer Reihe oder Spalte zweimal sein.
# en e8038cbe
about-field = Von hier nimmt man bis zu drei Würfel auf einmal; jeder bringt eine Aktion in der Spalte dieser Zahl.
# en b75a688b
about-field-joker = Von hier nimmt man immer nur einen Würfel, für eine Aktion in einer beliebigen Spalte.
# en 2c0401ec
about-stop = Solange dein Gesandter hier steht, dürfen deine Novizen in die Klöster des Feldes. Wer ein Feld betritt, bekommt seinen Bonus.
# en 8ba23725
about-stop-any-action = Bonus: eine Aktion einer beliebigen Spalte, ohne Würfel. Darauf darf man verzichten.
# en a91b5071
about-stop-influence-or-rosary = Bonus: 1 Einfluss oder 1 Rosenkranz.
# en 251103cc
about-stop-soup-or-exchange = Bonus: 1 Suppe; oder 1 Suppe wird gegen 1 Werkzeug getauscht oder 1 Werkzeug gegen 1 Buch.
# en 08bbacd5
about-stop-window = Bonus: ein Kirchenfenster-Plättchen eines beliebigen Klosters, sofort eingebaut. Darauf darf man verzichten.
# en db4d8e02
about-stop-die = Bonus: ein weiterer persönlicher Würfel oder 5 Punkte.
# en e23cc4c1
about-mission = Wer ihn erfüllt, bekommt sofort die Punkte, und den anderen steht er weiter offen. Aufträge A und B bringen mit jedem Jahr weniger.
# en ff656343
about-action-std = Ein Würfel dieser Spalte bringt immer diese Aktion. Ist das Plättchen umgedreht, bringt jeder Würfel darauf 1 Punkt.
# en 83439c6d
about-action-i = Ist ihr Novize entsandt, bringen Würfel dieser Spalte auch diese Aktion, so oft du willst.
# en ef6e171e
about-action-ii = Ist ihr Novize entsandt, bringt ein Würfel dieser Spalte auch diese Aktion, einmal im Zug.
# en 1f532934
about-action-iii = Ist ihr Novize entsandt, bringt ein Würfel dieser Spalte einmal im Zug auch dies: ein Kirchenfenster-Plättchen eines Klosters, in dessen Kapelle du einen Novizen hast.
# en 5dd0e093
about-action-iv = Hier gibt es keine Aktion: Wird dieser Novize entsandt, dreht er das Plättchen seiner Spalte um, das dann für jeden Würfel darauf 1 Punkt bringt.
# en 3c345599
about-extra = Sind die fünf Novizen seiner Reihe entsandt, darf er kostenlos auf einen beliebigen freien Platz, der dir offensteht; sofort oder nie.
# en 42ea0ad7
about-soup = Bezahlt profane Gebäude. Am Ende zählen Suppen, Einfluss und Rosenkränze zusammen: 1 Punkt für je zwei.
# en aeab9d57
about-tool = Bezahlt Werkstätten. Am Ende bringt jedes übrige 1 Punkt.
# en 176d9a2b
about-book = Bezahlt Gemeinschaftsräume. Am Ende bringt jedes übrige 2 Punkte.
# en 9675ab8d
about-influence = Bezahlt Gebäude und Kapellen. Am Ende zählen Suppen, Einfluss und Rosenkränze zusammen: 1 Punkt für je zwei.
# en 45614cab
about-rosary = Bezahlt den Kreuzgang. Am Ende zählen Suppen, Einfluss und Rosenkränze zusammen: 1 Punkt für je zwei.
# en 60e8f7fc
about-own-dice = Deine persönlichen Würfel darf niemand sonst nehmen. Bis zu zwei weitere bekommst du am Ende des Weges.
# en a457ef91
about-reroll = Einmal in der Runde, gleich nach einem Wurf: Die Würfel, die du auswählst, werden neu geworfen.
# en 9938538e
about-roll = Wähle eine Zahl: Alle Würfel dieses Wurfs, die sie zeigen, kommen auf ihr Feld. Die anderen werden im nächsten Zug neu geworfen.

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
# en 9ab814db
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

# en 9405a672
die-white = neutrale { $face }
    .acc = die neutrale { $face }
# en 4e3eac02
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
# en 25aa8401
source-lines = vollständige Reihen und Spalten im Kirchenfenster
# en 04f88e0a
source-missions = Aufträge
# en 23a46713
source-last-field = letztes Feld des Weges
# en e9b72d37
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
# en f57d5b34
act-mission = { $mission } aufdecken
# en 26152ad9
act-fell = eine { $face } würfeln
# en 59efd2f2
act-name = die Zahl { $face } wählen
# en 2d612529
act-reroll = das Plättchen „Neu würfeln“ nutzen
# en 08952544
act-pick = { $die-acc } auswählen
# en e834be25
act-throw = die ausgewählten Würfel neu werfen
# en 3cbcaa5c
act-take = { number-of-dice } von { $field } nehmen
# en 75d79310
act-joker = den Joker auf { $column } legen
# en 945ed3fa
act-use = { $action }
# en fd5f8cbe
act-decline = verzichten
# en 318df519
act-send = { $novice-acc } entsenden
# en a71faffb
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

# en 763dc967
ask-name = Welche Zahl setzt du ein? Alle deine Würfel mit dieser Zahl kommen auf ihr Feld.
# en 553fa0ac
ask-pick = Welche Würfel wirfst du neu?
# en 352883c7
ask-take = Nimm Würfel von einem Feld: Jeder ist eine Aktion.
# en 26cb1463
ask-joker = In welcher Spalte nutzt du den Joker?
# en 9b4021e3
ask-use = { $left ->
    [one] Letzter Würfel: Wähle eine Aktion in { $column }.
   *[other] Noch { $left } Würfel: Wähle eine Aktion in { $column }.
}
# en 62227cf4
ask-any = Bonus: Welche Aktion führst du aus?
# en 7d43280d
ask-send = { $discount ->
    [0] Welchen Novizen entsendest du?
   *[other] Welchen Novizen entsendest du für { $discount } Einfluss weniger?
}
# en ba1c4534
ask-where = Wohin entsendest du { $novice-acc }?
# en 94c292eb
ask-swap = Was tauschst du?
# en 2b4bfb1b
ask-pair = Welche zwei gleichen Plättchen nimmst du?
# en 4dc76ba6
ask-token = Einfluss oder Rosenkranz?
# en 91e95f55
ask-soup = Suppe nehmen oder etwas tauschen?
# en 50c9ce6e
ask-tile = Aus welchem Kloster nimmst du ein Kirchenfenster-Plättchen?
# en fefff8f1
ask-build = In welche Reihe baust du das Kirchenfenster-Plättchen aus { $monastery } ein?
# en 4bd49a61
ask-bonus = Der Bonus der Reihe oder der Spalte?
# en 82401085
ask-last = Das letzte Feld des Weges: ein weiterer persönlicher Würfel oder Punkte?
# en ddb0fd8c
ask-keep = Dein neuer Würfel zeigt eine { $face }. Behalten oder „Neu würfeln“ nutzen?
# en cefe0e37
ask-area = Wohin entsendest du den zusätzlichen Novizen von { $row }?
# en 935bae9f
ask-extra = Der zusätzliche Novize kommt in { $area-acc }: auf welchen Platz?

## Was fehlt
# Wie eine Regel ohne Punkt und mit dem Verb an zweiter Stelle: Es steht auch nach „denn“.

# $sums zählt Güter auf: „1 Einfluss und 2 Suppen“.
# en e8dae01c
lack-room = ein Novize aus { $row } braucht für einen Platz in { $kind-dat } noch { $sums }
# en afa17696
lack-area = ein Novize aus { $row } braucht für einen Platz in { $area-dat } noch { $sums }
# $areas zählt auf, wohin die Novizen überhaupt gehen könnten.
# en 5045ee7f
lack-reach = kein Platz in Reichweite ({ $areas }) nimmt einen Novizen auf
# en 545e2dff
lack-novice = im Aktionsbereich steht kein Novize mehr
# Eines von beiden genügt.
# en 21a3d301
lack-either = zum Tauschen braucht es { $sum } oder { $other }
# en 99ca1d8a
lack-good = zum Tauschen braucht es { $sum }
# en 4155ef99
lack-tiles = von { $monasteries } ist kein Kirchenfenster-Plättchen mehr da
# en 0bfa5c4d
lack-line = in keine Reihe des Kirchenfensters passt ein Plättchen von { $monasteries }

## Ereignisse in Jahr und Runde

# en b360524e
event-first = { $you ->
    [seat] Du bist die Startperson.
   *[nobody] { $seat } ist die Startperson.
}
# en 27a8e093
event-mission = { $mission } wird aufgedeckt.
# en 608aed81
event-year = Das { $year }. Klosterjahr beginnt.
# en 541b3afe
event-round = Runde { $round } von { $rounds } beginnt.

## Ereignisse der Würfeleinsetzphase

# en 24db950f
event-rolled = { $you ->
    [seat] Du würfelst: { $dice }.
   *[nobody] { $seat } würfelt: { $dice }.
}
# en c4eccda5
event-rerolled = { $you ->
    [seat] Du nutzt das Plättchen „Neu würfeln“ und würfelst: { $dice }.
   *[nobody] { $seat } nutzt das Plättchen „Neu würfeln“ und würfelt: { $dice }.
}
# en 42cca143
event-placed = { $you ->
    [seat] Du legst { number-of-dice } auf { $field }.
   *[nobody] { $seat } legt { number-of-dice } auf { $field }.
}

## Ereignisse der Aktionsphase

# en 28012a88
event-took = { $you ->
    [seat] Du nimmst { number-of-dice } von { $field }.
   *[nobody] { $seat } nimmt { number-of-dice } von { $field }.
}
# en 4b44b978
event-joker = { $you ->
    [seat] Du legst den Joker auf { $column }.
   *[nobody] { $seat } legt den Joker auf { $column }.
}
# en 8a09df30
event-lapsed = { $you ->
    [seat] In { $column } ist keine Aktion möglich, und du legst den Würfel ungenutzt beiseite.
   *[nobody] In { $column } ist keine Aktion möglich, und { $seat } legt den Würfel ungenutzt beiseite.
}
# en d4f38d38
event-used = { $you ->
    [seat] Du nutzt eine Aktion: { $action }.
   *[nobody] { $seat } nutzt eine Aktion: { $action }.
}
# en d88e412c
event-declined = { $you ->
    [seat] Du verzichtest auf einen Bonus: { $bonus }.
   *[nobody] { $seat } verzichtet auf einen Bonus: { $bonus }.
}
# en d1def6ed
event-gained = { $you ->
    [seat] Du nimmst { $sum }.
   *[nobody] { $seat } nimmt { $sum }.
}
# en b6c27e95
event-paid = { $you ->
    [seat] Du gibst { $sum } ab.
   *[nobody] { $seat } gibt { $sum } ab.
}
# en 5972730f
event-swapped = { $you ->
    [seat] Du tauschst { $sum } gegen { $other }.
   *[nobody] { $seat } tauscht { $sum } gegen { $other }.
}
# en 7cf43aa4
event-envoy = { $you ->
    [seat] Du ziehst mit dem Gesandten auf Feld { $n } des Weges.
   *[nobody] { $seat } zieht mit dem Gesandten auf Feld { $n } des Weges.
}
# en 779a6f7e
event-bonus = { $you ->
    [seat] Du findest auf dem Weg einen Bonus: { $bonus }.
   *[nobody] { $seat } findet auf dem Weg einen Bonus: { $bonus }.
}
# en 77cf1b54
event-scored = { $you ->
    [seat] Du erhältst { points }: { $source }.
   *[nobody] { $seat } erhält { points }: { $source }.
}
# en c7207d9a
event-earned = { $you ->
    [seat] Du hast im Lauf der Partie { points } erhalten: { $source }.
   *[nobody] { $seat } hat im Lauf der Partie { points } erhalten: { $source }.
}
# en 1d2e2058
event-claimed = { $you ->
    [seat] Du erfüllst { $mission } und erhältst { points }.
   *[nobody] { $seat } erfüllt { $mission } und erhält { points }.
}
# en bd32706a
event-gained-die = { $you ->
    [seat] Du nimmst einen weiteren persönlichen Würfel.
   *[nobody] { $seat } nimmt einen weiteren persönlichen Würfel.
}
# en edb4bf7b
event-die-fell = Der neue Würfel zeigt eine { $face }.
# en 83913257
event-die-laid = Der neue Würfel kommt auf { $field }.

## Ereignisse um Novizen

# en d9608d4d
event-sent-room = { $you ->
    [seat] Du entsendest { $novice-acc } in { $kind-acc } { $room-ins }.
   *[nobody] { $seat } entsendet { $novice-acc } in { $kind-acc } { $room-ins }.
}
# en 2af967c1
event-sent-chapel = { $you ->
    [seat] Du entsendest { $novice-acc } in die Kapelle von { $monastery }.
   *[nobody] { $seat } entsendet { $novice-acc } in die Kapelle von { $monastery }.
}
# en 5c83b191
event-sent-space = { $you ->
    [seat] Du entsendest { $novice-acc } auf { $space }.
   *[nobody] { $seat } entsendet { $novice-acc } auf { $space }.
}
# en 69ad6940
event-unlocked = { $you ->
    [seat] Von nun an kannst du { $action }.
   *[nobody] Von nun an kann { $seat } { $action }.
}
# en 70192ab2
event-flipped = { $you ->
    [seat] Du drehst das Aktions-Plättchen von { $column } um.
   *[nobody] { $seat } dreht das Aktions-Plättchen von { $column } um.
}
# en c31e70b2
event-extra-room = { $you ->
    [seat] Du entsendest den zusätzlichen Novizen von { $row } in { $kind-acc } { $room-ins }.
   *[nobody] { $seat } entsendet den zusätzlichen Novizen von { $row } in { $kind-acc } { $room-ins }.
}
# en 5ce28c13
event-extra-chapel = { $you ->
    [seat] Du entsendest den zusätzlichen Novizen von { $row } in die Kapelle von { $monastery }.
   *[nobody] { $seat } entsendet den zusätzlichen Novizen von { $row } in die Kapelle von { $monastery }.
}
# en 3a5f4b19
event-extra-space = { $you ->
    [seat] Du entsendest den zusätzlichen Novizen von { $row } auf { $space }.
   *[nobody] { $seat } entsendet den zusätzlichen Novizen von { $row } auf { $space }.
}
# en c6f79611
event-extra-dropped = { $you ->
    [seat] Du entsendest den zusätzlichen Novizen von { $row } nicht, und er kommt aus dem Spiel.
   *[nobody] { $seat } entsendet den zusätzlichen Novizen von { $row } nicht, und er kommt aus dem Spiel.
}

## Ereignisse um das Kirchenfenster

# en a30a3f05
event-built = { $you ->
    [seat] { $cell ->
        [1] Du baust ein Plättchen aus { $monastery } auf dem ersten Feld { $line-gen } ein.
        [2] Du baust ein Plättchen aus { $monastery } auf dem zweiten Feld { $line-gen } ein.
       *[other] Du baust ein Plättchen aus { $monastery } auf dem letzten Feld { $line-gen } ein.
    }
   *[nobody] { $cell ->
        [1] { $seat } baut ein Plättchen aus { $monastery } auf dem ersten Feld { $line-gen } ein.
        [2] { $seat } baut ein Plättchen aus { $monastery } auf dem zweiten Feld { $line-gen } ein.
       *[other] { $seat } baut ein Plättchen aus { $monastery } auf dem letzten Feld { $line-gen } ein.
    }
}
# en f7de0437
event-no-tile = Aus diesem Kloster lässt sich kein Kirchenfenster-Plättchen einbauen, also wird keins genommen.

## Ereignisse am Ende

# en a664c5c9
event-majority = { $you ->
    [seat] Du hast in { $monastery } die meisten Novizen ({ $amount }) und erhältst { points }.
   *[nobody] { $seat } hat in { $monastery } die meisten Novizen ({ $amount }) und erhält { points }.
}
# en 860fbe75
event-majority-tied = { $you ->
    [seat] Du teilst dir in { $monastery } die meisten Novizen ({ $amount }) und erhältst ebenfalls { points }.
   *[nobody] { $seat } teilt sich in { $monastery } die meisten Novizen ({ $amount }) und erhält ebenfalls { points }.
}
# en 39db25c5
event-chapels = { $you ->
    [seat] { $amount ->
        [0] Du bist in keiner Kapelle vertreten und erhältst { points }.
        [one] Du bist in { $amount } Kapelle vertreten und erhältst { points }.
       *[other] Du bist in { $amount } Kapellen vertreten und erhältst { points }.
    }
   *[nobody] { $amount ->
        [0] { $seat } ist in keiner Kapelle vertreten und erhält { points }.
        [one] { $seat } ist in { $amount } Kapelle vertreten und erhält { points }.
       *[other] { $seat } ist in { $amount } Kapellen vertreten und erhält { points }.
    }
}
# en d4959eda
event-cloister = { $you ->
    [seat] Du hast in { $monastery } { $inside } Novizen in der Kapelle und { $around } auf dem Kreuzgang und erhältst { points }.
   *[nobody] { $seat } hat in { $monastery } { $inside } Novizen in der Kapelle und { $around } auf dem Kreuzgang und erhält { points }.
}
# en defafd19
event-left-over = { $you ->
    [seat] Du erhältst für übrige Güter { points }.
   *[nobody] { $seat } erhält für übrige Güter { points }.
}
# en 46e70def
event-points = { $you ->
    [seat] Du hast { points } und belegst Platz { $rank }.
   *[nobody] { $seat } hat { points } und belegt Platz { $rank }.
}
# en 51e69834
event-winner = { $you ->
    [seat] Du gewinnst die Partie.
   *[nobody] { $seat } gewinnt die Partie.
}
# en ca502a19
event-shared = { $you ->
    [seat] Du teilst dir den Sieg: Bei gleich vielen Punkten gibt es keinen Stichentscheid.
   *[nobody] { $seat } teilt sich den Sieg: Bei gleich vielen Punkten gibt es keinen Stichentscheid.
}
# en 1e4091d4
event-shared-place = { $you ->
    [seat] Du teilst dir Platz { $rank }: Bei gleich vielen Punkten gibt es keinen Stichentscheid.
   *[nobody] { $seat } teilt sich Platz { $rank }: Bei gleich vielen Punkten gibt es keinen Stichentscheid.
}

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
# en 8da69496
error-edition-apart = { $entry }: Von room 1 führt kein Weg zu { $words }; alles muss zusammenhängen
# en 47b7dbdb
error-edition-mission = { $entry } verlangt { $value }; zu { $seats } ist dort nur Platz für { $count }

## warum nicht

# en fa258575
why-MSM-DICE-3 = keiner deiner Würfel zeigt diese Zahl
# en e4347311
why-MSM-REROLL-1 = „Neu würfeln“ hast du in dieser Runde schon genutzt
# en 76f4aca5
why-MSM-TAKE-1 = auf diesem Feld liegen keine Würfel
# en 8785aea6
why-MSM-TAKE-2 = so viele liegen nicht für dich da, denn die übrigen gehören anderen
# en 2cf6c3c4
why-MSM-TAKE-10 = in dieser Spalte ist gerade keine Aktion möglich
# en bd7ef5c2
why-MSM-ACT-11 = sie ist noch nicht freigeschaltet, denn dort steht noch dein Novize
# en 5b92b04a
why-MSM-UNLOCK-3 = diese Aktion hast du in diesem Zug schon genutzt
# en 06471335
why-MSM-ACT-13 = dir fehlt, was diese Aktion braucht
# en 1bd70698
why-MSM-NOVICE-8 = in Reichweite ist kein Platz für diesen Novizen frei
# en ca1425bc
why-MSM-NOVICE-3 = dein Gesandter steht nicht bei diesem Kloster, und in der Kapelle hast du niemanden
# en 2055af17
why-MSM-SETUP-2 = zu dritt ist dieser Platz blockiert
# en bdbfecd3
why-MSM-SETUP-4 = dieses Kloster hat keine Kirchenfenster-Plättchen mehr
# en 0ed1dc73
why-MSM-BLD-2 = ein Gebäude kostet 1 Einfluss und 2 von dem Gut, das es zeigt, aus Reihe II 3
# en cdcf2e32
why-MSM-CLOISTER-2 = du brauchst einen Novizen in einem Gebäude daneben
# en 87ff37c8
why-MSM-WINDOW-1 = hier gibt es nur ein Plättchen aus diesem Kloster

## Begründungen
# Warum ein Bot etwas empfiehlt: was der Zug bringt, mehr als bei der nächstbesten Wahl.
# $mine und $rival zählen Novizen, $rival die der stärksten anderen Farbe.
# en fefad966
reason-claims = Das erfüllt { $mission } und bringt { points }.
# en 6516ff04
reason-nearer = Das bringt dich { $mission } näher.
# en a8cb428c
reason-leads = Damit führst du in { $monastery }: { $mine } Novizen zu { $rival }.
# en 0a6c5bdd
reason-closer = Damit hast du { $mine } Novizen in { $monastery }; wer sonst dort die meisten hat, hat { $rival }.
# en 68330f4a
reason-chapels = Novizen in { $amount ->
    [one] { $amount } Kapelle
   *[other] { $amount } Kapellen
} bringen dir am Ende { points }.
# en 91805c37
reason-cloister = Kapelle und Kreuzgang von { $monastery } bringen dir dann am Ende { points }.
# en e6555bee
reason-scores = In diesem Zug bringt das { points } mehr als die nächstbeste Wahl.
# en 5349faf9
reason-opens = Von da an kannst du auch { $action }.
# en bde3c88e
reason-flips = Ein Aktions-Plättchen wird umgedreht: Von da an bringt jeder Würfel darauf Punkte.
# en 83d15979
reason-window = Das bringt dein Kirchenfenster vollen Reihen und Spalten näher.
# en 6abf9cb7
reason-path = Das führt deinen Gesandten auf Feld { $amount } des Weges und zu den Boni dahinter.
# en f50eaae8
reason-goods = Damit hast du { $amount } Güter, um zu bezahlen.
# en e0636739
reason-dice = Von den Würfeln auf dem Tisch bleiben dir so die besten.
# en 31d478ac
reason-little = Es kommt kaum darauf an: Nichts, was du hier wählen kannst, ändert viel.

## Die Abschnitte des Regelwerks

# en 0322ce5c
section-MSM-COMP = Was in der Schachtel liegt
# en dbdf27e5
section-MSM-SETUP = Vorbereitung
# en f2947ff2
section-MSM-YEAR = Klosterjahre und Runden
# en 1c7cf2f2
section-MSM-DICE = Würfel einsetzen
# en 0bb604a4
section-MSM-REROLL = Das Plättchen „Neu würfeln“
# en 6814a6b8
section-MSM-TAKE = Würfel nehmen
# en 064105b8
section-MSM-USE = Die genommenen Würfel nutzen
# en 705b092e
section-MSM-ACT = Die Aktionen der Spalten
# en 81b9e1e2
section-MSM-UNLOCK = Aktionen freischalten
# en 16a1b519
section-MSM-ENVOY = Der Gesandte
# en 42fad59c
section-MSM-PATH = Boni des Weges
# en 96a01c9a
section-MSM-PDIE = Persönliche Würfel
# en febc04d8
section-MSM-NOVICE = Einen Novizen entsenden
# en 4e0445c4
section-MSM-BLD = Gebäude
# en 590277b3
section-MSM-CHAPEL = Kapellen
# en bd44e78a
section-MSM-CLOISTER = Kreuzgänge
# en 85e29e52
section-MSM-EXTRA = Zusätzliche Novizen
# en e04a2bb0
section-MSM-WINDOW = Das Kirchenfenster
# en 93ffb8ce
section-MSM-MISSION = Aufträge
# en 0f1bc8b1
section-MSM-END = Rundenende und Spielende
# en ad484e29
section-MSM-SCORE = Schlusswertung
# en eb2d7c16
section-MSM-INFO = Was offen und was geheim ist
# en c783a4c5
section-MSM-INV = Was immer gilt
# en 1858cb7f
section-MSM-STATE = Was wann gefragt wird
# en d0db8b5e
section-MSM-OPT = Optionen

## Schnitzer
# Worüber man lachen würde; daneben steht, wie oft es in einer Partie vorkommt.
# en ccb2536c
blunder-goods-left = Güter, die am Ende übrig sind
# en 4f3180e2
use-actions = Genutzte Aktionen
# en 2b547f83
use-rooms = In Gebäude entsandte Novizen
# en d985d0c3
use-chapels = In Kapellen entsandte Novizen
# en 3994d017
use-windows = Eingebaute Kirchenfenster-Plättchen
# en 42fad59c
use-bonuses = Boni des Weges
# en 6b7ec84b
use-jokers = Joker nach Spalten
# en 3fb947b8
use-missions = Erfüllte Aufträge
# en fe4933f0
habit-path = geht den Weg am weitesten
# en 50fb6005
habit-path-first-year = geht den Weg im ersten Jahr am weitesten
