### What the page of a tournament says: it is loaded with that page.

# en ffb1b8a1
tournament = Turnier
# en 114f0012
tournament-new-title = Ein Turnier eröffnen
# en 27e39473
tournament-new-text = Mehrere Personen, mehrere Runden. Du gibst einen einzigen Link weiter; alle tragen sich mit einem Namen ein, und jede Runde eröffnet ihre Tische von selbst. Wer organisiert, kann auch mitspielen.
# en 5b235789
tournament-name = Name des Turniers
# en 5c412a26
tournament-game = Spiel
# en cffdc75b
tournament-seats = Personen an einem Tisch
# en fda2d33b
tournament-form = Wer trifft auf wen
# en eed7e169
tournament-form-robin = alle auf alle
# en ed7cca12
tournament-form-swiss = ein paar Runden
# en e65cfa65
tournament-form-robin-about = Alle treffen auf alle anderen. Bei vielen Personen dauert das viele Runden: Wie viele, steht da, bevor du beginnst.
# en 3704540f
tournament-form-swiss-about = In jeder Runde treffen die aufeinander, die ähnlich stehen, und möglichst niemand zweimal (Schweizer System).
# en e9af9cde
tournament-rounds = Runden
# en bf3284d6
tournament-duplicate = Dieselben Karten an allen Tischen einer Runde
# en f0a1f5eb
tournament-duplicate-about = So steht niemand durch bessere Karten höher: Jedes Ergebnis wird mit denen auf demselben Platz an den anderen Tischen verglichen. Bis der letzte Tisch einer Runde fertig ist, kann niemand zusehen, und Karten und Punkte beendeter Partien bleiben verborgen. Würfel, Aufträge, Karten und Plättchen kommen überall in derselben Reihenfolge, soweit es der Spielverlauf zulässt. Sprecht vor dem Ende der Runde nicht über Karten, die ihr gesehen habt.
# en 5fd27cb9
tournament-bots-about = Bots dieser Stufe setzen sich hin, wo jemand fehlt.
# en 9d0da441
tournament-create = Turnier eröffnen
# en dc8659db
tournament-enter = Eintragen
# en 74fa7d10
tournament-enter-title = Mitmachen
# en 1419bc13
tournament-enter-text = Deine Plätze öffnen sich in diesem Browser und auf Geräten, die seine Tischliste teilen: Trag dich dort ein, wo du spielen willst. Geht er verloren, erstellt dir die Turnierleitung einen neuen Link.
# en 1df67a21
tournament-entered = Du machst als { $name } mit. Die erste Runde beginnt, wenn die Turnierleitung sie startet.
# en 19f4a786
tournament-link = Link zum Eintragen kopieren
# en fbcd8445
tournament-host-link = Link der Turnierleitung kopieren
# en 81d43105
tournament-host-about = Wer den Link der Turnierleitung hat, leitet das Turnier. Bewahre ihn auf: Mit ihm leitest du es von jedem Gerät aus.
# en 05b0a91c
tournament-people = { $count ->
    [0] Noch hat sich niemand eingetragen
    [one] { $count } Person
   *[other] { $count } Personen
}
# en f54f940b
tournament-about = { $game }, { $seats } an einem Tisch
# en 202ea8b0
tournament-robin-in = Alle treffen auf alle, in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
# en 4d94076f
tournament-swiss-in = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, Gleichstarke gegeneinander
# en f1541e92
tournament-same = Dieselben Karten an allen Tischen einer Runde
# en cbde0328
tournament-organise = Du leitest das Turnier
# en 59242773
tournament-start = Runde 1 starten, niemanden mehr aufnehmen
# en 455618c9
tournament-next = Runde { $round } starten
# en 51c0d65d
tournament-few = Bevor die erste Runde beginnen kann, müssen sich zwei Personen eintragen.
# en 858e4ba7
tournament-pause = Unterbrechen
# en 97903f19
tournament-go-on = Fortsetzen
# en fe3744a8
tournament-paused = Das Turnier ist unterbrochen. Keine Runde beginnt; an Tischen mit Uhr steht die Zeit still, bis dort jemand fortsetzt.
# en 442164ad
tournament-manage = Neue Links, Abmeldungen, Ende
# en 7b6ca2b7
tournament-manage-about = Wer abgemeldet wird, spielt endgültig nicht mehr mit: Am Tisch spielt ein Bot weiter. Beendest du das Turnier, zählen Partien nicht, die noch laufen; haben alle Tische dieselben Karten, spielen Bots sie zu Ende.
# en 35c1a49e
tournament-renew = Neuer Link für { $name }
# en d9b06480
tournament-renew-sure = Erstellen: Der alte Browser öffnet dann nichts mehr
# en 79fd58a3
tournament-renew-about = Wer den eigenen Browser verloren hat, spielt mit einem neuen Link dort weiter, wo die Partie steht. Solange die Person an einem Tisch ist, lässt sich kein Link erstellen.
# en bd6f4128
tournament-renewed = Der Link für { $name } gilt einmal. Gib ihn niemand anderem: Wer ihn öffnet, spielt als { $name }.
# en 6ad8dd24
tournament-person-link = Link für { $name } kopieren
# en bce94d94
tournament-arrived = Mit diesem Link spielst du in diesem Turnier weiter, und zwar in diesem Browser. Er gilt einmal.
# en 94279ece
tournament-arrived-take = Hier weiterspielen
# en 47ae7de3
tournament-arrived-leave = Nicht in diesem Browser
# en 0f517227
tournament-arrived-own = Dieser Browser macht schon mit: Öffne den Link im Browser der Person, für die er ist.
# en cdd68d99
tournament-withdraw = { $name } abmelden
# en a2359149
tournament-leave = Vom Turnier abmelden
# en 797a76e0
tournament-sure = Endgültig abmelden
# en 72bef176
tournament-end = Turnier beenden
# en 9b6c3d20
tournament-end-sure = Jetzt beenden
# en 531c5aa6
tournament-yours = Runde { $round }: Dein Tisch ist offen
# en 990c13f0
tournament-with = Mit { $names }
# en 90a5b96e
tournament-sit = Zu deinem Tisch
# en 11a1af2f
tournament-done = Deine Partie der Runde { $round } ist zu Ende. Die Runde endet mit ihrem letzten Tisch.
# en edbb14a9
tournament-between = Runde { $round } ist zu Ende. Die Turnierleitung startet die nächste.
# en 6454e075
tournament-goes-on = Runde { $round } wird gespielt.
# en c409944f
tournament-over = Das Turnier ist zu Ende.
# en 410d10d4
tournament-first = Auf dem ersten Platz: { $names }
# en c7342049
tournament-standings = Tabelle
# en e9463dcc
tournament-place = Platz
# en dcd1d522
tournament-player = Name
# en 77deabe2
tournament-points = Punkte
# en 36a60559
tournament-met = Gegner
# en 5f9fbe3c
tournament-ahead = Vorsprung
# en abbf4e04
tournament-points-about = Eine Partie ist 0 bis 1 Punkt wert: der Anteil der anderen am Tisch, die man hinter sich lässt, ein Gleichstand als halber. Bei gleichen Punkten entscheidet die höhere Punktsumme derer, auf die man traf („Gegner“), dann der „Vorsprung“; wer in allem gleich steht, teilt den Platz. Bots stehen nicht in der Tabelle.
# en e8c50655
tournament-ahead-about = „Vorsprung“ heißt, um wie viele Spielpunkte jemand im Durchschnitt vor den anderen am Tisch lag.
# en 3e226e58
tournament-ahead-same = „Vorsprung“ heißt, um wie viele Spielpunkte jemand im Durchschnitt vor denen lag, die an den anderen Tischen auf demselben Platz saßen: So ist das Kartenglück herausgerechnet, soweit die Karten gleich waren.
# en c65ed302
tournament-reach-about = Die Zahl hinter ± ist das Intervall zu 95 % nach Students t. Nach wenigen Runden ist es breit: Dann weiß man noch wenig.
# en fd60c459
tournament-withdrawn = abgemeldet
# en 8dfa621e
tournament-round = Runde { $round }
# en 88547482
tournament-playing = wird gespielt
# en 7034d95c
tournament-hidden = fertig; gezeigt am Ende der Runde
# en d8a6cffe
tournament-broken = abgebrochen
# en d221f83a
tournament-look = Tisch ansehen
# en 1509f561
tournament-save = Speichern
# en 007ff09d
tournament-save-standings = Tabelle (CSV)
# en b8ec37dc
tournament-save-matches = Partien (CSV)
# en 0cde41bf
tournament-save-all = Alles, mit Aufzeichnungen (JSON)
# en 8e4ee7c8
tournament-shut-title = Deine Partie ist zu Ende
# en c5f22f32
tournament-shut = Andere spielen noch mit denselben Karten. Karten und Punkte siehst du hier, sobald der letzte Tisch dieser Runde fertig ist.
