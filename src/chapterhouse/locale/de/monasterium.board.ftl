### Das Brett von Monasterium auf Deutsch: was auf dem Tisch selbst steht.
###
### Klöster, Gebäude, Aktionen und Güter heißen wie in monasterium.ftl. $name ist ein Name und wird nie
### gebeugt.

## Die Teile des Bretts

# en 9197c352
board-msm-map = Die Klöster
# en c7ea7298
board-msm-path = Der Weg
# en 6e639713
board-msm-dice = Würfel
# en 93ffb8ce
board-msm-missions = Aufträge
# en 84e12ac6
board-msm-players = Alle am Tisch
# en 048c3c1e
board-msm-part-map = Klöster
# en 62fa5a5b
board-msm-part-path = Weg
# en 6e639713
board-msm-part-dice = Würfel
# en 93ffb8ce
board-msm-part-missions = Aufträge
# en 4816cbfd
board-msm-part-boards = Tableau
# en f3806879
board-msm-choose = Danach wählst du weiter.

## Der Kalender

# en ec45ae55
board-msm-year = Jahr { $year }
    .now = Jahr { $year }, Runde { $round } von { $rounds }
# en f4db1e48
board-msm-end = Ende

## Wer mitspielt

# en 620ba75e
board-msm-start = Startperson
# en ac03a4f7
board-msm-asked = ist am Zug
# en a3cf8867
board-msm-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# en 2fbd61d5
board-msm-board-of = Tableau: { $name }
# en 19519f2d
board-msm-owned = { $count ->
    [one] { $count } persönlicher Würfel
   *[other] { $count } persönliche Würfel
}
# en 72e8f509
board-msm-reroll-ready = Das Plättchen „Neu würfeln“ ist einsatzbereit
# en ae64d181
board-msm-reroll-spent = Das Plättchen „Neu würfeln“ ist in dieser Runde schon genutzt
# en 36574fcc
board-msm-goods = Güter

## Die Klöster

# en 395b5ec9
board-msm-jump = { $count ->
    [0] { $name }
    [one] { $name }: { $count } Platz zur Wahl
   *[other] { $name }: { $count } Plätze zur Wahl
}
# en c0c6c815
board-msm-room = { $place }, { $kind }: { $state }
# en fcaa329f
board-msm-place = { $place }: { $state }
# en ad95d5fa
board-msm-free = frei
# en c3eefb58
board-msm-blocked = blockiert
# en f3fbc43b
board-msm-chapel = { $name }: { $count } von { $room } Plätzen besetzt, { $who }
# en 6c4e2553
board-msm-chapel-empty = { $name }: { $count } von { $room } Plätzen besetzt
# en 3b39b296
board-msm-tiles = { $count ->
    [0] Kein Kirchenfenster-Plättchen mehr
    [one] Noch { $count } Kirchenfenster-Plättchen
   *[other] Noch { $count } Kirchenfenster-Plättchen
}

## Der Weg

# en c28994e8
board-msm-stop = Feld { $number }: { $parts }
# en 3f510892
board-msm-stop-with = Feld { $number }: { $parts }; hier: { $envoys }

## Würfel

# en 05e7f4a5
board-msm-field = { $field }: { $dice }
# en 9d09c9ae
board-msm-field-empty = { $field }: leer
# en fbb602f8
board-msm-white-dice = { $count ->
    [one] { $count } neutraler Würfel
   *[other] { $count } neutrale Würfel
}
# en dd2f366a
board-msm-own-dice = { $count ->
    [one] { $count } Würfel von { $name }
   *[other] { $count } Würfel von { $name }
}
# en ad825fcc
board-msm-roll = Wurf: { $name }
# en 4c9fc7b2
board-msm-picked = { $die }, ausgewählt
# en 226f127e
board-msm-hands = Würfel in der Hand
# en cca76e14
board-msm-hand = { $name }: { $white } neutral, { $own } persönlich
# en 596833fc
board-msm-turn = Zug: { $name }
    .mine = Dein Zug
# en 580a02b2
board-msm-turn-last = Voriger Zug: { $name }
    .mine = Dein voriger Zug
# en 028f2de0
board-msm-unspent = { $count ->
    [one] Noch { $count } Würfel auf { $column }
   *[other] Noch { $count } Würfel auf { $column }
}
# en 0ffe7230
board-msm-chain = Was dieser Zug bisher gebracht hat

## Der Aktionsbereich

# en c751a9fa
board-msm-area = Aktionsbereich
# en 8fd9f45b
board-msm-locked = Noch nicht freigeschaltet, { $novice } steht noch da: { $action }
# en c0bc2654
board-msm-open = Freigeschaltet: { $action }
# en fd42831b
board-msm-flip = { $novice } steht noch da und dreht beim Entsenden das Plättchen der Spalte um
# en c1018582
board-msm-flipped-by = { $novice } ist entsandt, das Plättchen der Spalte ist umgedreht
# en 0bd08af9
board-msm-unlocks = gibt frei: { $action }
# en 36f93234
board-msm-flips = dreht das Plättchen der Spalte um
# en 945ed3fa
board-msm-tile = { $action }
# en e2ad9e42
board-msm-tile-turned = { $action }; umgedreht: 1 Punkt je Würfel
# en 22fedf2f
board-msm-used = (in diesem Zug genutzt)
# en 5342bfa6
board-msm-beside = Der zusätzliche Novize von { $row } wartet

## Das Kirchenfenster

# en ed805c49
board-msm-window = Kirchenfenster
# en e8e57c02
board-msm-window-row = { $row }: { $tiles }
# en 2e1cfa82
board-msm-no-tile = leer

## Aufträge

# en f46ab134
board-msm-need = { $place } ({ $monastery })
# en 7c3ab93f
board-msm-mission = { $points ->
    [one] { $name }: { $task }; { $points } Punkt
   *[other] { $name }: { $task }; { $points } Punkte
}
# en 21f931cc
board-msm-mission-done = { $points ->
    [one] { $name }: { $task }; { $points } Punkt; erfüllt von { $by }
   *[other] { $name }: { $task }; { $points } Punkte; erfüllt von { $by }
}
# en 79bf1c60
board-msm-condition-novices = { $count ->
    [one] { $count } entsandter Novize
   *[other] { $count } entsandte Novizen
}
# en 2134c7cb
board-msm-condition-common = { $count ->
    [one] { $count } Novize in Gemeinschaftsräumen
   *[other] { $count } Novizen in Gemeinschaftsräumen
}
# en 2d9a0f29
board-msm-condition-cloister = { $count ->
    [one] { $count } Novize auf Kreuzgangfeldern
   *[other] { $count } Novizen auf Kreuzgangfeldern
}
# en 2da94b6d
board-msm-condition-window = { $count ->
    [one] Kirchenfenster-Plättchen aus { $count } Kloster
   *[other] Kirchenfenster-Plättchen aus { $count } Klöstern
}
# en 19519f2d
board-msm-condition-dice = { $count ->
    [one] { $count } persönlicher Würfel
   *[other] { $count } persönliche Würfel
}

## Die Galerie für alle, die am Brett zeichnen

# en 9cb5654b
board-msm-showcase-signs = Zeichen
